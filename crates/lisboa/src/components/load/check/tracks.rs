//! Treasury, influence, market and church.

use super::row::{Checked, Checker, ONE_TO_NINE, kind, written};
use crate::components::TreasuryRow;
use crate::components::load::file::File;
use crate::names::Good;

/// Places of the cardinal.
const CHURCH: u8 = 6;

impl Checker {
    pub(super) fn treasury(&mut self, file: &File) -> Checked<[TreasuryRow; 6]> {
        let words: Vec<String> = (1..=6).map(|space: u8| space.to_string()).collect();
        let rows: [TreasuryRow; 6] =
            self.rows(&kind("treasury space", "treasury"), &file.treasury, &words, |at, row| {
                Ok(TreasuryRow {
                    reis: at.number("reis", row.reis, 0..=20)?,
                    influence: at.signed("influence", row.influence, -9..=9)?,
                })
            })?;
        for ((word, lower), higher) in words[1..].iter().zip(&rows).zip(&rows[1..]) {
            if higher.reis < lower.reis {
                let (less, more) = (higher.reis, lower.reis);
                return Err(format!(
                    "treasury space {word}: reis {less} is less than {more} below"
                ));
            }
            if higher.influence > lower.influence {
                let (more, less) = (higher.influence, lower.influence);
                return Err(format!(
                    "treasury space {word}: influence {more} is more than {less} below"
                ));
            }
        }
        Ok(rows)
    }

    /// The last space, and the spaces that show a real.
    pub(super) fn influence(&mut self, file: &File) -> Checked<(u8, u16)> {
        let track = &file.influence_track;
        let at = self.single(&kind("influence track", "influence-track"), track);
        let top = at.number("top", track.top, 1..=15)?;
        let row = &file.influence_reis;
        let at = self.single(&kind("influence spaces with a real", "influence-reis"), row);
        let mut spaces = 0;
        for &space in &row.spaces {
            // The marker moves left onto them.
            let bit = 1 << at.number("spaces", space, 0..=top - 1)?;
            if spaces & bit != 0 {
                return at.wrong(format_args!("spaces names {space} twice"));
            }
            spaces |= bit;
        }
        Ok((top, spaces))
    }

    /// At the start, and the minimum.
    pub(super) fn prices(&mut self, file: &File) -> Checked<([u8; Good::COUNT], u8)> {
        let row = &file.price_minimum;
        let at = self.single(&kind("price minimum", "price-minimum"), row);
        let minimum = at.number("reis", row.reis, ONE_TO_NINE)?;
        let words = written(Good::ALL.iter().copied());
        let prices = self.rows(&kind("price", "price"), &file.prices, &words, |at, row| {
            at.number("start", row.start, minimum..=20)
        })?;
        Ok((prices, minimum))
    }

    /// The places with the influence icon and the treasury icon.
    pub(super) fn church(&mut self, file: &File) -> Checked<[u8; 2]> {
        let at = self.single(&kind("church", "church"), &file.church);
        let influence = at.number("influence", file.church.influence, 0..=CHURCH - 1)?;
        let treasury = at.number("treasury", file.church.treasury, 0..=CHURCH - 1)?;
        if influence == treasury {
            return at.wrong(format_args!("both icons are on place {influence}"));
        }
        Ok([influence, treasury])
    }
}
