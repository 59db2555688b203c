//! Colonies and markets.

use super::Page;
use crate::catalogue::{Args, capital};
use ::madeira::names::{Colony, Good, Landing, Route};
use ::madeira::state::{Person, bits, colony_mask, market_mask};

impl Page<'_> {
    pub(super) fn colonies(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-colonies"));
        for &colony in Colony::ALL {
            lines.push(self.colony(colony));
        }
    }

    fn colony(&self, colony: Colony) -> String {
        let here = colony.index();
        let printed = &self.public.printed.colonies[here];
        let mask = colony_mask(colony);
        let free = bits((self.public.free_landings() & mask).into()).map(|landing| {
            let landing = Landing(landing);
            let wine = self.public.printed.landings[landing.index()].wine;
            let args = Args::new()
                .with("number", landing.split().1)
                .with("wine-counted", self.voice.count("wine", wine.into()));
            self.say("madeira-board-landing", &args)
        });
        let free: Vec<String> = free.collect();
        let ships = self.ships_at(|person| person.landings & mask, |bit| Landing(bit).split().1);
        let rewards = self.named(self.public.rewards[here].into_iter().flatten());
        let there = |seat| self.public.people[seat].colonies[here];
        let count: u8 = self.seats().map(there).sum();
        let args = Args::new()
            .with("colony", capital(&self.voice.named(&colony)))
            .with("rewards", self.row(rewards))
            .with("good", self.voice.named(&printed.brings))
            .with("workers-count", count)
            .with("workers", self.row(self.shares(there)))
            .with("ships-count", ships.len())
            .with("ships", self.row(ships))
            .with("free-count", free.len())
            .with("free", self.row(free))
            .with("points", self.ship_points(printed.points));
        self.say("madeira-board-colony", &args)
    }

    pub(super) fn markets(&self, lines: &mut Vec<String>) {
        lines.push(self.text("madeira-board-heading-markets"));
        for &market in Good::ALL {
            lines.push(self.market(market));
        }
    }

    fn market(&self, market: Good) -> String {
        let mask = market_mask(market);
        let free = bits((self.public.free_routes() & mask).into()).map(|route| {
            let route = Route(route);
            let row = &self.public.printed.routes[route.index()];
            let args = Args::new()
                .with("number", route.split().1)
                .with("goods-counted", self.voice.count(market.word(), row.goods.into()))
                .with("reis-counted", self.voice.count("reis", row.reis.into()));
            self.say("madeira-board-route", &args)
        });
        let free: Vec<String> = free.collect();
        let ships = self.ships_at(|person| person.routes & mask, |bit| Route(bit).split().1);
        let args = Args::new()
            .with("market", self.voice.form(&market, "market"))
            .with("ships-count", ships.len())
            .with("ships", self.row(ships))
            .with("free-count", free.len())
            .with("free", self.row(free))
            .with("points", self.ship_points(self.public.printed.market_points[market.index()]));
        self.say("madeira-board-market", &args)
    }

    /// Whose ships lie on which spaces: `Ana 2, 3, Bruno 1`.
    fn ships_at(&self, spaces: impl Fn(&Person) -> u16, number: impl Fn(u8) -> u8) -> Vec<String> {
        let ships = self.seats().flat_map(|seat| {
            let there: Vec<u8> = bits(spaces(&self.public.people[seat]).into()).collect();
            let person = self.voice.person(seat);
            there.into_iter().map(move |bit| (person.clone(), bit)).collect::<Vec<_>>()
        });
        let ships = ships.map(|(seat, bit)| {
            let args = Args::new().with("seat", seat).with("numbers", number(bit));
            self.say("madeira-board-berth", &args)
        });
        ships.collect()
    }

    pub(super) fn ship_points(&self, [first, second, third]: [u8; 3]) -> String {
        let args = Args::new().with("first", first).with("second", second).with("third", third);
        self.say("madeira-board-ship-points", &args)
    }
}
