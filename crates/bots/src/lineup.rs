//! The bots there are, by name.

use crate::search::Config;
use crate::{Bot, Evaluate, Greedy, Random, Search};
use std::fmt;
use std::time::Duration;

/// A bot that can be asked for: `random`, `greedy`, `level1` to `level5`, `search:2000`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lineup {
    Random,
    Greedy,
    Level(u8),
    /// The search with so many iterations for a decision.
    Search(u32),
    /// A level at a share of its iterations, in percent.
    Share(u8, u32),
}

/// The levels there are, weakest first.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=5;

/// The most iterations that can be asked for: a tree of as many walks still has room in memory.
pub const MOST_ITERATIONS: u32 = 100_000;

/// Ends a search where somebody waits for it, far above what the iterations of any level take. A
/// choice made so is not reproducible.
pub const SAFETY_STOP: Duration = Duration::from_secs(10);

impl Lineup {
    /// Names as they are listed for a person.
    pub const NAMES: &'static [&'static str] =
        &["random", "greedy", "level1", "level2", "level3", "level4", "level5", "search:N"];

    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "random" => return Some(Self::Random),
            "greedy" => return Some(Self::Greedy),
            _ => {}
        }
        if let Some(count) = text.strip_prefix("search:") {
            let count: u32 = count.parse().ok()?;
            return (1..=MOST_ITERATIONS).contains(&count).then_some(Self::Search(count));
        }
        let level = text.strip_prefix("level")?;
        let (level, share) = match level.split_once('@') {
            Some((level, share)) => (level, Some(share.strip_suffix('%')?.parse::<u32>().ok()?)),
            None => (level, None),
        };
        let level: u8 = level.parse().ok().filter(|level| LEVELS.contains(level))?;
        match share {
            None => Some(Self::Level(level)),
            Some(share) => (1..=100).contains(&share).then_some(Self::Share(level, share)),
        }
    }

    /// The same at a share of its budget, in percent; the search only.
    #[must_use]
    pub fn at(self, percent: u32) -> Self {
        match self {
            Self::Level(level) if percent != 100 => Self::Share(level, percent),
            Self::Share(level, share) => Self::Share(level, (share * percent).div_ceil(100)),
            Self::Search(count) => Self::Search((count * percent / 100).max(1)),
            other => other,
        }
    }

    /// The bot; with a limit where somebody waits for it.
    #[must_use]
    pub fn build<G: Evaluate>(
        self,
        seed: u64,
        threads: u32,
        limit: Option<Duration>,
    ) -> Box<dyn Bot<G>> {
        match (self, self.config::<G>()) {
            (Self::Random, _) => Box::new(Random::new(seed)),
            (_, Some(config)) => {
                Box::new(Search::<G>::new(Config { threads, limit, ..config }, seed))
            }
            (Self::Greedy, None) => Box::new(Greedy::<G>::new(seed)),
            (_, None) => Box::new(Greedy::<G>::erring(seed, BEGINNERS_ERROR)),
        }
    }

    /// How it searches, if it does.
    #[must_use]
    pub fn config<G: Evaluate>(self) -> Option<Config> {
        let config = match self {
            Self::Random | Self::Greedy => return None,
            Self::Search(iterations) => Config { iterations, ..Config::default() },
            Self::Level(level) => level_config::<G>(level, 100),
            Self::Share(level, percent) => level_config::<G>(level, percent),
        };
        (config.iterations > 0).then_some(config)
    }
}

/// By how many points the first level misjudges what an action brings.
const BEGINNERS_ERROR: f32 = 5.0;

/// Actions that level 5 rehearses, and how often each at first.
const FINALISTS: u32 = 4;
const REHEARSALS: u32 = 64;

/// The search of a level at a share of its iterations.
fn level_config<G: Evaluate>(level: u8, percent: u32) -> Config {
    let iterations = G::ITERATIONS[usize::from(level.clamp(1, 5)) - 1];
    Config {
        iterations: (iterations * percent).div_ceil(100),
        trees: if level >= 4 { 2 } else { 1 },
        finalists: if level >= 5 { FINALISTS } else { 0 },
        rehearsals: (REHEARSALS * percent).div_ceil(100),
        work: G::WORK,
        ..Config::default()
    }
}

/// The search that gives hints and analyses.
#[must_use]
pub fn insight_config<G: Evaluate>(threads: u32, limit: Option<Duration>) -> Config {
    Config { threads, limit, ..level_config::<G>(4, 100) }
}

impl fmt::Display for Lineup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => write!(f, "level{level}"),
            Self::Share(level, percent) => write!(f, "level{level}@{percent}%"),
            Self::Search(count) => write!(f, "search:{count}"),
        }
    }
}
