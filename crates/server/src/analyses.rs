//! Games that are judged or were, kept in memory: nobody waits twice for the same verdict.

use crate::fault::Fault;
use crate::retold::{Judging, Verdict};
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use store::TableId;

/// More verdicts than these are not kept.
const MOST: usize = 64;

/// How far the judging of a game has come.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    done: AtomicUsize,
    of: usize,
    verdict: OnceLock<Verdict>,
}

impl Progress {
    /// Decisions judged, of so many.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.of)
    }

    pub(crate) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.get()
    }
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct Analyses(Mutex<HashMap<TableId, Arc<Progress>>>);

impl Analyses {
    pub(crate) fn known(&self, table: TableId) -> Option<Arc<Progress>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&table).map(Arc::clone)
    }

    /// Begins to judge, unless somebody has, or as many are judged as may be at once. Bots at tables go in between: each decision waits
    /// its turn.
    pub(crate) fn begin(
        &self,
        table: TableId,
        judging: Box<dyn Judging>,
        thinkers: Arc<Thinkers>,
        at_once: usize,
    ) -> Result<Arc<Progress>, Fault> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(progress) = known.get(&table) {
            return Ok(Arc::clone(progress));
        }
        let running = known.values().filter(|progress| progress.verdict().is_none()).count();
        if running >= at_once {
            return Err(Fault::Quota("server-too-many-analyses"));
        }
        if known.len() >= MOST {
            let finished = known.iter().find(|(_, progress)| progress.verdict().is_some());
            if let Some(table) = finished.map(|(table, _)| *table) {
                known.remove(&table);
            }
        }
        let progress = Arc::new(Progress { of: judging.count(), ..Progress::default() });
        known.insert(table, Arc::clone(&progress));
        tokio::spawn(judge(Arc::clone(&progress), judging, thinkers));
        Ok(progress)
    }
}

async fn judge(progress: Arc<Progress>, mut judging: Box<dyn Judging>, thinkers: Arc<Thinkers>) {
    for done in 1..=progress.of {
        let thought = thinkers.think(move || {
            judging.step();
            judging
        });
        // Nothing more will come; it stays as far as it came.
        let Some(back) = thought.await else { return };
        judging = back;
        progress.done.store(done, Ordering::Relaxed);
    }
    let _ = progress.verdict.set(judging.verdict());
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, channel};

    /// Takes as long as somebody wants.
    struct Slow(Receiver<()>);

    impl Judging for Slow {
        fn count(&self) -> usize {
            1
        }

        fn step(&mut self) {
            let _ = self.0.recv();
        }

        fn verdict(&self) -> Verdict {
            Verdict { seats: 2, turns: Vec::new(), swings: Vec::new() }
        }
    }

    #[tokio::test]
    async fn so_many_are_judged_at_once_and_no_more() {
        let thinkers = Arc::new(Thinkers::new(1).unwrap());
        let analyses = Analyses::default();
        let table = |number: u8| TableId::from_bytes([number; 16]);
        let (go, wait) = channel();
        let begin = |number, wait| {
            analyses.begin(table(number), Box::new(Slow(wait)), Arc::clone(&thinkers), 1)
        };
        let first = begin(1, wait).unwrap();
        let (_, idle) = channel();
        assert!(matches!(begin(2, idle), Err(Fault::Quota(_))));
        assert!(analyses.known(table(2)).is_none());
        let (_, idle) = channel();
        assert!(begin(1, idle).is_ok(), "it is judged already");
        go.send(()).unwrap();
        while first.verdict().is_none() {
            tokio::task::yield_now().await;
        }
        let (_, idle) = channel();
        assert!(begin(2, idle).is_ok());
    }
}
