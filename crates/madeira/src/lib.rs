//! Madeira for 2 to 4 players.

pub mod components;
pub mod names;
pub mod vocabulary;
