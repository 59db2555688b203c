//! A table from the other side of the network.
//!
//! [`Client`] asks and acts over HTTP, on one connection that it opens again when it must.
//! [`Socket`] hears of what happens; [`Feed`] follows one table through lost connections and
//! restarts of the server, and tells every entry of its stream once and in order.
//!
//! Everything is typed by `wire`; nothing here knows a game or a language.

mod address;
mod error;
mod feed;
mod http;
mod id;
mod socket;

pub use address::{Address, BadAddress};
pub use error::Error;
pub use feed::{Feed, Heard};
pub use http::{Answer, Client};
pub use id::fresh_id;
pub use socket::{Reader, Socket, Writer};
