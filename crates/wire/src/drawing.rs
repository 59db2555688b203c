//! The table as a drawing: areas in one plane, places and pieces in them.
//!
//! It holds no word: names come from the document, by the ids of its items.

use crate::lines::Field;
use crate::tabletop::Thing;
use std::borrow::Cow;

wire! {
    /// A table seen from above. One unit is a pixel where an area fills the screen of a phone.
    pub struct Drawing {
        /// Decisions in force.
        pub at: u64,
        pub areas: Vec<DrawnArea>,
        /// In the order of painting.
        pub nodes: Vec<DrawnNode>,
    }

    /// A part of the table that can be looked at alone.
    pub struct DrawnArea {
        /// The same at all times.
        pub id: String,
        /// The region of the document that tells the same, and gives the title.
        pub region: String,
        /// The group that gives the title, where a region has several areas.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub group: Option<String>,
        /// Whose it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub seat: Option<String>,
        pub frame: Frame,
    }

    /// A rectangle.
    pub struct Frame {
        pub x: f32,
        pub y: f32,
        pub w: f32,
        pub h: f32,
    }

    /// How nodes lie on each other.
    pub enum Layer {
        /// What is printed or only decorates.
        Ground,
        Place,
        Piece,
    }

    /// A place, a piece, or what lies beneath them.
    pub struct DrawnNode {
        /// No other node of the drawing has it; a piece that stays where it is keeps it.
        pub key: String,
        /// What looks the same has the same kind: a piece that is gone here and new there has
        /// travelled.
        pub kind: String,
        pub layer: Layer,
        /// How many pieces it stands for.
        pub count: u16,
        /// The id of its area.
        pub area: String,
        /// The item of the document that tells of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub item: Option<String>,
        /// What it is called in notation beside what its item is called.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Thing>>")]
        pub things: Vec<Thing>,
        /// What is said by choosing it. An action that any node answers is chosen at such nodes
        /// alone; another is chosen where what it speaks of is.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Saying>>")]
        pub answers: Vec<Saying>,
        /// Which events change the figure it shows.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<DrawnFigure>>")]
        pub figures: Vec<DrawnFigure>,
        pub frame: Frame,
        /// The picture in SVG, from the upper left corner of the frame; made by the server alone.
        pub svg: String,
        /// Where the name of the item is written, if it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub label: Option<LabelRoom>,
    }

    /// Lines of one kind whose fields hold these values; other fields hold anything.
    pub struct Saying {
        pub kind: Cow<'static, str>,
        pub fields: Vec<Field>,
    }

    /// A figure, by what changes it.
    pub struct DrawnFigure {
        pub of: Saying,
        /// The field of the event that says by how much; without one it is by one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub amount: Option<Cow<'static, str>>,
        /// It becomes less by so much.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub less: bool,
    }

    /// Room for a name.
    pub struct LabelRoom {
        /// The middle of its base line, from the upper left corner of the node.
        pub x: f32,
        pub y: f32,
        pub size: f32,
        pub width: f32,
    }
}
