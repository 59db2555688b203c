//! The pages of Lisboa's table in every position of some games.

use kernel::{
    Chance, Components as _, Fast, Play, Said, Seat, Seating, Seed, Setup, Turn, View, Viewer,
    random,
};
use lisboa::names::{Card, cards};
use lisboa::{Action, Components, Lisboa};
use std::collections::BTreeSet;
use words::{Catalogue, Language, Pages, Voice};

fn people() -> Vec<String> {
    ["Ana", "Bruno", "Clara", "Duarte"].map(str::to_owned).to_vec()
}

fn each_position(players: usize, draft: bool, seed: u64, mut look: impl FnMut(&Play<Lisboa>)) {
    let mut setup = Setup::new(players).expect("a number of players");
    let draft = if draft { "on" } else { "off" };
    setup.options.set(<Lisboa as kernel::Game>::OPTIONS, "draft", draft).expect("an option");
    let chance = Chance::Seeded(Seed::from_number(seed));
    let mut play: Play<Lisboa> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(seed);
    while let Turn::Decide { seat, .. } = play.turn() {
        look(&play);
        let action = random::pick::<Lisboa>(&play.state().legal(), &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    look(&play);
}

fn every_page(view: View<'_, Lisboa>, voice: Voice<'_>) -> Vec<String> {
    let mut lines = Lisboa::board(view, voice);
    lines.extend(Lisboa::unseen(view, voice));
    for seat in view.public.all() {
        lines.extend(Lisboa::belongings(view, seat, voice));
    }
    if let Some((seat, _)) = view.own {
        lines.extend(Lisboa::summary(view, seat, voice));
    }
    lines
}

fn clean(language: Language, what: &str, text: &str) {
    let language = language.code();
    assert!(!text.trim().is_empty(), "{language}: {what} says nothing");
    for bad in ["{", "}", "  ", " .", " ,", "..", "\n", "lisboa-"] {
        assert!(!text.contains(bad), "{language}: {what} says '{text}'");
    }
    assert_eq!(text, text.trim(), "{language}: {what}");
}

#[test]
fn every_page_is_clean_in_every_language() {
    let catalogues = Language::ALL.map(Catalogue::new);
    let people = people();
    for players in 1..=4 {
        each_position(players, players == 3, 1, |play| {
            let catalogue = &catalogues[play.position() % catalogues.len()];
            let viewer = match play.turn() {
                Turn::Decide { seat, .. } => Viewer::Seat(seat),
                Turn::Chance(_) | Turn::Over => Viewer::Spectator,
            };
            let voice = Voice::of::<Lisboa>(catalogue, &people, viewer, Components::standard());
            for line in every_page(play.view(viewer), voice) {
                clean(catalogue.language(), &line, &line);
            }
            for action in play.state().legal() {
                if let Some(detail) = Lisboa::detail(play.view(viewer), action, voice) {
                    clean(catalogue.language(), &action.to_string(), &detail);
                }
            }
        });
    }
}

/// Pages are the same for every hand that others may hold.
#[test]
fn nobody_reads_of_the_hands_of_others() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let page = |view: View<'_, Lisboa>| {
        let voice = Voice::of::<Lisboa>(&catalogue, &people, view.viewer(), Components::standard());
        every_page(view, voice)
    };
    let (first, second) = (Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)));
    let mut told_apart = false;
    each_position(2, true, 2, |play| {
        if play.is_over() {
            return;
        }
        let mut other = *play.state();
        let own = &mut other.private[Seat::new(1)];
        // Whatever is hidden there, other cards lie there instead.
        own.hand = Card(1).bit() | Card(2).bit();
        (own.offer, own.picked) = (0, 0);
        assert_eq!(page(other.view(first)), page(play.view(first)));
        assert_eq!(page(other.view(Viewer::Spectator)), page(play.view(Viewer::Spectator)));
        told_apart |= page(other.view(second)) != page(play.view(second));
    });
    assert!(told_apart);
}

#[test]
fn a_hand_and_every_choice_is_told() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let mut kinds = BTreeSet::new();
    each_position(4, false, 3, |play| {
        let Turn::Decide { seat, prompt } = play.turn() else { return };
        let view = play.view(Viewer::Seat(seat));
        let voice = Voice::of::<Lisboa>(&catalogue, &people, view.viewer(), Components::standard());
        let prompt = Said::of(&prompt);
        let anywhere = voice.action(&Said::of(&Action::Stop));
        let mine = Lisboa::belongings(view, seat, voice).join("\n");
        let (_, own) = view.own.expect("a player");
        for card in cards(own.hand) {
            assert!(mine.contains(&voice.named(&card)), "{card:?}: {mine}");
        }
        for action in play.state().legal() {
            let told = Lisboa::detail(view, action, voice).is_some();
            assert!(
                action != Action::Stop
                    || voice.asked(&prompt).action(&Said::of(&action)) != anywhere,
                "what is left out at {prompt}"
            );
            if told {
                let line = action.to_string();
                kinds.insert(line.split(' ').next().unwrap_or_default().to_owned());
            }
        }
    });
    for kind in [
        "keep", "play", "sell", "tile", "land", "cube", "decree", "take", "cardinal", "recruit",
        "follow", "discard", "stop",
    ] {
        assert!(kinds.contains(kind), "{kind}: {kinds:?}");
    }
}

/// Before the first turn nobody plays yet, and what is not laid out is not missing.
#[test]
fn the_set_up_says_what_comes() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let mut play = None;
    each_position(3, false, 4, |first| {
        play.get_or_insert_with(|| first.clone());
    });
    let play = play.expect("a position");
    let view = play.view(Viewer::Seat(Seat::new(0)));
    let voice = Voice::of::<Lisboa>(&catalogue, &people, view.viewer(), Components::standard());
    let document = Lisboa::document(view, voice);
    let state = |id: &str| {
        let item = document.items().find(|item| item.id == id).expect(id);
        item.state.clone().unwrap_or_default()
    };
    assert!(state("order").starts_with("Before the first turn everybody chooses"));
    assert_eq!(state("decree-1"), "comes after the clergy tiles");
    assert_eq!(state("deck-king-shown"), "comes after the clergy tiles");
}
