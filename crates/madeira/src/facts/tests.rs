use super::*;
use crate::Private;
use crate::names::Phase;
use crate::position::position;
use crate::rules::Game as Position;
use kernel::fingerprint::encode;
use kernel::scenic::Given;
use kernel::{Bits, Fast, Fingerprint, Game, Seat, Setup, Silent, Turn, Viewer};
use std::collections::HashSet;

/// Never changed but with a new revision of the rules.
const PATTERNS: &[&str] = &[
    "round",
    "phase",
    "order.<place>",
    "<seat>.<thing>",
    "<seat>.points.<account>",
    "<seat>.points.total",
    "<seat>.windmill",
    "<seat>.workers.reserve",
    "<seat>.workers.guard",
    "<seat>.forest",
    "<seat>.field.<field>",
    "<seat>.colony.<colony>",
    "<seat>.city.<space>",
    "<seat>.ship.reserve",
    "<seat>.ship.<landing>",
    "<seat>.ship.<route>",
    "<seat>.marker.<building>",
    "<seat>.die.<face>",
    "<seat>.request.<request>",
    "<seat>.scored.<request>",
    "<seat>.favour.<favour>",
    "<seat>.row",
    "<seat>.rank",
    "<seat>.pirates",
    "row.<row>.die.<face>",
    "row.<row>.request.<request>",
    "guard.die.<face>",
    "character.<building>",
    "dice.<building>.guild.<face>",
    "dice.<building>.pirate",
    "favour.<district>",
    "built.<district>",
    "citizen.<space>",
    "reward.<colony>.<tile>",
    "field.<field>.wood",
    "field.<field>.crop",
    "turn.favour-used",
    "turn.engineer",
    "turn.lord",
    "turn.diplomat",
    "turn.bought",
    "turn.due",
    "turn.landed.<colony>",
];

fn start(players: usize) -> Position {
    State::new(&Setup::new(players).expect("a number of players"))
}

fn told(state: &Position, viewer: Viewer) -> Vec<(String, Fact)> {
    let mut told = Vec::new();
    facts(state.view(viewer), &mut |name, fact| told.push((name.to_owned(), fact)));
    told
}

/// Plays on at random, showing every state, for so many steps or to the end.
fn play(state: &mut Position, seed: u64, steps: usize, mut each: impl FnMut(&Position)) {
    let mut bits = Fast::new(seed);
    for _ in 0..steps {
        match state.turn() {
            Turn::Decide { .. } => {
                let moves = state.legal();
                let action = moves[bits.below(moves.len() as u32) as usize];
                Madeira::play(state, action, &mut Silent);
            }
            Turn::Chance(_) => {
                let outcome = Madeira::draw(state, &mut bits);
                Madeira::befall(state, outcome, &mut Silent);
            }
            Turn::Over => return,
        }
        each(state);
    }
}

#[test]
fn patterns_stay_as_they_are() {
    let patterns: Vec<&str> = FAMILIES.iter().map(|family| family.pattern).collect();
    assert_eq!(patterns, PATTERNS);
}

#[test]
fn names_stay_as_they_are() {
    let golden = ["469 5b93638871580c13", "622 ee2f22518ea27d43", "775 5975a6ef7c4af156"];
    let found = [2, 3, 4].map(|players| {
        let names: Vec<&str> = named(players).iter().map(|fact| fact.name.as_str()).collect();
        format!("{} {}", names.len(), Fingerprint::of_text(&names.join("\n")))
    });
    assert_eq!(found, golden);
}

#[test]
fn fingerprints_stay_as_they_are() {
    let golden = ["b0ae6984e987b9ae", "56ac764b0dde8617", "01521e70430289cc"];
    let found = [2, 3, 4].map(|players| {
        let setup = Setup::new(players).expect("a number of players");
        let given = [("B.marker.coroa".to_owned(), Given::Number(2))];
        let state = position(&setup, "visit coroa B", &given, &mut Silent).expect("a position");
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
    for fact in named(4).iter().filter(|fact| fact.family.settable()) {
        let values: Vec<i32> = match fact.family.holds {
            Holds::Number { least, most } => vec![least.max(1), most.min(3)],
            Holds::Seat => vec![2, 0],
            Holds::Word { word, .. } => {
                (0..).take_while(|index| word(*index).is_some()).map(|index| index as i32).collect()
            }
        };
        for value in values {
            let mut state = start(4);
            assert!(fact.family.put(&mut state, fact.which, value), "{}", fact.name);
            let viewer = Viewer::Seat(Seat::new(fact.which[0] % 4));
            let told = told(&state, viewer);
            let found = told.iter().find(|(name, _)| *name == fact.name).map(|(_, fact)| *fact);
            assert_eq!(found, Some(fact.family.holds.fact(value)), "{}", fact.name);
        }
    }
}

#[test]
fn pirates_are_told_to_their_owner_until_the_end() {
    let mut state = start(3);
    for seat in Seat::all(3) {
        state.private[seat] = Private { pirates: 5 };
    }
    let pirates = |state: &Position, viewer| {
        let told = told(state, viewer).into_iter();
        told.filter(|(name, _)| name.ends_with(".pirates") && !name.contains("points"))
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    };
    assert!(pirates(&state, Viewer::Spectator).is_empty());
    assert_eq!(pirates(&state, Viewer::Seat(Seat::new(1))), ["B.pirates"]);
    play(&mut state, 1, usize::MAX, |_| {});
    assert_eq!(state.public.phase, Phase::Over);
    assert_eq!(pirates(&state, Viewer::Spectator), ["A.pirates", "B.pirates", "C.pirates"]);
}

#[test]
fn every_step_of_a_game_changes_a_fact() {
    for players in 2..=4 {
        let mut state = start(players);
        let mut before = encode(&state);
        let mut steps = 0;
        play(&mut state, 3, usize::MAX, |state| {
            let after = encode(state);
            assert_ne!(before, after);
            before = after;
            steps += 1;
        });
        assert!(steps > 100);
    }
}
