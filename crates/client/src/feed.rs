//! One table, followed through everything.

use crate::error::Error;
use crate::http::Client;
use crate::socket::Socket;
use std::time::Duration;
use wire::{FromClient, FromServer, Push};

/// The first wait after a lost connection; it doubles up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LAST_WAIT: Duration = Duration::from_secs(2);

/// Follows one table: every entry of its stream once and in order, whatever happens to the
/// connection or the server.
#[derive(Debug)]
pub struct Feed {
    client: Client,
    table: String,
    language: Option<String>,
    /// The last entry told.
    told: u64,
    socket: Option<Socket>,
    wait: Duration,
}

impl Feed {
    /// Begins after an entry; 0 tells everything. With a language, entries come with sentences.
    #[must_use]
    pub fn new(client: &Client, table: &str, after: u64, language: Option<String>) -> Self {
        Self {
            client: client.another(),
            table: table.to_owned(),
            language,
            told: after,
            socket: None,
            wait: FIRST_WAIT,
        }
    }

    /// The last entry told.
    #[must_use]
    pub fn told(&self) -> u64 {
        self.told
    }

    /// Whether there is a connection at present.
    #[must_use]
    pub fn connected(&self) -> bool {
        self.socket.is_some()
    }

    /// The next push; waits for it, and for a server that is away. Dropping the future loses
    /// nothing: the next call goes on where this one was.
    ///
    /// # Errors
    /// The table cannot be followed, or the server speaks otherwise than this client.
    pub async fn next(&mut self) -> Result<Push, Error> {
        loop {
            match self.step().await {
                Ok(Some(push)) => return Ok(push),
                Ok(None) => {}
                Err(error) if error.passing() => self.socket = None,
                Err(error) => return Err(error),
            }
        }
    }

    async fn step(&mut self) -> Result<Option<Push>, Error> {
        if self.socket.is_none() {
            let mut socket = match self.client.socket().await {
                Ok(socket) => socket,
                Err(error) => {
                    tokio::time::sleep(self.wait).await;
                    self.wait = (self.wait * 2).min(LAST_WAIT);
                    return Err(error);
                }
            };
            socket
                .send(&FromClient::Follow {
                    table: self.table.clone(),
                    after: self.told,
                    language: self.language.clone(),
                })
                .await?;
            self.socket = Some(socket);
        }
        let Some(socket) = &mut self.socket else { return Ok(None) };
        match socket.next().await? {
            FromServer::Push(push) => {
                self.wait = FIRST_WAIT;
                if push.entry.stream <= self.told {
                    return Ok(None);
                }
                if push.entry.stream != self.told + 1 {
                    let gap = format!("entry {} after {}", push.entry.stream, self.told);
                    return Err(Error::Strange(gap));
                }
                self.told = push.entry.stream;
                Ok(Some(push))
            }
            FromServer::UpToDate { .. } => {
                self.wait = FIRST_WAIT;
                Ok(None)
            }
            FromServer::Pong => Ok(None),
            FromServer::Ended { problem, .. } | FromServer::Wrong { problem } => {
                Err(Error::Problem(Box::new(problem)))
            }
        }
    }
}
