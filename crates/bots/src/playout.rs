//! A game played to its end at random, as fast as the rules allow.

use kernel::{Bits, Game, Moves, Silent, State, Turn, random};

/// How long a playout was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    pub decisions: u32,
    pub outcomes: u32,
}

/// Plays to the end: all legal actions are generated at every decision, one is drawn.
pub fn playout<G: Game>(state: &mut State<G>, bits: &mut impl Bits) -> Playout {
    let mut played = Playout::default();
    loop {
        match state.turn() {
            Turn::Over => return played,
            Turn::Chance(_) => {
                let outcome = G::draw(state, bits);
                G::befall(state, outcome, &mut Silent);
                played.outcomes += 1;
            }
            Turn::Decide { seat, .. } => {
                let mut moves = Moves::new();
                G::candidates(state.sight(seat), &mut moves);
                let Some(action) = random::pick::<G>(&moves, bits) else { return played };
                G::play(state, action, &mut Silent);
                played.decisions += 1;
            }
        }
    }
}
