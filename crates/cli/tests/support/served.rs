//! A server as a program of its own, for every suite that needs one.

#![allow(dead_code)] // No suite needs everything.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server on a port and with files of its own; it is killed when it is dropped.
pub(crate) struct Served {
    child: Child,
    folder: PathBuf,
    /// Where it listens, also after it was started again.
    pub(crate) url: String,
    /// What it said on starting.
    told: String,
}

/// Scripts ask faster than people, and all from one address.
const LIMITS: &str = "[limits]\n\
                      requests = { per_second = 1e9, at_once = 1e9 }\n\
                      guests = { per_second = 1e9, at_once = 1e9 }\n\
                      tables = { per_second = 1e9, at_once = 1e9 }\n\
                      actions = { per_second = 1e9, at_once = 1e9 }\n\
                      frames = { per_second = 1e9, at_once = 1e9 }\n\
                      invitations = { per_second = 1e9, at_once = 1e9 }\n\
                      open_tables = 1000000\n\
                      bots = 1000000\n";

impl Served {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::start_under(&[], folder)
    }

    /// Starts it under another program.
    pub(crate) fn start_under(under: &[&str], folder: &Path) -> Self {
        Self::start_with(under, folder, LIMITS)
    }

    /// The same, with another file of settings.
    pub(crate) fn start_with(under: &[&str], folder: &Path, settings: &str) -> Self {
        fs::write(folder.join("server.toml"), settings).expect("a file");
        let (child, told) = run(under, folder, "127.0.0.1:0");
        Self { child, folder: folder.to_owned(), url: url(&told), told }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("tables.db")
    }

    /// What it said on starting.
    pub(crate) fn told(&self) -> &str {
        &self.told
    }

    /// Kills it, as a machine does that loses its power.
    pub(crate) fn kill(&mut self) {
        self.end("-KILL");
    }

    /// Asks it to end, and waits until it has.
    pub(crate) fn stop(&mut self) {
        self.end("-TERM");
    }

    /// Starts it again at the same address.
    pub(crate) fn start_again(&mut self) {
        let bind = self.url.strip_prefix("http://").expect("an address").to_owned();
        let (child, told) = run(&[], &self.folder, &bind);
        self.child = child;
        assert_eq!(url(&told), self.url);
    }

    /// Sends a signal to the server, which is the child of a program it runs under.
    fn end(&mut self, signal: &str) {
        if matches!(self.child.try_wait(), Ok(Some(_))) {
            return;
        }
        let id = self.child.id();
        let under = fs::read_to_string(format!("/proc/{id}/task/{id}/children"));
        let under = under.unwrap_or_default();
        let server = under.split_whitespace().next().map_or_else(|| id.to_string(), str::to_owned);
        Command::new("kill").args([signal, &server]).status().expect("kill");
        self.child.wait().expect("it ends");
    }
}

/// What it logs stands in a file beside the others.
fn log(folder: &Path) -> fs::File {
    let file = fs::OpenOptions::new().create(true).append(true).open(folder.join("server.log"));
    file.expect("a file")
}

fn run(under: &[&str], folder: &Path, bind: &str) -> (Child, String) {
    let words = [under, &[env!("CARGO_BIN_EXE_azulejo"), "--lang", "en", "serve"]].concat();
    let mut child = Command::new(words[0])
        .args(&words[1..])
        .args(["--bind", bind, "--config"])
        .arg(folder.join("server.toml"))
        .arg("--database")
        .arg(folder.join("tables.db"))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log(folder))
        .spawn()
        .expect("the server starts");
    let out = child.stdout.as_mut().expect("its output");
    let mut told = String::new();
    let mut lines = BufReader::new(out);
    // The last line says how it is stopped.
    while !told.contains("Ctrl+C") {
        let read = lines.read_line(&mut told).expect("a line");
        assert!(read > 0, "the server says: {told:?}");
    }
    (child, told)
}

/// The address at the end of the first line.
fn url(told: &str) -> String {
    let line = told.lines().next().unwrap_or_default();
    let url = line.split_whitespace().last().unwrap_or_default().to_owned();
    assert!(url.starts_with("http://127.0.0.1:"), "the server says: {told:?}");
    url
}

impl Drop for Served {
    fn drop(&mut self) {
        self.kill();
    }
}
