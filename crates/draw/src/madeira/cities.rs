//! Cities: districts in a row, each with two spaces side by side under its favour.

use super::pieces::kind;
use super::tiles::{favour, priced};
use super::{Board, Sheet, id, layout};
use crate::{Anchor, Pen, Rect};
use ::madeira::names::{City, DISTRICTS, District, SPACES, Space};
use ::madeira::state::{district_mask, space_bit};

const LEFT: f32 = 39.0;
const TOP: f32 = 22.0;
const DISTRICT: (f32, f32) = (49.0, 63.0);
/// Above the spaces stands what building costs, or a roof.
const ROOF: f32 = 17.0;
/// A favour covers the spaces of its district.
const TILE: f32 = 44.0;
const WORKER: f32 = 22.0;

impl Board<'_> {
    pub(super) fn draw_cities(&mut self) {
        for &city in City::ALL {
            let name = id("city", &city);
            let sheet = self.sheet(&name, "cities", Some(&name), layout::strip(0, city.index()));
            let printed = &self.printed().cities[city.index()];
            let [own, citizen] = self.printed().mayor_income;
            // What a worker and a citizen bring, beside what it is of.
            let info = Pen::new()
                .icon(printed.income.word(), 0.5, 5.5, 16.0)
                .text("figure", 17.0, 11.5, 12.0, Anchor::Start, &own.to_string())
                .icon("worker", 23.5, 1.0, 12.5)
                .text("figure", 17.0, 25.0, 12.0, Anchor::Start, &citizen.to_string())
                .icon("citizen", 24.0, 14.5, 12.0)
                .icon("points", 10.0, 31.0, 16.0)
                .text(
                    "figure",
                    18.0,
                    60.0,
                    12.0,
                    Anchor::Middle,
                    &format!("{} / {}", printed.most, printed.otherwise),
                );
            self.ground(&sheet, "income", sheet.at(2.0, TOP, 37.0, 64.0), info);
            let first = city.index() * DISTRICTS;
            for at in 0..DISTRICTS {
                let x = LEFT + at as f32 * (DISTRICT.0 + 0.8);
                self.draw_district(&sheet, District((first + at) as u8), x);
            }
        }
    }

    fn draw_district(&mut self, sheet: &Sheet, district: District, x: f32) {
        let (w, h) = DISTRICT;
        let item = id("district", &district);
        let built = self.public.built & district_mask(district) != 0;
        let class = if built { "ma-built l-edge" } else { "ma-unbuilt l-line" };
        let mut back = Pen::new().rect(class, 0.5, 0.5, w - 1.0, h - 1.0, 4.0);
        if built {
            back = back.path("ma-roof", "M2 17.5 13 4l11 13.5ZM25 17.5 36 4l11 13.5Z");
        }
        self.place(sheet, item.clone(), sheet.at(x, TOP, w, h), back);

        let wood = self.printed().cities[district.city().index()].wood[district.column()];
        let price = if wood > 0 && !built {
            priced(Pen::new(), "wood", wood, 10.0, 1.0, 14.0)
        } else {
            Pen::new()
        };
        let strip = sheet.at(x + 1.0, TOP + 1.0, w - 2.0, ROOF - 1.0);
        self.place(sheet, format!("{item}-wood"), strip, price);

        let name = format!("{item}-favour");
        let slot = sheet.at(x + 1.0, TOP + 1.0 + ROOF, w - 2.0, TILE);
        self.place(sheet, name.clone(), slot, Pen::new());
        for half in 0..SPACES {
            let space = Space((district.index() * SPACES + half) as u8);
            self.draw_space(sheet, space, slot, half, built);
        }
        if let Some(tile) = self.public.favours[district.index()] {
            let pen = favour(tile, self.printed(), TILE, TILE);
            self.single(sheet, &name, &id("favour", &tile), slot, TILE, pen);
        }
    }

    /// A space with its number: the rightmost piece of a city breaks a tie (M8.7).
    fn draw_space(&mut self, sheet: &Sheet, space: Space, slot: Rect, half: usize, built: bool) {
        let item = id("space", &space);
        let w = slot.w / SPACES as f32;
        let frame = Rect::new(slot.x + half as f32 * w, slot.y, w, slot.h).inset(0.4);
        let class = if built { "ma-space" } else { "ma-slot" };
        let number = (space.index() % (DISTRICTS * SPACES) + 1).to_string();
        let pen = Pen::new().rect(class, 0.5, 0.5, frame.w - 1.0, frame.h - 1.0, 3.0).text(
            "figure-soft",
            frame.w / 2.0,
            frame.h - 4.5,
            12.0,
            Anchor::Middle,
            &number,
        );
        self.place(sheet, item.clone(), frame, pen);
        let above = Rect { h: WORKER + 6.0, ..frame };
        if self.public.citizens & space_bit(space) != 0 {
            let pen = Pen::new().icon("citizen", 0.0, 0.0, WORKER);
            self.single(sheet, &item, "citizen", above, WORKER, pen);
        }
        for seat in self.seats() {
            if self.person(seat).city & space_bit(space) != 0 {
                let pen = Pen::new().piece("worker", seat, 0.0, 0.0, WORKER);
                self.single(sheet, &item, &kind("worker", seat), above, WORKER, pen);
            }
        }
    }
}
