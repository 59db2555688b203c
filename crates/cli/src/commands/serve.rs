//! `azulejo serve`: a server for friends and bots.

use crate::args;
use crate::fault::{Code, Fault};
use crate::files;
use crate::registry;
use crate::screen::Screen;
use serde::Deserialize;
use server::{Config, Limits, Server};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{OpenError, Sqlite};
use tracing_subscriber::EnvFilter;
use words::{Args, Catalogue};

/// Where is listened if nobody says otherwise.
const BIND: &str = "0.0.0.0:8400";

/// What the file may say: the same as the command line, and limits.
#[derive(Deserialize, Debug, Default)]
#[serde(default, deny_unknown_fields)]
struct File {
    bind: Option<String>,
    database: Option<PathBuf>,
    base_url: Option<String>,
    trusted_proxies: Vec<IpAddr>,
    bot_threads: Option<u16>,
    limits: Limits,
}

pub(crate) fn run(
    task: args::Serve,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let file = match &task.config {
        None => File::default(),
        Some(path) => toml::from_str(&files::read(catalogue, path)?).map_err(|error| {
            let reason: Vec<&str> = error.message().lines().map(str::trim).collect();
            Fault::file(catalogue, &path.display().to_string(), &reason.join(" "))
        })?,
    };
    let bind = task.bind.or(file.bind).unwrap_or_else(|| BIND.to_owned());
    let address: SocketAddr = bind.parse().map_err(|_| {
        let args = Args::new().with("text", bind.as_str());
        Fault::Told(catalogue.say("client-serve-bad-address", &args))
    })?;
    let database = database(catalogue, task.database.or(file.database))?;
    let proxies =
        if task.trusted_proxies.is_empty() { file.trusted_proxies } else { task.trusted_proxies };
    let config = Config {
        base_url: task.base_url.or(file.base_url),
        trusted_proxies: proxies,
        limits: file.limits,
        bot_threads: task.bot_threads.or(file.bot_threads).map(usize::from),
    };
    log();
    let store = Sqlite::open(&database).map_err(|error| opening(catalogue, &database, &error))?;
    let failed = |error: &dyn std::fmt::Display| {
        let args = Args::new().with("reason", error.to_string());
        Fault::Told(catalogue.say("client-serve-failed", &args))
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| failed(&error))?;
    runtime.block_on(async {
        let server = Server::bind(address, config, Arc::new(store), registry::hosted())
            .await
            .map_err(|error| failed(&error))?;
        let local = server.address().map_err(|error| failed(&error))?;
        let mut tell = |id: &str, address: IpAddr| {
            let url = format!("http://{}", SocketAddr::new(address, local.port()));
            screen.line(&catalogue.say(id, &Args::new().with("address", url)))
        };
        if local.ip().is_unspecified() {
            tell("client-serve", IpAddr::V4(Ipv4Addr::LOCALHOST))?;
            if let Some(address) = in_the_network() {
                tell("client-serve-friends", address)?;
            }
        } else {
            tell("client-serve", local.ip())?;
        }
        let args = Args::new().with("file", database.display().to_string());
        screen.line(&catalogue.say("client-serve-stop", &args))?;
        screen.finish()?;
        server.run(stopped()).await.map_err(|error| failed(&error))?;
        screen.line(&catalogue.text("client-serve-stopped"))?;
        Ok(Code::Good)
    })
}

/// Until somebody asks the program to end.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

/// The address by which others in the same network reach this machine. Nothing is sent.
fn in_the_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation: it only asks which way a packet would go.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

/// Structured logs on standard error, as much as `AZULEJO_LOG` asks for.
fn log() {
    let filter = EnvFilter::try_from_env("AZULEJO_LOG").unwrap_or_else(|_| EnvFilter::new("warn"));
    let _ = tracing_subscriber::fmt()
        .json()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .try_init();
}

/// The file that keeps everything.
fn database(catalogue: &Catalogue, named: Option<PathBuf>) -> Result<PathBuf, Fault> {
    let variable = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = || {
        variable("XDG_DATA_HOME")
            .map(PathBuf::from)
            .or_else(|| variable("APPDATA").map(PathBuf::from))
            .or_else(|| variable("HOME").map(|home| Path::new(&home).join(".local/share")))
    };
    named
        .or_else(|| folder().map(|folder| folder.join("azulejo/azulejo.db")))
        .ok_or_else(|| Fault::Told(catalogue.text("client-serve-no-folder")))
}

/// The file for who only reads it, beside a server or not.
pub(crate) fn read_only(
    catalogue: &Catalogue,
    named: Option<PathBuf>,
) -> Result<(PathBuf, Sqlite), Fault> {
    let path = database(catalogue, named)?;
    match Sqlite::open_read_only(&path) {
        Ok(store) => Ok((path, store)),
        Err(error) => Err(opening(catalogue, &path, &error)),
    }
}

fn opening(catalogue: &Catalogue, path: &Path, error: &OpenError) -> Fault {
    if matches!(error, OpenError::InUse(_)) {
        let args = Args::new().with("file", path.display().to_string());
        return Fault::Told(catalogue.say("client-serve-in-use", &args));
    }
    Fault::file(catalogue, &path.display().to_string(), &error.to_string())
}
