//! The placeholders in the patterns of names.

use crate::names::{
    Account, Building, Colony, District, Favour, Field, Landing, Request, Route, Row, Space, Thing,
};
use kernel::{Seat, Token};

/// What a placeholder stands for.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    pub word: &'static str,
    /// How many there are at a table of so many people.
    pub count: fn(usize) -> usize,
    pub spell: fn(usize) -> String,
}

fn spell(token: impl Token) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = token.write(&mut text);
    text
}

/// Every placeholder.
pub const AXES: &[Axis] = &[
    Axis { word: "seat", count: |players| players, spell: |i| spell(Seat::new(i)) },
    Axis { word: "place", count: |players| players, spell: |i| spell(i as u8 + 1) },
    Axis { word: "row", count: |players| players, spell: |i| spell(Row::ALL[i]) },
    Axis { word: "thing", count: |_| Thing::COUNT, spell: |i| spell(Thing::ALL[i]) },
    Axis { word: "account", count: |_| Account::COUNT, spell: |i| spell(Account::ALL[i]) },
    Axis { word: "field", count: |_| Field::COUNT, spell: |i| spell(Field(i as u8)) },
    Axis { word: "colony", count: |_| Colony::COUNT, spell: |i| spell(Colony::ALL[i]) },
    Axis { word: "space", count: |_| Space::COUNT, spell: |i| spell(Space(i as u8)) },
    Axis { word: "district", count: |_| District::COUNT, spell: |i| spell(District(i as u8)) },
    Axis { word: "landing", count: |_| Landing::COUNT, spell: |i| spell(Landing(i as u8)) },
    Axis { word: "route", count: |_| Route::COUNT, spell: |i| spell(Route(i as u8)) },
    Axis { word: "building", count: |_| Building::COUNT, spell: |i| spell(Building::ALL[i]) },
    Axis { word: "face", count: |_| 6, spell: |i| spell(i as u8 + 1) },
    Axis { word: "request", count: |_| Request::COUNT, spell: |i| spell(Request::ALL[i]) },
    Axis { word: "favour", count: |_| Favour::COUNT, spell: |i| spell(Favour::ALL[i]) },
    Axis { word: "tile", count: |_| 2, spell: |i| ["a", "b"][i].to_owned() },
];

/// The placeholders of a pattern, in order.
pub(super) fn of(pattern: &str) -> Vec<&'static Axis> {
    pattern.split('.').filter_map(placeholder).collect()
}

fn placeholder(part: &str) -> Option<&'static Axis> {
    let word = part.strip_prefix('<')?.strip_suffix('>')?;
    AXES.iter().find(|axis| axis.word == word)
}

/// The pattern with its placeholders spelled out.
pub(super) fn fill(pattern: &str, which: [usize; 2]) -> String {
    let mut which = which.into_iter();
    let parts = pattern.split('.').map(|part| match placeholder(part) {
        Some(axis) => (axis.spell)(which.next().unwrap_or_default()),
        None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join(".")
}
