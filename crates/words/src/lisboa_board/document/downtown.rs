//! Lands, stores, rubble, city tiles and sites.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::lisboa::names::{Cube, Land, LandRow, Site, Tile};
use ::lisboa::prices;

impl Page<'_> {
    pub(super) fn downtown_region(&self) -> Region {
        let groups = vec![self.lands(), self.columns(), self.tiles(), self.rubble_group()];
        self.common("downtown", "lisboa-board-heading-downtown", groups)
    }

    fn column_name(&self, column: usize) -> String {
        self.say("lisboa-document-column", &Args::new().with("column", column + 1))
    }

    fn lands(&self) -> Group {
        let columns = (0..Land::COLUMNS)
            .map(|column| (format!("column-{}", column + 1), self.column_name(column)))
            .collect();
        let row = |row: &LandRow| {
            let word = row.word();
            let counts = &self.public.row_cubes[row.index()];
            let args = Args::new().with("cubes", self.rubble_words(counts));
            let state = if self.public.row_in_play(row.index()) {
                self.say("lisboa-document-rubble-here", &args)
            } else {
                self.text("lisboa-document-not-in-play")
            };
            let item =
                self.item(format!("row-{word}"), row).state(state).fact(format!("rubble.{word}.*"));
            let here = Land::all().filter(|land| land.row() == row.index());
            Self::cubes_on(item, counts).cells(here.map(|land| self.land_cell(land)).collect())
        };
        Group::new("lands", LandRow::ALL.iter().map(row).collect())
            .title(self.text("lisboa-document-lands"))
            .intro(self.text("lisboa-document-lands-about"))
            .columns(columns)
    }

    fn land_cell(&self, land: Land) -> Item {
        let word = land.word();
        let mut item = self.item(format!("land-{word}"), &land).fact(format!("store.{word}"));
        item.name = capital(word);
        if !self.public.row_in_play(land.row()) {
            return item.state(self.text("lisboa-document-not-in-play"));
        }
        if let Some(store) = self.public.stores[land.index()] {
            let args = Args::new()
                .with("store", self.voice.form(&store.street.good(), "store"))
                .with("street", self.voice.named(&store.street))
                .with("owner", self.voice.person(store.owner));
            return item
                .state(capital(&self.say("lisboa-document-store", &args)))
                .owner(store.owner)
                .pieces("house", store.owner, 1)
                .amount(store.street.good().word(), 1);
        }
        let price = self.viewer().map(|seat| prices::land(self.public, seat, land));
        let args = Args::new()
            .with("yours", if price.is_some() { "yes" } else { "no" })
            .with("reis", self.voice.count("reis", price.unwrap_or(0).into()))
            .with("reward", self.voice.form(&land, "reward"));
        let item = item.state(self.say("lisboa-document-land", &args));
        match price {
            Some(price) => item.amount("reis", price),
            None => item,
        }
    }

    fn columns(&self) -> Group {
        let item = |column: usize| {
            let counts = &self.public.column_cubes[column];
            let wigs = self.public.scoring[column];
            let args = Args::new()
                .with("wigs", self.voice.count("wigs", wigs.into()))
                .with("cubes", self.rubble_words(counts));
            let item = Item::new(format!("column-{}", column + 1), self.column_name(column))
                .state(self.say("lisboa-document-column-state", &args))
                .about(self.text("lisboa-document-column-about"))
                .amount("wigs", wigs)
                .fact(format!("scoring.{}", column + 1))
                .fact(format!("rubble.{}.*", column + 1));
            Self::cubes_on(item, counts)
        };
        Group::new("columns", (0..Land::COLUMNS).map(item).collect())
            .title(self.text("lisboa-document-columns"))
    }

    fn tiles(&self) -> Group {
        let tile = |tile: &Tile| {
            let shown = self.public.display & (1 << tile.index()) != 0;
            let state = if shown { "lisboa-document-on-display" } else { "lisboa-document-gone" };
            self.item(format!("tile-{}", tile.word()), tile)
                .state(self.text(state))
                .amount("tile", u8::from(shown))
                .fact(format!("display.{}", tile.word()))
        };
        let stack = |id: &str, name: &str, count: u8| {
            self.titled(format!("tiles-{id}"), name)
                .state(count.to_string())
                .amount("tile", count)
                .fact(format!("tiles.{id}"))
        };
        let mut items: Vec<Item> = Tile::ALL.iter().map(tile).collect();
        items.push(stack("large", "lisboa-document-tiles-large", self.public.large_left));
        items.push(stack("small", "lisboa-document-tiles-small", self.public.small_left));
        Group::new("tiles", items).title(self.text("lisboa-document-tiles"))
    }

    fn rubble_group(&self) -> Group {
        let pile = self
            .titled("rubble-pile", "lisboa-document-pile")
            .state(self.rubble_words(&self.public.pile))
            .fact("rubble.pile.*");
        let kinds = Cube::ALL.iter().map(|cube| {
            let gone = self.removed(*cube);
            let mut item = self
                .item(format!("cube-{}", cube.word()), cube)
                .state(self.say("lisboa-document-removed", &Args::new().with("count", gone)))
                .fact(format!("rubble.gone.{}", cube.word()));
            item.name = capital(&self.voice.form(cube, "cubes"));
            item
        });
        let items = [Self::cubes_on(pile, &self.public.pile)].into_iter().chain(kinds);
        Group::new("rubble", items.collect()).title(self.text("lisboa-document-rubble"))
    }

    /// Cubes that have left the game.
    fn removed(&self, cube: Cube) -> u8 {
        let public = self.public;
        let lines = public.row_cubes.iter().chain(&public.column_cubes).chain(&public.site_cubes);
        let lying: u8 = lines.chain([&public.pile]).map(|cubes| cubes[cube.index()]).sum();
        let held: u8 = public.people.0.iter().map(|person| person.cubes[cube.index()]).sum();
        public.printed.cubes[cube.index()].saturating_sub(lying + held)
    }

    pub(super) fn sites_region(&self) -> Region {
        let item = |site: Site| {
            let word = site.word();
            let cubes = &self.public.site_cubes[site.index()];
            let item = self
                .item(format!("site-{word}"), &site)
                .fact(format!("building.{word}"))
                .fact(format!("rubble.{word}.*"));
            if !self.public.site_in_play(site) {
                return item.state(self.text("lisboa-document-not-in-play"));
            }
            if let Some(opened) = self.public.opened[site.index()] {
                let facade = self.public.printed.facade(opened.tile, opened.architect);
                let args = Args::new()
                    .with("facade", self.voice.named(&facade))
                    .with("architect", self.voice.named(&opened.architect));
                let state = self.say("lisboa-document-building", &args);
                return item.state(state).amount("building", 1);
            }
            let args = Args::new()
                .with("cubes", self.rubble_words(cubes))
                .with("reward", self.voice.form(&site, "reward"));
            Self::cubes_on(item.state(self.say("lisboa-document-site", &args)), cubes)
        };
        let groups = vec![Group::new("sites", Site::all().map(item).collect())];
        self.common("sites", "lisboa-board-heading-sites", groups)
    }
}
