//! The decrees on display, and the deck of those to come.

use super::pictures::{badge, decree, space};
use super::table::Table;
use crate::Pen;
use crate::scene::Rect;

const ACROSS: usize = 3;

impl Table<'_> {
    pub(super) fn decrees(&mut self, frame: Rect) {
        self.area("decrees", frame);
        let (w, h) = ((frame.w - 8.0) / ACROSS as f32, (frame.h - 26.0) / ACROSS as f32);
        let cell = |spot: usize| {
            let (x, y) = ((spot % ACROSS) as f32 * w, (spot / ACROSS) as f32 * h);
            Rect::new(5.0 + x, 23.0 + y, w - 2.0, h - 2.0)
        };
        for (spot, shown) in self.public.decrees.into_iter().enumerate() {
            let item = format!("decree-{}", spot + 1);
            let at = cell(spot);
            self.place(&item, at, space(at.w, at.h));
            let Some(shown) = shown else { continue };
            let pen = decree(&self.public.printed, shown, at.w, at.h);
            self.piece(&format!("decree-{}", shown.word()), &item, at, pen);
        }
        self.decree_deck(cell(self.public.decrees.len()));
    }

    fn decree_deck(&mut self, at: Rect) {
        const ITEM: &str = "unseen-decrees";
        self.place(ITEM, at, space(at.w, at.h));
        let left = self.public.decree_deck.count_ones() as u16;
        if left == 0 {
            return;
        }
        let inner = Rect::new(3.0, 3.0, at.w - 6.0, at.h - 6.0);
        let pen = Pen::new().rect("li-card", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0);
        let pen = badge(pen.tiled("band", inner, 16.0), at.w / 2.0, at.h / 2.0, left);
        let node = self.a_piece("decree-back", ITEM, at).count(left);
        self.put(node.picture(pen));
    }
}
