//! Positions described by the names of facts, for scenario files.

use crate::game::{Game, Setup, Sink, State};
use std::fmt;

/// A game whose positions can be written down as a set-up with overrides.
pub trait Scenic: Game {
    /// How a moment of the game is written: `turn <seat>`.
    fn moments() -> Vec<String>;

    /// Every name under which [`Game::facts`] may tell something at a table of so many people,
    /// in its order.
    fn fact_names(players: usize) -> Vec<String>;

    /// The position at a moment of the game, with these facts and sensible ones for the rest.
    /// What runs by itself from there on has run, into the sink.
    ///
    /// # Errors
    /// What makes the position impossible.
    fn position(
        setup: &Setup<Self>,
        at: &str,
        given: &[(String, Given)],
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<State<Self>, Misfit>;
}

/// A value as someone wrote it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    Number(i64),
    Word(String),
}

impl fmt::Display for Given {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// Why a position cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misfit {
    /// The name of the fact it is about, if it is about one.
    pub about: Option<String>,
    /// What kind of mistake: `too-many-workers`.
    pub flaw: &'static str,
    pub detail: String,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.flaw, self.detail)
    }
}

impl std::error::Error for Misfit {}

/// The known word most like this one, if any is like it at all.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let (distance, best) =
        known.into_iter().map(|other| (distance(word, other), other)).min_by_key(|pair| pair.0)?;
    (distance <= word.chars().count().div_ceil(3)).then_some(best)
}

/// How many letters have to be changed, added or left out.
fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (i, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, other) in to.iter().enumerate() {
            let changed = diagonal + usize::from(letter != *other);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_near() {
        let known = ["A.wheat", "A.sugar", "A.wine", "B.wheat"];
        assert_eq!(nearest("A.weat", known), Some("A.wheat"));
        assert_eq!(nearest("A.vine", known), Some("A.wine"));
        assert_eq!(nearest("C.gold.coins", known), None);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
