//! R1: the closed forms are equal to the plain definition.

use super::*;
use crate::Lisboa;
use crate::rules::portfolio::{Room, Row};
use crate::rules::{flow, public_building, store};
use kernel::{Fast, Game as _, Setup, Turn, random};

/// What a step needs by itself, with no look at what comes after it.
fn possible_by_itself(eyes: Eyes<'_>, task: Task, action: Action) -> bool {
    let (public, person) = (eyes.public, me(eyes));
    match (task, action) {
        (Task::StoreTile(_), Action::Tile { tile }) => {
            store::check_shown(public, person, tile).is_ok()
        }
        (Task::StoreLand { tile, .. }, Action::Land { land }) => {
            store::check_place(public, tile, land).is_ok()
        }
        (Task::ChooseSite(_), Action::Site { site }) => {
            public_building::check_open(public, site).is_ok()
        }
        (Task::ChoosePlan { site, .. }, Action::UsePlan { architect, officials }) => {
            person.open[architect.index()][usize::from(officials)] > 0
                && public_building::check_colour(public, site, architect).is_ok()
        }
        (Task::ShipSlot(_), Action::Slot { slot }) => {
            Room::new(public, person).check(Row::Top, slot).is_ok()
        }
        _ => check_step(eyes, task, action).is_ok(),
    }
}

/// The definition: some sequence of steps completes what is compulsory.
fn can_finish_plainly(game: &Game) -> bool {
    if !is_bound(&game.public.tasks) {
        return true;
    }
    if let Some(Task::Event { seat, part, must: true }) = game.public.tasks.top() {
        // The rules stopped here because their closed form says it is impossible: try it.
        let task = match part {
            Part::Store => Task::StoreTile(seat),
            Part::PublicBuilding => Task::ChooseSite(seat),
            Part::Ship if game.public.top_ship().is_some() => Task::ShipSlot(seat),
            _ => return false,
        };
        let mut tried = *game;
        tried.public.tasks.replace(task);
        flow::advance(&mut tried, &mut Silent);
        return can_finish_plainly(&tried);
    }
    any_step(game, &possible_by_itself, &can_finish_plainly)
}

fn walk(players: usize, seed: u64, mut visit: impl FnMut(&Game, Seat, &mut Fast)) {
    let setup = Setup::<Lisboa>::new(players).unwrap();
    let mut bits = Fast::branch(7, seed);
    let mut game = State::new(&setup);
    loop {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance(_) => {
                let outcome = Lisboa::draw(&game, &mut bits);
                Lisboa::befall(&mut game, outcome, &mut Silent);
            }
            Turn::Decide { seat, .. } => {
                visit(&game, seat, &mut bits);
                let action = random::pick::<Lisboa>(&game.legal(), &mut bits)
                    .unwrap_or_else(|| panic!("stuck at {:?}", game.public.tasks.top()));
                Lisboa::play(&mut game, action, &mut Silent);
            }
        }
    }
}

/// Makes people poorer or richer, so that the edge of what can be paid is met often.
fn disturb(game: &mut Game, seat: Seat, bits: &mut impl kernel::Bits) {
    let person = &mut game.public.people[seat];
    person.reis = bits.below(9) as u16;
    person.influence = bits.below(11) as u8;
    if bits.below(2) == 0 {
        person.goods = std::array::from_fn(|_| bits.below(2) as u8);
    }
    if bits.below(3) == 0 {
        person.houses[0] = 2;
    }
}

#[test]
fn closed_forms_equal_the_exhaustive_search() {
    use kernel::Bits as _;
    let games = std::env::var("AZULEJO_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(300);
    let (mut compared, mut refused) = (0u32, 0u32);
    for number in 0..games / 10 {
        for players in 1..=4 {
            walk(players, number, |game, seat, bits| {
                let task = game.public.tasks.top().unwrap();
                if !must_look(&game.public.tasks) || bits.below(6) != 0 {
                    return;
                }
                let mut game = *game;
                if matches!(task, Task::PlayCard(_)) && bits.below(3) > 0 {
                    disturb(&mut game, seat, bits);
                }
                let eyes = game.sight(seat);
                list(eyes, task, true, &mut |action: Action| {
                    if !possible_by_itself(eyes, task, action) {
                        return;
                    }
                    let mut after = imagine(eyes);
                    play(&mut after, action, &mut Silent);
                    let plain = can_finish_plainly(&after);
                    let verdict = super::super::check(eyes, action);
                    assert_eq!(
                        verdict.is_ok(),
                        plain,
                        "{players} players, game {number}: {action} at {task:?}: {verdict:?}\n{:?}",
                        game.public.people[seat],
                    );
                    compared += 1;
                    refused += u32::from(!plain);
                });
            });
        }
    }
    assert!(compared > 1_000 && refused > 100, "{compared} compared, {refused} refused");
}
