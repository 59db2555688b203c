//! What a game is.
//!
//! A game is a pure value: [`State`] splits what everybody sees (`public`), what one seat sees
//! (`private`) and what nobody sees (`secret`). Decisions are checked and listed from a
//! [`Sight`], which holds nothing but the public part and the seat's own private part, so a rule
//! cannot read what the deciding person may not know.
//!
//! Chance is never drawn inside the rules: a state that waits for dice or cards says so
//! ([`Turn::Chance`]), and whoever drives the game hands it an outcome: from a seed, from a
//! record, from a person with real dice, from a search.

pub mod chance;
pub mod fingerprint;
pub mod game;
pub mod log;
pub mod notation;
pub mod play;
pub mod preview;
pub mod random;
pub mod record;
pub mod replay;
pub mod retell;
pub mod said;
pub mod scenic;
pub mod seat;
pub mod stack;
#[cfg(feature = "suite")]
pub mod suite;
pub mod table;

pub use chance::{Bits, Draw, Fast, Seed};
pub use fingerprint::Fingerprint;
pub use game::{
    Candidates, Components, Disclosure, Fact, Game, Moves, OptionSpec, Options, Refused, Setup,
    SetupError, Sight, Silent, Sink, Standing, Standings, State, Tally, Turn, View,
};
pub use log::{Step, Told};
pub use notation::{Dealt, Name, NotationError, Token, Value, Vocabulary};
pub use play::{CannotUndo, Chance, Play};
pub use preview::{disclosure, preview};
pub use record::{Ending, Entry, Header, Person, Placing, Record, RecordError, Seating};
pub use replay::{ReplayError, ReplayFault};
pub use said::{Rejection, Said};
pub use seat::{BySeat, SEATS, Seat, Viewer};
pub use stack::Stack;
pub use table::Table;
