//! What is expected of a game, in words.

use kernel::{BySeat, Game, Seat, Token, Value};
use words::{Args, Voice};

/// How many points a seat may expect, and how many more or fewer than the best of the others.
pub(crate) fn expected<G: Game>(
    voice: Voice<'_>,
    seat: Seat,
    public: &G::Public,
    points: &BySeat<f32>,
) -> String {
    let others = Seat::all(G::seats(public)).filter(|other| *other != seat);
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
pub(crate) fn lead<G: Game>(seat: Seat, public: &G::Public, points: &BySeat<f32>) -> f32 {
    let others = Seat::all(G::seats(public)).filter(|other| *other != seat);
    points[seat] - others.map(|other| points[other]).fold(f32::NEG_INFINITY, f32::max)
}

/// The two largest sources of a value, each with its points: "ships (+3)".
pub(crate) fn reasons<T: Token>(voice: Voice<'_>, reasons: &[(T, f32)]) -> Vec<String> {
    let reason = |(term, more): &(T, f32)| {
        let Value::Name(name) = term.value() else { return None };
        let args = Args::new()
            .with("source", voice.catalogue().text(&[name.family, name.word].join("-")))
            .with("points", whole(*more));
        Some(voice.catalogue().say("client-hint-source", &args))
    };
    reasons.iter().take(2).filter_map(reason).collect()
}

/// Expected points as a person counts them.
pub(crate) fn whole(points: f32) -> i32 {
    points.round() as i32
}
