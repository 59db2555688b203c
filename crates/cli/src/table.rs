//! What the commands share: who sits at a table, how a game is opened and told.

pub(crate) mod open;
pub(crate) mod report;
pub(crate) mod score;
pub(crate) mod seating;
pub(crate) mod staged;
pub(crate) mod supposed;
pub(crate) mod telling;
