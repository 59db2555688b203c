//! The three regions with their plantations and buildings, and the forest.

use super::coast;
use super::pieces::kind;
use super::{Board, ROMAN, Sheet, id, layout};
use crate::{Anchor, Label, Pen, Rect};
use ::madeira::names::{Building, Field, Good};
use ::madeira::state::FOREST as FOREST_BIT;
use kernel::Seat;

const FIELD: (f32, f32) = (63.0, 102.0);
pub(super) const BUILDING: (f32, f32) = (154.0, 97.0);
const WORKER: f32 = 23.5;
const ROUNDS: u8 = ROMAN.len() as u8;
/// A log; its icon is higher.
const WOOD: (f32, f32) = (19.0, 12.0);
const FOREST_FRAME: Rect = Rect::new(34.0, 242.0, 324.0, 38.0);
/// The name of a region, at its coast.
const NAME: (f32, f32) = (104.0, 16.0);

impl Board<'_> {
    /// Buildings stand on the coast, plantations inland, and the forest between north and south.
    pub(super) fn draw_island(&mut self) {
        let sheet = self.sheet("island", "plantations", None, layout::ISLAND);
        let (w, h) = coast::GREAT;
        self.ground(&sheet, "land", sheet.at(1.0, 21.0, w, h), coast::great());
        self.draw_region(&sheet, 3, 40.0, 139.0);
        self.draw_forest(&sheet);
        self.draw_region(&sheet, 2, 385.0, 281.0);
        for (region, y) in [(3, 22.0), (2, 484.0)] {
            self.draw_region_name(&sheet, region, y);
        }

        let sheet = self.sheet("region-1", "plantations", Some("region-1"), layout::REGION_1);
        let (w, h) = coast::SMALL;
        self.ground(&sheet, "land", sheet.at(1.0, 21.0, w, h), coast::small());
        self.draw_region(&sheet, 1, 31.0, 130.0);
    }

    fn draw_region(&mut self, sheet: &Sheet, region: u8, buildings_y: f32, fields_y: f32) {
        let buildings: Vec<Building> =
            Building::ALL.iter().copied().filter(|at| self.public.region(*at) == region).collect();
        for (at, building) in buildings.iter().enumerate() {
            let x = centred(at, buildings.len(), BUILDING.0, 4.0, sheet.frame.w);
            self.draw_building(sheet, *building, x, buildings_y);
        }
        let fields: Vec<Field> = Field::all().filter(|at| at.region() == region).collect();
        for (at, field) in fields.iter().enumerate() {
            let x = centred(at, fields.len(), FIELD.0, 2.0, sheet.frame.w);
            self.draw_field(sheet, *field, x, fields_y);
        }
    }

    fn draw_region_name(&mut self, sheet: &Sheet, region: u8, y: f32) {
        let (w, h) = NAME;
        let pen = Pen::new().rect("ma-region", 0.75, 0.75, w - 1.5, h - 1.5, h / 2.0 - 0.75);
        let frame = sheet.at((sheet.frame.w - w) / 2.0, y, w, h);
        let node = self.place(sheet, format!("region-{region}"), frame, pen);
        node.label = Some(Label { x: w / 2.0, y: 12.5, size: 13.0, width: w - 8.0 });
    }

    fn draw_field(&mut self, sheet: &Sheet, field: Field, x: f32, y: f32) {
        let (w, h) = FIELD;
        let item = id("field", &field);
        let printed = &self.printed().fields[field.index()];
        let crop = self.public.crops[field.index()];
        let mut pen = Pen::new()
            .rect("f-ground", 0.5, 0.5, w - 1.0, h - 1.0, 5.0)
            .rect(plot(crop), 0.5, 0.5, w - 1.0, h - 1.0, 5.0)
            .path(rows(crop), TERRACES)
            .icon(crop.word(), 3.0, 2.0, 24.0)
            .text("figure-soft", w - 2.0, h - 5.0, 13.0, Anchor::End, field.word());
        if crop != printed.crop {
            pen = pen.circle("f-none l-gold", 15.0, 14.0, 13.0);
        }
        if let Some(next) = printed.becomes.filter(|_| self.may_still_change(field)) {
            pen = pen.icon("arrow", 28.0, 8.0, 12.0).icon(next.word(), 42.0, 5.0, 17.0);
        }
        self.place(sheet, item.clone(), sheet.at(x, y, w, h), pen);
        for at in 0..usize::from(self.public.wood[field.index()]) {
            let (column, row) = ((at % 3) as f32, (at / 3) as f32);
            let (w, h) = WOOD;
            let frame = sheet.at(x + 2.5 + column * w, y + 27.0 + row * (h + 0.5), w, h);
            let log = Pen::new().icon("wood", 0.0, (h - w) / 2.0 - 0.9, w);
            self.piece(sheet, &item, ("wood", at), frame, log);
        }
        let there = |board: &Self, seat| board.person(seat).fields & field.bit() != 0;
        for (at, seat) in self.seats().enumerate() {
            if there(self, seat) {
                let (column, row) = ((at % 2) as f32, (at / 2) as f32);
                let frame = sheet.at(
                    x + 1.5 + column * (WORKER + 0.5),
                    y + 52.5 + row * (WORKER + 0.5),
                    WORKER,
                    WORKER,
                );
                let pen = standing(seat);
                self.piece(sheet, &item, (&kind("worker", seat), 0), frame, pen);
            }
        }
    }

    fn may_still_change(&self, field: Field) -> bool {
        let printed = &self.printed().fields[field.index()];
        let mut to_come = (self.public.round..=ROUNDS).filter_map(converted);
        self.public.crops[field.index()] == printed.crop
            && to_come.any(|(from, _)| from == printed.crop)
    }

    fn draw_forest(&mut self, sheet: &Sheet) {
        const ITEM: &str = "place-forest";
        let Rect { x, y, w, h } = FOREST_FRAME;
        let mut pen = Pen::new().path("f-ground", FOREST).path("ma-forest", FOREST);
        for (x, y) in [(8.0, 9.0), (26.0, 4.0), (45.0, 10.0)] {
            pen = pen.icon("tree", x, y, 23.0).icon("tree", w - x - 23.0, y, 23.0);
        }
        let node = self.place(sheet, ITEM, sheet.at(x, y, w, h), pen);
        node.label = Some(Label { x: 116.0, y: 24.0, size: 14.0, width: 88.0 });
        for (at, seat) in self.seats().enumerate() {
            if self.person(seat).fields & FOREST_BIT != 0 {
                let left = x + 160.0 + at as f32 * (WORKER + 0.5);
                let frame = sheet.at(left, y + 7.0, WORKER, WORKER);
                self.piece(sheet, ITEM, (&kind("worker", seat), 0), frame, standing(seat));
            }
        }
    }
}

/// A worker on a clearing: what grows there does not hide it.
fn standing(seat: Seat) -> Pen {
    let half = WORKER / 2.0;
    Pen::new().circle("ma-clearing", half, half, half).piece("worker", seat, 0.0, 0.0, WORKER)
}

/// Crowns of trees all around.
const FOREST: &str = "M10 32C0 30-1 20 7 16C7 7 18 3 25 7C31 0 44 0 50 6C60 1 72 2 78 6C98 2 118 5 140 4S190 3 214 5S236 4 246 6C252 2 264 1 274 6C280 0 293 0 299 7C306 3 317 7 317 16C325 20 324 30 314 32C308 38 298 38 292 34C280 38 268 38 260 34C236 37 210 34 186 35S120 37 64 34C56 38 44 38 32 34C26 38 16 38 10 32Z";

/// M8.6: what a round changes into what.
pub(super) const fn converted(round: u8) -> Option<(Good, Good)> {
    match round {
        2 => Some((Good::Wheat, Good::Sugar)),
        4 => Some((Good::Sugar, Good::Wine)),
        _ => None,
    }
}

/// Where the one at a place of so many begins, all of them in the middle.
fn centred(at: usize, of: usize, w: f32, gap: f32, room: f32) -> f32 {
    let all = of as f32 * (w + gap) - gap;
    (room - all) / 2.0 + at as f32 * (w + gap)
}

/// The terraces of a plot.
const TERRACES: &str =
    "M1 47Q20 39 36 45T62 42M1 61Q22 53 38 59T62 56M1 75Q20 67 36 73T62 70M1 89Q22 81 38 87T62 84";

const fn rows(crop: Good) -> &'static str {
    match crop {
        Good::Wheat => "ma-wheat-rows",
        Good::Sugar => "ma-sugar-rows",
        Good::Wine => "ma-wine-rows",
    }
}

const fn plot(crop: Good) -> &'static str {
    match crop {
        Good::Wheat => "ma-wheat",
        Good::Sugar => "ma-sugar",
        Good::Wine => "ma-wine",
    }
}
