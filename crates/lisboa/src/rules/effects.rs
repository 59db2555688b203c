//! What rewards, penalties and events do, in one place.

use super::{
    Eyes, Game, List, Verdict, book, cardinal, gain_cube, gain_goods, gain_influence, gain_reis,
    legality, lose_goods, me, ship, state_actions, warehouse,
};
use crate::effects::{Effect, Part};
use crate::names::{Account, Clergy, Cube, Good, Noble, Standing};
use crate::state::Task;
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// Lets an effect happen as a reward or penalty.
pub(crate) fn push_reward(game: &mut Game, seat: Seat, effect: Effect) {
    for part in effect.into_iter().flatten().rev() {
        game.public.tasks.push(Task::Part { seat, part });
    }
}

/// Lets an effect happen as an event: at least one part must be possible.
pub(crate) fn push_event(game: &mut Game, seat: Seat, effect: Effect) {
    let alone = effect.iter().flatten().count() == 1;
    for part in effect.into_iter().flatten().rev() {
        game.public.tasks.push(Task::Event { seat, part, must: alone });
    }
}

/// Runs a part that needs no decision, or asks for the one it needs.
pub(crate) fn run(game: &mut Game, seat: Seat, part: Part, sink: &mut impl Sink<Event>) {
    if !legality::part(&game.public, seat, part) {
        return;
    }
    let person = &game.public.people[seat];
    let task = match part {
        Part::Good { good, count } => {
            gain_goods(game, seat, good, count, sink);
            return;
        }
        Part::Reis(reis) => {
            gain_reis(game, seat, reis, sink);
            return;
        }
        Part::Wigs(wigs) => {
            book(game, seat, Account::Rewards, i16::from(wigs), sink);
            return;
        }
        Part::GainInfluence => {
            gain_influence(game, seat, sink);
            return;
        }
        Part::Produce => {
            state_actions::produce(game, seat, sink);
            return;
        }
        Part::Ship => {
            ship::begin(game, seat);
            return;
        }
        Part::LoseReis(reis) => {
            let lost = person.reis.min(u16::from(reis));
            game.public.people[seat].reis -= lost;
            if lost > 0 {
                sink.emit(Event::Reis { seat, amount: -(lost as i16) });
            }
            return;
        }
        Part::LoseWigs(wigs) => {
            let lost = person.total().clamp(0, i16::from(wigs));
            book(game, seat, Account::Rewards, -lost, sink);
            return;
        }
        Part::LoseOfficials(_) if person.officials_out() == 0 => return,
        Part::LoseGoods(_) if person.goods == [0; 4] => return,
        Part::LoseFavour if person.favours == 0 => return,
        Part::LoseClergy if person.clergy_count() == 0 => return,
        Part::Recruit(left) => Task::Recruit { seat, left, used: 0 },
        Part::Plan => Task::TakePlan(seat),
        Part::Favour => Task::TakeFavour(seat),
        Part::Cardinal { steps, exactly } => Task::Cardinal { seat, steps, exactly },
        Part::PileCube => Task::PileCube(seat),
        Part::GoodsOfChoice(left) => Task::ChooseGoods { seat, left },
        Part::Store => Task::StoreTile(seat),
        Part::Decree => Task::TakeDecree(seat),
        Part::PublicBuilding => Task::ChooseSite(seat),
        Part::StateActions(left) => {
            game.public.notes.done = 0;
            Task::AnyState { seat, left, first: true }
        }
        Part::LoseOfficials(officials) => {
            Task::LoseOfficials { seat, left: officials.min(person.officials_out()) }
        }
        Part::LoseGoods(goods) => {
            Task::LoseGoods { seat, left: goods.min(person.goods.iter().sum()) }
        }
        Part::LoseFavour => Task::LoseFavour(seat),
        Part::LoseClergy => Task::LoseClergy(seat),
    };
    game.public.tasks.push(task);
}

pub(crate) fn list_goods(out: &mut impl List) {
    for &good in Good::ALL {
        out.add(Action::TakeGood { good });
    }
}

/// Goods of one's choice.
pub(crate) fn take_good(game: &mut Game, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    if let Some(Task::ChooseGoods { left, .. }) = game.public.tasks.pop()
        && left > 1
    {
        game.public.tasks.push(Task::ChooseGoods { seat, left: left - 1 });
    }
    gain_goods(game, seat, good, 1, sink);
}

pub(crate) fn list_losable_goods(eyes: Eyes<'_>, out: &mut impl List) {
    for &good in Good::ALL {
        if me(eyes).goods[good.index()] > 0 {
            out.add(Action::Give { good });
        }
    }
}

pub(crate) fn check_lose_good(eyes: Eyes<'_>, good: Good) -> Verdict {
    if me(eyes).goods[good.index()] == 0 {
        return Err(Refusal::GoodMissing { good });
    }
    Ok(())
}

pub(crate) fn lose_good(game: &mut Game, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
    if let Some(Task::LoseGoods { left, .. }) = game.public.tasks.pop()
        && left > 1
    {
        game.public.tasks.push(Task::LoseGoods { seat, left: left - 1 });
    }
    lose_goods(game, seat, good, 1, sink);
}

pub(crate) fn list_officials(eyes: Eyes<'_>, out: &mut impl List) {
    let person = me(eyes);
    for &noble in Noble::ALL {
        for &standing in Standing::ALL {
            let there = match standing {
                Standing::Office => person.office[noble.index()],
                Standing::Plaza => person.plaza[noble.index()],
            };
            if there > 0 {
                out.add(Action::Dismiss { noble, standing });
            }
        }
    }
}

pub(crate) fn check_dismiss(eyes: Eyes<'_>, noble: Noble, standing: Standing) -> Verdict {
    let person = me(eyes);
    let there = match standing {
        Standing::Office => person.office[noble.index()],
        Standing::Plaza => person.plaza[noble.index()],
    };
    if there == 0 { Err(Refusal::OfficialNotThere { noble, standing }) } else { Ok(()) }
}

/// The official that must go, where there is no choice.
pub(crate) fn only_official(person: &crate::state::Person, left: u8) -> Option<(Noble, Standing)> {
    let mut kinds = Noble::ALL
        .iter()
        .flat_map(|&noble| {
            [
                (person.office[noble.index()], (noble, Standing::Office)),
                (person.plaza[noble.index()], (noble, Standing::Plaza)),
            ]
        })
        .filter(|(count, _)| *count > 0);
    let (_, first) = kinds.next()?;
    (kinds.next().is_none() || person.officials_out() == left).then_some(first)
}

/// An official back to the board, lost or for a plan.
pub(crate) fn dismiss(
    game: &mut Game,
    seat: Seat,
    noble: Noble,
    standing: Standing,
    sink: &mut impl Sink<Event>,
) {
    match game.public.tasks.pop() {
        Some(Task::LoseOfficials { left, .. }) if left > 1 => {
            game.public.tasks.push(Task::LoseOfficials { seat, left: left - 1 });
        }
        Some(Task::Officials { left, .. }) if left > 1 => {
            game.public.tasks.push(Task::Officials { seat, left: left - 1 });
        }
        _ => {}
    }
    let person = &mut game.public.people[seat];
    match standing {
        Standing::Office => person.office[noble.index()] -= 1,
        Standing::Plaza => person.plaza[noble.index()] -= 1,
    }
    person.board += 1;
    sink.emit(Event::OfficialReturned { seat, noble, standing });
}

pub(crate) fn list_held_favours(eyes: Eyes<'_>, out: &mut impl List) {
    for &noble in Noble::ALL {
        if me(eyes).has_favour(noble) {
            out.add(Action::Return { noble });
        }
    }
}

pub(crate) fn check_return(eyes: Eyes<'_>, noble: Noble) -> Verdict {
    if me(eyes).has_favour(noble) { Ok(()) } else { Err(Refusal::FavourMissing { noble }) }
}

pub(crate) fn return_favour(
    game: &mut Game,
    seat: Seat,
    noble: Noble,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    give_back(game, seat, noble, sink);
}

pub(crate) fn give_back(game: &mut Game, seat: Seat, noble: Noble, sink: &mut impl Sink<Event>) {
    game.public.people[seat].favours &= !(1 << noble.index());
    game.public.favours[noble.index()] += 1;
    sink.emit(Event::FavourReturned { seat, noble });
}

/// Held tiles, equal ones once.
pub(crate) fn list_clergy(eyes: Eyes<'_>, out: &mut impl List) {
    let held = &me(eyes).clergy;
    for (i, clergy) in held.iter().enumerate() {
        if let Some(clergy) = clergy
            && !held[..i].contains(&Some(*clergy))
        {
            out.add(Action::Offer { clergy: *clergy });
        }
    }
}

pub(crate) fn check_offer(eyes: Eyes<'_>, clergy: Clergy) -> Verdict {
    if me(eyes).holds(clergy) == 0 {
        return Err(Refusal::ClergyNotHeld { clergy });
    }
    Ok(())
}

pub(crate) fn lose_clergy(
    game: &mut Game,
    seat: Seat,
    clergy: Clergy,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    remove_clergy(game, seat, clergy, sink);
    sink.emit(Event::ClergyLost { seat, clergy });
}

/// A tile leaves the game; without the cellarer the excess goes at once.
pub(crate) fn remove_clergy(
    game: &mut Game,
    seat: Seat,
    clergy: Clergy,
    sink: &mut impl Sink<Event>,
) {
    let held = &mut game.public.people[seat].clergy;
    if let Some(slot) = held.iter_mut().find(|slot| **slot == Some(clergy)) {
        *slot = None;
    }
    let room = warehouse(&game.public, &game.public.people[seat]);
    for &good in Good::ALL {
        let excess = game.public.people[seat].goods[good.index()].saturating_sub(room);
        if excess > 0 {
            lose_goods(game, seat, good, excess, sink);
        }
    }
}

pub(crate) fn list_pile(eyes: Eyes<'_>, out: &mut impl List) {
    for &cube in Cube::ALL {
        if eyes.public.pile[cube.index()] > 0 {
            out.add(Action::Pile { cube });
        }
    }
}

pub(crate) fn check_pile(eyes: Eyes<'_>, cube: Cube) -> Verdict {
    if eyes.public.pile[cube.index()] == 0 { Err(Refusal::NoCube { cube }) } else { Ok(()) }
}

pub(crate) fn take_pile(game: &mut Game, seat: Seat, cube: Cube, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    game.public.pile[cube.index()] -= 1;
    gain_cube(game, seat, cube, sink);
}

/// The choice of the cardinal's steps and tile, where there is one only.
pub(crate) fn only_cardinal(
    eyes: Eyes<'_>,
    most: u8,
    exactly: bool,
) -> Option<(u8, crate::names::Side)> {
    let mut only = None;
    for steps in 1..=most {
        for &side in crate::names::Side::ALL {
            if cardinal::check(eyes, most, exactly, steps, side).is_ok() {
                if only.is_some() {
                    return None;
                }
                only = Some((steps, side));
            }
        }
    }
    only
}
