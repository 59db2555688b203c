//! Random games of both kinds, position by position.

use kernel::{Chance, Components as _, Fact, Fast, Game, Play, Seat, Seating, Seed, Setup, Turn};
use kernel::{Viewer, random};
use std::collections::BTreeMap;
use words::document::Document;
use words::{Catalogue, Pages, Voice};

pub(crate) fn people() -> Vec<String> {
    ["Ana", "Bruno", "Clara", "Duarte"].map(str::to_owned).to_vec()
}

/// Plays a random game and looks at every position of it.
pub(crate) fn each_position<G: Pages>(
    players: usize,
    options: &[(&str, &str)],
    seed: u64,
    mut look: impl FnMut(&Play<G>),
) {
    let mut setup = Setup::new(players).expect("a number of players");
    for (option, value) in options {
        setup.options.set(G::OPTIONS, option, value).expect("an option");
    }
    let chance = Chance::Seeded(Seed::from_number(seed));
    let mut play: Play<G> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(seed);
    while let Turn::Decide { seat, .. } = play.turn() {
        look(&play);
        let action = random::pick::<G>(&play.state().legal(), &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    look(&play);
}

pub(crate) fn viewers<G: Game>(play: &Play<G>) -> Vec<Viewer> {
    let people = Seat::all(play.state().seats())
        .filter(|seat| !G::automated(&play.state().public, *seat))
        .map(Viewer::Seat);
    people.chain([Viewer::Spectator]).collect()
}

pub(crate) fn document<G: Pages>(
    play: &Play<G>,
    viewer: Viewer,
    catalogue: &Catalogue,
) -> Document {
    let people = people();
    let voice = Voice::of::<G>(catalogue, &people, viewer, G::Components::standard());
    G::document(play.view(viewer), voice)
}

pub(crate) fn facts<G: Game>(play: &Play<G>, viewer: Viewer) -> BTreeMap<String, Fact> {
    let mut facts = BTreeMap::new();
    G::facts(play.view(viewer), &mut |name, fact| {
        facts.insert(name.to_owned(), fact);
    });
    facts
}

/// Whether a name is the one claimed, a part of which may be `*`.
pub(crate) fn claims(claim: &str, name: &str) -> bool {
    let (mut claim, mut name) = (claim.split('.'), name.split('.'));
    loop {
        match (claim.next(), name.next()) {
            (None, None) => return true,
            (Some(claim), Some(name)) if claim == "*" || claim == name => {}
            _ => return false,
        }
    }
}
