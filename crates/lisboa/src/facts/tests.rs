use super::*;
use crate::position::position;
use crate::rules::Game as Position;
use kernel::fingerprint::encode;
use kernel::scenic::Given;
use kernel::{Fast, Fingerprint, Game, Setup, Silent, Turn, Viewer};
use std::collections::HashSet;

/// Never changed but with a new revision of the rules.
const PATTERNS: &[&str] = &[
    "option.draft",
    "option.tools",
    "period",
    "over",
    "first",
    "now",
    "neutral",
    "helper",
    "courtier",
    "<seat>.reis",
    "<seat>.influence",
    "<seat>.wigs.<account>",
    "<seat>.wigs.total",
    "<seat>.<good>",
    "<seat>.houses.<houses>",
    "<seat>.board",
    "<seat>.office.<noble>",
    "<seat>.plaza.<noble>",
    "<seat>.cubes.<cube>",
    "<seat>.sets",
    "<seat>.markers",
    "<seat>.clergy.<clergy>",
    "<seat>.favour.<noble>",
    "<seat>.open.<architect>.<officials>",
    "<seat>.done.<architect>.<officials>",
    "<seat>.top.<top>",
    "<seat>.cargo.<top>.<good>",
    "<seat>.at-sea.<top>",
    "<seat>.bottom.<bottom>",
    "<seat>.decree.<decree>",
    "<seat>.hand.<card>",
    "<seat>.hand-size",
    "<seat>.hidden.blue",
    "<seat>.hidden.purple",
    "<seat>.pair.<half>",
    "<seat>.offer.<card>",
    "<seat>.picked.<half>",
    "<seat>.passed.<step>.<nth>",
    "<seat>.received.<step>.<nth>",
    "treasury",
    "price.<good>",
    "shown.<deck>",
    "deck.<deck>",
    "gone.<card>",
    "yard.<ship>",
    "display.<tile>",
    "tiles.large",
    "tiles.small",
    "store.<land>",
    "rubble.<row>.<cube>",
    "rubble.<column>.<cube>",
    "rubble.<site>.<cube>",
    "rubble.pile.<cube>",
    "rubble.gone.<cube>",
    "scoring.<column>",
    "building.<site>",
    "available.<architect>",
    "next.<architect>",
    "stack.<architect>",
    "plans.<architect>",
    "church.<place>",
    "cardinal",
    "bag.<clergy>",
    "favour.<noble>",
    "decree.<spot>",
    "decrees",
    "turn.covered.<action>",
    "turn.traded",
    "turn.done.<action>",
    "turn.produced.<good>",
    "turn.given.<good>",
    "turn.marker-spent.<seat>",
    "turn.church",
    "turn.offered",
    "turn.taken",
    "turn.discarded.<card>",
    "turn.rewarded.<noble>",
    "due.period",
    "due.end",
    "due.turns",
];

fn start(players: usize) -> Position {
    State::new(&Setup::new(players).expect("a number of players"))
}

fn told(state: &Position, viewer: Viewer) -> Vec<(String, Fact)> {
    let mut told = Vec::new();
    facts(state.view(viewer), &mut |name, fact| told.push((name.to_owned(), fact)));
    told
}

/// Plays on at random to the end, showing every state.
fn play(state: &mut Position, seed: u64, mut each: impl FnMut(&Position)) {
    let mut bits = Fast::new(seed);
    loop {
        match state.turn() {
            Turn::Decide { .. } => {
                let action = kernel::random::pick::<Lisboa>(&state.legal(), &mut bits);
                Lisboa::play(state, action.expect("an action"), &mut Silent);
            }
            Turn::Chance(_) => {
                let outcome = Lisboa::draw(state, &mut bits);
                Lisboa::befall(state, outcome, &mut Silent);
            }
            Turn::Over => return,
        }
        each(state);
    }
}

#[test]
fn patterns_stay_as_they_are() {
    let patterns: Vec<&str> = families().map(|family| family.pattern).collect();
    assert_eq!(patterns, PATTERNS);
}

#[test]
fn names_stay_as_they_are() {
    let golden = ["1156 077ade1b6e832de8", "1535 2fb3a6b41102dc14", "1914 c6a4d9a486df4cb1"];
    let found = [2, 3, 4].map(|seats| {
        let names: Vec<&str> = named(seats).iter().map(|fact| fact.name.as_str()).collect();
        format!("{} {}", names.len(), Fingerprint::of_text(&names.join("\n")))
    });
    assert_eq!(found, golden);
}

#[test]
fn fingerprints_stay_as_they_are() {
    let golden = ["bbad93d65024e632", "2290b53154591af4", "b10491eaa3eb3b6a", "ccc8e1bac26b85cb"];
    let found = [1, 2, 3, 4].map(|players| {
        let setup = Setup::new(players).expect("a number of players");
        let given = [("A.favour.king".to_owned(), Given::Number(1))];
        let state = position(&setup, "visit A builder", &given, &mut Silent).expect("a position");
        Fingerprint::of(&state).to_string()
    });
    assert_eq!(found, golden);
}

/// A file can write every name as a dotted key beside every other.
#[test]
fn no_name_is_the_beginning_of_another() {
    let names: HashSet<&str> = named(4).iter().map(|fact| fact.name.as_str()).collect();
    assert_eq!(names.len(), named(4).len());
    for name in &names {
        for (dot, _) in name.match_indices('.') {
            assert!(!names.contains(&name[..dot]), "{name}");
        }
    }
}

#[test]
fn what_is_set_is_told() {
    // How many cards or decrees stay in a deck is settled once it is known which are left.
    let later = ["deck.<deck>", "decrees"];
    let facts = named(2).iter().filter(|fact| fact.family.settable());
    for fact in facts.filter(|fact| !later.contains(&fact.family.pattern)) {
        let values: Vec<i32> = match fact.family.holds {
            Holds::Number { least, most } => vec![least.max(1), most.min(3)],
            Holds::Seat => vec![1, 0],
            Holds::Word { word, .. } => {
                (0..).take_while(|index| word(*index).is_some()).map(|index| index as i32).collect()
            }
        };
        for value in values {
            let mut state = start(1);
            for slot in 0..4 {
                let ship = crate::state::Ship::new(crate::names::ShipKind::Brown);
                state.public.people.0[fact.which[0] % 4].top[slot] =
                    Some(crate::state::Top::Ship(ship));
            }
            let room = fact.family.put(&mut state, fact.which, value);
            if !room && fact.family.pattern.starts_with("store") {
                // Nobody sits there.
                continue;
            }
            if !room && SEATS_ONLY.contains(&fact.family.pattern) && value > 1 {
                continue;
            }
            assert!(room, "{} = {value}", fact.name);
            let viewer = Viewer::Seat(Seat::new(fact.which[0] % 2));
            let told = told(&state, viewer);
            let found = told.iter().find(|(name, _)| *name == fact.name).map(|(_, fact)| *fact);
            assert_eq!(found, Some(fact.family.holds.fact(value)), "{}", fact.name);
        }
    }
}

const SEATS_ONLY: [&str; 3] = ["turn.church", "due.period", "due.end"];

/// Blue and purple cards in hand are told to their owner alone, red and brown ones to everybody.
#[test]
fn hands_are_told_as_they_are_known() {
    let mut state = start(3);
    play(&mut state, 4, |state| {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
            for seat in Seat::all(3) {
                let prefix = format!("{}.hand.", seat.letter());
                let cards = told(state, viewer)
                    .into_iter()
                    .filter(|(name, _)| name.starts_with(&prefix))
                    .filter(|(_, fact)| *fact == Fact::Number(1))
                    .count();
                let person = &state.public.people[seat];
                let open = person.known.count_ones() as usize;
                let all = state.private[seat].hand.count_ones() as usize;
                assert_eq!(cards, if viewer == Viewer::Seat(seat) { all } else { open });
            }
        }
    });
}

#[test]
fn every_step_of_a_game_changes_a_fact() {
    for players in 1..=4 {
        let mut state = start(players);
        let mut before = encode(&state);
        let mut steps = 0;
        play(&mut state, 3, |state| {
            let after = encode(state);
            assert_ne!(before, after);
            before = after;
            steps += 1;
        });
        assert!(steps > 100);
    }
}
