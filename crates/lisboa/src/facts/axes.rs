//! The placeholders in the patterns of names.

use super::Which;
use crate::names::{
    Account, Architect, Card, Clergy, Cube, Deck, Decree, Good, Houses, Land, LandRow, Noble,
    ShipKind, Site, StateAction, Tile,
};
use kernel::{Seat, Token};

/// What a placeholder stands for.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    pub word: &'static str,
    /// How many there are at a table of so many seats.
    pub count: fn(usize) -> usize,
    pub spell: fn(usize) -> String,
}

fn spell(token: impl Token) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = token.write(&mut text);
    text
}

fn number(i: usize) -> String {
    spell(i as u8 + 1)
}

/// Every placeholder.
pub const AXES: &[Axis] = &[
    Axis { word: "seat", count: |seats| seats, spell: |i| spell(Seat::new(i)) },
    Axis { word: "account", count: |_| Account::COUNT, spell: |i| spell(Account::ALL[i]) },
    Axis { word: "good", count: |_| Good::COUNT, spell: |i| spell(Good::ALL[i]) },
    Axis { word: "houses", count: |_| Houses::COUNT, spell: |i| spell(Houses::ALL[i]) },
    Axis { word: "noble", count: |_| Noble::COUNT, spell: |i| spell(Noble::ALL[i]) },
    Axis { word: "cube", count: |_| Cube::COUNT, spell: |i| spell(Cube::ALL[i]) },
    Axis { word: "clergy", count: |_| Clergy::COUNT, spell: |i| spell(Clergy::ALL[i]) },
    Axis { word: "architect", count: |_| Architect::COUNT, spell: |i| spell(Architect::ALL[i]) },
    Axis { word: "officials", count: |_| 7, spell: number },
    Axis { word: "top", count: |_| 4, spell: number },
    Axis { word: "bottom", count: |_| 3, spell: number },
    Axis { word: "card", count: |_| Card::COUNT, spell: |i| spell(Card(i as u8 + 1)) },
    Axis { word: "decree", count: |_| Decree::COUNT, spell: |i| spell(Decree(i as u8 + 1)) },
    Axis { word: "deck", count: |_| Deck::COUNT, spell: |i| spell(Deck::ALL[i]) },
    Axis { word: "ship", count: |_| ShipKind::COUNT, spell: |i| spell(ShipKind::ALL[i]) },
    Axis { word: "tile", count: |_| Tile::COUNT, spell: |i| spell(Tile::ALL[i]) },
    Axis { word: "land", count: |_| Land::COUNT, spell: |i| spell(Land(i as u8)) },
    Axis { word: "row", count: |_| LandRow::COUNT, spell: |i| spell(LandRow::ALL[i]) },
    Axis { word: "column", count: |_| Land::COLUMNS, spell: number },
    Axis { word: "site", count: |_| Site::COUNT, spell: |i| spell(Site(i as u8)) },
    Axis { word: "place", count: |_| 6, spell: |i| spell(i as u8) },
    Axis { word: "spot", count: |_| 8, spell: number },
    Axis { word: "action", count: |_| StateAction::COUNT, spell: |i| spell(StateAction::ALL[i]) },
    Axis { word: "step", count: |_| 3, spell: number },
    Axis { word: "nth", count: |_| 3, spell: number },
    Axis { word: "half", count: |_| 2, spell: number },
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
pub(super) fn fill(pattern: &str, which: Which) -> String {
    let mut which = which.into_iter();
    let parts = pattern.split('.').map(|part| match placeholder(part) {
        Some(axis) => (axis.spell)(which.next().unwrap_or_default()),
        None => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join(".")
}
