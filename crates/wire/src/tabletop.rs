//! The table as a document: regions, groups, items.
//!
//! Made for whoever shows it as headings, tables and lists, and for a drawing that asks what is
//! said of a place. It holds no rule and knows no game.

use std::borrow::Cow;

wire! {
    /// Everything on the table, in the order in which a player reads it: what is common, then each
    /// player, whoever looks first, then what is unseen.
    pub struct Document {
        /// Decisions in force.
        pub at: u64,
        pub regions: Vec<Region>,
    }

    pub struct Region {
        /// The same in all languages and at all times.
        pub id: String,
        pub part: Part,
        pub title: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub intro: Option<String>,
        /// Whose it is.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub seat: Option<String>,
        pub groups: Vec<Group>,
    }

    /// What a region is about.
    pub enum Part {
        Common,
        Player,
        Unseen,
    }

    /// Items that belong together.
    pub struct Group {
        /// No other group of the document has it.
        pub id: String,
        /// Absent where the title of the region is enough.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub title: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub intro: Option<String>,
        /// If there are any the group is a table: each item is a row with as many cells.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Column>>")]
        pub columns: Vec<Column>,
        pub items: Vec<Item>,
    }

    pub struct Column {
        pub id: String,
        pub title: String,
    }

    /// A place, a piece or an amount.
    pub struct Item {
        /// No other item of the document has it.
        pub id: String,
        /// What the notation calls it, and what lies there: fields of choices and events are
        /// compared with these.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Thing>>")]
        pub things: Vec<Thing>,
        pub name: String,
        /// Who has it, what lies there, how many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub state: Option<String>,
        /// What it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub about: Option<String>,
        /// Absent where its figures stand in the rules or were published.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub provenance: Option<Provenance>,
        /// The letter of the seat that owns it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub owner: Option<String>,
        /// What the state says, for icons.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<Amount>>")]
        pub amounts: Vec<Amount>,
        /// The names of the view it rests on; a part of a name may be `*`, which is any.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<String>>")]
        pub facts: Vec<String>,
        /// Of a row of a table.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[schema(no_recursion)]
        #[ts(optional, as = "Option<Vec<Item>>")]
        pub cells: Vec<Item>,
    }

    /// A named thing of the game, as the fields of a line hold it.
    pub struct Thing {
        pub family: Cow<'static, str>,
        pub word: Cow<'static, str>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub index: Option<u8>,
    }

    /// So many of something, of a seat's or of nobody's.
    pub struct Amount {
        pub what: Cow<'static, str>,
        pub count: i32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub seat: Option<String>,
    }

    /// Where figures come from that were neither in the rules nor published.
    pub enum Provenance {
        /// They follow from what was.
        Deduced,
        /// They are ours, and fit everything that is known.
        Reconstructed,
    }
}
