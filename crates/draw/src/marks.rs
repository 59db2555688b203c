//! The marks of the seats and the tile of the borders. The browser client has them from the same
//! file.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

#[derive(Deserialize, Debug)]
struct Marks {
    seats: BTreeMap<char, Mark>,
    tile: Tile,
}

/// A shape of 24 by 24, and where its letter stands in it.
#[derive(Deserialize, Debug)]
struct Mark {
    path: String,
    y: f32,
    size: f32,
}

/// A tile of 32 by 32.
#[derive(Deserialize, Debug)]
struct Tile {
    glaze: String,
    heart: String,
    joint: String,
}

static MARKS: LazyLock<Marks> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../marks.json")).expect("the file of marks is ours")
});

/// Every seat as a symbol: `shape-…` alone, `seat-…` with its letter, `emblem-…` on a piece that
/// has its colour.
pub(crate) fn symbols() -> String {
    let mut symbols = String::new();
    for (letter, Mark { path, y, size }) in &MARKS.seats {
        let shape = format!(r#"<g class="seat seat-{letter}"><path d="{path}"/></g>"#);
        // Writing to a string cannot fail.
        let _ = write!(
            symbols,
            r#"<symbol id="shape-{letter}" viewBox="0 0 24 24">{shape}</symbol><symbol id="seat-{letter}" viewBox="0 0 24 24">{shape}<text class="seat-letter" x="12" y="{y}" font-size="{size}" text-anchor="middle">{letter}</text></symbol><symbol id="emblem-{letter}" viewBox="0 0 24 24"><path class="emblem" d="{path}"/></symbol>"#
        );
    }
    symbols
}

/// The pattern of the borders.
pub(crate) fn tiles() -> String {
    let Tile { glaze, heart, joint } = &MARKS.tile;
    format!(
        r#"<pattern id="tiles" width="16" height="16" patternUnits="userSpaceOnUse" viewBox="0 0 32 32"><rect width="32" height="32" class="tile-ground"/><path d="{glaze}" class="tile-glaze"/><path d="{heart}" class="tile-ground"/><path d="{joint}" class="tile-joint"/></pattern>"#
    )
}
