//! What a position is worth to a seat: the points it will have at the end, guessed from named
//! features with fitted weights.
//!
//! A game lists its features in one file; the weights lie in `weights/`, written by `azulejo tune`.

mod lisboa;
mod madeira;
mod weights;

pub use lisboa::Term as LisboaTerm;
pub use madeira::Term as MadeiraTerm;
pub(crate) use weights::between as knots;
pub use weights::{KNOTS, Kind, Weights, WeightsError};

use kernel::{BySeat, Game, SEATS, Seat, State, Token};
use std::fmt;

/// The most features a game may list.
pub const MOST_FEATURES: usize = 160;

/// The most terms they may be gathered under.
pub const MOST_TERMS: usize = 16;

/// A game whose positions can be valued.
pub trait Evaluate: Game {
    /// What features are gathered under when a value is explained.
    type Term: Token + Copy + PartialEq + fmt::Debug + Send + Sync + 'static;
    const TERMS: &'static [Self::Term];
    /// The term of points already booked.
    const BOOKED: Self::Term;
    /// Kinds of seats that are weighed apart: by number of players, and automated ones.
    const KINDS: &'static [&'static str];
    /// Iterations of the search at levels 1 to 5; none where a level does not search.
    const ITERATIONS: [u32; 5];
    /// Actions that an iteration of a level may try out on average
    /// ([`crate::search::Config::work`]).
    const WORK: u32 = u32::MAX;
    /// Up to so many decisions a player are taken wildly at the start of most games that weights
    /// are fitted to; 0 where that was found to harm.
    const WILD: u32;
    /// What the features of all seats share, read once from a position.
    type Reading;

    fn kind(public: &Self::Public, seat: Seat) -> usize;
    /// How far the game has come: 0 at its start, 1 at its end.
    fn progress(public: &Self::Public) -> f32;
    /// How many chapters of the game have begun.
    fn chapter(_public: &Self::Public) -> u8 {
        0
    }
    /// The chapter at whose beginning a walk of the search from here ends, because positions are
    /// judged better there. None where they may be judged at the end of any turn.
    fn horizon(_public: &Self::Public) -> Option<u8> {
        None
    }
    /// Whether a chapter is just beginning. Walks end at such positions, so they have weights of
    /// their own.
    fn opening(_public: &Self::Public) -> bool {
        false
    }
    /// Whether decisions here are those that games are won by: the strongest bot tries the best of
    /// their actions out. Only where there is a horizon.
    fn rehearsed(_public: &Self::Public) -> bool {
        false
    }
    fn over(public: &Self::Public) -> bool;
    fn booked(public: &Self::Public, seat: Seat) -> f32;
    fn read(state: &State<Self>) -> Self::Reading;
    /// Every feature of a seat, always all of them in the same order.
    fn features(
        state: &State<Self>,
        reading: &Self::Reading,
        seat: Seat,
        each: &mut impl Features<Self::Term>,
    );
    /// Whether an action is an aside that is possible nearly always, such as a free exchange: it is
    /// weighed where a person decides, not where play is only continued.
    fn aside(_action: Self::Action) -> bool {
        false
    }
    /// The weights that come with the program.
    fn weights() -> &'static Weights<Self>;
}

/// Receives features: the term they belong to, a name in one or two parts, how much of it there is.
pub trait Features<T> {
    fn feature(&mut self, term: T, name: &'static str, of: &'static str, amount: f32);

    #[inline(always)]
    fn count(&mut self, term: T, name: &'static str, of: &'static str, amount: impl Into<f32>) {
        self.feature(term, name, of, amount.into());
    }

    #[inline(always)]
    fn flag(&mut self, term: T, name: &'static str, of: &'static str, holds: bool) {
        self.feature(term, name, of, f32::from(u8::from(holds)));
    }
}

/// The features of one seat as a row of numbers.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub amounts: [f32; MOST_FEATURES],
    pub len: usize,
}

impl Row {
    #[inline]
    pub fn of<G: Evaluate>(state: &State<G>, reading: &G::Reading, seat: Seat) -> Self {
        let mut row = Self { amounts: [0.0; MOST_FEATURES], len: 0 };
        G::features(state, reading, seat, &mut row);
        row
    }
}

impl<T> Features<T> for Row {
    #[inline(always)]
    fn feature(&mut self, _term: T, _name: &'static str, _of: &'static str, amount: f32) {
        self.amounts[self.len] = amount;
        self.len += 1;
    }
}

/// The names of the features with the index of their term.
#[derive(Clone, Debug)]
pub struct Names<T: 'static> {
    pub terms: &'static [T],
    pub names: Vec<(String, usize)>,
}

impl<T: PartialEq> Features<T> for Names<T> {
    fn feature(&mut self, term: T, name: &'static str, of: &'static str, _amount: f32) {
        let term = self.terms.iter().position(|known| *known == term).expect("a listed term");
        let name = if of.is_empty() { name.to_owned() } else { format!("{name}-{of}") };
        self.names.push((name, term));
    }
}

/// What each seat will have at the end, and how sure that is.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub points: BySeat<f32>,
    /// How far a guess is off, by rule of thumb; small at the end.
    pub spread: f32,
    pub seats: usize,
}

impl Outlook {
    /// Points ahead of the best of the others; behind it below 0.
    #[inline]
    #[must_use]
    pub fn lead(&self, seat: Seat) -> f32 {
        self.points[seat] - self.best_other(seat)
    }

    /// Points ahead of what the others have on average: tells more than the lead where nobody is
    /// near the best.
    #[inline]
    #[must_use]
    pub fn margin(&self, seat: Seat) -> f32 {
        self.points[seat] - self.others(seat)
    }

    /// What the others have on average.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> f32 {
        let others: f32 = self.points.0[..self.seats].iter().sum::<f32>() - self.points[seat];
        others / (self.seats - 1) as f32
    }

    fn best_other(&self, seat: Seat) -> f32 {
        Seat::all(self.seats)
            .filter(|other| *other != seat)
            .map(|other| self.points[other])
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// Points ahead, half by the best of the others and half by their average.
    #[inline]
    #[must_use]
    pub fn ahead(&self, seat: Seat) -> f32 {
        0.5 * (self.lead(seat) + self.margin(seat))
    }

    /// Between −1 and 1: how good this is for a seat that was so many points ahead before, on the
    /// scale of what a guess may be off. Plain arithmetic, so that it is the same on every machine.
    #[inline]
    #[must_use]
    pub fn utility(&self, seat: Seat, before: f32, spread: f32) -> f32 {
        let gained = (self.ahead(seat) - before) / spread;
        gained / (1.0 + gained.abs())
    }
}

/// The outlook of a position.
#[inline]
pub fn outlook<G: Evaluate>(weights: &Weights<G>, state: &State<G>) -> Outlook {
    outlook_with(weights, state, None)
}

/// The outlook of a position in which the points of one seat are known already.
#[inline]
pub(crate) fn outlook_with<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    known: Option<(Seat, f32)>,
) -> Outlook {
    let public = &state.public;
    let seats = G::seats(public);
    let mut points = BySeat([0.0; SEATS]);
    if G::over(public) {
        for seat in Seat::all(seats) {
            points[seat] = G::booked(public, seat);
        }
        return Outlook { points, spread: 1.0, seats };
    }
    let reading = G::read(state);
    let progress = G::progress(public);
    for seat in Seat::all(seats) {
        points[seat] = match known {
            Some((own, value)) if own == seat => value,
            _ => expected(weights, state, &reading, progress, seat),
        };
    }
    let spread = weights.at(public, Seat::new(0)).spread(progress);
    Outlook { points, spread, seats }
}

/// What a seat will have at the end of a game that is not over.
#[inline]
fn expected<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    reading: &G::Reading,
    progress: f32,
    seat: Seat,
) -> f32 {
    let row = Row::of(state, reading, seat);
    let kind = weights.at(&state.public, seat);
    G::booked(&state.public, seat) + kind.value(&row, progress)
}

/// What a seat alone will have at the end of a game that is not over.
#[inline]
pub(crate) fn own_points<G: Evaluate>(weights: &Weights<G>, state: &State<G>, seat: Seat) -> f32 {
    expected(weights, state, &G::read(state), G::progress(&state.public), seat)
}

/// What the others were booked on the way from one position to another, on average.
#[inline]
pub(crate) fn booked_by_others<G: Evaluate>(from: &G::Public, to: &G::Public, seat: Seat) -> f32 {
    let seats = G::seats(to);
    let booked: f32 = Seat::all(seats)
        .filter(|other| *other != seat)
        .map(|other| G::booked(to, other) - G::booked(from, other))
        .sum();
    booked / (seats - 1) as f32
}

/// The points a seat will have, by term.
pub fn by_term<G: Evaluate>(
    weights: &Weights<G>,
    state: &State<G>,
    seat: Seat,
) -> [f32; MOST_TERMS] {
    let mut terms = [0.0; MOST_TERMS];
    let booked = G::TERMS.iter().position(|term| *term == G::BOOKED).expect("a listed term");
    terms[booked] = G::booked(&state.public, seat);
    if !G::over(&state.public) {
        let row = Row::of(state, &G::read(state), seat);
        let kind = weights.at(&state.public, seat);
        kind.add_terms(&row, G::progress(&state.public), &mut terms);
    }
    terms
}
