//! The windmill: a ladder with everybody's disc, and what it changes into what.

use super::pieces::{disc, kind};
use super::tiles::priced;
use super::{Board, Sheet, layout};
use crate::{Anchor, Pen, Saying};
use ::madeira::Action;
use ::madeira::names::MillGain;

/// The levels fill this height.
const LADDER: f32 = 133.0;
const TOP: f32 = 25.0;
const LEFT: f32 = 47.0;
/// A disc's way, and the room for all of them.
const COLUMN: f32 = 23.0;
const COLUMNS: f32 = WIDTH + 4.0 - LEFT;
const ITEM: &str = "windmill";
const WIDTH: f32 = layout::WINDMILL.w - 8.0;

impl Board<'_> {
    pub(super) fn draw_windmill(&mut self) {
        let mill = &self.printed().windmill;
        let sheet = self.sheet("windmill", "where", Some("windmill"), layout::WINDMILL);
        let row = LADDER / f32::from(mill.top + 1);
        let mut pen = Pen::new();
        for level in 0..=mill.top {
            let y = f32::from(mill.top - level) * row;
            let class = if level % 2 == 0 { "ma-step" } else { "ma-step-odd" };
            let feeds = mill.feeds[usize::from(level)].to_string();
            pen = pen
                .rect(class, 0.0, y, WIDTH, row - 1.0, 3.0)
                .icon("worker", 4.0, y + row / 2.0 - 8.0, 15.0)
                .text("figure", 29.0, y + row / 2.0 + 5.0, 16.0, Anchor::Middle, &feeds);
        }
        self.place(&sheet, ITEM, sheet.at(4.0, TOP, WIDTH, LADDER + 51.0), pen);
        for (at, seat) in self.seats().enumerate() {
            let step = COLUMNS / self.public.seats() as f32;
            let x = LEFT + (at as f32 + 0.5) * step - COLUMN / 2.0;
            let track = Pen::new().rect("ma-track", 10.0, 6.0, 3.0, LADDER - 12.0, 1.5);
            let item = format!("{}-windmill", seat.letter());
            self.place(&sheet, item, sheet.at(x, TOP, COLUMN, LADDER), track);
            let level = self.person(seat).mill;
            let size = (row - 1.5).min(20.0);
            let y = TOP + f32::from(mill.top - level) * row + (row - 1.0 - size) / 2.0;
            let item = format!("players-{}-windmill", seat.letter());
            let frame = sheet.at(x + (COLUMN - size) / 2.0, y, size, size);
            self.piece(&sheet, &item, (&kind("disc", seat), 0), frame, disc(seat, size));
        }
        self.draw_exchange(&sheet);
    }

    /// Two goods for another; up for wheat; down for bread or réis (M2.1).
    fn draw_exchange(&mut self, sheet: &Sheet) {
        let mill = &self.printed().windmill;
        let half = WIDTH / 2.0;
        let frame = |at: usize| {
            let (column, row) = ((at % 2) as f32, (at / 2) as f32);
            sheet.at(4.0 + column * half, TOP + LADDER + 2.0 + row * 25.0, half, 24.0)
        };
        let back = || Pen::new().rect("ma-order", 0.5, 0.5, half - 1.5, 23.0, 4.0);
        let goods =
            priced(back(), "good", mill.goods, 3.0, 4.0, 16.0).icon("arrow", 30.0, 7.0, 11.0);
        self.ground(sheet, "goods", frame(0), priced(goods, "good", 1, 44.0, 4.0, 16.0));
        let up = back().icon("arrow-up", 7.0, 4.0, 16.0);
        let up = priced(up, "wheat", mill.wheat, 29.0, 3.0, 18.0);
        self.part(sheet, ITEM, "up", Some(Saying::line(&Action::MillUp)), frame(1), up);
        for (at, &gain) in MillGain::ALL.iter().enumerate() {
            let pen = back().icon("arrow-down", 7.0, 4.0, 16.0);
            let pen = priced(pen, gain.word(), mill.down[gain.index()], 29.0, 3.0, 18.0);
            let answer = Saying::line(&Action::MillDown { take: gain });
            self.part(sheet, ITEM, gain.word(), Some(answer), frame(2 + at), pen);
        }
    }
}
