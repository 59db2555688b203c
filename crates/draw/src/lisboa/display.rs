//! City tiles on display and in stacks, the rubble pile, and what rubble costs.

use super::pictures::{self, Mark, badge, framed, marks, space};
use super::table::{Rubble, Table};
use crate::Pen;
use crate::scene::Rect;
use ::lisboa::Action;
use ::lisboa::names::{Cube, Tile};

const TILE: (f32, f32) = (52.0, 46.0);
const SMALL: f32 = 34.0;

impl Table<'_> {
    pub(super) fn display(&mut self, frame: Rect) {
        self.part("downtown", "tiles", None, frame);
        let mut x = 5.0;
        for tile in Tile::ALL {
            let w = width(*tile == Tile::Small);
            self.city_tile(*tile, Rect::new(x, 24.0, w, TILE.1));
            x += w + 4.0;
        }
        x += 10.0;
        for (id, count) in [("large", self.public.large_left), ("small", self.public.small_left)] {
            let w = width(id == "small");
            self.tile_stack(&format!("tiles-{id}"), count, Rect::new(x, 24.0, w, TILE.1));
            x += w + 4.0;
        }
        self.pile(Rect::new(5.0, 75.0, 142.0, 36.0));
        for (index, cube) in Cube::ALL.iter().enumerate() {
            self.rubble_price(*cube, Rect::new(155.0 + 78.0 * index as f32, 75.0, 74.0, 36.0));
        }
    }

    fn city_tile(&mut self, tile: Tile, at: Rect) {
        let item = format!("tile-{}", tile.word());
        self.place(&item, at, space(at.w, at.h));
        if self.public.display & (1 << tile.index()) == 0 {
            return;
        }
        let inside = at.inset(2.0);
        let size = (inside.w - 8.0).min(36.0);
        let pen = Pen::new()
            .rect(&framed(tile.street()), 0.5, 0.5, inside.w - 1.0, inside.h - 1.0, 3.0)
            .rect("li-roof", 3.0, 3.0, inside.w - 6.0, inside.h - 6.0, 2.0)
            .icon(
                tile.street().good().word(),
                (inside.w - size) / 2.0,
                (inside.h - size) / 2.0,
                size,
            );
        self.piece(&item, &item, inside, pen);
    }

    fn tile_stack(&mut self, item: &str, count: u8, at: Rect) {
        self.place(item, at, space(at.w, at.h));
        if count == 0 {
            return;
        }
        let inside = at.inset(2.0);
        let pen = Pen::new().rect("li-card", 0.5, 0.5, inside.w - 1.0, inside.h - 1.0, 3.0).tiled(
            "band",
            Rect::new(3.0, 3.0, inside.w - 6.0, inside.h - 6.0),
            13.0,
        );
        let pen = badge(pen, inside.w / 2.0, inside.h / 2.0, count);
        let node = self.a_piece("tile-back", item, inside).count(count);
        self.put(node.picture(pen));
    }

    fn pile(&mut self, at: Rect) {
        let pen = space(at.w, at.h).icon("pile", 4.0, 7.0, 22.0);
        self.place("rubble-pile", at, pen);
        let inside = Rect::new(at.x + 30.0, at.y + 10.0, at.w - 34.0, 16.0);
        let rubble = Rubble { counts: self.public.pile, asked: Some(|cube| Action::Pile { cube }) };
        self.cubes("rubble-pile", inside, 16.0, rubble);
    }

    fn rubble_price(&mut self, cube: Cube, at: Rect) {
        let price = self.public.printed.cube_price[cube.index()];
        let shown = [Mark::Icon(pictures::cube(cube)), Mark::number(price), Mark::Icon("reis")];
        let pen = Pen::new().rect("li-line", 0.0, 0.0, at.w, at.h, 3.0);
        let pen = marks(pen, &shown, Rect::new(0.0, 0.0, at.w, at.h), 18.0);
        self.place(&format!("cube-{}", cube.word()), at, pen);
    }
}

fn width(small: bool) -> f32 {
    if small { SMALL } else { TILE.0 }
}
