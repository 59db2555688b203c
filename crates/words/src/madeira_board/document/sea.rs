//! Colonies with their landings and rewards, markets with their routes.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::madeira::names::{Colony, Good, Landing, Route};
use ::madeira::state::{bits, colony_mask, market_mask};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn colonies_region(&self) -> Region {
        let groups = Colony::ALL.iter().map(|colony| self.colony_group(*colony)).collect();
        self.common("colonies", "madeira-board-heading-colonies", groups)
    }

    fn colony_group(&self, colony: Colony) -> Group {
        let printed = &self.public.printed.colonies[colony.index()];
        let mut items = vec![self.colony_item(colony)];
        items.extend(
            ["a", "b"]
                .into_iter()
                .enumerate()
                .map(|(tile, side)| self.reward_item(colony, tile, side)),
        );
        items.extend(
            bits(colony_mask(colony).into()).map(|landing| self.landing_item(Landing(landing))),
        );
        let args = Args::new().with("good", self.voice.named(&printed.brings));
        let brings = self.say("madeira-document-colony-about", &args);
        let title = Args::new().with("colony", self.heading_name(&colony));
        Group::new(format!("colonies-{}", colony.word()), items)
            .title(self.say("madeira-document-colony-title", &title))
            .intro(format!("{brings} {}", self.ship_points(printed.points)))
    }

    fn colony_item(&self, colony: Colony) -> Item {
        let here = colony.index();
        let workers = self.shares(|seat| self.public.people[seat].colonies[here]);
        let args = Args::new().with("workers", self.row_or(workers, "madeira-board-nobody"));
        let item = self
            .item(Self::id("colony", &colony), &colony)
            .state(self.say("madeira-document-workers-here", &args))
            .fact(format!("*.colony.{}", colony.word()));
        self.everybodys(item, "worker", |seat| self.public.people[seat].colonies[here])
    }

    fn reward_item(&self, colony: Colony, tile: usize, side: &str) -> Item {
        let id = format!("reward-{}-{side}", colony.word());
        let kind = self.text("madeira-document-reward");
        let item = match &self.public.rewards[colony.index()][tile] {
            Some(reward) => self.item(id, reward).state(kind).amount("reward", 1),
            None => Item::new(id, kind).state(self.text("madeira-document-undealt")),
        };
        item.fact(format!("reward.{}.{side}", colony.word()))
    }

    fn landing_item(&self, landing: Landing) -> Item {
        let printed = &self.public.printed.landings[landing.index()];
        let ship = self.whose(|seat| self.public.people[seat].landings & (1 << landing.0) != 0);
        let about = Args::new().with("wine-counted", self.voice.count("wine", printed.wine.into()));
        let state = match ship {
            Some(seat) => self.ship_of(seat),
            None if printed.players > self.public.players => {
                self.text("madeira-document-not-in-play")
            }
            None => self.text("madeira-document-free"),
        };
        let item = self
            .item(Self::id("landing", &landing), &landing)
            .state(state)
            .about(self.say("madeira-document-landing-about", &about))
            .owner(ship)
            .amount("wine", printed.wine)
            .fact(format!("*.ship.{}", Self::word(&landing)));
        self.everybodys(item, "ship", |seat| u8::from(ship == Some(seat)))
    }

    pub(super) fn markets_region(&self) -> Region {
        let groups = Good::ALL.iter().map(|market| self.market_group(*market)).collect();
        self.common("markets", "madeira-board-heading-markets", groups)
    }

    fn market_group(&self, market: Good) -> Group {
        let routes = bits(market_mask(market).into()).map(|route| self.route_item(Route(route)));
        let points = self.public.printed.market_points[market.index()];
        Group::new(format!("market-{}", market.word()), routes.collect())
            .title(capital(&self.voice.form(&market, "market")))
            .intro(self.ship_points(points))
    }

    fn route_item(&self, route: Route) -> Item {
        let printed = &self.public.printed.routes[route.index()];
        let (market, _) = route.split();
        let ship = self.whose(|seat| self.public.people[seat].routes & (1 << route.0) != 0);
        let about = Args::new()
            .with("goods-counted", self.voice.count(market.word(), printed.goods.into()))
            .with("reis-counted", self.voice.count("reis", printed.reis.into()));
        let state = match ship {
            Some(seat) => self.ship_of(seat),
            None if self.public.free_routes() & (1 << route.0) == 0 => {
                self.text("madeira-document-twin")
            }
            None => self.text("madeira-document-free"),
        };
        let item = self
            .item(Self::id("route", &route), &route)
            .state(state)
            .about(self.say("madeira-document-route-about", &about))
            .owner(ship)
            .amount(market.word(), printed.goods)
            .amount("reis", printed.reis)
            .fact(format!("*.ship.{}", Self::word(&route)));
        self.everybodys(item, "ship", |seat| u8::from(ship == Some(seat)))
    }

    fn whose(&self, is_there: impl Fn(Seat) -> bool) -> Option<Seat> {
        self.seats().find(|seat| is_there(*seat))
    }

    fn ship_of(&self, seat: Seat) -> String {
        let args = Args::new().with("seat", self.voice.person(seat));
        self.say("madeira-document-ship-of", &args)
    }
}
