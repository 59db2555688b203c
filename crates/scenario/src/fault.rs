//! What is wrong with a scenario, or with the rules it checks.

use std::fmt;
use std::path::{Path, PathBuf};

/// A file that cannot be understood, or something in it that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub file: PathBuf,
    /// Counted from 1; 0 where it is about the whole file.
    pub line: usize,
    pub reason: String,
}

impl Fault {
    pub(crate) fn new(file: &Path, line: usize, reason: impl fmt::Display) -> Self {
        Self { file: file.to_owned(), line, reason: reason.to_string() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file.display())?;
        if self.line > 0 {
            write!(f, ":{}", self.line)?;
        }
        // One line, whatever a library says.
        let reason: Vec<&str> = self.reason.split_whitespace().collect();
        write!(f, ": {}", reason.join(" "))
    }
}

impl std::error::Error for Fault {}
