//! What can change at a table.

use super::body::{Body, SaidBody};
use super::load::kept;
use super::{Chair, Logged, Room, Sitter, What, exit::Glance};
use crate::fairness;
use crate::fault::Fault;
use crate::letters;
use kernel::{Entry, Seat, Viewer};
use std::ops::Range;
use store::{Append, Author, NewEntry, Person, PersonId, Status, TableId};
use wire::{Acted, Channel, HandOver, NewSeat};
use words::Catalogue;

/// A change somebody asks for.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Act {
        person: PersonId,
        position: u64,
        id: String,
        action: String,
    },
    Undo {
        person: PersonId,
        position: u64,
        id: String,
    },
    /// Without an action if the bot failed: a table must not wait for it.
    Bot {
        seat: Seat,
        position: u32,
        action: Option<String>,
    },
    Say {
        person: PersonId,
        name: Option<String>,
        id: String,
        channel: Channel,
        text: String,
    },
    /// `invited` holds an invitation, for one seat or for any.
    Join {
        person: PersonId,
        name: Option<String>,
        seat: Option<Seat>,
        nonce: Vec<u8>,
        invited: Option<Option<Seat>>,
    },
    Leave {
        person: PersonId,
    },
    Close {
        person: PersonId,
    },
    /// Words of who starts take the place of what they said before.
    Start {
        person: PersonId,
        nonce: Option<Vec<u8>>,
    },
    /// The same people may play again at this table.
    Rematch {
        person: PersonId,
        table: TableId,
    },
    HandOver(Handing),
}

/// A seat that is given, or taken back.
#[derive(Clone, Debug)]
pub(crate) struct Handing {
    pub(crate) person: PersonId,
    pub(crate) name: Option<String>,
    pub(crate) seat: Seat,
    pub(crate) to: HandOver,
    /// What who sits down adds to a seed that is still to be made.
    pub(crate) nonce: Vec<u8>,
    /// Who has gone without leaving.
    pub(crate) away: Option<PersonId>,
}

/// What came of a change.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Done {
    /// It had been done before.
    Before(Acted),
    /// It is done here and must be written down.
    Write(Box<Append>, Acted),
}

/// After how many decisions the record gets a fingerprint, which costs more than the decision.
const PRINT_EVERY: u32 = 64;

/// The most letters of an id that a client makes.
const LONGEST_ID: usize = 64;

impl Room {
    /// Does a change, here and for now only here: nobody may see the room until what is returned
    /// has been written down. When it is refused nothing has changed.
    pub(crate) fn prepare(
        &mut self,
        change: Change,
        now: i64,
        catalogue: &'static Catalogue,
    ) -> Result<Done, Fault> {
        match change {
            Change::Act { person, position, id, action } => {
                self.decide(person, position, id, now, catalogue, |room, seat| {
                    let game = room.game.as_mut().expect("a running game");
                    game.table_mut().act(seat, &action).map_err(|rejection| {
                        let names = room.names(catalogue);
                        let game = room.game.as_ref().expect("a running game");
                        let voice = game.voice(catalogue, &names, Viewer::Seat(seat));
                        Fault::rejection(voice, &rejection)
                    })
                })
            }
            Change::Undo { person, position, id } => {
                self.decide(person, position, id, now, catalogue, |room, seat| {
                    let game = room.game.as_mut().expect("a running game");
                    game.table_mut().undo(seat).map_err(|bar| {
                        let names = room.names(catalogue);
                        let game = room.game.as_ref().expect("a running game");
                        let voice = game.voice(catalogue, &names, Viewer::Seat(seat));
                        Fault::cannot_undo(voice, bar)
                    })
                })
            }
            Change::Bot { seat, position, action } => {
                // The seat may have been taken back, or a decision undone, while it thought.
                let due = self.bot_due().is_some_and(|(due, _)| due == seat);
                if !due || position != self.position {
                    return Err(Fault::Refused("server-not-now"));
                }
                let table = self.game.as_mut().expect("a running game").table_mut();
                let allowed = action.filter(|action| table.verdict(seat, action).is_ok());
                let action = allowed.or_else(|| {
                    tracing::error!(table = %self.id, position, "a bot found nothing allowed");
                    table.legal(seat).into_iter().next()
                });
                let steps =
                    table.act(seat, &action.unwrap_or_default()).map_err(|_| Fault::Internal)?;
                Ok(self.played(steps, None, now))
            }
            Change::Say { person, name, id, channel, text } => {
                self.say(person, name, id, channel, text, now)
            }
            Change::Join { person, name, seat, nonce, invited } => {
                self.join(person, name, seat, nonce, invited, now)
            }
            Change::Leave { person } => self.leave(person, now),
            Change::Close { person } => self.close(person, now),
            Change::Start { person, nonce } => self.start(person, nonce, now),
            Change::Rematch { person, table } => self.announce(person, table, now),
            Change::HandOver(handing) => self.hand_over(handing, now),
        }
    }

    /// A decision of a person, or one taken back.
    fn decide(
        &mut self,
        person: PersonId,
        position: u64,
        id: String,
        now: i64,
        catalogue: &'static Catalogue,
        does: impl FnOnce(&mut Self, Seat) -> Result<Range<usize>, Fault>,
    ) -> Result<Done, Fault> {
        if !self.may_watch(person) {
            return Err(Fault::NotFound);
        }
        if let Some(done) = self.repeat(person, &id)? {
            return Ok(done);
        }
        let seat = self.seat_of(person).ok_or(Fault::Forbidden)?;
        match self.status {
            Status::Running => {}
            Status::Over => return Err(Fault::Refused("common-over")),
            Status::Gathering | Status::Abandoned => {
                return Err(Fault::Refused("server-not-started"));
            }
        }
        if position != u64::from(self.position) {
            let glance = Glance::new(self, person, Some(catalogue));
            return Err(Fault::Stale(Box::new(self.state(&glance))));
        }
        let steps = does(self, seat)?;
        Ok(self.played(steps, Some(Author { person, client_id: Some(id) }), now))
    }

    /// Who may not even know of the table is told that there is none.
    fn barred(&self, person: PersonId) -> Fault {
        if self.may_watch(person) { Fault::Forbidden } else { Fault::NotFound }
    }

    /// What was answered to this id before.
    fn repeat(&self, person: PersonId, id: &str) -> Result<Option<Done>, Fault> {
        if id.is_empty() || id.len() > LONGEST_ID || id.chars().any(char::is_control) {
            return Err(Fault::Refused("server-bad-id"));
        }
        let before = self.answered.get(&(person, id.to_owned()));
        Ok(before.map(|acted| Done::Before(Acted { repeated: true, ..acted.clone() })))
    }

    fn played(&mut self, steps: Range<usize>, author: Option<Author>, now: i64) -> Done {
        let game = self.game.as_ref().expect("a running game");
        self.position += 1;
        let table = game.table();
        let mut entries: Vec<Entry> =
            table.whole(steps.start).into_iter().take(steps.len()).collect();
        let over = game.is_over();
        if over || self.position.is_multiple_of(PRINT_EVERY) {
            entries.push(Entry::Fingerprint(table.fingerprint()));
        }
        let body = Body::Played(Body::lines(&entries));
        if over {
            self.status = Status::Over;
        }
        let what = What::Played { position: self.position, steps };
        let status = over.then_some(Status::Over);
        self.write(vec![(body, what)], Some(self.position), author, status, Vec::new(), now)
    }

    fn say(
        &mut self,
        person: PersonId,
        name: Option<String>,
        id: String,
        channel: Channel,
        text: String,
        now: i64,
    ) -> Result<Done, Fault> {
        if !self.may_watch(person) {
            return Err(Fault::NotFound);
        }
        if let Some(done) = self.repeat(person, &id)? {
            return Ok(done);
        }
        let seat = self.seat_of(person);
        if seat.is_some() != (channel == Channel::Seated) {
            return Err(Fault::Forbidden);
        }
        let text = letters::plain(&text);
        if !letters::visible(&text) {
            return Err(Fault::Refused("server-empty"));
        }
        let body = Body::Said(SaidBody {
            watching: channel == Channel::Watching,
            seat: seat.map(|seat| seat.letter().to_string()),
            name: name.clone(),
            text: text.clone(),
        });
        let what = What::Said { channel, seat, name, text };
        let author = Some(Author { person, client_id: Some(id) });
        Ok(self.write(vec![(body, what)], None, author, None, Vec::new(), now))
    }

    fn join(
        &mut self,
        person: PersonId,
        name: Option<String>,
        wanted: Option<Seat>,
        nonce: Vec<u8>,
        invited: Option<Option<Seat>>,
        now: i64,
    ) -> Result<Done, Fault> {
        if invited.is_none() && self.visibility == store::Visibility::Private {
            return Err(self.barred(person));
        }
        // Who left a seat may come back to it.
        let left = |chair: &Chair| chair.reserved_for == Some(person);
        if self.seat_of(person).is_some() || self.chairs.iter().any(left) {
            return Err(Fault::Refused("server-seated-already"));
        }
        if matches!(self.status, Status::Over | Status::Abandoned) {
            return Err(Fault::Refused("server-table-closed"));
        }
        // The seat of who left a game is the host's to give.
        if invited.is_none() && self.status == Status::Running {
            return Err(Fault::Refused("server-by-invitation"));
        }
        let meant = match (wanted, invited.flatten()) {
            (Some(wanted), Some(meant)) if wanted != meant => {
                return Err(Fault::Refused("server-other-seat"));
            }
            (wanted, meant) => wanted.or(meant),
        };
        // Who has sat anywhere since the start knows the secrets of that seat: no other is free.
        let known = self.known_seats(person);
        let free = |seat: &Seat| {
            let open =
                self.chairs.get(seat.index()).is_some_and(|chair| chair.sitter == Sitter::Open);
            open && known.iter().all(|other| other == seat)
        };
        let seat = match meant {
            Some(seat) => Some(seat).filter(free),
            None => Seat::all(self.chairs.len()).find(|seat| free(seat)),
        };
        let seat = seat.ok_or(Fault::Refused("server-no-free-seat"))?;
        let running = self.status == Status::Running;
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Sitter::Person(person);
        chair.name.clone_from(&name);
        // The nonces of a running game are part of its seed.
        if !running {
            chair.nonce = nonce;
        }
        Ok(self.reseat(seat, person, now))
    }

    /// The seats a person has had since the game began.
    fn known_seats(&self, person: PersonId) -> Vec<Seat> {
        let mut sitting: Vec<Option<PersonId>> = vec![None; self.chairs.len()];
        let mut known = Vec::new();
        let mut started = false;
        for Logged { what, .. } in &self.log {
            match what {
                What::Seat { seat, sitter, .. } => {
                    let sitter = match sitter {
                        Sitter::Person(person) => Some(*person),
                        Sitter::Open | Sitter::Bot(_) => None,
                    };
                    sitting[seat.index()] = sitter;
                    if started && sitter == Some(person) {
                        known.push(*seat);
                    }
                }
                What::Started { .. } => {
                    started = true;
                    let seats = Seat::all(sitting.len());
                    known.extend(seats.filter(|seat| sitting[seat.index()] == Some(person)));
                }
                What::Played { .. } | What::Said { .. } | What::Rematch { .. } | What::Closed => {}
            }
        }
        known
    }

    /// Before the start the seat is free again; later it is kept for who left.
    fn leave(&mut self, person: PersonId, now: i64) -> Result<Done, Fault> {
        let seat = self.seat_of(person).ok_or(Fault::Forbidden)?;
        let running = self.status == Status::Running;
        match self.status {
            Status::Gathering | Status::Running => {}
            Status::Over | Status::Abandoned => return Err(Fault::Refused("server-table-closed")),
        }
        let chair = &mut self.chairs[seat.index()];
        chair.sitter = Sitter::Open;
        if running {
            // Who stands in for somebody leaves the seat to them.
            chair.reserved_for.get_or_insert(person);
        } else {
            chair.name = None;
            chair.nonce = Vec::new();
        }
        Ok(self.reseat(seat, person, now))
    }

    fn close(&mut self, person: PersonId, now: i64) -> Result<Done, Fault> {
        if self.host != person {
            return Err(Fault::Forbidden);
        }
        if self.status != Status::Gathering {
            return Err(Fault::Refused("server-started-already"));
        }
        self.status = Status::Abandoned;
        let author = Some(Author { person, client_id: None });
        let entries = vec![(Body::Closed, What::Closed)];
        Ok(self.write(entries, None, author, Some(Status::Abandoned), Vec::new(), now))
    }

    fn start(&mut self, person: PersonId, nonce: Option<Vec<u8>>, now: i64) -> Result<Done, Fault> {
        if self.host != person {
            return Err(Fault::Forbidden);
        }
        if self.status != Status::Gathering {
            return Err(Fault::Refused("server-started-already"));
        }
        if self.chairs.iter().any(|chair| chair.sitter == Sitter::Open) {
            return Err(Fault::Refused("server-seats-open"));
        }
        let players = usize::from(self.agreement.players);
        let mut nonces = self.nonces();
        let own = self.seat_of(person).zip(nonce);
        if let Some((seat, nonce)) = &own {
            nonces[seat.index()].clone_from(nonce);
        }
        let seed = fairness::seed(self.secret, &self.id.to_string(), &nonces);
        let game = self.kind.begin(players, &self.agreement.options(), self.seating(), seed)?;
        let seats = own.map(|(seat, nonce)| {
            let chair = &mut self.chairs[seat.index()];
            chair.nonce = nonce;
            kept(seat, chair)
        });
        let drawn = game.table().whole(0);
        let body = Body::Started(Body::lines(&drawn));
        let what = What::Started { steps: 0..game.table().steps() };
        self.game = Some(game);
        self.status = Status::Running;
        let author = Some(Author { person, client_id: None });
        let seats = seats.into_iter().collect();
        Ok(self.write(vec![(body, what)], None, author, Some(Status::Running), seats, now))
    }

    /// Says where the same people may play again. Whoever is first says it.
    fn announce(&mut self, person: PersonId, table: TableId, now: i64) -> Result<Done, Fault> {
        self.again(person)?;
        if self.rematch().is_some() {
            return Err(Fault::Refused("server-not-now"));
        }
        let author = Some(Author { person, client_id: None });
        let entry = (Body::Rematch(table.to_string()), What::Rematch { table });
        Ok(self.write(vec![entry], None, author, None, Vec::new(), now))
    }

    /// The host gives a seat that was left to a bot or to anyone; who left may come back, and so
    /// may who went away without a word.
    fn hand_over(&mut self, handing: Handing, now: i64) -> Result<Done, Fault> {
        let Handing { person, name, seat, to, nonce, away } = handing;
        if matches!(self.status, Status::Over | Status::Abandoned) {
            return Err(Fault::Refused("server-table-closed"));
        }
        let host = self.host == person;
        let running = self.status == Status::Running;
        let other = self.seat_of(person).is_some_and(|own| own != seat);
        let chair = self.chairs.get_mut(seat.index()).ok_or(Fault::NotFound)?;
        match to {
            HandOver::Back => {
                if chair.reserved_for != Some(person) {
                    return Err(Fault::Forbidden);
                }
                if other {
                    return Err(Fault::Refused("server-seated-already"));
                }
                *chair = Chair {
                    sitter: Sitter::Person(person),
                    // The nonces of a running game are part of its seed.
                    nonce: if running { std::mem::take(&mut chair.nonce) } else { nonce },
                    reserved_for: None,
                    name,
                };
            }
            HandOver::Bot { .. } | HandOver::Open if !host => return Err(Fault::Forbidden),
            // A seat is taken from nobody who has not left it.
            HandOver::Bot { .. } | HandOver::Open if present(chair.sitter, away) => {
                return Err(Fault::Refused("server-seat-taken"));
            }
            HandOver::Bot { level } if !bots::LEVELS.contains(&level) => {
                return Err(Fault::Refused("server-bad-level"));
            }
            HandOver::Bot { .. } | HandOver::Open => {
                if let (true, Sitter::Person(gone)) = (running, chair.sitter) {
                    chair.reserved_for.get_or_insert(gone);
                }
                chair.sitter = match to {
                    HandOver::Bot { level } => Sitter::Bot(level),
                    HandOver::Open | HandOver::Back => Sitter::Open,
                };
                chair.name = None;
            }
        }
        self.minds.remove(&seat);
        Ok(self.reseat(seat, person, now))
    }

    /// Writes down who has a seat now; the game goes on with them.
    fn reseat(&mut self, seat: Seat, by: PersonId, now: i64) -> Done {
        let chair = &self.chairs[seat.index()];
        let (sitter, name) = (chair.sitter, chair.name.clone());
        let seats = vec![kept(seat, chair)];
        if let Some(game) = &self.game {
            let lines = Body::lines(&game.table().whole(0));
            if let Ok(game) = self.resume(&lines) {
                self.game = Some(game);
            }
        }
        let body = Body::of_seat(seat, sitter, name.clone());
        let what = What::Seat { seat, sitter, name };
        let author = Some(Author { person: by, client_id: None });
        self.write(vec![(body, what)], None, author, None, seats, now)
    }

    fn write(
        &mut self,
        entries: Vec<(Body, What)>,
        position: Option<u32>,
        author: Option<Author>,
        status: Option<Status>,
        seats: Vec<store::Seat>,
        now: i64,
    ) -> Done {
        let stream = self.stream() + 1;
        let mut kept = Vec::with_capacity(entries.len());
        for (body, what) in entries {
            kept.push(NewEntry {
                position,
                kind: body.kind().to_owned(),
                author: author.clone(),
                at: now,
                body: body.text(),
            });
            self.log.push(Logged { at: now, what });
        }
        self.changed = now;
        let acted = Acted {
            stream: u64::from(self.stream()),
            position: u64::from(self.position),
            repeated: false,
        };
        if let Some(Author { person, client_id: Some(id) }) = author {
            self.answered.insert((person, id), acted.clone());
        }
        let append = Append { status, seats, ..Append::entries(self.id, stream, kept) };
        Done::Write(Box::new(append), acted)
    }
}

/// Whether a person has a seat and was seen lately.
fn present(sitter: Sitter, away: Option<PersonId>) -> bool {
    matches!(sitter, Sitter::Person(person) if Some(person) != away)
}

/// The seats and first entries of a new table.
pub(crate) fn opened(
    seats: &[NewSeat],
    host: &Person,
    nonce: &[u8],
    now: i64,
) -> (Vec<store::Seat>, Vec<NewEntry>) {
    let mut chairs = Vec::new();
    let mut entries = Vec::new();
    for (seat, new) in Seat::all(seats.len()).zip(seats) {
        let (sitter, nonce, name) = match new {
            NewSeat::Me => (Sitter::Person(host.id), nonce.to_vec(), host.name.clone()),
            NewSeat::Open => (Sitter::Open, Vec::new(), None),
            NewSeat::Bot { level } => (Sitter::Bot(*level), Vec::new(), None),
        };
        let body = Body::of_seat(seat, sitter, name.clone());
        chairs.push(kept(seat, &Chair { sitter, nonce, reserved_for: None, name }));
        entries.push(NewEntry {
            position: None,
            kind: body.kind().to_owned(),
            author: Some(Author { person: host.id, client_id: None }),
            at: now,
            body: body.text(),
        });
    }
    (chairs, entries)
}
