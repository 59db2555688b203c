//! One file for each command.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod demo;
pub(crate) mod draw;
pub(crate) mod games;
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod tune;
pub(crate) mod verify;
