//! Looking back at a game.

use crate::program::{Folder, game_of_bots};
use serde_json::Value;

const SOLO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/lisboa/solo-1.azulejo");
const TWO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/lisboa/two-1.azulejo");

fn told(folder: &Folder, args: &[&str]) -> Value {
    let text = folder.run(&[&["analyse"], args, &["--json"]].concat(), "").good();
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn a_kept_game_is_told_by_what_was_to_be_expected() {
    let folder = Folder::new("analyse-two");
    let iterations = ["--iterations", "24"];
    let analysis = told(&folder, &[&[TWO], &iterations[..]].concat());
    assert_eq!((&analysis["game"], &analysis["iterations"]), (&"lisboa".into(), &24.into()));
    let turns = analysis["turns"].as_array().expect("turns");
    assert!(turns.len() > 20, "{}", turns.len());
    for (number, turn) in turns.iter().enumerate() {
        assert_eq!(turn["turn"], number + 1);
        for seat in ["A", "B"] {
            let points = turn["expected"][seat].as_f64().expect("points");
            assert!((-20.0..300.0).contains(&points), "{turn}");
        }
    }
    // The record's own result.
    assert_eq!((&analysis["result"]["A"], &analysis["result"]["B"]), (&51.0.into(), &49.0.into()));
    let swings = analysis["swings"].as_array().expect("swings");
    assert_eq!(swings.len(), 5, "random play does not lose enough");
    let losses: Vec<f64> = swings.iter().filter_map(|swing| swing["loss"].as_f64()).collect();
    assert!(losses.is_sorted_by(|one, other| one >= other) && losses[4] >= 1.0, "{losses:?}");
    let record = std::fs::read_to_string(TWO).expect("a kept record");
    for swing in swings {
        assert_ne!(swing["done"], swing["best"], "{swing}");
        let seat = swing["seat"].as_str().expect("a seat");
        let done = swing["done"].as_str().expect("an action");
        assert!(record.contains(&format!("\n{seat} {done}\n")), "{swing}");
        let ahead = |expected: &Value| {
            let other = if seat == "A" { "B" } else { "A" };
            expected[seat].as_f64().expect("points") - expected[other].as_f64().expect("points")
        };
        let loss = ahead(&swing["best_expected"]) - ahead(&swing["done_expected"]);
        assert!((loss - swing["loss"].as_f64().expect("a loss")).abs() < 0.01, "{swing}");
    }
    // On any number of threads.
    let again = told(&folder, &[&[TWO, "--threads", "1"], &iterations[..]].concat());
    assert_eq!(analysis, again);
    let only = told(&folder, &[&[TWO, "--seat", "b"], &iterations[..]].concat());
    let turns = only["turns"].as_array().expect("turns");
    assert!(turns.len() > 10 && turns.iter().all(|turn| turn["seat"] == "B"), "{only}");
}

#[test]
fn in_words_and_as_a_chart() {
    let folder = Folder::new("analyse-words");
    let args = ["analyse", SOLO, "--iterations", "16", "--chart", "game.svg"];
    for (code, beginning, swing) in [
        ("en", "Turn 1, Ana to play: Ana ", " promised "),
        ("it", "Turno 1, gioca Ana: Ana ", " prometteva "),
        ("es", "Turno 1, juega Ana: Ana ", " prometía "),
        ("pt", "Turno 1, joga Ana: Ana ", " prometia "),
    ] {
        let said = folder.run(&[&args[..], &["--lang", code]].concat(), "").good();
        assert!(said.lines().any(|line| line.starts_with(beginning)), "{said}");
        assert!(said.lines().filter(|line| line.contains(swing)).count() > 1, "{said}");
        assert!(said.contains("Lacerda "), "{said}");
        for unsaid in ["client-", "lisboa-", "{", "$"] {
            assert!(!said.contains(unsaid), "{unsaid}");
        }
    }
    let chart = folder.read("game.svg");
    assert_eq!(chart.matches("<polyline class=\"line s0\"").count(), 2, "{chart}");
    assert!(chart.contains(">Ana</text>") && chart.contains(">Lacerda</text>"), "{chart}");
    assert!(chart.contains("prefers-color-scheme:dark"), "{chart}");
}

#[test]
fn a_game_with_decisions_taken_back() {
    let folder = Folder::new("analyse-undo");
    let file = folder.path("game.azulejo");
    let args = ["play", "madeira", "--seats", "human,random", "--seed", "7", "--save", &file];
    folder.run(&args, "1\nundo\n2\n1\n1\n").good();
    assert!(folder.read("game.azulejo").contains("! undo A to 0"));
    let analysis = told(&folder, &[&file, "--iterations", "8"]);
    assert_eq!(analysis["turns"][0]["position"], 0);
    assert!(analysis["result"].is_null(), "{analysis}");
}

#[test]
fn a_record_that_does_not_verify() {
    let folder = Folder::new("analyse-refused");
    let file = game_of_bots(&folder, "game.azulejo", "2");
    let record = folder.read("game.azulejo");
    let altered = record.replacen("\nresult ", "\nresult A 1 999\nresult ", 1);
    let other = folder.write("altered.azulejo", &altered);
    let error = folder.run(&["analyse", &other], "").refused();
    assert!(error.contains("altered.azulejo, line "), "{error}");
    let error = folder.run(&["analyse", &file, "--seat", "D"], "").refused();
    assert!(error.contains("“D” is not a seat of this game. Known: A, B."), "{error}");
    let error = folder.run(&["analyse", &file, "--iterations", "0"], "").refused();
    assert!(error.contains("“0” does not fit --iterations <N>."), "{error}");
}
