//! What the search would do, and why.

use super::menu::Menu;
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
    menu: &Menu<G>,
) -> Vec<String> {
    let config = bots::insight_config::<G>(work::available() as u32);
    // The same question has the same answer.
    let insight = Insight::<G>::of(
        config,
        play.position() as u64,
        play.state().sight(seat),
        play.counts(Viewer::Seat(seat)),
    );
    let line = |advice: &Advice<G>| {
        let at = menu.open.iter().position(|choice| choice.action == advice.action)?;
        let reasons = outlook::reasons(voice, &outlook::sources(&advice.reasons));
        let args = Args::new()
            .with("choice", voice.action(&Said::of(&advice.action)))
            .with("expected", outlook::expected(voice, seat, play.state().seats(), &advice.points))
            .with("reasons", voice.list(&reasons))
            .with("reasons-count", reasons.len());
        let hint = voice.catalogue().say("client-hint", &args);
        let args = Args::new().with("number", at + 1).with("hint", hint);
        Some(voice.catalogue().say("client-hint-numbered", &args))
    };
    insight.actions.iter().filter_map(line).take(MOST).collect()
}
