//! Lisboa at the keyboard, from one person to four.

use crate::conversation::{Conversation, numbers};
use crate::dice::Dice;
use crate::program::Folder;
use kernel::{Components as _, Viewer};
use lisboa::Lisboa;
use lisboa::names::Card;
use serde_json::Value;
use std::collections::BTreeSet;
use words::{Args, Catalogue, Command, Language, Voice};

/// A script plays a whole game and looks at every page once.
fn play_to_the_end(language: Language, seats: &str, seed: &str) -> (String, String) {
    let code = language.code();
    let catalogue = Catalogue::new(language);
    let folder = Folder::new(&format!("lisboa-{code}-{}", seats.len()));
    let file = folder.path("game.azulejo");
    let args =
        ["play", "lisboa", "--seats", seats, "--seed", seed, "--lang", code, "--save", &file];
    let mut talk = Conversation::start(&folder, &args);
    let mut dice = Dice(5);
    let mut decisions = 0;
    while let Some(said) = talk.listen() {
        let mut listed = numbers(&said);
        // What was listed just before is not listed again.
        if listed.is_empty() {
            listed.push(1);
        }
        if decisions == 12 {
            for command in [
                Command::Board,
                Command::Me,
                Command::Score,
                Command::Since,
                Command::Unseen,
                Command::Help,
            ] {
                let page = talk.ask(&command.spoken(&catalogue));
                assert!(!page.trim().is_empty(), "{command:?}");
            }
            let page = talk.ask(&format!("{} d1", Command::Explain.word()));
            let unknown = Args::new().with("text", "d1");
            assert!(!page.contains(&catalogue.say("client-explain-unknown", &unknown)), "{page}");
        }
        talk.answer(&dice.pick(&listed).to_string());
        decisions += 1;
    }
    let (status, said) = talk.end();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains(&catalogue.text("client-standing")), "{said}");
    assert!(said.contains(&catalogue.text("lisboa-event-over")), "{said}");
    // Nothing is left unsaid: no id, no variable.
    for unsaid in ["client-", "common-", "lisboa-event", "lisboa-board", "{", "$"] {
        assert!(!said.contains(unsaid), "{unsaid}");
    }
    let standing = said.split_once(&catalogue.text("client-standing")).expect("a standing").1;
    let replayed = folder.run(&["replay", &file, "--lang", code], "").good();
    let winner = standing.lines().nth(1).expect("a winner");
    assert!(replayed.contains(winner), "{replayed}");
    (said.clone(), standing.to_owned())
}

fn four_and_alone(language: Language) {
    let (_, standing) = play_to_the_end(language, "human,random,random,random", "11");
    for rank in 1..=4 {
        assert!(standing.contains(&format!("\n{rank}. ")), "{standing}");
    }
    let (said, standing) = play_to_the_end(language, "human", "11");
    assert!(said.contains("Lacerda ("), "who plays is not told");
    assert!(standing.contains(". Lacerda: "), "{standing}");
    let catalogue = Catalogue::new(language);
    let titles = ["jester", "servant", "favourite", "right-hand"];
    let titles = titles.map(|title| catalogue.text(&format!("lisboa-title-{title}")));
    let told = |title: &&String| standing.contains(&format!("({title})"));
    assert_eq!(titles.iter().filter(told).count(), 1, "{standing}");
}

#[test]
fn in_english() {
    four_and_alone(Language::En);
}

#[test]
fn in_italian() {
    four_and_alone(Language::It);
}

#[test]
fn in_spanish() {
    four_and_alone(Language::Es);
}

#[test]
fn in_portuguese() {
    four_and_alone(Language::Pt);
}

/// The cards of the record's lines that begin so: `* hand A c1,c2`.
fn cards(record: &str, begin: &str) -> Vec<Card> {
    let lines = record.lines().filter_map(|line| line.strip_prefix(begin));
    let words = lines.flat_map(|line| line.split([' ', ',']));
    words.filter_map(<Card as kernel::Token>::read).collect()
}

#[test]
fn nobody_reads_the_hand_of_another() {
    let folder = Folder::new("lisboa-hands");
    let file = folder.path("game.azulejo");
    let args = ["play", "lisboa", "--seats", "human,human", "--names", "Ana,Rui", "--seed", "3"];
    // Every page that could give something away, again and again; at a hand-over any line will do.
    let script = "board\nme\nscore\nlog\n1\n".repeat(8);
    let said = folder.run(&[&args[..], &["--save", &file]].concat(), &script).good();
    let mut shown = [String::new(), String::new()];
    let (first, _) = said.split_once(", it is your turn.").expect("a turn");
    let mut present = usize::from(first.ends_with("Rui"));
    let mut hands_over = 0;
    for part in said.split_inclusive(" presses Enter to go on.") {
        shown[present].push_str(part);
        if part.ends_with(" presses Enter to go on.") {
            present = usize::from(part.ends_with("Rui presses Enter to go on."));
            hands_over += 1;
        }
    }
    assert!(hands_over > 2, "{said}");
    let record = folder.read("game.azulejo");
    let catalogue = Catalogue::new(Language::En);
    let components = lisboa::Components::standard();
    let voice = Voice::of::<Lisboa>(&catalogue, &[], Viewer::Spectator, components);
    let named = |cards: Vec<Card>| -> BTreeSet<String> {
        cards.iter().map(|card| voice.named(card)).collect()
    };
    let faced_up = named(cards(&record, "* card "));
    for (seat, other) in [("A", "B"), ("B", "A")] {
        let hidden = named(cards(&record, &format!("* hand {other} ")));
        let mine = named(cards(&record, &format!("* hand {seat} ")));
        let played = named(cards(&record, &format!("{other} play ")));
        let secret: Vec<&String> = hidden
            .iter()
            .filter(|card| ![&mine, &played, &faced_up].iter().any(|open| open.contains(*card)))
            .collect();
        assert!(secret.len() > 1, "{record}");
        let read = &shown[usize::from(seat == "B")];
        assert!(mine.iter().all(|card| read.contains(card)), "{seat} does not read its own hand");
        for card in secret {
            assert!(!read.contains(card), "{seat} reads {card} of {other}");
        }
    }
}

fn json(folder: &Folder, args: &[&str]) -> Value {
    serde_json::from_str(&folder.run(args, "").good()).expect("JSON")
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new("lisboa-threads");
    for (players, seats) in [("1", 2), ("4", 4)] {
        let run = |threads: &str| {
            let args = ["sim", "lisboa", "--players", players, "--games", "12", "--json"];
            let mut told = json(&folder, &[&args[..], &["--threads", threads]].concat());
            for field in ["seconds", "games_per_second", "decisions_per_second"] {
                told.as_object_mut().expect("an object").remove(field);
            }
            told
        };
        let one = run("1");
        assert_eq!(one, run("2"));
        assert_eq!(one["scores"].as_array().map(Vec::len), Some(seats));
        assert_eq!(
            one["scores"][seats - 1]["bot"],
            if players == "1" { "automated" } else { "random" }
        );
    }
    let said = folder.run(&["sim", "lisboa", "--players", "1", "--games", "2"], "").good();
    assert!(said.contains("B (plays by rules of his own)"), "{said}");
}

#[test]
fn a_solo_game_can_be_taken_up() {
    let folder = Folder::new("lisboa-solo-again");
    let file = folder.path("game.azulejo");
    let args = ["play", "lisboa", "--seats", "human", "--names", "Rui", "--seed", "5"];
    folder.run(&[&args[..], &["--save", &file]].concat(), "1\n1\n").good();
    let said = folder.run(&["play", "--load", &file], "1\n").good();
    assert!(said.contains("Rui (at the keyboard) and Lacerda (plays by rules"), "{said}");
    let said = folder.run(&["play", "--load", &file, "--seats", "random"], "").good();
    assert!(said.contains("The final standing") && said.contains("Lacerda: "), "{said}");
    let refused = folder.run(&["play", "--load", &file, "--seats", "human,human"], "").refused();
    assert!(refused.contains("2 seats are named, but there are 1 at the table."), "{refused}");
}

#[test]
fn options_and_demonstration() {
    let folder = Folder::new("lisboa-options");
    let said = folder.run(&["games"], "").good();
    assert!(said.contains("Lisboa (lisboa): 1 to 4 players"), "{said}");
    assert!(said.contains("option draft: off, on (default: off)"), "{said}");
    assert!(said.contains("option tools: 6-3-1, 6-4-2 (default: 6-3-1)"), "{said}");
    let args = ["play", "lisboa", "--seats", "human,random", "--seed", "2", "--option"];
    let said = folder.run(&[&args[..], &["draft=on"]].concat(), "1\n").good();
    assert!(said.contains("Choose a card to keep. You keep 2."), "{said}");
    assert!(folder.run(&["demo", "lisboa"], "").good().contains("Lisboa: a demonstration with "));
    folder.run(&[&args[..], &["tools=6-5-4"]].concat(), "").refused();
}
