//! What is drawn and rolled: M1, M3, M5.1.

use super::{Game, Verdict, setup};
use crate::names::{
    Building, Character, City, Colony, District, Face, Favour, Request, Reward, Row,
};
use crate::state::{Public, Task};
use crate::vocabulary::{Event, Outcome, Refusal};
use kernel::{Bits, Dealt, Draw, Sink};

/// The named sources of chance. Their numbers are part of every seed's meaning.
#[derive(Clone, Copy)]
enum Source {
    Starts = 0,
    Requests = 1,
    Favours = 2,
    RewardsA = 3,
    RewardsB = 4,
    Characters = 5,
    PirateDice = 6,
    RowDice = 7,
    BuildingDice = 8,
}

/// The draw a task waits for.
#[inline]
pub(crate) fn awaited(public: &Public, task: Task) -> Option<Draw> {
    let round = u16::from(public.round);
    let (source, counter) = match task {
        Task::DealStarts => (Source::Starts, 0),
        Task::DealRequests(row) => (Source::Requests, row as u16),
        Task::DealFavours(city) => (Source::Favours, city as u16),
        Task::DealRewardsA => (Source::RewardsA, 0),
        Task::DealRewardsB => (Source::RewardsB, 0),
        Task::DealCharacters => (Source::Characters, round),
        Task::RollPirateDice => (Source::PirateDice, round),
        Task::RollRow(row) => (Source::RowDice, round * 4 + row as u16),
        Task::RollBuilding(building) => (Source::BuildingDice, round * 5 + building as u16),
        _ => return None,
    };
    Some(Draw { source: source as u16, counter })
}

/// The requests of each kind not yet dealt to a row.
fn undealt(public: &Public) -> [u8; Request::COUNT] {
    let mut left = public.printed.requests[public.table()];
    for row in &public.row_requests {
        for (left, dealt) in left.iter_mut().zip(row) {
            *left -= dealt;
        }
    }
    left
}

/// The favours not yet on a district.
fn unplaced(public: &Public) -> impl Iterator<Item = Favour> + '_ {
    Favour::ALL.iter().copied().filter(|favour| !public.favours.contains(&Some(*favour)))
}

fn guild_dice_on(public: &Public, building: Building) -> usize {
    public.guild_dice[building.index()].iter().filter(|face| **face > 0).count()
}

fn pirate_dice_on(public: &Public, building: Building) -> usize {
    usize::from(public.pirate_die[building.index()] > 0)
}

/// A fair outcome of the awaited draw.
pub(crate) fn draw(public: &Public, bits: &mut impl Bits) -> Outcome {
    let die = public.printed.die;
    match public.tasks.top() {
        Some(Task::DealStarts) => {
            let mut starts = public.printed.starts.map(|row| row.request);
            bits.shuffle(&mut starts);
            Outcome::Starts { requests: Dealt::new(starts[..public.seats()].iter().copied()) }
        }
        Some(Task::DealRequests(row)) => {
            let mut left = undealt(public);
            let mut requests = [Request::Trade; 5];
            for slot in &mut requests {
                let mut pick = bits.below(left.iter().map(|n| u32::from(*n)).sum());
                for &request in Request::ALL {
                    let here = u32::from(left[request.index()]);
                    if pick < here {
                        *slot = request;
                        left[request.index()] -= 1;
                        break;
                    }
                    pick -= here;
                }
            }
            Outcome::RowRequests { row, requests: Dealt::new(requests) }
        }
        Some(Task::DealFavours(city)) => {
            let mut left = [Favour::Monk; Favour::COUNT];
            let mut count = 0;
            for favour in unplaced(public) {
                left[count] = favour;
                count += 1;
            }
            bits.shuffle(&mut left[..count]);
            Outcome::CityFavours { city, favours: Dealt::new(left[..4].iter().copied()) }
        }
        Some(Task::DealRewardsA) => {
            let mut tiles = public.printed.rewards_a;
            bits.shuffle(&mut tiles);
            Outcome::RewardsA { rewards: Dealt::new(tiles[..3].iter().copied()) }
        }
        Some(Task::DealRewardsB) => {
            let mut tiles = public.printed.rewards_b;
            bits.shuffle(&mut tiles);
            Outcome::RewardsB { rewards: Dealt::new(tiles[..3].iter().copied()) }
        }
        Some(Task::DealCharacters) => {
            let mut tiles = Character::TILES;
            bits.shuffle(&mut tiles);
            Outcome::Characters { characters: Dealt::new(tiles) }
        }
        Some(Task::RollPirateDice) => {
            let count = usize::from(public.printed.pirate_dice);
            Outcome::PirateDice { faces: Dealt::new(roll(die, bits, count)) }
        }
        Some(Task::RollRow(row)) => Outcome::RowDice { row, faces: Dealt::new(roll(die, bits, 3)) },
        Some(Task::RollBuilding(building)) => {
            // The same word for the same die, however many others lie there.
            let mut faces = [Face(0); 5];
            for (slot, face) in faces.iter_mut().zip(roll(die, bits, 5)) {
                *slot = face;
            }
            let guild = guild_dice_on(public, building);
            let pirate = pirate_dice_on(public, building);
            Outcome::Roll {
                building,
                guild: Dealt::new(faces[..guild].iter().copied()),
                pirate: Dealt::new(faces[4..4 + pirate].iter().copied()),
            }
        }
        other => unreachable!("nothing is drawn for {other:?}"),
    }
}

fn roll(die: [u8; 6], bits: &mut impl Bits, count: usize) -> impl Iterator<Item = Face> + '_ {
    (0..count).map(move |_| Face(die[bits.below(6) as usize]))
}

/// Whether an outcome can come of the awaited draw.
pub(crate) fn check(public: &Public, outcome: Outcome) -> Verdict {
    let fits = match (public.tasks.top(), outcome) {
        (Some(Task::DealStarts), Outcome::Starts { requests }) => {
            let known =
                |request: Request| public.printed.starts.iter().any(|row| row.request == request);
            requests.len() == public.seats()
                && requests.iter().all(known)
                && distinct(requests.iter().map(Request::index))
        }
        (Some(Task::DealRequests(row)), Outcome::RowRequests { row: dealt, requests }) => {
            let mut left = undealt(public).map(i16::from);
            requests.iter().for_each(|request| left[request.index()] -= 1);
            row == dealt && requests.len() == 5 && left.iter().all(|count| *count >= 0)
        }
        (Some(Task::DealFavours(city)), Outcome::CityFavours { city: dealt, favours }) => {
            let free = |favour: Favour| unplaced(public).any(|left| left == favour);
            city == dealt
                && favours.len() == 4
                && favours.iter().all(free)
                && distinct(favours.iter().map(Favour::index))
        }
        (Some(Task::DealRewardsA), Outcome::RewardsA { rewards }) => {
            rewards.len() == 3
                && rewards.iter().all(|reward| public.printed.rewards_a.contains(&reward))
                && distinct(rewards.iter().map(Reward::index))
        }
        (Some(Task::DealRewardsB), Outcome::RewardsB { rewards }) => {
            rewards.len() == 3
                && rewards.iter().all(|reward| public.printed.rewards_b.contains(&reward))
                && distinct(rewards.iter().map(Reward::index))
        }
        (Some(Task::DealCharacters), Outcome::Characters { characters }) => {
            characters.len() == 4
                && characters.iter().all(|tile| tile != Character::Harvester)
                && distinct(characters.iter().map(Character::index))
        }
        (Some(Task::RollPirateDice), Outcome::PirateDice { faces }) => {
            faces_fit(public, faces, usize::from(public.printed.pirate_dice))
        }
        (Some(Task::RollRow(row)), Outcome::RowDice { row: rolled, faces }) => {
            row == rolled && faces_fit(public, faces, 3)
        }
        (Some(Task::RollBuilding(building)), Outcome::Roll { building: rolled, guild, pirate }) => {
            building == rolled
                && faces_fit(public, guild, guild_dice_on(public, building))
                && faces_fit(public, pirate, pirate_dice_on(public, building))
        }
        _ => false,
    };
    if fits { Ok(()) } else { Err(Refusal::OutcomeDoesNotFit) }
}

fn faces_fit<const N: usize>(public: &Public, faces: Dealt<Face, N>, count: usize) -> bool {
    faces.len() == count && faces.iter().all(|face| public.printed.die.contains(&face.0))
}

fn distinct(items: impl Iterator<Item = usize>) -> bool {
    let mut seen = 0u32;
    items.into_iter().all(|item| {
        let new = seen & (1 << item) == 0;
        seen |= 1 << item;
        new
    })
}

/// Takes a possible outcome.
pub(crate) fn befall(game: &mut Game, outcome: Outcome, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    match outcome {
        Outcome::Starts { requests } => setup::deal_starts(game, requests, sink),
        Outcome::RowRequests { row, requests } => {
            for request in requests.iter() {
                game.public.row_requests[row.index()][request.index()] += 1;
            }
            sink.emit(Event::RowRequests { row, requests });
        }
        Outcome::CityFavours { city, favours } => {
            let first = city.index() * 6 + usize::from(game.public.printed.districts_built);
            for (i, favour) in favours.iter().enumerate() {
                game.public.favours[District((first + i) as u8).index()] = Some(favour);
            }
            sink.emit(Event::CityFavours { city, favours });
        }
        Outcome::RewardsA { rewards } => deal_rewards(game, 0, rewards, sink),
        Outcome::RewardsB { rewards } => {
            deal_rewards(game, 1, rewards, sink);
            setup::place_workers(game);
        }
        Outcome::Characters { characters } => {
            let empty = game.public.printed.empty_building(game.public.round);
            let open = Building::ALL.iter().copied().filter(|building| *building != empty);
            for (building, character) in open.zip(characters.iter()) {
                game.public.characters[building.index()] = Some(character);
                sink.emit(Event::Character { building, character });
            }
            game.public.characters[empty.index()] = Some(Character::Harvester);
            sink.emit(Event::Character { building: empty, character: Character::Harvester });
        }
        Outcome::PirateDice { faces } => {
            for face in faces.iter() {
                game.public.guard_dice[usize::from(face.0) - 1] += 1;
            }
            sink.emit(Event::PirateDice { faces });
        }
        Outcome::RowDice { row, faces } => {
            for (slot, face) in game.public.row_dice[row.index()].iter_mut().zip(faces.iter()) {
                *slot = face.0;
            }
            sink.emit(Event::RowDice { row, faces });
        }
        Outcome::Roll { building, guild, pirate } => {
            let here = building.index();
            game.public.guild_dice[here] = [0; 4];
            for (slot, face) in game.public.guild_dice[here].iter_mut().zip(guild.iter()) {
                *slot = face.0;
            }
            if let Some(face) = pirate.iter().next() {
                game.public.pirate_die[here] = face.0;
            }
            sink.emit(Event::Rolled { building, guild, pirate });
        }
    }
}

fn deal_rewards(
    game: &mut Game,
    slot: usize,
    rewards: Dealt<Reward, 3>,
    sink: &mut impl Sink<Event>,
) {
    for (&colony, reward) in Colony::ALL.iter().zip(rewards.iter()) {
        game.public.rewards[colony.index()][slot] = Some(reward);
        sink.emit(Event::ColonyReward { colony, reward });
    }
}

/// Row and city count in the counters above; this keeps the casts honest.
const _: () = assert!(Row::COUNT <= 4 && Building::COUNT <= 5 && City::COUNT <= 3);
