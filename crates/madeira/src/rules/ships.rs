//! M4.13, M6: moving ships, their income and the king's rewards.

use super::{Eyes, Game, Verdict, book, discard_pirates, gain, lose, me, windmill, wood, workers};
use crate::Madeira;
use crate::names::{Account, Berth, Colony, Errand, Good, Landing, Relief, Reward, Route, Thing};
use crate::state::{Person, Public, Task, bits, colony_of, market_of};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// The good a berth costs, and how much of it.
#[inline]
fn cargo(public: &Public, berth: Berth) -> (Good, u8) {
    match berth {
        Berth::Landing(landing) => (Good::Wine, public.printed.landings[landing.index()].wine),
        Berth::Route(route) => (market_of(route), public.printed.routes[route.index()].goods),
        Berth::Reserve => (Good::Wine, 0),
    }
}

#[inline]
fn reis(public: &Public, berth: Berth) -> u16 {
    match berth {
        Berth::Route(route) => u16::from(public.printed.routes[route.index()].reis),
        Berth::Landing(_) | Berth::Reserve => 0,
    }
}

/// Whether any ship could move now; `from_reserve` for one that costs wood.
fn any_berth(public: &Public, person: &Person, from_reserve: bool) -> bool {
    let wine = person.good(Good::Wine);
    let affordable = |berth| {
        let (good, amount) = cargo(public, berth);
        person.good(good) >= u16::from(amount)
            && check_bill(public, person, from_reserve, berth).is_ok()
    };
    (wine > 0
        && bits(u64::from(public.free_landings())).any(|i| affordable(Berth::Landing(Landing(i)))))
        || bits(u64::from(public.free_routes())).any(|i| affordable(Berth::Route(Route(i))))
}

/// Whether the wood of a move can be paid once its goods are gone and its réis are due.
#[inline]
fn check_bill(public: &Public, person: &Person, from_reserve: bool, berth: Berth) -> Verdict {
    let wood = u8::from(from_reserve);
    let missing = from_reserve && person.has(Thing::Wood) == 0;
    if !missing && public.notes.bought == 0 {
        return Ok(());
    }
    let (good, amount) = cargo(public, berth);
    let mut after = *person;
    after.things[good.index()] -= u16::from(amount);
    after.things[Thing::Reis.index()] += reis(public, berth);
    wood::check_pay(public, &after, wood)
}

/// Whether the player can move a ship at all.
pub(crate) fn possible(public: &Public, person: &Person) -> bool {
    (person.ships_out() > 0 && any_berth(public, person, false))
        || (person.ships > 0 && any_berth(public, person, true))
}

/// Whether a further ship could sail, now or after the windmill (MR24), when `moved` has moved
/// already.
pub(crate) fn worth_asking(eyes: Eyes<'_>, moved: Option<Berth>) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    let any = |from_reserve| {
        let open = |berth| with_windmill(public, person, from_reserve, berth);
        bits(u64::from(public.free_landings())).any(|i| open(Berth::Landing(Landing(i))))
            || bits(u64::from(public.free_routes())).any(|i| open(Berth::Route(Route(i))))
    };
    (person.ships_out() > u8::from(moved.is_some()) && any(false))
        || (person.ships > 0 && any(true))
}

/// Whether a ship could go to a berth once goods are converted for it.
fn with_windmill(public: &Public, person: &Person, from_reserve: bool, berth: Berth) -> bool {
    let (good, amount) = cargo(public, berth);
    let missing = u16::from(amount).saturating_sub(person.good(good));
    let mut after = *person;
    let mut given = missing * u16::from(public.printed.windmill.goods);
    // Wheat last: it is worth the most towards a debt.
    for other in [Good::Wine, Good::Sugar, Good::Wheat].into_iter().filter(|other| *other != good) {
        let part = given.min(after.good(other));
        after.things[other.index()] -= part;
        given -= part;
    }
    after.things[good.index()] += missing;
    given == 0
        && wood::payable(public, &after, public.notes.bought).is_ok()
        && check_bill(public, &after, from_reserve, berth).is_ok()
}

pub(crate) fn sail_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    moved: Option<Berth>,
    out: &mut C,
) {
    let person = me(eyes);
    if C::GREYED {
        let mut offer = |from| out.candidate(Action::Sail { from }, check_sail(eyes, moved, from));
        offer(Berth::Reserve);
        bits(u64::from(person.landings)).for_each(|i| offer(Berth::Landing(Landing(i))));
        bits(u64::from(person.routes)).for_each(|i| offer(Berth::Route(Route(i))));
    } else {
        if person.ships > 0 && any_berth(eyes.public, person, true) {
            out.candidate(Action::Sail { from: Berth::Reserve }, Ok(()));
        }
        // All ships on the board can go to the same berths.
        if person.ships_out() > 0 && any_berth(eyes.public, person, false) {
            let mut offer = |from| {
                if moved != Some(from) {
                    out.candidate(Action::Sail { from }, Ok(()));
                }
            };
            bits(u64::from(person.landings)).for_each(|i| offer(Berth::Landing(Landing(i))));
            bits(u64::from(person.routes)).for_each(|i| offer(Berth::Route(Route(i))));
        }
    }
    out.candidate(Action::Stop, Ok(()));
}

pub(crate) fn check_sail(eyes: Eyes<'_>, moved: Option<Berth>, from: Berth) -> Verdict {
    let person = me(eyes);
    if !person.berth_bit(from) {
        return Err(Refusal::NoShipThere { berth: from });
    }
    if moved == Some(from) {
        return Err(Refusal::ShipAlreadyMoved { berth: from });
    }
    let from_reserve = from == Berth::Reserve;
    if from_reserve && person.has(Thing::Wood) == 0 && wood::accessible(eyes.public, person) == 0 {
        return Err(Refusal::WoodMissing { needs: 1, has: 0 });
    }
    if !any_berth(eyes.public, person, from_reserve) {
        return Err(Refusal::NoHarbourInReach);
    }
    Ok(())
}

pub(crate) fn sail_to_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, from: Berth, out: &mut C) {
    let mut offer = |berth| {
        out.candidate(Action::SailTo { berth }, check_sail_to(eyes, from, berth));
    };
    let (landings, routes) = if C::GREYED {
        let in_play = |landing: &Landing| {
            eyes.public.printed.landings[landing.index()].players <= eyes.public.players
        };
        let landings = Landing::all().filter(in_play).fold(0, |set, l| set | 1 << l.0);
        (landings, (1 << Route::COUNT) - 1)
    } else {
        (eyes.public.free_landings(), eyes.public.free_routes())
    };
    bits(u64::from(landings)).for_each(|i| offer(Berth::Landing(Landing(i))));
    bits(u64::from(routes)).for_each(|i| offer(Berth::Route(Route(i))));
    out.candidate(Action::Stop, Ok(()));
}

#[inline]
pub(crate) fn check_sail_to(eyes: Eyes<'_>, from: Berth, berth: Berth) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let free = match berth {
        Berth::Reserve => return Err(Refusal::ShipsNeverReturn),
        Berth::Landing(landing) => {
            if public.printed.landings[landing.index()].players > public.players {
                return Err(Refusal::NotInThisGame);
            }
            public.free_landings() & (1 << landing.0)
        }
        Berth::Route(route) => public.free_routes() & (1 << route.0),
    };
    if free == 0 {
        return Err(Refusal::BerthOccupied { berth });
    }
    let (good, needs) = cargo(public, berth);
    let has = person.good(good);
    if has < u16::from(needs) {
        let has = has as u8;
        return Err(match berth {
            Berth::Landing(landing) => Refusal::WineMissing { landing, needs, has },
            Berth::Route(route) => Refusal::CargoMissing { route, needs, has },
            Berth::Reserve => Refusal::ShipsNeverReturn,
        });
    }
    check_bill(public, person, from == Berth::Reserve, berth)
}

pub(crate) fn choose(game: &mut Game, from: Berth) {
    if let Some(Task::Sail { seat, left, .. }) = game.public.tasks.top() {
        game.public.tasks.replace(Task::SailTo { seat, left, from });
    }
}

pub(crate) fn go(game: &mut Game, seat: Seat, to: Berth, sink: &mut impl Sink<Event>) {
    let Some(Task::SailTo { left, from, .. }) = game.public.tasks.pop() else { return };
    if left > 1 {
        game.public.tasks.push(Task::Sail { seat, left: left - 1, moved: Some(to) });
    }
    sink.emit(Event::ShipMoved { seat, from, to });
    let (good, amount) = cargo(&game.public, to);
    lose(game, seat, good.into(), amount, sink);
    let person = &mut game.public.people[seat];
    match from {
        Berth::Reserve => person.ships -= 1,
        Berth::Landing(landing) => person.landings &= !(1 << landing.0),
        Berth::Route(route) => person.routes &= !(1 << route.0),
    }
    match to {
        Berth::Landing(landing) => {
            person.landings |= 1 << landing.0;
            game.public.notes.landed[colony_of(landing).index()] += 1;
        }
        Berth::Route(route) => person.routes |= 1 << route.0,
        Berth::Reserve => {}
    }
    // MR10: income and rewards come when all ships have moved.
    game.public.notes.due += reis(&game.public, to);
    if from == Berth::Reserve {
        wood::pay(game, seat, 1, sink);
    }
}

/// Takes the réis of the trade routes reached.
pub(crate) fn income(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let due = std::mem::take(&mut game.public.notes.due);
    gain(game, seat, Thing::Reis, due as u8, sink);
}

pub(crate) fn reward_candidates(eyes: Eyes<'_>, out: &mut impl Candidates<Madeira>) {
    for &colony in Colony::ALL {
        if eyes.public.notes.landed[colony.index()] > 0 {
            for reward in eyes.public.rewards[colony.index()].into_iter().flatten() {
                out.candidate(
                    Action::Reward { colony, reward },
                    check_reward(eyes, colony, reward),
                );
            }
        }
    }
    out.candidate(Action::Stop, Ok(()));
}

pub(crate) fn check_reward(eyes: Eyes<'_>, colony: Colony, reward: Reward) -> Verdict {
    let landed = eyes.public.notes.landed[colony.index()] > 0;
    if !landed || !eyes.public.rewards[colony.index()].contains(&Some(reward)) {
        return Err(Refusal::RewardNotEarned { colony, reward });
    }
    let person = me(eyes);
    let works = match reward {
        Reward::Island => workers::possible(eyes.public, person, Errand::Plantation),
        Reward::Guard => workers::possible(eyes.public, person, Errand::Guard),
        Reward::Guild => person.down() != 0,
        Reward::Windmill | Reward::Medal | Reward::Support | Reward::City | Reward::Booty => true,
    };
    if works { Ok(()) } else { Err(Refusal::RewardWithoutEffect { reward }) }
}

pub(crate) fn take_reward(
    game: &mut Game,
    seat: Seat,
    colony: Colony,
    reward: Reward,
    sink: &mut impl Sink<Event>,
) {
    game.public.notes.landed[colony.index()] -= 1;
    if game.public.notes.landed == [0; 3] {
        game.public.tasks.pop();
    }
    sink.emit(Event::Rewarded { seat, colony, reward });
    let figures = game.public.printed.reward_figures;
    let errand = |errand| Task::Move { seat, errand, left: 1, moved: None };
    match reward {
        Reward::Island => game.public.tasks.push(errand(Errand::Plantation)),
        Reward::Guard => game.public.tasks.push(errand(Errand::Guard)),
        Reward::Windmill => windmill::rise(game, seat, sink),
        Reward::Guild => game.public.tasks.push(Task::TurnUp { seat, left: 1 }),
        Reward::Medal => {
            book(game, seat, Account::Medals, i16::from(figures.medal_points), sink);
        }
        Reward::Support => game.public.tasks.push(Task::Support(seat)),
        Reward::City => {
            book(game, seat, Account::City, i16::from(figures.city_points), sink);
            game.public.tasks.push(errand(Errand::City));
        }
        Reward::Booty => gain(game, seat, Thing::Reis, figures.booty_reis, sink),
    }
}

pub(crate) fn support_candidates(_eyes: Eyes<'_>, out: &mut impl Candidates<Madeira>) {
    for &relief in Relief::ALL {
        out.candidate(Action::Support { relief }, Ok(()));
    }
}

pub(crate) fn support(game: &mut Game, seat: Seat, relief: Relief, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    match relief {
        Relief::Pirates => {
            let most = game.public.printed.discard;
            discard_pirates(game, seat, most, sink);
        }
        Relief::Bread => {
            let bread = game.public.printed.reward_figures.support_bread;
            gain(game, seat, Thing::Bread, bread, sink);
        }
    }
}
