//! Pieces: workers, ships, markers, discs, dice, goods.

use super::{Board, Sheet};
use crate::{Anchor, Pen, Rect};
use kernel::Seat;

/// The kind of a seat's piece.
pub(super) fn kind(what: &str, seat: Seat) -> String {
    format!("{what}-{}", seat.letter())
}

/// A die; a guild die is white, a pirate die black.
pub(super) fn die(pirate: bool, face: u8, size: f32) -> Pen {
    // Where the eyes of each face lie, in a square of 20.
    const EYES: [&[(f32, f32)]; 6] = [
        &[(10.0, 10.0)],
        &[(6.0, 6.0), (14.0, 14.0)],
        &[(5.5, 5.5), (10.0, 10.0), (14.5, 14.5)],
        &[(6.0, 6.0), (14.0, 6.0), (6.0, 14.0), (14.0, 14.0)],
        &[(5.5, 5.5), (14.5, 5.5), (10.0, 10.0), (5.5, 14.5), (14.5, 14.5)],
        &[(6.0, 5.0), (14.0, 5.0), (6.0, 10.0), (14.0, 10.0), (6.0, 15.0), (14.0, 15.0)],
    ];
    let (body, eye) =
        if pirate { ("ma-pirate-die", "ma-pirate-eye") } else { ("ma-die", "ma-eye") };
    let unit = size / 20.0;
    let pen = Pen::new().rect(body, 0.7, 0.7, size - 1.4, size - 1.4, 3.5 * unit);
    let eyes = EYES.get(usize::from(face).wrapping_sub(1)).copied().unwrap_or_default();
    eyes.iter().fold(pen, |pen, (x, y)| pen.circle(eye, x * unit, y * unit, 2.0 * unit))
}

/// A disc in the colour of a seat with its mark.
pub(super) fn disc(seat: Seat, size: f32) -> Pen {
    let half = size / 2.0;
    Pen::new().circle("ma-disc", half, half, half - 0.7).seat(
        seat,
        size * 0.17,
        size * 0.16,
        size * 0.66,
    )
}

/// An action marker: a square plate.
pub(super) fn marker(seat: Seat, size: f32) -> Pen {
    Pen::new().rect("ma-disc", 0.7, 0.7, size - 1.4, size - 1.4, 2.5).seat(
        seat,
        size * 0.17,
        size * 0.17,
        size * 0.66,
    )
}

/// A small number beside or on a piece that stands for several.
pub(super) fn number(pen: Pen, x: f32, y: f32, size: f32, count: impl std::fmt::Display) -> Pen {
    pen.text("figure", x, y, size, Anchor::Start, &count.to_string())
}

impl Board<'_> {
    /// A seat's workers, ships or markers side by side from the left; one with a number where
    /// there is no room for all.
    pub(super) fn pieces_of(
        &mut self,
        sheet: &Sheet,
        item: &str,
        (what, seat): (&str, Seat),
        count: u8,
        room: Rect,
    ) {
        const SPACE: f32 = 1.0;
        let size = room.h;
        let kind = kind(what, seat);
        let picture = || match what {
            "marker" => marker(seat, size),
            "disc" => disc(seat, size),
            _ => Pen::new().piece(what, seat, 0.0, 0.0, size),
        };
        let fits = ((room.w + SPACE) / (size + SPACE)) as u8;
        if count <= fits {
            for at in 0..usize::from(count) {
                let x = room.x + at as f32 * (size + SPACE);
                let frame = Rect::new(x, room.y, size, size);
                self.piece(sheet, item, (&kind, at), frame, picture());
            }
        } else {
            let frame = Rect::new(room.x, room.y, room.w.min(size + 20.0), size);
            let pen = number(picture(), size + 1.0, size * 0.5 + 5.0, 14.0, count);
            self.piece(sheet, item, (&kind, 0), frame, pen).count = count.into();
        }
    }

    /// One piece in the middle of a place.
    pub(super) fn single(
        &mut self,
        sheet: &Sheet,
        item: &str,
        kind: &str,
        place: Rect,
        size: f32,
        pen: Pen,
    ) {
        let x = place.x + (place.w - size) / 2.0;
        let y = place.y + (place.h - size) / 2.0;
        self.piece(sheet, item, (kind, 0), Rect::new(x, y, size, size), pen);
    }
}
