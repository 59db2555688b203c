//! One test-suite for every game.
//!
//! [`run`] plays random games and checks what must hold of any [`Game`]: cheap things at every
//! step, dear ones on a sample that follows from the seed. A game brings only its [`Laws`]: what is
//! conserved, and what is hidden from whom. A [`Failure`] names the game and position, so that
//! [`Plan::only`] runs it again.

use crate::game::{Game, Setup, State};
use crate::seat::{Seat, Viewer};
use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};

mod coverage;
mod listing;
mod records;
mod secrecy;
mod walk;

pub use coverage::{Coverage, Seen, Speech};
pub use listing::reads_back;

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    pub setup: Setup<G>,
    pub seed: u64,
    /// The number of the first game.
    pub first: usize,
    pub games: usize,
    /// Every candidate is tried at one decision in so many.
    pub listing_every: u32,
    /// Dear checks (worlds, undo to the end) are made at one decision in so many.
    pub dear_every: u32,
    /// No game may take more decisions.
    pub most_decisions: usize,
    /// No state may take more bytes.
    pub state_size: usize,
    /// Games are shared out; the report is the same for any number.
    pub threads: usize,
}

impl<G: Game> Plan<G> {
    #[must_use]
    pub const fn new(setup: Setup<G>, games: usize, seed: u64) -> Self {
        Self {
            setup,
            seed,
            first: 0,
            games,
            listing_every: 8,
            dear_every: 64,
            most_decisions: 5_000,
            state_size: 2_048,
            threads: 1,
        }
    }

    /// The same, but for one game alone: to see a failure again.
    #[must_use]
    pub fn only(mut self, game: usize) -> Self {
        (self.first, self.games, self.threads) = (game, 1, 1);
        self
    }
}

/// What a game says of itself.
pub trait Laws<G: Game>: Sync {
    /// Pieces are neither made nor lost, and nothing is below zero. Asked after every step.
    ///
    /// # Errors
    /// What is wrong.
    fn conserved(&self, state: &State<G>) -> Result<(), String>;

    /// Everything that is hidden from someone.
    fn hidden(&self) -> Vec<Hidden<G>> {
        Vec::new()
    }
}

/// A hidden thing by its name.
#[derive(Clone, Copy, Debug)]
pub enum Hidden<G: Game> {
    /// Someone cannot know it, and so it must differ between worlds that look alike to them.
    Varies {
        name: &'static str,
        /// Its value where it is hidden from this viewer, and none where it is not.
        probe: fn(&State<G>, Viewer) -> Option<String>,
    },
    /// Whoever counts knows it, but it must not be among the facts of others while the game runs.
    Absent {
        name: &'static str,
        /// Whose it is, if a fact of this name tells it.
        owner: fn(fact: &str) -> Option<Seat>,
    },
}

impl<G: Game> Hidden<G> {
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Varies { name, .. } | Self::Absent { name, .. } => name,
        }
    }
}

/// What was checked, how often, and what occurred.
#[derive(Clone, Debug, Default)]
pub struct Report {
    pub games: usize,
    pub decisions: usize,
    pub outcomes: usize,
    pub undos: usize,
    /// Decisions of the longest game.
    pub longest: usize,
    /// Decisions whose every candidate was tried.
    pub listings: usize,
    pub previews: usize,
    /// Pairs of worlds that were compared, and steps they were played on.
    pub worlds: usize,
    pub world_steps: usize,
    pub records: usize,
    /// In how many worlds each hidden thing varied, or was seen by its owner.
    pub hidden: Vec<(&'static str, usize)>,
    pub coverage: Coverage,
}

impl Report {
    fn for_laws<G: Game>(laws: &impl Laws<G>) -> Self {
        let hidden = laws.hidden().iter().map(|hidden| (hidden.name(), 0)).collect();
        Self { hidden, ..Self::default() }
    }

    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.outcomes += other.outcomes;
        self.undos += other.undos;
        self.longest = self.longest.max(other.longest);
        self.listings += other.listings;
        self.previews += other.previews;
        self.worlds += other.worlds;
        self.world_steps += other.world_steps;
        self.records += other.records;
        for (mine, theirs) in self.hidden.iter_mut().zip(other.hidden) {
            mine.1 += theirs.1;
        }
        self.coverage.add(other.coverage);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games, {} decisions (at most {}), {} outcomes, {} undone",
            self.games, self.decisions, self.longest, self.outcomes, self.undos
        )?;
        write!(
            f,
            "{} listings, {} previews, {} pairs of worlds over {} steps, {} records",
            self.listings, self.previews, self.worlds, self.world_steps, self.records
        )?;
        self.hidden.iter().try_for_each(|(name, times)| write!(f, "\nhidden {name}: {times}"))
    }
}

/// What was checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// Actions and states are small.
    Size,
    /// The rules do not panic.
    Panic,
    /// The game's own law.
    Conservation,
    /// Every game ends.
    Ends,
    /// Somebody can always act.
    SomeoneCanAct,
    /// Listed ⇔ legal, listed once, checked and unchecked agree.
    Listing,
    /// Groups are whole and at most twelve long.
    Groups,
    /// Unlisted ⇒ refused for the reason given, and the state untouched.
    Refusal,
    /// What is printed is read back.
    Notation,
    /// What is drawn is possible.
    Outcome,
    /// Records print, parse and replay to the same game.
    Record,
    /// Undo gives the exact earlier state and crosses nothing it must not.
    Undo,
    /// A preview is what then happens, up to the first reveal.
    Preview,
    /// What someone can fetch does not depend on what they may not know.
    Secrecy,
    /// Each hidden thing on the list really varied.
    Hidden,
}

/// A check that failed, and where.
#[derive(Clone, Debug)]
pub struct Failure {
    pub check: Check,
    pub reason: String,
    pub seed: u64,
    pub game: usize,
    pub position: usize,
    /// The game so far.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { check, reason, seed, game, position, record } = self;
        write!(f, "{check:?}: {reason}\nseed {seed}, game {game}, position {position}\n{record}")
    }
}

impl std::error::Error for Failure {}

/// Why a check failed; the place is added by whoever knows it.
type Checked<T = ()> = Result<T, (Check, String)>;

/// Plays the games of a plan and checks everything.
///
/// # Errors
/// The first game, by number, in which something failed.
pub fn run<G: Game, L: Laws<G>>(plan: &Plan<G>, laws: &L) -> Result<Report, Box<Failure>> {
    let nowhere = |(check, reason): (Check, String)| {
        let (seed, game) = (plan.seed, plan.first);
        Box::new(Failure { check, reason, seed, game, position: 0, record: String::new() })
    };
    sizes(plan).map_err(nowhere)?;
    let games = plan.first..plan.first + plan.games;
    // Later games need not be played once one has failed.
    let failed = AtomicUsize::new(usize::MAX);
    let work = |start: usize| {
        let mut report = Report::for_laws(laws);
        for game in games.clone().skip(start).step_by(plan.threads.max(1)) {
            if game > failed.load(Ordering::Relaxed) {
                break;
            }
            if let Err(failure) = walk::game(plan, laws, game, &mut report) {
                failed.fetch_min(game, Ordering::Relaxed);
                return Err(failure);
            }
        }
        Ok(report)
    };
    let results: Vec<Result<Report, Box<Failure>>> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..plan.threads.max(1)).map(|start| scope.spawn(move || work(start))).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| match thread.join() {
            Ok(result) => result,
            Err(payload) => std::panic::resume_unwind(payload),
        };
        threads.into_iter().map(join).collect()
    });
    let mut report = Report::for_laws(laws);
    let mut failures = Vec::new();
    for result in results {
        match result {
            Ok(part) => report.add(part),
            Err(failure) => failures.push(failure),
        }
    }
    if let Some(failure) = failures.into_iter().min_by_key(|failure| failure.game) {
        return Err(failure);
    }
    match report.hidden.iter().find(|(_, times)| *times == 0) {
        Some((name, _)) => {
            let reason = format!("'{name}' never varied, or its owner never saw it");
            Err(nowhere((Check::Hidden, reason)))
        }
        None => Ok(report),
    }
}

fn sizes<G: Game>(plan: &Plan<G>) -> Checked {
    let (action, state) = (size_of::<G::Action>(), size_of::<State<G>>());
    if action > 8 {
        return Err((Check::Size, format!("an action takes {action} bytes of 8")));
    }
    if state > plan.state_size {
        let reason = format!("a state takes {state} bytes of {}", plan.state_size);
        return Err((Check::Size, reason));
    }
    Ok(())
}
