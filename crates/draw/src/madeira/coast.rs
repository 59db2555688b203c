//! Sea and land under the plantations: one great island, its north and its south, and a small one.

use crate::{Anchor, Pen};

/// The great island in a sea of [`GREAT`]: widest in the middle, a long cape in the east.
const GREAT_COAST: &str = "M6 240C3 216 12 208 10 188S6 160 12 142S12 112 18 94S22 70 26 54C26 30 30 13 48 9S84 14 106 11S140 6 160 8S184 14 196 13S230 6 252 8S296 12 312 8S336 6 344 10C360 15 365 32 365 54S373 80 373 96S380 120 376 138S382 158 379 178C377 194 376 202 381 210C386 216 387 221 384 226C381 232 374 236 378 248S384 262 382 280S374 310 378 330S372 352 374 370S366 400 366 424C366 452 360 466 342 470C322 475 306 466 286 470S250 477 228 472S200 465 180 470S140 477 118 472S84 467 66 472C40 474 28 460 28 436S18 408 18 388S8 352 12 330S5 300 10 280S8 258 6 240Z";
pub(super) const GREAT: (f32, f32) = (390.0, 484.0);

/// The small one in a sea of [`SMALL`]: narrow where its building stands.
const SMALL_COAST: &str = "M12 170C10 140 14 120 26 104C40 88 64 80 66 52C66 26 70 9 96 7C120 5 150 9 172 7S224 5 238 16S244 52 252 70S282 92 292 110S302 150 298 176S296 212 270 217C240 222 220 215 196 218S140 222 110 217S50 222 34 217S14 200 12 170Z";
pub(super) const SMALL: (f32, f32) = (311.0, 228.0);

pub(super) fn great() -> Pen {
    let pen = island(GREAT, GREAT_COAST);
    waves(pen, &[(4.0, 14.0), (6.0, 452.0), (362.0, 470.0), (368.0, 30.0)])
        .other(&numeral("3"), 12.0, 159.0)
        .other(&numeral("2"), 12.0, 301.0)
}

pub(super) fn small() -> Pen {
    let pen = island(SMALL, SMALL_COAST);
    waves(pen, &[(6.0, 68.0), (268.0, 12.0), (280.0, 66.0), (34.0, 10.0)])
        .icon("compass", 13.0, 24.0, 36.0)
        // Islets.
        .path("ma-beach", "M262 40q5-7 12-4t3 9-12 4-3-9ZM284 46q4-4 8 0t-4 6-4-6Z")
        .path("ma-land", "M262 40q5-7 12-4t3 9-12 4-3-9ZM284 46q4-4 8 0t-4 6-4-6Z")
        .other(&numeral("1"), 46.0, 83.0)
}

/// Shoals around a beach around the land.
fn island((w, h): (f32, f32), coast: &str) -> Pen {
    Pen::new()
        .rect("ma-sea", 0.0, 0.0, w, h, 5.0)
        .path("ma-shoal", coast)
        .path("ma-beach", coast)
        .path("ma-land", coast)
}

pub(super) fn waves(pen: Pen, at: &[(f32, f32)]) -> Pen {
    at.iter().fold(pen, |pen, (x, y)| {
        pen.path("ma-wave", &format!("M{x} {y}q4-5 8 0t8 0M{} {}q4-5 8 0t8 0", x + 5.0, y + 7.0))
    })
}

/// The number of a region, as large as a piece.
fn numeral(number: &str) -> Pen {
    Pen::new().circle("ma-region", 10.0, 10.0, 9.5).text(
        "figure",
        10.0,
        15.5,
        16.0,
        Anchor::Middle,
        number,
    )
}
