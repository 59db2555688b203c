//! L7.1–L7.3, L7.5: visits, follows, decrees.

use super::{Eyes, Game, List, Verdict, book, effects, gain_reis, legality, me};
use crate::names::{Account, Clergy, Decree, Follow, Houses, Noble, StateAction};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// L7.2: the influence a visit or follow costs.
pub(crate) fn cost(public: &Public, seat: Seat, noble: Noble, follows: bool) -> u8 {
    let person = &public.people[seat];
    let figures = &public.printed.figures.clergy;
    if follows && person.holds(Clergy::Nuncio) > 0 {
        return 0;
    }
    let confessor = match noble {
        Noble::Builder => Clergy::BuildersConfessor,
        Noble::Marquis => Clergy::MinistersConfessor,
        Noble::King => Clergy::RoyalConfessor,
    };
    let less = person.holds(Clergy::Chaplain) * figures[Clergy::Chaplain.index()]
        + person.holds(confessor) * figures[confessor.index()];
    let cost = i16::from(public.treasury_influence())
        + i16::from(public.others_in_office(seat, noble))
        - i16::from(less);
    cost.max(0) as u8
}

/// L7.9: with both left houses réis may be used instead of influence.
fn pays_reis(public: &Public, person: &Person) -> bool {
    person.houses[Houses::Left.index()] == public.printed.start.houses[Houses::Left.index()]
}

/// R5: the payments possible, one for each number of réis: influence and wigs follow from it.
pub(crate) fn payments(
    public: &Public,
    person: &Person,
    cost: u8,
) -> impl Iterator<Item = (u8, u8, u8)> {
    let most = if pays_reis(public, person) { person.reis.min(u16::from(cost)) as u8 } else { 0 };
    let (influence, total) = (person.influence, person.total());
    (0..=most).filter_map(move |reis| {
        let influence = influence.min(cost - reis);
        let wigs = cost - reis - influence;
        (i16::from(wigs) <= total.max(0)).then_some((influence, reis, wigs))
    })
}

pub(crate) fn list_payments(eyes: Eyes<'_>, noble: Noble, follows: bool, out: &mut impl List) {
    let cost = cost(eyes.public, eyes.seat, noble, follows);
    for (influence, reis, wigs) in payments(eyes.public, me(eyes), cost) {
        out.add(Action::PayVisit { influence, reis, wigs });
    }
}

pub(crate) fn check_payment(
    eyes: Eyes<'_>,
    noble: Noble,
    follows: bool,
    influence: u8,
    reis: u8,
    wigs: u8,
) -> Verdict {
    let needs = cost(eyes.public, eyes.seat, noble, follows);
    let offered = (influence, reis, wigs);
    if payments(eyes.public, me(eyes), needs).any(|payment| payment == offered) {
        Ok(())
    } else {
        Err(Refusal::VisitPaymentWrong { needs })
    }
}

pub(crate) fn unpayable(public: &Public, seat: Seat, noble: Noble, follows: bool) -> Refusal {
    let person = &public.people[seat];
    Refusal::VisitUnpayable {
        noble,
        needs: cost(public, seat, noble, follows),
        influence: person.influence,
        wigs: person.total().clamp(0, 255) as u8,
    }
}

pub(crate) fn pay(
    game: &mut Game,
    seat: Seat,
    influence: u8,
    reis: u8,
    wigs: u8,
    sink: &mut impl Sink<Event>,
) {
    let Some(Task::PayVisit { noble, .. }) = game.public.tasks.pop() else { return };
    let person = &mut game.public.people[seat];
    person.influence -= influence;
    person.reis -= u16::from(reis);
    sink.emit(Event::Visited { seat, noble, influence, reis, wigs });
    book(game, seat, Account::Visits, -i16::from(wigs), sink);
}

pub(crate) fn list_states(noble: Noble, out: &mut impl List) {
    for action in StateAction::of(noble) {
        out.add(Action::State { action });
    }
    out.add(Action::Stop);
}

pub(crate) fn check_state(eyes: Eyes<'_>, noble: Noble, action: StateAction) -> Verdict {
    if action.noble() != noble {
        return Err(Refusal::NotThisNoble { action, noble });
    }
    legality::state_action(eyes.public, eyes.seat, me(eyes), action)
}

pub(crate) fn list_follow(out: &mut impl List) {
    for &choice in Follow::ALL {
        out.add(Action::Follow { choice });
    }
    out.add(Action::Stop);
}

pub(crate) fn check_follow(eyes: Eyes<'_>, noble: Noble, _choice: Follow) -> Verdict {
    if !me(eyes).has_favour(noble) {
        return Err(Refusal::FavourMissing { noble });
    }
    let needs = cost(eyes.public, eyes.seat, noble, true);
    if payments(eyes.public, me(eyes), needs).next().is_none() {
        return Err(unpayable(eyes.public, eyes.seat, noble, true));
    }
    Ok(())
}

/// L7.3, R11: the favour goes back first.
pub(crate) fn follow(game: &mut Game, seat: Seat, choice: Follow, sink: &mut impl Sink<Event>) {
    let Some(Task::FollowOffer { noble, .. }) = game.public.tasks.pop() else { return };
    sink.emit(Event::Followed { seat, noble, choice });
    effects::give_back(game, seat, noble, sink);
    let [upper, lower] = StateAction::of(noble);
    game.public.tasks.push(match choice {
        Follow::Noble => Task::NobleAction { seat, noble },
        Follow::Upper => Task::State { seat, action: upper },
        Follow::Lower => Task::State { seat, action: lower },
    });
    game.public.tasks.push(Task::PayVisit { seat, noble, follows: true });
}

pub(crate) fn list_decrees(eyes: Eyes<'_>, out: &mut impl List) {
    for decree in eyes.public.decrees.into_iter().flatten() {
        out.add(Action::Decree { decree });
    }
}

pub(crate) fn check_decree(eyes: Eyes<'_>, decree: Decree) -> Verdict {
    if eyes.public.decrees.contains(&Some(decree)) {
        Ok(())
    } else {
        Err(Refusal::DecreeNotShown { decree })
    }
}

/// Takes a decree out of the row, which closes up to the left.
pub(crate) fn remove_decree(public: &mut Public, decree: Decree) {
    let Some(place) = public.decrees.iter().position(|shown| *shown == Some(decree)) else {
        return;
    };
    public.decrees[place..].rotate_left(1);
    public.decrees[7] = None;
}

/// L7.5.
pub(crate) fn take_decree(
    game: &mut Game,
    seat: Seat,
    decree: Decree,
    sink: &mut impl Sink<Event>,
) {
    let bit = 1 << seat.index();
    if let Some(Task::ExtraDecree(_)) = game.public.tasks.pop() {
        game.public.notes.marker_spent |= bit;
        game.public.people[seat].markers -= 1;
        sink.emit(Event::MarkerSpent { seat });
    }
    remove_decree(&mut game.public, decree);
    game.public.people[seat].decrees |= decree.bit();
    sink.emit(Event::DecreeTaken { seat, decree });
    let notary = Clergy::Notary;
    let reis =
        game.public.people[seat].holds(notary) * game.public.printed.figures.clergy[notary.index()];
    gain_reis(game, seat, reis, sink);
    if game.public.people[seat].markers > 0
        && game.public.notes.marker_spent & bit == 0
        && game.public.decrees[0].is_some()
    {
        game.public.tasks.push(Task::ExtraDecree(seat));
    }
}
