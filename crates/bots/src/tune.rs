//! Fits the weights of an evaluation by self-play.
//!
//! Generation after generation, games are played by the weights so far, with some actions at
//! random (all of them in the first, where nothing is known yet); then the points each seat still
//! made from each position are explained by the features of the position (least squares with a
//! little ridge). Where a game asks for it ([`Evaluate::WILD`]) most games open wildly, so that
//! positions are seen which good play avoids: fitted to its own play alone, a generation may forget
//! why others were better. What comes out still differs from one generation to the next, so the
//! result is the mean of the later half of them.
//!
//! Weights that exist already are refined in another way (`trace.rs`): what a position is worth is
//! read from how the following ones look, so that neither luck nor an action drawn at random later
//! on is put down to it, and weights change as far as the games tell. In a game with chapters the
//! first generation does so with games of the greedy bot; the later ones are games of a short
//! search, and positions where a chapter begins, in which its walks end, get weights of their own.

mod fit;
mod trace;

use crate::evaluation::{Evaluate, KNOTS, Kind, Row, Weights};
use crate::search::{Config, Tree};
use crate::turn;
use fit::Sums;
use kernel::chance::{Bits, Fast};
use kernel::{Moves, SEATS, Seat, Setup, Silent, State, Turn, random};
use std::sync::atomic::{AtomicU64, Ordering};

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub generations: u32,
    /// Games of each number of players in each generation; where weights are refined, with two
    /// players. There the more seats a game has the fewer are played: all kinds see as many seats.
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// There are no weights to begin with: they are fitted to the end of every game. Otherwise they
    /// are refined.
    pub blind: bool,
}

impl Plan {
    /// Games with so many players in each generation.
    #[must_use]
    pub const fn games_with(&self, players: usize) -> u64 {
        if self.blind { self.games } else { (self.games * 2).div_ceil(players as u64) }
    }
}

/// Games are dealt to this many heaps, whatever the number of threads, and summed in their order:
/// so the fit is the same on any machine.
const HEAPS: u64 = 16;

/// One action in so many is drawn at random.
const STRAY: u32 = 16;

/// The same where weights are refined.
const REFINED_STRAY: u32 = 24;

/// Walks for the first decision of a turn where weights are refined on games of the search.
const WALKS: u32 = 8;

/// One turn in so many is remembered.
const KEEP: u32 = 2;

/// In a wild opening so many decisions are taken at random: one in two.
const WILD_STRAY: u32 = 2;

/// One game in so many is not opened wildly.
const TAME: u32 = 4;

/// A position a seat was in.
struct Moment {
    seat: Seat,
    /// Whether it is fitted to. Others only tell how the game went on.
    kept: bool,
    /// Actions of the seat drawn at random before.
    strays: u32,
    row: Row,
    progress: f32,
    booked: f32,
    kind: usize,
    /// Whether a chapter begins here and such positions are weighed apart.
    opening: bool,
}

/// How the games of a generation are played and read.
#[derive(Clone, Copy)]
struct Manner {
    stray: u32,
    /// Games for each that is asked for: random ones cost next to nothing.
    times: u64,
    refine: bool,
    /// Walks of the search for the first decision of a turn; none where greedy plays. With walks,
    /// positions where they end are weighed apart.
    walks: u32,
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
                let old = weights.kind(kind);
                if !plan.blind {
                    let refined = sums.refine(old);
                    if generation == 0 {
                        weights.set_kind(Weights::<G>::opening(kind), refined.clone());
                    }
                    weights.set_kind(kind, refined);
                    continue;
                }
                let mut fitted = sums.fit::<G>();
                // Half a step: weights and the play they bring about settle together.
                if generation > 0 {
                    for feature in 0..sums.features() {
                        let (old, new) = (old.get(feature), fitted.get(feature));
                        fitted.set(feature, std::array::from_fn(|k| 0.5 * (old[k] + new[k])));
                    }
                }
                weights.set_kind(Weights::<G>::opening(kind), fitted.clone());
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
    for kind in 0..2 * G::KINDS.len() {
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
    let manner = match (plan.blind, generation) {
        (true, 0) => Manner { stray: 1, times: 8, refine: false, walks: 0 },
        (true, _) => Manner { stray: STRAY, times: 1, refine: false, walks: 0 },
        (false, _) => {
            let chapters = G::horizon(&State::<G>::new(&start(players)).public).is_some();
            let walks = if generation > 0 && chapters { WALKS } else { 0 };
            Manner { stray: REFINED_STRAY, times: 1, refine: true, walks }
        }
    };
    let kinds = 2 * G::KINDS.len();
    let work = || {
        let mut done = Vec::new();
        loop {
            let heap = next.fetch_add(1, Ordering::Relaxed);
            if heap >= HEAPS {
                return done;
            }
            let mut sums: Vec<Option<Sums>> = (0..kinds).map(|_| None).collect();
            for game in (heap..plan.games_with(players)).step_by(HEAPS as usize) {
                let seed = plan.seed ^ (u64::from(generation) << 40) ^ ((players as u64) << 56);
                for time in 0..manner.times {
                    let mut bits = Fast::branch(seed ^ time << 32, game);
                    play_game(weights, players, manner, &mut bits, &mut sums);
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
    let mut all: Vec<Option<Sums>> = (0..kinds).map(|_| None).collect();
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

fn start<G: Evaluate>(players: usize) -> Setup<G> {
    Setup::new(players).expect("a player count of the game")
}

fn play_game<G: Evaluate>(
    weights: &Weights<G>,
    players: usize,
    manner: Manner,
    bits: &mut Fast,
    sums: &mut [Option<Sums>],
) {
    let mut state = State::<G>::new(&start(players));
    let mut moments: Vec<Moment> = Vec::new();
    let mut last: Option<Seat> = None;
    let mut strays = [0; SEATS];
    let opens_wildly = G::WILD > 0 && manner.stray > 1 && bits.below(TAME) > 0;
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
                let stray = if wild > 0 { WILD_STRAY } else { manner.stray };
                if last != Some(seat) && wild == 0 {
                    // Of openings there are few: all are kept.
                    let opening = manner.walks > 0 && G::opening(&state.public);
                    let kept = bits.below(KEEP) == 0 || opening;
                    if kept || manner.refine {
                        remember(&state, kept, opening, strays, &mut moments);
                    }
                }
                let walks = if last == Some(seat) { 0 } else { manner.walks };
                last = Some(seat);
                let moves = state.legal();
                let action = if bits.below(stray) == 0 {
                    strays[seat.index()] += u32::from(moves.len() > 1);
                    random::pick::<G>(&moves, bits).expect("a legal action")
                } else if walks > 0 && moves.len() > 1 {
                    most_walked(weights, &state, seat, &moves, walks, bits)
                } else {
                    best(weights, &state, seat, &moves)
                };
                G::play(&mut state, action, &mut Silent);
            }
        }
    }
    let ends: Vec<f32> =
        Seat::all(state.seats()).map(|seat| G::booked(&state.public, seat)).collect();
    let worths =
        if manner.refine { trace::back(weights, &moments, &ends, strays) } else { Vec::new() };
    for (at, moment) in moments.iter().enumerate().filter(|(_, moment)| moment.kept) {
        let worth = worths.get(at).copied().unwrap_or(ends[moment.seat.index()]);
        let guess = weights.kind(moment.kind);
        sums[moment.kind].get_or_insert_with(|| Sums::new(moment.row.len)).count(
            &moment.row,
            moment.progress,
            worth - moment.booked,
            guess,
        );
    }
}

fn remember<G: Evaluate>(
    state: &State<G>,
    kept: bool,
    opening: bool,
    strays: [u32; SEATS],
    moments: &mut Vec<Moment>,
) {
    let reading = G::read(state);
    for seat in Seat::all(state.seats()) {
        let kind = G::kind(&state.public, seat);
        moments.push(Moment {
            seat,
            kept,
            strays: strays[seat.index()],
            row: Row::of(state, &reading, seat),
            progress: G::progress(&state.public),
            booked: G::booked(&state.public, seat),
            kind: if opening { Weights::<G>::opening(kind) } else { kind },
            opening,
        });
    }
}

/// What a short search walks through most. All is known to it: what refined weights are for, games
/// with chapters, have nothing that cannot be counted.
fn most_walked<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
    moves: &Moves<G::Action>,
    walks: u32,
    bits: &mut Fast,
) -> G::Action {
    let seed = u64::from(bits.word()) << 32 | u64::from(bits.word());
    let mut tree = Tree::<G>::new(seat, seed, false);
    for _ in 0..walks {
        tree.iterate(&Config::default(), weights, state.clone());
    }
    let visits = |action: &G::Action| tree.at_root(*action).map_or(0, |(visits, _)| visits);
    moves[turn::highest(moves.iter().map(|action| visits(action) as f32))]
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
