//! A server of one's own, and people before it.

use crate::http::{self, Reply};
use client::{Answer, Client};
use serde_json::Value;
use server::{Config, Hosted, Limits, Rate, Server};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use store::Sqlite;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::Method;

/// A server on a port and a file of its own; it ends when it is dropped.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<()>,
    folder: Option<TempDir>,
}

pub(crate) fn games() -> Vec<Box<dyn Hosted>> {
    vec![server::hosted::<madeira::Madeira>(), server::hosted::<lisboa::Lisboa>()]
}

/// Limits that no test meets by accident.
pub(crate) fn wide() -> Limits {
    let rate = Rate { per_second: 1e9, at_once: 1e9 };
    Limits {
        requests: rate,
        guests: rate,
        tables: rate,
        actions: rate,
        chat: rate,
        hints: rate,
        invitations: rate,
        analyses: rate,
        frames: rate,
        open_tables: u32::MAX,
        bots: u32::MAX,
        sockets: u32::MAX,
        connections: u32::MAX,
        address_connections: u32::MAX,
        ..Limits::default()
    }
}

impl House {
    pub(crate) async fn new() -> Self {
        Self::within(wide()).await
    }

    pub(crate) async fn within(limits: Limits) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut house = Self::on(&folder.path().join("tables.db"), limits).await;
        house.folder = Some(folder);
        house
    }

    /// On a file that may hold something already. What it says of itself is the same for all.
    pub(crate) async fn on(database: &Path, limits: Limits) -> Self {
        Self::run(database, Config { limits, ..Config::default() }).await
    }

    async fn run(database: &Path, config: Config) -> Self {
        let store = Arc::new(Sqlite::open(database).expect("a store"));
        let base_url = Some("http://azulejo.test".to_owned());
        let config = Config { base_url, bot_threads: Some(1), ..config };
        let any: SocketAddr = "127.0.0.1:0".parse().expect("an address");
        let server = Server::bind(any, config, store, games()).await.expect("a server");
        let address = server.address().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(async move {
            let until = async move {
                let _ = stopped.await;
            };
            server.run(until).await;
        });
        Self { address, stop: Some(stop), running, folder: None }
    }

    /// Behind these proxies.
    pub(crate) async fn behind(proxies: &[&str], limits: Limits) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let trusted_proxies = proxies.iter().map(|proxy| proxy.parse().expect("one")).collect();
        let config = Config { trusted_proxies, limits, ..Config::default() };
        let mut house = Self::run(&folder.path().join("tables.db"), config).await;
        house.folder = Some(folder);
        house
    }

    /// The file that keeps everything.
    pub(crate) fn database(&self) -> std::path::PathBuf {
        self.folder.as_ref().expect("a folder of its own").path().join("tables.db")
    }

    /// Ends the server and waits until its file is free.
    pub(crate) async fn close(mut self) {
        self.stop.take();
        (&mut self.running).await.expect("it ends");
    }

    /// Nobody yet.
    pub(crate) fn nobody(&self) -> Person {
        let address = format!("http://{}", self.address).parse().expect("an address");
        Person { address: self.address, client: Client::new(address) }
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        let mut person = self.nobody();
        person.client.sit(Some(name.to_owned())).await.expect("a session");
        person
    }
}

/// Somebody who asks.
#[derive(Debug)]
pub(crate) struct Person {
    address: SocketAddr,
    pub(crate) client: Client,
}

impl Person {
    pub(crate) fn with_token(&self, token: &str) -> Self {
        let client = Client::new(self.client.address().clone()).with_token(token);
        Self { address: self.address, client }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: Option<&Value>) -> Answer {
        let body = body.map(|body| body.to_string().into());
        self.client.ask(method, path, body).await.expect("an answer")
    }

    pub(crate) async fn get(&self, path: &str) -> Value {
        json(path, &self.ask(Method::Get, path, None).await)
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Value {
        json(path, &self.ask(Method::Post, path, Some(body)).await)
    }

    /// The same as it goes over the wire, with the headers of the answer.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let bearer = self.client.token().map(|token| format!("Bearer {token}"));
        let mut all: Vec<(&str, &str)> = headers.to_vec();
        if let Some(bearer) = &bearer {
            all.push(("authorization", bearer));
        }
        http::send(self.address, method, path, &all, body).await
    }
}

fn json(path: &str, answer: &Answer) -> Value {
    let text = String::from_utf8_lossy(&answer.body);
    assert!((200..300).contains(&answer.status), "{path}: {} {text}", answer.status);
    if text.is_empty() { Value::Null } else { serde_json::from_str(&text).expect("JSON") }
}

/// A field that must be text.
pub(crate) fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("no text {field} in {value}"))
}
