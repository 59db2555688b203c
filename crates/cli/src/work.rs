//! Long work: on how many threads, and how far it has come.

use crate::fault::Fault;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use words::{Args, Catalogue};

/// More would only wait for each other, and a system may refuse them.
const MOST_THREADS: usize = 256;

/// Threads the machine runs at the same time.
pub(crate) fn available() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// How many threads to use for so many games, all there are unless fewer were asked for.
pub(crate) fn threads(
    catalogue: &Catalogue,
    asked: Option<usize>,
    games: u64,
) -> Result<usize, Fault> {
    let threads = asked.unwrap_or_else(available);
    if threads == 0 || games == 0 {
        return Err(Fault::Told(catalogue.say("client-error-zero", &Args::new())));
    }
    Ok(threads.min(MOST_THREADS))
}

/// A bar for whoever watches; nothing where nobody does.
pub(crate) fn progress(length: u64) -> ProgressBar {
    let target = if std::io::stderr().is_terminal() {
        ProgressDrawTarget::stderr_with_hz(10)
    } else {
        ProgressDrawTarget::hidden()
    };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(Some(length), target).with_style(style)
}

/// Does every piece of work on some of the threads, and gives what came of each in their order.
pub(crate) fn spread<J: Sync, D: Send>(
    jobs: &[J],
    threads: usize,
    work: impl Fn(&J) -> D + Sync,
) -> Vec<D> {
    let next = AtomicU64::new(0);
    let progress = progress(jobs.len() as u64);
    let work_some = || {
        let mut done = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed) as usize;
            let Some(job) = jobs.get(number) else { return done };
            done.push((number, work(job)));
            progress.inc(1);
        }
    };
    let mut done = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads.min(jobs.len())).map(|_| scope.spawn(work_some)).collect();
        let mut done = work_some();
        for other in others {
            match other.join() {
                Ok(theirs) => done.extend(theirs),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        done
    });
    progress.finish_and_clear();
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, done)| done).collect()
}
