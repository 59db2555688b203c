//! The figures that words mention.
//!
//! What a component says stands in the component's data; the catalogue only knows where in the
//! sentence the figure goes. So a corrected component is explained correctly, too.

use kernel::Name;

/// Takes a figure: its name, the amount and the unit it is counted in ("" for a bare number).
pub type Tell<'a> = dyn FnMut(&str, i32, &str) + 'a;

/// A set of components as a source of figures.
pub trait Figures: Send + Sync {
    /// Figures that any message of the game may use, as `$figure-<name>`.
    fn all(&self, tell: &mut Tell<'_>);
    /// Figures of one named thing, for its own message: what a landing costs.
    fn of(&self, name: Name, tell: &mut Tell<'_>);
}
