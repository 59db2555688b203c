//! Computer opponents, generic over [`kernel::Game`].
//!
//! A bot is given what its seat sees and what it could have counted, never the state.

pub mod analysis;
pub mod arena;
pub mod evaluation;
mod greedy;
mod lineup;
mod playout;
mod random;
pub mod search;
pub mod tune;
mod turn;

pub use evaluation::Evaluate;
pub use greedy::Greedy;
pub use lineup::{LEVELS, Lineup, MOST_ITERATIONS, SAFETY_STOP, insight_config};
pub use playout::{Playout, playout};
pub use random::Random;
pub use search::Search;

use kernel::{Game, Sight};

/// Decides for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the decision at hand.
    fn choose(&mut self, sight: Sight<'_, G>, counts: &G::Counts) -> G::Action;

    /// Whether a time limit cut its thinking about the last choice, which then cannot be reproduced.
    fn was_stopped(&self) -> bool {
        false
    }
}
