//! L7.4: building a store.

use super::{
    Eyes, Game, List, Verdict, book, cardinal, effects, gain_cube, gain_reis, influence_gain, me,
    payment,
};
use crate::effects::Part;
use crate::names::{Account, Clergy, Cube, Houses, Land, Line, Side, Tile};
use crate::state::{Person, Public, Store, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

pub(crate) fn list_tiles(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for &tile in Tile::ALL {
        if greyed || eyes.public.display & (1 << tile.index()) != 0 {
            out.add(Action::Tile { tile });
        }
    }
}

/// Whether a house is left to put on a store.
pub(crate) fn has_house(public: &Public, person: &Person) -> bool {
    person.houses != public.printed.start.houses
}

#[inline]
pub(crate) fn check_shown(public: &Public, person: &Person, tile: Tile) -> Verdict {
    if !has_house(public, person) {
        return Err(Refusal::NoHouse);
    }
    if public.display & (1 << tile.index()) == 0 {
        return Err(Refusal::TileNotShown { tile });
    }
    Ok(())
}

/// A tile is possible if some land for it is.
pub(crate) fn check_tile(eyes: Eyes<'_>, tile: Tile) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    check_shown(public, person, tile)?;
    let tiles = 1 << tile.index();
    if can_pay(public, person, tiles) { Ok(()) } else { Err(least_short(public, person, tiles)) }
}

pub(crate) fn list_lands(eyes: Eyes<'_>, tile: Tile, greyed: bool, out: &mut impl List) {
    for land in Land::all() {
        if greyed || check_place(eyes.public, tile, land).is_ok() {
            out.add(Action::Land { land });
        }
    }
}

/// Whether a tile may lie on a land.
#[inline]
pub(crate) fn check_place(public: &Public, tile: Tile, land: Land) -> Verdict {
    if !public.row_in_play(land.row()) {
        return Err(Refusal::LandNotInPlay { land });
    }
    if public.stores[land.index()].is_some() {
        return Err(Refusal::LandTaken { land });
    }
    if !land.touches(tile.street()) {
        return Err(Refusal::LandNotOnStreet { land, tile });
    }
    if land.is_small() != (tile == Tile::Small) {
        return Err(Refusal::LandWrongSize { land, tile });
    }
    Ok(())
}

pub(crate) fn check_land(eyes: Eyes<'_>, tile: Tile, land: Land) -> Verdict {
    check_place(eyes.public, tile, land)?;
    let (needs, has) = bill(eyes.public, me(eyes), land);
    if u16::from(needs) > has {
        return Err(Refusal::LandUnpayable { land, needs, has: has.min(255) as u8 });
    }
    Ok(())
}

/// What land costs one player.
struct Prices {
    /// Treasury value.
    treasury: u8,
    cubes: [u8; Cube::COUNT],
    specific: u8,
    general: u8,
}

/// The price of the cubes of a row or column, and of the dearest of them.
type Rubble = (u8, u8);

impl Prices {
    fn new(public: &Public, person: &Person) -> Self {
        let mut cubes = [0; Cube::COUNT];
        for &cube in Cube::ALL {
            cubes[cube.index()] = payment::cube_price(public, person, cube);
        }
        let (specific, general) = payment::land_discounts(public, person);
        Self { treasury: public.treasury_reis(), cubes, specific, general }
    }

    #[inline]
    fn rubble(&self, cubes: &[u8; Cube::COUNT]) -> Rubble {
        let (mut sum, mut dearest) = (0, 0);
        for (count, price) in cubes.iter().zip(self.cubes) {
            sum += count * price;
            dearest = dearest.max(if *count > 0 { price } else { 0 });
        }
        (sum, dearest)
    }

    /// The price once the dearest cube is gone.
    #[inline]
    fn lowest(&self, row: Rubble, column: Rubble) -> u8 {
        (self.treasury + row.0 + column.0 - row.1.max(column.1))
            .saturating_sub(self.specific)
            .saturating_sub(self.general)
    }

    fn lowest_of(&self, public: &Public, land: Land) -> u8 {
        let row = self.rubble(&public.row_cubes[land.row()]);
        self.lowest(row, self.rubble(&public.column_cubes[land.column()]))
    }

    /// With every tile the cardinal could bring.
    fn at_best(&self, public: &Public) -> Self {
        let tile = |clergy: Clergy| public.printed.figures.clergy[clergy.index()];
        let mut cubes = self.cubes;
        let brown = &mut cubes[Cube::Brown.index()];
        *brown = tile(Clergy::Mason).min(*brown);
        Self {
            treasury: self.treasury,
            cubes,
            specific: self.specific + tile(Clergy::Surveyor),
            general: self.general + tile(Clergy::TreasurerCanon),
        }
    }
}

/// What a player can raise after the land's reward, as far as it is money.
#[inline]
fn means_after(public: &Public, person: &Person, land: Land) -> u16 {
    let mut has = payment::means(public, person);
    for part in public.printed.lands[land.index()].into_iter().flatten() {
        match part {
            Part::Reis(reis) => has += u16::from(reis),
            Part::GainInfluence => {
                let gain = influence_gain(public, person);
                let level = (person.influence + gain).min(public.printed.influence_top);
                has += u16::from(payment::worth(&public.printed, level))
                    - u16::from(payment::worth(&public.printed, person.influence));
            }
            _ => {}
        }
    }
    has
}

/// The cardinal whom the land's reward leads to: the only reward that bears on the price.
#[inline]
fn cardinal_at(public: &Public, land: Land) -> Option<(u8, bool)> {
    public.printed.lands[land.index()].into_iter().flatten().find_map(|part| match part {
        Part::Cardinal { steps, exactly } => Some((steps, exactly)),
        _ => None,
    })
}

/// The land's price at its lowest, and what the player can raise then: the reward comes first,
/// then the dearest cube goes.
pub(crate) fn bill(public: &Public, person: &Person, land: Land) -> (u8, u16) {
    let mut best: Option<(u8, u16)> = None;
    let mut consider = |public: &Public, person: &Person| {
        let needs = Prices::new(public, person).lowest_of(public, land);
        let bill = (needs, means_after(public, person, land));
        let short = |(needs, has): (u8, u16)| u16::from(needs).saturating_sub(has);
        if best.is_none_or(|best| short(bill) < short(best)) {
            best = Some(bill);
        }
    };
    match cardinal_at(public, land) {
        Some((most, exactly)) if cardinal::possible(public, person, most, exactly).is_ok() => {
            after_cardinal(public, person, most, exactly, &mut consider);
        }
        _ => consider(public, person),
    }
    best.unwrap_or((0, 0))
}

/// Every way a meeting with the cardinal can end, as far as prices are concerned.
pub(crate) fn after_cardinal(
    public: &Public,
    person: &Person,
    most: u8,
    exactly: bool,
    consider: &mut impl FnMut(&Public, &Person),
) {
    for steps in if exactly { most } else { 1 }..=most {
        let mut moved = *public;
        for _ in 0..steps {
            moved.cardinal = (moved.cardinal + 1) % 6;
            if moved.cardinal == public.printed.church_treasury {
                moved.treasury = (moved.treasury + 1).min(public.printed.treasury.len() as u8);
            }
        }
        for &side in Side::ALL {
            let beside = cardinal::tile_beside(moved.cardinal, side);
            if let Some(clergy) = moved.church[beside].take() {
                let mut after = *person;
                if let Some(free) = after.clergy.iter_mut().find(|slot| slot.is_none()) {
                    *free = Some(clergy);
                }
                consider(&moved, &after);
                moved.church[beside] = Some(clergy);
            }
        }
    }
}

/// The display tiles that fit a column, as bits.
const COLUMN_TILES: [u8; 5] = [0b0_0001, 0b0_0011, 0b0_0110, 0b0_1100, 0b1_0000];

/// Whether a tile of these can lie on a land.
#[inline]
fn fits(public: &Public, tiles: u8, land: Land, column: usize) -> bool {
    public.display & tiles & COLUMN_TILES[column] != 0 && public.stores[land.index()].is_none()
}

/// Whether some land for one of these tiles can be paid.
fn can_pay(public: &Public, person: &Person, tiles: u8) -> bool {
    let prices = Prices::new(public, person);
    let columns = public.column_cubes.each_ref().map(|cubes| prices.rubble(cubes));
    let has = payment::means(public, person);
    // Lands of which only meeting the cardinal tells, as bits.
    let mut unsure = 0u32;
    for row in (0..5).filter(|row| public.row_in_play(*row)) {
        let rubble = prices.rubble(&public.row_cubes[row]);
        for (column, cubes) in columns.into_iter().enumerate() {
            let land = Land::at(row, column);
            if !fits(public, tiles, land, column) {
                continue;
            }
            if cardinal_at(public, land).is_some() {
                unsure |= 1 << land.index();
                continue;
            }
            let needs = u16::from(prices.lowest(rubble, cubes));
            if needs <= has || needs <= means_after(public, person, land) {
                return true;
            }
        }
    }
    if unsure == 0 {
        return false;
    }
    let at_best = prices.at_best(public);
    Land::all().filter(|land| unsure & 1 << land.index() != 0).any(|land| {
        let worth_a_look = gains_influence(public, land)
            || u16::from(at_best.lowest_of(public, land)) <= means_after(public, person, land);
        let pays = |(needs, has): (u8, u16)| u16::from(needs) <= has;
        worth_a_look && pays(bill(public, person, land))
    })
}

/// A preacher could bring more of it.
fn gains_influence(public: &Public, land: Land) -> bool {
    public.printed.lands[land.index()].contains(&Some(Part::GainInfluence))
}

/// R16: where no land can be paid, the one with the least shortfall.
fn least_short(public: &Public, person: &Person, tiles: u8) -> Refusal {
    let mut least: Option<(u16, Refusal)> = None;
    for land in Land::all().filter(|land| public.row_in_play(land.row())) {
        if fits(public, tiles, land, land.column()) {
            let (needs, has) = bill(public, person, land);
            let short = u16::from(needs).saturating_sub(has);
            if least.is_none_or(|(best, _)| short < best) {
                let has = has.min(255) as u8;
                least = Some((short, Refusal::NoLandPayable { land, needs, has }));
            }
        }
    }
    least.map_or(Refusal::NoTile, |(_, refusal)| refusal)
}

/// R1 for the whole action.
pub(crate) fn can_build(public: &Public, person: &Person) -> bool {
    has_house(public, person) && can_pay(public, person, u8::MAX)
}

/// What is missing for it.
pub(crate) fn possible(public: &Public, person: &Person) -> Verdict {
    if can_build(public, person) {
        Ok(())
    } else if has_house(public, person) {
        Err(least_short(public, person, u8::MAX))
    } else {
        Err(Refusal::NoHouse)
    }
}

pub(crate) fn choose_land(game: &mut Game, seat: Seat, land: Land, sink: &mut impl Sink<Event>) {
    let Some(Task::StoreLand { tile, .. }) = game.public.tasks.pop() else { return };
    game.public.display &= !(1 << tile.index());
    sink.emit(Event::StoreBuilt { seat, land, tile });
    // R12: the reward comes before the tile lies there and before the cube.
    game.public.tasks.push(Task::PlaceStore { seat, land, tile });
    effects::push_reward(game, seat, game.public.printed.lands[land.index()]);
}

pub(crate) fn place(game: &mut Game, seat: Seat, land: Land, tile: Tile) {
    game.public.stores[land.index()] = Some(Store { owner: seat, street: tile.street() });
    game.public.tasks.push(Task::StoreCube { seat, land });
}

fn line(public: &mut Public, land: Land, line: Line) -> &mut [u8; Cube::COUNT] {
    match line {
        Line::Row => &mut public.row_cubes[land.row()],
        Line::Column => &mut public.column_cubes[land.column()],
    }
}

pub(crate) fn list_cubes(eyes: Eyes<'_>, land: Land, out: &mut impl List) {
    for (line, cubes) in [
        (Line::Row, &eyes.public.row_cubes[land.row()]),
        (Line::Column, &eyes.public.column_cubes[land.column()]),
    ] {
        for &cube in Cube::ALL {
            if cubes[cube.index()] > 0 {
                out.add(Action::Cube { line, cube });
            }
        }
    }
}

pub(crate) fn check_cube(eyes: Eyes<'_>, land: Land, line: Line, cube: Cube) -> Verdict {
    let cubes = match line {
        Line::Row => &eyes.public.row_cubes[land.row()],
        Line::Column => &eyes.public.column_cubes[land.column()],
    };
    if cubes[cube.index()] == 0 { Err(Refusal::NoCube { cube }) } else { Ok(()) }
}

/// Whether any cube is there to take.
pub(crate) fn cubes_left(public: &Public, land: Land) -> bool {
    public.row_cubes[land.row()] != [0; 3] || public.column_cubes[land.column()] != [0; 3]
}

pub(crate) fn take_cube(
    game: &mut Game,
    seat: Seat,
    from: Line,
    cube: Cube,
    sink: &mut impl Sink<Event>,
) {
    let Some(Task::StoreCube { land, .. }) = game.public.tasks.pop() else { return };
    line(&mut game.public, land, from)[cube.index()] -= 1;
    game.public.tasks.push(Task::PayLand { seat, land });
    gain_cube(game, seat, cube, sink);
}

pub(crate) fn list_houses(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for &houses in Houses::ALL {
        if greyed || check_house(eyes, houses).is_ok() {
            out.add(Action::House { houses });
        }
    }
}

pub(crate) fn check_house(eyes: Eyes<'_>, houses: Houses) -> Verdict {
    let all = eyes.public.printed.start.houses[houses.index()];
    if me(eyes).houses[houses.index()] >= all {
        return Err(Refusal::HousesUsed { houses });
    }
    Ok(())
}

/// The group that must be used, where there is no choice.
pub(crate) fn only_house(public: &Public, seat: Seat) -> Option<Houses> {
    let (built, all) = (&public.people[seat].houses, &public.printed.start.houses);
    let mut open =
        Houses::ALL.iter().copied().filter(|group| built[group.index()] < all[group.index()]);
    let first = open.next();
    if open.next().is_some() { None } else { first }
}

pub(crate) fn place_house(
    game: &mut Game,
    seat: Seat,
    houses: Houses,
    sink: &mut impl Sink<Event>,
) {
    let Some(Task::House { land, .. }) = game.public.tasks.pop() else { return };
    game.public.people[seat].houses[houses.index()] += 1;
    sink.emit(Event::HousePlaced { seat, houses });
    score(game, seat, land, sink);
    let chaplain = Clergy::GuildChaplain;
    let more = game.public.people[seat].holds(chaplain)
        * game.public.printed.figures.clergy[chaplain.index()];
    book(game, seat, Account::Clergy, i16::from(more), sink);
    gain_reis(game, seat, more, sink);
}

/// The scoring tile of the column for each relevant building.
pub(crate) fn score(game: &mut Game, seat: Seat, land: Land, sink: &mut impl Sink<Event>) {
    let Some(store) = game.public.stores[land.index()] else { return };
    let wigs =
        game.public.scoring[land.column()] * game.public.relevant_buildings(land, store.street);
    book(game, seat, Account::Stores, i16::from(wigs), sink);
}
