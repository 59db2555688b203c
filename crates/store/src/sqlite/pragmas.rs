//! What SQLite must be told, apart from the statements that PostgreSQL would read too.

use crate::OpenError;
use rusqlite::Connection;

/// The settings of those who write. A thread of its own folds the log into the file; only when
/// it does not keep up does the writer do the rest, at 256 MiB. `fullfsync` is for macOS, where an
/// ordinary sync does not reach the disk.
pub(super) const DURABLE: &str = "
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA fullfsync = ON;
    PRAGMA checkpoint_fullfsync = ON;
    PRAGMA wal_autocheckpoint = 65536;
    PRAGMA cache_size = -65536;
";

/// For sabotage only.
pub(super) const SYNC_OFF: &str = "PRAGMA synchronous = OFF;";

/// The mark of our files, "Azul" in ASCII.
pub(super) const APPLICATION: i64 = 0x417A_756C;

/// Reads back what durability rests on.
pub(super) fn insist(connection: &Connection) -> Result<(), OpenError> {
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if journal != "wal" {
        return Err(OpenError::NotDurable { setting: "journal_mode", found: journal });
    }
    for (setting, wanted) in [("synchronous", 2), ("foreign_keys", 1)] {
        let found: i64 = connection.pragma_query_value(None, setting, |row| row.get(0))?;
        if found != wanted {
            return Err(OpenError::NotDurable { setting, found: found.to_string() });
        }
    }
    Ok(())
}

pub(super) fn application(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "application_id", |row| row.get(0))
}

pub(super) fn mark(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "application_id", APPLICATION)
}

/// Whether nothing was ever created in the database.
pub(super) fn is_blank(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("SELECT count(*) = 0 FROM sqlite_master", [], |row| row.get(0))
}
