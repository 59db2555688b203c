//! Lisboa.

use crate::occurred::{Never, Notes, Occurred};
use crate::page;
use kernel::chance::Fast;
use kernel::suite::Speech;
use kernel::{Components as _, Game, Setup, State};
use lisboa::effects::CardRow;
use lisboa::names::{
    Account, Architect, Card, Clergy, Cube, Deck, Decree, Era, Facade, Follow, Good, Houses, Land,
    Noble, Place, ShipKind, Side, Site, Standing, StateAction, TieBreak, Tile, Title, Use,
};
use lisboa::{Action, Components, Event, Lisboa};
use std::collections::BTreeSet;

/// Of each number of players and option; enough that rare names are no matter of luck.
const GAMES: usize = 600;

const NEVER: &[Never] = &[
    (Speech::Refusal, "ship-full", "a ship that is full sails at once (L5.2)"),
    (Speech::Refusal, "no-plan-left", "with one stack left nobody is asked for a plan (R17)"),
    (Speech::Refusal, "no-favour-left", "there is a favour of each noble for everybody (L1.2)"),
    (Speech::Refusal, "pile-empty", "no event is a cube of the pile and nothing else"),
];

/// What no scenario can show.
const UNSHOWN: &[&str] = &["Refusal: outcome-does-not-fit"];

#[derive(Default)]
struct Pairs {
    plays: BTreeSet<(Card, Use)>,
    stores: BTreeSet<(Land, Tile)>,
    opened: BTreeSet<(Architect, Facade)>,
    plans: BTreeSet<(Architect, u8)>,
    completed: BTreeSet<(Architect, u8)>,
    follows: BTreeSet<(Noble, Follow)>,
    returned: BTreeSet<(Noble, Standing)>,
    /// Where wigs were booked.
    accounts: BTreeSet<Account>,
    /// Treasury cards in a portfolio.
    kept: BTreeSet<Card>,
}

impl Notes<Lisboa> for Pairs {
    fn done(&mut self, _: &State<Lisboa>, action: Action) {
        if let Action::Play { card, purpose } = action {
            self.plays.insert((card, purpose));
        }
    }

    fn happened(&mut self, event: Event) {
        match event {
            Event::StoreBuilt { land, tile, .. } => {
                self.stores.insert((land, tile));
            }
            Event::BuildingOpened { architect, facade, .. } => {
                self.opened.insert((architect, facade));
            }
            Event::PlanTaken { architect, officials, .. } => {
                self.plans.insert((architect, officials));
            }
            Event::PlanCompleted { architect, officials, .. } => {
                self.completed.insert((architect, officials));
            }
            Event::Followed { noble, choice, .. } => {
                self.follows.insert((noble, choice));
            }
            Event::OfficialReturned { noble, standing, .. } => {
                self.returned.insert((noble, standing));
            }
            _ => {}
        }
    }

    fn ended(&mut self, state: &State<Lisboa>) {
        for person in &state.public.people.0 {
            let booked = Account::ALL.iter().filter(|account| person.wigs[account.index()] != 0);
            self.accounts.extend(booked);
            self.kept.extend(person.bottom.iter().flatten());
        }
    }
}

/// The kinds of lines that never occurred, and the names that never stood in those they matter in.
fn missing(occurred: &Occurred<Lisboa, Pairs>) -> Vec<String> {
    let mut missing = occurred.missing(NEVER);
    macro_rules! named {
        ($($speech:ident $kind:literal $names:ident),* $(,)?) => {$(
            let words = $names::ALL.iter().map(|name| name.word());
            let line = (Speech::$speech, $kind);
            missing.extend(occurred.unnamed(line, $names::FAMILY, words));
        )*};
    }
    macro_rules! counted {
        ($($speech:ident $kind:literal $names:ident),* $(,)?) => {$(
            let words = $names::WORDS.into_iter();
            let line = (Speech::$speech, $kind);
            missing.extend(occurred.unnamed(line, $names::FAMILY, words));
        )*};
    }
    named!(
        Action "keep" Clergy, Action "sell" Good, Action "trade" StateAction, Action "trade" Good,
        Action "state" StateAction, Action "cardinal" Side, Action "take-good" Good,
        Action "give" Good, Action "pile" Cube, Action "cube" Cube, Action "house" Houses,
        Action "return" Noble, Action "take" Deck,
        Event "gained" Good, Event "lost" Good, Event "no-room" Good, Event "price" Good,
        Event "sailed" ShipKind, Event "ship-built" ShipKind, Event "ship-lost" ShipKind,
        Event "visited" Noble, Event "recruited" Noble, Event "displaced" Noble,
        Event "favour-taken" Noble, Event "favour-returned" Noble, Event "start-favour" Noble,
        Event "start-plan" Architect, Event "clergy-kept" Clergy, Event "clergy-shown" Clergy,
        Event "clergy-taken" Clergy, Event "clergy-offered" Clergy, Event "cube-taken" Cube,
        Event "cube-removed" Cube, Event "house-placed" Houses, Event "state" StateAction,
        Event "majority" Good, Event "chose" TieBreak, Event "title" Title,
        Event "helper-moved" Deck, Event "courtier-moved" Noble,
    );
    counted!(
        Action "decree" Decree, Event "decree-shown" Decree, Event "decree-taken" Decree,
        Event "clergy-shown" Place, Event "cardinal-moved" Place, Event "store-built" Land,
        Event "building-opened" Site,
    );
    let mut cards = |line, which: &dyn Fn(&CardRow) -> bool| {
        let printed = &Components::standard().cards;
        let cards = Card::all().filter(|card| which(&printed[card.index()]));
        missing.extend(occurred.unnamed(line, Card::FAMILY, cards.map(Card::word)));
    };
    let dealt = |card: &CardRow| matches!(card.era, Era::Blue | Era::Purple);
    let early = |card: &CardRow| matches!(card.era, Era::Blue | Era::Red);
    let noble = |card: &CardRow| card.deck != Deck::Treasury;
    let penalty = |card: &CardRow| card.effect.iter().flatten().any(|part| part.is_penalty());
    cards((Speech::Outcome, "hand"), &dealt);
    cards((Speech::Outcome, "card"), &|card| !dealt(card));
    cards((Speech::Event, "card-taken"), &|card| !dealt(card));
    cards((Speech::Event, "placed"), &|_| true);
    cards((Speech::Event, "replaced"), &|_| true);
    cards((Speech::Event, "sponsored"), &|card| !noble(card));
    cards((Speech::Action, "draft"), &|card| card.era == Era::Blue);
    cards((Speech::Action, "discard"), &early);
    cards((Speech::Action, "reward"), &|card| early(card) && noble(card) && !penalty(card));
    missing
}

/// What never occurred of the pairs.
fn missing_pairs(pairs: &Pairs) -> Vec<String> {
    let printed = Components::standard();
    let mut missing = Vec::new();
    for card in Card::all() {
        let court = match printed.cards[card.index()].deck {
            Deck::Treasury => Use::Sponsor,
            Deck::Builder | Deck::Marquis | Deck::King => Use::Visit,
        };
        for purpose in [Use::Gold, Use::Portfolio, court] {
            if !pairs.plays.contains(&(card, purpose)) {
                missing.push(format!("play {} {}", card.word(), purpose.word()));
            }
        }
    }
    for land in Land::all() {
        let fits = |tile: &&Tile| {
            land.touches(tile.street()) && land.is_small() == (**tile == Tile::Small)
        };
        for tile in Tile::ALL.iter().filter(fits) {
            if !pairs.stores.contains(&(land, *tile)) {
                missing.push(format!("store {} {}", land.word(), tile.word()));
            }
        }
    }
    for &architect in Architect::ALL {
        for &facade in Facade::ALL {
            if !pairs.opened.contains(&(architect, facade)) {
                missing.push(format!("opened {} {}", architect.word(), facade.word()));
            }
        }
        for officials in printed.plans {
            if !pairs.plans.contains(&(architect, officials)) {
                missing.push(format!("plan {} {officials}", architect.word()));
            }
            if !pairs.completed.contains(&(architect, officials)) {
                missing.push(format!("completed {} {officials}", architect.word()));
            }
        }
    }
    for &noble in Noble::ALL {
        for &choice in Follow::ALL {
            if !pairs.follows.contains(&(noble, choice)) {
                missing.push(format!("follow {} {}", noble.word(), choice.word()));
            }
        }
        for &standing in Standing::ALL {
            if !pairs.returned.contains(&(noble, standing)) {
                missing.push(format!("returned {} {}", noble.word(), standing.word()));
            }
        }
    }
    for &account in Account::ALL {
        if !pairs.accounts.contains(&account) {
            missing.push(format!("wigs for {}", account.word()));
        }
    }
    missing
}

/// Every reward, penalty, event and benefit, every land, site, clergy tile, house, action and
/// tie-break has a scenario.
#[test]
fn everything_that_does_something_is_shown() {
    let occurred = Occurred::<Lisboa, Pairs>::in_scenarios();
    let mut missing = Vec::new();
    macro_rules! named {
        ($($speech:ident $kind:literal $names:ident $words:expr),* $(,)?) => {$(
            let line = (Speech::$speech, $kind);
            missing.extend(occurred.unnamed(line, $names::FAMILY, $words));
        )*};
    }
    named!(
        Action "site" Site Site::WORDS.into_iter(),
        Event "store-built" Land Land::WORDS.into_iter(),
        Event "house-placed" Houses Houses::ALL.iter().map(|houses| houses.word()),
        Event "state" StateAction StateAction::ALL.iter().map(|action| action.word()),
        Event "traded" StateAction StateAction::ALL.iter().map(|action| action.word()),
        Event "visited" Noble Noble::ALL.iter().map(|noble| noble.word()),
        Event "followed" Noble Noble::ALL.iter().map(|noble| noble.word()),
        Event "followed" Follow Follow::ALL.iter().map(|choice| choice.word()),
        Event "chose" TieBreak TieBreak::ALL.iter().map(|why| why.word()),
        Event "title" Title Title::ALL.iter().map(|title| title.word()),
    );
    let cards = &Components::standard().cards;
    for card in Card::all() {
        let row = &cards[card.index()];
        let purpose = if row.deck == Deck::Treasury { Use::Sponsor } else { Use::Portfolio };
        let mut played = occurred.notes.plays.iter().filter(|(_, of)| *of == purpose);
        if !played.any(|(other, _)| cards[other.index()].effect == row.effect) {
            missing.push(format!("{}: {:?}", card.word(), row.effect));
        }
        let mut kept = occurred.notes.kept.iter();
        if row.benefit.is_some() && !kept.any(|other| cards[other.index()].benefit == row.benefit) {
            missing.push(format!("{}: {:?}", card.word(), row.benefit));
        }
    }
    let scenarios = page::scenarios(Lisboa::NAME);
    for clergy in Clergy::ALL {
        if !scenarios.contains_key(&format!("clergy/{}.toml", clergy.word())) {
            missing.push(clergy.word().to_owned());
        }
    }
    assert!(missing.is_empty(), "not shown:\n{}", missing.join("\n"));
}

#[test]
fn everything_occurs() {
    let mut occurred = Occurred::in_scenarios();
    assert_eq!(occurred.missing(NEVER), UNSHOWN, "no scenario shows");
    let mut bits = Fast::new(7);
    let options: [(usize, &[(&str, &str)]); 6] = [
        (1, &[]),
        (2, &[]),
        (3, &[]),
        (4, &[]),
        (3, &[("draft", "on")]),
        (4, &[("draft", "on"), ("tools", "6-4-2")]),
    ];
    for (players, options) in options {
        let mut setup = Setup::new(players).expect("a player count");
        for (name, value) in options {
            setup.options.set(Lisboa::OPTIONS, name, value).expect("an option");
        }
        (0..GAMES).for_each(|_| occurred.game(&setup, &mut bits));
    }
    let mut missing = missing(&occurred);
    missing.extend(missing_pairs(&occurred.notes));
    occurred.check(NEVER, &missing);
}

/// Each in a scenario of its own, `decrees/07-…`, held by A alone.
#[test]
fn every_decree_scores_in_one_scenario_and_not_in_another() {
    let scenarios = page::scenarios(Lisboa::NAME);
    for decree in Decree::all() {
        let prefix = format!("decrees/{:02}-", decree.0);
        let mut worth = BTreeSet::new();
        for (file, scenario) in scenarios.iter().filter(|(file, _)| file.starts_with(&prefix)) {
            let staged = scenario::stage::<Lisboa>(scenario).expect("a position");
            let public = &staged.state.public;
            let first = &public.people.0[0];
            assert!(public.over && first.decrees & decree.bit() != 0, "{file}");
            let wigs = first.wigs[Account::Decrees.index()];
            assert_eq!(wigs > 0, file.ends_with("-scores.toml"), "{file}");
            worth.insert(wigs > 0);
        }
        assert_eq!(worth.len(), 2, "{}", decree.word());
    }
}
