//! L12: who wins, and what breaks a tie.

use kernel::scenic::Given;
use kernel::{Game, Setup, Silent, Viewer};
use lisboa::Lisboa;
use lisboa::position::position;

/// Wigs and ranks of the seats after the final scoring of a position. Nobody has réis or influence
/// but those given.
fn end(players: usize, facts: &[(&str, i64)]) -> (Vec<i32>, Vec<usize>) {
    let seats = &["A", "B", "C", "D"][..players];
    let poor = seats.iter().flat_map(|seat| [format!("{seat}.reis"), format!("{seat}.influence")]);
    let poor = poor.filter(|name| facts.iter().all(|(given, _)| given != name));
    let given = facts.iter().map(|(name, value)| ((*name).to_owned(), Given::Number(*value)));
    let given: Vec<_> = poor.map(|name| (name, Given::Number(0))).chain(given).collect();
    ranks(players, given)
}

fn ranks(players: usize, given: Vec<(String, Given)>) -> (Vec<i32>, Vec<usize>) {
    let setup = Setup::<Lisboa>::new(players).expect("a number of players");
    let state = position(&setup, "end", &given, &mut Silent).expect("a position");
    let standings = Lisboa::standings(state.view(Viewer::Spectator));
    assert!(standings.last);
    let points = standings.seats.iter().map(kernel::Standing::points).collect();
    (points, standings.seats.iter().map(|standing| standing.rank).collect())
}

fn store(land: &str, whose: &str) -> (String, Given) {
    (format!("store.{land}"), Given::Word(whose.to_owned()))
}

fn facts(facts: &[(&str, i64)]) -> Vec<(String, Given)> {
    facts.iter().map(|(name, value)| ((*name).to_owned(), Given::Number(*value))).collect()
}

const POOR: [(&str, i64); 3] = [("A.reis", 0), ("A.influence", 0), ("B.influence", 0)];
/// B has completed a plan: 15 wigs.
const PLAN_OF_B: [(&str, i64); 2] = [("B.open.green.2", 0), ("B.done.green.2", 1)];

#[test]
fn most_wigs_win() {
    let (wigs, ranks) = end(3, &[("B.wigs.rewards", 7), ("C.wigs.rewards", 2)]);
    assert_eq!(wigs, [5, 12, 7]);
    assert_eq!(ranks, [3, 1, 2]);
}

/// Rubble sets come first, before stores, plans and money.
#[test]
fn rubble_sets_break_a_tie() {
    let mut given = facts(&POOR);
    given.extend(facts(&PLAN_OF_B));
    given.extend([store("a1", "B-yellow"), store("b1", "B-yellow")]);
    given.extend(facts(&[("A.cubes.brown", 1), ("A.cubes.red", 1), ("A.cubes.blue", 1)]));
    given.extend(facts(&[("A.wigs.rewards", 15), ("B.reis", 4)]));
    assert_eq!(ranks(2, given), (vec![23, 23], vec![1, 2]));
}

/// Then stores, before plans and money.
#[test]
fn stores_break_a_tie() {
    let mut given = facts(&POOR);
    given.extend(facts(&PLAN_OF_B));
    given.push(store("a1", "A-yellow"));
    given.extend(facts(&[("A.wigs.rewards", 12), ("B.reis", 4)]));
    assert_eq!(ranks(2, given), (vec![20, 20], vec![1, 2]));
}

/// Then completed plans, before money.
#[test]
fn completed_plans_break_a_tie() {
    let mut given = facts(&POOR);
    given.extend(facts(&PLAN_OF_B));
    given.extend(facts(&[("A.wigs.rewards", 14), ("B.reis", 0)]));
    given.retain(|(name, _)| name != "A.reis");
    given.push(("A.reis".to_owned(), Given::Number(9)));
    assert_eq!(ranks(2, given), (vec![20, 20], vec![2, 1]));
}

/// Then money, coins alone (R14).
#[test]
fn money_breaks_a_tie() {
    assert_eq!(end(2, &[("A.reis", 3), ("B.reis", 4)]), (vec![5, 5], vec![2, 1]));
    assert_eq!(end(2, &[("A.influence", 7), ("B.reis", 1)]), (vec![5, 5], vec![2, 1]));
}

/// Otherwise the place is shared, and the next one is left out.
#[test]
fn the_rest_is_shared() {
    let (_, ranks) = end(4, &[("A.wigs.rewards", 2), ("B.wigs.rewards", 1), ("C.wigs.rewards", 1)]);
    assert_eq!(ranks, [1, 2, 2, 4]);
}

/// R15: Lacerda's cubes form no sets.
#[test]
fn cubes_of_lacerda_break_no_tie() {
    let mut given = facts(&POOR);
    given.extend(facts(&[("B.cubes.brown", 1), ("B.cubes.red", 1), ("B.cubes.blue", 1)]));
    given.push(store("a1", "A-yellow"));
    // 3 for the store; Lacerda has 3 for his cubes and 15 for his plans.
    given.extend(facts(&[("A.wigs.rewards", 15)]));
    assert_eq!(ranks(1, given), (vec![23, 23], vec![1, 2]));
}
