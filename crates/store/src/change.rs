//! Everything that can be written.

use crate::{
    Commitment, Invitation, NewEntry, NewTable, Person, PersonId, Seat, Seed, Session, Status,
    TableId, TokenHash,
};

/// One change; it happens whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    AddPerson(Person),
    /// Name and language as they shall be from now on.
    DescribePerson {
        person: PersonId,
        name: Option<String>,
        language: Option<String>,
    },
    /// A new recovery code makes the old one worthless.
    SetRecovery {
        person: PersonId,
        recovery: Option<TokenHash>,
    },
    AddSession(Session),
    TouchSession {
        token: TokenHash,
        last_seen: i64,
        expires: i64,
    },
    /// Ending a session that is gone already is no mistake.
    EndSession {
        token: TokenHash,
    },
    /// Ends every session that expires at `now` or before.
    EndExpiredSessions {
        now: i64,
    },
    /// A table with its first entries, numbered from 1.
    AddTable {
        table: NewTable,
        entries: Vec<NewEntry>,
    },
    Append(Append),
    AddInvitation(Invitation),
    /// The first revocation counts.
    RevokeInvitation {
        token: TokenHash,
        at: i64,
    },
}

/// Entries for one table, and what changes with them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    pub table: TableId,
    /// The stream number the first of the entries expects to get.
    pub stream: u32,
    /// At least one: whatever changes at a table is in its record.
    pub entries: Vec<NewEntry>,
    pub status: Option<Status>,
    /// The seats that change, each as it shall be.
    pub seats: Vec<Seat>,
    pub seed: Option<Seed>,
    pub commitment: Option<Commitment>,
}

impl Append {
    /// Entries alone, with nothing else changing.
    #[must_use]
    pub const fn entries(table: TableId, stream: u32, entries: Vec<NewEntry>) -> Self {
        Self {
            table,
            stream,
            entries,
            status: None,
            seats: Vec::new(),
            seed: None,
            commitment: None,
        }
    }
}
