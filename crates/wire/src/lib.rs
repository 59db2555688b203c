//! What crosses the network.
//!
//! The types here are the one source for what the server reads and writes, for the OpenAPI
//! document ([`openapi`]) and for TypeScript ([`typescript`]). [`ROUTES`] lists every address the
//! server answers; it builds the router and the document, and the matrix of who may do what is
//! tested against it.
//!
//! Nothing here knows a game: lines of notation come with their kind and fields, for those who
//! show them, and with a sentence where a language was asked for.

macro_rules! wire {
    ($($item:item)*) => {
        $(
            #[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
            #[derive(utoipa::ToSchema, ts_rs::TS)]
            #[serde(rename_all = "snake_case", deny_unknown_fields)]
            $item
        )*
    };
}

mod course;
mod document;
mod drawing;
mod lines;
mod people;
mod play;
mod problem;
mod routes;
mod socket;
mod table;
mod tableau;
mod tabletop;

pub use course::{
    AnalysedTurn, Analysis, History, HistoryScore, HistoryTurn, Rule, Rules, Since, Swing, Told,
};
pub use document::{openapi, typescript};
pub use drawing::{Drawing, DrawnArea, DrawnFigure, DrawnNode, Frame, LabelRoom, Layer, Saying};
pub use lines::{FactValue, Field, FieldValue, Refusal, Said};
pub use people::{Guest, Me, Profile, Recovery, RecoveryCode};
pub use play::{
    Act, Acted, Channel, Chat, Choice, Due, Entry, Happening, Hint, Hints, Log, Page, Preview,
    Score, Scores, SourceScore, State, Step, TakeBack, Undo,
};
pub use problem::{Code, Problem};
pub use routes::{Access, Method, ROUTES, Route};
pub use socket::{FromClient, FromServer, Push};
pub use table::{
    Bot, Game, GameOption, Games, HandOver, Invitation, Invite, Join, Joining, Level, NewSeat,
    NewTable, Occupant, OptionValue, Players, Seat, Status, Table, Tables, Visibility, Words,
};
pub use tableau::{DocumentNews, DrawingNews, Kept, NodeNews, RegionNews, Tableau};
pub use tabletop::{Amount, Column, Document, Group, Item, Part, Provenance, Region, Thing};
