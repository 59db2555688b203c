//! Where the areas lie.

use crate::Rect;

const GAP: f32 = 8.0;

/// Above, the island in the middle has more room than what lies at its sides.
pub(super) const SIDE: f32 = 313.0;
const MIDDLE: f32 = 392.0;
const HEIGHT: f32 = 506.0;
pub(super) const ISLAND: Rect = Rect::new(SIDE + GAP, 0.0, MIDDLE, HEIGHT);

/// City guard and windmill share the top of the left side.
const TOP: f32 = 212.0;
const HALF: f32 = (SIDE - GAP) / 2.0;
pub(super) const GUARD: Rect = Rect::new(0.0, 0.0, HALF, TOP);
pub(super) const WINDMILL: Rect = Rect::new(HALF + GAP, 0.0, HALF, TOP);
pub(super) const GUILD: Rect = Rect::new(0.0, TOP + GAP, SIDE, HEIGHT - TOP - GAP);

/// Porto Santo's side.
const RIGHT: f32 = SIDE + MIDDLE + 2.0 * GAP;
const SMALL: f32 = 250.0;
pub(super) const REGION_1: Rect = Rect::new(RIGHT, 0.0, SIDE, SMALL);
pub(super) const WHERE: Rect = Rect::new(RIGHT, SMALL + GAP, SIDE, HEIGHT - SMALL - GAP);

/// Below, three columns alike.
pub(super) const COLUMN: f32 = 340.0;
const STEP: f32 = (RIGHT + SIDE - COLUMN) / 2.0;

/// Cities, colonies and markets: three columns of three along the lower edge.
const STRIP: f32 = 88.0;
pub(super) fn strip(column: usize, row: usize) -> Rect {
    let y = HEIGHT + GAP + row as f32 * (STRIP + GAP);
    Rect::new(column as f32 * STEP, y, COLUMN, STRIP)
}

/// The players' areas below: three in a row, otherwise two, in the middle of the table.
const PERSON: f32 = 250.0;
pub(super) fn person(at: usize, of: usize) -> Rect {
    let top = HEIGHT + GAP + 3.0 * (STRIP + GAP);
    let across = if of == 3 { 3 } else { 2 };
    let (column, row) = ((at % across) as f32, (at / across) as f32);
    let left = (3 - across) as f32 * STEP / 2.0;
    Rect::new(left + column * STEP, top + row * (PERSON + GAP), COLUMN, PERSON)
}
