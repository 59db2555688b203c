//! How what happens at a table is kept: the body of an entry, by its kind.

use super::{Sitter, What};
use kernel::{Entry, Seat};
use serde::{Deserialize, Serialize};
use store::PersonId;
use wire::Channel;

/// What an entry of the store says.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Body {
    Seat(SeatBody),
    /// Lines of the record: what was drawn before the first decision.
    Started(String),
    /// Lines of the record.
    Played(String),
    Said(SaidBody),
    /// The id of the table where the same people may play again.
    Rematch(String),
    Closed,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct SeatBody {
    seat: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct SaidBody {
    pub(super) watching: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    pub(super) text: String,
}

/// The entry cannot be read; the database was changed by another hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unreadable;

impl Body {
    /// The kind of entries that say who sits where.
    pub(super) const SEAT: &str = "seat";

    pub(super) const fn kind(&self) -> &'static str {
        match self {
            Self::Seat(_) => Self::SEAT,
            Self::Started(_) => "started",
            Self::Played(_) => "played",
            Self::Said(_) => "said",
            Self::Rematch(_) => "rematch",
            Self::Closed => "closed",
        }
    }

    pub(super) fn text(&self) -> String {
        let json = |value: Result<String, serde_json::Error>| value.expect("plain values");
        match self {
            Self::Seat(body) => json(serde_json::to_string(body)),
            Self::Started(text) | Self::Played(text) | Self::Rematch(text) => text.clone(),
            Self::Said(body) => json(serde_json::to_string(body)),
            Self::Closed => String::new(),
        }
    }

    pub(super) fn read(kind: &str, text: &str) -> Result<Self, Unreadable> {
        let wrong = |_| Unreadable;
        Ok(match kind {
            Self::SEAT => Self::Seat(serde_json::from_str(text).map_err(wrong)?),
            "started" => Self::Started(text.to_owned()),
            "played" => Self::Played(text.to_owned()),
            "said" => Self::Said(serde_json::from_str(text).map_err(wrong)?),
            "rematch" => Self::Rematch(text.to_owned()),
            "closed" => Self::Closed,
            _ => return Err(Unreadable),
        })
    }

    pub(super) fn of_seat(seat: Seat, sitter: Sitter, name: Option<String>) -> Self {
        let (person, level) = match sitter {
            Sitter::Open => (None, None),
            Sitter::Person(person) => (Some(person.to_string()), None),
            Sitter::Bot(level) => (None, Some(level)),
        };
        Self::Seat(SeatBody { seat: seat.letter().to_string(), person, level, name })
    }

    pub(super) fn lines(entries: &[Entry]) -> String {
        entries.iter().map(|entry| format!("{entry}\n")).collect()
    }
}

impl SeatBody {
    pub(super) fn what(&self) -> Result<What, Unreadable> {
        let sitter = match (&self.person, self.level) {
            (Some(person), _) => {
                Sitter::Person(person.parse::<PersonId>().map_err(|_| Unreadable)?)
            }
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Open,
        };
        Ok(What::Seat { seat: letter(&self.seat)?, sitter, name: self.name.clone() })
    }
}

impl SaidBody {
    pub(super) fn what(&self) -> Result<What, Unreadable> {
        Ok(What::Said {
            channel: if self.watching { Channel::Watching } else { Channel::Seated },
            seat: self.seat.as_deref().map(letter).transpose()?,
            name: self.name.clone(),
            text: self.text.clone(),
        })
    }
}

fn letter(text: &str) -> Result<Seat, Unreadable> {
    let mut letters = text.chars();
    letters.next().and_then(Seat::from_letter).ok_or(Unreadable)
}
