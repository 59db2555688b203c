//! Lines of a vocabulary and refusals without their types, for those who know no game.

use crate::game::{Game, Refused};
use crate::notation::{NotationError, Value, Vocabulary};
use crate::seat::Seat;
use std::fmt::{self, Write as _};

/// A line of any vocabulary: its notation, and what the catalogue of words needs to say it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub line: String,
    pub kind: &'static str,
    pub fields: Vec<(&'static str, Value)>,
}

impl Said {
    #[must_use]
    pub fn of(line: &impl Vocabulary) -> Self {
        // Most lines fit; growing to it step by step costs more than the rest.
        let mut fields = Vec::with_capacity(4);
        line.fields(&mut |name, value| fields.push((name, value)));
        let mut text = String::with_capacity(48);
        // Writing to a string cannot fail.
        let _ = write!(text, "{line}");
        Self { line: text, kind: line.kind(), fields }
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line)
    }
}

/// Why a line was not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// It is no line of this game.
    Unreadable(NotationError),
    NotYourTurn {
        deciding: Seat,
    },
    ChanceIsDue,
    Over,
    /// A rule forbids it: `M4.4`, with the amounts.
    Rule {
        rule: &'static str,
        refusal: Said,
    },
}

impl<G: Game> From<Refused<G>> for Rejection {
    fn from(refused: Refused<G>) -> Self {
        match refused {
            Refused::NotYourTurn { deciding } => Self::NotYourTurn { deciding },
            Refused::ChanceIsDue => Self::ChanceIsDue,
            Refused::Over => Self::Over,
            Refused::Rule(refusal) => {
                Self::Rule { rule: G::rule(refusal), refusal: Said::of(&refusal) }
            }
        }
    }
}

impl From<NotationError> for Rejection {
    fn from(error: NotationError) -> Self {
        Self::Unreadable(error)
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => write!(f, "{error}"),
            Self::NotYourTurn { deciding } => write!(f, "{} decides", deciding.letter()),
            Self::ChanceIsDue => f.write_str("a chance outcome is due"),
            Self::Over => f.write_str("the game is over"),
            Self::Rule { rule, refusal } => write!(f, "{rule}: {refusal}"),
        }
    }
}

impl std::error::Error for Rejection {}
