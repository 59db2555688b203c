//! Lands, stores, rubble and sites.

use super::Page;
use crate::catalogue::{Args, capital};
use ::lisboa::names::{Land, LandRow, Site, Tile};
use ::lisboa::prices;

impl Page<'_> {
    pub(super) fn downtown(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-downtown"));
        let shown = Tile::ALL.iter().filter(|tile| self.public.display & (1 << tile.index()) != 0);
        let tiles = self.named(shown.copied());
        let args = Args::new()
            .with("tiles", self.row_or(tiles, "lisboa-board-nothing"))
            .with("large", self.public.large_left)
            .with("small", self.public.small_left);
        lines.push(self.say("lisboa-board-tiles", &args));
        let pile = self.row_or(self.cubes(&self.public.pile), "lisboa-board-nothing");
        lines.push(self.say("lisboa-board-pile", &Args::new().with("cubes", pile)));
        for (column, wigs) in self.public.scoring.iter().enumerate() {
            let cubes = self.cubes(&self.public.column_cubes[column]);
            let args = Args::new()
                .with("column", column + 1)
                .with("wigs", self.voice.count("wigs", (*wigs).into()))
                .with("cubes", self.row_or(cubes, "lisboa-board-nothing"));
            lines.push(self.say("lisboa-board-column", &args));
        }
        for &row in LandRow::ALL {
            if self.public.row_in_play(row.index()) {
                self.land_row(row, lines);
            }
        }
    }

    fn land_row(&self, row: LandRow, lines: &mut Vec<String>) {
        let cubes = self.cubes(&self.public.row_cubes[row.index()]);
        let args = Args::new()
            .with("row", self.heading_name(&row))
            .with("cubes", self.row_or(cubes, "lisboa-board-nothing"));
        lines.push(self.say("lisboa-board-row", &args));
        let here = Land::all().filter(|land| land.row() == row.index());
        lines.extend(here.map(|land| self.land(land)));
    }

    fn land(&self, land: Land) -> String {
        let name = capital(land.word());
        if let Some(store) = self.public.stores[land.index()] {
            let args = Args::new()
                .with("land", name)
                .with("store", self.voice.form(&store.street.good(), "store"))
                .with("street", self.voice.named(&store.street))
                .with("owner", self.voice.person(store.owner));
            return self.say("lisboa-board-store", &args);
        }
        let price = self.viewer().map(|seat| prices::land(self.public, seat, land));
        let args = Args::new()
            .with("land", name)
            .with("reward", self.voice.form(&land, "reward"))
            .with("yours", if price.is_some() { "yes" } else { "no" })
            .with("reis", self.voice.count("reis", price.unwrap_or(0).into()));
        self.say("lisboa-board-land", &args)
    }

    pub(super) fn sites(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-sites"));
        for site in Site::all().filter(|site| self.public.site_in_play(*site)) {
            lines.push(self.site(site));
        }
    }

    fn site(&self, site: Site) -> String {
        if let Some(opened) = self.public.opened[site.index()] {
            let facade = self.public.printed.facade(opened.tile, opened.architect);
            let args = Args::new()
                .with("site", self.heading_name(&site))
                .with("facade", self.voice.named(&facade))
                .with("architect", self.voice.named(&opened.architect));
            return self.say("lisboa-board-building", &args);
        }
        let cubes = self.cubes(&self.public.site_cubes[site.index()]);
        let args = Args::new()
            .with("site", self.heading_name(&site))
            .with("cubes", self.row_or(cubes, "lisboa-board-nothing"))
            .with("reward", self.voice.form(&site, "reward"));
        self.say("lisboa-board-site", &args)
    }
}
