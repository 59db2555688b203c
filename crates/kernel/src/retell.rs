//! A game gone through again, decision by decision, for those who look back at it.

use crate::game::{Game, Sink, State};
use crate::log::Step;
use crate::notation::Vocabulary;
use crate::play::Play;
use crate::seat::{BySeat, Seat, Viewer};

/// A decision that is in force, and what was known when it was made.
#[derive(Debug)]
pub struct Moment<'a, G: Game> {
    /// Before it: the whole truth, not for anyone at the table.
    pub state: &'a State<G>,
    /// What each seat had counted.
    pub counts: &'a BySeat<G::Counts>,
    pub seat: Seat,
    pub action: G::Action,
    /// Decisions made before it.
    pub position: usize,
    /// The turn it belongs to, counted from 1.
    pub turn: usize,
    /// The first of its turn.
    pub opens: bool,
}

/// What each seat counts, and whether a turn has begun.
struct Watching<G: Game> {
    counts: BySeat<G::Counts>,
    seats: usize,
    turned: bool,
}

/// What a game calls the beginning of a turn, if it tells of it.
const TURN: &str = "turn";

impl<G: Game> Sink<G::Event> for Watching<G> {
    fn emit(&mut self, event: G::Event) {
        self.turned |= event.kind() == TURN;
        for seat in Seat::all(self.seats) {
            if let Some(seen) = G::visible(event, Viewer::Seat(seat)) {
                G::count(&mut self.counts[seat], seen);
            }
        }
    }
}

impl<G: Game> Play<G> {
    /// Goes from the start of the game through every decision that was not taken back, and returns
    /// the number of turns. Decisions of one seat that follow each other are one turn, unless
    /// chance speaks or the game begins another between them.
    pub fn retell(&self, mut look: impl FnMut(Moment<'_, G>)) -> usize {
        let mut state = State::new(self.setup());
        let mut watching =
            Watching::<G> { counts: BySeat::default(), seats: state.seats(), turned: false };
        let (mut position, mut turn) = (0, 0);
        let mut last = None;
        for step in self.in_force() {
            match step {
                Step::Outcome(outcome) => {
                    G::befall(&mut state, *outcome, &mut watching);
                    last = None;
                }
                Step::Decision { seat, action } => {
                    let (seat, action) = (*seat, *action);
                    let opens = last != Some(seat) || watching.turned;
                    turn += usize::from(opens);
                    let counts = &watching.counts;
                    look(Moment { state: &state, counts, seat, action, position, turn, opens });
                    last = Some(seat);
                    watching.turned = false;
                    position += 1;
                    G::play(&mut state, action, &mut watching);
                }
                Step::Undo { .. } | Step::Comment(_) => {}
            }
        }
        turn
    }

    /// What happened and was not taken back.
    fn in_force(&self) -> Vec<&Step<G>> {
        let mut steps: Vec<&Step<G>> = Vec::new();
        for step in self.steps() {
            match step {
                Step::Undo { to, .. } => {
                    let decisions = steps
                        .iter()
                        .enumerate()
                        .filter(|(_, step)| matches!(step, Step::Decision { .. }));
                    let cut = decisions.map(|(at, _)| at).nth(*to).unwrap_or(steps.len());
                    steps.truncate(cut);
                }
                Step::Comment(_) => {}
                Step::Decision { .. } | Step::Outcome(_) => steps.push(step),
            }
        }
        steps
    }
}
