//! A table in memory: what it was opened with, who sits there, the game, and everything that
//! happened, in the order of its stream.
//!
//! A room changes in one way: [`Room::prepare`] does a change and says what must be written down;
//! the [actor](actor) writes it, and only then lets anybody see the room again. If it cannot be
//! written the room is thrown away and read anew. What leaves a room for a viewer is made in
//! [`exit`] and nowhere else.

mod actor;
mod again;
mod body;
mod change;
mod exit;
mod load;

pub(crate) use actor::{
    Asked, Backlog, Follower, Frame, MAILBOX, Mailbox, Message, Surroundings, frame_text, run,
};
pub(crate) use again::Again;
pub(crate) use change::{Change, Done, Handing, opened};
pub(crate) use exit::{Glance, field};
pub use load::LoadError;

use crate::fairness::{self, Secret};
use crate::games::{Hosted, Live, Mind};
use crate::setup::Agreement;
use kernel::{Person, SEATS, Seat, Seating, Seed, Viewer};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use store::{PersonId, TableId};
use wire::Channel;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    kind: Arc<dyn Hosted>,
    pub(crate) agreement: Agreement,
    pub(crate) visibility: store::Visibility,
    pub(crate) status: store::Status,
    created: i64,
    changed: i64,
    secret: Secret,
    /// As it was published, and the text of the set-up that it is about.
    commitment: [u8; 32],
    setup: String,
    pub(crate) chairs: Vec<Chair>,
    game: Option<Box<dyn Live>>,
    /// Everything that happened; the first has stream number 1.
    log: Vec<Logged>,
    /// Decisions and decisions taken back so far: what an answer must state.
    position: u32,
    /// What was answered to the ids that clients made.
    answered: HashMap<(PersonId, String), wire::Acted>,
    minds: HashMap<Seat, Mind>,
}

/// A seat and who has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    nonce: Vec<u8>,
    /// Who may take it back.
    pub(crate) reserved_for: Option<PersonId>,
    /// The name of who sits or sat here.
    name: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    Open,
    Person(PersonId),
    Bot(u8),
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
struct Logged {
    at: i64,
    what: What,
}

#[derive(Clone, PartialEq, Debug)]
enum What {
    Seat { seat: Seat, sitter: Sitter, name: Option<String> },
    Started { steps: Range<usize> },
    Played { position: u32, steps: Range<usize> },
    Said { channel: Channel, seat: Option<Seat>, name: Option<String>, text: String },
    Rematch { table: TableId },
    Closed,
}

impl Room {
    /// The number of the last entry.
    pub(crate) fn stream(&self) -> u32 {
        self.log.len() as u32
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        Seat::all(self.chairs.len())
            .find(|seat| self.chairs[seat.index()].sitter == Sitter::Person(person))
    }

    /// Whether somebody may look at this table.
    pub(crate) fn may_watch(&self, person: PersonId) -> bool {
        self.visibility == store::Visibility::Open
            || self.host == person
            || self.seat_of(person).is_some()
            || self.chairs.iter().any(|chair| chair.reserved_for == Some(person))
    }

    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        self.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The seat that must decide.
    fn deciding_seat(&self) -> Option<Seat> {
        match self.game.as_ref()?.table().turn() {
            kernel::table::Due::Decision { seat, .. } => Some(seat),
            kernel::table::Due::Outcome(_) | kernel::table::Due::Over => None,
        }
    }

    /// The seat whose bot must decide now, with its level.
    fn bot_due(&self) -> Option<(Seat, u8)> {
        let seat = self.deciding_seat().filter(|_| self.status == store::Status::Running)?;
        match self.chairs.get(seat.index())?.sitter {
            Sitter::Bot(level) => Some((seat, level)),
            Sitter::Open | Sitter::Person(_) => None,
        }
    }

    /// The game alone.
    pub(crate) fn into_game(self) -> Option<Box<dyn Live>> {
        self.game
    }

    /// What all chance of the game follows from.
    fn seed(&self) -> Seed {
        fairness::seed(self.secret, &self.id.to_string(), &self.nonces())
    }

    /// What the players added to the secret, in seat order.
    fn nonces(&self) -> Vec<Vec<u8>> {
        self.chairs.iter().map(|chair| chair.nonce.clone()).collect()
    }

    /// Who sits at the table, as records say it.
    fn seating(&self) -> Seating {
        let seats = || Seat::all(self.chairs.len().min(SEATS));
        let person = |seat: Seat| {
            let chair = &self.chairs[seat.index()];
            let kind = match chair.sitter {
                Sitter::Bot(level) => format!("level{level}"),
                Sitter::Person(_) | Sitter::Open => "human".to_owned(),
            };
            Person { seat, kind, name: chair.name.clone().unwrap_or_default() }
        };
        // All seats, whoever has them: a seat may change hands and old undos must stay right.
        Seating {
            people: seats().map(person).collect(),
            practice: seats().filter(|_| self.agreement.practice).collect(),
            date: Some(self.agreement.date.clone()),
        }
    }
}
