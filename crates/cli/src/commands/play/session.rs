//! A game at one keyboard, from sitting down to the final standing.

use super::dice;
use super::keep::{self, Keeper};
use super::matching::Match;
use super::menu::Menu;
use super::pages;
use crate::fault::Fault;
use crate::screen::Screen;
use crate::table::seating::{self, Sitter};
use crate::table::{score, telling};
use kernel::{
    BySeat, Fast, Game, Play, Rejection, Said, Seat, Seed, Step, Turn, Viewer, Vocabulary,
};
use std::path::{Path, PathBuf};
use words::{Args, Catalogue, Command, Pages, Voice, capital};

/// How people want to play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Ask before a step that cannot be taken back.
    pub(crate) confirm: bool,
    /// Hide the screen between two people. Whoever types in a real table sees it all anyway.
    pub(crate) hand_over: bool,
    /// Where outcomes come from that the game does not draw itself; none when they are typed in.
    pub(crate) seed: Option<Seed>,
}

/// A game in progress and those who play it.
pub(crate) struct Session<'a, G: Game> {
    play: Play<G>,
    sitters: Vec<Sitter<G>>,
    names: Vec<String>,
    keeper: Keeper,
    manner: Manner,
    catalogue: &'a Catalogue,
    /// How far each seat has been told what happened.
    told: BySeat<usize>,
    /// The same for those who only watch.
    watched: usize,
    /// The person at the keyboard.
    present: Option<Seat>,
    /// Whose turn has been announced.
    announced: Option<Seat>,
    /// The choices that were listed last in this turn, and for what.
    listed: Option<(G::Prompt, Menu<G>)>,
    /// A person has decided something.
    touched: bool,
}

/// What comes after a line was answered.
enum Next {
    /// The same decision is still open.
    Same,
    /// The same decision, shown again.
    Show,
    /// The game goes on.
    Play,
    Leave,
}

impl<'a, G: Pages> Session<'a, G> {
    pub(crate) fn new(
        play: Play<G>,
        sitters: Vec<Sitter<G>>,
        names: Vec<String>,
        keeper: Keeper,
        manner: Manner,
        catalogue: &'a Catalogue,
    ) -> Self {
        // Who takes a game up knows what happened; who begins one hears of the set-up.
        let decided = |step: &Step<G>| matches!(step, Step::Decision { .. });
        let told = if play.steps().any(decided) { play.len() } else { 0 };
        Self {
            play,
            sitters,
            names,
            keeper,
            manner,
            catalogue,
            told: BySeat([told; kernel::SEATS]),
            watched: told,
            present: None,
            announced: None,
            listed: None,
            touched: false,
        }
    }

    pub(crate) fn run(mut self, screen: &mut Screen) -> Result<(), Fault> {
        self.welcome(screen)?;
        loop {
            let next = match self.play.turn() {
                Turn::Over => return self.finish(screen),
                Turn::Chance(draw) => match self.manner.seed {
                    Some(seed) => {
                        let outcome = G::draw(self.play.state(), &mut seed.words(draw));
                        self.befall(outcome)?
                    }
                    None => self.ask_outcome(screen)?,
                },
                Turn::Decide { seat, prompt } => match &mut self.sitters[seat.index()] {
                    Sitter::Human => self.decide(seat, prompt, screen)?,
                    Sitter::Bot(bot) => {
                        let counts = self.play.counts(Viewer::Seat(seat));
                        let action = bot.choose(self.play.state().sight(seat), counts);
                        self.bot_acts(seat, action, screen)?
                    }
                },
            };
            if let Next::Leave = next {
                return self.leave(screen);
            }
        }
    }

    fn voice(&self, viewer: Viewer) -> Voice<'_> {
        Voice::of::<G>(self.catalogue, &self.names, viewer, self.play.setup().components)
    }

    fn people(&self) -> usize {
        self.sitters.iter().filter(|sitter| sitter.is_human()).count()
    }

    /// Who is spoken to when nobody decides: the only person, or whoever watches.
    fn listener(&self) -> Viewer {
        let mut people = self.sitters.iter().zip(Seat::all(self.sitters.len()));
        match people.find(|(sitter, _)| sitter.is_human()) {
            Some((_, seat)) if self.people() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn welcome(&self, screen: &mut Screen) -> Result<(), Fault> {
        let seated = self.play.seating().people.iter().map(|person| {
            let args = Args::new()
                .with("seat", self.names[person.seat.index()].as_str())
                .with("kind", seating::kind_in_words(self.catalogue, &person.kind));
            self.catalogue.say("client-seated", &args)
        });
        let seated: Vec<String> = seated.collect();
        let args =
            Args::new().with("game", capital(G::NAME)).with("people", self.catalogue.list(&seated));
        screen.line(&self.catalogue.say("client-welcome", &args))?;
        if self.people() > 0 {
            screen.line(&self.catalogue.text("client-welcome-help"))?;
        }
        Ok(())
    }

    fn bot_acts(
        &mut self,
        seat: Seat,
        action: G::Action,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        if let Err(refused) = self.play.act(seat, action) {
            let reason = self.voice(Viewer::Spectator).rejection(&Rejection::from(refused));
            return Err(Fault::Told(reason));
        }
        self.announced = None;
        if self.people() == 0 {
            self.tell(Viewer::Spectator, screen)?;
        }
        Ok(Next::Play)
    }

    /// Tells what happened since this viewer was last told.
    fn tell(&mut self, viewer: Viewer, screen: &mut Screen) -> Result<(), Fault> {
        let from = match viewer {
            Viewer::Seat(seat) => &mut self.told[seat],
            Viewer::Spectator => &mut self.watched,
        };
        let from = std::mem::replace(from, self.play.len());
        let news = telling::news(&self.play, self.voice(viewer), from);
        if !news.is_empty() {
            screen.gap()?;
            screen.lines(&news)?;
        }
        Ok(())
    }

    fn befall(&mut self, outcome: G::Outcome) -> Result<Next, Fault> {
        match self.play.outcome(outcome) {
            Ok(_) => Ok(Next::Play),
            Err(refused) => {
                let voice = self.voice(Viewer::Spectator);
                Err(Fault::Told(voice.rejection(&Rejection::from(refused))))
            }
        }
    }

    /// An outcome that is typed in.
    fn ask_outcome(&mut self, screen: &mut Screen) -> Result<Next, Fault> {
        let viewer = self.present.map_or(Viewer::Spectator, Viewer::Seat);
        self.tell(viewer, screen)?;
        let sample = G::draw(self.play.state(), &mut Fast::new(0));
        screen.gap()?;
        screen.lines(&dice::question(self.voice(viewer), &sample))?;
        loop {
            let Some(typed) = screen.ask("> ")? else { return Ok(Next::Leave) };
            let (word, rest) = split(&typed);
            let next = match Command::understand(self.catalogue, word) {
                Some(Command::Help) => {
                    screen.lines(&dice::help::<G>(self.voice(viewer), &sample))?;
                    Next::Same
                }
                Some(Command::Undo) => self.undo(self.present, screen)?,
                Some(Command::Save) => {
                    self.save(rest, screen)?;
                    Next::Same
                }
                Some(Command::Quit) => Next::Leave,
                Some(Command::Board) => {
                    screen.lines(&G::board(self.play.view(viewer), self.voice(viewer)))?;
                    Next::Same
                }
                _ if typed.is_empty() => Next::Show,
                _ => match dice::understand(self.play.state(), &sample, &typed) {
                    Ok(outcome) => {
                        self.befall(outcome)?;
                        self.keep(screen)?;
                        Next::Play
                    }
                    Err(rejection) => {
                        screen.line(&self.voice(viewer).rejection(&rejection))?;
                        screen.lines(&dice::help::<G>(self.voice(viewer), &sample))?;
                        Next::Same
                    }
                },
            };
            match next {
                Next::Same => {}
                Next::Show => screen.lines(&dice::question(self.voice(viewer), &sample))?,
                Next::Play | Next::Leave => return Ok(next),
            }
        }
    }

    /// A decision of a person.
    fn decide(
        &mut self,
        seat: Seat,
        prompt: G::Prompt,
        screen: &mut Screen,
    ) -> Result<Next, Fault> {
        if let Some(other) = self.present.replace(seat)
            && other != seat
            && self.manner.hand_over
            && let stay @ (Next::Leave | Next::Play) = self.hand_over(other, seat, screen)?
        {
            return Ok(stay);
        }
        let viewer = Viewer::Seat(seat);
        self.tell(viewer, screen)?;
        screen.gap()?;
        if self.announced.replace(seat) != Some(seat) {
            self.listed = None;
            if self.people() > 1 {
                let args = self.voice(viewer).about(seat);
                screen.line(&self.catalogue.say("client-hand-over-done", &args))?;
            }
            let view = self.play.view(viewer);
            screen.lines(&G::summary(view, seat, self.voice(viewer)))?;
            screen.gap()?;
        }
        let view = self.play.view(viewer);
        let menu = Menu::new(view, self.play.state().sight(seat), self.voice(viewer));
        let before = self.listed.take().filter(|(old, ..)| *old != prompt);
        self.show(seat, prompt, &menu, before.map(|(_, menu)| menu).as_ref(), screen)?;
        loop {
            let Some(typed) = screen.ask("> ")? else {
                screen.line(&self.catalogue.text("client-end-of-input"))?;
                return Ok(Next::Leave);
            };
            match self.answer(seat, &typed, &menu, screen)? {
                Next::Same => {}
                Next::Show => self.show(seat, prompt, &menu, None, screen)?,
                next @ (Next::Play | Next::Leave) => {
                    self.listed = Some((prompt, menu));
                    return Ok(next);
                }
            }
        }
    }

    fn show(
        &self,
        seat: Seat,
        prompt: G::Prompt,
        menu: &Menu<G>,
        before: Option<&Menu<G>>,
        screen: &mut Screen,
    ) -> Result<(), Fault> {
        let voice = self.voice(Viewer::Seat(seat));
        screen.line(&voice.prompt(&Said::of(&prompt)))?;
        screen.lines(&menu.lines(voice, before))?;
        Ok(())
    }

    /// Hides what one person saw until the next has taken the seat.
    fn hand_over(&mut self, from: Seat, to: Seat, screen: &mut Screen) -> Result<Next, Fault> {
        screen.clear()?;
        let args = self.voice(Viewer::Spectator).about(to);
        let question = format!("{} ", self.catalogue.say("client-hand-over", &args));
        loop {
            let Some(typed) = screen.ask(&question)? else { return Ok(Next::Leave) };
            let (word, rest) = split(&typed);
            match Command::understand(self.catalogue, word) {
                // Whoever has just decided may think better of it.
                Some(Command::Undo) => {
                    if let next @ Next::Play = self.undo(Some(from), screen)? {
                        self.present = Some(from);
                        return Ok(next);
                    }
                }
                Some(Command::Save) => self.save(rest, screen)?,
                Some(Command::Quit) => return Ok(Next::Leave),
                _ => return Ok(Next::Same),
            }
        }
    }

    fn answer(
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
    fn undo(&mut self, seat: Option<Seat>, screen: &mut Screen) -> Result<Next, Fault> {
        let before = self.play.position();
        let undone = match seat {
            Some(seat) => self.play.undo(seat),
            None => Err(kernel::CannotUndo::Nothing),
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
        }
        self.listed = None;
        self.keep(screen)?;
        Ok(Next::Play)
    }

    fn save(&mut self, file: &str, screen: &mut Screen) -> Result<(), Fault> {
        let record = self.play.record();
        let line = if file.is_empty() {
            let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
            match self.keeper.save(record) {
                Ok(path) => {
                    let args = Args::new().with("file", path.display().to_string());
                    self.catalogue.say("client-saved", &args)
                }
                Err(error) => keep::unwritten(&known, self.catalogue, &error),
            }
        } else {
            let text = self.keeper.text(record);
            keep::save_copy(Path::new(file), &text, self.catalogue, screen)?
        };
        screen.line(&line)?;
        Ok(())
    }

    /// Brings the named file up to date, so that nothing is lost whatever happens.
    fn keep(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        if self.keeper.is_named()
            && let Err(error) = self.keeper.save(self.play.record())
        {
            let path = self.keeper.path().unwrap_or(Path::new(""));
            screen.line(&keep::unwritten(path, self.catalogue, &error))?;
        }
        Ok(())
    }

    /// Saves and says where; what cannot be saved is no clean end.
    fn save_at_last(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        let known = self.keeper.path().map_or_else(PathBuf::new, Path::to_owned);
        match self.keeper.save(self.play.record()) {
            Ok(path) => {
                let args = Args::new().with("file", path.display().to_string());
                screen.line(&self.catalogue.say("client-saved", &args))?;
                Ok(())
            }
            Err(error) => Err(Fault::Told(keep::unwritten(&known, self.catalogue, &error))),
        }
    }

    fn leave(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        self.save_at_last(screen)?;
        screen.line(&self.catalogue.text("client-goodbye"))?;
        Ok(())
    }

    fn finish(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        let viewer = self.listener();
        if viewer == Viewer::Spectator
            && let Some(present) = self.present
        {
            self.watched = self.told[present];
        }
        self.tell(viewer, screen)?;
        screen.gap()?;
        let standings = G::standings(self.play.view(viewer));
        screen.lines(&score::standing(self.voice(viewer), &standings))?;
        if self.touched || self.keeper.is_named() {
            self.save_at_last(screen)?;
        }
        Ok(())
    }
}

/// The first word, and what follows it.
fn split(typed: &str) -> (&str, &str) {
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
        | Command::Undo
        | Command::Help
        | Command::Quit => false,
    }
}
