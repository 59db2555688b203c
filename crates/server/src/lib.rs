//! Tables over the network.
//!
//! JSON over HTTP for what is asked and done, one socket per browser for what happens. Start
//! reading at [`room`](crate): a table is a task that does one change after the other, and
//! a change is seen by nobody before the [store](::store) has it. What leaves for a viewer is made
//! in `room/exit.rs` and nowhere else. Games come in from outside as [`Hosted`].

mod analyses;
mod app;
mod connections;
pub mod fairness;
mod fault;
pub mod games;
mod hall;
mod http;
mod letters;
mod limits;
mod people;
mod retold;
mod room;
mod setup;
mod socket;
mod speech;
mod tableaux;
pub mod tabletop;
mod thinkers;
mod tokens;
mod verify;

pub use app::{Config, Server, StartError};
pub use games::{Hosted, Live, hosted};
pub use limits::{Limits, Rate, WrongLimit};
pub use retold::{Judging, LookBack, Passed, Verdict};
pub use room::LoadError;
pub use setup::date;
pub use verify::{Verified, game, verify};
