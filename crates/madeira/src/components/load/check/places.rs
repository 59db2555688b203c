//! What is printed on the boards: the island, markets, colonies, cities, the windmill.

use super::DISTRICTS_BUILT;
use super::row::{
    At, COST, Checked, Checker, ONE_TO_NINE, POINTS, UP_TO_NINE, array, kind, word, written,
};
use crate::components::load::file::File;
use crate::components::{
    BuildingRow, CityRow, ColonyRow, FieldRow, LandingRow, RouteRow, Windmill,
};
use crate::names::{Building, City, Colony, DISTRICTS, Field, Good, Landing, Route, Thing};

impl Checker {
    pub(super) fn fields(&mut self, file: &File) -> Checked<[FieldRow; Field::COUNT]> {
        let kind = kind("plantation", Field::FAMILY);
        self.rows(&kind, &file.plantations, &written(Field::all()), |at, row| {
            let crop = at.name("crop", &row.crop, Good::ALL)?;
            let becomes = match &row.becomes {
                None => None,
                Some(becomes) => Some(at.name("becomes", becomes, Good::ALL)?),
            };
            match (crop, becomes) {
                (_, None) | (Good::Wheat, Some(Good::Sugar)) | (Good::Sugar, Some(Good::Wine)) => {}
                (Good::Wheat | Good::Sugar | Good::Wine, Some(becomes)) => {
                    return at.wrong(format_args!(
                        "{} never becomes {}, only wheat becomes sugar and sugar becomes wine",
                        crop.word(),
                        becomes.word()
                    ));
                }
            }
            Ok(FieldRow { crop, becomes, wood: at.by_players("wood", &row.wood, 0..=6)? })
        })
    }

    pub(super) fn routes(&mut self, file: &File) -> Checked<[RouteRow; Route::COUNT]> {
        let kind = kind("trade route", Route::FAMILY);
        let known: Vec<Route> = Route::all().collect();
        let rows: [RouteRow; Route::COUNT] =
            self.rows(&kind, &file.trade_routes, &written(Route::all()), |at, row| {
                Ok(RouteRow {
                    goods: at.number("goods", row.goods, ONE_TO_NINE)?,
                    reis: at.number("reis", row.reis, COST)?,
                    twin: match &row.twin {
                        None => None,
                        Some(twin) => Some(at.name("twin", twin, &known)?),
                    },
                })
            })?;
        for route in Route::all() {
            let Some(twin) = rows[route.index()].twin else { continue };
            let (this, that) = (word(route), word(twin));
            let at = At { label: kind.label, word: &this };
            if twin == route {
                return at.wrong("it is its own twin");
            }
            if twin.split().0 != route.split().0 {
                return at.wrong(format_args!("its twin {that} is in another market"));
            }
            if rows[twin.index()].twin != Some(route) {
                return at.wrong(format_args!("its twin {that} does not name it as twin"));
            }
        }
        for &market in Good::ALL {
            let twins = Route::all()
                .filter(|route| route.split().0 == market && rows[route.index()].twin.is_some())
                .count();
            if twins != 2 {
                let market = market.word();
                return Err(format!("trade routes of {market}: {twins} are twins, 2 are needed"));
            }
        }
        Ok(rows)
    }

    pub(super) fn landings(&mut self, file: &File) -> Checked<[LandingRow; Landing::COUNT]> {
        let kind = kind("landing space", Landing::FAMILY);
        let rows: [LandingRow; Landing::COUNT] =
            self.rows(&kind, &file.landing_spaces, &written(Landing::all()), |at, row| {
                Ok(LandingRow {
                    wine: at.number("wine", row.wine, ONE_TO_NINE)?,
                    players: at.number("players", row.players, 2..=4)?,
                })
            })?;
        for &colony in Colony::ALL {
            let open = |landing: &Landing| {
                landing.split().0 == colony && rows[landing.index()].players == 2
            };
            if Landing::all().filter(open).count() == 0 {
                let colony = colony.word();
                return Err(format!("landing spaces of {colony}: none is in play with 2 players"));
            }
        }
        Ok(rows)
    }

    pub(super) fn colonies(&mut self, file: &File) -> Checked<[ColonyRow; Colony::COUNT]> {
        let words = written(Colony::ALL.iter().copied());
        let brings: [Good; Colony::COUNT] =
            self.rows(&kind("colony", "colony"), &file.colony_goods, &words, |at, row| {
                at.name("brings", &row.brings, Good::ALL)
            })?;
        let points: [[u8; 3]; Colony::COUNT] = self.rows(
            &kind("colony points", "colony-points"),
            &file.colony_points,
            &words,
            |at, row| at.scorings(row),
        )?;
        Ok(std::array::from_fn(|i| ColonyRow { brings: brings[i], points: points[i] }))
    }

    pub(super) fn cities(&mut self, file: &File) -> Checked<[CityRow; City::COUNT]> {
        let words = written(City::ALL.iter().copied());
        let columns: Vec<String> =
            (DISTRICTS_BUILT + 1..=DISTRICTS).map(|column| column.to_string()).collect();
        let costs =
            self.table(&kind("district", "district"), &file.districts, &columns, |at, row| {
                at.number("wood", row.wood, ONE_TO_NINE)
            })?;
        let mut wood = [0; DISTRICTS];
        wood[DISTRICTS_BUILT..]
            .copy_from_slice(&array::<u8, { DISTRICTS - DISTRICTS_BUILT }>(costs, "district")?);
        let incomes: [Thing; City::COUNT] =
            self.rows(&kind("city", "city"), &file.cities, &words, |at, row| {
                at.name("income", &row.income, &[Thing::Bread, Thing::Reis, Thing::Wood])
            })?;
        let most: [u8; City::COUNT] = self.rows(
            &kind("urbanisation with the most workers in", "urbanisation-most"),
            &file.urbanisation_most,
            &words,
            |at, row| at.number("points", row.points, POINTS),
        )?;
        let otherwise: [u8; City::COUNT] = self.rows(
            &kind("urbanisation otherwise in", "urbanisation-otherwise"),
            &file.urbanisation_otherwise,
            &words,
            |at, row| at.number("points", row.points, POINTS),
        )?;
        for &city in City::ALL {
            let (higher, lower) = (most[city.index()], otherwise[city.index()]);
            if higher < lower {
                return Err(format!(
                    "urbanisation in {}: {higher} points with the most workers are fewer than \
                     {lower} otherwise",
                    city.word()
                ));
            }
        }
        Ok(std::array::from_fn(|i| CityRow {
            wood,
            most: most[i],
            otherwise: otherwise[i],
            income: incomes[i],
        }))
    }

    pub(super) fn windmill(&mut self, file: &File) -> Checked<Windmill> {
        let mut feeds = [0; 8];
        let levels = file.windmill_levels.len();
        if !(2..=feeds.len()).contains(&levels) {
            return Err(format!("windmill: {levels} levels, 2 to {} are needed", feeds.len()));
        }
        let words: Vec<String> = (0..levels).map(|level| level.to_string()).collect();
        let read = self.table(
            &kind("windmill level", "level"),
            &file.windmill_levels,
            &words,
            |at, row| at.number("feeds", row.feeds, 0..=12),
        )?;
        for (level, pair) in read.windows(2).enumerate() {
            if let [lower, higher] = *pair
                && higher < lower
            {
                let level = level + 1;
                return Err(format!(
                    "windmill level {level}: feeds {higher} is fewer than {lower} below"
                ));
            }
        }
        feeds[..levels].copy_from_slice(&read);
        let top = levels as u8 - 1;
        let row = &file.windmill;
        let at = self.single(&kind("windmill", "windmill"), row);
        Ok(Windmill {
            top,
            start: at.number("start", row.start, 0..=top)?,
            feeds,
            goods: at.number("goods", row.goods, 2..=2)?,
            wheat: at.number("wheat", row.wheat, ONE_TO_NINE)?,
            points: at.number("points", row.points, ONE_TO_NINE)?,
            down: at.list("down", &[row.down.bread, row.down.reis], UP_TO_NINE)?,
            bottom: at.list("bottom", &[row.bottom.bread, row.bottom.reis], UP_TO_NINE)?,
        })
    }

    pub(super) fn buildings(&mut self, file: &File) -> Checked<[BuildingRow; Building::COUNT]> {
        let words = written(Building::ALL.iter().copied());
        let rows: [BuildingRow; Building::COUNT] =
            self.rows(&kind("building", Building::FAMILY), &file.buildings, &words, |at, row| {
                let amount = at.list("small and large", &[row.small, row.large], ONE_TO_NINE)?;
                let points = [row.small_points, row.large_points];
                Ok(BuildingRow {
                    region: at.number("region", row.region, 1..=3)?,
                    empty_round: at.number("empty-round", row.empty_round, 1..=5)?,
                    amount,
                    points: at.list("small-points and large-points", &points, POINTS)?,
                })
            })?;
        for round in 1..=5 {
            let empty = rows.iter().filter(|row| row.empty_round == round).count();
            if empty != 1 {
                return Err(format!("buildings: {empty} are empty in round {round}, 1 is needed"));
            }
        }
        Ok(rows)
    }
}
