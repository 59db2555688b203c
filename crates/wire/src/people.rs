//! Who is there.

wire! {
    /// Sits down without an account: a guest.
    pub struct Guest {
        #[serde(default)]
        #[ts(optional)]
        pub name: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        pub language: Option<String>,
        /// For programs: answer with a token to be sent as `Authorization: Bearer …` instead of a
        /// cookie.
        #[serde(default)]
        pub bearer: bool,
    }

    /// What a person says about themselves.
    pub struct Profile {
        #[serde(default)]
        #[ts(optional)]
        pub name: Option<String>,
        #[serde(default)]
        #[ts(optional)]
        pub language: Option<String>,
    }

    /// The person who asks.
    pub struct Me {
        pub id: String,
        pub name: Option<String>,
        pub language: Option<String>,
        /// Only in answer to a session that was asked for with `bearer`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        pub token: Option<String>,
    }

    /// A code that brings this person's seats to another browser. Shown once; asking again makes a
    /// new one and the old one void.
    pub struct RecoveryCode {
        pub code: String,
    }

    /// Takes up a person again, with their code.
    pub struct Recovery {
        pub code: String,
        #[serde(default)]
        pub bearer: bool,
    }
}
