//! `azulejo check`: do the scenarios hold?

use crate::args;
use crate::fault::{Code, Fault};
use crate::screen::Screen;
use crate::table::staged;
use std::path::PathBuf;
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
        let played = scenario::load(file).and_then(|scenario| scenario::run(&scenario));
        if let Err(fault) = played {
            failed += 1;
            screen.line(&fault.to_string())?;
        }
    }
    let args = Args::new().with("passed", files.len() - failed).with("failed", failed);
    screen.line(&catalogue.say("client-check-summary", &args))?;
    Ok(if failed == 0 { Code::Good } else { Code::CheckFailed })
}
