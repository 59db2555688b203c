//! Play allocates nothing: not when actions are listed, checked or done.

use allocation_counter::{AllocationInfo, measure};
use kernel::chance::Fast;
use kernel::{Game, Setup, State};
use lisboa::Lisboa;
use madeira::Madeira;

/// Counted on this thread alone: the harness allocates on its own meanwhile.
fn allocations_of_games<G: Game>(players: usize) -> AllocationInfo {
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    // The components are read once; that is not play.
    bots::playout(&mut State::new(&setup), &mut Fast::new(0));
    measure(|| {
        for game in 0..50 {
            bots::playout(&mut State::new(&setup), &mut Fast::branch(3, game));
        }
    })
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(1)))).count_total, 1);
}

#[test]
fn nothing_is_allocated_in_play() {
    for players in 2..=4 {
        assert_eq!(allocations_of_games::<Madeira>(players).count_total, 0, "Madeira, {players}");
    }
    for players in 1..=4 {
        assert_eq!(allocations_of_games::<Lisboa>(players).count_total, 0, "Lisboa, {players}");
    }
}
