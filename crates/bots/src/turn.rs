//! The rest of a turn by the evaluation alone.

use crate::evaluation::{
    Evaluate, Outlook, Weights, booked_by_others, outlook, outlook_with, own_points,
};
use arrayvec::ArrayVec;
use kernel::{Game, Seat, Silent, State, Turn};

/// Longer turns than this are cut: free conversions could go on for long.
const MOST_STEPS: usize = 24;

/// Whether it is this seat's decision.
#[inline]
pub(crate) fn decides<G: Game>(state: &State<G>, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Decide { seat: deciding, .. } if deciding == seat)
}

/// A step of a turn: the action, the position after it and, where it was weighed against others,
/// the points the seat will have there.
struct Step<G: Game> {
    action: G::Action,
    after: State<G>,
    own: Option<f32>,
    /// Actions that were tried out to find it.
    tried: u32,
}

/// The action after which the position looks best for the seat, without looking further.
///
/// Only what the seat itself has is weighed, and what others are booked at once: how their positions
/// look is the same for every action, so it is looked at only where the game may end here.
#[inline]
fn nearest<G: Evaluate>(weights: &Weights<G>, state: &State<G>, seat: Seat) -> Option<Step<G>> {
    let moves = state.legal();
    let main = moves.iter().filter(|action| !G::aside(**action)).count();
    let wanted = |action: &&G::Action| main == 0 || !G::aside(**action);
    let play = |action: G::Action| {
        let mut after = state.clone();
        G::play(&mut after, action, &mut Silent);
        after
    };
    if main == 1 {
        let action = *moves.iter().find(wanted)?;
        return Some(Step { action, after: play(action), own: None, tried: 1 });
    }
    let tried = if main == 0 { moves.len() } else { main } as u32;
    let mut best: Option<Step<G>> = None;
    let mut most = f32::NEG_INFINITY;
    let mut others = None;
    for &action in moves.iter().filter(wanted) {
        let after = play(action);
        let (own, worth) = if G::over(&after.public) {
            let others = *others.get_or_insert_with(|| outlook(weights, state).others(seat));
            let end = outlook(weights, &after);
            (end.points[seat], end.margin(seat) + others)
        } else {
            let own = own_points(weights, &after, seat);
            (own, own - booked_by_others::<G>(&state.public, &after.public, seat))
        };
        if best.is_none() || worth > most {
            best = Some(Step { action, after, own: Some(own), tried });
            most = worth;
        }
    }
    best
}

/// The actions of one seat up to the end of its turn.
pub(crate) type Line<A> = ArrayVec<A, MOST_STEPS>;

/// Plays on for a seat until somebody else decides, something is drawn or the game is over. Returns
/// what was done, the points the seat will have if the last step told, and how many actions were
/// tried out for it.
pub(crate) fn finish<G: Evaluate>(
    weights: &Weights<G>,
    state: &mut State<G>,
    seat: Seat,
) -> (Line<G::Action>, Option<f32>, u32) {
    let mut line = Line::new();
    let mut own = None;
    let mut tried = 0;
    while decides(state, seat) && !line.is_full() {
        let Some(step) = nearest(weights, state, seat) else { break };
        line.push(step.action);
        *state = step.after;
        own = step.own;
        tried += step.tried;
    }
    (line, own, tried)
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
    /// Actions that were tried out, itself among them: what it took.
    pub(crate) tried: u32,
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
        let (line, own, tried) = finish(weights, &mut after, seat);
        let outlook = outlook_with(weights, &after, own.map(|own| (seat, own)));
        Prospect { line, outlook, tried: 1 + tried }
    };
    moves.iter().map(prospect).collect()
}
