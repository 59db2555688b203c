//! What one should know about a choice beside its words.

mod going_on;
mod upkeep;

use super::Page;
use crate::catalogue::Args;
use ::madeira::names::{
    Account, Building, District, Field, PassGain, Place, Row, Size, Thing, WoodSource,
};
use ::madeira::state::space_bit;
use ::madeira::{Action, Event};

impl Page<'_> {
    pub(super) fn detail(&self, action: Action) -> Option<String> {
        match action {
            Action::Plant { place: Place::Field(field) }
            | Action::To { place: Place::Field(field) }
            | Action::Again { field }
            | Action::Wood { source: WoodSource::Field(field) } => Some(self.grown(field)),
            Action::Row { row } => Some(self.row_detail(row)),
            Action::PlaceDie { building, .. } => Some(self.character_detail(building, action)),
            Action::Build { district } => self.district_detail(district),
            Action::Move { from: Place::Space(space) } => {
                let citizen = self.public.citizens & space_bit(space) != 0;
                citizen.then(|| self.text("madeira-board-citizen"))
            }
            Action::Pass { gain: PassGain::Reis, .. }
            | Action::To { .. }
            | Action::Harvest
            | Action::Score { .. } => self.brings(action),
            Action::MillUp | Action::MillDown { .. } => self.mill_detail(action),
            Action::Pay => self.building_detail(),
            Action::Maintain { wood } => self.maintain_detail(action, wood),
            Action::Feed { .. } => self.pirates_detail(action),
            Action::Stop => self.stop_detail(),
            Action::Settle { .. }
            | Action::Plant { .. }
            | Action::Request { .. }
            | Action::Guild { .. }
            | Action::Convert { .. }
            | Action::Favour { .. }
            | Action::Pass { .. }
            | Action::Act
            | Action::Move { .. }
            | Action::Sail { .. }
            | Action::SailTo { .. }
            | Action::Reward { .. }
            | Action::Support { .. }
            | Action::Wood { .. }
            | Action::Pirates
            | Action::Lady { .. }
            | Action::Marker { .. }
            | Action::MarkerTo { .. }
            | Action::TurnUp { .. }
            | Action::Honour
            | Action::Spend { .. } => None,
        }
    }

    /// What a plantation bears: `sugar, to become wine, 2 wood`.
    pub(super) fn grown(&self, field: Field) -> String {
        let crop = self.public.crops[field.index()];
        let printed = &self.public.printed.fields[field.index()];
        let becomes = printed.becomes.filter(|_| self.may_still_change(field, crop));
        let becomes = becomes.map(|good| self.voice.named(&good));
        let wood = self.public.wood[field.index()];
        let args = Args::new()
            .with("crop", self.voice.named(&crop))
            .with("becomes", becomes.as_deref().unwrap_or("none"))
            .with("wood", wood)
            .with("wood-counted", self.voice.count("wood", wood.into()));
        self.say("madeira-board-grown", &args)
    }

    fn row_detail(&self, row: Row) -> String {
        let dice = self.public.row_dice[row.index()].iter().map(u8::to_string);
        let args = Args::new().with("dice", self.row(dice)).with("guilds", self.row_guilds(row));
        self.say("madeira-board-row-detail", &args)
    }

    /// Who stands there, and the bread it costs.
    fn character_detail(&self, building: Building, action: Action) -> String {
        let character = self.public.characters[building.index()];
        let character = character.map(|tile| self.voice.named(&tile)).unwrap_or_default();
        let bread = self.foreseen(action).into_iter().find_map(|event| match event {
            Event::Paid { amount, thing: Thing::Bread, .. } => Some(amount),
            _ => None,
        });
        let Some(bread) = bread else { return character };
        let args = Args::new()
            .with("character", character)
            .with("bread", self.voice.count("bread", bread.into()));
        self.say("madeira-board-costs", &args)
    }

    /// What comes in: things by kind, and points.
    fn brings(&self, action: Action) -> Option<String> {
        let mut things = [0; Thing::COUNT];
        let mut scored = 0;
        for event in self.foreseen(action) {
            match event {
                Event::Gained { amount, thing, .. } => things[thing.index()] += i32::from(amount),
                Event::Harvested { thing, .. } => things[thing.index()] += 1,
                // A request that is left is scored with it, without a question.
                Event::Scored { request, points, .. } if !matches!(action, Action::Score { request: chosen } if chosen != request) =>
                {
                    scored += points;
                }
                Event::Points { points, account: Account::City | Account::Colonies, .. } => {
                    scored += points;
                }
                _ => {}
            }
        }
        let things = Thing::ALL.iter().zip(things).filter(|(_, amount)| *amount > 0);
        let mut gains: Vec<String> =
            things.map(|(thing, amount)| self.voice.count(thing.word(), amount)).collect();
        if scored != 0 {
            gains.push(self.voice.count("points", scored.into()));
        }
        (!gains.is_empty()).then(|| self.voice.list(&gains))
    }

    /// Which action the workers of the one who pays are enough for (M5.5), and what it is.
    fn building_detail(&self) -> Option<String> {
        let used = self.foreseen(Action::Pay).into_iter().find_map(|event| match event {
            Event::BuildingUsed { building, size, .. } => Some((building, size)),
            _ => None,
        });
        match used {
            Some((building, size)) => {
                let args = Args::new()
                    .with("size", self.voice.named(&size))
                    .with("does", self.building_does(building, size));
                Some(self.say("madeira-board-size-does", &args))
            }
            None => {
                let at_building = |event: &Event| matches!(event, Event::BuildingPaid { .. });
                let paid = self.foreseen(Action::Pay).iter().any(at_building);
                paid.then(|| self.text("madeira-board-no-action"))
            }
        }
    }

    fn building_does(&self, building: Building, size: Size) -> String {
        let row = &self.public.printed.buildings[building.index()];
        let (unit, id) = match building {
            Building::Moinho => ("bread", "madeira-board-moinho"),
            Building::Capitania => ("workers", "madeira-board-capitania"),
            Building::Alfandega => ("workers", "madeira-board-alfandega"),
            Building::CasaDaCoroa => ("favours", "madeira-board-coroa"),
            Building::Fortaleza => ("workers", "madeira-board-fortaleza"),
        };
        let args = Args::new()
            .with("amount", self.voice.count(unit, row.amount[size.index()].into()))
            .with("points", self.voice.count("points", row.points[size.index()].into()));
        self.say(id, &args)
    }

    /// The favour that lies there, and the wood to buy for it.
    fn district_detail(&self, district: District) -> Option<String> {
        let favour = self.voice.named(&self.public.favours[district.index()]?);
        let wood = self.public.printed.cities[district.city().index()].wood[district.column()];
        self.told([favour].into_iter().chain(self.bought(wood)))
    }

    /// `a; b; c`, if there is anything.
    fn told(&self, parts: impl IntoIterator<Item = String>) -> Option<String> {
        parts.into_iter().reduce(|list, next| {
            self.say("madeira-board-further", &Args::new().with("list", list).with("next", next))
        })
    }

    /// What would happen before anything comes to light.
    fn foreseen(&self, action: Action) -> Vec<Event> {
        kernel::preview(self.view, action).unwrap_or_default()
    }

    pub(super) fn row_guilds(&self, row: Row) -> String {
        let guilds = self.public.printed.row_guilds[self.public.table()][row.index()];
        self.either(self.named(guilds.into_iter().flatten()))
    }

    /// `a; or b and c; or d`.
    pub(super) fn or_else(&self, items: Vec<String>) -> String {
        let mut items = items.into_iter();
        let first = items.next().unwrap_or_default();
        items.fold(first, |list, next| {
            self.say("madeira-board-or-else", &Args::new().with("list", list).with("next", next))
        })
    }

    /// `a or b or c`.
    pub(super) fn either(&self, items: Vec<String>) -> String {
        let mut items = items.into_iter();
        let first = items.next().unwrap_or_default();
        items.fold(first, |list, next| {
            self.say("madeira-board-or", &Args::new().with("list", list).with("next", next))
        })
    }
}
