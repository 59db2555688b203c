//! `azulejo arena`: how strong bots are, measured against each other.

mod fixtures;
mod ladder;
mod results;
mod standing;

use crate::args;
use crate::chart;
use crate::fault::{Code, Fault};
use crate::files;
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::seating;
use crate::work;
use bots::Lineup;
use fixtures::Contest;
use results::Results;
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Arena,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    registry::with(&task.game, catalogue, Compare { task, catalogue, screen })?
}

struct Compare<'a> {
    task: &'a args::Arena,
    catalogue: &'a Catalogue,
    screen: &'a mut Screen,
}

impl Errand for Compare<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, catalogue, screen } = self;
        let budget = budget(catalogue, task.budget.as_deref())?;
        let typed = seating::bots(catalogue, &task.seats)?;
        let bots: Vec<Lineup> = typed.into_iter().map(|bot| bot.at(budget)).collect();
        let contest = Contest {
            game: G::NAME,
            names: bots.iter().map(ToString::to_string).collect(),
            bots,
            games: task.games,
            seed: task.seed,
            budget,
            ladder: task.ladder,
        };
        let setup = contest.setup::<G>(catalogue)?;
        let threads = work::threads(catalogue, task.threads, task.games)?;
        let chart = files::Output::new(catalogue, task.chart.as_deref(), chart::MARK)?;
        let results = Results::open(catalogue, task.results.as_deref(), &contest.told::<G>())?;
        let played = contest.play::<G>(&setup, results, threads, catalogue)?;
        let tallies = standing::tallies(&contest, &played);
        if task.ladder {
            let rungs = ladder::rungs(&contest, &played);
            if task.json {
                let mut told = standing::in_json(&contest, &tallies, &played);
                ladder::tell(&contest, &rungs, &played, &mut told);
                screen.line(&format!("{told:#}"))?;
            } else {
                screen.lines(&ladder::in_words(catalogue, &contest, &rungs))?;
                screen.gap()?;
                screen.lines(&standing::in_words::<G>(catalogue, &contest, &tallies, &played))?;
            }
            chart.write(catalogue, || ladder::drawn(catalogue, &contest, &rungs))?;
        } else {
            if task.json {
                let told = standing::in_json(&contest, &tallies, &played);
                screen.line(&format!("{told:#}"))?;
            } else {
                screen.lines(&standing::in_words::<G>(catalogue, &contest, &tallies, &played))?;
            }
            chart.write(catalogue, || standing::drawn(catalogue, &contest, &tallies))?;
        }
        Ok(Code::Good)
    }
}

/// A share of the iterations in percent.
fn budget(catalogue: &Catalogue, typed: Option<&str>) -> Result<u32, Fault> {
    let Some(typed) = typed else { return Ok(100) };
    let number = typed.trim().trim_end_matches('%').trim_end();
    number.parse().ok().filter(|percent| (1..=100).contains(percent)).ok_or_else(|| {
        Fault::Told(catalogue.say("client-error-budget", &Args::new().with("budget", typed)))
    })
}
