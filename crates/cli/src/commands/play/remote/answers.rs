//! The server answers what is asked, and does what is typed.

use super::door;
use super::link::{Link, Told};
use super::lobby;
use super::people;
use super::session::{Next, Session, invited};
use super::turn::Choices;
use crate::commands::play::asked::{self, Answer, Asked, Foreseen, Hints, Meant, No, split};
use crate::commands::play::{keep, pages};
use crate::fault::Fault;
use crate::files;
use crate::registry::{self, Errand, Playable};
use crate::table::score::Scores;
use client::{Client, fresh_id};
use kernel::notation::fold;
use kernel::{Components as _, Seat, Viewer, Vocabulary};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use wire::{Acted, Channel, Chat, HandOver, Page, Preview, State, Table};
use words::{Args, Catalogue, Command, TableCommand, Voice};

impl Session<'_> {
    /// Does what a line says.
    pub(super) fn answer(&mut self, typed: &str) -> Result<Next, Fault> {
        let menu = self.turn.menu.clone();
        let menu = menu.unwrap_or_else(|| Rc::new(Choices::new([])));
        if self.read(typed).is_none() {
            let (word, rest) = split(typed);
            let command = TableCommand::understand(self.link.catalogue, word);
            if let Some(command) = command.filter(|command| rest.is_empty() || command.takes_more())
            {
                return self.manage(command, rest);
            }
        }
        let line = match asked::understand(self, typed, &menu) {
            Meant::Nothing if self.is_mine() => {
                self.show_choices(None)?;
                return Ok(Next::Stay);
            }
            Meant::Act(action) => return self.act(action, &menu),
            Meant::Obey(command, rest) => return self.obey(command, rest, &menu),
            Meant::Several(labels) => pages::ambiguous(self.link.catalogue, typed, &labels),
            Meant::Greyed(action) => match pages::why(self, &action, &menu) {
                Ok(line) | Err(No::Said(line)) => line,
                Err(No::Fault(fault)) => return Err(fault),
            },
            Meant::Unknown if self.is_mine() => {
                pages::unknown(self.link.catalogue, typed, menu.open.len())
            }
            Meant::Nothing | Meant::Unknown => self.awaited_now(),
        };
        self.link.screen.line(&line)?;
        Ok(Next::Stay)
    }

    fn obey(&mut self, command: Command, rest: &str, menu: &Choices) -> Result<Next, Fault> {
        match command {
            Command::Help => {
                let lines = self.help();
                self.link.screen.lines(&lines)?;
            }
            Command::Undo => return self.undo(),
            Command::Quit => return Ok(Next::Leave),
            Command::Save => self.save(rest)?,
            question => {
                if let Some(lines) = asked::answer(self, question, rest, menu)? {
                    self.link.screen.lines(&lines)?;
                }
            }
        }
        Ok(Next::Stay)
    }

    /// The words that can be typed: those of every table, and those of one on a server.
    fn help(&self) -> Vec<String> {
        let catalogue = self.link.catalogue;
        let more = TableCommand::ALL.iter().filter(|command| **command != TableCommand::Recover);
        let more = more.map(|command| (command.usage(catalogue), command.help(catalogue)));
        pages::help_with(catalogue, more, &catalogue.text("network-quit"))
    }

    fn save(&mut self, file: &str) -> Result<(), Fault> {
        let record = match self.record()? {
            Ok(record) => record,
            Err(problem) => {
                self.link.screen.line(&problem.message)?;
                return Ok(());
            }
        };
        let catalogue = self.link.catalogue;
        let line = if file.is_empty() {
            let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
            match self.keeper.write(&record) {
                Ok(path) => {
                    let args = Args::new().with("file", path.display().to_string());
                    catalogue.say("client-saved", &args)
                }
                Err(error) => files::unwritten(catalogue, &known, &error),
            }
        } else {
            keep::save_copy(Path::new(file), &record, catalogue, self.link.screen)?
        };
        self.link.screen.line(&line)?;
        Ok(())
    }

    /// What concerns the table rather than the game.
    fn manage(&mut self, command: TableCommand, rest: &str) -> Result<Next, Fault> {
        let catalogue = self.link.catalogue;
        let lines = match command {
            TableCommand::Say => self.say(rest)?,
            TableCommand::Seats => self.seats()?,
            TableCommand::Invite => match lobby::invite(&mut self.link, &self.table.id)? {
                Ok(link) => invited(&self.link, &link),
                Err(problem) => vec![problem.message],
            },
            TableCommand::Hand => self.hand(rest)?,
            TableCommand::Leave => return self.stand_up(),
            TableCommand::Recovery => door::recovery(&mut self.link)?,
            TableCommand::Recover => vec![catalogue.text("network-recover-before")],
        };
        self.link.screen.lines(&lines)?;
        Ok(Next::Stay)
    }

    fn say(&mut self, text: &str) -> Result<Vec<String>, Fault> {
        let channel = if self.table.mine.is_some() { Channel::Seated } else { Channel::Watching };
        let chat = Chat { id: fresh_id(), channel, text: text.to_owned() };
        Ok(match self.link.post::<Acted>(&format!("{}/chat", self.place), &chat)? {
            Ok(acted) => {
                // It is heard like everything else.
                self.awaited = self.awaited.max(acted.stream);
                Vec::new()
            }
            Err(problem) => vec![problem.message],
        })
    }

    fn seats(&mut self) -> Result<Vec<String>, Fault> {
        let table: Table = Link::must(self.link.get(&self.place.clone())?)?;
        let catalogue = self.link.catalogue;
        let mut lines = people::seats(catalogue, &table);
        let args = Args::new().with("table", table.id.as_str());
        lines.push(catalogue.say("network-table-id", &args));
        if let Some(commitment) = &table.commitment {
            let args = Args::new().with("commitment", commitment.as_str());
            lines.push(catalogue.say("network-commitment", &args));
        }
        Ok(lines)
    }

    /// The host hands a seat that nobody has to a bot, or opens one that a bot has.
    fn hand(&mut self, rest: &str) -> Result<Vec<String>, Fault> {
        let (seat, to) = split(rest);
        let to = fold(to);
        let to = match lobby::level(&to) {
            Some(level) => Some(HandOver::Bot { level }),
            None if to == lobby::OPEN => Some(HandOver::Open),
            None => None,
        };
        let letter = seat.to_ascii_uppercase();
        let known = self.table.seats.iter().any(|seat| seat.seat == letter);
        let (Some(to), true) = (to, known) else {
            let usage = TableCommand::Hand.usage(self.link.catalogue);
            let args = Args::new().with("usage", usage);
            return Ok(vec![self.link.say("network-hand-how", &args)]);
        };
        let path = format!("{}/seats/{letter}", self.place);
        Ok(match self.link.post::<Table>(&path, &to)? {
            Ok(table) => {
                self.awaited = self.awaited.max(table.stream);
                Vec::new()
            }
            Err(problem) => vec![problem.message],
        })
    }

    /// Gives the seat up.
    fn stand_up(&mut self) -> Result<Next, Fault> {
        if self.link.screen.attended {
            let question = self.link.catalogue.text("network-leave-sure");
            if !self.link.screen.agree(&question, self.link.catalogue)? {
                return Ok(Next::Stay);
            }
        }
        match self.link.order::<Table>(&format!("{}/leave", self.place))? {
            Ok(_) => {
                self.table.mine = None;
                self.link.screen.line(&self.link.catalogue.text("network-left-seat"))?;
                Ok(Next::Leave)
            }
            Err(problem) => {
                self.link.screen.line(&problem.message)?;
                Ok(Next::Stay)
            }
        }
    }

    fn page(&mut self, name: &str) -> Answer<Vec<String>> {
        let page = self.link.get::<Page>(&format!("{}/pages/{name}", self.place))?;
        said(page).map(|page| page.lines)
    }

    fn names(&self) -> Vec<String> {
        let name = |seat: &wire::Seat| people::name(self.link.catalogue, &self.table, &seat.seat);
        self.table.seats.iter().map(name).collect()
    }

    /// Something only the words of a game are needed for, which this program has.
    fn with_words<E: Errand>(&self, errand: E) -> Option<E::Done> {
        registry::with(&self.table.game, self.link.catalogue, errand).ok()
    }
}

/// What the server says, or its reason not to.
fn said<T>(told: Told<T>) -> Answer<T> {
    told.map_err(|problem| No::Said(problem.message))
}

impl Asked for Session<'_> {
    type Action = String;

    fn catalogue(&self) -> &Catalogue {
        self.link.catalogue
    }

    fn read(&self, typed: &str) -> Option<String> {
        self.with_words(Reading(typed))?
    }

    fn words(&self, action: &String) -> String {
        let names = self.names();
        let words = Wording { action, names: &names, catalogue: self.link.catalogue };
        self.with_words(words).flatten().unwrap_or_else(|| action.clone())
    }

    fn board(&mut self) -> Answer<Vec<String>> {
        self.page("board")
    }

    fn mine(&mut self) -> Answer<Vec<String>> {
        self.page("me")
    }

    fn unseen(&mut self) -> Answer<Vec<String>> {
        self.page("unseen")
    }

    fn scores(&mut self) -> Answer<Scores> {
        let state = said(self.link.get::<State>(&format!("{}/state", self.place))?)?;
        self.table.seats.clone_from(&state.table.seats);
        Ok(self.scores_of(state.scores))
    }

    fn log(&mut self) -> Answer<Vec<String>> {
        Ok(self.history.all())
    }

    fn since(&mut self) -> Answer<Vec<String>> {
        let seat = self.table.mine.clone().unwrap_or_default();
        Ok(self.history.since(&seat))
    }

    fn hints(&mut self) -> Answer<Hints<String>> {
        let found = said(self.link.order::<wire::Hints>(&format!("{}/hint", self.place))?)?;
        let hints = found.hints.into_iter().map(|hint| (hint.action.line, hint.text)).collect();
        Ok(Hints { hints, stopped: found.stopped })
    }

    fn preview(&mut self, action: &String) -> Answer<Foreseen> {
        let action = Client::encoded(action);
        let path = format!("{}/preview?action={action}", self.place);
        let preview = said(self.link.get::<Preview>(&path)?)?;
        let sentence = |event: wire::Said| event.text.unwrap_or(event.line);
        Ok(Foreseen {
            events: preview.events.into_iter().map(sentence).collect(),
            reveals: preview.reveals,
            hands_on: preview.hands_on,
        })
    }

    fn verdict(&mut self, action: &String) -> Answer<()> {
        let action = Client::encoded(action);
        said(self.link.allowed(&format!("{}/why?action={action}", self.place))?)
    }

    fn explain(&mut self, text: &str) -> Vec<String> {
        let names = self.names();
        let explaining = Explaining { text, names: &names, catalogue: self.link.catalogue };
        self.with_words(explaining).unwrap_or_default()
    }
}

/// An action as it is written in full.
struct Reading<'a>(&'a str);

impl Errand for Reading<'_> {
    type Done = Option<String>;

    fn run<G: Playable>(self) -> Option<String> {
        Some(G::Action::parse(self.0).ok()?.to_string())
    }
}

/// An action in words.
struct Wording<'a> {
    action: &'a str,
    names: &'a [String],
    catalogue: &'a Catalogue,
}

impl Errand for Wording<'_> {
    type Done = Option<String>;

    fn run<G: Playable>(self) -> Option<String> {
        let action = G::Action::parse(self.action).ok()?;
        let voice = voice::<G>(self.catalogue, self.names);
        Some(voice.action(&kernel::Said::of(&action)))
    }
}

/// What a thing does.
struct Explaining<'a> {
    text: &'a str,
    names: &'a [String],
    catalogue: &'a Catalogue,
}

impl Errand for Explaining<'_> {
    type Done = Vec<String>;

    fn run<G: Playable>(self) -> Vec<String> {
        let voice = voice::<G>(self.catalogue, self.names);
        pages::explain::<G>(G::Components::standard(), voice, self.text)
    }
}

fn voice<'a, G: Playable>(catalogue: &'a Catalogue, names: &'a [String]) -> Voice<'a> {
    Voice::of::<G>(catalogue, names, Viewer::Seat(Seat::new(0)), G::Components::standard())
}
