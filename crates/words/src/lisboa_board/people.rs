//! What the players have.

use super::Page;
use crate::catalogue::{Args, capital};
use ::lisboa::names::{Architect, Decree, Houses, Noble, Standing, cards};
use ::lisboa::prices;
use ::lisboa::state::{Person, Top};
use kernel::{Seat, Token};

impl Page<'_> {
    /// What someone has at hand, in one line.
    pub(super) fn have(&self, seat: Seat) -> String {
        self.say("lisboa-board-have", &self.stock(seat))
    }

    fn stock(&self, seat: Seat) -> Args {
        let person = &self.public.people[seat];
        Args::new()
            .with("reis", self.voice.count("reis", person.reis.into()))
            .with("influence", person.influence)
            .with("gain", prices::influence_gain(self.public, seat))
            .with("goods", self.row_or(self.goods(&person.goods), "lisboa-board-no-goods"))
            .with("room", prices::warehouse(self.public, seat))
            .with("officials", self.voice.count("officials", person.board.into()))
            .with("cards", self.voice.count("cards", person.hand.into()))
    }

    pub(super) fn everybody(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-players"));
        for seat in self.seats() {
            lines.push(self.name_and_wigs(seat));
            lines.extend(self.table(seat));
            let decrees = self.decrees_of(seat).count();
            if decrees > 0 {
                let decrees = self.voice.count("decrees", decrees as i32);
                lines.push(
                    self.say("lisboa-board-has-decrees", &Args::new().with("decrees", decrees)),
                );
            }
            lines.extend(self.hand_of_another(seat));
        }
    }

    /// Everything one player has, a line for each kind of thing.
    pub(super) fn belongings(&self, seat: Seat) -> Vec<String> {
        let mut lines = vec![self.name_and_wigs(seat)];
        lines.extend(self.table(seat));
        if !self.public.is_lacerda(seat) {
            lines.extend(self.houses(&self.public.people[seat]));
            lines.extend(
                self.public.people[seat].clergy.iter().flatten().map(|tile| self.explained(tile)),
            );
        }
        for decree in self.decrees_of(seat) {
            let explained = self.explained(&decree);
            // L13.6: Lacerda's are worth the same each.
            if self.public.is_lacerda(seat) {
                lines.push(explained);
            } else {
                lines.push(format!("{explained} {}", self.decree_now(seat, decree)));
            }
        }
        match self.view.own {
            Some((own, private)) if own == seat && private.hand | private.picked == 0 => {}
            Some((own, private)) if own == seat => {
                lines.push(self.text("lisboa-board-heading-hand"));
                lines
                    .extend(cards(private.hand | private.picked).map(|card| self.explained(&card)));
            }
            _ => lines.extend(self.hand_of_another(seat)),
        }
        lines
    }

    pub(super) fn name_and_wigs(&self, seat: Seat) -> String {
        let wigs = self.public.people[seat].total();
        let args = Args::new()
            .with("seat", self.voice.person(seat))
            .with("wigs", self.voice.count("wigs", wigs.into()));
        self.say("lisboa-board-player", &args)
    }

    /// What lies open on the table, in a few lines.
    fn table(&self, seat: Seat) -> Vec<String> {
        let person = &self.public.people[seat];
        let lacerda = self.public.is_lacerda(seat);
        let mut lines = Vec::new();
        if lacerda {
            let args = Args::new().with("influence", person.influence);
            lines.push(self.say("lisboa-board-influence", &args));
        } else {
            lines.push(self.say("lisboa-board-stock", &self.stock(seat)));
        }
        lines.extend(self.portfolio(seat));
        lines.push(self.officials("lisboa-board-officials", person));
        lines.extend(self.rubble(person, lacerda));
        let clergy = self.named(person.clergy.into_iter().flatten());
        lines.extend(self.listed("lisboa-board-clergy", "clergy", clergy));
        let favours = Noble::ALL.iter().copied().filter(|noble| person.has_favour(*noble));
        lines.extend(self.listed("lisboa-board-favours", "favours", self.named(favours)));
        lines.extend(self.listed("lisboa-board-plans-open", "plans", self.plans(&person.open)));
        lines.extend(self.listed("lisboa-board-plans-done", "plans", self.plans(&person.done)));
        lines.extend(self.stores(seat));
        lines
    }

    fn portfolio(&self, seat: Seat) -> Option<String> {
        let person = &self.public.people[seat];
        let top = person.top.iter().flatten().map(|top| match top {
            Top::Card(card) => self.voice.named(card),
            Top::Ship(ship) => self.ship(ship),
        });
        let bottom = person.bottom.iter().flatten().map(|card| self.voice.named(card));
        let (top, bottom): (Vec<String>, Vec<String>) = (top.collect(), bottom.collect());
        if self.public.is_lacerda(seat) {
            return self.listed("lisboa-board-ships", "ships", top);
        }
        let args = Args::new()
            .with("room", prices::portfolio(self.public, seat))
            .with("top", self.row_or(top, "lisboa-board-nothing"))
            .with("bottom", self.row_or(bottom, "lisboa-board-nothing"));
        Some(self.say("lisboa-board-portfolio", &args))
    }

    pub(super) fn officials(&self, id: &str, person: &Person) -> String {
        let out = |standing: Standing, counts: &[u8; Noble::COUNT]| {
            let there = Noble::ALL.iter().zip(*counts).filter(|(_, count)| *count > 0);
            let there: Vec<String> =
                there.map(|(noble, count)| self.share(self.voice.named(noble), count)).collect();
            let args = Args::new()
                .with("standing", self.voice.named(&standing))
                .with("there", self.row_or(there, "lisboa-board-nobody"));
            self.say("lisboa-board-standing", &args)
        };
        let args = Args::new()
            .with("board", person.board)
            .with("office", out(Standing::Office, &person.office))
            .with("plaza", out(Standing::Plaza, &person.plaza));
        self.say(id, &args)
    }

    fn rubble(&self, person: &Person, lacerda: bool) -> Option<String> {
        let cubes = self.cubes(&person.cubes);
        if cubes.is_empty() || lacerda {
            return self.listed("lisboa-board-cubes", "cubes", cubes);
        }
        let args = Args::new()
            .with("cubes", self.row(cubes))
            .with("sets", self.voice.count("sets", person.sets().into()))
            .with("markers", person.markers);
        Some(self.say("lisboa-board-rubble", &args))
    }

    pub(super) fn plans(&self, plans: &[[u8; 8]; Architect::COUNT]) -> Vec<String> {
        let mut told = Vec::new();
        for (architect, stack) in Architect::ALL.iter().zip(plans) {
            for (officials, count) in (0..).zip(stack) {
                let args = Args::new()
                    .with("architect", self.voice.named(architect))
                    .with("officials", self.voice.count("officials", officials));
                let plan = self.say("lisboa-board-plan", &args);
                told.extend((0..*count).map(|_| plan.clone()));
            }
        }
        told
    }

    fn stores(&self, seat: Seat) -> Option<String> {
        self.listed("lisboa-board-stores", "stores", self.store_list(seat))
    }

    pub(super) fn store_list(&self, seat: Seat) -> Vec<String> {
        let own = ::lisboa::names::Land::all().filter_map(|land| {
            let store = self.public.stores[land.index()].filter(|store| store.owner == seat)?;
            let args = Args::new()
                .with("land", capital(land.word()))
                .with("good", self.voice.named(&store.street.good()));
            Some(self.say("lisboa-board-own-store", &args))
        });
        own.collect()
    }

    fn houses(&self, person: &Person) -> Vec<String> {
        let line = |group: &Houses| {
            let kernel::Value::Name(name) = group.value() else { return String::new() };
            let args = Args::new()
                .with("houses", self.heading_name(group))
                .with("built", person.houses[group.index()])
                .with("all", self.public.printed.start.houses[group.index()])
                .with("about", self.voice.explain(name));
            self.say("lisboa-board-houses", &args)
        };
        Houses::ALL.iter().map(line).collect()
    }

    pub(super) fn decrees_of(&self, seat: Seat) -> impl Iterator<Item = Decree> + use<> {
        let held = self.public.people[seat].decrees;
        Decree::all().filter(move |decree| held & decree.bit() != 0)
    }

    /// How many cards someone hides, and those that all have seen.
    fn hand_of_another(&self, seat: Seat) -> Option<String> {
        let person = &self.public.people[seat];
        if self.public.is_lacerda(seat) {
            return None;
        }
        let known = self.named(cards(person.known));
        let args = Args::new()
            .with("cards", self.voice.count("cards", person.hand.into()))
            .with("known-count", known.len())
            .with("known", self.row(known));
        Some(self.say("lisboa-board-hand", &args))
    }
}
