//! What is expected of a game, in words.

use crate::{Args, Voice};
use kernel::{BySeat, Seat, Token, Value};

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
        .with("points", own)
        .with("rival", voice.person(rival))
        .with("ahead", ahead.abs())
        .with("sign", sign);
    voice.catalogue().say("client-expected", &args)
}

/// The points a seat may expect more than the best of the others.
#[must_use]
pub fn lead(seat: Seat, seats: usize, points: &BySeat<f32>) -> f32 {
    let others = Seat::all(seats).filter(|other| *other != seat);
    points[seat] - others.map(|other| points[other]).fold(f32::NEG_INFINITY, f32::max)
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

/// The two largest sources of a value, each with its points: "ships (+3)".
#[must_use]
pub fn reasons(voice: Voice<'_>, sources: &[(String, f32)]) -> Vec<String> {
    let reason = |(source, more): &(String, f32)| {
        let args =
            Args::new().with("source", voice.catalogue().text(source)).with("points", whole(*more));
        voice.catalogue().say("client-hint-source", &args)
    };
    sources.iter().take(2).map(reason).collect()
}

/// Expected points as a person counts them.
#[must_use]
pub fn whole(points: f32) -> i32 {
    points.round() as i32
}
