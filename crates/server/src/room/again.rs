//! Playing again: the same game with the same people, each a seat further.

use super::{Room, Sitter, What};
use crate::fault::Fault;
use kernel::Seat;
use store::{PersonId, Status, TableId};
use wire::{NewSeat, NewTable, Visibility};

/// A table like an old one.
#[derive(Clone, Debug)]
pub(crate) struct Again {
    pub(crate) table: NewTable,
    /// For whom an open seat is kept.
    pub(crate) kept: Vec<Option<PersonId>>,
}

impl Room {
    /// Where the same people play again, if that was asked for.
    pub(crate) fn rematch(&self) -> Option<TableId> {
        self.log.iter().rev().find_map(|logged| match logged.what {
            What::Rematch { table } => Some(table),
            What::Seat { .. }
            | What::Started { .. }
            | What::Played { .. }
            | What::Said { .. }
            | What::Closed => None,
        })
    }

    /// The table where this person would play again with the others.
    pub(crate) fn again(&self, person: PersonId) -> Result<Again, Fault> {
        self.seat_of(person).ok_or(Fault::Forbidden)?;
        if self.status != Status::Over {
            return Err(Fault::Refused("server-not-over"));
        }
        let count = self.chairs.len();
        let sitters = Seat::all(count).map(|seat| self.chairs[(seat.index() + 1) % count].sitter);
        let (seats, kept) = sitters
            .map(|sitter| match sitter {
                Sitter::Person(other) if other == person => (NewSeat::Me, None),
                Sitter::Person(other) => (NewSeat::Open, Some(other)),
                Sitter::Bot(level) => (NewSeat::Bot { level }, None),
                Sitter::Open => (NewSeat::Open, None),
            })
            .unzip();
        let table = NewTable {
            game: self.kind.name().to_owned(),
            seats,
            options: self.agreement.options.clone(),
            visibility: match self.visibility {
                store::Visibility::Open => Visibility::Open,
                store::Visibility::Private => Visibility::Private,
            },
            hints: self.agreement.hints,
            practice: self.agreement.practice,
            nonce: None,
        };
        Ok(Again { table, kept })
    }

    /// The seat that is kept here for somebody.
    pub(crate) fn kept_for(&self, person: PersonId) -> Option<Seat> {
        Seat::all(self.chairs.len())
            .find(|seat| self.chairs[seat.index()].reserved_for == Some(person))
    }
}
