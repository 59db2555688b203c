//! Threads on which bots think: a fixed number, whatever the number of tables.
//!
//! A table has at most one bot thinking at a time, so the queue, first come first served, is fair
//! to all tables.

use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use tokio::sync::oneshot;

type Job = Box<dyn FnOnce() + Send>;

/// The threads.
#[derive(Debug)]
pub(crate) struct Thinkers {
    jobs: mpsc::Sender<Job>,
}

impl Thinkers {
    pub(crate) fn new(threads: usize) -> std::io::Result<Self> {
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads.max(1) {
            let queue = Arc::clone(&queue);
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || {
                stand_back();
                loop {
                    let job = {
                        let Ok(queue) = queue.lock() else { return };
                        queue.recv()
                    };
                    let Ok(job) = job else { return };
                    // A bot that fails must not take the others with it.
                    if std::panic::catch_unwind(std::panic::AssertUnwindSafe(job)).is_err() {
                        tracing::error!("a bot failed");
                    }
                }
            })?;
        }
        Ok(Self { jobs })
    }

    /// Thinks; none if that failed.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, found) = oneshot::channel();
        let job: Job = Box::new(move || {
            let _ = answer.send(thought());
        });
        self.jobs.send(job).ok()?;
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
