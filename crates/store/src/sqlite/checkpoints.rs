//! The thread that folds the log into the file, so that no caller waits while it is done.

use crate::OpenError;
use rusqlite::Connection;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

const PERIOD: Duration = Duration::from_millis(500);

/// Ends with the value.
#[derive(Debug)]
pub(super) struct Checkpoints {
    end: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Looks every now and then whether something was committed since.
    pub(super) fn start(
        connection: Connection,
        commits: Arc<AtomicU64>,
    ) -> Result<Self, OpenError> {
        let (end, ended) = mpsc::channel();
        let thread = thread::Builder::new().name("store checkpoints".to_owned());
        let thread = thread.spawn(move || {
            let mut folded = 0;
            while ended.recv_timeout(PERIOD) == Err(RecvTimeoutError::Timeout) {
                let committed = commits.load(Ordering::Relaxed);
                // What cannot be folded now stays in the log, where it is just as safe.
                if committed != folded && fold(&connection).is_ok() {
                    folded = committed;
                }
            }
        })?;
        Ok(Self { end: Some(end), thread: Some(thread) })
    }
}

/// Folds what it can without making anybody wait.
fn fold(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.end = None;
        if let Some(thread) = self.thread.take() {
            // It answers to nobody; if it panicked, the writer folds the log when it closes.
            let _ = thread.join();
        }
    }
}
