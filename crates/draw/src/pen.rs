//! Draws pictures in SVG.

use crate::icons;
use crate::scene::{LEGIBLE, Rect};
use kernel::Seat;
use std::fmt::{Display, Write as _};

/// The side of a tile in the pattern of tiles.
const TILE: f32 = 16.0;

/// Where a text is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// A picture in the making, in units from its upper left corner.
///
/// Classes say what a shape is made of: `f-…` how it is filled, `l-…` its line. Everything drawn
/// is ours; only [`Pen::text`] takes what could need escaping.
#[derive(Clone, Default, Debug)]
pub struct Pen {
    svg: String,
}

/// At most two digits after the point, none in vain.
struct Short(f32);

impl Display for Short {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Whole hundredths: much faster than writing a fraction, which drawings are full of.
        let hundredths = (self.0 * 100.0).round() as i32;
        if hundredths < 0 {
            out.write_str("-")?;
        }
        let (whole, part) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        match part {
            0 => write!(out, "{whole}"),
            tenths if tenths % 10 == 0 => write!(out, "{whole}.{}", tenths / 10),
            _ => write!(out, "{whole}.{part:02}"),
        }
    }
}

impl Pen {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    #[must_use]
    pub fn done(self) -> String {
        self.svg
    }

    fn put(mut self, shape: std::fmt::Arguments<'_>) -> Self {
        // Writing to a string cannot fail.
        let _ = self.svg.write_fmt(shape);
        self
    }

    /// A rectangle with round corners.
    #[must_use]
    pub fn rect(self, class: &str, x: f32, y: f32, w: f32, h: f32, round: f32) -> Self {
        let (x, y, w, h, round) = (Short(x), Short(y), Short(w), Short(h), Short(round));
        self.put(format_args!(
            r#"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="{round}"/>"#
        ))
    }

    #[must_use]
    pub fn circle(self, class: &str, x: f32, y: f32, radius: f32) -> Self {
        let (x, y, radius) = (Short(x), Short(y), Short(radius));
        self.put(format_args!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#))
    }

    #[must_use]
    pub fn line(self, class: &str, from: (f32, f32), to: (f32, f32)) -> Self {
        let (x1, y1, x2, y2) = (Short(from.0), Short(from.1), Short(to.0), Short(to.1));
        self.put(format_args!(r#"<line class="{class}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#))
    }

    #[must_use]
    pub fn path(self, class: &str, d: &str) -> Self {
        self.put(format_args!(r#"<path class="{class}" d="{d}"/>"#))
    }

    /// Text on its base line. Figures and marks that are the same in all languages.
    #[must_use]
    pub fn text(self, class: &str, x: f32, y: f32, size: f32, anchor: Anchor, text: &str) -> Self {
        let (x, y, size) = (Short(x), Short(y), Short(size));
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        self.put(format_args!(
            r#"<text class="{class}" x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}">{text}</text>"#
        ))
    }

    /// An icon of the one family, of this size, from its upper left corner.
    #[must_use]
    pub fn icon(self, name: &str, x: f32, y: f32, size: f32) -> Self {
        debug_assert!(icons::known(name), "no icon {name}");
        let (x, y, size) = (Short(x), Short(y), Short(size));
        self.put(format_args!(
            r##"<use href="#i-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
        ))
    }

    /// The mark of a seat: its shape in its colour, and its letter where that can be read.
    #[must_use]
    pub fn seat(self, seat: Seat, x: f32, y: f32, size: f32) -> Self {
        // A letter is 12 of 24 high.
        let mark = if size >= 2.0 * LEGIBLE { "seat" } else { "shape" };
        let (x, y, size) = (Short(x), Short(y), Short(size));
        let letter = seat.letter();
        self.put(format_args!(
            r##"<use href="#{mark}-{letter}" x="{x}" y="{y}" width="{size}" height="{size}"/>"##
        ))
    }

    /// An icon in the colour of a seat, with the seat's shape on it.
    #[must_use]
    pub fn piece(self, name: &str, seat: Seat, x: f32, y: f32, size: f32) -> Self {
        debug_assert!(icons::known(name), "no icon {name}");
        let letter = seat.letter();
        let (ex, ey, part) = icons::emblem(name);
        let small = size * part;
        let (left, top) = (Short(x + size * ex - small / 2.0), Short(y + size * ey - small / 2.0));
        let (x, y, size, small) = (Short(x), Short(y), Short(size), Short(small));
        self.put(format_args!(
            r##"<use class="of-{letter}" href="#p-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/><use href="#emblem-{letter}" x="{left}" y="{top}" width="{small}" height="{small}"/>"##
        ))
    }

    /// A rectangle full of whole tiles, each about as large as a side says.
    #[must_use]
    pub fn tiled(self, class: &str, Rect { x, y, w, h }: Rect, side: f32) -> Self {
        let (across, down) = ((w / side).round().max(1.0), (h / side).round().max(1.0));
        // The pattern has its origin in the corner, and tiles of their size.
        let (wide, high) = (Short(w / across / TILE), Short(h / down / TILE));
        let (x, y) = (Short(x), Short(y));
        let (w, h) = (Short(across * TILE), Short(down * TILE));
        self.put(format_args!(
            r#"<g transform="translate({x} {y}) scale({wide} {high})"><rect class="{class}" width="{w}" height="{h}"/></g>"#
        ))
    }

    /// What another pen drew, faint: what is not there, but would be here.
    #[must_use]
    pub fn faint(self, picture: &Self) -> Self {
        let inside = &picture.svg;
        self.put(format_args!(r#"<g opacity="0.28">{inside}</g>"#))
    }

    /// What another pen drew, moved.
    #[must_use]
    pub fn other(self, picture: &Self, x: f32, y: f32) -> Self {
        let (x, y) = (Short(x), Short(y));
        let inside = &picture.svg;
        self.put(format_args!(r#"<g transform="translate({x} {y})">{inside}</g>"#))
    }
}

#[cfg(test)]
mod tests {
    use super::Short;

    #[test]
    fn figures_are_short_and_right() {
        let told =
            [0.0, -0.001, 3.0, -2.5, 0.05, 12.345, -0.07, 100.0].map(|x| Short(x).to_string());
        assert_eq!(told, ["0", "0", "3", "-2.5", "0.05", "12.35", "-0.07", "100"]);
    }
}
