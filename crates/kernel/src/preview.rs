//! What an action would bring about, as far as the actor can know.
//!
//! Nothing here has the true state at hand: the action is tried on a state dealt anew from the
//! actor's view, and the telling stops at the first reveal, so a preview cannot peek.

use crate::chance::Fast;
use crate::game::{Disclosure, Game, Refused, Sight, Turn, View};
use crate::seat::Viewer;

/// The events the actor would see before anything unknown comes to light.
///
/// # Errors
/// Why the action is refused; a spectator can do nothing.
pub fn preview<G: Game>(view: View<'_, G>, action: G::Action) -> Result<Vec<G::Event>, Refused<G>> {
    foresee(view, action).map(|foreseen| foreseen.0)
}

/// Whether the action brings something to light, and whether it hands the turn on. What comes
/// after a reveal is not known, so such an action never counts as handing on.
///
/// # Errors
/// Why the action is refused; a spectator can do nothing.
pub fn disclosure<G: Game>(view: View<'_, G>, action: G::Action) -> Result<Disclosure, Refused<G>> {
    foresee(view, action).map(|foreseen| foreseen.1)
}

/// Splits events at the first that reveals something; tells whether there was one.
pub(crate) fn until_reveal<G: Game>(events: &[G::Event]) -> (&[G::Event], bool) {
    match events.iter().position(|event| G::reveals(*event)) {
        Some(first) => (&events[..first], true),
        None => (events, false),
    }
}

/// The part of events a viewer sees.
pub(crate) fn seen_by<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::visible(*event, viewer)).collect()
}

fn foresee<G: Game>(
    view: View<'_, G>,
    action: G::Action,
) -> Result<(Vec<G::Event>, Disclosure), Refused<G>> {
    let (seat, own) = match (G::turn(view.public), view.own) {
        (Turn::Decide { seat, .. }, Some((viewer, own))) if seat == viewer => (seat, own),
        (Turn::Decide { seat: deciding, .. }, _) => {
            return Err(Refused::NotYourTurn { deciding });
        }
        (Turn::Chance(_), _) => return Err(Refused::ChanceIsDue),
        (Turn::Over, _) => return Err(Refused::Over),
    };
    G::check(Sight { seat, public: view.public, own }, action).map_err(Refused::Rule)?;
    let mut state = G::redeal(view, &G::Counts::default(), &mut Fast::new(0));
    let mut events = Vec::new();
    G::play(&mut state, action, &mut events);
    let (before, revealed) = until_reveal::<G>(&events);
    let turn = state.turn();
    let reveals = revealed || matches!(turn, Turn::Chance(_));
    let hands_on = !reveals
        && match turn {
            Turn::Decide { seat: next, .. } => next != seat,
            Turn::Chance(_) => false,
            Turn::Over => true,
        };
    Ok((seen_by::<G>(before, Viewer::Seat(seat)), Disclosure { reveals, hands_on }))
}
