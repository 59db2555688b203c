//! Which events matter most to somebody who was away, and which hurt them.

use kernel::{Said, Seat, Value};

/// What a game says of the kinds of its events.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// Kinds that are a blow to the seat they name.
    pub blows: &'static [&'static str],
    /// Kinds that are told first when little can be told, the weightiest first.
    pub weighty: &'static [&'static str],
}

impl Weights {
    /// Whether an event takes something from a seat that did not decide it.
    #[must_use]
    pub fn hurts(&self, event: &Said, seat: Seat, decided_by: Option<Seat>) -> bool {
        if decided_by == Some(seat) || subject(event) != Some(seat) {
            return false;
        }
        let loss = |(name, value): &(&str, Value)| {
            matches!(*name, "amount" | "points" | "wigs")
                && matches!(value, Value::Number(number) if *number < 0)
        };
        self.blows.contains(&event.kind) || event.fields.iter().any(loss)
    }

    /// How much an event matters: less is weightier; none for what is told by the others.
    #[must_use]
    pub fn rank(&self, event: &Said) -> Option<usize> {
        self.weighty.iter().position(|kind| *kind == event.kind)
    }
}

/// The seat an event is about.
#[must_use]
pub fn subject(event: &Said) -> Option<Seat> {
    event.fields.iter().find_map(|(name, value)| match value {
        Value::Seat(seat) if *name == "seat" => Some(*seat),
        _ => None,
    })
}
