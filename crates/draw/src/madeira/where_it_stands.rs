//! Round, phase, turn order and prestige, and what the end brings.

use super::island::converted;
use super::pieces::disc;
use super::tiles::priced;
use super::{Board, ROMAN, Sheet, layout};
use crate::{Anchor, Pen};
use ::madeira::components::scoring;
use ::madeira::names::{Good, Phase};

/// The phases of a round, by their letters and by what is done in them.
const PHASES: [(Phase, &str, &str); 5] = [
    (Phase::Preparation, "A", "guild-die"),
    (Phase::Characters, "B", "character"),
    (Phase::Buildings, "C", "building"),
    (Phase::Maintenance, "D", "bread"),
    (Phase::Requests, "E", "request"),
];
const WIDTH: f32 = layout::SIDE - 8.0;
/// All lanes of the points' track.
const LANES: f32 = 68.0;

impl Board<'_> {
    pub(super) fn draw_where(&mut self) {
        let sheet = self.sheet("where", "where", None, layout::WHERE);
        self.draw_round(&sheet);
        self.draw_order(&sheet);
        self.draw_prestige(&sheet);
        self.draw_end(&sheet);
    }

    /// The rounds, with the building that stays empty and what phase E does; under them the phases.
    fn draw_round(&mut self, sheet: &Sheet) {
        let printed = self.printed();
        let mut pen = Pen::new();
        let step = WIDTH / 5.0;
        for (at, numeral) in ROMAN.iter().enumerate() {
            let round = at as u8 + 1;
            let now = self.public.round == round;
            let (x, middle) = (at as f32 * step, (at as f32 + 0.5) * step - 0.5);
            let class = if now { "ma-now l-accent" } else { "f-raised l-line" };
            pen = pen.rect(class, x + 1.0, 0.75, step - 3.0, 64.0, 5.0).text(
                if now { "figure" } else { "figure-soft" },
                middle,
                17.0,
                16.0,
                Anchor::Middle,
                numeral,
            );
            let empty = (printed.empty_building(round).index() + 1).to_string();
            // As on the building: its number and the harvester in the slot of its character.
            pen = pen
                .rect("ma-slot", x + 24.0, 21.0, 22.0, 20.0, 3.0)
                .icon("sickle", x + 27.0, 23.0, 16.0)
                .circle("f-accent", x + 15.0, 31.0, 7.5)
                .text("ma-on-accent", x + 15.0, 35.3, 12.0, Anchor::Middle, &empty);
            pen = match converted(round) {
                Some((from, to)) => becomes(pen, from, to, x + 3.0),
                // M8.5: one, two, three requests.
                None => priced(pen, "request", scoring(round) + 1, x + 17.0, 44.0, 18.0),
            };
        }
        for (at, (phase, letter, icon)) in PHASES.into_iter().enumerate() {
            let now = self.public.phase == phase;
            let (class, text) =
                if now { ("f-accent", "ma-on-accent") } else { ("ma-step", "figure-soft") };
            let x = at as f32 * step;
            pen = pen
                .rect(class, x + 4.0, 68.0, step - 9.0, 21.0, 10.5)
                .text(text, x + 18.0, 83.0, 14.0, Anchor::Middle, letter)
                .icon(icon, x + 29.0, 70.0, 17.0);
        }
        self.place(sheet, "round", sheet.at(4.0, 23.0, WIDTH, 90.0), pen);
    }

    fn draw_order(&mut self, sheet: &Sheet) {
        let step = (WIDTH - 28.0) / 4.0;
        let pen = Pen::new().rect("ma-order l-line", 0.5, 0.5, WIDTH - 1.0, 25.0, 5.0);
        let mut pen = pen.icon("order", 5.0, 3.0, 20.0);
        for (at, seat) in self.public.in_order().enumerate() {
            let x = 28.0 + at as f32 * step;
            pen = pen.text("figure", x + 18.0, 18.0, 14.0, Anchor::Middle, ROMAN[at]).seat(
                seat,
                x + 32.0,
                2.0,
                22.0,
            );
        }
        self.place(sheet, "order", sheet.at(4.0, 114.5, WIDTH, 26.0), pen);
    }

    /// A track as long as the points need, with a lane for each seat: nobody is ever on another's
    /// space. Below nought is possible in the very end.
    fn draw_prestige(&mut self, sheet: &Sheet) {
        const SPACE: i32 = 5;
        let reached = || self.seats().map(|seat| i32::from(self.person(seat).prestige()));
        let least = reached().min().unwrap_or(0).min(0).div_euclid(SPACE) * SPACE;
        let most = (reached().max().unwrap_or(0) / SPACE + 1).max(10) * SPACE;
        let from = 12.0;
        // Behind the foremost marker stands its number.
        let unit = (WIDTH - from - 42.0) / (most - least) as f32;
        let x = |points: i32| from + (points - least) as f32 * unit;
        let lane = LANES / self.public.seats() as f32;
        let size = lane.min(24.0) - 1.0;
        let mut pen = Pen::new().rect("f-raised l-line", 0.5, 0.5, WIDTH - 1.0, LANES + 14.0, 4.0);
        let tens = match most - least {
            ..=60 => 10,
            61..=150 => 20,
            _ => 50,
        };
        for points in (least..=most).step_by(SPACE as usize) {
            let class = if points % tens == 0 { "ma-tens" } else { "ma-rule" };
            pen = pen.line(class, (x(points), 2.0), (x(points), LANES + 1.0));
            if points % tens == 0 {
                let figure = points.to_string().replace('-', "−");
                pen =
                    pen.text("figure-soft", x(points), LANES + 12.0, 12.0, Anchor::Middle, &figure);
            }
        }
        self.ground(sheet, "track", sheet.at(4.0, 142.5, WIDTH, LANES + 15.0), pen);
        for (at, seat) in self.seats().enumerate() {
            let points = i32::from(self.person(seat).prestige());
            let (nought, here, middle) = (x(0), x(points), lane / 2.0 - 0.5);
            let figure = points.to_string().replace('-', "−");
            let way = format!("ma-lane of-{}", seat.letter());
            let pen = Pen::new()
                .rect(&way, nought.min(here), middle - 2.5, (here - nought).abs(), 5.0, 2.0)
                .other(&disc(seat, size), here - size / 2.0, middle - size / 2.0)
                .text(
                    "figure",
                    here + size / 2.0 + 2.0,
                    middle + 5.5,
                    16.0,
                    Anchor::Start,
                    &figure,
                );
            let item = format!("players-{}-points", seat.letter());
            let frame = sheet.at(4.0, 144.0 + at as f32 * lane, WIDTH, lane - 1.0);
            self.place(sheet, item, frame, pen);
        }
    }

    /// What pirates cost in the end, most first, and what is left over brings.
    fn draw_end(&mut self, sheet: &Sheet) {
        let end = &self.printed().end;
        let mut pen = Pen::new().icon("pirate", 4.0, 1.0, 18.0);
        for (at, points) in end.pirates.into_iter().take(self.public.seats()).enumerate() {
            let x = 27.0 + at as f32 * 32.0;
            pen = pen.text("figure", x, 14.5, 13.0, Anchor::Start, &format!("−{points}"));
        }
        let x = WIDTH - 98.0;
        pen = priced(pen, "reis", end.reis_per_point, x, 1.5, 17.0).icon(
            "arrow",
            x + 34.0,
            4.0,
            13.0,
        );
        pen = priced(pen, "points", 1, x + 56.0, 1.5, 17.0);
        self.ground(sheet, "end", sheet.at(4.0, layout::WHERE.h - 22.0, WIDTH, 20.0), pen);
    }
}

/// M8.6.
fn becomes(pen: Pen, from: Good, to: Good, x: f32) -> Pen {
    pen.icon(from.word(), x + 1.0, 44.0, 18.0).icon("arrow", x + 20.0, 47.0, 12.0).icon(
        to.word(),
        x + 34.0,
        44.0,
        18.0,
    )
}
