//! The sockets of everybody at a table, and when they heard of what.

use super::Trouble;
use super::served::Served;
use super::stage;
use crate::args;
use client::{Client, Reader, Writer};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;
use wire::{FromClient, Table};

/// Idle sockets of one person.
const BROWSERS: usize = 10;

/// When everybody at a table heard of an action.
#[derive(Debug)]
pub(super) struct Ears {
    /// The last entry before the first action.
    before: u64,
    seats: u32,
    heard: Mutex<Heard>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

#[derive(Debug, Default)]
struct Heard {
    flying: VecDeque<Flight>,
    /// From sending to the last of the other seats.
    arrivals: Vec<(Instant, Duration)>,
}

#[derive(Debug)]
struct Flight {
    stream: u64,
    actor: usize,
    sent: Instant,
    /// Others who have not heard of it yet.
    left: u32,
}

impl Ears {
    /// The action with this number (from 0) is on its way.
    pub(super) fn sent(&self, number: usize, actor: usize, sent: Instant) {
        let stream = self.before + number as u64 + 1;
        let flight = Flight { stream, actor, sent, left: self.seats - 1 };
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).flying.push_back(flight);
    }

    fn hear(&self, seat: usize, stream: u64) {
        let now = Instant::now();
        let mut heard = self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(flight) = heard.flying.iter_mut().find(|flight| flight.stream == stream) else {
            return;
        };
        if flight.actor != seat {
            flight.left -= 1;
        }
        while let Some(Flight { sent, .. }) = heard.flying.pop_front_if(|flight| flight.left == 0) {
            heard.arrivals.push((sent, now - sent));
        }
    }

    /// What was heard so far.
    pub(super) fn arrivals(&self) -> Vec<(Instant, Duration)> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).arrivals.clone()
    }

    /// Actions that somebody has not heard of yet.
    pub(super) fn flying(&self) -> usize {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner).flying.len()
    }
}

impl Drop for Ears {
    fn drop(&mut self) {
        for task in self.tasks.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            task.abort();
        }
    }
}

async fn follow(
    client: &Client,
    table: &Table,
    language: Option<&str>,
) -> Result<(Reader, Writer), Trouble> {
    let mut socket = client.socket().await?;
    socket
        .send(&FromClient::Follow {
            table: table.id.clone(),
            after: table.stream,
            language: language.map(str::to_owned),
        })
        .await?;
    // Only a table that is followed is pushed.
    socket.next().await?;
    Ok(socket.split())
}

/// Opens a socket for everybody at a table and listens.
pub(super) async fn listen(
    table: &Table,
    people: &[Client],
    language: Option<&str>,
) -> Result<Arc<Ears>, Trouble> {
    let ears = Arc::new(Ears {
        before: table.stream,
        seats: people.len() as u32,
        heard: Mutex::default(),
        tasks: Mutex::default(),
    });
    for (seat, person) in people.iter().enumerate() {
        let (mut reader, writer) = follow(person, table, language).await?;
        let weak = Arc::downgrade(&ears);
        let task = tokio::spawn(async move {
            while let Ok(text) = reader.text().await {
                let (Some(stream), Some(ears)) = (number(&text), weak.upgrade()) else { continue };
                ears.hear(seat, stream);
            }
            drop(writer);
        });
        ears.tasks.lock().unwrap_or_else(PoisonError::into_inner).push(task);
    }
    Ok(ears)
}

/// The number of the entry that a frame pushes. Reading the whole frame would measure this
/// program rather than the server.
fn number(frame: &str) -> Option<u64> {
    let (_, rest) = frame.split_once("\"stream\":")?;
    let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
    rest[..digits].parse().ok()
}

/// Sockets of people who wait for others and do nothing: they hang on until they are dropped.
pub(super) async fn idle(
    served: &Served,
    task: &args::Load,
) -> Result<Vec<(Reader, Writer)>, Trouble> {
    let mut idle = Vec::new();
    while idle.len() < task.idle as usize {
        let players = usize::from(task.players);
        let (host, table) = stage::waiting(served.address.clone(), &task.game, players).await?;
        for _ in 0..BROWSERS.min(task.idle as usize - idle.len()) {
            idle.push(follow(&host, &table, task.words.as_deref()).await?);
        }
    }
    Ok(idle)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_number_of_a_frame_is_found_as_it_is_written() {
        let said =
            r#"{"push":{"table":"t","entry":{"stream":41,"at":7,"what":"closed"},"position":3}}"#;
        assert_eq!(super::number(said), Some(41));
        assert_eq!(super::number(r#""pong""#), None);
    }
}
