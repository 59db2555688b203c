//! A game that was played, judged by the search: what was to be expected after every turn, and
//! where more could be had.

mod judge;

pub use judge::{Judgement, judge};

use crate::Evaluate;
use kernel::{Game, Play, Seat, State, Turn};

/// A decision that is looked at, and what who made it could know.
#[derive(Clone, Debug)]
pub struct Moment<G: Game> {
    pub state: State<G>,
    pub counts: G::Counts,
    pub seat: Seat,
    pub action: G::Action,
    /// Decisions made before it.
    pub position: usize,
    /// The turn it belongs to, counted from 1.
    pub turn: usize,
    /// The first of its turn.
    pub opens: bool,
}

/// The decisions of a game that are looked at, and how many turns it had.
#[must_use]
pub fn moments<G: Game>(play: &Play<G>, only: Option<Seat>) -> (Vec<Moment<G>>, usize) {
    let mut moments = Vec::new();
    let turns = play.retell(|moment| {
        let kernel::retell::Moment { state, counts, seat, action, position, turn, opens } = moment;
        // Those with a choice, and the first of every turn.
        let looked_at = only.is_none_or(|only| only == seat) && (opens || state.legal().len() > 1);
        if looked_at && let Turn::Decide { .. } = state.turn() {
            let (state, counts) = (state.clone(), counts[seat].clone());
            moments.push(Moment { state, counts, seat, action, position, turn, opens });
        }
    });
    (moments, turns)
}

/// More swings would not be read.
const MOST: usize = 5;

/// Less than a point is noise.
const LEAST: f32 = 1.0;

/// The dearest decision of each of the dearest turns, dearest first.
#[must_use]
pub fn swings<'a, G: Evaluate>(
    moments: &'a [Moment<G>],
    judged: &'a [Judgement<G>],
) -> Vec<(&'a Moment<G>, &'a Judgement<G>)> {
    let mut swings: Vec<(&Moment<G>, &Judgement<G>)> = Vec::new();
    for (moment, judgement) in moments.iter().zip(judged) {
        match swings.last_mut() {
            Some(last) if last.0.turn == moment.turn => {
                if judgement.loss > last.1.loss {
                    *last = (moment, judgement);
                }
            }
            _ => swings.push((moment, judgement)),
        }
    }
    swings.retain(|(_, judgement)| judgement.loss >= LEAST);
    swings.sort_by(|one, other| other.1.loss.total_cmp(&one.1.loss));
    swings.truncate(MOST);
    swings
}
