//! What a drawing is made of.

use crate::pen::Pen;
use kernel::{Name, Seat, Token, Value, Vocabulary};

/// The smallest size of text, in units, where an area is not larger than a phone.
pub const LEGIBLE: f32 = 11.0;

/// What a phone shows at once. What is larger is shown smaller there, so its text is larger:
/// [`Area::legible`].
pub const WIDEST: f32 = 340.0;
pub const HIGHEST: f32 = 430.0;

/// A rectangle in the plane of the scene; x goes to the right, y down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
}

impl Rect {
    #[must_use]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The same size, moved.
    #[must_use]
    pub fn moved(self, x: f32, y: f32) -> Self {
        Self { x: self.x + x, y: self.y + y, ..self }
    }

    /// Without a margin on every side.
    #[must_use]
    pub fn inset(self, by: f32) -> Self {
        Self::new(self.x + by, self.y + by, self.w - 2.0 * by, self.h - 2.0 * by)
    }

    /// Whether the other one lies wholly inside. Borders may touch.
    #[must_use]
    pub fn holds(&self, other: &Self) -> bool {
        const SLACK: f32 = 0.05;
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.x + other.w <= self.x + self.w + SLACK
            && other.y + other.h <= self.y + self.h + SLACK
    }

    /// Whether they share more than a border.
    #[must_use]
    pub fn overlaps(&self, other: &Self) -> bool {
        const SLACK: f32 = 0.05;
        self.x + self.w > other.x + SLACK
            && other.x + other.w > self.x + SLACK
            && self.y + self.h > other.y + SLACK
            && other.y + other.h > self.y + SLACK
    }
}

/// A whole table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scene {
    pub areas: Vec<Area>,
    /// In the order of painting: what comes later lies on top.
    pub nodes: Vec<Node>,
}

impl Scene {
    /// The smallest rectangle around all areas.
    #[must_use]
    pub fn frame(&self) -> Rect {
        let mut frames = self.areas.iter().map(|area| area.frame);
        let Some(first) = frames.next() else { return Rect::new(0.0, 0.0, 1.0, 1.0) };
        frames.fold(first, |all, one| {
            let (x, y) = (all.x.min(one.x), all.y.min(one.y));
            let right = (all.x + all.w).max(one.x + one.w);
            let bottom = (all.y + all.h).max(one.y + one.h);
            Rect::new(x, y, right - x, bottom - y)
        })
    }
}

/// A part of the table that can be looked at alone.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    /// The same at all times.
    pub id: String,
    /// The region of the document that tells the same; its title is the area's, unless there is
    /// a group.
    pub region: String,
    /// The group of the document whose title is the area's, where a region has several areas.
    pub group: Option<String>,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// The title stands in the uppermost [`TITLE`] units.
    pub frame: Rect,
}

impl Area {
    /// The smallest size of text here, in units.
    #[must_use]
    pub fn legible(&self) -> f32 {
        LEGIBLE * (self.frame.w / WIDEST).max(self.frame.h / HIGHEST).max(1.0)
    }
}

/// The height of an area's title.
pub const TITLE: f32 = 20.0;

/// How nodes lie on each other. Places lie side by side or wholly inside each other; pieces lie
/// on places, side by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Layer {
    /// What is printed or only decorates: it cannot be chosen and is nothing in itself.
    Ground,
    Place,
    Piece,
}

/// A place, a piece, or what lies beneath them.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// No other node of the scene has it. A piece that stays where it is keeps it.
    pub key: String,
    /// What looks the same has the same kind: `worker-A`, `cube-red`. A piece that is gone here
    /// and new there has travelled.
    pub kind: String,
    pub layer: Layer,
    /// How many pieces it stands for; more than one has its number in the picture. A place is none.
    pub count: u16,
    /// The id of its area.
    pub area: String,
    /// The item of the document that tells of it, or the group that it is the name of.
    pub item: Option<String>,
    /// What it is called in notation beside what its item is called.
    pub things: Vec<Name>,
    /// What is said by choosing it. An action that any node of a scene answers is chosen at such
    /// nodes alone; another is chosen where what it speaks of is.
    pub answers: Vec<Saying>,
    /// The figure it shows, and which events change it.
    pub figures: Vec<Figure>,
    pub frame: Rect,
    /// The picture, from the upper left corner of the frame.
    pub svg: String,
    /// Where the name of the item is written, if it is.
    pub label: Option<Label>,
}

impl Node {
    /// Nothing to be seen yet.
    #[must_use]
    pub fn new(layer: Layer, key: impl Into<String>, area: &str, frame: Rect) -> Self {
        let key = key.into();
        Self {
            kind: key.clone(),
            key,
            layer,
            count: u16::from(layer == Layer::Piece),
            area: area.to_owned(),
            item: None,
            things: Vec::new(),
            answers: Vec::new(),
            figures: Vec::new(),
            frame,
            svg: String::new(),
            label: None,
        }
    }

    #[must_use]
    pub fn kind(self, kind: impl Into<String>) -> Self {
        Self { kind: kind.into(), ..self }
    }

    #[must_use]
    pub fn count(self, count: impl Into<u16>) -> Self {
        Self { count: count.into(), ..self }
    }

    #[must_use]
    pub fn item(self, item: impl Into<String>) -> Self {
        Self { item: Some(item.into()), ..self }
    }

    #[must_use]
    pub fn thing(mut self, thing: &impl Token) -> Self {
        if let Value::Name(name) = thing.value() {
            self.things.push(name);
        }
        self
    }

    /// An action, with all or some of its fields.
    #[must_use]
    pub fn answer(mut self, saying: Saying) -> Self {
        self.answers.push(saying);
        self
    }

    /// It shows a figure that such events raise by so much.
    #[must_use]
    pub fn raised(mut self, of: Saying, amount: &'static str) -> Self {
        self.figures.push(Figure { of, amount: Some(amount), less: false });
        self
    }

    /// It shows a figure that such events lower: by a field of theirs, or else by one.
    #[must_use]
    pub fn lowered(mut self, of: Saying, amount: Option<&'static str>) -> Self {
        self.figures.push(Figure { of, amount, less: true });
        self
    }

    #[must_use]
    pub fn picture(self, pen: Pen) -> Self {
        Self { svg: pen.done(), ..self }
    }

    #[must_use]
    pub fn label(self, x: f32, y: f32, size: f32, width: f32) -> Self {
        Self { label: Some(Label { x, y, size, width }), ..self }
    }
}

/// Lines of one kind whose fields hold these values; other fields hold anything.
#[derive(Clone, PartialEq, Debug)]
pub struct Saying {
    pub kind: &'static str,
    pub fields: Vec<(&'static str, Value)>,
}

impl Saying {
    /// Any line of a kind.
    #[must_use]
    pub const fn of(kind: &'static str) -> Self {
        Self { kind, fields: Vec::new() }
    }

    /// This line.
    #[must_use]
    pub fn line(line: &impl Vocabulary) -> Self {
        let mut saying = Self::of(line.kind());
        line.fields(&mut |name, value| saying.fields.push((name, value)));
        saying
    }

    #[must_use]
    pub fn with(mut self, field: &'static str, value: &impl Token) -> Self {
        self.fields.push((field, value.value()));
        self
    }
}

/// A figure, by what changes it.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    pub of: Saying,
    /// The field of the event that says by how much; without one it is by one.
    pub amount: Option<&'static str>,
    /// It becomes less by so much.
    pub less: bool,
}

/// Room for a name in the language of the viewer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    /// The middle of its base line, from the upper left corner of the node.
    pub x: f32,
    pub y: f32,
    pub size: f32,
    /// What is longer is cut.
    pub width: f32,
}
