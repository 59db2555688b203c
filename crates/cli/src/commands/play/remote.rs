//! The same over the network: a table on a server.
//!
//! The server knows the rules and says everything in words; what is here shows it, understands what
//! is typed, and never loses its place. A [`Link`](link::Link) asks until there is an answer; a feed
//! on a thread of its own tells what happens.

mod answers;
mod door;
mod history;
mod link;
mod lobby;
mod people;
mod session;
mod turn;

use super::keep::Keeper;
use crate::args;
use crate::fault::{Code, Fault};
use crate::screen::Screen;
use client::Address;
use link::Link;
use words::{Args, Catalogue};

pub(super) fn run(
    task: &args::Play,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let address = address(task, catalogue)?;
    let mut link = Link::new(address, catalogue, screen)?;
    door::enter(&mut link, task)?;
    let Some(seat) = lobby::choose(&mut link, task)? else {
        link.screen.line(&catalogue.text("client-goodbye"))?;
        return Ok(Code::Good);
    };
    let keeper = Keeper::new(task, seat.table.game.as_str(), Vec::new(), catalogue, link.screen)?;
    session::Session::new(link, seat, keeper, task.confirm)?.run()?;
    Ok(Code::Good)
}

/// Where the server is: as it was named, or as a link says.
fn address(task: &args::Play, catalogue: &Catalogue) -> Result<Address, Fault> {
    let link = || task.table.as_deref().filter(|table| table.contains("://"));
    let Some(named) = task.server.as_deref().or_else(link) else {
        return Err(Fault::Told(catalogue.text("network-error-no-server")));
    };
    named.parse().map_err(|_| {
        let args = Args::new().with("text", named);
        Fault::Told(catalogue.say("network-error-address", &args))
    })
}
