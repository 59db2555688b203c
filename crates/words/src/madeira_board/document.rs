//! Madeira's table as a document.

mod buildings;
mod cities;
mod people;
mod plantations;
mod sea;
mod unseen;

use super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Document, Group, Item, Part, Region};
use crate::madeira_board::known_provenance;
use ::madeira::names::{Colony, Thing};
use kernel::{Seat, Token, Value};

impl Page<'_> {
    pub(super) fn document(&self) -> Document {
        let mut regions = vec![
            self.where_it_stands(),
            self.buildings_region(),
            self.guild_region(),
            self.column_region(),
            self.plantations_region(),
            self.cities_region(),
            self.colonies_region(),
            self.markets_region(),
        ];
        let own = self.view.own.map(|(seat, _)| seat);
        let others = self.seats().filter(|seat| Some(*seat) != own);
        regions.extend(own.into_iter().chain(others).map(|seat| self.person_region(seat)));
        regions.push(self.unseen_region());
        Document { regions }
    }

    fn common(&self, id: &str, title: &str, groups: Vec<Group>) -> Region {
        Region::new(id, Part::Common, self.text(title), groups)
    }

    fn where_it_stands(&self) -> Region {
        let place = self.place();
        let order = self.row(self.public.in_order().map(|seat| self.voice.person(seat)));
        let items = vec![
            Item::new("round", self.text("madeira-document-round"))
                .state(place)
                .amount("round", self.public.round)
                .fact("round")
                .fact("phase"),
            Item::new("order", self.text("madeira-document-order")).state(order).fact("order.*"),
            self.turn(),
        ];
        let groups = vec![Group::new("where", items), self.players(), self.windmill_group()];
        self.common("where", "madeira-document-where", groups)
    }

    /// What the turn at hand remembers.
    fn turn(&self) -> Item {
        let notes = &self.public.notes;
        let mut told = Vec::new();
        if notes.favour_used {
            told.push(self.text("madeira-document-turn-favour"));
        }
        if notes.engineer > 0 {
            let args = Args::new().with("count", notes.engineer);
            told.push(self.say("madeira-document-turn-engineer", &args));
        }
        if notes.lord {
            told.push(self.text("madeira-document-turn-lord"));
        }
        if notes.diplomat {
            told.push(self.text("madeira-document-turn-diplomat"));
        }
        if notes.bought > 0 {
            let wood = self.voice.count("wood", notes.bought.into());
            told.push(
                self.say("madeira-document-turn-bought", &Args::new().with("wood-counted", wood)),
            );
        }
        if notes.due > 0 {
            let reis = self.voice.count("reis", notes.due.into());
            told.push(
                self.say("madeira-document-turn-due", &Args::new().with("reis-counted", reis)),
            );
        }
        for &colony in Colony::ALL {
            let landed = notes.landed[colony.index()];
            if landed > 0 {
                let args = Args::new()
                    .with("ships", self.voice.count("ships", landed.into()))
                    .with("colony-in", self.voice.form(&colony, "in"));
                told.push(self.say("madeira-document-turn-landed", &args));
            }
        }
        Item::new("turn", self.text("madeira-document-turn"))
            .state(self.row_or(told, "madeira-document-turn-nothing"))
            .fact("turn.*")
            .fact("turn.landed.*")
    }

    /// What everybody has at hand, side by side.
    fn players(&self) -> Group {
        let title = |id: &str| self.text(id);
        let mut columns = vec![("points".to_owned(), title("madeira-document-points"))];
        columns.extend(
            Thing::ALL.iter().map(|thing| (thing.word().to_owned(), self.heading_name(thing))),
        );
        columns.extend([
            ("workers".to_owned(), title("madeira-document-workers")),
            ("ships".to_owned(), title("madeira-document-ships")),
            ("windmill".to_owned(), title("madeira-document-windmill")),
            ("pirates".to_owned(), title("madeira-document-pirates")),
        ]);
        let row = |seat: Seat| {
            let person = &self.public.people[seat];
            let letter = seat.letter();
            let mut cells = vec![self.figure(seat, "points", person.prestige().into())];
            cells[0].facts = vec![format!("{letter}.points.total")];
            cells.extend(Thing::ALL.iter().map(|thing| {
                let cell = self.figure(seat, thing.word(), person.has(*thing).into());
                cell.fact(format!("{letter}.{}", thing.word()))
            }));
            cells.extend([
                self.figure(seat, "workers", person.reserve.into())
                    .fact(format!("{letter}.workers.reserve")),
                self.figure(seat, "ships", person.ships.into())
                    .fact(format!("{letter}.ship.reserve")),
                self.figure(seat, "windmill", person.mill.into())
                    .fact(format!("{letter}.windmill")),
                self.pirates_cell(seat),
            ]);
            for (cell, (_, title)) in cells.iter_mut().zip(&columns) {
                cell.name.clone_from(title);
            }
            Item::new(format!("players-{letter}"), self.voice.person(seat)).owner(seat).cells(cells)
        };
        let items = self.seats().map(row).collect();
        Group::new("players", items)
            .title(self.text("madeira-board-heading-players"))
            .columns(columns)
    }

    /// The levels of everybody, and what they are good for.
    fn windmill_group(&self) -> Group {
        let title = self.text("madeira-document-windmill");
        let levels = self.seats().map(|seat| {
            let args = Args::new()
                .with("name", self.voice.person(seat))
                .with("level", self.public.people[seat].mill);
            self.say("madeira-document-windmill-level", &args)
        });
        let item = Item::new("windmill", title.clone())
            .state(self.row(levels))
            .about(self.voice.say("document-windmill-about", Args::new()))
            .fact("*.windmill");
        Group::new("windmill", vec![item]).title(title)
    }

    /// A number in the table of players; its name is that of the column.
    fn figure(&self, seat: Seat, what: &'static str, count: i32) -> Item {
        Item::new(format!("players-{}-{what}", seat.letter()), "")
            .state(count.to_string())
            .owner(seat)
            .amount(what, count)
    }

    fn pirates_cell(&self, seat: Seat) -> Item {
        let letter = seat.letter();
        match self.pirates(seat) {
            Some(pirates) => {
                self.figure(seat, "pirates", pirates).fact(format!("{letter}.pirates"))
            }
            None => Item::new(format!("players-{letter}-pirates"), "")
                .state(self.text("madeira-document-hidden"))
                .owner(seat),
        }
    }

    /// An item for a named thing, with its name, its explanation if it has one, and where its
    /// figures come from.
    fn item(&self, id: String, thing: &impl Token) -> Item {
        let item = Item::new(id, capital(&self.voice.named(thing))).thing(thing);
        match thing.value() {
            Value::Name(name) => {
                let provenance = known_provenance(&self.public.printed, name);
                let item = item.provenance(provenance);
                match self.voice.explained(name) {
                    Some(about) => item.about(about),
                    None => item,
                }
            }
            Value::Number(_) | Value::Seat(_) | Value::List(_) => item,
        }
    }

    /// `a-b`, the second part in notation.
    fn id(prefix: &str, token: &impl Token) -> String {
        let mut id = format!("{prefix}-");
        // Writing to a string cannot fail.
        let _ = token.write(&mut id);
        id
    }

    /// A thing's word in notation.
    fn word(token: &impl Token) -> String {
        let mut word = String::new();
        // Writing to a string cannot fail.
        let _ = token.write(&mut word);
        word
    }

    /// Adds everybody's pieces to an item.
    fn everybodys(&self, item: Item, what: &'static str, count: impl Fn(Seat) -> u8) -> Item {
        self.seats().fold(item, |item, seat| item.pieces(what, seat, count(seat)))
    }
}
