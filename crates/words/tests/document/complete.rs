//! Every fact of the view is told, and told anew when it changes; every thing of a choice is there.

use crate::games::{claims, document, each_position, facts, viewers};
use kernel::{Fact, Play, Said, Turn, Value, Viewer};
use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::{BTreeMap, BTreeSet};
use words::document::{Document, Item};
use words::{Catalogue, Language, Pages};

/// What is still to be done within a decision stands in the prompt and its choices.
const TOLD_BY_THE_PROMPT: &str = "task.";

/// Positions between two that are looked at as a whole.
const SAMPLE: usize = 16;

fn told(facts: &BTreeMap<String, Fact>) -> impl Iterator<Item = (&String, &Fact)> {
    facts.iter().filter(|(name, _)| !name.starts_with(TOLD_BY_THE_PROMPT))
}

/// Empty places of things that come one by one are told by there being no item.
fn empty(value: Fact) -> bool {
    matches!(value, Fact::Number(0) | Fact::Word("none"))
}

fn claiming<'a>(document: &'a Document, name: &str) -> Vec<&'a Item> {
    document.items().filter(|item| item.facts.iter().any(|claim| claims(claim, name))).collect()
}

/// In a game, for every viewer: what they see is told; and what changes changes what is told of it.
fn everything_is_told<G: Pages>(players: usize, options: &[(&str, &str)], seed: u64) {
    let catalogue = Catalogue::new(Language::En);
    let mut before: Vec<(BTreeMap<String, Fact>, Document)> = Vec::new();
    each_position::<G>(players, options, seed, |play| {
        let now: Vec<_> = viewers(play)
            .into_iter()
            .map(|viewer| (facts(play, viewer), document(play, viewer, &catalogue)))
            .collect();
        // What changes is looked at everywhere, everything now and then.
        let looked_at = play.position().is_multiple_of(SAMPLE) || play.is_over();
        for (facts, document) in now.iter().filter(|_| looked_at) {
            for (name, value) in told(facts) {
                let at = play.position();
                assert!(
                    empty(*value) || !claiming(document, name).is_empty(),
                    "{name} = {value:?} is not told at {at}"
                );
            }
        }
        for ((old, was), (new, is)) in before.iter().zip(&now) {
            for (name, value) in told(new).filter(|(name, value)| old.get(*name) != Some(value)) {
                assert_ne!(
                    claiming(was, name),
                    claiming(is, name),
                    "{name} became {value:?} at {} and nothing tells of it",
                    play.position()
                );
            }
        }
        before = now;
    });
}

#[test]
fn everything_in_madeira_is_told() {
    for players in 2..=4 {
        everything_is_told::<Madeira>(players, &[], 10 + players as u64);
    }
}

#[test]
fn everything_in_lisboa_is_told() {
    for players in 1..=4 {
        let draft = if players > 2 { "on" } else { "off" };
        everything_is_told::<Lisboa>(players, &[("draft", draft)], 10 + players as u64);
    }
}

/// What a field may hold that is no place or piece of the table.
const NO_PLACES: &[&str] = &[
    // How, not where.
    "die",
    "pass-gain",
    "mill-gain",
    "relief",
    "use",
    "follow",
    "line",
    "side",
    "standing",
    "guild",
];

fn names(value: &Value, found: &mut Vec<kernel::Name>) {
    match value {
        Value::Name(name) => found.push(*name),
        Value::List(items) => items.iter().for_each(|item| names(item, found)),
        Value::Number(_) | Value::Seat(_) => {}
    }
}

/// The things that choices name and no item is about.
fn lost<G: Pages>(play: &Play<G>, catalogue: &Catalogue) -> BTreeSet<String> {
    let Turn::Decide { seat, .. } = play.turn() else { return BTreeSet::new() };
    let document = document(play, Viewer::Seat(seat), catalogue);
    let there: Vec<kernel::Name> = document.items().flat_map(|item| item.things.clone()).collect();
    let mut named = Vec::new();
    for action in play.state().legal() {
        Said::of(&action).fields.iter().for_each(|(_, value)| names(value, &mut named));
    }
    // Any free slot will do.
    let nowhere = |name: &kernel::Name| NO_PLACES.contains(&name.family) || name.word == "free";
    named.retain(|name| !nowhere(name) && !there.contains(name));
    named.iter().map(|name| format!("{} {} {:?}", name.family, name.word, name.index)).collect()
}

#[test]
fn every_choice_is_about_something_on_the_table() {
    let catalogue = Catalogue::new(Language::En);
    let mut missing = BTreeSet::new();
    each_position::<Madeira>(3, &[], 21, |play| missing.extend(lost(play, &catalogue)));
    each_position::<Madeira>(2, &[], 22, |play| missing.extend(lost(play, &catalogue)));
    each_position::<Lisboa>(1, &[], 23, |play| missing.extend(lost(play, &catalogue)));
    each_position::<Lisboa>(4, &[("draft", "on")], 24, |play| {
        missing.extend(lost(play, &catalogue));
    });
    assert!(missing.is_empty(), "{missing:?}");
}
