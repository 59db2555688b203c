//! Fits the weights of an evaluation by self-play.
//!
//! Generation after generation, games are played by the weights so far, with some actions at
//! random (all of them in the first, where nothing is known yet); then the points each seat still
//! made from each position are explained by the features of the position (least squares with a
//! little ridge). Where a game asks for it ([`Evaluate::WILD`]) most games open wildly, so that
//! positions are seen which good play avoids: fitted to its own play alone, a generation may forget
//! why others were better. What comes out still differs from one generation to the next, so the
//! result is the mean of the later half of them.

mod fit;

use crate::evaluation::{Evaluate, KNOTS, Kind, Row, Weights};
use crate::turn;
use fit::Sums;
use kernel::chance::{Bits, Fast};
use kernel::{Moves, Seat, Setup, Silent, State, Turn, random};
use std::sync::atomic::{AtomicU64, Ordering};

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub generations: u32,
    /// Games of each number of players in each generation.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// There are no weights to begin with.
    pub blind: bool,
}

/// Games are dealt to this many heaps, whatever the number of threads, and summed in their order:
/// so the fit is the same on any machine.
const HEAPS: u64 = 16;

/// One action in so many is drawn at random.
const STRAY: u32 = 16;

/// One turn in so many is remembered.
const KEEP: u32 = 2;

/// In a wild opening so many decisions are taken at random: one in two.
const WILD_STRAY: u32 = 2;

/// One game in so many is not opened wildly.
const TAME: u32 = 4;

/// A position a seat was in.
struct Moment {
    seat: Seat,
    row: Row,
    progress: f32,
    booked: f32,
    kind: usize,
}

/// Fits weights for every kind of seat. `told` hears of every game played.
pub fn tune<G: Evaluate>(
    plan: Plan,
    start: Weights<G>,
    told: &(dyn Fn(u32, usize) + Sync),
) -> Weights<G> {
    let mut weights = start;
    let mut later: Vec<Weights<G>> = Vec::new();
    let (fewest, most) = G::PLAYERS;
    for generation in 0..plan.generations {
        for players in fewest..=most {
            let sums = play_heaps(plan, generation, players, &weights, told);
            for (kind, sums) in sums.into_iter().enumerate() {
                let Some(sums) = sums else { continue };
                let mut fitted = sums.fit::<G>();
                // Half a step: weights and the play they bring about settle together.
                if generation > 0 {
                    let old = weights.kind(kind);
                    for feature in 0..sums.features() {
                        let (old, new) = (old.get(feature), fitted.get(feature));
                        fitted.set(feature, std::array::from_fn(|k| 0.5 * (old[k] + new[k])));
                    }
                }
                weights.set_kind(kind, fitted);
            }
        }
        if generation >= plan.generations / 2 {
            later.push(weights.clone());
        }
    }
    if later.is_empty() { weights } else { mean(&later) }
}

/// The mean of some weights, figure by figure.
fn mean<G: Evaluate>(all: &[Weights<G>]) -> Weights<G> {
    let mut mean = Weights::empty();
    let share = 1.0 / all.len() as f32;
    for kind in 0..G::KINDS.len() {
        let mut sum = Kind::empty::<G>();
        let over = |figures: &dyn Fn(&Kind) -> [f32; KNOTS]| -> [f32; KNOTS] {
            let of_knot = |knot: usize| {
                share * all.iter().map(|one| figures(one.kind(kind))[knot]).sum::<f32>()
            };
            std::array::from_fn(of_knot)
        };
        for feature in 0..sum.features() {
            sum.set(feature, over(&|kind| kind.get(feature)));
        }
        sum.set_spread(over(&Kind::spreads));
        mean.set_kind(kind, sum);
    }
    mean
}

fn play_heaps<G: Evaluate>(
    plan: Plan,
    generation: u32,
    players: usize,
    weights: &Weights<G>,
    told: &(dyn Fn(u32, usize) + Sync),
) -> Vec<Option<Sums>> {
    let next = AtomicU64::new(0);
    let blind = plan.blind && generation == 0;
    let work = || {
        let mut done = Vec::new();
        loop {
            let heap = next.fetch_add(1, Ordering::Relaxed);
            if heap >= HEAPS {
                return done;
            }
            let mut sums: Vec<Option<Sums>> = G::KINDS.iter().map(|_| None).collect();
            for game in (heap..plan.games).step_by(HEAPS as usize) {
                let seed = plan.seed ^ (u64::from(generation) << 40) ^ ((players as u64) << 56);
                // Random games cost next to nothing.
                let (stray, times) = if blind { (1, 8) } else { (STRAY, 1) };
                for time in 0..times {
                    let mut bits = Fast::branch(seed ^ time << 32, game);
                    play_game(weights, players, stray, &mut bits, &mut sums);
                }
                told(generation, players);
            }
            done.push((heap, sums));
        }
    };
    let mut heaps: Vec<(u64, Vec<Option<Sums>>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a game ends")).collect()
    });
    heaps.sort_by_key(|(heap, _)| *heap);
    let mut all: Vec<Option<Sums>> = G::KINDS.iter().map(|_| None).collect();
    for (_, sums) in heaps {
        for (slot, sums) in all.iter_mut().zip(sums) {
            match (slot.as_mut(), sums) {
                (Some(slot), Some(sums)) => slot.add(&sums),
                (None, sums) => *slot = sums,
                (Some(_), None) => {}
            }
        }
    }
    all
}

fn play_game<G: Evaluate>(
    weights: &Weights<G>,
    players: usize,
    stray: u32,
    bits: &mut Fast,
    sums: &mut [Option<Sums>],
) {
    let setup = Setup::<G>::new(players).expect("a player count of the game");
    let mut state = State::<G>::new(&setup);
    let mut moments: Vec<Moment> = Vec::new();
    let mut last: Option<Seat> = None;
    let opens_wildly = G::WILD > 0 && stray > 1 && bits.below(TAME) > 0;
    let mut wild = if opens_wildly { bits.below(G::WILD * players as u32) } else { 0 };
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = G::draw(&state, bits);
                G::befall(&mut state, outcome, &mut Silent);
                // With one person at the table turns change here alone.
                last = None;
            }
            Turn::Decide { seat, .. } => {
                wild = wild.saturating_sub(1);
                let stray = if wild > 0 { WILD_STRAY } else { stray };
                if last != Some(seat) && wild == 0 && bits.below(KEEP) == 0 {
                    remember(&state, &mut moments);
                }
                last = Some(seat);
                let moves = state.legal();
                let action = if bits.below(stray) == 0 {
                    random::pick::<G>(&moves, bits).expect("a legal action")
                } else {
                    best(weights, &state, seat, &moves)
                };
                G::play(&mut state, action, &mut Silent);
            }
        }
    }
    for moment in moments {
        let left = G::booked(&state.public, moment.seat) - moment.booked;
        let guess = weights.kind(moment.kind);
        sums[moment.kind].get_or_insert_with(|| Sums::new(moment.row.len)).count(
            &moment.row,
            moment.progress,
            left,
            guess,
        );
    }
}

fn remember<G: Evaluate>(state: &State<G>, moments: &mut Vec<Moment>) {
    let reading = G::read(state);
    for seat in Seat::all(state.seats()) {
        moments.push(Moment {
            seat,
            row: Row::of(state, &reading, seat),
            progress: G::progress(&state.public),
            booked: G::booked(&state.public, seat),
            kind: G::kind(&state.public, seat),
        });
    }
}

fn best<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
    moves: &Moves<G::Action>,
) -> G::Action {
    if let [only] = moves.as_slice() {
        return *only;
    }
    let prospects = turn::prospects(weights, state, seat, moves);
    moves[turn::highest(prospects.iter().map(|prospect| prospect.outlook.margin(seat)))]
}
