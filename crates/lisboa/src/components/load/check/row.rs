//! One row at a time: numbers in their range, names that exist, every row once.
//!
//! The bounds are those of the game's pieces where the rules rely on them, and otherwise wide
//! enough for any plausible correction and narrow enough for the counters of the rules.

use crate::components::Provenance;
use crate::components::load::file::{Sourced, Table};
use crate::components::load::phrases::Phrased;
use kernel::Token;
use std::fmt;
use std::ops::RangeInclusive;

pub(super) type Checked<T> = Result<T, String>;
pub(super) type Range = RangeInclusive<u8>;

pub(super) const REIS: Range = 0..=50;
pub(super) const WIGS: Range = 0..=20;
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
        let number = self.bounded(figure, number, i64::from(least)..=i64::from(most))?;
        Ok(number as u8)
    }

    pub(super) fn signed(
        &self,
        figure: &str,
        number: i64,
        range: RangeInclusive<i8>,
    ) -> Checked<i8> {
        let (least, most) = range.into_inner();
        let number = self.bounded(figure, number, i64::from(least)..=i64::from(most))?;
        Ok(number as i8)
    }

    fn bounded(&self, figure: &str, number: i64, range: RangeInclusive<i64>) -> Checked<i64> {
        let (least, most) = range.into_inner();
        if (least..=most).contains(&number) {
            Ok(number)
        } else if least == most {
            self.wrong(format_args!("{figure} {number} is not {least}"))
        } else if number < least {
            self.wrong(format_args!("{figure} {number} is less than {least}"))
        } else {
            self.wrong(format_args!("{figure} {number} is more than {most}"))
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

    /// The phrase that is written here, of those that may stand here.
    pub(super) fn phrase<T: Phrased>(
        &self,
        figure: &str,
        text: &str,
        allowed: impl Fn(T) -> bool,
    ) -> Checked<T> {
        let known = || T::phrases().iter().filter(|(_, one)| allowed(*one));
        if let Some(&(_, found)) = known().find(|(phrase, _)| phrase == text) {
            return Ok(found);
        }
        // Those that begin alike, or else how they all begin: the whole list is long.
        let begun = first_word(text);
        let alike = |phrase: &&str| first_word(phrase) == begun;
        let mut near: Vec<&str> =
            known().map(|(phrase, _)| phrase.as_str()).filter(alike).collect();
        if near.is_empty() {
            near = known().map(|(phrase, _)| first_word(phrase)).collect();
            near.sort_unstable();
            near.dedup();
            let near = near.join(", ");
            return self.wrong(format_args!("{figure} {text:?} begins with none of {near}"));
        }
        self.wrong(format_args!("{figure} {text:?} is none of {}", near.join(", ")))
    }
}

fn first_word(text: &str) -> &str {
    text.split(' ').next().unwrap_or_default()
}

/// A table of the file: how its errors name a row, and how the provenance does.
pub(super) struct Kind<'a> {
    pub(super) label: &'a str,
    pub(super) family: &'a str,
}

pub(super) const fn kind<'a>(label: &'a str, family: &'a str) -> Kind<'a> {
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
        kind: &Kind<'_>,
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
        kind: &Kind<'_>,
        table: &Table<R>,
        words: &[String],
        read: impl FnMut(&At<'_>, &R) -> Checked<T>,
    ) -> Checked<[T; N]> {
        let rows = self.table(kind, table, words, read)?;
        array(rows, kind.label)
    }

    /// A table that is one row.
    pub(super) fn single<'a>(&mut self, kind: &Kind<'a>, row: &impl Sourced) -> At<'a> {
        self.provenance.push((kind.family.to_owned(), row.source()));
        At { label: kind.label, word: "" }
    }
}

pub(super) fn array<T, const N: usize>(rows: Vec<T>, label: &str) -> Checked<[T; N]> {
    <[T; N]>::try_from(rows).map_err(|rows| format!("{label}: {} rows, {N} are needed", rows.len()))
}

pub(super) fn written<T: Token>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items
        .into_iter()
        .map(|item| {
            let mut word = String::new();
            // Writing to a string cannot fail.
            let _ = item.write(&mut word);
            word
        })
        .collect()
}
