//! What programs read.

use crate::program::{Folder, game_of_bots};
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

fn without_time(mut told: Value) -> Value {
    for field in ["seconds", "games_per_second", "decisions_per_second"] {
        let removed = told.as_object_mut().expect("an object").remove(field);
        assert!(removed.is_some_and(|value| value.is_f64()), "{field}");
    }
    told
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new("threads");
    let args = ["sim", "madeira", "--players", "4", "--games", "60", "--seed", "9", "--json"];
    let run = |threads: &str| {
        let args = [&args[..], &["--threads", threads]].concat();
        without_time(json(&folder.run(&args, "").good()))
    };
    let one = run("1");
    assert_eq!(one, run("2"));
    assert_eq!(one, run("3"));
    assert_eq!(one, run("100000"));
    assert_eq!(one["games"], 60);
    assert!(one["decisions"].as_u64().is_some_and(|decisions| decisions > 60 * 100));
    for spread in [&one["score"], &one["length"], &one["scores"][0]] {
        for field in ["mean", "spread", "min", "max"] {
            assert!(spread[field].is_number(), "{spread}");
        }
    }
    assert_eq!(one["scores"].as_array().map(Vec::len), Some(4));
    let other = ["sim", "madeira", "--players", "4", "--games", "60", "--seed", "10", "--json"];
    assert_ne!(one["score"], json(&folder.run(&other, "").good())["score"]);
}

#[test]
fn a_simulated_game_can_be_looked_at() {
    let folder = Folder::new("look-at");
    let args =
        ["sim", "madeira", "--seats", "random,random", "--games", "1", "--seed", "6", "--json"];
    let simulated = json(&folder.run(&args, "").good());
    let file = game_of_bots(&folder, "game.azulejo", "6");
    let replayed = json(&folder.run(&["replay", &file, "--json"], "").good());
    for seat in 0..2 {
        let points = replayed["standings"]["seats"][seat]["points"].as_f64();
        assert_eq!(simulated["scores"][seat]["mean"].as_f64(), points);
    }
    assert_eq!(replayed["positions"], simulated["decisions"]);
    assert_eq!(replayed["turn"], "over");
    assert_eq!(replayed["standings"]["last"], true);
    let sources = replayed["standings"]["seats"][0]["sources"].as_object().expect("sources");
    let sum: i64 = sources.values().map(|source| source["points"].as_i64().expect("points")).sum();
    assert_eq!(Some(sum), replayed["standings"]["seats"][0]["points"].as_i64());
}

#[test]
fn a_position_is_told_without_what_is_hidden() {
    let folder = Folder::new("position");
    let file = game_of_bots(&folder, "game.azulejo", "6");
    let told = json(&folder.run(&["replay", &file, "--at", "60", "--json"], "").good());
    assert_eq!(told["position"], 60);
    assert!(told["turn"]["seat"].is_string() && told["turn"]["prompt"].is_string(), "{told}");
    let facts = told["facts"].as_object().expect("facts");
    assert!(facts.contains_key("A.reis"), "{facts:?}");
    assert!(!facts.contains_key("A.pirates") && !facts.contains_key("B.pirates"), "{facts:?}");
}

#[test]
fn the_games_are_listed() {
    let folder = Folder::new("games");
    let told = json(&folder.run(&["games", "--json"], "").good());
    let madeira = &told["games"][0];
    assert_eq!(madeira["name"], "madeira");
    assert_eq!(
        (&madeira["players"]["fewest"], &madeira["players"]["most"]),
        (&2.into(), &4.into())
    );
    assert_eq!(madeira["components"][0]["name"], "standard-1");
    let hash = madeira["components"][0]["hash"].as_str().expect("a hash");
    assert!(madeira["options"].is_array());
    assert!(folder.run(&["games"], "").good().contains(hash));
}

#[test]
fn scenarios_are_checked() {
    let folder = Folder::new("check");
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/madeira/examples");
    let said = folder.run(&["check", scenarios], "").good();
    let (passed, rest) = said.split_once(' ').expect("a count");
    assert!(passed.parse::<usize>().is_ok_and(|passed| passed > 0), "{said}");
    assert_eq!(rest, "passed, 0 failed\n");
    let scenario = include_str!("../../../../scenarios/madeira/examples/06-harvest.toml");
    folder.write("good.toml", scenario);
    folder.write("bad.toml", &scenario.replace("expect = {", "expect = { round = 5,"));
    let checked = folder.run(&["check", &folder.path(".")], "");
    assert_eq!(checked.code, Some(1));
    assert!(checked.out.ends_with("\n1 passed, 1 failed\n"), "{}", checked.out);
}

#[test]
fn shells_can_complete_the_command_line() {
    let folder = Folder::new("completions");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = folder.run(&["completions", shell], "").good();
        assert!(script.contains("azulejo") && script.contains("components"), "{shell}");
    }
}
