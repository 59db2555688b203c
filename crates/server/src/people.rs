//! Who is asking.

use crate::fault::Fault;
use crate::tokens;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Change, Person, Session, Store, TokenHash};
use tokio::sync::broadcast;

/// People and their sessions.
pub(crate) struct People {
    store: Arc<dyn Store>,
    now: fn() -> i64,
    /// Sessions that were asked for lately: most requests come from the same few. None for one
    /// that has ended, lest a request that is under way brings it back.
    lately: Mutex<HashMap<TokenHash, Option<(Session, Person)>>>,
    /// Tells sockets of the sessions that end.
    ended: broadcast::Sender<TokenHash>,
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
        Self { store, now, lately: Mutex::default(), ended: broadcast::channel(ENDINGS).0 }
    }

    fn remember(&self, session: Session, person: Person) {
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if lately.len() >= MOST {
            lately.clear();
        }
        let known =
            lately.entry(session.token).or_insert_with(|| Some((session.clone(), person.clone())));
        if known.is_some() {
            *known = Some((session, person));
        }
    }

    /// Whether a token has shown to be somebody's lately.
    pub(crate) fn knows(&self, token: &TokenHash) -> bool {
        let lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        matches!(lately.get(token), Some(Some(_)))
    }

    /// The person of a token.
    pub(crate) async fn of(&self, token: &str) -> Result<Option<Person>, Fault> {
        let hash = tokens::hashed(token);
        let now = (self.now)();
        let known = {
            let lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
            lately.get(&hash).cloned()
        };
        let (mut session, person) = match known {
            Some(Some(known)) => known,
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
        self.lately.lock().unwrap_or_else(PoisonError::into_inner).insert(hash, None);
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
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        lately.retain(|_, known| known.as_ref().is_none_or(|(_, known)| known.id != person.id));
    }
}
