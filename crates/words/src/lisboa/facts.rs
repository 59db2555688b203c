//! What cards, decrees, ships, lands, sites and titles say, taken from their rows: a new one of a known
//! kind has its words already.

use crate::figures::{Mention, Mentioned, Phrase};
use ::lisboa::Components;
use ::lisboa::components::{StoresNeeded, TitleRow};
use ::lisboa::effects::{Benefit, CardRow, Count, DecreeRow, Effect, Part};
use ::lisboa::names::{Card, Decree, Land, LandRow, ShipKind, Site, Street, Title};
use kernel::{Name, Token, Value};

type Fields = Vec<(&'static str, Value)>;

pub(super) fn tell(components: &Components, name: Name, mention: &mut Mention<'_>) {
    match name.family {
        Card::FAMILY => {
            if let Some(card) = Card::read(name.word) {
                tell_card(&components.cards[card.index()], mention);
            }
        }
        Decree::FAMILY => {
            if let Some(decree) = Decree::read(name.word) {
                tell_decree(&components.decrees[decree.index()], mention);
            }
        }
        Land::FAMILY => {
            if let Some(land) = Land::read(name.word) {
                mention("row", value(&LandRow::ALL[land.row()]));
                mention("column", number(land.column() as u8 + 1));
                mention("reward", effect(components.lands[land.index()]));
            }
        }
        Site::FAMILY => {
            if let Some(site) = Site::read(name.word) {
                mention("reward", effect(components.sites[site.index()]));
            }
        }
        ShipKind::FAMILY => {
            if let Some(ship) = ShipKind::read(name.word) {
                let row = &components.ships[ship.index()];
                mention("hull", number(row.hull));
                mention("goods", number(row.hull));
                mention("influence", number(row.influence));
                mention("reis", number(row.per_good));
            }
        }
        Street::FAMILY => {
            if let Some(street) = Street::read(name.word) {
                mention("good", value(&street.good()));
            }
        }
        Title::FAMILY => {
            let earned = [Title::Servant, Title::Favourite, Title::RightHand];
            let place = earned.iter().position(|title| title.word() == name.word);
            if let Some(place) = place {
                mention("needs", needs(&components.figures.titles[place]));
            }
        }
        _ => {}
    }
}

fn value(token: &impl Token) -> Mentioned {
    Mentioned::Value(token.value())
}

fn number(number: u8) -> Mentioned {
    value(&number)
}

fn phrase(sort: &'static str, (kind, fields): (&'static str, Fields)) -> Phrase {
    Phrase { sort, kind, fields }
}

fn tell_card(row: &CardRow, mention: &mut Mention<'_>) {
    mention("deck", value(&row.deck));
    mention("era", value(&row.era));
    mention("influence", number(row.influence));
    mention("effect", effect(row.effect));
    let benefit = row.benefit.map(|benefit| phrase("benefit", benefit_words(benefit)));
    mention("benefit", Mentioned::Phrases(benefit.into_iter().collect()));
}

/// `per` is 0 where the decree asks whether something holds instead of counting it.
fn tell_decree(row: &DecreeRow, mention: &mut Mention<'_>) {
    let (sort, per) = if holds_or_not(row.count) { ("condition", 0) } else { ("count", row.per) };
    mention("wigs", number(row.wigs));
    mention("per", number(per));
    mention("players", number(if row.three_plus { 3 } else { 2 }));
    mention("what", Mentioned::Phrases(vec![phrase(sort, count_words(row.count))]));
}

fn effect(effect: Effect) -> Mentioned {
    let parts = effect.into_iter().flatten();
    Mentioned::Phrases(parts.map(|part| phrase("effect", part_words(part))).collect())
}

fn needs(row: &TitleRow) -> Mentioned {
    let stores = match row.stores {
        StoresNeeded::AtLeast(stores) => ("stores", one("stores", &stores)),
        StoresNeeded::AsManyAsLacerda => ("stores-as-many", Vec::new()),
        StoresNeeded::MoreThanLacerda => ("stores-more", Vec::new()),
    };
    let mut needs = vec![phrase("need", ("wigs", Vec::new())), phrase("need", stores)];
    for (kind, amount) in [
        ("majorities", row.majorities),
        ("reis", row.reis),
        ("decrees", row.decrees),
        ("ships", row.ships),
    ] {
        if amount > 0 {
            needs.push(phrase("need", (kind, one(kind, &amount))));
        }
    }
    Mentioned::Phrases(needs)
}

fn one(field: &'static str, token: &impl Token) -> Fields {
    vec![(field, token.value())]
}

fn part_words(part: Part) -> (&'static str, Fields) {
    match part {
        Part::Good { good, count } => {
            ("good", vec![("amount", count.value()), ("good", good.value())])
        }
        Part::Reis(reis) => ("reis", one("reis", &reis)),
        Part::Wigs(wigs) => ("wigs", one("wigs", &wigs)),
        Part::GainInfluence => ("influence", Vec::new()),
        Part::Recruit(officials) => ("recruit", one("officials", &officials)),
        Part::Plan => ("plan", Vec::new()),
        Part::Favour => ("favour", Vec::new()),
        Part::Produce => ("produce", Vec::new()),
        Part::Cardinal { steps, exactly: true } => ("cardinal-exactly", one("steps", &steps)),
        Part::Cardinal { steps, exactly: false } => ("cardinal-up-to", one("steps", &steps)),
        Part::PileCube => ("pile-cube", Vec::new()),
        Part::GoodsOfChoice(goods) => ("goods", one("goods", &goods)),
        Part::Ship => ("ship", Vec::new()),
        Part::Store => ("store", Vec::new()),
        Part::Decree => ("decree", Vec::new()),
        Part::PublicBuilding => ("building", Vec::new()),
        Part::StateActions(actions) => ("state-actions", one("actions", &actions)),
        Part::LoseOfficials(officials) => ("lose-officials", one("officials", &officials)),
        Part::LoseReis(reis) => ("lose-reis", one("reis", &reis)),
        Part::LoseWigs(wigs) => ("lose-wigs", one("wigs", &wigs)),
        Part::LoseGoods(goods) => ("lose-goods", one("goods", &goods)),
        Part::LoseFavour => ("lose-favour", Vec::new()),
        Part::LoseClergy => ("lose-clergy", Vec::new()),
    }
}

fn benefit_words(benefit: Benefit) -> (&'static str, Fields) {
    match benefit {
        Benefit::Payment(reis) => ("payment", one("reis", &reis)),
        Benefit::Sale(reis) => ("sale", one("reis", &reis)),
        Benefit::Land(reis) => ("land", one("reis", &reis)),
        Benefit::Hiring(reis) => ("hiring", one("reis", &reis)),
    }
}

const fn holds_or_not(count: Count) -> bool {
    matches!(
        count,
        Count::PortfolioFull
            | Count::ClergyFull
            | Count::FavoursFull
            | Count::InfluenceFull
            | Count::HousesFull(_)
            | Count::AllStreets
            | Count::MostStores
            | Count::MostShips
            | Count::MostPlans
            | Count::MostReis
    )
}

fn count_words(count: Count) -> (&'static str, Fields) {
    match count {
        Count::StoresOf(good) => ("stores-of", one("good", &good)),
        Count::StoresInRow(row) => ("stores-in-row", one("row", &LandRow::ALL[usize::from(row)])),
        Count::StoresInColumn(column) => ("stores-in-column", one("column", &(column + 1))),
        Count::BuildingsOf(architect) => ("buildings-of", one("architect", &architect)),
        Count::BuildingsWest => ("buildings-west", Vec::new()),
        Count::BuildingsNorth => ("buildings-north", Vec::new()),
        Count::BuildingsEast => ("buildings-east", Vec::new()),
        Count::BuildingsShowing(street) => ("buildings-showing", one("street", &street)),
        Count::CompletedPlans => ("completed-plans", Vec::new()),
        Count::CompletedPlansOf(architect) => ("completed-plans-of", one("architect", &architect)),
        Count::OfficialsOnPlans => ("officials-on-plans", Vec::new()),
        Count::OfficialsWith(noble) => ("officials-with", one("noble", &noble)),
        Count::OfficialsInPlazas => ("officials-in-plazas", Vec::new()),
        Count::OfficialsInOffices => ("officials-in-offices", Vec::new()),
        Count::Ships => ("ships", Vec::new()),
        Count::ShipsOfHull(hull) => ("ships-of-hull", one("hull", &hull)),
        Count::Hulls => ("hulls", Vec::new()),
        Count::GoodsOnDocks => ("goods-on-docks", Vec::new()),
        Count::CardsOf(deck) => ("cards-of", one("deck", &deck)),
        Count::PrintedInfluence => ("printed-influence", Vec::new()),
        Count::PortfolioFull => ("portfolio-full", Vec::new()),
        Count::GoodsOf(good) => ("goods-of", one("good", &good)),
        Count::GoodSets => ("good-sets", Vec::new()),
        Count::ClergyTiles => ("clergy-tiles", Vec::new()),
        Count::ClergyFull => ("clergy-full", Vec::new()),
        Count::Favours => ("favours", Vec::new()),
        Count::FavoursFull => ("favours-full", Vec::new()),
        Count::Cubes(cube) => ("cubes", one("cube", &cube)),
        Count::RubbleSets => ("rubble-sets", Vec::new()),
        Count::LooseCubes => ("loose-cubes", Vec::new()),
        Count::Reis => ("reis", Vec::new()),
        Count::Influence => ("influence", Vec::new()),
        Count::InfluenceFull => ("influence-full", Vec::new()),
        Count::HousesFull(houses) => ("houses-full", one("houses", &houses)),
        Count::Stores => ("stores", Vec::new()),
        Count::AllStreets => ("all-streets", Vec::new()),
        Count::BestRow => ("best-row", Vec::new()),
        Count::MostStores => ("most-stores", Vec::new()),
        Count::MostShips => ("most-ships", Vec::new()),
        Count::MostPlans => ("most-plans", Vec::new()),
        Count::MostReis => ("most-reis", Vec::new()),
        Count::OthersDecrees => ("others-decrees", Vec::new()),
    }
}
