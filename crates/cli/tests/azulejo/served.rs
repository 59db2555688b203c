//! A server as a program of its own.

use crate::program::Folder;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

/// A server with a file of its own; it is killed when it is dropped.
pub(crate) struct Served {
    child: Child,
    /// Where it listens, also after it was started again.
    pub(crate) url: String,
}

/// Scripts ask faster than people.
const LIMITS: &str = "[limits]\n\
                      requests = { per_second = 1e6, at_once = 1e6 }\n\
                      guests = { per_second = 1e6, at_once = 1e6 }\n";

impl Served {
    pub(crate) fn start(folder: &Folder) -> Self {
        folder.write("server.toml", LIMITS);
        let (child, url) = run(folder, "127.0.0.1:0");
        Self { child, url }
    }

    /// As a machine that loses its power.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("the server ends");
    }

    pub(crate) fn start_again(&mut self, folder: &Folder) {
        let bind = self.url.strip_prefix("http://").expect("an address").to_owned();
        let (child, url) = run(folder, &bind);
        assert_eq!(url, self.url);
        self.child = child;
    }
}

fn run(folder: &Folder, bind: &str) -> (Child, String) {
    let (database, config) = (folder.path("tables.db"), folder.path("server.toml"));
    let args = ["serve", "--bind", bind, "--database", &database, "--config", &config];
    let mut program = folder.program(&args);
    let mut child = program.stderr(Stdio::inherit()).spawn().expect("the server starts");
    let mut line = String::new();
    let out = child.stdout.as_mut().expect("its output");
    BufReader::new(out).read_line(&mut line).expect("a first line");
    let url = line.split_whitespace().last().expect("an address").to_owned();
    assert!(url.starts_with("http://127.0.0.1:"), "{line}");
    (child, url)
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
