//! One small picture for each thing of the games: 20 by 20, a fill and an outline of ink. The
//! browser client has its icons from the same file.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

#[derive(Deserialize, Debug)]
struct Icon {
    fill: String,
    path: String,
    #[serde(default)]
    line: String,
    /// Whether lines on its fill are of paper, not of ink.
    #[serde(default)]
    pale: bool,
    /// Where the emblem of a seat stands on a piece of this shape: its middle and its size.
    #[serde(default)]
    emblem: Option<(f32, f32, f32)>,
}

static ICONS: LazyLock<BTreeMap<String, Icon>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../icons.json")).expect("the file of icons is ours")
});

/// Whether there is an icon of this name.
#[must_use]
pub fn known(name: &str) -> bool {
    ICONS.contains_key(name)
}

/// Where the emblem of a seat stands on a piece, in parts of the piece's size: its middle, its size.
pub(crate) fn emblem(name: &str) -> (f32, f32, f32) {
    const SIDE: f32 = 20.0;
    let (x, y, size) = ICONS.get(name).and_then(|icon| icon.emblem).unwrap_or((10.0, 13.0, 7.0));
    (x / SIDE, y / SIDE, size / SIDE)
}

/// Every icon as a symbol: `i-…` in its own colour, `p-…` in the colour of a seat.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (name, Icon { fill, path, line, pale, .. }) in &*ICONS {
        for (prefix, fill, pale) in [("i", fill.as_str(), *pale), ("p", "currentColor", true)] {
            // Writing to a string cannot fail.
            let _ = write!(
                symbols,
                r#"<symbol id="{prefix}-{name}" viewBox="0 0 20 20"><path class="icon" fill="{fill}" d="{path}"/>"#
            );
            if !line.is_empty() {
                let class = if pale { "icon-line pale" } else { "icon-line" };
                let _ = write!(symbols, r#"<path class="{class}" d="{line}"/>"#);
            }
            symbols.push_str("</symbol>");
        }
    }
    symbols
}
