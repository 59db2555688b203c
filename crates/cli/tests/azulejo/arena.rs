//! Matches of bots: the table, what programs read, going on where a match stopped.

use crate::program::Folder;
use serde_json::Value;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// What a match brought, without what the clock says.
fn without_time(mut told: Value) -> Value {
    for bot in told["bots"].as_array_mut().expect("bots") {
        for field in ["seconds_per_decision", "slow_share", "longest_turn_seconds"] {
            let removed = bot.as_object_mut().expect("an object").remove(field);
            assert!(removed.is_some_and(|value| value.is_f64()), "{field}");
        }
    }
    told
}

fn arena(folder: &Folder, line: &str, more: &[&str]) -> String {
    let args: Vec<&str> = line.split(' ').chain(more.iter().copied()).collect();
    folder.run(&args, "").good()
}

#[test]
fn every_bot_has_its_line() {
    let folder = Folder::new("arena-table");
    let line = "arena madeira --seats greedy,random --games 8 --seed 3";
    let said = arena(&folder, line, &[]);
    assert!(said.starts_with("Madeira: 8 games of 2 with seed 3, at 100% of the budget.\n"));
    let rows: Vec<&str> = said.lines().skip(1).collect();
    assert!(rows[0].starts_with("Bot     Games"), "{said}");
    assert!(rows[1].starts_with("greedy      8") && rows[2].starts_with("random      8"), "{said}");
    let told = json(&arena(&folder, line, &["--json"]));
    assert_eq!((&told["game"], &told["players"]), (&"madeira".into(), &2.into()));
    assert_eq!(
        (&told["games"], &told["seed"], &told["budget"]),
        (&8.into(), &3.into(), &100.into())
    );
    let [greedy, random] = [&told["bots"][0], &told["bots"][1]];
    assert_eq!((&greedy["bot"], &random["bot"]), (&"greedy".into(), &"random".into()));
    let figure = |bot: &Value, field: &str| bot[field].as_f64().expect("a figure");
    let share = figure(greedy, "win_share");
    assert!((share + figure(random, "win_share") - 1.0).abs() < 1e-9, "{told}");
    assert!(figure(greedy, "low") <= share && share <= figure(greedy, "high"), "{told}");
    assert!((figure(greedy, "margin") + figure(random, "margin")).abs() < 1e-9, "{told}");
    assert!(figure(greedy, "points") > figure(random, "points"), "{told}");
    assert!(figure(greedy, "seconds_per_decision") > 0.0, "{told}");
    assert!(greedy["titles"].as_object().is_some_and(serde_json::Map::is_empty), "{told}");
}

#[test]
fn threads_do_not_show_and_the_seed_does() {
    let folder = Folder::new("arena-threads");
    for game in ["madeira", "lisboa"] {
        let line = format!("arena {game} --seats level3,greedy,random --games 6 --budget 1 --json");
        let run = |more: &[&str]| without_time(json(&arena(&folder, &line, more)));
        let one = run(&["--threads", "1"]);
        assert_eq!(one, run(&["--threads", "2"]));
        assert_ne!(one["bots"], run(&["--seed", "2"])["bots"]);
        // The name says at which share of its budget a bot played.
        assert_eq!(one["bots"][0]["bot"], "level3@1%");
        assert_eq!(one["budget"], 1);
    }
}

#[test]
fn titles_of_the_solo_game_are_counted() {
    let folder = Folder::new("arena-solo");
    let line = "arena lisboa --seats greedy --games 4";
    let told = json(&arena(&folder, line, &["--json"]));
    let titles = told["bots"][0]["titles"].as_object().expect("titles");
    let sum: u64 = titles.values().map(|count| count.as_u64().expect("a count")).sum();
    assert!(!titles.is_empty() && sum <= 4, "{told}");
    assert!(arena(&folder, line, &["--lang", "pt"]).contains("Títulos de greedy: "));
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let folder = Folder::new("arena-results");
    let line = "arena madeira --seats greedy,level1,random --seed 5 --json";
    let whole = without_time(json(&arena(&folder, line, &["--games", "7"])));
    let kept = ["--games", "3", "--results", "match.jsonl"];
    arena(&folder, line, &kept);
    let three = folder.read("match.jsonl");
    assert_eq!(three.lines().count(), 4);
    // A run that was stopped while it wrote a line.
    folder.write("match.jsonl", &format!("{three}{{\"game\":4,\"bo"));
    let kept = ["--games", "7", "--results", "match.jsonl"];
    assert_eq!(without_time(json(&arena(&folder, line, &kept))), whole);
    let seven = folder.read("match.jsonl");
    assert!(seven.starts_with(&three), "what was played is played again");
    assert_eq!(seven.lines().count(), 8);
    // Now there is nothing left to play: the very same answer, times included.
    let again = arena(&folder, line, &kept);
    assert_eq!(again, arena(&folder, line, &kept));
    assert_eq!(folder.read("match.jsonl"), seven);
}

#[test]
fn results_of_another_match_are_refused() {
    let folder = Folder::new("arena-other-results");
    let base = ["arena", "madeira", "--games", "2", "--results", "match.jsonl", "--seats"];
    let run = |more: &[&str]| folder.run(&[&base[..], more].concat(), "");
    run(&["greedy,random"]).good();
    let kept = folder.read("match.jsonl");
    for other in [&["random,greedy"][..], &["greedy,random", "--seed", "9"]] {
        let error = run(other).refused();
        assert!(error.contains("match.jsonl, line 1: The file holds something other"), "{error}");
    }
    assert_eq!(folder.read("match.jsonl"), kept);
    folder.write("match.jsonl", &kept.replacen("\"points\"", "\"prints\"", 1));
    let error = run(&["greedy,random"]).refused();
    assert!(error.contains("match.jsonl, line 2: This is not the result of a game."), "{error}");
    folder.write("match.jsonl", "a letter to my aunt\n");
    let error = run(&["greedy,random"]).refused();
    assert!(error.contains("match.jsonl, line 1: "), "{error}");
    assert_eq!(folder.read("match.jsonl"), "a letter to my aunt\n");
}

#[test]
fn a_ladder_puts_all_on_one_scale() {
    let folder = Folder::new("arena-ladder");
    let line = "arena madeira --seats random,greedy,level1 --games 4 --ladder --chart ladder.svg";
    let said = arena(&folder, line, &[]);
    assert!(said.starts_with("The ladder; random is at 0, "), "{said}");
    let told = json(&arena(&folder, line, &["--json"]));
    assert_eq!((&told["players"], &told["games"]), (&2.into(), &12.into()));
    let ladder = told["ladder"].as_array().expect("a ladder");
    assert_eq!(ladder.len(), 3);
    let ratings: Vec<f64> = ladder.iter().filter_map(|rung| rung["rating"].as_f64()).collect();
    assert!(ratings.is_sorted_by(|one, other| one >= other), "{told}");
    let random = ladder.iter().find(|rung| rung["bot"] == "random").expect("random");
    assert!(random["rating"].as_f64().is_some_and(|rating| rating.abs() < 1e-9), "{told}");
    for pair in told["pairs"].as_array().expect("pairs") {
        let wins: f64 = (0..2).filter_map(|side| pair["wins"][side].as_f64()).sum();
        assert!((wins - 4.0).abs() < 1e-9, "{told}");
    }
    let bots = told["bots"].as_array().expect("bots");
    assert!(bots.iter().all(|bot| bot["games"] == 8), "{told}");
    let chart = folder.read("ladder.svg");
    assert_eq!(chart.matches("class=\"bar\"").count(), 3, "{chart}");
}

#[test]
fn a_chart_takes_no_other_file() {
    let folder = Folder::new("arena-chart");
    let base = ["arena", "madeira", "--seats", "greedy,random", "--games", "2", "--chart"];
    let run = |more: &[&str]| folder.run(&[&base[..], more].concat(), "");
    run(&["chart.svg", "--lang", "it"]).good();
    let chart = folder.read("chart.svg");
    assert!(chart.starts_with("<svg ") && chart.ends_with("</svg>\n"), "{chart}");
    assert!(chart.contains("prefers-color-scheme:dark"), "{chart}");
    assert!(chart.contains("Madeira: quota di vittorie in 2 partite</text>"), "{chart}");
    assert!(chart.contains(">greedy</text>") && chart.contains(">random</text>"), "{chart}");
    // A chart may be drawn anew; anything else is kept.
    run(&["chart.svg"]).good();
    assert_ne!(folder.read("chart.svg"), chart);
    folder.write("letter.txt", "Dear aunt");
    let error = run(&["letter.txt"]).refused();
    assert!(error.contains("letter.txt: The file exists already"), "{error}");
    assert_eq!(folder.read("letter.txt"), "Dear aunt");
    let error = run(&["no/where.svg"]).refused();
    assert!(error.contains("where.svg: The file cannot be written"), "{error}");
}

#[test]
fn bots_of_every_name_take_a_seat() {
    let folder = Folder::new("bots-by-name");
    let seats = "greedy,level1,search:3";
    for command in ["sim", "demo"] {
        for game in ["madeira", "lisboa"] {
            let args = [command, game, "--seats", seats, "--seed", "4"];
            let games = ["--games", "2"];
            let more = if command == "sim" { &games[..] } else { &[] };
            let said = folder.run(&[&args[..], more].concat(), "").good();
            assert!(said.contains("(level 1, beginner)"), "{said}");
            assert!(said.contains("(thinks ahead, 3 trials for a decision)"), "{said}");
        }
    }
    let file = folder.path("game.azulejo");
    let args = ["play", "madeira", "--seats", seats, "--seed", "4", "--save", &file];
    let said = folder.run(&[&args[..], &["--lang", "pt"]].concat(), "").good();
    assert!(
        said.starts_with("Madeira. À mesa: Ana (leva o que de momento parece melhor)"),
        "{said}"
    );
    assert!(folder.read("game.azulejo").contains("\nseat C search:3 Clara\n"));
    // The record knows its bots.
    let said = folder.run(&["play", "--load", &file, "--at", "10", "--seed", "4"], "").good();
    assert!(said.contains("Bruno (level 1, beginner)"), "{said}");
    let said = folder.run(&["games", "--lang", "es"], "").good();
    assert!(said.contains("\n  level3: nivel 3, oficial\n"), "{said}");
    assert!(
        said.contains("\n  search:N: piensa por adelantado, N pruebas por decisión\n"),
        "{said}"
    );
}
