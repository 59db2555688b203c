//! Play allocates nothing: not when actions are listed, checked or done.

use kernel::chance::Fast;
use kernel::{Game, Setup, State};
use lisboa::Lisboa;
use madeira::Madeira;
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};
use std::alloc::System;

#[global_allocator]
static COUNTING: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

fn allocations_of_games<G: Game>(players: usize) -> usize {
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    // The components are read once; that is not play.
    bots::playout(&mut State::new(&setup), &mut Fast::new(0));
    let region = Region::new(COUNTING);
    for game in 0..50 {
        bots::playout(&mut State::new(&setup), &mut Fast::branch(3, game));
    }
    let change = region.change();
    change.allocations + change.reallocations
}

// One test, so that nothing else allocates meanwhile.
#[test]
fn nothing_is_allocated_in_play() {
    let boxed = Region::new(COUNTING);
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(boxed.change().allocations, 1, "the counter counts");
    for players in 2..=4 {
        assert_eq!(allocations_of_games::<Madeira>(players), 0, "Madeira, {players} players");
    }
    for players in 1..=4 {
        assert_eq!(allocations_of_games::<Lisboa>(players), 0, "Lisboa, {players} players");
    }
}
