//! The named things of the game.

use kernel::{Name, Token, Value, names};
use std::fmt;

names! {
    /// What plantations grow. Wood and bread are not goods.
    pub enum Good: "good" { Wheat = "wheat", Sugar = "sugar", Wine = "wine" }
}

names! {
    /// What a reserve holds, beside workers and ships.
    pub enum Thing: "thing" {
        Wheat = "wheat", Sugar = "sugar", Wine = "wine",
        Wood = "wood", Bread = "bread", Reis = "reis",
    }
}

impl From<Good> for Thing {
    fn from(good: Good) -> Self {
        match good {
            Good::Wheat => Self::Wheat,
            Good::Sugar => Self::Sugar,
            Good::Wine => Self::Wine,
        }
    }
}

names! {
    /// The five buildings, in the order of phase C.
    pub enum Building: "building" {
        Moinho = "moinho", Capitania = "capitania", Alfandega = "alfandega",
        CasaDaCoroa = "coroa", Fortaleza = "fortaleza",
    }
}

names! {
    /// The four tiles, and the harvester printed on the building that stays empty.
    pub enum Character: "character" {
        Administrator = "administrator", GuildMaster = "guildmaster",
        Commander = "commander", Mayor = "mayor", Harvester = "harvester",
    }
}

impl Character {
    /// The characters that are tiles.
    pub const TILES: [Self; 4] =
        [Self::Administrator, Self::GuildMaster, Self::Commander, Self::Mayor];
}

names! {
    pub enum City: "city" { PortoSanto = "porto-santo", Funchal = "funchal", Machico = "machico" }
}

names! {
    pub enum Colony: "colony" { Acores = "acores", Brasil = "brasil", India = "india" }
}

names! {
    pub enum Guild: "guild" { Orange = "orange", Green = "green", Blue = "blue", Purple = "purple" }
}

names! {
    pub enum Favour: "favour" {
        Monk = "monk", Bishop = "bishop", Patron = "patron",
        Treasurer = "treasurer", Miller = "miller", Engineer = "engineer",
        Navigator = "navigator", Explorer = "explorer", Diplomat = "diplomat",
        Lord = "lord", Lady = "lady", Policeman = "policeman",
    }
}

names! {
    /// The five kinds of crown request.
    pub enum Request: "request" {
        Trade = "trade", Urbanisation = "urbanisation", Expeditions = "expeditions",
        Prosperity = "prosperity", Influence = "influence",
    }
}

names! {
    /// King's rewards: the first four are the A tiles, the others the B tiles.
    pub enum Reward: "reward" {
        Island = "island", Guard = "guard", Windmill = "windmill", Guild = "guild",
        Medal = "medal", Support = "support", City = "city", Booty = "booty",
    }
}

names! {
    pub enum Die: "die" { Guild = "guild", Pirate = "pirate" }
}

names! {
    /// A row of the guild board.
    pub enum Row: "row" { I = "i", II = "ii", III = "iii", IV = "iv" }
}

names! {
    /// A space of the turn-order column.
    pub enum Rank: "rank" { I = "i", II = "ii", III = "iii", IV = "iv" }
}

names! {
    /// What a space of the turn-order column gives.
    pub enum PassGain: "pass-gain" { Reis = "reis", City = "city", Guard = "guard", Ship = "ship" }
}

names! {
    /// What the windmill gives for a level.
    pub enum MillGain: "mill-gain" { Bread = "bread", Reis = "reis" }
}

names! {
    /// What royal support gives.
    pub enum Relief: "relief" { Pirates = "pirates", Bread = "bread" }
}

names! {
    /// Why workers move, and therefore from where to where.
    pub enum Errand: "errand" {
        Plantation = "plantation", City = "city", Colony = "colony", Guard = "guard",
        Mayor = "mayor", Explorer = "explorer",
    }
}

impl Errand {
    /// The rule that says from where to where.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Plantation => "M4.11",
            Self::City => "M5.7",
            Self::Colony => "M5.8",
            Self::Guard => "M5.10",
            Self::Mayor => "M4.14",
            Self::Explorer => "M7",
        }
    }
}

names! {
    pub enum Size: "size" { Small = "small", Large = "large" }
}

names! {
    pub enum Phase: "phase" {
        Setup = "setup", Preparation = "a", Characters = "b", Buildings = "c",
        Maintenance = "d", Requests = "e", Over = "over",
    }
}

names! {
    /// Where prestige points come from.
    pub enum Account: "account" {
        Trade = "trade", Urbanisation = "urbanisation", Expeditions = "expeditions",
        Prosperity = "prosperity", Influence = "influence",
        City = "city", Colonies = "colonies", Windmill = "windmill", Honour = "honour",
        Medals = "medals", Resources = "resources", Pirates = "pirates",
    }
}

impl From<Request> for Account {
    fn from(request: Request) -> Self {
        match request {
            Request::Trade => Self::Trade,
            Request::Urbanisation => Self::Urbanisation,
            Request::Expeditions => Self::Expeditions,
            Request::Prosperity => Self::Prosperity,
            Request::Influence => Self::Influence,
        }
    }
}

/// The number a die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Face(pub u8);

impl Token for Face {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        self.0.write(out)
    }
    fn read(text: &str) -> Option<Self> {
        u8::read(text).filter(|face| (1..=6).contains(face)).map(Self)
    }
    fn value(&self) -> Value {
        self.0.value()
    }
}

/// A numbered place whose notation is a prefix and a number.
macro_rules! numbered {
    (
        $(#[$meta:meta])*
        $name:ident : $family:literal, $owner:ident, $count:literal, $per:expr
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub const COUNT: usize = $count;
            pub const FAMILY: &'static str = $family;

            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }

            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Whose place it is, and which of theirs, counted from 1.
            #[must_use]
            pub fn split(self) -> ($owner, u8) {
                let per: &[u8] = &$per;
                let mut rest = self.0;
                for (owner, &places) in $owner::ALL.iter().zip(per) {
                    if rest < places {
                        return (*owner, rest + 1);
                    }
                    rest -= places;
                }
                unreachable!("no such place: {}", self.0)
            }

            /// The place with this number, counted from 1.
            #[must_use]
            pub fn of(owner: $owner, number: u8) -> Option<Self> {
                let per: &[u8] = &$per;
                let before: u8 = per[..owner.index()].iter().sum();
                (1..=per[owner.index()]).contains(&number).then(|| Self(before + number - 1))
            }
        }

        impl Token for $name {
            fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
                let (owner, number) = self.split();
                write!(out, "{}{number}", owner.word())
            }
            fn read(text: &str) -> Option<Self> {
                let digits = text.find(|letter: char| letter.is_ascii_digit())?;
                let (word, number) = text.split_at(digits);
                Self::of($owner::read(word)?, number.parse().ok()?)
            }
            fn value(&self) -> Value {
                let (owner, number) = self.split();
                Value::Name(Name { family: $family, word: owner.word(), index: Some(number) })
            }
        }
    };
}

/// Districts of a city, and spaces of a district.
pub const DISTRICTS: usize = 6;
pub const SPACES: usize = 2;

numbered! {
    /// A space of a city, counted from the left.
    Space: "space", City, 36, [12, 12, 12]
}
numbered! {
    /// A district of a city, counted from the left.
    District: "district", City, 18, [6, 6, 6]
}
numbered! {
    /// A landing space of a colony.
    Landing: "landing", Colony, 15, [5, 5, 5]
}
numbered! {
    /// A trade route of a market.
    Route: "route", Good, 13, [4, 5, 4]
}

impl Space {
    #[must_use]
    pub const fn city(self) -> City {
        match self.index() / (DISTRICTS * SPACES) {
            0 => City::PortoSanto,
            1 => City::Funchal,
            _ => City::Machico,
        }
    }

    #[must_use]
    pub const fn district(self) -> District {
        District(self.0 / SPACES as u8)
    }
}

impl District {
    #[must_use]
    pub const fn city(self) -> City {
        Space(self.0 * SPACES as u8).city()
    }

    /// Counted from the left within its city, from 0.
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % DISTRICTS
    }
}

/// A plantation: `1a` is the first of region 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Field(pub u8);

impl Field {
    pub const COUNT: usize = 14;
    pub const FAMILY: &'static str = "field";
    pub const WORDS: [&'static str; Self::COUNT] =
        ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "2d", "2e", "3a", "3b", "3c", "3d", "3e"];
    /// The plantations of each region as bit sets.
    pub const REGION_MASK: [u16; 3] = [0b1111, 0b1_1111_0000, 0b11_1110_0000_0000];

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.index()]
    }

    /// 1, 2 or 3.
    #[inline]
    #[must_use]
    pub const fn region(self) -> u8 {
        match self.0 {
            0..4 => 1,
            4..9 => 2,
            _ => 3,
        }
    }

    #[inline]
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << self.0
    }
}

impl Token for Field {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(self.word())
    }
    fn read(text: &str) -> Option<Self> {
        Self::all().find(|field| field.word() == text)
    }
    fn value(&self) -> Value {
        Value::Name(Name { family: Self::FAMILY, word: self.word(), index: None })
    }
}

/// Where a worker (or a neutral citizen) can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Place {
    Reserve,
    Guard,
    Forest,
    Field(Field),
    Colony(Colony),
    Space(Space),
}

impl Place {
    pub const FAMILY: &'static str = "place";
}

impl Token for Place {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        match self {
            Self::Reserve => out.write_str("reserve"),
            Self::Guard => out.write_str("guard"),
            Self::Forest => out.write_str("forest"),
            Self::Field(field) => field.write(out),
            Self::Colony(colony) => colony.write(out),
            Self::Space(space) => space.write(out),
        }
    }
    fn read(text: &str) -> Option<Self> {
        match text {
            "reserve" => Some(Self::Reserve),
            "guard" => Some(Self::Guard),
            "forest" => Some(Self::Forest),
            _ => Field::read(text)
                .map(Self::Field)
                .or_else(|| Colony::read(text).map(Self::Colony))
                .or_else(|| Space::read(text).map(Self::Space)),
        }
    }
    fn value(&self) -> Value {
        let word = |word| Value::Name(Name { family: Self::FAMILY, word, index: None });
        match self {
            Self::Reserve => word("reserve"),
            Self::Guard => word("guard"),
            Self::Forest => word("forest"),
            Self::Field(field) => field.value(),
            Self::Colony(colony) => colony.value(),
            Self::Space(space) => space.value(),
        }
    }
}

/// Where a ship can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Berth {
    Reserve,
    Landing(Landing),
    Route(Route),
}

impl Token for Berth {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        match self {
            Self::Reserve => out.write_str("reserve"),
            Self::Landing(landing) => landing.write(out),
            Self::Route(route) => route.write(out),
        }
    }
    fn read(text: &str) -> Option<Self> {
        match text {
            "reserve" => Some(Self::Reserve),
            _ => Landing::read(text)
                .map(Self::Landing)
                .or_else(|| Route::read(text).map(Self::Route)),
        }
    }
    fn value(&self) -> Value {
        match self {
            Self::Reserve => Place::Reserve.value(),
            Self::Landing(landing) => landing.value(),
            Self::Route(route) => route.value(),
        }
    }
}

/// Where wood can be bought or taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum WoodSource {
    Field(Field),
    /// The supply, for who has a worker in the forest.
    Forest,
}

impl Token for WoodSource {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        match self {
            Self::Field(field) => field.write(out),
            Self::Forest => out.write_str("forest"),
        }
    }
    fn read(text: &str) -> Option<Self> {
        if text == "forest" { Some(Self::Forest) } else { Field::read(text).map(Self::Field) }
    }
    fn value(&self) -> Value {
        match self {
            Self::Field(field) => field.value(),
            Self::Forest => Place::Forest.value(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trips<T: Token + PartialEq + fmt::Debug>(items: impl IntoIterator<Item = T>) {
        for item in items {
            let mut text = String::new();
            item.write(&mut text).unwrap();
            assert_eq!(T::read(&text), Some(item), "{text}");
        }
    }

    #[test]
    fn places_round_trip() {
        round_trips(Space::all());
        round_trips(District::all());
        round_trips(Landing::all());
        round_trips(Route::all());
        round_trips(Field::all());
        round_trips(Space::all().map(Place::Space));
        round_trips(Field::all().map(Place::Field));
        round_trips(Colony::ALL.iter().map(|&colony| Place::Colony(colony)));
        round_trips([Place::Reserve, Place::Guard, Place::Forest]);
        round_trips(Landing::all().map(Berth::Landing));
        round_trips(Route::all().map(Berth::Route));
        assert_eq!(Space::read("funchal13"), None);
        assert_eq!(Space::read("funchal0"), None);
        assert_eq!(Route::read("wheat5"), None);
        assert_eq!(Landing::read("acores"), None);
    }

    #[test]
    fn masks_and_regions_agree() {
        for field in Field::all() {
            assert_ne!(Field::REGION_MASK[usize::from(field.region()) - 1] & field.bit(), 0);
            assert!(field.word().starts_with(char::from(b'0' + field.region())));
        }
    }
}
