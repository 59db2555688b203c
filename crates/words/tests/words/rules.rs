//! Rules by their ids, and what matters most of what happens.

use crate::samples;
use kernel::{Said, Seat, Vocabulary};
use lisboa::Lisboa;
use madeira::Madeira;
use words::rules::rule;
use words::{Language, Pages};

fn every_refusal_has_its_rule<G: Pages>() {
    let words = samples::words::<G>();
    let lines = samples::lines::<G::Refusal>(&words);
    assert!(lines.len() > 40);
    for line in lines {
        let refusal = G::Refusal::parse(&line.line).expect("a refusal");
        let id = G::rule(refusal);
        for language in Language::ALL {
            let found = rule(G::rules(language), id);
            let found = found.unwrap_or_else(|| panic!("{id} is not on the page of {language:?}"));
            assert!(!found.text.is_empty(), "{id} says nothing");
            assert!(!found.text.contains(['*', '`']), "{id}: {}", found.text);
        }
    }
}

#[test]
fn every_rule_that_refuses_can_be_looked_up() {
    every_refusal_has_its_rule::<Madeira>();
    every_refusal_has_its_rule::<Lisboa>();
    let bread = rule(Madeira::rules(Language::En), "M4.4").expect("a rule");
    assert_eq!(bread.chapter, "M4 Phase B: character actions");
    assert!(bread.text.starts_with("A die whose value"), "{}", bread.text);
    let hulls = rule(Lisboa::rules(Language::En), "L12.1").expect("a step");
    assert_eq!(hulls.text, "Sum of the hull sizes of one's ships.");
}

fn weights_name_events<G: Pages>() {
    let kinds = <G::Event as Vocabulary>::KINDS;
    for kind in G::WEIGHTS.blows.iter().chain(G::WEIGHTS.weighty) {
        assert!(kinds.contains(kind), "{kind} is no event of {}", G::NAME);
    }
}

#[test]
fn weights_name_events_that_there_are() {
    weights_name_events::<Madeira>();
    weights_name_events::<Lisboa>();
}

fn hurts<G: Pages>(line: &str, by: Option<usize>) -> bool {
    let event = G::Event::parse(line).expect("an event");
    G::WEIGHTS.hurts(&Said::of(&event), Seat::new(1), by.map(Seat::new))
}

#[test]
fn what_another_does_to_me_hurts() {
    assert!(hurts::<Lisboa>("displaced B builder", Some(0)));
    assert!(!hurts::<Lisboa>("displaced B builder", Some(1)), "my own doing");
    assert!(!hurts::<Lisboa>("displaced A builder", Some(0)), "not mine");
    assert!(hurts::<Lisboa>("wigs B -2 visits", Some(0)));
    assert!(!hurts::<Lisboa>("wigs B 2 visits", Some(0)));
    assert!(hurts::<Madeira>("pirates-came B 2", None));
    assert!(!hurts::<Madeira>("pirates-left B 2", None));
}

/// What a line of a page cannot have otherwise in another language: how it begins, and its figures.
fn bones(line: &str) -> (String, Vec<String>) {
    let first = line.split(' ').take(2);
    let begins = first.filter(|word| !word.contains(char::is_lowercase)).collect::<Vec<_>>();
    let figures = line.split(|letter: char| !letter.is_ascii_digit());
    let figures = figures.filter(|figure| !figure.is_empty()).map(str::to_owned);
    (begins.join(" "), figures.collect())
}

fn pages_agree<G: Pages>() {
    let english: Vec<&str> = G::rules(Language::En).lines().collect();
    for language in Language::ALL {
        let page: Vec<&str> = G::rules(language).lines().collect();
        assert_eq!(page.len(), english.len(), "{language:?}");
        for (line, original) in page.into_iter().zip(&english) {
            assert_eq!(bones(line).1, bones(original).1, "{language:?}: {line}");
            if original.starts_with(['#', '-']) {
                assert_eq!(bones(line).0, bones(original).0, "{language:?}: {line}");
            }
        }
    }
}

/// The same rules with the same figures in every language.
#[test]
fn pages_of_rules_agree_in_all_languages() {
    pages_agree::<Madeira>();
    pages_agree::<Lisboa>();
}
