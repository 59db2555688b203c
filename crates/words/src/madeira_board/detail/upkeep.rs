//! What ships, workers and the windmill cost: wood to buy, pirates that come, levels.

use super::super::Page;
use crate::catalogue::Args;
use ::madeira::names::{Account, Thing};
use ::madeira::{Action, Event, wood_price};
use kernel::Seat;

impl Page<'_> {
    /// The wood that is not in the reserve, and what it costs to buy (M4.15).
    pub(super) fn bought(&self, wood: u8) -> Option<String> {
        let (seat, _) = self.view.own?;
        let has = self.public.people[seat].has(Thing::Wood);
        let missing = u16::from(wood).checked_sub(has).filter(|missing| *missing > 0)? as u8;
        let bought = self.public.notes.bought;
        let reis = wood_price(bought + missing) - wood_price(bought);
        let args = Args::new()
            .with("wood", self.voice.count("wood", missing.into()))
            .with("reis", self.voice.count("reis", reis.into()));
        Some(self.say("madeira-board-bought", &args))
    }

    pub(super) fn maintain_detail(&self, action: Action, wood: u8) -> Option<String> {
        self.told(self.bought(wood).into_iter().chain(self.pirates_detail(action)))
    }

    /// The pirates that come for what is not paid.
    pub(super) fn pirates_detail(&self, action: Action) -> Option<String> {
        let pirates = self.foreseen(action).into_iter().find_map(|event| match event {
            Event::PiratesCame { pirates, .. } => Some(pirates),
            _ => None,
        })?;
        let pirates = self.voice.count("pirates", pirates.into());
        Some(self.say("madeira-board-pirates-come", &Args::new().with("pirates", pirates)))
    }

    /// What a step brings, and what the ends of the windmill give or take instead (M2.1).
    pub(super) fn mill_detail(&self, action: Action) -> Option<String> {
        let points = self.foreseen(action).into_iter().find_map(|event| match event {
            Event::Points { points, account: Account::Windmill, .. } => Some(points),
            _ => None,
        });
        let end = points.map(|points| {
            let id =
                if points < 0 { "madeira-board-mill-bottom" } else { "madeira-board-mill-top" };
            let points = self.voice.count("points", i32::from(points).abs());
            self.say(id, &Args::new().with("points", points))
        });
        self.told(self.brings(action).into_iter().chain(end))
    }

    /// What maintenance will take from a seat, and what it has (M8.3, M8.4).
    pub(super) fn maintenance_ahead(&self, seat: Seat) -> String {
        let person = &self.public.people[seat];
        let fed = self.public.printed.windmill.feeds[usize::from(person.mill)];
        let count = |thing: &str, amount: u16| self.voice.count(thing, amount.into());
        let args = Args::new()
            .with("wood", count("wood", person.ships_out().into()))
            .with("bread", count("bread", person.workers_out().saturating_sub(fed).into()))
            .with("has-wood", person.has(Thing::Wood))
            .with("has-bread", person.has(Thing::Bread));
        self.say("madeira-board-maintenance-ahead", &args)
    }
}
