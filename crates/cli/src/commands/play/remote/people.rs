//! Who sits at a table, in words.

use crate::table::seating;
use wire::{Occupant, Seat, Table};
use words::{Args, Catalogue};

/// "Ana (you)", "Bruno (level 3, journeyman)", "a free seat".
fn seated(catalogue: &Catalogue, occupant: &Occupant) -> String {
    let with = |name: &str, kind: String| {
        catalogue.say("client-seated", &Args::new().with("seat", name).with("kind", kind))
    };
    match occupant {
        Occupant::Open => catalogue.say("network-free", &Args::new().with("count", 1)),
        Occupant::Person { name, you: true } => with(name, catalogue.text("network-you")),
        Occupant::Person { name, you: false } => name.clone(),
        Occupant::Bot(bot) => {
            let kind = format!("level{}", bot.level);
            with(&bot.name, seating::kind_in_words(catalogue, &kind))
        }
        Occupant::Automated { name } => {
            with(name, seating::kind_in_words(catalogue, seating::AUTOMATED))
        }
    }
}

/// Everybody at the table, in seat order; several free seats are counted.
pub(super) fn company(catalogue: &Catalogue, table: &Table) -> String {
    let several = Some(free(table)).filter(|free| *free > 1);
    let told = table.seats.iter().map(|seat| &seat.occupant);
    let told = told.filter(|occupant| several.is_none() || **occupant != Occupant::Open);
    let mut people: Vec<String> = told.map(|occupant| seated(catalogue, occupant)).collect();
    people.extend(
        several.map(|count| catalogue.say("network-free", &Args::new().with("count", count))),
    );
    catalogue.list(&people)
}

/// A line for each seat.
pub(super) fn seats(catalogue: &Catalogue, table: &Table) -> Vec<String> {
    let line = |seat: &Seat| {
        let args = Args::new()
            .with("seat", seat.seat.as_str())
            .with("person", seated(catalogue, &seat.occupant));
        catalogue.say("network-seat", &args)
    };
    table.seats.iter().map(line).collect()
}

/// The name of who has a seat.
pub(super) fn name(catalogue: &Catalogue, table: &Table, letter: &str) -> String {
    let seat = table.seats.iter().find(|seat| seat.seat == letter);
    match seat.map(|seat| &seat.occupant) {
        Some(Occupant::Person { name, .. } | Occupant::Automated { name }) => name.clone(),
        Some(Occupant::Bot(bot)) => bot.name.clone(),
        Some(Occupant::Open) | None => {
            catalogue.say("client-name", &Args::new().with("seat", letter))
        }
    }
}

/// Who has just taken a seat, or that it was left.
pub(super) fn moved(catalogue: &Catalogue, letter: &str, occupant: &Occupant) -> String {
    let args = Args::new().with("seat", letter);
    match occupant {
        Occupant::Open => catalogue.say("network-seat-left", &args),
        Occupant::Person { you: true, .. } => catalogue.say("network-seat-yours", &args),
        taken @ (Occupant::Person { .. } | Occupant::Bot(_) | Occupant::Automated { .. }) => {
            catalogue.say("network-seat-taken", &args.with("person", seated(catalogue, taken)))
        }
    }
}

/// How many seats nobody has.
pub(super) fn free(table: &Table) -> usize {
    table.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count()
}
