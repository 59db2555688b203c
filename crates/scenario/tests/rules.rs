//! The rules page and the scenarios belong together: every rule is shown, and every rule cited is
//! there.

use scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Rules that no position can show.
const UNSHOWN: &[(&str, &str)] = &[
    ("M0.3", "how amounts are written"),
    ("M0.4", "what others may not see: the suite compares the views, standings.rs the score"),
    ("M9.3", "who wins: standings.rs"),
];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The rules of the page by their ids: what begins an entry or a heading.
fn stated() -> BTreeSet<String> {
    let page = repository().join("docs/rules/madeira.md");
    let page = std::fs::read_to_string(page).expect("the page of rules");
    let first = |line: &str| {
        line.trim_start_matches(['-', '#', ' ', '*']).split([' ', '*']).next().map(str::to_owned)
    };
    page.lines().filter_map(first).filter(|word| is_id(word)).collect()
}

/// `M4.13`, `M6`, `MR2`.
fn is_id(word: &str) -> bool {
    let Some(rest) = word.strip_prefix('M') else { return false };
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match rest.strip_prefix('R') {
        Some(ruling) => number(ruling),
        None => rest.split('.').count() <= 2 && rest.split('.').all(number),
    }
}

fn scenarios() -> BTreeMap<String, Scenario> {
    let folder = repository().join("scenarios/madeira");
    let files = scenario::files(&folder).expect("the folder of scenarios");
    let named = |file: &PathBuf| {
        let name = file.strip_prefix(&folder).expect("a file of the folder");
        (name.display().to_string(), scenario::load(file).expect("a scenario"))
    };
    files.iter().map(named).collect()
}

#[test]
fn the_page_is_read() {
    let stated = stated();
    for rule in ["M0.1", "M2.1", "M4.10", "M6", "M8.7", "M9.3", "MR1", "MR15", "MR26"] {
        assert!(stated.contains(rule), "{rule} of {stated:?}");
    }
}

#[test]
fn every_cited_rule_is_stated() {
    let stated = stated();
    for (file, scenario) in scenarios() {
        for rule in &scenario.rules {
            assert!(stated.contains(rule), "{file} cites {rule}");
        }
    }
}

#[test]
fn every_rule_is_shown() {
    let scenarios = scenarios();
    let cited: BTreeSet<&String> = scenarios.values().flat_map(|one| &one.rules).collect();
    let stated = stated();
    // A chapter is shown by its rules.
    let chapter = |rule: &String| stated.iter().any(|other| other.starts_with(&format!("{rule}.")));
    for rule in stated.iter().filter(|rule| !chapter(rule)) {
        let unshown = UNSHOWN.iter().any(|(other, _)| other == rule);
        assert_eq!(cited.contains(rule), !unshown, "{rule}");
    }
}

#[test]
fn every_ruling_has_a_file_of_its_own() {
    let scenarios = scenarios();
    for rule in stated().iter().filter(|rule| rule.starts_with("MR")) {
        let number: u8 = rule[2..].parse().expect("a number");
        let prefix = format!("rulings/mr{number:02}-");
        let own = scenarios.iter().filter(|(file, _)| file.starts_with(&prefix));
        let citing = own.filter(|(_, scenario)| scenario.rules.contains(rule));
        assert!(citing.count() > 0, "{rule}");
    }
}

#[test]
fn every_worked_example_has_a_file() {
    let page =
        std::fs::read_to_string(repository().join("docs/rules/madeira.md")).expect("the page");
    let (_, examples) = page.split_once("## Worked examples").expect("worked examples");
    let numbers: Vec<&str> = examples
        .lines()
        .filter_map(|line| line.split_once(". ").map(|(number, _)| number))
        .collect();
    assert_eq!(numbers.len(), 12);
    let scenarios = scenarios();
    for number in numbers {
        let prefix = format!("examples/{number:0>2}-");
        assert!(scenarios.keys().any(|file| file.starts_with(&prefix)), "example {number}");
    }
}

#[test]
fn titles_differ() {
    let mut titles = BTreeMap::new();
    for (file, scenario) in scenarios() {
        if let Some(other) = titles.insert(scenario.title, file.clone()) {
            panic!("{file} and {other} have one title");
        }
    }
}
