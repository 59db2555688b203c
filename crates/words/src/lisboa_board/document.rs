//! Lisboa's table as a document.

mod court;
mod downtown;
mod hand;
mod people;
mod standing;
mod unseen;

use super::{Page, known_provenance};
use crate::catalogue::{Args, capital};
use crate::document::{Document, Group, Item, Part, Region};
use ::lisboa::names::{Cube, Good};
use kernel::{Seat, Token, Value};

/// Rubble, for icons.
const CUBES: [&str; Cube::COUNT] = ["cube-brown", "cube-red", "cube-blue"];

impl Page<'_> {
    pub(super) fn document(&self) -> Document {
        let mut regions = vec![
            self.where_it_stands(),
            self.court_region(),
            self.architects_region(),
            self.church_region(),
            self.cards_region(),
            self.decrees_region(),
            self.yard_region(),
            self.downtown_region(),
            self.sites_region(),
        ];
        let own = self.viewer();
        let others = self.seats().filter(|seat| Some(*seat) != own);
        regions.extend(own.into_iter().chain(others).map(|seat| self.person_region(seat)));
        regions.push(self.unseen_region());
        Document { regions }
    }

    fn common(&self, id: &str, title: &str, groups: Vec<Group>) -> Region {
        Region::new(id, Part::Common, self.text(title), groups)
    }

    fn heads(&self, columns: &[(&str, &str)]) -> Vec<(String, String)> {
        columns.iter().map(|(id, title)| ((*id).to_owned(), self.text(title))).collect()
    }

    /// An item for a named thing, with its name, its explanation if it has one, and where its
    /// figures come from.
    fn item(&self, id: impl Into<String>, thing: &impl Token) -> Item {
        let item = Item::new(id, capital(&self.voice.named(thing))).thing(thing);
        match thing.value() {
            Value::Name(name) => {
                let item = item.provenance(known_provenance(&self.public.printed, name));
                match self.voice.explained(name) {
                    Some(about) => item.about(about),
                    None => item,
                }
            }
            Value::Number(_) | Value::Seat(_) | Value::List(_) => item,
        }
    }

    /// An item whose name is a message.
    fn titled(&self, id: impl Into<String>, name: &str) -> Item {
        Item::new(id, self.text(name))
    }

    /// The title of a column, and whose row it is: a cell is also looked at alone.
    fn titled_of(&self, title: &str, whose: &impl Token) -> String {
        let args =
            Args::new().with("what", self.text(title)).with("whose", self.voice.named(whose));
        self.say("lisboa-document-of", &args)
    }

    /// Adds everybody's pieces to an item.
    fn everybodys(&self, item: Item, what: &'static str, count: impl Fn(Seat) -> u8) -> Item {
        self.seats().fold(item, |item, seat| item.pieces(what, seat, count(seat)))
    }

    fn cubes_on(item: Item, counts: &[u8; Cube::COUNT]) -> Item {
        CUBES.iter().zip(counts).fold(item, |item, (what, count)| item.some(what, *count))
    }

    fn goods_on(item: Item, counts: &[u8; Good::COUNT]) -> Item {
        let each = Good::ALL.iter().zip(counts);
        each.fold(item, |item, (good, count)| item.some(good.word(), *count))
    }

    /// Rubble in words, or that there is none.
    fn rubble_words(&self, counts: &[u8; Cube::COUNT]) -> String {
        self.row_or(self.cubes(counts), "lisboa-document-no-rubble")
    }
}
