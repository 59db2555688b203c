//! R1, R2: what is possible, and whether a choice leaves the compulsory rest possible.
//!
//! The definition is plain: a choice is legal if some complete sequence of the steps after it is.
//! [`can_finish`] answers that with closed forms where a whole action is about to start; a property
//! test holds it equal to the exhaustive search of the sequence.

use super::{
    Eyes, Game, Verdict, cardinal, check_step, decision, list, market, me, nobles, payment, play,
    public_building, ship, state_actions, store,
};
use crate::effects::Part;
use crate::names::{Architect, Card, Follow, Noble, StateAction, Use};
use crate::state::{Person, Private, Public, Task};
use crate::vocabulary::{Action, Refusal};
use kernel::{BySeat, Seat, Silent, Stack, State};

/// Whether a task is compulsory and could turn out impossible.
fn binds(task: Task) -> bool {
    matches!(
        task,
        Task::PlaceCard { .. }
            | Task::Market(_)
            | Task::PayVisit { .. }
            | Task::VisitState { .. }
            | Task::NobleAction { .. }
            | Task::Pay { .. }
            | Task::PayLand { .. }
            | Task::Hire { .. }
            | Task::OpenBuilding { .. }
            | Task::Event { must: true, .. }
            | Task::AnyState { first: true, .. }
            | Task::State { .. }
            | Task::ShipSlot(_)
            | Task::ShipGoods { .. }
            | Task::StoreTile(_)
            | Task::StoreLand { .. }
            | Task::PlaceStore { .. }
            | Task::StoreCube { .. }
            | Task::House { .. }
            | Task::ChooseSite(_)
            | Task::ChoosePlan { .. }
            | Task::TakeDecree(_)
    )
}

/// Whether anything compulsory is still to be done.
#[inline]
pub(crate) fn is_bound(tasks: &Stack<Task, 28>) -> bool {
    tasks.iter().any(|task| binds(*task))
}

/// Whether a choice now must be looked at for what it makes compulsory: something is already, or
/// the decision begins something new.
#[inline]
pub(crate) fn must_look(tasks: &Stack<Task, 28>) -> bool {
    matches!(tasks.top(), Some(Task::PlayCard(_) | Task::FollowOffer { .. })) || is_bound(tasks)
}

/// Whether an action that is possible by itself leaves the rest possible.
pub(crate) fn check_rest(eyes: Eyes<'_>, task: Task, action: Action) -> Verdict {
    if let Some(verdict) = at_once(eyes, task, action) {
        return verdict;
    }
    let mut game = imagine(eyes);
    play(&mut game, action, &mut Silent);
    if can_finish(&game) { Ok(()) } else { Err(reason(eyes, task, action)) }
}

/// Verdicts that need no look ahead: the cheap sufficient tests.
#[inline]
fn at_once(eyes: Eyes<'_>, task: Task, action: Action) -> Option<Verdict> {
    match (task, action) {
        (_, Action::Play { purpose: Use::Gold, .. })
        // One sale or trade is all that is compulsory, and a trade was found possible.
        | (Task::Market(_), _)
        // Declining to follow is always possible.
        | (Task::FollowOffer { .. }, Action::Stop)
        // The step itself was checked to its end.
        | (Task::StoreTile(_) | Task::StoreLand { .. } | Task::House { .. } | Task::TakeDecree(_), _)
        | (Task::ChooseSite(_) | Task::ChoosePlan { .. } | Task::Officials { .. }, _)
        | (Task::PayLand { .. } | Task::Hire { .. }, _)
        | (Task::ShipSlot(_) | Task::ShipGoods { .. } | Task::AnyState { .. }, _) => Some(Ok(())),
        (_, Action::Play { card, purpose: Use::Portfolio }) => {
            sells_anyway(eyes, card).then_some(Ok(()))
        }
        (_, Action::Play { card, purpose: Use::Visit }) => {
            let noble = eyes.public.printed.cards[card.index()].deck.noble()?;
            let cost = nobles::cost(eyes.public, eyes.seat, noble, false);
            if nobles::payments(eyes.public, me(eyes), cost).next().is_none() {
                return Some(Err(nobles::unpayable(eyes.public, eyes.seat, noble, false)));
            }
            match noble {
                // A decree needs nothing but a decree; the Builder's state actions move no money.
                Noble::Marquis => Some(decree(eyes.public)),
                Noble::Builder => Some(paid_visit(eyes, cost, store::possible)),
                // The King's can help: the cardinal's tiles bear on hiring.
                Noble::King => paid_visit(eyes, cost, public_building::possible).ok().map(Ok),
            }
        }
        (_, Action::Play { card, purpose: Use::Sponsor }) => Some(paid_event(eyes, card)),
        _ => None,
    }
}

/// Whether a noble action is possible after some payment of the visit; otherwise what is missing
/// after the first.
fn paid_visit(eyes: Eyes<'_>, cost: u8, possible: impl Fn(&Public, &Person) -> Verdict) -> Verdict {
    let mut first = None;
    for (influence, reis, _) in nobles::payments(eyes.public, me(eyes), cost) {
        let mut paid = *me(eyes);
        paid.influence -= influence;
        paid.reis -= u16::from(reis);
        match possible(eyes.public, &paid) {
            Ok(()) => return Ok(()),
            Err(refusal) => {
                first.get_or_insert(refusal);
            }
        }
    }
    Err(first.unwrap_or(Refusal::SpoilsTheRest))
}

/// Whether an event can be paid so that a part of it is possible then.
fn paid_event(eyes: Eyes<'_>, card: Card) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let needs = payment::fee(public, eyes.seat);
    let Some((fewest, most)) = payment::moves(public, person, needs) else {
        let has = payment::means(public, person).min(255) as u8;
        return Err(Refusal::FeeUnpayable { needs, has });
    };
    let mut first = None;
    for moves in fewest..=most {
        let mut paid = *person;
        paid.reis -= u16::from(needs - moves);
        paid.influence = payment::after_moves(&public.printed, person.influence, moves);
        for wanted in public.printed.cards[card.index()].effect.into_iter().flatten() {
            match part_for(public, eyes.seat, &paid, wanted) {
                Ok(()) => return Ok(()),
                Err(refusal) => {
                    first.get_or_insert(refusal);
                }
            }
        }
    }
    Err(first.unwrap_or(Refusal::EventImpossible { card }))
}

/// A good that stays, and a ship of somebody else's that takes it, whatever is replaced.
fn sells_anyway(eyes: Eyes<'_>, card: Card) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    let lost: u8 = public.printed.cards[card.index()]
        .effect
        .iter()
        .flatten()
        .map(|part| if let Part::LoseGoods(goods) = part { *goods } else { 0 })
        .sum();
    // Losing the cellarer could cost goods too.
    let loses_clergy = public.printed.cards[card.index()].effect.contains(&Some(Part::LoseClergy));
    !loses_clergy
        && person.goods.iter().sum::<u8>() > lost
        && market::docks(public)
            .any(|dock| dock.owner != eyes.seat && market::check_dock(public, dock).is_ok())
}

/// The state as the deciding player knows it: others' hidden parts do not matter to legality.
fn imagine(eyes: Eyes<'_>) -> Game {
    let mut private = BySeat([Private::default(); 4]);
    private[eyes.seat] = *eyes.own;
    State { public: *eyes.public, private, secret: () }
}

/// Whether the compulsory rest can be completed from here.
pub(crate) fn can_finish(game: &Game) -> bool {
    if !is_bound(&game.public.tasks) {
        return true;
    }
    let public = &game.public;
    match public.tasks.top() {
        Some(Task::StoreTile(seat)) => store::possible(public, &public.people[seat]).is_ok(),
        Some(Task::ChooseSite(seat)) => {
            public_building::possible(public, &public.people[seat]).is_ok()
        }
        Some(Task::TakeDecree(_)) => decree(public).is_ok(),
        Some(Task::Market(seat)) => {
            market::can_sell(public, seat) || market::can_trade(game.sight(seat))
        }
        _ => {
            let allowed = |eyes: Eyes<'_>, task, action| check_step(eyes, task, action).is_ok();
            any_step(game, &allowed, &can_finish)
        }
    }
}

fn any_step(
    game: &Game,
    allowed: &impl Fn(Eyes<'_>, Task, Action) -> bool,
    then: &impl Fn(&Game) -> bool,
) -> bool {
    let Some(task) = game.public.tasks.top() else { return true };
    let Some((seat, _)) = decision(&game.public, task) else {
        // Compulsory and impossible: the rules stopped there.
        return false;
    };
    let eyes = game.sight(seat);
    let mut found = false;
    list(eyes, task, false, &mut |action: Action| {
        if !found && allowed(eyes, task, action) {
            let mut after = *game;
            play(&mut after, action, &mut Silent);
            found = then(&after);
        }
    });
    found
}

/// Why a choice is refused because of what must follow.
fn reason(eyes: Eyes<'_>, task: Task, action: Action) -> Refusal {
    let noble_action = |noble: Noble, follows: bool| {
        let cost = nobles::cost(eyes.public, eyes.seat, noble, follows);
        match noble {
            Noble::Builder => paid_visit(eyes, cost, store::possible),
            Noble::Marquis => decree(eyes.public),
            Noble::King => paid_visit(eyes, cost, public_building::possible),
        }
    };
    let why = match (task, action) {
        (_, Action::Play { card, purpose: Use::Portfolio }) => {
            return Refusal::NothingToSellOrTrade { card };
        }
        (_, Action::Play { card, purpose: Use::Visit }) => eyes.public.printed.cards[card.index()]
            .deck
            .noble()
            .map_or(Ok(()), |noble| noble_action(noble, false)),
        (Task::FollowOffer { noble, .. }, Action::Follow { choice }) => match choice {
            Follow::Noble => noble_action(noble, true),
            Follow::Upper | Follow::Lower => {
                let action = StateAction::of(noble)[usize::from(choice == Follow::Lower)];
                state_action(eyes.public, eyes.seat, me(eyes), action)
            }
        },
        _ => Ok(()),
    };
    why.err().unwrap_or(Refusal::SpoilsTheRest)
}

fn decree(public: &Public) -> Verdict {
    if public.decrees[0].is_some() { Ok(()) } else { Err(Refusal::NoDecree) }
}

/// R2: whether a state action is possible for a player whose things are as given.
pub(crate) fn state_action(
    public: &Public,
    seat: Seat,
    person: &Person,
    action: StateAction,
) -> Verdict {
    match action {
        StateAction::Recruit if person.board == 0 => Err(Refusal::NoOfficial),
        StateAction::Plan if no_plan(public) => {
            Err(Refusal::NoPlanLeft { architect: Architect::Blue })
        }
        StateAction::Recruit | StateAction::Plan => Ok(()),
        StateAction::Ship => ship::possible(public, person),
        StateAction::Produce => {
            if state_actions::production(public, seat, person) == [0; 4] {
                return Err(Refusal::NothingProduced);
            }
            Ok(())
        }
        StateAction::Cardinal => cardinal::possible(public, person, 2, false),
        StateAction::Favour => favour(public, person),
    }
}

fn no_plan(public: &Public) -> bool {
    Architect::ALL.iter().all(|&architect| public.top_plan(architect).is_none())
}

fn favour(public: &Public, person: &Person) -> Verdict {
    let open = |noble: &&Noble| !person.has_favour(**noble) && public.favours[noble.index()] > 0;
    match Noble::ALL.iter().find(open) {
        Some(_) => Ok(()),
        None => {
            let held = Noble::ALL.iter().all(|noble| person.has_favour(*noble));
            let noble = Noble::ALL.iter().copied().find(|noble| !person.has_favour(*noble));
            let noble = noble.unwrap_or(Noble::Builder);
            Err(if held { Refusal::FavourHeld { noble } } else { Refusal::NoFavourLeft { noble } })
        }
    }
}

/// R2, R3: whether a part of an effect can be taken.
pub(crate) fn part(public: &Public, seat: Seat, part: Part) -> Verdict {
    part_for(public, seat, &public.people[seat], part)
}

/// The same for a player whose things are as given.
fn part_for(public: &Public, seat: Seat, person: &Person, part: Part) -> Verdict {
    let action = |action| state_action(public, seat, person, action);
    match part {
        Part::Good { .. }
        | Part::Reis(_)
        | Part::Wigs(_)
        | Part::GainInfluence
        | Part::GoodsOfChoice(_)
        | Part::LoseReis(_)
        | Part::LoseWigs(_) => Ok(()),
        Part::Recruit(_) => action(StateAction::Recruit),
        Part::Plan => action(StateAction::Plan),
        Part::Favour => action(StateAction::Favour),
        Part::Produce => action(StateAction::Produce),
        Part::Ship => action(StateAction::Ship),
        Part::Cardinal { steps, exactly } => cardinal::possible(public, person, steps, exactly),
        Part::PileCube => {
            if public.pile == [0; 3] {
                return Err(Refusal::NoCube { cube: crate::names::Cube::Brown });
            }
            Ok(())
        }
        Part::Store => store::possible(public, person),
        Part::Decree => decree(public),
        Part::PublicBuilding => public_building::possible(public, person),
        Part::StateActions(_) => StateAction::ALL
            .iter()
            .map(|&which| action(which))
            .find(Result::is_ok)
            .unwrap_or(Err(Refusal::NoOfficial)),
        Part::LoseOfficials(_) => {
            if person.officials_out() == 0 {
                Err(Refusal::NoOfficial)
            } else {
                Ok(())
            }
        }
        Part::LoseGoods(_) => {
            if person.goods == [0; 4] {
                return Err(Refusal::GoodMissing { good: crate::names::Good::Gold });
            }
            Ok(())
        }
        Part::LoseFavour => {
            if person.favours == 0 {
                return Err(Refusal::FavourMissing { noble: Noble::Builder });
            }
            Ok(())
        }
        Part::LoseClergy => {
            if person.clergy_count() == 0 {
                Err(Refusal::NoTileThere)
            } else {
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests;
