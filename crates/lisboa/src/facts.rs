//! Every fact of the table under a readable name.
//!
//! A [`Family`] is the one definition of all facts of a kind: the pattern of their names, what they
//! hold, how they are read, and when and how a scenario sets them. Records keep fingerprints made
//! of these names and values in this order: whoever renames, reorders or adds a family makes a new
//! revision of the rules.

mod axes;
mod families;
mod holds;
mod tasks;
#[cfg(test)]
mod tests;

pub use axes::{AXES, Axis};
pub use families::families;
pub use holds::Holds;
pub(crate) use holds::NONE;

use crate::Lisboa;
use crate::state::{Person, Private, Public};
use kernel::game::Fact;
use kernel::{Seat, State, View};
use std::sync::LazyLock;

/// Which of a family's facts: an index for each placeholder of its pattern.
pub type Which = [usize; 3];

/// All facts of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// `<seat>.wigs.<account>`
    pub pattern: &'static str,
    pub holds: Holds,
    /// Nothing where the viewer does not see it, or there is no such thing.
    get: fn(&Seen<'_>, Which) -> Option<i32>,
    /// How a scenario sets it; nothing where it follows from the rest.
    set: Option<Set>,
}

/// How a scenario sets a fact, and at which moments of the game there is such a thing.
#[derive(Clone, Copy, Debug)]
struct Set {
    from: Stage,
    to: Stage,
    /// Says whether there was room.
    put: fn(&mut State<Lisboa>, Which, i32) -> bool,
}

/// The moments of the game by what lies on the table then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Nothing is dealt.
    Dealing,
    /// The rubble lies, clergy tiles are chosen.
    Keeping,
    /// All is dealt, hands are picked.
    Drafting,
    /// A turn begins.
    Turn,
    /// A card lies in the portfolio, goods are sold or traded.
    Market,
    /// Within a visit, or before the card is taken.
    Acting,
    /// After the card is taken.
    Ending,
    /// The turn is over, and church or period follow.
    Closing,
    End,
}

/// What a viewer sees.
#[derive(Debug)]
struct Seen<'a> {
    public: &'a Public,
    own: Option<(Seat, &'a Private)>,
}

impl<'a> Seen<'a> {
    fn person(&self, seat: usize) -> &Person {
        &self.public.people.0[seat]
    }

    /// What this seat hides, if the viewer sits there.
    fn own(&self, seat: usize) -> Option<&'a Private> {
        self.own.filter(|(own, _)| own.index() == seat).map(|(_, private)| private)
    }
}

impl Family {
    /// Whether a scenario can set it at all.
    #[must_use]
    pub const fn settable(&self) -> bool {
        self.set.is_some()
    }

    /// Whether a scenario can set it at this moment.
    #[must_use]
    pub fn settable_at(&self, stage: Stage) -> bool {
        self.set.is_some_and(|set| (set.from..=set.to).contains(&stage))
    }

    /// Sets a fact to a value it [holds](Holds::read). Says whether there was room.
    pub(crate) fn put(&self, state: &mut State<Lisboa>, which: Which, value: i32) -> bool {
        self.set.is_some_and(|set| (set.put)(state, which, value))
    }
}

/// A fact by its whole name.
#[derive(Clone, Debug)]
pub struct Named {
    pub name: String,
    pub family: &'static Family,
    pub which: Which,
}

/// Every fact of a table with so many seats, in the order of [`families`]. The tasks, which come
/// and go, are not among them.
#[must_use]
pub fn named(seats: usize) -> &'static [Named] {
    static NAMED: LazyLock<[Vec<Named>; 3]> =
        LazyLock::new(|| [2, 3, 4].map(|seats| families().flat_map(|f| f.named(seats)).collect()));
    &NAMED[seats - 2]
}

impl Family {
    fn named(&'static self, seats: usize) -> impl Iterator<Item = Named> {
        let axes = axes::of(self.pattern);
        let counts: Which =
            std::array::from_fn(|axis| axes.get(axis).map_or(1, |axis| (axis.count)(seats)));
        let [first, second, third] = counts;
        (0..first * second * third).map(move |index| {
            let which = [index / (second * third), index / third % second, index % third];
            let name = axes::fill(self.pattern, which);
            Named { name, family: self, which }
        })
    }
}

pub(crate) fn facts(view: View<'_, Lisboa>, each: &mut dyn FnMut(&str, Fact)) {
    let seen = Seen { public: view.public, own: view.own };
    for fact in named(view.public.seats()) {
        if let Some(value) = (fact.family.get)(&seen, fact.which) {
            each(&fact.name, fact.family.holds.fact(value));
        }
    }
    tasks::facts(view.public, each);
}
