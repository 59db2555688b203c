//! Plays a scenario.

use crate::expect;
use crate::fault::Fault;
use crate::file::{Deed, Line, Scenario, Step};
use crate::script;
use crate::stage::stage;
use kernel::scenic::Scenic;
use kernel::{Game, Refused, Seed, State, Turn};

pub(crate) fn run<G: Scenic>(scenario: &Scenario) -> Result<(), Fault> {
    let staged = stage::<G>(scenario)?;
    let (mut state, mut events) = (staged.state, staged.events);
    for step in &scenario.steps {
        if !step.deeds.is_empty() {
            events.clear();
        }
        for deed in &step.deeds {
            perform(scenario, deed, staged.seed, &mut state, &mut events)?;
        }
        check(scenario, step, &state, &events)?;
    }
    Ok(())
}

fn perform<G: Game>(
    scenario: &Scenario,
    deed: &Line<Deed>,
    seed: Option<Seed>,
    state: &mut State<G>,
    events: &mut Vec<G::Event>,
) -> Result<(), Fault> {
    let fail = |reason: String| Err(scenario.fault(deed.line, reason));
    match &deed.what {
        Deed::Do(text) => {
            draw(seed, state, events);
            let (seat, action) = script::action::<G>(scenario, deed.line, text)?;
            match state.apply(seat, action, events) {
                Ok(()) => Ok(()),
                Err(refused) => fail(format!("'{text}' is refused: {}", said(refused))),
            }
        }
        Deed::Chance(text) => {
            let outcome = script::read_at::<G::Outcome>(scenario, deed.line, text)?;
            match state.accept(outcome, events) {
                Ok(()) => Ok(()),
                Err(refused) => fail(format!("'{text}' is refused: {}", said(refused))),
            }
        }
        Deed::Refused { action: text, rule, why } => {
            draw(seed, state, events);
            let (seat, action) = script::action::<G>(scenario, deed.line, text)?;
            let before = state.clone();
            let Err(refused) = state.apply(seat, action, events) else {
                return fail(format!("'{text}' is not refused"));
            };
            if *state != before {
                return fail(format!("'{text}' is refused but changes the game"));
            }
            let Refused::Rule(refusal) = refused else {
                return match (rule, why) {
                    (None, None) => Ok(()),
                    _ => fail(format!("'{text}' is refused by no rule: {}", said(refused))),
                };
            };
            if let Some(rule) = rule
                && rule != G::rule(refusal)
            {
                return fail(format!("'{text}' is refused by {}, not by {rule}", said(refused)));
            }
            if let Some(why) = why
                && script::read_at::<G::Refusal>(scenario, deed.line, why)? != refusal
            {
                return fail(format!("'{text}' is refused by {}, not as '{why}'", said(refused)));
            }
            Ok(())
        }
    }
}

fn said<G: Game>(refused: Refused<G>) -> String {
    kernel::Rejection::from(refused).to_string()
}

/// What is due and not given comes from the seed.
fn draw<G: Game>(seed: Option<Seed>, state: &mut State<G>, events: &mut Vec<G::Event>) {
    let Some(seed) = seed else { return };
    while let Turn::Chance(draw) = state.turn() {
        let outcome = G::draw(state, &mut seed.words(draw));
        if state.accept(outcome, events).is_err() {
            return;
        }
    }
}

fn check<G: Scenic>(
    scenario: &Scenario,
    step: &Step,
    state: &State<G>,
    events: &[G::Event],
) -> Result<(), Fault> {
    expect::events::<G>(scenario, step, events)?;
    if let Some(prompt) = &step.prompt {
        expect::prompt(scenario, prompt, state)?;
    }
    expect::legal(scenario, step, state)?;
    expect::facts(scenario, step, state)
}
