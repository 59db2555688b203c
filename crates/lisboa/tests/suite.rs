//! The generic suite on Lisboa: 300 games per player count and option, or `AZULEJO_GAMES`.

mod laws;

use kernel::suite::{Coverage, Hidden, Laws, Plan, Speech, run};
use kernel::{Game, Seat, Setup, State, Viewer, Vocabulary};
use lisboa::names::{
    Architect, Card, Clergy, Cube, Deck, Decree, Facade, Good, Houses, Land, Noble, Place,
    ShipKind, Site, StateAction, Tile,
};
use lisboa::{Action, Event, Lisboa, Prompt};

struct LisboaLaws {
    draft: bool,
}

impl Laws<Lisboa> for LisboaLaws {
    fn conserved(&self, state: &State<Lisboa>) -> Result<(), String> {
        laws::conserved(state)
    }

    fn hidden(&self) -> Vec<Hidden<Lisboa>> {
        let mut hidden = vec![
            Hidden::Varies { name: "hands", probe: hands },
            Hidden::Varies { name: "clergy pair", probe: pair },
        ];
        if self.draft {
            hidden.push(Hidden::Varies { name: "draft offers", probe: offers });
            hidden.push(Hidden::Varies { name: "draft picks", probe: picks });
        }
        hidden
    }
}

/// What the seats hide from a viewer, if anyone hides anything.
fn of_others(
    state: &State<Lisboa>,
    viewer: Viewer,
    hides: impl Fn(&lisboa::Private) -> bool,
    what: impl Fn(&lisboa::Private) -> String,
) -> Option<String> {
    let others = Seat::all(state.seats()).filter(|seat| viewer != Viewer::Seat(*seat));
    let told: Vec<String> =
        others.map(|seat| &state.private[seat]).filter(|own| hides(own)).map(what).collect();
    (!told.is_empty()).then(|| told.join(" "))
}

fn hands(state: &State<Lisboa>, viewer: Viewer) -> Option<String> {
    of_others(state, viewer, |own| own.hand != 0, |own| format!("{:x}", own.hand))
}

fn pair(state: &State<Lisboa>, viewer: Viewer) -> Option<String> {
    of_others(state, viewer, |own| own.clergy[0].is_some(), |own| format!("{:?}", own.clergy))
}

fn offers(state: &State<Lisboa>, viewer: Viewer) -> Option<String> {
    of_others(state, viewer, |own| own.offer != 0, |own| format!("{:x}", own.offer))
}

fn picks(state: &State<Lisboa>, viewer: Viewer) -> Option<String> {
    of_others(state, viewer, |own| own.picked != 0, |own| format!("{:x}", own.picked))
}

fn games() -> usize {
    std::env::var("AZULEJO_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

fn passes(players: usize, options: &[(&str, &str)]) {
    let mut setup = Setup::new(players).expect("a player count of the game");
    for (name, value) in options {
        setup.options.set(Lisboa::OPTIONS, name, value).expect("an option of the game");
    }
    let mut plan = Plan::new(setup, games(), 1755);
    plan.state_size = 3_072;
    if games() > 1_000 {
        // The dear checks stay a sample of bounded size.
        plan.listing_every = 64;
        plan.dear_every = 1_024;
    }
    if players == 1 {
        // Only a spectator has anything to guess at, and only one clergy tile is chosen.
        plan.dear_every /= 4;
    }
    let laws = LisboaLaws { draft: options.contains(&("draft", "on")) };
    let report = run(&plan, &laws).unwrap_or_else(|failure| panic!("{failure}"));
    assert_eq!(missing(&report.coverage, players, laws.draft), Vec::<String>::new());
}

/// What did not occur although it could have.
fn missing(coverage: &Coverage, players: usize, draft: bool) -> Vec<String> {
    let mut missing = Vec::new();
    let mut need = |speech, kinds: &[&'static str], not: &[&str]| {
        for kind in kinds.iter().filter(|kind| !not.contains(kind)) {
            if !coverage.has(speech, kind) {
                missing.push(format!("{speech:?} {kind}"));
            }
        }
    };
    let undrafted: &[&str] = if draft { &[] } else { &["draft"] };
    need(Speech::Action, Action::KINDS, undrafted);
    need(Speech::Prompt, Prompt::KINDS, undrafted);
    let mut not = Vec::new();
    if !draft {
        not.extend(["drafted", "draft-made", "draft-passed", "draft-received"]);
    }
    if players > 1 {
        not.extend(["helper", "courtier", "courtier-moved", "helper-moved", "card-dropped"]);
        not.extend(["chose", "solo-building", "title", "nothing-possible"]);
    }
    need(Speech::Event, Event::KINDS, &not);

    let names = |family| coverage.names(Speech::Event, family);
    let mut all = |family, words: &[&'static str], not: &dyn Fn(usize) -> bool| {
        let met = names(family);
        for (_, word) in words.iter().enumerate().filter(|(i, _)| !not(*i)) {
            if !met.contains(word) {
                missing.push(format!("{family} {word}"));
            }
        }
    };
    let setup = Setup::<Lisboa>::new(players).expect("a player count");
    let printed = setup.components;
    let for_two = players < 3;
    let never = |_: usize| false;
    macro_rules! all_of {
        ($($names:ident),* $(,)?) => {$(
            let words: Vec<&str> = $names::ALL.iter().map(|name| name.word()).collect();
            all($names::FAMILY, &words, &never);
        )*};
    }
    all_of!(
        Good,
        Noble,
        Deck,
        Cube,
        StateAction,
        ShipKind,
        Facade,
        Architect,
        Clergy,
        Tile,
        Houses
    );
    all("card", &Card::WORDS, &never);
    all("place", &Place::WORDS, &never);
    all("decree", &Decree::WORDS, &|i| {
        for_two && printed.decrees[i].three_plus || players == 1 && printed.solo_decree.index() == i
    });
    all("land", &Land::WORDS, &|i| for_two && Land(i as u8).row() == 4);
    all("site", &Site::WORDS, &|i| for_two && [4, 13].contains(&i));
    missing
}

#[test]
fn solo() {
    passes(1, &[]);
}

#[test]
fn two_players() {
    passes(2, &[]);
}

#[test]
fn three_players() {
    passes(3, &[]);
}

#[test]
fn four_players() {
    passes(4, &[]);
}

#[test]
fn three_players_draft() {
    passes(3, &[("draft", "on")]);
}

#[test]
fn four_players_other_tools() {
    passes(4, &[("tools", "6-4-2")]);
}
