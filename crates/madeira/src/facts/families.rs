//! The list of families. Its order is the order of facts in every fingerprint.

use super::holds::{Holds, NONE};
use super::{Family, Seen, Set, Stage, Which};
use crate::Madeira;
use crate::names::{Character, District, Favour, Good, Phase, Rank, Reward, Row};
use crate::state::{FOREST, Person, district_mask};
use kernel::{Seat, State};

/// Amounts stay far below what the smallest counter of the rules can carry.
const AMOUNT: Holds = Holds::up_to(200);
const POINTS: Holds = Holds::Number { least: -200, most: 500 };
const PIRATES: Holds = Holds::up_to(100);
const WORKERS: Holds = Holds::up_to(99);
const TILES: Holds = Holds::up_to(20);
const DICE: Holds = Holds::up_to(12);
const REWARD: Holds = Holds::word_or_none(|i| Some(Reward::ALL.get(i)?.word()));
const FAVOUR: Holds = Holds::word_or_none(|i| Some(Favour::ALL.get(i)?.word()));
/// An owned favour lies face down or up.
const SIDE: Holds = Holds::word_or_none(|i| ["down", "up"].get(i).copied());
const DOWN: i32 = 0;
const UP: i32 = 1;

type Get = fn(&Seen<'_>, Which) -> Option<i32>;
type Put = fn(&mut State<Madeira>, Which, i32) -> bool;

/// A family that follows from the rest.
const fn read_only(pattern: &'static str, holds: Holds, get: Get) -> Family {
    Family { pattern, holds, get, set: None }
}

/// A family that scenarios may set at these moments.
const fn family(
    pattern: &'static str,
    holds: Holds,
    (from, to): (Stage, Stage),
    get: Get,
    put: Put,
) -> Family {
    Family { pattern, holds, get, set: Some(Set { from, to, put }) }
}

const ALWAYS: (Stage, Stage) = (Stage::Dealing, Stage::End);
const ONCE_DEALT: (Stage, Stage) = (Stage::Placing, Stage::End);
const IN_ROUNDS: (Stage, Stage) = (Stage::Preparing, Stage::Scoring);
const WITH_CHARACTERS: (Stage, Stage) = (Stage::ChoosingRows, Stage::Resolving);
const WITH_MARKERS: (Stage, Stage) = (Stage::Characters, Stage::Resolving);
const IN_A_TURN: (Stage, Stage) = (Stage::Characters, Stage::Visiting);

fn some(number: impl Into<i32>) -> Option<i32> {
    Some(number.into())
}

/// The index of a named thing, or [`NONE`].
fn index(thing: Option<usize>) -> Option<i32> {
    Some(thing.map_or(NONE, |index| index as i32))
}

fn pick<T: Copy>(all: &[T], value: i32) -> Option<T> {
    usize::try_from(value).ok().and_then(|index| all.get(index).copied())
}

fn has(set: impl Into<u64>, bit: usize) -> Option<i32> {
    some(set.into() & 1 << bit != 0)
}

fn with(set: u64, bit: usize, value: i32) -> u64 {
    (set & !(1 << bit)) | u64::from(value != 0) << bit
}

fn count(dice: &[u8], face: usize) -> Option<i32> {
    Some(dice.iter().filter(|die| usize::from(**die) == face + 1).count() as i32)
}

/// Makes so many of the dice show a face, the others as they were, in rising order.
fn put_dice(dice: &mut [u8], face: usize, number: i32) -> bool {
    let face = face as u8 + 1;
    let others = dice.iter().copied().filter(|die| *die != 0 && *die != face);
    let mut wanted: Vec<u8> = others.chain((0..number).map(|_| face)).collect();
    wanted.sort_unstable();
    let fits = wanted.len() <= dice.len();
    dice.fill(0);
    dice.iter_mut().zip(wanted).for_each(|(die, face)| *die = face);
    fits
}

fn person(state: &mut State<Madeira>, seat: usize) -> &mut Person {
    &mut state.public.people.0[seat]
}

/// Every family.
pub static FAMILIES: &[Family] = &[
    family(
        "round",
        Holds::up_to(5),
        IN_ROUNDS,
        |t, _| some(t.public.round),
        |s, _, v| {
            s.public.round = v as u8;
            v > 0
        },
    ),
    read_only("phase", Holds::word(|i| Some(Phase::ALL.get(i)?.word())), |t, _| {
        index(Some(t.public.phase.index()))
    }),
    family(
        "order.<place>",
        Holds::Seat,
        ONCE_DEALT,
        |t, [place, _]| index(Some(t.public.order[place].index())),
        |s, [place, _], v| {
            s.public.order[place] = Seat::new(v as usize);
            true
        },
    ),
    family(
        "<seat>.<thing>",
        AMOUNT,
        ALWAYS,
        |t, [seat, thing]| some(t.person(seat).things[thing]),
        |s, [seat, thing], v| {
            person(s, seat).things[thing] = v as u16;
            true
        },
    ),
    family(
        "<seat>.points.<account>",
        POINTS,
        ALWAYS,
        |t, [seat, account]| some(t.person(seat).points[account]),
        |s, [seat, account], v| {
            person(s, seat).points[account] = v as i16;
            true
        },
    ),
    read_only("<seat>.points.total", POINTS, |t, [seat, _]| some(t.person(seat).prestige())),
    family(
        "<seat>.windmill",
        Holds::up_to(7),
        ALWAYS,
        |t, [seat, _]| some(t.person(seat).mill),
        |s, [seat, _], v| {
            person(s, seat).mill = v as u8;
            true
        },
    ),
    read_only("<seat>.workers.reserve", WORKERS, |t, [seat, _]| some(t.person(seat).reserve)),
    family(
        "<seat>.workers.guard",
        WORKERS,
        ONCE_DEALT,
        |t, [seat, _]| some(t.person(seat).guard),
        |s, [seat, _], v| {
            person(s, seat).guard = v as u8;
            true
        },
    ),
    family(
        "<seat>.forest",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [seat, _]| has(t.person(seat).fields, FOREST.trailing_zeros() as usize),
        |s, [seat, _], v| {
            let fields = &mut person(s, seat).fields;
            *fields = with((*fields).into(), FOREST.trailing_zeros() as usize, v) as u16;
            true
        },
    ),
    family(
        "<seat>.field.<field>",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [seat, field]| has(t.person(seat).fields, field),
        |s, [seat, field], v| {
            let fields = &mut person(s, seat).fields;
            *fields = with((*fields).into(), field, v) as u16;
            true
        },
    ),
    family(
        "<seat>.colony.<colony>",
        WORKERS,
        ONCE_DEALT,
        |t, [seat, colony]| some(t.person(seat).colonies[colony]),
        |s, [seat, colony], v| {
            person(s, seat).colonies[colony] = v as u8;
            true
        },
    ),
    family(
        "<seat>.city.<space>",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [seat, space]| has(t.person(seat).city, space),
        |s, [seat, space], v| {
            let city = &mut person(s, seat).city;
            *city = with(*city, space, v);
            true
        },
    ),
    read_only("<seat>.ship.reserve", WORKERS, |t, [seat, _]| some(t.person(seat).ships)),
    family(
        "<seat>.ship.<landing>",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [seat, landing]| has(t.person(seat).landings, landing),
        |s, [seat, landing], v| {
            let landings = &mut person(s, seat).landings;
            *landings = with((*landings).into(), landing, v) as u16;
            true
        },
    ),
    family(
        "<seat>.ship.<route>",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [seat, route]| has(t.person(seat).routes, route),
        |s, [seat, route], v| {
            let routes = &mut person(s, seat).routes;
            *routes = with((*routes).into(), route, v) as u16;
            true
        },
    ),
    family(
        "<seat>.marker.<building>",
        Holds::up_to(9),
        WITH_MARKERS,
        |t, [seat, building]| some(t.person(seat).markers[building]),
        |s, [seat, building], v| {
            person(s, seat).markers[building] = v as u8;
            true
        },
    ),
    family(
        "<seat>.die.<face>",
        DICE,
        (Stage::ChoosingRows, Stage::Characters),
        |t, [seat, face]| some(t.person(seat).dice[face]),
        |s, [seat, face], v| {
            person(s, seat).dice[face] = v as u8;
            true
        },
    ),
    family(
        "<seat>.request.<request>",
        TILES,
        ONCE_DEALT,
        |t, [seat, request]| some(t.person(seat).requests[request]),
        |s, [seat, request], v| {
            person(s, seat).requests[request] = v as u8;
            true
        },
    ),
    family(
        "<seat>.scored.<request>",
        TILES,
        (Stage::Scoring, Stage::Scoring),
        |t, [seat, request]| some(t.person(seat).scored[request]),
        |s, [seat, request], v| {
            person(s, seat).scored[request] = v as u8;
            true
        },
    ),
    family(
        "<seat>.favour.<favour>",
        SIDE,
        ONCE_DEALT,
        |t, [seat, favour]| {
            let person = t.person(seat);
            let bit = 1 << favour;
            Some(match (person.favours & bit != 0, person.up & bit != 0) {
                (false, _) => NONE,
                (true, false) => DOWN,
                (true, true) => UP,
            })
        },
        |s, [seat, favour], v| {
            let person = person(s, seat);
            person.favours = with(person.favours.into(), favour, i32::from(v != NONE)) as u16;
            person.up = with(person.up.into(), favour, i32::from(v == UP)) as u16;
            true
        },
    ),
    family(
        "<seat>.row",
        Holds::word_or_none(|i| Some(Row::ALL.get(i)?.word())),
        (Stage::ChoosingRows, Stage::End),
        |t, [seat, _]| index(t.person(seat).row.map(Row::index)),
        |s, [seat, _], v| {
            person(s, seat).row = pick(Row::ALL, v);
            true
        },
    ),
    family(
        "<seat>.rank",
        Holds::word_or_none(|i| Some(Rank::ALL.get(i)?.word())),
        (Stage::Characters, Stage::Characters),
        |t, [seat, _]| index(t.person(seat).rank.map(Rank::index)),
        |s, [seat, _], v| {
            person(s, seat).rank = pick(Rank::ALL, v);
            true
        },
    ),
    family(
        "<seat>.pirates",
        PIRATES,
        ALWAYS,
        |t, [seat, _]| t.pirates.0[seat].map(i32::from),
        |s, [seat, _], v| {
            s.private.0[seat].pirates = v as u8;
            true
        },
    ),
    family(
        "row.<row>.die.<face>",
        DICE,
        (Stage::ChoosingRows, Stage::ChoosingRows),
        |t, [row, face]| count(&t.public.row_dice[row], face),
        |s, [row, face], v| put_dice(&mut s.public.row_dice[row], face, v),
    ),
    family(
        "row.<row>.request.<request>",
        TILES,
        ONCE_DEALT,
        |t, [row, request]| some(t.public.row_requests[row][request]),
        |s, [row, request], v| {
            s.public.row_requests[row][request] = v as u8;
            true
        },
    ),
    family(
        "guard.die.<face>",
        DICE,
        WITH_CHARACTERS,
        |t, [face, _]| some(t.public.guard_dice[face]),
        |s, [face, _], v| {
            s.public.guard_dice[face] = v as u8;
            true
        },
    ),
    family(
        "character.<building>",
        Holds::word_or_none(|i| Some(Character::ALL.get(i)?.word())),
        WITH_CHARACTERS,
        |t, [building, _]| index(t.public.characters[building].map(Character::index)),
        |s, [building, _], v| {
            s.public.characters[building] = pick(Character::ALL, v);
            true
        },
    ),
    family(
        "dice.<building>.guild.<face>",
        DICE,
        WITH_MARKERS,
        |t, [building, face]| count(&t.public.guild_dice[building], face),
        |s, [building, face], v| put_dice(&mut s.public.guild_dice[building], face, v),
    ),
    family(
        "dice.<building>.pirate",
        Holds::up_to(6),
        WITH_MARKERS,
        |t, [building, _]| some(t.public.pirate_die[building]),
        |s, [building, _], v| {
            s.public.pirate_die[building] = v as u8;
            true
        },
    ),
    family(
        "favour.<district>",
        FAVOUR,
        ONCE_DEALT,
        |t, [district, _]| index(t.public.favours[district].map(Favour::index)),
        |s, [district, _], v| {
            s.public.favours[district] = pick(Favour::ALL, v);
            true
        },
    ),
    read_only("built.<district>", Holds::FLAG, |t, [district, _]| {
        some(t.public.built & district_mask(District(district as u8)) != 0)
    }),
    family(
        "citizen.<space>",
        Holds::FLAG,
        ONCE_DEALT,
        |t, [space, _]| has(t.public.citizens, space),
        |s, [space, _], v| {
            s.public.citizens = with(s.public.citizens, space, v);
            true
        },
    ),
    family(
        "reward.<colony>.<tile>",
        REWARD,
        ONCE_DEALT,
        |t, [colony, tile]| index(t.public.rewards[colony][tile].map(Reward::index)),
        |s, [colony, tile], v| {
            s.public.rewards[colony][tile] = pick(Reward::ALL, v);
            v != NONE
        },
    ),
    family(
        "field.<field>.wood",
        AMOUNT,
        ALWAYS,
        |t, [field, _]| some(t.public.wood[field]),
        |s, [field, _], v| {
            s.public.wood[field] = v as u8;
            true
        },
    ),
    family(
        "field.<field>.crop",
        Holds::word(|i| Some(Good::ALL.get(i)?.word())),
        ALWAYS,
        |t, [field, _]| index(Some(t.public.crops[field].index())),
        |s, [field, _], v| {
            s.public.crops[field] = pick(Good::ALL, v).unwrap_or(s.public.crops[field]);
            true
        },
    ),
    family(
        "turn.favour-used",
        Holds::FLAG,
        IN_A_TURN,
        |t, _| some(t.public.notes.favour_used),
        |s, _, v| {
            s.public.notes.favour_used = v != 0;
            true
        },
    ),
    family(
        "turn.engineer",
        Holds::up_to(9),
        (Stage::Characters, Stage::Characters),
        |t, _| some(t.public.notes.engineer),
        |s, _, v| {
            s.public.notes.engineer = v as u8;
            true
        },
    ),
    family(
        "turn.lord",
        Holds::FLAG,
        (Stage::Visiting, Stage::Visiting),
        |t, _| some(t.public.notes.lord),
        |s, _, v| {
            s.public.notes.lord = v != 0;
            true
        },
    ),
    family(
        "turn.diplomat",
        Holds::FLAG,
        (Stage::Visiting, Stage::Visiting),
        |t, _| some(t.public.notes.diplomat),
        |s, _, v| {
            s.public.notes.diplomat = v != 0;
            true
        },
    ),
    family(
        "turn.bought",
        Holds::up_to(20),
        IN_A_TURN,
        |t, _| some(t.public.notes.bought),
        |s, _, v| {
            s.public.notes.bought = v as u8;
            true
        },
    ),
    read_only("turn.due", AMOUNT, |t, _| some(t.public.notes.due)),
    read_only("turn.landed.<colony>", DICE, |t, [colony, _]| some(t.public.notes.landed[colony])),
];
