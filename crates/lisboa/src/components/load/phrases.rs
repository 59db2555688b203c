//! How the file writes what a card does, what it gives while it lies there, what a decree counts
//! and what a title needs.
//!
//! The hash of a set is taken of these phrases: none is ever reworded.

use crate::components::StoresNeeded;
use crate::effects::{Benefit, Count, Part};
use crate::names::{Architect, Cube, Deck, Good, Houses, Land, LandRow, Noble, ShipKind, Street};
use std::sync::OnceLock;

/// Something with a phrase of its own.
pub(super) trait Phrased: Copy + 'static {
    fn phrase(self) -> String;

    /// Everything that can be written, with its phrase.
    fn phrases() -> &'static [(String, Self)];
}

/// Most réis or wigs of one part, and most goods.
const REIS: u8 = 20;
const GOODS: u8 = 9;

impl Phrased for Part {
    fn phrase(self) -> String {
        match self {
            Self::Good { good, count } => format!("{} {count}", good.word()),
            Self::Reis(count) => format!("reis {count}"),
            Self::Wigs(count) => format!("wigs {count}"),
            Self::GainInfluence => "influence".to_owned(),
            Self::Recruit(count) => format!("recruit {count}"),
            Self::Plan => "plan".to_owned(),
            Self::Favour => "favour".to_owned(),
            Self::Produce => "produce".to_owned(),
            Self::Cardinal { steps, exactly: true } => format!("cardinal exactly {steps}"),
            Self::Cardinal { steps, exactly: false } => format!("cardinal up to {steps}"),
            Self::PileCube => "pile cube".to_owned(),
            Self::GoodsOfChoice(count) => format!("goods of choice {count}"),
            Self::Ship => "build a ship".to_owned(),
            Self::Store => "build a store".to_owned(),
            Self::Decree => "take a decree".to_owned(),
            Self::PublicBuilding => "open a public building".to_owned(),
            Self::StateActions(count) => format!("state actions {count}"),
            Self::LoseOfficials(count) => format!("lose officials {count}"),
            Self::LoseReis(count) => format!("lose reis {count}"),
            Self::LoseWigs(count) => format!("lose wigs {count}"),
            Self::LoseGoods(count) => format!("lose goods {count}"),
            Self::LoseFavour => "lose favour".to_owned(),
            Self::LoseClergy => "lose clergy".to_owned(),
        }
    }

    fn phrases() -> &'static [(String, Self)] {
        static PHRASES: OnceLock<Vec<(String, Part)>> = OnceLock::new();
        PHRASES.get_or_init(|| {
            let mut all = vec![
                Self::GainInfluence,
                Self::Plan,
                Self::Favour,
                Self::Produce,
                Self::PileCube,
                Self::Ship,
                Self::Store,
                Self::Decree,
                Self::PublicBuilding,
                Self::LoseFavour,
                Self::LoseClergy,
            ];
            for &good in Good::ALL {
                all.extend((1..=GOODS).map(|count| Self::Good { good, count }));
            }
            all.extend((1..=REIS).map(Self::Reis));
            all.extend((1..=REIS).map(Self::Wigs));
            // To different offices.
            all.extend((1..=Noble::COUNT as u8).map(Self::Recruit));
            for steps in 1..=2 {
                all.extend([true, false].map(|exactly| Self::Cardinal { steps, exactly }));
            }
            all.extend((1..=4).map(Self::GoodsOfChoice));
            all.extend((1..=2).map(Self::StateActions));
            all.extend((1..=8).map(Self::LoseOfficials));
            all.extend((1..=REIS).map(Self::LoseReis));
            all.extend((1..=REIS).map(Self::LoseWigs));
            all.extend((1..=GOODS).map(Self::LoseGoods));
            written(all)
        })
    }
}

impl Phrased for Benefit {
    fn phrase(self) -> String {
        match self {
            Self::Payment(less) => format!("payments {less}"),
            Self::Sale(more) => format!("sales {more}"),
            Self::Land(less) => format!("land {less}"),
            Self::Hiring(less) => format!("hiring {less}"),
        }
    }

    fn phrases() -> &'static [(String, Self)] {
        static PHRASES: OnceLock<Vec<(String, Benefit)>> = OnceLock::new();
        PHRASES.get_or_init(|| {
            let kinds = [Self::Payment, Self::Sale, Self::Land, Self::Hiring];
            written(kinds.into_iter().flat_map(|kind| (1..=9).map(kind)))
        })
    }
}

impl Phrased for Count {
    fn phrase(self) -> String {
        match self {
            Self::StoresOf(good) => format!("stores {}", good.word()),
            Self::StoresInRow(row) => {
                format!("stores row {}", LandRow::ALL[usize::from(row)].word())
            }
            Self::StoresInColumn(column) => format!("stores column {}", column + 1),
            Self::BuildingsOf(architect) => format!("buildings of {}", architect.word()),
            Self::BuildingsWest => "buildings west".to_owned(),
            Self::BuildingsNorth => "buildings north".to_owned(),
            Self::BuildingsEast => "buildings east".to_owned(),
            Self::BuildingsShowing(street) => format!("buildings showing {}", street.word()),
            Self::CompletedPlans => "plans".to_owned(),
            Self::CompletedPlansOf(architect) => format!("plans of {}", architect.word()),
            Self::OfficialsOnPlans => "officials on plans".to_owned(),
            Self::OfficialsWith(noble) => format!("officials with {}", noble.word()),
            Self::OfficialsInPlazas => "officials in plazas".to_owned(),
            Self::OfficialsInOffices => "officials in offices".to_owned(),
            Self::Ships => "ships".to_owned(),
            Self::ShipsOfHull(hull) => format!("ships of hull {hull} or more"),
            Self::Hulls => "hulls".to_owned(),
            Self::GoodsOnDocks => "goods on docks".to_owned(),
            Self::CardsOf(deck) => format!("cards {}", deck.word()),
            Self::PrintedInfluence => "printed influence".to_owned(),
            Self::PortfolioFull => "portfolio full".to_owned(),
            Self::GoodsOf(good) => format!("goods {}", good.word()),
            Self::GoodSets => "goods sets".to_owned(),
            Self::ClergyTiles => "clergy".to_owned(),
            Self::ClergyFull => "clergy full".to_owned(),
            Self::Favours => "favours".to_owned(),
            Self::FavoursFull => "favours full".to_owned(),
            Self::Cubes(cube) => format!("cubes {}", cube.word()),
            Self::RubbleSets => "rubble sets".to_owned(),
            Self::LooseCubes => "loose cubes".to_owned(),
            Self::Reis => "reis".to_owned(),
            Self::Influence => "influence".to_owned(),
            Self::InfluenceFull => "influence full".to_owned(),
            Self::HousesFull(houses) => format!("houses {} full", houses.word()),
            Self::Stores => "stores".to_owned(),
            Self::AllStreets => "stores on all streets".to_owned(),
            Self::BestRow => "stores in best row".to_owned(),
            Self::MostStores => "most stores".to_owned(),
            Self::MostShips => "most ships".to_owned(),
            Self::MostPlans => "most plans".to_owned(),
            Self::MostReis => "most reis".to_owned(),
            Self::OthersDecrees => "decrees of others".to_owned(),
        }
    }

    fn phrases() -> &'static [(String, Self)] {
        static PHRASES: OnceLock<Vec<(String, Count)>> = OnceLock::new();
        PHRASES.get_or_init(|| {
            let mut all = vec![
                Self::BuildingsWest,
                Self::BuildingsNorth,
                Self::BuildingsEast,
                Self::CompletedPlans,
                Self::OfficialsOnPlans,
                Self::OfficialsInPlazas,
                Self::OfficialsInOffices,
                Self::Ships,
                Self::Hulls,
                Self::GoodsOnDocks,
                Self::PrintedInfluence,
                Self::PortfolioFull,
                Self::GoodSets,
                Self::ClergyTiles,
                Self::ClergyFull,
                Self::Favours,
                Self::FavoursFull,
                Self::RubbleSets,
                Self::LooseCubes,
                Self::Reis,
                Self::Influence,
                Self::InfluenceFull,
                Self::Stores,
                Self::AllStreets,
                Self::BestRow,
                Self::MostStores,
                Self::MostShips,
                Self::MostPlans,
                Self::MostReis,
                Self::OthersDecrees,
            ];
            for &good in Good::ALL {
                all.extend([Self::StoresOf(good), Self::GoodsOf(good)]);
            }
            all.extend((0..LandRow::COUNT as u8).map(Self::StoresInRow));
            all.extend((0..Land::COLUMNS as u8).map(Self::StoresInColumn));
            for &architect in Architect::ALL {
                all.extend([Self::BuildingsOf(architect), Self::CompletedPlansOf(architect)]);
            }
            all.extend(Street::ALL.iter().copied().map(Self::BuildingsShowing));
            all.extend(Noble::ALL.iter().copied().map(Self::OfficialsWith));
            all.extend((1..=ShipKind::COUNT as u8).map(Self::ShipsOfHull));
            all.extend(Deck::ALL.iter().copied().map(Self::CardsOf));
            all.extend(Cube::ALL.iter().copied().map(Self::Cubes));
            all.extend(Houses::ALL.iter().copied().map(Self::HousesFull));
            written(all)
        })
    }
}

impl Phrased for StoresNeeded {
    fn phrase(self) -> String {
        match self {
            Self::AtLeast(stores) => format!("at least {stores}"),
            Self::AsManyAsLacerda => "as many as lacerda".to_owned(),
            Self::MoreThanLacerda => "more than lacerda".to_owned(),
        }
    }

    fn phrases() -> &'static [(String, Self)] {
        static PHRASES: OnceLock<Vec<(String, StoresNeeded)>> = OnceLock::new();
        PHRASES.get_or_init(|| {
            let lacerda = [Self::AsManyAsLacerda, Self::MoreThanLacerda];
            written((0..=8).map(Self::AtLeast).chain(lacerda))
        })
    }
}

fn written<T: Phrased>(all: impl IntoIterator<Item = T>) -> Vec<(String, T)> {
    all.into_iter().map(|one| (one.phrase(), one)).collect()
}
