//! A table on a server, from sitting down to the final standing.

use super::history::History;
use super::link::Link;
use super::lobby::{self, Arrival};
use super::people;
use super::turn::Turn;
use crate::commands::play::keep::Keeper;
use crate::fault::Fault;
use crate::files;
use crate::screen::Typed;
use crate::table::{score, telling};
use client::{Error, Feed, Heard};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, channel};
use wire::{Due, Entry, Happening, Occupant, Push, State, Status, Step, Table, Words};
use words::{Args, capital};

/// Somebody at a table, or beside it.
pub(super) struct Session<'a> {
    pub(super) link: Link<'a>,
    pub(super) keeper: Keeper,
    /// Ask before a step that cannot be taken back.
    pub(super) confirm: bool,
    /// Who sits where, and how far the game is.
    pub(super) table: Table,
    /// The address of the table.
    pub(super) place: String,
    news: Receiver<News>,
    pub(super) history: History,
    /// The beginning of the game has been heard.
    begun: bool,
    /// Decisions in force.
    at: u64,
    /// The last entry of the table that was heard.
    pub(super) heard: u64,
    /// Up to here the person knows everything.
    known: u64,
    /// What is heard up to here was brought about by the person: only then they are asked again.
    pub(super) awaited: u64,
    pub(super) due: Option<Due>,
    /// What an answer must state.
    pub(super) position: u64,
    pub(super) turn: Turn,
    /// What is waited for has been said: for whom, or for how many.
    waiting: Option<String>,
    /// A question stands at the end of the screen.
    prompted: bool,
    /// The next news begin a new paragraph.
    apart: bool,
    /// The person has decided something.
    pub(super) touched: bool,
    /// Nothing more will be typed, and nothing need be.
    deaf: bool,
}

/// What there is to attend to.
enum News {
    Push(Box<Push>),
    /// The connection was lost or found.
    Connection,
    /// The table cannot be followed any more.
    Ended(Error),
    /// Something was typed.
    Typed,
}

/// What the session must deal with.
enum Event {
    Push(Box<Push>),
    Line(String),
    EndOfInput,
}

/// What comes next.
pub(super) enum Next {
    Stay,
    Leave,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        link: Link<'a>,
        arrival: Arrival,
        keeper: Keeper,
        confirm: bool,
    ) -> Result<Self, Fault> {
        let Arrival { table, link: invitation } = arrival;
        let args = Args::new()
            .with("game", capital(&table.game))
            .with("people", people::company(link.catalogue, &table));
        let welcome = link.say("client-welcome", &args);
        link.screen.line(&welcome)?;
        let help = if table.mine.is_some() { "client-welcome-help" } else { "network-watching" };
        link.screen.line(&link.catalogue.text(help))?;
        if let Some(invitation) = invitation {
            let lines = invited(&link, &invitation);
            link.screen.lines(&lines)?;
        }
        let (sender, news) = channel();
        let wake = sender.clone();
        link.screen.listen(move || drop(wake.send(News::Typed)));
        let language = link.catalogue.language().code().to_owned();
        let mut feed = Feed::new(&link.client, &table.id, 0, Some(language));
        let heard = Arc::clone(&link.heard);
        link.beside(async move {
            loop {
                let (sound, push) = match feed.hear().await {
                    Ok(Heard::Push(push)) => (true, Some(push)),
                    Ok(Heard::UpToDate) => (true, None),
                    Ok(Heard::Lost) => (false, None),
                    Err(error) => {
                        let _ = sender.send(News::Ended(error));
                        return;
                    }
                };
                if heard.swap(sound, Ordering::Relaxed) != sound {
                    let _ = sender.send(News::Connection);
                }
                if let Some(push) = push
                    && sender.send(News::Push(push)).is_err()
                {
                    return;
                }
            }
        });
        Ok(Self {
            place: format!("/api/tables/{}", table.id),
            known: table.stream,
            table,
            link,
            keeper,
            confirm,
            news,
            history: History::default(),
            begun: false,
            at: 0,
            heard: 0,
            awaited: 0,
            due: None,
            position: 0,
            turn: Turn::default(),
            waiting: None,
            prompted: false,
            apart: true,
            touched: false,
            deaf: false,
        })
    }

    pub(super) fn run(mut self) -> Result<(), Fault> {
        loop {
            if let Next::Leave = self.go_on()? {
                return Ok(());
            }
            let next = match self.next()? {
                Event::Push(push) => self.hear(*push)?,
                Event::Line(line) => {
                    self.prompted = false;
                    self.apart = true;
                    self.answer(&line)?
                }
                Event::EndOfInput => self.end_of_input()?,
            };
            if let Next::Leave = next {
                return self.leave();
            }
        }
    }

    /// Waits for something to happen or to be typed. What happens comes first.
    fn next(&mut self) -> Result<Event, Fault> {
        let mut waited = None;
        loop {
            let news = match waited.take() {
                Some(news) => Some(news),
                None => self.news.try_recv().ok(),
            };
            match news {
                Some(News::Push(push)) => return Ok(Event::Push(push)),
                Some(News::Connection) => {
                    self.connection()?;
                    continue;
                }
                Some(News::Ended(Error::Problem(problem))) => {
                    return Err(Fault::Told(problem.message));
                }
                Some(News::Ended(error)) => return Err(self.link.strange(&error)),
                Some(News::Typed) => continue,
                None => {}
            }
            if self.listens() {
                if self.is_mine() && !self.prompted {
                    self.link.screen.prompt("> ")?;
                    self.prompted = true;
                }
                match self.link.screen.typed()? {
                    Typed::Nothing => {}
                    Typed::Line(line) => return Ok(Event::Line(line)),
                    Typed::Ended => return Ok(Event::EndOfInput),
                }
            }
            self.link.screen.finish()?;
            match self.news.recv() {
                Ok(news) => waited = Some(news),
                // Neither the feed nor the keyboard will say anything more.
                Err(_) => return Ok(Event::EndOfInput),
            }
        }
    }

    /// Whether what is typed is taken now. A script's lines wait until the person must decide;
    /// somebody at a terminal may ask and talk at any time.
    fn listens(&self) -> bool {
        if self.deaf || !self.caught_up() {
            return false;
        }
        self.table.mine.is_none() || self.link.screen.attended || self.is_mine()
    }

    /// Everything is heard that the person knows of or brought about.
    fn caught_up(&self) -> bool {
        self.due.is_some() && self.heard >= self.known.max(self.awaited)
    }

    /// Whether the person must decide.
    pub(super) fn is_mine(&self) -> bool {
        match &self.due {
            Some(Due::Decision { seat, .. }) => self.table.mine.as_ref() == Some(seat),
            Some(Due::Start | Due::Over) | None => false,
        }
    }

    fn end_of_input(&mut self) -> Result<Next, Fault> {
        // Whoever only watches is told everything to the end.
        if self.table.mine.is_none() && !self.link.screen.attended {
            self.deaf = true;
            return Ok(Next::Stay);
        }
        self.interrupt()?;
        self.link.screen.line(&self.link.catalogue.text("client-end-of-input"))?;
        Ok(Next::Leave)
    }

    /// Leaves the question that stands on the screen, to say something else.
    fn interrupt(&mut self) -> Result<(), Fault> {
        if std::mem::replace(&mut self.prompted, false) {
            self.link.screen.gap()?;
        }
        Ok(())
    }

    fn connection(&mut self) -> Result<(), Fault> {
        self.interrupt()?;
        if self.link.heard.load(Ordering::Relaxed) {
            self.link.reconnected()?;
        } else {
            self.link.lose()?;
        }
        Ok(())
    }

    /// Tells what happened.
    fn hear(&mut self, push: Push) -> Result<Next, Fault> {
        let Push { entry, due, position, choices, .. } = push;
        self.heard = entry.stream;
        let lines = self.tell(entry);
        if self.heard > self.known && !lines.is_empty() {
            self.interrupt()?;
            if std::mem::replace(&mut self.apart, false) {
                self.link.screen.gap()?;
            }
            self.link.screen.lines(&lines)?;
        }
        match due {
            Some(due) => self.decide(due, position, &choices),
            // More follows at once.
            None => self.due = None,
        }
        if self.heard == self.known && self.table.status == Status::Running {
            self.catch_up()?;
        }
        Ok(Next::Stay)
    }

    /// Somebody who comes back hears what they missed.
    fn catch_up(&mut self) -> Result<(), Fault> {
        if let Some(seat) = self.table.mine.clone() {
            let missed = self.history.since(&seat);
            self.link.screen.gap()?;
            self.link.screen.lines(&missed)?;
        }
        Ok(())
    }

    /// What an entry says.
    fn tell(&mut self, entry: Entry) -> Vec<String> {
        let catalogue = self.link.catalogue;
        let lines = match entry.what {
            Happening::Seat { seat, occupant } => {
                let line = people::moved(catalogue, &seat, &occupant);
                self.seat(&seat, occupant);
                // Who was there when it began is no part of the story.
                if !self.begun {
                    return vec![line];
                }
                vec![line]
            }
            Happening::Started { steps, .. } => {
                self.table.status = Status::Running;
                self.begun = true;
                return self.steps(steps);
            }
            Happening::Played { steps, .. } => return self.steps(steps),
            Happening::Said { by, text, .. } => {
                let args = Args::new().with("name", by).with("text", text);
                vec![catalogue.say("network-said", &args)]
            }
            Happening::Rematch { table } => {
                let args = Args::new().with("table", table);
                vec![catalogue.say("network-rematch", &args)]
            }
            Happening::Closed => {
                self.table.status = Status::Closed;
                Vec::new()
            }
            Happening::Nothing => Vec::new(),
        };
        self.history.add(None, lines.clone());
        lines
    }

    /// Somebody has taken or left a seat. What is old has been changed since.
    fn seat(&mut self, letter: &str, occupant: Occupant) {
        if self.heard <= self.known {
            return;
        }
        let own = self.table.mine.as_deref() == Some(letter);
        match &occupant {
            Occupant::Person { you: true, .. } => self.table.mine = Some(letter.to_owned()),
            // The person left it, perhaps from another machine.
            _ if own => self.table.mine = None,
            _ => {}
        }
        if let Some(seat) = self.table.seats.iter_mut().find(|seat| seat.seat == letter) {
            seat.occupant = occupant;
        }
    }

    fn steps(&mut self, steps: Vec<Step>) -> Vec<String> {
        steps.into_iter().flat_map(|step| self.step(step)).collect()
    }

    fn step(&mut self, step: Step) -> Vec<String> {
        let mut words = step.line.split(' ');
        let first = words.next().unwrap_or_default();
        if first == "!" {
            return self.undone(words.nth(1).unwrap_or_default(), words.next_back());
        }
        let sentence = |event: wire::Said| event.text.unwrap_or(event.line);
        let lines = telling::lines(step.events.into_iter().map(sentence));
        // Whatever chance brings begins with an asterisk.
        let by = (first.len() == 1 && first != "*").then(|| first.to_owned());
        self.at += u64::from(by.is_some());
        if by.is_some() && by != self.table.mine {
            self.turn = Turn::default();
        }
        self.history.add(by, lines.clone());
        lines
    }

    /// A decision was taken back, to where so many are in force.
    fn undone(&mut self, seat: &str, to: Option<&str>) -> Vec<String> {
        let catalogue = self.link.catalogue;
        let to = to.and_then(|to| to.parse().ok()).unwrap_or(self.at);
        let count = self.at.saturating_sub(to);
        self.at = to;
        let you = self.table.mine.as_deref() == Some(seat);
        let args = Args::new()
            .with("seat", people::name(catalogue, &self.table, seat))
            .with("seat-you", if you { "yes" } else { "no" });
        let line = catalogue.say("client-undid", &args);
        self.history.add(None, vec![line.clone()]);
        if you {
            return vec![catalogue.say("client-undone", &Args::new().with("count", count))];
        }
        vec![line]
    }

    /// Takes over how the table stands from an answer that came too late.
    pub(super) fn adopt(&mut self, state: State) {
        self.awaited = state.stream;
        if self.heard >= state.stream {
            self.decide(state.due, state.position, &state.choices);
        }
    }

    /// What there is to do once everything is told. Leaves when there is nothing more.
    fn go_on(&mut self) -> Result<Next, Fault> {
        if !self.caught_up() {
            return Ok(Next::Stay);
        }
        if self.table.status == Status::Closed {
            self.link.screen.line(&self.link.catalogue.text("network-closed"))?;
            return Ok(Next::Leave);
        }
        match self.due.clone() {
            Some(Due::Start) => self.gather()?,
            Some(Due::Over) => {
                self.finish()?;
                return Ok(Next::Leave);
            }
            Some(Due::Decision { .. }) if self.is_mine() => {
                self.waiting = None;
                self.show_turn()?;
            }
            Some(Due::Decision { seat, prompt }) => {
                let seats = &self.table.seats;
                let sitter = seats.iter().find(|one| one.seat == seat).map(|one| &one.occupant);
                // A bot does not let anybody wait.
                if let Some(Occupant::Person { .. } | Occupant::Open) = sitter {
                    let left = sitter == Some(&Occupant::Open);
                    self.wait_for(&seat, prompt.text.unwrap_or_default())?;
                    if left {
                        let id = if self.table.host { "network-left-host" } else { "network-left" };
                        let args = Args::new().with("seat", seat.as_str());
                        let line = self.link.say(id, &args);
                        self.wait_for(&format!("{seat}-"), line)?;
                    }
                } else {
                    self.waiting = None;
                }
            }
            None => {}
        }
        Ok(Next::Stay)
    }

    /// Says what is waited for, once.
    fn wait_for(&mut self, what: &str, line: String) -> Result<(), Fault> {
        let said = self.waiting.as_deref().is_some_and(|said| said.starts_with(what));
        if !said {
            self.interrupt()?;
            self.waiting = Some(what.to_owned());
            self.link.screen.line(&line)?;
        }
        Ok(())
    }

    /// What is waited for, in words.
    pub(super) fn awaited_now(&self) -> String {
        match &self.due {
            Some(Due::Decision { prompt, .. }) => prompt.text.clone().unwrap_or_default(),
            Some(Due::Start | Due::Over) | None => self.gathering(),
        }
    }

    fn gathering(&self) -> String {
        let args = Args::new().with("count", people::free(&self.table));
        self.link.say("network-gathering", &args)
    }

    /// Waits for people; the host's program begins when all are there.
    fn gather(&mut self) -> Result<(), Fault> {
        let free = people::free(&self.table);
        if free == 0 && self.table.host {
            let path = format!("{}/start", self.place);
            let words = Words { nonce: lobby::nonce() };
            match self.link.post::<Table>(&path, &words)? {
                Ok(table) => {
                    self.awaited = table.stream;
                    self.table.seats = table.seats;
                }
                Err(problem) => {
                    // It began by another hand; or it never can.
                    let table: Table = Link::must(self.link.get(&self.place.clone())?)?;
                    if table.status == Status::Gathering {
                        return Err(Fault::Told(problem.message));
                    }
                    self.awaited = table.stream;
                }
            }
            return Ok(());
        }
        let line = self.gathering();
        self.wait_for(&format!("#{free}"), line)
    }

    fn finish(&mut self) -> Result<(), Fault> {
        self.interrupt()?;
        let state: State = Link::must(self.link.get(&format!("{}/state", self.place))?)?;
        self.table = state.table.clone();
        self.link.screen.gap()?;
        let lines = score::standing(self.link.catalogue, &self.scores_of(state.scores));
        self.link.screen.lines(&lines)?;
        if self.touched || self.keeper.is_named() {
            self.save_at_last()?;
        }
        Ok(())
    }

    pub(super) fn scores_of(&self, scores: wire::Scores) -> score::Scores {
        let source = |source: wire::SourceScore| score::Source {
            name: source.text.unwrap_or(source.account),
            points: source.points,
            forecast: source.forecast,
        };
        let one = |one: wire::Score| score::Score {
            name: people::name(self.link.catalogue, &self.table, &one.seat),
            you: self.table.mine.as_ref() == Some(&one.seat),
            rank: usize::from(one.rank),
            title: one.title,
            points: one.points,
            forecast: one.forecast,
            sources: one.sources.into_iter().map(source).collect(),
        };
        score::Scores { last: scores.last, seats: scores.seats.into_iter().map(one).collect() }
    }

    /// The record as the person may have it.
    pub(super) fn record(&mut self) -> Result<super::link::Told<String>, Fault> {
        self.link.text(&format!("{}/record", self.place))
    }

    /// Saves and says where; what cannot be saved is no clean end.
    fn save_at_last(&mut self) -> Result<(), Fault> {
        let record = Link::must(self.record()?)?;
        let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
        match self.keeper.write(&record) {
            Ok(path) => {
                let args = Args::new().with("file", path.display().to_string());
                self.link.screen.line(&self.link.catalogue.say("client-saved", &args))?;
                Ok(())
            }
            Err(error) => Err(Fault::Told(files::unwritten(self.link.catalogue, &known, &error))),
        }
    }

    /// Goes away; the seat is kept.
    fn leave(&mut self) -> Result<(), Fault> {
        self.interrupt()?;
        let there = self.link.heard.load(Ordering::Relaxed);
        if there && self.keeper.is_named() && self.table.status == Status::Running {
            self.save_at_last()?;
        }
        if self.table.mine.is_some() {
            let args = Args::new()
                .with("address", self.link.client.address().to_string())
                .with("table", self.table.id.as_str());
            let line = self.link.say("network-seat-kept", &args);
            self.link.screen.line(&line)?;
        }
        self.link.screen.line(&self.link.catalogue.text("client-goodbye"))?;
        Ok(())
    }
}

/// How to come by a link.
pub(super) fn invited(link: &Link<'_>, invitation: &str) -> Vec<String> {
    let args = Args::new().with("link", invitation);
    vec![link.say("network-invitation", &args)]
}
