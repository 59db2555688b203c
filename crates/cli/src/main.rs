//! `azulejo`: the games as a text client.

mod args;
mod chart;
mod columns;
mod commands;
mod fault;
mod files;
mod json;
mod registry;
mod screen;
mod table;
mod usage;
mod work;

use args::Task;
use fault::{Code, Fault};
use screen::Screen;
use std::process::ExitCode;
use words::Catalogue;

/// A server makes and forgets many small things on several threads; see docs/operations.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let catalogue = Catalogue::new(args::language());
    let mut screen = Screen::new();
    match run(&catalogue, &mut screen) {
        Ok(code) => code.into(),
        Err(fault) => fault.report(&catalogue),
    }
}

fn run(catalogue: &Catalogue, screen: &mut Screen) -> Result<Code, Fault> {
    let Some(task) = usage::read(catalogue, screen)? else { return Ok(Code::Good) };
    let code = match task {
        Task::Play(task) => commands::play::run(&task, catalogue, screen)?,
        Task::Sim(task) => commands::sim::run(&task, catalogue, screen)?,
        Task::Arena(task) => commands::arena::run(&task, catalogue, screen)?,
        Task::Tune(task) => commands::tune::run(&task, catalogue, screen)?,
        Task::Draw(task) => commands::draw::run(&task, catalogue)?,
        Task::Replay(task) => commands::replay::run(&task, catalogue, screen)?,
        Task::Analyse(task) => commands::analyse::run(&task, catalogue, screen)?,
        Task::Check(task) => commands::check::run(&task, catalogue, screen)?,
        Task::Games(task) => commands::games::run(&task, catalogue, screen)?,
        Task::Demo(task) => commands::demo::run(&task, catalogue, screen)?,
        Task::Serve(task) => commands::serve::run(task, catalogue, screen)?,
        Task::Verify(task) => commands::verify::run(task, catalogue, screen)?,
        Task::Backup(task) => commands::backup::run(task, catalogue, screen)?,
        Task::Load(task) => commands::load::run(&task, catalogue, screen)?,
        Task::Completions(task) => commands::completions::run(&task, catalogue, screen)?,
    };
    screen.finish()?;
    Ok(code)
}
