//! A sheet as a picture of points.

use crate::faces::FACES;
use resvg::{tiny_skia, usvg};

/// What our faces are called by themselves, for sheets that end their lists with a kind of type.
const SANS: &str = "Azulejo Sans";
const SERIF: &str = "EB Garamond";

/// Paints a sheet at so many points per unit; nothing if the sheet is not one, or too large.
#[must_use]
pub fn png(svg: &str, scale: f32) -> Option<Vec<u8>> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    for face in FACES {
        fonts.load_font_data(face.data.to_vec());
    }
    // Names of people may be written in letters that ours lack.
    fonts.load_system_fonts();
    fonts.set_sans_serif_family(SANS);
    fonts.set_serif_family(SERIF);
    let tree = usvg::Tree::from_str(svg, &options).ok()?;
    let size = tree.size().to_int_size().scale_by(scale)?;
    let mut points = tiny_skia::Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut points.as_mut());
    points.encode_png().ok()
}
