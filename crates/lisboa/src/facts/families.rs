//! The list of families. Its order is the order of facts in every fingerprint.

mod person;
mod table;
mod turn;

use super::holds::{Holds, NONE};
use super::{Family, Seen, Set, Stage, Which};
use crate::Lisboa;
use crate::names::{Card, cards};
use crate::state::Person;
use kernel::State;

/// Every family.
pub fn families() -> impl Iterator<Item = &'static Family> {
    [table::GAME, person::FAMILIES, table::FAMILIES, turn::FAMILIES].into_iter().flatten()
}

/// Amounts stay far below what the smallest counter of the rules can carry.
const AMOUNT: Holds = Holds::up_to(60);
const CARD: Holds = Holds::word_or_none(|i| Card::WORDS.get(i).copied());
const SEAT_OR_NONE: Holds = Holds::word_or_none(|i| ["A", "B", "C", "D"].get(i).copied());

type Get = fn(&Seen<'_>, Which) -> Option<i32>;
type Put = fn(&mut State<Lisboa>, Which, i32) -> bool;

/// A family that follows from the rest.
const fn read_only(pattern: &'static str, holds: Holds, get: Get) -> Family {
    Family { pattern, holds, get, set: None }
}

/// A family that scenarios may set at these moments.
const fn family(
    pattern: &'static str,
    holds: Holds,
    (from, to): (Stage, Stage),
    get: Get,
    put: Put,
) -> Family {
    Family { pattern, holds, get, set: Some(Set { from, to, put }) }
}

const ALWAYS: (Stage, Stage) = (Stage::Dealing, Stage::End);
/// Once the rubble lies.
const ON_THE_BOARD: (Stage, Stage) = (Stage::Keeping, Stage::End);
/// Once all tiles are dealt.
const DEALT: (Stage, Stage) = (Stage::Drafting, Stage::End);
/// Once the first turn has begun.
const IN_PLAY: (Stage, Stage) = (Stage::Turn, Stage::End);

fn some(number: impl Into<i32>) -> Option<i32> {
    Some(number.into())
}

/// The index of a named thing, or [`NONE`].
fn index(thing: Option<usize>) -> Option<i32> {
    Some(thing.map_or(NONE, |index| index as i32))
}

fn pick<T: Copy>(all: &[T], value: i32) -> Option<T> {
    usize::try_from(value).ok().and_then(|index| all.get(index).copied())
}

fn card(value: i32) -> Option<Card> {
    u8::try_from(value).ok().map(|index| Card(index + 1))
}

fn has(set: impl Into<u128>, bit: usize) -> Option<i32> {
    some(set.into() & 1 << bit != 0)
}

fn with(set: impl Into<u128>, bit: usize, value: i32) -> u128 {
    (set.into() & !(1 << bit)) | u128::from(value != 0) << bit
}

/// Told only where it is so: of a set that is mostly empty.
fn if_has(set: u128, bit: usize) -> Option<i32> {
    (set & 1 << bit != 0).then_some(1)
}

/// The nth card of a set by number.
fn nth(set: u128, n: usize) -> Option<i32> {
    cards(set).nth(n).map(|card| card.index() as i32)
}

fn person(state: &mut State<Lisboa>, seat: usize) -> &mut Person {
    &mut state.public.people.0[seat]
}
