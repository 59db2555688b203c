//! Threads that read, each with a connection of its own.

use super::read_only;
use crate::{Answer, Error, OpenError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use tokio::sync::{mpsc, oneshot};

const THREADS: usize = 4;

/// Reads that may wait; who comes after them waits to be let in.
const QUEUE: usize = 1024;

/// Statements a connection keeps prepared: more than there are.
pub(super) const STATEMENTS: usize = 64;

type Job = Box<dyn FnOnce(&Connection) + Send>;

#[derive(Debug)]
pub(super) struct Readers {
    queue: Option<mpsc::Sender<Job>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    pub(super) fn open(path: &Path) -> Result<Self, OpenError> {
        let (queue, jobs) = mpsc::channel::<Job>(QUEUE);
        let jobs = Arc::new(Mutex::new(jobs));
        let mut readers = Self { queue: Some(queue), threads: Vec::new() };
        for _ in 0..THREADS {
            let connection = read_only(path)?;
            connection.set_prepared_statement_cache_capacity(STATEMENTS);
            let jobs = Arc::clone(&jobs);
            let next = move || jobs.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let thread = thread::Builder::new().name("store reader".to_owned());
            readers.threads.push(thread.spawn(move || {
                while let Some(job) = next() {
                    job(&connection);
                }
            })?);
        }
        Ok(readers)
    }

    /// Runs a query on one moment's state of the store.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Answer<'_, T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Nobody waits any more: a flood of broken-off requests costs no reading.
            if answer.is_closed() {
                return;
            }
            let read = connection.unchecked_transaction().and_then(|_moment| query(connection));
            // Who has gone meanwhile needs no answer.
            let _ = answer.send(read.map_err(Error::failed));
        });
        Box::pin(async {
            let queue = self.queue.as_ref().ok_or(Error::Stopped)?;
            queue.send(job).await.map_err(|_| Error::Stopped)?;
            answered.await.map_err(|_| Error::Stopped)?
        })
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            // A reader that panicked has told its caller; there is nobody else to tell.
            let _ = thread.join();
        }
    }
}
