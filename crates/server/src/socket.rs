//! The socket of a browser: it hears of everything new at the tables it follows.
//!
//! What is pushed waits in a short queue. A reader that is too slow loses its place in the queue,
//! not a single entry: the socket asks the table again from the last number it sent.

use crate::app::{App, Figures};
use crate::fault::Fault;
use crate::http::Asking;
use crate::room::{Follower, Frame, frame_text};
use crate::speech;
use crate::tokens;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{PersonId, TableId, TokenHash};
use tokio::sync::{broadcast, mpsc};
use tokio::time::MissedTickBehavior;
use wire::{FromClient, FromServer};
use words::{Catalogue, Language};

/// Frames that may wait for a reader.
const QUEUE: usize = 64;

/// Bytes of a frame from a client.
const LONGEST_FRAME: usize = 4 * 1024;

/// Who sends more than this at once is not even answered.
const MOST_BYTES: usize = 16 * LONGEST_FRAME;

/// Tables one socket may follow.
const MOST_TABLES: usize = 64;

/// A reader that takes nothing for so long is gone.
const PATIENCE: Duration = Duration::from_secs(30);

/// A socket that says nothing for so long is asked whether it is there.
const SILENCE: Duration = Duration::from_secs(60);

pub(crate) async fn socket(
    asking: Asking,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let ended = asking.app.people.ended();
    let result = async {
        let person = asking.person().await?;
        asking.same_site(&headers)?;
        let upgrade = upgrade.map_err(|error| Fault::Malformed(error.body_text()))?;
        let guard = Guard::new(&asking.app, person.id)?;
        Ok((person, upgrade, guard))
    };
    match result.await {
        Err(fault) => asking.refuse(fault),
        Ok((person, upgrade, guard)) => {
            let catalogue = asking.catalogue();
            let app = asking.app.clone();
            let token = asking.token.clone().unwrap_or_default();
            // Every socket keeps its buffer for as long as it is open.
            upgrade
                .read_buffer_size(LONGEST_FRAME)
                .max_message_size(MOST_BYTES)
                .max_frame_size(MOST_BYTES)
                .on_upgrade(async move |socket| {
                    Following::new(app, person.id, token, catalogue).run(socket, ended).await;
                    drop(guard);
                })
        }
    }
}

/// Counts the sockets of a person.
struct Guard {
    app: App,
    person: PersonId,
}

impl Guard {
    fn new(app: &App, person: PersonId) -> Result<Self, Fault> {
        let mut open = app.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(person).or_default();
        if *count >= app.config.limits.sockets {
            return Err(Fault::Quota("server-too-many-sockets"));
        }
        *count += 1;
        Figures::count(&app.figures.sockets);
        Ok(Self { app: app.clone(), person })
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.app.figures.sockets.fetch_sub(1, Ordering::Relaxed);
        let mut open = self.app.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.person) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.person);
            }
        }
    }
}

/// What one socket follows.
struct Following {
    app: App,
    person: PersonId,
    /// Of the session that the socket was opened with.
    token: String,
    number: u64,
    catalogue: &'static Catalogue,
    tables: HashMap<TableId, Followed>,
    frames: mpsc::Sender<Frame>,
    lost: mpsc::UnboundedSender<TableId>,
    queue: Option<(mpsc::Receiver<Frame>, mpsc::UnboundedReceiver<TableId>)>,
}

/// A table that is followed: the last number sent, and the language.
struct Followed {
    sent: u32,
    words: Option<&'static Catalogue>,
}

/// The socket has ended.
struct Gone;

/// What a client has said since it was last thought of.
#[derive(Clone, Copy)]
enum Heard {
    Something,
    Nothing,
    NothingThoughAsked,
}

/// Waits until a session may have ended: this one, or so many that this one may be among them.
async fn ending(
    mut ended: broadcast::Receiver<TokenHash>,
    own: TokenHash,
) -> broadcast::Receiver<TokenHash> {
    while ended.recv().await.is_ok_and(|session| session != own) {}
    ended
}

async fn send(socket: &mut WebSocket, text: Utf8Bytes) -> Result<(), Gone> {
    tell(socket, Message::Text(text)).await
}

async fn tell(socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
    match tokio::time::timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

impl Following {
    fn new(app: App, person: PersonId, token: String, catalogue: &'static Catalogue) -> Self {
        let (frames, queue) = mpsc::channel(QUEUE);
        let (lost, losses) = mpsc::unbounded_channel();
        let number = app.figures.socket_numbers.fetch_add(1, Ordering::Relaxed);
        Self {
            app,
            person,
            token,
            number,
            catalogue,
            tables: HashMap::new(),
            frames,
            lost,
            queue: Some((queue, losses)),
        }
    }

    async fn run(mut self, mut socket: WebSocket, ended: broadcast::Receiver<TokenHash>) {
        let Some((mut queue, mut losses)) = self.queue.take() else { return };
        let mut stopping = self.app.stopping.clone();
        let own = tokens::hashed(&self.token);
        // What hardly ever happens is waited for once, not anew with every frame.
        let mut stop = pin!(async {
            let _ = stopping.wait_for(|stopping| *stopping).await;
        });
        let mut end = pin!(ending(ended, own));
        let mut silence = tokio::time::interval(SILENCE);
        silence.set_missed_tick_behavior(MissedTickBehavior::Delay);
        silence.reset();
        let mut heard = Heard::Something;
        loop {
            let result = tokio::select! {
                // What is due first, so that a flood from the client delays nothing.
                biased;
                () = &mut stop => {
                    let frame = axum::extract::ws::CloseFrame {
                        code: close_code::RESTART,
                        reason: Utf8Bytes::from_static(""),
                    };
                    let _ = tell(&mut socket, Message::Close(Some(frame))).await;
                    break;
                }
                ended = &mut end => {
                    end.set(ending(ended, own));
                    self.still_known(&mut socket).await
                }
                Some(frame) = queue.recv() => self.forward(&mut socket, frame).await,
                Some(table) = losses.recv() => self.again(&mut socket, table).await,
                message = socket.recv() => match message {
                    Some(Ok(message)) => {
                        heard = Heard::Something;
                        self.hear(&mut socket, message).await
                    }
                    Some(Err(_)) | None => Err(Gone),
                },
                _ = silence.tick() => match heard {
                    Heard::Something => {
                        heard = Heard::Nothing;
                        Ok(())
                    }
                    Heard::Nothing => {
                        heard = Heard::NothingThoughAsked;
                        let ping = Message::Ping(axum::body::Bytes::new());
                        tell(&mut socket, ping).await
                    }
                    Heard::NothingThoughAsked => Err(Gone),
                },
            };
            if result.is_err() {
                break;
            }
        }
        for table in self.tables.keys() {
            self.app.hall.leave(*table, self.number).await;
        }
    }

    /// Whose session has ended is told so, and nothing more.
    async fn still_known(&self, socket: &mut WebSocket) -> Result<(), Gone> {
        match self.app.people.of(&self.token).await {
            Ok(Some(_)) => Ok(()),
            Ok(None) | Err(_) => {
                let problem = Fault::NoSession.problem(self.catalogue);
                let _ = send(socket, frame_text(&FromServer::Wrong { problem })).await;
                Err(Gone)
            }
        }
    }

    async fn forward(&mut self, socket: &mut WebSocket, frame: Frame) -> Result<(), Gone> {
        let Some(followed) = self.tables.get_mut(&frame.table) else { return Ok(()) };
        // After a loss an entry may come twice, or too early: then it is told again in its turn.
        if frame.stream.checked_sub(1) != Some(followed.sent) {
            return Ok(());
        }
        followed.sent = frame.stream;
        send(socket, frame.text).await
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), Gone> {
        if let Err(fault) = self.app.counts.frames.take(self.person) {
            return self.dismiss(socket, fault).await;
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(Gone),
            Message::Binary(_) => Utf8Bytes::from_static(""),
        };
        if text.len() > LONGEST_FRAME {
            let problem = Fault::TooLarge.problem(self.catalogue);
            return send(socket, frame_text(&FromServer::Wrong { problem })).await;
        }
        match serde_json::from_str::<FromClient>(&text) {
            Err(error) => {
                let problem = Fault::Malformed(error.to_string()).problem(self.catalogue);
                send(socket, frame_text(&FromServer::Wrong { problem })).await
            }
            Ok(FromClient::Ping) => send(socket, frame_text(&FromServer::Pong)).await,
            Ok(FromClient::Leave { table }) => {
                if let Ok(id) = table.parse::<TableId>()
                    && self.tables.remove(&id).is_some()
                {
                    self.app.hall.leave(id, self.number).await;
                }
                Ok(())
            }
            Ok(FromClient::Follow { table, after, language }) => {
                let words = language.as_deref().and_then(Language::from_tag).map(speech::catalogue);
                let Ok(id) = table.parse::<TableId>() else {
                    return self.refuse(socket, table, Fault::NotFound).await;
                };
                if self.tables.len() >= MOST_TABLES && !self.tables.contains_key(&id) {
                    let fault = Fault::Quota("server-too-many-followed");
                    return self.refuse(socket, table, fault).await;
                }
                let sent = u32::try_from(after).unwrap_or(u32::MAX);
                self.tables.insert(id, Followed { sent, words });
                self.again(socket, id).await
            }
        }
    }

    /// Ends a socket that asks for too much.
    async fn dismiss(&self, socket: &mut WebSocket, fault: Fault) -> Result<(), Gone> {
        let problem = fault.problem(self.catalogue);
        send(socket, frame_text(&FromServer::Wrong { problem })).await?;
        let frame = axum::extract::ws::CloseFrame {
            code: close_code::POLICY,
            reason: Utf8Bytes::from_static("too_many"),
        };
        tell(socket, Message::Close(Some(frame))).await?;
        Err(Gone)
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        table: String,
        fault: Fault,
    ) -> Result<(), Gone> {
        let problem = fault.problem(self.catalogue);
        send(socket, frame_text(&FromServer::Ended { table, problem })).await
    }

    /// Tells what is old, from the last number sent, until everything is told.
    async fn again(&mut self, socket: &mut WebSocket, table: TableId) -> Result<(), Gone> {
        loop {
            let Some(followed) = self.tables.get_mut(&table) else { return Ok(()) };
            let follower = Follower {
                socket: self.number,
                person: self.person,
                words: followed.words,
                frames: self.frames.clone(),
                lost: self.lost.clone(),
            };
            let backlog = match self.app.hall.follow(table, follower, followed.sent).await {
                Ok(backlog) if backlog.forbidden => Err(Fault::NotFound),
                other => other,
            };
            let backlog = match backlog {
                Ok(backlog) => backlog,
                Err(fault) => {
                    self.tables.remove(&table);
                    return self.refuse(socket, table.to_string(), fault).await;
                }
            };
            if backlog.anew {
                followed.sent = 0;
                let table = table.to_string();
                send(socket, frame_text(&FromServer::Anew { table })).await?;
                continue;
            }
            for frame in backlog.frames {
                if let Some(followed) = self.tables.get_mut(&table) {
                    followed.sent = frame.stream;
                }
                send(socket, frame.text).await?;
            }
            if backlog.up_to_date {
                let stream = self.tables.get(&table).map_or(0, |followed| u64::from(followed.sent));
                let table = table.to_string();
                return send(socket, frame_text(&FromServer::UpToDate { table, stream })).await;
            }
        }
    }
}
