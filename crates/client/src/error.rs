//! What can go wrong.

use std::fmt;
use std::io;
use wire::Problem;

#[derive(Debug)]
pub enum Error {
    /// No connection, or it was lost before the answer came: what was asked may have been done.
    Lost(io::Error),
    /// The server said no, and why.
    Problem(Box<Problem>),
    /// The answer is none that this client knows.
    Strange(String),
}

impl Error {
    pub(crate) fn lost(error: impl Into<Box<dyn std::error::Error + Send + Sync>>) -> Self {
        Self::Lost(io::Error::other(error))
    }

    /// Whether asking again later may help.
    #[must_use]
    pub fn passing(&self) -> bool {
        match self {
            Self::Lost(_) => true,
            Self::Problem(problem) => matches!(problem.code.status(), 429 | 500 | 503 | 504),
            Self::Strange(_) => false,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(error) => error.fmt(f),
            Self::Problem(problem) => f.write_str(&problem.message),
            Self::Strange(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for Error {}
