//! The shipyard: the ships of the stack, the one on top first.

use super::pictures::{self, Mark, badge, marks, signed_or_zero};
use super::table::Table;
use crate::Pen;
use crate::scene::Rect;
use ::lisboa::Components;
use ::lisboa::names::ShipKind;

impl Table<'_> {
    pub(super) fn shipyard(&mut self, frame: Rect) {
        self.area("shipyard", frame);
        let w = (frame.w - 8.0) / ShipKind::COUNT as f32;
        let top = self.public.top_ship();
        for kind in ShipKind::ALL {
            let item = format!("yard-{}", kind.word());
            let x = 4.0 + kind.index() as f32 * w;
            let at = Rect::new(x + 1.0, 24.0, w - 2.0, frame.h - 28.0);
            let class = if top == Some(*kind) { "li-quay-top" } else { "li-space" };
            let count = self.public.yard[kind.index()];
            let pen = Pen::new().rect(class, 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0);
            let ghost =
                Pen::new().icon(pictures::ship(*kind), at.w / 2.0 - 17.0, at.h / 2.0 - 17.0, 34.0);
            self.place(&item, at, if count == 0 { pen.faint(&ghost) } else { pen });
            if count == 0 {
                continue;
            }
            let inside = at.inset(3.0);
            let pen = ship(&self.public.printed, *kind, inside.w, inside.h, false);
            let pen = badge(pen, inside.w - 11.0, 11.0, count);
            let kind = pictures::ship(*kind);
            let node = self.a_piece(kind, &item, inside).count(count);
            self.put(node.picture(pen));
        }
    }
}

/// A ship card: its hull, its influence, and what it pays on top of the price.
pub(super) fn ship(printed: &Components, kind: ShipKind, w: f32, h: f32, at_sea: bool) -> Pen {
    const FOOT: f32 = 18.0;
    let row = &printed.ships[kind.index()];
    let pen = Pen::new().rect("li-card", 0.5, 0.5, w - 1.0, h - 1.0, 4.0).rect(
        if at_sea { "li-sea" } else { "li-quay" },
        2.5,
        2.5,
        w - 5.0,
        h - FOOT - 5.0,
        3.0,
    );
    let size = (h - FOOT - 22.0).min(w - 22.0).min(46.0);
    let above = 3.0 + (h - FOOT - 22.0 - size) / 2.0;
    let pen = pen.icon(pictures::ship(kind), (w - size) / 2.0, above, size);
    let hull = [Mark::number(row.hull), Mark::Icon("hull")];
    let pen = marks(pen, &hull, Rect::new(2.0, h - FOOT - 19.0, w - 4.0, 15.0), 14.0);
    let pays = [
        Mark::number(row.influence),
        Mark::Icon("influence"),
        Mark::Text(signed_or_zero(row.per_good.into())),
        Mark::Icon("reis"),
    ];
    // In one line on a narrow card too.
    let size = if w < 60.0 { 12.0 } else { 14.0 };
    marks(pen, &pays, Rect::new(2.0, h - FOOT - 1.0, w - 4.0, FOOT - 1.0), size)
}
