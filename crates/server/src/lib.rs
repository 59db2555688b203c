//! Tables over the network.
//!
//! JSON over HTTP for what is asked and done, one socket per browser for what happens. Start
//! reading at [`room`](crate): a table is a task that does one change after the other, and
//! a change is seen by nobody before the [store](::store) has it. What leaves for a viewer is made
//! in `room/exit.rs` and nowhere else. Games come in from outside as [`Hosted`].

mod app;
pub mod fairness;
mod fault;
pub mod games;
mod hall;
mod http;
mod limits;
mod people;
mod room;
mod setup;
mod socket;
mod speech;
mod thinkers;
mod tokens;
mod verify;

pub use app::{Config, Server, StartError};
pub use games::{Hosted, Live, hosted};
pub use limits::{Limits, Rate};
pub use room::LoadError;
pub use setup::date;
pub use verify::{Verified, game, verify};
