//! What is to be done next, for fingerprints: from the bottom of the stack (done last) to the top.

use crate::names::{Berth, Building, Landing, Place, Route, Row, Space};
use crate::state::{Public, Task};
use kernel::game::Fact;
use kernel::{Seat, Token};
use std::fmt::Write;
use std::sync::LazyLock;

pub(super) fn facts(public: &Public, each: &mut dyn FnMut(&str, Fact)) {
    let mut name = String::with_capacity(32);
    for (depth, &task) in public.tasks.iter().enumerate() {
        parts(task, &mut |part, fact| {
            name.clear();
            // Writing to a string cannot fail.
            let _ = write!(name, "task.{}.{part}", depth + 1);
            each(&name, fact);
        });
    }
}

/// The kind of a task and what it carries.
fn parts(task: Task, each: &mut dyn FnMut(&str, Fact)) {
    let mut kind = |word| each("kind", Fact::Word(word));
    match task {
        Task::DealStarts => kind("deal-starts"),
        Task::DealRequests(row) => {
            kind("deal-requests");
            each("row", Fact::Word(row.word()));
        }
        Task::DealFavours(city) => {
            kind("deal-favours");
            each("city", Fact::Word(city.word()));
        }
        Task::DealRewardsA => kind("deal-rewards-a"),
        Task::DealRewardsB => kind("deal-rewards-b"),
        Task::SettleCity(seat) => of_seat("settle", seat, each),
        Task::PostGuards => kind("post-guards"),
        Task::Plant { seat, left } => counted("plant", seat, left, each),
        Task::Round => kind("round"),
        Task::DealCharacters => kind("deal-characters"),
        Task::RollPirateDice => kind("roll-pirate-dice"),
        Task::RollRow(row) => {
            kind("roll-row");
            each("row", Fact::Word(row.word()));
        }
        Task::ChooseRow(seat) => of_seat("choose-row", seat, each),
        Task::TakeRequest(seat) => of_seat("take-request", seat, each),
        Task::ChooseGuild(seat) => of_seat("choose-guild", seat, each),
        Task::CharacterPhase => kind("character-phase"),
        Task::NextTurn(after) => {
            kind("next-turn");
            each("after", Fact::Word(after.map_or("none", Row::word)));
        }
        Task::Turn(seat) => of_seat("turn", seat, each),
        Task::EndTurn(seat) => of_seat("end-turn", seat, each),
        Task::Character { seat, building } => at_building("character", seat, building, each),
        Task::HarvestAgain { seat, building } => {
            at_building("harvest-again", seat, building, each);
        }
        Task::Engineer { seat, building, left } => {
            at_building("engineer", seat, building, each);
            each("left", number(left));
        }
        Task::Move { seat, errand, left, moved } => {
            counted("move", seat, left, each);
            each("errand", Fact::Word(errand.word()));
            each("moved", Fact::Word(moved.map_or("none", place_word)));
        }
        Task::MoveTo { seat, errand, left, from } => {
            counted("move-to", seat, left, each);
            each("errand", Fact::Word(errand.word()));
            each("from", Fact::Word(place_word(from)));
        }
        Task::MayorIncome(seat) => of_seat("mayor-income", seat, each),
        Task::Sail { seat, left, moved } => {
            counted("sail", seat, left, each);
            each("moved", Fact::Word(moved.map_or("none", berth_word)));
        }
        Task::SailTo { seat, left, from } => {
            counted("sail-to", seat, left, each);
            each("from", Fact::Word(berth_word(from)));
        }
        Task::ShipIncome(seat) => of_seat("ship-income", seat, each),
        Task::Rewards(seat) => of_seat("rewards", seat, each),
        Task::Support(seat) => of_seat("support", seat, each),
        Task::GuildMaster(seat) => of_seat("guild-master", seat, each),
        Task::BuyWood { seat, left } => counted("buy-wood", seat, left, each),
        Task::TakeWood { seat, left } => counted("take-wood", seat, left, each),
        Task::Debt(seat) => of_seat("debt", seat, each),
        Task::BuildingPhase => kind("building-phase"),
        Task::Resolve(building) => {
            kind("resolve");
            each("building", Fact::Word(building.word()));
        }
        Task::RollBuilding(building) => {
            kind("roll-building");
            each("building", Fact::Word(building.word()));
        }
        Task::Visits { building, next } => {
            kind("visits");
            each("building", Fact::Word(building.word()));
            each("next", number(next));
        }
        Task::Visit { seat, building } => at_building("visit", seat, building, each),
        Task::Lady(seat) => of_seat("lady", seat, each),
        Task::Marker(seat) => of_seat("marker", seat, each),
        Task::MarkerTo { seat, from } => at_building("marker-to", seat, from, each),
        Task::TurnUp { seat, left } => counted("turn-up", seat, left, each),
        Task::ClearBuildings => kind("clear-buildings"),
        Task::Prepare(seat) => of_seat("prepare", seat, each),
        Task::Maintenance => kind("maintenance"),
        Task::Honour(seat) => of_seat("honour", seat, each),
        Task::Income => kind("income"),
        Task::Maintain(seat) => of_seat("maintain", seat, each),
        Task::Feed(seat) => of_seat("feed", seat, each),
        Task::RequestPhase => kind("request-phase"),
        Task::Score { seat, left } => counted("score", seat, left, each),
        Task::Spend(seat) => of_seat("spend", seat, each),
        Task::Finish => kind("finish"),
    }
}

fn number(amount: u8) -> Fact {
    Fact::Number(amount.into())
}

fn of_seat(kind: &'static str, seat: Seat, each: &mut dyn FnMut(&str, Fact)) {
    each("kind", Fact::Word(kind));
    each("seat", Fact::Seat(seat));
}

fn counted(kind: &'static str, seat: Seat, left: u8, each: &mut dyn FnMut(&str, Fact)) {
    of_seat(kind, seat, each);
    each("left", number(left));
}

fn at_building(
    kind: &'static str,
    seat: Seat,
    building: Building,
    each: &mut dyn FnMut(&str, Fact),
) {
    of_seat(kind, seat, each);
    each("building", Fact::Word(building.word()));
}

/// The notation of numbered places, spelled once.
fn spelled<T: Token>(all: impl Iterator<Item = T>) -> Vec<String> {
    all.map(|token| {
        let mut text = String::new();
        let _ = token.write(&mut text);
        text
    })
    .collect()
}

fn place_word(place: Place) -> &'static str {
    static SPACES: LazyLock<Vec<String>> = LazyLock::new(|| spelled(Space::all()));
    match place {
        Place::Reserve => "reserve",
        Place::Guard => "guard",
        Place::Forest => "forest",
        Place::Field(field) => field.word(),
        Place::Colony(colony) => colony.word(),
        Place::Space(space) => &SPACES[space.index()],
    }
}

fn berth_word(berth: Berth) -> &'static str {
    static LANDINGS: LazyLock<Vec<String>> = LazyLock::new(|| spelled(Landing::all()));
    static ROUTES: LazyLock<Vec<String>> = LazyLock::new(|| spelled(Route::all()));
    match berth {
        Berth::Reserve => "reserve",
        Berth::Landing(landing) => &LANDINGS[landing.index()],
        Berth::Route(route) => &ROUTES[route.index()],
    }
}
