//! The start, and the figures of the rules.

use super::row::{At, Checked, Checker, ONE_TO_NINE, REIS, UP_TO_NINE, WIGS, kind, written};
use crate::components::load::file::{File, Majority};
use crate::components::{Figures, Start, TitleRow};
use crate::names::{Clergy, Good, Title};

impl Checker {
    pub(super) fn start(
        &mut self,
        file: &File,
        influence_top: u8,
        start_plans: u8,
        capacity: u8,
    ) -> Checked<Start> {
        let row = &file.start;
        let at = self.single(&kind("start", "start"), row);
        let officials = at.number("officials", row.officials, 1..=8)?;
        let houses: [u8; 3] = at.list("houses", &row.houses, ONE_TO_NINE)?;
        // L7.9 speaks of both and of all three.
        if houses != [2, 3, 3] {
            return at.wrong("houses are not 2, 3, 3");
        }
        let solo = &file.solo_start;
        let start = Start {
            goods: at.number("goods", row.goods, 0..=capacity)?,
            reis: at.number("reis", row.reis, REIS)?,
            wigs: at.number("wigs", row.wigs, REIS)?,
            influence: at.list("influence", &row.influence, 0..=influence_top)?,
            officials,
            marquis_officials: at.number("marquis-officials", row.marquis_officials, 0..=1)?,
            houses,
            // L1.9 and L10.4: the draft keeps 2, 1, 1 and the last; four hands come of 21 cards.
            hand: at.number("hand", row.hand, 5..=5)?,
            decrees_shown: at.number("decrees-shown", row.decrees_shown, 1..=8)?,
            favours: at.number("favours", row.favours, 1..=3)?,
            solo_influence: 0,
            solo_plans: 0,
        };
        let at = self.single(&kind("solo start", "solo-start"), solo);
        Ok(Start {
            solo_influence: at.number("influence", solo.influence, 0..=influence_top)?,
            // One is the person's.
            solo_plans: at.number("plans", solo.plans, 0..=start_plans - 1)?,
            ..start
        })
    }

    pub(super) fn figures(&mut self, file: &File, clergy: [u8; Clergy::COUNT]) -> Checked<Figures> {
        let board = &file.board;
        let at = self.single(&kind("board", "board"), board);
        let capacity = at.number("capacity", board.capacity, ONE_TO_NINE)?;
        let row_slots = at.number("row-slots", board.row_slots, 3..=3)?;
        let clergy_slots = at.number("clergy-slots", board.clergy_slots, 1..=4)?;
        let cubes_kept = at.number("cubes-kept", board.cubes_kept, 1..=5)?;

        let periods = &file.periods;
        let at = self.single(&kind("periods", "periods"), periods);
        let period_sets = at.number("period-sets", periods.period_sets, 1..=cubes_kept)?;
        let end_sets = at.number("end-sets", periods.end_sets, period_sets..=cubes_kept)?;
        let empty_decks = at.number("empty-decks", periods.empty_decks, 1..=4)?;

        let words = written(Good::ALL.iter().copied());
        let majorities = kind("store majority", "store-majority");
        let stores = self.rows(&majorities, &file.store_majorities, &words, Self::majority)?;
        let other = kind("other tools majority", "tools-majority-other");
        let at = self.single(&other, &file.tools_majority_other);
        let tools_other = Self::majority(&at, &file.tools_majority_other)?;
        let at = self.single(&kind("plan majority", "plan-majority"), &file.plan_majority);
        let plans = Self::majority(&at, &file.plan_majority)?;

        let scoring = &file.scoring;
        let at = self.single(&kind("scoring", "scoring"), scoring);
        let set_wigs = at.number("set-wigs", scoring.set_wigs, WIGS)?;
        let reis_per_wig = at.number("reis-per-wig", scoring.reis_per_wig, 1..=20)?;
        let favour_wigs = at.number("favour-wigs", scoring.favour_wigs, WIGS)?;
        let solo = &file.solo_scoring;
        let at = self.single(&kind("solo scoring", "solo-scoring"), solo);
        let solo_decree_wigs = at.number("decree-wigs", solo.decree_wigs, WIGS)?;
        let solo_cube_wigs = at.number("cube-wigs", solo.cube_wigs, UP_TO_NINE)?;

        Ok(Figures {
            capacity,
            row_slots,
            clergy_slots,
            cubes_kept,
            set_wigs,
            period_sets,
            end_sets,
            empty_decks,
            stores,
            tools_other,
            reis_per_wig,
            plans,
            favour_wigs,
            solo_decree_wigs,
            solo_cube_wigs,
            clergy,
            titles: self.titles(file)?,
        })
    }

    fn majority(at: &At<'_>, row: &Majority) -> Checked<[u8; 3]> {
        let wigs = [
            at.number("most", row.most, REIS)?,
            at.number("second", row.second, REIS)?,
            at.number("third", row.third, REIS)?,
        ];
        if wigs[0] < wigs[1] || wigs[1] < wigs[2] {
            return at.wrong("wigs must fall from most to third");
        }
        Ok(wigs)
    }

    /// The jester needs nothing.
    fn titles(&mut self, file: &File) -> Checked<[TitleRow; 3]> {
        let words = written([Title::Servant, Title::Favourite, Title::RightHand]);
        self.rows(&kind("title", Title::FAMILY), &file.titles, &words, |at, row| {
            Ok(TitleRow {
                stores: at.phrase("stores", &row.stores, |_| true)?,
                // Four kinds of stores, and officials.
                majorities: at.number("majorities", row.majorities, 0..=5)?,
                reis: at.number("reis", row.reis, 0..=99)?,
                decrees: at.number("decrees", row.decrees, 0..=70)?,
                ships: at.number("ships", row.ships, 0..=3)?,
            })
        })
    }
}
