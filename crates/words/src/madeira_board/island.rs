//! Buildings, the guild board, plantations and cities.

use super::Page;
use crate::catalogue::Args;
use ::madeira::names::{
    Building, City, DISTRICTS, District, Field, Good, PassGain, Phase, Rank, Row, Space,
};
use ::madeira::state::{FOREST, bits, city_mask, space_bit};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn buildings(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-buildings"));
        for &building in Building::ALL {
            let here = building.index();
            let dice = self.public.guild_dice[here].iter().filter(|face| **face > 0);
            let dice: Vec<String> = dice.map(u8::to_string).collect();
            let markers = self.shares(|seat| self.public.people[seat].markers[here]);
            let character = self.public.characters[here].map(|tile| self.voice.named(&tile));
            let args = Args::new()
                .with("building", self.voice.named(&building))
                .with("region", self.public.region(building))
                .with("character", character.as_deref().unwrap_or("none"))
                .with("dice-count", dice.len())
                .with("dice", self.row(dice))
                .with("pirate", self.public.pirate_die[here])
                .with("markers-count", markers.len())
                .with("markers", self.row(markers));
            lines.push(self.say("madeira-board-building", &args));
        }
        let dice = Self::faces(&self.public.guard_dice);
        let guards = self.shares(|seat| self.public.people[seat].guard);
        let args = Args::new()
            .with("guards", self.row_or(guards, "madeira-board-nobody"))
            .with("dice-count", dice.len())
            .with("dice", self.row(dice));
        lines.push(self.say("madeira-board-guard", &args));
    }

    pub(super) fn guild_board(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-guild"));
        for &row in &Row::ALL[..self.public.seats()] {
            let here = row.index();
            let dice = self.public.row_dice[here].iter().filter(|face| **face > 0);
            let dice: Vec<String> = dice.map(u8::to_string).collect();
            let taken = self.public.row_taken[here].map(|seat| self.voice.person(seat));
            let state = match &taken {
                Some(_) => "taken",
                None if dice.is_empty() => "undealt",
                None => "free",
            };
            let requests = self.requests(&self.public.row_requests[here]);
            let args = Args::new()
                .with("row", self.heading_name(&row))
                .with("guilds", self.row_guilds(row))
                .with("state", state)
                .with("taken", taken.unwrap_or_default())
                .with("dice", self.row(dice))
                .with("requests", self.row(requests));
            lines.push(self.say("madeira-board-row", &args));
        }
    }

    pub(super) fn column(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-column"));
        for &rank in &Rank::ALL[..self.public.seats()] {
            let (state, taken) = self.in_column(rank);
            let args = Args::new()
                .with("rank", self.heading_name(&rank))
                .with("state", state)
                .with("taken", taken.map(|seat| self.voice.person(seat)).unwrap_or_default())
                .with("gains", self.or_else(self.gains(rank)));
            lines.push(self.say("madeira-board-rank", &args));
        }
    }

    /// Whose disc lies on a space of the turn-order column: of who has passed there, otherwise of
    /// who has that place in the order and whose disc lies on no row.
    pub(super) fn in_column(&self, rank: Rank) -> (&'static str, Option<Seat>) {
        let public = self.public;
        let passed = public.ranks[rank.index()];
        if passed.is_some() {
            return ("taken", passed);
        }
        let seat = public.order[rank.index()];
        let choosing = matches!(public.phase, Phase::Preparation | Phase::Characters);
        let on_row = choosing && public.row_taken.contains(&Some(seat));
        if on_row || public.ranks.contains(&Some(seat)) {
            ("free", None)
        } else {
            ("order", Some(seat))
        }
    }

    pub(super) fn gains(&self, rank: Rank) -> Vec<String> {
        let printed = self.public.printed;
        let row = printed.ranks[self.public.table()][rank.index()];
        let points = self.voice.count("points", printed.rank_city_points.into());
        let gain = |gain: &PassGain| match gain {
            PassGain::Reis => self.voice.count("reis", row.reis.into()),
            PassGain::City => {
                self.say("madeira-board-gain-city", &Args::new().with("points", points.as_str()))
            }
            PassGain::Guard => self.text("madeira-board-gain-guard"),
            PassGain::Ship => self.text("madeira-board-gain-ship"),
        };
        PassGain::ALL
            .iter()
            .filter(|gain| **gain == PassGain::Reis || row.gains[gain.index()])
            .map(gain)
            .collect()
    }

    pub(super) fn island(&self, lines: &mut Vec<String>) {
        let mut region = 0;
        for field in Field::all() {
            if field.region() != region {
                region = field.region();
                let args = Args::new().with("region", region);
                lines.push(self.say("madeira-board-heading-region", &args));
            }
            lines.push(self.field(field));
        }
        let workers = self.who(|seat| self.public.people[seat].fields & FOREST != 0);
        let args = Args::new().with("workers", self.row_or(workers, "madeira-board-nobody"));
        lines.push(self.say("madeira-board-forest", &args));
    }

    fn field(&self, field: Field) -> String {
        let workers = self.who(|seat| self.public.people[seat].fields & field.bit() != 0);
        let args = Args::new()
            .with("field", self.heading_name(&field))
            .with("grown", self.grown(field))
            .with("workers-count", workers.len())
            .with("workers", self.row(workers));
        self.say("madeira-board-field", &args)
    }

    /// M8.6: wheat changes in round 2, sugar in round 4.
    pub(super) fn may_still_change(&self, field: Field, crop: Good) -> bool {
        let printed = &self.public.printed.fields[field.index()];
        let last = match printed.crop {
            Good::Wheat => 2,
            Good::Sugar | Good::Wine => 4,
        };
        crop == printed.crop && self.public.round <= last
    }

    pub(super) fn cities(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-cities"));
        for &city in City::ALL {
            lines.push(self.city(city));
            lines.extend(self.unbuilt(city));
        }
    }

    fn city(&self, city: City) -> String {
        let built = self.public.built & city_mask(city);
        let number = |space: u8| Space(space).split().1;
        let taken = bits(built).filter_map(|space| {
            let who = self.at_space(Space(space))?;
            let args = Args::new().with("number", number(space)).with("who", who);
            Some(self.say("madeira-board-space", &args))
        });
        let taken: Vec<String> = taken.collect();
        let free = bits(built & self.public.empty_spaces()).map(|space| number(space).to_string());
        let free: Vec<String> = free.collect();
        let args = Args::new()
            .with("city", self.voice.named(&city))
            .with("spaces", self.row_or(taken, "madeira-board-nobody"))
            .with("free-count", free.len())
            .with("free", self.row(free));
        self.say("madeira-board-city", &args)
    }

    pub(super) fn at_space(&self, space: Space) -> Option<String> {
        if self.public.citizens & space_bit(space) != 0 {
            return Some(self.text("madeira-board-citizen"));
        }
        self.seats()
            .find(|seat: &Seat| self.public.people[*seat].city & space_bit(space) != 0)
            .map(|seat| self.voice.person(seat))
    }

    fn unbuilt(&self, city: City) -> Option<String> {
        let first = city.index() * DISTRICTS;
        let districts = (first..first + DISTRICTS).filter_map(|index| {
            let favour = self.public.favours[index]?;
            let district = District(index as u8);
            let wood = self.public.printed.cities[city.index()].wood[district.column()];
            let args = Args::new()
                .with("number", district.column() + 1)
                .with("favour", self.voice.named(&favour))
                .with("wood-counted", self.voice.count("wood", wood.into()));
            Some(self.say("madeira-board-district", &args))
        });
        let districts: Vec<String> = districts.collect();
        let args = Args::new().with("city", self.voice.named(&city));
        if !districts.is_empty() {
            let args = args.with("districts", self.row(districts));
            return Some(self.say("madeira-board-unbuilt", &args));
        }
        // Before the favours are dealt there is nothing to tell.
        let all = self.public.built & city_mask(city) == city_mask(city);
        all.then(|| self.say("madeira-board-all-built", &args))
    }
}
