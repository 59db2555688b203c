//! L6.4: building a ship.

use super::portfolio::{Room, Row};
use super::{Eyes, Game, List, Verdict, gain_influence, lose_goods, me, move_treasury, portfolio};
use crate::names::{Clergy, Good, Houses, Slot};
use crate::state::{Person, Public, Ship, Task, Top};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// The different goods a ship costs when it goes into this slot: the hull, or the difference to a
/// ship it replaces, less the discounts (L7.9, R6).
pub(crate) fn cost(public: &Public, person: &Person, slot: Slot) -> Option<u8> {
    let hull = public.printed.ships[public.top_ship()?.index()].hull;
    let replaced = match slot.top().and_then(|i| person.top[i]) {
        Some(Top::Ship(ship)) => public.printed.ships[ship.kind.index()].hull,
        _ => 0,
    };
    let middle = person.houses[Houses::Middle.index()];
    if middle == public.printed.start.houses[Houses::Middle.index()] {
        return Some(0);
    }
    let chaplain = Clergy::HarbourChaplain;
    let tiles = person.holds(chaplain) * public.printed.figures.clergy[chaplain.index()];
    Some(hull.saturating_sub(replaced).saturating_sub(u8::from(middle > 0) + tiles))
}

/// Whether a ship can be built by a player who has these things.
pub(crate) fn possible(public: &Public, person: &Person) -> Verdict {
    if public.top_ship().is_none() {
        return Err(Refusal::NoShipLeft);
    }
    let room = Room::new(public, person);
    let cheapest = Slot::ALL
        .iter()
        .filter(|slot| room.check(Row::Top, **slot).is_ok())
        .filter_map(|slot| cost(public, person, *slot))
        .min();
    match cheapest {
        Some(needs) if needs <= person.kinds() => Ok(()),
        Some(needs) => Err(Refusal::ShipUnpayable { needs, has: person.kinds() }),
        None => Err(Refusal::RowFull),
    }
}

pub(crate) fn begin(game: &mut Game, seat: Seat) {
    game.public.notes.given = 0;
    game.public.tasks.push(Task::ShipSlot(seat));
}

pub(crate) fn list_slots(eyes: Eyes<'_>, out: &mut impl List) {
    portfolio::list_occupied(me(eyes), out);
}

pub(crate) fn check_slot(eyes: Eyes<'_>, slot: Slot) -> Verdict {
    let person = me(eyes);
    Room::new(eyes.public, person).check(Row::Top, slot)?;
    let needs = cost(eyes.public, person, slot).ok_or(Refusal::NoShipLeft)?;
    if needs > person.kinds() {
        return Err(Refusal::ShipUnpayable { needs, has: person.kinds() });
    }
    Ok(())
}

pub(crate) fn choose_slot(game: &mut Game, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let left = cost(&game.public, &game.public.people[seat], slot).unwrap_or(0);
    if left == 0 {
        build(game, seat, slot, sink);
    } else {
        game.public.tasks.push(Task::ShipGoods { seat, slot, left });
    }
}

pub(crate) fn list_goods(eyes: Eyes<'_>, out: &mut impl List) {
    for &good in Good::ALL {
        if me(eyes).goods[good.index()] > 0 {
            out.add(Action::Give { good });
        }
    }
}

pub(crate) fn check_good(eyes: Eyes<'_>, good: Good) -> Verdict {
    if eyes.public.notes.given & (1 << good.index()) != 0 {
        return Err(Refusal::GoodAlreadyGiven { good });
    }
    if me(eyes).goods[good.index()] == 0 {
        return Err(Refusal::GoodMissing { good });
    }
    Ok(())
}

/// The good that must be given, where there is no choice.
pub(crate) fn only_good(public: &Public, seat: Seat, left: u8) -> Option<Good> {
    let person = &public.people[seat];
    let mut open = Good::ALL.iter().copied().filter(|good| {
        public.notes.given & (1 << good.index()) == 0 && person.goods[good.index()] > 0
    });
    let first = open.next();
    (open.count() as u8 + 1 == left).then_some(first).flatten()
}

pub(crate) fn give(game: &mut Game, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    let Some(Task::ShipGoods { slot, left, .. }) = game.public.tasks.pop() else { return };
    game.public.notes.given |= 1 << good.index();
    lose_goods(game, seat, good, 1, sink);
    if left > 1 {
        game.public.tasks.push(Task::ShipGoods { seat, slot, left: left - 1 });
    } else {
        build(game, seat, slot, sink);
    }
}

fn build(game: &mut Game, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
    let Some(kind) = game.public.top_ship() else { return };
    game.public.yard[kind.index()] -= 1;
    let person = &mut game.public.people[seat];
    match slot.top().map(|i| &mut person.top[i]) {
        // R6: a replaced ship's cargo stays as it is, at sea too.
        Some(Some(Top::Ship(ship))) => ship.kind = kind,
        _ => {
            portfolio::clear(game, seat, slot, sink);
            portfolio::put_on_top(game, seat, Top::Ship(Ship::new(kind)));
        }
    }
    sink.emit(Event::ShipBuilt { seat, ship: kind });
    move_treasury(game, true, sink);
    gain_influence(game, seat, sink);
}
