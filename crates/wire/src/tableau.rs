//! Everything a page shows of a table, in one answer: asked again, it tells what has changed.

use crate::drawing::{DrawnArea, DrawnNode};
use crate::play::State;
use crate::tabletop::Region;

wire! {
    /// The state without its facts, the document and the drawing, all of the same moment.
    pub struct Tableau {
        /// The name of what is told here. Who says it when they ask again is told the rest.
        pub tag: String,
        /// Its `view` is empty: the document tells the same.
        pub state: State,
        /// Absent before the game begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub document: Option<DocumentNews>,
        /// Absent where it was not asked for, and before the game begins.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub drawing: Option<DrawingNews>,
    }

    /// A document, as far as it is another than the one that is known.
    pub struct DocumentNews {
        pub at: u64,
        pub regions: Vec<RegionNews>,
    }

    /// A drawing, as far as it is another than the one that is known.
    pub struct DrawingNews {
        pub at: u64,
        pub areas: Vec<DrawnArea>,
        pub nodes: Vec<NodeNews>,
    }

    /// A region, or some that are known.
    pub enum RegionNews {
        Kept(Kept),
        New(Region),
    }

    /// A node, or some that are known.
    pub enum NodeNews {
        Kept(Kept),
        New(Box<DrawnNode>),
    }

    /// So many of a known list, one after the other.
    pub struct Kept {
        pub from: u32,
        pub count: u32,
    }
}
