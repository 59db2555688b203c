//! Moving workers and citizens: administrator, mayor, the buildings, rewards, explorer.

use super::{Eyes, Game, Verdict, book, discard_pirates, me};
use crate::Madeira;
use crate::names::{Account, Colony, Errand, Field, Place, Space};
use crate::state::{FOREST, Person, Public, Task, bits, space_bit};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// Fields and the forest.
const GROUND: u16 = (FOREST << 1) - 1;

/// Whether pieces may leave this kind of place on this errand.
#[inline]
const fn leaves(errand: Errand, place: Place) -> bool {
    match (errand, place) {
        (Errand::Explorer, _) | (Errand::Mayor, Place::Space(_)) => true,
        // M4.11, M5.7, M5.8: never from the city guard; M5.10 moves to it.
        (Errand::Mayor, _) | (_, Place::Guard) => false,
        (Errand::Plantation | Errand::City | Errand::Colony | Errand::Guard, _) => true,
    }
}

/// Whether this errand leads to this kind of place.
#[inline]
const fn leads(errand: Errand, place: Place) -> bool {
    match (errand, place) {
        (Errand::Explorer, _)
        | (Errand::Plantation, Place::Field(_) | Place::Forest)
        | (Errand::City | Errand::Mayor, Place::Space(_))
        | (Errand::Colony, Place::Colony(_))
        | (Errand::Guard, Place::Guard) => true,
        (Errand::Plantation | Errand::City | Errand::Mayor | Errand::Colony | Errand::Guard, _) => {
            false
        }
    }
}

/// Whether the player can move anything on this errand.
pub(crate) fn possible(public: &Public, person: &Person, errand: Errand) -> bool {
    let out = person.fields != 0 || person.city != 0 || person.colonies != [0; 3];
    match errand {
        Errand::Plantation | Errand::Colony | Errand::Guard => out || person.reserve > 0,
        Errand::City => (out || person.reserve > 0) && public.empty_spaces() != 0,
        Errand::Mayor => (person.city | public.citizens) != 0 && public.empty_spaces() != 0,
        Errand::Explorer => true,
    }
}

pub(crate) fn move_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    errand: Errand,
    moved: Option<Place>,
    out: &mut C,
) {
    let person = me(eyes);
    let mut offer = |from| {
        out.candidate(Action::Move { from }, check_move(eyes, errand, moved, from));
    };
    if errand == Errand::Mayor {
        for space in bits(person.city | eyes.public.citizens) {
            offer(Place::Space(Space(space)));
        }
    } else {
        if person.reserve > 0 {
            offer(Place::Reserve);
        }
        if person.guard > 0 {
            offer(Place::Guard);
        }
        if person.fields & FOREST != 0 {
            offer(Place::Forest);
        }
        for field in bits(u64::from(person.fields & !FOREST)) {
            offer(Place::Field(Field(field)));
        }
        for &colony in Colony::ALL {
            if person.colonies[colony.index()] > 0 {
                offer(Place::Colony(colony));
            }
        }
        for space in bits(person.city) {
            offer(Place::Space(Space(space)));
        }
    }
    out.candidate(Action::Stop, Ok(()));
}

#[inline]
pub(crate) fn check_move(
    eyes: Eyes<'_>,
    errand: Errand,
    moved: Option<Place>,
    from: Place,
) -> Verdict {
    let person = me(eyes);
    let citizen = match from {
        Place::Space(space) => eyes.public.citizens & space_bit(space) != 0,
        _ => false,
    };
    if !leaves(errand, from) {
        return Err(Refusal::OriginNotAllowed { errand, place: from });
    }
    // MR1: two different pieces.
    let settled = u8::from(moved == Some(from));
    let there = person.workers_at(from) + u8::from(errand == Errand::Mayor && citizen);
    if there == 0 {
        return Err(Refusal::NoPieceThere { errand, place: from });
    }
    if there == settled {
        return Err(Refusal::PieceAlreadyMoved { place: from });
    }
    if matches!(errand, Errand::City | Errand::Mayor) && eyes.public.empty_spaces() == 0 {
        return Err(Refusal::NowhereToGo { errand, place: from });
    }
    Ok(())
}

pub(crate) fn to_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    errand: Errand,
    from: Place,
    out: &mut C,
) {
    let person = me(eyes);
    let mut offer = |place| {
        out.candidate(Action::To { place }, check_to(eyes, errand, from, place));
    };
    let everywhere = errand == Errand::Explorer;
    if everywhere {
        offer(Place::Reserve);
        offer(Place::Guard);
    }
    if everywhere || errand == Errand::Plantation {
        let ground = if C::GREYED { GROUND } else { GROUND & !person.fields };
        if ground & FOREST != 0 {
            offer(Place::Forest);
        }
        for field in bits(u64::from(ground & !FOREST)) {
            offer(Place::Field(Field(field)));
        }
    }
    if everywhere || errand == Errand::Colony {
        for &colony in Colony::ALL {
            offer(Place::Colony(colony));
        }
    }
    if everywhere || matches!(errand, Errand::City | Errand::Mayor) {
        let spaces = if C::GREYED { (1 << Space::COUNT) - 1 } else { eyes.public.empty_spaces() };
        for space in bits(spaces) {
            offer(Place::Space(Space(space)));
        }
    }
    out.candidate(Action::Stop, Ok(()));
}

#[inline]
pub(crate) fn check_to(eyes: Eyes<'_>, errand: Errand, from: Place, place: Place) -> Verdict {
    let person = me(eyes);
    if !leads(errand, place) {
        return Err(Refusal::DestinationNotAllowed { errand, place });
    }
    if place == from {
        return Err(Refusal::SamePlace { place });
    }
    match place {
        Place::Reserve | Place::Guard | Place::Colony(_) => Ok(()),
        // M4.11: at most one worker per player.
        Place::Forest | Place::Field(_) if person.workers_at(place) > 0 => {
            Err(Refusal::WorkerAlreadyThere { place })
        }
        Place::Forest | Place::Field(_) => Ok(()),
        Place::Space(space) if eyes.public.built & space_bit(space) == 0 => {
            Err(Refusal::DistrictNotBuilt { district: space.district() })
        }
        Place::Space(space) if eyes.public.empty_spaces() & space_bit(space) == 0 => {
            Err(Refusal::SpaceTaken { errand, space })
        }
        Place::Space(_) => Ok(()),
    }
}

/// A piece was chosen; on the way to the guard there is nothing more to choose.
pub(crate) fn choose(game: &mut Game, seat: Seat, from: Place, sink: &mut impl Sink<Event>) {
    if let Some(Task::Move { errand, left, .. }) = game.public.tasks.top() {
        game.public.tasks.replace(Task::MoveTo { seat, errand, left, from });
        if errand == Errand::Guard {
            go(game, seat, Place::Guard, sink);
        }
    }
}

/// Moves the chosen piece and gives what its destination brings.
pub(crate) fn go(game: &mut Game, seat: Seat, to: Place, sink: &mut impl Sink<Event>) {
    let Some(Task::MoveTo { errand, left, from, .. }) = game.public.tasks.pop() else { return };
    if left > 1 {
        game.public.tasks.push(Task::Move { seat, errand, left: left - 1, moved: Some(to) });
    }
    if let (Place::Space(origin), Place::Space(space)) = (from, to)
        && game.public.citizens & space_bit(origin) != 0
    {
        game.public.citizens ^= space_bit(origin) | space_bit(space);
        sink.emit(Event::CitizenMoved { seat, from: origin, to: space });
        return;
    }
    let person = &mut game.public.people[seat];
    shift(person, from, false);
    shift(person, to, true);
    sink.emit(Event::WorkerMoved { seat, from, to });
    match to {
        Place::Guard => {
            let most = game.public.printed.discard;
            discard_pirates(game, seat, most, sink);
        }
        Place::Colony(colony) => {
            let per_ship = game.public.printed.colony_points_per_ship;
            let points = game.public.people[seat].ships_at(colony) * per_ship;
            book(game, seat, Account::Colonies, i16::from(points), sink);
        }
        Place::Space(_) if errand == Errand::Explorer => {
            let points = game.public.printed.favours.explorer_points;
            book(game, seat, Account::City, i16::from(points), sink);
        }
        Place::Reserve | Place::Forest | Place::Field(_) | Place::Space(_) => {}
    }
}

/// Puts a worker on a place or takes one away.
pub(crate) fn shift(person: &mut Person, place: Place, arrives: bool) {
    let count = |n: &mut u8| if arrives { *n += 1 } else { *n -= 1 };
    match place {
        Place::Reserve => count(&mut person.reserve),
        Place::Guard => count(&mut person.guard),
        Place::Colony(colony) => count(&mut person.colonies[colony.index()]),
        Place::Forest => person.fields ^= FOREST,
        Place::Field(field) => person.fields ^= field.bit(),
        Place::Space(space) => person.city ^= space_bit(space),
    }
}

/// Whether a second piece can move after a first one came to rest (MR1).
pub(crate) fn another(
    public: &Public,
    person: &Person,
    errand: Errand,
    moved: Option<Place>,
) -> bool {
    let Some(place) = moved else { return true };
    let rest = match errand {
        Errand::Mayor => (person.city | public.citizens).count_ones() as u8,
        _ => person.reserve + person.workers_out() - person.guard,
    };
    // Those that moved to the guard are not counted above.
    rest > u8::from(place != Place::Guard)
}
