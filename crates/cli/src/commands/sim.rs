//! `azulejo sim`: many games of bots, and what came of them.

mod figures;
mod game;

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::{open, seating};
use crate::work;
use bots::Lineup;
use figures::Figures;
use kernel::{Seat, Seed, Setup, State};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Sim,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    registry::with(&task.game, catalogue, Simulate { task, catalogue, screen })?
}

struct Simulate<'a> {
    task: &'a args::Sim,
    catalogue: &'a Catalogue,
    screen: &'a mut Screen,
}

impl Errand for Simulate<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, catalogue, screen } = self;
        let told = |id: &str, args: &Args| Fault::Told(catalogue.say(id, args));
        let (fewest, most) = G::PLAYERS;
        let kinds = match (task.seats.as_slice(), task.players) {
            ([], players) => seating::all(Lineup::Random, players.unwrap_or(3.clamp(fewest, most))),
            (kinds, None) => kinds.to_vec(),
            (kinds, Some(players)) if kinds.len() == players => kinds.to_vec(),
            (kinds, Some(players)) => {
                let args = Args::new().with("stated", kinds.len()).with("seats", players);
                return Err(told("client-error-seats", &args));
            }
        };
        let setup =
            open::setup::<G>(catalogue, kinds.len(), &task.options, task.components.as_deref())?;
        let kinds = seating::bots(catalogue, &kinds)?;
        let seed = open::seed(catalogue, &task.seed)?;
        let threads = work::threads(catalogue, task.threads, task.games)?;
        let started = Instant::now();
        let figures = simulate::<G>(&setup, &kinds, seed, task.games, threads);
        let seconds = started.elapsed();
        if task.json {
            let told = in_json::<G>(task, &kinds, &figures, seconds);
            screen.line(&format!("{told:#}"))?;
        } else {
            screen.lines(&in_words(catalogue, &kinds, &figures, seconds))?;
        }
        Ok(Code::Good)
    }
}

/// Plays the games on so many threads. Which thread plays which game does not matter: a game
/// follows from its number alone, and figures add up in any order.
fn simulate<G: Playable>(
    setup: &Setup<G>,
    kinds: &[Lineup],
    seed: Seed,
    games: u64,
    threads: usize,
) -> Figures {
    let next = AtomicU64::new(0);
    let seats = State::new(setup).seats();
    let progress = work::progress(games);
    let play_some = || {
        let mut figures = Figures::new(kinds.len(), seats);
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return figures;
            }
            figures.add(&game::play(setup, kinds, game::seed_of(seed, number)));
            progress.inc(1);
        }
    };
    let figures = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(play_some)).collect();
        let mut figures = play_some();
        for other in others {
            match other.join() {
                Ok(theirs) => figures.merge(&theirs),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        figures
    });
    progress.finish_and_clear();
    figures
}

/// Who plays each seat: the bots, and after them the game itself.
fn seat_kinds(kinds: &[Lineup], figures: &Figures) -> impl Iterator<Item = (Seat, String)> {
    let automated = std::iter::repeat_with(|| seating::AUTOMATED.to_owned());
    let all = kinds.iter().map(ToString::to_string).chain(automated);
    Seat::all(figures.scores.len()).zip(all)
}

fn in_json<G: Playable>(
    task: &args::Sim,
    kinds: &[Lineup],
    figures: &Figures,
    seconds: Duration,
) -> Value {
    let spread = |spread: &figures::Spread| {
        json!({
            "mean": spread.mean(),
            "spread": spread.deviation(),
            "min": spread.least(),
            "max": spread.most(),
        })
    };
    let seats = seat_kinds(kinds, figures).map(|(seat, kind)| {
        let mut told = spread(&figures.scores[seat.index()]);
        told["seat"] = json!(seat.letter());
        told["bot"] = json!(kind);
        told["wins"] = json!(figures.wins[seat.index()]);
        told
    });
    let per_second = |count: u64| count as f64 / seconds.as_secs_f64().max(f64::MIN_POSITIVE);
    json!({
        "game": G::NAME,
        "players": kinds.len(),
        "seed": task.seed,
        "games": figures.games,
        "decisions": figures.decisions,
        "seconds": seconds.as_secs_f64(),
        "games_per_second": per_second(figures.games),
        "decisions_per_second": per_second(figures.decisions),
        "score": spread(&figures.score),
        "scores": seats.collect::<Vec<_>>(),
        "length": spread(&figures.length),
    })
}

fn in_words(
    catalogue: &Catalogue,
    kinds: &[Lineup],
    figures: &Figures,
    seconds: Duration,
) -> Vec<String> {
    let per_second = |count: u64| count as f64 / seconds.as_secs_f64().max(f64::MIN_POSITIVE);
    let spread = |spread: &figures::Spread| {
        Args::new()
            .with("mean", format!("{:.1}", spread.mean()))
            .with("spread", format!("{:.1}", spread.deviation()))
            .with("least", spread.least())
            .with("most", spread.most())
    };
    let args = Args::new()
        .with("games", figures.games)
        .with("decisions", figures.decisions)
        .with("seconds", format!("{:.2}", seconds.as_secs_f64()))
        .with("speed", format!("{:.0}", per_second(figures.games)))
        .with("decision-speed", format!("{:.0}", per_second(figures.decisions)));
    let mut lines = vec![catalogue.say("client-sim-speed", &args)];
    lines.push(catalogue.say("client-sim-length", &spread(&figures.length)));
    for (seat, kind) in seat_kinds(kinds, figures) {
        let args = spread(&figures.scores[seat.index()])
            .with("seat", seat.letter().to_string())
            .with("kind", seating::kind_in_words(catalogue, &kind))
            .with("wins", figures.wins[seat.index()]);
        lines.push(catalogue.say("client-sim-seat", &args));
    }
    lines
}
