//! The tests of the promise turn red when the promise is broken.

use std::process::Command;
use store::Sabotage;

const SYNC: &str = "trace::an_action_is_synced_before_anybody_hears_of_it";
const KILLS: &str = "restarts::what_was_confirmed_survives_kills_and_clients_go_on";

#[track_caller]
fn turns_red(test: &str, sabotage: Sabotage, because: &[&str]) {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program)
        .args(["--exact", test, "--nocapture"])
        .env(Sabotage::VARIABLE, sabotage.name())
        .env("RUST_BACKTRACE", "0")
        .output()
        .expect("it runs");
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(!output.status.success(), "{test} does not notice {sabotage:?}:\n{said}");
    let known = because.iter().any(|reason| said.contains(reason));
    assert!(known, "{test} fails under {sabotage:?}, but so:\n{said}");
}

#[test]
fn sync_switched_off_is_noticed() {
    turns_red(SYNC, Sabotage::SyncOff, &["was told before it was synced"]);
}

#[test]
fn an_answer_before_the_commit_is_noticed() {
    // A table that was answered for and is not there yet shows it as well.
    let missing = "There is no such thing here";
    turns_red(SYNC, Sabotage::AckBeforeCommit, &["was told before it was synced", missing]);
    turns_red(KILLS, Sabotage::AckBeforeCommit, &["was confirmed as entry", missing]);
}

#[test]
fn a_dropped_client_id_is_noticed() {
    // An action that is sent again is taken for another one.
    let stale = "The table has moved on";
    turns_red(KILLS, Sabotage::DropClientId, &["was confirmed as entry", stale]);
}
