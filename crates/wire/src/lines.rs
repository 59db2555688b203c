//! Lines of notation. Most of their words are the same few over and over, and borrowed.

use std::borrow::Cow;

wire! {
    /// A line: its notation, what a board needs of it, and what it says in words.
    pub struct Said {
        /// The notation: `place guild 2 moinho`.
        pub line: String,
        pub kind: Cow<'static, str>,
        pub fields: Vec<Field>,
        /// In the language that was asked for; absent where none was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub text: Option<String>,
        /// Of an event told in words: it takes something from who looks, and was not their decision.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(optional, as = "Option<bool>")]
        pub hurts: bool,
    }

    /// A field of a line.
    pub struct Field {
        pub name: Cow<'static, str>,
        pub value: FieldValue,
    }

    /// What a field holds.
    pub enum FieldValue {
        Number(i32),
        /// The letter of a seat.
        Seat(String),
        Name {
            family: Cow<'static, str>,
            word: Cow<'static, str>,
            #[serde(default, skip_serializing_if = "Option::is_none")]
            #[ts(optional)]
            index: Option<u8>,
        },
        #[schema(no_recursion)]
        List(Vec<FieldValue>),
    }

    /// Why a choice is not open: the rule, and what is missing.
    pub struct Refusal {
        pub rule: String,
        pub because: Said,
    }
}

/// What is known of the table under a name: a number, a word or the letter of a seat.
#[derive(
    Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, utoipa::ToSchema, ts_rs::TS,
)]
#[serde(untagged)]
pub enum FactValue {
    Number(i32),
    Word(String),
}
