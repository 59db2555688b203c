//! Madeira's table.
//!
//! Seen from above as it lies: the great island in the middle, its north and its south with the
//! forest between them, Porto Santo's side in the north-east; city guard, windmill and guild board
//! at the left; cities, colonies and markets along the lower edge. Below it everybody's own pieces.

mod buildings;
mod cities;
mod coast;
mod colonies;
mod guard;
mod guild;
mod island;
mod layout;
mod markets;
mod people;
mod pieces;
mod tiles;
mod where_it_stands;
mod windmill;

use crate::{Area, Drawn, Layer, Node, Pen, Rect, Saying, Scene};
use ::madeira::state::{Person, Public};
use ::madeira::{Components, Madeira};
use kernel::{Seat, Token, View};

impl Drawn for Madeira {
    fn scene(view: View<'_, Self>) -> Scene {
        let mut board = Board { view, public: view.public, scene: Scene::default() };
        board.draw();
        board.scene
    }
}

/// A scene in the making.
struct Board<'a> {
    view: View<'a, Madeira>,
    public: &'a Public,
    scene: Scene,
}

/// An area whose nodes are being drawn; everything is placed from its upper left corner.
struct Sheet {
    id: String,
    frame: Rect,
}

impl Sheet {
    fn at(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::new(x, y, w, h).moved(self.frame.x, self.frame.y)
    }
}

impl<'a> Board<'a> {
    fn draw(&mut self) {
        self.draw_guard();
        self.draw_windmill();
        self.draw_guild();
        self.draw_island();
        self.draw_where();
        self.draw_cities();
        self.draw_colonies();
        self.draw_markets();
        self.draw_people();
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.public.seats())
    }

    fn person(&self, seat: Seat) -> &'a Person {
        &self.public.people[seat]
    }

    fn printed(&self) -> &'static Components {
        self.public.printed.0
    }

    fn sheet(&mut self, id: &str, region: &str, group: Option<&str>, frame: Rect) -> Sheet {
        self.scene.areas.push(Area {
            id: id.to_owned(),
            region: region.to_owned(),
            group: group.map(str::to_owned),
            seat: None,
            frame,
        });
        Sheet { id: id.to_owned(), frame }
    }

    fn ground(&mut self, sheet: &Sheet, key: &str, frame: Rect, pen: Pen) {
        let key = format!("{}.{key}", sheet.id);
        self.scene.nodes.push(Node::new(Layer::Ground, key, &sheet.id, frame).picture(pen));
    }

    /// A place with the name of its item; what is returned can be told more.
    fn place(
        &mut self,
        sheet: &Sheet,
        item: impl Into<String>,
        frame: Rect,
        pen: Pen,
    ) -> &mut Node {
        let item = item.into();
        let node = Node::new(Layer::Place, item.clone(), &sheet.id, frame).item(item);
        self.put(node.picture(pen))
    }

    /// A part of a place, and what choosing it says.
    fn part(
        &mut self,
        sheet: &Sheet,
        item: &str,
        part: &str,
        answer: Option<Saying>,
        frame: Rect,
        pen: Pen,
    ) {
        let node = Node::new(Layer::Place, format!("{item}.{part}"), &sheet.id, frame);
        let node = node.item(item).picture(pen);
        self.put(answer.into_iter().fold(node, Node::answer));
    }

    fn piece(
        &mut self,
        sheet: &Sheet,
        item: &str,
        (kind, at): (&str, usize),
        frame: Rect,
        pen: Pen,
    ) -> &mut Node {
        let node = Node::new(Layer::Piece, format!("{item}.{kind}.{at}"), &sheet.id, frame);
        self.put(node.kind(kind).item(item).picture(pen))
    }

    fn put(&mut self, node: Node) -> &mut Node {
        let at = self.scene.nodes.len();
        self.scene.nodes.push(node);
        &mut self.scene.nodes[at]
    }
}

/// `a-b`, the second part in notation.
fn id(prefix: &str, token: &impl Token) -> String {
    let mut id = format!("{prefix}-");
    // Writing to a string cannot fail.
    let _ = token.write(&mut id);
    id
}

/// Roman numerals of rows, ranks and rounds.
const ROMAN: [&str; 5] = ["I", "II", "III", "IV", "V"];
