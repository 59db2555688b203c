//! The frames of a socket.

use crate::play::{Choice, Due, Entry};
use crate::problem::Problem;

wire! {
    /// What a client says on its socket.
    pub enum FromClient {
        /// Asks for everything of a table after this number of its stream.
        Follow {
            table: String,
            after: u64,
            /// Adds sentences in this language.
            #[serde(default)]
            #[ts(optional)]
            language: Option<String>,
        },
        Leave { table: String },
        Ping,
    }

    /// What the server says.
    pub enum FromServer {
        Push(Push),
        /// All that was asked for has been told; what follows is new.
        UpToDate { table: String, stream: u64 },
        /// The table's stream does not reach the number asked for: what follows is told from the
        /// first entry on.
        Anew { table: String },
        /// The table cannot be followed, or no longer.
        Ended { table: String, problem: Problem },
        Pong,
        /// The frame could not be read.
        Wrong { problem: Problem },
    }

    /// An entry of a table, and what is to be done after it.
    pub struct Push {
        pub table: String,
        pub entry: Entry,
        /// Absent while older entries are told.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub due: Option<Due>,
        pub position: u64,
        /// Only for the seat that decides, and only what is open: what is greyed, and why, is in
        /// its state.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Choice>>")]
        pub choices: Vec<Choice>,
    }
}
