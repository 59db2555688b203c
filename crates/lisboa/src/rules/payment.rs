//! R4: payments in réis, with discounts, coins and influence. One mechanism for land, hiring and
//! event fees.

use super::List;
use super::{Eyes, Game, Verdict, me};
use crate::components::Components;
use crate::effects::Benefit;
use crate::names::{Clergy, Cube, Land};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// L4.3: the réis influence can be turned into.
#[inline]
pub(crate) const fn worth(printed: &Components, influence: u8) -> u8 {
    let below = (1u16 << influence) - 1;
    (printed.influence_reis & below).count_ones() as u8
}

/// The influence left after so many moves of the marker.
#[inline]
pub(crate) fn after_moves(printed: &Components, influence: u8, moves: u8) -> u8 {
    let mut left = influence;
    for _ in 0..moves {
        let below = printed.influence_reis & ((1u16 << left) - 1);
        left = 15 - below.leading_zeros() as u8;
    }
    left
}

/// The most réis a player can raise for one payment.
#[inline]
pub(crate) fn means(public: &Public, person: &Person) -> u16 {
    person.reis + u16::from(worth(&public.printed, person.influence))
}

fn benefits(public: &Public, person: &Person, amount: impl Fn(Benefit) -> u8) -> u8 {
    person
        .bottom
        .iter()
        .flatten()
        .filter_map(|card| public.printed.cards[card.index()].benefit)
        .map(amount)
        .sum()
}

fn tiles(public: &Public, person: &Person, clergy: Clergy) -> u8 {
    person.holds(clergy) * public.printed.figures.clergy[clergy.index()]
}

/// What comes off every payment.
pub(crate) fn general_discount(public: &Public, person: &Person) -> u8 {
    benefits(public, person, |benefit| match benefit {
        Benefit::Payment(less) => less,
        Benefit::Sale(_) | Benefit::Land(_) | Benefit::Hiring(_) => 0,
    }) + tiles(public, person, Clergy::TreasurerCanon)
}

/// Réis more per good sold.
pub(crate) fn sale_bonus(public: &Public, person: &Person) -> u8 {
    benefits(public, person, |benefit| match benefit {
        Benefit::Sale(more) => more,
        Benefit::Payment(_) | Benefit::Land(_) | Benefit::Hiring(_) => 0,
    }) + tiles(public, person, Clergy::Friar)
}

/// What one cube adds to the price of land.
#[inline]
pub(crate) fn cube_price(public: &Public, person: &Person, cube: Cube) -> u8 {
    let price = public.printed.cube_price[cube.index()];
    if cube == Cube::Brown && person.holds(Clergy::Mason) > 0 {
        return price.min(public.printed.figures.clergy[Clergy::Mason.index()]);
    }
    price
}

/// L7.4: the price of a land as its row and column lie now.
pub(crate) fn land_price(public: &Public, seat: Seat, land: Land) -> u8 {
    let person = &public.people[seat];
    let (specific, general) = land_discounts(public, person);
    (public.treasury_reis() + land_cubes(public, person, land))
        .saturating_sub(specific)
        .saturating_sub(general)
}

/// The same once one of those cubes is taken.
pub(crate) fn land_price_without(public: &Public, seat: Seat, land: Land, cube: Cube) -> u8 {
    let person = &public.people[seat];
    let (specific, general) = land_discounts(public, person);
    (public.treasury_reis() + land_cubes(public, person, land) - cube_price(public, person, cube))
        .saturating_sub(specific)
        .saturating_sub(general)
}

/// The cubes' part of the price.
fn land_cubes(public: &Public, person: &Person, land: Land) -> u8 {
    let (row, column) = (&public.row_cubes[land.row()], &public.column_cubes[land.column()]);
    Cube::ALL
        .iter()
        .map(|&cube| (row[cube.index()] + column[cube.index()]) * cube_price(public, person, cube))
        .sum()
}

/// What comes off the price of land: specific discounts first, then general ones.
#[inline]
pub(crate) fn land_discounts(public: &Public, person: &Person) -> (u8, u8) {
    let specific = benefits(public, person, |benefit| match benefit {
        Benefit::Land(less) => less,
        Benefit::Payment(_) | Benefit::Sale(_) | Benefit::Hiring(_) => 0,
    }) + tiles(public, person, Clergy::Surveyor);
    (specific, general_discount(public, person))
}

/// L7.6: the price of hiring so many officials.
pub(crate) fn hire_price(public: &Public, seat: Seat, officials: u8) -> u8 {
    let person = &public.people[seat];
    (hire_each(public, person) * officials).saturating_sub(general_discount(public, person))
}

/// What each hired official costs before general discounts.
#[inline]
pub(crate) fn hire_each(public: &Public, person: &Person) -> u8 {
    let less = benefits(public, person, |benefit| match benefit {
        Benefit::Hiring(less) => less,
        Benefit::Payment(_) | Benefit::Sale(_) | Benefit::Land(_) => 0,
    });
    public.treasury_reis().saturating_sub(tiles(public, person, Clergy::Clerk)).saturating_sub(less)
}

/// L8: the fee of an event.
pub(crate) fn fee(public: &Public, seat: Seat) -> u8 {
    public.treasury_reis().saturating_sub(general_discount(public, &public.people[seat]))
}

/// Fewest and most moves of the influence marker with which this can be paid.
#[inline]
pub(crate) fn moves(public: &Public, person: &Person, reis: u8) -> Option<(u8, u8)> {
    let fewest = u16::from(reis).saturating_sub(person.reis);
    let most = u16::from(worth(&public.printed, person.influence).min(reis));
    (fewest <= most).then_some((fewest as u8, most as u8))
}

pub(crate) fn list(eyes: Eyes<'_>, needs: u8, out: &mut impl List) {
    if let Some((fewest, most)) = moves(eyes.public, me(eyes), needs) {
        for moves in fewest..=most {
            out.add(Action::Pay { reis: needs - moves, moves });
        }
    }
}

pub(crate) fn check(eyes: Eyes<'_>, needs: u8, reis: u8, moves: u8) -> Verdict {
    let person = me(eyes);
    if reis.checked_add(moves) != Some(needs) {
        return Err(Refusal::PaymentWrong { needs });
    }
    if u16::from(reis) > person.reis || moves > worth(&eyes.public.printed, person.influence) {
        let has = means(eyes.public, person).min(255) as u8;
        return Err(Refusal::FeeUnpayable { needs, has });
    }
    Ok(())
}

/// The payment that must be made, where there is no choice.
pub(crate) fn only_payment(public: &Public, seat: Seat, needs: u8) -> Option<(u8, u8)> {
    match moves(public, &public.people[seat], needs)? {
        (fewest, most) if fewest == most => Some((needs - fewest, fewest)),
        _ => None,
    }
}

/// Pays for the task on top of the stack.
pub(crate) fn pay(game: &mut Game, seat: Seat, reis: u8, moves: u8, sink: &mut impl Sink<Event>) {
    let task = game.public.tasks.pop();
    let printed = game.public.printed;
    let person = &mut game.public.people[seat];
    person.reis -= u16::from(reis);
    if reis > 0 {
        sink.emit(Event::Reis { seat, amount: -i16::from(reis) });
    }
    if moves > 0 {
        let level = after_moves(&printed, person.influence, moves);
        let amount = level as i8 - person.influence as i8;
        person.influence = level;
        sink.emit(Event::Influence { seat, amount, level });
    }
    match task {
        Some(Task::PayLand { land, .. }) => {
            sink.emit(Event::LandPaid { seat, land, reis: reis + moves });
            game.public.tasks.push(Task::House { seat, land });
        }
        Some(Task::Hire { officials, .. }) => {
            sink.emit(Event::Hired { seat, officials, reis: reis + moves });
        }
        _ => {}
    }
}
