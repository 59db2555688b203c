//! The way to the server, and to the person: what is asked is asked until there is an answer.

use crate::fault::Fault;
use crate::screen::Screen;
use client::{Address, Answer, Client, Error};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use wire::{Method, Problem};
use words::{Args, Catalogue};

/// A server that has not answered in so long is away.
const PATIENCE: Duration = Duration::from_secs(40);

/// The first wait before something is asked again; it doubles up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(50);
const LAST_WAIT: Duration = Duration::from_secs(2);

/// Who asks too much is let wait so many seconds at most; beyond that it is told.
const LONGEST_PAUSE: u32 = 10;

/// How often a server may say that it cannot at present.
const MOST_REFUSALS: u32 = 4;

pub(super) struct Link<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) screen: &'a mut Screen,
    pub(super) client: Client,
    /// The file that keeps who the person is.
    pub(super) session: PathBuf,
    runtime: Runtime,
    /// The server has answered once: if it does not now, it will again.
    met: bool,
    /// Whether what happens is heard at present.
    pub(super) heard: Arc<AtomicBool>,
    /// It has been said that the connection is lost.
    away: bool,
}

/// What the server says, or what it says against it.
pub(super) type Told<T> = Result<T, Box<Problem>>;

impl<'a> Link<'a> {
    pub(super) fn new(
        address: Address,
        catalogue: &'a Catalogue,
        screen: &'a mut Screen,
    ) -> Result<Self, Fault> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .map_err(Fault::Output)?;
        Ok(Self {
            catalogue,
            screen,
            client: Client::new(address).with_language(catalogue.language().code()),
            session: PathBuf::new(),
            runtime,
            met: false,
            heard: Arc::new(AtomicBool::new(true)),
            away: false,
        })
    }

    /// Runs something beside everything else.
    pub(super) fn beside(&self, work: impl Future<Output = ()> + Send + 'static) {
        self.runtime.spawn(work);
    }

    /// The person is somebody else from now on.
    pub(super) fn identify(&mut self, token: &str) {
        self.client = self.client.another().with_token(token);
    }

    pub(super) fn say(&self, id: &str, args: &Args) -> String {
        self.catalogue.say(id, args)
    }

    /// An address with the language that sentences are wanted in.
    pub(super) fn worded(&self, path: &str) -> String {
        let sign = if path.contains('?') { '&' } else { '?' };
        format!("{path}{sign}lang={}", self.catalogue.language().code())
    }

    pub(super) fn get<T: DeserializeOwned>(&mut self, path: &str) -> Result<Told<T>, Fault> {
        let path = self.worded(path);
        let answer = self.ask(Method::Get, &path, None)?;
        self.read(&answer)
    }

    /// Something that may be asked twice: it has an id, or it is the same twice.
    pub(super) fn post<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Told<T>, Fault> {
        self.send(Method::Post, path, body)
    }

    pub(super) fn send<T: DeserializeOwned>(
        &mut self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Told<T>, Fault> {
        let body = serde_json::to_vec(body).map_err(io::Error::from)?;
        let path = self.worded(path);
        let answer = self.ask(method, &path, Some(body))?;
        self.read(&answer)
    }

    /// A request without a body.
    pub(super) fn order<T: DeserializeOwned>(&mut self, path: &str) -> Result<Told<T>, Fault> {
        let path = self.worded(path);
        let answer = self.ask(Method::Post, &path, None)?;
        self.read(&answer)
    }

    /// Something that would be done twice if it were asked twice.
    pub(super) fn post_once<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<Told<T>, Fault> {
        let body = serde_json::to_vec(body).map_err(io::Error::from)?;
        let path = self.worded(path);
        match self.attempt(Method::Post, &path, Some(body)) {
            Ok(answer) => self.read(&answer),
            Err(Error::Lost(_)) => {
                let args = Args::new().with("address", self.client.address().to_string());
                Err(Fault::Told(self.say("network-error-unsure", &args)))
            }
            Err(error) => Err(self.strange(&error)),
        }
    }

    /// An answer that is text.
    pub(super) fn text(&mut self, path: &str) -> Result<Told<String>, Fault> {
        let path = self.worded(path);
        let answer = self.ask(Method::Get, &path, None)?;
        self.told(answer.text())
    }

    /// Only whether it is allowed.
    pub(super) fn allowed(&mut self, path: &str) -> Result<Told<()>, Fault> {
        let path = self.worded(path);
        let answer = self.ask(Method::Get, &path, None)?;
        self.told(answer.success())
    }

    fn read<T: DeserializeOwned>(&self, answer: &Answer) -> Result<Told<T>, Fault> {
        self.told(answer.read())
    }

    fn told<T>(&self, read: Result<T, Error>) -> Result<Told<T>, Fault> {
        match read {
            Ok(value) => Ok(Ok(value)),
            Err(Error::Problem(problem)) => Ok(Err(problem)),
            Err(error) => Err(self.strange(&error)),
        }
    }

    /// Without what the server says there is no way on.
    pub(super) fn must<T>(told: Told<T>) -> Result<T, Fault> {
        told.map_err(|problem| Fault::Told(problem.message))
    }

    /// What answers is not what was thought to be there.
    pub(super) fn strange(&self, error: &Error) -> Fault {
        let args = Args::new()
            .with("address", self.client.address().to_string())
            .with("reason", error.to_string());
        Fault::Told(self.say("network-error-strange", &args))
    }

    fn unreachable(&self, error: &io::Error) -> Fault {
        let args = Args::new().with("address", self.client.address().to_string());
        let mut text = self.say("network-error-unreachable", &args);
        // A certificate that is not good says so itself.
        if error.kind() == io::ErrorKind::InvalidData {
            text = format!("{text} ({error})");
        }
        Fault::Told(text)
    }

    fn attempt(&self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Answer, Error> {
        let asked = self.client.ask(method, path, body.map(Into::into));
        self.runtime
            .block_on(async { tokio::time::timeout(PATIENCE, asked).await })
            .unwrap_or_else(|_| Err(Error::Lost(io::ErrorKind::TimedOut.into())))
    }

    fn ask(&mut self, method: Method, path: &str, body: Option<Vec<u8>>) -> Result<Answer, Fault> {
        let mut wait = FIRST_WAIT;
        let (mut losses, mut refusals) = (0, 0);
        loop {
            let answer = match self.attempt(method, path, body.clone()) {
                Ok(answer) => answer,
                Err(Error::Lost(error)) if !self.met => return Err(self.unreachable(&error)),
                Err(Error::Lost(_)) => {
                    losses += 1;
                    // The first time only the connection may have grown old.
                    if losses > 1 {
                        self.lose()?;
                        std::thread::sleep(wait);
                        wait = (wait * 2).min(LAST_WAIT);
                    }
                    continue;
                }
                Err(error) => return Err(self.strange(&error)),
            };
            self.met = true;
            self.reconnected()?;
            let pause = match answer.success() {
                Err(Error::Problem(problem)) if problem.code.status() == 429 => {
                    problem.retry_after.filter(|seconds| *seconds <= LONGEST_PAUSE)
                }
                Err(_) if answer.status == 503 && refusals < MOST_REFUSALS => Some(1),
                Ok(()) | Err(_) => None,
            };
            let Some(seconds) = pause else { return Ok(answer) };
            refusals += 1;
            std::thread::sleep(Duration::from_secs(u64::from(seconds)));
        }
    }

    /// Says once that the connection is lost.
    pub(super) fn lose(&mut self) -> io::Result<()> {
        if !std::mem::replace(&mut self.away, true) {
            self.screen.line(&self.catalogue.text("network-lost"))?;
            self.screen.finish()?;
        }
        Ok(())
    }

    /// Says that it is there again, once everything is heard.
    pub(super) fn reconnected(&mut self) -> io::Result<()> {
        if self.away && self.heard.load(Ordering::Relaxed) {
            self.away = false;
            self.screen.line(&self.catalogue.text("network-back"))?;
        }
        Ok(())
    }
}
