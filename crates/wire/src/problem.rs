//! What went wrong.

use crate::play::State;

wire! {
    /// Every answer that is not a success.
    pub struct Problem {
        pub code: Code,
        /// For people, in the language that was asked for.
        pub message: String,
        /// The rule that forbids it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub rule: Option<String>,
        /// How the table stands, when the answer came too late.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub state: Option<Box<State>>,
        /// Seconds after which it may be tried again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub retry_after: Option<u32>,
    }

    pub enum Code {
        /// The request cannot be read.
        Malformed,
        TooLarge,
        /// There is no session.
        NoSession,
        /// It is not for who asks.
        Forbidden,
        /// There is no such thing, or not for who asks.
        NotFound,
        MethodNotAllowed,
        /// It answers another position than the present one.
        Stale,
        /// The rules, or the state of the table, do not allow it.
        Refused,
        /// Too much at once, or more than a person may have.
        TooMany,
        /// The request came from another site.
        CrossSite,
        /// It could not be written down; nothing has changed.
        Unavailable,
        /// No answer came in time; whether it was done is not known. Sent again with the same id
        /// it is done once.
        Late,
        Internal,
    }
}

impl Code {
    /// The status of an HTTP answer.
    #[must_use]
    pub const fn status(&self) -> u16 {
        match self {
            Self::Malformed => 400,
            Self::NoSession => 401,
            Self::Forbidden | Self::CrossSite => 403,
            Self::NotFound => 404,
            Self::MethodNotAllowed => 405,
            Self::Stale => 409,
            Self::TooLarge => 413,
            Self::Refused => 422,
            Self::TooMany => 429,
            Self::Internal => 500,
            Self::Unavailable => 503,
            Self::Late => 504,
        }
    }
}
