//! Cities: districts with their favours, and spaces with workers and citizens.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::madeira::names::{City, DISTRICTS, District, SPACES, Space};
use ::madeira::state::{district_mask, space_bit};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn cities_region(&self) -> Region {
        let groups = City::ALL.iter().map(|city| self.city_group(*city)).collect();
        self.common("cities", "madeira-board-heading-cities", groups)
    }

    fn city_group(&self, city: City) -> Group {
        let printed = &self.public.printed.cities[city.index()];
        let columns = [
            ("favour", "madeira-document-favour"),
            ("wood", "madeira-document-wood"),
            ("left", "madeira-document-left"),
            ("right", "madeira-document-right"),
        ]
        .map(|(id, title)| (id.to_owned(), self.text(title)));
        let first = city.index() * DISTRICTS;
        let rows = (first..first + DISTRICTS).map(|at| self.district_row(District(at as u8)));
        let intro = Args::new()
            .with("income", self.voice.named(&printed.income))
            .with("most", self.voice.count("points", printed.most.into()))
            .with("otherwise", self.voice.count("points", printed.otherwise.into()));
        Group::new(Self::id("city", &city), rows.collect())
            .title(capital(&self.voice.named(&city)))
            .intro(self.say("madeira-document-city-about", &intro))
            .columns(columns.to_vec())
    }

    fn district_row(&self, district: District) -> Item {
        let word = Self::word(&district);
        let built = self.public.built & district_mask(district) != 0;
        let printed = &self.public.printed.cities[district.city().index()];
        let wood = printed.wood[district.column()];
        let cell = |what: &str| format!("district-{word}-{what}");
        let favour = match self.public.favours[district.index()] {
            Some(favour) => {
                // Requests for influence count by guild.
                let guild = self.public.printed.guild_of[favour.index()];
                let named = [self.voice.named(&favour), self.voice.named(&guild)];
                let mut item = self.item(cell("favour"), &favour);
                item.name = self.text("madeira-document-favour");
                item.state(capital(&self.row(named))).amount("favour", 1)
            }
            None => Item::new(cell("favour"), self.text("madeira-document-favour"))
                .state(self.text("madeira-board-nothing")),
        };
        let cost = Item::new(cell("wood"), self.text("madeira-document-wood"));
        let cost = if built || wood == 0 {
            cost.state(self.text("madeira-board-nothing"))
        } else {
            cost.state(self.voice.count("wood", wood.into())).amount("wood", wood)
        };
        let mut cells = vec![favour.fact(format!("favour.{word}")), cost];
        let first = district.index() * SPACES;
        cells.extend((first..first + SPACES).map(|at| self.space_cell(Space(at as u8), built)));
        let state = if built { "madeira-document-built" } else { "madeira-document-unbuilt" };
        self.item(Self::id("district", &district), &district)
            .state(self.text(state))
            .fact(format!("built.{word}"))
            .cells(cells)
    }

    fn space_cell(&self, space: Space, built: bool) -> Item {
        let word = Self::word(&space);
        let owner =
            self.seats().find(|seat: &Seat| self.public.people[*seat].city & space_bit(space) != 0);
        let citizen = self.public.citizens & space_bit(space) != 0;
        let who = match self.at_space(space) {
            Some(who) => who,
            None if built => self.text("madeira-document-free"),
            None => self.text("madeira-document-unbuilt"),
        };
        // Choices name spaces by their number.
        let args = Args::new().with("number", space.split().1).with("who", who);
        let state = self.say("madeira-document-space", &args);
        let item = self
            .item(Self::id("space", &space), &space)
            .state(state)
            .owner(owner)
            .some("citizen", u8::from(citizen))
            .fact(format!("*.city.{word}"))
            .fact(format!("citizen.{word}"));
        self.everybodys(item, "worker", |seat| u8::from(owner == Some(seat)))
    }
}
