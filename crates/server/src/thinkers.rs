//! Threads on which bots think: a fixed number, whatever the number of tables.
//!
//! A table has at most one bot thinking at a time, so the queue, first come first served, is fair
//! to all tables. Few wait in the queue itself; the others wait in turn to be let in.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use tokio::sync::{mpsc, oneshot};

type Job = Box<dyn FnOnce() + Send>;

/// Thoughts that wait in the queue.
const QUEUE: usize = 64;

/// The threads.
#[derive(Debug)]
pub(crate) struct Thinkers {
    jobs: mpsc::Sender<Job>,
    asked: AtomicUsize,
}

/// Counts a thought for as long as somebody waits for it.
struct Asked<'a>(&'a AtomicUsize);

impl<'a> Asked<'a> {
    fn new(asked: &'a AtomicUsize) -> Self {
        asked.fetch_add(1, Ordering::Relaxed);
        Self(asked)
    }
}

impl Drop for Asked<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                stand_back();
                loop {
                    let job = {
                        let Ok(mut queue) = queue.lock() else { return };
                        queue.blocking_recv()
                    };
                    let Some(job) = job else { return };
                    // A bot that fails must not take the others with it.
                    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                        tracing::error!("a bot failed");
                    }
                }
            })?;
        }
        Ok(Self { jobs, asked: AtomicUsize::new(0) })
    }

    /// How many thoughts are waited for, under way or not.
    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::Relaxed)
    }

    /// Thinks; none if that failed. What nobody waits for any more is not begun.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _asked = Asked::new(&self.asked);
        let (answer, found) = oneshot::channel();
        let job: Job = Box::new(move || {
            if !answer.is_closed() {
                let _ = answer.send(thought());
            }
        });
        self.jobs.send(job).await.ok()?;
        found.await.ok()
    }
}

/// Lets whatever people wait for go first: such a thread runs when no other wants to, and gives way
/// at once. Lower priority alone is not enough, as Linux lets whoever runs finish their slice.
fn stand_back() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy, ThreadPriority, ThreadSchedulePolicy,
            set_thread_priority_and_policy, thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
        let set = set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle);
        if let Err(error) = set {
            // Bots then compete with people.
            tracing::warn!(?error, "bots cannot stand back");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use std::sync::atomic::AtomicBool;

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_thought() {
        let thinkers = Thinkers::new(1).unwrap();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = thinkers.think(move || wait.recv().is_ok());
        let mut first = std::pin::pin!(first);
        assert_eq!((&mut first).now_or_never(), None);
        let thought = Arc::new(AtomicBool::new(false));
        let own = Arc::clone(&thought);
        let given_up = thinkers.think(move || own.store(true, Ordering::Relaxed)).now_or_never();
        assert_eq!(given_up, None);
        assert_eq!(thinkers.asked(), 1);
        go.send(()).unwrap();
        assert_eq!(first.await, Some(true));
        // Whoever comes after it finds that it was passed over.
        assert_eq!(thinkers.think(|| 7).await, Some(7));
        assert!(!thought.load(Ordering::Relaxed));
    }
}
