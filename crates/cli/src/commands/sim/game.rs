//! One game of bots, without a record.

use crate::table::seating;
use bots::{Bot, Evaluate, Lineup};
use kernel::{BySeat, Game, Seat, Seed, Setup, Sink, State, Turn, Viewer};

/// What came of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) decisions: u64,
    /// Points and rank in seat order.
    pub(crate) results: Vec<(i32, usize)>,
}

/// The seed of the game with this number: as a number, the first seed and so many more, so that
/// `play --seed` shows any of them.
pub(crate) fn seed_of(first: Seed, number: u64) -> Seed {
    let mut bytes = first.0;
    let mut low = [0; 8];
    low.copy_from_slice(&bytes[..8]);
    bytes[..8].copy_from_slice(&u64::from_le_bytes(low).wrapping_add(number).to_le_bytes());
    Seed(bytes)
}

/// Counts for every seat what it sees.
struct Watching<G: Game> {
    counts: BySeat<G::Counts>,
    seats: usize,
}

impl<G: Game> Sink<G::Event> for Watching<G> {
    fn emit(&mut self, event: G::Event) {
        for seat in Seat::all(self.seats) {
            if let Some(seen) = G::visible(event, Viewer::Seat(seat)) {
                G::count(&mut self.counts[seat], seen);
            }
        }
    }
}

/// Plays one game to its end.
pub(crate) fn play<G: Evaluate>(setup: &Setup<G>, kinds: &[Lineup], seed: Seed) -> Played {
    let mut state = State::new(setup);
    let seats = state.seats();
    let bot = |(seat, kind): (Seat, &Lineup)| kind.build(seating::bot_seed(seed, seat), 1, None);
    let mut players: Vec<Box<dyn Bot<G>>> = Seat::all(kinds.len()).zip(kinds).map(bot).collect();
    let mut watching = Watching::<G> { counts: BySeat::default(), seats };
    let mut decisions = 0;
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(draw) => {
                let outcome = G::draw(&state, &mut seed.words(draw));
                G::befall(&mut state, outcome, &mut watching);
            }
            Turn::Decide { seat, .. } => {
                let action =
                    players[seat.index()].choose(state.sight(seat), &watching.counts[seat]);
                G::play(&mut state, action, &mut watching);
                decisions += 1;
            }
        }
    }
    let standings = G::standings(state.view(Viewer::Spectator));
    let results = standings.seats.iter().map(|seat| (seat.points(), seat.rank)).collect();
    Played { decisions, results }
}
