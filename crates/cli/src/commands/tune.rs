//! `azulejo tune`: fits the weights of a game's evaluation by self-play.

use crate::args;
use crate::fault::{Code, Fault};
use crate::files::{self, Output};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::work;
use bots::evaluation::Weights;
use bots::tune::{Plan, tune};
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Tune,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    registry::with(&task.game, catalogue, Fit { task, catalogue, screen })?
}

struct Fit<'a> {
    task: &'a args::Tune,
    catalogue: &'a Catalogue,
    screen: &'a mut Screen,
}

/// A file of weights begins with the command that made it.
const MARK: &str = "#";

impl Errand for Fit<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, catalogue, screen } = self;
        let threads = work::threads(catalogue, task.threads, task.games)?;
        let start = match &task.from {
            None => Weights::<G>::empty(),
            Some(path) => {
                let text = files::read(catalogue, path)?;
                Weights::parse(&text).map_err(|error| {
                    let reason: Vec<String> =
                        error.to_string().lines().map(|line| line.trim().to_owned()).collect();
                    Fault::file(catalogue, &path.display().to_string(), &reason.join(" "))
                })?
            }
        };
        let out = Output::new(catalogue, Some(&task.out), MARK)?;
        let plan = Plan {
            generations: task.generations,
            games: task.games,
            seed: task.seed,
            threads,
            blind: task.from.is_none(),
        };
        let (fewest, most) = G::PLAYERS;
        let games: u64 = (fewest..=most).map(|players| plan.games_with(players)).sum();
        let progress = work::progress(u64::from(task.generations) * games);
        let weights = tune::<G>(plan, start, &|_, _| progress.inc(1));
        progress.finish_and_clear();
        out.write(catalogue, || weights.write(&command(task, G::NAME)))?;
        let args = Args::new().with("file", task.out.display().to_string());
        screen.line(&catalogue.say("client-saved", &args))?;
        Ok(Code::Good)
    }
}

/// The command that makes the same file again. The threads do not matter.
fn command(task: &args::Tune, game: &str) -> String {
    let mut words = ["azulejo", "tune", game].map(str::to_owned).to_vec();
    let mut add = |option: &str, value: String| words.extend([option.to_owned(), value]);
    add("--generations", task.generations.to_string());
    add("--games", task.games.to_string());
    add("--seed", task.seed.to_string());
    if let Some(from) = &task.from {
        add("--from", from.display().to_string());
    }
    add("--out", task.out.display().to_string());
    words.join(" ")
}
