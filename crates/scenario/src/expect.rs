//! What must hold.

use crate::fault::Fault;
use crate::file::{Line, Scenario, Step};
use crate::script::{self, Asked};
use kernel::scenic::Given;
use kernel::{Fact, Game, Rejection, Seat, State, Turn, Viewer};
use std::collections::HashMap;
use std::fmt::Display;

/// The given events happened, in this order; others may lie between.
pub(crate) fn events<G: Game>(
    scenario: &Scenario,
    step: &Step,
    events: &[G::Event],
) -> Result<(), Fault> {
    let mut rest = events.iter();
    for line in &step.events {
        let wanted = script::read::<G::Event>(scenario, line)?;
        if !rest.any(|event| *event == wanted) {
            let reason = format!("'{}' did not happen here; {}", line.what, list(events));
            return Err(scenario.fault(line.line, reason));
        }
    }
    for line in &step.no_events {
        let unwanted = script::read::<G::Event>(scenario, line)?;
        if events.contains(&unwanted) {
            return Err(scenario.fault(line.line, format_args!("'{}' happened", line.what)));
        }
    }
    Ok(())
}

fn list(events: &[impl Display]) -> String {
    if events.is_empty() {
        return "nothing happened".to_owned();
    }
    let events: Vec<String> = events.iter().map(ToString::to_string).collect();
    format!("what happened: {}", events.join("; "))
}

/// Who is asked what.
pub(crate) fn prompt<G: Game>(
    scenario: &Scenario,
    line: &Line<String>,
    state: &State<G>,
) -> Result<(), Fault> {
    let turn = match state.turn() {
        Turn::Decide { seat, prompt } => format!("{} {prompt}", seat.letter()),
        Turn::Chance(_) => "chance".to_owned(),
        Turn::Over => "over".to_owned(),
    };
    let holds = match (script::asked::<G>(scenario, line)?, state.turn()) {
        (Asked::Chance, Turn::Chance(_)) | (Asked::Over, Turn::Over) => true,
        (Asked::Seat(seat, words), Turn::Decide { seat: deciding, prompt }) => {
            let prompt = prompt.to_string();
            let mut asked = prompt.split_whitespace();
            let wanted = words.split_whitespace();
            seat == deciding && wanted.into_iter().all(|word| asked.next() == Some(word))
        }
        _ => false,
    };
    if holds {
        return Ok(());
    }
    Err(scenario.fault(line.line, format_args!("the prompt is '{turn}', not '{}'", line.what)))
}

/// What may and may not be done.
pub(crate) fn legal<G: Game>(
    scenario: &Scenario,
    step: &Step,
    state: &State<G>,
) -> Result<(), Fault> {
    let listed = state.legal();
    let may = |line: &Line<String>| {
        let (seat, action) = script::action::<G>(scenario, line.line, &line.what)?;
        let verdict = state.check(seat, action).map_err(Rejection::from);
        if verdict.is_ok() != (decides(state, seat) && listed.contains(&action)) {
            let reason = format!("'{}' is listed and checked differently", line.what);
            return Err(scenario.fault(line.line, reason));
        }
        Ok(verdict)
    };
    for line in &step.legal {
        if let Err(why) = may(line)? {
            let reason = format_args!("'{}' is not legal: {why}", line.what);
            return Err(scenario.fault(line.line, reason));
        }
    }
    for line in &step.not_legal {
        if may(line)?.is_ok() {
            return Err(scenario.fault(line.line, format_args!("'{}' is legal", line.what)));
        }
    }
    if let Some(choices) = &step.choices {
        let mut wanted = Vec::new();
        for line in &choices.what {
            if let Err(why) = may(line)? {
                let reason = format_args!("'{}' is not legal: {why}", line.what);
                return Err(scenario.fault(line.line, reason));
            }
            wanted.push(script::action::<G>(scenario, line.line, &line.what)?.1);
        }
        let others: Vec<String> = listed
            .iter()
            .filter(|action| !wanted.contains(action))
            .map(ToString::to_string)
            .collect();
        if !others.is_empty() {
            let reason = format_args!("legal too: {}", others.join("; "));
            return Err(scenario.fault(choices.line, reason));
        }
    }
    Ok(())
}

fn decides<G: Game>(state: &State<G>, seat: Seat) -> bool {
    matches!(state.turn(), Turn::Decide { seat: deciding, .. } if deciding == seat)
}

/// The facts as the whole truth has them.
pub(crate) fn facts<G: Game>(
    scenario: &Scenario,
    step: &Step,
    state: &State<G>,
) -> Result<(), Fault> {
    if step.expect.is_empty() {
        return Ok(());
    }
    let mut facts: HashMap<String, Fact> = HashMap::new();
    for seat in Seat::all(state.seats()) {
        G::facts(state.view(Viewer::Seat(seat)), &mut |name, fact| {
            if !facts.contains_key(name) {
                facts.insert(name.to_owned(), fact);
            }
        });
    }
    for line in &step.expect {
        let (name, wanted) = &line.what;
        let Some(fact) = facts.get(name) else {
            return Err(scenario.fault(line.line, format_args!("there is no {name} now")));
        };
        let holds = match (fact, wanted) {
            (Fact::Number(number), Given::Number(wanted)) => i64::from(*number) == *wanted,
            (Fact::Word(_) | Fact::Seat(_), Given::Word(wanted)) => {
                fact.to_string().eq_ignore_ascii_case(wanted)
            }
            (Fact::Number(_), Given::Word(_))
            | (Fact::Word(_) | Fact::Seat(_), Given::Number(_)) => false,
        };
        if !holds {
            let reason = format_args!("{name} is {fact}, not {wanted}");
            return Err(scenario.fault(line.line, reason));
        }
    }
    Ok(())
}
