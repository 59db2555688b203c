//! The record of a game as text: the truth of what was done and drawn.
//!
//! A [`Record`] knows lines, not rules: it reads and prints them and says where one is malformed.
//! [`Play`](crate::Play) makes records and replays them. The format is described in
//! `docs/notation.md`.

use crate::chance::Seed;
use crate::fingerprint::Fingerprint;
use crate::seat::Seat;
use std::fmt::{self, Write};

mod parse;
mod text;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// A game as lines.
#[derive(Clone, Debug)]
pub struct Record {
    pub header: Header,
    pub entries: Vec<Entry>,
    /// Only when the game is over.
    pub ending: Option<Ending>,
    /// Where things stood in the text this was read from.
    lines: Lines,
}

/// Line numbers, counted from 1; empty for a record that was not read from text.
#[derive(Clone, Debug, Default)]
struct Lines {
    keys: Vec<(String, usize)>,
    entries: Vec<usize>,
    ending: usize,
}

/// What a record says before the first entry.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    pub game: String,
    /// The revision of the rules code it was played with.
    pub rules: u32,
    /// The hash of the component set.
    pub components: String,
    /// People at the table.
    pub players: usize,
    /// Every option of the game with the value chosen.
    pub options: Vec<(String, String)>,
    pub seating: Seating,
    /// Comments among the lines of the header.
    pub notes: Vec<String>,
}

/// Who sits at the table, as the caller of a new game says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seating {
    pub people: Vec<Person>,
    /// Practice: the decisions of these seats do not stand in the way of undo.
    pub practice: Vec<Seat>,
    /// Free text; the kernel knows no clock.
    pub date: Option<String>,
}

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub seat: Seat,
    /// One free word: `human`, `random`.
    pub kind: String,
    /// Anything a person types.
    pub name: String,
}

/// One line of what happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// `A place guild 2 moinho`, or `A ?` where the reader may not know it.
    Decision { seat: Seat, line: Option<String> },
    /// `* roll 1,3,2`, or `* ?`.
    Outcome(Option<String>),
    /// `! undo A to 17`: back to where 17 decisions are in force. Nothing is erased.
    Undo { seat: Seat, to: usize },
    /// `= 0123456789abcdef`: of the state reached here.
    Fingerprint(Fingerprint),
    /// `# …`.
    Comment(String),
}

/// What a record says once the game is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    pub results: Vec<Placing>,
    /// The seed from which all chance followed; none when outcomes were typed in.
    pub seed: Option<Seed>,
}

/// How one seat ended: `result A 1 45`, and a title if it earned one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placing {
    pub seat: Seat,
    pub rank: usize,
    pub points: i32,
    pub title: Option<String>,
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.header == other.header && self.entries == other.entries && self.ending == other.ending
    }
}

impl Eq for Record {}

impl Record {
    #[must_use]
    pub fn new(header: Header, entries: Vec<Entry>, ending: Option<Ending>) -> Self {
        Self { header, entries, ending, lines: Lines::default() }
    }

    /// Reads a record; what it says of the game is not checked here.
    ///
    /// # Errors
    /// The first line that is not as it must be, and why.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        parse::record(text)
    }

    /// The line number of an entry, in the text that was read or would be printed.
    #[must_use]
    pub fn line_of_entry(&self, entry: usize) -> usize {
        match self.lines.entries.get(entry) {
            Some(line) => *line,
            None => self.heading().lines().count() + entry + 1,
        }
    }

    /// The line number of the first header line with this key; 1 if there is none.
    #[must_use]
    pub fn line_of_key(&self, key: &str) -> usize {
        if let Some((_, line)) = self.lines.keys.iter().find(|(known, _)| known == key) {
            return *line;
        }
        let heading = self.heading();
        let mut lines = heading.lines();
        lines.position(|line| line.split(' ').next() == Some(key)).map_or(1, |index| index + 1)
    }

    /// The line number where the ending begins, or of the last line of a running game.
    #[must_use]
    pub fn line_of_ending(&self) -> usize {
        match self.lines.ending {
            0 => self.line_of_entry(self.entries.len()),
            line => line,
        }
    }

    /// Decisions in force at the end: those not taken back.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.in_force().len()
    }

    /// The record up to position `position`: as many decisions of those still in force at the end,
    /// and the outcomes that followed. None when there are fewer.
    #[must_use]
    pub fn at(&self, position: usize) -> Option<Self> {
        let in_force = self.in_force();
        let last = match position.checked_sub(1) {
            Some(index) => *in_force.get(index)? + 1,
            None => 0,
        };
        let after = self.entries[last..]
            .iter()
            .position(|entry| matches!(entry, Entry::Decision { .. } | Entry::Undo { .. }))
            .unwrap_or(self.entries.len() - last);
        let mut cut = self.clone();
        cut.entries.truncate(last + after);
        cut.ending = None;
        Some(cut)
    }

    /// The entries that hold the decisions in force.
    fn in_force(&self) -> Vec<usize> {
        let mut decisions = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Decision { .. } => decisions.push(index),
                Entry::Undo { to, .. } => decisions.truncate(*to),
                Entry::Outcome(_) | Entry::Fingerprint(_) | Entry::Comment(_) => {}
            }
        }
        decisions
    }

    fn heading(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_heading(&mut text);
        text
    }

    fn write_heading(&self, out: &mut dyn Write) -> fmt::Result {
        let Header { game, rules, components, players, options, seating, notes } = &self.header;
        writeln!(out, "azulejo {FORMAT}")?;
        writeln!(out, "game {game}")?;
        writeln!(out, "status {}", if self.ending.is_some() { "over" } else { "running" })?;
        writeln!(out, "rules {rules}")?;
        writeln!(out, "components {components}")?;
        writeln!(out, "players {players}")?;
        for (name, value) in options {
            writeln!(out, "option {name} {value}")?;
        }
        for Person { seat, kind, name } in &seating.people {
            write!(out, "seat {} {}", seat.letter(), text::escape_word(kind))?;
            if !name.is_empty() {
                write!(out, " {}", text::escape(name))?;
            }
            writeln!(out)?;
        }
        if !seating.practice.is_empty() {
            let letters: String = seating.practice.iter().map(|seat| seat.letter()).collect();
            writeln!(out, "practice {letters}")?;
        }
        if let Some(date) = &seating.date {
            writeln!(out, "date {}", text::escape(date))?;
        }
        notes.iter().try_for_each(|note| writeln!(out, "{}", text::comment(note)))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_heading(f)?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))?;
        if let Some(Ending { results, seed }) = &self.ending {
            results.iter().try_for_each(|placing| writeln!(f, "{placing}"))?;
            if let Some(seed) = seed {
                writeln!(f, "seed {seed}")?;
            }
            writeln!(f, "end {}", count(&self.entries))?;
        }
        Ok(())
    }
}

/// What `end` counts: every entry but comments, which anyone may add later.
fn count(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| !matches!(entry, Entry::Comment(_))).count()
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decision { seat, line } => {
                write!(f, "{} {}", seat.letter(), line.as_deref().unwrap_or("?"))
            }
            Self::Outcome(line) => write!(f, "* {}", line.as_deref().unwrap_or("?")),
            Self::Undo { seat, to } => write!(f, "! undo {} to {to}", seat.letter()),
            Self::Fingerprint(print) => write!(f, "= {print}"),
            Self::Comment(words) => f.write_str(&text::comment(words)),
        }
    }
}

impl fmt::Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "result {} {} {}", self.seat.letter(), self.rank, self.points)?;
        match &self.title {
            Some(title) => write!(f, " {}", text::escape(title)),
            None => Ok(()),
        }
    }
}

/// Where a record is malformed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    pub line: usize,
    pub fault: RecordFault,
}

/// How a record is malformed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The first line is not `azulejo 1`.
    NotARecord,
    UnknownFormat(String),
    UnknownLine(String),
    Repeated(&'static str),
    Missing(&'static str),
    BadValue {
        key: &'static str,
        value: String,
    },
    /// A header line after the first entry, or an entry after the result.
    Misplaced(String),
    /// The last line has no end.
    CutOff,
    /// The header says the game is over, but the end is missing.
    Truncated,
    Miscounted {
        stated: usize,
        found: usize,
    },
    /// The header says the game is running, yet there is a result.
    StillRunning,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => write!(f, "not a record: it must begin with 'azulejo {FORMAT}'"),
            Self::UnknownFormat(format) => write!(f, "unknown format '{format}'"),
            Self::UnknownLine(line) => write!(f, "unknown line '{line}'"),
            Self::Repeated(key) => write!(f, "'{key}' stands twice"),
            Self::Missing(key) => write!(f, "'{key}' is missing"),
            Self::BadValue { key, value } => write!(f, "'{value}' is no {key}"),
            Self::Misplaced(line) => write!(f, "'{line}' stands in the wrong place"),
            Self::CutOff => f.write_str("the last line is cut off"),
            Self::Truncated => f.write_str("the record of a game that is over has no end"),
            Self::Miscounted { stated, found } => {
                write!(f, "{stated} entries were written, {found} are here")
            }
            Self::StillRunning => f.write_str("a result in the record of a running game"),
        }
    }
}

impl std::error::Error for RecordError {}
