//! What comes of a line that a person typed.

use super::asked::{self, Meant, No};
use super::keep;
use super::menu::Menu;
use super::pages;
use super::seated::Seated;
use super::session::{Next, Session};
use crate::fault::Fault;
use crate::files;
use crate::registry::Playable;
use crate::screen::Screen;
use kernel::{CannotUndo, Rejection, Seat, Step, Viewer};
use std::path::{Path, PathBuf};
use words::{Args, Command};

impl<G: Playable> Session<'_, G> {
    fn seated(&self, seat: Seat) -> Seated<'_, G> {
        Seated { play: &self.play, seat, voice: self.voice(Viewer::Seat(seat)) }
    }

    pub(super) fn answer(
        &mut self,
        seat: Seat,
        typed: &str,
        menu: &Menu<G::Action>,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        let line = match asked::understand(&self.seated(seat), typed, menu) {
            Meant::Nothing => return Ok(Next::Show),
            Meant::Act(action) => return self.act(seat, action, menu, screen),
            Meant::Obey(command, rest) => return self.obey(command, rest, seat, menu, screen),
            Meant::Several(labels) => pages::ambiguous(self.catalogue, typed, &labels),
            Meant::Greyed(action) => match pages::why(&mut self.seated(seat), &action, menu) {
                Ok(line) | Err(No::Said(line)) => line,
                Err(No::Fault(fault)) => return Err(fault),
            },
            Meant::Unknown => pages::unknown(self.catalogue, typed, menu.open.len()),
        };
        screen.line(&line)?;
        Ok(Next::Same)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: G::Action,
        menu: &Menu<G::Action>,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        let voice = self.voice(Viewer::Seat(seat));
        let disclosure = match self.play.disclosure(seat, action) {
            Ok(disclosure) => disclosure,
            Err(refused) => {
                screen.line(&voice.rejection(&Rejection::from(refused)))?;
                return Ok(Next::Same);
            }
        };
        if self.manner.confirm && (disclosure.reveals || disclosure.hands_on) {
            let choice = pages::in_words(&self.seated(seat), &action, menu);
            let question =
                self.catalogue.say("client-confirm", &Args::new().with("choice", choice));
            if !screen.agree(&question, self.catalogue)? {
                return Ok(Next::Show);
            }
        }
        if let Err(refused) = self.play.act(seat, action) {
            let voice = self.voice(Viewer::Seat(seat));
            screen.line(&voice.rejection(&Rejection::from(refused)))?;
            return Ok(Next::Same);
        }
        self.touched = true;
        self.keep(screen)?;
        Ok(Next::Play)
    }

    fn obey(
        &mut self,
        command: Command,
        rest: &str,
        seat: Seat,
        menu: &Menu<G::Action>,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        if let Some(lines) = asked::answer(&mut self.seated(seat), command, rest, menu)? {
            screen.lines(&lines)?;
            return Ok(Next::Same);
        }
        match command {
            Command::Undo => self.undo(Some(seat), screen),
            Command::Quit => Ok(Next::Leave),
            Command::Save => {
                self.save(rest, screen)?;
                Ok(Next::Same)
            }
            // Answered above.
            Command::Board
            | Command::Me
            | Command::Score
            | Command::Log
            | Command::Since
            | Command::Unseen
            | Command::Hint
            | Command::Preview
            | Command::Why
            | Command::Explain
            | Command::Help => Ok(Next::Same),
        }
    }

    /// Takes a person's last decision back.
    pub(super) fn undo(&mut self, seat: Option<Seat>, screen: &mut Screen) -> Result<Next, Fault> {
        let before = self.play.position();
        let decided = |step: &Step<G>| match step {
            Step::Decision { seat: by, .. } => Some(*by) == seat,
            Step::Outcome(_) | Step::Undo { .. } | Step::Comment(_) => false,
        };
        let undone = match seat.filter(|_| self.play.steps().any(decided)) {
            Some(seat) => self.play.undo(seat),
            None => Err(CannotUndo::Nothing),
        };
        if let Err(bar) = undone {
            let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
            screen.line(&self.voice(viewer).cannot_undo(bar))?;
            return Ok(Next::Same);
        }
        let taken_back = before - self.play.position();
        let args = Args::new().with("count", taken_back);
        screen.line(&self.catalogue.say("client-undone", &args))?;
        if let Some(seat) = seat {
            self.told[seat] = self.play.len();
            self.watched = self.play.len();
        }
        self.listed = None;
        self.keep(screen)?;
        Ok(Next::Play)
    }

    pub(super) fn save(&mut self, file: &str, screen: &mut Screen) -> Result<(), Fault> {
        let record = self.play.record();
        let line = if file.is_empty() {
            let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
            match self.keeper.save(record) {
                Ok(path) => {
                    let args = Args::new().with("file", path.display().to_string());
                    self.catalogue.say("client-saved", &args)
                }
                Err(error) => files::unwritten(self.catalogue, &known, &error),
            }
        } else {
            let text = self.keeper.text(record);
            keep::save_copy(Path::new(file), &text, self.catalogue, screen)?
        };
        screen.line(&line)?;
        Ok(())
    }

    /// Brings the named file up to date, so that nothing is lost whatever happens.
    pub(super) fn keep(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        if self.keeper.is_named()
            && let Err(error) = self.keeper.save(self.play.record())
        {
            let path = self.keeper.path().unwrap_or(Path::new(""));
            screen.line(&files::unwritten(self.catalogue, path, &error))?;
        }
        Ok(())
    }

    /// Saves and says where; what cannot be saved is no clean end.
    pub(super) fn save_at_last(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
        match self.keeper.save(self.play.record()) {
            Ok(path) => {
                let args = Args::new().with("file", path.display().to_string());
                screen.line(&self.catalogue.say("client-saved", &args))?;
                Ok(())
            }
            Err(error) => Err(Fault::Told(files::unwritten(self.catalogue, &known, &error))),
        }
    }
}
