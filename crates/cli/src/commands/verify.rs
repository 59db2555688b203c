//! `azulejo verify`: replays everything that is kept.

use super::serve;
use crate::args;
use crate::fault::{Code, Fault};
use crate::registry;
use crate::screen::Screen;
use words::{Args, Catalogue};

pub(crate) fn run(
    task: args::Verify,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let (path, store) = serve::read_only(catalogue, task.database)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let verified = runtime
        .block_on(server::verify(&store, registry::hosted()))
        .map_err(|error| Fault::file(catalogue, &path.display().to_string(), &error.to_string()))?;
    for (table, error) in &verified.faults {
        let args = Args::new().with("table", table.to_string()).with("reason", error.to_string());
        screen.line(&catalogue.say("client-verify-table", &args))?;
    }
    let args = Args::new().with("tables", verified.tables).with("faults", verified.faults.len());
    screen.line(&catalogue.say("client-verify", &args))?;
    Ok(if verified.faults.is_empty() { Code::Good } else { Code::CheckFailed })
}
