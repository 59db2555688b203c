//! The face of every store.

use crate::{
    Change, Entry, Error, Invitation, Person, PersonId, Session, Status, Table, TableId, TokenHash,
};
use std::pin::Pin;

/// An answer to come. Dropping it does not take back what was asked.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// Where a page of tables ends: the next page holds what comes after it, newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub at: i64,
    pub table: TableId,
}

/// How a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// Nothing can be written any more; only another start can help.
    pub stopped: bool,
    /// Transactions committed. Changes per commit say how well they share.
    pub commits: u64,
    /// Changes that wait to be written.
    pub waiting: usize,
}

/// Keeps what it is given; see the [crate](crate) for the promise.
///
/// A read sees every change that was answered before the read was asked.
pub trait Store: Send + Sync + 'static {
    /// Makes a change, and answers when it can no longer be lost.
    fn write(&self, change: Change) -> Answer<'_, ()>;

    fn condition(&self) -> Condition;

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>>;
    fn person_by_recovery(&self, recovery: TokenHash) -> Answer<'_, Option<Person>>;
    /// A session and its person, expired or not: the caller has the clock.
    fn session(&self, token: TokenHash) -> Answer<'_, Option<(Session, Person)>>;

    fn table(&self, id: TableId) -> Answer<'_, Option<Table>>;
    /// The entries of a table above stream number `after`, in order, at most `limit`.
    fn entries(&self, table: TableId, after: u32, limit: u32) -> Answer<'_, Vec<Entry>>;
    /// The entries of a table that are of a kind, in order.
    fn entries_of_kind(&self, table: TableId, kind: &'static str) -> Answer<'_, Vec<Entry>>;
    /// The tables a person hosts, sits at, or may come back to, by the last change, newest first.
    fn tables_of(
        &self,
        person: PersonId,
        before: Option<Cursor>,
        limit: u32,
    ) -> Answer<'_, Vec<Table>>;
    /// The open tables of a status, by creation, newest first.
    fn open_tables(
        &self,
        status: Status,
        before: Option<Cursor>,
        limit: u32,
    ) -> Answer<'_, Vec<Table>>;
    /// The ids of all tables above `after`, in order.
    fn table_ids(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>>;
    /// How many tables of a status a person hosts.
    fn hosted(&self, host: PersonId, status: Status) -> Answer<'_, u32>;
    /// How many seats bots have at the tables a person hosts that gather or run.
    fn hosted_bots(&self, host: PersonId) -> Answer<'_, u32>;

    fn invitation(&self, token: TokenHash) -> Answer<'_, Option<Invitation>>;
    /// Every invitation to a table, the revoked ones too, oldest first.
    fn invitations(&self, table: TableId) -> Answer<'_, Vec<Invitation>>;
}
