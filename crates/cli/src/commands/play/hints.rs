//! What the search would do, and why.

use crate::registry::Playable;
use crate::work;
use bots::search::{Advice, Insight};
use kernel::{Play, Said, Seat, Viewer};
use words::{Args, Voice, outlook};

/// More would not help to decide.
const MOST: usize = 3;

/// The best choices with what they lead to, from what this seat knows.
pub(crate) fn best<G: Playable>(
    play: &Play<G>,
    voice: Voice<'_>,
    seat: Seat,
) -> Vec<(G::Action, String)> {
    let config = bots::insight_config::<G>(work::available() as u32);
    // The same question has the same answer.
    let insight = Insight::<G>::of(
        config,
        play.position() as u64,
        play.state().sight(seat),
        play.counts(Viewer::Seat(seat)),
    );
    let hint = |advice: &Advice<G>| {
        let reasons = outlook::reasons(voice, &outlook::sources(&advice.reasons));
        let args = Args::new()
            .with("choice", voice.action(&Said::of(&advice.action)))
            .with("expected", outlook::expected(voice, seat, play.state().seats(), &advice.points))
            .with("reasons", voice.list(&reasons))
            .with("reasons-count", reasons.len());
        (advice.action, voice.catalogue().say("client-hint", &args))
    };
    insight.actions.iter().take(MOST).map(hint).collect()
}
