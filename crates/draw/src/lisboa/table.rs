//! A scene in the making, area by area.

use crate::scene::{Area, Layer, Node, Rect, Saying, Scene};
use crate::{Pen, kit};
use ::lisboa::Lisboa;
use ::lisboa::names::Cube;
use ::lisboa::{Action, Private, Public};
use kernel::{Seat, View};
use std::fmt::Display;

pub(super) struct Table<'a> {
    pub public: &'a Public,
    pub own: Option<(Seat, &'a Private)>,
    scene: Scene,
    /// The area being drawn; all rectangles are counted from its upper left corner.
    area: Area,
}

/// Pieces of one kind that lie together.
pub(super) struct Heap<'a> {
    pub kind: String,
    pub count: u8,
    /// What is said by choosing one of them.
    pub answers: Vec<Saying>,
    /// One piece of a size.
    pub picture: &'a dyn Fn(f32) -> Pen,
}

/// Cubes that lie together.
#[derive(Clone, Copy)]
pub(super) struct Rubble {
    pub counts: [u8; Cube::COUNT],
    /// By which action one of them can be taken.
    pub asked: Option<fn(Cube) -> Action>,
}

impl<'a> Table<'a> {
    pub(super) fn new(view: View<'a, Lisboa>) -> Self {
        let area = Area {
            id: String::new(),
            region: String::new(),
            group: None,
            seat: None,
            frame: Rect::new(0.0, 0.0, 0.0, 0.0),
        };
        Self { public: view.public, own: view.own, scene: Scene::default(), area }
    }

    pub(super) fn done(self) -> Scene {
        self.scene
    }

    /// The one who looks, if it is somebody who plays.
    pub(super) fn viewer(&self) -> Option<Seat> {
        self.own.map(|(seat, _)| seat)
    }

    /// Begins an area that tells what a region of the document tells.
    pub(super) fn area(&mut self, region: &str, frame: Rect) {
        self.begin(Area {
            id: region.to_owned(),
            region: region.to_owned(),
            group: None,
            seat: None,
            frame,
        });
    }

    /// Begins an area that tells what a group of a region tells.
    pub(super) fn part(&mut self, region: &str, group: &str, seat: Option<Seat>, frame: Rect) {
        self.begin(Area {
            id: group.to_owned(),
            region: region.to_owned(),
            group: Some(group.to_owned()),
            seat,
            frame,
        });
    }

    pub(super) fn begin(&mut self, area: Area) {
        self.scene.areas.push(area.clone());
        self.area = area;
    }

    pub(super) fn node(&self, layer: Layer, key: impl Into<String>, at: Rect) -> Node {
        let Rect { x, y, .. } = self.area.frame;
        Node::new(layer, key, &self.area.id, at.moved(x, y))
    }

    pub(super) fn put(&mut self, node: Node) {
        self.scene.nodes.push(node);
    }

    pub(super) fn ground(&mut self, key: impl Into<String>, at: Rect, picture: Pen) {
        let node = self.node(Layer::Ground, key, at).picture(picture);
        self.put(node);
    }

    /// The place of an item.
    pub(super) fn place(&mut self, item: &str, at: Rect, picture: Pen) {
        let node = self.node(Layer::Place, item, at).item(item).picture(picture);
        self.put(node);
    }

    /// A piece of which there is but one at an item.
    pub(super) fn piece(&mut self, kind: &str, item: &str, at: Rect, picture: Pen) {
        let node = self.a_piece(kind, item, at).picture(picture);
        self.put(node);
    }

    /// A piece that goes from step to step: its key says where it is.
    pub(super) fn marker(
        &mut self,
        kind: &str,
        item: &str,
        step: impl Display,
        at: Rect,
        picture: Pen,
    ) {
        let key = format!("{item}.{kind}.{step}");
        let node = self.node(Layer::Piece, key, at).kind(kind).item(item);
        self.put(node.picture(picture));
    }

    pub(super) fn a_piece(&self, kind: &str, item: &str, at: Rect) -> Node {
        self.node(Layer::Piece, format!("{item}.{kind}"), at).kind(kind).item(item)
    }

    /// Pieces side by side in a rectangle; where there is no room for them all, one of each kind
    /// with its number.
    pub(super) fn heaps(&mut self, item: &str, inside: Rect, size: f32, heaps: &[Heap<'_>]) {
        let all = heaps.iter().map(|heap| usize::from(heap.count)).sum();
        if let Some(room) = kit::rows(inside, (size, size), all) {
            self.side_by_side(item, size, heaps, room);
            return;
        }
        let there = || heaps.iter().filter(|heap| heap.count > 0);
        // Smaller, and the number beside it.
        let room =
            [size, 18.0, 14.0].into_iter().filter(|smaller| *smaller <= size).find_map(|size| {
                let room = kit::rows(inside, (size + 14.0, size.max(13.0)), there().count())?;
                Some((size, room))
            });
        let Some((size, room)) = room else {
            debug_assert!(false, "no room at {item}");
            return;
        };
        for (heap, at) in there().zip(room) {
            let key = format!("{item}.{}.0", heap.kind);
            let node = self.node(Layer::Piece, key, at).kind(heap.kind.as_str());
            let picture = super::pictures::numbered((heap.picture)(size), size, heap.count);
            let node = node.item(item).count(heap.count).picture(picture);
            self.put(Node { answers: heap.answers.clone(), ..node });
        }
    }

    /// Pieces on spots of their size.
    pub(super) fn side_by_side(
        &mut self,
        item: &str,
        size: f32,
        heaps: &[Heap<'_>],
        room: impl IntoIterator<Item = Rect>,
    ) {
        let mut room = room.into_iter();
        for heap in heaps {
            for (index, at) in (0..heap.count).zip(&mut room) {
                let key = format!("{item}.{}.{index}", heap.kind);
                let node = self.node(Layer::Piece, key, at).kind(heap.kind.as_str());
                let node = node.item(item).picture((heap.picture)(size));
                self.put(Node { answers: heap.answers.clone(), ..node });
            }
        }
    }

    /// Rubble.
    pub(super) fn cubes(&mut self, item: &str, inside: Rect, size: f32, rubble: Rubble) {
        let pictures = Cube::ALL.iter().map(|cube| {
            let icon = super::pictures::cube(*cube);
            move |size: f32| Pen::new().icon(icon, 0.5, 0.5, size - 1.0)
        });
        let pictures: Vec<_> = pictures.collect();
        let heaps: Vec<Heap<'_>> = Cube::ALL
            .iter()
            .zip(rubble.counts)
            .zip(&pictures)
            .map(|((cube, count), picture)| Heap {
                kind: super::pictures::cube(*cube).to_owned(),
                count,
                answers: rubble
                    .asked
                    .map(|taken| Saying::line(&taken(*cube)))
                    .into_iter()
                    .collect(),
                picture,
            })
            .collect();
        self.heaps(item, inside, size, &heaps);
    }
}
