//! From what is kept back to a room.

use super::body::{Body, Unreadable};
use super::{Chair, Logged, Room, Sitter, What};
use crate::fairness::Secret;
use crate::games::{Hosted, Live};
use crate::setup::Agreement;
use kernel::{Header, Record, RecordError, ReplayError, Seat};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use store::{Entry, Occupant, Store, Table, TableId};

/// Why a table cannot be read.
#[derive(Debug)]
pub enum LoadError {
    Store(store::Error),
    /// No game of this name is at hand.
    UnknownGame(String),
    /// An entry or the set-up is not as this program writes it.
    Unreadable {
        stream: u32,
    },
    /// The lines are no record.
    Record(RecordError),
    /// The record does not tell a game.
    Replay(ReplayError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => error.fmt(f),
            Self::UnknownGame(name) => write!(f, "unknown game '{name}'"),
            Self::Unreadable { stream } => write!(f, "entry {stream} cannot be read"),
            Self::Record(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<store::Error> for LoadError {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

/// Entries are read in pages of so many.
const PAGE: u32 = 1_000;

impl Room {
    /// Reads a table; none if there is no such table.
    pub(crate) async fn load(
        store: &dyn Store,
        games: &[Arc<dyn Hosted>],
        id: TableId,
    ) -> Result<Option<Self>, LoadError> {
        let Some(table) = store.table(id).await? else { return Ok(None) };
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let page = store.entries(id, entries.len() as u32, PAGE).await?;
            let full = page.len() == PAGE as usize;
            entries.extend(page);
            if !full {
                break;
            }
        }
        Self::build(games, table, &entries).map(Some)
    }

    fn build(
        games: &[Arc<dyn Hosted>],
        table: Table,
        entries: &[Entry],
    ) -> Result<Self, LoadError> {
        let Table { table, changed, .. } = table;
        let unreadable = |stream: u32| move |_: Unreadable| LoadError::Unreadable { stream };
        let kind = games
            .iter()
            .find(|kind| kind.name() == table.game)
            .ok_or_else(|| LoadError::UnknownGame(table.game.clone()))?;
        let agreement: Agreement =
            serde_json::from_str(&table.setup).map_err(|_| LoadError::Unreadable { stream: 0 })?;
        let (Some(store::Seed(secret)), Some(store::Commitment(commitment))) =
            (table.seed, table.commitment)
        else {
            return Err(LoadError::Unreadable { stream: 0 });
        };
        let mut room = Self {
            id: table.id,
            host: table.host,
            kind: Arc::clone(kind),
            agreement,
            visibility: table.visibility,
            status: table.status,
            created: table.created,
            changed,
            secret: Secret(secret),
            commitment,
            chairs: chairs(&table.seats).map_err(unreadable(0))?,
            game: None,
            log: Vec::with_capacity(entries.len()),
            position: 0,
            answered: HashMap::new(),
            minds: HashMap::new(),
        };
        let mut lines = String::new();
        let mut steps = 0;
        let mut started = false;
        for Entry { stream, entry } in entries {
            let wrong = unreadable(*stream);
            let mut counted = |text: &str| {
                let first = steps;
                // Fingerprints are no steps.
                steps += text.lines().filter(|line| !line.starts_with('=')).count();
                lines.push_str(text);
                first..steps
            };
            let what = match Body::read(&entry.kind, &entry.body).map_err(wrong)? {
                Body::Seat(body) => {
                    let what = body.what().map_err(wrong)?;
                    if let What::Seat { seat, name, .. } = &what
                        && let Some(chair) = room.chairs.get_mut(seat.index())
                    {
                        chair.name.clone_from(name);
                    }
                    what
                }
                Body::Started(text) => {
                    started = true;
                    What::Started { steps: counted(&text) }
                }
                Body::Played(text) => {
                    let position = entry.position.ok_or(Unreadable).map_err(wrong)?;
                    room.position = position;
                    What::Played { position, steps: counted(&text) }
                }
                Body::Said(body) => body.what().map_err(wrong)?,
                Body::Closed => What::Closed,
            };
            room.log.push(Logged { at: entry.at, what });
            if let Some((person, id)) = entry
                .author
                .as_ref()
                .and_then(|author| Some((author.person, author.client_id.clone()?)))
            {
                let acted = wire::Acted {
                    stream: u64::from(*stream),
                    position: u64::from(room.position),
                    repeated: false,
                };
                room.answered.insert((person, id), acted);
            }
        }
        if started {
            room.game = Some(room.resume(&lines)?);
        }
        Ok(room)
    }

    /// The game that these lines tell, with those who sit at the table now.
    pub(super) fn resume(&self, lines: &str) -> Result<Box<dyn Live>, LoadError> {
        let header = Header {
            game: self.agreement.game.clone(),
            rules: self.agreement.rules,
            components: self.agreement.components.clone(),
            players: usize::from(self.agreement.players),
            options: self.agreement.options(),
            seating: self.seating(),
            notes: Vec::new(),
        };
        let heading = Record::new(header, Vec::new(), None).to_string();
        let record = Record::parse(&(heading + lines)).map_err(LoadError::Record)?;
        self.kind.resume(&record, self.seed()).map_err(LoadError::Replay)
    }
}

fn chairs(seats: &[store::Seat]) -> Result<Vec<Chair>, Unreadable> {
    let chair = |seat: &store::Seat| {
        let sitter = match &seat.occupant {
            Occupant::Open => Sitter::Open,
            Occupant::Person(person) => Sitter::Person(*person),
            Occupant::Bot { level } => Sitter::Bot(level.parse().map_err(|_| Unreadable)?),
        };
        Ok(Chair {
            sitter,
            nonce: seat.nonce.clone().unwrap_or_default(),
            reserved_for: seat.reserved_for,
            name: None,
        })
    };
    let mut seats: Vec<&store::Seat> = seats.iter().collect();
    seats.sort_by_key(|seat| seat.seat);
    seats.into_iter().map(chair).collect()
}

/// A chair as it is kept.
pub(super) fn kept(seat: Seat, chair: &Chair) -> store::Seat {
    store::Seat {
        seat: seat.index() as u8,
        occupant: match chair.sitter {
            Sitter::Open => Occupant::Open,
            Sitter::Person(person) => Occupant::Person(person),
            Sitter::Bot(level) => Occupant::Bot { level: level.to_string() },
        },
        nonce: (!chair.nonce.is_empty()).then(|| chair.nonce.clone()),
        reserved_for: chair.reserved_for,
    }
}
