//! The server that is measured: this program itself, in a process of its own.

use super::Trouble;
use client::Address;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// One address asks for everything here, so nothing may be limited by address.
const LIMITS: &str = "
[limits]
requests = { per_second = 1e9, at_once = 1e9 }
guests = { per_second = 1e9, at_once = 1e9 }
tables = { per_second = 1e9, at_once = 1e9 }
actions = { per_second = 1e9, at_once = 1e9 }
invitations = { per_second = 1e9, at_once = 1e9 }
frames = { per_second = 1e9, at_once = 1e9 }
open_tables = 1000000
bots = 1000000
sockets = 1000000
connections = 1000000
address_connections = 1000000
";

/// Clock ticks of `/proc` in a second, on every Linux there is.
const TICKS: f64 = 100.0;

/// A server that ends with this value, and its database with it.
#[derive(Debug)]
pub(super) struct Served {
    child: Child,
    folder: PathBuf,
    pub(super) address: Address,
}

impl Served {
    pub(super) fn start(folder: Option<&Path>) -> Result<Self, Trouble> {
        let parent = folder.map_or_else(std::env::temp_dir, Path::to_path_buf);
        let folder = parent.join(format!("azulejo-load-{}", std::process::id()));
        fs::create_dir(&folder)?;
        let config = folder.join("load.toml");
        fs::write(&config, LIMITS)?;
        let started = Command::new(std::env::current_exe()?)
            .args(["--lang", "en", "serve", "--bind", "127.0.0.1:0", "--config"])
            .arg(&config)
            .arg("--database")
            .arg(folder.join("azulejo.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn();
        let mut child = match started {
            Ok(child) => child,
            Err(error) => {
                let _ = fs::remove_dir_all(&folder);
                return Err(error.into());
            }
        };
        let mut line = String::new();
        let out = child.stdout.take();
        // Whatever happens from here on, dropping this ends the process.
        let mut served = Self { child, folder, address: "127.0.0.1:1".parse()? };
        if let Some(out) = out {
            BufReader::new(out).read_line(&mut line)?;
        }
        served.address = line.split_whitespace().last().unwrap_or_default().parse()?;
        Ok(served)
    }

    pub(super) fn database(&self) -> PathBuf {
        self.folder.join("azulejo.db")
    }

    /// Bytes the process has in memory.
    pub(super) fn memory(&self) -> Result<u64, Trouble> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        Ok(kilobytes.ok_or("VmRSS")? * 1024)
    }

    /// Seconds of a core the process has used.
    pub(super) fn spent(&self) -> Result<f64, Trouble> {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name of the program stands in brackets and may hold spaces.
        let rest = stat.rsplit(')').next().unwrap_or_default();
        let fields: Vec<&str> = rest.split_whitespace().collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok());
        Ok((ticks(11).ok_or("utime")? + ticks(12).ok_or("stime")?) / TICKS)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}
