//! The pages of rules and the scenarios belong together: every rule is shown, and every rule cited
//! is there.

mod page;

use std::collections::{BTreeMap, BTreeSet};

struct Book {
    game: &'static str,
    /// How the id of a ruling begins.
    ruling: &'static str,
    examples: usize,
    /// Rules that no position can show, and why.
    unshown: &'static [(&'static str, &'static str)],
}

const BOOKS: &[Book] = &[
    Book {
        game: "madeira",
        ruling: "MR",
        examples: 12,
        unshown: &[
            ("M0.3", "how amounts are written"),
            (
                "M0.4",
                "what others may not see: the suite compares the views, standings.rs the score",
            ),
            ("M9.3", "who wins: standings.rs"),
        ],
    },
    Book { game: "lisboa", ruling: "R", examples: 13, unshown: &[] },
];

#[test]
fn the_pages_are_read() {
    let samples = [
        ["M0.1", "M2.1", "M4.10", "M6", "M8.7", "M9.3", "MR1", "MR15", "MR26"],
        ["L0.1", "L7.9", "L8", "L10.1", "L10.5", "L12.2", "L12.7", "R1", "R22"],
    ];
    for (book, samples) in BOOKS.iter().zip(samples) {
        let stated = page::stated(book.game);
        for rule in samples {
            assert!(stated.contains(rule), "{rule} of {stated:?}");
        }
    }
}

#[test]
fn every_cited_rule_is_stated() {
    for book in BOOKS {
        let stated = page::stated(book.game);
        for (file, scenario) in page::scenarios(book.game) {
            for rule in &scenario.rules {
                assert!(stated.contains(rule), "{file} cites {rule}");
            }
        }
    }
}

#[test]
fn every_rule_is_shown() {
    for book in BOOKS {
        let scenarios = page::scenarios(book.game);
        let cited: BTreeSet<&String> = scenarios.values().flat_map(|one| &one.rules).collect();
        let stated = page::stated(book.game);
        // A chapter is shown by its rules.
        let chapter =
            |rule: &String| stated.iter().any(|other| other.starts_with(&format!("{rule}.")));
        let wrong = stated.iter().filter(|rule| !chapter(rule)).filter(|rule| {
            let unshown = book.unshown.iter().any(|(other, _)| other == rule);
            cited.contains(rule) == unshown
        });
        let wrong: Vec<&String> = wrong.collect();
        assert!(wrong.is_empty(), "{}: {wrong:?}", book.game);
    }
}

#[test]
fn every_ruling_has_a_file_of_its_own() {
    for book in BOOKS {
        let scenarios = page::scenarios(book.game);
        let unshown = |rule: &String| book.unshown.iter().any(|(other, _)| other == rule);
        let stated = page::stated(book.game);
        let rulings = stated.iter().filter(|rule| rule.starts_with(book.ruling));
        for rule in rulings.filter(|rule| !unshown(rule)) {
            let (letters, number) = rule.split_at(book.ruling.len());
            let prefix = format!("rulings/{}{number:0>2}-", letters.to_lowercase());
            let own = scenarios.iter().filter(|(file, _)| file.starts_with(&prefix));
            let citing = own.filter(|(_, scenario)| scenario.rules.contains(rule));
            assert!(citing.count() > 0, "{rule}");
        }
    }
}

#[test]
fn every_worked_example_has_a_file() {
    for book in BOOKS {
        let page = page::text(book.game);
        let (_, examples) = page.split_once("## Worked examples").expect("worked examples");
        // Some share a line; they are counted on.
        let numbers = examples.split_whitespace().fold(0, |numbers, word| {
            if word == format!("{}.", numbers + 1) { numbers + 1 } else { numbers }
        });
        assert_eq!(numbers, book.examples, "{}", book.game);
        let scenarios = page::scenarios(book.game);
        for number in 1..=numbers {
            let prefix = format!("examples/{number:02}-");
            assert!(scenarios.keys().any(|file| file.starts_with(&prefix)), "example {number}");
        }
    }
}

#[test]
fn titles_differ() {
    for book in BOOKS {
        let mut titles = BTreeMap::new();
        for (file, scenario) in page::scenarios(book.game) {
            if let Some(other) = titles.insert(scenario.title, file.clone()) {
                panic!("{file} and {other} have one title");
            }
        }
    }
}
