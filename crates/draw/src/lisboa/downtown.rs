//! The downtown: five columns and rows of land, four streets between the columns, sites for public
//! buildings in the west, north and east, rubble at the end of each row and the foot of each column.

use super::pictures::{self, Mark, effect, framed, marks};
use super::table::{Rubble, Table};
use crate::scene::Rect;
use crate::{Anchor, Pen};
use ::lisboa::Action;
use ::lisboa::names::{Bearing, Land, LandRow, Line, Site, Street};
use ::lisboa::state::Task;

const SITE: f32 = 44.0;
const NORTH: (f32, f32) = (52.0, 50.0);
const GRID: (f32, f32) = (52.0, 79.0);
const LARGE: f32 = 44.0;
const THIN: f32 = 27.0;
const STREET: f32 = 14.0;
const ROW: f32 = 61.0;
const ROWS: f32 = 63.0;
/// Where the rubble of rows lies, and the sites of the east.
const RUBBLE: f32 = 313.0;
const EAST: f32 = 344.0;
const FOOT: f32 = 396.0;
const CUBE: f32 = 17.5;
/// The foot of a column reaches below the streets at its sides.
const FEET: f32 = LARGE + STREET - 2.0;
/// Figures beside the map.
const FIGURE: f32 = 13.0;

impl Table<'_> {
    pub(super) fn downtown(&mut self, frame: Rect) {
        self.area("downtown", frame);
        self.map(frame);
        for row in LandRow::ALL {
            self.row(*row);
        }
        for column in 0..Land::COLUMNS {
            self.column(column);
        }
        for site in Site::all() {
            self.site(site);
        }
    }

    /// Streets and river.
    fn map(&mut self, frame: Rect) {
        for street in Street::ALL {
            let x = column(street.index()) + LARGE;
            let at = Rect::new(x, GRID.1, STREET, 5.0 * ROWS - 2.0);
            let pen = Pen::new().rect(pictures::street(*street), 0.0, 0.0, STREET, at.h, 2.0);
            // What its stores sell, at every door.
            let size = STREET - 1.0;
            let pen = (0..LandRow::COUNT).fold(pen, |pen, row| {
                let y = row as f32 * ROWS + (ROW - size) / 2.0;
                pen.rect("li-roof", 0.0, y - 5.0, STREET, size + 10.0, 0.0).icon(
                    street.good().word(),
                    0.5,
                    y,
                    size,
                )
            });
            self.ground(format!("street-{}", street.word()), at, pen);
        }
        // Tiles where nothing stands, beside the sites of the north.
        let first = column(0) + LARGE + STREET / 2.0 - NORTH.0 / 2.0;
        let last = column(3) + LARGE + STREET / 2.0 + NORTH.0 / 2.0;
        for (corner, x, end) in
            [("north-west", 4.0, first - 4.0), ("north-east", last + 4.0, frame.w - 4.0)]
        {
            let at = Rect::new(x, 24.0, end - x, NORTH.1);
            let pen = Pen::new().tiled("li-azulejo", Rect::new(0.0, 0.0, at.w, at.h), 16.0);
            self.ground(corner, at, pen);
        }
        let river = Rect::new(4.0, FOOT + 66.0, frame.w - 8.0, frame.h - FOOT - 69.0);
        let mut pen = Pen::new().rect("li-sea", 0.0, 0.0, river.w, river.h, 5.0);
        for line in 0..2_u8 {
            let y = 6.0 + f32::from(line) * 6.0;
            let waves = "q4 -4 8 0t8 0".repeat(23);
            pen = pen.path("li-wave", &format!("M{} {y}{waves}", 3 + 3 * i32::from(line % 2)));
        }
        self.ground("river", river, pen);
    }

    fn row(&mut self, row: LandRow) {
        let index = row.index();
        let y = GRID.1 + index as f32 * ROWS;
        for column in 0..Land::COLUMNS {
            self.land(Land::at(index, column));
        }
        let item = format!("row-{}", row.word());
        let at = Rect::new(RUBBLE, y, EAST - 2.0 - RUBBLE, ROW);
        let letter = row.word().to_uppercase();
        // It points at its row.
        let (w, half) = (at.w - 0.5, ROW / 2.0);
        let tag = format!("M.5 {half}L7 .5H{w}V{}H7Z", ROW - 0.5);
        let class = if self.public.row_in_play(index) { "li-visit" } else { "li-covered" };
        let pen = Pen::new().path(class, &tag);
        let pen = pen.text("figure", 7.0, half + 4.5, FIGURE, Anchor::Middle, &letter);
        let asked = self.asked().is_some_and(|land| land.row() == index);
        self.place(&item, at, pen);
        let inside = Rect::new(at.x + at.w - CUBE - 0.5, y + 2.0, CUBE, ROW - 4.0);
        let rubble = Rubble {
            counts: self.public.row_cubes[index],
            asked: asked.then_some(|cube| Action::Cube { line: Line::Row, cube }),
        };
        self.cubes(&item, inside, CUBE, rubble);
    }

    fn land(&mut self, land: Land) {
        let item = format!("land-{}", land.word());
        let w = if land.is_small() { THIN } else { LARGE };
        let y = GRID.1 + land.row() as f32 * ROWS;
        let at = Rect::new(column(land.column()), y, w, ROW);
        let Some(store) = self.public.stores[land.index()] else {
            let pen = if self.public.row_in_play(land.row()) {
                let pen = Pen::new().rect("li-land", 0.5, 0.5, w - 1.0, ROW - 1.0, 3.0);
                let reward = effect(self.public.printed.lands[land.index()]);
                marks(pen, &reward, Rect::new(1.0, 4.0, w - 2.0, ROW - 8.0), 25.0)
            } else {
                covered(w, ROW)
            };
            self.place(&item, at, pen);
            return;
        };
        // The entrance faces the street: it lies east of its own column's lands.
        let door = if store.street.index() == land.column() { w - 5.0 } else { 0.0 };
        let pen = Pen::new()
            .rect(&framed(store.street), 0.5, 0.5, w - 1.0, ROW - 1.0, 3.0)
            .rect("li-roof", 3.0, 3.0, w - 6.0, ROW - 6.0, 2.0)
            .rect("li-door", door, ROW / 2.0 - 6.0, 5.0, 12.0, 1.5);
        self.place(&item, at, pen);
        let good = if land.is_small() { 18.0 } else { 23.0 };
        let sign = Rect::new(at.x + (w - good) / 2.0, y + 5.0, good, good);
        let kind = format!("tile-{}", if land.is_small() { "small" } else { store.street.word() });
        let pen = Pen::new().icon(store.street.good().word(), 0.0, 0.0, good);
        self.piece(&kind, &item, sign, pen);
        let house = if land.is_small() { 20.0 } else { 28.0 };
        let roof = Rect::new(at.x + (w - house) / 2.0, y + ROW - house - 4.0, house, house);
        let pen = Pen::new().piece("house", store.owner, 0.0, 0.0, house);
        self.piece(&format!("house-{}", store.owner.letter()), &item, roof, pen);
    }

    /// The foot of a column: its rubble, and the tile that says what its stores are worth.
    fn column(&mut self, index: usize) {
        let item = format!("column-{}", index + 1);
        let w = FEET;
        let at = Rect::new(column(index) - (FEET - LARGE) / 2.0, FOOT, w, 64.0);
        // It points at its column.
        let wide = if index == Land::COLUMNS - 1 { THIN } else { LARGE };
        let tip = column(index) + wide / 2.0 - at.x;
        let tag = format!("M{tip} .5L{} 6V36.5H.5V6Z", w - 0.5);
        let pen =
            Pen::new().path("li-visit", &tag).rect("li-scoring", 0.5, 39.0, w - 1.0, 24.5, 3.0);
        let wigs = [Mark::number(self.public.scoring[index]), Mark::Icon("wigs")];
        let pen = marks(pen, &wigs, Rect::new(1.0, 39.0, w - 2.0, 24.5), 18.0);
        let number = (index + 1).to_string();
        let pen = pen.text("figure", tip, 16.5, FIGURE, Anchor::Middle, &number);
        let asked = self.asked().is_some_and(|land| land.column() == index);
        self.place(&item, at, pen);
        let inside = Rect::new(at.x + 0.5, at.y + 18.5, w - 1.0, CUBE);
        let rubble = Rubble {
            counts: self.public.column_cubes[index],
            asked: asked.then_some(|cube| Action::Cube { line: Line::Column, cube }),
        };
        self.cubes(&item, inside, CUBE, rubble);
    }

    /// The land of which a cube is to be taken from the row or the column.
    fn asked(&self) -> Option<Land> {
        match self.public.tasks.top() {
            Some(Task::StoreCube { land, .. }) => Some(land),
            _ => None,
        }
    }

    fn site(&mut self, site: Site) {
        let item = format!("site-{}", site.word());
        let row = |row: usize| GRID.1 + row as f32 * ROWS;
        let at = match site.bearing() {
            Bearing::West(index) => Rect::new(4.0, row(index), SITE, ROW),
            Bearing::East(index) => Rect::new(EAST, row(index), SITE, ROW),
            Bearing::North(street) => {
                let middle = column(street.index()) + LARGE + STREET / 2.0;
                Rect::new(middle - NORTH.0 / 2.0, 24.0, NORTH.0, NORTH.1)
            }
        };
        if !self.public.site_in_play(site) {
            self.place(&item, at, covered(at.w, at.h));
            return;
        }
        let pen = Pen::new().rect("li-site", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 3.0);
        if let Some(opened) = self.public.opened[site.index()] {
            self.place(&item, at, pen);
            let facade = self.public.printed.facade(opened.tile, opened.architect);
            let inside = at.inset(1.0);
            let colours = self.public.colours(opened);
            let pen = pictures::building(colours, opened.architect, inside.w, inside.h);
            let kind = format!("building-{}-{}", opened.architect.word(), facade.word());
            self.piece(&kind, &item, inside, pen);
            return;
        }
        let reward = effect(self.public.printed.sites[site.index()]);
        // Its own rubble lies on its foot.
        let pen = pen.rect("li-line", 1.5, at.h - 20.0, at.w - 3.0, 18.5, 2.0);
        let above = Rect::new(1.0, 2.0, at.w - 2.0, at.h - 23.0);
        self.place(&item, at, marks(pen, &reward, above, 22.0));
        let below = Rect::new(at.x + 3.0, at.y + at.h - 18.0, at.w - 6.0, 15.0);
        let rubble = Rubble { counts: self.public.site_cubes[site.index()], asked: None };
        self.cubes(&item, below, 15.0, rubble);
    }
}

/// Where a column begins.
fn column(index: usize) -> f32 {
    GRID.0 + index as f32 * (LARGE + STREET)
}

/// What is not in play with two players.
fn covered(w: f32, h: f32) -> Pen {
    Pen::new().rect("li-covered", 0.5, 0.5, w - 1.0, h - 1.0, 3.0).line(
        "l-line",
        (4.0, h - 4.0),
        (w - 4.0, 4.0),
    )
}
