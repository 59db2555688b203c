//! What Madeira's words are made of.

use crate::figures::{Figures, Tell};
use crate::voice::Spoken;
use ::madeira::names::{
    Account, Berth, Building, Character, City, Colony, Die, District, Errand, Favour, Field, Good,
    Guild, Landing, MillGain, PassGain, Phase, Place, Rank, Relief, Request, Reward, Route, Row,
    Size, Space, Thing,
};
use ::madeira::{Components, Madeira};
use kernel::{Name, Token, Value};

impl Spoken for Madeira {
    const EXPLAINED: &'static [&'static str] =
        &["character", "building", "favour", "reward", "request"];

    fn names() -> Vec<Name> {
        let mut names = Vec::new();
        let mut add = |value| {
            if let Value::Name(name) = value {
                names.push(name);
            }
        };
        macro_rules! add_all {
            ($($family:ident),*) => { $( $family::ALL.iter().map(Token::value).for_each(&mut add); )* };
        }
        add_all!(
            Character, Building, Favour, Reward, Request, Good, Thing, City, Colony, Guild, Die,
            Row, Rank, PassGain, MillGain, Relief, Errand, Size, Phase, Account
        );
        [Place::Reserve, Place::Guard, Place::Forest].iter().map(Token::value).for_each(&mut add);
        Field::all().map(|field| field.value()).for_each(&mut add);
        Space::all().map(|space| space.value()).for_each(&mut add);
        District::all().map(|district| district.value()).for_each(&mut add);
        Landing::all().map(|landing| Berth::Landing(landing).value()).for_each(&mut add);
        Route::all().map(|route| Berth::Route(route).value()).for_each(&mut add);
        names
    }
}

impl Figures for Components {
    fn set(&self) -> &str {
        kernel::Components::hash(self)
    }

    fn all(&self, tell: &mut Tell<'_>) {
        let mut tell = |figure: &str, amount: u8, unit: &str| tell(figure, amount.into(), unit);
        tell("monk", self.favours.monk_wood, "wood");
        tell("treasurer", self.favours.treasurer_reis, "reis");
        tell("patron", self.favours.patron_bread, "bread");
        tell("engineer", self.favours.engineer_harvests, "");
        tell("lady", self.favours.lady_reis, "reis");
        tell("diplomat", self.favours.diplomat_workers, "workers");
        tell("explorer", self.favours.explorer_points, "points");
        tell("medal", self.reward_figures.medal_points, "points");
        tell("support", self.reward_figures.support_bread, "bread");
        tell("city", self.reward_figures.city_points, "points");
        tell("booty", self.reward_figures.booty_reis, "reis");
        tell("discard", self.discard, "pirates");
        tell("ships", self.request_figures.ships, "ships");
        tell("favours", self.request_figures.favours, "");
        tell("influence", self.request_figures.favour_points, "points");
        tell("prosperity", self.request_figures.prosperity_reis, "reis");
        tell("honour", self.honour_points, "points");
        tell("pass-city", self.rank_city_points, "points");
        tell("per-ship", self.colony_points_per_ship, "points");
        tell("mill-wheat", self.windmill.wheat, "wheat");
        tell("mill-points", self.windmill.points, "points");
        tell("mayor-worker", self.mayor_income[0], "");
        tell("mayor-citizen", self.mayor_income[1], "");
    }

    fn of(&self, name: Name, tell: &mut Tell<'_>) {
        let number = name.index.unwrap_or_default();
        let mut tell = |figure: &str, amount: u8, unit: &str| tell(figure, amount.into(), unit);
        match name.family {
            Building::FAMILY => {
                if let Some(building) = Building::read(name.word) {
                    let row = &self.buildings[building.index()];
                    let unit = match building {
                        Building::Moinho => "bread",
                        Building::Capitania | Building::Alfandega | Building::Fortaleza => {
                            "workers"
                        }
                        Building::CasaDaCoroa => "favours",
                    };
                    tell("region", row.region, "");
                    tell("small", row.amount[0], unit);
                    tell("large", row.amount[1], unit);
                    tell("small-points", row.points[0], "points");
                    tell("large-points", row.points[1], "points");
                }
            }
            District::FAMILY => {
                let place = City::read(name.word).and_then(|city| District::of(city, number));
                if let Some(district) = place {
                    let row = &self.cities[district.city().index()];
                    tell("wood", row.wood[district.column()], "wood");
                }
            }
            Landing::FAMILY => {
                let place = Colony::read(name.word).and_then(|colony| Landing::of(colony, number));
                if let Some(landing) = place {
                    tell("wine", self.landings[landing.index()].wine, "wine");
                }
            }
            Route::FAMILY => {
                let place = Good::read(name.word).and_then(|good| Route::of(good, number));
                if let Some(route) = place {
                    let row = &self.routes[route.index()];
                    tell("goods", row.goods, name.word);
                    tell("reis", row.reis, "reis");
                }
            }
            _ => {}
        }
    }
}
