//! The page of the notation names every action and outcome, with examples that can be read.

use kernel::Vocabulary;
use lisboa::{Action, Outcome};

const PAGE: &str = include_str!("../../../docs/notation.md");

/// The patterns and examples of the table under this heading.
fn table(heading: &str) -> Vec<(&'static str, &'static str)> {
    let (_, section) = PAGE.split_once("\n### Lisboa\n").expect("a section on Lisboa");
    let (_, rows) = section.split_once(&format!("\n| {heading} |")).expect("its table");
    let rows = rows.lines().skip(2).take_while(|line| line.starts_with('|'));
    let cells = |row: &'static str| {
        let mut quoted = row.split('`').skip(1).step_by(2);
        (quoted.next().expect("a pattern"), quoted.next().expect("an example"))
    };
    rows.map(cells).collect()
}

/// Every kind has a row, in their order; a pattern names the fields of its example.
fn complete<V: Vocabulary>(heading: &str) {
    let rows = table(heading);
    let first = |line: &'static str| line.split(' ').next().unwrap_or_default();
    let kinds: Vec<&str> = rows.iter().map(|(pattern, _)| first(pattern)).collect();
    assert_eq!(kinds, V::KINDS);
    for (pattern, example) in rows {
        let read = V::parse(example).unwrap_or_else(|error| panic!("{example}: {error:?}"));
        assert_eq!(read.to_string(), example);
        let mut named = first(pattern).to_owned();
        read.fields(&mut |field, _| named.push_str(&format!(" {}", field.to_uppercase())));
        assert_eq!(named, pattern);
    }
}

#[test]
fn every_action_is_on_the_page() {
    complete::<Action>("action");
}

#[test]
fn every_outcome_is_on_the_page() {
    complete::<Outcome>("outcome");
}
