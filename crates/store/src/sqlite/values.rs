//! Our values in columns, and rows as our values.

use crate::{
    Author, Commitment, Entry, Invitation, NewEntry, NewTable, Occupant, Person, PersonId, Seat,
    Seed, Session, Status, Table, TableId, TokenHash, Visibility,
};
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Result, Row};

macro_rules! ids {
    ($($name:ident)*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
                Ok(self.to_string().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                value.as_str()?.parse().map_err(FromSqlError::other)
            }
        }
    )*};
}

macro_rules! bytes {
    ($($name:ident)*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
                Ok(self.0.as_slice().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                FromSql::column_result(value).map(Self)
            }
        }
    )*};
}

macro_rules! words {
    ($($name:ident)*) => {$(
        impl ToSql for $name {
            fn to_sql(&self) -> Result<ToSqlOutput<'_>> {
                Ok(self.word().into())
            }
        }

        impl FromSql for $name {
            fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
                Self::from_word(value.as_str()?).ok_or(FromSqlError::InvalidType)
            }
        }
    )*};
}

ids! { PersonId TableId }
bytes! { TokenHash Seed Commitment }
words! { Status Visibility }

impl Occupant {
    /// The columns `occupant`, `person` and `level`.
    pub(super) fn columns(&self) -> (&'static str, Option<PersonId>, Option<&str>) {
        match self {
            Self::Open => ("open", None, None),
            Self::Person(person) => ("person", Some(*person), None),
            Self::Bot { level } => ("bot", None, Some(level)),
        }
    }
}

pub(super) const PERSON: &str = "people.id, name, language, people.created, recovery_hash";

/// `PERSON`, from the column `at` on.
pub(super) fn person(row: &Row<'_>, at: usize) -> Result<Person> {
    Ok(Person {
        id: row.get(at)?,
        name: row.get(at + 1)?,
        language: row.get(at + 2)?,
        created: row.get(at + 3)?,
        recovery: row.get(at + 4)?,
    })
}

pub(super) const SESSION: &str = "token_hash, person, sessions.created, last_seen, expires";

pub(super) fn session(row: &Row<'_>) -> Result<Session> {
    Ok(Session {
        token: row.get(0)?,
        person: row.get(1)?,
        created: row.get(2)?,
        last_seen: row.get(3)?,
        expires: row.get(4)?,
    })
}

pub(super) const TABLE: &str =
    "id, host, game, setup, visibility, status, created, seed, commitment, changed, head";

/// A table whose seats are still to be read.
pub(super) fn table(row: &Row<'_>) -> Result<Table> {
    let table = NewTable {
        id: row.get(0)?,
        host: row.get(1)?,
        game: row.get(2)?,
        setup: row.get(3)?,
        visibility: row.get(4)?,
        status: row.get(5)?,
        created: row.get(6)?,
        seed: row.get(7)?,
        commitment: row.get(8)?,
        seats: Vec::new(),
    };
    Ok(Table { table, changed: row.get(9)?, head: row.get(10)? })
}

pub(super) const SEAT: &str = "seat, person, level, nonce, reserved_for";

pub(super) fn seat(row: &Row<'_>) -> Result<Seat> {
    // The schema allows no other combination.
    let occupant = match (row.get(1)?, row.get(2)?) {
        (Some(person), _) => Occupant::Person(person),
        (None, Some(level)) => Occupant::Bot { level },
        (None, None) => Occupant::Open,
    };
    Ok(Seat { seat: row.get(0)?, occupant, nonce: row.get(3)?, reserved_for: row.get(4)? })
}

pub(super) const ENTRY: &str = "stream, position, kind, author, client_id, at, body";

pub(super) fn entry(row: &Row<'_>) -> Result<Entry> {
    let (person, client_id): (Option<PersonId>, _) = (row.get(3)?, row.get(4)?);
    let entry = NewEntry {
        position: row.get(1)?,
        kind: row.get(2)?,
        author: person.map(|person| Author { person, client_id }),
        at: row.get(5)?,
        body: row.get(6)?,
    };
    Ok(Entry { stream: row.get(0)?, entry })
}

pub(super) const INVITATION: &str = "token_hash, table_id, seat, created, revoked";

pub(super) fn invitation(row: &Row<'_>) -> Result<Invitation> {
    Ok(Invitation {
        token: row.get(0)?,
        table: row.get(1)?,
        seat: row.get(2)?,
        created: row.get(3)?,
        revoked: row.get(4)?,
    })
}
