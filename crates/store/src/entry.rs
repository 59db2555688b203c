//! Entries: what happened at a table, in order, for ever.

use crate::PersonId;

/// An entry to be appended; its stream number follows from its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Decisions count positions; no two entries of a table have the same.
    pub position: Option<u32>,
    pub kind: String,
    pub author: Option<Author>,
    pub at: i64,
    pub body: String,
}

/// Whose entry it is, and the id their client made for it.
///
/// The client id counts once for its author at a table; without an author there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Author {
    pub person: PersonId,
    pub client_id: Option<String>,
}

/// An entry as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// 1, 2, 3, … without a gap, per table.
    pub stream: u32,
    pub entry: NewEntry,
}
