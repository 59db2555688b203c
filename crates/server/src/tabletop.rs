//! The table as it is sent: the document in words, and the drawing.

use crate::room::field;
use draw::{Area, Layer, Node, Rect, Scene};
use kernel::Seat;
use wire::{Amount, Column, Document, Group, Item, Part, Provenance, Region, Thing};
use wire::{Drawing, DrawnArea, DrawnFigure, DrawnNode, Field, Frame, LabelRoom, Saying};
use words::document as told;

/// A document, of the position with so many decisions.
#[must_use]
pub fn document(told::Document { regions }: told::Document, at: u64) -> Document {
    Document { at, regions: regions.into_iter().map(region).collect() }
}

/// A drawing, of the position with so many decisions.
#[must_use]
pub fn drawing(Scene { areas, nodes }: Scene, at: u64) -> Drawing {
    Drawing {
        at,
        areas: areas.into_iter().map(area).collect(),
        nodes: nodes.into_iter().map(node).collect(),
    }
}

fn letter(seat: Seat) -> String {
    seat.letter().to_string()
}

fn region(region: told::Region) -> Region {
    Region {
        id: region.id,
        part: match region.part {
            told::Part::Common => Part::Common,
            told::Part::Player => Part::Player,
            told::Part::Unseen => Part::Unseen,
        },
        title: region.title,
        intro: region.intro,
        seat: region.seat.map(letter),
        groups: region.groups.into_iter().map(group).collect(),
    }
}

fn group(group: told::Group) -> Group {
    Group {
        id: group.id,
        title: group.title,
        intro: group.intro,
        columns: group.columns.into_iter().map(|(id, title)| Column { id, title }).collect(),
        items: group.items.into_iter().map(item).collect(),
    }
}

fn thing(name: kernel::Name) -> Thing {
    Thing { family: name.family.into(), word: name.word.into(), index: name.index }
}

fn item(item: told::Item) -> Item {
    let amount = |amount: told::Amount| Amount {
        what: amount.what.into(),
        count: amount.count,
        seat: amount.seat.map(letter),
    };
    Item {
        id: item.id,
        things: item.things.into_iter().map(thing).collect(),
        name: item.name,
        state: item.state,
        about: item.about,
        provenance: item.provenance.map(|from| match from {
            told::Provenance::Deduced => Provenance::Deduced,
            told::Provenance::Reconstructed => Provenance::Reconstructed,
        }),
        owner: item.owner.map(letter),
        amounts: item.amounts.into_iter().map(amount).collect(),
        facts: item.facts,
        cells: item.cells.into_iter().map(self::item).collect(),
    }
}

fn frame(Rect { x, y, w, h }: Rect) -> Frame {
    Frame { x, y, w, h }
}

fn area(area: Area) -> DrawnArea {
    DrawnArea {
        id: area.id,
        region: area.region,
        group: area.group,
        seat: area.seat.map(letter),
        frame: frame(area.frame),
    }
}

fn saying(saying: draw::Saying) -> Saying {
    let fields = saying.fields.into_iter();
    let fields = fields.map(|(name, value)| Field { name: name.into(), value: field(&value) });
    Saying { kind: saying.kind.into(), fields: fields.collect() }
}

fn figure(figure: draw::Figure) -> DrawnFigure {
    DrawnFigure { of: saying(figure.of), amount: figure.amount.map(Into::into), less: figure.less }
}

fn node(node: Node) -> DrawnNode {
    DrawnNode {
        key: node.key,
        kind: node.kind,
        layer: match node.layer {
            Layer::Ground => wire::Layer::Ground,
            Layer::Place => wire::Layer::Place,
            Layer::Piece => wire::Layer::Piece,
        },
        count: node.count,
        area: node.area,
        item: node.item,
        things: node.things.into_iter().map(thing).collect(),
        answers: node.answers.into_iter().map(saying).collect(),
        figures: node.figures.into_iter().map(figure).collect(),
        frame: frame(node.frame),
        svg: node.svg,
        label: node.label.map(|label| LabelRoom {
            x: label.x,
            y: label.y,
            size: label.size,
            width: label.width,
        }),
    }
}
