//! Two worlds that differ only in what one viewer may not know, each with a server of its own.
//!
//! The games differ in the lines of their records that the viewer may not read. Beside them the
//! secret of the table differs, what the others added to it, what is said in the other channel,
//! and what there is beside the table: sessions, codes, another private table.

mod game;
mod kept;

pub(crate) use game::{Twins, twins};
pub(crate) use kept::{RECOVERY, TABLE, keep, seed, token};
