//! People, and the tokens by which they are known.

use crate::{PersonId, TableId, TokenHash};

/// Somebody who plays; a guest has no name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub id: PersonId,
    pub name: Option<String>,
    pub language: Option<String>,
    pub created: i64,
    /// Hash of the code that brings this person to another browser.
    pub recovery: Option<TokenHash>,
}

/// One browser of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub token: TokenHash,
    pub person: PersonId,
    pub created: i64,
    pub last_seen: i64,
    pub expires: i64,
}

/// A link to a table, or to one of its seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    pub token: TokenHash,
    pub table: TableId,
    pub seat: Option<u8>,
    pub created: i64,
    pub revoked: Option<i64>,
}
