//! What a decision was worth, from what who made it could know.

use super::Moment;
use crate::evaluation::{Evaluate, outlook};
use crate::search::{Config, Insight};
use crate::{Bot, Greedy};
use kernel::{BySeat, Fast, Game, Seat, Sink, State, Turn, View, Viewer};

/// What was done and what the search would have done.
#[derive(Clone, Debug)]
pub struct Judgement<G: Game> {
    pub best: G::Action,
    /// Expected points of every seat after the best action and after the one that was done.
    pub best_points: BySeat<f32>,
    pub done_points: BySeat<f32>,
    /// How much smaller the lead is than it could have been.
    pub loss: f32,
}

/// Fewer walks than these say little about an action.
const ENOUGH: f32 = 20.0;

/// Worlds in which an action is tried that the search hardly looked at.
const WORLDS: u64 = 16;

/// Longer turns are cut: free conversions could go on for long.
const MOST_STEPS: usize = 24;

/// Judges one decision.
#[must_use]
pub fn judge<G: Evaluate>(moment: &Moment<G>, config: Config) -> Judgement<G> {
    let Moment { state, counts, seat, action, position, .. } = moment;
    let insight = Insight::<G>::of(config, *position as u64, state.sight(*seat), counts);
    let Some(best) = insight.actions.first() else {
        let points = outlook(G::weights(), state).points;
        return Judgement { best: *action, best_points: points, done_points: points, loss: 0.0 };
    };
    let mut done_points = best.points;
    if best.action != *action {
        let tried = insight.actions.iter().find(|advice| advice.action == *action);
        done_points = match tried.filter(|one| one.share * config.iterations as f32 >= ENOUGH) {
            Some(done) => done.points,
            None => {
                let (from, to) = (after(moment, best.action), after(moment, *action));
                let shifted =
                    std::array::from_fn(|seat| best.points.0[seat] + to.0[seat] - from.0[seat]);
                BySeat(shifted)
            }
        };
    }
    let ahead = |points: &BySeat<f32>| {
        let others = Seat::all(state.seats()).filter(|other| other != seat);
        points[*seat] - others.map(|other| points[other]).fold(f32::NEG_INFINITY, f32::max)
    };
    let loss = (ahead(&best.points) - ahead(&done_points)).max(0.0);
    Judgement { best: best.action, best_points: best.points, done_points, loss }
}

/// What one seat counts.
struct Watching<G: Game>(Seat, G::Counts);

impl<G: Game> Sink<G::Event> for Watching<G> {
    fn emit(&mut self, event: G::Event) {
        if let Some(seen) = G::visible(event, Viewer::Seat(self.0)) {
            G::count(&mut self.1, seen);
        }
    }
}

/// Expected points at the end of the turn when it is finished by the evaluation alone.
fn after<G: Evaluate>(moment: &Moment<G>, action: G::Action) -> BySeat<f32> {
    let mut sum = BySeat([0.0; kernel::SEATS]);
    for world in 0..WORLDS {
        // Both actions are tried in the same worlds.
        let mut bits = Fast::branch(moment.position as u64, world);
        let own = Some((moment.seat, &moment.state.private[moment.seat]));
        let view = View { public: &moment.state.public, own };
        let mut state: State<G> = G::redeal(view, &moment.counts, &mut bits);
        let mut watching = Watching::<G>(moment.seat, moment.counts.clone());
        let mut greedy = Greedy::<G>::new(world);
        G::play(&mut state, action, &mut watching);
        for _ in 0..MOST_STEPS {
            match state.turn() {
                Turn::Decide { seat, .. } if seat == moment.seat => {
                    let next = greedy.choose(state.sight(seat), &watching.1);
                    G::play(&mut state, next, &mut watching);
                }
                Turn::Decide { .. } | Turn::Chance(_) | Turn::Over => break,
            }
        }
        let points = outlook(G::weights(), &state).points;
        for (sum, points) in sum.0.iter_mut().zip(points.0) {
            *sum += points / WORLDS as f32;
        }
    }
    sum
}
