//! A view in, a drawing out.
//!
//! A [`Scene`] is a table seen from above: areas side by side in one plane, and in them nodes, each
//! a place or a piece with its picture in SVG. One unit is a pixel where an area fills the screen
//! of a phone, so nothing that is read is smaller than [`scene::LEGIBLE`]; in an area that is
//! larger than a phone, everything is larger.
//!
//! Scenes know no language: a node names the item of the document it shows, and whoever puts the
//! scene on a screen asks the document what it is called. They know no colour either: pictures
//! have classes, and the sheets under `web/src/style` say how these look, in light and dark.

mod faces;
pub mod icons;
mod kit;
mod lisboa;
mod madeira;
mod marks;
mod pen;
#[cfg(feature = "png")]
pub mod png;
pub mod scene;
pub mod sheet;

pub use pen::{Anchor, Pen};
pub use scene::{Area, Figure, Label, Layer, Node, Rect, Saying, Scene};

use kernel::{Game, View};

/// A game whose table can be drawn.
///
/// Drawings are made from a [`View`], so they can show no more than the viewer may know.
pub trait Drawn: Game {
    fn scene(view: View<'_, Self>) -> Scene;
}
