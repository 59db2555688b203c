//! Tables before and beside the play.

use std::collections::BTreeMap;

wire! {
    pub struct Games {
        pub games: Vec<Game>,
        /// Opponents, weakest first.
        pub levels: Vec<Level>,
    }

    pub struct Game {
        pub name: String,
        /// In the language that was asked for.
        pub title: String,
        pub players: Players,
        pub options: Vec<GameOption>,
    }

    pub struct Players {
        pub fewest: u8,
        pub most: u8,
    }

    pub struct GameOption {
        pub name: String,
        pub title: String,
        /// The first is the usual one.
        pub values: Vec<OptionValue>,
    }

    pub struct OptionValue {
        pub name: String,
        pub title: String,
    }

    pub struct Level {
        pub level: u8,
        pub title: String,
    }

    pub enum Visibility {
        /// Listed; anyone may join and watch.
        Open,
        /// By invitation only; only the seated may watch.
        Private,
    }

    pub enum Status {
        /// Waiting for people.
        Gathering,
        Running,
        Over,
        /// Given up before it began.
        Closed,
    }

    pub struct NewTable {
        pub game: String,
        /// In seat order.
        pub seats: Vec<NewSeat>,
        #[serde(default)]
        pub options: BTreeMap<String, String>,
        #[serde(default = "private")]
        pub visibility: Visibility,
        /// Whether hints are given at this table.
        #[serde(default)]
        pub hints: bool,
        /// The decisions of others do not stand in the way of undo.
        #[serde(default)]
        pub practice: bool,
        /// A word of one's own for the seed. The server knows it before it commits itself: who
        /// opens a table says another one at the start ([`Words`]), which takes its place.
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
    }

    pub enum NewSeat {
        /// Whoever opens the table.
        Me,
        Open,
        Bot { level: u8 },
    }

    pub struct Table {
        pub id: String,
        pub game: String,
        pub players: u8,
        pub options: BTreeMap<String, String>,
        pub visibility: Visibility,
        pub status: Status,
        pub hints: bool,
        pub practice: bool,
        /// In seat order, with those the rules play.
        pub seats: Vec<Seat>,
        /// The letter of the seat of who asks.
        pub mine: Option<String>,
        pub host: bool,
        /// The seat that decides.
        pub deciding: Option<String>,
        /// The number of the last entry of the table's stream.
        pub stream: u64,
        /// Milliseconds since 1970.
        pub created: i64,
        pub changed: i64,
        /// Published before any chance: SHA-256, in hexadecimal digits.
        pub commitment: Option<String>,
        /// Once the game is over.
        pub seed: Option<String>,
    }

    pub struct Tables {
        pub tables: Vec<Table>,
        /// There are more: to be asked for with this as `before`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub more: Option<String>,
    }

    pub struct Seat {
        pub seat: String,
        pub occupant: Occupant,
        /// A bot or another person sits here for somebody who may come back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub stands_in_for: Option<String>,
    }

    pub enum Occupant {
        Open,
        Person { name: String, you: bool },
        Bot(Bot),
        /// Played by the rules.
        Automated { name: String },
    }

    pub struct Bot {
        pub level: u8,
        pub name: String,
    }

    /// A link for a seat, or for any free one.
    pub struct Invite {
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<String>,
    }

    pub struct Invitation {
        /// To be handed on; whoever has it may join, until it is revoked.
        pub token: String,
        pub link: String,
    }

    /// Joins an open table.
    pub struct Join {
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
    }

    /// Joins by an invitation.
    pub struct Joining {
        pub token: String,
        #[serde(default)]
        #[ts(optional)]
        pub seat: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
    }

    /// Words of one's own for the seed, in the place of those said before: at the start, when the
    /// commitment is known to everybody, or when sitting down to play again.
    #[derive(Default)]
    pub struct Words {
        #[serde(default)]
        #[ts(optional)]
        pub nonce: Option<String>,
    }

    /// Who takes over a seat.
    pub enum HandOver {
        Bot { level: u8 },
        /// Anyone with an invitation for it.
        Open,
        /// The person it belonged to.
        Back,
    }
}

fn private() -> Visibility {
    Visibility::Private
}
