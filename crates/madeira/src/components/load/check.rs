//! From the file to figures the rules can trust, or to words that name the wrong row.
//!
//! The bounds are those of the game's pieces where the rules rely on them, and otherwise wide
//! enough for any plausible correction and narrow enough for the counters of the rules.

use super::file::{ByPlayers, File, GuildRow, Scorings, Sourced, Table, TurnOrder};
use crate::components::{
    BuildingRow, CityRow, ColonyRow, Components, EndFigures, FavourFigures, FieldRow, LandingRow,
    Provenance, RankRow, RequestFigures, RewardFigures, RouteRow, Start, StartRow, Windmill,
};
use crate::names::{
    Building, City, Colony, DISTRICTS, Favour, Field, Good, Guild, Landing, PassGain, Request,
    Reward, Route, Row, Thing,
};
use kernel::Token;
use std::fmt;
use std::ops::RangeInclusive;

type Checked<T> = Result<T, String>;
type Range = RangeInclusive<u8>;

const POINTS: Range = 0..=30;
const REIS: Range = 0..=50;
const COST: Range = 1..=50;
const UP_TO_NINE: Range = 0..=9;
const ONE_TO_NINE: Range = 1..=9;

/// One row of the file, as its errors name it.
struct At<'a> {
    label: &'a str,
    word: &'a str,
}

impl fmt::Display for At<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label)?;
        if self.word.is_empty() { Ok(()) } else { write!(f, " {}", self.word) }
    }
}

impl At<'_> {
    fn wrong<T>(&self, why: impl fmt::Display) -> Checked<T> {
        Err(format!("{self}: {why}"))
    }

    fn number(&self, figure: &str, number: i64, range: Range) -> Checked<u8> {
        let (least, most) = range.into_inner();
        match u8::try_from(number) {
            Ok(fits) if fits >= least && fits <= most => Ok(fits),
            _ if least == most => self.wrong(format_args!("{figure} {number} is not {least}")),
            _ if number < i64::from(least) => {
                self.wrong(format_args!("{figure} {number} is less than {least}"))
            }
            _ => self.wrong(format_args!("{figure} {number} is more than {most}")),
        }
    }

    fn list<const N: usize>(
        &self,
        figure: &str,
        numbers: &[i64],
        range: Range,
    ) -> Checked<[u8; N]> {
        let checked = numbers
            .iter()
            .map(|&number| self.number(figure, number, range.clone()))
            .collect::<Checked<Vec<u8>>>()?;
        <[u8; N]>::try_from(checked).or_else(|checked| {
            self.wrong(format_args!("{figure} holds {} numbers, {N} are needed", checked.len()))
        })
    }

    fn by_players(&self, figure: &str, numbers: &ByPlayers, range: Range) -> Checked<[u8; 3]> {
        self.list(figure, &[numbers.two, numbers.three, numbers.four], range)
    }

    fn scorings(&self, points: &Scorings) -> Checked<[u8; 3]> {
        self.list("points", &[points.round_1, points.round_3, points.round_5], POINTS)
    }

    fn name<T: Token>(&self, figure: &str, word: &str, known: &[T]) -> Checked<T> {
        T::read(word).map_or_else(
            || {
                let known = written(known.iter().copied()).join(", ");
                self.wrong(format_args!("{figure} {word:?} is none of {known}"))
            },
            Ok,
        )
    }
}

/// A table of the file: how its errors name a row, and how the provenance does.
struct Kind {
    label: &'static str,
    family: &'static str,
}

const fn kind(label: &'static str, family: &'static str) -> Kind {
    Kind { label, family }
}

/// Collects where the rows come from while they are checked.
#[derive(Default)]
struct Checker {
    provenance: Vec<(String, Provenance)>,
}

impl Checker {
    /// Every one of the named rows exactly once, and no other.
    fn table<R: Sourced, T>(
        &mut self,
        kind: &Kind,
        table: &Table<R>,
        words: &[String],
        mut read: impl FnMut(&At<'_>, &R) -> Checked<T>,
    ) -> Checked<Vec<T>> {
        if let Some(unknown) = table.keys().find(|word| !words.contains(word)) {
            let known = words.join(", ");
            return Err(format!("{} {unknown:?} is none of {known}", kind.label));
        }
        words
            .iter()
            .map(|word| {
                let at = At { label: kind.label, word };
                let Some(row) = table.get(word) else { return Err(format!("{at} is missing")) };
                self.provenance.push((format!("{} {word}", kind.family), row.source()));
                read(&at, row)
            })
            .collect()
    }

    fn rows<R: Sourced, T, const N: usize>(
        &mut self,
        kind: &Kind,
        table: &Table<R>,
        words: &[String],
        read: impl FnMut(&At<'_>, &R) -> Checked<T>,
    ) -> Checked<[T; N]> {
        let rows = self.table(kind, table, words, read)?;
        array(rows, kind.label)
    }

    /// A table that is one row.
    fn single<'a>(&mut self, kind: &Kind, row: &impl Sourced) -> At<'a> {
        self.provenance.push((kind.family.to_owned(), row.source()));
        At { label: kind.label, word: "" }
    }
}

fn array<T, const N: usize>(rows: Vec<T>, label: &str) -> Checked<[T; N]> {
    <[T; N]>::try_from(rows).map_err(|rows| format!("{label}: {} rows, {N} are needed", rows.len()))
}

fn written<T: Token>(items: impl IntoIterator<Item = T>) -> Vec<String> {
    items.into_iter().map(word).collect()
}

fn word<T: Token>(item: T) -> String {
    let mut word = String::new();
    // Writing to a string cannot fail.
    let _ = item.write(&mut word);
    word
}

pub(super) fn components(file: &File) -> Checked<Components> {
    let mut checker = Checker::default();
    let all = &mut checker;
    let at = all.single(&kind("dice", "dice"), &file.dice);
    let die = at.list("faces", &file.dice.faces, 1..=6)?;
    let at = all.single(&kind("pirate dice", "pirate-dice"), &file.pirate_dice);
    let pirate_dice = at.number("number", file.pirate_dice.number, 1..=3)?;
    let at = all.single(&kind("building cost", "building-cost"), &file.building_cost);
    let building_cost = at.by_players("reis", &file.building_cost.reis, COST)?;
    let at = all.single(&kind("colony arrival", "colony-arrival"), &file.colony_arrival);
    let arrival = file.colony_arrival.points_per_ship;
    let colony_points_per_ship = at.number("points-per-ship", arrival, UP_TO_NINE)?;
    let at = all.single(&kind("mayor income", "mayor-income"), &file.mayor_income);
    let mayor_income = [
        at.number("worker", file.mayor_income.worker, UP_TO_NINE)?,
        at.number("citizen", file.mayor_income.citizen, UP_TO_NINE)?,
    ];
    let at =
        all.single(&kind("turn order figures", "turn-order-figures"), &file.turn_order_figures);
    let rank_city_points = at.number("city-points", file.turn_order_figures.city_points, POINTS)?;
    let at = all.single(&kind("city guard", "city-guard"), &file.city_guard);
    let honour_points = at.number("honour-points", file.city_guard.honour_points, POINTS)?;
    let discard = at.number("discard", file.city_guard.discard, 0..=30)?;
    let [rewards_a, rewards_b] = all.rewards(file)?;

    Ok(Components {
        hash: String::new(),
        name: name(&file.name)?,
        die,
        pirate_dice,
        fields: all.fields(file)?,
        routes: all.routes(file)?,
        landings: all.landings(file)?,
        market_points: all.rows(
            &kind("market", "market"),
            &file.market_points,
            &written(Good::ALL.iter().copied()),
            |at, row| at.scorings(row),
        )?,
        colonies: all.colonies(file)?,
        cities: all.cities(file)?,
        districts_built: DISTRICTS_BUILT as u8,
        windmill: all.windmill(file)?,
        starts: all.starts(file)?,
        requests: all.requests(file)?,
        guild_of: all.favours(file)?,
        row_guilds: [
            all.guild_rows(
                2,
                &kind("guild row with two players", "guild-rows-two"),
                &file.guild_rows_two,
            )?,
            all.guild_rows(
                3,
                &kind("guild row with three players", "guild-rows-three"),
                &file.guild_rows_three,
            )?,
            all.guild_rows(
                4,
                &kind("guild row with four players", "guild-rows-four"),
                &file.guild_rows_four,
            )?,
        ],
        rewards_a,
        rewards_b,
        ranks: [
            all.ranks(
                2,
                &kind("turn order with two players", "turn-order-two"),
                &file.turn_order_two,
            )?,
            all.ranks(
                3,
                &kind("turn order with three players", "turn-order-three"),
                &file.turn_order_three,
            )?,
            all.ranks(
                4,
                &kind("turn order with four players", "turn-order-four"),
                &file.turn_order_four,
            )?,
        ],
        rank_city_points,
        colony_points_per_ship,
        buildings: all.buildings(file)?,
        building_cost,
        start: all.start(file)?,
        favours: all.favour_figures(file)?,
        reward_figures: all.reward_figures(file)?,
        request_figures: all.request_figures(file)?,
        honour_points,
        discard,
        mayor_income,
        end: all.end(file)?,
        provenance: checker.provenance,
    })
}

/// M1.6: with two districts built in each city the twelve favours fill the others.
const DISTRICTS_BUILT: usize = 2;

fn name(name: &str) -> Checked<String> {
    let length = name.chars().count();
    if !(1..=60).contains(&length) || name.chars().any(char::is_control) {
        return Err(format!("name {name:?}: 1 to 60 letters are needed"));
    }
    Ok(name.to_owned())
}

impl Checker {
    fn fields(&mut self, file: &File) -> Checked<[FieldRow; Field::COUNT]> {
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

    fn routes(&mut self, file: &File) -> Checked<[RouteRow; Route::COUNT]> {
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

    fn landings(&mut self, file: &File) -> Checked<[LandingRow; Landing::COUNT]> {
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

    fn colonies(&mut self, file: &File) -> Checked<[ColonyRow; Colony::COUNT]> {
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

    fn cities(&mut self, file: &File) -> Checked<[CityRow; City::COUNT]> {
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

    fn windmill(&mut self, file: &File) -> Checked<Windmill> {
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

    fn starts(&mut self, file: &File) -> Checked<[StartRow; 4]> {
        let words = written(Request::ALL.iter().copied());
        // Any four of the five kinds; the fifth is not asked for.
        let dealt: Vec<String> = words
            .iter()
            .filter(|word| file.starting_requests.contains_key(*word))
            .cloned()
            .collect();
        let asked = if dealt.len() == file.starting_requests.len() { &dealt } else { &words };
        let kind = kind("starting request", "starting-request");
        let rows = self.table(&kind, &file.starting_requests, asked, |at, row| {
            Ok(StartRow {
                request: at.name("request", at.word, Request::ALL)?,
                crowns: at.number("crowns", row.crowns, ONE_TO_NINE)?,
            })
        })?;
        let mut rows: [StartRow; 4] = array(rows, "starting requests")?;
        rows.sort_by_key(|row| row.crowns);
        for pair in rows.windows(2) {
            if pair[0].crowns == pair[1].crowns {
                return Err(format!(
                    "starting request {}: crowns {} are those of {} too",
                    pair[1].request.word(),
                    pair[1].crowns,
                    pair[0].request.word()
                ));
            }
        }
        Ok(rows)
    }

    fn requests(&mut self, file: &File) -> Checked<[[u8; Request::COUNT]; 3]> {
        let kind = kind("crown request", Request::FAMILY);
        let words = written(Request::ALL.iter().copied());
        let rows: [[u8; 3]; Request::COUNT] =
            self.rows(&kind, &file.crown_requests, &words, |at, row| {
                Ok([
                    at.number("heads-2", row.heads_2, 0..=10)?,
                    at.number("heads-3", row.heads_3, 0..=5)?,
                    at.number("heads-4", row.heads_4, 0..=5)?,
                ])
            })?;
        for (i, needed) in [10, 5, 5].into_iter().enumerate() {
            let tiles: u8 = rows.iter().map(|row| row[i]).sum();
            if tiles != needed {
                let heads = i + 2;
                return Err(format!(
                    "crown requests: {tiles} tiles with {heads} heads, {needed} are needed"
                ));
            }
        }
        Ok(std::array::from_fn(|players| {
            std::array::from_fn(|request| rows[request][..=players].iter().sum())
        }))
    }

    fn favours(&mut self, file: &File) -> Checked<[Guild; Favour::COUNT]> {
        let words = written(Favour::ALL.iter().copied());
        let guilds: [Guild; Favour::COUNT] = self.rows(
            &kind("guild favour", Favour::FAMILY),
            &file.guild_favours,
            &words,
            |at, row| at.name("guild", &row.guild, Guild::ALL),
        )?;
        for &guild in Guild::ALL {
            let favours = guilds.iter().filter(|&&of| of == guild).count();
            if favours != 3 {
                let guild = guild.word();
                return Err(format!("guild {guild}: {favours} favours, 3 are needed"));
            }
        }
        Ok(guilds)
    }

    fn guild_rows(
        &mut self,
        players: usize,
        kind: &Kind,
        table: &Table<GuildRow>,
    ) -> Checked<[[Option<Guild>; 2]; Row::COUNT]> {
        let needed = if players == 4 { 1 } else { 2 };
        let words = written(Row::ALL[..players].iter().copied());
        let mut guilds = [[None; 2]; Row::COUNT];
        let read = self.table(kind, table, &words, |at, row| {
            if row.guilds.len() != needed {
                let named = row.guilds.len();
                return at.wrong(format_args!("guilds names {named}, {needed} are needed"));
            }
            let mut pair = [None; 2];
            for (place, guild) in pair.iter_mut().zip(&row.guilds) {
                *place = Some(at.name("guilds", guild, Guild::ALL)?);
            }
            if pair[0] == pair[1] {
                return at.wrong("guilds names one guild twice");
            }
            Ok(pair)
        })?;
        guilds[..players].copy_from_slice(&read);
        for guild in Guild::ALL {
            if !guilds.iter().flatten().any(|named| named.as_ref() == Some(guild)) {
                return Err(format!("{}: none names the guild {}", kind.label, guild.word()));
            }
        }
        Ok(guilds)
    }

    fn rewards(&mut self, file: &File) -> Checked<[[Reward; 4]; 2]> {
        let words = written(Reward::ALL.iter().copied());
        let (mut a, mut b) = (Vec::new(), Vec::new());
        self.table(
            &kind("king's reward", Reward::FAMILY),
            &file.king_rewards,
            &words,
            |at, row| {
                let reward: Reward = at.name("reward", at.word, Reward::ALL)?;
                match row.tile.as_str() {
                    "a" => a.push(reward),
                    "b" => b.push(reward),
                    tile => return at.wrong(format_args!("tile {tile:?} is none of a, b")),
                }
                Ok(())
            },
        )?;
        Ok([array(a, "king's rewards on A tiles")?, array(b, "king's rewards on B tiles")?])
    }

    fn ranks(
        &mut self,
        players: usize,
        kind: &Kind,
        table: &Table<TurnOrder>,
    ) -> Checked<[RankRow; 4]> {
        let words = written(Row::ALL[..players].iter().copied());
        let mut ranks = [RankRow { reis: 0, gains: [false; PassGain::COUNT] }; 4];
        let read = self.table(kind, table, &words, |at, row| {
            let mut gains = [false; PassGain::COUNT];
            gains[PassGain::Reis.index()] = true;
            for gain in &row.or {
                let known = [PassGain::City, PassGain::Guard, PassGain::Ship];
                let gain = at.name("or", gain, &known)?;
                if std::mem::replace(&mut gains[gain.index()], true) {
                    return at.wrong(format_args!("or names {} twice", gain.word()));
                }
            }
            Ok(RankRow { reis: at.number("reis", row.reis, REIS)?, gains })
        })?;
        ranks[..players].copy_from_slice(&read);
        Ok(ranks)
    }

    fn buildings(&mut self, file: &File) -> Checked<[BuildingRow; Building::COUNT]> {
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

    fn start(&mut self, file: &File) -> Checked<Start> {
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

    fn favour_figures(&mut self, file: &File) -> Checked<FavourFigures> {
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

    fn reward_figures(&mut self, file: &File) -> Checked<RewardFigures> {
        let row = &file.king_reward_figures;
        let at = self.single(&kind("king's reward figures", "king-reward-figures"), row);
        Ok(RewardFigures {
            medal_points: at.number("medal-points", row.medal_points, POINTS)?,
            support_bread: at.number("support-bread", row.support_bread, ONE_TO_NINE)?,
            city_points: at.number("city-points", row.city_points, POINTS)?,
            booty_reis: at.number("booty-reis", row.booty_reis, REIS)?,
        })
    }

    fn request_figures(&mut self, file: &File) -> Checked<RequestFigures> {
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

    fn end(&mut self, file: &File) -> Checked<EndFigures> {
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
