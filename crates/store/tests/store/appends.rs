//! What was appended is there, also after the store was closed and opened.

use crate::fixture::*;
use store::{Append, Change, Commitment, Entry, Occupant, Seat, Seed, Sqlite, Status, Store};

#[tokio::test]
async fn appends_are_there_after_reopening() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    furnish(&store, 2).await;
    for number in 1..=120 {
        store.write(append(1, number, vec![decision(number)])).await.unwrap();
    }
    store.write(append(2, 1, vec![chat("olá"), decision(1), chat("\0'; --")])).await.unwrap();
    drop(store);

    let store = Sqlite::open(&path).unwrap();
    let numbered = (1..=120)
        .map(|number| Entry { stream: number, entry: decision(number) })
        .collect::<Vec<_>>();
    assert_eq!(record(&store, 1).await, numbered);
    let mixed = [chat("olá"), decision(1), chat("\0'; --")];
    let mixed = (1..).zip(mixed).map(|(stream, entry)| Entry { stream, entry });
    assert_eq!(record(&store, 2).await, mixed.collect::<Vec<_>>());
    store.write(append(1, 121, vec![decision(121)])).await.unwrap();
}

#[tokio::test]
async fn a_read_sees_what_was_answered_before() {
    let (_folder, store) = furnished(1).await;
    for number in 1..=200 {
        store.write(append(1, number, vec![decision(number)])).await.unwrap();
        let read = store.entries(table_id(1), number - 1, 10).await.unwrap();
        assert_eq!(read, [Entry { stream: number, entry: decision(number) }]);
    }
}

#[tokio::test]
async fn pages_begin_after_the_number_and_hold_no_more_than_asked() {
    let (_folder, store) = furnished(1).await;
    store.write(append(1, 1, (1..=10).map(decision).collect())).await.unwrap();
    let streams = |after, limit| {
        let page = store.entries(table_id(1), after, limit);
        async { page.await.unwrap().iter().map(|entry| entry.stream).collect::<Vec<_>>() }
    };
    assert_eq!(streams(0, 3).await, [1, 2, 3]);
    assert_eq!(streams(3, 3).await, [4, 5, 6]);
    assert_eq!(streams(8, 3).await, [9, 10]);
    assert_eq!(streams(10, 3).await, []);
    assert_eq!(streams(u32::MAX, 3).await, []);
}

#[tokio::test]
async fn what_changes_with_an_append_changes_together() {
    let (_folder, store) = furnished(1).await;
    store.write(Change::AddPerson(person(2))).await.unwrap();
    let handed = Seat {
        seat: 0,
        occupant: Occupant::Bot { level: "strong".to_owned() },
        nonce: Some(vec![1, 2, 3]),
        reserved_for: Some(person_id(1)),
    };
    let change = Append {
        status: Some(Status::Over),
        seats: vec![handed.clone()],
        seed: Some(Seed([7; 32])),
        commitment: Some(Commitment([8; 32])),
        ..Append::entries(table_id(1), 1, vec![decision(1), decision(2)])
    };
    store.write(Change::Append(change)).await.unwrap();
    let found = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!((found.head, found.changed), (2, decision(2).at));
    assert_eq!(found.table.status, Status::Over);
    assert_eq!(found.table.seed, Some(Seed([7; 32])));
    assert_eq!(found.table.commitment, Some(Commitment([8; 32])));
    assert_eq!(found.table.seats, [handed, table(1).seats[1].clone()]);

    // What an append does not speak of stays.
    store.write(append(1, 3, vec![chat("bye")])).await.unwrap();
    let later = store.table(table_id(1)).await.unwrap().unwrap();
    assert_eq!(later.table, found.table);
    assert_eq!((later.head, later.changed), (3, 2000));
}

#[tokio::test]
async fn nothing_changes_or_removes_an_entry() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    furnish(&store, 1).await;
    store.write(append(1, 1, vec![decision(1)])).await.unwrap();
    let before = record(&store, 1).await;
    let other = rusqlite::Connection::open(&path).unwrap();
    for statement in [
        "UPDATE entries SET body = 'take 9;'",
        "UPDATE entries SET stream = 2",
        "DELETE FROM entries",
        "DELETE FROM tables",
    ] {
        let refused = other.execute(statement, []);
        assert!(refused.is_err(), "{statement}");
        assert_eq!(record(&store, 1).await, before, "{statement}");
    }
}
