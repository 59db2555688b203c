//! Prints the table of a random game as a document, for a critical reader:
//! `cargo run --example document -- pt lisboa 80`.
#![allow(clippy::print_stdout)]

use kernel::{
    Chance, Components as _, Fast, Play, Seat, Seating, Seed, Setup, Turn, Viewer, random,
};
use lisboa::Lisboa;
use madeira::Madeira;
use words::document::Item;
use words::{Catalogue, Language, Pages, Voice};

fn main() {
    let mut words = std::env::args().skip(1);
    let language = words.next().and_then(|tag| Language::from_tag(&tag)).unwrap_or_default();
    let game = words.next().unwrap_or_default();
    let position = words.next().and_then(|number| number.parse().ok()).unwrap_or(60);
    if game == "lisboa" {
        print::<Lisboa>(language, position);
    } else {
        print::<Madeira>(language, position);
    }
}

fn print<G: Pages>(language: Language, position: usize) {
    let catalogue = Catalogue::new(language);
    let people = ["Ana", "Bruno", "Clara"].map(str::to_owned);
    let setup = Setup::new(people.len()).expect("three can play");
    let mut play: Play<G> =
        Play::new(setup, Seating::default(), Chance::Seeded(Seed::from_number(7)));
    let mut bits = Fast::new(7);
    while let Turn::Decide { seat, .. } = play.turn()
        && play.position() < position
    {
        let action = random::pick::<G>(&play.state().legal(), &mut bits).expect("a choice");
        play.act(seat, action).expect("listed is legal");
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let voice = Voice::of::<G>(&catalogue, &people, viewer, G::Components::standard());
    // The first time names are worked out.
    let _ = G::document(play.view(viewer), voice);
    let begun = std::time::Instant::now();
    let document = G::document(play.view(viewer), voice);
    let took = begun.elapsed();
    for region in &document.regions {
        println!("\n# {} {}", region.title, region.intro.as_deref().unwrap_or_default());
        for group in &region.groups {
            let title = group.title.as_deref().unwrap_or(&group.id);
            println!("\n## {title} {}", group.intro.as_deref().unwrap_or_default());
            for item in &group.items {
                line("", item);
                for ((_, title), cell) in group.columns.iter().zip(&item.cells) {
                    line(&format!("    [{title}] "), cell);
                }
            }
        }
    }
    println!("\n{} items in {took:?}", document.items().count());
}

fn line(before: &str, item: &Item) {
    let Item { name, state, about, amounts, .. } = item;
    let state = state.as_deref().unwrap_or_default();
    let about = about.as_deref().unwrap_or_default();
    let amounts: Vec<String> =
        amounts.iter().map(|amount| format!("{}×{}", amount.count, amount.what)).collect();
    println!("{before}{name}: {state} | {about} | {}", amounts.join(" "));
}
