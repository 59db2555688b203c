//! Plays the tables.

use super::Trouble;
use super::stage::{Ready, Stage};
use indicatif::ProgressBar;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use wire::{Acted, Method};

/// What is measured begins after this much of the time.
const WARM_UP: f64 = 0.2;

/// How it went.
#[derive(Debug, Default)]
pub(super) struct Course {
    pub(super) seconds: f64,
    /// Actions answered in that time.
    pub(super) actions: usize,
    /// From sending to the answer, sorted.
    pub(super) answers: Vec<Duration>,
    /// From sending to the socket of every other seat, sorted.
    pub(super) arrivals: Vec<Duration>,
    /// Actions that were never told to everybody.
    pub(super) lost: usize,
    /// Games ended before the time was over: the figures are too low.
    pub(super) ran_out: bool,
}

/// Plays for so long: each table as fast as it is answered, or all together so many actions a
/// second.
pub(super) async fn run(
    stage: &Stage,
    rate: Option<u32>,
    time: Duration,
    progress: &ProgressBar,
) -> Result<Course, Trouble> {
    let begin = Instant::now();
    let stop = Arc::new(AtomicBool::new(false));
    let mut players = Vec::new();
    let mut cues = Vec::new();
    for games in &stage.places {
        let (cue, cued) = mpsc::unbounded_channel();
        let (games, stop) = (games.clone(), Arc::clone(&stop));
        let cued = rate.is_some().then_some(cued);
        players.push(tokio::spawn(play(games, stop, cued)));
        cues.push(cue);
    }
    let ticking = tokio::spawn({
        let (progress, whole) = (progress.clone(), time.as_secs());
        async move {
            for _ in 0..whole {
                tokio::time::sleep(Duration::from_secs(1)).await;
                progress.inc(1);
            }
        }
    });
    match rate {
        None => tokio::time::sleep(time).await,
        Some(rate) => {
            let every = Duration::from_secs(1) / rate;
            let mut due = begin;
            for cue in cues.iter().cycle() {
                due += every;
                if due > begin + time {
                    break;
                }
                tokio::time::sleep_until(due.into()).await;
                let _ = cue.send(Instant::now());
            }
        }
    }
    stop.store(true, Ordering::Relaxed);
    drop(cues);
    let end = Instant::now();
    let from = begin + time.mul_f64(WARM_UP);
    let mut course = Course { seconds: (end - from).as_secs_f64(), ..Course::default() };
    for player in players {
        let (answers, ran_out) = player.await??;
        course.ran_out |= ran_out;
        let counted = answers.iter().filter(|(sent, took)| *sent + *took >= from && *sent < end);
        course.answers.extend(counted.map(|(_, took)| *took));
    }
    settle(stage).await;
    for table in stage.tables() {
        let arrivals = table.ears.arrivals();
        let counted = arrivals.iter().filter(|(sent, took)| *sent + *took >= from && *sent < end);
        course.arrivals.extend(counted.map(|(_, took)| *took));
        course.lost += table.ears.flying();
    }
    course.actions = course.answers.len();
    course.answers.sort_unstable();
    course.arrivals.sort_unstable();
    ticking.abort();
    Ok(course)
}

/// Waits until everybody has heard everything, but not for ever.
async fn settle(stage: &Stage) {
    for _ in 0..200 {
        if stage.tables().all(|table| table.ears.flying() == 0) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

type Answers = (Vec<(Instant, Duration)>, bool);

/// Plays one game after the other, at once or on cue, until told to stop or there are no more.
async fn play(
    games: Vec<Arc<Ready>>,
    stop: Arc<AtomicBool>,
    mut cued: Option<mpsc::UnboundedReceiver<Instant>>,
) -> Result<Answers, Trouble> {
    let mut answers = Vec::new();
    for table in games {
        let path = format!("/api/tables/{}/actions", table.id);
        for (number, (seat, action)) in table.script.iter().enumerate() {
            let sent = match &mut cued {
                None => Instant::now(),
                Some(cued) => match cued.recv().await {
                    Some(cue) => cue,
                    None => return Ok((answers, false)),
                },
            };
            if stop.load(Ordering::Relaxed) {
                return Ok((answers, false));
            }
            table.ears.sent(number, *seat, sent);
            let act = json!({ "position": number, "id": number.to_string(), "action": action });
            let body = act.to_string().into();
            let answer = table.people[*seat].ask(Method::Post, &path, Some(body)).await?;
            let _: Acted = answer.read()?;
            answers.push((sent, sent.elapsed()));
        }
    }
    Ok((answers, true))
}
