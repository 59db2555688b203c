//! M8.1–M8.4: phase D, maintenance.

use super::{Eyes, Game, Verdict, book, lose, me, pirates_come, windmill, wood};
use crate::Madeira;
use crate::names::{Account, Colony, Place, Thing};
use crate::state::{Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// M8.1: who alone has the most workers on the city guard; an error for a tie.
pub(crate) fn most_on_guard(public: &Public) -> Result<Option<Seat>, ()> {
    let most = Seat::all(public.seats()).map(|seat| public.people[seat].guard).max().unwrap_or(0);
    if most == 0 {
        return Ok(None);
    }
    let mut first = Seat::all(public.seats()).filter(|seat| public.people[*seat].guard == most);
    match (first.next(), first.next()) {
        (Some(seat), None) => Ok(Some(seat)),
        _ => Err(()),
    }
}

pub(crate) fn take_honour(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let person = &mut game.public.people[seat];
    person.guard -= 1;
    person.reserve += 1;
    sink.emit(Event::Honour { seat });
    sink.emit(Event::WorkerMoved { seat, from: Place::Guard, to: Place::Reserve });
    let points = game.public.printed.honour_points;
    book(game, seat, Account::Honour, i16::from(points), sink);
}

pub(crate) fn decline_honour(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    sink.emit(Event::HonourDeclined { seat });
}

/// M8.2.
pub(crate) fn income(game: &mut Game, sink: &mut impl Sink<Event>) {
    for seat in game.public.in_order() {
        for &colony in Colony::ALL {
            let amount = game.public.people[seat].colonies[colony.index()];
            if amount > 0 {
                let thing: Thing = game.public.printed.colonies[colony.index()].brings.into();
                game.public.people[seat].things[thing.index()] += u16::from(amount);
                sink.emit(Event::Income { seat, amount, thing, colony });
            }
        }
    }
}

pub(crate) fn maintain_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for wood in 0..=me(eyes).ships_out() {
        out.candidate(Action::Maintain { wood }, check_maintain(eyes, wood));
    }
}

/// M8.3.
pub(crate) fn check_maintain(eyes: Eyes<'_>, wood: u8) -> Verdict {
    let person = me(eyes);
    let most = person.ships_out();
    if wood > most {
        return Err(Refusal::TooMuchWood { most });
    }
    wood::check_pay(eyes.public, person, wood)
}

pub(crate) fn maintain(game: &mut Game, seat: Seat, wood: u8, sink: &mut impl Sink<Event>) {
    let ships = game.public.people[seat].ships_out();
    game.public.tasks.pop();
    sink.emit(Event::Maintained { seat, ships, wood });
    pirates_come(game, seat, ships - wood, sink);
    game.public.tasks.push(Task::EndTurn(seat));
    wood::pay(game, seat, wood, sink);
}

/// M8.4: bread for the workers the windmill does not feed.
pub(crate) fn food_needed(public: &Public, seat: Seat) -> u8 {
    let person = &public.people[seat];
    let fed = public.printed.windmill.feeds[usize::from(person.mill)];
    person.workers_out().saturating_sub(fed)
}

/// Whether the food decision is asked: there is a choice of bread, or goods to convert (MR2).
pub(crate) fn food_is_asked(eyes: Eyes<'_>) -> bool {
    let need = food_needed(eyes.public, eyes.seat);
    (need > 0 && me(eyes).has(Thing::Bread) > 0) || windmill::usable(eyes)
}

pub(crate) fn feed_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for bread in 0..=food_needed(eyes.public, eyes.seat) {
        out.candidate(Action::Feed { bread }, check_feed(eyes, bread));
    }
}

pub(crate) fn check_feed(eyes: Eyes<'_>, bread: u8) -> Verdict {
    let has = me(eyes).has(Thing::Bread);
    let most = u16::from(food_needed(eyes.public, eyes.seat)).min(has) as u8;
    if bread > most { Err(Refusal::TooMuchBread { most }) } else { Ok(()) }
}

pub(crate) fn feed(game: &mut Game, seat: Seat, bread: u8, sink: &mut impl Sink<Event>) {
    let need = food_needed(&game.public, seat);
    game.public.tasks.pop();
    if need > 0 {
        sink.emit(Event::Fed { seat, need, bread });
    }
    lose(game, seat, Thing::Bread, bread, sink);
    pirates_come(game, seat, need - bread, sink);
}
