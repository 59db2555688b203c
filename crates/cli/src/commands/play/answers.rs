//! What comes of a line that a person typed.

use super::hints;
use super::keep;
use super::matching::Match;
use super::menu::Menu;
use super::pages;
use super::session::{Next, Session};
use crate::fault::Fault;
use crate::files;
use crate::registry::Playable;
use crate::screen::Screen;
use crate::table::score;
use kernel::{CannotUndo, Rejection, Said, Seat, Step, Viewer, Vocabulary};
use std::path::{Path, PathBuf};
use words::{Args, Command};

impl<G: Playable> Session<'_, G> {
    pub(super) fn answer(
        &mut self,
        seat: Seat,
        typed: &str,
        menu: &Menu<G>,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        if typed.is_empty() {
            return Ok(Next::Show);
        }
        // Notation first: "score trade" is a choice, "score" a command.
        if let Ok(action) = G::Action::parse(typed) {
            return self.act(seat, action, screen);
        }
        let (word, rest) = split(typed);
        match Command::understand(self.catalogue, word) {
            Some(command) if rest.is_empty() || takes_more(command) => {
                self.obey(command, rest, seat, menu, screen)
            }
            _ if typed == "?" => self.obey(Command::Help, "", seat, menu, screen),
            _ => match menu.find(typed) {
                Match::One(choice) => self.act(seat, choice.action, screen),
                Match::Several(choices) => {
                    let labels: Vec<&str> =
                        choices.iter().map(|choice| choice.label.as_str()).collect();
                    screen.line(&pages::ambiguous(self.catalogue, typed, &labels))?;
                    Ok(Next::Same)
                }
                Match::None => {
                    let line = match menu.find_greyed(typed) {
                        Match::One(choice) if typed.parse::<usize>().is_err() => pages::why(
                            &self.play,
                            self.voice(Viewer::Seat(seat)),
                            seat,
                            choice.action,
                        ),
                        _ => pages::unknown(self.catalogue, typed, menu.open.len()),
                    };
                    screen.line(&line)?;
                    Ok(Next::Same)
                }
            },
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action, screen: &mut Screen) -> Result<Next, Fault> {
        let voice = self.voice(Viewer::Seat(seat));
        let disclosure = match self.play.disclosure(seat, action) {
            Ok(disclosure) => disclosure,
            Err(refused) => {
                screen.line(&voice.rejection(&Rejection::from(refused)))?;
                return Ok(Next::Same);
            }
        };
        if self.manner.confirm && (disclosure.reveals || disclosure.hands_on) {
            let choice = voice.action(&Said::of(&action));
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
        menu: &Menu<G>,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        let viewer = Viewer::Seat(seat);
        let voice = self.voice(viewer);
        let view = self.play.view(viewer);
        let lines = match command {
            Command::Board => G::board(view, voice),
            Command::Me => G::belongings(view, seat, voice),
            Command::Unseen => {
                pages::or_else(G::unseen(view, voice), self.catalogue.text("client-nothing-unseen"))
            }
            Command::Score => score::by_source(voice, &G::standings(view)),
            Command::Log => pages::log(&self.play, voice, rest),
            Command::Since => pages::since(&self.play, voice, seat),
            Command::Hint => hints::best(&self.play, voice, seat, menu),
            Command::Preview => pages::preview(&self.play, voice, seat, rest, menu),
            Command::Why => pages::explain_refusal(&self.play, voice, seat, rest, menu),
            Command::Explain => pages::explain::<G>(self.play.setup().components, voice, rest),
            Command::Help => pages::help(self.catalogue),
            Command::Undo => return self.undo(Some(seat), screen),
            Command::Save => {
                self.save(rest, screen)?;
                return Ok(Next::Same);
            }
            Command::Quit => return Ok(Next::Leave),
        };
        screen.lines(&lines)?;
        Ok(Next::Same)
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

/// The first word, and what follows it.
pub(super) fn split(typed: &str) -> (&str, &str) {
    let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    (word, rest.trim())
}

/// Whether something may follow the word of a command; otherwise the line is a choice.
const fn takes_more(command: Command) -> bool {
    match command {
        Command::Log | Command::Preview | Command::Why | Command::Explain | Command::Save => true,
        Command::Board
        | Command::Me
        | Command::Score
        | Command::Since
        | Command::Unseen
        | Command::Hint
        | Command::Undo
        | Command::Help
        | Command::Quit => false,
    }
}
