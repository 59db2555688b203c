//! The texts of a scenario as lines of its game.

use crate::fault::Fault;
use crate::file::{Deed, Line, Scenario};
use crate::stage::stage;
use kernel::scenic::{Scenic, nearest};
use kernel::{Game, NotationError, Seat, Vocabulary};

/// Reads a line of a vocabulary.
pub(crate) fn read<V: Vocabulary>(scenario: &Scenario, line: &Line<String>) -> Result<V, Fault> {
    read_at(scenario, line.line, &line.what)
}

pub(crate) fn read_at<V: Vocabulary>(
    scenario: &Scenario,
    line: usize,
    text: &str,
) -> Result<V, Fault> {
    V::parse(text).map_err(|error| {
        let hint = match &error {
            NotationError::UnknownKind(word) => nearest(word, V::KINDS.iter().copied()),
            _ => None,
        };
        let reason = match hint {
            Some(known) => format!("'{text}': {error}; did you mean '{known}'?"),
            None => format!("'{text}': {error}"),
        };
        scenario.fault(line, reason)
    })
}

/// Splits `A place guild 1 coroa` into the seat and its line.
pub(crate) fn seated<'t>(
    scenario: &Scenario,
    line: usize,
    text: &'t str,
) -> Result<(Seat, &'t str), Fault> {
    let text = text.trim();
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let seat = <Seat as kernel::Token>::read(first)
        .filter(|seat| seat.index() < scenario.players)
        .ok_or_else(|| {
            scenario.fault(line, format_args!("'{text}' must begin with the seat that acts"))
        })?;
    Ok((seat, rest))
}

pub(crate) fn action<G: Game>(
    scenario: &Scenario,
    line: usize,
    text: &str,
) -> Result<(Seat, G::Action), Fault> {
    let (seat, rest) = seated(scenario, line, text)?;
    Ok((seat, read_at(scenario, line, rest)?))
}

/// What a prompt must be: chance, the end, or a seat and the first words of the question.
pub(crate) enum Asked {
    Chance,
    Over,
    Seat(Seat, String),
}

pub(crate) fn asked<G: Game>(scenario: &Scenario, line: &Line<String>) -> Result<Asked, Fault> {
    match line.what.trim() {
        "chance" => return Ok(Asked::Chance),
        "over" => return Ok(Asked::Over),
        _ => {}
    }
    let (seat, rest) = seated(scenario, line.line, &line.what)?;
    let rest = kernel::notation::fold(rest);
    let kind = rest.split_whitespace().next().unwrap_or_default();
    if !G::Prompt::KINDS.contains(&kind) {
        let reason = match nearest(kind, G::Prompt::KINDS.iter().copied()) {
            Some(known) => format!("unknown prompt '{kind}'; did you mean '{known}'?"),
            None => format!("unknown prompt '{kind}'"),
        };
        return Err(scenario.fault(line.line, reason));
    }
    Ok(Asked::Seat(seat, rest))
}

/// Whether everything can be understood: the position, every line, every name.
pub(crate) fn check<G: Scenic>(scenario: &Scenario) -> Result<(), Fault> {
    stage::<G>(scenario)?;
    let names = G::fact_names(scenario.players);
    for step in &scenario.steps {
        for deed in &step.deeds {
            match &deed.what {
                Deed::Do(text) => drop(action::<G>(scenario, deed.line, text)?),
                Deed::Chance(text) => {
                    read_at::<G::Outcome>(scenario, deed.line, text)?;
                }
                Deed::Refused { action: text, why, .. } => {
                    action::<G>(scenario, deed.line, text)?;
                    if let Some(why) = why {
                        read_at::<G::Refusal>(scenario, deed.line, why)?;
                    }
                }
            }
        }
        for line in step.events.iter().chain(&step.no_events) {
            read::<G::Event>(scenario, line)?;
        }
        if let Some(line) = &step.prompt {
            asked::<G>(scenario, line)?;
        }
        let choices = step.choices.iter().flat_map(|choices| &choices.what);
        for line in step.legal.iter().chain(&step.not_legal).chain(choices) {
            action::<G>(scenario, line.line, &line.what)?;
        }
        for fact in &step.expect {
            let name = &fact.what.0;
            if !names.contains(name) {
                let reason = match nearest(name, names.iter().map(String::as_str)) {
                    Some(known) => format!("unknown name '{name}'; did you mean '{known}'?"),
                    None => format!("unknown name '{name}'"),
                };
                return Err(scenario.fault(fact.line, reason));
            }
        }
    }
    Ok(())
}
