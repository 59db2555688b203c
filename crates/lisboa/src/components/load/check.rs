//! From the file to figures the rules can trust, or to words that name the wrong row.

mod cards;
mod effects;
mod figures;
mod places;
mod row;
mod tiles;
mod tracks;

use super::file::File;
use crate::components::Components;
use crate::effects::CardRow;
use crate::names::{Card, Deck, Era};
use row::{Checked, Checker, UP_TO_NINE, kind};

pub(super) fn components(file: &File) -> Checked<Components> {
    let mut checker = Checker::default();
    let all = &mut checker;
    let lands = all.lands(file)?;
    let sites = all.sites(file)?;
    let scoring_tiles = all.scoring_tiles(file)?;
    let at = all.single(&kind("thin column", "thin-column"), &file.thin_column);
    let thin_column = at.number("wigs", file.thin_column.wigs, UP_TO_NINE)?;
    let [large_tiles, small_tiles] = all.city_tiles(file)?;
    let rubble = all.rubble(file)?;
    let treasury = all.treasury(file)?;
    let at = all.single(&kind("treasury start", "treasury-start"), &file.treasury_start);
    let treasury_start = at.number("space", file.treasury_start.space, 1..=6)?;
    let (influence_top, influence_reis) = all.influence(file)?;
    let (prices, price_minimum) = all.prices(file)?;
    let at = all.single(&kind("offices", "offices"), &file.offices);
    let office_spaces = at.number("spaces", file.offices.spaces, 5..=9)?;
    let [church_influence, church_treasury] = all.church(file)?;
    let ships = all.ships(file)?;
    let ship_copies = all.ship_copies(file)?;
    let plans = all.plans(file)?;
    let (start_plan_officials, start_plans) = all.starting_plans(file)?;
    let buildings = all.buildings(file)?;
    let (clergy, amounts) = all.clergy(file, rubble.price[0])?;
    let cards = all.cards(file)?;
    let decrees = all.decrees(file)?;
    let solo_decree = all.solo_decree(file)?;
    let figures = all.figures(file, amounts)?;
    let start = all.start(file, influence_top, start_plans.iter().sum(), figures.capacity)?;
    // With two players, those that bear the symbol and the one of the solo game are out.
    let without = decrees.iter().filter(|row| !row.three_plus).count();
    let needed = usize::from(start.decrees_shown) + 1;
    if without < needed {
        return Err(format!("decrees: {without} without three-plus, {needed} are needed"));
    }

    let set = |wanted: &dyn Fn(&CardRow) -> bool| {
        Card::all()
            .filter(|card| wanted(&cards[card.index()]))
            .fold(0, |set, card| set | card.bit())
    };
    let eras = std::array::from_fn(|i| set(&|row| row.era == Era::ALL[i]));
    let decks = std::array::from_fn(|i| set(&|row| row.deck == Deck::ALL[i]));

    Ok(Components {
        hash: String::new(),
        eras,
        decks,
        name: name(&file.name)?,
        lands,
        sites,
        scoring_tiles,
        thin_column,
        large_tiles,
        small_tiles,
        cubes: rubble.cubes,
        row_cubes: rubble.row,
        column_cubes: rubble.column,
        thin_column_cubes: rubble.thin_column,
        site_cubes: rubble.site,
        pile_cubes: rubble.pile,
        cube_price: rubble.price,
        treasury,
        treasury_start,
        influence_reis,
        influence_top,
        prices,
        price_minimum,
        office_spaces,
        church_influence,
        church_treasury,
        ships,
        ship_copies,
        plans,
        start_plan_officials,
        start_plans,
        buildings,
        clergy,
        cards,
        decrees,
        solo_decree,
        start,
        figures,
        provenance: checker.provenance,
    })
}

fn name(name: &str) -> Checked<String> {
    let length = name.chars().count();
    if !(1..=60).contains(&length) || name.chars().any(char::is_control) {
        return Err(format!("name {name:?}: 1 to 60 letters are needed"));
    }
    Ok(name.to_owned())
}
