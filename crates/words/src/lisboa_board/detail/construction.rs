//! What stores and public buildings cost and bring, where and with which plan.

use super::super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{Architect, Bearing, Cube, Land, Line, Site, Tile};
use ::lisboa::prices;
use ::lisboa::state::Task;
use kernel::Seat;

impl Page<'_> {
    /// The price as the rubble lies, and the wigs of the store.
    pub(super) fn land_detail(&self, seat: Seat, land: Land) -> String {
        let wigs = match self.public.tasks.top() {
            Some(Task::StoreLand { tile, .. }) => self.store_wigs(land, tile),
            _ => 0,
        };
        let price = prices::land(self.public, seat, land);
        let args = Args::new()
            .with("reis", self.voice.count("reis", price.into()))
            .with("wigs", self.voice.count("wigs", wigs.into()));
        self.say("lisboa-board-land-detail", &args)
    }

    /// What the land costs without this cube.
    pub(super) fn cube_detail(&self, seat: Seat, line: Line, cube: Cube) -> Option<String> {
        let Some(Task::StoreCube { land, .. }) = self.public.tasks.top() else { return None };
        let price = self.price_without(seat, land, line, cube)?;
        let args = Args::new().with("reis", self.voice.count("reis", price.into()));
        Some(self.say("lisboa-board-then-land", &args))
    }

    /// How many lands a store can go to, the least one of them costs, and the wigs at most.
    pub(super) fn tile_detail(&self, seat: Seat, tile: Tile) -> Option<String> {
        let fits = |land: &Land| {
            self.public.row_in_play(land.row())
                && self.public.stores[land.index()].is_none()
                && land.touches(tile.street())
                && land.is_small() == (tile == Tile::Small)
        };
        let lands: Vec<Land> = Land::all().filter(fits).collect();
        let least = lands.iter().map(|land| self.least_price(seat, *land)).min()?;
        let wigs = lands.iter().map(|land| self.store_wigs(*land, tile)).max()?;
        let args = Args::new()
            .with("lands", lands.len())
            .with("reis", self.voice.count("reis", least.into()))
            .with("most", wigs)
            .with("wigs", self.voice.count("wigs", wigs.into()));
        Some(self.say("lisboa-board-tile-detail", &args))
    }

    /// A store scores for each public building it belongs to.
    fn store_wigs(&self, land: Land, tile: Tile) -> u8 {
        self.public.scoring[land.column()] * self.public.relevant_buildings(land, tile.street())
    }

    /// What a land costs once the dearest cube beside it is taken.
    fn least_price(&self, seat: Seat, land: Land) -> u8 {
        let lines = [Line::Row, Line::Column];
        let each = lines.iter().flat_map(|line| Cube::ALL.iter().map(|cube| (*line, *cube)));
        let without = each.filter_map(|(line, cube)| self.price_without(seat, land, line, cube));
        without.min().unwrap_or_else(|| prices::land(self.public, seat, land))
    }

    /// What a land costs without a cube, if there is one.
    fn price_without(&self, seat: Seat, land: Land, line: Line, cube: Cube) -> Option<u8> {
        let mut after = *self.public;
        let there = match line {
            Line::Row => &mut after.row_cubes[land.row()],
            Line::Column => &mut after.column_cubes[land.column()],
        };
        there[cube.index()] = there[cube.index()].checked_sub(1)?;
        Some(prices::land(&after, seat, land))
    }

    /// The rubble there, and whom the buildings score that one has plans for.
    pub(super) fn site_detail(&self, seat: Seat, site: Site) -> Option<String> {
        let cubes = self.cubes(&self.public.site_cubes[site.index()]);
        let mut parts: Vec<String> =
            self.listed("lisboa-board-site-cubes", "cubes", cubes).into_iter().collect();
        parts.extend(Architect::ALL.iter().filter_map(|architect| {
            let tile = self.public.available[architect.index()]?;
            let planned = self.public.people[seat].open[architect.index()].iter().any(|n| *n > 0);
            let colours = self.public.printed.colours(tile, *architect);
            let allowed = match site.bearing() {
                Bearing::North(street) => colours & street.bit() != 0,
                Bearing::West(_) | Bearing::East(_) => true,
            };
            (planned && allowed).then(|| {
                let wigs = self.scored_by(site, colours);
                let args = Args::new()
                    .with("architect", self.voice.named(architect))
                    .with("wigs-count", wigs.len())
                    .with("wigs", self.row(wigs));
                self.say("lisboa-board-site-wigs", &args)
            })
        }));
        parts.into_iter().reduce(|list, next| {
            self.say("lisboa-board-further", &Args::new().with("list", list).with("next", next))
        })
    }

    /// Who gains how many wigs when this building is opened: `Ana 4, Bruno 2`.
    fn scored_by(&self, site: Site, colours: u8) -> Vec<String> {
        let wigs = self.public.building_wigs(site, colours);
        let gains = self.seats().filter(|seat| wigs[*seat] > 0);
        gains.map(|seat| self.share(self.voice.person(seat), wigs[seat])).collect()
    }

    /// The building it brings, the officials it takes, and whom it scores.
    pub(super) fn plan_detail(
        &self,
        seat: Seat,
        architect: Architect,
        officials: u8,
    ) -> Option<String> {
        let Some(Task::ChoosePlan { site, .. }) = self.public.tasks.top() else { return None };
        let tile = self.public.available[architect.index()]?;
        let (own, hired, reis) = prices::plan(self.public, seat, officials);
        let colours = self.public.printed.colours(tile, architect);
        let wigs = self.scored_by(site, colours);
        let args = Args::new()
            .with("facade", self.voice.named(&self.public.printed.facade(tile, architect)))
            .with("own", self.voice.count("officials", own.into()))
            .with("hired", hired)
            .with("hired-counted", self.voice.count("officials", hired.into()))
            .with("reis", self.voice.count("reis", reis.into()))
            .with("wigs-count", wigs.len())
            .with("wigs", self.row(wigs));
        Some(self.say("lisboa-board-plan-detail", &args))
    }
}
