//! Ships, plans, public buildings and clergy.

use super::row::{Checked, Checker, ONE_TO_NINE, Range, UP_TO_NINE, WIGS, array, kind, written};
use crate::components::load::file::File;
use crate::components::{BuildingRow, ShipRow};
use crate::effects::ClergyRow;
use crate::names::{Clergy, ShipKind, Street};

/// The blue faces: every pair of streets.
const FACES: [[Street; 2]; 6] = [
    [Street::Yellow, Street::Pink],
    [Street::Brown, Street::Blue],
    [Street::Yellow, Street::Brown],
    [Street::Pink, Street::Blue],
    [Street::Yellow, Street::Blue],
    [Street::Pink, Street::Brown],
];
const BUILDINGS: u8 = 16;
const CLERGY: u8 = 37;
/// L1.2: one for each player.
const START_PLANS: u8 = 4;
/// Plans are kept apart by this number, below 8.
const OFFICIALS: Range = 1..=7;

impl Checker {
    pub(super) fn ships(&mut self, file: &File) -> Checked<[ShipRow; ShipKind::COUNT]> {
        let words = written(ShipKind::ALL.iter().copied());
        let mut hull = 0;
        self.rows(&kind("ship", ShipKind::FAMILY), &file.ships, &words, |at, row| {
            hull += 1;
            Ok(ShipRow {
                // The rules name the kinds by their hulls (L10.2).
                hull: at.number("hull", row.hull, hull..=hull)?,
                influence: at.number("influence", row.influence, UP_TO_NINE)?,
                per_good: at.number("per-good", row.per_good, UP_TO_NINE)?,
            })
        })
    }

    pub(super) fn ship_copies(&mut self, file: &File) -> Checked<[u8; 3]> {
        let row = &file.ship_copies;
        let at = self.single(&kind("ship copies", "ship-copies"), row);
        Ok([
            at.number("two", row.two, 1..=6)?,
            at.number("three", row.three, 1..=6)?,
            at.number("four", row.four, 1..=6)?,
        ])
    }

    pub(super) fn plans(&mut self, file: &File) -> Checked<[u8; 8]> {
        let at = self.single(&kind("plans", "plans"), &file.plans);
        let plans: [u8; 8] = at.list("officials", &file.plans.officials, OFFICIALS)?;
        if !plans.is_sorted() {
            return at.wrong("officials must rise from the first to the last");
        }
        Ok(plans)
    }

    /// Their officials, and how many of each architect.
    pub(super) fn starting_plans(&mut self, file: &File) -> Checked<(u8, [u8; 2])> {
        let row = &file.starting_plans;
        let at = self.single(&kind("starting plans", "starting-plans"), row);
        let officials = at.number("officials", row.officials, OFFICIALS)?;
        let plans = [
            at.number("blue", row.blue, 0..=START_PLANS)?,
            at.number("green", row.green, 0..=START_PLANS)?,
        ];
        let dealt: u8 = plans.iter().sum();
        if dealt < START_PLANS {
            return at.wrong(format_args!("{dealt} in all, {START_PLANS} are needed"));
        }
        Ok((officials, plans))
    }

    pub(super) fn buildings(&mut self, file: &File) -> Checked<[BuildingRow; FACES.len()]> {
        let words = FACES.map(|[one, other]| format!("{}-{}", one.word(), other.word()));
        let kind = kind("public building", "public-building");
        let copies = self.table(&kind, &file.public_buildings, &words, |at, row| {
            at.number("copies", row.copies, 0..=BUILDINGS)
        })?;
        let tiles: u8 = copies.iter().sum();
        if tiles != BUILDINGS {
            return Err(format!("public buildings: {tiles} tiles, {BUILDINGS} are needed"));
        }
        let rows = FACES.into_iter().zip(copies);
        array(rows.map(|(blue, copies)| BuildingRow { blue, copies }).collect(), kind.label)
    }

    /// The tiles, and how much each does.
    pub(super) fn clergy(
        &mut self,
        file: &File,
        brown_price: u8,
    ) -> Checked<([ClergyRow; Clergy::COUNT], [u8; Clergy::COUNT])> {
        let words = written(Clergy::ALL.iter().copied());
        let mut amounts = [1; Clergy::COUNT];
        let mut tiles = Clergy::ALL.iter().copied();
        let kind = kind("clergy tile", Clergy::FAMILY);
        let rows = self.table(&kind, &file.clergy, &words, |at, row| {
            let Some(clergy) = tiles.next() else { return at.wrong("is no tile") };
            amounts[clergy.index()] = match (clergy, row.amount) {
                (Clergy::Legate | Clergy::Canon | Clergy::Nuncio, None) => 1,
                (Clergy::Legate | Clergy::Canon | Clergy::Nuncio, Some(_)) => {
                    return at.wrong("it has no amount");
                }
                (_, None) => return at.wrong("amount is missing"),
                // A price that the tile makes lower.
                (Clergy::Mason, Some(price)) => at.number("amount", price, 0..=brown_price)?,
                (_, Some(amount)) => at.number("amount", amount, ONE_TO_NINE)?,
            };
            Ok(ClergyRow {
                clergy,
                copies: at.number("copies", row.copies, 0..=8)?,
                wigs: at.number("wigs", row.wigs, WIGS)?,
            })
        })?;
        let all: u8 = rows.iter().map(|row| row.copies).sum();
        if all != CLERGY {
            return Err(format!("clergy: {all} tiles, {CLERGY} are needed"));
        }
        Ok((array(rows, kind.label)?, amounts))
    }
}
