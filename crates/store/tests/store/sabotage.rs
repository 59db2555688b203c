//! The tests of the promise turn red when the promise is broken.

use crate::child::this_program;
use std::process::Command;
use store::Sabotage;

const SYNC: &str = "durability::the_log_is_synced_between_an_append_and_its_acknowledgement";
const KILLS: &str = "durability::what_was_acknowledged_survives_kills";
const REPEAT: &str = "refusals::a_repeat_is_refused_with_the_first_entry";

/// Runs a test of this program under sabotage: whether it passes, and what it says.
fn run(test: &str, sabotage: Sabotage) -> (bool, String) {
    let command = this_program(test);
    let output = Command::new(&command[0])
        .args(&command[1..])
        .env(Sabotage::VARIABLE, sabotage.name())
        .env("RUST_BACKTRACE", "0")
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&said).into_owned())
}

#[track_caller]
fn turns_red(test: &str, sabotage: Sabotage, because: &str) {
    let (green, said) = run(test, sabotage);
    assert!(!green, "{test} does not notice {sabotage:?}:\n{said}");
    assert!(said.contains(because), "{test} fails under {sabotage:?}, but so:\n{said}");
}

#[test]
fn sync_switched_off_is_noticed() {
    turns_red(SYNC, Sabotage::SyncOff, "was acknowledged before it was synced");
}

#[test]
fn an_answer_before_the_commit_is_noticed() {
    turns_red(SYNC, Sabotage::AckBeforeCommit, "was acknowledged before it was synced");
    turns_red(KILLS, Sabotage::AckBeforeCommit, "acknowledged, ");
}

#[test]
fn a_dropped_client_id_is_noticed() {
    turns_red(REPEAT, Sabotage::DropClientId, "left: Taken { next: 4 }");
}
