//! Positions and short games as files, checked against the rules.
//!
//! [`load`] reads a file and makes sure that everything in it can be understood; [`run`] plays it
//! and says what did not hold. [`stage`] gives the position itself, to play on from. The format is
//! described in `docs/scenarios.md`.

mod expect;
mod fault;
mod file;
mod games;
mod run;
mod script;
mod stage;

pub use fault::Fault;
pub use file::{Deed, Line, Scenario, Step, load, parse};
pub use games::{GAMES, run};
pub use stage::{Staged, stage};

use std::path::{Path, PathBuf};

/// The scenario files under a file or folder, in a fixed order.
///
/// # Errors
/// What could not be read.
pub fn files(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    let unreadable = |error: std::io::Error| Fault::new(path, 0, error);
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in std::fs::read_dir(path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?.path();
        if entry.is_dir() {
            found.extend(files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "toml") {
            found.push(entry);
        }
    }
    found.sort();
    Ok(found)
}
