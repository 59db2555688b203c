//! Who is asking.

use crate::fault::Fault;
use crate::tokens;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::{Change, Person, Session, Store, TokenHash};

/// People and their sessions.
pub(crate) struct People {
    store: Arc<dyn Store>,
    now: fn() -> i64,
    /// Sessions that were asked for lately: most requests come from the same few.
    lately: Mutex<HashMap<TokenHash, (Session, Person)>>,
}

/// A session lasts so long after it was last used: 90 days.
const LASTS: i64 = 90 * 24 * 3_600_000;

/// Its use is written down once in so long: a day.
const TOUCH: i64 = 24 * 3_600_000;

/// Sessions kept in memory.
const MOST: usize = 20_000;

impl People {
    pub(crate) fn new(store: Arc<dyn Store>, now: fn() -> i64) -> Self {
        Self { store, now, lately: Mutex::default() }
    }

    fn remember(&self, session: Session, person: Person) {
        let mut lately = self.lately.lock().unwrap_or_else(PoisonError::into_inner);
        if lately.len() >= MOST {
            lately.clear();
        }
        lately.insert(session.token, (session, person));
    }

    /// Whether a token has shown to be somebody's lately.
    pub(crate) fn knows(&self, token: &TokenHash) -> bool {
        self.lately.lock().unwrap_or_else(PoisonError::into_inner).contains_key(token)
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
            Some(known) => known,
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
        self.lately.lock().unwrap_or_else(PoisonError::into_inner).remove(&hash);
        Ok(self.store.write(Change::EndSession { token: hash }).await?)
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
        lately.retain(|_, (_, known)| known.id != person.id);
    }
}
