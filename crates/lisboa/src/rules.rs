//! The rules, one file for each part of the rule book.
//!
//! A decision is a [`Task`] on top of the stack. For each there are three functions side by side:
//! which actions are worth listing, whether one is allowed by itself, and what it does. [`flow`]
//! runs everything that needs no decision. [`legality`] adds R1: at each step only choices are
//! allowed that leave the compulsory rest possible.

pub(crate) mod cardinal;
pub(crate) mod chance;
pub(crate) mod effects;
pub(crate) mod flow;
pub(crate) mod legality;
pub(crate) mod market;
pub(crate) mod nobles;
pub(crate) mod payment;
pub(crate) mod period;
pub(crate) mod portfolio;
pub(crate) mod public_building;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod ship;
pub(crate) mod solo;
pub(crate) mod state_actions;
pub(crate) mod store;
pub(crate) mod turn;

use crate::Lisboa;
use crate::names::{Account, Cube, Dock, Good};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Prompt, Refusal};
use kernel::{Candidates, Seat, Sight, Sink, State};
use legality::Prospects;

pub(crate) type Eyes<'a> = Sight<'a, Lisboa>;
pub(crate) type Game = State<Lisboa>;
pub(crate) type Verdict = Result<(), Refusal>;

/// Whose decision a task is; nothing for steps that run by themselves and for draws.
#[inline]
pub(crate) const fn decider(task: Task) -> Option<Seat> {
    match task {
        Task::KeepClergy(seat)
        | Task::Draft { seat, .. }
        | Task::PlayCard(seat)
        | Task::PlaceCard { seat, .. }
        | Task::Market(seat)
        | Task::SellMore(seat)
        | Task::TradeMore(seat)
        | Task::PayVisit { seat, .. }
        | Task::VisitState { seat, .. }
        | Task::FollowOffer { seat, .. }
        | Task::Pay { seat, .. }
        | Task::PayLand { seat, .. }
        | Task::Hire { seat, .. }
        | Task::AnyState { seat, .. }
        | Task::Recruit { seat, .. }
        | Task::TakePlan(seat)
        | Task::TakeFavour(seat)
        | Task::Cardinal { seat, .. }
        | Task::ShipSlot(seat)
        | Task::ShipGoods { seat, .. }
        | Task::ProduceMore { seat, .. }
        | Task::ChooseGoods { seat, .. }
        | Task::LoseGoods { seat, .. }
        | Task::LoseOfficials { seat, .. }
        | Task::LoseFavour(seat)
        | Task::LoseClergy(seat)
        | Task::PileCube(seat)
        | Task::StoreTile(seat)
        | Task::StoreLand { seat, .. }
        | Task::StoreCube { seat, .. }
        | Task::House { seat, .. }
        | Task::ChooseSite(seat)
        | Task::ChoosePlan { seat, .. }
        | Task::Officials { seat, .. }
        | Task::TakeDecree(seat)
        | Task::ExtraDecree(seat)
        | Task::TakeCard(seat)
        | Task::OfferClergy(seat)
        | Task::Discard(seat)
        | Task::PeriodReward(seat) => Some(seat),
        Task::DrawFirst
        | Task::DealScoring
        | Task::DealBuilding(_)
        | Task::DealRow(_)
        | Task::DealColumn(_)
        | Task::DealSite(_)
        | Task::DealPile
        | Task::DealClergyPair(_)
        | Task::FillChurch
        | Task::DealFavour(_)
        | Task::DealPlan(_)
        | Task::FillDecrees
        | Task::DealHand(_)
        | Task::PassDraft(_)
        | Task::ShowCard(_)
        | Task::RevealHelper
        | Task::RevealCourtier
        | Task::StartTurn(_)
        | Task::NobleAction { .. }
        | Task::Follows { .. }
        | Task::Part { .. }
        | Task::Event { .. }
        | Task::PlaceStore { .. }
        | Task::State { .. }
        | Task::OpenBuilding { .. }
        | Task::EndTurn(_)
        | Task::ChurchDue
        | Task::Church { .. }
        | Task::Period
        | Task::NewPeriod { .. }
        | Task::DrawHands
        | Task::AfterTurn(_)
        | Task::Lacerda
        | Task::LacerdaEnd
        | Task::Finish => None,
    }
}

/// Whose decision a task is, and about what.
#[inline]
pub(crate) fn decision(public: &Public, task: Task) -> Option<(Seat, Prompt)> {
    Some((decider(task)?, prompt(public, task)?))
}

fn prompt(public: &Public, task: Task) -> Option<Prompt> {
    Some(match task {
        Task::KeepClergy(_) => Prompt::Keep,
        Task::Draft { left, .. } => Prompt::Draft { left },
        Task::PlayCard(_) => Prompt::Play,
        Task::PlaceCard { .. } => Prompt::Slot,
        Task::Market(_) => Prompt::Market,
        Task::SellMore(_) => Prompt::SellMore,
        Task::TradeMore(seat) => Prompt::TradeMore { left: market::trades_left(public, seat) },
        Task::PayVisit { seat, noble, follows } => {
            Prompt::PayVisit { noble, cost: nobles::cost(public, seat, noble, follows) }
        }
        Task::VisitState { noble, .. } => Prompt::State { noble },
        Task::FollowOffer { seat, noble } => {
            Prompt::Follow { noble, cost: nobles::cost(public, seat, noble, true) }
        }
        Task::Pay { reis, .. } => Prompt::Pay { reis },
        Task::PayLand { seat, land } => {
            Prompt::Pay { reis: payment::land_price(public, seat, land) }
        }
        Task::Hire { seat, officials } => {
            Prompt::Pay { reis: payment::hire_price(public, seat, officials) }
        }
        Task::AnyState { left, .. } => Prompt::AnyState { left },
        Task::Recruit { left, .. } => Prompt::Recruit { left },
        Task::TakePlan(_) => Prompt::Plan,
        Task::TakeFavour(_) => Prompt::Favour,
        Task::Cardinal { steps, .. } => Prompt::Cardinal { steps },
        Task::ShipSlot(_) => Prompt::ShipSlot { ship: public.top_ship()? },
        Task::ShipGoods { left, .. } => Prompt::ShipGoods { left },
        Task::ProduceMore { left, .. } => Prompt::ProduceMore { left },
        Task::ChooseGoods { left, .. } => Prompt::Goods { left },
        Task::LoseGoods { left, .. } => Prompt::LoseGood { left },
        Task::LoseOfficials { left, .. } => Prompt::LoseOfficial { left },
        Task::LoseFavour(_) => Prompt::LoseFavour,
        Task::LoseClergy(_) => Prompt::LoseClergy,
        Task::PileCube(_) => Prompt::Pile,
        Task::StoreTile(_) => Prompt::Tile,
        Task::StoreLand { tile, .. } => Prompt::Land { tile },
        Task::StoreCube { land, .. } => Prompt::Cube { land },
        Task::House { .. } => Prompt::House,
        Task::ChooseSite(_) => Prompt::Site,
        Task::ChoosePlan { site, .. } => Prompt::UsePlan { site },
        Task::Officials { left, .. } => Prompt::Officials { left },
        Task::TakeDecree(_) => Prompt::Decree,
        Task::ExtraDecree(_) => Prompt::ExtraDecree,
        Task::TakeCard(_) => Prompt::Take,
        Task::OfferClergy(_) => Prompt::Offer,
        Task::Discard(_) => Prompt::Discard,
        Task::PeriodReward(_) => Prompt::Reward,
        _ => return None,
    })
}

/// Receives actions worth listing.
pub(crate) trait List {
    fn add(&mut self, action: Action);
}

impl<F: FnMut(Action)> List for F {
    #[inline]
    fn add(&mut self, action: Action) {
        self(action);
    }
}

/// Lists the actions worth considering for the decision on top of the stack.
#[inline]
pub(crate) fn list(eyes: Eyes<'_>, task: Task, greyed: bool, out: &mut impl List) {
    match task {
        Task::KeepClergy(_) => setup::list_keep(eyes, out),
        Task::Draft { .. } => setup::list_draft(eyes, out),
        Task::PlayCard(_) => turn::list_play(eyes, greyed, out),
        Task::PlaceCard { card, .. } => portfolio::list_slots(eyes, card, out),
        Task::Market(_) => {
            market::list_sales(eyes, out);
            market::list_trades(eyes, greyed, out);
        }
        Task::SellMore(_) => {
            market::list_sales(eyes, out);
            out.add(Action::Stop);
        }
        Task::TradeMore(_) => {
            market::list_trades(eyes, greyed, out);
            out.add(Action::Stop);
        }
        Task::PayVisit { noble, follows, .. } => nobles::list_payments(eyes, noble, follows, out),
        Task::VisitState { noble, .. } => nobles::list_states(noble, out),
        Task::FollowOffer { .. } => nobles::list_follow(out),
        Task::Pay { reis, .. } => payment::list(eyes, reis, out),
        Task::PayLand { seat, land } => {
            payment::list(eyes, payment::land_price(eyes.public, seat, land), out);
        }
        Task::Hire { seat, officials } => {
            payment::list(eyes, payment::hire_price(eyes.public, seat, officials), out);
        }
        Task::AnyState { .. } => state_actions::list_any(out),
        Task::Recruit { .. } => state_actions::list_recruit(out),
        Task::TakePlan(_) => state_actions::list_plans(out),
        Task::TakeFavour(_) => state_actions::list_favours(out),
        Task::Cardinal { steps, exactly, .. } => cardinal::list(steps, exactly, out),
        Task::ShipSlot(_) => ship::list_slots(eyes, out),
        Task::ShipGoods { .. } => ship::list_goods(eyes, out),
        Task::ProduceMore { .. } => state_actions::list_more(eyes, out),
        Task::ChooseGoods { .. } => effects::list_goods(out),
        Task::LoseGoods { .. } => effects::list_losable_goods(eyes, out),
        Task::LoseOfficials { .. } | Task::Officials { .. } => effects::list_officials(eyes, out),
        Task::LoseFavour(_) => effects::list_held_favours(eyes, out),
        Task::LoseClergy(_) => effects::list_clergy(eyes, out),
        Task::PileCube(_) => effects::list_pile(eyes, out),
        Task::StoreTile(_) => store::list_tiles(eyes, greyed, out),
        Task::StoreLand { tile, .. } => store::list_lands(eyes, tile, greyed, out),
        Task::StoreCube { land, .. } => store::list_cubes(eyes, land, out),
        Task::House { .. } => store::list_houses(eyes, greyed, out),
        Task::ChooseSite(_) => public_building::list_sites(eyes, greyed, out),
        Task::ChoosePlan { .. } => public_building::list_plans(eyes, out),
        Task::TakeDecree(_) => nobles::list_decrees(eyes, out),
        Task::ExtraDecree(_) => {
            nobles::list_decrees(eyes, out);
            out.add(Action::Stop);
        }
        Task::TakeCard(_) => turn::list_take(eyes, greyed, out),
        Task::OfferClergy(_) => {
            effects::list_clergy(eyes, out);
            out.add(Action::Stop);
        }
        Task::Discard(_) => {
            period::list_discards(eyes, out);
            out.add(Action::Stop);
        }
        Task::PeriodReward(_) => period::list_rewards(eyes, out),
        _ => {}
    }
}

/// Whether an action answers the decision and is possible by itself; the rest of the sequence is
/// [`legality`]'s.
#[inline(always)]
pub(crate) fn check_step(eyes: Eyes<'_>, task: Task, action: Action) -> Verdict {
    match (task, action) {
        (Task::KeepClergy(_), Action::Keep { clergy }) => setup::check_keep(eyes, clergy),
        (Task::Draft { .. }, Action::Draft { card }) => setup::check_draft(eyes, card),
        (Task::PlayCard(_), Action::Play { card, purpose }) => {
            turn::check_play(eyes, card, purpose)
        }
        (Task::PlaceCard { card, .. }, Action::Slot { slot }) => {
            portfolio::check_slot(eyes, card, slot)
        }
        (Task::Market(_) | Task::SellMore(_), Action::Sell { good, owner, slot }) => {
            market::check_sale(eyes, good, Dock { owner, slot })
        }
        (Task::Market(_) | Task::TradeMore(_), Action::Trade { action, good }) => {
            market::check_trade(eyes, action, good)
        }
        (Task::PayVisit { noble, follows, .. }, Action::PayVisit { influence, reis, wigs }) => {
            nobles::check_payment(eyes, noble, follows, influence, reis, wigs)
        }
        (Task::VisitState { noble, .. }, Action::State { action }) => {
            nobles::check_state(eyes, noble, action)
        }
        (Task::FollowOffer { noble, .. }, Action::Follow { choice }) => {
            nobles::check_follow(eyes, noble, choice)
        }
        (Task::Pay { reis: needs, .. }, Action::Pay { reis, moves }) => {
            payment::check(eyes, needs, reis, moves)
        }
        (Task::PayLand { seat, land }, Action::Pay { reis, moves }) => {
            payment::check(eyes, payment::land_price(eyes.public, seat, land), reis, moves)
        }
        (Task::Hire { seat, officials }, Action::Pay { reis, moves }) => {
            payment::check(eyes, payment::hire_price(eyes.public, seat, officials), reis, moves)
        }
        (Task::AnyState { .. }, Action::State { action }) => state_actions::check_any(eyes, action),
        (Task::Recruit { used, .. }, Action::Recruit { noble }) => {
            state_actions::check_recruit(eyes, noble, used)
        }
        (Task::TakePlan(_), Action::Plan { architect }) => {
            state_actions::check_plan(eyes, architect)
        }
        (Task::TakeFavour(_), Action::Favour { noble }) => state_actions::check_favour(eyes, noble),
        (Task::Cardinal { steps: most, exactly, .. }, Action::Cardinal { steps, side }) => {
            cardinal::check(eyes, most, exactly, steps, side)
        }
        (Task::ShipSlot(_), Action::Slot { slot }) => ship::check_slot(eyes, slot),
        (Task::ShipGoods { .. }, Action::Give { good }) => ship::check_good(eyes, good),
        (Task::ProduceMore { .. }, Action::TakeGood { good }) => {
            state_actions::check_more(eyes, good)
        }
        (Task::ChooseGoods { .. }, Action::TakeGood { .. }) => Ok(()),
        (Task::LoseGoods { .. }, Action::Give { good }) => effects::check_lose_good(eyes, good),
        (
            Task::LoseOfficials { .. } | Task::Officials { .. },
            Action::Dismiss { noble, standing },
        ) => effects::check_dismiss(eyes, noble, standing),
        (Task::LoseFavour(_), Action::Return { noble }) => effects::check_return(eyes, noble),
        (Task::LoseClergy(_) | Task::OfferClergy(_), Action::Offer { clergy }) => {
            effects::check_offer(eyes, clergy)
        }
        (Task::PileCube(_), Action::Pile { cube }) => effects::check_pile(eyes, cube),
        (Task::StoreTile(_), Action::Tile { tile }) => store::check_tile(eyes, tile),
        (Task::StoreLand { tile, .. }, Action::Land { land }) => {
            store::check_land(eyes, tile, land)
        }
        (Task::StoreCube { land, .. }, Action::Cube { line, cube }) => {
            store::check_cube(eyes, land, line, cube)
        }
        (Task::House { .. }, Action::House { houses }) => store::check_house(eyes, houses),
        (Task::ChooseSite(_), Action::Site { site }) => public_building::check_site(eyes, site),
        (Task::ChoosePlan { site, .. }, Action::UsePlan { architect, officials }) => {
            public_building::check_plan(eyes, site, architect, officials)
        }
        (Task::TakeDecree(_) | Task::ExtraDecree(_), Action::Decree { decree }) => {
            nobles::check_decree(eyes, decree)
        }
        (Task::TakeCard(_), Action::Take { deck }) => turn::check_take(eyes, deck),
        (Task::Discard(_), Action::Discard { card }) => period::check_discard(eyes, card),
        (Task::PeriodReward(_), Action::Reward { card }) => period::check_reward(eyes, card),
        (
            Task::SellMore(_)
            | Task::TradeMore(_)
            | Task::VisitState { .. }
            | Task::FollowOffer { .. }
            | Task::Recruit { .. }
            | Task::ExtraDecree(_)
            | Task::OfferClergy(_)
            | Task::Discard(_),
            Action::Stop,
        ) => Ok(()),
        (_, Action::Stop) => Err(Refusal::Compulsory),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Does an action that is possible by itself, and every forced step after it.
pub(crate) fn play(game: &mut Game, action: Action, sink: &mut impl Sink<Event>) {
    let Some(task) = game.public.tasks.top() else { return };
    let Some(seat) = decider(task) else { return };
    match (task, action) {
        (_, Action::Keep { clergy }) => setup::keep(game, seat, clergy, sink),
        (_, Action::Draft { card }) => setup::pick(game, seat, card, sink),
        (_, Action::Play { card, purpose }) => turn::play(game, seat, card, purpose, sink),
        (Task::PlaceCard { card, .. }, Action::Slot { slot }) => {
            portfolio::place(game, seat, card, slot, sink);
        }
        (Task::ShipSlot(_), Action::Slot { slot }) => ship::choose_slot(game, seat, slot, sink),
        (_, Action::Sell { good, owner, slot }) => {
            market::sell(game, seat, good, Dock { owner, slot }, sink);
        }
        (_, Action::Trade { action, good }) => market::trade(game, seat, action, good, sink),
        (Task::VisitState { .. }, Action::State { action }) => {
            game.public.tasks.pop();
            state_actions::start(game, seat, action, sink);
        }
        (_, Action::State { action }) => state_actions::choose_any(game, seat, action, sink),
        (_, Action::Follow { choice }) => nobles::follow(game, seat, choice, sink),
        (_, Action::Pay { reis, moves }) => payment::pay(game, seat, reis, moves, sink),
        (_, Action::PayVisit { influence, reis, wigs }) => {
            nobles::pay(game, seat, influence, reis, wigs, sink);
        }
        (_, Action::Recruit { noble }) => state_actions::recruit(game, seat, noble, sink),
        (_, Action::Plan { architect }) => state_actions::take_plan(game, seat, architect, sink),
        (_, Action::Favour { noble }) => state_actions::take_favour(game, seat, noble, sink),
        (_, Action::Cardinal { steps, side }) => cardinal::go(game, seat, steps, side, sink),
        (Task::ProduceMore { .. }, Action::TakeGood { good }) => {
            state_actions::produce_more(game, seat, good, sink);
        }
        (_, Action::TakeGood { good }) => effects::take_good(game, seat, good, sink),
        (Task::ShipGoods { .. }, Action::Give { good }) => ship::give(game, seat, good, sink),
        (_, Action::Give { good }) => effects::lose_good(game, seat, good, sink),
        (_, Action::Pile { cube }) => effects::take_pile(game, seat, cube, sink),
        (_, Action::Tile { tile }) => {
            game.public.tasks.replace(Task::StoreLand { seat, tile });
        }
        (_, Action::Land { land }) => store::choose_land(game, seat, land, sink),
        (_, Action::Cube { line, cube }) => store::take_cube(game, seat, line, cube, sink),
        (_, Action::House { houses }) => store::place_house(game, seat, houses, sink),
        (_, Action::Site { site }) => public_building::choose_site(game, seat, site, sink),
        (_, Action::UsePlan { architect, officials }) => {
            public_building::use_plan(game, seat, architect, officials);
        }
        (_, Action::Dismiss { noble, standing }) => {
            effects::dismiss(game, seat, noble, standing, sink);
        }
        (_, Action::Decree { decree }) => nobles::take_decree(game, seat, decree, sink),
        (_, Action::Return { noble }) => effects::return_favour(game, seat, noble, sink),
        (Task::LoseClergy(_), Action::Offer { clergy }) => {
            effects::lose_clergy(game, seat, clergy, sink);
        }
        (_, Action::Offer { clergy }) => cardinal::offer(game, seat, clergy, sink),
        (_, Action::Discard { card }) => period::discard(game, seat, card, sink),
        (_, Action::Reward { card }) => period::reward(game, seat, card, sink),
        (_, Action::Take { deck }) => turn::take(game, seat, deck, sink),
        (Task::OfferClergy(_), Action::Stop) => cardinal::end_offers(game, seat, sink),
        (Task::Discard(_), Action::Stop) => {
            game.public.tasks.replace(Task::PeriodReward(seat));
        }
        (_, Action::Stop) => {
            game.public.tasks.pop();
        }
        (_, Action::Slot { .. }) => {
            debug_assert!(false, "{action} does not answer {task:?}");
        }
    }
    flow::advance(game, sink);
}

/// Lists candidates with their verdicts.
pub(crate) fn candidates<C: Candidates<Lisboa>>(eyes: Eyes<'_>, out: &mut C) {
    let Some(task) = eyes.public.tasks.top() else { return };
    let bound = legality::must_look(&eyes.public.tasks);
    list(
        eyes,
        task,
        C::GREYED,
        &mut Judge { eyes, task, bound, prospects: Prospects::new(C::GREYED), out },
    );
}

/// Passes actions on with their verdicts.
struct Judge<'a, C> {
    eyes: Eyes<'a>,
    task: Task,
    bound: bool,
    prospects: Prospects,
    out: &'a mut C,
}

impl<C: Candidates<Lisboa>> List for Judge<'_, C> {
    /// Inlined, because the kind of action is known wherever one is listed.
    #[inline(always)]
    fn add(&mut self, action: Action) {
        let mut verdict = check_step(self.eyes, self.task, action);
        if verdict.is_ok() && self.bound {
            verdict = legality::check_rest(self.eyes, self.task, action, &mut self.prospects);
        }
        self.out.candidate(action, verdict);
    }
}

/// Whether an action is allowed (R1).
pub(crate) fn check(eyes: Eyes<'_>, action: Action) -> Verdict {
    let Some(task) = eyes.public.tasks.top() else { return Err(Refusal::OtherDecision) };
    check_step(eyes, task, action)?;
    if legality::must_look(&eyes.public.tasks) {
        legality::check_rest(eyes, task, action, &mut Prospects::new(true))?;
    }
    Ok(())
}

/// L0.2: how much of each good fits.
#[inline]
pub(crate) fn warehouse(public: &Public, person: &Person) -> u8 {
    let figures = &public.printed.figures;
    let cellarer = crate::names::Clergy::Cellarer;
    figures.capacity + person.sets() + person.holds(cellarer) * figures.clergy[cellarer.index()]
}

/// L0.2: how many cards fit into the portfolio.
#[inline]
pub(crate) fn capacity(public: &Public, person: &Person) -> u8 {
    public.printed.figures.capacity + person.sets()
}

/// Gives goods as far as they fit.
pub(crate) fn gain_goods(
    game: &mut Game,
    seat: Seat,
    good: Good,
    amount: u8,
    sink: &mut impl Sink<Event>,
) -> u8 {
    let room = warehouse(&game.public, &game.public.people[seat]);
    let held = &mut game.public.people[seat].goods[good.index()];
    let fits = amount.min(room.saturating_sub(*held));
    *held += fits;
    if fits > 0 {
        sink.emit(Event::Gained { seat, amount: fits, good });
    }
    if fits < amount {
        sink.emit(Event::NoRoom { seat, amount: amount - fits, good });
    }
    fits
}

pub(crate) fn lose_goods(
    game: &mut Game,
    seat: Seat,
    good: Good,
    amount: u8,
    sink: &mut impl Sink<Event>,
) {
    game.public.people[seat].goods[good.index()] -= amount;
    sink.emit(Event::Lost { seat, amount, good });
}

pub(crate) fn gain_reis(game: &mut Game, seat: Seat, reis: u8, sink: &mut impl Sink<Event>) {
    if reis > 0 {
        game.public.people[seat].reis += u16::from(reis);
        sink.emit(Event::Reis { seat, amount: i16::from(reis) });
    }
}

/// Books wigs by their source.
pub(crate) fn book(
    game: &mut Game,
    seat: Seat,
    account: Account,
    amount: i16,
    sink: &mut impl Sink<Event>,
) {
    if amount != 0 {
        game.public.people[seat].wigs[account.index()] += amount;
        sink.emit(Event::Wigs { seat, amount, account });
    }
}

/// L3.2, L6.4, L6.9: the treasury marker up or down, never off its track.
pub(crate) fn move_treasury(game: &mut Game, up: bool, sink: &mut impl Sink<Event>) {
    let top = game.public.printed.treasury.len() as u8;
    let space =
        if up { (game.public.treasury + 1).min(top) } else { (game.public.treasury - 1).max(1) };
    if space != game.public.treasury {
        game.public.treasury = space;
        sink.emit(Event::Treasury { space });
    }
}

/// L4.1: what a gain of influence brings a player.
#[inline]
pub(crate) fn influence_gain(public: &Public, person: &Person) -> u8 {
    let printed = &public.printed;
    let top: u8 = person
        .top
        .iter()
        .flatten()
        .map(|top| match top {
            crate::state::Top::Card(card) => printed.cards[card.index()].influence,
            crate::state::Top::Ship(ship) => printed.ships[ship.kind.index()].influence,
        })
        .sum();
    let preacher = crate::names::Clergy::Preacher;
    top + person.holds(preacher) * printed.figures.clergy[preacher.index()]
}

/// L4.1.
pub(crate) fn gain_influence(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let gain = influence_gain(&game.public, &game.public.people[seat]);
    raise_influence(game, seat, gain, sink);
}

pub(crate) fn raise_influence(game: &mut Game, seat: Seat, gain: u8, sink: &mut impl Sink<Event>) {
    // R7: nothing gained, no wig.
    if gain == 0 {
        return;
    }
    let top = game.public.printed.influence_top;
    let person = &mut game.public.people[seat];
    let level = person.influence.saturating_add(gain).min(top);
    let amount = (level - person.influence) as i8;
    person.influence = level;
    sink.emit(Event::Influence { seat, amount, level });
    if level == top {
        book(game, seat, Account::Court, 1, sink);
    }
}

/// L0.3: a cube of rubble comes to a player.
pub(crate) fn gain_cube(game: &mut Game, seat: Seat, cube: Cube, sink: &mut impl Sink<Event>) {
    let kept = game.public.printed.figures.cubes_kept;
    if game.public.is_lacerda(seat) {
        // R15: his cubes form no sets and trigger nothing.
        game.public.people[seat].cubes[cube.index()] += 1;
        sink.emit(Event::CubeTaken { seat, cube });
        return;
    }
    let person = &mut game.public.people[seat];
    if person.cubes[cube.index()] >= kept {
        sink.emit(Event::CubeRemoved { seat, cube });
        return;
    }
    let before = person.sets();
    person.cubes[cube.index()] += 1;
    let sets = person.sets();
    sink.emit(Event::CubeTaken { seat, cube });
    if sets > before {
        person.markers += 1;
        sink.emit(Event::SetCompleted { seat, sets });
        period::set_completed(game, seat, sets, sink);
    }
}

/// The deciding player.
#[inline]
pub(crate) fn me<'a>(eyes: Eyes<'a>) -> &'a Person {
    &eyes.public.people[eyes.seat]
}
