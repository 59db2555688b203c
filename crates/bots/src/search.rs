//! Tree search for games with hidden things and chance.
//!
//! Every iteration draws anew what the seat cannot know (`redeal` from its view) and walks down one
//! tree (chance is drawn on the way and not branched on). Every action is looked at together with
//! the rest of its turn as the evaluation alone would play it, so that positions are compared where
//! turns end: in the middle of a turn something is paid and nothing gained yet. In the turn at hand
//! the tree has a decision for every step, in later turns only for the first: the others are taken
//! as they were looked at. Where the walk leaves the tree the best look tells every decision of the
//! walk how it came out for the seat that took it; in a game with chapters the walk goes on to where
//! the next one begins, and how that position looks is told. Actions are chosen by value and by a prior that comes
//! from the same look.

mod insight;
mod rehearsal;
mod tree;

pub use insight::{Advice, Insight};

use crate::Bot;
use crate::evaluation::{Evaluate, Weights};
use kernel::chance::{Bits, Fast};
use kernel::{Game, Moves, Sight, Silent, State, View};
use std::time::{Duration, Instant};
pub(crate) use tree::Tree;

/// Raised whenever the same iterations may find something else: results of one revision do not mix
/// with those of another.
pub const REVISION: u32 = 5;

/// How much and how is searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Config {
    /// Iterations for the first decision of a turn, divided among the trees.
    pub iterations: u32,
    /// Independent trees whose counts are added: the choice does not depend on the number of
    /// threads.
    pub trees: u32,
    /// So many actions an iteration may try out on average; where more are needed there are fewer
    /// iterations. Some positions are ten times the work of others.
    pub work: u32,
    pub threads: u32,
    /// How much the prior counts against the value.
    pub exploration: f32,
    /// Points behind the best at which an action's prior has fallen to a quarter.
    pub width: f32,
    /// So many of the actions walked most are rehearsed where the game is worth it
    /// ([`Evaluate::rehearsed`]); none below 2.
    pub finalists: u32,
    /// How often each is before the worse half of them is given up; the others twice as often.
    pub rehearsals: u32,
    pub leaf: Leaf,
    /// Ends a search that takes longer, whatever the iterations. A choice made so is not
    /// reproducible; [`Search::stopped`] tells.
    pub limit: Option<Duration>,
}

/// At the second decision of a turn the tree is grown to this fraction of the iterations, at the
/// third to half of that, at the fourth to a third, and so on, counting the walks that were made
/// there earlier in the turn: less and less is left to find out, and a long turn must not take long.
const GOING_ON: u32 = 4;

/// How a position at the end of a walk is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By the evaluation.
    Evaluation,
    /// By a game played to its end at random.
    Playout,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            iterations: 1_000,
            trees: 1,
            work: u32::MAX,
            threads: 1,
            exploration: 0.6,
            width: 2.0,
            finalists: 0,
            rehearsals: 0,
            leaf: Leaf::Evaluation,
            limit: None,
        }
    }
}

/// The bot that searches.
#[derive(Debug)]
pub struct Search<G: Game> {
    config: Config,
    weights: &'static Weights<G>,
    bits: Fast,
    trees: Vec<Tree<G>>,
    /// The table as it must look if nothing but our own last action has happened.
    expected: Option<G::Public>,
    /// Our own actions since the trees were last grown.
    since: Vec<G::Action>,
    /// Searches of this turn so far.
    taken: u32,
    stopped: bool,
    /// Whether walks are watched, to say why an action is good.
    watch: bool,
}

impl<G: Evaluate> Search<G> {
    #[must_use]
    pub fn new(config: Config, seed: u64) -> Self {
        Self {
            config,
            weights: G::weights(),
            bits: Fast::new(seed),
            trees: Vec::new(),
            expected: None,
            since: Vec::new(),
            taken: 0,
            stopped: false,
            watch: false,
        }
    }

    /// Whether the time limit ended the last search.
    #[must_use]
    pub const fn stopped(&self) -> bool {
        self.stopped
    }

    /// Walks through the decision searched last, all trees together.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.trees.iter().map(Tree::visits).sum()
    }

    fn seed(&mut self) -> u64 {
        u64::from(self.bits.word()) << 32 | u64::from(self.bits.word())
    }

    /// When the time limit ends what begins now.
    fn until(&self) -> Option<Instant> {
        self.config.limit.map(|limit| Instant::now() + limit)
    }

    fn search(&mut self, sight: Sight<'_, G>, counts: &G::Counts, until: Option<Instant>) {
        let count = self.config.trees.max(1);
        let iterations = match self.taken {
            0 => self.config.iterations,
            taken => self.config.iterations.div_ceil(GOING_ON * taken),
        };
        let each = iterations.div_ceil(count);
        // What was found earlier in the turn is kept, as far as it is about the actions taken.
        let taken = std::mem::take(&mut self.since);
        self.trees.retain_mut(|tree| tree.go_on(&taken));
        while self.trees.len() < count as usize {
            let seed = self.seed();
            self.trees.push(Tree::new(sight.seat, seed, self.watch));
        }
        self.taken += 1;
        let (config, weights) = (self.config, self.weights);
        let view = || View { public: sight.public, own: Some((sight.seat, sight.own)) };
        let run = |tree: &mut Tree<G>| -> bool {
            let most = tree.work() + u64::from(each) * u64::from(config.work);
            while tree.visits() < each && tree.work() < most {
                // The clock is looked at now and then: it costs as much as a step.
                if tree.visits() % 16 == 15 && until.is_some_and(|until| Instant::now() > until) {
                    return true;
                }
                // Where time counts somebody may be waiting for this core. A system that preempts
                // lazily would give it to them at its next tick only, milliseconds later.
                if until.is_some() {
                    std::thread::yield_now();
                }
                let state = G::redeal(view(), counts, tree.bits());
                tree.iterate(&config, weights, state);
            }
            false
        };
        let threads = (self.config.threads.max(1) as usize).min(self.trees.len());
        let stopped = if threads == 1 {
            self.trees.iter_mut().map(run).fold(false, |any, stopped| any | stopped)
        } else {
            let share = self.trees.len().div_ceil(threads);
            std::thread::scope(|scope| {
                let workers: Vec<_> = self
                    .trees
                    .chunks_mut(share)
                    .map(|trees| {
                        scope.spawn(move || {
                            trees.iter_mut().map(run).fold(false, |any, stopped| any | stopped)
                        })
                    })
                    .collect();
                workers
                    .into_iter()
                    .map(|worker| worker.join().expect("a search ends"))
                    .fold(false, |any, stopped| any | stopped)
            })
        };
        self.stopped |= stopped;
    }

    /// How often each action was tried at the root, in all trees together.
    fn tried(&self, moves: &Moves<G::Action>) -> Vec<(u32, f32)> {
        moves
            .iter()
            .map(|action| {
                let edges = self.trees.iter().filter_map(|tree| tree.at_root(*action));
                edges.fold((0, 0.0), |(visits, sum), (more, value)| (visits + more, sum + value))
            })
            .collect()
    }

    /// Another turn begins: what is known of the last is of no use.
    fn forget(&mut self) {
        self.trees.clear();
        self.expected = None;
        self.since.clear();
        self.taken = 0;
    }

    /// Remembers our own action and how the table will look after it, if the turn goes on.
    fn go(&mut self, sight: Sight<'_, G>, counts: &G::Counts, action: G::Action) {
        self.since.push(action);
        let view = View { public: sight.public, own: Some((sight.seat, sight.own)) };
        let mut state: State<G> = G::redeal(view, counts, &mut self.bits);
        G::play(&mut state, action, &mut Silent);
        self.expected = crate::turn::decides(&state, sight.seat).then_some(state.public);
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, sight: Sight<'_, G>, counts: &G::Counts) -> G::Action {
        self.stopped = false;
        if self.expected.take().is_none_or(|expected| expected != *sight.public) {
            self.forget();
        }
        let mut moves = Moves::new();
        G::candidates(sight, &mut moves);
        let best = if let [only] = moves.as_slice() {
            *only
        } else {
            let until = self.until();
            self.search(sight, counts, until);
            let tried = self.tried(&moves);
            let mut best = 0;
            for (at, &(visits, sum)) in tried.iter().enumerate() {
                let (most, most_sum) = tried[best];
                if visits > most || (visits == most && sum > most_sum) {
                    best = at;
                }
            }
            moves[self.rehearse(sight, counts, &moves, &tried, until).unwrap_or(best)]
        };
        self.go(sight, counts, best);
        best
    }

    fn was_stopped(&self) -> bool {
        self.stopped()
    }
}
