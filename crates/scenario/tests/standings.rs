//! The score of positions: who wins, and what is forecast.

use kernel::{Standings, Viewer};
use madeira::Madeira;
use madeira::names::Account;
use std::path::Path;

/// The standings of a position, as a spectator has them.
fn standings(players: usize, position: &str) -> Standings<Madeira> {
    let text = format!(
        "title = \"Standings\"\nrules = [\"M9\"]\ngame = \"madeira\"\nplayers = {players}\n\
         [position]\n{position}"
    );
    let scenario = scenario::parse(&text, Path::new("standings.toml")).expect("a position");
    let staged = scenario::stage::<Madeira>(&scenario).expect("a position");
    <Madeira as kernel::Game>::standings(staged.state.view(Viewer::Spectator))
}

fn ranks(standings: &Standings<Madeira>) -> Vec<usize> {
    standings.seats.iter().map(|standing| standing.rank).collect()
}

fn forecast(standings: &Standings<Madeira>, seat: usize, account: Account) -> i32 {
    let tallies = &standings.seats[seat].tallies;
    tallies.iter().find(|tally| tally.account == account).map_or(0, |tally| tally.forecast)
}

/// M9.3.
#[test]
fn most_prestige_wins() {
    let end = standings(3, "at = \"end\"\nB.points.medals = 30\nC.points.medals = 10");
    assert!(end.last);
    assert_eq!(ranks(&end), [3, 1, 2]);
}

/// M9.3: a tie goes to the player earlier in the turn order.
#[test]
fn a_tie_goes_to_the_earlier_in_the_turn_order() {
    let reis = "A.reis = 5\nB.reis = 5\nC.reis = 5\nD.reis = 5";
    let order = "order.1 = \"C\"\norder.2 = \"A\"\norder.3 = \"D\"\norder.4 = \"B\"";
    let end = standings(4, &format!("at = \"end\"\n{reis}\n{order}"));
    let points: Vec<i32> = end.seats.iter().map(kernel::Standing::points).collect();
    assert_eq!(points, [2, 2, 2, 2]);
    assert_eq!(ranks(&end), [2, 4, 1, 3]);
}

/// Before the end a tie is shared.
#[test]
fn a_tie_is_shared_while_the_game_runs() {
    let running = standings(3, "at = \"turn A\"\nB.points.medals = 3");
    assert!(!running.last);
    assert_eq!(ranks(&running), [2, 1, 2]);
}

/// MR12: the loss by pirates may leave less than nothing, and decides who wins.
#[test]
fn pirates_decide() {
    let end = standings(2, "at = \"end\"\nA.points.medals = 10\nA.pirates = 3\nB.pirates = 0");
    // Fifteen réis and things are left.
    assert_eq!(end.seats[0].points(), 10 + 3 - 16);
    assert_eq!(ranks(&end), [2, 1]);
}

/// M8.8: two prosperity requests take different réis, and what they take is not left over.
#[test]
fn the_forecast_counts_each_real_once() {
    let hand = "A.request.prosperity = 2\nA.request.trade = 0";
    let things = "A.wheat = 0\nA.sugar = 0\nA.wine = 0\nA.wood = 0\nA.bread = 2";
    let few = standings(2, &format!("at = \"turn A\"\n{hand}\n{things}\nA.reis = 20"));
    assert_eq!(forecast(&few, 0, Account::Prosperity), 20);
    assert_eq!(forecast(&few, 0, Account::Resources), 0);
    let many = standings(2, &format!("at = \"turn A\"\n{hand}\n{things}\nA.reis = 38"));
    assert_eq!(forecast(&many, 0, Account::Prosperity), 30);
    assert_eq!(forecast(&many, 0, Account::Resources), 2);
}

/// M0.4: no forecast tells of pirates.
#[test]
fn the_forecast_does_not_tell_of_pirates() {
    let pirates = standings(2, "at = \"turn A\"\nA.pirates = 30");
    let none = standings(2, "at = \"turn A\"\nA.pirates = 0");
    assert_eq!(pirates, none);
}
