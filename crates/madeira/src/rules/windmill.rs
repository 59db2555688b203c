//! M2.1: the windmill, open inside every decision of phases B, C and (a and b only) D.

use super::{Eyes, Game, Verdict, book, gain, me, wood};
use crate::Madeira;
use crate::names::{Account, Good, MillGain, Phase, Thing};
use crate::state::{Person, Public};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// Conversions worth offering: the result is none of what is given (MR2).
const CONVERSIONS: [(Good, Good, Good); 9] = [
    (Good::Wheat, Good::Wheat, Good::Sugar),
    (Good::Wheat, Good::Wheat, Good::Wine),
    (Good::Sugar, Good::Sugar, Good::Wheat),
    (Good::Sugar, Good::Sugar, Good::Wine),
    (Good::Wine, Good::Wine, Good::Wheat),
    (Good::Wine, Good::Wine, Good::Sugar),
    (Good::Wheat, Good::Sugar, Good::Wine),
    (Good::Wheat, Good::Wine, Good::Sugar),
    (Good::Sugar, Good::Wine, Good::Wheat),
];

/// M2.1: conversions and steps up.
#[inline]
fn open(phase: Phase) -> bool {
    matches!(phase, Phase::Characters | Phase::Buildings | Phase::Maintenance)
}

/// M2.1c: steps down.
#[inline]
fn open_down(phase: Phase) -> bool {
    matches!(phase, Phase::Characters | Phase::Buildings)
}

pub(crate) fn candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let phase = eyes.public.phase;
    if !open(phase) {
        return;
    }
    let person = me(eyes);
    let [wheat, sugar, wine] = [person.things[0], person.things[1], person.things[2]];
    if C::GREYED || wheat + sugar + wine >= 2 {
        for (first, second, take) in CONVERSIONS {
            out.candidate(
                Action::Convert { first, second, take },
                check_convert(eyes, first, second, take),
            );
        }
    }
    out.candidate(Action::MillUp, check_up(eyes));
    if open_down(phase) {
        for take in [MillGain::Bread, MillGain::Reis] {
            out.candidate(Action::MillDown { take }, check_down(eyes, take));
        }
    }
}

pub(crate) fn check(eyes: Eyes<'_>, action: Action) -> Verdict {
    match action {
        Action::Convert { first, second, take } => check_convert(eyes, first, second, take),
        Action::MillUp => check_up(eyes),
        Action::MillDown { take } => check_down(eyes, take),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Whether the windmill can be used at all; the closing window is asked of those who can (MR2).
pub(crate) fn usable(eyes: Eyes<'_>) -> bool {
    let person = me(eyes);
    let goods = person.things[0] + person.things[1] + person.things[2];
    if goods < 2 && !(open_down(eyes.public.phase) && (person.mill > 0 || person.prestige() > 0)) {
        return false;
    }
    CONVERSIONS
        .iter()
        .any(|&(first, second, take)| check_convert(eyes, first, second, take).is_ok())
        || check_up(eyes).is_ok()
        || MillGain::ALL.iter().any(|&take| check_down(eyes, take).is_ok())
}

#[inline]
fn needs(person: &Person, good: Good, needs: u8) -> Verdict {
    let has = person.good(good);
    if has < u16::from(needs) {
        return Err(Refusal::GoodsMissing { good, needs, has: has as u8 });
    }
    Ok(())
}

#[inline]
fn check_convert(eyes: Eyes<'_>, first: Good, second: Good, take: Good) -> Verdict {
    if !open(eyes.public.phase) {
        return Err(Refusal::WindmillClosed);
    }
    if take == first || take == second {
        return Err(Refusal::ConversionPointless { good: take });
    }
    let person = me(eyes);
    if first == second {
        needs(person, first, 2)?;
    } else {
        needs(person, first, 1)?;
        needs(person, second, 1)?;
    }
    wood::still_payable(eyes, |person| {
        person.things[first.index()] -= 1;
        person.things[second.index()] -= 1;
        person.things[take.index()] += 1;
    })
}

#[inline]
fn check_up(eyes: Eyes<'_>) -> Verdict {
    if !open(eyes.public.phase) {
        return Err(Refusal::WindmillClosed);
    }
    let wheat = eyes.public.printed.windmill.wheat;
    needs(me(eyes), Good::Wheat, wheat)?;
    wood::still_payable(eyes, |person| step_up(eyes.public, person))
}

#[inline]
fn check_down(eyes: Eyes<'_>, take: MillGain) -> Verdict {
    if !open_down(eyes.public.phase) {
        return Err(Refusal::WindmillDownClosed);
    }
    let person = me(eyes);
    if person.mill == 0 && person.prestige() < i16::from(eyes.public.printed.windmill.points) {
        return Err(Refusal::NoPrestigeToLose);
    }
    wood::still_payable(eyes, |person| {
        step_down(eyes.public, person, take);
    })
}

fn step_up(public: &Public, person: &mut Person) {
    let mill = &public.printed.windmill;
    person.things[Thing::Wheat.index()] -= u16::from(mill.wheat);
    if person.mill < mill.top {
        person.mill += 1;
    } else {
        person.points[Account::Windmill.index()] += i16::from(mill.points);
    }
}

fn step_down(public: &Public, person: &mut Person, take: MillGain) {
    let mill = &public.printed.windmill;
    let amount = if person.mill > 0 {
        person.mill -= 1;
        mill.down[take.index()]
    } else {
        person.points[Account::Windmill.index()] -= i16::from(mill.points);
        mill.bottom[take.index()]
    };
    person.things[thing(take).index()] += u16::from(amount);
}

const fn thing(take: MillGain) -> Thing {
    match take {
        MillGain::Bread => Thing::Bread,
        MillGain::Reis => Thing::Reis,
    }
}

pub(crate) fn play(game: &mut Game, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
    match action {
        Action::Convert { first, second, take } => {
            let person = &mut game.public.people[seat];
            person.things[first.index()] -= 1;
            person.things[second.index()] -= 1;
            person.things[take.index()] += 1;
            sink.emit(Event::Converted { seat, first, second, take });
        }
        Action::MillUp => {
            super::lose(game, seat, Thing::Wheat, game.public.printed.windmill.wheat, sink);
            rise(game, seat, sink);
        }
        Action::MillDown { take } => {
            let mill = game.public.printed.windmill;
            let person = &mut game.public.people[seat];
            let amount = if person.mill > 0 {
                person.mill -= 1;
                sink.emit(Event::MillDown { seat, level: person.mill });
                mill.down[take.index()]
            } else {
                book(game, seat, Account::Windmill, -i16::from(mill.points), sink);
                mill.bottom[take.index()]
            };
            gain(game, seat, thing(take), amount, sink);
        }
        _ => {}
    }
}

/// Up one level; on the top level prestige instead.
pub(crate) fn rise(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let mill = game.public.printed.windmill;
    let person = &mut game.public.people[seat];
    if person.mill < mill.top {
        person.mill += 1;
        sink.emit(Event::MillUp { seat, level: person.mill });
    } else {
        book(game, seat, Account::Windmill, i16::from(mill.points), sink);
    }
}
