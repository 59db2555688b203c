//! A scene as a file: SVG that needs nothing else.

use crate::scene::{Area, Node, Rect, Scene};
use crate::{Pen, faces, icons, marks};
use kernel::Seat;
use std::fmt::Write as _;

/// The sheets of the browser client: the palette and what the classes of pictures look like.
const TOKENS: &str = include_str!("../../../web/src/style/tokens.css");
const BOARD: &str = concat!(
    include_str!("../../../web/src/style/board.css"),
    include_str!("../../../web/src/style/board-lisboa.css"),
    include_str!("../../../web/src/style/board-madeira.css"),
);

/// The side of a tile of a border.
const TILE: f32 = 12.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    Light,
    Dark,
}

/// What is said on a drawing: titles of areas and names of items, in some language.
pub trait Words {
    fn title(&self, area: &Area) -> Option<String>;
    fn name(&self, item: &str) -> Option<String>;
}

/// Nothing is said.
#[derive(Clone, Copy, Debug)]
pub struct Wordless;

impl Words for Wordless {
    fn title(&self, area: &Area) -> Option<String> {
        Some(area.id.clone())
    }

    fn name(&self, item: &str) -> Option<String> {
        Some(item.to_owned())
    }
}

/// How a scene is to be seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The part inside a frame, or all of it.
    pub frame: Option<Rect>,
    pub theme: Theme,
    /// Who is to decide; their areas are outlined.
    pub deciding: Option<Seat>,
    /// Whether the type is taken along, for whoever opens the file without having it.
    pub faces: bool,
}

/// A scene as a picture.
#[must_use]
pub fn svg(scene: &Scene, look: &Look, words: &dyn Words) -> String {
    let Rect { x, y, w, h } = look.frame.unwrap_or_else(|| scene.frame()).inset(-8.0);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="{x} {y} {w} {h}" width="{w}" height="{h}"><style>{}{}</style><defs>{}{}{}</defs><rect class="table" x="{x}" y="{y}" width="{w}" height="{h}"/>"#,
        if look.faces { faces::sheet() } else { String::new() },
        resolved(look.theme),
        icons::symbols(),
        marks::symbols(),
        marks::tiles(),
    );
    for area in &scene.areas {
        put_area(&mut out, area, look.deciding, words);
    }
    for node in &scene.nodes {
        put_node(&mut out, node, words);
    }
    out.push_str("</svg>");
    out
}

// Writing to a string cannot fail: what `write!` gives is let go.

/// The ground of an area, and its title before a row of whole tiles.
fn put_area(out: &mut String, area: &Area, deciding: Option<Seat>, words: &dyn Words) {
    const SIZE: f32 = 13.0;
    let Rect { x, y, w, h } = area.frame;
    let turn = if area.seat.is_some() && area.seat == deciding { " at-turn" } else { "" };
    let _ = write!(
        out,
        r#"<rect class="area{turn}" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>"#
    );
    let mut ends = 7.0;
    if let Some(seat) = area.seat {
        let _ = write!(
            out,
            r##"<use href="#shape-{}" x="{}" y="{}" width="12" height="12"/>"##,
            seat.letter(),
            x + 6.0,
            y + 4.0
        );
        ends = 22.0;
    }
    if let Some(title) = words.title(area) {
        let title = faces::TITLE.cut(&title, w - ends - 7.0, SIZE);
        let _ = write!(
            out,
            r#"<text class="area-title" x="{}" y="{}" font-size="{SIZE}">{}</text>"#,
            x + ends,
            y + 14.0,
            escaped(&title)
        );
        ends += faces::TITLE.width(&title, SIZE) + 6.0;
    }
    out.push_str(&border(area.frame, ends));
}

/// As many whole tiles as there is room for, from where the title ends.
fn border(Rect { x, y, w, .. }: Rect, ends: f32) -> String {
    const MARGIN: f32 = 6.0;
    let wide = ((w - MARGIN - ends) / TILE).floor() * TILE;
    if wide <= 0.0 {
        return String::new();
    }
    Pen::new().tiled("band", Rect::new(x + w - MARGIN - wide, y + 4.0, wide, TILE), TILE).done()
}

fn put_node(out: &mut String, node: &Node, words: &dyn Words) {
    let Rect { x, y, .. } = node.frame;
    let _ = write!(out, r#"<g transform="translate({x} {y})">{}"#, node.svg);
    if let Some(label) = node.label
        && let Some(name) = node.item.as_deref().and_then(|item| words.name(item))
    {
        let name = faces::TEXT.cut(&name, label.width, label.size);
        let _ = write!(
            out,
            r#"<text class="label" x="{}" y="{}" font-size="{}" text-anchor="middle">{}</text>"#,
            label.x,
            label.y,
            label.size,
            escaped(&name)
        );
    }
    out.push_str("</g>");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The sheet for a theme with every `var(--…)` replaced: not every reader of SVG knows them.
fn resolved(theme: Theme) -> String {
    let mut values: Vec<(&str, &str)> = Vec::new();
    let mut dark = false;
    for line in TOKENS.lines() {
        if line.contains('{') {
            dark = line.contains("dark");
        }
        let Some((name, value)) = line.trim().strip_prefix("--").and_then(|l| l.split_once(':'))
        else {
            continue;
        };
        if !dark || theme == Theme::Dark {
            values.insert(0, (name, value.trim().trim_end_matches(';')));
        }
    }
    let mut sheet = String::new();
    let mut rest = BOARD;
    while let Some((before, after)) = rest.split_once("var(--") {
        let (name, left) = after.split_once(')').unwrap_or((after, ""));
        let value = values.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
        sheet.push_str(before);
        sheet.push_str(value.unwrap_or("none"));
        rest = left;
    }
    sheet.push_str(rest);
    sheet.replace('<', "")
}
