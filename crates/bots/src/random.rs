//! Plays at random, the kind of action first.

use crate::Bot;
use kernel::chance::Fast;
use kernel::{Game, Moves, Sight, random};

/// Draws the group of an action first, so that free conversions do not drown the rest.
#[derive(Clone, Copy, Debug)]
pub struct Random(Fast);

impl Random {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, sight: Sight<'_, G>, _counts: &G::Counts) -> G::Action {
        let mut moves = Moves::new();
        G::candidates(sight, &mut moves);
        random::pick::<G>(&moves, &mut self.0).expect("a decision has a legal action")
    }
}
