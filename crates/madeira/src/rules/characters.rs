//! M4: phase B, character actions.

use super::{Eyes, Game, Verdict, book, favours, gain, lose, me, ships, wood, workers};
use crate::Madeira;
use crate::names::{
    Account, Building, Character, City, Die, District, Errand, Face, Field, PassGain, Place, Rank,
    Thing,
};
use crate::state::{Public, Task, bits, city_mask, district_mask};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// The character on a building; the printed harvester on the one that stays empty.
#[inline]
pub(crate) fn character_on(public: &Public, building: Building) -> Character {
    public.characters[building.index()].unwrap_or(Character::Harvester)
}

pub(crate) fn turn_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let person = me(eyes);
    let mut dice = |die, counts: [u8; 6]| {
        for (i, _) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            let face = Face(i as u8 + 1);
            for &building in Building::ALL {
                let verdict = check_place(eyes, die, face, building);
                out.candidate(Action::PlaceDie { die, face, building }, verdict);
            }
        }
    };
    dice(Die::Guild, person.dice);
    if C::GREYED || person.guard > 0 {
        dice(Die::Pirate, eyes.public.guard_dice);
    }
    favours::candidates(eyes, out);
    for &rank in &Rank::ALL[..eyes.public.seats()] {
        let row = &eyes.public.printed.ranks[eyes.public.table()][rank.index()];
        for &gain in PassGain::ALL {
            if row.gains[gain.index()] {
                out.candidate(Action::Pass { rank, gain }, check_pass(eyes, rank, gain));
            }
        }
    }
}

/// M4.4.
fn bread_for(public: &Public, face: Face, building: Building) -> u8 {
    public.region(building).saturating_sub(face.0)
}

#[inline]
pub(crate) fn check_place(eyes: Eyes<'_>, die: Die, face: Face, building: Building) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let slot = usize::from(face.0).wrapping_sub(1);
    let there = match die {
        Die::Guild => &person.dice,
        Die::Pirate => &public.guard_dice,
    };
    if there.get(slot).is_none_or(|count| *count == 0) {
        return Err(Refusal::DieNotThere { die, face });
    }
    if die == Die::Pirate {
        if person.guard == 0 {
            return Err(Refusal::NoGuardForPirateDie);
        }
        if public.pirate_die[building.index()] > 0 {
            return Err(Refusal::PirateDieThere { character: character_on(public, building) });
        }
    }
    if public.dice_on(building) >= public.players {
        let character = character_on(public, building);
        return Err(Refusal::CharacterFull { character, dice: public.players });
    }
    let needs = bread_for(public, face, building);
    let has = person.has(Thing::Bread);
    if has < u16::from(needs) {
        return Err(Refusal::BreadMissing { needs, has: has as u8 });
    }
    Ok(())
}

pub(crate) fn place(
    game: &mut Game,
    seat: Seat,
    die: Die,
    face: Face,
    building: Building,
    sink: &mut impl Sink<Event>,
) {
    let slot = usize::from(face.0) - 1;
    let here = building.index();
    let character = character_on(&game.public, building);
    sink.emit(Event::DiePlaced { seat, die, face, character, building });
    let bread = bread_for(&game.public, face, building);
    lose(game, seat, Thing::Bread, bread, sink);
    match die {
        Die::Guild => {
            let person = &mut game.public.people[seat];
            person.dice[slot] -= 1;
            person.markers[here] += 1;
            if let Some(free) = game.public.guild_dice[here].iter_mut().find(|face| **face == 0) {
                *free = face.0;
            }
        }
        Die::Pirate => {
            game.public.guard_dice[slot] -= 1;
            game.public.pirate_die[here] = face.0;
            let person = &mut game.public.people[seat];
            workers::shift(person, Place::Guard, false);
            workers::shift(person, Place::Reserve, true);
            sink.emit(Event::WorkerMoved { seat, from: Place::Guard, to: Place::Reserve });
        }
    }
    game.public.tasks.replace(Task::Character { seat, building });
}

pub(crate) fn check_pass(eyes: Eyes<'_>, rank: Rank, gain: PassGain) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    if rank.index() >= public.seats() {
        return Err(Refusal::NotInThisGame);
    }
    if public.ranks[rank.index()].is_some() {
        return Err(Refusal::RankTaken { rank });
    }
    if !public.printed.ranks[public.table()][rank.index()].gains[gain.index()] {
        return Err(Refusal::RankGainMissing { rank, gain });
    }
    let works = match gain {
        // MR11: the prestige comes even if nobody can move.
        PassGain::Reis | PassGain::City => true,
        PassGain::Guard => workers::possible(public, person, Errand::Guard),
        PassGain::Ship => ships::possible(public, person),
    };
    if works { Ok(()) } else { Err(Refusal::NothingToDo) }
}

/// M4.7.
pub(crate) fn pass(
    game: &mut Game,
    seat: Seat,
    rank: Rank,
    gained: PassGain,
    sink: &mut impl Sink<Event>,
) {
    sink.emit(Event::Passed { seat, rank });
    game.public.ranks[rank.index()] = Some(seat);
    let person = &mut game.public.people[seat];
    person.rank = Some(rank);
    person.dice = [0; 6];
    game.public.tasks.pop();
    match gained {
        PassGain::Reis => {
            let reis = game.public.printed.ranks[game.public.table()][rank.index()].reis;
            gain(game, seat, Thing::Reis, reis, sink);
        }
        PassGain::City => {
            let points = game.public.printed.rank_city_points;
            book(game, seat, Account::City, i16::from(points), sink);
            game.public.tasks.push(Task::Move { seat, errand: Errand::City, left: 1, moved: None });
        }
        PassGain::Guard => {
            game.public.tasks.push(Task::Move {
                seat,
                errand: Errand::Guard,
                left: 1,
                moved: None,
            });
        }
        PassGain::Ship => set_sail(game, seat, 1),
    }
}

/// Up to so many ships, then their income and rewards (M4.13).
pub(crate) fn set_sail(game: &mut Game, seat: Seat, ships: u8) {
    game.public.tasks.push(Task::ShipIncome(seat));
    game.public.tasks.push(Task::Sail { seat, left: ships, moved: None });
}

pub(crate) fn character_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    building: Building,
    out: &mut C,
) {
    out.candidate(Action::Act, check_act(eyes, building));
    out.candidate(Action::Harvest, check_harvest(eyes, building));
    out.candidate(Action::Stop, Ok(()));
}

pub(crate) fn check_act(eyes: Eyes<'_>, building: Building) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    let works = match character_on(public, building) {
        Character::Administrator => workers::possible(public, person, Errand::Plantation),
        Character::GuildMaster => {
            return cheapest_district(public)
                .ok_or(Refusal::NothingToDo)
                .and_then(|district| check_build(eyes, district));
        }
        Character::Commander => ships::possible(public, person),
        Character::Mayor => person.city != 0 || workers::possible(public, person, Errand::Mayor),
        Character::Harvester => return Err(Refusal::HarvesterOnlyHarvests),
    };
    if works { Ok(()) } else { Err(Refusal::NothingToDo) }
}

pub(crate) fn act(game: &mut Game, seat: Seat, building: Building) {
    let tasks = &mut game.public.tasks;
    tasks.pop();
    let errand = |errand| Task::Move { seat, errand, left: 2, moved: None };
    match character_on(&game.public, building) {
        Character::Administrator => game.public.tasks.push(errand(Errand::Plantation)),
        Character::GuildMaster => game.public.tasks.push(Task::GuildMaster(seat)),
        Character::Commander => set_sail(game, seat, 2),
        Character::Mayor => {
            game.public.tasks.push(Task::MayorIncome(seat));
            game.public.tasks.push(errand(Errand::Mayor));
        }
        Character::Harvester => {}
    }
}

pub(crate) fn check_harvest(eyes: Eyes<'_>, building: Building) -> Verdict {
    let region = eyes.public.region(building);
    if me(eyes).fields_in(region) == 0 {
        return Err(Refusal::NothingToHarvest { region });
    }
    Ok(())
}

/// M4.10.
pub(crate) fn harvest(
    game: &mut Game,
    seat: Seat,
    building: Building,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    let region = game.public.region(building);
    for field in bits(u64::from(game.public.people[seat].fields_in(region))) {
        harvest_field(game, seat, Field(field), sink);
    }
    let left = game.public.notes.engineer;
    if left > 0 {
        game.public.tasks.push(Task::Engineer { seat, building, left });
    }
    if character_on(&game.public, building) == Character::Harvester {
        game.public.tasks.push(Task::HarvestAgain { seat, building });
    }
}

pub(crate) fn harvest_field(
    game: &mut Game,
    seat: Seat,
    field: Field,
    sink: &mut impl Sink<Event>,
) {
    let wood = &mut game.public.wood[field.index()];
    let thing = if *wood > 0 {
        *wood -= 1;
        Thing::Wood
    } else {
        game.public.crops[field.index()].into()
    };
    game.public.people[seat].things[thing.index()] += 1;
    sink.emit(Event::Harvested { seat, field, thing });
}

pub(crate) fn again_candidates<C: Candidates<Madeira>>(
    eyes: Eyes<'_>,
    building: Building,
    compulsory: bool,
    out: &mut C,
) {
    let region = eyes.public.region(building);
    for field in bits(u64::from(me(eyes).fields_in(region))) {
        out.candidate(Action::Again { field: Field(field) }, Ok(()));
    }
    if compulsory {
        if C::GREYED {
            out.candidate(Action::Stop, Err(Refusal::HarvestCompulsory));
        }
    } else {
        out.candidate(Action::Stop, Ok(()));
    }
}

pub(crate) fn check_again(eyes: Eyes<'_>, building: Building, field: Field) -> Verdict {
    let region = eyes.public.region(building);
    if me(eyes).fields_in(region) & field.bit() == 0 {
        return Err(Refusal::FieldNotHarvested { field });
    }
    Ok(())
}

pub(crate) fn again(game: &mut Game, seat: Seat, field: Field, sink: &mut impl Sink<Event>) {
    match game.public.tasks.pop() {
        Some(Task::Engineer { building, left, .. }) if left > 1 => {
            game.public.tasks.push(Task::Engineer { seat, building, left: left - 1 });
        }
        _ => {}
    }
    harvest_field(game, seat, field, sink);
}

fn wood_for(public: &Public, district: District) -> u8 {
    public.printed.cities[district.city().index()].wood[district.column()]
}

fn cheapest_district(public: &Public) -> Option<District> {
    District::all()
        .filter(|district| public.favours[district.index()].is_some())
        .min_by_key(|district| wood_for(public, *district))
}

pub(crate) fn build_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for district in District::all() {
        if eyes.public.favours[district.index()].is_some() {
            out.candidate(Action::Build { district }, check_build(eyes, district));
        }
    }
    out.candidate(Action::Stop, Ok(()));
}

pub(crate) fn check_build(eyes: Eyes<'_>, district: District) -> Verdict {
    if eyes.public.favours[district.index()].is_none() {
        return Err(Refusal::DistrictAlreadyBuilt { district });
    }
    wood::check_pay(eyes.public, me(eyes), wood_for(eyes.public, district))
}

/// M4.12.
pub(crate) fn build(game: &mut Game, seat: Seat, district: District, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let Some(favour) = game.public.favours[district.index()].take() else { return };
    game.public.built |= district_mask(district);
    game.public.people[seat].favours |= 1 << favour.index();
    sink.emit(Event::FavourTaken { seat, favour, district });
    let wood = wood_for(&game.public, district);
    wood::pay(game, seat, wood, sink);
}

/// M4.14, after the moves.
pub(crate) fn mayor_income(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let [per_worker, per_citizen] = game.public.printed.mayor_income;
    // All wood is taken at once: what one city gives is gone for the next.
    let mut wood = 0;
    for &city in City::ALL {
        let workers = game.public.people[seat].in_city(city);
        if workers == 0 {
            continue;
        }
        let citizens = (game.public.citizens & city_mask(city)).count_ones() as u8;
        let amount = per_worker * workers + per_citizen * citizens;
        match game.public.printed.cities[city.index()].income {
            Thing::Wood => wood += amount,
            thing => gain(game, seat, thing, amount, sink),
        }
    }
    wood::take(game, seat, wood);
}
