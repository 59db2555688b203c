//! The one thread that writes.

use super::apply::{self, apply};
use super::readers::STATEMENTS;
use crate::sabotage::Sabotage;
use crate::{Change, Error, OpenError};
use rusqlite::{Connection, ErrorCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Changes that may wait; who comes after them waits to be let in.
const QUEUE: usize = 4096;

/// Changes that share a commit at most: a bound on how long the first of them waits.
const BATCH: usize = 512;

/// When so many shared the last commit, others are on their way: the next one waits for them a
/// moment, because a commit costs the same for one as for many.
const BUSY: usize = 4;
const MOMENT: Duration = Duration::from_millis(1);

type Outcome = Result<(), Error>;

#[derive(Debug)]
struct Job {
    change: Change,
    answer: oneshot::Sender<Outcome>,
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    commits: Arc<AtomicU64>,
}

impl Writer {
    pub(super) fn start(
        connection: Connection,
        sabotage: Option<Sabotage>,
    ) -> Result<Self, OpenError> {
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        let (queue, jobs) = mpsc::channel(QUEUE);
        let commits = Arc::default();
        let desk = Desk { connection, commits: Arc::clone(&commits), sabotage };
        let thread = thread::Builder::new().name("store writer".to_owned());
        let thread = thread.spawn(move || desk.run(jobs))?;
        Ok(Self { queue: Some(queue), thread: Some(thread), commits })
    }

    pub(super) async fn write(&self, change: Change) -> Outcome {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(Error::Stopped)?;
        queue.send(Job { change, answer }).await.map_err(|_| Error::Stopped)?;
        answered.await.map_err(|_| Error::Stopped)?
    }

    /// Counts the commits.
    pub(super) fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.commits)
    }

    pub(super) fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// Whether the thread has ended, because the disk is not to be trusted any more.
    pub(super) fn stopped(&self) -> bool {
        self.queue.as_ref().is_none_or(mpsc::Sender::is_closed)
    }

    pub(super) fn waiting(&self) -> usize {
        self.queue.as_ref().map_or(0, |queue| queue.max_capacity() - queue.capacity())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has left its callers with `Stopped`.
            let _ = thread.join();
        }
    }
}

/// What the writing thread has before it.
struct Desk {
    connection: Connection,
    commits: Arc<AtomicU64>,
    sabotage: Option<Sabotage>,
}

impl Desk {
    fn run(self, mut jobs: mpsc::Receiver<Job>) {
        let mut batch = Vec::with_capacity(BATCH);
        let mut last = 0;
        while jobs.blocking_recv_many(&mut batch, BATCH) > 0 {
            if last >= BUSY {
                thread::sleep(MOMENT);
                while batch.len() < BATCH
                    && let Ok(job) = jobs.try_recv()
                {
                    batch.push(job);
                }
            }
            last = batch.len();
            let (mut changes, answers): (Vec<_>, Vec<_>) =
                batch.drain(..).map(|job| (job.change, Some(job.answer))).unzip();
            if self.sabotage == Some(Sabotage::DropClientId) {
                changes.iter_mut().for_each(drop_client_ids);
            }
            if self.settle(&changes, answers).is_err() {
                return;
            }
        }
    }

    /// Makes the changes, commits, then answers. An error means that the disk is not to be trusted
    /// any more: whether a sync that failed once has lost something, no later sync tells.
    fn settle(
        &self,
        changes: &[Change],
        mut answers: Vec<Option<oneshot::Sender<Outcome>>>,
    ) -> Result<(), ()> {
        let mut tell = |at: usize, outcome: Outcome| {
            // Who has gone meanwhile needs no answer.
            let _ = answers[at].take().map(|answer| answer.send(outcome));
        };
        let made = self.make(changes);
        if self.sabotage == Some(Sabotage::AckBeforeCommit) {
            for (at, outcome) in made.iter().flatten().enumerate() {
                tell(at, outcome.clone());
            }
            thread::sleep(Duration::from_millis(20));
        }
        let committed = made.and_then(|outcomes| {
            self.connection.execute_batch("COMMIT")?;
            Ok(outcomes)
        });
        match committed {
            Ok(outcomes) => {
                self.commits.fetch_add(1, Ordering::Relaxed);
                outcomes.into_iter().enumerate().for_each(|(at, outcome)| tell(at, outcome));
                Ok(())
            }
            Err(cause) => {
                let lost = matches!(
                    cause.sqlite_error_code(),
                    Some(ErrorCode::SystemIoFailure | ErrorCode::DatabaseCorrupt)
                );
                let rolled_back = self.connection.is_autocommit()
                    || self.connection.execute_batch("ROLLBACK").is_ok();
                let error = Error::failed(cause);
                (0..changes.len()).for_each(|at| tell(at, Err(error.clone())));
                if lost || !rolled_back { Err(()) } else { Ok(()) }
            }
        }
    }

    /// Makes each change inside one transaction, which stays open. A change that is refused takes
    /// nothing with it; an error means that none was made.
    fn make(&self, changes: &[Change]) -> rusqlite::Result<Vec<Outcome>> {
        self.connection.execute_batch("BEGIN IMMEDIATE")?;
        // A savepoint costs as much as a change, and hardly any batch has one that is refused.
        if changes.iter().all(|change| apply::attempt(&self.connection, change).is_ok()) {
            return Ok(vec![Ok(()); changes.len()]);
        }
        if !self.connection.is_autocommit() {
            self.connection.execute_batch("ROLLBACK")?;
        }
        self.make_one_by_one(changes)
    }

    fn make_one_by_one(&self, changes: &[Change]) -> rusqlite::Result<Vec<Outcome>> {
        self.connection.execute_batch("BEGIN IMMEDIATE")?;
        let mut outcomes = Vec::with_capacity(changes.len());
        for change in changes {
            apply::begin(&self.connection)?;
            let outcome = apply(&self.connection, change);
            if outcome.is_err() {
                // Fails when the database has given up the whole transaction.
                apply::undo(&self.connection)?;
            }
            apply::end(&self.connection)?;
            outcomes.push(outcome.map_err(Error::from));
        }
        Ok(outcomes)
    }
}

fn drop_client_ids(change: &mut Change) {
    let entries = match change {
        Change::Append(append) => &mut append.entries,
        Change::AddTable { entries, .. } => entries,
        _ => return,
    };
    for author in entries.iter_mut().filter_map(|entry| entry.author.as_mut()) {
        author.client_id = None;
    }
}

#[cfg(test)]
mod tests;
