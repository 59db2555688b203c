//! Fitted figures, read from a data file.

use super::{Evaluate, MOST_FEATURES, MOST_TERMS, Names, Row};
use kernel::{Game, Seat, Setup, State};
use std::fmt;
use std::fmt::Write as _;

/// A game is cut into stretches of equal progress; a weight is given for the start and the end of
/// each and changes evenly in between. At a cut it may jump: what is worth much before a scoring may
/// be worth little after it.
const STRETCHES: usize = 5;

/// Start and end of every stretch.
pub const KNOTS: usize = 2 * STRETCHES;

/// The weights of a game.
#[derive(Clone, Debug)]
pub struct Weights<G: Game> {
    /// Every kind of seat, then every kind once more for positions where a chapter begins.
    kinds: Vec<Kind>,
    game: std::marker::PhantomData<G>,
}

/// The weights of one kind of seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    features: usize,
    /// By knot, then by feature.
    figures: Box<[[f32; MOST_FEATURES]; KNOTS]>,
    terms: Box<[u8; MOST_FEATURES]>,
    spread: [f32; KNOTS],
}

/// Why weights cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError(String);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WeightsError {}

/// The knot before this moment, and how far the moment lies beyond it.
#[inline]
#[must_use]
pub(crate) fn between(progress: f32) -> (usize, f32) {
    let place = progress.clamp(0.0, 1.0) * STRETCHES as f32;
    let stretch = (place as usize).min(STRETCHES - 1);
    (2 * stretch, place - stretch as f32)
}

/// The names of a game's features, in their order.
#[must_use]
pub(super) fn names<G: Evaluate>() -> Vec<(String, usize)> {
    let setup = Setup::<G>::new(G::PLAYERS.0).expect("a player count of the game");
    let state = State::new(&setup);
    let mut names = Names { terms: G::TERMS, names: Vec::new() };
    G::features(&state, &G::read(&state), Seat::new(0), &mut names);
    assert!(names.names.len() <= MOST_FEATURES && G::TERMS.len() <= MOST_TERMS);
    names.names
}

impl Kind {
    /// No feature counts.
    #[must_use]
    pub fn empty<G: Evaluate>() -> Self {
        let names = names::<G>();
        let mut terms = Box::new([0; MOST_FEATURES]);
        for (slot, (_, term)) in terms.iter_mut().zip(&names) {
            *slot = *term as u8;
        }
        Self {
            features: names.len(),
            figures: Box::new([[0.0; MOST_FEATURES]; KNOTS]),
            terms,
            spread: [15.0; KNOTS],
        }
    }

    pub fn set(&mut self, feature: usize, figures: [f32; KNOTS]) {
        for (knot, figure) in self.figures.iter_mut().zip(figures) {
            knot[feature] = figure;
        }
    }

    #[must_use]
    pub fn get(&self, feature: usize) -> [f32; KNOTS] {
        std::array::from_fn(|knot| self.figures[knot][feature])
    }

    pub(crate) const fn features(&self) -> usize {
        self.features
    }

    pub(crate) fn spreads(&self) -> [f32; KNOTS] {
        self.spread
    }

    pub fn set_spread(&mut self, spread: [f32; KNOTS]) {
        self.spread = spread;
    }

    #[inline]
    pub(super) fn spread(&self, progress: f32) -> f32 {
        let (knot, beyond) = between(progress);
        self.spread[knot] + (self.spread[knot + 1] - self.spread[knot]) * beyond
    }

    /// The points a row of features stands for.
    #[inline]
    #[must_use]
    pub fn value(&self, row: &Row, progress: f32) -> f32 {
        debug_assert_eq!(row.len, self.features);
        let (knot, beyond) = between(progress);
        let (before, after) = (&self.figures[knot], &self.figures[knot + 1]);
        // Sixteen sums side by side: the order of additions is fixed, and vectors can do it.
        let mut sums = [[0.0f32; 16]; 2];
        let used = self.features.next_multiple_of(16).min(MOST_FEATURES);
        for ((amounts, before), after) in row.amounts[..used]
            .chunks_exact(16)
            .zip(before.chunks_exact(16))
            .zip(after.chunks_exact(16))
        {
            for lane in 0..16 {
                sums[0][lane] += amounts[lane] * before[lane];
                sums[1][lane] += amounts[lane] * after[lane];
            }
        }
        let [before, after] = sums.map(|lanes| lanes.iter().sum::<f32>());
        before + (after - before) * beyond
    }

    pub(super) fn add_terms(&self, row: &Row, progress: f32, terms: &mut [f32; MOST_TERMS]) {
        let (knot, beyond) = between(progress);
        for feature in 0..self.features {
            let figures = self.get(feature);
            let figure = figures[knot] + (figures[knot + 1] - figures[knot]) * beyond;
            terms[usize::from(self.terms[feature])] += row.amounts[feature] * figure;
        }
    }
}

impl<G: Evaluate> Weights<G> {
    /// No feature counts: booked points alone.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            kinds: (0..2 * G::KINDS.len()).map(|_| Kind::empty::<G>()).collect(),
            game: std::marker::PhantomData,
        }
    }

    #[inline]
    #[must_use]
    pub fn kind(&self, kind: usize) -> &Kind {
        &self.kinds[kind]
    }

    /// The place of the weights of a kind of seat where a chapter begins.
    #[must_use]
    pub const fn opening(kind: usize) -> usize {
        G::KINDS.len() + kind
    }

    /// What a seat is weighed by in a position.
    #[inline]
    #[must_use]
    pub fn at(&self, public: &G::Public, seat: Seat) -> &Kind {
        let kind = G::kind(public, seat);
        &self.kinds[if G::opening(public) { Self::opening(kind) } else { kind }]
    }

    pub fn set_kind(&mut self, kind: usize, weights: Kind) {
        self.kinds[kind] = weights;
    }

    /// Reads a data file: a table for each kind of seat, in it the figures of each feature. Where
    /// there is no table for the beginning of chapters the usual one holds there too.
    ///
    /// # Errors
    /// What is missing, too many or no number.
    pub fn parse(text: &str) -> Result<Self, WeightsError> {
        let file: toml::Table = toml::from_str(text)
            .map_err(|error| WeightsError(error.to_string().trim().to_owned()))?;
        let names = names::<G>();
        let mut weights = Self::empty();
        for (slot, (kind, usual)) in weights.kinds.iter_mut().zip(tables::<G>()) {
            let Some(table) = file.get(&kind).or_else(|| file.get(usual)) else {
                return Err(WeightsError(format!("no table '{kind}'")));
            };
            let figures = |name: &str| figures(table, &kind, name);
            slot.spread = figures("spread")?;
            for (feature, (name, _)) in names.iter().enumerate() {
                slot.set(feature, figures(name)?);
            }
            let known =
                |name: &String| name == "spread" || names.iter().any(|(own, _)| own == name);
            if let Some(unknown) =
                table.as_table().and_then(|table| table.keys().find(|name| !known(name)))
            {
                return Err(WeightsError(format!("'{kind}': no feature '{unknown}'")));
            }
        }
        Ok(weights)
    }

    /// The data file of these weights.
    #[must_use]
    pub fn write(&self, heading: &str) -> String {
        let mut text = String::new();
        for line in heading.lines() {
            let _ = writeln!(text, "# {line}");
        }
        let names = names::<G>();
        for (at, (name, _)) in tables::<G>().enumerate() {
            let kind = &self.kinds[at];
            if at >= G::KINDS.len() && *kind == self.kinds[at - G::KINDS.len()] {
                continue;
            }
            let _ = writeln!(text, "\n[{name}]");
            write_row(&mut text, "spread", kind.spread);
            for (feature, (name, _)) in names.iter().enumerate() {
                write_row(&mut text, name, kind.get(feature));
            }
        }
        text
    }
}

/// The tables of a data file, each with the one that stands in for it.
fn tables<G: Evaluate>() -> impl Iterator<Item = (String, &'static str)> {
    let usual = G::KINDS.iter().map(|kind| ((*kind).to_owned(), *kind));
    usual.chain(G::KINDS.iter().map(|kind| (format!("{kind}-opening"), *kind)))
}

fn write_row(text: &mut String, name: &str, figures: [f32; KNOTS]) {
    let figures: Vec<String> = figures.iter().map(|figure| format!("{figure:.2}")).collect();
    let _ = writeln!(text, "{name} = [{}]", figures.join(", "));
}

fn figures(table: &toml::Value, kind: &str, name: &str) -> Result<[f32; KNOTS], WeightsError> {
    let wrong = || WeightsError(format!("'{kind}.{name}' must be {KNOTS} numbers"));
    let row = table.get(name).and_then(toml::Value::as_array).ok_or_else(wrong)?;
    let figures: Vec<f32> = row
        .iter()
        .filter_map(|figure| figure.as_float().or_else(|| figure.as_integer().map(|n| n as f64)))
        .map(|figure| figure as f32)
        .collect();
    figures.try_into().map_err(|_| wrong())
}
