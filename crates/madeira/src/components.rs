//! What is printed on the components, as one static table.
//!
//! The figures live in `components/*.toml`, each row with its provenance; [`load`] reads and checks
//! them. Tables by number of players are indexed by [`by_players`]: 0 for two, 2 for four.

mod load;

use crate::names::{
    Building, City, Colony, Favour, Field, Good, Guild, Landing, MillGain, PassGain, Request,
    Reward, Route, Row, Thing,
};

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    /// Stated in the published rules or their examples.
    Rulebook,
    /// Stated by other public sources.
    Published,
    /// Deduced from those.
    Deduced,
    /// Ours: fits everything known. Shown as such to the player.
    Reconstructed,
}

/// Index into a table by number of players.
#[inline]
#[must_use]
pub const fn by_players(players: usize) -> usize {
    players - 2
}

/// The rounds in which requests are scored (M8.5), as indices of the tables of points.
#[inline]
#[must_use]
pub const fn scoring(round: u8) -> usize {
    (round as usize - 1) / 2
}

#[derive(Clone, Debug)]
pub struct Components {
    pub(crate) hash: String,
    pub name: String,

    /// The faces of a die.
    pub die: [u8; 6],
    /// M1.1.
    pub pirate_dice: u8,
    pub fields: [FieldRow; Field::COUNT],
    pub routes: [RouteRow; Route::COUNT],
    pub landings: [LandingRow; Landing::COUNT],
    /// By good: prestige per ship in the three scorings.
    pub market_points: [[u8; 3]; Good::COUNT],
    pub colonies: [ColonyRow; Colony::COUNT],
    pub cities: [CityRow; City::COUNT],
    /// Districts built from the start.
    pub districts_built: u8,
    pub windmill: Windmill,
    pub starts: [StartRow; 4],
    /// How many requests of each kind are in play, by number of players.
    pub requests: [[u8; Request::COUNT]; 3],
    pub guild_of: [Guild; Favour::COUNT],
    /// The guild or guilds of each row, by number of players.
    pub row_guilds: [[[Option<Guild>; 2]; Row::COUNT]; 3],
    pub rewards_a: [Reward; 4],
    pub rewards_b: [Reward; 4],
    /// The turn-order column, by number of players.
    pub ranks: [[RankRow; 4]; 3],
    /// M4.7: prestige of the column's city gain.
    pub rank_city_points: u8,
    /// M5.8: prestige per own ship at the colony a worker moves to.
    pub colony_points_per_ship: u8,
    pub buildings: [BuildingRow; Building::COUNT],
    /// M5.3, by number of players.
    pub building_cost: [u8; 3],
    pub start: Start,
    pub favours: FavourFigures,
    pub reward_figures: RewardFigures,
    pub request_figures: RequestFigures,
    /// M8.1.
    pub honour_points: u8,
    /// M5.10, M6: how many pirates one discard takes at most.
    pub discard: u8,
    /// M4.14: per own worker and per neutral citizen.
    pub mayor_income: [u8; 2],
    pub end: EndFigures,
    /// Where each row of the file comes from, under its name: `field 2a`, `route wheat1`.
    pub provenance: Vec<(String, Provenance)>,
}

#[derive(Clone, Copy, Debug)]
pub struct FieldRow {
    pub crop: Good,
    /// M8.6.
    pub becomes: Option<Good>,
    /// By number of players.
    pub wood: [u8; 3],
}

#[derive(Clone, Copy, Debug)]
pub struct RouteRow {
    pub goods: u8,
    pub reis: u8,
    /// One of the two that only 3–4 players have; with 2 players they are one space.
    pub twin: Option<Route>,
}

#[derive(Clone, Copy, Debug)]
pub struct LandingRow {
    pub wine: u8,
    /// In play with at least this many players.
    pub players: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct ColonyRow {
    pub brings: Good,
    pub points: [u8; 3],
}

#[derive(Clone, Copy, Debug)]
pub struct CityRow {
    /// M4.12, for the districts that are not built at the start; 0 for the others.
    pub wood: [u8; 6],
    pub most: u8,
    pub otherwise: u8,
    pub income: Thing,
}

#[derive(Clone, Copy, Debug)]
pub struct Windmill {
    pub top: u8,
    pub start: u8,
    /// Workers fed at each level.
    pub feeds: [u8; 8],
    /// M2.1: goods for one good, wheat for one level.
    pub goods: u8,
    pub wheat: u8,
    /// Prestige for a step beyond the top, or for the lack of one below the bottom.
    pub points: u8,
    /// What a level gives, bread and réis; and what prestige gives on the bottom level.
    pub down: [u8; MillGain::COUNT],
    pub bottom: [u8; MillGain::COUNT],
}

#[derive(Clone, Copy, Debug)]
pub struct StartRow {
    pub request: Request,
    pub crowns: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct RankRow {
    pub reis: u8,
    /// Which gains may be taken; réis always.
    pub gains: [bool; PassGain::COUNT],
}

#[derive(Clone, Copy, Debug)]
pub struct BuildingRow {
    pub region: u8,
    pub empty_round: u8,
    /// What the small and the large action give: bread, moves, favours.
    pub amount: [u8; 2],
    /// Prestige of the small and the large action.
    pub points: [u8; 2],
}

/// M0.1, M1.4, M1.9.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub workers: u8,
    pub ships: u8,
    pub markers: u8,
    pub things: [u8; Thing::COUNT],
    pub order_reis: [u8; 4],
    pub guard: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct FavourFigures {
    pub monk_wood: u8,
    pub treasurer_reis: u8,
    pub patron_bread: u8,
    pub engineer_harvests: u8,
    pub lady_reis: u8,
    pub diplomat_workers: u8,
    pub explorer_points: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct RewardFigures {
    pub medal_points: u8,
    pub support_bread: u8,
    pub city_points: u8,
    pub booty_reis: u8,
}

/// M8.7.
#[derive(Clone, Copy, Debug)]
pub struct RequestFigures {
    pub ships: u8,
    pub favours: u8,
    pub favour_points: u8,
    pub prosperity_reis: u8,
}

/// M9.
#[derive(Clone, Copy, Debug)]
pub struct EndFigures {
    pub reis_per_point: u8,
    pub pirates: [u8; 4],
    pub pirates_free: u8,
}

impl Components {
    /// The building that stays empty in a round (M3.1).
    ///
    /// # Panics
    /// Never: loading checks that each round has one.
    #[must_use]
    pub fn empty_building(&self, round: u8) -> Building {
        Building::ALL
            .iter()
            .copied()
            .find(|building| self.buildings[building.index()].empty_round == round)
            .expect("checked when loaded")
    }
}
