//! One task for each table, whoever comes when.

use super::*;
use crate::fairness::{self, Secret};
use crate::games::hosted;
use crate::setup::Agreement;
use crate::thinkers::Thinkers;
use futures_util::FutureExt;
use store::{Change as Kept, Commitment, NewTable, Person, PersonId, Seed, Sqlite, Status};
use store::{Occupant, Seat, Visibility};
use tempfile::TempDir;

const TABLE: TableId = TableId::from_bytes([7; 16]);
const HOST: PersonId = PersonId::from_bytes([1; 16]);
const SECRET: [u8; 32] = [3; 32];

/// A hall with one table that gathers.
async fn hall() -> (TempDir, Hall) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path().join("tables.db")).unwrap();
    let host = Person { id: HOST, name: None, language: None, created: 0, recovery: None };
    store.write(Kept::AddPerson(host)).await.unwrap();
    let kind = hosted::<madeira::Madeira>();
    let (rules, components) = kind.stamp();
    let setup = Agreement {
        game: kind.name().to_owned(),
        players: 2,
        options: std::collections::BTreeMap::new(),
        hints: false,
        practice: false,
        rules,
        components: components.to_owned(),
        date: "2026-11-18".to_owned(),
    };
    let setup = setup.text();
    let commitment = fairness::commitment(Secret(SECRET), &TABLE.to_string(), &setup);
    let seat = |seat| Seat { seat, occupant: Occupant::Open, nonce: None, reserved_for: None };
    let table = NewTable {
        id: TABLE,
        host: HOST,
        game: kind.name().to_owned(),
        setup,
        visibility: Visibility::Open,
        status: Status::Gathering,
        created: 0,
        seed: Some(Seed(SECRET)),
        commitment: Some(Commitment(commitment)),
        seats: vec![seat(0), seat(1)],
    };
    store.write(Kept::AddTable { table, entries: Vec::new() }).await.unwrap();
    let around = Surroundings {
        store: Arc::new(store),
        games: Arc::new(vec![Arc::from(kind)]),
        thinkers: Arc::new(Thinkers::new(1).unwrap()),
        now: || 0,
    };
    (folder, Hall::new(around))
}

/// Who waits while the last task of a table ends must not bring it to life beside the next one.
#[tokio::test]
async fn a_table_has_one_task_whoever_waited_for_the_last_one_to_end() {
    let (_folder, hall) = hall().await;
    let old = hall.entrance(TABLE);
    let ending = old.lock().await;
    let mut early = std::pin::pin!(hall.mailbox(TABLE));
    assert!((&mut early).now_or_never().is_none(), "it waits for the old one");
    hall.forget(TABLE, &old);
    let late = hall.mailbox(TABLE).await.unwrap();
    drop(ending);
    let early = early.await.unwrap();
    assert!(early.same_channel(&late), "two tasks have the same table");
    assert_eq!(hall.in_use(), 1);
}

#[tokio::test]
async fn whoever_gives_up_leaves_nothing_behind() {
    let (_folder, hall) = hall().await;
    let nowhere = TableId::from_bytes([8; 16]);
    assert!(hall.mailbox(nowhere).await.is_err());
    let _ = hall.mailbox(nowhere).now_or_never();
    hall.leave(nowhere, 1).await;
    assert_eq!(hall.in_use(), 0);
    let living = hall.mailbox(TABLE).await.unwrap();
    hall.leave(TABLE, 1).await;
    assert!(living.same_channel(&hall.mailbox(TABLE).await.unwrap()));
}

#[tokio::test]
async fn a_table_whose_last_entries_are_lost_is_not_shown() {
    let (_folder, hall) = hall().await;
    let mut table = hall.store().table(TABLE).await.unwrap().unwrap();
    table.head += 1;
    let built = Room::build(&hall.around().games, table, &[]);
    assert!(matches!(built, Err(room::LoadError::Cut { head: 1, last: 0 })), "{built:?}");
}
