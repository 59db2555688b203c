//! All tables: those in use have a task of their own, the others are in the store.

use crate::fault::Fault;
use crate::room::{
    self, Asked, Backlog, Change, Follower, MAILBOX, Mailbox, Message, Room, Surroundings,
};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Store, TableId};
use tokio::sync::{mpsc, oneshot};
use words::Catalogue;

/// How long until a task that is ending is looked at again.
const ENDING: Duration = Duration::from_millis(1);

/// Where tables are found.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    around: Surroundings,
    open: Arc<Mutex<HashMap<TableId, Entrance>>>,
}

/// The way to a table, which may be on its way from the store.
type Entrance = Arc<tokio::sync::Mutex<Option<Mailbox>>>;

impl Hall {
    pub(crate) fn new(around: Surroundings) -> Self {
        Self { around, open: Arc::default() }
    }

    pub(crate) fn store(&self) -> &dyn Store {
        self.around.store.as_ref()
    }

    pub(crate) const fn around(&self) -> &Surroundings {
        &self.around
    }

    /// How many tables are in use.
    pub(crate) fn in_use(&self) -> usize {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    pub(crate) fn is_in_use(&self, table: TableId) -> bool {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&table)
    }

    fn entrance(&self, table: TableId) -> Entrance {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(open.entry(table).or_default())
    }

    /// Whether this is still the way to a table. Whoever waited at one that is not any more would
    /// bring the table to life a second time.
    fn leads_to(&self, table: TableId, entrance: &Entrance) -> bool {
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.get(&table).is_some_and(|known| Arc::ptr_eq(known, entrance))
    }

    /// The mailbox of a table, brought from the store if need be.
    async fn mailbox(&self, table: TableId) -> Result<Mailbox, Fault> {
        let (entrance, mut mailbox) = loop {
            let entrance = self.entrance(table);
            let mailbox = Arc::clone(&entrance).lock_owned().await;
            if !self.leads_to(table, &entrance) {
                continue;
            }
            match mailbox.as_ref() {
                Some(open) if !open.is_closed() => return Ok(open.clone()),
                // Its task is ending; what it still writes must be read by the next one.
                Some(_) => {
                    drop(mailbox);
                    tokio::time::sleep(ENDING).await;
                }
                None => break (entrance, mailbox),
            }
        };
        // Whatever ends this before the table lives, nothing is left behind. It goes before the
        // lock does, so nobody finds the entrance without a table.
        let unused = Unused { hall: self, table, entrance: &entrance };
        let loaded = Room::load(self.around.store.as_ref(), &self.around.games, table).await;
        let room = match loaded {
            Ok(Some(room)) => room,
            Ok(None) => return Err(Fault::NotFound),
            Err(error) => {
                tracing::error!(%table, %error, "a table cannot be read");
                return Err(Fault::Unavailable);
            }
        };
        std::mem::forget(unused);
        if let Err(error) = room.committed() {
            tracing::error!(%table, %error, "a table is not as it was promised");
        }
        let (sender, messages) = mpsc::channel(MAILBOX);
        let (hall, own, weak) = (self.clone(), Arc::clone(&entrance), sender.downgrade());
        tokio::spawn(async move {
            let run = tokio::spawn(room::run(room, hall.around.clone(), weak, messages));
            if run.await.is_err() {
                tracing::error!(%table, "the task of a table failed");
            }
            // Only now may another task have this table.
            let mut mailbox = own.lock().await;
            *mailbox = None;
            hall.forget(table, &own);
        });
        *mailbox = Some(sender.clone());
        Ok(sender)
    }

    fn forget(&self, table: TableId, entrance: &Entrance) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.get(&table).is_some_and(|known| Arc::ptr_eq(known, entrance)) {
            open.remove(&table);
        }
    }

    async fn send(&self, table: TableId, mut message: Message) -> Result<(), Fault> {
        loop {
            let mailbox = self.mailbox(table).await?;
            match mailbox.send(message).await {
                Ok(()) => return Ok(()),
                // Its task is just ending; the next one takes its place.
                Err(mpsc::error::SendError(back)) => message = back,
            }
        }
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        table: TableId,
        look: impl FnOnce(&Room) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (answer, seen) = oneshot::channel();
        let look = Box::new(move |room: &Room| {
            let _ = answer.send(look(room));
        });
        self.send(table, Message::Look(look)).await?;
        seen.await.map_err(|_| Fault::Unavailable)
    }

    /// Changes a table; answered when it is written down.
    pub(crate) async fn change(
        &self,
        table: TableId,
        change: Change,
        catalogue: &'static Catalogue,
    ) -> Asked {
        let (answer, done) = oneshot::channel();
        self.send(table, Message::Do { change, catalogue, answer }).await?;
        done.await.map_err(|_| Fault::Unavailable)?
    }

    pub(crate) async fn follow(
        &self,
        table: TableId,
        follower: Follower,
        after: u32,
    ) -> Result<Backlog, Fault> {
        let (answer, backlog) = oneshot::channel();
        self.send(table, Message::Follow { follower, after, answer }).await?;
        backlog.await.map_err(|_| Fault::Unavailable)
    }

    pub(crate) async fn leave(&self, table: TableId, socket: u64) {
        let known = {
            let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
            open.get(&table).map(Arc::clone)
        };
        // A table that is not in use is followed by nobody.
        let Some(entrance) = known else { return };
        let mailbox = entrance.lock().await.clone();
        if let Some(mailbox) = mailbox {
            let _ = mailbox.send(Message::Leave { socket }).await;
        }
    }

    /// Brings a table to life, so that its bots go on.
    pub(crate) async fn wake(&self, table: TableId) {
        let _ = self.mailbox(table).await;
    }
}

/// An entrance that leads nowhere yet.
struct Unused<'a> {
    hall: &'a Hall,
    table: TableId,
    entrance: &'a Entrance,
}

impl Drop for Unused<'_> {
    fn drop(&mut self) {
        self.hall.forget(self.table, self.entrance);
    }
}

#[cfg(test)]
mod tests;
