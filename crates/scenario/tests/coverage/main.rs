//! Every kind of line that a game knows, and every name that matters in one, occurs in its
//! scenarios or in random games.

mod lisboa;
mod madeira;
mod occurred;
#[path = "../page/mod.rs"]
mod page;
