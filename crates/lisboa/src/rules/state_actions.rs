//! L6.2–L6.7: the six state actions.

use super::{Eyes, Game, List, Verdict, gain_goods, legality, me, ship, warehouse};
use crate::names::{Architect, Clergy, Good, Houses, Noble, StateAction, Street};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// Begins a state action that was found possible.
pub(crate) fn start(game: &mut Game, seat: Seat, action: StateAction, sink: &mut impl Sink<Event>) {
    sink.emit(Event::State { seat, action });
    let task = match action {
        StateAction::Recruit => Task::Recruit { seat, left: 2, used: 0 },
        StateAction::Plan => Task::TakePlan(seat),
        StateAction::Ship => {
            ship::begin(game, seat);
            return;
        }
        StateAction::Produce => {
            produce(game, seat, sink);
            return;
        }
        StateAction::Cardinal => Task::Cardinal { seat, steps: 2, exactly: false },
        StateAction::Favour => Task::TakeFavour(seat),
    };
    game.public.tasks.push(task);
}

/// As many as are possible: none of them may be left out.
pub(crate) fn list_any(out: &mut impl List) {
    for &action in StateAction::ALL {
        out.add(Action::State { action });
    }
}

pub(crate) fn check_any(eyes: Eyes<'_>, action: StateAction) -> Verdict {
    if eyes.public.notes.done & (1 << action.index()) != 0 {
        return Err(Refusal::AlreadyDone { action });
    }
    legality::state_action(eyes.public, eyes.seat, me(eyes), action)
}

pub(crate) fn choose_any(
    game: &mut Game,
    seat: Seat,
    action: StateAction,
    sink: &mut impl Sink<Event>,
) {
    if let Some(Task::AnyState { left, .. }) = game.public.tasks.pop()
        && left > 1
    {
        game.public.tasks.push(Task::AnyState { seat, left: left - 1, first: false });
    }
    game.public.notes.done |= 1 << action.index();
    start(game, seat, action, sink);
}

pub(crate) fn list_recruit(out: &mut impl List) {
    for &noble in Noble::ALL {
        out.add(Action::Recruit { noble });
    }
    out.add(Action::Stop);
}

pub(crate) fn check_recruit(eyes: Eyes<'_>, noble: Noble, used: u8) -> Verdict {
    if me(eyes).board == 0 {
        return Err(Refusal::NoOfficial);
    }
    if used & (1 << noble.index()) != 0 {
        return Err(Refusal::OfficeUsed { noble });
    }
    Ok(())
}

/// L6.2, R8.
pub(crate) fn recruit(game: &mut Game, seat: Seat, noble: Noble, sink: &mut impl Sink<Event>) {
    if let Some(Task::Recruit { left, used, .. }) = game.public.tasks.pop()
        && left > 1
    {
        let used = used | 1 << noble.index();
        game.public.tasks.push(Task::Recruit { seat, left: left - 1, used });
    }
    make_room(game, noble, sink);
    let person = &mut game.public.people[seat];
    person.board -= 1;
    person.office[noble.index()] += 1;
    sink.emit(Event::Recruited { seat, noble });
}

/// In a full office the colour with most officials loses one to the plaza, tied colours each;
/// neutral officials and Lacerda's never move.
pub(crate) fn make_room(game: &mut Game, noble: Noble, sink: &mut impl Sink<Event>) {
    let here = noble.index();
    if game.public.in_office(noble) < game.public.printed.office_spaces {
        return;
    }
    let moves = |public: &Public, seat: Seat| !public.is_lacerda(seat);
    let most = game
        .public
        .all()
        .filter(|seat| moves(&game.public, *seat))
        .map(|seat| game.public.people[seat].office[here])
        .max()
        .unwrap_or(0);
    if most == 0 {
        return;
    }
    for seat in game.public.all() {
        if moves(&game.public, seat) && game.public.people[seat].office[here] == most {
            let person = &mut game.public.people[seat];
            person.office[here] -= 1;
            person.plaza[here] += 1;
            sink.emit(Event::Displaced { seat, noble });
        }
    }
}

pub(crate) fn list_plans(out: &mut impl List) {
    for &architect in Architect::ALL {
        out.add(Action::Plan { architect });
    }
}

pub(crate) fn check_plan(eyes: Eyes<'_>, architect: Architect) -> Verdict {
    match eyes.public.top_plan(architect) {
        Some(_) => Ok(()),
        None => Err(Refusal::NoPlanLeft { architect }),
    }
}

/// L6.3.
pub(crate) fn take_plan(
    game: &mut Game,
    seat: Seat,
    architect: Architect,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    let Some(officials) = game.public.top_plan(architect) else { return };
    game.public.plans_taken[architect.index()] += 1;
    game.public.people[seat].open[architect.index()][usize::from(officials)] += 1;
    sink.emit(Event::PlanTaken { seat, architect, officials });
}

pub(crate) fn list_favours(out: &mut impl List) {
    for &noble in Noble::ALL {
        out.add(Action::Favour { noble });
    }
}

pub(crate) fn check_favour(eyes: Eyes<'_>, noble: Noble) -> Verdict {
    if me(eyes).has_favour(noble) {
        return Err(Refusal::FavourHeld { noble });
    }
    if eyes.public.favours[noble.index()] == 0 {
        return Err(Refusal::NoFavourLeft { noble });
    }
    Ok(())
}

/// L6.7.
pub(crate) fn take_favour(game: &mut Game, seat: Seat, noble: Noble, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    game.public.favours[noble.index()] -= 1;
    game.public.people[seat].favours |= 1 << noble.index();
    sink.emit(Event::FavourTaken { seat, noble });
}

/// What producing would really bring before extra goods.
pub(crate) fn production(public: &Public, seat: Seat, person: &Person) -> [u8; Good::COUNT] {
    let stores = public.stores_by_street(seat);
    let room = warehouse(public, person);
    std::array::from_fn(|i| stores[i].min(room.saturating_sub(person.goods[i])))
}

/// L6.5.
pub(crate) fn produce(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let stores = game.public.stores_by_street(seat);
    let mut produced = 0;
    for &street in Street::ALL {
        let amount = stores[street.index()];
        if amount > 0 && gain_goods(game, seat, street.good(), amount, sink) > 0 {
            produced |= 1 << street.index();
        }
    }
    if game.public.people[seat].holds(Clergy::Canon) == 0 {
        drop_prices(game, produced, sink);
    }
    // L7.9, lay brother: more of what was produced.
    let person = &game.public.people[seat];
    let right = person.houses[Houses::Right.index()];
    let all = game.public.printed.start.houses[Houses::Right.index()];
    let lay = Clergy::LayBrother;
    let mut more = person.holds(lay) * game.public.printed.figures.clergy[lay.index()];
    if right == all {
        for &good in Good::ALL {
            if produced & (1 << good.index()) != 0 {
                gain_goods(game, seat, good, 1, sink);
            }
        }
    } else if right > 0 {
        more += 1;
    }
    game.public.notes.produced = produced;
    if more > 0 && produced != 0 {
        game.public.tasks.push(Task::ProduceMore { seat, left: more });
    }
}

/// The prices of these kinds drop by 1, never below the minimum.
pub(crate) fn drop_prices(game: &mut Game, kinds: u8, sink: &mut impl Sink<Event>) {
    for &good in Good::ALL {
        let price = &mut game.public.prices[good.index()];
        if kinds & (1 << good.index()) != 0 && *price > game.public.printed.price_minimum {
            *price -= 1;
            sink.emit(Event::Price { good, price: *price });
        }
    }
}

/// Kinds of which one more would fit.
pub(crate) fn more_kinds(public: &Public, seat: Seat) -> u8 {
    let person = &public.people[seat];
    let room = warehouse(public, person);
    (0..Good::COUNT)
        .filter(|i| public.notes.produced & (1 << i) != 0 && person.goods[*i] < room)
        .fold(0, |set, i| set | 1 << i)
}

pub(crate) fn list_more(eyes: Eyes<'_>, out: &mut impl List) {
    for &good in Good::ALL {
        if eyes.public.notes.produced & (1 << good.index()) != 0 {
            out.add(Action::TakeGood { good });
        }
    }
}

pub(crate) fn check_more(eyes: Eyes<'_>, good: Good) -> Verdict {
    if eyes.public.notes.produced & (1 << good.index()) == 0 {
        return Err(Refusal::NotProduced { good });
    }
    if me(eyes).goods[good.index()] >= warehouse(eyes.public, me(eyes)) {
        return Err(Refusal::NoRoomForGood { good });
    }
    Ok(())
}

pub(crate) fn produce_more(game: &mut Game, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    if let Some(Task::ProduceMore { left, .. }) = game.public.tasks.pop()
        && left > 1
    {
        game.public.tasks.push(Task::ProduceMore { seat, left: left - 1 });
    }
    gain_goods(game, seat, good, 1, sink);
}
