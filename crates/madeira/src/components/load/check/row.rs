//! One row at a time: numbers in their range, names that exist, every row once.
//!
//! The bounds are those of the game's pieces where the rules rely on them, and otherwise wide
//! enough for any plausible correction and narrow enough for the counters of the rules.

use crate::components::Provenance;
use crate::components::load::file::{ByPlayers, Scorings, Sourced, Table};
use kernel::Token;
use std::fmt;
use std::ops::RangeInclusive;

pub(super) type Checked<T> = Result<T, String>;
pub(super) type Range = RangeInclusive<u8>;

pub(super) const POINTS: Range = 0..=30;
pub(super) const REIS: Range = 0..=50;
pub(super) const COST: Range = 1..=50;
pub(super) const UP_TO_NINE: Range = 0..=9;
pub(super) const ONE_TO_NINE: Range = 1..=9;

/// One row of the file, as its errors name it.
pub(super) struct At<'a> {
    pub(super) label: &'a str,
    pub(super) word: &'a str,
}

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label)?;
        if self.word.is_empty() { Ok(()) } else { write!(f, " {}", self.word) }
    }
}

impl At<'_> {
    pub(super) fn wrong<T>(&self, why: impl fmt::Display) -> Checked<T> {
        Err(format!("{self}: {why}"))
    }

    pub(super) fn number(&self, figure: &str, number: i64, range: Range) -> Checked<u8> {
        let (least, most) = range.into_inner();
        match u8::try_from(number) {
            Ok(fits) if fits >= least && fits <= most => Ok(fits),
            _ if least == most => self.wrong(format_args!("{figure} {number} is not {least}")),
            _ if number < i64::from(least) => {
                self.wrong(format_args!("{figure} {number} is less than {least}"))
            }
            _ => self.wrong(format_args!("{figure} {number} is more than {most}")),
        }
    }

    pub(super) fn list<const N: usize>(
        &self,
        figure: &str,
        numbers: &[i64],
        range: Range,
    ) -> Checked<[u8; N]> {
        let checked = numbers
            .iter()
            .map(|&number| self.number(figure, number, range.clone()))
            .collect::<Checked<Vec<u8>>>()?;
        <[u8; N]>::try_from(checked).or_else(|checked| {
            self.wrong(format_args!("{figure} holds {} numbers, {N} are needed", checked.len()))
        })
    }

    pub(super) fn by_players(
        &self,
        figure: &str,
        numbers: &ByPlayers,
        range: Range,
    ) -> Checked<[u8; 3]> {
        self.list(figure, &[numbers.two, numbers.three, numbers.four], range)
    }

    pub(super) fn scorings(&self, points: &Scorings) -> Checked<[u8; 3]> {
        self.list("points", &[points.round_1, points.round_3, points.round_5], POINTS)
    }

    /// The one of these names that is written here.
    pub(super) fn name<T: Token>(&self, figure: &str, name: &str, known: &[T]) -> Checked<T> {
        known.iter().copied().find(|&one| word(one) == name).map_or_else(
            || {
                let known = written(known.iter().copied()).join(", ");
                self.wrong(format_args!("{figure} {name:?} is none of {known}"))
            },
            Ok,
        )
    }
}

/// A table of the file: how its errors name a row, and how the provenance does.
pub(super) struct Kind {
    pub(super) label: &'static str,
    pub(super) family: &'static str,
}

pub(super) const fn kind(label: &'static str, family: &'static str) -> Kind {
    Kind { label, family }
}

/// Collects where the rows come from while they are checked.
#[derive(Default)]
pub(super) struct Checker {
    pub(super) provenance: Vec<(String, Provenance)>,
}

impl Checker {
    /// Every one of the named rows exactly once, and no other.
    pub(super) fn table<R: Sourced, T>(
        &mut self,
        kind: &Kind,
        table: &Table<R>,
        words: &[String],
        mut read: impl FnMut(&At<'_>, &R) -> Checked<T>,
    ) -> Checked<Vec<T>> {
        if let Some(unknown) = table.keys().find(|word| !words.contains(word)) {
            let known = words.join(", ");
            return Err(format!("{} {unknown:?} is none of {known}", kind.label));
        }
        words
            .iter()
            .map(|word| {
                let at = At { label: kind.label, word };
                let Some(row) = table.get(word) else { return Err(format!("{at} is missing")) };
                self.provenance.push((format!("{} {word}", kind.family), row.source()));
                read(&at, row)
            })
            .collect()
    }

    pub(super) fn rows<R: Sourced, T, const N: usize>(
        &mut self,
        kind: &Kind,
        table: &Table<R>,
        words: &[String],
        read: impl FnMut(&At<'_>, &R) -> Checked<T>,
    ) -> Checked<[T; N]> {
        let rows = self.table(kind, table, words, read)?;
        array(rows, kind.label)
    }

    /// A table that is one row.
    pub(super) fn single<'a>(&mut self, kind: &Kind, row: &impl Sourced) -> At<'a> {
        self.provenance.push((kind.family.to_owned(), row.source()));
        At { label: kind.label, word: "" }
    }
}

pub(super) fn array<T, const N: usize>(rows: Vec<T>, label: &str) -> Checked<[T; N]> {
    <[T; N]>::try_from(rows).map_err(|rows| format!("{label}: {} rows, {N} are needed", rows.len()))
}

pub(super) fn written<T: Token>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(word).collect()
}

pub(super) fn word<T: Token>(item: T) -> String {
    let mut word = String::new();
    // Writing to a string cannot fail.
    let _ = item.write(&mut word);
    word
}
