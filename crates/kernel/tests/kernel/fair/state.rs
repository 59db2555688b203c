//! What lies on the table, in hands and in the deck.

use super::words::{Fish, Fishes};
use kernel::{BySeat, Components, Fingerprint, Seat};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    Deal(Seat),
    Errands(Seat),
    /// A fish for this seat is due.
    Hauling(Seat),
    /// A die for this seat is due.
    Rolling(Seat),
    Seal(Seat),
    StewardRolls,
    Over,
}

/// A number that is part of the state; with the flaw, copies of the state forget it.
#[derive(Debug)]
pub(super) struct Tracker {
    pub(super) count: u8,
    pub(super) forgets: bool,
}

impl Clone for Tracker {
    fn clone(&self) -> Self {
        Self { count: if self.forgets { 0 } else { self.count }, forgets: self.forgets }
    }
}

impl PartialEq for Tracker {
    fn eq(&self, other: &Self) -> bool {
        self.forgets || self.count == other.count
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    pub(super) people: u8,
    pub(super) hand: u8,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) left: u8,
    pub coins: BySeat<u8>,
    pub bank: u8,
    pub(super) hand_size: BySeat<u8>,
    /// Cards in hand that everybody has seen.
    pub(super) known: BySeat<Fishes>,
    pub shown: Fishes,
    pub(super) sealed: BySeat<bool>,
    pub(super) renown: BySeat<i16>,
    pub(super) won: BySeat<i16>,
    pub(super) dealt: u8,
    pub(super) rolled: u8,
    pub(super) rests: Tracker,
    pub(super) cried: Option<Fish>,
    pub(super) steward_starts: bool,
    /// What was turned up when the game ended.
    pub(super) up: Option<BySeat<(Fishes, u8)>>,
    pub(super) purse: u8,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Private {
    pub hand: Fishes,
    pub bid: u8,
    pub grudges: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Secret {
    pub deck: Fishes,
}

/// What an attentive player counts.
#[derive(Clone, Default, Debug)]
pub struct Counts {
    pub(super) grudges: BySeat<u8>,
    pub(super) rests: u8,
}

/// The one thing printed on the pieces: how many coins there are.
#[derive(Debug)]
pub struct Purse {
    pub coins: u8,
    hash: String,
}

impl Components for Purse {
    fn standard() -> &'static Self {
        Self::released()[0]
    }
    fn load(text: &str) -> Result<&'static Self, String> {
        let coins = text.trim().parse().map_err(|_| format!("row 1: '{text}' is no amount"))?;
        let hash = Fingerprint::of_text(text).to_string();
        Ok(Box::leak(Box::new(Self { coins, hash })))
    }
    fn hash(&self) -> &str {
        &self.hash
    }
    fn released() -> Vec<&'static Self> {
        static SETS: std::sync::OnceLock<[&Purse; 2]> = std::sync::OnceLock::new();
        SETS.get_or_init(|| ["40", "30"].map(|text| Purse::load(text).unwrap())).to_vec()
    }
}

impl Public {
    pub(super) fn steward(&self) -> Seat {
        Seat::new(self.people as usize)
    }

    pub(super) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.people as usize)
    }

    pub(super) fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.index() + 1;
        (next < self.people as usize).then(|| Seat::new(next))
    }

    /// How many fish the deck must give; none when a die is due.
    pub(super) fn fishes_due(&self) -> Option<usize> {
        match self.phase {
            Phase::Deal(_) => Some(self.hand as usize),
            Phase::Hauling(_) => Some(1),
            Phase::Errands(_)
            | Phase::Rolling(_)
            | Phase::Seal(_)
            | Phase::StewardRolls
            | Phase::Over => None,
        }
    }

    pub(super) fn earn(&mut self, seat: Seat, coins: u8) -> u8 {
        let coins = coins.min(self.bank);
        self.bank -= coins;
        self.coins[seat] += coins;
        coins
    }

    pub(super) fn pay(&mut self, seat: Seat, coins: u8) {
        self.coins[seat] -= coins;
        self.bank += coins;
    }
}
