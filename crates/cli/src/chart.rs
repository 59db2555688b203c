//! Charts as SVG: plain shapes and text, readable on light and dark ground.

mod bars;
mod lines;
mod page;
mod scale;

pub(crate) use bars::{Bar, Bars};
pub(crate) use lines::{Lines, Series};

/// How a chart of ours begins.
pub(crate) const MARK: &str = "<svg";
