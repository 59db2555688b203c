//! From what is kept back to a room.

use super::body::{Body, Unreadable};
use super::{Chair, Glance, Logged, Room, Sitter, What};
use crate::fairness::{self, Secret};
use crate::games::{Hosted, Live};
use crate::setup::Agreement;
use kernel::{Header, Record, RecordError, ReplayError, Seat};
use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use store::{Entry, Occupant, PersonId, Store, Table, TableId};
use words::Catalogue;

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
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The outcomes do not follow from the secret and what the players added.
    OtherChance,
    /// The last entry should be another one: some are lost.
    Cut {
        head: u32,
        last: u32,
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
            Self::OtherSecret => f.write_str("the secret is not the one that was committed to"),
            Self::OtherChance => f.write_str("the outcomes do not follow from the seed"),
            Self::Cut { head, last } => {
                write!(f, "the last entry should be {head} and is {last}")
            }
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

    /// What a list says of a table at which nobody plays, without its game being replayed.
    pub(crate) async fn outline(
        store: &dyn Store,
        games: &[Arc<dyn Hosted>],
        table: Table,
        person: Option<PersonId>,
        words: Option<&'static Catalogue>,
    ) -> Result<wire::Table, LoadError> {
        let (id, head) = (table.table.id, table.head);
        let mut room = Self::empty(games, table)?;
        for Entry { stream, entry } in store.entries_of_kind(id, Body::SEAT).await? {
            let wrong = |_| LoadError::Unreadable { stream };
            if let Body::Seat(body) = Body::read(&entry.kind, &entry.body).map_err(wrong)? {
                room.seat(&body.what().map_err(wrong)?);
            }
        }
        if room.status == store::Status::Over {
            // Any game of this kind has the same seats.
            let options = room.agreement.options();
            let players = usize::from(room.agreement.players);
            room.game = room.kind.begin(players, &options, room.seating(), room.seed()).ok();
        }
        Ok(room.listed_as(&Glance::of(&room, person, words), head))
    }

    /// Who sits where by an entry has the name that the entry says.
    fn seat(&mut self, what: &What) {
        if let What::Seat { seat, name, .. } = what
            && let Some(chair) = self.chairs.get_mut(seat.index())
        {
            chair.name.clone_from(name);
        }
    }

    pub(crate) fn build(
        games: &[Arc<dyn Hosted>],
        table: Table,
        entries: &[Entry],
    ) -> Result<Self, LoadError> {
        let head = table.head;
        let last = entries.last().map_or(0, |entry| entry.stream);
        if last != head || entries.len() != head as usize {
            return Err(LoadError::Cut { head, last });
        }
        let mut room = Self::empty(games, table)?;
        room.replay(entries)?;
        Ok(room)
    }

    /// A table at which nothing has happened yet.
    fn empty(games: &[Arc<dyn Hosted>], table: Table) -> Result<Self, LoadError> {
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
        Ok(Self {
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
            setup: table.setup,
            chairs: chairs(&table.seats).map_err(unreadable(0))?,
            game: None,
            log: Vec::new(),
            position: 0,
            answered: HashMap::new(),
            minds: HashMap::new(),
        })
    }

    /// Does what the entries say.
    fn replay(&mut self, entries: &[Entry]) -> Result<(), LoadError> {
        let unreadable = |stream: u32| move |_: Unreadable| LoadError::Unreadable { stream };
        self.log.reserve(entries.len());
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
                    self.seat(&what);
                    what
                }
                Body::Started(text) => {
                    started = true;
                    What::Started { steps: counted(&text) }
                }
                Body::Played(text) => {
                    let position = entry.position.ok_or(Unreadable).map_err(wrong)?;
                    self.position = position;
                    What::Played { position, steps: counted(&text) }
                }
                Body::Said(body) => body.what().map_err(wrong)?,
                Body::Rematch(table) => {
                    What::Rematch { table: table.parse().map_err(|_| wrong(Unreadable))? }
                }
                Body::Closed => What::Closed,
            };
            self.log.push(Logged { at: entry.at, what });
            if let Some((person, id)) = entry
                .author
                .as_ref()
                .and_then(|author| Some((author.person, author.client_id.clone()?)))
            {
                let acted = wire::Acted {
                    stream: u64::from(*stream),
                    position: u64::from(self.position),
                    repeated: false,
                };
                self.answered.insert((person, id), acted);
            }
        }
        if started {
            self.game = Some(self.resume(&lines)?);
        }
        Ok(())
    }

    /// Whether the secret is the one that was committed to.
    pub(crate) fn committed(&self) -> Result<(), LoadError> {
        let published = fairness::commitment(self.secret, &self.id.to_string(), &self.setup);
        if published == self.commitment { Ok(()) } else { Err(LoadError::OtherSecret) }
    }

    /// Whether its chance is the one that was promised: of the secret that was committed to, and,
    /// where it is played by the rules and components of today, drawn as the seed draws.
    pub(crate) fn honest(&self) -> Result<(), LoadError> {
        self.committed()?;
        let played_by = (self.agreement.rules, self.agreement.components.as_str());
        let Some(game) = self.game.as_ref().filter(|_| self.kind.stamp() == played_by) else {
            return Ok(());
        };
        let players = usize::from(self.agreement.players);
        let again =
            self.kind.begin(players, &self.agreement.options(), self.seating(), self.seed());
        let mut again = again.map_err(|_| LoadError::OtherChance)?;
        let kept = game.table().whole(0);
        let table = again.table_mut();
        for entry in &kept {
            let done = match entry {
                kernel::Entry::Decision { seat, line: Some(line) } => {
                    table.act(*seat, line).is_ok()
                }
                kernel::Entry::Undo { seat, .. } => table.undo(*seat).is_ok(),
                _ => true,
            };
            if !done {
                return Err(LoadError::OtherChance);
            }
        }
        let outcomes = |entries: &[kernel::Entry]| {
            let outcome = |entry: &&kernel::Entry| matches!(entry, kernel::Entry::Outcome(_));
            entries.iter().filter(outcome).cloned().collect::<Vec<_>>()
        };
        if outcomes(&kept) == outcomes(&table.whole(0)) {
            Ok(())
        } else {
            Err(LoadError::OtherChance)
        }
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
