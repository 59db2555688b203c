//! A copy of a store in use.

use super::files::{beside, folder, private, sync_folder};
use crate::OpenError;
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::fs::{self, File};
use std::io;
use std::path::Path;

pub(super) fn copy(from: &Connection, path: &Path) -> Result<(), OpenError> {
    if path.exists() {
        return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
    }
    // It gets its name only when it is whole; what a copy that was killed has left is in the way.
    let partial = beside(path, ".partial");
    if partial.exists() {
        fs::remove_file(&partial)?;
    }
    private(&partial)?;
    let copied = fill(from, &partial).and_then(|()| {
        File::open(&partial)?.sync_all()?;
        fs::rename(&partial, path)?;
        Ok(sync_folder(folder(path))?)
    });
    if copied.is_err() {
        // What counts is why the copy failed, not whether its remains could be removed.
        let _ = fs::remove_file(&partial);
    }
    copied
}

fn fill(from: &Connection, path: &Path) -> Result<(), OpenError> {
    let mut to = Connection::open(path)?;
    // All pages in one step: one moment, however fast the writer is.
    let step = Backup::new(from, &mut to)?.step(-1)?;
    if step != StepResult::Done {
        return Err(io::Error::from(io::ErrorKind::ResourceBusy).into());
    }
    // One file, without a log beside it, until somebody opens it to write.
    to.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    to.close().map_err(|(_, cause)| cause.into())
}
