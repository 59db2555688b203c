//! How a game went.

use crate::lines::Said;

wire! {
    /// The score after every turn, as far as the viewer could know it then.
    pub struct History {
        /// The first is the start of the game.
        pub turns: Vec<HistoryTurn>,
        /// The game is over.
        pub last: bool,
    }

    pub struct HistoryTurn {
        /// Counted from 1; 0 is the start.
        pub turn: u32,
        /// Decisions in force after it.
        pub at: u64,
        /// Whose turn it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub seat: Option<String>,
        /// Where the game stands, where that is something new: a round, a period.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub text: Option<String>,
        pub scores: Vec<HistoryScore>,
    }

    pub struct HistoryScore {
        pub seat: String,
        pub points: i32,
        pub forecast: i32,
    }

    /// What the bots make of a game that is over. While they think, `done` is less than `of` and the
    /// lists are empty.
    pub struct Analysis {
        /// Decisions that were looked at, of so many.
        pub done: u32,
        pub of: u32,
        pub turns: Vec<AnalysedTurn>,
        /// Where most was lost, the dearest first.
        pub swings: Vec<Swing>,
    }

    pub struct AnalysedTurn {
        pub turn: u32,
        /// Decisions in force before it.
        pub at: u64,
        pub seat: String,
        /// Points at the end, in seat order.
        pub expected: Vec<f32>,
    }

    /// A decision that cost something.
    pub struct Swing {
        pub turn: u32,
        /// Decisions in force before it.
        pub at: u64,
        pub seat: String,
        pub done: Said,
        pub done_expected: Vec<f32>,
        /// What the search would have done.
        pub best: Said,
        pub best_expected: Vec<f32>,
        /// How much smaller the lead is than it could have been.
        pub loss: f32,
        pub text: String,
    }

    /// What others did, in a few sentences.
    pub struct Since {
        /// In order, at most eight.
        pub told: Vec<Told>,
        /// So many events were left out.
        pub left_out: u32,
    }

    pub struct Told {
        /// The entry of the stream it belongs to.
        pub stream: u64,
        /// Whom it is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub seat: Option<String>,
        pub event: Said,
    }

    /// All rules of a game.
    pub struct Rules {
        pub game: String,
        /// In Markdown: headings, entries with their ids, steps.
        pub text: String,
        /// Of the text.
        pub language: String,
    }

    /// What a rule says.
    pub struct Rule {
        pub rule: String,
        /// The heading it stands under.
        pub chapter: String,
        pub text: String,
        /// Of chapter and text.
        pub language: String,
    }
}
