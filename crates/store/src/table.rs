//! Tables and their seats.

use crate::{Commitment, PersonId, Seed, TableId};

macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($variant:ident = $word:literal)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($variant),* }

        impl $name {
            /// The word by which it is kept.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),* }
            }

            pub(crate) fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)* _ => None }
            }
        }
    )*};
}

words! {
    /// Who may find a table.
    Visibility {
        Open = "open"
        Private = "private"
    }
    /// How far a table has come.
    Status {
        Gathering = "gathering"
        Running = "running"
        Over = "over"
        Abandoned = "abandoned"
    }
}

/// A table to be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub host: PersonId,
    pub game: String,
    /// Opaque to the store.
    pub setup: String,
    pub visibility: Visibility,
    pub status: Status,
    pub created: i64,
    pub seed: Option<Seed>,
    pub commitment: Option<Commitment>,
    pub seats: Vec<Seat>,
}

/// A table as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Status, seats, seed and commitment are the present ones.
    pub table: NewTable,
    /// When the last entry was made.
    pub changed: i64,
    /// The stream number of the last entry; 0 before the first.
    pub head: u32,
}

/// One seat of a table, 0 to 3, as it is now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    pub seat: u8,
    pub occupant: Occupant,
    /// What the person at this seat added to the seed.
    pub nonce: Option<Vec<u8>>,
    /// Who may take the seat, or take it back.
    pub reserved_for: Option<PersonId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    Open,
    Person(PersonId),
    Bot { level: String },
}
