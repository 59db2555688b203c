//! Who is connected: so many in all and by address, and nobody for ever without asking anything.

use crate::app::App;
use crate::http;
use crate::limits::network;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, watch};
use tokio::time::Sleep;

/// Bytes of the head of a request.
const LONGEST_HEAD: usize = 64 * 1024;

/// When the system has no more connections to give, it is asked again after so long.
const EXHAUSTED: Duration = Duration::from_millis(50);

/// Those who are there may finish within so long when the server ends.
const FAREWELL: Duration = Duration::from_secs(10);

/// Counts the connections.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    free: Arc<Semaphore>,
    by_address: Mutex<HashMap<IpAddr, u32>>,
}

impl Connections {
    pub(crate) fn new(most: u32) -> Self {
        let most = (most as usize).min(Semaphore::MAX_PERMITS);
        Self { most, free: Arc::new(Semaphore::new(most)), by_address: Mutex::default() }
    }

    pub(crate) fn count(&self) -> usize {
        self.most - self.free.available_permits()
    }

    fn by_address(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.by_address.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The place of a connection, for as long as it lasts.
struct Place {
    app: App,
    /// Counted, unless everybody comes from there.
    address: Option<IpAddr>,
    _one_of_all: OwnedSemaphorePermit,
    /// Whoever waits for the end waits for this.
    _alive: mpsc::Sender<()>,
}

impl Place {
    /// None if the address has too many already.
    fn take(
        app: &App,
        peer: SocketAddr,
        one_of_all: OwnedSemaphorePermit,
        alive: mpsc::Sender<()>,
    ) -> Option<Self> {
        let peer = peer.ip().to_canonical();
        let address = (!app.config.trusts(peer)).then(|| network(peer));
        if let Some(address) = address {
            let mut known = app.connections.by_address();
            let count = known.entry(address).or_default();
            if *count >= app.config.limits.address_connections {
                return None;
            }
            *count += 1;
        }
        Some(Self { app: app.clone(), address, _one_of_all: one_of_all, _alive: alive })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut known = self.app.connections.by_address();
        if let Some(count) = known.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                known.remove(&address);
            }
        }
    }
}

/// A connection with its place, also when it has become a socket. Who takes nothing of what is sent
/// for as long as anybody may be silent is gone.
struct Placed {
    stream: TcpStream,
    patience: Duration,
    /// Until when it is waited for, while nothing can be sent.
    stuck: Option<Pin<Box<Sleep>>>,
    _place: Place,
}

impl Placed {
    fn sent(
        &mut self,
        context: &mut Context<'_>,
        sent: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if sent.is_ready() {
            self.stuck = None;
            return sent;
        }
        let patience = self.patience;
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        stuck.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Placed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(context, sent)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Serves whoever comes until `until` is done; then lets everybody finish, but not for ever.
pub(crate) async fn serve(
    app: &App,
    listener: TcpListener,
    stop: watch::Sender<bool>,
    until: impl Future<Output = ()>,
) {
    let service = TowerToHyperService::new(http::router(app.clone()));
    let (alive, mut all_gone) = mpsc::channel(1);
    let mut until = pin!(until);
    loop {
        // Who comes when everything is taken waits in the queue of the system.
        let next = async {
            let one_of_all = Arc::clone(&app.connections.free).acquire_owned().await;
            (one_of_all, listener.accept().await)
        };
        let (one_of_all, accepted) = tokio::select! {
            next = next => next,
            () = &mut until => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if !passing(&error) {
                    tracing::warn!(%error, "no connection can be had");
                    tokio::time::sleep(EXHAUSTED).await;
                }
                continue;
            }
        };
        let place = one_of_all.ok().and_then(|one| Place::take(app, peer, one, alive.clone()));
        // Who has too many is not answered; the connection ends.
        let Some(place) = place else { continue };
        // Small answers must not wait for each other.
        let _ = stream.set_nodelay(true);
        let patience = Duration::from_secs(app.config.limits.idle.into());
        let placed = Placed { stream, patience, stuck: None, _place: place };
        tokio::spawn(answer(placed, peer, service.clone(), app.clone()));
    }
    drop(listener);
    let _ = stop.send(true);
    drop(alive);
    if tokio::time::timeout(FAREWELL, all_gone.recv()).await.is_err() {
        tracing::warn!(connections = app.connections.count(), "some are cut off");
    }
}

/// The other side gave up before it was let in.
fn passing(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers on one connection until it ends.
async fn answer(
    placed: Placed,
    peer: SocketAddr,
    service: TowerToHyperService<axum::Router>,
    app: App,
) {
    let idle = Duration::from_secs(app.config.limits.idle.into());
    let mut stopping = app.stopping.clone();
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        service.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(idle)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(placed), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    tokio::select! {
        // However it ends, whoever is at the other side knows.
        _ = connection.as_mut() => return,
        _ = stopping.wait_for(|stopping| *stopping) => connection.as_mut().graceful_shutdown(),
    }
    let _ = connection.await;
}
