//! One task for each table that is in use: it does one thing after the other, so whatever anybody
//! sees of a table has been written down.
//!
//! The order is the promise of this server: a change is done in memory, committed by the store,
//! answered, and pushed. There is no other path to a socket.

use super::{Change, Done, Glance, Room};
use crate::fairness;
use crate::fault::Fault;
use crate::games::{Hosted, Mind};
use crate::thinkers::Thinkers;
use axum::extract::ws::Utf8Bytes;
use bots::Lineup;
use kernel::Seat;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use store::{PersonId, Store};
use tokio::sync::{mpsc, oneshot};
use wire::{Acted, FromServer};
use words::{Catalogue, Language};

/// What a table is asked.
pub(crate) enum Message {
    /// To tell something.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// To change.
    Do { change: Change, catalogue: &'static Catalogue, answer: oneshot::Sender<Asked> },
    /// To be followed from here on, if that is the end of the stream.
    Follow { follower: Follower, after: u32, answer: oneshot::Sender<Backlog> },
    /// Not to be followed any more.
    Leave { socket: u64 },
    /// A bot of this level has decided, or failed to.
    Thought { seat: Seat, level: u8, position: u32, found: Option<(String, Mind)> },
}

/// What was written, or why nothing was.
pub(crate) type Asked = Result<Acted, Fault>;

/// A socket that hears of everything new.
#[derive(Clone, Debug)]
pub(crate) struct Follower {
    /// The number of the socket.
    pub(crate) socket: u64,
    pub(crate) person: PersonId,
    pub(crate) words: Option<&'static Catalogue>,
    pub(crate) frames: mpsc::Sender<Frame>,
    /// Hears of tables that stopped pushing, because it was too slow or the table was read anew:
    /// it has to ask again from where it is.
    pub(crate) lost: mpsc::UnboundedSender<store::TableId>,
}

/// A frame for a socket: of which table, up to which number, its text.
#[derive(Clone, Debug)]
pub(crate) struct Frame {
    pub(crate) table: store::TableId,
    pub(crate) stream: u32,
    pub(crate) text: Utf8Bytes,
}

/// Old entries for somebody who follows.
#[derive(Clone, Default, Debug)]
pub(crate) struct Backlog {
    pub(crate) frames: Vec<Frame>,
    /// From here on new ones are pushed.
    pub(crate) up_to_date: bool,
    /// The table may not be followed.
    pub(crate) forbidden: bool,
    /// The stream ends before the number that was asked for.
    pub(crate) anew: bool,
}

/// Old entries are handed out so many at a time.
const BACKLOG: u32 = 64;

/// A table that nobody asks and nobody follows for so long is put away.
const IDLE: Duration = Duration::from_secs(120);

/// Messages that may wait for a table.
pub(crate) const MAILBOX: usize = 256;

pub(crate) type Mailbox = mpsc::Sender<Message>;

/// What every table needs.
#[derive(Clone)]
pub(crate) struct Surroundings {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) games: Arc<Vec<Arc<dyn Hosted>>>,
    pub(crate) thinkers: Arc<Thinkers>,
    pub(crate) now: fn() -> i64,
}

impl std::fmt::Debug for Surroundings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Surroundings").finish_non_exhaustive()
    }
}

/// What came of a change.
struct Committed {
    asked: Asked,
    /// The entries it made.
    new: Range<u32>,
    /// The room is still as it is kept.
    sound: bool,
}

struct Actor {
    room: Room,
    followers: Vec<Follower>,
    around: Surroundings,
    /// To itself: bots answer here.
    mailbox: mpsc::WeakSender<Message>,
    /// A bot thinks, about the present position or one that is past.
    thinking: bool,
}

/// Runs a table until nobody needs it any more, or it is not as it is kept.
pub(crate) async fn run(
    room: Room,
    around: Surroundings,
    mailbox: mpsc::WeakSender<Message>,
    mut messages: mpsc::Receiver<Message>,
) {
    let mut actor = Actor { room, followers: Vec::new(), around, mailbox, thinking: false };
    actor.wake_bot();
    loop {
        let message = match tokio::time::timeout(IDLE, messages.recv()).await {
            Ok(Some(message)) => message,
            Ok(None) => return,
            Err(_) if actor.followers.is_empty() && !actor.thinking => {
                messages.close();
                // What came in the meantime is still answered.
                while let Some(message) = messages.recv().await {
                    if !actor.handle(message).await {
                        return;
                    }
                }
                return;
            }
            Err(_) => continue,
        };
        if !actor.handle(message).await {
            return;
        }
    }
}

impl Actor {
    /// Returns whether the room is still as it is kept.
    async fn handle(&mut self, message: Message) -> bool {
        match message {
            Message::Look(look) => look(&self.room),
            Message::Do { change, catalogue, answer } => {
                let Committed { asked, new, sound } = self.commit(change, catalogue).await;
                // Whoever asked may be gone; it is done all the same.
                let _ = answer.send(asked);
                self.push(new);
                if !sound {
                    return false;
                }
                self.wake_bot();
            }
            Message::Follow { follower, after, answer } => {
                let backlog = self.backlog(&follower, after);
                if backlog.up_to_date {
                    self.followers.retain(|known| known.socket != follower.socket);
                    self.followers.push(follower);
                }
                let _ = answer.send(backlog);
            }
            Message::Leave { socket } => self.followers.retain(|known| known.socket != socket),
            Message::Thought { seat, level, position, found } => {
                self.thinking = false;
                // The seat may have been given to somebody else while it thought.
                if self.room.chairs[seat.index()].sitter != super::Sitter::Bot(level) {
                    self.wake_bot();
                    return true;
                }
                let action = found.map(|(action, mind)| {
                    self.room.minds.insert(seat, mind);
                    action
                });
                let change = Change::Bot { seat, position, action };
                let catalogue = crate::speech::catalogue(Language::En);
                let Committed { new, sound, .. } = self.commit(change, catalogue).await;
                self.push(new);
                if !sound {
                    return false;
                }
                self.wake_bot();
            }
        }
        true
    }

    /// Does a change and has it written down.
    async fn commit(&mut self, change: Change, catalogue: &'static Catalogue) -> Committed {
        let now = (self.around.now)();
        let (append, acted) = match self.room.prepare(change, now, catalogue) {
            Err(fault) => return Committed { asked: Err(fault), new: 0..0, sound: true },
            Ok(Done::Before(acted)) => {
                return Committed { asked: Ok(acted), new: 0..0, sound: true };
            }
            Ok(Done::Write(append, acted)) => (append, acted),
        };
        let new = append.stream..self.room.stream() + 1;
        match self.around.store.write(store::Change::Append(*append)).await {
            Ok(()) => Committed { asked: Ok(acted), new, sound: true },
            Err(error) => Committed { asked: Err(error.into()), new: 0..0, sound: false },
        }
    }

    /// Tells everybody who follows of new entries.
    fn push(&mut self, new: Range<u32>) {
        new.for_each(|stream| self.tell(stream));
    }

    /// Tells everybody who follows of an entry, each what they may know.
    fn tell(&mut self, stream: u32) {
        let mut made: Vec<(Glance, PersonKey, Utf8Bytes)> = Vec::new();
        let room = &self.room;
        let deciding = room.deciding_seat();
        self.followers.retain(|follower| {
            if !room.may_watch(follower.person) {
                let _ = follower.lost.send(room.id);
                return false;
            }
            let glance = Glance::new(room, follower.person, follower.words);
            let named = person_key(room, follower.person, stream);
            let known = made.iter().find(|(other, key, _)| {
                let same = glance.key() == other.key()
                    || room.pushed_alike(&glance, other, deciding, stream);
                same && *key == named
            });
            let text = match known {
                Some((_, _, text)) => text.clone(),
                None => {
                    let text = frame_text(&FromServer::Push(room.push(&glance, stream)));
                    made.push((glance, named, text.clone()));
                    text
                }
            };
            let sent = follower.frames.try_send(Frame { table: room.id, stream, text }).is_ok();
            if !sent {
                let _ = follower.lost.send(room.id);
            }
            sent
        });
    }

    fn backlog(&self, follower: &Follower, after: u32) -> Backlog {
        if !self.room.may_watch(follower.person) {
            return Backlog { forbidden: true, ..Backlog::default() };
        }
        let glance = Glance::new(&self.room, follower.person, follower.words);
        let last = self.room.stream();
        if after > last {
            return Backlog { anew: true, ..Backlog::default() };
        }
        let until = last.min(after.saturating_add(BACKLOG));
        let frames = (after..until)
            .map(|before| Frame {
                table: self.room.id,
                stream: before + 1,
                text: frame_text(&FromServer::Push(self.room.push(&glance, before + 1))),
            })
            .collect();
        Backlog { frames, up_to_date: until == last, ..Backlog::default() }
    }

    /// If a bot must decide, lets it think. A table has one thought at a time: while one is under
    /// way, were it about a position that was taken back, the next one waits for it.
    fn wake_bot(&mut self) {
        if self.thinking {
            return;
        }
        let Some((seat, level)) = self.room.bot_due() else { return };
        let position = self.room.position;
        let (Some(game), Some(mailbox)) = (self.room.game.as_ref(), self.mailbox.upgrade()) else {
            return;
        };
        let mind = self.room.minds.remove(&seat).unwrap_or_else(|| {
            let table = self.room.id.to_string();
            let whim = fairness::whim(self.room.secret, &table, seat.index() as u8, position);
            Mind::new(Lineup::Level(level), whim)
        });
        let thought = game.thought(seat, mind);
        self.thinking = true;
        let thinkers = Arc::clone(&self.around.thinkers);
        tokio::spawn(async move {
            let found = tokio::select! {
                found = thinkers.think(thought) => found,
                // The table was read anew and has thoughts of its own.
                () = mailbox.closed() => return,
            };
            let _ = mailbox.send(Message::Thought { seat, level, position, found }).await;
        });
    }
}

impl Drop for Actor {
    fn drop(&mut self) {
        for follower in &self.followers {
            let _ = follower.lost.send(self.room.id);
        }
    }
}

/// Whether an entry names the very person who is told: then nobody else is told the same.
type PersonKey = Option<PersonId>;

fn person_key(room: &Room, person: PersonId, stream: u32) -> PersonKey {
    match &room.log[stream as usize - 1].what {
        super::What::Seat { sitter: super::Sitter::Person(named), .. } if *named == person => {
            Some(person)
        }
        _ => None,
    }
}

/// A frame as text.
pub(crate) fn frame_text(frame: &FromServer) -> Utf8Bytes {
    /// Most frames with choices fit; growing to it from nothing would copy them several times.
    const USUAL: usize = 8 * 1024;
    let room = match frame {
        FromServer::Push(push) if !push.choices.is_empty() => USUAL,
        _ => USUAL / 8,
    };
    let mut text = Vec::with_capacity(room);
    serde_json::to_writer(&mut text, frame).expect("plain values become JSON");
    Utf8Bytes::from(String::from_utf8(text).expect("JSON is UTF-8"))
}
