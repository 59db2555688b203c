//! What the players have.

use super::Page;
use crate::catalogue::{Args, capital};
use ::madeira::names::{Berth, Building, Colony, Field, Landing, Place, Route, Space, Thing};
use ::madeira::state::{FOREST, Person, bits};
use kernel::{Seat, Token};

impl Page<'_> {
    /// What someone has at hand, in one line.
    pub(super) fn have(&self, seat: Seat) -> String {
        let person = &self.public.people[seat];
        let dice = Self::faces(&person.dice);
        let args = Args::new()
            .with("things", self.things(person))
            .with("workers", self.voice.count("workers", person.reserve.into()))
            .with("ships", self.voice.count("ships", person.ships.into()))
            .with("mill", person.mill)
            .with("pirates", self.voice.count("pirates", self.pirates(seat).unwrap_or(0)))
            .with("dice-count", dice.len())
            .with("dice", self.row(dice));
        self.say("madeira-board-have", &args)
    }

    pub(super) fn everybody(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-players"));
        for seat in self.seats() {
            let person = &self.public.people[seat];
            lines.push(format!("{}. {}", self.name_and_points(seat), self.reserve(person)));
            let mut rest = vec![self.windmill(person)];
            rest.extend(self.cards(person));
            lines.push(rest.join(" "));
        }
    }

    /// Everything one player has, a line for each kind of thing.
    pub(super) fn belongings(&self, seat: Seat) -> Vec<String> {
        let person = &self.public.people[seat];
        let mut lines = vec![self.name_and_points(seat), self.reserve(person)];
        lines.extend(self.workers(person));
        lines.extend(self.ships(person));
        lines.push(self.windmill(person));
        lines.extend(self.pirates(seat).map(|pirates| {
            self.say("madeira-board-pirates", &Args::new().with("pirates", pirates))
        }));
        lines.extend(self.dice(person));
        lines.extend(self.markers(person));
        lines.extend(self.cards(person));
        lines
    }

    pub(super) fn name_and_points(&self, seat: Seat) -> String {
        let points = self.public.people[seat].prestige();
        let args = Args::new()
            .with("seat", self.voice.person(seat))
            .with("points", self.voice.count("points", points.into()));
        self.say("madeira-board-player", &args)
    }

    /// Known to their owner, and at the end to all (M0.4).
    pub(super) fn pirates(&self, seat: Seat) -> Option<i32> {
        match (self.public.revealed, self.view.own) {
            (Some(revealed), _) => Some(revealed[seat].into()),
            (None, Some((viewer, own))) if viewer == seat => Some(own.pirates.into()),
            (None, _) => None,
        }
    }

    fn things(&self, person: &Person) -> String {
        let held = Thing::ALL
            .iter()
            .filter(|thing| person.has(**thing) > 0)
            .map(|thing| self.voice.count(thing.word(), person.has(*thing).into()));
        let held: Vec<String> = held.collect();
        if held.is_empty() { self.text("madeira-board-nothing") } else { self.voice.list(&held) }
    }

    fn reserve(&self, person: &Person) -> String {
        let args = Args::new()
            .with("things", self.things(person))
            .with("workers", self.voice.count("workers", person.reserve.into()))
            .with("ships", self.voice.count("ships", person.ships.into()));
        self.say("madeira-board-reserve", &args)
    }

    fn workers(&self, person: &Person) -> Option<String> {
        self.listed("madeira-board-workers", "places", self.worker_places(person))
    }

    pub(super) fn worker_places(&self, person: &Person) -> Vec<String> {
        let mut places = Vec::new();
        if person.guard > 0 {
            let args = Args::new().with("count", person.guard);
            places.push(self.say("madeira-board-guards", &args));
        }
        let fields = Field::all().filter(|field| person.fields & field.bit() != 0);
        places.extend(fields.map(|field| self.voice.form(&field, "in")));
        if person.fields & FOREST != 0 {
            places.push(self.voice.form(&Place::Forest, "in"));
        }
        places.extend(bits(person.city).map(|space| self.voice.form(&Space(space), "in")));
        for &colony in Colony::ALL {
            let count = person.colonies[colony.index()];
            if count > 0 {
                let args = Args::new()
                    .with("count", count)
                    .with("colony-in", self.voice.form(&colony, "in"));
                places.push(self.say("madeira-board-colonists", &args));
            }
        }
        places
    }

    fn ships(&self, person: &Person) -> Option<String> {
        self.listed("madeira-board-ships", "places", self.ship_places(person))
    }

    pub(super) fn ship_places(&self, person: &Person) -> Vec<String> {
        let landings = bits(person.landings.into()).map(|at| Berth::Landing(Landing(at)));
        let routes = bits(person.routes.into()).map(|at| Berth::Route(Route(at)));
        landings.chain(routes).map(|berth| self.voice.form(&berth, "in")).collect()
    }

    pub(super) fn windmill(&self, person: &Person) -> String {
        let feeds = self.public.printed.windmill.feeds[usize::from(person.mill)];
        let workers = person.workers_out();
        let need = workers.saturating_sub(feeds);
        let args = Args::new()
            .with("mill", person.mill)
            .with("feeds", feeds)
            .with("workers", self.voice.count("workers", workers.into()))
            .with("need", need)
            .with("bread-counted", self.voice.count("bread", need.into()));
        self.say("madeira-board-windmill", &args)
    }

    fn dice(&self, person: &Person) -> Option<String> {
        self.listed("madeira-board-dice", "dice", Self::faces(&person.dice))
    }

    fn markers(&self, person: &Person) -> Option<String> {
        self.listed("madeira-board-markers", "places", self.marker_places(person))
    }

    pub(super) fn marker_places(&self, person: &Person) -> Vec<String> {
        let there = Building::ALL.iter().filter(|at| person.markers[at.index()] > 0);
        let place = |building: &Building| {
            let args = Args::new()
                .with("count", person.markers[building.index()])
                .with("building-at", self.voice.form(building, "at"));
            self.say("madeira-board-marker", &args)
        };
        there.map(place).collect()
    }

    /// Requests and favours.
    fn cards(&self, person: &Person) -> Vec<String> {
        let lines = [
            self.listed("madeira-board-requests", "requests", self.requests(&person.requests)),
            self.listed("madeira-board-favours-up", "favours", self.favours(person.up)),
            self.listed("madeira-board-favours-down", "favours", self.favours(person.down())),
        ];
        lines.into_iter().flatten().collect()
    }

    /// A line that is left out when there is nothing to tell.
    fn listed(&self, id: &str, variable: &str, items: Vec<String>) -> Option<String> {
        (!items.is_empty()).then(|| self.say(id, &Args::new().with(variable, self.row(items))))
    }

    /// A name at the start of a line.
    pub(super) fn heading_name(&self, thing: &impl Token) -> String {
        capital(&self.voice.named(thing))
    }
}
