//! One table, followed through everything.

use crate::error::Error;
use crate::http::Client;
use crate::socket::Socket;
use std::time::Duration;
use wire::{FromClient, FromServer, Push};

/// The first wait after a lost connection; it doubles up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LAST_WAIT: Duration = Duration::from_secs(2);

/// A server that says nothing for so long is asked whether it is there; after as long again the
/// connection is taken to be lost.
const SILENCE: Duration = Duration::from_secs(30);

/// What a feed hears.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    Push(Box<Push>),
    /// All there is has been told; what follows is new.
    UpToDate,
    /// The connection is lost; the next call finds it again.
    Lost,
}

/// Follows one table: every entry of its stream once and in order, whatever happens to the
/// connection or the server. (A server whose stream is shorter than what it told, because its
/// database was put back to an earlier day, tells everything again from the first entry.)
#[derive(Debug)]
pub struct Feed {
    client: Client,
    table: String,
    language: Option<String>,
    /// The last entry told.
    told: u64,
    socket: Option<Socket>,
    wait: Duration,
    /// The server was asked whether it is there.
    asked: bool,
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
            asked: false,
        }
    }

    /// The last entry told.
    #[must_use]
    pub fn told(&self) -> u64 {
        self.told
    }

    /// The next push; waits for it, and for a server that is away. Dropping the future loses
    /// nothing: the next call goes on where this one was.
    ///
    /// # Errors
    /// The table cannot be followed, or the server speaks otherwise than this client.
    pub async fn next(&mut self) -> Result<Push, Error> {
        loop {
            if let Heard::Push(push) = self.hear().await? {
                return Ok(*push);
            }
        }
    }

    /// The same, for who wants to know how the connection is.
    ///
    /// # Errors
    /// As [`Feed::next`].
    pub async fn hear(&mut self) -> Result<Heard, Error> {
        loop {
            match self.step().await {
                Ok(Some(heard)) => return Ok(heard),
                Ok(None) => {}
                Err(error) if error.passing() => {
                    if self.socket.take().is_some() {
                        return Ok(Heard::Lost);
                    }
                }
                Err(error) => return Err(error),
            }
        }
    }

    async fn step(&mut self) -> Result<Option<Heard>, Error> {
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
            self.asked = false;
        }
        let Some(socket) = &mut self.socket else { return Ok(None) };
        let frame = match tokio::time::timeout(SILENCE, socket.next()).await {
            Ok(frame) => frame?,
            Err(_) if self.asked => {
                return Err(Error::Lost(std::io::ErrorKind::TimedOut.into()));
            }
            Err(_) => {
                self.asked = true;
                socket.send(&FromClient::Ping).await?;
                return Ok(None);
            }
        };
        self.asked = false;
        match frame {
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
                Ok(Some(Heard::Push(Box::new(push))))
            }
            FromServer::UpToDate { .. } => {
                self.wait = FIRST_WAIT;
                Ok(Some(Heard::UpToDate))
            }
            FromServer::Anew { .. } => {
                self.told = 0;
                Ok(None)
            }
            FromServer::Pong => Ok(None),
            FromServer::Ended { problem, .. } | FromServer::Wrong { problem } => {
                Err(Error::Problem(Box::new(problem)))
            }
        }
    }
}
