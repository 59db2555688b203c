//! A game at one keyboard, from sitting down to the final standing.

use super::asked::split;
use super::dice;
use super::keep::Keeper;
use super::menu::Menu;
use crate::fault::Fault;
use crate::registry::Playable;
use crate::screen::Screen;
use crate::table::seating::{self, Sitter};
use crate::table::{score, telling};
use kernel::{
    BySeat, Fast, Game, Play, Rejection, Said, Seat, Seed, Step, Turn, Viewer, Vocabulary,
};
use words::{Args, Catalogue, Command, Voice, capital};

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
    pub(super) play: Play<G>,
    pub(super) sitters: Vec<Sitter<G>>,
    pub(super) names: Vec<String>,
    pub(super) keeper: Keeper,
    pub(super) manner: Manner,
    pub(super) catalogue: &'a Catalogue,
    /// How far each seat has been told what happened.
    pub(super) told: BySeat<usize>,
    /// The same for those who only watch.
    pub(super) watched: usize,
    /// The person at the keyboard.
    pub(super) present: Option<Seat>,
    /// Whose turn has been announced.
    pub(super) announced: Option<Seat>,
    /// The choices that were listed last in this turn, and for what.
    pub(super) listed: Option<(G::Prompt, Menu<G::Action>)>,
    /// A person has decided something.
    pub(super) touched: bool,
}

/// What comes after a line was answered.
pub(super) enum Next {
    /// The same decision is still open.
    Same,
    /// The same decision, shown again.
    Show,
    /// The game goes on.
    Play,
    Leave,
}

impl<'a, G: Playable> Session<'a, G> {
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

    pub(super) fn voice(&self, viewer: Viewer) -> Voice<'_> {
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
        let public = &self.play.state().public;
        let automated = Seat::all(G::seats(public)).filter(|seat| G::automated(public, *seat));
        let people = self.play.seating().people.iter();
        let seated = people
            .map(|person| (person.seat, person.kind.as_str()))
            .chain(automated.map(|seat| (seat, seating::AUTOMATED)))
            .map(|(seat, kind)| seating::seated(self.catalogue, &self.names[seat.index()], kind));
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
            Viewer::Seat(seat) if self.manner.hand_over => &mut self.told[seat],
            // At an open table everybody hears everything once.
            Viewer::Seat(_) | Viewer::Spectator => &mut self.watched,
        };
        let from = std::mem::replace(from, self.play.len());
        let news = telling::news(&self.play, self.voice(viewer), from);
        // Whoever only watches is told a line at a time.
        if !news.is_empty() && self.people() > 0 {
            screen.gap()?;
        }
        screen.lines(&news)?;
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
        let question = Said::of(&prompt);
        let voice = self.voice(viewer).asked(&question);
        let menu = Menu::of::<G>(view, self.play.state().sight(seat), voice);
        let before = self.listed.take().filter(|(old, _)| old.kind() != prompt.kind());
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
        menu: &Menu<G::Action>,
        before: Option<&Menu<G::Action>>,
        screen: &mut Screen,
    ) -> Result<(), Fault> {
        let voice = self.voice(Viewer::Seat(seat));
        screen.line(&voice.prompt(&Said::of(&prompt)))?;
        screen.lines(&menu.lines(self.catalogue, before))?;
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

    fn leave(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        self.save_at_last(screen)?;
        screen.line(&self.catalogue.text("client-goodbye"))?;
        Ok(())
    }

    fn finish(&mut self, screen: &mut Screen) -> Result<(), Fault> {
        let viewer = self.listener();
        if viewer == Viewer::Spectator
            && self.manner.hand_over
            && let Some(present) = self.present
        {
            self.watched = self.told[present];
        }
        self.tell(viewer, screen)?;
        screen.gap()?;
        let standings = G::standings(self.play.view(viewer));
        let scores = score::scores(self.voice(viewer), &standings);
        screen.lines(&score::standing(self.catalogue, &scores))?;
        if self.touched || self.keeper.is_named() {
            self.save_at_last(screen)?;
        }
        Ok(())
    }
}
