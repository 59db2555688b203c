//! M4.15, M4.16: paying, buying and taking wood.

use super::{Eyes, Game, Verdict, lose, me, windmill};
use crate::Madeira;
use crate::names::{Field, MillGain, Phase, Thing, WoodSource};
use crate::state::{FOREST, Person, Public, Task, bits};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// The triangular price of all wood bought in a turn.
#[inline]
#[must_use]
pub const fn debt(bought: u8) -> u16 {
    bought as u16 * (bought as u16 + 1) / 2
}

/// The réis a player can raise before the debt of this turn is settled: in hand, due from trade
/// routes, and in B and C what the windmill can still give.
pub(crate) fn reach(public: &Public, person: &Person) -> u16 {
    let in_hand = person.has(Thing::Reis) + public.notes.due;
    if !matches!(public.phase, Phase::Characters | Phase::Buildings) {
        return in_hand;
    }
    let mill = &public.printed.windmill;
    // Two other goods make a wheat, two wheat a level, a level some réis; prestige goes last.
    let others = person.things[1] + person.things[2];
    let wheat = person.things[0] + others / u16::from(mill.goods);
    let levels = u16::from(person.mill) + wheat / u16::from(mill.wheat);
    let steps = person.prestige().max(0) as u16 / u16::from(mill.points);
    in_hand
        + levels * u16::from(mill.down[MillGain::Reis.index()])
        + steps * u16::from(mill.bottom[MillGain::Reis.index()])
}

/// Whether the wood already bought can still be paid after a change to the player's things.
#[inline]
pub(crate) fn still_payable(eyes: Eyes<'_>, change: impl FnOnce(&mut Person)) -> Verdict {
    if eyes.public.notes.bought == 0 {
        return Ok(());
    }
    let mut person = *me(eyes);
    change(&mut person);
    payable(eyes.public, &person, eyes.public.notes.bought)
}

#[inline]
pub(crate) fn payable(public: &Public, person: &Person, bought: u8) -> Verdict {
    let (owes, reach) = (debt(bought), reach(public, person));
    if owes > reach { Err(Refusal::DebtUnpayable { owes, reach }) } else { Ok(()) }
}

/// Plantations from which this player may take wood now, as bits; [`FOREST`] for the supply.
#[inline]
pub(crate) fn sources(public: &Public, person: &Person) -> u16 {
    let mut open = person.fields & FOREST;
    for field in bits(u64::from(person.fields & !FOREST)) {
        open |= u16::from(public.wood[usize::from(field)] > 0) << field;
    }
    open
}

/// How much wood this player has access to; the supply has no end.
#[inline]
pub(crate) fn accessible(public: &Public, person: &Person) -> u8 {
    if person.fields & FOREST != 0 {
        return u8::MAX;
    }
    bits(u64::from(person.fields)).map(|field| public.wood[usize::from(field)]).sum()
}

/// Whether so much wood can be paid, by a player whose things are as given: first from the
/// reserve, the rest bought.
#[inline]
pub(crate) fn check_pay(public: &Public, person: &Person, wood: u8) -> Verdict {
    let has = person.has(Thing::Wood);
    let missing = u16::from(wood).saturating_sub(has) as u8;
    if missing == 0 && public.notes.bought == 0 {
        return Ok(());
    }
    let open = accessible(public, person);
    if missing > open {
        let has = has.saturating_add(u16::from(open)).min(255) as u8;
        return Err(Refusal::WoodMissing { needs: wood, has });
    }
    payable(public, person, public.notes.bought + missing)
}

/// Pays wood: first from the reserve; what is missing is bought, source by source.
pub(crate) fn pay(game: &mut Game, seat: Seat, wood: u8, sink: &mut impl Sink<Event>) {
    let from_reserve = game.public.people[seat].has(Thing::Wood).min(u16::from(wood)) as u8;
    lose(game, seat, Thing::Wood, from_reserve, sink);
    let left = wood - from_reserve;
    if left > 0 {
        // The whole purchase is owed from now on, so that nothing chosen meanwhile spoils it.
        game.public.notes.bought += left;
        game.public.tasks.push(Task::BuyWood { seat, left });
    }
}

/// M4.16: takes as much of the amount as is there.
pub(crate) fn take(game: &mut Game, seat: Seat, wood: u8) {
    let left = wood.min(accessible(&game.public, &game.public.people[seat]));
    if left > 0 {
        game.public.tasks.push(Task::TakeWood { seat, left });
    }
}

/// The source everything must come from, where there is no choice.
pub(crate) fn only_source(public: &Public, seat: Seat, left: u8) -> Option<WoodSource> {
    let person = &public.people[seat];
    let open = sources(public, person);
    let first = if open == FOREST {
        WoodSource::Forest
    } else {
        WoodSource::Field(Field((open & !FOREST).trailing_zeros() as u8))
    };
    let all = open & FOREST == 0 && accessible(public, person) == left;
    (open.count_ones() == 1 || all).then_some(first)
}

pub(crate) fn source_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let fields = me(eyes).fields & !FOREST;
    for field in bits(u64::from(fields)) {
        let source = WoodSource::Field(Field(field));
        out.candidate(Action::Wood { source }, check_source(eyes, source));
    }
    out.candidate(
        Action::Wood { source: WoodSource::Forest },
        check_source(eyes, WoodSource::Forest),
    );
}

pub(crate) fn check_source(eyes: Eyes<'_>, source: WoodSource) -> Verdict {
    let person = me(eyes);
    match source {
        WoodSource::Forest if person.fields & FOREST == 0 => {
            Err(Refusal::NoAccessToWood { source })
        }
        WoodSource::Field(field) if person.fields & field.bit() == 0 => {
            Err(Refusal::NoAccessToWood { source })
        }
        WoodSource::Field(field) if eyes.public.wood[field.index()] == 0 => {
            Err(Refusal::NoWoodThere { source })
        }
        WoodSource::Forest | WoodSource::Field(_) => Ok(()),
    }
}

pub(crate) fn take_from(
    game: &mut Game,
    seat: Seat,
    source: WoodSource,
    sink: &mut impl Sink<Event>,
) {
    if let WoodSource::Field(field) = source {
        game.public.wood[field.index()] -= 1;
    }
    match game.public.tasks.pop() {
        Some(Task::BuyWood { left, .. }) => {
            sink.emit(Event::WoodBought { seat, source });
            if left > 1 {
                game.public.tasks.push(Task::BuyWood { seat, left: left - 1 });
            }
        }
        Some(Task::TakeWood { left, .. }) => {
            game.public.people[seat].things[Thing::Wood.index()] += 1;
            sink.emit(Event::WoodTaken { seat, source });
            if left > 1 {
                game.public.tasks.push(Task::TakeWood { seat, left: left - 1 });
            }
        }
        other => debug_assert!(false, "no wood is due: {other:?}"),
    }
}

pub(crate) fn debt_candidates(eyes: Eyes<'_>, out: &mut impl Candidates<Madeira>) {
    out.candidate(Action::Pay, check_debt(eyes));
}

pub(crate) fn check_debt(eyes: Eyes<'_>) -> Verdict {
    let (owes, has) = (debt(eyes.public.notes.bought), me(eyes).has(Thing::Reis));
    if has < owes { Err(Refusal::DebtMissing { needs: owes, has }) } else { Ok(()) }
}

/// Whether the settlement needs no question: nothing could be converted first.
pub(crate) fn debt_is_forced(eyes: Eyes<'_>) -> bool {
    !windmill::usable(eyes)
}

pub(crate) fn settle_debt(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let wood = game.public.notes.bought;
    let reis = debt(wood);
    game.public.people[seat].things[Thing::Reis.index()] -= reis;
    game.public.notes.bought = 0;
    game.public.tasks.pop();
    sink.emit(Event::DebtPaid { seat, wood, reis });
}
