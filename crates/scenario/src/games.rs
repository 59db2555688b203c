//! The games that have scenarios.

use crate::fault::Fault;
use crate::file::Scenario;
use crate::{run as play, script};
use lisboa::Lisboa;
use madeira::Madeira;

/// Their names.
pub const GAMES: &[&str] = &["madeira", "lisboa"];

/// Plays a scenario and checks all it says.
///
/// # Errors
/// The first thing that does not hold.
pub fn run(scenario: &Scenario) -> Result<(), Fault> {
    match scenario.game.as_str() {
        "madeira" => play::run::<Madeira>(scenario),
        "lisboa" => play::run::<Lisboa>(scenario),
        other => Err(unknown(scenario, other)),
    }
}

/// Whether everything in a scenario can be understood.
pub(crate) fn check(scenario: &Scenario) -> Result<(), Fault> {
    match scenario.game.as_str() {
        "madeira" => script::check::<Madeira>(scenario),
        "lisboa" => script::check::<Lisboa>(scenario),
        other => Err(unknown(scenario, other)),
    }
}

fn unknown(scenario: &Scenario, game: &str) -> Fault {
    let known = GAMES.join(", ");
    scenario.fault(scenario.game_line, format_args!("unknown game '{game}'; there is {known}"))
}
