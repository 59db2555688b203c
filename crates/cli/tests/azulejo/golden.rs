//! Whole games, kept with their final standing by source.
//!
//! `AZULEJO_GOLDEN=write` plays them anew: only after a change of the rules, and with a new rules
//! revision.

use crate::program::Folder;
use std::fs;
use std::path::{Path, PathBuf};

/// Game and name, seats, seed, options.
const GAMES: [(&str, usize, &str, &[&str]); 16] = [
    ("lisboa/solo-1", 1, "101", &[]),
    ("lisboa/solo-2", 1, "102", &[]),
    ("lisboa/two-1", 2, "201", &[]),
    ("lisboa/two-2", 2, "202", &[]),
    ("lisboa/three-1", 3, "301", &[]),
    ("lisboa/three-2", 3, "302", &[]),
    ("lisboa/four-1", 4, "401", &[]),
    ("lisboa/four-2", 4, "402", &[]),
    ("lisboa/draft", 4, "501", &["draft=on"]),
    ("lisboa/tools", 3, "601", &["tools=6-4-2"]),
    ("madeira/two-1", 2, "201", &[]),
    ("madeira/two-2", 2, "202", &[]),
    ("madeira/three-1", 3, "301", &[]),
    ("madeira/three-2", 3, "302", &[]),
    ("madeira/four-1", 4, "401", &[]),
    ("madeira/four-2", 4, "402", &[]),
];

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

/// The final standing as `replay` tells it.
fn standing(folder: &Folder, file: &Path) -> String {
    let file = file.to_str().expect("a plain path");
    let said = folder.run(&["replay", file], "").good();
    let (_, standing) = said.split_once('\n').expect("what the record is worth comes first");
    standing.to_owned()
}

fn write(folder: &Folder, name: &str, seats: usize, seed: &str, options: &[&str]) {
    let file = kept(&format!("{name}.azulejo"));
    let (game, _) = name.split_once('/').expect("a game and a name");
    fs::create_dir_all(kept(game)).expect("a folder for the records");
    let seats = vec!["random"; seats].join(",");
    let mut args = vec!["play", game, "--force", "--seats", &seats, "--seed", seed];
    args.extend(options.iter().flat_map(|option| ["--option", *option]));
    args.extend(["--save", file.to_str().expect("a plain path")]);
    folder.run(&args, "").good();
    let text = standing(folder, &file);
    fs::write(kept(&format!("{name}.txt")), text).expect("the standing is kept");
}

#[test]
fn kept_games_end_as_they_did() {
    let folder = Folder::new("golden");
    for (name, seats, seed, options) in GAMES {
        if std::env::var("AZULEJO_GOLDEN").is_ok_and(|wish| wish == "write") {
            write(&folder, name, seats, seed, options);
        }
        let record = kept(&format!("{name}.azulejo"));
        let text = fs::read_to_string(&record).expect("a kept record");
        assert!(text.contains("\n= "), "{name} has no fingerprint");
        assert!(text.contains("\nresult "), "{name} does not end");
        let known = fs::read_to_string(kept(&format!("{name}.txt"))).expect("a kept standing");
        assert_eq!(standing(&folder, &record), known, "{name}");
    }
}
