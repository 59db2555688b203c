//! The position of a scenario, for whoever wants to play on from it.

use crate::fault::Fault;
use crate::file::Scenario;
use kernel::scenic::{Given, Scenic};
use kernel::{Components, Seed, Setup, State};

/// A position ready to be played.
#[derive(Debug)]
pub struct Staged<G: Scenic> {
    pub setup: Setup<G>,
    pub state: State<G>,
    pub seed: Option<Seed>,
    /// What ran by itself until somebody must decide.
    pub events: Vec<G::Event>,
}

/// The position of a scenario of this game.
///
/// # Errors
/// What makes it impossible.
pub fn stage<G: Scenic>(scenario: &Scenario) -> Result<Staged<G>, Fault> {
    if scenario.game != G::NAME {
        let reason = format_args!("a scenario of {}, not of {}", scenario.game, G::NAME);
        return Err(scenario.fault(scenario.game_line, reason));
    }
    let setup = set_up(scenario)?;
    let given: Vec<(String, Given)> =
        scenario.given.iter().map(|given| given.what.clone()).collect();
    let mut events = Vec::new();
    let state = G::position(&setup, &scenario.at.what, &given, &mut events).map_err(|misfit| {
        let about = |name: &String| match name.as_str() {
            "at" => Some(scenario.at.line),
            name => {
                // The last, for a name that is given twice.
                scenario.given.iter().rfind(|given| given.what.0 == name).map(|given| given.line)
            }
        };
        let line = misfit.about.as_ref().and_then(about).unwrap_or(scenario.position_line);
        scenario.fault(line, misfit)
    })?;
    Ok(Staged { setup, state, seed: scenario.seed, events })
}

fn set_up<G: Scenic>(scenario: &Scenario) -> Result<Setup<G>, Fault> {
    let mut setup = Setup::new(scenario.players)
        .map_err(|error| scenario.fault(scenario.players_line, error))?;
    for option in &scenario.options {
        let (name, value) = &option.what;
        setup
            .options
            .set(G::OPTIONS, name, value)
            .map_err(|error| scenario.fault(option.line, error))?;
    }
    if let Some(components) = &scenario.components {
        let path = &components.what;
        let unreadable = |reason: String| {
            scenario.fault(components.line, format!("{}: {reason}", path.display()))
        };
        let text = std::fs::read_to_string(path).map_err(|error| unreadable(error.to_string()))?;
        setup.components = G::Components::load(&text).map_err(unreadable)?;
    }
    Ok(setup)
}
