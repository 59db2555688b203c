//! Public buildings: the two streets a face shows, framed in the colour of its architect.

use super::{made_by, street};
use crate::Pen;
use ::lisboa::names::{Architect, Street};

pub(crate) fn building(colours: u8, by: Architect, w: f32, h: f32) -> Pen {
    let pen = Pen::new().rect(&made_by(by), 0.5, 0.5, w - 1.0, h - 1.0, 4.0);
    let shown = Street::ALL.iter().filter(|street| colours & street.bit() != 0);
    let half = (w - 6.0) / 2.0;
    let pen = shown
        .zip([3.0, 3.0 + half])
        .fold(pen, |pen, (of, x)| pen.rect(street(*of), x, 3.0, half, h - 6.0, 1.0));
    let size = (w.min(h) - 14.0).min(34.0);
    let disc = size / 2.0 + 3.0;
    pen.circle("li-disc", w / 2.0, h / 2.0, disc).icon(
        "building",
        (w - size) / 2.0,
        (h - size) / 2.0 - 0.5,
        size,
    )
}
