//! Ids are unique and the same in all languages, tables are whole, and all words are clean.

use crate::games::{document, each_position, people, viewers};
use kernel::{Chance, Play, Seating, Seed, Setup};
use lisboa::Lisboa;
use madeira::Madeira;
use madeira::names::{Phase, Rank};
use std::collections::BTreeSet;
use words::document::{Document, Item, Part};
use words::{Catalogue, Language, Pages};

fn clean(language: Language, what: &str, text: &str) {
    let language = language.code();
    assert!(!text.trim().is_empty(), "{language}: {what} says nothing");
    for bad in ["{", "}", "  ", " .", " ,", "..", "\n", "madeira-", "lisboa-"] {
        assert!(!text.contains(bad), "{language}: {what} says '{text}'");
    }
    assert_eq!(text, text.trim(), "{language}: {what}");
}

fn ids(document: &Document) -> Vec<String> {
    let regions = document.regions.iter().map(|region| format!("region {}", region.id));
    let groups = document.regions.iter().flat_map(|region| &region.groups);
    let groups = groups.map(|group| format!("group {}", group.id));
    regions.chain(groups).chain(document.items().map(|item| item.id.clone())).collect()
}

fn words(item: &Item) -> impl Iterator<Item = &String> {
    [&item.name].into_iter().chain(&item.state).chain(&item.about)
}

fn is_well_formed(document: &Document, language: Language) {
    let mut seen = BTreeSet::new();
    for id in ids(document) {
        assert!(seen.insert(id.clone()), "{id} stands there twice");
    }
    let parts: Vec<Part> = document.regions.iter().map(|region| region.part).collect();
    let rank = |part: &Part| match part {
        Part::Common => 0,
        Part::Player => 1,
        Part::Unseen => 2,
    };
    assert!(parts.is_sorted_by_key(rank), "{parts:?}");
    for region in &document.regions {
        clean(language, &region.id, &region.title);
        region.intro.iter().for_each(|text| clean(language, &region.id, text));
        for group in &region.groups {
            for text in group.title.iter().chain(&group.intro) {
                clean(language, &group.id, text);
            }
            for (_, title) in &group.columns {
                clean(language, &group.id, title);
            }
            for item in &group.items {
                assert_eq!(item.cells.len(), group.columns.len(), "cells of {}", item.id);
                assert!(item.cells.iter().all(|cell| cell.cells.is_empty()), "{}", item.id);
            }
        }
    }
    for item in document.items() {
        words(item).for_each(|text| clean(language, &item.id, text));
        let says = item.state.is_some() || item.about.is_some() || !item.cells.is_empty();
        assert!(says, "nothing is said of {}", item.id);
    }
}

fn look<G: Pages>(play: &Play<G>, catalogues: &[Catalogue; 4]) {
    let catalogue = &catalogues[play.position() % catalogues.len()];
    let viewers = viewers(play);
    let viewer = viewers[play.position() / catalogues.len() % viewers.len()];
    let here = document(play, viewer, catalogue);
    is_well_formed(&here, catalogue.language());
    let english = document(play, viewer, &catalogues[0]);
    assert_eq!(ids(&here), ids(&english));
    let claims = |document: &Document| -> Vec<Vec<String>> {
        document.items().map(|item| item.facts.clone()).collect()
    };
    assert_eq!(claims(&here), claims(&english));
}

#[test]
fn documents_are_well_formed_in_every_language() {
    let catalogues = Language::ALL.map(Catalogue::new);
    for players in 2..=4 {
        each_position::<Madeira>(players, &[], 1, |play| look(play, &catalogues));
    }
    for players in 1..=4 {
        let draft = if players == 3 { "on" } else { "off" };
        each_position::<Lisboa>(players, &[("draft", draft)], 1, |play| look(play, &catalogues));
    }
}

/// Two people at one table find the same places under the same ids.
#[test]
fn a_place_has_the_same_id_for_everybody_and_all_the_time() {
    let catalogue = Catalogue::new(Language::En);
    let mut fixed: Option<BTreeSet<String>> = None;
    each_position::<Madeira>(3, &[], 5, |play| {
        for viewer in viewers(play) {
            let document = document(play, viewer, &catalogue);
            let common = document.regions.iter().filter(|region| region.part == Part::Common);
            let items = common.flat_map(|region| &region.groups).flat_map(|group| &group.items);
            let ids: BTreeSet<String> = items.map(|item| item.id.clone()).collect();
            assert_eq!(*fixed.get_or_insert_with(|| ids.clone()), ids);
        }
    });
    assert!(fixed.is_some_and(|ids| ids.len() > 80));
}

/// What one holds is called one's own: the same place of another is not.
#[test]
fn what_one_holds_is_called_so() {
    let names = |document: &Document, id: &str| {
        let groups = document.regions.iter().flat_map(|region| &region.groups);
        let titles = groups.filter(|group| group.id == id).filter_map(|group| group.title.clone());
        let items = document.items().filter(|item| item.id == id).map(|item| item.name.clone());
        titles.chain(items).collect::<Vec<_>>().join(" ")
    };
    let all = Language::ALL.map(Catalogue::new);
    let own = ["Your", "tua", "Tu", "tua"];
    let dice = ["Your", "tuoi", "Tus", "teus"];
    for ((catalogue, hand), dice) in all.iter().zip(own).zip(dice) {
        let lisboa: Play<Lisboa> = begun();
        let madeira: Play<Madeira> = begun();
        let here = document(&lisboa, viewers(&lisboa)[0], catalogue);
        let there = document(&madeira, viewers(&madeira)[0], catalogue);
        for (document, part, word) in
            [(&here, "hand", hand), (&here, "hand-size", hand), (&there, "dice", dice)]
        {
            let [mine, other] = ["A", "B"].map(|seat| names(document, &format!("{seat}-{part}")));
            assert!(mine.contains(word), "{mine}");
            assert!(!other.is_empty() && !other.contains(word), "{other}");
        }
    }
}

/// The discs of phase C and later lie in the turn-order column, whoever has passed before.
#[test]
fn the_column_tells_the_order_that_holds() {
    let catalogue = Catalogue::new(Language::En);
    let people = people();
    let mut seen = 0;
    each_position::<Madeira>(3, &[], 6, |play| {
        let public = &play.state().public;
        if !matches!(public.phase, Phase::Buildings | Phase::Maintenance | Phase::Requests) {
            return;
        }
        let document = document(play, viewers(play)[0], &catalogue);
        for (rank, seat) in Rank::ALL.iter().zip(public.in_order()) {
            let id = format!("rank-{}", rank.word());
            let item = document.items().find(|item| item.id == id).expect(&id);
            let state = item.state.clone().unwrap_or_default();
            assert!(state.starts_with(&people[seat.index()]), "{id}: {state}");
            assert_eq!(item.owner, Some(seat), "{id}");
            seen += 1;
        }
    });
    assert!(seen > 0);
}

fn begun<G: Pages>() -> Play<G> {
    let setup = Setup::new(2).expect("two can play");
    Play::new(setup, Seating::default(), Chance::Seeded(Seed::from_number(3)))
}
