//! Lists of tables.

use crate::fixture::*;
use store::{
    Append, Change, Cursor, NewTable, Occupant, Seat, Sqlite, Status, Store, Table, Visibility,
};

fn numbers(tables: &[Table]) -> Vec<i64> {
    tables.iter().map(|found| found.table.created).collect()
}

async fn add(store: &Sqlite, table: NewTable) {
    store.write(Change::AddTable { table, entries: vec![] }).await.unwrap();
}

#[tokio::test]
async fn a_table_comes_back_as_it_was_added() {
    let (_folder, store) = furnished(0).await;
    let mut added = table(7);
    added.seed = Some(store::Seed([1; 32]));
    added.commitment = Some(store::Commitment([2; 32]));
    added.visibility = Visibility::Private;
    added.status = Status::Gathering;
    added.seats.push(Seat { reserved_for: Some(person_id(1)), ..seat(2, Occupant::Open) });
    let change = Change::AddTable { table: added.clone(), entries: vec![chat("1"), chat("2")] };
    store.write(change).await.unwrap();
    let found = store.table(table_id(7)).await.unwrap();
    assert_eq!(found, Some(Table { table: added, changed: 2000, head: 2 }));
    assert_eq!(record(&store, 7).await.len(), 2);
    assert_eq!(store.table(table_id(8)).await.unwrap(), None);
}

#[tokio::test]
async fn my_tables_are_those_i_host_sit_at_or_may_come_back_to() {
    let (_folder, store) = furnished(0).await;
    for number in [2, 3] {
        store.write(Change::AddPerson(person(number))).await.unwrap();
    }
    let hosted_by =
        |number, host| NewTable { host: person_id(host), seats: vec![], ..table(number) };
    add(&store, hosted_by(1, 2)).await;
    let sits = vec![seat(0, Occupant::Person(person_id(2)))];
    add(&store, NewTable { seats: sits, ..hosted_by(2, 3) }).await;
    let reserved = Seat { reserved_for: Some(person_id(2)), ..seat(1, Occupant::Open) };
    add(&store, NewTable { seats: vec![reserved], ..hosted_by(3, 3) }).await;
    add(&store, hosted_by(4, 3)).await;
    assert_eq!(numbers(&store.tables_of(person_id(2), None, 10).await.unwrap()), [3, 2, 1]);
    assert_eq!(numbers(&store.tables_of(person_id(3), None, 10).await.unwrap()), [4, 3, 2]);
    assert_eq!(numbers(&store.tables_of(person_id(1), None, 10).await.unwrap()), []);

    // The one that changed last comes first.
    store.write(append(1, 1, vec![chat("still here")])).await.unwrap();
    let page = store.tables_of(person_id(2), None, 2).await.unwrap();
    assert_eq!(numbers(&page), [1, 3]);
    let cursor = Cursor { at: page[1].changed, table: page[1].table.id };
    let rest = store.tables_of(person_id(2), Some(cursor), 2).await.unwrap();
    assert_eq!(numbers(&rest), [2]);
    assert_eq!(rest[0].table.seats.len(), 1);
}

#[tokio::test]
async fn open_tables_are_paged_newest_first() {
    let (_folder, store) = furnished(0).await;
    for number in 1..=9 {
        let hidden = number % 3 == 0;
        let visibility = if hidden { Visibility::Private } else { Visibility::Open };
        // Some of the same moment: a page must neither repeat nor lose one of them.
        let created = i64::from(number) / 4;
        add(&store, NewTable { visibility, created, ..table(number) }).await;
    }
    let over = Append {
        status: Some(Status::Over),
        ..Append::entries(table_id(2), 1, vec![chat("the end")])
    };
    store.write(Change::Append(over)).await.unwrap();

    let (mut before, mut found) = (None, Vec::new());
    loop {
        let page = store.open_tables(Status::Running, before, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(Cursor { at: last.table.created, table: last.table.id });
        found.extend(page.into_iter().map(|found| found.table.id));
    }
    assert_eq!(found, [8, 7, 5, 4, 1].map(table_id));
    let over = store.open_tables(Status::Over, None, 10).await.unwrap();
    assert_eq!(over.len(), 1);
    assert_eq!(store.open_tables(Status::Gathering, None, 10).await.unwrap(), []);

    assert_eq!(store.hosted(person_id(1), Status::Running).await.unwrap(), 8);
    assert_eq!(store.hosted(person_id(1), Status::Over).await.unwrap(), 1);
    assert_eq!(store.hosted(person_id(2), Status::Running).await.unwrap(), 0);
}

#[tokio::test]
async fn every_table_is_listed_once() {
    let (_folder, store) = furnished(25).await;
    let (mut after, mut found) = (None, Vec::new());
    loop {
        let page = store.table_ids(after, 10).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(*last);
        found.extend(page);
    }
    assert_eq!(found, (1..=25).map(table_id).collect::<Vec<_>>());
}
