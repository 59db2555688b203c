//! The server as a whole.

use crate::analyses::Analyses;
use crate::connections::{self, Connections};
use crate::games::Hosted;
use crate::hall::Hall;
use crate::limits::{Counts, Limits};
use crate::people::People;
use crate::room::Surroundings;
use crate::tableaux::Tableaux;
use crate::thinkers::Thinkers;
use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
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

impl Config {
    /// Whether an address, in its shortest form, is that of a proxy of ours.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|proxy| proxy.to_canonical() == address)
    }
}

/// What every request can reach.
#[derive(Clone)]
pub(crate) struct App(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) base_url: String,
    pub(crate) hall: Hall,
    pub(crate) people: People,
    pub(crate) counts: Counts,
    pub(crate) connections: Connections,
    pub(crate) analyses: Analyses,
    pub(crate) tableaux: Tableaux,
    pub(crate) sockets: Mutex<HashMap<PersonId, u32>>,
    pub(crate) figures: Figures,
    pub(crate) stopping: watch::Receiver<bool>,
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

impl Inner {
    pub(crate) fn has_socket(&self, person: PersonId) -> bool {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&person)
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

/// How often those who ask for nothing are forgotten, and sessions that have expired.
const TIDY: Duration = Duration::from_secs(30);
const SESSIONS: Duration = Duration::from_secs(3600);

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
        tracing::info!(address = %local, "listening");
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
            counts: Counts::new(&limits),
            connections: Connections::new(limits.connections),
            analyses: Analyses::default(),
            tableaux: Tableaux::default(),
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

    /// Serves until `until` is done, then lets everybody finish, but not for ever.
    pub async fn run(self, until: impl Future<Output = ()> + Send + 'static) {
        let Self { app, listener, stop } = self;
        let waking = app.clone();
        tokio::spawn(async move { wake(&waking).await });
        let tidying = app.clone();
        let tidier = tokio::spawn(async move { tidy(&tidying).await });
        connections::serve(&app, listener, stop, until).await;
        tidier.abort();
    }
}

/// Forgets from time to time what nobody needs any more.
async fn tidy(app: &App) {
    let mut often = tokio::time::interval(TIDY);
    let mut sessions_at = Instant::now();
    loop {
        often.tick().await;
        app.counts.forget_full();
        if Instant::now() < sessions_at {
            continue;
        }
        sessions_at = Instant::now() + SESSIONS;
        let ended = store::Change::EndExpiredSessions { now: now() };
        if let Err(error) = app.hall.store().write(ended).await {
            tracing::error!(%error, "old sessions cannot be ended");
        }
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
