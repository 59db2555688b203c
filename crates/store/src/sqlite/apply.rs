//! How each change is made. A parameter's number is the order in which it first stands in the
//! text.

use super::query;
use crate::{Append, Change, Error, NewEntry, NewTable, Refused, Seat, TableId};
use rusqlite::ffi::{
    SQLITE_CONSTRAINT_CHECK, SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY,
    SQLITE_CONSTRAINT_UNIQUE,
};
use rusqlite::{Connection, Params, params};

/// Why a change was not made.
#[derive(Debug)]
pub(super) enum Fault {
    Refused(Refused),
    Database(rusqlite::Error),
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(cause: rusqlite::Error) -> Self {
        match cause.sqlite_error().map(|error| error.extended_code) {
            Some(SQLITE_CONSTRAINT_FOREIGNKEY) => Refused::Unknown.into(),
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => Refused::Exists.into(),
            Some(SQLITE_CONSTRAINT_CHECK) => Refused::OutOfRange.into(),
            _ => Self::Database(cause),
        }
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        match fault {
            Fault::Refused(refused) => refused.into(),
            Fault::Database(cause) => Self::failed(cause),
        }
    }
}

type Done = Result<(), Fault>;

/// Makes a change inside a savepoint, or leaves a part of it for the caller to roll back.
pub(super) fn apply(connection: &Connection, change: &Change) -> Done {
    // The way without a refusal asks nothing beforehand; only a refusal is looked into.
    match (attempt(connection, change), change) {
        (Err(Fault::Refused(refused)), Change::Append(append)) => {
            Err(reason(connection, append, refused)?.into())
        }
        (done, _) => done,
    }
}

/// Makes a change, or leaves a part of it and says only that it cannot be made.
pub(super) fn attempt(connection: &Connection, change: &Change) -> Done {
    match change {
        Change::AddPerson(person) => one(
            connection,
            "INSERT INTO people (id, name, language, created, recovery_hash)
             VALUES ($1, $2, $3, $4, $5)",
            params![person.id, person.name, person.language, person.created, person.recovery],
        ),
        Change::DescribePerson { person, name, language } => one(
            connection,
            "UPDATE people SET name = $1, language = $2 WHERE id = $3",
            params![name, language, person],
        ),
        Change::SetRecovery { person, recovery } => one(
            connection,
            "UPDATE people SET recovery_hash = $1 WHERE id = $2",
            params![recovery, person],
        ),
        Change::AddSession(session) => one(
            connection,
            "INSERT INTO sessions (token_hash, person, created, last_seen, expires)
             VALUES ($1, $2, $3, $4, $5)",
            params![
                session.token,
                session.person,
                session.created,
                session.last_seen,
                session.expires
            ],
        ),
        Change::TouchSession { token, last_seen, expires } => one(
            connection,
            "UPDATE sessions SET last_seen = $1, expires = $2 WHERE token_hash = $3",
            params![last_seen, expires, token],
        ),
        Change::EndSession { token } => {
            any(connection, "DELETE FROM sessions WHERE token_hash = $1", [token])
        }
        Change::EndExpiredSessions { now } => {
            any(connection, "DELETE FROM sessions WHERE expires <= $1", [now])
        }
        Change::AddTable { table, entries } => add_table(connection, table, entries),
        Change::Append(append) => self::append(connection, append),
        Change::AddInvitation(invitation) => one(
            connection,
            "INSERT INTO invitations (token_hash, table_id, seat, created, revoked)
             VALUES ($1, $2, $3, $4, $5)",
            params![
                invitation.token,
                invitation.table,
                invitation.seat,
                invitation.created,
                invitation.revoked
            ],
        ),
        Change::RevokeInvitation { token, at } => one(
            connection,
            "UPDATE invitations SET revoked = COALESCE(revoked, $1) WHERE token_hash = $2",
            params![at, token],
        ),
    }
}

/// Runs a statement that must find the one row it is about.
fn one(connection: &Connection, text: &str, params: impl Params) -> Done {
    match connection.prepare_cached(text)?.execute(params)? {
        0 => Err(Refused::Unknown.into()),
        _ => Ok(()),
    }
}

fn any(connection: &Connection, text: &str, params: impl Params) -> Done {
    connection.prepare_cached(text)?.execute(params)?;
    Ok(())
}

fn add_table(connection: &Connection, table: &NewTable, entries: &[NewEntry]) -> Done {
    let changed = entries.last().map_or(table.created, |entry| entry.at);
    one(
        connection,
        "INSERT INTO tables (id, host, game, setup, visibility, status, created, seed, commitment,
                             changed, head)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        params![
            table.id,
            table.host,
            table.game,
            table.setup,
            table.visibility,
            table.status,
            table.created,
            table.seed,
            table.commitment,
            changed,
            entries.len() as u32
        ],
    )?;
    for seat in &table.seats {
        let (occupant, person, level) = seat.occupant.columns();
        one(
            connection,
            "INSERT INTO seats (table_id, seat, occupant, person, level, nonce, reserved_for)
             VALUES ($1, $2, $3, $4, $5, $6, $7)",
            params![table.id, seat.seat, occupant, person, level, seat.nonce, seat.reserved_for],
        )?;
    }
    insert_entries(connection, table.id, 1, entries)
}

fn append(connection: &Connection, append: &Append) -> Done {
    let at = append.entries.last().ok_or(Refused::Empty)?.at;
    let before = append.stream.checked_sub(1).ok_or(Refused::OutOfRange)?;
    let head = before.checked_add(append.entries.len() as u32).ok_or(Refused::OutOfRange)?;
    one(
        connection,
        "UPDATE tables SET head = $1, changed = $2 WHERE id = $3 AND head = $4",
        params![head, at, append.table, before],
    )?;
    insert_entries(connection, append.table, append.stream, &append.entries)?;
    if append.status.is_some() || append.seed.is_some() || append.commitment.is_some() {
        one(
            connection,
            "UPDATE tables SET status = COALESCE($1, status), seed = COALESCE($2, seed),
                               commitment = COALESCE($3, commitment)
             WHERE id = $4",
            params![append.status, append.seed, append.commitment, append.table],
        )?;
    }
    append.seats.iter().try_for_each(|seat| change_seat(connection, append.table, seat))
}

fn change_seat(connection: &Connection, table: TableId, seat: &Seat) -> Done {
    let (occupant, person, level) = seat.occupant.columns();
    one(
        connection,
        "UPDATE seats SET occupant = $1, person = $2, level = $3, nonce = $4, reserved_for = $5
         WHERE table_id = $6 AND seat = $7",
        params![occupant, person, level, seat.nonce, seat.reserved_for, table, seat.seat],
    )
}

fn insert_entries(
    connection: &Connection,
    table: TableId,
    stream: u32,
    entries: &[NewEntry],
) -> Done {
    for (stream, entry) in (stream..).zip(entries) {
        let author = entry.author.as_ref();
        one(
            connection,
            "INSERT INTO entries (table_id, stream, position, kind, author, client_id, at, body)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            params![
                table,
                stream,
                entry.position,
                entry.kind,
                author.map(|author| author.person),
                author.and_then(|author| author.client_id.as_deref()),
                entry.at,
                entry.body
            ],
        )?;
    }
    Ok(())
}

/// Why an append was refused. A repeat comes first: who repeats wants the first answer, whatever
/// has happened since.
fn reason(connection: &Connection, append: &Append, refused: Refused) -> Result<Refused, Fault> {
    if append.entries.is_empty() {
        return Ok(Refused::Empty);
    }
    // What the append itself has already put in must not be taken for a cause.
    undo(connection)?;
    for author in append.entries.iter().filter_map(|entry| entry.author.as_ref()) {
        let Some(client_id) = &author.client_id else { continue };
        let first = query::repeated(connection, append.table, author.person, client_id)?;
        if let Some(first) = first {
            return Ok(Refused::Repeated(Box::new(first)));
        }
    }
    let Some(head) = query::head(connection, append.table)? else { return Ok(Refused::Unknown) };
    if head + 1 != append.stream {
        return Ok(Refused::Taken { next: head + 1 });
    }
    for position in append.entries.iter().filter_map(|entry| entry.position) {
        if query::has_position(connection, append.table, position)? {
            return Ok(Refused::PositionTaken { position });
        }
    }
    Ok(refused)
}

/// Opens the savepoint around one change.
pub(super) fn begin(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached("SAVEPOINT change")?.execute([]).map(drop)
}

/// Takes back what was done since [`begin`].
pub(super) fn undo(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached("ROLLBACK TO SAVEPOINT change")?.execute([]).map(drop)
}

/// Closes the savepoint, keeping what was done since.
pub(super) fn end(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached("RELEASE SAVEPOINT change")?.execute([]).map(drop)
}
