//! L3: cards into the portfolio.

use super::{Eyes, Game, List, Verdict, capacity, me};
use crate::names::{Card, Slot};
use crate::state::{Person, Public, Top};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// Which row something goes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Row {
    Top,
    Bottom,
}

pub(crate) fn row_of(public: &Public, card: Card) -> Row {
    match public.printed.cards[card.index()].deck.noble() {
        Some(_) => Row::Top,
        None => Row::Bottom,
    }
}

fn is_occupied(person: &Person, slot: Slot) -> bool {
    match (slot.top(), slot.bottom()) {
        (Some(i), _) => person.top[i].is_some(),
        (_, Some(i)) => person.bottom[i].is_some(),
        (None, None) => false,
    }
}

/// What there is room for in a portfolio.
#[derive(Clone, Copy)]
pub(crate) struct Room<'a> {
    person: &'a Person,
    capacity: u8,
    /// Below the capacity.
    room: bool,
    /// A slot of each row is free.
    free: [bool; 2],
}

impl<'a> Room<'a> {
    pub(crate) fn new(public: &Public, person: &'a Person) -> Self {
        let slots = usize::from(public.printed.figures.row_slots);
        let capacity = capacity(public, person);
        let free = [
            person.top[..slots].iter().any(Option::is_none),
            person.bottom[..slots].iter().any(Option::is_none),
        ];
        Self { person, capacity, room: person.portfolio() < capacity, free }
    }

    /// L3.1: whether something for this row may go into this slot.
    pub(crate) fn check(&self, row: Row, slot: Slot) -> Verdict {
        let free = self.free[row as usize];
        if slot == Slot::Free {
            if !free {
                return Err(Refusal::RowFull);
            }
            if !self.room {
                return Err(Refusal::CapacityFull { capacity: self.capacity });
            }
            return Ok(());
        }
        if !is_occupied(self.person, slot) {
            return Err(Refusal::SlotEmpty { slot });
        }
        let same_row = match row {
            Row::Top => slot.top().is_some(),
            Row::Bottom => slot.bottom().is_some(),
        };
        // The other row gives way only if its card is what fills the capacity.
        if same_row || (free && !self.room) { Ok(()) } else { Err(Refusal::SlotNotFree) }
    }
}

pub(crate) fn list_slots(eyes: Eyes<'_>, _card: Card, out: &mut impl List) {
    list_occupied(me(eyes), out);
}

pub(crate) fn list_occupied(person: &Person, out: &mut impl List) {
    for &slot in Slot::ALL {
        if slot == Slot::Free || is_occupied(person, slot) {
            out.add(Action::Slot { slot });
        }
    }
}

pub(crate) fn check_slot(eyes: Eyes<'_>, card: Card, slot: Slot) -> Verdict {
    Room::new(eyes.public, me(eyes)).check(row_of(eyes.public, card), slot)
}

/// The slot that must be taken, where there is no choice.
pub(crate) fn only_slot(public: &Public, seat: Seat, card: Card) -> Option<Slot> {
    let row = row_of(public, card);
    let room = Room::new(public, &public.people[seat]);
    let mut open = Slot::ALL.iter().copied().filter(|slot| room.check(row, *slot).is_ok());
    let first = open.next();
    if open.next().is_some() { None } else { first }
}

/// Takes what lies in a slot away. A ship's goods and crates go with it.
pub(crate) fn clear(game: &mut Game, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
    let person = &mut game.public.people[seat];
    let card = match (slot.top(), slot.bottom()) {
        (Some(i), _) => match person.top[i].take() {
            Some(Top::Card(card)) => Some(card),
            Some(Top::Ship(ship)) => {
                sink.emit(Event::ShipLost { seat, ship: ship.kind });
                None
            }
            None => None,
        },
        (_, Some(i)) => person.bottom[i].take(),
        (None, None) => None,
    };
    if let Some(card) = card {
        game.public.gone |= card.bit();
        sink.emit(Event::Replaced { seat, card });
    }
}

pub(crate) fn place(
    game: &mut Game,
    seat: Seat,
    card: Card,
    slot: Slot,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    clear(game, seat, slot, sink);
    match row_of(&game.public, card) {
        Row::Top => put_on_top(game, seat, Top::Card(card)),
        Row::Bottom => {
            let person = &mut game.public.people[seat];
            if let Some(free) = person.bottom.iter_mut().find(|slot| slot.is_none()) {
                *free = Some(card);
            }
        }
    }
    sink.emit(Event::Placed { seat, card });
}

pub(crate) fn put_on_top(game: &mut Game, seat: Seat, top: Top) {
    let person = &mut game.public.people[seat];
    if let Some(free) = person.top.iter_mut().find(|slot| slot.is_none()) {
        *free = Some(top);
    }
}
