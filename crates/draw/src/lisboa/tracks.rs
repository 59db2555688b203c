//! Influence and wigs of everybody, the period and whose turn it is.

use super::pictures::space;
use super::table::Table;
use crate::scene::{Layer, Rect, Saying};
use crate::{Anchor, Pen};
use kernel::Seat;

/// The head of the lanes, and the lanes of influence: one for each seat.
const HEAD: f32 = 23.0;
const LANES: (f32, f32) = (68.0, 53.0);
const LANE: f32 = 17.0;
/// The track of wigs.
const ACROSS: i16 = 10;
const DOWN: i16 = 5;
const MARKER: f32 = 13.0;

impl Table<'_> {
    pub(super) fn tracks(&mut self, frame: Rect) {
        self.part("where", "tracks", None, frame);
        self.period(Rect::new(4.0, HEAD, 38.0, LANES.1 - HEAD - 2.0));
        // Above the totals in the lanes.
        let sign = Rect::new(48.0, LANES.1 - 18.0, 18.0, 18.0);
        self.ground("wigs", sign, Pen::new().icon("wigs", 1.0, 1.0, 16.0));
        self.order();
        self.influence_track(frame.w - 4.0 - LANES.0);
        // Below the lanes, as high as they leave room.
        let top = LANES.1 + self.public.seats() as f32 * LANE + 4.0;
        self.wig_track(Rect::new(4.0, top, frame.w - 8.0, frame.h - top - 4.0));
    }

    fn period(&mut self, at: Rect) {
        let numeral = if self.public.period == 1 { "I" } else { "II" };
        let pen = space(at.w, at.h).text("figure", at.w / 2.0, 20.0, 16.0, Anchor::Middle, numeral);
        self.place("period", at, pen);
    }

    /// Who begins, and whose turn it is.
    fn order(&mut self) {
        let high = self.public.seats() as f32 * LANE;
        let at = Rect::new(4.0, LANES.1, 14.0, high);
        self.place("order", at, Pen::new().rect("li-line", 0.0, 0.0, at.w, high, 3.0));
        if !self.public.over {
            let y = LANES.1 + self.public.now.index() as f32 * LANE;
            let spot = Rect::new(5.0, y + 2.0, 12.0, 13.0);
            let pen = Pen::new().icon("east", 0.0, 0.5, 12.0);
            self.marker("turn", "order", self.public.now.letter(), spot, pen);
        }
        for seat in self.public.all() {
            let y = LANES.1 + seat.index() as f32 * LANE;
            let total = self.public.people[seat].total().to_string();
            let pen = Pen::new().seat(seat, 0.0, 2.0, 13.0).text(
                "figure",
                44.0,
                13.0,
                13.0,
                Anchor::End,
                &total,
            );
            self.ground(format!("lane-{}", seat.letter()), Rect::new(20.0, y, 46.0, LANE), pen);
        }
    }

    fn influence_track(&mut self, width: f32) {
        let top = self.public.printed.influence_top;
        let wide = width / (f32::from(top) + 1.0);
        let head = Rect::new(LANES.0, HEAD, width, LANES.1 - HEAD);
        let spaces = || (0..=top).map(|step| (step, f32::from(step) * wide));
        // A figure, and below it what the space brings.
        let pen = spaces().fold(Pen::new(), |pen, (step, x)| {
            let icon = match step {
                _ if step == top => Some("wigs"),
                _ if self.public.printed.influence_reis & (1 << step) != 0 => Some("reis"),
                _ => None,
            };
            let middle = x + wide / 2.0;
            let pen = pen.text("figure", middle, 12.0, 13.0, Anchor::Middle, &step.to_string());
            icon.into_iter().fold(pen, |pen, icon| pen.icon(icon, middle - 6.5, 15.0, 13.0))
        });
        self.place("influence-track", head, pen);
        for seat in self.public.all() {
            let item = format!("players-{}-influence", seat.letter());
            let y = LANES.1 + seat.index() as f32 * LANE;
            let pen = spaces().fold(Pen::new(), |pen, (_, x)| {
                pen.rect("li-step", x + 0.5, 1.0, wide - 1.0, LANE - 2.0, 3.0)
            });
            self.place(&item, Rect::new(LANES.0, y, width, LANE), pen);
            let step = f32::from(self.public.people[seat].influence);
            let x = LANES.0 + (step + 0.5) * wide - MARKER / 2.0;
            let spot = Rect::new(x, y + 2.0, MARKER, MARKER);
            let kind = format!("influence-{}", seat.letter());
            let pen = Pen::new().seat(seat, 0.0, 0.0, MARKER);
            self.marker(&kind, &item, self.public.people[seat].influence, spot, pen);
        }
    }

    fn wig_track(&mut self, at: Rect) {
        let (wide, high) = (at.w / f32::from(ACROSS), at.h / f32::from(DOWN));
        let corner = |step: i16| (f32::from(step % ACROSS) * wide, f32::from(step / ACROSS) * high);
        let pen = (0..ACROSS * DOWN).fold(Pen::new(), |pen, step| {
            let (x, y) = corner(step);
            let class = if step % 5 == 0 { "li-step-fifth" } else { "li-step" };
            pen.rect(class, x + 0.5, y + 0.5, wide - 1.0, high - 1.0, 3.0).text(
                "figure-soft",
                x + 3.5,
                y + 11.5,
                12.0,
                Anchor::Start,
                &step.to_string(),
            )
        });
        self.place("wig-track", at, pen);
        let space = |seat: Seat| self.public.people[seat].total().max(0) % (ACROSS * DOWN);
        let markers = self.public.all().map(|seat| {
            let beside = self.public.all().filter(|other| space(*other) == space(seat));
            let before = beside.clone().take_while(|other| *other != seat).count();
            (seat, space(seat), before, beside.count())
        });
        for (seat, step, before, all) in markers.collect::<Vec<_>>() {
            let (x, y) = corner(step);
            // Below the figure, so that it can be read; three and more two by two over it, since
            // they would be too small in one row.
            let (above, across) = if all > 2 { (1.0, 2) } else { (12.0, all) };
            let here = Rect::new(at.x + x + 1.0, at.y + y + above, wide - 2.0, high - above - 1.0);
            let down = all.div_ceil(across);
            let size = (here.w / across as f32).min(here.h / down as f32).min(MARKER + 4.0);
            let left = here.x + (here.w - size * across as f32) / 2.0;
            let top = here.y + (here.h - size * down as f32) / 2.0;
            let (column, row) = ((before % across) as f32, (before / across) as f32);
            self.wig_marker(seat, Rect::new(left + column * size, top + row * size, size, size));
        }
    }

    /// A figure counts the rounds.
    fn wig_marker(&mut self, seat: Seat, spot: Rect) {
        let item = format!("players-{}-wigs", seat.letter());
        let told = Saying::of("wigs").with("seat", &seat);
        let node = self.node(Layer::Place, item.as_str(), spot).item(item.as_str());
        self.put(node.raised(told, "amount"));
        let total = self.public.people[seat].total();
        let rounds = total.max(0) / (ACROSS * DOWN);
        let pen = Pen::new().seat(seat, 0.0, 0.0, spot.w);
        let pen = if rounds > 0 && spot.w >= MARKER {
            let (middle, low) = (spot.w / 2.0, spot.h / 2.0 + 4.0);
            pen.text("li-on-seat", middle, low, 12.0, Anchor::Middle, &rounds.to_string())
        } else {
            pen
        };
        self.marker(&format!("wigs-{}", seat.letter()), &item, total, spot, pen);
    }
}
