//! A game in progress.

use crate::lines::{FactValue, Refusal, Said};
use crate::table::{Occupant, Table};
use std::collections::BTreeMap;

wire! {
    /// Everything a viewer has of a table.
    pub struct State {
        pub table: Table,
        pub stream: u64,
        /// Decisions and decisions taken back so far: what an answer must state.
        pub position: u64,
        /// Decisions in force, as in `state?at=` and in records.
        pub at: u64,
        pub due: Due,
        /// What is on the table, by name.
        pub view: BTreeMap<String, FactValue>,
        /// What may be done; only for the seat that decides.
        pub choices: Vec<Choice>,
        pub undo: Undo,
        pub scores: Scores,
    }

    /// Who must decide what.
    pub enum Due {
        /// The table waits for people.
        Start,
        Decision {
            seat: String,
            prompt: Said,
        },
        Over,
    }

    /// Whether the last decision can be taken back, and if not, why.
    pub enum Undo {
        To {
            at: u64,
            /// Decisions in a row that can be taken back before one of another seat.
            decisions: u64,
        },
        No { why: String },
    }

    pub struct Choice {
        pub action: Said,
        /// The heading it is listed under.
        pub group: Said,
        /// Why it is greyed; open without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub refusal: Option<Refusal>,
        /// What lies there, what it brings.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub detail: Option<String>,
    }

    pub struct Preview {
        /// What would happen, as far as it can be foreseen.
        pub events: Vec<Said>,
        pub reveals: bool,
        pub hands_on: bool,
    }

    pub struct Scores {
        /// The game is over and nothing is left out.
        pub last: bool,
        pub seats: Vec<Score>,
    }

    pub struct Score {
        pub seat: String,
        pub rank: u8,
        pub title: Option<String>,
        pub points: i32,
        pub forecast: i32,
        pub sources: Vec<SourceScore>,
    }

    pub struct SourceScore {
        pub account: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub text: Option<String>,
        pub points: i32,
        pub forecast: i32,
    }

    /// A decision.
    pub struct Act {
        /// The position it answers.
        pub position: u64,
        /// Made by the client, anew for each decision: the same id again gets the first answer.
        pub id: String,
        /// A line of notation.
        pub action: String,
    }

    /// Takes the last decision back.
    pub struct TakeBack {
        pub position: u64,
        pub id: String,
    }

    /// What was written down.
    pub struct Acted {
        pub stream: u64,
        /// The position that now waits for an answer.
        pub position: u64,
        /// The id was used before: this is what was answered then.
        pub repeated: bool,
    }

    /// Remarks, in the channel of the seated or of those who watch.
    pub struct Chat {
        pub id: String,
        pub channel: Channel,
        pub text: String,
    }

    pub enum Channel {
        Seated,
        Watching,
    }

    pub struct Hints {
        pub hints: Vec<Hint>,
        /// The search was cut short, because the machine was busy.
        pub stopped: bool,
    }

    /// A good choice and why.
    pub struct Hint {
        pub action: Said,
        /// Points expected at the end, in seat order.
        pub expected: Vec<f32>,
        /// What was found, in a sentence.
        pub text: String,
    }

    /// Text for people who read, line by line.
    pub struct Page {
        pub lines: Vec<String>,
    }

    pub struct Log {
        pub entries: Vec<Entry>,
        /// There are more after these.
        pub more: bool,
    }

    /// An entry of a table's stream as this viewer may know it.
    pub struct Entry {
        pub stream: u64,
        /// Milliseconds since 1970.
        pub at: i64,
        pub what: Happening,
    }

    pub enum Happening {
        /// The table was opened, joined or left, or a seat was handed over.
        Seat { seat: String, occupant: Occupant },
        /// The game began with this commitment.
        Started { commitment: String, steps: Vec<Step> },
        /// A decision, a decision taken back, and what chance brought then.
        Played { position: u64, steps: Vec<Step> },
        Said { channel: Channel, by: String, text: String },
        /// The same people may play again at this table.
        Rematch { table: String },
        /// The table was closed before it began.
        Closed,
        /// The viewer may not know this one: a remark in the other channel.
        Nothing,
    }

    /// A step of the game.
    pub struct Step {
        pub number: u64,
        /// Its line in the record, with `?` where the viewer may not read it.
        pub line: String,
        pub events: Vec<Said>,
    }
}
