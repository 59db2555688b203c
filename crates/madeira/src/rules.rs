//! The rules, one file for each part of the rule book.
//!
//! A decision is a [`Task`] on top of the stack. For each there are three functions side by side:
//! which actions are worth listing, whether one is allowed, and what it does. [`flow`] runs
//! everything that needs no decision.

pub(crate) mod buildings;
pub(crate) mod chance;
pub(crate) mod characters;
pub(crate) mod end;
pub(crate) mod favours;
pub(crate) mod flow;
pub(crate) mod maintenance;
pub(crate) mod preparation;
pub(crate) mod requests;
pub(crate) mod setup;
pub(crate) mod ships;
pub(crate) mod windmill;
pub(crate) mod wood;
pub(crate) mod workers;

use crate::Madeira;
use crate::names::{Account, Thing};
use crate::state::{Person, Public, Task};
use crate::vocabulary::{Action, Event, Prompt, Refusal};
use kernel::{Candidates, Seat, Sight, Sink, State};

pub(crate) type Eyes<'a> = Sight<'a, Madeira>;
pub(crate) type Game = State<Madeira>;
pub(crate) type Verdict = Result<(), Refusal>;

/// Whose decision a task is, and about what; nothing for steps that run by themselves.
#[inline]
pub(crate) fn decision(public: &Public, task: Task) -> Option<(Seat, Prompt)> {
    Some(match task {
        Task::SettleCity(seat) => (seat, Prompt::Settle),
        Task::Plant { seat, left } => (seat, Prompt::Plant { left }),
        Task::ChooseRow(seat) => (seat, Prompt::Row),
        Task::TakeRequest(seat) => {
            (seat, Prompt::Request { row: preparation::row_of(public, seat) })
        }
        Task::ChooseGuild(seat) => (seat, Prompt::Guild),
        Task::Turn(seat) => (seat, Prompt::Turn),
        Task::Character { seat, building } => {
            let character = characters::character_on(public, building);
            (seat, Prompt::Character { character, building })
        }
        Task::HarvestAgain { seat, .. } => (seat, Prompt::HarvestAgain { left: 1 }),
        Task::Engineer { seat, left, .. } => (seat, Prompt::Engineer { left }),
        Task::Move { seat, errand, left, .. } => (seat, Prompt::Move { errand, left }),
        Task::MoveTo { seat, errand, from, .. } => (seat, Prompt::To { errand, from }),
        Task::Sail { seat, left, .. } => (seat, Prompt::Sail { left }),
        Task::SailTo { seat, from, .. } => (seat, Prompt::SailTo { from }),
        Task::Rewards(seat) => (seat, Prompt::Reward { left: public.notes.landed.iter().sum() }),
        Task::Support(seat) => (seat, Prompt::Support),
        Task::GuildMaster(seat) => (seat, Prompt::Build),
        Task::BuyWood { seat, left } => (seat, Prompt::BuyWood { left }),
        Task::TakeWood { seat, left } => (seat, Prompt::TakeWood { left }),
        Task::Debt(seat) => (seat, Prompt::Debt { reis: wood::debt(public.notes.bought) }),
        Task::Visit { seat, building } => {
            let cost = buildings::cost(public, building);
            (seat, Prompt::Building { building, cost, pirates: public.building_pirates(building) })
        }
        Task::Lady(seat) => (seat, Prompt::Lady),
        Task::Marker(seat) => (seat, Prompt::Marker),
        Task::MarkerTo { seat, from } => (seat, Prompt::MarkerTo { from }),
        Task::TurnUp { seat, left } => (seat, Prompt::TurnUp { left }),
        Task::Prepare(seat) => (seat, Prompt::Prepare),
        Task::Honour(seat) => (seat, Prompt::Honour),
        Task::Maintain(seat) => (seat, Prompt::Maintain { ships: public.people[seat].ships_out() }),
        Task::Feed(seat) => (seat, Prompt::Feed { need: maintenance::food_needed(public, seat) }),
        Task::Score { seat, left } => (seat, Prompt::Score { left }),
        Task::Spend(seat) => (seat, Prompt::Spend { most: requests::most_to_spend(public, seat) }),
        Task::DealStarts
        | Task::DealRequests(_)
        | Task::DealFavours(_)
        | Task::DealRewardsA
        | Task::DealRewardsB
        | Task::PostGuards
        | Task::Round
        | Task::DealCharacters
        | Task::RollPirateDice
        | Task::RollRow(_)
        | Task::CharacterPhase
        | Task::NextTurn(_)
        | Task::EndTurn(_)
        | Task::MayorIncome(_)
        | Task::ShipIncome(_)
        | Task::BuildingPhase
        | Task::Resolve(_)
        | Task::RollBuilding(_)
        | Task::Visits { .. }
        | Task::ClearBuildings
        | Task::Maintenance
        | Task::Income
        | Task::RequestPhase
        | Task::Finish => return None,
    })
}

/// Lists the candidates of the decision on top of the stack.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut impl Candidates<Madeira>) {
    let Some(task) = eyes.public.tasks.top() else { return };
    match task {
        Task::SettleCity(_) => setup::settle_candidates(eyes, out),
        Task::Plant { .. } => setup::plant_candidates(eyes, out),
        Task::ChooseRow(_) => preparation::row_candidates(eyes, out),
        Task::TakeRequest(_) => preparation::request_candidates(eyes, out),
        Task::ChooseGuild(_) => preparation::guild_candidates(eyes, out),
        Task::Turn(_) => characters::turn_candidates(eyes, out),
        Task::Character { building, .. } => characters::character_candidates(eyes, building, out),
        Task::HarvestAgain { building, .. } => {
            characters::again_candidates(eyes, building, true, out);
        }
        Task::Engineer { building, .. } => {
            characters::again_candidates(eyes, building, false, out);
        }
        Task::Move { errand, moved, .. } => {
            workers::move_candidates(eyes, errand, moved, out);
        }
        Task::MoveTo { errand, from, .. } => workers::to_candidates(eyes, errand, from, out),
        Task::Sail { moved, .. } => ships::sail_candidates(eyes, moved, out),
        Task::SailTo { from, .. } => ships::sail_to_candidates(eyes, from, out),
        Task::Rewards(_) => ships::reward_candidates(eyes, out),
        Task::Support(_) => ships::support_candidates(eyes, out),
        Task::GuildMaster(_) => characters::build_candidates(eyes, out),
        Task::BuyWood { .. } | Task::TakeWood { .. } => wood::source_candidates(eyes, out),
        Task::Debt(_) => wood::debt_candidates(eyes, out),
        Task::Visit { building, .. } => buildings::visit_candidates(eyes, building, out),
        Task::Lady(_) => favours::lady_candidates(eyes, out),
        Task::Marker(_) => favours::marker_candidates(eyes, out),
        Task::MarkerTo { from, .. } => favours::marker_to_candidates(eyes, from, out),
        Task::TurnUp { .. } => favours::turn_up_candidates(eyes, out),
        Task::Prepare(_) => {
            out.candidate(Action::Stop, Ok(()));
        }
        Task::Honour(_) => {
            out.candidate(Action::Honour, Ok(()));
            out.candidate(Action::Stop, Ok(()));
        }
        Task::Maintain(_) => maintenance::maintain_candidates(eyes, out),
        Task::Feed(_) => maintenance::feed_candidates(eyes, out),
        Task::Score { .. } => requests::score_candidates(eyes, out),
        Task::Spend(_) => requests::spend_candidates(eyes, out),
        _ => return,
    }
    windmill::candidates(eyes, out);
}

/// Whether an action answers the decision on top of the stack and is allowed.
pub(crate) fn check(eyes: Eyes<'_>, action: Action) -> Verdict {
    let Some(task) = eyes.public.tasks.top() else { return Err(Refusal::OtherDecision) };
    if let Action::Convert { .. } | Action::MillUp | Action::MillDown { .. } = action {
        return windmill::check(eyes, action);
    }
    match (task, action) {
        (Task::SettleCity(_), Action::Settle { space }) => setup::check_settle(eyes, space),
        (Task::Plant { .. }, Action::Plant { place }) => setup::check_plant(eyes, place),
        (Task::ChooseRow(_), Action::Row { row }) => preparation::check_row(eyes, row),
        (Task::TakeRequest(_), Action::Request { request }) => {
            preparation::check_request(eyes, request)
        }
        (Task::ChooseGuild(_), Action::Guild { guild }) => preparation::check_guild(eyes, guild),

        (Task::Turn(_), Action::PlaceDie { die, face, building }) => {
            characters::check_place(eyes, die, face, building)
        }
        (Task::Turn(_), Action::Pass { rank, gain }) => characters::check_pass(eyes, rank, gain),
        (Task::Turn(_) | Task::Visit { .. }, Action::Favour { favour }) => {
            favours::check(eyes, favour)
        }
        (Task::Character { building, .. }, Action::Act) => characters::check_act(eyes, building),
        (Task::Character { building, .. }, Action::Harvest) => {
            characters::check_harvest(eyes, building)
        }
        (Task::HarvestAgain { .. }, Action::Stop) => Err(Refusal::HarvestCompulsory),
        (
            Task::HarvestAgain { building, .. } | Task::Engineer { building, .. },
            Action::Again { field },
        ) => characters::check_again(eyes, building, field),

        (Task::Move { errand, moved, .. }, Action::Move { from }) => {
            workers::check_move(eyes, errand, moved, from)
        }
        (Task::MoveTo { errand, from, .. }, Action::To { place }) => {
            workers::check_to(eyes, errand, from, place)
        }
        (Task::Sail { moved, .. }, Action::Sail { from }) => ships::check_sail(eyes, moved, from),
        (Task::SailTo { from, .. }, Action::SailTo { berth }) => {
            ships::check_sail_to(eyes, from, berth)
        }
        (Task::Rewards(_), Action::Reward { colony, reward }) => {
            ships::check_reward(eyes, colony, reward)
        }
        (Task::Support(_), Action::Support { .. }) => Ok(()),
        (Task::GuildMaster(_), Action::Build { district }) => {
            characters::check_build(eyes, district)
        }
        (Task::BuyWood { .. } | Task::TakeWood { .. }, Action::Wood { source }) => {
            wood::check_source(eyes, source)
        }
        (Task::Debt(_), Action::Pay) => wood::check_debt(eyes),

        (Task::Visit { building, .. }, Action::Pay) => buildings::check_pay(eyes, building),
        (Task::Visit { .. }, Action::Pirates) => Ok(()),
        (Task::Lady(_), Action::Lady { building }) => favours::check_lady(eyes, building),
        (Task::Marker(_), Action::Marker { building }) => favours::check_marker(eyes, building),
        (Task::MarkerTo { from, .. }, Action::MarkerTo { building }) => {
            favours::check_marker_to(from, building)
        }
        (Task::TurnUp { .. }, Action::TurnUp { favour }) => favours::check_turn_up(eyes, favour),

        (Task::Honour(_), Action::Honour) => Ok(()),
        (Task::Maintain(_), Action::Maintain { wood }) => maintenance::check_maintain(eyes, wood),
        (Task::Feed(_), Action::Feed { bread }) => maintenance::check_feed(eyes, bread),
        (Task::Score { .. }, Action::Score { request }) => requests::check_score(eyes, request),
        (Task::Spend(_), Action::Spend { reis }) => requests::check_spend(eyes, reis),

        (
            Task::Character { .. }
            | Task::Engineer { .. }
            | Task::Move { .. }
            | Task::MoveTo { .. }
            | Task::Sail { .. }
            | Task::SailTo { .. }
            | Task::Rewards(_)
            | Task::GuildMaster(_)
            | Task::TurnUp { .. }
            | Task::Prepare(_)
            | Task::Honour(_),
            Action::Stop,
        ) => Ok(()),
        (Task::BuyWood { .. } | Task::TakeWood { .. }, Action::Stop) => {
            Err(Refusal::ChooseCompulsory)
        }
        _ => Err(Refusal::OtherDecision),
    }
}

/// Does a legal action.
pub(crate) fn play(game: &mut Game, action: Action, sink: &mut impl Sink<Event>) {
    let Some(task) = game.public.tasks.top() else { return };
    let Some((seat, _)) = decision(&game.public, task) else { return };
    match (task, action) {
        (_, Action::Convert { .. } | Action::MillUp | Action::MillDown { .. }) => {
            windmill::play(game, seat, action, sink);
        }
        (_, Action::Settle { space }) => setup::settle(game, seat, space, sink),
        (_, Action::Plant { place }) => setup::plant(game, seat, place, sink),
        (_, Action::Row { row }) => preparation::choose_row(game, seat, row, sink),
        (_, Action::Request { request }) => preparation::take_request(game, seat, request, sink),
        (_, Action::Guild { guild }) => preparation::choose_guild(game, seat, guild, sink),
        (_, Action::PlaceDie { die, face, building }) => {
            characters::place(game, seat, die, face, building, sink);
        }
        (_, Action::Pass { rank, gain }) => characters::pass(game, seat, rank, gain, sink),
        (_, Action::Favour { favour }) => favours::use_favour(game, seat, favour, sink),
        (Task::Character { building, .. }, Action::Act) => {
            characters::act(game, seat, building);
        }
        (Task::Character { building, .. }, Action::Harvest) => {
            characters::harvest(game, seat, building, sink);
        }
        (_, Action::Again { field }) => characters::again(game, seat, field, sink),
        (_, Action::Move { from }) => workers::choose(game, seat, from, sink),
        (_, Action::To { place }) => workers::go(game, seat, place, sink),
        (_, Action::Sail { from }) => ships::choose(game, from),
        (_, Action::SailTo { berth }) => ships::go(game, seat, berth, sink),
        (_, Action::Reward { colony, reward }) => {
            ships::take_reward(game, seat, colony, reward, sink);
        }
        (_, Action::Support { relief }) => ships::support(game, seat, relief, sink),
        (_, Action::Build { district }) => characters::build(game, seat, district, sink),
        (_, Action::Wood { source }) => wood::take_from(game, seat, source, sink),
        (Task::Debt(_), Action::Pay) => wood::settle_debt(game, seat, sink),
        (Task::Visit { building, .. }, Action::Pay) => {
            buildings::pay(game, seat, building, sink);
        }
        (Task::Visit { building, .. }, Action::Pirates) => {
            buildings::refuse(game, seat, building, sink);
        }
        (_, Action::Lady { building }) => favours::lady(game, seat, building, sink),
        (_, Action::Marker { building }) => {
            game.public.tasks.replace(Task::MarkerTo { seat, from: building });
        }
        (Task::MarkerTo { from, .. }, Action::MarkerTo { building }) => {
            favours::move_marker(game, seat, from, building, sink);
        }
        (_, Action::TurnUp { favour }) => favours::turn_up(game, seat, favour, sink),
        (_, Action::Honour) => maintenance::take_honour(game, seat, sink),
        (_, Action::Maintain { wood }) => maintenance::maintain(game, seat, wood, sink),
        (_, Action::Feed { bread }) => maintenance::feed(game, seat, bread, sink),
        (_, Action::Score { request }) => requests::choose(game, seat, request, sink),
        (_, Action::Spend { reis }) => requests::spend(game, seat, reis, sink),
        (Task::Honour(_), Action::Stop) => maintenance::decline_honour(game, seat, sink),
        (Task::Rewards(_), Action::Stop) => {
            game.public.notes.landed = [0; 3];
            game.public.tasks.pop();
        }
        (_, Action::Stop) => {
            game.public.tasks.pop();
        }
        (
            _,
            Action::Act | Action::Harvest | Action::Pay | Action::Pirates | Action::MarkerTo { .. },
        ) => {
            debug_assert!(false, "{action} does not answer {task:?}");
        }
    }
    flow::advance(game, sink);
}

/// Gives a player something and says so.
#[inline]
pub(crate) fn gain(
    game: &mut Game,
    seat: Seat,
    thing: Thing,
    amount: u8,
    sink: &mut impl Sink<Event>,
) {
    if amount > 0 {
        game.public.people[seat].things[thing.index()] += u16::from(amount);
        sink.emit(Event::Gained { seat, amount, thing });
    }
}

/// Takes something a player has, and says so.
#[inline]
pub(crate) fn lose(
    game: &mut Game,
    seat: Seat,
    thing: Thing,
    amount: u8,
    sink: &mut impl Sink<Event>,
) {
    if amount > 0 {
        game.public.people[seat].things[thing.index()] -= u16::from(amount);
        sink.emit(Event::Paid { seat, amount, thing });
    }
}

/// Books prestige points by their source.
#[inline]
pub(crate) fn book(
    game: &mut Game,
    seat: Seat,
    account: Account,
    points: i16,
    sink: &mut impl Sink<Event>,
) {
    if points != 0 {
        game.public.people[seat].points[account.index()] += points;
        sink.emit(Event::Points { seat, points, account });
    }
}

#[inline]
pub(crate) fn pirates_come(game: &mut Game, seat: Seat, pirates: u8, sink: &mut impl Sink<Event>) {
    if pirates > 0 {
        game.private[seat].pirates += pirates;
        sink.emit(Event::PiratesCame { seat, pirates });
    }
}

/// Discards up to so many pirates, as many as there are (MR16).
#[inline]
pub(crate) fn discard_pirates(game: &mut Game, seat: Seat, most: u8, sink: &mut impl Sink<Event>) {
    let pirates = game.private[seat].pirates.min(most);
    if pirates > 0 {
        game.private[seat].pirates -= pirates;
        sink.emit(Event::PiratesLeft { seat, pirates });
    }
}

/// The deciding player.
#[inline]
pub(crate) fn me<'a>(eyes: Eyes<'a>) -> &'a Person {
    &eyes.public.people[eyes.seat]
}
