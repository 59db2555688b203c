//! People, tables and entries to test with.

use std::path::PathBuf;
use store::{
    Append, Author, Change, Entry, Error, NewEntry, NewTable, Occupant, Person, PersonId, Refused,
    Seat, Sqlite, Status, Store, TableId, TokenHash, Visibility,
};
use tempfile::TempDir;

/// A folder that goes away with the test, and the place of a store in it.
pub(crate) fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("azulejo.db");
    (folder, path)
}

pub(crate) fn person_id(number: u32) -> PersonId {
    PersonId::from_bytes(u128::from(number).to_be_bytes())
}

pub(crate) fn table_id(number: u32) -> TableId {
    TableId::from_bytes((u128::from(number) << 64).to_be_bytes())
}

pub(crate) fn hash(number: u8) -> TokenHash {
    TokenHash([number; 32])
}

pub(crate) fn person(number: u32) -> Person {
    Person {
        id: person_id(number),
        name: None,
        language: None,
        created: i64::from(number),
        recovery: None,
    }
}

pub(crate) fn seat(seat: u8, occupant: Occupant) -> Seat {
    Seat { seat, occupant, nonce: None, reserved_for: None }
}

/// An open, running table of person 1, who sits at it with a bot.
pub(crate) fn table(number: u32) -> NewTable {
    NewTable {
        id: table_id(number),
        host: person_id(1),
        game: "madeira".to_owned(),
        setup: r#"{"players":2}"#.to_owned(),
        visibility: Visibility::Open,
        status: Status::Running,
        created: i64::from(number),
        seed: None,
        commitment: None,
        seats: vec![
            seat(0, Occupant::Person(person_id(1))),
            seat(1, Occupant::Bot { level: "greedy".to_owned() }),
        ],
    }
}

/// A decision of person 1 that answers position `number`, sent as client id `number`. Its body is
/// found again in a page of the log: see [`bodies`].
pub(crate) fn decision(number: u32) -> NewEntry {
    NewEntry {
        position: Some(number),
        kind: "action".to_owned(),
        author: Some(Author { person: person_id(1), client_id: Some(number.to_string()) }),
        at: 1000 + i64::from(number),
        body: format!("take {number};"),
    }
}

/// The numbers of the decisions whose bodies stand in a text.
pub(crate) fn bodies(text: &str) -> impl Iterator<Item = u32> {
    let numbers = text.split("take ").skip(1).filter_map(|rest| rest.split_once(';'));
    numbers.filter_map(|(number, _)| number.parse().ok())
}

pub(crate) fn chat(body: &str) -> NewEntry {
    NewEntry {
        position: None,
        kind: "chat".to_owned(),
        author: Some(Author { person: person_id(1), client_id: None }),
        at: 2000,
        body: body.to_owned(),
    }
}

pub(crate) fn append(table: u32, stream: u32, entries: Vec<NewEntry>) -> Change {
    Change::Append(Append::entries(table_id(table), stream, entries))
}

/// Person 1, and this many tables without entries, numbered from 1.
pub(crate) async fn furnish(store: &Sqlite, tables: u32) {
    store.write(Change::AddPerson(person(1))).await.unwrap();
    for number in 1..=tables {
        let change = Change::AddTable { table: table(number), entries: Vec::new() };
        store.write(change).await.unwrap();
    }
}

/// A new store with person 1 and so many tables.
pub(crate) async fn furnished(tables: u32) -> (TempDir, Sqlite) {
    let (folder, path) = place();
    let store = Sqlite::open(path).unwrap();
    furnish(&store, tables).await;
    (folder, store)
}

/// Every entry of a table, read in small pages.
pub(crate) async fn record(store: &Sqlite, table: u32) -> Vec<Entry> {
    let mut record: Vec<Entry> = Vec::new();
    loop {
        let after = record.last().map_or(0, |entry| entry.stream);
        let page = store.entries(table_id(table), after, 50).await.unwrap();
        if page.is_empty() {
            return record;
        }
        record.extend(page);
    }
}

/// The reason why a change was refused.
pub(crate) fn refusal(outcome: Result<(), Error>) -> Refused {
    match outcome {
        Err(Error::Refused(refused)) => refused,
        other => panic!("not refused: {other:?}"),
    }
}
