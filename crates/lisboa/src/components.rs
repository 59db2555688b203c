//! What is printed on board, cards and tiles, as one static table.
//!
//! The figures live in `components/*.toml`, each row with its provenance; [`load`] reads and checks
//! them.

mod load;

use crate::effects::{CardRow, ClergyRow, DecreeRow, Effect};
use crate::names::{Card, Clergy, Cube, Deck, Decree, Era, Good, Land, ShipKind, Site, Street};

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

#[derive(Clone, Debug)]
pub struct Components {
    pub(crate) hash: String,
    pub name: String,

    pub lands: [Effect; Land::COUNT],
    pub sites: [Effect; Site::COUNT],
    /// Under columns 1 to 4, shuffled; and printed under the thin one.
    pub scoring_tiles: [u8; 4],
    pub thin_column: u8,
    pub large_tiles: u8,
    pub small_tiles: u8,

    /// Rubble: cubes of each colour, and how many lie where.
    pub cubes: [u8; Cube::COUNT],
    pub row_cubes: u8,
    pub column_cubes: u8,
    pub thin_column_cubes: u8,
    pub site_cubes: u8,
    pub pile_cubes: u8,
    /// Price of a cube in the land's row and column.
    pub cube_price: [u8; Cube::COUNT],

    /// Treasury space (from 1) to réis and influence.
    pub treasury: [TreasuryRow; 6],
    pub treasury_start: u8,
    /// Influence spaces that show a real, as bits.
    pub influence_reis: u16,
    pub influence_top: u8,
    pub prices: [u8; Good::COUNT],
    pub price_minimum: u8,
    pub office_spaces: u8,
    /// Church places with the icons.
    pub church_influence: u8,
    pub church_treasury: u8,

    pub ships: [ShipRow; ShipKind::COUNT],
    /// Copies of each ship with 2, 3, 4 players.
    pub ship_copies: [u8; 3],
    /// Officials on the plans of an architect, fewest first.
    pub plans: [u8; 8],
    pub start_plan_officials: u8,
    /// Starting plans of each architect.
    pub start_plans: [u8; 2],
    pub buildings: [BuildingRow; 6],
    pub clergy: [ClergyRow; Clergy::COUNT],
    pub cards: [CardRow; Card::COUNT],
    /// The cards of each era and of each deck, as bits; they follow from the rows.
    pub(crate) eras: [u128; Era::COUNT],
    pub(crate) decks: [u128; Deck::COUNT],
    pub decrees: [DecreeRow; Decree::COUNT],
    /// The decree set aside in the solo game.
    pub solo_decree: Decree,

    pub start: Start,
    pub figures: Figures,
    /// Every row with where it comes from: `card c12`, `land b2`.
    pub provenance: Vec<(String, Provenance)>,
}

#[derive(Clone, Copy, Debug)]
pub struct TreasuryRow {
    pub reis: u8,
    pub influence: i8,
}

#[derive(Clone, Copy, Debug)]
pub struct ShipRow {
    pub hull: u8,
    pub influence: u8,
    pub per_good: u8,
}

/// A public building: two streets on its blue face, the other two on its green face.
#[derive(Clone, Copy, Debug)]
pub struct BuildingRow {
    pub blue: [Street; 2],
    pub copies: u8,
}

/// L1.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    pub goods: u8,
    pub reis: u8,
    pub wigs: u8,
    /// By place in the turn order.
    pub influence: [u8; 4],
    pub officials: u8,
    pub marquis_officials: u8,
    /// Houses left, middle, right.
    pub houses: [u8; 3],
    pub hand: u8,
    pub decrees_shown: u8,
    /// Favours of each noble per player.
    pub favours: u8,
    /// Lacerda.
    pub solo_influence: u8,
    pub solo_plans: u8,
}

/// Figures of the rules that a printing may change.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    /// L0.2.
    pub capacity: u8,
    pub row_slots: u8,
    pub clergy_slots: u8,
    /// L0.3: cubes of a colour kept.
    pub cubes_kept: u8,
    pub set_wigs: u8,
    /// L10, L11: sets that end the period and the game, decks that do.
    pub period_sets: u8,
    pub end_sets: u8,
    pub empty_decks: u8,
    /// L12.3: most, second, third for each kind of store; and the other printing for tools.
    pub stores: [[u8; 3]; Good::COUNT],
    pub tools_other: [u8; 3],
    pub reis_per_wig: u8,
    /// L12.6.
    pub plans: [u8; 3],
    pub favour_wigs: u8,
    pub solo_decree_wigs: u8,
    pub solo_cube_wigs: u8,
    /// Surveyor, mason's price of a brown cube, clerk, friar …: how much a clergy tile does, by tile;
    /// 1 for legate, canon and nuncio, which have no amount.
    pub clergy: [u8; Clergy::COUNT],
    /// L13.7: for servant, favourite, right hand: stores, majorities, réis, decrees, ships.
    pub titles: [TitleRow; 3],
}

#[derive(Clone, Copy, Debug)]
pub struct TitleRow {
    pub stores: StoresNeeded,
    pub majorities: u8,
    pub reis: u8,
    pub decrees: u8,
    pub ships: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StoresNeeded {
    AtLeast(u8),
    AsManyAsLacerda,
    MoreThanLacerda,
}

impl Components {
    /// The face an architect shows of a building.
    ///
    /// # Panics
    /// Never: loading checks that each building shows two streets.
    #[must_use]
    pub fn facade(&self, tile: u8, architect: crate::names::Architect) -> crate::names::Facade {
        crate::names::Facade::of(self.colours(tile, architect)).expect("two streets")
    }

    /// The building of which an architect shows this face.
    #[must_use]
    pub fn tile(
        &self,
        facade: crate::names::Facade,
        architect: crate::names::Architect,
    ) -> Option<u8> {
        (0..self.buildings.len() as u8).find(|tile| self.facade(*tile, architect) == facade)
    }

    /// The streets a face of a building shows, as bits.
    #[must_use]
    pub fn colours(&self, tile: u8, architect: crate::names::Architect) -> u8 {
        let blue = self.buildings[usize::from(tile)].blue;
        let bits = blue[0].bit() | blue[1].bit();
        match architect {
            crate::names::Architect::Blue => bits,
            crate::names::Architect::Green => !bits & 0b1111,
        }
    }
}
