//! How a game went: scores by turn, what others did, what the search makes of it.

use super::{Glance, Room, letter, said};
use crate::analyses::Progress;
use crate::fault::Fault;
use crate::retold::{Judging, Swing};
use crate::room::{Logged, What};
use kernel::{Entry, Said as Spoken, Seat, Viewer};
use store::Status;
use wire::{AnalysedTurn, Analysis, History, HistoryScore, HistoryTurn, Since, Told};
use words::weight::subject;
use words::{Args, Voice, outlook};

/// So many sentences are told of what others did.
const SENTENCES: usize = 8;

/// An event that may be told.
struct Candidate {
    stream: u32,
    /// Decisions in force after it.
    position: usize,
    event: Spoken,
    hurts: bool,
    /// Less is weightier.
    rank: usize,
}

impl Room {
    /// The score after every turn.
    pub(crate) fn history(&self, glance: &Glance) -> Result<History, Fault> {
        let (passed, last) = self.told(glance, None, |game, voice| {
            (game.history(glance.viewer, voice), game.is_over())
        })?;
        let mut stage = String::new();
        let turn = |passed: crate::retold::Passed| {
            let text = (passed.stage != stage).then(|| passed.stage.clone());
            stage = passed.stage;
            let score =
                |(seat, points, forecast)| HistoryScore { seat: letter(seat), points, forecast };
            HistoryTurn {
                turn: passed.turn as u32,
                at: passed.position as u64,
                seat: passed.seat.map(letter),
                text,
                scores: passed.scores.into_iter().map(score).collect(),
            }
        };
        Ok(History { turns: passed.into_iter().map(turn).collect(), last })
    }

    /// The decisions of a game that is over, to be judged.
    pub(crate) fn to_judge(&self) -> Result<Box<dyn Judging>, Fault> {
        match (&self.game, self.status) {
            (Some(game), Status::Over) => Ok(game.to_judge()),
            _ => Err(Fault::Refused("server-not-over")),
        }
    }

    /// What the search makes of the game, as far as it has come.
    pub(crate) fn analysis(&self, glance: &Glance, progress: &Progress) -> Result<Analysis, Fault> {
        let (done, of) = progress.counts();
        let (mut turns, mut swings) = (Vec::new(), Vec::new());
        if let Some(verdict) = progress.verdict() {
            let seats = verdict.seats;
            turns.extend(verdict.turns.iter().map(|turn| AnalysedTurn {
                turn: turn.turn as u32,
                at: turn.position as u64,
                seat: letter(turn.seat),
                expected: turn.expected.0[..seats].to_vec(),
            }));
            self.told(glance, None, |_, voice| {
                swings.extend(verdict.swings.iter().map(|one| swing(glance, voice, seats, one)));
            })?;
        }
        Ok(Analysis { done: done as u32, of: of as u32, turns, swings })
    }

    /// What others did since an entry, in a few sentences.
    pub(crate) fn since(&self, glance: &Glance, after: u32) -> Result<Since, Fault> {
        let game = self.game.as_deref().ok_or(Fault::Refused("server-not-started"))?;
        let weights = game.weights();
        let mut found: Vec<Candidate> = Vec::new();
        for stream in after.min(self.stream())..self.stream() {
            let Logged { what, .. } = &self.log[stream as usize];
            let (What::Played { steps, .. } | What::Started { steps }) = what else { continue };
            let told = game.table().told(glance.viewer, steps.start, steps.len());
            for step in told {
                // What was taken back did not happen.
                if let Entry::Undo { to, .. } = step.entry {
                    found.retain(|candidate| candidate.position <= to);
                }
                let by = decided_by(&step.entry);
                if by.is_some_and(|by| glance.viewer == Viewer::Seat(by)) {
                    continue;
                }
                for event in step.events {
                    let hurts = self.hurts(glance, &event, by);
                    // What weighs little is told where there is room.
                    let rank = weights.rank(&event).unwrap_or(usize::MAX);
                    let (stream, position) = (stream + 1, step.position);
                    found.push(Candidate { stream, position, event, hurts, rank });
                }
            }
        }
        let mut order: Vec<usize> = (0..found.len()).collect();
        // What hurts first, then what weighs most, then what is newest.
        order.sort_by_key(|&at| {
            let candidate = &found[at];
            (!candidate.hurts, candidate.rank, std::cmp::Reverse(at))
        });
        let left_out = found.len().saturating_sub(SENTENCES);
        order.truncate(SENTENCES);
        order.sort_unstable();
        let told = self.speak(game, glance, |voice| {
            let mut found: Vec<Option<Candidate>> = found.into_iter().map(Some).collect();
            let kept = order.into_iter().filter_map(|at| found[at].take());
            kept.map(|Candidate { stream, event, hurts, .. }| {
                let seat = subject(&event).map(letter);
                let text = voice.map(|voice| voice.event(&event));
                let mut event = said(event, text);
                event.hurts = hurts && glance.words.is_some();
                Told { stream: u64::from(stream), seat, event }
            })
            .collect()
        });
        Ok(Since { told, left_out: left_out as u32 })
    }

    /// Whether an event takes something from who looks that they did not decide.
    pub(super) fn hurts(&self, glance: &Glance, event: &Spoken, by: Option<Seat>) -> bool {
        match (glance.viewer, self.game.as_deref()) {
            (Viewer::Seat(seat), Some(game)) => game.weights().hurts(event, seat, by),
            (Viewer::Seat(_) | Viewer::Spectator, _) => false,
        }
    }
}

/// Who decided a step.
pub(super) const fn decided_by(entry: &Entry) -> Option<Seat> {
    match entry {
        Entry::Decision { seat, .. } | Entry::Undo { seat, .. } => Some(*seat),
        Entry::Outcome(_) | Entry::Comment(_) | Entry::Fingerprint(_) => None,
    }
}

fn swing(glance: &Glance, voice: Voice<'_>, seats: usize, swing: &Swing) -> wire::Swing {
    let expected = |points| outlook::expected(voice, swing.seat, seats, points);
    let args = Args::new()
        .with("turn", swing.turn)
        .with("seat", voice.person(swing.seat))
        .with("done", voice.action(&swing.done))
        .with("done-expected", expected(&swing.done_expected))
        .with("best", voice.action(&swing.best))
        .with("best-expected", expected(&swing.best_expected));
    let line = |line: &Spoken| said(line.clone(), glance.words.map(|_| voice.action(line)));
    wire::Swing {
        turn: swing.turn as u32,
        at: swing.position as u64,
        seat: letter(swing.seat),
        done: line(&swing.done),
        done_expected: swing.done_expected.0[..seats].to_vec(),
        best: line(&swing.best),
        best_expected: swing.best_expected.0[..seats].to_vec(),
        loss: swing.loss,
        text: voice.catalogue().say("client-analyse-swing", &args),
    }
}
