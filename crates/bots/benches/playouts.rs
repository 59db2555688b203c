//! Random games, all legal actions generated at every decision: `make bench`.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::chance::Fast;
use kernel::{Game, Setup, State};
use lisboa::Lisboa;
use madeira::Madeira;

fn main() {
    for players in 2..=4 {
        report::<Madeira>(players);
    }
    for players in 1..=4 {
        report::<Lisboa>(players);
    }
    divan::main();
}

/// Decisions per game, beside the speed.
#[allow(clippy::print_stdout)]
fn report<G: Game>(players: usize) {
    const GAMES: u64 = 2_000;
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    let (mut decisions, mut outcomes) = (0, 0);
    for game in 0..GAMES {
        let played = bots::playout(&mut State::new(&setup), &mut Fast::branch(1, game));
        decisions += u64::from(played.decisions);
        outcomes += u64::from(played.outcomes);
    }
    println!(
        "{} {players} players: {:.1} decisions and {:.1} chance outcomes per game, state {} bytes, action {} bytes",
        G::NAME,
        decisions as f64 / GAMES as f64,
        outcomes as f64 / GAMES as f64,
        size_of::<State<G>>(),
        size_of::<G::Action>(),
    );
}

/// Whole games; the rate is games per second on one core.
#[divan::bench(args = [2, 3, 4])]
fn madeira_games(bencher: Bencher<'_, '_>, players: usize) {
    games::<Madeira>(bencher, players);
}

#[divan::bench(args = [1, 2, 3, 4])]
fn lisboa_games(bencher: Bencher<'_, '_>, players: usize) {
    games::<Lisboa>(bencher, players);
}

fn games<G: Game>(bencher: Bencher<'_, '_>, players: usize) {
    const BATCH: u64 = 500;
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    bencher.counter(ItemsCount::new(BATCH)).bench(|| {
        for game in 0..BATCH {
            divan::black_box(bots::playout(&mut State::new(&setup), &mut Fast::branch(2, game)));
        }
    });
}
