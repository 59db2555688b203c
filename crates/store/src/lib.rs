//! What a server must never lose: the append-only record of each table, and the people, sessions
//! and invitations around it.
//!
//! # The promise
//!
//! **A change that was answered with `Ok` is on the disk.** [`Store::write`] answers only after
//! the transaction that holds the change has been committed and synced: it survives the process,
//! the machine and the power. Conversely a change that was refused, or answered with an error,
//! left nothing behind. (One case cannot be decided by anybody: the disk itself fails while it
//! syncs. Then the callers get an error, the writer stops for good, and the next start finds
//! either all of the change or nothing; repeating it with the same client id is safe.)
//!
//! - Entries are numbered 1, 2, 3, … per table without a gap. An append states the number it
//!   expects; whoever comes second is refused ([`Refused::Taken`]).
//! - A client id counts once per table and author; the repeat is refused with the first entry
//!   ([`Refused::Repeated`]), so that the first answer can be given again.
//! - An append is all or nothing: entries, status, seats, seed and commitment together.
//! - No statement changes or removes an entry; triggers in the database see to it.
//! - One process at a time writes a file ([`OpenError::InUse`]); others may read beside it.
//! - A database whose settings are not durable is not written to ([`OpenError::NotDurable`]).
//!
//! The crate knows no game, no rule, no network and no clock: ids, times and texts are given.
//!
//! # How
//!
//! [`Sqlite`] has one writer thread. It takes whatever is queued, runs it in one transaction with
//! a savepoint per change (a refused change does not spoil its neighbours), commits once, and
//! answers everybody: the more callers, the more changes share one sync. Reads run on threads and
//! read-only connections of their own, and one more thread folds the log into the file, so nothing
//! here ever blocks an async runtime and callers do not wait for housekeeping (unless the log has
//! outgrown 256 MiB because that thread did not keep up).
//!
//! `rusqlite` and not `sqlx`: the writer is a thread of ours anyway, and in a bare trial of both, 32
//! rows to a commit, `rusqlite` reached 130,000 rows a second where `sqlx` reached 40,000. The statements keep
//! to what SQLite and PostgreSQL share, [`Store`] is small and object-safe, so a PostgreSQL store
//! can stand beside this one. (`sqlx` 0.9, even for PostgreSQL alone, cannot be resolved together
//! with `rusqlite` 0.41, since both claim to link SQLite; with 0.39 it can.)

mod change;
mod entry;
mod error;
mod id;
mod person;
mod sabotage;
mod secret;
mod sqlite;
mod store;
mod table;

pub use change::{Append, Change};
pub use entry::{Author, Entry, NewEntry};
pub use error::{Error, OpenError, Refused};
pub use id::{Id, IdError, PersonId, TableId};
pub use person::{Invitation, Person, Session};
#[cfg(feature = "sabotage")]
pub use sabotage::Sabotage;
pub use secret::{Commitment, Seed, TokenHash};
pub use sqlite::Sqlite;
pub use store::{Answer, Condition, Cursor, Store};
pub use table::{NewTable, Occupant, Seat, Status, Table, Visibility};
