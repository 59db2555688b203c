//! The games a server can host, without their types.
//!
//! Beside what [`kernel::Table`] tells of any game, a server needs bots that think, pages of text
//! and somebody who speaks of it. The program that composes the games hands them down as
//! [`Hosted`]; this crate names none.

use bots::search::Insight;
use bots::{Bot, Evaluate, Lineup};
use kernel::{
    BySeat, Chance, Components as _, Entry, Game, OptionSpec, Play, Record, ReplayError,
    ReplayFault, Said, Seat, Seating, Seed, Setup, SetupError, Table, View, Viewer,
};
use std::any::Any;
use std::fmt;
use std::marker::PhantomData;
use words::{Pages, Voice, outlook};

/// A kind of game.
pub trait Hosted: Send + Sync + fmt::Debug {
    fn name(&self) -> &'static str;
    /// Fewest and most people.
    fn players(&self) -> (usize, usize);
    fn options(&self) -> &'static [OptionSpec];
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
    /// A game as it stood at a position. The record is of a game in memory, every line of which was
    /// checked when it was played, so no more is done again than leads there.
    ///
    /// # Errors
    /// The first line that is not right, or that there is no such position.
    fn replay_at(&self, record: &Record, position: usize) -> Result<Box<dyn Live>, ReplayError>;
}

/// A game in progress.
pub trait Live: Send + Sync + fmt::Debug {
    fn table(&self) -> &dyn Table;
    fn table_mut(&mut self) -> &mut dyn Table;
    fn is_over(&self) -> bool;
    /// Speaks to somebody about this game.
    fn voice<'a>(
        &self,
        catalogue: &'a words::Catalogue,
        people: &'a [String],
        viewer: Viewer,
    ) -> Voice<'a>;
    fn page(&self, page: PageName, viewer: Viewer, voice: Voice<'_>) -> Vec<String>;
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

/// Good choices to be found, best first.
pub type Question = Box<dyn FnOnce() -> Vec<Found> + Send>;

/// A good choice.
#[derive(Clone, Debug)]
pub struct Found {
    pub action: Said,
    /// Expected points, in seat order.
    pub points: Vec<f32>,
    expected: BySeat<f32>,
    seats: usize,
    /// Message ids of the sources of its value, with their points.
    reasons: Vec<(String, f32)>,
}

impl Found {
    /// What was found, in a sentence.
    #[must_use]
    pub fn tell(&self, voice: Voice<'_>, seat: Seat) -> String {
        let reasons = outlook::reasons(voice, &self.reasons);
        let args = words::Args::new()
            .with("choice", voice.action(&self.action))
            .with("expected", outlook::expected(voice, seat, self.seats, &self.expected))
            .with("reasons", voice.list(&reasons))
            .with("reasons-count", reasons.len());
        voice.catalogue().say("client-hint", &args)
    }
}

/// More would not help to decide.
const MOST_HINTS: usize = 3;

/// A game of known type, to be handed to a server.
#[must_use]
pub fn hosted<G: Pages + Evaluate>() -> Box<dyn Hosted> {
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

impl<G: Pages + Evaluate> Hosted for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> (usize, usize) {
        G::PLAYERS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
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

    fn replay_at(&self, record: &Record, position: usize) -> Result<Box<dyn Live>, ReplayError> {
        let mut cut = record.at(position).ok_or_else(|| ReplayError {
            line: record.line_of_ending(),
            fault: ReplayFault::Position { stated: position, last: record.positions() },
        })?;
        cut.entries.retain(|entry| !matches!(entry, Entry::Fingerprint(_)));
        Ok(Box::new(Play::<G>::replay(&cut, None)?))
    }
}

impl<G: Pages + Evaluate> Live for Play<G> {
    fn table(&self) -> &dyn Table {
        self
    }

    fn table_mut(&mut self) -> &mut dyn Table {
        self
    }

    fn is_over(&self) -> bool {
        Self::is_over(self)
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
                .unwrap_or_else(|| Box::new(lineup.build::<G>(seed, 1)));
            let action = bot.choose(known.sight(), &known.counts).to_string();
            (action, Mind(Some(bot), lineup, seed))
        })
    }

    fn question(&self, seat: Seat) -> Question {
        let known = Known::of(self, seat);
        let seats = self.state().seats();
        let number = self.position() as u64;
        Box::new(move || {
            // The same question has the same answer.
            let config = bots::insight_config::<G>(1);
            let insight = Insight::<G>::of(config, number, known.sight(), &known.counts);
            let found = insight.actions.iter().take(MOST_HINTS).map(|advice| Found {
                action: Said::of(&advice.action),
                points: advice.points.0[..seats].to_vec(),
                expected: advice.points,
                seats,
                reasons: outlook::sources(&advice.reasons),
            });
            found.collect()
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
