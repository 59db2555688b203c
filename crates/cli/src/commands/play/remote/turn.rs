//! The person's turn: what they are asked, and what they do.

use super::link::Link;
use super::people;
use super::session::{Next, Session};
use crate::commands::play::asked::{Asked, No};
use crate::commands::play::menu::{Choice, Menu};
use crate::commands::play::pages;
use crate::fault::Fault;
use client::fresh_id;
use std::rc::Rc;
use wire::{Act, Acted, Code, Due, Occupant, Page, Problem, Said, State, TakeBack};
use words::{Args, Catalogue};

/// Actions of a server's game are lines of notation.
pub(super) type Choices = Menu<String>;

/// Where the person is in their turn.
#[derive(Debug, Default)]
pub(super) struct Turn {
    /// The choices there are now.
    pub(super) menu: Option<Rc<Choices>>,
    /// They have been shown.
    shown: bool,
    /// That it is the person's turn has been said.
    announced: bool,
    /// What was listed last in this turn, and for what kind of decision.
    listed: Option<(String, Rc<Choices>)>,
}

fn choice(catalogue: &Catalogue, choice: &wire::Choice) -> Choice<String> {
    let text = |said: &Said| said.text.clone().unwrap_or_else(|| said.line.clone());
    let words = text(&choice.action);
    let reason = choice.refusal.as_ref().map(|refusal| {
        let args =
            Args::new().with("rule", refusal.rule.as_str()).with("text", text(&refusal.because));
        catalogue.say("common-refusal", &args)
    });
    Choice {
        action: choice.action.line.clone(),
        label: Choice::<String>::labelled(catalogue, &words, choice.detail.clone()),
        words,
        notation: choice.action.line.clone(),
        group: choice.group.line.clone(),
        heading: text(&choice.group),
        reason,
    }
}

impl Session<'_> {
    /// The server says what is to be decided, and what may be chosen.
    pub(super) fn decide(&mut self, due: Due, position: u64, choices: &[wire::Choice]) {
        let same = self.position == position;
        self.position = position;
        self.due = Some(due);
        // A remark is no reason to be asked the same again.
        if same && self.is_mine() && self.turn.menu.is_some() {
            return;
        }
        self.turn.menu = self.is_mine().then(|| self.menu(choices));
        self.turn.shown = false;
    }

    fn menu(&self, choices: &[wire::Choice]) -> Rc<Choices> {
        let catalogue = self.link.catalogue;
        Rc::new(Menu::new(choices.iter().map(|one| choice(catalogue, one))))
    }

    /// Asks for what is not open and why: only what is open is pushed.
    fn fill_menu(&mut self) -> Result<(), Fault> {
        let state: State = Link::must(self.link.get(&format!("{}/state", self.place))?)?;
        if state.position == self.position {
            self.turn.menu = Some(self.menu(&state.choices));
        }
        Ok(())
    }

    /// Shows the decision, if it has not been shown.
    pub(super) fn show_turn(&mut self) -> Result<(), Fault> {
        if self.turn.shown {
            return Ok(());
        }
        self.turn.shown = true;
        self.fill_menu()?;
        self.link.screen.gap()?;
        if !std::mem::replace(&mut self.turn.announced, true) {
            self.turn.listed = None;
            let other =
                |seat: &&wire::Seat| matches!(seat.occupant, Occupant::Person { you: false, .. });
            if self.table.seats.iter().any(|seat| other(&seat)) {
                let own = self.table.mine.clone().unwrap_or_default();
                let name = people::name(self.link.catalogue, &self.table, &own);
                let line = self.link.say("client-hand-over-done", &Args::new().with("seat", name));
                self.link.screen.line(&line)?;
            }
            let summary: Page =
                Link::must(self.link.get(&format!("{}/pages/summary", self.place))?)?;
            self.link.screen.lines(&summary.lines)?;
            self.link.screen.gap()?;
        }
        let kind = self.prompt().map(|prompt| prompt.kind.to_string()).unwrap_or_default();
        let before = self.turn.listed.take().filter(|(old, _)| *old != kind);
        self.show_choices(before.map(|(_, menu)| menu).as_deref())
    }

    fn prompt(&self) -> Option<&Said> {
        match &self.due {
            Some(Due::Decision { prompt, .. }) => Some(prompt),
            Some(Due::Start | Due::Over) | None => None,
        }
    }

    pub(super) fn show_choices(&mut self, before: Option<&Choices>) -> Result<(), Fault> {
        let (Some(prompt), Some(menu)) = (self.prompt(), self.turn.menu.clone()) else {
            return Ok(());
        };
        let question = prompt.text.clone().unwrap_or_else(|| prompt.line.clone());
        self.link.screen.line(&question)?;
        self.link.screen.lines(&menu.lines(self.link.catalogue, before))?;
        Ok(())
    }

    /// Does what the person decided. It is asked for until there is an answer, each time with the
    /// same id, so that it is done once.
    pub(super) fn act(&mut self, action: String, menu: &Choices) -> Result<Next, Fault> {
        if self.confirm && !self.confirmed(&action, menu)? {
            self.show_choices(None)?;
            return Ok(Next::Stay);
        }
        let act = Act { position: self.position, id: fresh_id(), action };
        match self.link.post::<Acted>(&format!("{}/actions", self.place), &act)? {
            Ok(acted) => {
                self.awaited = acted.stream;
                self.touched = true;
                if let (Some(prompt), Some(menu)) = (self.prompt(), self.turn.menu.clone()) {
                    self.turn.listed = Some((prompt.kind.to_string(), menu));
                }
            }
            Err(problem) => self.refused(*problem)?,
        }
        Ok(Next::Stay)
    }

    /// Asks before a step that cannot be taken back.
    fn confirmed(&mut self, action: &String, menu: &Choices) -> Result<bool, Fault> {
        let foreseen = match self.preview(action) {
            Ok(foreseen) => foreseen,
            // Why it is not allowed is told when it is tried.
            Err(No::Said(_)) => return Ok(true),
            Err(No::Fault(fault)) => return Err(fault),
        };
        if !foreseen.reveals && !foreseen.hands_on {
            return Ok(true);
        }
        let words = pages::in_words(self, action, menu);
        let question = self.link.say("client-confirm", &Args::new().with("choice", words));
        Ok(self.link.screen.agree(&question, self.link.catalogue)?)
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) -> Result<Next, Fault> {
        let undo = TakeBack { position: self.position, id: fresh_id() };
        match self.link.post::<Acted>(&format!("{}/undo", self.place), &undo)? {
            Ok(acted) => {
                self.awaited = acted.stream;
                self.turn.listed = None;
            }
            Err(problem) => self.refused(*problem)?,
        }
        Ok(Next::Stay)
    }

    /// Says why something was not done; if the table has moved on, shows how it stands.
    fn refused(&mut self, problem: Problem) -> Result<(), Fault> {
        self.link.screen.line(&problem.message)?;
        if problem.code == Code::Stale
            && let Some(state) = problem.state
        {
            self.adopt(*state);
        }
        Ok(())
    }
}
