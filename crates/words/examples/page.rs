//! Prints everything a game can say, for a critical reader: `cargo run --example page -- pt`.
#![allow(clippy::print_stdout)]

#[path = "../tests/words/samples.rs"]
mod samples;

use kernel::{Components as _, Game, Said, Seat, Viewer};
use madeira::{Components, Madeira};
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
    type G = Madeira;
    let tag = std::env::args().nth(1).unwrap_or_default();
    let catalogue = Catalogue::new(Language::from_tag(&tag).unwrap_or_default());
    let people = ["Ana", "Inês", "Bruno", "Duarte"].map(str::to_owned);
    let viewer = Viewer::Seat(Seat::new(1));
    let voice = Voice::of::<G>(&catalogue, &people, viewer, Components::standard());
    let words = samples::words::<G>();

    println!("{}", catalogue.own_name());
    section("prompts", samples::lines::<<G as Game>::Prompt>(&words), |line| {
        format!("{} | {}", voice.prompt(line), voice.waiting(Seat::new(0), line))
    });
    section("actions", samples::lines::<<G as Game>::Action>(&words), |line| voice.action(line));
    section("events", samples::lines::<<G as Game>::Event>(&words), |line| voice.event(line));
    section("refusals", samples::lines::<<G as Game>::Refusal>(&words), |line| {
        voice.refusal(line, "")
    });
    section("groups", samples::lines::<<G as Game>::Group>(&words), |line| voice.group(line));
    section("outcomes", samples::lines::<<G as Game>::Outcome>(&words), |line| {
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
