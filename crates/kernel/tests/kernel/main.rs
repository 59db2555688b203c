//! The kernel, tried on a tiny game of its own.

// A test has no outside; `pub` is what its modules share.
#![allow(unreachable_pub)]

mod fair;
mod play;
mod record;
mod replay;
mod suite;
mod table;
