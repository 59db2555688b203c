//! Colonies: workers, the king's rewards, landings.

use super::coast::waves;
use super::pieces::kind;
use super::tiles::{priced, reward};
use super::{Board, ROMAN, Sheet, id, layout};
use crate::{Anchor, Pen, Rect, Saying};
use ::madeira::Action;
use ::madeira::components::scoring;
use ::madeira::names::{Colony, Landing};
use ::madeira::state::{bits, colony_mask};

const TOP: f32 = 23.0;
const HEIGHT: f32 = 62.0;
/// The sea of a colony, and of a market its routes.
pub(super) const SEA: (f32, f32) = (43.0, 294.0);
/// The land at its left.
const LAND: f32 = 118.0;
const COAST: &str = "M0 5Q0 0 5 0H104C116 4 104 16 112 26S108 40 114 48S108 58 110 62H5Q0 62 0 57Z";
const REWARD: (f32, f32) = (37.0, 50.0);
const BERTH: (f32, f32) = (31.0, 30.0);
pub(super) const SHIP: f32 = 24.0;

impl Board<'_> {
    pub(super) fn draw_colonies(&mut self) {
        for &colony in Colony::ALL {
            let group = format!("colonies-{}", colony.word());
            let name = id("colony", &colony);
            let sheet =
                self.sheet(&name, "colonies", Some(&group), layout::strip(1, colony.index()));
            let printed = &self.printed().colonies[colony.index()];
            self.ship_points(&sheet, printed.brings.word(), printed.points);
            let (x, w) = SEA;
            let sea = Pen::new().rect("ma-sea", 0.0, 0.0, w, HEIGHT, 5.0);
            let sea = waves(sea, &[(118.0, 8.0), (270.0, 50.0), (198.0, 52.0)]);
            self.ground(&sheet, "sea", sheet.at(x, TOP, w, HEIGHT), sea);
            self.draw_crew(&sheet, colony, &name);
            for (tile, side) in ["a", "b"].into_iter().enumerate() {
                let (w, h) = REWARD;
                let item = format!("reward-{}-{side}", colony.word());
                let frame =
                    sheet.at(163.0 + tile as f32 * (w + 1.0), TOP + (HEIGHT - h) / 2.0, w, h);
                let slot = Pen::new().rect("ma-slot", 0.5, 0.5, w - 1.0, h - 1.0, 4.0);
                let slot = slot.faint(&Pen::new().icon("king", 8.5, 14.0, 20.0));
                self.place(&sheet, item.clone(), frame, slot);
                if let Some(shown) = self.public.rewards[colony.index()][tile] {
                    let pen = reward(shown, self.printed(), w, h);
                    let node = self.piece(&sheet, &item, (&id("reward", &shown), 0), frame, pen);
                    let chosen = Action::Reward { colony, reward: shown };
                    node.answers.push(Saying::line(&chosen));
                }
            }
            for (at, landing) in bits(colony_mask(colony).into()).enumerate() {
                self.draw_landing(&sheet, Landing(landing), at);
            }
        }
    }

    /// What a place brings, and the points of a ship there in the three scorings, of rounds I, III
    /// and V.
    pub(super) fn ship_points(&mut self, sheet: &Sheet, good: &str, points: [u8; 3]) {
        let mut pen = Pen::new()
            .rect("ma-stone", 0.0, 0.0, 38.0, HEIGHT, 4.0)
            .icon(good, 1.0, 2.0, 19.0)
            .icon("points", 21.0, 4.0, 15.0);
        // The scoring to come stands out.
        let next = scoring(self.public.round.clamp(1, 5) | 1);
        for (at, figure) in points.into_iter().enumerate() {
            let x = [6.5, 18.5, 31.0][at];
            pen = pen.text("figure-soft", x, 36.5, 12.0, Anchor::Middle, ROMAN[2 * at]);
            let class = if at == next {
                pen = pen.circle("f-accent", x, 51.5, 7.0);
                "ma-on-accent"
            } else {
                "figure-soft"
            };
            pen = pen.text(class, x, 55.8, 12.0, Anchor::Middle, &figure.to_string());
        }
        self.ground(sheet, "points", sheet.at(3.0, TOP, 38.0, HEIGHT), pen);
    }

    /// Workers of each seat on their part of the land.
    fn draw_crew(&mut self, sheet: &Sheet, colony: Colony, item: &str) {
        let frame = sheet.at(SEA.0, TOP, LAND, HEIGHT);
        let pen = Pen::new().path("ma-beach", COAST).path("ma-land", COAST);
        self.place(sheet, item, frame, scenery(pen, colony));
        let columns = if self.public.seats() > 2 { 2 } else { 1 };
        let w = (LAND - 8.0) / columns as f32;
        for (at, seat) in self.seats().enumerate() {
            let (column, row) = ((at % columns) as f32, (at / columns) as f32);
            let room =
                Rect::new(frame.x + 3.0 + column * w, frame.y + 6.0 + row * 28.0, w - 3.0, 23.0);
            let count = self.person(seat).colonies[colony.index()];
            self.pieces_of(sheet, item, ("worker", seat), count, room);
        }
    }

    fn draw_landing(&mut self, sheet: &Sheet, landing: Landing, at: usize) {
        let printed = &self.printed().landings[landing.index()];
        let (column, row) = ((at % 3) as f32, (at / 3) as f32);
        // Two in the second row, in the middle.
        let x = 240.0 + column * (BERTH.0 + 1.0) + row * BERTH.0 / 2.0;
        let (w, h) = BERTH;
        let frame = sheet.at(x, TOP + row * (h + 2.0), w, h);
        let item = id("landing", &landing);
        let ship = self.seats().find(|seat| self.person(*seat).landings & (1 << landing.0) != 0);
        let back = if printed.players > self.public.players {
            let more = if printed.players < 4 { "+" } else { "" };
            let players = format!("{}{more}", printed.players);
            let pen = Pen::new().rect("ma-closed", 0.5, 0.5, w - 1.0, h - 1.0, 6.0);
            pen.faint(&Pen::new().icon("citizen", 2.0, 8.0, 13.0)).text(
                "figure-soft",
                w - 3.0,
                20.0,
                12.0,
                Anchor::End,
                &players,
            )
        } else {
            let pen = Pen::new().rect("ma-berth", 0.5, 0.5, w - 1.0, h - 1.0, 6.0);
            // A ship lies on what landing there costs.
            if ship.is_some() {
                pen
            } else {
                let pen = pen.faint(&Pen::new().icon("ship", 8.0, 0.5, 15.0));
                priced(pen, "wine", printed.wine, 4.0, 15.5, 13.0)
            }
        };
        self.place(sheet, item.clone(), frame, back);
        if let Some(seat) = ship {
            self.ship(sheet, &item, seat, frame);
        }
    }

    /// A ship in the middle of its berth.
    pub(super) fn ship(&mut self, sheet: &Sheet, item: &str, seat: kernel::Seat, berth: Rect) {
        let pen = Pen::new().piece("ship", seat, 0.0, 0.0, SHIP);
        self.single(sheet, item, &kind("ship", seat), berth, SHIP, pen);
    }
}

/// What tells one land from the others: mountains, palms, domes.
fn scenery(pen: Pen, colony: Colony) -> Pen {
    let palm = |pen: Pen, x: f32, y: f32| {
        pen.path("ma-trunk", &format!("M{x} {y}q-2-14 2-27")).path(
            "ma-scenery",
            &format!(
                "M{} {}q-8-7-14 1q7-4 14-1q-6 1-8 8q4-5 8-8q0-9-7-10q5 3 7 10q5-8 12-6q-8 0-12 6q8-2 11 5q-4-5-11-5Z",
                x + 2.0,
                y - 27.0
            ),
        )
    };
    match colony {
        Colony::Acores => pen
            .path("ma-scenery", "M4 60 34 16q4-5 8 0L74 60Z")
            .path("ma-scenery", "M58 60 82 32q4-4 7 0L108 56V60Z")
            .path("ma-snow", "M30 22 34 16q4-5 8 0L46 22 42 26 38 21 34 26Z"),
        Colony::Brasil => {
            palm(palm(palm(palm(pen, 22.0, 46.0), 48.0, 58.0), 74.0, 42.0), 96.0, 58.0)
        }
        Colony::India => pen.path(
            "ma-scenery",
            "M8 60V42H12V34Q17 22 22 34V42H34V30H38Q42 8 54 4Q66 8 70 30H74V42H86V34Q91 22 96 34V42H100V60H62V48Q54 36 46 48V60Z",
        ),
    }
}
