//! M1: set-up.

use super::{Eyes, Game, Verdict, gain, me, workers};
use crate::Madeira;
use crate::names::District;
use crate::names::{City, Field, Good, Phase, Place, Request, Row, Space, Thing};
use crate::state::{
    FOREST, Notes, Person, Printed, Private, Public, Task, bits, district_mask, space_bit,
};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{BySeat, Candidates, Dealt, Seat, Setup, Sink, Stack, State};

pub(crate) fn start(setup: &Setup<Madeira>) -> Game {
    let printed = Printed(setup.components);
    let players = setup.players();
    let mut public = Public {
        printed,
        players: players as u8,
        round: 0,
        phase: Phase::Setup,
        order: std::array::from_fn(Seat::new),
        people: BySeat([Person::default(); 4]),
        row_dice: [[0; 3]; 4],
        row_taken: [None; 4],
        row_requests: [[0; Request::COUNT]; 4],
        ranks: [None; 4],
        guard_dice: [0; 6],
        characters: [None; 5],
        guild_dice: [[0; 4]; 5],
        pirate_die: [0; 5],
        favours: [None; District::COUNT],
        built: 0,
        citizens: 0,
        rewards: [[None; 2]; 3],
        wood: [0; Field::COUNT],
        crops: [Good::Wheat; Field::COUNT],
        notes: Notes::default(),
        revealed: None,
        tasks: Stack::new(),
    };
    let table = public.table();
    for field in Field::all() {
        public.wood[field.index()] = printed.fields[field.index()].wood[table];
        public.crops[field.index()] = printed.fields[field.index()].crop;
    }
    for district in District::all() {
        if district.column() < usize::from(printed.districts_built) {
            public.built |= district_mask(district);
        }
    }
    // M1.7: the rightmost space of the last built district.
    for &city in City::ALL {
        let rightmost = Space::of(city, printed.districts_built * 2).expect("a built district");
        public.citizens |= space_bit(rightmost);
    }
    for seat in Seat::all(players) {
        let person = &mut public.people[seat];
        person.reserve = printed.start.workers;
        person.ships = printed.start.ships;
        person.mill = printed.windmill.start;
        person.things = printed.start.things.map(u16::from);
    }
    // Last to first.
    public.tasks.push(Task::Round);
    public.tasks.push(Task::DealRewardsB);
    public.tasks.push(Task::DealRewardsA);
    for &city in City::ALL.iter().rev() {
        public.tasks.push(Task::DealFavours(city));
    }
    for &row in Row::ALL[..players].iter().rev() {
        public.tasks.push(Task::DealRequests(row));
    }
    public.tasks.push(Task::DealStarts);
    State { public, private: BySeat([Private::default(); 4]), secret: () }
}

/// M1.3, M1.4: the order, and the réis that go with it.
pub(crate) fn deal_starts(
    game: &mut Game,
    requests: Dealt<Request, 4>,
    sink: &mut impl Sink<Event>,
) {
    let players = game.public.seats();
    let crowns = |request: Request| {
        let rows = &game.public.printed.starts;
        rows.iter().find(|row| row.request == request).map_or(0, |row| row.crowns)
    };
    let mut first = (0, Seat::new(0));
    for (seat, request) in Seat::all(players).zip(requests.iter()) {
        if crowns(request) > first.0 {
            first = (crowns(request), seat);
        }
    }
    for (seat, request) in Seat::all(players).zip(requests.iter()) {
        game.public.people[seat].requests[request.index()] += 1;
        sink.emit(Event::StartRequest { seat, request });
    }
    let mut seat = first.1;
    for place in 0..players {
        game.public.order[place] = seat;
        seat = seat.next(players);
    }
    sink.emit(Event::Order { seats: Dealt::new(game.public.in_order()) });
    for (place, seat) in game.public.in_order().enumerate() {
        let reis = game.public.printed.start.order_reis[place];
        gain(game, seat, Thing::Reis, reis, sink);
    }
}

/// M1.8–M1.12, once everything is dealt.
pub(crate) fn place_workers(game: &mut Game) {
    // Pushed last to first, and the players place in reverse turn order.
    for seat in game.public.in_order() {
        game.public.tasks.push(Task::Plant { seat, left: 2 });
    }
    game.public.tasks.push(Task::PostGuards);
    for seat in game.public.in_order() {
        game.public.tasks.push(Task::SettleCity(seat));
    }
}

pub(crate) fn settle_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for space in bits(eyes.public.built) {
        let space = Space(space);
        out.candidate(Action::Settle { space }, check_settle(eyes, space));
    }
}

pub(crate) fn check_settle(eyes: Eyes<'_>, space: Space) -> Verdict {
    if eyes.public.built & space_bit(space) == 0 {
        return Err(Refusal::DistrictNotBuilt { district: space.district() });
    }
    if eyes.public.empty_spaces() & space_bit(space) == 0 {
        return Err(Refusal::SpaceOccupied { space });
    }
    Ok(())
}

pub(crate) fn settle(game: &mut Game, seat: Seat, space: Space, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let person = &mut game.public.people[seat];
    person.reserve -= 1;
    person.city |= space_bit(space);
    sink.emit(Event::Settled { seat, space });
}

/// M1.9.
pub(crate) fn post_guards(game: &mut Game, sink: &mut impl Sink<Event>) {
    let workers = game.public.printed.start.guard;
    for seat in game.public.in_order() {
        let person = &mut game.public.people[seat];
        person.reserve -= workers;
        person.guard += workers;
        sink.emit(Event::Posted { seat, workers });
    }
}

pub(crate) fn plant_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let mut offer = |place| out.candidate(Action::Plant { place }, check_plant(eyes, place));
    offer(Place::Forest);
    for field in Field::all() {
        offer(Place::Field(field));
    }
}

/// M1.12.
pub(crate) fn check_plant(eyes: Eyes<'_>, place: Place) -> Verdict {
    let (bit, region) = match place {
        Place::Forest => (FOREST, FOREST),
        Place::Field(field) => (field.bit(), Field::REGION_MASK[usize::from(field.region()) - 1]),
        Place::Reserve | Place::Guard | Place::Colony(_) | Place::Space(_) => {
            return Err(Refusal::NotAPlantation);
        }
    };
    let people = &eyes.public.people.0;
    if people.iter().any(|person| person.fields & bit != 0) {
        return Err(Refusal::PlantationOccupied { place });
    }
    if me(eyes).fields & region != 0 {
        let region = if let Place::Field(field) = place { field.region() } else { 0 };
        return Err(Refusal::RegionUsed { region });
    }
    Ok(())
}

pub(crate) fn plant(game: &mut Game, seat: Seat, place: Place, sink: &mut impl Sink<Event>) {
    let Some(Task::Plant { left, .. }) = game.public.tasks.pop() else { return };
    if left > 1 {
        game.public.tasks.push(Task::Plant { seat, left: left - 1 });
    }
    let person = &mut game.public.people[seat];
    person.reserve -= 1;
    workers::shift(person, place, true);
    sink.emit(Event::Planted { seat, place });
}
