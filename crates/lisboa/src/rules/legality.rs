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
use crate::names::{Architect, Card, Follow, Good, Noble, StateAction, Use};
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
    if can_finish(&game) { Ok(()) } else { Err(reason(action)) }
}

/// Verdicts that need no look ahead: closed forms of what the whole rest needs.
#[inline]
fn at_once(eyes: Eyes<'_>, task: Task, action: Action) -> Option<Verdict> {
    let public = eyes.public;
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
        (Task::PlaceCard { .. }, _) => {
            let person = me(eyes);
            let sure = person.goods != [0; 4]
                && (others_buy(eyes) || plan_for_sale(public, person, 1));
            sure.then_some(Ok(()))
        }
        (_, Action::Play { card, purpose: Use::Visit }) => {
            let noble = public.printed.cards[card.index()].deck.noble()?;
            Some(visit(eyes, noble))
        }
        (_, Action::Play { card, purpose: Use::Sponsor }) => Some(paid_event(eyes, card)),
        (Task::PayVisit { noble, .. }, Action::PayVisit { influence, reis, .. }) => {
            // Below it is the noble action, or the one a follower chose and was found possible.
            let follower_chose = public.tasks.iter().any(|task| matches!(task, Task::State { .. }));
            if follower_chose {
                return Some(Ok(()));
            }
            let mut paid = *me(eyes);
            paid.influence -= influence;
            paid.reis -= u16::from(reis);
            let helps = public.tasks.iter().any(|task| matches!(task, Task::VisitState { .. }));
            Some(noble_action(public, &paid, noble, helps).map_err(|_| Refusal::SpoilsTheRest))
        }
        (Task::VisitState { noble: Noble::Builder | Noble::Marquis, .. }, _) => Some(Ok(())),
        (Task::VisitState { noble: Noble::King, .. }, Action::State { action }) => {
            let person = me(eyes);
            let possible = match action {
                StateAction::Cardinal => after_cardinal(public, person),
                _ => public_building::possible(public, person).is_ok(),
            };
            Some(if possible { Ok(()) } else { Err(Refusal::SpoilsTheRest) })
        }
        (Task::VisitState { noble: Noble::King, .. }, Action::Stop) => Some(
            public_building::possible(public, me(eyes)).map_err(|_| Refusal::SpoilsTheRest),
        ),
        (Task::FollowOffer { noble, .. }, Action::Follow { choice }) => {
            Some(follow(eyes, noble, choice))
        }
        _ => None,
    }
}

/// Whether a visit can be paid so that the noble action is possible then.
pub(crate) fn visit(eyes: Eyes<'_>, noble: Noble) -> Verdict {
    let cost = nobles::cost(eyes.public, eyes.seat, noble, false);
    paid(eyes, noble, cost, true)
        .unwrap_or_else(|| Err(nobles::unpayable(eyes.public, eyes.seat, noble, false)))
}

/// The same for a follow. Paying bears on the noble action only; R11: the favour returned can be
/// taken again.
fn follow(eyes: Eyes<'_>, noble: Noble, choice: Follow) -> Verdict {
    let cost = nobles::cost(eyes.public, eyes.seat, noble, true);
    let action = match choice {
        Follow::Noble => {
            return paid(eyes, noble, cost, false)
                .unwrap_or_else(|| Err(nobles::unpayable(eyes.public, eyes.seat, noble, true)));
        }
        Follow::Upper => StateAction::of(noble)[0],
        Follow::Lower => StateAction::of(noble)[1],
    };
    if action == StateAction::Favour {
        return Ok(());
    }
    state_action(eyes.public, eyes.seat, me(eyes), action)
}

/// Whether a noble action is possible after some payment; otherwise what is missing after the
/// first. Nothing if there is no payment.
fn paid(eyes: Eyes<'_>, noble: Noble, cost: u8, helps: bool) -> Option<Verdict> {
    let mut first = None;
    for (influence, reis, _) in nobles::payments(eyes.public, me(eyes), cost) {
        let mut paid = *me(eyes);
        paid.influence -= influence;
        paid.reis -= u16::from(reis);
        let verdict = noble_action(eyes.public, &paid, noble, helps);
        if verdict.is_ok() {
            return Some(verdict);
        }
        first.get_or_insert(verdict);
    }
    first
}

/// Whether a noble action is possible; `helps` if one of the noble's state actions may come first.
/// Of those only the cardinal bears on it: his tiles and his icon change what hiring costs.
pub(crate) fn noble_action(public: &Public, person: &Person, noble: Noble, helps: bool) -> Verdict {
    match noble {
        Noble::Builder => store::possible(public, person),
        Noble::Marquis => decree(public),
        Noble::King => match public_building::possible(public, person) {
            Err(_) if helps && after_cardinal(public, person) => Ok(()),
            verdict => verdict,
        },
    }
}

/// Whether a public building can be opened after meeting the cardinal.
fn after_cardinal(public: &Public, person: &Person) -> bool {
    let mut possible = false;
    if cardinal::possible(public, person, 2, false).is_ok() {
        store::after_cardinal(public, person, 2, false, &mut |moved, after| {
            possible = possible || public_building::possible(moved, after).is_ok();
        });
    }
    possible
}

/// Whether an event can be paid so that a part of it is possible then.
fn paid_event(eyes: Eyes<'_>, card: Card) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let needs = payment::fee(public, eyes.seat);
    let Some((fewest, most)) = payment::moves(public, person, needs) else {
        let has = payment::means(public, person).min(255) as u8;
        return Err(Refusal::FeeUnpayable { needs, has });
    };
    let effect = public.printed.cards[card.index()].effect;
    let mut first = None;
    // R16: what is paid with influence falls short least, for a reward may bring it back.
    for moves in (fewest..=most).rev() {
        let mut paid = *person;
        paid.reis -= u16::from(needs - moves);
        paid.influence = payment::after_moves(&public.printed, person.influence, moves);
        for wanted in effect.into_iter().flatten() {
            match part_for(public, eyes.seat, &paid, wanted) {
                Ok(()) => return Ok(()),
                Err(refusal) => {
                    first.get_or_insert(refusal);
                }
            }
        }
    }
    match effect {
        // Where any of several things would do, what one of them lacks is not the reason.
        [Some(Part::StateActions(_)), _] | [Some(_), Some(_)] => {
            Err(Refusal::EventImpossible { card })
        }
        _ => Err(first.unwrap_or(Refusal::EventImpossible { card })),
    }
}

/// A good that stays whatever the card costs, and somebody who takes it whatever is replaced.
fn sells_anyway(eyes: Eyes<'_>, card: Card) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    let effect = &public.printed.cards[card.index()].effect;
    // Losing the cellarer could cost goods too.
    let loses =
        effect.iter().flatten().any(|part| matches!(part, Part::LoseGoods(_) | Part::LoseClergy));
    !loses && person.goods != [0; 4] && (others_buy(eyes) || plan_for_sale(public, person, 2))
}

/// The Builder takes gold or tools for a plan, and so many are left.
fn plan_for_sale(public: &Public, person: &Person, plans: usize) -> bool {
    let left =
        public.plans_taken.iter().map(|taken| public.printed.plans.len() - usize::from(*taken));
    person.goods[Good::Gold.index()] + person.goods[Good::Tools.index()] > 0
        && left.sum::<usize>() >= plans
}

/// A ship of somebody else's takes goods.
fn others_buy(eyes: Eyes<'_>) -> bool {
    market::docks(eyes.public)
        .any(|dock| dock.owner != eyes.seat && market::check_dock(eyes.public, dock).is_ok())
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
fn reason(action: Action) -> Refusal {
    match action {
        Action::Play { card, purpose: Use::Portfolio } => Refusal::NothingToSellOrTrade { card },
        _ => Refusal::SpoilsTheRest,
    }
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
        StateAction::Plan if no_plan(public) => Err(Refusal::NoPlansLeft),
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

/// There is a favour of each noble for everybody, so one that is lacking is in its stack.
fn favour(public: &Public, person: &Person) -> Verdict {
    let open = |noble: &Noble| !person.has_favour(*noble) && public.favours[noble.index()] > 0;
    if Noble::ALL.iter().any(open) { Ok(()) } else { Err(Refusal::AllFavoursHeld) }
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
        // L3.1: what cannot be paid of a penalty is waived.
        | Part::LoseReis(_)
        | Part::LoseWigs(_)
        | Part::LoseOfficials(_)
        | Part::LoseGoods(_)
        | Part::LoseFavour
        | Part::LoseClergy => Ok(()),
        Part::Recruit(_) => action(StateAction::Recruit),
        Part::Plan => action(StateAction::Plan),
        Part::Favour => action(StateAction::Favour),
        Part::Produce => action(StateAction::Produce),
        Part::Ship => action(StateAction::Ship),
        Part::Cardinal { steps, exactly } => cardinal::possible(public, person, steps, exactly),
        Part::PileCube => {
            if public.pile == [0; 3] {
                return Err(Refusal::PileEmpty);
            }
            Ok(())
        }
        Part::Store => store::possible(public, person),
        Part::Decree => decree(public),
        Part::PublicBuilding => public_building::possible(public, person),
        Part::StateActions(_) => StateAction::ALL
            .iter()
            .map(|&which| action(which))
            .reduce(Result::or)
            .unwrap_or(Ok(())),
    }
}

#[cfg(test)]
mod tests;
