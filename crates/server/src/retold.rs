//! Looking back at a game: the score turn by turn, and what the search makes of its decisions.

use bots::Evaluate;
use bots::analysis::{self, Judgement, Moment};
use bots::search::Config;
use kernel::{BySeat, Play, Said, Seat, State, Viewer};
use std::fmt;
use words::{Pages, Voice};

/// The score when a turn was over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passed {
    /// 0 is the start.
    pub turn: usize,
    /// Decisions in force then.
    pub position: usize,
    /// Whose turn it was.
    pub seat: Option<Seat>,
    /// Where the game stood, in words.
    pub stage: String,
    /// Points and forecast of each seat.
    pub scores: Vec<(Seat, i32, i32)>,
}

/// A game that can be looked back at.
pub trait LookBack {
    /// The score after every turn as this viewer could know it then; once the game is over, with
    /// everything that was hidden.
    fn history(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<Passed>;
    /// The decisions of the game, to be judged on another thread.
    fn to_judge(&self) -> Box<dyn Judging>;
}

/// A game whose decisions are judged one by one.
pub trait Judging: Send {
    /// Decisions to be judged.
    fn count(&self) -> usize;
    /// Judges the next decision.
    fn step(&mut self);
    /// What was found.
    fn verdict(&self) -> Verdict;
}

/// What the search makes of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    pub(crate) seats: usize,
    pub(crate) turns: Vec<JudgedTurn>,
    pub(crate) swings: Vec<Swing>,
}

/// What was to be expected when a turn began.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct JudgedTurn {
    pub(crate) turn: usize,
    pub(crate) position: usize,
    pub(crate) seat: Seat,
    pub(crate) expected: BySeat<f32>,
}

/// A decision that cost something.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Swing {
    pub(crate) turn: usize,
    pub(crate) position: usize,
    pub(crate) seat: Seat,
    pub(crate) done: Said,
    pub(crate) done_expected: BySeat<f32>,
    pub(crate) best: Said,
    pub(crate) best_expected: BySeat<f32>,
    pub(crate) loss: f32,
}

/// Enough to find large swings, and a game is judged within a minute.
const ITERATIONS: u32 = 120;

impl<G: Pages + Evaluate> LookBack for Play<G> {
    fn history(&self, viewer: Viewer, voice: Voice<'_>) -> Vec<Passed> {
        let over = self.is_over();
        let scores = |state: &State<G>| -> Vec<(Seat, i32, i32)> {
            let of = |viewer: Viewer| {
                let standings = G::standings(state.view(viewer)).seats;
                let each = standings.iter().map(|one| (one.seat, one.points(), one.forecast()));
                each.collect::<Vec<_>>()
            };
            if !over {
                return of(viewer);
            }
            // What each knew of themselves is all there is to know.
            let own = Seat::all(state.seats())
                .filter_map(|seat| of(Viewer::Seat(seat)).into_iter().find(|(of, ..)| *of == seat));
            own.collect()
        };
        let mut history: Vec<Passed> = Vec::new();
        let mut last = None;
        let turns = self.retell(|moment| {
            if moment.opens {
                history.push(Passed {
                    turn: moment.turn - 1,
                    position: moment.position,
                    seat: last,
                    stage: G::stage(moment.state.view(viewer), voice),
                    scores: scores(moment.state),
                });
            }
            last = Some(moment.seat);
        });
        history.push(Passed {
            turn: turns,
            position: self.position(),
            seat: last,
            stage: G::stage(self.view(viewer), voice),
            scores: scores(self.state()),
        });
        history
    }

    fn to_judge(&self) -> Box<dyn Judging> {
        let (moments, _) = analysis::moments(self, None);
        let usual = bots::insight_config::<G>(1, Some(bots::SAFETY_STOP));
        let config = Config { iterations: ITERATIONS.min(usual.iterations), ..usual };
        Box::new(Judged { moments, judged: Vec::new(), seats: self.state().seats(), config })
    }
}

struct Judged<G: Evaluate> {
    moments: Vec<Moment<G>>,
    judged: Vec<Judgement<G>>,
    seats: usize,
    config: Config,
}

impl<G: Evaluate> fmt::Debug for Judged<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Judged({} of {})", self.judged.len(), self.moments.len())
    }
}

impl<G: Evaluate> Judging for Judged<G> {
    fn count(&self) -> usize {
        self.moments.len()
    }

    fn step(&mut self) {
        if let Some(moment) = self.moments.get(self.judged.len()) {
            self.judged.push(analysis::judge(moment, self.config));
        }
    }

    fn verdict(&self) -> Verdict {
        let opening = self.moments.iter().zip(&self.judged).filter(|(moment, _)| moment.opens);
        let turn = |(moment, judgement): (&Moment<G>, &Judgement<G>)| JudgedTurn {
            turn: moment.turn,
            position: moment.position,
            seat: moment.seat,
            expected: judgement.best_points,
        };
        let swing = |(moment, judgement): (&Moment<G>, &Judgement<G>)| Swing {
            turn: moment.turn,
            position: moment.position,
            seat: moment.seat,
            done: Said::of(&moment.action),
            done_expected: judgement.done_points,
            best: Said::of(&judgement.best),
            best_expected: judgement.best_points,
            loss: judgement.loss,
        };
        let swings = analysis::swings(&self.moments, &self.judged);
        Verdict {
            seats: self.seats,
            turns: opening.map(turn).collect(),
            swings: swings.into_iter().map(swing).collect(),
        }
    }
}
