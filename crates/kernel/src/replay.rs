//! From a record back to a game, checking every line on the way.

use crate::chance::Seed;
use crate::fingerprint::Fingerprint;
use crate::game::{Components, Game, Setup, SetupError};
use crate::notation::Vocabulary;
use crate::play::{CannotUndo, Chance, Play};
use crate::record::{Entry, Record};
use crate::said::Rejection;
use std::fmt;

/// Where a record does not tell a game, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    pub line: usize,
    pub fault: ReplayFault,
}

/// Why a line of a record cannot be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayFault {
    Game {
        known: &'static str,
        stated: String,
    },
    Rules {
        known: u32,
        stated: u32,
    },
    /// No component set with this hash is at hand.
    Components(String),
    Setup(SetupError),
    /// The line is blank because the record was made for someone who may not know it.
    Hidden,
    Rejected(Rejection),
    CannotUndo(CannotUndo),
    /// The undo leads elsewhere than it says.
    UndoLeadsTo(usize),
    Fingerprint {
        stated: Fingerprint,
        found: Fingerprint,
    },
    /// The seed gives another outcome.
    NotFromSeed {
        drawn: String,
    },
    /// The header says the game is over, but it is not.
    NotOver,
    /// The game ended otherwise than the record says.
    Result {
        found: String,
    },
    /// There is no such position.
    Position {
        stated: usize,
        last: usize,
    },
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.fault)
    }
}

impl fmt::Display for ReplayFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { known, stated } => write!(f, "the game is '{stated}', not '{known}'"),
            Self::Rules { known, stated } => {
                write!(f, "unknown rules revision {stated}; this program has {known}")
            }
            Self::Components(hash) => write!(f, "unknown component set '{hash}'"),
            Self::Setup(error) => write!(f, "{error}"),
            Self::Hidden => f.write_str("hidden; only a full record can be replayed"),
            Self::Rejected(rejection) => write!(f, "{rejection}"),
            Self::CannotUndo(bar) => write!(f, "cannot undo: {bar}"),
            Self::UndoLeadsTo(to) => write!(f, "the undo leads to {to}"),
            Self::Fingerprint { stated, found } => {
                write!(f, "fingerprint {stated}, but the game has {found}")
            }
            Self::NotFromSeed { drawn } => write!(f, "the seed gives '{drawn}'"),
            Self::NotOver => f.write_str("the game is not over"),
            Self::Result { found } => write!(f, "the game ended with '{found}'"),
            Self::Position { stated, last } => {
                write!(f, "no position {stated}; the last is {last}")
            }
        }
    }
}

impl std::error::Error for ReplayError {}

impl<G: Game> Setup<G> {
    /// The set-up a record was played with. `extra` is a component set beside the released ones.
    ///
    /// # Errors
    /// The header line that does not fit this game.
    pub fn of_record(
        record: &Record,
        extra: Option<&'static G::Components>,
    ) -> Result<Self, ReplayError> {
        let header = &record.header;
        let at = |key: &str, fault| ReplayError { line: record.line_of_key(key), fault };
        if header.game != G::NAME {
            let fault = ReplayFault::Game { known: G::NAME, stated: header.game.clone() };
            return Err(at("game", fault));
        }
        if header.rules != G::RULES_REVISION {
            let fault = ReplayFault::Rules { known: G::RULES_REVISION, stated: header.rules };
            return Err(at("rules", fault));
        }
        let mut setup =
            Self::new(header.players).map_err(|error| at("players", ReplayFault::Setup(error)))?;
        setup.components = extra
            .into_iter()
            .chain(G::Components::released())
            .find(|set| set.hash() == header.components)
            .ok_or_else(|| at("components", ReplayFault::Components(header.components.clone())))?;
        for (name, value) in &header.options {
            setup
                .options
                .set(G::OPTIONS, name, value)
                .map_err(|error| at("option", ReplayFault::Setup(error)))?;
        }
        Ok(setup)
    }
}

impl<G: Game> Play<G> {
    /// Replays a record and checks every line, every fingerprint, the result and, where it has a
    /// seed, that every outcome follows from it. `extra` is a component set beside the released
    /// ones.
    ///
    /// # Errors
    /// The first line that is not right.
    pub fn replay(
        record: &Record,
        extra: Option<&'static G::Components>,
    ) -> Result<Self, ReplayError> {
        let seed = record.ending.as_ref().and_then(|ending| ending.seed);
        let (mut play, from_seed) = Self::retrace(record, extra, seed)?;
        if let Some((entry, drawn)) = from_seed.err() {
            let line = record.line_of_entry(entry);
            return Err(ReplayError { line, fault: ReplayFault::NotFromSeed { drawn } });
        }
        if record.ending.is_some() {
            let line = record.line_of_ending();
            let Some(found) = play.ending() else {
                return Err(ReplayError { line, fault: ReplayFault::NotOver });
            };
            let stated = record.ending.iter().flat_map(|ending| &ending.results);
            if !found.results.iter().eq(stated) {
                let found: Vec<String> = found.results.iter().map(ToString::to_string).collect();
                let fault = ReplayFault::Result { found: found.join("; ") };
                return Err(ReplayError { line, fault });
            }
        }
        // Only now: a seed would draw what a shortened record lacks.
        if let Some(seed) = seed {
            play.set_chance(Chance::Seeded(seed), true);
        }
        Ok(play)
    }

    /// Replays and checks a whole record, and gives the game as it stood at a position: after so
    /// many of the decisions in force at the end. Outcomes from there on are typed in.
    ///
    /// # Errors
    /// The first line that is not right, or that there is no such position.
    pub fn replay_at(
        record: &Record,
        position: usize,
        extra: Option<&'static G::Components>,
    ) -> Result<Self, ReplayError> {
        Self::replay(record, extra)?;
        let cut = record.at(position).ok_or_else(|| ReplayError {
            line: record.line_of_ending(),
            fault: ReplayFault::Position { stated: position, last: record.positions() },
        })?;
        Self::replay(&cut, extra)
    }

    /// Takes up a game where its record leaves off. If the record's outcomes do not follow from
    /// the seed that is given, the game goes on, but its record will not name a seed.
    ///
    /// # Errors
    /// The first line that is not right.
    pub fn resume(
        record: &Record,
        chance: Chance,
        extra: Option<&'static G::Components>,
    ) -> Result<Self, ReplayError> {
        let seed = match chance {
            Chance::Seeded(seed) => Some(seed),
            Chance::ByHand => None,
        };
        let (mut play, from_seed) = Self::retrace(record, extra, seed)?;
        play.set_chance(chance, from_seed.is_ok());
        Ok(play)
    }

    /// Does every line of a record. Beside the game: whether all outcomes follow from the seed, or
    /// the first entry that does not and what the seed gives.
    #[allow(clippy::type_complexity)]
    fn retrace(
        record: &Record,
        extra: Option<&'static G::Components>,
        seed: Option<Seed>,
    ) -> Result<(Self, Result<(), (usize, String)>), ReplayError> {
        let setup = Setup::of_record(record, extra)?;
        let mut play = Self::new(setup, record.header.seating.clone(), Chance::ByHand);
        play.set_notes(record.header.notes.clone());
        let mut from_seed = Ok(());
        for (index, entry) in record.entries.iter().enumerate() {
            if let (Entry::Outcome(Some(line)), Some(seed), Ok(())) = (entry, seed, &from_seed)
                && let Some(drawn) = play.drawn(seed)
                && G::Outcome::parse(line).is_ok_and(|outcome| outcome != drawn)
            {
                from_seed = Err((index, drawn.to_string()));
            }
            play.retrace_entry(entry)
                .map_err(|fault| ReplayError { line: record.line_of_entry(index), fault })?;
        }
        Ok((play, from_seed))
    }

    fn retrace_entry(&mut self, entry: &Entry) -> Result<(), ReplayFault> {
        let rejected = |rejection: Rejection| ReplayFault::Rejected(rejection);
        match entry {
            Entry::Decision { seat, line } => {
                let line = line.as_deref().ok_or(ReplayFault::Hidden)?;
                let action = G::Action::parse(line).map_err(|error| rejected(error.into()))?;
                self.act(*seat, action).map_err(|refused| rejected(refused.into()))?;
            }
            Entry::Outcome(line) => {
                let line = line.as_deref().ok_or(ReplayFault::Hidden)?;
                let outcome = G::Outcome::parse(line).map_err(|error| rejected(error.into()))?;
                self.outcome(outcome).map_err(|refused| rejected(refused.into()))?;
            }
            Entry::Undo { seat, to } => {
                let leads_to = self.can_undo(*seat).map_err(ReplayFault::CannotUndo)?;
                if leads_to != *to {
                    return Err(ReplayFault::UndoLeadsTo(leads_to));
                }
                self.undo(*seat).map_err(ReplayFault::CannotUndo)?;
            }
            Entry::Fingerprint(stated) => {
                let found = Fingerprint::of(self.state());
                if *stated != found {
                    return Err(ReplayFault::Fingerprint { stated: *stated, found });
                }
            }
            Entry::Comment(words) => self.comment(words.clone()),
        }
        Ok(())
    }
}
