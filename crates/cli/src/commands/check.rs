//! `azulejo check`: do the scenarios hold? And records: are they right?

use super::replay;
use crate::args;
use crate::fault::{Code, Fault};
use crate::screen::Screen;
use crate::table::{open, staged};
use std::path::{Path, PathBuf};
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Check,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let mut files: Vec<PathBuf> = Vec::new();
    for path in &task.paths {
        // In the person's language, where the system would not speak it.
        if !path.exists() {
            let reason = catalogue.text("client-reason-not-found");
            return Err(Fault::file(catalogue, &path.display().to_string(), &reason));
        }
        let found = scenario::files(path).map_err(|fault| staged::told(catalogue, &fault))?;
        if found.is_empty() {
            let reason = catalogue.text("client-check-none");
            return Err(Fault::file(catalogue, &path.display().to_string(), &reason));
        }
        files.extend(found);
    }
    let mut failed = 0;
    for file in &files {
        if let Err(reason) = holds(catalogue, file)? {
            failed += 1;
            screen.line(&reason)?;
        }
    }
    let args = Args::new().with("passed", files.len() - failed).with("failed", failed);
    screen.line(&catalogue.say("client-check-summary", &args))?;
    Ok(if failed == 0 { Code::Good } else { Code::CheckFailed })
}

/// Whether what a file says is so, and if not, why.
fn holds(catalogue: &Catalogue, file: &Path) -> Result<Result<(), String>, Fault> {
    // What cannot be read is told by who reads it as a scenario.
    let text = std::fs::read_to_string(file).unwrap_or_default();
    if open::is_record(&text) {
        return match replay::check(catalogue, file, &text) {
            Ok(()) => Ok(Ok(())),
            Err(Fault::Told(reason)) => Ok(Err(reason)),
            Err(fault @ Fault::Output(_)) => Err(fault),
        };
    }
    let played = scenario::load(file).and_then(|scenario| scenario::run(&scenario));
    Ok(played.map_err(|fault| fault.to_string()))
}
