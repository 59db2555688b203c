//! Whole games, drawn position by position: everything is there, once, where it can be seen.

mod choosing;
mod games;
mod lisboa;
mod madeira;

use draw::scene::{HIGHEST, TITLE, WIDEST};
use draw::{Layer, Node, Rect, Scene};
use kernel::Seat;
use std::collections::{BTreeMap, BTreeSet};
use words::document::{Document, Part};

/// What must hold of every scene. `undrawn` says which items of the document need not be seen.
pub(crate) fn check(scene: &Scene, document: &Document, undrawn: impl Fn(&str) -> bool) {
    areas(scene, document);
    let groups = document.regions.iter().flat_map(|region| &region.groups);
    let titled = groups.filter(|group| group.title.is_some()).map(|group| group.id.as_str());
    let ids: BTreeSet<&str> = document.items().map(|item| item.id.as_str()).chain(titled).collect();
    let mut keys = BTreeSet::new();
    for node in &scene.nodes {
        assert!(keys.insert(&node.key), "{} is there twice", node.key);
        let area = scene.areas.iter().find(|area| area.id == node.area);
        let area = area.unwrap_or_else(|| panic!("{}: no area {}", node.key, node.area));
        let Rect { x, y, w, h } = area.frame;
        let inside = Rect::new(x, y + TITLE, w, h - TITLE);
        assert!(inside.holds(&node.frame), "{} is outside {}", node.key, area.id);
        legible(node, area.legible());
        match &node.item {
            Some(item) => assert!(ids.contains(item.as_str()), "{}: no item {item}", node.key),
            None => assert_eq!(node.layer, Layer::Ground, "{} has no item", node.key),
        }
    }
    beside(scene);
    complete(scene, document, undrawn);
    counted(scene, document);
}

fn areas(scene: &Scene, document: &Document) {
    for (at, area) in scene.areas.iter().enumerate() {
        let Rect { w, h, .. } = area.frame;
        // A phone shows it smaller by a sixth at most.
        const MOST: f32 = 1.2;
        assert!(w <= MOST * WIDEST && h <= MOST * HIGHEST, "{} is {w} by {h}", area.id);
        for other in &scene.areas[..at] {
            assert_ne!(area.id, other.id);
            assert!(!area.frame.overlaps(&other.frame), "{} on {}", area.id, other.id);
        }
        let region = document.regions.iter().find(|region| region.id == area.region);
        let region = region.unwrap_or_else(|| panic!("{}: no region {}", area.id, area.region));
        assert_eq!(region.seat, area.seat, "{}", area.id);
        if let Some(wanted) = &area.group {
            let group = region.groups.iter().find(|group| group.id == *wanted);
            let title = group.and_then(|group| group.title.as_ref());
            assert!(title.is_some(), "{}: no group {wanted} with a title", area.id);
        }
    }
}

/// Text is large enough and names are ours.
fn legible(node: &Node, least: f32) {
    for part in node.svg.split("font-size=\"").skip(1) {
        let size: f32 = part.split('"').next().and_then(|size| size.parse().ok()).expect("a size");
        assert!(size >= least, "{}: text of {size}", node.key);
    }
    if let Some(label) = node.label {
        assert!(label.size >= least, "{}: a label of {}", node.key, label.size);
        assert!(label.width <= node.frame.w, "{}: a label wider than it", node.key);
    }
}

/// Places are side by side or inside each other; pieces lie side by side, each on a place.
fn beside(scene: &Scene) {
    let of = |layer: Layer| scene.nodes.iter().filter(move |node| node.layer == layer);
    let places: Vec<&Node> = of(Layer::Place).collect();
    let pieces: Vec<&Node> = of(Layer::Piece).collect();
    for (at, one) in places.iter().enumerate() {
        for other in &places[..at] {
            let nested = one.frame.holds(&other.frame) || other.frame.holds(&one.frame);
            let apart = !one.frame.overlaps(&other.frame);
            assert!(apart || nested, "{} is partly on {}", one.key, other.key);
        }
    }
    for (at, one) in pieces.iter().enumerate() {
        for other in &pieces[..at] {
            assert!(!one.frame.overlaps(&other.frame), "{} on {}", one.key, other.key);
        }
        assert!(
            places.iter().any(|place| place.frame.holds(&one.frame)),
            "{} lies on no place",
            one.key
        );
    }
}

/// Whatever the document tells of is seen.
fn complete(scene: &Scene, document: &Document, undrawn: impl Fn(&str) -> bool) {
    let drawn: BTreeSet<&str> =
        scene.nodes.iter().filter_map(|node| node.item.as_deref()).collect();
    for region in document.regions.iter().filter(|region| region.part != Part::Unseen) {
        for item in region.groups.iter().flat_map(|group| &group.items) {
            for item in [item].into_iter().chain(&item.cells) {
                let row = !item.cells.is_empty();
                assert!(
                    row || drawn.contains(item.id.as_str()) || undrawn(&item.id),
                    "{} is not drawn",
                    item.id
                );
            }
        }
    }
}

/// As many pieces of each seat as the document counts, wherever a place shows them as pieces.
fn counted(scene: &Scene, document: &Document) {
    let mut seen: BTreeMap<(&str, &str), i32> = BTreeMap::new();
    for node in scene.nodes.iter().filter(|node| node.layer == Layer::Piece) {
        let item = node.item.as_deref().unwrap_or_default();
        *seen.entry((item, node.kind.as_str())).or_default() += i32::from(node.count);
    }
    for item in document.items() {
        for amount in &item.amounts {
            let Some(seat) = amount.seat else { continue };
            let there =
                seen.iter().filter(|((at, kind), _)| *at == item.id && of(kind, amount.what, seat));
            let drawn: i32 = there.map(|(_, count)| count).sum();
            assert_eq!(drawn, amount.count, "{} of {} at {}", amount.what, seat.letter(), item.id);
        }
    }
}

/// Whether a kind is that of a seat's pieces. Ships of Lisboa are in nobody's colour.
fn of(kind: &str, what: &str, seat: Seat) -> bool {
    let rest = kind.strip_prefix(what).and_then(|rest| rest.strip_prefix('-'));
    rest.is_some_and(|rest| rest.len() > 1 || rest.starts_with(seat.letter()))
}
