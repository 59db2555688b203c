//! What happened, told to one viewer.

use kernel::{Entry, Play, Said, Told};
use words::{Pages, Voice};

/// More sentences than these would be a wall of text.
const MOST_IN_A_LINE: usize = 5;

/// What the listener is told of the steps from number `from` on: a line for each step, headings
/// on lines of their own.
pub(crate) fn news<G: Pages>(play: &Play<G>, voice: Voice<'_>, from: usize) -> Vec<String> {
    play.told(voice.viewer(), from).flat_map(|told| step::<G>(voice, &told)).collect()
}

fn step<G: Pages>(voice: Voice<'_>, told: &Told<G::Event>) -> Vec<String> {
    if let Entry::Undo { seat, .. } = told.entry {
        return vec![voice.catalogue().say("client-undid", &voice.about(seat))];
    }
    lines(told.events.iter().map(|event| voice.event(&Said::of(event))))
}

/// The sentences of one step in lines.
pub(crate) fn lines(sentences: impl ExactSizeIterator<Item = String>) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let short = sentences.len() <= MOST_IN_A_LINE;
    let mut open = false;
    for sentence in sentences {
        // A heading is no sentence: it has no full stop.
        let heading = !sentence.ends_with(['.', '!', '?']);
        match lines.last_mut() {
            Some(line) if open && !heading => {
                line.push(' ');
                line.push_str(&sentence);
            }
            _ => lines.push(sentence),
        }
        open = short && !heading;
    }
    lines
}
