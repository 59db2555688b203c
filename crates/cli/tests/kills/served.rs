//! A server that is killed and comes back at the same address.

use client::Address;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// One address asks for everything here.
const LIMITS: &str = "
[limits]
requests = { per_second = 1e9, at_once = 1e9 }
guests = { per_second = 1e9, at_once = 1e9 }
tables = { per_second = 1e9, at_once = 1e9 }
open_tables = 1000000
";

pub(crate) struct Served {
    child: Option<Child>,
    folder: TempDir,
    port: u16,
}

impl Served {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("limits.toml"), LIMITS).expect("a file");
        // A port that is free now; the server comes back to it every time.
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr());
        Self { child: None, folder, port: port.expect("a port").port() }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("azulejo.db")
    }

    pub(crate) fn address(&self) -> Address {
        format!("http://127.0.0.1:{}", self.port).parse().expect("an address")
    }

    /// Starts it, under another program if need be, and waits until it listens.
    pub(crate) fn start(&mut self, under: &[&str]) {
        let words = [under, &[env!("CARGO_BIN_EXE_azulejo"), "--lang", "en", "serve"]].concat();
        let mut child = Command::new(words[0])
            .args(&words[1..])
            .args(["--bind", &format!("127.0.0.1:{}", self.port), "--config"])
            .arg(self.folder.path().join("limits.toml"))
            .arg("--database")
            .arg(self.database())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a first line");
        self.child = Some(child);
        assert!(line.contains("http://127.0.0.1:"), "the server says: {line:?}");
    }

    /// Kills it as nothing can be killed more.
    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            signal("-KILL", &child);
            child.wait().expect("it ends");
        }
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            signal("-TERM", &child);
            child.wait().expect("it ends");
        }
    }
}

/// Sends a signal to the server, which is the child of a program it runs under.
fn signal(signal: &str, child: &Child) {
    let id = child.id();
    let under = fs::read_to_string(format!("/proc/{id}/task/{id}/children")).unwrap_or_default();
    let server = under.split_whitespace().next().map_or_else(|| id.to_string(), str::to_owned);
    Command::new("kill").args([signal, &server]).status().expect("kill");
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}
