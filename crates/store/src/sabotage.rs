//! The promise, broken on purpose: what a test-suite of the promise must notice.

/// A way to break the promise, chosen by the environment variable `AZULEJO_SABOTAGE`.
///
/// Only there with the feature `sabotage`, which no default build has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(not(feature = "sabotage"), allow(dead_code, unreachable_pub))]
pub enum Sabotage {
    /// `sync-off`: commits are not synced, and nobody checks that they are.
    SyncOff,
    /// `ack-before-commit`: the callers are answered, and only a moment later is it true.
    AckBeforeCommit,
    /// `drop-client-id`: entries are kept without the id their client made.
    DropClientId,
}

#[cfg_attr(not(feature = "sabotage"), allow(dead_code, unreachable_pub))]
impl Sabotage {
    /// The variable that names the sabotage.
    pub const VARIABLE: &'static str = "AZULEJO_SABOTAGE";
    pub const ALL: [Self; 3] = [Self::SyncOff, Self::AckBeforeCommit, Self::DropClientId];

    /// The value of the variable.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SyncOff => "sync-off",
            Self::AckBeforeCommit => "ack-before-commit",
            Self::DropClientId => "drop-client-id",
        }
    }

    #[cfg(feature = "sabotage")]
    pub(crate) fn chosen() -> Option<Self> {
        let name = std::env::var(Self::VARIABLE).ok()?;
        let found = Self::ALL.into_iter().find(|sabotage| sabotage.name() == name);
        // A misspelt sabotage would make a test pass that shows nothing.
        Some(found.unwrap_or_else(|| panic!("no sabotage is called {name}")))
    }

    #[cfg(not(feature = "sabotage"))]
    pub(crate) const fn chosen() -> Option<Self> {
        None
    }
}
