//! Markets with their trade routes.

use super::colonies::{SEA, SHIP};
use super::tiles::priced;
use super::{Board, Sheet, id, layout};
use crate::{Anchor, Pen, Rect};
use ::madeira::names::{Good, Route};
use ::madeira::state::{bits, market_mask};

const TOP: f32 = 23.0;
const HEIGHT: f32 = 62.0;
const GAP: f32 = 2.0;

impl Board<'_> {
    pub(super) fn draw_markets(&mut self) {
        for &market in Good::ALL {
            let name = format!("market-{}", market.word());
            let sheet = self.sheet(&name, "markets", Some(&name), layout::strip(2, market.index()));
            let points = self.printed().market_points[market.index()];
            self.ship_points(&sheet, market.word(), points);
            let routes = market_mask(market);
            let (left, room) = SEA;
            let w = (room + GAP) / routes.count_ones() as f32 - GAP;
            for (at, route) in bits(routes.into()).enumerate() {
                let frame = sheet.at(left + at as f32 * (w + GAP), TOP, w, HEIGHT);
                self.draw_route(&sheet, market, Route(route), frame);
                self.draw_twin(&sheet, Route(route), frame);
            }
        }
    }

    fn draw_route(&mut self, sheet: &Sheet, market: Good, route: Route, frame: Rect) {
        let printed = &self.printed().routes[route.index()];
        let Rect { w, h, .. } = frame;
        let item = id("route", &route);
        let taken = self.public.free_routes() & (1 << route.0) == 0;
        let class = if taken { "ma-berth-taken" } else { "ma-berth" };
        let pen = Pen::new().rect(class, 0.5, 0.5, w - 1.0, h - 1.0, 6.0);
        // Where a ship comes to lie.
        let ship = Pen::new().icon("ship", (w - SHIP) / 2.0, (h - SHIP) / 2.0, SHIP);
        let pen = pen.faint(&ship);
        let pen = priced(pen, market.word(), printed.goods, w / 2.0 - 14.0, 2.0, 17.0);
        let pen = priced(pen, "reis", printed.reis, w / 2.0 - 17.0, h - 19.0, 17.0);
        self.place(sheet, item.clone(), frame, pen);
        for seat in self.seats() {
            if self.person(seat).routes & (1 << route.0) != 0 {
                self.ship(sheet, &item, seat, frame);
            }
        }
    }
    /// With two players the twins are one space, with a choice of amounts (MR15): one or the other.
    fn draw_twin(&mut self, sheet: &Sheet, route: Route, frame: Rect) {
        let twin = self.printed().routes[route.index()].twin;
        if self.public.seats() != 2 || twin.is_none_or(|twin| twin.0 > route.0) {
            return;
        }
        let pen = Pen::new().rect("ma-link", 0.5, 0.5, 15.0, 17.0, 5.0);
        let pen = pen.text("figure", 8.0, 13.5, 13.0, Anchor::Middle, "/");
        let at = Rect::new(frame.x - GAP / 2.0 - 8.0, frame.y + frame.h / 2.0 - 9.0, 16.0, 18.0);
        self.ground(sheet, &format!("{}-link", route.0), at, pen);
    }
}
