//! What goods are sold for, and what most stores of a kind bring at the end.

use super::table::Table;
use crate::scene::Rect;
use crate::{Anchor, Pen};
use ::lisboa::names::Good;

const STEP: f32 = 26.0;
const ROW: f32 = 25.0;

impl Table<'_> {
    pub(super) fn market(&mut self, frame: Rect) {
        self.part("where", "prices", None, frame);
        for good in Good::ALL {
            let y = 24.0 + good.index() as f32 * (ROW + 1.0);
            self.price(*good, Rect::new(5.0, y, frame.w - 10.0, ROW));
        }
    }

    /// Prices only fall: from the left, where they begin, to the right.
    fn price(&mut self, good: Good, at: Rect) {
        let printed = &self.public.printed;
        let highest = printed.prices.iter().copied().max().unwrap_or(0);
        let left = |price: u8| 27.0 + f32::from(highest.saturating_sub(price)) * STEP;
        let mut pen = Pen::new().rect("li-desk", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0).icon(
            good.word(),
            4.0,
            2.5,
            20.0,
        );
        for price in printed.price_minimum..=printed.prices[good.index()] {
            let x = left(price);
            pen = pen.rect("li-step", x + 0.5, 1.5, STEP - 1.0, at.h - 3.0, 3.0).text(
                "figure-soft",
                x + STEP / 2.0,
                17.0,
                13.0,
                Anchor::Middle,
                &price.to_string(),
            );
        }
        let places = ::lisboa::store_figures(self.public, good);
        let places: Vec<String> = places.iter().map(u8::to_string).collect();
        let pen = pen.icon("store", 187.0, 5.0, 14.0).text(
            "figure",
            at.w - 19.0,
            17.0,
            13.0,
            Anchor::End,
            &places.join("/"),
        );
        let pen = pen.icon("wigs", at.w - 18.0, 5.5, 13.0);
        let item = format!("price-{}", good.word());
        self.place(&item, at, pen);
        let price = self.public.prices[good.index()];
        let spot = Rect::new(at.x + left(price) + 1.0, at.y + 1.5, 24.0, 22.0);
        let pen = Pen::new().rect("li-marker", 0.5, 0.5, 23.0, 21.0, 5.0).text(
            "figure",
            12.0,
            16.0,
            14.0,
            Anchor::Middle,
            &price.to_string(),
        );
        self.marker(&item, &item, price, spot, pen);
    }
}
