//! A game as the decisions that were made in it.

use kernel::{BySeat, Game, Play, Seat, Sink, State, Step, Turn, Viewer, Vocabulary};

/// A decision and what who made it could know.
pub(super) struct Moment<G: Game> {
    pub(super) state: State<G>,
    pub(super) counts: G::Counts,
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    /// Decisions made before it.
    pub(super) position: usize,
    /// The turn it belongs to, counted from 1.
    pub(super) turn: usize,
    /// The first of its turn.
    pub(super) opens: bool,
}

/// A game from its start to where its record ends.
pub(super) struct Course<G: Game> {
    /// The decisions that are looked at.
    pub(super) moments: Vec<Moment<G>>,
    pub(super) turns: usize,
    pub(super) end: State<G>,
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

impl<G: Game> Course<G> {
    /// Goes from the start of a game through everything that was not taken back. Looks at the
    /// decisions of one seat or of all: those with a choice, and the first of every turn.
    pub(super) fn of(start: &Play<G>, whole: &Play<G>, only: Option<Seat>) -> Self {
        let mut state = start.state().clone();
        let mut watching =
            Watching::<G> { counts: BySeat::default(), seats: state.seats(), turned: false };
        for seat in Seat::all(watching.seats) {
            watching.counts[seat] = start.counts(Viewer::Seat(seat)).clone();
        }
        let known = start.steps().filter(|step| matches!(step, Step::Outcome(_))).count();
        let mut moments = Vec::new();
        let (mut position, mut turns) = (0, 0);
        let mut last = None;
        for step in in_force(whole).into_iter().skip(known) {
            match step {
                Step::Outcome(outcome) => {
                    G::befall(&mut state, *outcome, &mut watching);
                    last = None;
                }
                Step::Decision { seat, action } => {
                    let (seat, action) = (*seat, *action);
                    let opens = last != Some(seat) || watching.turned;
                    turns += usize::from(opens);
                    let looked_at =
                        only.is_none_or(|only| only == seat) && (opens || state.legal().len() > 1);
                    if looked_at && let Turn::Decide { .. } = state.turn() {
                        moments.push(Moment {
                            state: state.clone(),
                            counts: watching.counts[seat].clone(),
                            seat,
                            action,
                            position,
                            turn: turns,
                            opens,
                        });
                    }
                    last = Some(seat);
                    watching.turned = false;
                    position += 1;
                    G::play(&mut state, action, &mut watching);
                }
                Step::Undo { .. } | Step::Comment(_) => {}
            }
        }
        Self { moments, turns, end: state }
    }
}

/// What happened and was not taken back.
fn in_force<G: Game>(play: &Play<G>) -> Vec<&Step<G>> {
    let mut steps: Vec<&Step<G>> = Vec::new();
    for step in play.steps() {
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
