//! The shipyard and everybody's ships.

use super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{Dock, ShipKind};
use ::lisboa::state::Ship;
use kernel::Seat;

impl Page<'_> {
    pub(super) fn ships(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-ships"));
        let yard = ShipKind::ALL.iter().zip(self.public.yard).filter(|(_, count)| *count > 0);
        let yard: Vec<String> =
            yard.map(|(kind, count)| self.share(self.voice.named(kind), count)).collect();
        let yard = self.row_or(yard, "lisboa-board-nothing");
        lines.push(self.say("lisboa-board-yard", &Args::new().with("ships", yard)));
        lines.extend(self.public.top_ship().map(|kind| self.explained(&kind)));
        for seat in self.seats() {
            for (slot, ship) in self.ships_of(seat) {
                let args = Args::new()
                    .with("seat", self.voice.person(seat))
                    .with("slot", slot)
                    .with("ship", self.ship(&ship));
                lines.push(self.say("lisboa-board-docked", &args));
            }
        }
    }

    fn ships_of(&self, owner: Seat) -> impl Iterator<Item = (u8, Ship)> {
        (1..=4).filter_map(move |slot| {
            self.public.ship(Dock { owner, slot }).map(|ship| (slot, *ship))
        })
    }

    /// `red ship (load 1 of 2, 1 real more for each good)`.
    pub(super) fn ship(&self, ship: &Ship) -> String {
        let printed = &self.public.printed.ships[ship.kind.index()];
        let args = Args::new()
            .with("ship", self.voice.named(&ship.kind))
            .with("load", ship.load())
            .with("hull", printed.hull)
            .with("at-sea", if ship.at_sea { "yes" } else { "no" })
            .with("reis", self.voice.count("reis", printed.per_good.into()));
        self.say("lisboa-board-ship", &args)
    }
}
