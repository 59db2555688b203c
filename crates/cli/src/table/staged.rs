//! Games that begin from a scenario.
//!
//! Their records carry the scenario among the notes of the header, a line for each of its lines,
//! so that they can be checked and taken up like any other.

use crate::fault::Fault;
use crate::registry::Playable;
use kernel::{
    Chance, Entry, Fingerprint, Play, Record, Rejection, ReplayError, ReplayFault, Seating,
    Vocabulary,
};
use scenario::{Scenario, Staged};
use std::path::Path;
use words::Catalogue;

/// Before each line of the scenario among the notes.
const MARK: &str = "scenario| ";

/// Reads a scenario from the text of its file.
pub(crate) fn read(catalogue: &Catalogue, path: &Path, text: &str) -> Result<Scenario, Fault> {
    scenario::parse(text, path).map_err(|fault| told(catalogue, &fault))
}

/// The position of a scenario.
pub(crate) fn stage<G: Playable>(
    catalogue: &Catalogue,
    scenario: &Scenario,
) -> Result<Staged<G>, Fault> {
    scenario::stage(scenario).map_err(|fault| told(catalogue, &fault))
}

pub(crate) fn told(catalogue: &Catalogue, fault: &scenario::Fault) -> Fault {
    let path = fault.file.display().to_string();
    let reason: Vec<&str> = fault.reason.split_whitespace().collect();
    match fault.line {
        0 => Fault::file(catalogue, &path, &reason.join(" ")),
        line => Fault::line(catalogue, &path, line, &reason.join(" ")),
    }
}

/// The scenario as notes of a record.
pub(crate) fn notes(text: &str) -> Vec<String> {
    text.lines().map(|line| format!("{MARK}{line}")).collect()
}

/// The scenario a record began from.
pub(crate) fn of_record(record: &Record) -> Option<String> {
    let lines = record.header.notes.iter().filter_map(|note| {
        // An empty line loses the space at its end in an editor.
        note.strip_prefix(MARK).or_else(|| note.strip_prefix(MARK.trim_end()))
    });
    let text: Vec<&str> = lines.collect();
    (!text.is_empty()).then(|| text.join("\n") + "\n")
}

/// Does every line of a record from its scenario on. Outcomes from there are given by hand.
pub(crate) fn retrace<G: Playable>(
    staged: Staged<G>,
    seating: Seating,
    record: &Record,
) -> Result<Play<G>, ReplayError> {
    let mut play = Play::from_state(staged.setup, seating, Chance::ByHand, staged.state);
    for (index, entry) in record.entries.iter().enumerate() {
        retrace_entry(&mut play, entry)
            .map_err(|fault| ReplayError { line: record.line_of_entry(index), fault })?;
    }
    if let Some(ending) = &record.ending {
        let at_end = |fault| ReplayError { line: record.line_of_ending(), fault };
        let found = play.ending().ok_or(ReplayFault::NotOver).map_err(at_end)?;
        if found.results != ending.results {
            let found: Vec<String> = found.results.iter().map(ToString::to_string).collect();
            return Err(at_end(ReplayFault::Result { found: found.join("; ") }));
        }
    }
    Ok(play)
}

/// Does one line of a record.
pub(super) fn retrace_entry<G: Playable>(
    play: &mut Play<G>,
    entry: &Entry,
) -> Result<(), ReplayFault> {
    fn line(line: Option<&String>) -> Result<&str, ReplayFault> {
        line.map(String::as_str).ok_or(ReplayFault::Hidden)
    }
    let rejected = |rejection: Rejection| ReplayFault::Rejected(rejection);
    match entry {
        Entry::Decision { seat, line: text } => {
            let action = G::Action::parse(line(text.as_ref())?);
            let action = action.map_err(|error| rejected(error.into()))?;
            play.act(*seat, action).map_err(|refused| rejected(refused.into()))?;
        }
        Entry::Outcome(text) => {
            let outcome = G::Outcome::parse(line(text.as_ref())?);
            let outcome = outcome.map_err(|error| rejected(error.into()))?;
            play.outcome(outcome).map_err(|refused| rejected(refused.into()))?;
        }
        Entry::Undo { seat, to } => {
            let leads_to = play.can_undo(*seat).map_err(ReplayFault::CannotUndo)?;
            if leads_to != *to {
                return Err(ReplayFault::UndoLeadsTo(leads_to));
            }
            play.undo(*seat).map_err(ReplayFault::CannotUndo)?;
        }
        Entry::Fingerprint(stated) => {
            let found = Fingerprint::of(play.state());
            if *stated != found {
                return Err(ReplayFault::Fingerprint { stated: *stated, found });
            }
        }
        Entry::Comment(_) => {}
    }
    Ok(())
}
