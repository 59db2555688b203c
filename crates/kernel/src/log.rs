//! What happened, and who may know.

use crate::game::Game;
use crate::record::Entry;
use crate::seat::{SEATS, Seat, Viewer};

/// One thing that happened.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    Decision {
        seat: Seat,
        action: G::Action,
    },
    Outcome(G::Outcome),
    /// The seat took its last decision back, to where `to` decisions are in force.
    Undo {
        seat: Seat,
        to: usize,
    },
    /// A remark in a record that was resumed.
    Comment(String),
}

/// What a viewer is told of one step: its line in the record and the events they saw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Counted from 0 over everything that happened.
    pub number: usize,
    /// Decisions in force after it.
    pub position: usize,
    pub entry: Entry,
    pub events: Vec<E>,
}

/// A step with what came of it.
#[derive(Clone, Debug)]
pub(crate) struct Logged<G: Game> {
    pub(crate) step: Step<G>,
    pub(crate) events: Vec<G::Event>,
    /// Who may read the line.
    pub(crate) readers: Readers,
    pub(crate) position: usize,
}

impl<G: Game> Logged<G> {
    /// Its line in the record, blank where it may not be read.
    pub(crate) fn entry(&self, readable: bool) -> Entry {
        match &self.step {
            Step::Decision { seat, action } => {
                Entry::Decision { seat: *seat, line: readable.then(|| action.to_string()) }
            }
            Step::Outcome(outcome) => Entry::Outcome(readable.then(|| outcome.to_string())),
            Step::Undo { seat, to } => Entry::Undo { seat: *seat, to: *to },
            Step::Comment(words) => Entry::Comment(words.clone()),
        }
    }
}

/// A set of viewers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Readers(u8);

impl Readers {
    pub(crate) const ALL: Self = Self(u8::MAX);

    pub(crate) fn who(may: impl Fn(Viewer) -> bool) -> Self {
        let bits = viewers(SEATS).filter(|viewer| may(*viewer)).map(|viewer| 1 << slot(viewer));
        Self(bits.sum())
    }

    pub(crate) fn has(self, viewer: Viewer) -> bool {
        self.0 & 1 << slot(viewer) != 0
    }
}

/// The seats and the spectator.
pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Where a viewer stands among all; the spectator comes last.
pub(crate) const fn slot(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => SEATS,
    }
}
