//! The game told by what was to be expected.

use crate::chart::{Lines, Series};
use crate::registry::Playable;
use bots::analysis::{Judgement, Moment, swings};
use kernel::{BySeat, Said, Seat, State, Turn, Viewer};
use serde_json::{Map, Value, json};
use words::{Args, Voice, capital, outlook};

pub(super) struct Story<'a, G: Playable> {
    pub(super) moments: &'a [Moment<G>],
    pub(super) judged: &'a [Judgement<G>],
    pub(super) turns: usize,
    pub(super) end: &'a State<G>,
    pub(super) iterations: u32,
}

impl<'a, G: Playable> Story<'a, G> {
    /// The first decision of every turn that was looked at.
    fn turns(&self) -> impl Iterator<Item = (&'a Moment<G>, &'a Judgement<G>)> + use<'a, G> {
        self.moments.iter().zip(self.judged).filter(|(moment, _)| moment.opens)
    }

    fn swings(&self) -> Vec<(&'a Moment<G>, &'a Judgement<G>)> {
        swings(self.moments, self.judged)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(G::seats(&self.end.public))
    }

    /// Points at the end, when it was reached.
    fn result(&self) -> Option<BySeat<f32>> {
        let end = self.end;
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
        let turn = |(moment, judgement): (&Moment<G>, &Judgement<G>)| {
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
            .with("turns", self.turns)
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
            let end = result.map(|points| ((self.turns + 1) as f64, f64::from(points[seat])));
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
