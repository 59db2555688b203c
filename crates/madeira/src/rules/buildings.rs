//! M5: phase C, building actions.

use super::{Eyes, Game, Verdict, book, favours, gain, lose, me, pirates_come, wood};
use crate::Madeira;
use crate::names::{Account, Building, Errand, Size, Thing};
use crate::state::{Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// What the player whose turn it is pays (M5.3; nothing with the lord).
pub(crate) fn cost(public: &Public, building: Building) -> u8 {
    if public.notes.lord { 0 } else { public.building_cost(building) }
}

pub(crate) fn visit_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    building: Building,
    out: &mut C,
) {
    out.candidate(Action::Pay, check_pay(eyes, building));
    out.candidate(Action::Pirates, Ok(()));
    favours::candidates(eyes, out);
}

pub(crate) fn check_pay(eyes: Eyes<'_>, building: Building) -> Verdict {
    let needs = cost(eyes.public, building);
    let has = me(eyes).has(Thing::Reis);
    if has < u16::from(needs) {
        return Err(Refusal::CostMissing { needs, has });
    }
    wood::still_payable(eyes, |person| person.things[Thing::Reis.index()] -= u16::from(needs))
}

/// Pays the cost; the action follows.
pub(crate) fn pay(game: &mut Game, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let cost = cost(&game.public, building);
    sink.emit(Event::BuildingPaid { seat, building, cost });
    lose(game, seat, Thing::Reis, cost, sink);
    let mut workers = game.public.people[seat].workers_in(game.public.region(building));
    if game.public.notes.diplomat {
        workers += game.public.printed.favours.diplomat_workers;
    }
    act(game, seat, building, workers, sink);
}

/// Takes pirates instead.
pub(crate) fn refuse(game: &mut Game, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    sink.emit(Event::BuildingRefused { seat, building });
    let pirates = game.public.building_pirates(building);
    pirates_come(game, seat, pirates, sink);
}

/// M5.5.
const fn size(workers: u8) -> Option<Size> {
    match workers {
        0 => None,
        1 | 2 => Some(Size::Small),
        _ => Some(Size::Large),
    }
}

/// Does a building's action at the size so many workers give.
pub(crate) fn act(
    game: &mut Game,
    seat: Seat,
    building: Building,
    workers: u8,
    sink: &mut impl Sink<Event>,
) {
    let Some(size) = size(workers) else {
        sink.emit(Event::BuildingIdle { seat, building });
        return;
    };
    sink.emit(Event::BuildingUsed { seat, building, size });
    let row = &game.public.printed.buildings[building.index()];
    let (left, points) = (row.amount[size.index()], row.points[size.index()]);
    let errand = |errand| Task::Move { seat, errand, left, moved: None };
    match building {
        Building::Moinho => gain(game, seat, Thing::Bread, left, sink),
        Building::Capitania => {
            book(game, seat, Account::City, i16::from(points), sink);
            game.public.tasks.push(errand(Errand::City));
        }
        Building::Alfandega => game.public.tasks.push(errand(Errand::Colony)),
        Building::CasaDaCoroa => game.public.tasks.push(Task::TurnUp { seat, left }),
        Building::Fortaleza => game.public.tasks.push(errand(Errand::Guard)),
    }
}
