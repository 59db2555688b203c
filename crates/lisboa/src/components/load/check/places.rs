//! The downtown map and its rubble.

use super::effects::Printed;
use super::row::{Checked, Checker, ONE_TO_NINE, UP_TO_NINE, kind, written};
use crate::components::load::file::File;
use crate::effects::Effect;
use crate::names::{Cube, Land, LandRow, Site};

/// L1.7.
pub(super) struct Rubble {
    pub(super) cubes: [u8; Cube::COUNT],
    pub(super) price: [u8; Cube::COUNT],
    pub(super) row: u8,
    pub(super) column: u8,
    pub(super) thin_column: u8,
    pub(super) site: u8,
    pub(super) pile: u8,
}

/// Cubes in the box.
const CUBES: usize = 63;

impl Checker {
    pub(super) fn lands(&mut self, file: &File) -> Checked<[Effect; Land::COUNT]> {
        let words = written(Land::all());
        self.rows(&kind("land", Land::FAMILY), &file.lands, &words, |at, row| {
            at.effect("reward", &row.reward, Printed::Place)
        })
    }

    pub(super) fn sites(&mut self, file: &File) -> Checked<[Effect; Site::COUNT]> {
        let words = written(Site::all());
        self.rows(&kind("site", Site::FAMILY), &file.sites, &words, |at, row| {
            at.effect("reward", &row.reward, Printed::Place)
        })
    }

    pub(super) fn scoring_tiles(&mut self, file: &File) -> Checked<[u8; 4]> {
        let at = self.single(&kind("scoring tiles", "scoring-tiles"), &file.scoring_tiles);
        let tiles: [u8; 4] = at.list("wigs", &file.scoring_tiles.wigs, ONE_TO_NINE)?;
        // L13.1: equal ones are kept apart, which a third of a kind would prevent.
        for wigs in tiles {
            let alike = tiles.iter().filter(|&&other| other == wigs).count();
            if alike > 2 {
                return at.wrong(format_args!("wigs {wigs} stands there {alike} times, not twice"));
            }
        }
        Ok(tiles)
    }

    /// Large and small; the display is full at the start.
    pub(super) fn city_tiles(&mut self, file: &File) -> Checked<[u8; 2]> {
        let at = self.single(&kind("city tiles", "city-tiles"), &file.city_tiles);
        Ok([
            at.number("large", file.city_tiles.large, 4..=40)?,
            at.number("small", file.city_tiles.small, 1..=10)?,
        ])
    }

    pub(super) fn rubble(&mut self, file: &File) -> Checked<Rubble> {
        let words = written(Cube::ALL.iter().copied());
        let kinds: [[u8; 2]; Cube::COUNT] =
            self.rows(&kind("cubes", Cube::FAMILY), &file.cubes, &words, |at, row| {
                Ok([
                    at.number("number", row.number, 0..=CUBES as u8)?,
                    at.number("price", row.price, UP_TO_NINE)?,
                ])
            })?;
        let places = &file.rubble_places;
        let at = self.single(&kind("rubble places", "rubble-places"), places);
        // At most as many as are drawn together.
        let rubble = Rubble {
            cubes: kinds.map(|[number, _]| number),
            price: kinds.map(|[_, price]| price),
            row: at.number("row", places.row, 0..=3)?,
            column: at.number("column", places.column, 0..=3)?,
            thin_column: at.number("thin-column", places.thin_column, 0..=3)?,
            site: at.number("site", places.site, 0..=2)?,
            pile: at.number("pile", places.pile, 0..=6)?,
        };
        let cubes: usize = rubble.cubes.into_iter().map(usize::from).sum();
        if cubes != CUBES {
            return Err(format!("cubes: {cubes} in all, {CUBES} are needed"));
        }
        let laid = LandRow::COUNT * usize::from(rubble.row)
            + (Land::COLUMNS - 1) * usize::from(rubble.column)
            + usize::from(rubble.thin_column)
            + Site::COUNT * usize::from(rubble.site)
            + usize::from(rubble.pile);
        if laid != CUBES {
            return at.wrong(format_args!("{laid} in all for {CUBES} cubes"));
        }
        Ok(rubble)
    }
}
