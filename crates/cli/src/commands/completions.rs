//! `azulejo completions`: the command line for a shell that completes it.

use crate::args;
use crate::fault::{Code, Fault};
use crate::screen::Screen;
use crate::usage;
use words::Catalogue;

pub(crate) fn run(
    task: &args::Completions,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let mut script = Vec::new();
    clap_complete::generate(task.shell, &mut usage::command(catalogue), "azulejo", &mut script);
    screen.text(&String::from_utf8_lossy(&script))?;
    Ok(Code::Good)
}
