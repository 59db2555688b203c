//! The server as a whole.

use crate::games::Hosted;
use crate::hall::Hall;
use crate::http;
use crate::limits::{Buckets, Limits};
use crate::people::People;
use crate::room::Surroundings;
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};
use store::{PersonId, Status, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How a server is run.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address people use, for links and cookies: `https://example.org`.
    pub base_url: Option<String>,
    /// Proxies whose word is taken for the address of a caller.
    pub trusted_proxies: Vec<IpAddr>,
    pub limits: Limits,
    /// Threads for bots; one less than the machine has if not given.
    pub bot_threads: Option<usize>,
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) base_url: String,
    pub(crate) hall: Hall,
    pub(crate) people: People,
    pub(crate) requests: Buckets<Caller>,
    pub(crate) guests: Buckets<IpAddr>,
    pub(crate) tables: Buckets<PersonId>,
    pub(crate) chat: Buckets<PersonId>,
    pub(crate) hints: Buckets<PersonId>,
    pub(crate) sockets: Mutex<HashMap<PersonId, u32>>,
    pub(crate) figures: Figures,
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Caller {
    Address(IpAddr),
    Token(store::TokenHash),
}

/// What is counted for `/metrics`.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    pub(crate) requests: AtomicU64,
    pub(crate) problems: AtomicU64,
    pub(crate) actions: AtomicU64,
    pub(crate) sockets: AtomicU64,
    pub(crate) socket_numbers: AtomicU64,
}

impl Figures {
    pub(crate) fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").finish_non_exhaustive()
    }
}

impl std::ops::Deref for App {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

/// Why a server cannot be started.
#[derive(Debug)]
pub enum StartError {
    Io(std::io::Error),
    Store(store::Error),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl From<std::io::Error> for StartError {
    fn from(error: std::io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<store::Error> for StartError {
    fn from(error: store::Error) -> Self {
        Self::Store(error)
    }
}

/// A server that is ready to listen.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    stop: watch::Sender<bool>,
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Tables are woken in pages of so many.
const PAGE: u32 = 500;

impl Server {
    /// Takes an address and wakes the tables whose bots must decide.
    ///
    /// # Errors
    /// The address cannot be had, or the store fails.
    pub async fn bind(
        address: SocketAddr,
        config: Config,
        store: Arc<dyn Store>,
        games: Vec<Box<dyn Hosted>>,
    ) -> Result<Self, StartError> {
        let listener = TcpListener::bind(address).await?;
        let local = listener.local_addr()?;
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = config.bot_threads.unwrap_or_else(|| cores.saturating_sub(1).max(1));
        let around = Surroundings {
            store: Arc::clone(&store),
            games: Arc::new(games.into_iter().map(Arc::from).collect()),
            thinkers: Arc::new(Thinkers::new(threads)?),
            now,
        };
        let base_url = config.base_url.clone().unwrap_or_else(|| format!("http://{local}"));
        let limits = config.limits;
        let (stop, stopping) = watch::channel(false);
        let app = App(Arc::new(Inner {
            base_url: base_url.trim_end_matches('/').to_owned(),
            people: People::new(Arc::clone(&store), now),
            hall: Hall::new(around),
            requests: Buckets::new(limits.requests),
            guests: Buckets::new(limits.guests),
            tables: Buckets::new(limits.tables),
            chat: Buckets::new(limits.chat),
            hints: Buckets::new(limits.hints),
            sockets: Mutex::default(),
            figures: Figures::default(),
            config,
            stopping,
        }));
        Ok(Self { app, listener, stop })
    }

    /// The address it listens on.
    ///
    /// # Errors
    /// When the system does not know.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `until` is done, then lets everybody finish.
    ///
    /// # Errors
    /// When listening fails.
    pub async fn run(
        self,
        until: impl Future<Output = ()> + Send + 'static,
    ) -> Result<(), StartError> {
        let Self { app, listener, stop } = self;
        let waking = app.clone();
        tokio::spawn(async move { wake(&waking).await });
        let service = http::router(app).into_make_service_with_connect_info::<SocketAddr>();
        let graceful = async move {
            until.await;
            let _ = stop.send(true);
        };
        use axum::serve::ListenerExt;
        let listener = listener.tap_io(|stream| {
            // Small answers must not wait for each other.
            let _ = stream.set_nodelay(true);
        });
        axum::serve(listener, service).with_graceful_shutdown(graceful).await?;
        Ok(())
    }
}

/// Brings every running table to life, so that its bots go on where they were.
async fn wake(app: &App) {
    let mut after = None;
    loop {
        let ids = match app.hall.store().table_ids(after, PAGE).await {
            Ok(ids) => ids,
            Err(error) => {
                tracing::error!(%error, "the tables cannot be listed");
                return;
            }
        };
        let Some(last) = ids.last().copied() else { return };
        for id in ids {
            let running = app.hall.store().table(id).await;
            let bots = |table: &store::Table| {
                let seats = &table.table.seats;
                table.table.status == Status::Running
                    && seats.iter().any(|seat| matches!(seat.occupant, store::Occupant::Bot { .. }))
            };
            if let Ok(Some(table)) = running
                && bots(&table)
            {
                app.hall.wake(id).await;
            }
        }
        after = Some(last);
    }
}
