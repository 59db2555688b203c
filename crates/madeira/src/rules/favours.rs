//! M2.2, M7: guild favours.

use super::{
    Eyes, Game, Verdict, buildings, characters, discard_pirates, gain, lose, me, ships, windmill,
    wood,
};
use crate::Madeira;
use crate::names::{Building, Errand, Favour, Phase, Thing};
use crate::state::{Task, bits};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

fn favour(index: u8) -> Favour {
    Favour::ALL[usize::from(index)]
}

pub(crate) fn candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let person = me(eyes);
    let listed = match (C::GREYED, eyes.public.notes.favour_used) {
        (true, _) => person.favours,
        (false, true) => 0,
        (false, false) => person.up,
    };
    for index in bits(u64::from(listed)) {
        let favour = favour(index);
        out.candidate(Action::Favour { favour }, check(eyes, favour));
    }
}

pub(crate) fn check(eyes: Eyes<'_>, favour: Favour) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    if !person.owns(favour) {
        return Err(Refusal::FavourNotOwned { favour });
    }
    if !person.is_up(favour) {
        return Err(Refusal::FavourFaceDown { favour });
    }
    if public.notes.favour_used {
        return Err(Refusal::FavourSpentThisTurn);
    }
    let phase = |phase| {
        if public.phase == phase { Ok(true) } else { Err(Refusal::FavourWrongPhase { favour }) }
    };
    let works = match favour {
        Favour::Engineer => phase(Phase::Characters)?,
        Favour::Lord | Favour::Diplomat => phase(Phase::Buildings)?,
        Favour::Monk => wood::sources(public, person) != 0,
        Favour::Navigator => ships::possible(public, person),
        Favour::Policeman => eyes.own.pirates >= 2,
        Favour::Bishop => person.markers.iter().any(|markers| *markers > 0),
        Favour::Lady => {
            let needs = public.printed.favours.lady_reis;
            let has = person.has(Thing::Reis);
            if has < u16::from(needs) {
                return Err(Refusal::LadyReisMissing { needs, has });
            }
            Building::ALL.iter().any(|&building| check_lady(eyes, building).is_ok())
        }
        Favour::Patron | Favour::Treasurer | Favour::Miller | Favour::Explorer => true,
    };
    if works { Ok(()) } else { Err(Refusal::FavourWithoutEffect { favour }) }
}

/// MR4: face down first, then the effect.
pub(crate) fn use_favour(game: &mut Game, seat: Seat, favour: Favour, sink: &mut impl Sink<Event>) {
    game.public.notes.favour_used = true;
    game.public.people[seat].up &= !(1 << favour.index());
    sink.emit(Event::FavourUsed { seat, favour });
    let figures = game.public.printed.favours;
    match favour {
        Favour::Monk => wood::take(game, seat, figures.monk_wood),
        Favour::Treasurer => gain(game, seat, Thing::Reis, figures.treasurer_reis, sink),
        Favour::Miller => windmill::rise(game, seat, sink),
        Favour::Navigator => characters::set_sail(game, seat, 1),
        Favour::Patron => gain(game, seat, Thing::Bread, figures.patron_bread, sink),
        Favour::Policeman => {
            let half = game.private[seat].pirates / 2;
            discard_pirates(game, seat, half, sink);
        }
        Favour::Bishop => game.public.tasks.push(Task::Marker(seat)),
        Favour::Engineer => game.public.notes.engineer = figures.engineer_harvests,
        Favour::Lord => game.public.notes.lord = true,
        Favour::Diplomat => game.public.notes.diplomat = true,
        Favour::Lady => game.public.tasks.push(Task::Lady(seat)),
        Favour::Explorer => game.public.tasks.push(Task::Move {
            seat,
            errand: Errand::Explorer,
            left: 1,
            moved: None,
        }),
    }
}

pub(crate) fn lady_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &building in Building::ALL {
        out.candidate(Action::Lady { building }, check_lady(eyes, building));
    }
}

/// MR6.
pub(crate) fn check_lady(eyes: Eyes<'_>, building: Building) -> Verdict {
    let region = eyes.public.region(building);
    if me(eyes).workers_in(region) == 0 {
        return Err(Refusal::NoWorkerInRegion { region });
    }
    let needs = eyes.public.printed.favours.lady_reis;
    let has = me(eyes).has(Thing::Reis);
    if has < u16::from(needs) {
        return Err(Refusal::LadyReisMissing { needs, has });
    }
    Ok(())
}

pub(crate) fn lady(game: &mut Game, seat: Seat, building: Building, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let reis = game.public.printed.favours.lady_reis;
    lose(game, seat, Thing::Reis, reis, sink);
    let workers = game.public.people[seat].workers_in(game.public.region(building));
    buildings::act(game, seat, building, workers, sink);
}

pub(crate) fn marker_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &building in Building::ALL {
        out.candidate(Action::Marker { building }, check_marker(eyes, building));
    }
}

pub(crate) fn check_marker(eyes: Eyes<'_>, building: Building) -> Verdict {
    if me(eyes).markers[building.index()] == 0 {
        return Err(Refusal::MarkerNotThere { building });
    }
    Ok(())
}

pub(crate) fn marker_to_candidates<C: Candidates<Madeira>>(
    _eyes: Eyes<'_>,
    from: Building,
    out: &mut C,
) {
    for &building in Building::ALL {
        out.candidate(Action::MarkerTo { building }, check_marker_to(from, building));
    }
}

pub(crate) fn check_marker_to(from: Building, building: Building) -> Verdict {
    if from == building {
        return Err(Refusal::MarkerAlreadyThere { building });
    }
    Ok(())
}

pub(crate) fn move_marker(
    game: &mut Game,
    seat: Seat,
    from: Building,
    to: Building,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    let markers = &mut game.public.people[seat].markers;
    markers[from.index()] -= 1;
    markers[to.index()] += 1;
    sink.emit(Event::MarkerMoved { seat, from, to });
    // MR5: with no marker left at the building being resolved there is nothing to do there.
    if let Some(Task::Visit { building, .. }) = game.public.tasks.top()
        && game.public.people[seat].markers[building.index()] == 0
    {
        game.public.tasks.pop();
    }
}

pub(crate) fn turn_up_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    let person = me(eyes);
    let listed = if C::GREYED { person.favours } else { person.down() };
    for index in bits(u64::from(listed)) {
        let favour = favour(index);
        out.candidate(Action::TurnUp { favour }, check_turn_up(eyes, favour));
    }
    out.candidate(Action::Stop, Ok(()));
}

pub(crate) fn check_turn_up(eyes: Eyes<'_>, favour: Favour) -> Verdict {
    let person = me(eyes);
    if !person.owns(favour) {
        return Err(Refusal::FavourNotOwned { favour });
    }
    if person.is_up(favour) {
        return Err(Refusal::FavourAlreadyUp { favour });
    }
    Ok(())
}

pub(crate) fn turn_up(game: &mut Game, seat: Seat, favour: Favour, sink: &mut impl Sink<Event>) {
    let Some(Task::TurnUp { left, .. }) = game.public.tasks.pop() else { return };
    game.public.people[seat].up |= 1 << favour.index();
    sink.emit(Event::FavourUp { seat, favour });
    if left > 1 {
        game.public.tasks.push(Task::TurnUp { seat, left: left - 1 });
    }
}

/// Whether any favour can be used now, as far as everybody can tell: that a player is asked must
/// not give away how many pirates the policeman would find.
pub(crate) fn any(eyes: Eyes<'_>) -> bool {
    !eyes.public.notes.favour_used
        && bits(u64::from(me(eyes).up))
            .map(favour)
            .any(|favour| favour == Favour::Policeman || check(eyes, favour).is_ok())
}
