//! From the file to figures the rules can trust, or to words that name the wrong row.

mod figures;
mod places;
mod row;
mod tiles;

use super::file::File;
use crate::components::Components;
use crate::names::Good;
use row::{COST, Checked, Checker, POINTS, UP_TO_NINE, kind, written};

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
