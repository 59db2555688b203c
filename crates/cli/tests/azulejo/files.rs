//! What is saved, taken up again, and never overwritten.

use crate::program::{Folder, SEATS, game_of_bots};
use std::fs;

#[test]
fn the_end_of_input_saves_to_the_data_folder() {
    let folder = Folder::new("end-of-input");
    let said = folder.run(&["play", "madeira", "--seats", SEATS, "--seed", "7"], "1\n").good();
    let [file] = folder.kept().try_into().expect("one file");
    let file = file.to_str().expect("a plain path").to_owned();
    assert!(
        said.ends_with(&format!("The input has ended.\nSaved to {file}.\nGoodbye.\n")),
        "{said}"
    );
    // The next game does not take its place.
    folder.run(&["play", "madeira", "--seats", SEATS, "--seed", "8"], "").good();
    assert_eq!(folder.kept().len(), 2);
    let said = folder.run(&["play", "--load", &file, "--seed", "7"], "quit\n").good();
    assert!(said.contains("Choose a plantation, or the forest, for a worker."), "{said}");
}

#[test]
fn a_game_goes_on_as_if_it_had_not_been_left() {
    let folder = Folder::new("resume");
    let moves = "1\n1\n2\n1\n1\n1\n1\n1\n1\n1\n1\n1\n";
    let whole = folder.path("whole.azulejo");
    folder
        .run(&["play", "madeira", "--seats", SEATS, "--seed", "7", "--save", &whole], moves)
        .good();
    let part = folder.path("part.azulejo");
    folder
        .run(&["play", "madeira", "--seats", SEATS, "--seed", "7", "--save", &part], &moves[..10])
        .good();
    let record = folder.read("part.azulejo");
    assert!(folder.read("whole.azulejo").starts_with(record.split("\n= ").next().expect("lines")));
    let more = ["play", "--load", &part, "--seed", "7", "--save", &part, "--force"];
    folder.run(&more, "undo\nquit\n").good();
    folder.run(&["replay", &part], "").good();
}

#[test]
fn one_can_go_back_to_an_earlier_position() {
    let folder = Folder::new("go-back");
    let file = game_of_bots(&folder, "game.azulejo", "4");
    let back = folder.path("back.azulejo");
    let seats = ["--seats", "human,human"];
    let args = [&["play", "--load", &file, "--at", "20", "--save", &back], &seats[..]].concat();
    folder.run(&args, "1\n\n1\n").good();
    let (old, new) = (folder.read("game.azulejo"), folder.read("back.azulejo"));
    let decisions = |record: &str| -> Vec<String> {
        let lines = record.lines().filter(|line| line.starts_with("A ") || line.starts_with("B "));
        lines.map(str::to_owned).collect()
    };
    assert_eq!(decisions(&new)[..20], decisions(&old)[..20]);
    assert!(decisions(&new).len() > 20);
    folder.run(&["replay", &back], "").good();
    let position = folder.run(&["replay", &file, "--at", "20"], "").good();
    assert!(position.contains("Position 20\n"), "{position}");
}

#[test]
fn nothing_is_overwritten_without_being_asked() {
    let folder = Folder::new("overwrite");
    let file = folder.write("precious.txt", "precious\n");
    let args = ["play", "madeira", "--seats", SEATS, "--seed", "7", "--save", &file];
    let error = folder.run(&args, "1\n").refused();
    assert!(error.contains("precious.txt: The file exists already"), "{error}");
    let said = folder
        .run(&["play", "madeira", "--seats", SEATS, "--seed", "7"], "save precious.txt\n")
        .good();
    assert!(said.contains("precious.txt is left as it was."), "{said}");
    assert_eq!(folder.read("precious.txt"), "precious\n");
    folder.run(&[&args[..], &["--force"]].concat(), "1\n").good();
    assert!(folder.read("precious.txt").starts_with("azulejo 1\n"));
    // No half-written file stays behind.
    let rubbish = |name: &str| name.ends_with(".new");
    let mut names = fs::read_dir(folder.path(".")).expect("the folder").flatten();
    assert!(!names.any(|entry| rubbish(&entry.file_name().to_string_lossy())));
}

#[test]
fn a_copy_can_be_saved_at_any_time() {
    let folder = Folder::new("save-copy");
    let input = "1\nsave copy.azulejo\nsave no/such/folder\nquit\n";
    let said = folder.run(&["play", "madeira", "--seats", SEATS, "--seed", "7"], input).good();
    assert!(said.contains("Saved to copy.azulejo."), "{said}");
    assert!(said.contains("no/such/folder: The file cannot be written"), "{said}");
    folder.run(&["replay", &folder.path("copy.azulejo")], "").good();
}

#[test]
fn a_game_can_begin_from_a_scenario() {
    let folder = Folder::new("from-scenario");
    let scenario =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/madeira/examples/02-commander.toml");
    let file = folder.path("game.azulejo");
    let args = ["play", "--load", scenario, "--save", &file];
    let said = folder.run(&args, "place guild 1 alfandega\nact\nsail reserve\n").good();
    assert!(said.contains("Your turn: place a die or pass."), "{said}");
    assert!(said.contains("Choose where the ship from the reserve sails."), "{said}");
    // Its record can be checked and taken up like any other.
    let replayed = folder.run(&["replay", &file], "").good();
    assert!(replayed.contains("Position 3\n"), "{replayed}");
    let said = folder.run(&["play", "--load", &file], "undo\nundo\nquit\n").good();
    assert!(said.contains("Choose where the ship from the reserve sails."), "{said}");
    let altered = folder.read("game.azulejo").replace("A.sugar = 4", "A.sugar = 3");
    let altered = folder.write("altered.azulejo", &altered);
    let error = folder.run(&["replay", &altered], "").refused();
    assert!(error.contains("The fingerprint does not fit"), "{error}");
}

#[test]
fn corrected_components_are_used_and_named() {
    let folder = Folder::new("components");
    let standard = include_str!("../../../madeira/components/standard-1.toml")
        .replace("reis = { two = 8,", "reis = { two = 7,");
    let set = folder.write("mine.toml", &standard);
    let file = folder.path("game.azulejo");
    let seats = ["--seats", "random,random", "--seed", "1"];
    let args = [&["play", "madeira", "--components", &set, "--save", &file], &seats[..]].concat();
    folder.run(&args, "").good();
    let error = folder.run(&["replay", &file], "").refused();
    assert!(
        error.contains("line 5: The component set") && error.contains("--components"),
        "{error}"
    );
    folder.run(&["replay", &file, "--components", &set], "").good();
}

#[test]
fn a_game_that_cannot_be_kept_is_not_begun() {
    let folder = Folder::new("unwritable");
    let nowhere = folder.path("missing/game.azulejo");
    let error = folder.run(&["play", "madeira", "--save", &nowhere], "1\n").refused();
    assert!(error.contains("game.azulejo: The file cannot be written"), "{error}");
    // Whatever else is wrong is said before a file is made.
    let file = folder.path("game.azulejo");
    folder.run(&["play", "madeira", "--save", &file, "--names", "a,b,c,d"], "").refused();
    assert!(!std::path::Path::new(&file).exists());
}
