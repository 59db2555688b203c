//! `azulejo serve`: a server for friends and bots.

use crate::args;
use crate::fault::{Code, Fault};
use crate::files;
use crate::registry;
use crate::screen::Screen;
use serde::Deserialize;
use server::{Config, Limits, Server, WrongLimit};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{OpenError, Sqlite};
use tracing_subscriber::EnvFilter;
use words::{Args, Catalogue};

/// Where is listened if nobody says otherwise.
const BIND: &str = "0.0.0.0:8400";

/// What the file may say: the same as the command line.
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
    let database = database(task.database.or(file.database));
    let proxies =
        if task.trusted_proxies.is_empty() { file.trusted_proxies } else { task.trusted_proxies };
    let bot_threads = task.bot_threads.or(file.bot_threads);
    if let Some(threads) = bot_threads.filter(|threads| !(1..=256).contains(threads)) {
        return Err(bad_setting(catalogue, "bot_threads", &threads.to_string()));
    }
    let limits = limits(file.limits, &task.limits)
        .map_err(|WrongLimit { name, value }| bad_setting(catalogue, &name, &value))?;
    let base_url = task.base_url.or(file.base_url);
    let config = Config {
        base_url: base_url.clone(),
        trusted_proxies: proxies,
        limits,
        bot_threads: bot_threads.map(usize::from),
    };
    log();
    open_files();
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
        if let Some(url) = base_url {
            let args = Args::new().with("address", url);
            screen.line(&catalogue.say("client-serve-public", &args))?;
        }
        let args = Args::new().with("file", database.display().to_string());
        screen.line(&catalogue.say("client-serve-stop", &args))?;
        screen.finish()?;
        // Who asks a second time does not want to wait for others to finish.
        let twice = async {
            stopped().await;
            stopped().await;
        };
        tokio::select! {
            () = server.run(stopped()) => {}
            () = twice => {}
        }
        screen.line(&catalogue.text("client-serve-stopped"))?;
        Ok(Code::Good)
    })
}

/// The limits of the file with those that were given by name, such as `requests=50/200`.
fn limits(file: Limits, given: &[String]) -> Result<Limits, WrongLimit> {
    let mut limits = file;
    for text in given.iter().map(|text| text.trim()).filter(|text| !text.is_empty()) {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        limits.set(name.trim(), value)?;
    }
    limits.check()?;
    Ok(limits)
}

fn bad_setting(catalogue: &Catalogue, name: &str, value: &str) -> Fault {
    let args = Args::new().with("name", name).with("value", value);
    Fault::Told(catalogue.say("client-serve-bad-setting", &args))
}

/// Every connection is an open file: as many as the system lets this program have.
fn open_files() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let now = getrlimit(Resource::Nofile);
        let more = Rlimit { current: now.maximum, maximum: now.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, more) {
            tracing::warn!(%error, "no more files can be open at once than before");
        }
    }
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
fn database(named: Option<PathBuf>) -> PathBuf {
    named.unwrap_or_else(|| files::data_folder().join("azulejo.db"))
}

/// The file for who only reads it, beside a server or not.
pub(crate) fn read_only(
    catalogue: &Catalogue,
    named: Option<PathBuf>,
) -> Result<(PathBuf, Sqlite), Fault> {
    let path = database(named);
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
