//! The schema, in numbered steps; each is run once, in a transaction of its own.

use super::pragmas;
use crate::OpenError;
use rusqlite::{Connection, ErrorCode};
use std::path::Path;

/// Step 1 is the first. A step that was released is never edited: a new one follows it.
const STEPS: &[&str] = &[
    include_str!("../../migrations/0001_record.sql"),
    include_str!("../../migrations/0002_append_only.sqlite.sql"),
];

const LATEST: u32 = STEPS.len() as u32;

/// Refuses a file of another program or of a later version, before anything is changed.
pub(super) fn check(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    let foreign = || OpenError::Foreign(path.to_owned());
    let application = match pragmas::application(connection) {
        Err(cause) if cause.sqlite_error_code() == Some(ErrorCode::NotADatabase) => {
            return Err(foreign());
        }
        other => other?,
    };
    match application {
        pragmas::APPLICATION => {}
        0 if pragmas::is_blank(connection)? => return Ok(()),
        _ => return Err(foreign()),
    }
    match version(connection)? {
        found if found > LATEST => Err(OpenError::Newer { found, known: LATEST }),
        _ => Ok(()),
    }
}

/// Refuses a file that has yet to be migrated.
pub(super) fn insist_on_latest(connection: &Connection) -> Result<(), OpenError> {
    match version(connection)? {
        LATEST => Ok(()),
        found => Err(OpenError::Older { found, known: LATEST }),
    }
}

/// Runs the steps that are missing.
pub(super) fn run(connection: &mut Connection) -> Result<(), OpenError> {
    for (step, text) in (1..).zip(STEPS).skip(version(connection)? as usize) {
        let transaction = connection.transaction()?;
        if step == 1 {
            pragmas::mark(&transaction)?;
            transaction.execute_batch("CREATE TABLE migrations (version BIGINT PRIMARY KEY)")?;
        }
        transaction.execute_batch(text)?;
        transaction.execute("INSERT INTO migrations (version) VALUES ($1)", [step])?;
        transaction.commit()?;
    }
    Ok(())
}

/// The last step that was run; 0 in a blank file.
fn version(connection: &Connection) -> Result<u32, OpenError> {
    if pragmas::application(connection)? != pragmas::APPLICATION {
        return Ok(0);
    }
    Ok(connection.query_row("SELECT max(version) FROM migrations", [], |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn the_folder_holds_the_steps_and_nothing_else() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let files = std::fs::read_dir(folder).unwrap().flatten();
        let files: BTreeSet<_> = files.map(|file| file.file_name()).collect();
        assert_eq!(files.len(), STEPS.len(), "a file that is not embedded");
        for (step, name) in (1..).zip(files) {
            assert!(name.to_string_lossy().starts_with(&format!("{step:04}_")), "{name:?}");
        }
    }
}
