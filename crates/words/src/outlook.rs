//! What is expected of a game, in words.

use crate::{Args, Voice};
use kernel::{BySeat, Said, Seat, Token, Value};

/// How many points a seat may expect, and how many more or fewer than the best of the others.
#[must_use]
pub fn expected(voice: Voice<'_>, seat: Seat, seats: usize, points: &BySeat<f32>) -> String {
    let others = Seat::all(seats).filter(|other| *other != seat);
    let rival = others.max_by(|one, other| points[*one].total_cmp(&points[*other]));
    let rival = rival.unwrap_or(seat);
    let own = whole(points[seat]);
    let ahead = own - whole(points[rival]);
    let sign = match ahead {
        ..=-1 => "minus",
        0 => "zero",
        1.. => "plus",
    };
    let args = Args::new()
        .with("points", score(voice, own))
        .with("rival", voice.person(rival))
        .with("ahead", ahead.abs())
        .with("sign", sign);
    voice.catalogue().say("client-expected", &args)
}

/// Sources of a value by the ids of their messages.
#[must_use]
pub fn sources<T: Token>(reasons: &[(T, f32)]) -> Vec<(String, f32)> {
    let source = |(term, more): &(T, f32)| {
        let Value::Name(name) = term.value() else { return None };
        Some(([name.family, name.word].join("-"), *more))
    };
    reasons.iter().filter_map(source).collect()
}

/// What a search found out about an action, as whoever asks for a hint is told it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub action: Said,
    /// Points to be expected, by seat.
    pub points: BySeat<f32>,
    pub seats: usize,
    /// By what it is better than the other actions.
    pub reasons: Vec<(String, f32)>,
    /// Where the points come from that are not there yet.
    pub gains: Vec<(String, f32)>,
}

impl Hint {
    /// In a sentence, with the two largest sources of its value: against the other actions where
    /// two can be told apart, otherwise against how things stand.
    #[must_use]
    pub fn tell(&self, voice: Voice<'_>, seat: Seat) -> String {
        let compared = self.reasons.len() >= SOURCES || self.gains.is_empty();
        let (id, sources) = if compared {
            ("client-hint", &self.reasons)
        } else {
            ("client-hint-gains", &self.gains)
        };
        let reasons = reasons(voice, sources);
        let args = Args::new()
            .with("choice", voice.action(&self.action))
            .with("expected", expected(voice, seat, self.seats, &self.points))
            .with("reasons", voice.list(&reasons))
            .with("reasons-count", reasons.len());
        voice.catalogue().say(id, &args)
    }
}

/// So many sources of a value are told.
const SOURCES: usize = 2;

/// The largest sources of a value, each with what it is worth: "ships (+3 wigs)".
fn reasons(voice: Voice<'_>, sources: &[(String, f32)]) -> Vec<String> {
    let reason = |(source, more): &(String, f32)| {
        let args = Args::new()
            .with("source", voice.catalogue().text(source))
            .with("points", score(voice, whole(*more)));
        voice.catalogue().say("client-hint-source", &args)
    };
    sources.iter().take(SOURCES).map(reason).collect()
}

/// So much of what the game counts at its end: "3 wigs", "3 PP".
fn score(voice: Voice<'_>, count: i32) -> String {
    voice.say("unit-score", Args::new().with("count", count))
}

/// Expected points as a person counts them.
#[must_use]
pub fn whole(points: f32) -> i32 {
    points.round() as i32
}
