//! The figures and facts that words mention.
//!
//! What a component says stands in the component's data; the catalogue only knows where in the
//! sentence the figure goes. So a corrected component is explained correctly, too.

use kernel::{Name, Value};

/// Takes a figure: its name, the amount and the unit it is counted in ("" for a bare number).
pub type Tell<'a> = dyn FnMut(&str, i32, &str) + 'a;

/// Takes something a message can mention, under the name of its variable.
pub type Mention<'a> = dyn FnMut(&str, Mentioned) + 'a;

/// What a component says beside figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mentioned {
    /// Becomes the variables that a field of a line becomes.
    Value(Value),
    /// Phrases, listed with "and": one variable, and one for each attribute of their messages.
    Phrases(Vec<Phrase>),
}

/// A part of a sentence with a message of its own, `<game>-<sort>-<kind>`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    pub sort: &'static str,
    pub kind: &'static str,
    pub fields: Vec<(&'static str, Value)>,
}

/// A set of components as a source of figures.
pub trait Figures: Send + Sync {
    /// Names the set: equal sets have the same figures.
    fn set(&self) -> &str;
    /// Figures that any message of the game may use, as `$figure-<name>`.
    fn all(&self, tell: &mut Tell<'_>);
    /// Figures of one named thing, for its own message: what a landing costs.
    fn of(&self, name: Name, tell: &mut Tell<'_>);
    /// What else the message of a named thing may mention: what a card does.
    fn facts(&self, _name: Name, _mention: &mut Mention<'_>) {}
}
