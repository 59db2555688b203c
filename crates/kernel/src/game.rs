//! The contract between a game and everything that uses it.

use crate::chance::{Bits, Draw};
use crate::notation::{Token, Vocabulary};
use crate::seat::{BySeat, Seat, Viewer};
use arrayvec::ArrayVec;
use std::fmt;

/// The most actions that can be legal at one decision.
pub const MOST_MOVES: usize = 128;

/// The legal actions of one decision. Lives on the stack.
pub type Moves<A> = ArrayVec<A, MOST_MOVES>;

/// A game: its parts as types, its rules as functions over them.
///
/// Nothing here knows a language, a clock, a user or a wire format, and nothing draws chance.
pub trait Game: Copy + Eq + fmt::Debug + Send + Sync + 'static {
    const NAME: &'static str;
    /// Raised whenever a change of the rules code could change a game that was already played.
    const RULES_REVISION: u32;
    /// Fewest and most people.
    const PLAYERS: (usize, usize);
    const OPTIONS: &'static [OptionSpec];

    type Components: Components;
    /// What everybody sees.
    type Public: Clone + PartialEq + fmt::Debug + Send + Sync;
    /// What one seat sees beside it.
    type Private: Clone + Default + PartialEq + fmt::Debug + Send + Sync;
    /// What nobody sees.
    type Secret: Clone + PartialEq + fmt::Debug + Send + Sync;

    type Action: Vocabulary + Send + Sync;
    type Outcome: Vocabulary + Send + Sync;
    type Event: Vocabulary + Send + Sync;
    type Refusal: Vocabulary + Send + Sync;
    /// What a decision is about.
    type Prompt: Vocabulary + Send + Sync;
    /// A heading under which choices are listed, never more than 12 together.
    type Group: Vocabulary + Send + Sync;
    /// Where points come from.
    type Account: Token + PartialEq + fmt::Debug + Send + Sync;
    /// What an attentive player can count from the events they saw.
    type Counts: Clone + Default + fmt::Debug + Send + Sync;

    /// The state before anything has happened. The set-up has been checked by [`Setup::new`].
    fn start(setup: &Setup<Self>) -> State<Self>;

    /// Seats at the table, automated ones included.
    fn seats(public: &Self::Public) -> usize;

    /// Whether the rules themselves play this seat.
    fn automated(_public: &Self::Public, _seat: Seat) -> bool {
        false
    }

    /// Who must decide what, or what must be drawn, or that the game is over.
    fn turn(public: &Self::Public) -> Turn<Self>;

    /// Visits the sensible actions of the decision at hand, legal or not, group by group; actions
    /// of one group come one after the other. Every legal action is among them.
    fn candidates(sight: Sight<'_, Self>, visit: &mut impl Candidates<Self>);

    /// Whether this seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it, with the amounts.
    fn check(sight: Sight<'_, Self>, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Does a legal action and all forced steps after it.
    fn play(state: &mut State<Self>, action: Self::Action, sink: &mut impl Sink<Self::Event>);

    /// A fair outcome of the draw the state waits for.
    fn draw(state: &State<Self>, bits: &mut impl Bits) -> Self::Outcome;

    /// Whether this outcome can come of the draw the state waits for.
    ///
    /// # Errors
    /// Why it cannot.
    fn check_outcome(state: &State<Self>, outcome: Self::Outcome) -> Result<(), Self::Refusal>;

    /// Takes a possible outcome and does all forced steps after it.
    fn befall(state: &mut State<Self>, outcome: Self::Outcome, sink: &mut impl Sink<Self::Event>);

    /// What this viewer learns of an event: all, a part, nothing.
    fn visible(event: Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether this event brings something to light that somebody did not know: what follows from
    /// it cannot be foreseen by a preview nor taken back by undo. (A chance outcome always does.)
    fn reveals(_event: Self::Event) -> bool {
        false
    }

    /// Whether this viewer may read the line of this decision. Asked before it is played.
    fn sees_action(
        _public: &Self::Public,
        _seat: Seat,
        _action: Self::Action,
        _viewer: Viewer,
    ) -> bool {
        true
    }

    /// Whether this viewer may read the line of this outcome. Asked before it befalls.
    fn sees_outcome(_public: &Self::Public, _outcome: Self::Outcome, _viewer: Viewer) -> bool {
        true
    }

    /// The heading under which an action is listed.
    fn group(action: Self::Action) -> Self::Group;

    /// The rule a refusal comes from: `M4.4`.
    fn rule(refusal: Self::Refusal) -> &'static str;

    /// Counts an event that was seen.
    fn count(counts: &mut Self::Counts, event: Self::Event);

    /// A state as it may be for someone with this view: what they cannot know is drawn anew.
    fn redeal(view: View<'_, Self>, counts: &Self::Counts, bits: &mut impl Bits) -> State<Self>;

    /// The score by source at any time, with what is hidden from this view left out.
    fn standings(view: View<'_, Self>) -> Standings<Self>;

    /// Every fact of a view under its readable name, in a fixed order. Scenarios, fingerprints
    /// and programs read the table through this.
    fn facts(view: View<'_, Self>, each: &mut dyn FnMut(&str, Fact));

    /// The facts nobody sees, for fingerprints.
    fn secret_facts(_secret: &Self::Secret, _each: &mut dyn FnMut(&str, Fact)) {}
}

/// The value of a fact: an amount or a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    Number(i32),
    Word(&'static str),
    Seat(Seat),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => write!(f, "{number}"),
            Self::Word(word) => f.write_str(word),
            Self::Seat(seat) => write!(f, "{}", seat.letter()),
        }
    }
}

/// What is printed on the pieces, loaded once and kept for the life of the program.
pub trait Components: fmt::Debug + Send + Sync + 'static {
    /// The set that comes with the program.
    fn standard() -> &'static Self;

    /// Reads a set and keeps it for ever; the same text twice gives the same set.
    ///
    /// # Errors
    /// What is wrong, naming the row.
    fn load(text: &str) -> Result<&'static Self, String>;

    /// Names the set in records.
    fn hash(&self) -> &str;

    /// The sets that were ever released, newest first.
    fn released() -> Vec<&'static Self>;
}

/// A set-up option: a name and the values it can take; the first is the default.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub name: &'static str,
    pub values: &'static [&'static str],
}

/// The chosen value of each of a game's options.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options([u8; 8]);

impl Options {
    /// The index of the value chosen for the option with this index.
    #[must_use]
    pub const fn get(&self, option: usize) -> usize {
        self.0[option] as usize
    }

    /// # Errors
    /// When the game has no such option or the option no such value.
    pub fn set(&mut self, specs: &[OptionSpec], name: &str, value: &str) -> Result<(), SetupError> {
        let option = specs
            .iter()
            .position(|spec| spec.name == name)
            .ok_or_else(|| SetupError::UnknownOption(name.to_owned()))?;
        let chosen =
            specs[option].values.iter().position(|known| *known == value).ok_or_else(|| {
                SetupError::UnknownValue { option: specs[option].name, value: value.to_owned() }
            })?;
        self.0[option] = chosen as u8;
        Ok(())
    }
}

/// What a game starts from.
#[derive(Debug)]
pub struct Setup<G: Game> {
    players: usize,
    pub options: Options,
    pub components: &'static G::Components,
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Setup<G> {}

impl<G: Game> Setup<G> {
    /// # Errors
    /// When the game is not for this many people.
    pub fn new(players: usize) -> Result<Self, SetupError> {
        let (fewest, most) = G::PLAYERS;
        if !(fewest..=most).contains(&players) {
            return Err(SetupError::Players { players, fewest, most });
        }
        Ok(Self { players, options: Options::default(), components: G::Components::standard() })
    }

    /// People at the table.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    Players { players: usize, fewest: usize, most: usize },
    UnknownOption(String),
    UnknownValue { option: &'static str, value: String },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, fewest, most } => {
                write!(f, "{players} players: the game is for {fewest} to {most}")
            }
            Self::UnknownOption(name) => write!(f, "unknown option '{name}'"),
            Self::UnknownValue { option, value } => {
                write!(f, "option '{option}' has no value '{value}'")
            }
        }
    }
}

impl std::error::Error for SetupError {}

/// A game at one moment.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct State<G: Game> {
    pub public: G::Public,
    pub private: BySeat<G::Private>,
    pub secret: G::Secret,
}

impl<G: Game> State<G> {
    #[must_use]
    pub fn new(setup: &Setup<G>) -> Self {
        G::start(setup)
    }

    #[must_use]
    pub fn seats(&self) -> usize {
        G::seats(&self.public)
    }

    #[must_use]
    pub fn turn(&self) -> Turn<G> {
        G::turn(&self.public)
    }

    /// What a seat may know, and therefore decide by.
    #[must_use]
    pub fn sight(&self, seat: Seat) -> Sight<'_, G> {
        Sight { seat, public: &self.public, own: &self.private[seat] }
    }

    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        View {
            public: &self.public,
            own: match viewer {
                Viewer::Seat(seat) => Some((seat, &self.private[seat])),
                Viewer::Spectator => None,
            },
        }
    }

    /// The legal actions of the seat that decides; none when nobody does.
    #[must_use]
    pub fn legal(&self) -> Moves<G::Action> {
        let mut moves = Moves::new();
        if let Turn::Decide { seat, .. } = self.turn() {
            G::candidates(self.sight(seat), &mut moves);
        }
        moves
    }

    /// Does an action if it is legal; otherwise nothing changes.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refused<G>> {
        self.check(seat, action)?;
        G::play(self, action, sink);
        Ok(())
    }

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, seat: Seat, action: G::Action) -> Result<(), Refused<G>> {
        match self.turn() {
            Turn::Decide { seat: deciding, .. } if deciding == seat => {
                G::check(self.sight(seat), action).map_err(Refused::Rule)
            }
            Turn::Decide { seat: deciding, .. } => Err(Refused::NotYourTurn { deciding }),
            Turn::Chance(_) => Err(Refused::ChanceIsDue),
            Turn::Over => Err(Refused::Over),
        }
    }

    /// Takes an outcome if it is possible; otherwise nothing changes.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn accept(
        &mut self,
        outcome: G::Outcome,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), Refused<G>> {
        match self.turn() {
            Turn::Chance(_) => {
                G::check_outcome(self, outcome).map_err(Refused::Rule)?;
                G::befall(self, outcome, sink);
                Ok(())
            }
            Turn::Decide { seat: deciding, .. } => Err(Refused::NotYourTurn { deciding }),
            Turn::Over => Err(Refused::Over),
        }
    }
}

/// Who must decide what.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Turn<G: Game> {
    Decide { seat: Seat, prompt: G::Prompt },
    Chance(Draw),
    Over,
}

/// What the deciding seat knows: the public part and its own.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    pub seat: Seat,
    pub public: &'a G::Public,
    pub own: &'a G::Private,
}

impl<G: Game> Clone for Sight<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sight<'_, G> {}

/// What someone sees: the public part and, for a seat, its own.
#[derive(Debug)]
pub struct View<'a, G: Game> {
    pub public: &'a G::Public,
    pub own: Option<(Seat, &'a G::Private)>,
}

impl<G: Game> Clone for View<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for View<'_, G> {}

impl<G: Game> View<'_, G> {
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.own.map_or(Viewer::Spectator, |(seat, _)| Viewer::Seat(seat))
    }
}

/// Why something was refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Refused<G: Game> {
    NotYourTurn { deciding: Seat },
    ChanceIsDue,
    Over,
    Rule(G::Refusal),
}

/// What an action would set off, as far as the actor can know.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Disclosure {
    /// Something comes to light that was not known: it cannot be undone.
    pub reveals: bool,
    /// Another seat decides next, or the game is over.
    pub hands_on: bool,
}

/// Listens to what happens.
pub trait Sink<E> {
    fn emit(&mut self, event: E);
}

/// Nobody listens; costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Receives the candidates of a decision.
pub trait Candidates<G: Game> {
    /// Whether illegal candidates are wanted too; generators may skip them otherwise.
    const GREYED: bool;
    fn candidate(&mut self, action: G::Action, verdict: Result<(), G::Refusal>);
}

impl<G: Game> Candidates<G> for Moves<G::Action> {
    const GREYED: bool = false;
    #[inline(always)]
    fn candidate(&mut self, action: G::Action, verdict: Result<(), G::Refusal>) {
        if verdict.is_ok() {
            self.push(action);
        }
    }
}

/// Every candidate with its verdict.
impl<G: Game> Candidates<G> for Vec<(G::Action, Result<(), G::Refusal>)> {
    const GREYED: bool = true;
    fn candidate(&mut self, action: G::Action, verdict: Result<(), G::Refusal>) {
        self.push((action, verdict));
    }
}

/// Points of one source.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally<G: Game> {
    pub account: G::Account,
    /// Booked already.
    pub points: i32,
    /// What the position would still add if it were scored as it stands.
    pub forecast: i32,
}

/// One seat's score.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing<G: Game> {
    pub seat: Seat,
    pub tallies: Vec<Tally<G>>,
    /// 1 for the winner; equal for a shared place. By booked points, ties broken by the rules once the game is over.
    pub rank: usize,
    /// A title earned at the end.
    pub title: Option<&'static str>,
}

impl<G: Game> Standing<G> {
    #[must_use]
    pub fn points(&self) -> i32 {
        self.tallies.iter().map(|tally| tally.points).sum()
    }

    #[must_use]
    pub fn forecast(&self) -> i32 {
        self.tallies.iter().map(|tally| tally.points + tally.forecast).sum()
    }
}

/// Everybody's score, in seat order.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings<G: Game> {
    pub seats: Vec<Standing<G>>,
    /// The game is over and nothing is left out.
    pub last: bool,
}
