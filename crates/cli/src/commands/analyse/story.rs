//! The game told by what was to be expected.

use super::course::{Course, Moment};
use super::judge::Judgement;
use crate::chart::{Lines, Series};
use crate::registry::Playable;
use kernel::{BySeat, Said, Seat, Turn, Viewer};
use serde_json::{Map, Value, json};
use words::{Args, Voice, capital, outlook};

/// More swings would not be read.
const MOST: usize = 5;

/// Less than a point is noise.
const LEAST: f32 = 1.0;

pub(super) struct Story<'a, G: Playable> {
    course: &'a Course<G>,
    judged: Vec<(&'a Moment<G>, &'a Judgement<G>)>,
    iterations: u32,
}

impl<'a, G: Playable> Story<'a, G> {
    pub(super) fn new(course: &'a Course<G>, judged: &'a [Judgement<G>], iterations: u32) -> Self {
        Self { course, judged: course.moments.iter().zip(judged).collect(), iterations }
    }

    /// The first decision of every turn that was looked at.
    fn turns(&self) -> impl Iterator<Item = &(&'a Moment<G>, &'a Judgement<G>)> {
        self.judged.iter().filter(|(moment, _)| moment.opens)
    }

    /// The dearest decision of each of the dearest turns, dearest first.
    fn swings(&self) -> Vec<(&'a Moment<G>, &'a Judgement<G>)> {
        let mut swings: Vec<(&Moment<G>, &Judgement<G>)> = Vec::new();
        for &(moment, judgement) in &self.judged {
            match swings.last_mut() {
                Some(last) if last.0.turn == moment.turn => {
                    if judgement.loss > last.1.loss {
                        *last = (moment, judgement);
                    }
                }
                _ => swings.push((moment, judgement)),
            }
        }
        swings.retain(|(_, judgement)| judgement.loss >= LEAST);
        swings.sort_by(|one, other| other.1.loss.total_cmp(&one.1.loss));
        swings.truncate(MOST);
        swings
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(G::seats(&self.course.end.public))
    }

    /// Points at the end, when it was reached.
    fn result(&self) -> Option<BySeat<f32>> {
        let end = &self.course.end;
        let Turn::Over = end.turn() else { return None };
        let mut points = BySeat([0.0; kernel::SEATS]);
        for standing in &G::standings(end.view(Viewer::Spectator)).seats {
            points[standing.seat] = standing.points() as f32;
        }
        Some(points)
    }

    pub(super) fn in_json(&self) -> Value {
        let points = |points: &BySeat<f32>| -> Value {
            let seat = |seat: Seat| (seat.letter().to_string(), json!(points[seat]));
            Value::Object(self.seats().map(seat).collect::<Map<_, _>>())
        };
        let turn = |(moment, judgement): &(&Moment<G>, &Judgement<G>)| {
            json!({
                "turn": moment.turn,
                "seat": moment.seat.letter(),
                "position": moment.position,
                "expected": points(&judgement.best_points),
            })
        };
        let swing = |(moment, judgement): &(&Moment<G>, &Judgement<G>)| {
            json!({
                "turn": moment.turn,
                "seat": moment.seat.letter(),
                "position": moment.position,
                "done": moment.action.to_string(),
                "done_expected": points(&judgement.done_points),
                "best": judgement.best.to_string(),
                "best_expected": points(&judgement.best_points),
                "loss": judgement.loss,
            })
        };
        json!({
            "game": G::NAME,
            "players": self.seats().count(),
            "iterations": self.iterations,
            "turns": self.turns().map(turn).collect::<Vec<_>>(),
            "swings": self.swings().iter().map(swing).collect::<Vec<_>>(),
            "result": self.result().as_ref().map(points),
        })
    }

    pub(super) fn in_words(&self, voice: Voice<'_>) -> Vec<String> {
        let catalogue = voice.catalogue();
        let standing = |points: &BySeat<f32>| {
            let person = |seat: Seat| {
                let args = Args::new()
                    .with("seat", voice.person(seat))
                    .with("points", outlook::whole(points[seat]));
                catalogue.say("client-analyse-person", &args)
            };
            catalogue.sequence(&self.seats().map(person).collect::<Vec<_>>())
        };
        let args = Args::new()
            .with("game", capital(G::NAME))
            .with("turns", self.course.turns)
            .with("iterations", self.iterations);
        let mut lines = vec![catalogue.say("client-analyse", &args)];
        for (moment, judgement) in self.turns() {
            let args = Args::new()
                .with("turn", moment.turn)
                .with("seat", voice.person(moment.seat))
                .with("standing", standing(&judgement.best_points));
            lines.push(catalogue.say("client-analyse-turn", &args));
        }
        if let Some(points) = self.result() {
            let args = Args::new().with("standing", standing(&points));
            lines.push(catalogue.say("client-analyse-end", &args));
        }
        let swings = self.swings();
        let heading =
            if swings.is_empty() { "client-analyse-no-swings" } else { "client-analyse-swings" };
        lines.push(catalogue.text(heading));
        for (moment, judgement) in swings {
            let seats = moment.state.seats();
            let expected = |points| outlook::expected(voice, moment.seat, seats, points);
            let args = Args::new()
                .with("turn", moment.turn)
                .with("seat", voice.person(moment.seat))
                .with("done", voice.action(&Said::of(&moment.action)))
                .with("done-expected", expected(&judgement.done_points))
                .with("best", voice.action(&Said::of(&judgement.best)))
                .with("best-expected", expected(&judgement.best_points));
            lines.push(catalogue.say("client-analyse-swing", &args));
        }
        lines
    }

    pub(super) fn drawn(&self, voice: Voice<'_>) -> String {
        let catalogue = voice.catalogue();
        let result = self.result();
        let series = |seat: Seat| {
            let turns = self.turns().map(|(moment, judgement)| {
                (moment.turn as f64, f64::from(judgement.best_points[seat]))
            });
            let end =
                result.map(|points| ((self.course.turns + 1) as f64, f64::from(points[seat])));
            Series { name: voice.person(seat), points: turns.chain(end).collect() }
        };
        Lines {
            title: catalogue
                .say("client-chart-analyse", &Args::new().with("game", capital(G::NAME))),
            below: catalogue.text("client-chart-turn"),
            beside: catalogue.text("client-chart-points"),
            series: self.seats().map(series).collect(),
        }
        .to_string()
    }
}
