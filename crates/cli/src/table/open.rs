//! From what was asked to a game on the table.

use super::{seating, staged, supposed};
use crate::fault::Fault;
use crate::files;
use crate::registry::Playable;
use kernel::{
    Chance, Components, Game, Options, Play, Record, ReplayError, ReplayFault, Seat, Seating, Seed,
    Setup, Viewer,
};
use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use words::{Args, Catalogue, Voice};

/// A seed that was typed, or none.
pub(crate) fn seed(catalogue: &Catalogue, typed: &str) -> Result<Seed, Fault> {
    Seed::parse(typed).ok_or_else(|| {
        Fault::Told(catalogue.say("client-error-seed", &Args::new().with("seed", typed)))
    })
}

/// A seed nobody knows. The keys of the standard library's hash tables come from the system's
/// source of randomness.
pub(crate) fn fresh_seed() -> Seed {
    let keys = RandomState::new();
    let mut bytes = [0; 32];
    for (chunk, number) in bytes.chunks_mut(8).zip(0u64..) {
        chunk.copy_from_slice(&keys.hash_one(number).to_le_bytes());
    }
    Seed(bytes)
}

/// The component set in a file.
pub(crate) fn components<G: Game>(
    catalogue: &Catalogue,
    path: Option<&Path>,
) -> Result<Option<&'static G::Components>, Fault> {
    let Some(path) = path else { return Ok(None) };
    let text = files::read(catalogue, path)?;
    let set = G::Components::load(&text).map_err(|reason| {
        // What the parser adds below its first line is a picture of the file.
        let reason: Vec<&str> = reason.lines().map(str::trim).collect();
        Fault::file(catalogue, &path.display().to_string(), &reason.join(" "))
    })?;
    Ok(Some(set))
}

/// The set-up that was asked for.
pub(crate) fn setup<G: Game>(
    catalogue: &Catalogue,
    players: usize,
    options: &[String],
    file: Option<&Path>,
) -> Result<Setup<G>, Fault> {
    let told = |error| Fault::Told(catalogue.setup_error(&error));
    let mut setup = Setup::new(players).map_err(told)?;
    let mut chosen = Options::default();
    for option in options {
        let (name, value) = option.split_once('=').ok_or_else(|| {
            let args = Args::new().with("text", option.as_str());
            Fault::Told(catalogue.say("client-error-option", &args))
        })?;
        chosen.set(G::OPTIONS, name, value).map_err(told)?;
    }
    setup.options = chosen;
    if let Some(set) = components::<G>(catalogue, file)? {
        setup.components = set;
    }
    Ok(setup)
}

/// Whether a text is meant to be a record.
pub(crate) fn is_record(text: &str) -> bool {
    text.starts_with("azulejo")
}

pub(crate) fn record(catalogue: &Catalogue, path: &Path, text: &str) -> Result<Record, Fault> {
    Record::parse(text).map_err(|error| {
        let reason = catalogue.record_error(&error);
        Fault::line(catalogue, &path.display().to_string(), error.line, &reason)
    })
}

/// A record that was read, and what it was read from.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) path: &'a Path,
    pub(crate) text: &'a str,
    pub(crate) record: &'a Record,
    pub(crate) catalogue: &'a Catalogue,
}

impl Source<'_> {
    /// Replays and checks every line, and gives the game at a position if one is asked for.
    pub(crate) fn replay<G: Playable>(
        &self,
        at: Option<usize>,
        extra: Option<&'static G::Components>,
    ) -> Result<Play<G>, Fault> {
        let untrue = |error| self.untrue::<G>(&error);
        let Some(position) = at else {
            return self.retrace(self.record, extra);
        };
        self.retrace::<G>(self.record, extra)?;
        let cut = self.record.at(position).ok_or_else(|| untrue(self.no_position(position)))?;
        self.retrace(&cut, extra)
    }

    fn retrace<G: Playable>(
        &self,
        record: &Record,
        extra: Option<&'static G::Components>,
    ) -> Result<Play<G>, Fault> {
        match staged::of_record(record) {
            None if supposed::blanks(record) > 0 => supposed::replay(record, extra),
            None => Play::replay(record, extra),
            Some(text) => {
                let scenario = staged::read(self.catalogue, self.path, &text)?;
                let staged = staged::stage(self.catalogue, &scenario)?;
                staged::retrace(staged, record.header.seating.clone(), record)
            }
        }
        .map_err(|error| self.untrue::<G>(&error))
    }

    /// Takes the game up where its record leaves off, or at an earlier position. The record is
    /// taken to be checked.
    pub(crate) fn resume<G: Playable>(
        &self,
        at: Option<usize>,
        chance: Chance,
        extra: Option<&'static G::Components>,
    ) -> Result<Play<G>, Fault> {
        let untrue = |error| self.untrue::<G>(&error);
        let record = match at {
            None => self.record.clone(),
            Some(position) => {
                self.record.at(position).ok_or_else(|| untrue(self.no_position(position)))?
            }
        };
        if staged::of_record(&record).is_some() {
            return self.retrace(&record, extra);
        }
        Play::resume(&record, chance, extra).map_err(untrue)
    }

    fn no_position(&self, stated: usize) -> ReplayError {
        let fault = ReplayFault::Position { stated, last: self.record.positions() };
        ReplayError { line: self.record.line_of_ending(), fault }
    }

    /// The line that is not right, as it stands there, and why.
    fn untrue<G: Playable>(&self, error: &ReplayError) -> Fault {
        let catalogue = self.catalogue;
        let header = &self.record.header;
        let names = Setup::<G>::new(header.players).map_or_else(
            |_| Vec::new(),
            |setup| seating::names::<G>(catalogue, &header.seating, &G::start(&setup).public),
        );
        let components = G::Components::standard();
        let voice = Voice::of::<G>(catalogue, &names, Viewer::Spectator, components);
        let mut reason = voice.replay_fault(&error.fault);
        if let ReplayFault::Rejected(_) | ReplayFault::CannotUndo(_) = error.fault {
            let line = self.text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
            let args = Args::new().with("text", line).with("reason", reason);
            reason = catalogue.say("client-error-refused", &args);
        }
        let path = self.path.display().to_string();
        match error.fault {
            // No line is to blame for what was asked of it.
            ReplayFault::Position { .. } => Fault::file(catalogue, &path, &reason),
            _ => Fault::line(catalogue, &path, error.line, &reason),
        }
    }
}

/// Other people on the seats of a game that was begun. Who could be practised against before stays
/// so: the undo lines of the record rely on it.
pub(crate) fn reseat(
    catalogue: &Catalogue,
    old: &Seating,
    players: usize,
    kinds: &[String],
    names: &[String],
) -> Result<Seating, Fault> {
    if kinds.is_empty() && names.is_empty() {
        return Ok(old.clone());
    }
    let old_kind = |seat: Seat| {
        let person = old.people.iter().find(|person| person.seat == seat);
        person.map_or_else(|| seating::usual(1).concat(), |person| person.kind.clone())
    };
    let kinds: Vec<String> =
        if kinds.is_empty() { Seat::all(players).map(old_kind).collect() } else { kinds.to_vec() };
    if kinds.len() != players {
        let args = Args::new().with("stated", kinds.len()).with("seats", players);
        return Err(Fault::Told(catalogue.say("client-error-seats", &args)));
    }
    let names: Vec<String> = if names.is_empty() {
        seating::people_names(catalogue, old, players)
    } else {
        names.to_vec()
    };
    let mut new = seating::seating(catalogue, &kinds, &names)?;
    new.practice.extend(old.practice.iter().copied());
    new.practice.sort_unstable();
    new.practice.dedup();
    new.date.clone_from(&old.date);
    Ok(new)
}
