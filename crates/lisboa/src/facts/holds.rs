//! What a fact holds, as a number inside and as a word outside.

use kernel::game::Fact;
use kernel::notation::fold;
use kernel::scenic::Given;
use kernel::{Seat, Token};
use std::fmt;

/// The values of a fact. Inside it is a number: the amount, or the index of the seat or word.
#[derive(Clone, Copy, Debug)]
pub enum Holds {
    Number { least: i32, most: i32 },
    Seat,
    Word { word: fn(usize) -> Option<&'static str>, none: bool },
}

/// Stands for no word.
pub(crate) const NONE: i32 = -1;
const NO_WORD: &str = "none";

impl Holds {
    pub(super) const FLAG: Self = Self::Number { least: 0, most: 1 };

    pub(super) const fn up_to(most: i32) -> Self {
        Self::Number { least: 0, most }
    }

    pub(super) const fn word(word: fn(usize) -> Option<&'static str>) -> Self {
        Self::Word { word, none: false }
    }

    pub(super) const fn word_or_none(word: fn(usize) -> Option<&'static str>) -> Self {
        Self::Word { word, none: true }
    }

    pub(super) fn fact(self, value: i32) -> Fact {
        match self {
            Self::Number { .. } => Fact::Number(value),
            Self::Seat => Fact::Seat(Seat::new(value as usize)),
            Self::Word { word, .. } => {
                let found = usize::try_from(value).ok().and_then(word);
                Fact::Word(found.unwrap_or(NO_WORD))
            }
        }
    }

    /// The number of a value as someone wrote it, at a table of so many seats.
    pub(crate) fn read(self, given: &Given, seats: usize) -> Option<i32> {
        match (self, given) {
            (Self::Number { least, most }, Given::Number(number)) => {
                i32::try_from(*number).ok().filter(|number| (least..=most).contains(number))
            }
            (Self::Seat, Given::Word(text)) => {
                let seat = <Seat as Token>::read(text)?;
                (seat.index() < seats).then_some(seat.index() as i32)
            }
            (Self::Word { word, none }, Given::Word(text)) => {
                let text = fold(text);
                if none && text == NO_WORD {
                    return Some(NONE);
                }
                let index = (0..).map_while(word).position(|known| fold(known) == text)?;
                Some(index as i32)
            }
            (Self::Number { .. }, Given::Word(_))
            | (Self::Seat | Self::Word { .. }, Given::Number(_)) => None,
        }
    }
}

/// Long lists of numbered words are told by their ends.
const FEW: usize = 24;

/// For people: `0 to 200`, `gold, cloth, books, tools, none`.
impl fmt::Display for Holds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { least, most } => write!(f, "{least} to {most}"),
            Self::Seat => f.write_str("A, B, C, D"),
            Self::Word { word, none } => {
                let mut words: Vec<&str> = (0..).map_while(word).collect();
                if words.len() > FEW {
                    let numbered = |word: &&str| word.ends_with(|last: char| last.is_ascii_digit());
                    let run = words.iter().take_while(|word| numbered(word)).count();
                    if run > FEW {
                        words.splice(1..run - 1, ["…"]);
                    }
                }
                words.extend(none.then_some(NO_WORD));
                f.write_str(&words.join(", ").replace(", …, ", " … "))
            }
        }
    }
}
