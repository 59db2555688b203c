//! What the search would do, and why.

use super::asked::Hints;
use crate::registry::Playable;
use crate::work;
use bots::search::{Advice, Insight};
use kernel::{Play, Said, Seat, Viewer};
use words::{Voice, outlook};

/// More would not help to decide.
const MOST: usize = 3;

/// The best choices with what they lead to, from what this seat knows.
pub(super) fn best<G: Playable>(play: &Play<G>, voice: Voice<'_>, seat: Seat) -> Hints<G::Action> {
    let config = bots::insight_config::<G>(work::available() as u32, Some(bots::SAFETY_STOP));
    // The same question has the same answer.
    let insight = Insight::<G>::of(
        config,
        play.position() as u64,
        play.state().sight(seat),
        play.counts(Viewer::Seat(seat)),
    );
    let hint = |advice: &Advice<G>| {
        let hint = outlook::Hint {
            action: Said::of(&advice.action),
            points: advice.points,
            seats: play.state().seats(),
            reasons: outlook::sources(&advice.reasons),
            gains: outlook::sources(&advice.gains),
        };
        (advice.action, hint.tell(voice, seat))
    };
    let hints = insight.actions.iter().take(MOST).map(hint).collect();
    Hints { hints, stopped: insight.stopped }
}
