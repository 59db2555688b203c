//! Iterations of the search per second, early, in the middle and late in a game: `make bench`.

use bots::search::{Config, Leaf, Search};
use bots::{Bot, Evaluate};
use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::chance::Fast;
use kernel::{BySeat, Seat, Setup, Silent, State, Turn, random};
use lisboa::Lisboa;
use madeira::Madeira;

fn main() {
    divan::main();
}

/// A position with a real choice, so far into a game played at random; the first game that has one.
fn position<G: Evaluate>(players: usize, progress: f32) -> (State<G>, Seat) {
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    let mut state = State::<G>::new(&setup);
    let mut bits = Fast::new(5);
    loop {
        match state.turn() {
            Turn::Over => state = State::new(&setup),
            Turn::Chance(_) => {
                let outcome = G::draw(&state, &mut bits);
                G::befall(&mut state, outcome, &mut Silent);
            }
            Turn::Decide { seat, .. } => {
                let moves = state.legal();
                if G::progress(&state.public) >= progress && moves.len() >= 8 {
                    return (state, seat);
                }
                let action = random::pick::<G>(&moves, &mut bits).expect("a legal action");
                G::play(&mut state, action, &mut Silent);
            }
        }
    }
}

const BATCH: u32 = 1_000;

fn search<G: Evaluate>(bencher: Bencher<'_, '_>, players: usize, progress: f32, leaf: Leaf) {
    let (state, seat) = position::<G>(players, progress);
    let config = Config { iterations: BATCH, leaf, ..Config::default() };
    let counts: BySeat<G::Counts> = BySeat(std::array::from_fn(|_| G::Counts::default()));
    bencher.counter(ItemsCount::new(BATCH)).bench(|| {
        let mut search = Search::<G>::new(config, 7);
        divan::black_box(search.choose(state.sight(seat), &counts[seat]))
    });
}

/// The rate is iterations per second on one core.
#[divan::bench(args = [0.0, 0.5, 0.9])]
fn madeira_4(bencher: Bencher<'_, '_>, progress: f32) {
    search::<Madeira>(bencher, 4, progress, Leaf::Evaluation);
}

#[divan::bench(args = [0.0, 0.5, 0.75])]
fn lisboa_4(bencher: Bencher<'_, '_>, progress: f32) {
    search::<Lisboa>(bencher, 4, progress, Leaf::Evaluation);
}

/// Full random games from the opening, inside the search.
#[divan::bench]
fn madeira_4_rollouts(bencher: Bencher<'_, '_>) {
    search::<Madeira>(bencher, 4, 0.0, Leaf::Playout);
}

#[divan::bench]
fn lisboa_4_rollouts(bencher: Bencher<'_, '_>) {
    search::<Lisboa>(bencher, 4, 0.0, Leaf::Playout);
}
