//! The games a server can host, without their types.
//!
//! Beside what [`kernel::Table`] tells of any game, a server needs bots that think, pages of text
//! and somebody who speaks of it. The program that composes the games hands them down as
//! [`Hosted`]; this crate names none.

use crate::retold::LookBack;
use bots::search::Insight;
use bots::{Bot, Evaluate, Lineup};
use draw::{Drawn, Scene};
use kernel::{
    Chance, Components as _, Game, OptionSpec, Play, Record, ReplayError, Said, Seat, Seating,
    Seed, Setup, SetupError, Table, View, Viewer,
};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use words::document::Document;
use words::outlook::{self, Hint};
use words::weight::Weights;
use words::{Language, Pages, Voice};

/// A kind of game.
pub trait Hosted: Send + Sync + fmt::Debug {
    fn name(&self) -> &'static str;
    /// Fewest and most people.
    fn players(&self) -> (usize, usize);
    fn options(&self) -> &'static [OptionSpec];
    /// The page of rules in a language.
    fn rules(&self, language: Language) -> &'static str;
    /// The revision of the rules and the hash of the components a new game is played with.
    fn stamp(&self) -> (u32, &'static str);
    /// # Errors
    /// What makes the set-up impossible.
    fn check(&self, players: usize, options: &[(String, String)]) -> Result<(), SetupError>;
    /// Seats at a table of so many people, with those the rules play.
    ///
    /// # Errors
    /// What makes the set-up impossible.
    fn begin(
        &self,
        players: usize,
        options: &[(String, String)],
        seating: Seating,
        seed: Seed,
    ) -> Result<Box<dyn Live>, SetupError>;
    /// # Errors
    /// The first line that is not right.
    fn resume(&self, record: &Record, seed: Seed) -> Result<Box<dyn Live>, ReplayError>;
}

/// A game in progress.
pub trait Live: LookBack + Send + Sync + fmt::Debug {
    fn table(&self) -> &dyn Table;
    fn table_mut(&mut self) -> &mut dyn Table;
    fn is_over(&self) -> bool;
    /// The game as it stood after so many of the decisions in force; none if there are fewer.
    fn at(&self, position: usize) -> Option<Box<dyn Live>>;
    /// Speaks to somebody about this game.
    fn voice<'a>(
        &self,
        catalogue: &'a words::Catalogue,
        people: &'a [String],
        viewer: Viewer,
    ) -> Voice<'a>;
    fn page(&self, page: PageName, viewer: Viewer, voice: Voice<'_>) -> Vec<String>;
    /// The whole table, to be looked things up in.
    fn document(&self, viewer: Viewer, voice: Voice<'_>) -> Document;
    /// The whole table, drawn.
    fn scene(&self, viewer: Viewer) -> Scene;
    /// What matters most of what happens.
    fn weights(&self) -> Weights;
    /// What one should know about a choice beside its words.
    fn detail(&self, viewer: Viewer, action: &str, voice: Voice<'_>) -> Option<String>;
    /// What a bot needs to decide for a seat, to be taken to another thread: what that seat knows.
    fn thought(&self, seat: Seat, mind: Mind) -> Thought;
    /// What the search finds good for a seat, to be found on another thread.
    fn question(&self, seat: Seat) -> Question;
}

/// A page of text about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageName {
    Summary,
    Board,
    Belongings(Seat),
    Unseen,
}

/// A bot between two of its decisions.
pub struct Mind(Option<Box<dyn Any + Send>>, Lineup, u64);

impl Mind {
    #[must_use]
    pub fn new(lineup: Lineup, seed: u64) -> Self {
        Self(None, lineup, seed)
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mind({})", self.1)
    }
}

/// A decision to be found: its notation, and the mind for the next one.
pub type Thought = Box<dyn FnOnce() -> (String, Mind) + Send>;

/// Good choices to be found.
pub type Question = Box<dyn FnOnce() -> Findings + Send>;

/// What a search found.
#[derive(Clone, Debug)]
pub struct Findings {
    /// Best first.
    pub found: Vec<Hint>,
    /// It was cut short: the machine was busy.
    pub stopped: bool,
}

/// More would not help to decide.
const MOST_HINTS: usize = 3;

/// A game of known type, to be handed to a server.
#[must_use]
pub fn hosted<G: Pages + Drawn + Evaluate>() -> Box<dyn Hosted> {
    Box::new(Of::<G>(PhantomData))
}

#[derive(Debug)]
struct Of<G>(PhantomData<G>);

fn setup<G: Game>(players: usize, options: &[(String, String)]) -> Result<Setup<G>, SetupError> {
    let mut setup = Setup::<G>::new(players)?;
    for (name, value) in options {
        setup.options.set(G::OPTIONS, name, value)?;
    }
    Ok(setup)
}

impl<G: Pages + Drawn + Evaluate> Hosted for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> (usize, usize) {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn rules(&self, language: Language) -> &'static str {
        G::rules(language)
    }

    fn stamp(&self) -> (u32, &'static str) {
        (G::RULES_REVISION, G::Components::standard().hash())
    }

    fn check(&self, players: usize, options: &[(String, String)]) -> Result<(), SetupError> {
        setup::<G>(players, options).map(drop)
    }

    fn begin(
        &self,
        players: usize,
        options: &[(String, String)],
        seating: Seating,
        seed: Seed,
    ) -> Result<Box<dyn Live>, SetupError> {
        let setup = setup::<G>(players, options)?;
        Ok(Box::new(Play::<G>::new(setup, seating, Chance::Seeded(seed))))
    }

    fn resume(&self, record: &Record, seed: Seed) -> Result<Box<dyn Live>, ReplayError> {
        Ok(Box::new(Play::<G>::resume(record, Chance::Seeded(seed), None)?))
    }
}

impl<G: Pages + Drawn + Evaluate> Live for Play<G> {
    fn table(&self) -> &dyn Table {
        self
    }

    fn table_mut(&mut self) -> &mut dyn Table {
        self
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
    }

    fn at(&self, position: usize) -> Option<Box<dyn Live>> {
        Some(Box::new(Self::at(self, position)?))
    }

    fn voice<'a>(
        &self,
        catalogue: &'a words::Catalogue,
        people: &'a [String],
        viewer: Viewer,
    ) -> Voice<'a> {
        Voice::of::<G>(catalogue, people, viewer, self.setup().components)
    }

    fn page(&self, page: PageName, viewer: Viewer, voice: Voice<'_>) -> Vec<String> {
        let view = self.view(viewer);
        match page {
            PageName::Summary => {
                let seat = match viewer {
                    Viewer::Seat(seat) => seat,
                    Viewer::Spectator => Seat::new(0),
                };
                G::summary(view, seat, voice)
            }
            PageName::Board => G::board(view, voice),
            PageName::Belongings(seat) if seat.index() < self.state().seats() => {
                G::belongings(view, seat, voice)
            }
            PageName::Belongings(_) => Vec::new(),
            PageName::Unseen => G::unseen(view, voice),
        }
    }

    fn document(&self, viewer: Viewer, voice: Voice<'_>) -> Document {
        G::document(self.view(viewer), voice)
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        G::scene(self.view(viewer))
    }

    fn weights(&self) -> Weights {
        G::WEIGHTS
    }

    fn detail(&self, viewer: Viewer, action: &str, voice: Voice<'_>) -> Option<String> {
        use kernel::Vocabulary;
        G::detail(self.view(viewer), G::Action::parse(action).ok()?, voice)
    }

    fn thought(&self, seat: Seat, mind: Mind) -> Thought {
        let known = Known::of(self, seat);
        Box::new(move || {
            let Mind(bot, lineup, seed) = mind;
            let mut bot = bot
                .and_then(|bot| bot.downcast::<Box<dyn Bot<G>>>().ok())
                .unwrap_or_else(|| Box::new(lineup.build::<G>(seed, 1, Some(bots::SAFETY_STOP))));
            let action = bot.choose(known.sight(), &known.counts).to_string();
            if bot.was_stopped() {
                tracing::warn!(bot = %lineup, "cut by the time limit, not reproducible");
            }
            (action, Mind(Some(bot), lineup, seed))
        })
    }

    fn question(&self, seat: Seat) -> Question {
        let known = Known::of(self, seat);
        let seats = self.state().seats();
        let number = self.position() as u64;
        Box::new(move || {
            // The same question has the same answer.
            let config = bots::insight_config::<G>(1, Some(bots::SAFETY_STOP));
            let insight = Insight::<G>::of(config, number, known.sight(), &known.counts);
            let found = insight.actions.iter().take(MOST_HINTS).map(|advice| Hint {
                action: Said::of(&advice.action),
                points: advice.points,
                seats,
                reasons: outlook::sources(&advice.reasons),
                gains: outlook::sources(&advice.gains),
            });
            Findings { found: found.collect(), stopped: insight.stopped }
        })
    }
}

/// What a seat knows, apart from the game.
struct Known<G: Game> {
    seat: Seat,
    public: G::Public,
    own: G::Private,
    counts: G::Counts,
}

impl<G: Game> Known<G> {
    fn of(play: &Play<G>, seat: Seat) -> Self {
        let View { public, own } = play.view(Viewer::Seat(seat));
        Self {
            seat,
            public: public.clone(),
            own: own.map(|(_, own)| own.clone()).unwrap_or_default(),
            counts: play.counts(Viewer::Seat(seat)).clone(),
        }
    }

    const fn sight(&self) -> kernel::Sight<'_, G> {
        kernel::Sight { seat: self.seat, public: &self.public, own: &self.own }
    }
}
