//! The city guard with the pirate dice.

use super::pieces::die;
use super::tiles::priced;
use super::{Board, layout};
use crate::{Pen, Saying};
use ::madeira::names::{Die, Face};

const ITEM: &str = "place-guard";
const DIE: f32 = 21.0;
/// Above the guards; each seat has a row of them.
const HEAD: f32 = 42.0;
const GUARD: f32 = 24.0;
const MARK: f32 = 13.0;

impl Board<'_> {
    pub(super) fn draw_guard(&mut self) {
        let printed = self.printed();
        let sheet = self.sheet("guard", "buildings", Some("guard"), layout::GUARD);
        let (w, h) = (layout::GUARD.w - 8.0, layout::GUARD.h - 28.0);
        let dice = usize::from(printed.pirate_dice);
        let row = (h - HEAD - 2.0) / self.public.seats() as f32;
        let mut pen = Pen::new().path("ma-stone l-edge", &wall(w, h));
        let there: u8 = self.public.guard_dice.iter().sum();
        for at in usize::from(there)..dice {
            let x = 6.0 + at as f32 * (DIE + 2.0);
            pen = pen.rect("ma-slot-pirate", x, 13.0, DIE, DIE, 4.0);
            pen = pen.faint(&Pen::new().icon("pirate", x + 3.0, 16.0, DIE - 6.0));
        }
        // Whoever has the most here takes honour.
        pen = pen.icon("most", w - 62.0, 14.0, 20.0);
        pen = priced(pen, "points", printed.honour_points, w - 39.0, 15.0, 17.0);
        for (at, seat) in self.seats().enumerate() {
            let y = HEAD + at as f32 * row;
            pen = pen.line("ma-rule", (6.0, y), (w - 6.0, y)).seat(
                seat,
                w - MARK - 6.0,
                y + (row - MARK) / 2.0,
                MARK,
            );
        }
        self.place(&sheet, ITEM, sheet.at(4.0, 24.0, w, h), pen);
        let faces = (1..).zip(self.public.guard_dice);
        let faces = faces.flat_map(|(face, count)| (0..count).map(move |_| face));
        for (at, face) in faces.enumerate() {
            let frame = sheet.at(10.0 + at as f32 * (DIE + 2.0), 37.0, DIE, DIE);
            let kind = format!("pirate-die-{face}");
            let node = self.piece(&sheet, ITEM, (&kind, at), frame, die(true, face, DIE));
            let taken = Saying::of("place").with("die", &Die::Pirate);
            node.answers.push(taken.with("face", &Face(face)));
        }
        for (at, seat) in self.seats().enumerate() {
            let y = 24.0 + HEAD + at as f32 * row + (row - GUARD) / 2.0;
            let room = sheet.at(10.0, y, w - MARK - 14.0, GUARD);
            let count = self.person(seat).guard;
            self.pieces_of(&sheet, ITEM, ("worker", seat), count, room);
        }
    }
}

/// A wall with merlons.
fn wall(w: f32, h: f32) -> String {
    const MERLONS: usize = 7;
    let step = (w - 1.0) / (2.0 * MERLONS as f32 - 1.0);
    let top = format!("h{step:.2}v6h{step:.2}v-6").repeat(MERLONS - 1);
    format!("M.5.5{top}h{step:.2}V{:.1}H.5Z", h - 0.5)
}
