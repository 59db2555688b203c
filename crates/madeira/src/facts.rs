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
pub use families::FAMILIES;
pub use holds::Holds;

use crate::Madeira;
use crate::state::{Person, Public};
use kernel::game::Fact;
use kernel::{BySeat, State, View};
use std::sync::LazyLock;

/// Which of a family's facts: an index for each placeholder of its pattern.
pub type Which = [usize; 2];

/// All facts of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Family {
    /// `<seat>.points.<account>`
    pub pattern: &'static str,
    pub holds: Holds,
    /// Nothing where the viewer does not see it.
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
    put: fn(&mut State<Madeira>, Which, i32) -> bool,
}

/// The moments of the game by what lies on the table then.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// Nothing is dealt.
    Dealing,
    /// Workers are placed in set-up.
    Placing,
    /// Before characters and dice of a round.
    Preparing,
    ChoosingRows,
    Characters,
    /// At a building, the dice rolled.
    Visiting,
    /// Before a building's dice are rolled.
    Resolving,
    /// From the closing window of phase C on the buildings are clear.
    Upkeep,
    Scoring,
    End,
}

/// What a viewer sees.
#[derive(Debug)]
struct Seen<'a> {
    public: &'a Public,
    pirates: BySeat<Option<u8>>,
}

impl<'a> Seen<'a> {
    fn of(view: View<'a, Madeira>) -> Self {
        let mut pirates = BySeat([None; 4]);
        if let Some((seat, own)) = view.own {
            pirates[seat] = Some(own.pirates);
        }
        if let Some(revealed) = view.public.revealed {
            pirates = BySeat(revealed.0.map(Some));
        }
        Self { public: view.public, pirates }
    }

    fn person(&self, seat: usize) -> &Person {
        &self.public.people.0[seat]
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
    pub(crate) fn put(&self, state: &mut State<Madeira>, which: Which, value: i32) -> bool {
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

/// Every fact of a table of so many people, in the order of [`FAMILIES`]. The tasks, which come
/// and go, are not among them.
#[must_use]
pub fn named(players: usize) -> &'static [Named] {
    static NAMED: LazyLock<[Vec<Named>; 3]> = LazyLock::new(|| {
        [2, 3, 4].map(|players| FAMILIES.iter().flat_map(|f| f.named(players)).collect())
    });
    &NAMED[players - 2]
}

impl Family {
    fn named(&'static self, players: usize) -> impl Iterator<Item = Named> {
        let axes = axes::of(self.pattern);
        let count = |axis: usize| axes.get(axis).map_or(1, |axis| (axis.count)(players));
        let (first, second) = (count(0), count(1));
        (0..first * second).map(move |index| {
            let which = [index / second, index % second];
            let name = axes::fill(self.pattern, which);
            Named { name, family: self, which }
        })
    }
}

pub(crate) fn facts(view: View<'_, Madeira>, each: &mut dyn FnMut(&str, Fact)) {
    let seen = Seen::of(view);
    for fact in named(view.public.seats()) {
        if let Some(value) = (fact.family.get)(&seen, fact.which) {
            each(&fact.name, fact.family.holds.fact(value));
        }
    }
    tasks::facts(view.public, each);
}
