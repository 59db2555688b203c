//! The rest of a turn by the evaluation alone.

use crate::evaluation::{Evaluate, Outlook, Weights, outlook, outlook_after};
use arrayvec::ArrayVec;
use kernel::{Game, Seat, Silent, State, Turn};

/// Longer turns than this are cut: free conversions could go on for long.
const MOST_STEPS: usize = 24;

/// Whether it is this seat's decision.
#[inline]
pub(crate) fn decides<G: Game>(state: &State<G>, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Decide { seat: deciding, .. } if deciding == seat)
}

/// The action after which the position looks best for the seat, without looking further, and that
/// position.
#[inline]
fn nearest<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
) -> Option<(G::Action, State<G>)> {
    let moves = state.legal();
    let main = moves.iter().filter(|action| !G::aside(**action)).count();
    let wanted = |action: &&G::Action| main == 0 || !G::aside(**action);
    let play = |action: G::Action| {
        let mut after = state.clone();
        G::play(&mut after, action, &mut Silent);
        (action, after)
    };
    if main == 1 {
        return moves.iter().find(wanted).map(|action| play(*action));
    }
    let before = outlook(weights, state);
    let mut best = None;
    let mut most = f32::NEG_INFINITY;
    for action in moves.iter().filter(wanted) {
        let after = play(*action);
        let worth = outlook_after(weights, &before, &state.public, &after.1, seat).margin(seat);
        if best.is_none() || worth > most {
            best = Some(after);
            most = worth;
        }
    }
    best
}

/// The actions of one seat up to the end of its turn.
pub(crate) type Line<A> = ArrayVec<A, MOST_STEPS>;

/// Plays on for a seat until somebody else decides, something is drawn or the game is over. Returns
/// what was done.
pub(crate) fn finish<G: Evaluate>(
    weights: &Weights<G>,
    state: &mut State<G>,
    seat: Seat,
) -> Line<G::Action> {
    let mut line = Line::new();
    while decides(state, seat) && !line.is_full() {
        let Some((action, after)) = nearest(weights, state, seat) else { break };
        line.push(action);
        *state = after;
    }
    line
}

/// The place of the highest value, the first of equals.
pub(crate) fn highest(values: impl IntoIterator<Item = f32>) -> usize {
    let mut best = (f32::NEG_INFINITY, 0);
    for (at, value) in values.into_iter().enumerate() {
        if value > best.0 {
            best = (value, at);
        }
    }
    best.1
}

/// What an action leads to at the end of the turn.
#[derive(Clone, Debug)]
pub(crate) struct Prospect<A> {
    pub(crate) line: Line<A>,
    pub(crate) outlook: Outlook,
}

/// The prospects of each action.
pub(crate) fn prospects<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
    moves: &[G::Action],
) -> Vec<Prospect<G::Action>> {
    let prospect = |action: &G::Action| {
        let mut after = state.clone();
        G::play(&mut after, *action, &mut Silent);
        let line = finish(weights, &mut after, seat);
        Prospect { line, outlook: outlook(weights, &after) }
    };
    moves.iter().map(prospect).collect()
}
