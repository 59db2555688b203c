//! A store in one SQLite file.

mod apply;
mod backup;
mod checkpoints;
mod files;
mod migrations;
mod pragmas;
mod query;
mod readers;
mod values;
mod writer;

use crate::sabotage::Sabotage;
use crate::{
    Answer, Change, Condition, Cursor, Entry, Error, Invitation, OpenError, Person, PersonId,
    Session, Status, Store, Table, TableId, TokenHash,
};
use checkpoints::Checkpoints;
use readers::Readers;
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;
use writer::Writer;

/// How long a connection waits for another one: they meet only while a log is being recovered.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in one SQLite file: one thread that writes, a few that read, one that tidies up.
///
/// Dropping it finishes what is queued, and blocks meanwhile.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    // The order is the order of dropping: the last connection to go folds the log into the file,
    // and the lock outlives them all.
    _checkpoints: Option<Checkpoints>,
    readers: Readers,
    writer: Option<Writer>,
    _lock: Option<File>,
}

impl Sqlite {
    /// Opens a file for this process alone to write, and brings its schema up to date. Missing
    /// folders and a missing file are created, for the user's own eyes only.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        Self::open_with(path.as_ref(), pragmas::DURABLE, Sabotage::chosen())
    }

    fn open_with(
        path: &Path,
        pragmas: &str,
        sabotage: Option<Sabotage>,
    ) -> Result<Self, OpenError> {
        let path = files::create(path)?;
        let lock = files::lock(&path)?;
        let mut connection = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        migrations::check(&connection, &path)?;
        make_durable(&connection, pragmas, sabotage)?;
        migrations::run(&mut connection)?;
        let second = connect(&path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        make_durable(&second, pragmas, sabotage)?;
        let readers = Readers::open(&path)?;
        let writer = Writer::start(connection, sabotage)?;
        let checkpoints = Checkpoints::start(second, writer.counter())?;
        Ok(Self {
            path,
            _checkpoints: Some(checkpoints),
            readers,
            writer: Some(writer),
            _lock: Some(lock),
        })
    }

    /// Opens a file for reading only, also while another process writes it.
    pub fn open_read_only(path: impl AsRef<Path>) -> Result<Self, OpenError> {
        let path = files::find(path.as_ref())?;
        let connection = read_only(&path)?;
        migrations::check(&connection, &path)?;
        migrations::insist_on_latest(&connection)?;
        let readers = Readers::open(&path)?;
        Ok(Self { path, _checkpoints: None, readers, writer: None, _lock: None })
    }

    /// Writes a copy of the store, as it is at this moment, to a file that does not exist yet.
    /// The copy is whole and synced, or it is not there. Blocks; writers go on meanwhile.
    pub fn backup_to(&self, path: impl AsRef<Path>) -> Result<(), OpenError> {
        backup::copy(&read_only(&self.path)?, path.as_ref())
    }

    /// How many transactions the writer has committed. Changes per commit say how well they share.
    #[must_use]
    pub fn commits(&self) -> u64 {
        self.writer.as_ref().map_or(0, Writer::commits)
    }

    /// How many changes wait for the writer.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.writer.as_ref().map_or(0, Writer::waiting)
    }
}

fn connect(path: &Path, flags: OpenFlags) -> Result<Connection, OpenError> {
    let connection = Connection::open_with_flags(path, flags | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

fn make_durable(
    connection: &Connection,
    pragmas: &str,
    sabotage: Option<Sabotage>,
) -> Result<(), OpenError> {
    connection.execute_batch(pragmas)?;
    match sabotage {
        Some(Sabotage::SyncOff) => Ok(connection.execute_batch(pragmas::SYNC_OFF)?),
        _ => pragmas::insist(connection),
    }
}

fn read_only(path: &Path) -> Result<Connection, OpenError> {
    connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

impl Store for Sqlite {
    fn write(&self, change: Change) -> Answer<'_, ()> {
        Box::pin(async { self.writer.as_ref().ok_or(Error::ReadOnly)?.write(change).await })
    }

    fn condition(&self) -> Condition {
        let stopped = self.writer.as_ref().is_some_and(Writer::stopped);
        Condition { stopped, commits: self.commits(), waiting: self.waiting() }
    }

    fn person(&self, id: PersonId) -> Answer<'_, Option<Person>> {
        self.readers.ask(move |connection| query::person(connection, id))
    }

    fn person_by_recovery(&self, recovery: TokenHash) -> Answer<'_, Option<Person>> {
        self.readers.ask(move |connection| query::person_by_recovery(connection, recovery))
    }

    fn session(&self, token: TokenHash) -> Answer<'_, Option<(Session, Person)>> {
        self.readers.ask(move |connection| query::session(connection, token))
    }

    fn table(&self, id: TableId) -> Answer<'_, Option<Table>> {
        self.readers.ask(move |connection| query::table(connection, id))
    }

    fn entries(&self, table: TableId, after: u32, limit: u32) -> Answer<'_, Vec<Entry>> {
        self.readers.ask(move |connection| query::entries(connection, table, after, limit))
    }

    fn entries_of_kind(&self, table: TableId, kind: &'static str) -> Answer<'_, Vec<Entry>> {
        self.readers.ask(move |connection| query::entries_of_kind(connection, table, kind))
    }

    fn tables_of(
        &self,
        person: PersonId,
        before: Option<Cursor>,
        limit: u32,
    ) -> Answer<'_, Vec<Table>> {
        self.readers.ask(move |connection| query::tables_of(connection, person, before, limit))
    }

    fn open_tables(
        &self,
        status: Status,
        before: Option<Cursor>,
        limit: u32,
    ) -> Answer<'_, Vec<Table>> {
        self.readers.ask(move |connection| query::open_tables(connection, status, before, limit))
    }

    fn table_ids(&self, after: Option<TableId>, limit: u32) -> Answer<'_, Vec<TableId>> {
        self.readers.ask(move |connection| query::table_ids(connection, after, limit))
    }

    fn hosted(&self, host: PersonId, status: Status) -> Answer<'_, u32> {
        self.readers.ask(move |connection| query::hosted(connection, host, status))
    }

    fn hosted_bots(&self, host: PersonId) -> Answer<'_, u32> {
        self.readers.ask(move |connection| query::hosted_bots(connection, host))
    }

    fn invitation(&self, token: TokenHash) -> Answer<'_, Option<Invitation>> {
        self.readers.ask(move |connection| query::invitation(connection, token))
    }

    fn invitations(&self, table: TableId) -> Answer<'_, Vec<Invitation>> {
        self.readers.ask(move |connection| query::invitations(connection, table))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_is_not_durable_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for (pragma, setting) in [
            ("PRAGMA journal_mode = DELETE", "journal_mode"),
            ("PRAGMA synchronous = NORMAL", "synchronous"),
            ("PRAGMA synchronous = OFF", "synchronous"),
            ("PRAGMA foreign_keys = OFF", "foreign_keys"),
        ] {
            let pragmas = format!("{}; {pragma}", pragmas::DURABLE);
            match Sqlite::open_with(&folder.path().join("store"), &pragmas, None) {
                Err(OpenError::NotDurable { setting: found, .. }) => assert_eq!(found, setting),
                other => panic!("{pragma}: {other:?}"),
            }
        }
        Sqlite::open_with(&folder.path().join("store"), pragmas::DURABLE, None).unwrap();
    }
}
