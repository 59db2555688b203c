//! The church: a ring of six clergy tiles, and between them the places of the cardinal.

use super::pictures::{badge, clergy, space};
use super::table::Table;
use crate::Pen;
use crate::scene::{Layer, Node, Rect, Saying};
use ::lisboa::Action;
use ::lisboa::names::{Place, Side};
use ::lisboa::state::Task;
use std::f32::consts::TAU;
use std::ops::Range;

const RADIUS: f32 = 101.0;
const TILE: f32 = 66.0;
const INNER: f32 = 52.0;
const PLACE: f32 = 28.0;
const OUTSIDE: f32 = 84.0;
const ICON: f32 = 20.0;

impl Table<'_> {
    pub(super) fn church(&mut self, frame: Rect) {
        self.area("church", frame);
        let middle = (frame.w / 2.0, 22.0 + (frame.h - 22.0) / 2.0);
        let nave = Rect::new(4.0, 24.0, frame.w - 8.0, frame.h - 28.0);
        let (x, y) = (middle.0 - nave.x, middle.1 - nave.y);
        let pen = Pen::new().circle("li-nave", x, y, RADIUS).circle("li-aisle", x, y, INNER).icon(
            "clergy",
            x - 13.0,
            y - 13.0,
            26.0,
        );
        // He goes clockwise.
        let pen = (0..Place::COUNT).fold(pen, |pen, step| {
            let Rect { x, y, .. } = around((x, y), INNER, step as f32 + 0.5, 0.0);
            let turn = TAU * (step as f32 + 0.5) / Place::COUNT as f32;
            pen.path("li-arrow", &arrow(x, y, turn))
        });
        // What he brings who comes here is seen outside the ring too, where he does not cover it.
        let pen = Place::all().fold(pen, |pen, place| {
            let Rect { x, y, .. } = around((x, y), OUTSIDE, place.0.into(), ICON);
            self.church_icon(place).into_iter().fold(pen, |pen, icon| pen.icon(icon, x, y, ICON))
        });
        self.ground("nave", nave, pen);
        for place in Place::all() {
            self.church_tile(place, middle);
            self.church_place(place, middle);
        }
        self.bag(Rect::new(4.0, frame.h - 60.0, 46.0, 56.0));
    }

    /// Tiles to come, in a corner beside the ring.
    fn bag(&mut self, at: Rect) {
        const ITEM: &str = "unseen-bag";
        let left: u8 = self.public.bag.iter().sum();
        let bag = Pen::new().icon("bag", 2.0, 12.0, 42.0);
        let empty = if left == 0 { Pen::new().faint(&bag) } else { Pen::new() };
        self.place(ITEM, at, empty);
        if left > 0 {
            let node = self.a_piece("clergy-bag", ITEM, at).count(left);
            self.put(node.picture(badge(bag, at.w - 10.0, 10.0, left)));
        }
    }

    /// The tile ahead of a place, clockwise.
    fn church_tile(&mut self, place: Place, middle: (f32, f32)) {
        let item = format!("church-{}-tile", place.word());
        let at = around(middle, RADIUS, f32::from(place.0) + 0.5, TILE);
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str());
        let node = node.picture(space(TILE, TILE));
        let node = self.taken_from(place).fold(node, Node::answer);
        self.put(node);
        let Some(tile) = self.public.church[place.index()] else { return };
        let pen = clergy(&self.public.printed, tile, TILE);
        let node = self.a_piece(&format!("clergy-{}", tile.word()), &item, at).picture(pen);
        let node = self.taken_from(place).fold(node, Node::answer);
        self.put(node);
    }

    /// By which moves of the cardinal this tile can be taken.
    fn taken_from(&self, place: Place) -> impl Iterator<Item = Saying> + use<> {
        let (away, steps) = (self.away(place), self.steps());
        // R9: after so many steps the tile ahead is as far from here, the one behind one nearer.
        let moves = [(away, Side::Ahead), (away + 1, Side::Behind)].into_iter();
        let moves = moves.filter(move |(far, _)| steps.contains(far));
        moves.map(|(steps, side)| Saying::line(&Action::Cardinal { steps, side }))
    }

    /// How far he may go.
    fn steps(&self) -> Range<u8> {
        match self.public.tasks.top() {
            Some(Task::Cardinal { steps, exactly: true, .. }) => steps..steps + 1,
            Some(Task::Cardinal { steps, .. }) => 1..steps + 1,
            _ => 0..0,
        }
    }

    /// From him to a place, clockwise.
    const fn away(&self, place: Place) -> u8 {
        let places = Place::COUNT as u8;
        (place.0 + places - self.public.cardinal) % places
    }

    /// L6.6: what happens when the cardinal comes to a place.
    fn church_icon(&self, place: Place) -> Option<&'static str> {
        let printed = &self.public.printed;
        match place.0 {
            at if at == printed.church_influence => Some("influence"),
            at if at == printed.church_treasury => Some("treasury"),
            _ => None,
        }
    }

    fn church_place(&mut self, place: Place, middle: (f32, f32)) {
        let at = around(middle, INNER, place.0.into(), PLACE);
        let half = PLACE / 2.0;
        let icon = self.church_icon(place);
        let pen = Pen::new().circle("li-chair", half, half, half - 0.5);
        let pen = icon.into_iter().fold(pen, |pen, icon| pen.icon(icon, 6.0, 6.0, PLACE - 12.0));
        let item = format!("church-{}", place.word());
        let node = self.node(Layer::Place, item.as_str(), at).item(item).picture(pen);
        // Where he comes to is as far away as he goes.
        let steps = self.steps().find(|steps| self.away(place) == steps % Place::COUNT as u8);
        let come = steps.map(|steps| Saying::of("cardinal").with("steps", &steps));
        self.put(come.into_iter().fold(node, Node::answer));
        if self.public.cardinal == place.0 {
            let pen = Pen::new().circle("li-marker", half, half, half - 1.0).icon(
                "cardinal",
                4.0,
                4.0,
                PLACE - 8.0,
            );
            self.marker("cardinal", "cardinal", place.0, at, pen);
        }
    }
}

/// A square around a point of the ring; steps go clockwise from the top.
fn around(middle: (f32, f32), radius: f32, step: f32, side: f32) -> Rect {
    let turn = TAU * step / Place::COUNT as f32;
    let (x, y) = (middle.0 + radius * turn.sin(), middle.1 - radius * turn.cos());
    Rect::new(x - side / 2.0, y - side / 2.0, side, side)
}

/// A small head of an arrow that points clockwise.
fn arrow(x: f32, y: f32, turn: f32) -> String {
    let at = |ahead: f32, out: f32| {
        let (sin, cos) = turn.sin_cos();
        let (x, y) = (x + ahead * cos + out * sin, y + ahead * sin - out * cos);
        format!("{:.1} {:.1}", x, y)
    };
    format!("M{}L{}L{}Z", at(5.0, 0.0), at(-3.0, 4.5), at(-3.0, -4.5))
}
