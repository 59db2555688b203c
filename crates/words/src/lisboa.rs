//! What Lisboa's words are made of.

mod facts;

use crate::figures::{Figures, Mention, Tell};
use crate::voice::Spoken;
use ::lisboa::names::{
    Account, Architect, Card, Clergy, Cube, Deck, Decree, Era, Facade, Follow, Good, Houses, Land,
    LandRow, Line, Noble, Place, ShipKind, Side, Site, Slot, Standing, StateAction, Street,
    TieBreak, Tile, Title, Use,
};
use ::lisboa::{Components, Lisboa};
use kernel::{Name, Token, Value};

impl Spoken for Lisboa {
    const EXPLAINED: &'static [&'static str] = &[
        "noble",
        "state-action",
        "houses",
        "street",
        "architect",
        "cube",
        "ship",
        "clergy",
        "land",
        "site",
        "card",
        "decree",
        "title",
    ];

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
            Good,
            Street,
            Noble,
            Deck,
            Era,
            Cube,
            StateAction,
            ShipKind,
            Facade,
            Architect,
            Clergy,
            Tile,
            Houses,
            LandRow,
            Use,
            Standing,
            Line,
            Side,
            Slot,
            Follow,
            Account,
            Title,
            TieBreak
        );
        Land::all().map(|land| land.value()).for_each(&mut add);
        Place::all().map(|place| place.value()).for_each(&mut add);
        Site::all().map(|site| site.value()).for_each(&mut add);
        Card::all().map(|card| card.value()).for_each(&mut add);
        Decree::all().map(|decree| decree.value()).for_each(&mut add);
        names
    }
}

impl Figures for Components {
    fn set(&self) -> &str {
        kernel::Components::hash(self)
    }

    fn all(&self, tell: &mut Tell<'_>) {
        let mut tell = |figure: &str, amount: u8, unit: &str| tell(figure, amount.into(), unit);
        tell("top", self.influence_top, "");
        tell("portfolio", self.figures.row_slots * 2, "");
        tell("clergy", self.figures.clergy_slots, "");
        tell("favour", self.figures.favour_wigs, "wigs");
    }

    fn of(&self, name: Name, tell: &mut Tell<'_>) {
        let mut tell = |figure: &str, amount: u8, unit: &str| tell(figure, amount.into(), unit);
        match name.family {
            Clergy::FAMILY => {
                if let Some(clergy) = Clergy::read(name.word) {
                    let amount = self.figures.clergy[clergy.index()];
                    tell("amount", amount, clergy_unit(clergy));
                    tell("money", amount, "reis");
                    tell("wigs", self.clergy[clergy.index()].wigs, "wigs");
                }
            }
            Cube::FAMILY => {
                if let Some(cube) = Cube::read(name.word) {
                    tell("reis", self.cube_price[cube.index()], "reis");
                }
            }
            Place::FAMILY => {
                if let Some(place) = Place::read(name.word) {
                    // People count from 1, and the last place lies before the first.
                    let behind = if place.0 == 0 { Place::COUNT as u8 } else { place.0 };
                    tell("behind", behind, "");
                }
            }
            Street::FAMILY => {
                if let Some(street) = Street::read(name.word) {
                    tell("west", street.index() as u8 + 1, "");
                    tell("east", street.index() as u8 + 2, "");
                }
            }
            _ => {}
        }
    }

    fn facts(&self, name: Name, mention: &mut Mention<'_>) {
        facts::tell(self, name, mention);
    }
}

/// What a clergy tile gives or takes off.
const fn clergy_unit(clergy: Clergy) -> &'static str {
    match clergy {
        Clergy::Surveyor
        | Clergy::Mason
        | Clergy::Clerk
        | Clergy::Friar
        | Clergy::Notary
        | Clergy::TreasurerCanon => "reis",
        Clergy::Almoner => "officials",
        Clergy::Chaplain
        | Clergy::BuildersConfessor
        | Clergy::MinistersConfessor
        | Clergy::RoyalConfessor
        | Clergy::Preacher => "influence",
        Clergy::Provincial | Clergy::HarbourChaplain | Clergy::LayBrother | Clergy::Cellarer => {
            "goods"
        }
        Clergy::GuildChaplain | Clergy::Dean | Clergy::PilotsChaplain => "wigs",
        Clergy::Legate | Clergy::Canon | Clergy::Nuncio => "",
    }
}
