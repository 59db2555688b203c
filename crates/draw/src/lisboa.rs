//! Lisboa's table: the court in the west, the church in the middle, the downtown in the east, and
//! below the board what each player has.

mod architects;
mod cards;
mod church;
mod court;
mod decrees;
mod display;
mod downtown;
mod holdings;
mod market;
mod pictures;
mod player;
mod shipyard;
mod table;
mod tracks;

use crate::{Drawn, Rect, Scene};
use ::lisboa::Lisboa;
use kernel::View;
use table::Table;

/// Between areas.
const GAP: f32 = 8.0;
/// The columns of the board: where they begin and how wide they are.
const WEST: (f32, f32) = (0.0, 324.0);
const MIDDLE: (f32, f32) = (332.0, 276.0);
const EAST: (f32, f32) = (616.0, 392.0);
/// The height of the board.
const BOARD: f32 = 808.0;

impl Drawn for Lisboa {
    fn scene(view: View<'_, Self>) -> Scene {
        let mut table = Table::new(view);
        let mut west = Column::new(WEST);
        table.cards(west.next(150.0));
        table.court(west.next(380.0));
        table.tracks(west.rest());
        let mut middle = Column::new(MIDDLE);
        table.church(middle.next(284.0));
        table.decrees(middle.next(224.0));
        table.market(middle.next(134.0));
        table.shipyard(middle.rest());
        let mut east = Column::new(EAST);
        table.downtown(east.next(486.0));
        table.display(east.next(116.0));
        table.architects(east.rest());
        table.players();
        table.done()
    }
}

/// Areas one below the other.
struct Column {
    x: f32,
    w: f32,
    y: f32,
}

impl Column {
    const fn new((x, w): (f32, f32)) -> Self {
        Self { x, w, y: 0.0 }
    }

    fn next(&mut self, h: f32) -> Rect {
        let frame = Rect::new(self.x, self.y, self.w, h);
        self.y += h + GAP;
        frame
    }

    fn rest(&mut self) -> Rect {
        self.next(BOARD - self.y)
    }
}
