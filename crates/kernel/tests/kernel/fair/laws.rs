//! What the suite must know of the game.

use super::Fair;
use super::words::{Fish, Fishes};
use kernel::{Name, Seat, State, Token, Viewer};

/// Nothing is made or lost.
pub fn conserved<const FLAW: u8>(state: &State<Fair<FLAW>>) -> Result<(), String> {
    let public = &state.public;
    let coins: u32 =
        u32::from(public.bank) + public.coins.0.iter().map(|coins| u32::from(*coins)).sum::<u32>();
    if coins != u32::from(public.purse) {
        return Err(format!("{coins} coins of {}", public.purse));
    }
    let mut piles = vec![public.shown, state.secret.deck];
    piles.extend(public.everybody().map(|seat| state.private[seat].hand));
    let fishes: usize = piles.iter().map(|pile| pile.len()).sum();
    let union = piles.iter().fold(Fishes::default(), |union, pile| union.with(*pile));
    if fishes != Fish::COUNT || union != Fishes::ALL {
        return Err(format!("{fishes} cards of {}", Fish::COUNT));
    }
    for seat in public.everybody() {
        if state.private[seat].hand.len() != public.hand_size[seat] as usize {
            return Err(format!("{} holds another number of cards", seat.letter()));
        }
    }
    Ok(())
}

/// The hand of the first person whom this viewer is not.
pub fn others_hand<const FLAW: u8>(state: &State<Fair<FLAW>>, viewer: Viewer) -> Option<String> {
    let other = state.public.everybody().find(|seat| viewer != Viewer::Seat(*seat))?;
    Some(format!("{:?}", state.private[other].hand))
}

/// A sealed bid of someone whom this viewer is not.
pub fn others_bid<const FLAW: u8>(state: &State<Fair<FLAW>>, viewer: Viewer) -> Option<String> {
    let sealed = |seat: &Seat| viewer != Viewer::Seat(*seat) && state.public.sealed[*seat];
    let other = state.public.everybody().find(sealed)?;
    Some(state.private[other].bid.to_string())
}

/// Whose grudges a fact tells.
pub fn grudges_of(fact: &str) -> Option<Seat> {
    fact.strip_suffix(".grudges").and_then(Seat::read)
}

/// The family and word of a name, for tests of erased values.
pub const fn fish_name(word: &'static str) -> Name {
    Name { family: "fish", word, index: None }
}
