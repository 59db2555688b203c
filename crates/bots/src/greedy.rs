//! Takes what looks best at the end of its turn.

use crate::evaluation::{Evaluate, Weights};
use crate::{Bot, turn};
use kernel::chance::{Bits, Fast};
use kernel::{Game, Moves, Sight, View};

/// Looks at every action, finishes the turn by the evaluation alone and compares.
#[derive(Clone, Debug)]
pub struct Greedy<G: Game> {
    weights: &'static Weights<G>,
    bits: Fast,
    /// Points by which it may misjudge an action.
    error: f32,
}

impl<G: Evaluate> Greedy<G> {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { weights: G::weights(), bits: Fast::new(seed), error: 0.0 }
    }

    /// Judges every action with an error of its own, as a person does who is new to the game.
    #[must_use]
    pub fn erring(seed: u64, error: f32) -> Self {
        Self { error, ..Self::new(seed) }
    }
}

/// An error around 0: the sum of four even draws is close enough to a bell.
fn error(bits: &mut impl Bits) -> f32 {
    (0..4).map(|_| bits.below(1 << 16) as f32 / 65_536.0 - 0.5).sum::<f32>() * 1.732
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, sight: Sight<'_, G>, counts: &G::Counts) -> G::Action {
        let mut moves = Moves::new();
        G::candidates(sight, &mut moves);
        if let [only] = moves.as_slice() {
            return *only;
        }
        let view = View { public: sight.public, own: Some((sight.seat, sight.own)) };
        let state = G::redeal(view, counts, &mut self.bits);
        let prospects = turn::prospects(self.weights, &state, sight.seat, &moves);
        let worths = prospects.iter().map(|prospect| {
            let margin = prospect.outlook.margin(sight.seat);
            if self.error > 0.0 { margin + self.error * error(&mut self.bits) } else { margin }
        });
        moves[turn::highest(worths)]
    }
}
