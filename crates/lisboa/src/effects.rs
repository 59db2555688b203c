//! What cards, lands and sites do: a small closed set, interpreted in `rules::effects`.

use crate::names::{Clergy, Deck, Era, Good};

/// One thing an effect does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Good {
        good: Good,
        count: u8,
    },
    Reis(u8),
    Wigs(u8),
    GainInfluence,
    Recruit(u8),
    Plan,
    Favour,
    Produce,
    /// Up to so many spaces; `exactly` where the number is fixed.
    Cardinal {
        steps: u8,
        exactly: bool,
    },
    PileCube,
    GoodsOfChoice(u8),
    Ship,
    Store,
    Decree,
    PublicBuilding,
    /// So many different state actions.
    StateActions(u8),
    LoseOfficials(u8),
    LoseReis(u8),
    LoseWigs(u8),
    LoseGoods(u8),
    LoseFavour,
    LoseClergy,
}

impl Part {
    /// What a noble card costs instead of bringing something.
    #[must_use]
    pub const fn is_penalty(self) -> bool {
        matches!(
            self,
            Self::LoseOfficials(_)
                | Self::LoseReis(_)
                | Self::LoseWigs(_)
                | Self::LoseGoods(_)
                | Self::LoseFavour
                | Self::LoseClergy
        )
    }
}

/// Up to two parts, done in order.
pub type Effect = [Option<Part>; 2];

/// What a treasury card gives while it lies in the portfolio.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Benefit {
    /// Every payment in réis so much less.
    Payment(u8),
    /// So many réis more per good sold.
    Sale(u8),
    Land(u8),
    Hiring(u8),
}

/// A political card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardRow {
    pub era: Era,
    pub deck: Deck,
    /// Printed influence; 0 on treasury cards.
    pub influence: u8,
    /// Reward or penalty of a noble card, event of a treasury card.
    pub effect: Effect,
    pub benefit: Option<Benefit>,
}

/// What a clergy tile is worth when it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClergyRow {
    pub clergy: Clergy,
    pub copies: u8,
    pub wigs: u8,
}

/// What a decree counts at the end. `…Full`, `AllStreets` and `Most…` hold or not: 1 or 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    StoresOf(Good),
    /// 0 is row A.
    StoresInRow(u8),
    /// 0 is column 1.
    StoresInColumn(u8),
    BuildingsOf(crate::names::Architect),
    BuildingsWest,
    BuildingsNorth,
    BuildingsEast,
    BuildingsShowing(crate::names::Street),
    CompletedPlans,
    CompletedPlansOf(crate::names::Architect),
    OfficialsOnPlans,
    OfficialsWith(crate::names::Noble),
    OfficialsInPlazas,
    OfficialsInOffices,
    Ships,
    /// Ships of at least this hull.
    ShipsOfHull(u8),
    Hulls,
    GoodsOnDocks,
    CardsOf(Deck),
    PrintedInfluence,
    PortfolioFull,
    GoodsOf(Good),
    GoodSets,
    ClergyTiles,
    ClergyFull,
    Favours,
    FavoursFull,
    Cubes(crate::names::Cube),
    RubbleSets,
    LooseCubes,
    Reis,
    Influence,
    InfluenceFull,
    HousesFull(crate::names::Houses),
    Stores,
    AllStreets,
    BestRow,
    MostStores,
    MostShips,
    MostPlans,
    MostReis,
    OthersDecrees,
}

/// A decree: so many wigs for each `per` of what it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecreeRow {
    pub count: Count,
    pub per: u8,
    pub wigs: u8,
    /// Not with 2 players.
    pub three_plus: bool,
}
