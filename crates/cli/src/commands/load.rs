//! `azulejo load`: how much a server bears on this machine.
//!
//! It starts a server of its own on a fresh database, opens tables whose every seat has a person
//! with an open socket, and plays them from records made beforehand: who holds the database knows
//! the chance to come, so a whole game can be written down before it is played. The server knows
//! nothing of this and checks, keeps and pushes every action as ever.

mod drive;
mod ears;
mod figures;
mod positions;
mod served;
mod stage;

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry;
use crate::screen::Screen;
use crate::work;
use figures::Figures;
use served::Served;
use stage::Stage;
use std::fmt::Display;
use std::time::Duration;
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Load,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    if !registry::NAMES.contains(&task.game.as_str()) {
        let args = Args::new().with("game", &*task.game).with("known", registry::NAMES.join(", "));
        return Err(Fault::Told(catalogue.say("client-error-game", &args)));
    }
    // One thread is enough, and leaves the machine to the server.
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| failed(catalogue, &error))?;
    let figures = runtime.block_on(measure(task)).map_err(|error| failed(catalogue, &error))?;
    if task.json {
        screen.line(&format!("{:#}", figures.in_json()))?;
    } else {
        screen.lines(&figures.in_words(catalogue))?;
    }
    Ok(Code::Good)
}

fn failed(catalogue: &Catalogue, error: &dyn Display) -> Fault {
    Fault::Told(catalogue.say("client-load-failed", &Args::new().with("reason", error.to_string())))
}

/// Whatever may go wrong on the way; it is told as it is.
type Trouble = Box<dyn std::error::Error + Send + Sync>;

async fn measure(task: &args::Load) -> Result<Figures, Trouble> {
    let served = Served::start(task.folder.as_deref())?;
    let stage = Stage::set(&served, task).await?;
    let empty = served.memory()?;
    let idle = ears::idle(&served, task).await?;
    let crowded = served.memory()?;
    let thinking = stage::bots(&served, task).await?;
    let progress = work::progress(task.seconds);
    let before = served.spent()?;
    let course =
        drive::run(&stage, task.rate, Duration::from_secs(task.seconds), &progress).await?;
    let spent = served.spent()? - before;
    progress.finish_and_clear();
    drop((idle, thinking));
    let positions = positions::ask(&served, task).await?;
    Ok(Figures {
        game: task.game.clone(),
        players: task.players,
        tables: task.tables,
        bots: task.bots,
        rate: task.rate,
        sockets: task.idle,
        language: task.words.clone(),
        course,
        positions,
        server_seconds: spent,
        memory: (empty, crowded),
    })
}
