//! Where things lie that are many.

use crate::scene::Rect;

/// Room for so many of one size side by side, row by row in the middle of a rectangle; nothing
/// where they do not fit.
#[must_use]
pub(crate) fn rows(inside: Rect, (w, h): (f32, f32), count: usize) -> Option<Vec<Rect>> {
    const SLACK: f32 = 0.01;
    let wide = ((inside.w + SLACK) / w).max(0.0) as usize;
    let high = ((inside.h + SLACK) / h).max(0.0) as usize;
    if count > wide * high {
        return None;
    }
    // As few in a row as the height allows, so that the rows are alike.
    let rows = count.div_ceil(wide.max(1)).max(1);
    let across = count.div_ceil(rows);
    let top = inside.y + (inside.h - rows as f32 * h) / 2.0;
    let at = |index: usize| {
        let (row, column) = (index / across, index % across);
        let here = across.min(count - row * across);
        let left = inside.x + (inside.w - here as f32 * w) / 2.0;
        Rect::new(left + column as f32 * w, top + row as f32 * h, w, h)
    };
    Some((0..count).map(at).collect())
}

/// So many rectangles of one size in a row, with a gap between them.
pub(crate) fn across(first: Rect, gap: f32, count: usize) -> impl Iterator<Item = Rect> {
    (0..count).map(move |index| first.moved(index as f32 * (first.w + gap), 0.0))
}
