//! What can be read. A parameter's number is the order in which it first stands in the text.

use super::values::{self, ENTRY, INVITATION, PERSON, SEAT, SESSION, TABLE};
use crate::{
    Cursor, Entry, Invitation, Person, PersonId, Session, Status, Table, TableId, TokenHash,
    Visibility,
};
use rusqlite::{Connection, OptionalExtension, Params, Result, Row, params};

fn one<T>(
    connection: &Connection,
    text: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> Result<T>,
) -> Result<Option<T>> {
    connection.prepare_cached(text)?.query_row(params, read).optional()
}

fn all<T>(
    connection: &Connection,
    text: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> Result<T>,
) -> Result<Vec<T>> {
    connection.prepare_cached(text)?.query_map(params, read)?.collect()
}

pub(super) fn person(connection: &Connection, id: PersonId) -> Result<Option<Person>> {
    let text = format!("SELECT {PERSON} FROM people WHERE id = $1");
    one(connection, &text, [id], |row| values::person(row, 0))
}

pub(super) fn person_by_recovery(
    connection: &Connection,
    recovery: TokenHash,
) -> Result<Option<Person>> {
    let text = format!("SELECT {PERSON} FROM people WHERE recovery_hash = $1");
    one(connection, &text, [recovery], |row| values::person(row, 0))
}

pub(super) fn session(
    connection: &Connection,
    token: TokenHash,
) -> Result<Option<(Session, Person)>> {
    let text = format!(
        "SELECT {SESSION}, {PERSON} FROM sessions JOIN people ON people.id = person
         WHERE token_hash = $1"
    );
    one(connection, &text, [token], |row| Ok((values::session(row)?, values::person(row, 5)?)))
}

pub(super) fn table(connection: &Connection, id: TableId) -> Result<Option<Table>> {
    let text = format!("SELECT {TABLE} FROM tables WHERE id = $1");
    let table = one(connection, &text, [id], values::table)?;
    table.map(|table| with_seats(connection, table)).transpose()
}

fn with_seats(connection: &Connection, mut table: Table) -> Result<Table> {
    let text = format!("SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat");
    table.table.seats = all(connection, &text, [table.table.id], values::seat)?;
    Ok(table)
}

pub(super) fn entries(
    connection: &Connection,
    table: TableId,
    after: u32,
    limit: u32,
) -> Result<Vec<Entry>> {
    let text = format!(
        "SELECT {ENTRY} FROM entries WHERE table_id = $1 AND stream > $2 ORDER BY stream LIMIT $3"
    );
    all(connection, &text, params![table, after, limit], values::entry)
}

pub(super) fn entries_of_kind(
    connection: &Connection,
    table: TableId,
    kind: &str,
) -> Result<Vec<Entry>> {
    let text =
        format!("SELECT {ENTRY} FROM entries WHERE table_id = $1 AND kind = $2 ORDER BY stream");
    all(connection, &text, params![table, kind], values::entry)
}

/// Before every time there is; ids are not empty, so the text comes before none of them.
fn start(before: Option<Cursor>) -> (i64, String) {
    before.map_or((i64::MAX, String::new()), |cursor| (cursor.at, cursor.table.to_string()))
}

pub(super) fn tables_of(
    connection: &Connection,
    person: PersonId,
    before: Option<Cursor>,
    limit: u32,
) -> Result<Vec<Table>> {
    let text = format!(
        "SELECT {TABLE} FROM tables
         WHERE id IN (SELECT id FROM tables WHERE host = $1
                      UNION SELECT table_id FROM seats WHERE person = $1
                      UNION SELECT table_id FROM seats WHERE reserved_for = $1)
           AND (changed, id) < ($2, $3)
         ORDER BY changed DESC, id DESC LIMIT $4"
    );
    let (at, id) = start(before);
    let tables = all(connection, &text, params![person, at, id, limit], values::table)?;
    tables.into_iter().map(|table| with_seats(connection, table)).collect()
}

pub(super) fn open_tables(
    connection: &Connection,
    status: Status,
    before: Option<Cursor>,
    limit: u32,
) -> Result<Vec<Table>> {
    let text = format!(
        "SELECT {TABLE} FROM tables
         WHERE visibility = $1 AND status = $2 AND (created, id) < ($3, $4)
         ORDER BY created DESC, id DESC LIMIT $5"
    );
    let (at, id) = start(before);
    let params = params![Visibility::Open, status, at, id, limit];
    let tables = all(connection, &text, params, values::table)?;
    tables.into_iter().map(|table| with_seats(connection, table)).collect()
}

pub(super) fn table_ids(
    connection: &Connection,
    after: Option<TableId>,
    limit: u32,
) -> Result<Vec<TableId>> {
    let after = after.map_or_else(String::new, |id| id.to_string());
    let text = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
    all(connection, text, params![after, limit], |row| row.get(0))
}

pub(super) fn hosted(connection: &Connection, host: PersonId, status: Status) -> Result<u32> {
    let text = "SELECT count(*) FROM tables WHERE host = $1 AND status = $2";
    connection.prepare_cached(text)?.query_row(params![host, status], |row| row.get(0))
}

pub(super) fn hosted_bots(connection: &Connection, host: PersonId) -> Result<u32> {
    let text = "SELECT count(*) FROM tables JOIN seats ON table_id = id
         WHERE host = $1 AND status IN ($2, $3) AND occupant = 'bot'";
    let params = params![host, Status::Gathering, Status::Running];
    connection.prepare_cached(text)?.query_row(params, |row| row.get(0))
}

pub(super) fn invitation(connection: &Connection, token: TokenHash) -> Result<Option<Invitation>> {
    let text = format!("SELECT {INVITATION} FROM invitations WHERE token_hash = $1");
    one(connection, &text, [token], values::invitation)
}

pub(super) fn invitations(connection: &Connection, table: TableId) -> Result<Vec<Invitation>> {
    let text = format!(
        "SELECT {INVITATION} FROM invitations WHERE table_id = $1 ORDER BY created, token_hash"
    );
    all(connection, &text, [table], values::invitation)
}

/// Where a table's record ends, if there is such a table.
pub(super) fn head(connection: &Connection, table: TableId) -> Result<Option<u32>> {
    one(connection, "SELECT head FROM tables WHERE id = $1", [table], |row| row.get(0))
}

/// The entry that an author's client made under this id.
pub(super) fn repeated(
    connection: &Connection,
    table: TableId,
    author: PersonId,
    client_id: &str,
) -> Result<Option<Entry>> {
    let text = format!(
        "SELECT {ENTRY} FROM entries WHERE table_id = $1 AND author = $2 AND client_id = $3"
    );
    one(connection, &text, params![table, author, client_id], values::entry)
}

/// Whether a table has an entry with this position.
pub(super) fn has_position(connection: &Connection, table: TableId, position: u32) -> Result<bool> {
    let text = "SELECT 1 FROM entries WHERE table_id = $1 AND position = $2";
    one(connection, text, params![table, position], |_| Ok(())).map(|found| found.is_some())
}
