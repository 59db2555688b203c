//! The sequence of play: everything that happens without a decision.
//!
//! Tasks are pushed last to first, so each function here reads from the bottom up.

use super::{
    Game, buildings, chance, characters, decision, end, favours, maintenance, preparation,
    requests, setup, ships, windmill, wood, workers,
};
use crate::names::{Building, Phase, Row};
use crate::state::{Notes, Public, Task};
use crate::vocabulary::Event;
use kernel::{Dealt, Seat, Sink};

/// Runs until somebody must decide, something must be drawn, or the game is over.
pub(crate) fn advance(game: &mut Game, sink: &mut impl Sink<Event>) {
    while let Some(task) = game.public.tasks.top() {
        if chance::awaited(&game.public, task).is_some() {
            return;
        }
        if decision(&game.public, task).is_some() {
            if !force(game, task, sink) {
                return;
            }
        } else {
            game.public.tasks.pop();
            run(game, task, sink);
        }
    }
}

/// Does a decision that leaves no choice. Says whether it did.
fn force(game: &mut Game, task: Task, sink: &mut impl Sink<Event>) -> bool {
    match task {
        Task::ChooseRow(seat) => {
            let Some(row) = preparation::only_row(&game.public) else { return false };
            preparation::choose_row(game, seat, row, sink);
        }
        Task::TakeRequest(seat) => {
            let Some(request) = preparation::only_request(&game.public, seat) else { return false };
            preparation::take_request(game, seat, request, sink);
        }
        Task::ChooseGuild(seat) => match preparation::guilds_to_turn(&game.public, seat) {
            [None, None] => {
                game.public.tasks.pop();
            }
            [Some(guild), None] | [None, Some(guild)] => {
                preparation::choose_guild(game, seat, guild, sink);
            }
            [Some(_), Some(_)] => return false,
        },
        Task::HarvestAgain { seat, building } => {
            let region = game.public.region(building);
            let fields = game.public.people[seat].fields_in(region);
            if fields.count_ones() != 1 {
                return false;
            }
            let field = crate::names::Field(fields.trailing_zeros() as u8);
            characters::again(game, seat, field, sink);
        }
        Task::Move { seat, errand, moved, .. } => {
            let person = &game.public.people[seat];
            // A first piece that moved is not moved again (MR1).
            let possible = workers::possible(&game.public, person, errand)
                && (moved.is_none() || workers::another(&game.public, person, errand, moved));
            if possible {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::Sail { seat, moved, .. } => {
            if ships::worth_asking(game.sight(seat), moved) {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::TurnUp { seat, .. } => {
            if game.public.people[seat].down() != 0 {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::BuyWood { seat, left } | Task::TakeWood { seat, left } => {
            let Some(source) = wood::only_source(&game.public, seat, left) else { return false };
            wood::take_from(game, seat, source, sink);
        }
        Task::Debt(seat) => {
            if !wood::debt_is_forced(game.sight(seat)) {
                return false;
            }
            wood::settle_debt(game, seat, sink);
        }
        Task::Visit { seat, building } => {
            let eyes = game.sight(seat);
            if buildings::check_pay(eyes, building).is_ok()
                || windmill::usable(eyes)
                || favours::any(eyes)
            {
                return false;
            }
            buildings::refuse(game, seat, building, sink);
        }
        Task::Prepare(seat) => {
            if windmill::usable(game.sight(seat)) {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::Maintain(seat) => {
            if maintenance::check_maintain(game.sight(seat), 1).is_ok() {
                return false;
            }
            maintenance::maintain(game, seat, 0, sink);
        }
        Task::Feed(seat) => {
            if maintenance::food_is_asked(game.sight(seat)) {
                return false;
            }
            maintenance::feed(game, seat, 0, sink);
        }
        Task::Score { seat, left } => {
            let Some(request) = requests::only_request(&game.public, seat, left) else {
                return false;
            };
            requests::choose(game, seat, request, sink);
        }
        _ => return false,
    }
    true
}

/// Runs a task that is no decision.
pub(crate) fn run(game: &mut Game, task: Task, sink: &mut impl Sink<Event>) {
    match task {
        Task::PostGuards => setup::post_guards(game, sink),
        Task::Round => round(game, sink),
        Task::CharacterPhase => {
            enter(game, Phase::Characters, sink);
            game.public.tasks.push(Task::NextTurn(None));
        }
        Task::NextTurn(after) => next_turn(game, after, sink),
        Task::EndTurn(seat) => end_turn(game, seat),
        Task::MayorIncome(seat) => characters::mayor_income(game, seat, sink),
        Task::ShipIncome(seat) => {
            if game.public.notes.landed != [0; 3] {
                game.public.tasks.push(Task::Rewards(seat));
            }
            ships::income(game, seat, sink);
        }
        Task::BuildingPhase => {
            enter(game, Phase::Buildings, sink);
            for seat in game.public.in_order().rev() {
                game.public.tasks.push(Task::Prepare(seat));
            }
            game.public.tasks.push(Task::ClearBuildings);
            for &building in Building::ALL.iter().rev() {
                game.public.tasks.push(Task::Resolve(building));
            }
        }
        Task::Resolve(building) => resolve(game, building),
        Task::Visits { building, next } => visits(game, building, next, sink),
        Task::ClearBuildings => clear_buildings(&mut game.public),
        Task::Maintenance => maintain(game, sink),
        Task::Income => maintenance::income(game, sink),
        Task::RequestPhase => request_phase(game, sink),
        Task::Finish => end::finish(game, sink),
        other => debug_assert!(false, "{other:?} does not run by itself"),
    }
}

fn enter(game: &mut Game, phase: Phase, sink: &mut impl Sink<Event>) {
    game.public.phase = phase;
    sink.emit(Event::Phase { phase });
}

/// M2, M3: a new round, or the end.
fn round(game: &mut Game, sink: &mut impl Sink<Event>) {
    if game.public.round == requests::LAST_ROUND {
        game.public.tasks.push(Task::Finish);
        return;
    }
    game.public.round += 1;
    sink.emit(Event::Round { round: game.public.round });
    enter(game, Phase::Preparation, sink);
    game.public.row_taken = [None; 4];
    for seat in game.public.in_order() {
        let person = &mut game.public.people[seat];
        person.row = None;
        person.scored = [0; 5];
    }
    push_round(&mut game.public);
}

/// All that belongs to a round.
pub(crate) fn push_round(public: &mut Public) {
    for task in [
        Task::Round,
        Task::RequestPhase,
        Task::Maintenance,
        Task::BuildingPhase,
        Task::CharacterPhase,
    ] {
        public.tasks.push(task);
    }
    for seat in public.in_order().rev() {
        public.tasks.push(Task::ChooseRow(seat));
    }
    for &row in Row::ALL[..public.seats()].iter().rev() {
        public.tasks.push(Task::RollRow(row));
    }
    public.tasks.push(Task::RollPirateDice);
    public.tasks.push(Task::DealCharacters);
}

/// M4: the next player in the order of rows who has not passed; when all have, the new order.
fn next_turn(game: &mut Game, after: Option<Row>, sink: &mut impl Sink<Event>) {
    let players = game.public.seats();
    let start = after.map_or(0, |row| row.index() + 1);
    let next = (0..players).map(|i| Row::ALL[(start + i) % players]).find_map(|row| {
        let seat = game.public.row_taken[row.index()]?;
        game.public.people[seat].rank.is_none().then_some((row, seat))
    });
    if let Some((row, seat)) = next {
        game.public.notes = Notes::default();
        game.public.tasks.push(Task::NextTurn(Some(row)));
        game.public.tasks.push(Task::EndTurn(seat));
        game.public.tasks.push(Task::Turn(seat));
        return;
    }
    // M4.7: the new order.
    for place in 0..players {
        if let Some(seat) = game.public.ranks[place].take() {
            game.public.order[place] = seat;
            game.public.people[seat].rank = None;
        }
    }
    sink.emit(Event::Order { seats: Dealt::new(game.public.in_order()) });
}

/// M4.15: what was bought in the turn is paid.
fn end_turn(game: &mut Game, seat: Seat) {
    if game.public.notes.bought > 0 {
        game.public.tasks.push(Task::Debt(seat));
    }
}

/// M5, MR5: a building is resolved if it holds a marker when its number comes up.
fn resolve(game: &mut Game, building: Building) {
    let here = building.index();
    if game.public.in_order().any(|seat| game.public.people[seat].markers[here] > 0) {
        game.public.tasks.push(Task::Visits { building, next: 0 });
        if game.public.dice_on(building) > 0 {
            game.public.tasks.push(Task::RollBuilding(building));
        }
    }
}

fn visits(game: &mut Game, building: Building, next: u8, sink: &mut impl Sink<Event>) {
    if next == 0 {
        let cost = game.public.building_cost(building);
        let pirates = game.public.building_pirates(building);
        sink.emit(Event::BuildingCost { building, cost, pirates });
    }
    let Some(seat) = game.public.in_order().nth(usize::from(next)) else { return };
    game.public.tasks.push(Task::Visits { building, next: next + 1 });
    if game.public.people[seat].markers[building.index()] > 0 {
        game.public.notes = Notes::default();
        game.public.tasks.push(Task::EndTurn(seat));
        game.public.tasks.push(Task::Visit { seat, building });
    }
}

/// M5.11.
fn clear_buildings(public: &mut Public) {
    for seat in public.in_order() {
        public.people[seat].markers = [0; 5];
    }
    public.characters = [None; 5];
    public.guild_dice = [[0; 4]; 5];
    public.pirate_die = [0; 5];
    public.guard_dice = [0; 6];
    public.notes = Notes::default();
}

/// M8.1–M8.4.
fn maintain(game: &mut Game, sink: &mut impl Sink<Event>) {
    enter(game, Phase::Maintenance, sink);
    for seat in game.public.in_order().rev() {
        game.public.tasks.push(Task::Feed(seat));
    }
    for seat in game.public.in_order().rev() {
        if game.public.people[seat].ships_out() > 0 {
            game.public.tasks.push(Task::Maintain(seat));
        }
    }
    game.public.tasks.push(Task::Income);
    match maintenance::most_on_guard(&game.public) {
        Ok(Some(seat)) => game.public.tasks.push(Task::Honour(seat)),
        Ok(None) => {}
        Err(()) => sink.emit(Event::HonourTied),
    }
}

/// M8.5, M8.6.
fn request_phase(game: &mut Game, sink: &mut impl Sink<Event>) {
    enter(game, Phase::Requests, sink);
    let left = requests::due(game.public.round);
    if left == 0 {
        requests::convert_fields(game, sink);
        return;
    }
    for seat in game.public.in_order().rev() {
        game.public.tasks.push(Task::Score { seat, left });
    }
}
