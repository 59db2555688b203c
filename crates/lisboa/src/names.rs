//! The named things of the game.

use kernel::{Name, Seat, Token, Value, names};
use std::fmt;

names! {
    /// The goods, in the order of their streets from west to east.
    pub enum Good: "good" { Gold = "gold", Cloth = "cloth", Books = "books", Tools = "tools" }
}

impl Good {
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

names! {
    /// The streets from west to east; each sells one good.
    pub enum Street: "street" { Yellow = "yellow", Pink = "pink", Brown = "brown", Blue = "blue" }
}

impl Street {
    #[inline]
    #[must_use]
    pub const fn good(self) -> Good {
        match self {
            Self::Yellow => Good::Gold,
            Self::Pink => Good::Cloth,
            Self::Brown => Good::Books,
            Self::Blue => Good::Tools,
        }
    }

    #[inline]
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

names! {
    pub enum Noble: "noble" { Builder = "builder", Marquis = "marquis", King = "king" }
}

names! {
    /// The four kinds of political cards.
    pub enum Deck: "deck" {
        Builder = "builder", Marquis = "marquis", King = "king", Treasury = "treasury",
    }
}

impl Deck {
    #[must_use]
    pub const fn noble(self) -> Option<Noble> {
        match self {
            Self::Builder => Some(Noble::Builder),
            Self::Marquis => Some(Noble::Marquis),
            Self::King => Some(Noble::King),
            Self::Treasury => None,
        }
    }
}

names! {
    /// The years a political card belongs to.
    pub enum Era: "era" { Blue = "blue", Red = "red", Purple = "purple", Brown = "brown" }
}

names! {
    /// Rubble of earthquake, fire and tsunami.
    pub enum Cube: "cube" { Brown = "brown", Red = "red", Blue = "blue" }
}

names! {
    /// Two for each noble, the upper one first.
    pub enum StateAction: "state-action" {
        Recruit = "recruit", Plan = "plan", Ship = "ship", Produce = "produce",
        Cardinal = "cardinal", Favour = "favour",
    }
}

impl StateAction {
    #[must_use]
    pub const fn noble(self) -> Noble {
        match self {
            Self::Recruit | Self::Plan => Noble::Builder,
            Self::Ship | Self::Produce => Noble::Marquis,
            Self::Cardinal | Self::Favour => Noble::King,
        }
    }

    #[must_use]
    pub const fn of(noble: Noble) -> [Self; 2] {
        match noble {
            Noble::Builder => [Self::Recruit, Self::Plan],
            Noble::Marquis => [Self::Ship, Self::Produce],
            Noble::King => [Self::Cardinal, Self::Favour],
        }
    }
}

names! {
    pub enum ShipKind: "ship" { Blue = "blue", Red = "red", Purple = "purple", Brown = "brown" }
}

names! {
    /// The two streets a face of a public building shows.
    pub enum Facade: "facade" {
        YellowPink = "yellow-pink", BrownBlue = "brown-blue", YellowBrown = "yellow-brown",
        PinkBlue = "pink-blue", YellowBlue = "yellow-blue", PinkBrown = "pink-brown",
    }
}

impl Facade {
    /// The streets as bits.
    #[must_use]
    pub const fn bits(self) -> u8 {
        let (one, other) = match self {
            Self::YellowPink => (Street::Yellow, Street::Pink),
            Self::BrownBlue => (Street::Brown, Street::Blue),
            Self::YellowBrown => (Street::Yellow, Street::Brown),
            Self::PinkBlue => (Street::Pink, Street::Blue),
            Self::YellowBlue => (Street::Yellow, Street::Blue),
            Self::PinkBrown => (Street::Pink, Street::Brown),
        };
        one.bit() | other.bit()
    }

    /// The face that shows these streets.
    #[must_use]
    pub fn of(bits: u8) -> Option<Self> {
        Self::ALL.iter().copied().find(|facade| facade.bits() == bits)
    }
}

names! {
    pub enum Architect: "architect" { Blue = "blue", Green = "green" }
}

names! {
    pub enum Clergy: "clergy" {
        Surveyor = "surveyor", Mason = "mason", Almoner = "almoner", Clerk = "clerk",
        Chaplain = "chaplain", BuildersConfessor = "builders-confessor",
        MinistersConfessor = "ministers-confessor", RoyalConfessor = "royal-confessor",
        Preacher = "preacher", Friar = "friar", Legate = "legate", Provincial = "provincial",
        HarbourChaplain = "harbour-chaplain", Canon = "canon", LayBrother = "lay-brother",
        GuildChaplain = "guild-chaplain", Dean = "dean", Notary = "notary", Nuncio = "nuncio",
        Cellarer = "cellarer", PilotsChaplain = "pilots-chaplain",
        TreasurerCanon = "treasurer-canon",
    }
}

names! {
    /// Where city tiles wait; the small one is for the thin column.
    pub enum Tile: "tile" {
        Yellow = "yellow", Pink = "pink", Brown = "brown", Blue = "blue", Small = "small",
    }
}

impl Tile {
    #[must_use]
    pub const fn street(self) -> Street {
        match self {
            Self::Yellow => Street::Yellow,
            Self::Pink => Street::Pink,
            Self::Brown => Street::Brown,
            Self::Blue | Self::Small => Street::Blue,
        }
    }
}

names! {
    /// The groups of houses on a player board.
    pub enum Houses: "houses" { Left = "left", Middle = "middle", Right = "right" }
}

names! {
    pub enum LandRow: "land-row" { A = "a", B = "b", C = "c", D = "d", E = "e" }
}

names! {
    /// What a hand card is played for.
    pub enum Use: "use" {
        Gold = "gold", Portfolio = "portfolio", Visit = "visit", Sponsor = "sponsor",
    }
}

names! {
    /// Where an official stands.
    pub enum Standing: "standing" { Office = "office", Plaza = "plaza" }
}

names! {
    /// Where a cube of rubble is taken from.
    pub enum Line: "line" { Row = "row", Column = "column" }
}

names! {
    /// Which of the two tiles beside the cardinal.
    pub enum Side: "side" { Ahead = "ahead", Behind = "behind" }
}

names! {
    /// A place in the portfolio.
    pub enum Slot: "slot" {
        Free = "free", Top1 = "top1", Top2 = "top2", Top3 = "top3",
        Bottom1 = "bottom1", Bottom2 = "bottom2", Bottom3 = "bottom3",
    }
}

impl Slot {
    /// The place in the top row, from 0.
    #[must_use]
    pub const fn top(self) -> Option<usize> {
        match self {
            Self::Top1 => Some(0),
            Self::Top2 => Some(1),
            Self::Top3 => Some(2),
            Self::Free | Self::Bottom1 | Self::Bottom2 | Self::Bottom3 => None,
        }
    }

    /// The place in the bottom row, from 0.
    #[must_use]
    pub const fn bottom(self) -> Option<usize> {
        match self {
            Self::Bottom1 => Some(0),
            Self::Bottom2 => Some(1),
            Self::Bottom3 => Some(2),
            Self::Free | Self::Top1 | Self::Top2 | Self::Top3 => None,
        }
    }

    pub const TOPS: [Self; 3] = [Self::Top1, Self::Top2, Self::Top3];
    pub const BOTTOMS: [Self; 3] = [Self::Bottom1, Self::Bottom2, Self::Bottom3];
}

names! {
    /// What the three things a follower may do are.
    pub enum Follow: "follow" { Noble = "noble", Upper = "upper", Lower = "lower" }
}

names! {
    /// Where wigs come from.
    pub enum Account: "account" {
        Start = "start", Stores = "stores", Buildings = "buildings", Sailing = "sailing",
        Church = "church", Court = "court", Rewards = "rewards", Clergy = "clergy",
        Visits = "visits", Sets = "sets", Hulls = "hulls", Trades = "trades", Money = "money",
        Decrees = "decrees", Plans = "plans", Favours = "favours", Cubes = "cubes",
    }
}

names! {
    pub enum Title: "title" {
        Jester = "jester", Servant = "servant", Favourite = "favourite", RightHand = "right-hand",
    }
}

names! {
    /// Why Lacerda chose as he did.
    pub enum TieBreak: "tie-break" {
        Most = "most", Topmost = "topmost", Leftmost = "leftmost", Western = "western",
        Blue = "blue", Column = "column", Nearest = "nearest", Helper = "helper",
    }
}

/// A land space: `c3` is row C, column 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Land(pub u8);

impl Land {
    pub const COUNT: usize = 25;
    pub const COLUMNS: usize = 5;
    pub const FAMILY: &'static str = "land";
    pub const WORDS: [&'static str; Self::COUNT] = [
        "a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4", "c5",
        "d1", "d2", "d3", "d4", "d5", "e1", "e2", "e3", "e4", "e5",
    ];

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    #[inline]
    #[must_use]
    pub const fn at(row: usize, column: usize) -> Self {
        Self((row * Self::COLUMNS + column) as u8)
    }

    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for row A.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.index() / Self::COLUMNS
    }

    /// 0 for column 1; 4 is the thin column.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.index() % Self::COLUMNS
    }

    /// Whether it touches the street: streets run between the columns.
    #[inline]
    #[must_use]
    pub const fn touches(self, street: Street) -> bool {
        let street = street.index();
        self.column() == street || self.column() == street + 1
    }

    #[must_use]
    pub const fn is_small(self) -> bool {
        self.column() == 4
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.index()]
    }
}

impl Token for Land {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(self.word())
    }
    fn read(text: &str) -> Option<Self> {
        Self::all().find(|land| land.word() == text)
    }
    fn value(&self) -> Value {
        Value::Name(Name { family: Self::FAMILY, word: self.word(), index: None })
    }
}

/// A site for a public building: west and east of each row, north of each street.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Site(pub u8);

/// Where a site lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    /// West of the row with this index.
    West(usize),
    North(Street),
    East(usize),
}

impl Site {
    pub const COUNT: usize = 14;
    pub const FAMILY: &'static str = "site";
    pub const WORDS: [&'static str; Self::COUNT] = [
        "west-a",
        "west-b",
        "west-c",
        "west-d",
        "west-e",
        "north-yellow",
        "north-pink",
        "north-brown",
        "north-blue",
        "east-a",
        "east-b",
        "east-c",
        "east-d",
        "east-e",
    ];

    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    #[must_use]
    pub const fn bearing(self) -> Bearing {
        match self.0 {
            0..5 => Bearing::West(self.index()),
            5 => Bearing::North(Street::Yellow),
            6 => Bearing::North(Street::Pink),
            7 => Bearing::North(Street::Brown),
            8 => Bearing::North(Street::Blue),
            _ => Bearing::East(self.index() - 9),
        }
    }

    #[inline]
    #[must_use]
    pub const fn west(row: usize) -> Self {
        Self(row as u8)
    }

    #[inline]
    #[must_use]
    pub const fn north(street: Street) -> Self {
        Self(5 + street as u8)
    }

    #[inline]
    #[must_use]
    pub const fn east(row: usize) -> Self {
        Self(9 + row as u8)
    }

    #[must_use]
    pub const fn word(self) -> &'static str {
        Self::WORDS[self.index()]
    }
}

impl Token for Site {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(self.word())
    }
    fn read(text: &str) -> Option<Self> {
        Self::all().find(|site| site.word() == text)
    }
    fn value(&self) -> Value {
        Value::Name(Name { family: Self::FAMILY, word: self.word(), index: None })
    }
}

/// A place of the cardinal and of the tile ahead of him. Rules and notation count them from 0, where
/// he starts; people read them counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Place(pub u8);

impl Place {
    pub const COUNT: usize = 6;
    pub const FAMILY: &'static str = "place";
    pub const WORDS: [&'static str; Self::COUNT] = ["0", "1", "2", "3", "4", "5"];

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
}

impl Token for Place {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_str(self.word())
    }
    fn read(text: &str) -> Option<Self> {
        Self::all().find(|place| place.word() == text)
    }
    fn value(&self) -> Value {
        let index = Some(self.0 + 1);
        Value::Name(Name { family: Self::FAMILY, word: self.word(), index })
    }
}

macro_rules! numbered_card {
    ($(#[$meta:meta])* $name:ident : $family:literal, $count:literal, $words:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub struct $name(pub u8);

        impl $name {
            pub const COUNT: usize = $count;
            pub const FAMILY: &'static str = $family;
            pub const WORDS: [&'static str; Self::COUNT] = $words;

            /// By number, from 1.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (1..=Self::COUNT as u8).map(Self)
            }

            /// From 0.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize - 1
            }

            #[must_use]
            pub const fn word(self) -> &'static str {
                Self::WORDS[self.index()]
            }

            #[inline]
            #[must_use]
            pub const fn bit(self) -> u128 {
                1 << self.index()
            }
        }

        impl Token for $name {
            fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
                out.write_str(self.word())
            }
            fn read(text: &str) -> Option<Self> {
                Self::all().find(|card| card.word() == text)
            }
            fn value(&self) -> Value {
                Value::Name(Name { family: $family, word: self.word(), index: None })
            }
        }
    };
}

numbered_card! {
    /// A political card.
    Card: "card", 82, ["c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17", "c18", "c19", "c20", "c21", "c22", "c23", "c24", "c25", "c26", "c27", "c28", "c29", "c30", "c31", "c32", "c33", "c34", "c35", "c36", "c37", "c38", "c39", "c40", "c41", "c42", "c43", "c44", "c45", "c46", "c47", "c48", "c49", "c50", "c51", "c52", "c53", "c54", "c55", "c56", "c57", "c58", "c59", "c60", "c61", "c62", "c63", "c64", "c65", "c66", "c67", "c68", "c69", "c70", "c71", "c72", "c73", "c74", "c75", "c76", "c77", "c78", "c79", "c80", "c81", "c82"]
}
numbered_card! {
    /// A decree.
    Decree: "decree", 70, ["d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "d11", "d12", "d13", "d14", "d15", "d16", "d17", "d18", "d19", "d20", "d21", "d22", "d23", "d24", "d25", "d26", "d27", "d28", "d29", "d30", "d31", "d32", "d33", "d34", "d35", "d36", "d37", "d38", "d39", "d40", "d41", "d42", "d43", "d44", "d45", "d46", "d47", "d48", "d49", "d50", "d51", "d52", "d53", "d54", "d55", "d56", "d57", "d58", "d59", "d60", "d61", "d62", "d63", "d64", "d65", "d66", "d67", "d68", "d69", "d70"]
}

/// The cards of a set, by number.
#[inline]
pub fn cards(set: u128) -> impl Iterator<Item = Card> {
    numbers(set).map(Card)
}

/// The decrees of a set, by number.
#[inline]
pub fn decrees(set: u128) -> impl Iterator<Item = Decree> {
    numbers(set).map(Decree)
}

/// The numbers of the bits, from 1.
#[inline]
fn numbers(mut set: u128) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit + 1
        })
    })
}

/// A ship's dock: whose it is and in which top slot, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Dock {
    pub owner: Seat,
    pub slot: u8,
}
