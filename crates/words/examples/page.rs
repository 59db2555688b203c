//! Prints everything a game can say, for a critical reader: `cargo run --example page -- pt lisboa`.
#![allow(clippy::print_stdout)]

#[path = "../tests/words/samples.rs"]
mod samples;

use kernel::{Components as _, Game as _, Said, Seat, Viewer};
use lisboa::Lisboa;
use madeira::Madeira;
use words::{Catalogue, Language, Spoken, Voice};

/// At most this many lines of a kind: enough for every plural.
const MOST: usize = 4;

fn section(heading: &str, lines: Vec<Said>, say: impl Fn(&Said) -> String) {
    println!("\n== {heading} ==");
    let (mut kind, mut shown) = ("", 0);
    for line in lines {
        shown = if line.kind == kind { shown + 1 } else { 0 };
        kind = line.kind;
        if shown < MOST {
            println!("{:<34} {}", line.line, say(&line));
        }
    }
}

fn main() {
    let mut words = std::env::args().skip(1);
    let language = words.next().and_then(|tag| Language::from_tag(&tag)).unwrap_or_default();
    match words.next() {
        Some(game) if game == Lisboa::NAME => page::<Lisboa>(language),
        _ => page::<Madeira>(language),
    }
}

fn page<G: Spoken>(language: Language) {
    let catalogue = Catalogue::new(language);
    let people = ["Ana", "Inês", "Bruno", "Duarte"].map(str::to_owned);
    let viewer = Viewer::Seat(Seat::new(1));
    let voice = Voice::of::<G>(&catalogue, &people, viewer, G::Components::standard());
    let words = samples::words::<G>();

    println!("{}", catalogue.own_name());
    section("prompts", samples::lines::<G::Prompt>(&words), |line| {
        format!("{} | {}", voice.prompt(line), voice.waiting(Seat::new(0), line))
    });
    section("actions", samples::lines::<G::Action>(&words), |line| voice.action(line));
    section("events", samples::lines::<G::Event>(&words), |line| voice.event(line));
    section("refusals", samples::lines::<G::Refusal>(&words), |line| voice.refusal(line, ""));
    section("groups", samples::lines::<G::Group>(&words), |line| voice.group(line));
    section("outcomes", samples::lines::<G::Outcome>(&words), |line| {
        format!("{} | {}", voice.outcome(line), voice.ask(line))
    });
    println!("\n== names ==");
    for name in G::names().into_iter().filter(|name| name.index.is_none_or(|index| index == 3)) {
        println!("{:<34} {}", format!("{} {}", name.family, name.word), voice.name(name));
    }
    println!("\n== explanations ==");
    for name in G::explained() {
        println!("{:<34} {}: {}", name.word, voice.name(name), voice.explain(name));
    }
}
