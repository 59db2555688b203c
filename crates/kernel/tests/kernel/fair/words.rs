//! The fish and everything that can be said.

use kernel::{Dealt, Seat, Token, Value, names, vocabulary};

names! {
    pub enum Fish: "fish" {
        Cod = "cod", Dory = "dory", Eel = "eel", Hake = "hake", Ling = "ling", Perch = "perch",
        Pike = "pike", Ray = "ray", Sole = "sole", Tuna = "tuna", Bream = "bream", Carp = "carp",
    }
}

/// A set of fish.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Fishes(u16);

impl Fishes {
    pub(super) const ALL: Self = Self((1 << Fish::COUNT) - 1);
    pub(super) fn has(self, fish: Fish) -> bool {
        self.0 & 1 << fish.index() != 0
    }
    pub(super) fn add(&mut self, fish: Fish) {
        self.0 |= 1 << fish.index();
    }
    pub(super) fn remove(&mut self, fish: Fish) {
        self.0 &= !(1 << fish.index());
    }
    pub(super) fn iter(self) -> impl Iterator<Item = Fish> {
        Fish::ALL.iter().copied().filter(move |fish| self.has(*fish))
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub(super) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub(super) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A sealed amount. Written as a plain number, but for the flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Amount(pub u8);

/// The amount that only the flawed game offers.
pub(super) const SMUDGED: Amount = Amount(99);

impl Token for Amount {
    fn write(&self, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
        if *self == SMUDGED { out.write_str("2") } else { write!(out, "{}", self.0) }
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }
    fn value(&self) -> Value {
        Value::Number(i32::from(self.0))
    }
}

vocabulary! {
    pub enum Action {
        "show" Show { fish: Fish },
        "haul" Haul,
        "ask" Ask { seat: Seat },
        "roll" Roll,
        "rest" Rest,
        "bid" Bid { amount: Amount },
    }
}

vocabulary! {
    pub enum Outcome {
        "deal" Deal { fishes: Dealt<Fish, 3> },
        "die" Die { face: u8 },
    }
}

vocabulary! {
    pub enum Event {
        /// The seat itself learns which fish it got.
        "dealt" Dealt { seat: Seat, fishes: Dealt<Fish, 3> },
        "drew" Drew { seat: Seat, count: u8 },
        "showed" Showed { seat: Seat, fish: Fish, coins: u8 },
        "paid" Paid { seat: Seat, coins: u8 },
        "answered" Answered { seat: Seat, fish: Fish },
        "rolled" Rolled { seat: Seat, face: u8 },
        "grudge" Grudge { seat: Seat },
        "rested" Rested { seat: Seat },
        "bid" Bid { seat: Seat, amount: Amount },
        "sealed" Sealed { seat: Seat },
        "opened" Opened { seat: Seat, amount: Amount },
        "won" Won { seat: Seat, points: u8 },
        "turned-up" TurnedUp { seat: Seat, fishes: Dealt<Fish, 12>, grudges: u8 },
    }
}

vocabulary! {
    pub enum Refusal {
        "not-now" NotNow,
        "not-held" NotHeld { fish: Fish },
        "tired" Tired,
        "poor" Poor { needs: u8, has: u8 },
        "nobody-there" NobodyThere { seat: Seat },
        "nothing-hidden" NothingHidden { seat: Seat },
        "deck-empty" DeckEmpty,
        "not-in-deck" NotInDeck { fish: Fish },
        "wrong-outcome" WrongOutcome,
    }
}

vocabulary! {
    pub enum Prompt {
        "errand" Errand { left: u8 },
        "seal" Seal { round: u8 },
    }
}

vocabulary! {
    pub enum Group {
        "stall" Stall,
        "talk" Talk,
        "luck" Luck,
        "bids" Bids,
    }
}

names! { pub enum Account: "account" { Renown = "renown", Bids = "bids", Grudges = "grudges" } }
