//! The pages of the table in every position of some games.

use crate::voice::{clean, people, standard};
use kernel::{Chance, Fast, Play, Said, Seat, Seating, Seed, Setup, Turn, View, Viewer, random};
use madeira::{Action, Madeira};
use words::{Catalogue, Language, Pages, Voice};

fn each_position(players: usize, seed: u64, mut look: impl FnMut(&Play<Madeira>)) {
    let setup = Setup::new(players).expect("a number of players");
    let chance = Chance::Seeded(Seed::from_number(seed));
    let mut play: Play<Madeira> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(seed);
    while let Turn::Decide { seat, .. } = play.turn() {
        look(&play);
        let action = random::pick::<Madeira>(&play.state().legal(), &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    look(&play);
}

fn every_page(view: View<'_, Madeira>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = Madeira::board(view, voice);
    lines.extend(Madeira::unseen(view, voice));
    for seat in Seat::all(view.public.seats()) {
        lines.extend(Madeira::belongings(view, seat, voice));
    }
    if let Some((seat, _)) = view.own {
        lines.extend(Madeira::summary(view, seat, voice));
    }
    lines
}

#[test]
fn every_page_is_clean_in_every_language() {
    let catalogues = Language::ALL.map(Catalogue::new);
    let people = people();
    for players in 2..=4 {
        each_position(players, 1, |play| {
            // Every language sees every third position or so.
            let catalogue = &catalogues[play.position() % catalogues.len()];
            let language = catalogue.language();
            let viewer = match play.turn() {
                Turn::Decide { seat, .. } => Viewer::Seat(seat),
                Turn::Chance(_) | Turn::Over => Viewer::Spectator,
            };
            let voice = Voice::of::<Madeira>(catalogue, &people, viewer, standard());
            for line in every_page(play.view(viewer), voice) {
                clean(language, &line, &line);
            }
            for action in play.state().legal() {
                if let Some(detail) = Madeira::detail(play.view(viewer), action, voice) {
                    clean(language, &action.to_string(), &detail);
                }
            }
        });
    }
}

#[test]
fn nobody_reads_of_the_pirates_of_others() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let page = |view: View<'_, Madeira>| {
        let voice = Voice::of::<Madeira>(&catalogue, &people, view.viewer(), standard());
        every_page(view, voice)
    };
    let (first, second) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    each_position(2, 2, |play| {
        if play.is_over() {
            return;
        }
        let mut other = *play.state();
        other.private[Seat::new(1)].pirates += 1;
        assert_eq!(page(other.view(first)), page(play.view(first)));
        assert_eq!(page(other.view(Viewer::Spectator)), page(play.view(Viewer::Spectator)));
        assert_ne!(page(other.view(second)), page(play.view(second)));
    });
}

#[test]
fn a_choice_tells_what_it_brings() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let mut told = std::collections::BTreeSet::new();
    each_position(3, 3, |play| {
        let Turn::Decide { seat, prompt } = play.turn() else { return };
        let view = play.view(Viewer::Seat(seat));
        let voice = Voice::of::<Madeira>(&catalogue, &people, view.viewer(), standard());
        let prompt = Said::of(&prompt);
        let anywhere = voice.action(&Said::of(&Action::Stop));
        for action in play.state().legal() {
            let detail = Madeira::detail(view, action, voice);
            let words = voice.asked(&prompt).action(&Said::of(&action));
            assert!(action != Action::Stop || words != anywhere, "what is left out at {prompt}");
            if action == Action::Stop {
                told.insert(words);
            }
            told.extend(detail.map(|detail| format!("{action}: {detail}")));
        }
    });
    for expected in [
        "plant 1a: wine",
        "mill-down reis: 3 réis",
        "pass i reis: 2 réis",
        "pay: small action: take 2 bread",
        "Do nothing here",
    ] {
        assert!(told.contains(expected), "{expected}: {told:#?}");
    }
    for begun in ["stop: then you collect ", "stop: you will need ", "feed 0: brings "] {
        assert!(told.iter().any(|told| told.starts_with(begun)), "{begun}: {told:#?}");
    }
    for held in ["buys 1 wood for 1 real", "already at the bottom: costs 1 PP instead"] {
        assert!(told.iter().any(|told| told.contains(held)), "{held}: {told:#?}");
    }
}

/// A table whose tiles are typed in is looked at before they are.
#[test]
fn nothing_is_built_before_the_favours_are_dealt() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let setup = Setup::new(3).expect("a number of players");
    let play: Play<Madeira> = Play::new(setup, Seating::default(), Chance::ByHand);
    let view = play.view(Viewer::Spectator);
    let voice = Voice::of::<Madeira>(&catalogue, &people, view.viewer(), standard());
    let board = Madeira::board(view, voice);
    assert!(!board.iter().any(|line| line.contains("every district is built")), "{board:?}");
    assert!(board.iter().any(|line| line == "City guard: nobody; no pirate dice."), "{board:?}");
}
