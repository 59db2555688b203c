//! Figures that stand in no table of rows.

use super::row::{COST, Checked, Checker, ONE_TO_NINE, POINTS, REIS, UP_TO_NINE, kind};
use crate::components::load::file::File;
use crate::components::{EndFigures, FavourFigures, RequestFigures, RewardFigures, Start};
use crate::names::{Guild, Thing};

impl Checker {
    pub(super) fn start(&mut self, file: &File) -> Checked<Start> {
        let row = &file.start;
        let at = self.single(&kind("start", "start"), row);
        let things = [row.wheat, row.sugar, row.wine, row.wood, row.bread, row.reis];
        let mut reserve = [0; Thing::COUNT];
        for ((thing, number), place) in Thing::ALL.iter().zip(things).zip(&mut reserve) {
            *place = at.number(thing.word(), number, 0..=30)?;
        }
        let guard = at.number("guard", row.guard, UP_TO_NINE)?;
        Ok(Start {
            // One more goes to a city and two to plantations (M1.8, M1.12).
            workers: at.number("workers", row.workers, guard + 3..=12)?,
            ships: at.number("ships", row.ships, 1..=6)?,
            markers: at.number("markers", row.markers, 3..=3)?,
            things: reserve,
            order_reis: at.list("order-reis", &row.order_reis, 0..=30)?,
            guard,
        })
    }

    pub(super) fn favour_figures(&mut self, file: &File) -> Checked<FavourFigures> {
        let row = &file.guild_favour_figures;
        let at = self.single(&kind("guild favour figures", "guild-favour-figures"), row);
        Ok(FavourFigures {
            monk_wood: at.number("monk-wood", row.monk_wood, ONE_TO_NINE)?,
            treasurer_reis: at.number("treasurer-reis", row.treasurer_reis, REIS)?,
            patron_bread: at.number("patron-bread", row.patron_bread, ONE_TO_NINE)?,
            engineer_harvests: at.number(
                "engineer-harvests",
                row.engineer_harvests,
                ONE_TO_NINE,
            )?,
            lady_reis: at.number("lady-reis", row.lady_reis, REIS)?,
            diplomat_workers: at.number("diplomat-workers", row.diplomat_workers, ONE_TO_NINE)?,
            explorer_points: at.number("explorer-points", row.explorer_points, POINTS)?,
        })
    }

    pub(super) fn reward_figures(&mut self, file: &File) -> Checked<RewardFigures> {
        let row = &file.king_reward_figures;
        let at = self.single(&kind("king's reward figures", "king-reward-figures"), row);
        Ok(RewardFigures {
            medal_points: at.number("medal-points", row.medal_points, POINTS)?,
            support_bread: at.number("support-bread", row.support_bread, ONE_TO_NINE)?,
            city_points: at.number("city-points", row.city_points, POINTS)?,
            booty_reis: at.number("booty-reis", row.booty_reis, REIS)?,
        })
    }

    pub(super) fn request_figures(&mut self, file: &File) -> Checked<RequestFigures> {
        let row = &file.request_figures;
        let at = self.single(&kind("request figures", "request-figures"), row);
        Ok(RequestFigures {
            ships: at.number("ships", row.ships, 1..=6)?,
            favours: at.number("favours", row.favours, 1..=Guild::COUNT as u8)?,
            favour_points: at.number("favour-points", row.favour_points, POINTS)?,
            // Three requests in one scoring: what is spent still fits the rules' counter.
            prosperity_reis: at.number("prosperity-reis", row.prosperity_reis, 1..=80)?,
        })
    }

    pub(super) fn end(&mut self, file: &File) -> Checked<EndFigures> {
        let row = &file.end;
        let at = self.single(&kind("end", "end"), row);
        let pirates: [u8; 4] = at.list("pirates", &row.pirates, POINTS)?;
        if !pirates.is_sorted_by(|more, less| more >= less) {
            return at.wrong("pirates must fall from the most to the fewest");
        }
        Ok(EndFigures {
            reis_per_point: at.number("reis-per-point", row.reis_per_point, COST)?,
            pirates,
            pirates_free: at.number("pirates-free", row.pirates_free, 0..=99)?,
        })
    }
}
