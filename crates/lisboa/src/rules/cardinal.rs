//! L6.6, L6.8: the cardinal and the church.

use super::{Eyes, Game, List, Verdict, book, effects, gain_influence, me, move_treasury};
use crate::names::{Account, Clergy, Place, Side};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

const PLACES: u8 = Place::COUNT as u8;

/// R9: place k lies between tiles k−1 and k; k is ahead.
#[inline]
pub(crate) fn tile_beside(place: u8, side: Side) -> usize {
    usize::from(match side {
        Side::Ahead => place,
        Side::Behind => (place + PLACES - 1) % PLACES,
    })
}

/// Whether a tile can be taken after at most so many steps.
pub(crate) fn possible(public: &Public, person: &Person, most: u8, exactly: bool) -> Verdict {
    if person.clergy_count() >= public.printed.figures.clergy_slots {
        return Err(Refusal::ClergyFull);
    }
    let fewest = if exactly { most } else { 1 };
    let tile = (fewest..=most).any(|steps| {
        let place = (public.cardinal + steps) % PLACES;
        Side::ALL.iter().any(|&side| public.church[tile_beside(place, side)].is_some())
    });
    if tile { Ok(()) } else { Err(Refusal::NoTileThere) }
}

pub(crate) fn list(most: u8, exactly: bool, out: &mut impl List) {
    for steps in if exactly { most } else { 1 }..=most {
        for &side in Side::ALL {
            out.add(Action::Cardinal { steps, side });
        }
    }
}

pub(crate) fn check(eyes: Eyes<'_>, most: u8, exactly: bool, steps: u8, side: Side) -> Verdict {
    if steps == 0 || steps > most || (exactly && steps != most) {
        return Err(Refusal::StepsNotAllowed { most });
    }
    if me(eyes).clergy_count() >= eyes.public.printed.figures.clergy_slots {
        return Err(Refusal::ClergyFull);
    }
    let place = (eyes.public.cardinal + steps) % PLACES;
    match eyes.public.church[tile_beside(place, side)] {
        Some(_) => Ok(()),
        None => Err(Refusal::NoTileThere),
    }
}

/// Moves the cardinal; icons landed on or passed take effect.
pub(crate) fn walk(game: &mut Game, seat: Seat, steps: u8, sink: &mut impl Sink<Event>) {
    for _ in 0..steps {
        game.public.cardinal = (game.public.cardinal + 1) % PLACES;
        if game.public.cardinal == game.public.printed.church_treasury {
            move_treasury(game, true, sink);
        }
        if game.public.cardinal == game.public.printed.church_influence {
            // R9: one scoring, from the first who crossed it.
            game.public.notes.church.get_or_insert(seat);
        }
    }
    sink.emit(Event::CardinalMoved { seat, place: Place(game.public.cardinal) });
}

pub(crate) fn go(game: &mut Game, seat: Seat, steps: u8, side: Side, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    walk(game, seat, steps, sink);
    let tile = tile_beside(game.public.cardinal, side);
    if let Some(clergy) = game.public.church[tile].take() {
        let held = &mut game.public.people[seat].clergy;
        if let Some(free) = held.iter_mut().find(|slot| slot.is_none()) {
            *free = Some(clergy);
        }
        sink.emit(Event::ClergyTaken { seat, clergy });
    }
}

/// L6.8: one tile given in the church scoring.
pub(crate) fn offer(game: &mut Game, seat: Seat, clergy: Clergy, sink: &mut impl Sink<Event>) {
    effects::remove_clergy(game, seat, clergy, sink);
    game.public.notes.offered += 1;
    sink.emit(Event::ClergyOffered { seat, clergy });
    let wigs = game.public.printed.clergy[clergy.index()].wigs;
    book(game, seat, Account::Church, i16::from(wigs), sink);
    if game.public.people[seat].clergy_count() == 0 {
        end_offers(game, seat, sink);
    }
}

pub(crate) fn end_offers(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    if std::mem::take(&mut game.public.notes.offered) > 0 {
        gain_influence(game, seat, sink);
    }
}

/// Asks the next player of a church scoring.
pub(crate) fn next(game: &mut Game, seat: Seat, left: u8, sink: &mut impl Sink<Event>) {
    if left == 0 {
        return;
    }
    let after = seat.next(game.public.seats());
    game.public.tasks.push(Task::Church { seat: after, left: left - 1 });
    if game.public.is_lacerda(seat) {
        super::solo::church(game, sink);
    } else if game.public.people[seat].clergy_count() > 0 {
        game.public.notes.offered = 0;
        game.public.tasks.push(Task::OfferClergy(seat));
    }
}
