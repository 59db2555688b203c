//! Bots against bots, fairly: the same deal with seats rotated.

mod ladder;
mod tally;

pub use ladder::{Rung, ladder};
pub use tally::{Interval, Line, tally};

use crate::{Bot, Evaluate, Lineup};
use kernel::{BySeat, Game, SEATS, Seat, Seed, Setup, Sink, State, Turn, Viewer};
use std::time::{Duration, Instant};

/// How one game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The number of the game in its match.
    pub game: u64,
    /// By seat of a person: which of the bots sat there.
    pub bots: Vec<usize>,
    pub points: Vec<i32>,
    /// 1 for the winner, 1/n for each of n who share it.
    pub wins: Vec<f64>,
    /// Points ahead of the best of the others, automated ones included.
    pub margins: Vec<i32>,
    pub title: Option<&'static str>,
    pub decisions: Vec<u32>,
    pub thinking: Vec<Duration>,
    /// The longest whole turn of each, and how many of its decisions took longer than a limit.
    pub longest_turn: Vec<Duration>,
    pub slow: Vec<u32>,
}

/// Longer decisions than this are counted.
pub const SLOW: Duration = Duration::from_millis(300);

/// What each seat can count from the events it sees.
#[derive(Clone, Debug)]
pub struct Counting<G: Game> {
    pub counts: BySeat<G::Counts>,
}

impl<G: Game> Default for Counting<G> {
    fn default() -> Self {
        Self { counts: BySeat(std::array::from_fn(|_| G::Counts::default())) }
    }
}

impl<G: Game> Sink<G::Event> for Counting<G> {
    fn emit(&mut self, event: G::Event) {
        for seat in Seat::all(SEATS) {
            if let Some(seen) = G::visible(event, Viewer::Seat(seat)) {
                G::count(&mut self.counts[seat], seen);
            }
        }
    }
}

/// Plays one game of a match, without a time limit: the same numbers give the same game. Every `people` games in a row have the same deal, with the bots moved
/// on by a seat.
///
/// # Panics
/// When a bot chooses what is not legal.
#[must_use]
pub fn play<G: Evaluate>(
    setup: &Setup<G>,
    lineups: &[Lineup],
    seed: u64,
    game: u64,
    threads: u32,
) -> Played {
    let people = setup.players();
    let (deal, turned) = (game / people as u64, (game % people as u64) as usize);
    let sitting: Vec<usize> = (0..people).map(|seat| (seat + turned) % people).collect();
    let chance = Seed::from_number(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ deal);
    let mut bots: Vec<Box<dyn Bot<G>>> = sitting
        .iter()
        .enumerate()
        .map(|(seat, &bot)| {
            let own = (seed ^ (game << 20)).wrapping_add(seat as u64 + 1);
            lineups[bot].build::<G>(own.wrapping_mul(0xd134_2543_de82_ef95), threads, None)
        })
        .collect();
    let mut state = State::new(setup);
    let mut counting = Counting::<G>::default();
    let mut decisions = vec![0; people];
    let mut slow = vec![0; people];
    let mut thinking = vec![Duration::ZERO; people];
    let mut longest_turn = vec![Duration::ZERO; people];
    let mut turn = (None, Duration::ZERO);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(draw) => {
                let outcome = G::draw(&state, &mut chance.words(draw));
                G::befall(&mut state, outcome, &mut counting);
                // With one person at the table turns end here alone.
                turn = (None, Duration::ZERO);
            }
            Turn::Decide { seat, .. } => {
                let at = seat.index();
                let began = Instant::now();
                let action = bots[at].choose(state.sight(seat), &counting.counts[seat]);
                let took = began.elapsed();
                decisions[at] += 1;
                thinking[at] += took;
                slow[at] += u32::from(took > SLOW);
                turn =
                    if turn.0 == Some(seat) { (turn.0, turn.1 + took) } else { (Some(seat), took) };
                longest_turn[at] = longest_turn[at].max(turn.1);
                assert!(state.check(seat, action).is_ok(), "a bot chose what is not legal");
                G::play(&mut state, action, &mut counting);
            }
        }
    }
    let standings = G::standings(state.view(Viewer::Spectator));
    let winners = standings.seats.iter().filter(|standing| standing.rank == 1).count() as f64;
    let points: Vec<i32> = standings.seats.iter().map(kernel::Standing::points).collect();
    let margin = |seat: usize| {
        let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
        points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
    };
    Played {
        game,
        bots: sitting,
        wins: standings.seats[..people]
            .iter()
            .map(|standing| if standing.rank == 1 { 1.0 / winners } else { 0.0 })
            .collect(),
        margins: (0..people).map(margin).collect(),
        title: standings.seats[0].title,
        points: points[..people].to_vec(),
        decisions,
        thinking,
        longest_turn,
        slow,
    }
}
