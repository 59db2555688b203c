//! `azulejo backup`: a copy of everything that is kept.

use super::serve;
use crate::args;
use crate::fault::{Code, Fault};
use crate::screen::Screen;
use words::{Args, Catalogue};

pub(crate) fn run(
    task: args::Backup,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let (_, store) = serve::read_only(catalogue, task.database)?;
    let file = task.file.display().to_string();
    store
        .backup_to(&task.file)
        .map_err(|error| Fault::file(catalogue, &file, &error.to_string()))?;
    screen.line(&catalogue.say("client-saved", &Args::new().with("file", file)))?;
    Ok(Code::Good)
}
