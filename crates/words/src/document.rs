//! The table as a document: regions, groups and items, each with its words and with the facts it
//! rests on.
//!
//! Pages are read line by line; a document is looked things up in. Both are made from a
//! [`View`](kernel::View), so they can tell no more than the viewer may know.

use kernel::{Name, Seat, Token, Value};

/// Everything on the table, in the order in which a player reads it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    pub regions: Vec<Region>,
}

impl Document {
    /// Every item, cells after their row.
    pub fn items(&self) -> impl Iterator<Item = &Item> {
        let groups = self.regions.iter().flat_map(|region| &region.groups);
        let items = groups.flat_map(|group| &group.items);
        items.flat_map(|item| [item].into_iter().chain(&item.cells))
    }
}

/// A part of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    pub id: String,
    pub part: Part,
    pub title: String,
    pub intro: Option<String>,
    pub seat: Option<Seat>,
    pub groups: Vec<Group>,
}

impl Region {
    pub(crate) fn new(id: &str, part: Part, title: String, groups: Vec<Group>) -> Self {
        Self { id: id.to_owned(), part, title, intro: None, seat: None, groups }
    }

    pub(crate) fn of(seat: Seat, title: String, groups: Vec<Group>) -> Self {
        let id = format!("seat-{}", seat.letter());
        Self { id, part: Part::Player, title, intro: None, seat: Some(seat), groups }
    }

    pub(crate) fn intro(mut self, intro: String) -> Self {
        self.intro = Some(intro);
        self
    }
}

/// What a region is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Common,
    Player,
    Unseen,
}

/// Items that belong together: a list, or a table if there are columns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    pub id: String,
    pub title: Option<String>,
    pub intro: Option<String>,
    /// By id and title.
    pub columns: Vec<(String, String)>,
    pub items: Vec<Item>,
}

impl Group {
    pub(crate) fn new(id: impl Into<String>, items: Vec<Item>) -> Self {
        Self { id: id.into(), title: None, intro: None, columns: Vec::new(), items }
    }

    pub(crate) fn title(mut self, title: String) -> Self {
        self.title = Some(title);
        self
    }

    pub(crate) fn intro(mut self, intro: String) -> Self {
        self.intro = Some(intro);
        self
    }

    pub(crate) fn columns(mut self, columns: Vec<(String, String)>) -> Self {
        self.columns = columns;
        self
    }
}

/// A place, a piece or an amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    pub id: String,
    /// What the notation calls it, and what lies there.
    pub things: Vec<Name>,
    pub name: String,
    pub state: Option<String>,
    pub about: Option<String>,
    pub provenance: Option<Provenance>,
    pub owner: Option<Seat>,
    pub amounts: Vec<Amount>,
    /// Names of facts; a part of a name may be `*`.
    pub facts: Vec<String>,
    /// Of a row of a table.
    pub cells: Vec<Self>,
}

/// So many of something, for an icon.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Amount {
    pub what: &'static str,
    pub count: i32,
    pub seat: Option<Seat>,
}

/// Where figures come from that were neither in the rules nor published.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    Deduced,
    Reconstructed,
}

impl Item {
    pub(crate) fn new(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            things: Vec::new(),
            name: name.into(),
            state: None,
            about: None,
            provenance: None,
            owner: None,
            amounts: Vec::new(),
            facts: Vec::new(),
            cells: Vec::new(),
        }
    }

    pub(crate) fn thing(mut self, thing: &impl Token) -> Self {
        if let Value::Name(name) = thing.value() {
            self.things.push(name);
        }
        self
    }

    pub(crate) fn state(mut self, state: impl Into<String>) -> Self {
        self.state = Some(state.into());
        self
    }

    pub(crate) fn about(mut self, about: impl Into<String>) -> Self {
        self.about = Some(about.into());
        self
    }

    pub(crate) fn provenance(mut self, provenance: Option<Provenance>) -> Self {
        self.provenance = provenance;
        self
    }

    pub(crate) fn owner(mut self, seat: impl Into<Option<Seat>>) -> Self {
        self.owner = seat.into();
        self
    }

    /// Nothing is left out that is not there.
    pub(crate) fn amount(mut self, what: &'static str, count: impl Into<i32>) -> Self {
        self.amounts.push(Amount { what, count: count.into(), seat: None });
        self
    }

    /// So many of something as are there, if any.
    pub(crate) fn some(self, what: &'static str, count: impl Into<i32>) -> Self {
        let count = count.into();
        if count == 0 { self } else { self.amount(what, count) }
    }

    /// Pieces of a seat, if there are any.
    pub(crate) fn pieces(mut self, what: &'static str, seat: Seat, count: impl Into<i32>) -> Self {
        let count = count.into();
        if count != 0 {
            self.amounts.push(Amount { what, count, seat: Some(seat) });
        }
        self
    }

    pub(crate) fn fact(mut self, name: impl Into<String>) -> Self {
        self.facts.push(name.into());
        self
    }

    pub(crate) fn cells(mut self, cells: Vec<Self>) -> Self {
        self.cells = cells;
        self
    }
}
