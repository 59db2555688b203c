//! Computer opponents, generic over [`kernel::Game`].
//!
//! A bot is given what its seat sees and what it could have counted, never the state.

mod playout;
mod random;

pub use playout::{Playout, playout};
pub use random::Random;

use kernel::{Game, Sight};

/// Decides for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions of the decision at hand.
    fn choose(&mut self, sight: Sight<'_, G>, counts: &G::Counts) -> G::Action;
}

/// The names of the bots there are.
pub const NAMES: &[&str] = &["random"];

/// The bot of this name, seeded.
#[must_use]
pub fn by_name<G: Game>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        _ => None,
    }
}
