//! Records print, parse and replay to the same game.

use super::secrecy::onlookers;
use super::{Check, Checked, Report};
use crate::chance::Seed;
use crate::game::{Game, Setup, State};
use crate::log::Step;
use crate::play::{Chance, Play};
use crate::record::{Entry, Record};
use std::fmt::Display;

fn fail<T>(reason: impl Display) -> Checked<T> {
    Err((Check::Record, reason.to_string()))
}

/// A record that is printed and read is the same, to the letter.
fn reread(record: &Record) -> Checked<Record> {
    let text = record.to_string();
    match Record::parse(&text) {
        Ok(read) if read == *record && read.to_string() == text => Ok(read),
        Ok(_) => fail("a record reads back as another"),
        Err(error) => fail(error),
    }
}

/// Takes the running game up from its record.
pub(super) fn resumed<G: Game>(play: &Play<G>, report: &mut Report) -> Checked<Play<G>> {
    report.records += 1;
    for viewer in onlookers(play.state()) {
        let export = reread(&play.export(viewer))?;
        let tells = |entry: &Entry| matches!(entry, Entry::Fingerprint(_) | Entry::Comment(_));
        if !play.is_over() && (export.ending.is_some() || export.entries.iter().any(tells)) {
            return fail("an export of a running game tells of hidden things");
        }
    }
    let record = reread(&play.record())?;
    let again = match Play::resume(&record, Chance::ByHand, Some(play.setup().components)) {
        Ok(again) => again,
        Err(error) => return fail(error),
    };
    same(play, &again)?;
    Ok(again)
}

/// Plays a finished game once more from its seed, and replays the record of that.
pub(super) fn replayed<G: Game>(
    play: &Play<G>,
    seed: Seed,
    (position, there): (usize, Option<&State<G>>),
    report: &mut Report,
) -> Checked {
    report.records += 1;
    let setup: Setup<G> = *play.setup();
    let mut again = Play::new(setup, play.seating().clone(), Chance::Seeded(seed));
    for step in play.steps() {
        let done = match step {
            Step::Decision { seat, action } => {
                again.act(*seat, *action).map(drop).map_err(|refused| format!("{refused:?}"))
            }
            Step::Undo { seat, .. } => again.undo(*seat).map(drop).map_err(|bar| bar.to_string()),
            Step::Outcome(_) | Step::Comment(_) => Ok(()),
        };
        if let Err(reason) = done {
            return fail(format!("played again, '{step:?}' is refused: {reason}"));
        }
    }
    if !again.steps().eq(play.steps()) {
        return fail("played again from the seed, other things happened");
    }
    same(play, &again)?;
    let record = reread(&again.record())?;
    match Play::replay(&record, Some(setup.components)) {
        Ok(replayed) => same(&again, &replayed)?,
        Err(error) => return fail(error),
    }
    if let (Some(cut), Some(there)) = (record.at(position), there) {
        match Play::<G>::replay(&cut, Some(setup.components)) {
            Ok(replayed) if replayed.state() == there && replayed.position() == position => {}
            Ok(_) => return fail(format!("position {position} is another when replayed")),
            Err(error) => return fail(error),
        }
        let found = again.at(position);
        let right = |found: &Play<G>| found.state() == there && found.position() == position;
        if !found.as_ref().is_some_and(right) {
            return fail(format!("position {position} is another when gone back to"));
        }
    }
    Ok(())
}

fn same<G: Game>(one: &Play<G>, two: &Play<G>) -> Checked {
    // The last entry of a record is the fingerprint of where it leads.
    let (first, second) = (one.record(), two.record());
    if first.entries.last() != second.entries.last() {
        return fail("replayed to another fingerprint");
    }
    if one.state() != two.state() {
        return fail("replayed to another state with the same fingerprint");
    }
    if (first.header, first.entries) != (second.header, second.entries) {
        return fail("the record of the replayed game is another");
    }
    Ok(())
}
