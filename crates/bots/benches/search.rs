//! Iterations of the search per second, early, in the middle and late in a game, and what its parts
//! cost: `make bench`.

use bots::arena::Counting;
use bots::evaluation::Row;
use bots::search::{Config, Leaf, Search};
use bots::{Bot, Evaluate};
use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::chance::Fast;
use kernel::{Seat, Setup, Silent, State, Turn, Viewer, random};
use lisboa::Lisboa;
use madeira::Madeira;

fn main() {
    divan::main();
}

/// A position with a real choice, so far into a game played at random, with what each seat counted;
/// the first game that has one.
fn position<G: Evaluate>(players: usize, progress: f32) -> (State<G>, Seat, Counting<G>) {
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    let mut state = State::<G>::new(&setup);
    let mut counting = Counting::<G>::default();
    let mut bits = Fast::new(5);
    loop {
        match state.turn() {
            Turn::Over => {
                state = State::new(&setup);
                counting = Counting::default();
            }
            Turn::Chance(_) => {
                let outcome = G::draw(&state, &mut bits);
                G::befall(&mut state, outcome, &mut counting);
            }
            Turn::Decide { seat, .. } => {
                let moves = state.legal();
                if G::progress(&state.public) >= progress && moves.len() >= 8 {
                    return (state, seat, counting);
                }
                let action = random::pick::<G>(&moves, &mut bits).expect("a legal action");
                G::play(&mut state, action, &mut counting);
            }
        }
    }
}

/// Short enough that a sample often has the core to itself.
const BATCH: u32 = 200;

fn search<G: Evaluate>(bencher: Bencher<'_, '_>, players: usize, progress: f32, leaf: Leaf) {
    let (state, seat, counting) = position::<G>(players, progress);
    let config = Config { iterations: BATCH, leaf, ..Config::default() };
    bencher.counter(ItemsCount::new(BATCH)).bench(|| {
        let mut search = Search::<G>::new(config, 7);
        divan::black_box(search.choose(state.sight(seat), &counting.counts[seat]))
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

/// Where the time goes: what each part of an iteration costs, in the middle of a game of four.
mod parts {
    use super::*;

    const PROGRESS: f32 = 0.5;

    /// Dealing anew what a seat cannot know: once an iteration.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn redeal<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, seat, counting) = position::<G>(4, PROGRESS);
        let mut bits = Fast::new(1);
        bencher.bench_local(|| {
            G::redeal(state.view(Viewer::Seat(seat)), &counting.counts[seat], &mut bits)
        });
    }

    /// Listing what is legal: once a decision.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn legal<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, ..) = position::<G>(4, PROGRESS);
        bencher.bench_local(|| state.legal());
    }

    /// Copying a position: once an action that is looked at.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn copy<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, ..) = position::<G>(4, PROGRESS);
        bencher.bench_local(|| divan::black_box(&state).clone());
    }

    /// Copying it and doing one action.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn copy_and_play<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, ..) = position::<G>(4, PROGRESS);
        let action = state.legal()[0];
        bencher.bench_local(|| {
            let mut after = state.clone();
            G::play(&mut after, action, &mut Silent);
            after
        });
    }

    /// What the features of all seats share: once a position that is judged.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn shared_reading<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, ..) = position::<G>(4, PROGRESS);
        bencher.bench_local(|| G::read(divan::black_box(&state)));
    }

    /// The features of one seat.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn features<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, seat, _) = position::<G>(4, PROGRESS);
        let reading = G::read(&state);
        bencher.bench_local(|| Row::of(divan::black_box(&state), &reading, seat));
    }

    /// Their weighted sum.
    #[divan::bench(types = [Madeira, Lisboa])]
    fn weighted_sum<G: Evaluate>(bencher: Bencher<'_, '_>) {
        let (state, seat, _) = position::<G>(4, PROGRESS);
        let row = Row::of(&state, &G::read(&state), seat);
        let kind = G::weights().at(&state.public, seat);
        bencher.bench_local(|| kind.value(divan::black_box(&row), PROGRESS));
    }
}
