//! What contradicts the record is refused, and leaves no trace.

use crate::fixture::*;
use store::{Append, Author, Change, Entry, NewEntry, Occupant, Refused, Sqlite, Status, Store};

/// The store, closed to everything but this: `change` is refused so, and nothing of it is kept.
async fn refused(store: &Sqlite, change: Change) -> Refused {
    let before = (record(store, 1).await, store.table(table_id(1)).await.unwrap());
    let refused = refusal(store.write(change).await);
    let after = (record(store, 1).await, store.table(table_id(1)).await.unwrap());
    assert_eq!(after, before);
    refused
}

#[tokio::test]
async fn a_number_that_is_not_the_next_is_refused() {
    let (_folder, store) = furnished(1).await;
    store.write(append(1, 1, vec![decision(1), decision(2)])).await.unwrap();
    for stream in [1, 2, 4, 1000] {
        let change = append(1, stream, vec![decision(3)]);
        assert_eq!(refused(&store, change).await, Refused::Taken { next: 3 }, "{stream}");
    }
    for stream in [0, u32::MAX] {
        let change = append(1, stream, vec![decision(3), decision(4)]);
        assert_eq!(refused(&store, change).await, Refused::Taken { next: 3 }, "{stream}");
    }
    store.write(append(1, 3, vec![decision(3)])).await.unwrap();
}

#[tokio::test]
async fn a_repeat_is_refused_with_the_first_entry() {
    let (_folder, store) = furnished(2).await;
    store.write(append(1, 1, vec![decision(1)])).await.unwrap();
    store.write(append(1, 2, vec![decision(2), chat("well")])).await.unwrap();
    let first = Entry { stream: 2, entry: decision(2) };
    let again = NewEntry { body: "another".to_owned(), position: Some(9), ..decision(2) };
    // Stale, next, or far ahead; alone or after something new.
    for stream in [2, 4, 50] {
        for entries in [vec![again.clone()], vec![chat("so"), again.clone()]] {
            let found = refused(&store, append(1, stream, entries)).await;
            assert_eq!(found, Refused::Repeated(Box::new(first.clone())));
        }
    }
    // The same id at another table, or from another person, is another thing.
    store.write(append(2, 1, vec![decision(2)])).await.unwrap();
    store.write(Change::AddPerson(person(2))).await.unwrap();
    let author = Some(Author { person: person_id(2), client_id: Some("2".to_owned()) });
    store.write(append(1, 4, vec![NewEntry { author, position: None, ..again }])).await.unwrap();
}

#[tokio::test]
async fn a_position_is_taken_once() {
    let (_folder, store) = furnished(1).await;
    store.write(append(1, 1, vec![decision(1), chat("a"), chat("b")])).await.unwrap();
    let author = Some(Author { person: person_id(1), client_id: Some("new".to_owned()) });
    let change = append(1, 4, vec![NewEntry { author, ..decision(1) }]);
    assert_eq!(refused(&store, change).await, Refused::PositionTaken { position: 1 });
    let twice = NewEntry { author: None, ..decision(5) };
    let change = append(1, 4, vec![twice.clone(), twice]);
    assert_eq!(refused(&store, change).await, Refused::Exists);
}

#[tokio::test]
async fn an_append_is_all_or_nothing() {
    let (_folder, store) = furnished(1).await;
    let good =
        Append { status: Some(Status::Over), ..Append::entries(table_id(1), 1, vec![decision(1)]) };
    let stranger = Some(Author { person: person_id(9), client_id: None });
    let by_stranger = NewEntry { author: stranger, ..decision(2) };
    let cases = [
        (Append { entries: vec![decision(1), by_stranger], ..good.clone() }, Refused::Unknown),
        (Append { seats: vec![seat(3, Occupant::Open)], ..good.clone() }, Refused::Unknown),
        (
            Append { seats: vec![seat(0, Occupant::Person(person_id(9)))], ..good.clone() },
            Refused::Unknown,
        ),
        (Append { entries: vec![], ..good.clone() }, Refused::Empty),
        (Append { table: table_id(9), ..good.clone() }, Refused::Unknown),
    ];
    for (append, expected) in cases {
        assert_eq!(refused(&store, Change::Append(append)).await, expected);
    }
    store.write(Change::Append(good)).await.unwrap();
}

#[tokio::test]
async fn what_is_here_cannot_be_added_and_what_is_not_cannot_be_changed() {
    let (_folder, store) = furnished(1).await;
    let five = seat(4, Occupant::Open);
    let cases = [
        (Change::AddPerson(person(1)), Refused::Exists),
        (Change::AddTable { table: table(1), entries: vec![] }, Refused::Exists),
        (
            Change::AddTable {
                table: store::NewTable { host: person_id(9), ..table(2) },
                entries: vec![],
            },
            Refused::Unknown,
        ),
        (
            Change::AddTable {
                table: store::NewTable { seats: vec![five], ..table(2) },
                entries: vec![],
            },
            Refused::OutOfRange,
        ),
        (
            Change::DescribePerson { person: person_id(9), name: None, language: None },
            Refused::Unknown,
        ),
        (Change::SetRecovery { person: person_id(9), recovery: None }, Refused::Unknown),
        (Change::TouchSession { token: hash(9), last_seen: 1, expires: 2 }, Refused::Unknown),
        (Change::RevokeInvitation { token: hash(9), at: 1 }, Refused::Unknown),
    ];
    for (change, expected) in cases {
        let shown = format!("{change:?}");
        assert_eq!(refused(&store, change).await, expected, "{shown}");
    }
    assert_eq!(store.table(table_id(2)).await.unwrap(), None);
}
