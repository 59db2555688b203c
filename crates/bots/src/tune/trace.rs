//! What positions were worth, read from how the game went on.
//!
//! The worth of a position is mostly how the next one looks by the weights so far, a little how the
//! one after it looks, and so on to the end of the game (a λ-return). So the luck of a whole game
//! does not hide what a thing is worth. Where the seat itself drew an action at random the trace
//! ends: what that cost was no fault of the positions before.

use super::Moment;
use crate::evaluation::{Evaluate, Weights};
use kernel::SEATS;

/// How much of a position's worth is taken from beyond the next one.
const BEYOND: f32 = 0.95;

/// The same from one beginning of a chapter to the next: these are compared with each other alone.
const BEYOND_CHAPTER: f32 = 0.8;

/// A position on the trace of one seat.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// Points at the end, by the weights so far.
    looks: f32,
    strays: u32,
}

/// The points each position was worth to its seat, from the end of the game backwards.
pub(super) fn back<G: Evaluate>(
    weights: &Weights<G>,
    moments: &[Moment],
    ends: &[f32],
    strays: [u32; SEATS],
) -> Vec<f32> {
    let traces = || -> Vec<Trace> {
        ends.iter().zip(strays).map(|(end, strays)| Trace::new(*end, strays)).collect()
    };
    let (mut turns, mut chapters) = (traces(), traces());
    let mut worths: Vec<f32> = moments
        .iter()
        .rev()
        .map(|moment| {
            let kind = weights.kind(moment.kind);
            let looks = moment.booked + kind.value(&moment.row, moment.progress);
            let (seat, step) = (moment.seat.index(), Step { looks, strays: moment.strays });
            let worth = turns[seat].step(step, BEYOND);
            if moment.opening { chapters[seat].step(step, BEYOND_CHAPTER) } else { worth }
        })
        .collect();
    worths.reverse();
    worths
}

/// What follows the position at hand.
struct Trace {
    worth: f32,
    next: Step,
}

impl Trace {
    /// The end of a game.
    const fn new(end: f32, strays: u32) -> Self {
        Self { worth: end, next: Step { looks: end, strays } }
    }

    /// The worth of the position before.
    fn step(&mut self, step: Step, beyond: f32) -> f32 {
        self.worth = if step.strays == self.next.strays {
            self.next.looks + beyond * (self.worth - self.next.looks)
        } else {
            step.looks
        };
        self.next = step;
        self.worth
    }
}

#[cfg(test)]
mod tests {
    use super::{BEYOND, Step, Trace};

    #[test]
    fn a_position_is_worth_what_follows() {
        let mut trace = Trace::new(50.0, 0);
        let step = |looks| Step { looks, strays: 0 };
        // The end is known; what looked like 40 before it turned out to be 50.
        assert!((trace.step(step(40.0), BEYOND) - 50.0).abs() < 1e-6);
        let expected = 40.0 + BEYOND * 10.0;
        assert!((trace.step(step(0.0), BEYOND) - expected).abs() < 1e-5);
    }

    #[test]
    fn what_was_drawn_at_random_is_not_put_down_to_what_came_before() {
        let mut trace = Trace::new(10.0, 1);
        assert!((trace.step(Step { looks: 20.0, strays: 1 }, BEYOND) - 10.0).abs() < 1e-6);
        assert!((trace.step(Step { looks: 30.0, strays: 0 }, BEYOND) - 30.0).abs() < 1e-6);
        let earlier = trace.step(Step { looks: 5.0, strays: 0 }, BEYOND);
        assert!((earlier - 30.0).abs() < 1e-6, "{earlier}");
    }
}
