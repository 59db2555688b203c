//! R1, R2: what is possible, and whether a choice leaves the compulsory rest possible.
//!
//! The definition is plain: a choice is legal if some complete sequence of the steps after it is.
//! [`can_finish`] answers that with closed forms where a whole action is about to start; a property
//! test holds it equal to the exhaustive search of the sequence.

use super::{
    Eyes, Game, Verdict, cardinal, check_step, decider, list, market, me, nobles, payment, play,
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

/// What is the same for all choices of one decision, found when first asked for.
pub(crate) struct Prospects {
    /// Whether anybody will read why something is refused.
    reasons: bool,
    visits: [Option<Verdict>; Noble::COUNT],
    others_buy: Option<bool>,
}

impl Prospects {
    pub(crate) const fn new(reasons: bool) -> Self {
        Self { reasons, visits: [None; Noble::COUNT], others_buy: None }
    }

    /// A visit is the same with every card of a noble.
    fn visit(&mut self, eyes: Eyes<'_>, noble: Noble) -> Verdict {
        *self.visits[noble.index()].get_or_insert_with(|| visit(eyes, noble, self.reasons))
    }

    fn others_buy(&mut self, eyes: Eyes<'_>) -> bool {
        *self.others_buy.get_or_insert_with(|| others_buy(eyes))
    }
}

/// Whether an action that is possible by itself leaves the rest possible.
#[inline(always)]
pub(crate) fn check_rest(
    eyes: Eyes<'_>,
    task: Task,
    action: Action,
    prospects: &mut Prospects,
) -> Verdict {
    at_once(eyes, task, action, prospects).unwrap_or_else(|| look_ahead(eyes, action))
}

#[inline(never)]
fn look_ahead(eyes: Eyes<'_>, action: Action) -> Verdict {
    let mut game = imagine(eyes);
    play(&mut game, action, &mut Silent);
    if can_finish(&game) { Ok(()) } else { Err(reason(action)) }
}

/// Verdicts that need no look ahead: closed forms of what the whole rest needs.
#[inline(always)]
fn at_once(
    eyes: Eyes<'_>,
    task: Task,
    action: Action,
    prospects: &mut Prospects,
) -> Option<Verdict> {
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
            let opens = market_after(eyes, card, prospects)?;
            Some(if opens { Ok(()) } else { Err(reason(action)) })
        }
        (Task::PlaceCard { .. }, _) => {
            let kinds = market::kinds(me(eyes).goods);
            market_opens(eyes, kinds, Before::default(), prospects).then_some(Ok(()))
        }
        (_, Action::Play { card, purpose: Use::Visit }) => {
            let noble = public.printed.cards[card.index()].deck.noble()?;
            Some(prospects.visit(eyes, noble))
        }
        (_, Action::Play { card, purpose: Use::Sponsor }) => {
            Some(paid_event(eyes, card, prospects.reasons))
        }
        (Task::Pay { .. }, Action::Pay { reis, moves }) => {
            let parts = public.tasks.iter().rev().skip(1).map_while(|task| match task {
                Task::Event { part, .. } => Some(*part),
                _ => None,
            });
            let paid = fee_paid(eyes, reis, moves);
            Some(unless_spoilt(any_part(public, eyes.seat, &paid, parts)))
        }
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
            Some(unless_spoilt(can_act(public, &paid, noble, helps)))
        }
        (Task::VisitState { noble: Noble::Builder | Noble::Marquis, .. }, _) => Some(Ok(())),
        (Task::VisitState { noble: Noble::King, .. }, Action::State { action }) => {
            let person = me(eyes);
            Some(unless_spoilt(match action {
                StateAction::Cardinal => after_cardinal(public, person),
                _ => public_building::can_open(public, person),
            }))
        }
        (Task::VisitState { noble: Noble::King, .. }, Action::Stop) => {
            Some(unless_spoilt(public_building::can_open(public, me(eyes))))
        }
        (Task::FollowOffer { noble, .. }, Action::Follow { choice }) => {
            Some(follow(eyes, noble, choice, prospects.reasons))
        }
        // The price without the cube is what is still to be paid.
        (Task::StoreCube { land, .. }, Action::Cube { cube, .. }) => {
            let needs = payment::land_price_without(public, eyes.seat, land, cube);
            Some(unless_spoilt(u16::from(needs) <= payment::means(public, me(eyes))))
        }
        _ => on_the_way(eyes, task, action, prospects).then_some(Ok(())),
    }
}

const fn unless_spoilt(possible: bool) -> Verdict {
    if possible { Ok(()) } else { Err(Refusal::SpoilsTheRest) }
}

/// The sufficient test for a step before something compulsory, which was found possible when this
/// began: the step's answer does not bear on it, or cannot spoil it.
fn on_the_way(eyes: Eyes<'_>, step: Task, action: Action, prospects: &mut Prospects) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    let rest = public.tasks.iter().rev().skip(1).find(|task| binds(**task));
    match (rest, step) {
        (Some(Task::NobleAction { noble: Noble::Marquis, .. }), _) => true,
        // Of these only the cardinal changes what land costs.
        (
            Some(Task::PlaceStore { .. } | Task::NobleAction { noble: Noble::Builder, .. }),
            Task::Recruit { .. } | Task::TakePlan(_) | Task::TakeFavour(_) | Task::PileCube(_)
            | Task::ProduceMore { .. },
        )
        // Plans and officials count for a public building.
        | (
            Some(Task::ChoosePlan { .. } | Task::NobleAction { noble: Noble::King, .. }),
            Task::TakeFavour(_) | Task::PileCube(_) | Task::ProduceMore { .. },
        ) => true,
        (Some(Task::ChoosePlan { site, .. }), Task::Recruit { .. } | Task::TakePlan(_)) => {
            // More of either only helps, unless the cardinal comes after them.
            let only = matches!(public.tasks.iter().rev().nth(1), Some(Task::ChoosePlan { .. }));
            only && public_building::payable(public, person, *site)
        }
        (Some(Task::PlaceCard { .. }), _) => {
            let mut kept = person.goods;
            let mut lost = 0;
            if let (Task::LoseGoods { left, .. }, Action::Give { good }) = (step, action) {
                kept[good.index()] -= 1;
                lost = left - 1;
            }
            let kinds = if kept.iter().sum::<u8>() > lost { market::kinds(kept) } else { 0 };
            market_opens(eyes, kinds, Before::AT_MOST, prospects)
        }
        _ => false,
    }
}

/// Whether a visit can be paid so that the noble action is possible then.
fn visit(eyes: Eyes<'_>, noble: Noble, reasons: bool) -> Verdict {
    let cost = nobles::cost(eyes.public, eyes.seat, noble, false);
    paid(eyes, noble, cost, true, reasons)
        .unwrap_or_else(|| Err(nobles::unpayable(eyes.public, eyes.seat, noble, false)))
}

/// The same for a follow. Paying bears on the noble action only; R11: the favour returned can be
/// taken again.
fn follow(eyes: Eyes<'_>, noble: Noble, choice: Follow, reasons: bool) -> Verdict {
    let action = match choice {
        Follow::Noble => {
            let cost = nobles::cost(eyes.public, eyes.seat, noble, true);
            return paid(eyes, noble, cost, false, reasons)
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
fn paid(eyes: Eyes<'_>, noble: Noble, cost: u8, helps: bool, reasons: bool) -> Option<Verdict> {
    let mut first = None;
    for (influence, reis, _) in nobles::payments(eyes.public, me(eyes), cost) {
        let mut paid = *me(eyes);
        paid.influence -= influence;
        paid.reis -= u16::from(reis);
        if can_act(eyes.public, &paid, noble, helps) {
            return Some(Ok(()));
        }
        if !reasons {
            first = Some(Err(Refusal::SpoilsTheRest));
        } else if first.is_none() {
            first = Some(noble_action(eyes.public, &paid, noble, helps));
        }
    }
    first
}

/// Whether a noble action is possible; `helps` if one of the noble's state actions may come first.
/// Of those only the cardinal bears on it: his tiles and his icon change what hiring costs.
fn can_act(public: &Public, person: &Person, noble: Noble, helps: bool) -> bool {
    match noble {
        Noble::Builder => store::can_build(public, person),
        Noble::Marquis => decree(public).is_ok(),
        Noble::King => {
            public_building::can_open(public, person) || (helps && after_cardinal(public, person))
        }
    }
}

/// The same with what is missing.
pub(crate) fn noble_action(public: &Public, person: &Person, noble: Noble, helps: bool) -> Verdict {
    if can_act(public, person, noble, helps) {
        return Ok(());
    }
    match noble {
        Noble::Builder => store::possible(public, person),
        Noble::Marquis => decree(public),
        Noble::King => public_building::possible(public, person),
    }
}

/// Whether a public building can be opened after meeting the cardinal.
fn after_cardinal(public: &Public, person: &Person) -> bool {
    let mut possible = false;
    if cardinal::possible(public, person, 2, false).is_ok() {
        store::after_cardinal(public, person, 2, false, &mut |moved, after| {
            possible = possible || public_building::can_open(moved, after);
        });
    }
    possible
}

/// Whether an event can be paid so that a part of it is possible then.
fn paid_event(eyes: Eyes<'_>, card: Card, reasons: bool) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let needs = payment::fee(public, eyes.seat);
    let Some((fewest, most)) = payment::moves(public, person, needs) else {
        let has = payment::means(public, person).min(255) as u8;
        return Err(Refusal::FeeUnpayable { needs, has });
    };
    let effect = public.printed.cards[card.index()].effect;
    let parts = || effect.into_iter().flatten();
    let after = |moves: u8| fee_paid(eyes, needs - moves, moves);
    if (fewest..=most).any(|moves| any_part(public, eyes.seat, &after(moves), parts())) {
        return Ok(());
    }
    match effect {
        // Where any of several things would do, what one of them lacks is not the reason.
        [Some(Part::StateActions(_)), _] | [Some(_), Some(_)] => {
            Err(Refusal::EventImpossible { card })
        }
        // R16: what is paid with influence falls short least, for a reward may bring it back.
        [Some(part), None] if reasons => part_for(public, eyes.seat, &after(most), part),
        _ => Err(Refusal::EventImpossible { card }),
    }
}

/// The deciding player after paying an event's fee.
fn fee_paid(eyes: Eyes<'_>, reis: u8, moves: u8) -> Person {
    let mut paid = *me(eyes);
    paid.reis -= u16::from(reis);
    paid.influence = payment::after_moves(&eyes.public.printed, paid.influence, moves);
    paid
}

/// What may be taken from the table before the market opens.
#[derive(Clone, Copy, Default)]
struct Before {
    officials: u8,
    plans: usize,
    favours: usize,
    cardinal: bool,
}

impl Before {
    /// One official is chosen, further ones can be declined; a card's effect has two parts.
    const AT_MOST: Self = Self { officials: 1, plans: 2, favours: 2, cardinal: true };
}

/// L3.3: whether a sale or trade is possible once this card is placed; nothing where only playing
/// it tells.
fn market_after(eyes: Eyes<'_>, card: Card, prospects: &mut Prospects) -> Option<bool> {
    let (public, person) = (eyes.public, me(eyes));
    let row = &public.printed.cards[card.index()];
    let mut kinds = market::kinds(person.goods);
    let mut before = Before::default();
    // A treasury card's effect is its event.
    let effect = if row.deck.noble().is_some() { row.effect } else { [None; 2] };
    for part in effect.into_iter().flatten() {
        match part {
            // There is room for the first of a kind.
            Part::Good { good, .. } => kinds |= good.bit(),
            Part::Produce => {
                for (i, stores) in public.stores_by_street(eyes.seat).into_iter().enumerate() {
                    kinds |= u8::from(stores > 0) << i;
                }
            }
            // Any one of those held can be kept, if not all are lost.
            Part::LoseGoods(lost) if person.goods.iter().sum::<u8>() <= lost => kinds = 0,
            Part::Plan => before.plans += 1,
            Part::Favour => before.favours += 1,
            Part::Cardinal { .. } => before.cardinal = true,
            Part::Reis(_)
            | Part::Wigs(_)
            | Part::GainInfluence
            // Recruiting can be declined.
            | Part::Recruit(_)
            | Part::PileCube
            | Part::LoseOfficials(_)
            | Part::LoseReis(_)
            | Part::LoseWigs(_)
            | Part::LoseGoods(_)
            | Part::LoseFavour
            | Part::LoseClergy => {}
            Part::GoodsOfChoice(_)
            | Part::Ship
            | Part::Store
            | Part::Decree
            | Part::PublicBuilding
            | Part::StateActions(_) => return None,
        }
    }
    if kinds == 0 {
        return Some(false);
    }
    market_opens(eyes, kinds, before, prospects).then_some(true)
}

/// The sufficient test for a sale or trade with a good of one of these kinds: somebody else's
/// ship takes it, or a noble for a state action that nothing before the market can use up.
fn market_opens(eyes: Eyes<'_>, kinds: u8, before: Before, prospects: &mut Prospects) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    let takes = |noble| kinds & (Good::Gold.bit() | market::accepted(noble).bit()) != 0;
    let free_favours = || {
        let free =
            |noble: &&Noble| !person.has_favour(**noble) && public.favours[noble.index()] > 0;
        Noble::ALL.iter().filter(free).count()
    };
    let plans_left = || {
        public
            .plans_taken
            .iter()
            .map(|taken| public.printed.plans.len() - usize::from(*taken))
            .sum()
    };
    kinds != 0
        && ((takes(Noble::Builder)
            && (person.board > before.officials || before.plans < plans_left()))
            || (takes(Noble::King)
                && (before.favours < free_favours()
                    || (!before.cardinal && cardinal::possible(public, person, 2, false).is_ok())))
            || prospects.others_buy(eyes))
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
        Some(Task::StoreTile(seat)) => store::can_build(public, &public.people[seat]),
        Some(Task::ChooseSite(seat)) => public_building::can_open(public, &public.people[seat]),
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
    let Some(seat) = decider(task) else {
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
pub(crate) fn part(public: &Public, seat: Seat, part: Part) -> bool {
    any_part(public, seat, &public.people[seat], [part].into_iter())
}

/// Whether one of these parts can be taken by a player whose things are as given.
fn any_part(
    public: &Public,
    seat: Seat,
    person: &Person,
    mut parts: impl Iterator<Item = Part>,
) -> bool {
    parts.any(|part| match part {
        Part::Store => store::can_build(public, person),
        Part::PublicBuilding => public_building::can_open(public, person),
        _ => part_for(public, seat, person, part).is_ok(),
    })
}

/// What is missing for a part.
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
