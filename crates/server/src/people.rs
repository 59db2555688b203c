//! Who is asking.

use crate::fault::Fault;
use crate::tokens;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::{Change, Person, PersonId, Session, Store, TokenHash};
use tokio::sync::broadcast;

/// People and their sessions.
pub(crate) struct People {
    store: Arc<dyn Store>,
    now: fn() -> i64,
    /// Sessions that were asked for lately: most requests come from the same few. None for one
    /// that has ended, lest a request that is under way brings it back.
    lately: Mutex<Lately>,
    /// Tells sockets of the sessions that end.
    ended: broadcast::Sender<TokenHash>,
}

/// Who asked for something.
#[derive(Debug)]
struct Lately {
    sessions: HashMap<TokenHash, Option<Known>>,
    /// Who asked for something before is not remembered.
    since: Instant,
}

#[derive(Clone, Debug)]
struct Known {
    session: Session,
    person: Person,
    seen: Instant,
}

/// A session lasts so long after it was last used: 90 days.
const LASTS: i64 = 90 * 24 * 3_600_000;

/// Its use is written down once in so long: a day.
const TOUCH: i64 = 24 * 3_600_000;

/// Sessions kept in memory.
const MOST: usize = 20_000;

/// Endings that may wait for a socket; one that missed some looks for itself.
const ENDINGS: usize = 16;

impl People {
    pub(crate) fn new(store: Arc<dyn Store>, now: fn() -> i64) -> Self {
        let lately = Lately { sessions: HashMap::new(), since: Instant::now() };
        Self { store, now, lately: Mutex::new(lately), ended: broadcast::channel(ENDINGS).0 }
    }

    fn remember(&self, session: Session, person: Person) {
        let mut lately = self.lately();
        let seen = Instant::now();
        if lately.sessions.len() >= MOST {
            *lately = Lately { sessions: HashMap::new(), since: seen };
        }
        let token = session.token;
        let new = Known { session, person, seen };
        match lately.sessions.entry(token) {
            Entry::Vacant(place) => {
                place.insert(Some(new));
            }
            Entry::Occupied(mut place) => {
                if let Some(known) = place.get_mut() {
                    *known = new;
                }
            }
        }
    }

    fn lately(&self) -> MutexGuard<'_, Lately> {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// For how long nobody has asked for anything as this person, as far as is known.
    pub(crate) fn silent(&self, person: PersonId) -> Duration {
        let lately = self.lately();
        let known = lately.sessions.values().flatten();
        let seen = known.filter(|known| known.person.id == person).map(|known| known.seen).max();
        seen.unwrap_or(lately.since).elapsed()
    }

    /// Whether a token has shown to be somebody's lately.
    pub(crate) fn knows(&self, token: &TokenHash) -> bool {
        matches!(self.lately().sessions.get(token), Some(Some(_)))
    }

    /// The person of a token.
    pub(crate) async fn of(&self, token: &str) -> Result<Option<Person>, Fault> {
        let hash = tokens::hashed(token);
        let now = (self.now)();
        let known = self.lately().sessions.get(&hash).cloned();
        let (mut session, person) = match known {
            Some(Some(Known { session, person, .. })) => (session, person),
            Some(None) => return Ok(None),
            None => match self.store.session(hash).await? {
                Some(found) => found,
                None => return Ok(None),
            },
        };
        if session.expires <= now {
            return Ok(None);
        }
        if now - session.last_seen > TOUCH {
            session.last_seen = now;
            session.expires = now + LASTS;
            let (last_seen, expires) = (session.last_seen, session.expires);
            self.store.write(Change::TouchSession { token: hash, last_seen, expires }).await?;
        }
        self.remember(session, person.clone());
        Ok(Some(person))
    }

    /// A new guest.
    pub(crate) async fn guest(
        &self,
        name: Option<String>,
        language: Option<String>,
    ) -> Result<(Person, String), Fault> {
        let person =
            Person { id: tokens::person(), name, language, created: (self.now)(), recovery: None };
        self.store.write(Change::AddPerson(person.clone())).await?;
        let token = self.session(&person).await?;
        Ok((person, token))
    }

    /// A new session of a person.
    pub(crate) async fn session(&self, person: &Person) -> Result<String, Fault> {
        let token = tokens::token();
        let now = (self.now)();
        let session = Session {
            token: tokens::hashed(&token),
            person: person.id,
            created: now,
            last_seen: now,
            expires: now + LASTS,
        };
        self.store.write(Change::AddSession(session.clone())).await?;
        self.remember(session, person.clone());
        Ok(token)
    }

    pub(crate) async fn end(&self, token: &str) -> Result<(), Fault> {
        let hash = tokens::hashed(token);
        self.store.write(Change::EndSession { token: hash }).await?;
        self.lately().sessions.insert(hash, None);
        // Nobody may be listening.
        let _ = self.ended.send(hash);
        Ok(())
    }

    /// Hears of the sessions that end from now on.
    pub(crate) fn ended(&self) -> broadcast::Receiver<TokenHash> {
        self.ended.subscribe()
    }

    pub(crate) async fn describe(
        &self,
        person: &Person,
        name: Option<String>,
        language: Option<String>,
    ) -> Result<Person, Fault> {
        let changed = Person { name, language, ..person.clone() };
        let change = Change::DescribePerson {
            person: person.id,
            name: changed.name.clone(),
            language: changed.language.clone(),
        };
        self.store.write(change).await?;
        self.forget(person);
        Ok(changed)
    }

    /// A new code by which this person can be taken up elsewhere.
    pub(crate) async fn recovery(&self, person: &Person) -> Result<String, Fault> {
        let code = tokens::code();
        let recovery = Some(tokens::hashed(&tokens::typed(&code)));
        self.store.write(Change::SetRecovery { person: person.id, recovery }).await?;
        self.forget(person);
        Ok(code)
    }

    pub(crate) async fn recovered(&self, code: &str) -> Result<Option<Person>, Fault> {
        Ok(self.store.person_by_recovery(tokens::hashed(&tokens::typed(code))).await?)
    }

    fn forget(&self, person: &Person) {
        let other = |known: &Known| known.person.id != person.id;
        self.lately().sessions.retain(|_, known| known.as_ref().is_none_or(other));
    }
}
