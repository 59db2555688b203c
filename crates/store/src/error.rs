//! What can go wrong.

use crate::Entry;
use std::error::Error as StdError;
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// Why a change was not made. The store is as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The stated stream number is not the next one; this is.
    Taken { next: u32 },
    /// The author's client has sent this before; here is what came of it then.
    Repeated(Box<Entry>),
    /// Another entry of the table has this position.
    PositionTaken { position: u32 },
    /// It speaks of a person, session, table, seat or invitation that is not here.
    Unknown,
    /// Something with this id or hash is here already.
    Exists,
    /// An append without entries.
    Empty,
    /// A value that cannot be, such as a fifth seat.
    OutOfRange,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Taken { next } => write!(f, "the next stream number is {next}"),
            Self::Repeated(first) => write!(f, "a repeat of entry {}", first.stream),
            Self::PositionTaken { position } => write!(f, "position {position} is taken"),
            Self::Unknown => f.write_str("it speaks of something that is not in the store"),
            Self::Exists => f.write_str("it is in the store already"),
            Self::Empty => f.write_str("an append without entries"),
            Self::OutOfRange => f.write_str("a value is out of range"),
        }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug)]
pub enum Error {
    /// The change contradicts what is kept.
    Refused(Refused),
    /// The store was opened for reading.
    ReadOnly,
    /// The store has stopped: it was closed, or the disk failed under it.
    Stopped,
    /// The database failed; nothing of the change was kept.
    Failed(Arc<dyn StdError + Send + Sync>),
}

impl Error {
    pub(crate) fn failed(cause: impl StdError + Send + Sync + 'static) -> Self {
        Self::Failed(Arc::new(cause))
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refused) => refused.fmt(f),
            Self::ReadOnly => f.write_str("the store is open for reading only"),
            Self::Stopped => f.write_str("the store has stopped"),
            Self::Failed(cause) => write!(f, "the database failed: {cause}"),
        }
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Failed(cause) => Some(cause.as_ref()),
            Self::Refused(_) | Self::ReadOnly | Self::Stopped => None,
        }
    }
}

/// Why a store cannot be opened.
#[derive(Debug)]
pub enum OpenError {
    /// Another process (or this one) has the file open for writing.
    InUse(PathBuf),
    /// There is no such file to read.
    Missing(PathBuf),
    /// A setting that durability rests on could not be had.
    NotDurable { setting: &'static str, found: String },
    /// The database was made by a later version of this program.
    Newer { found: u32, known: u32 },
    /// The database must be migrated first, which reading alone cannot do.
    Older { found: u32, known: u32 },
    /// A database, but not one of ours.
    Foreign(PathBuf),
    /// The file or its folder cannot be made or read.
    Io(std::io::Error),
    /// The database failed.
    Failed(Arc<dyn StdError + Send + Sync>),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse(path) => write!(f, "{} is in use by another process", path.display()),
            Self::Missing(path) => write!(f, "{} does not exist", path.display()),
            Self::NotDurable { setting, found } => {
                write!(f, "not durable: {setting} is {found}")
            }
            Self::Newer { found, known } => {
                write!(f, "the database has version {found}, newer than {known}")
            }
            Self::Older { found, known } => {
                write!(f, "the database has version {found}, older than {known}")
            }
            Self::Foreign(path) => write!(f, "{} is another program's database", path.display()),
            Self::Io(cause) => cause.fmt(f),
            Self::Failed(cause) => write!(f, "the database failed: {cause}"),
        }
    }
}

impl StdError for OpenError {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        match self {
            Self::Io(cause) => Some(cause),
            Self::Failed(cause) => Some(cause.as_ref()),
            Self::InUse(_)
            | Self::Missing(_)
            | Self::NotDurable { .. }
            | Self::Newer { .. }
            | Self::Older { .. }
            | Self::Foreign(_) => None,
        }
    }
}

impl From<std::io::Error> for OpenError {
    fn from(cause: std::io::Error) -> Self {
        Self::Io(cause)
    }
}

impl From<rusqlite::Error> for OpenError {
    fn from(cause: rusqlite::Error) -> Self {
        Self::Failed(Arc::new(cause))
    }
}
