//! M8.5–M8.9: phase E, crown requests.

use super::{Eyes, Game, Verdict, lose, me};
use crate::Madeira;
use crate::components::scoring;
use crate::names::{City, Colony, Good, Guild, Request, Thing};
use crate::state::{Person, Public, Task, bits, city_mask, market_mask};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Seat, Sink};

/// M8.5: how many requests each player scores in a round.
pub(crate) const fn due(round: u8) -> u8 {
    match round {
        1 => 1,
        3 => 2,
        5 => 3,
        _ => 0,
    }
}

/// The last scoring: everything is scored and nothing asked.
pub(crate) const LAST_ROUND: u8 = 5;

pub(crate) fn score_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &request in Request::ALL {
        if C::GREYED || me(eyes).requests[request.index()] > 0 {
            out.candidate(Action::Score { request }, check_score(eyes, request));
        }
    }
}

pub(crate) fn check_score(eyes: Eyes<'_>, request: Request) -> Verdict {
    if me(eyes).requests[request.index()] == 0 {
        return Err(Refusal::RequestNotHeld { request });
    }
    Ok(())
}

/// The request that must be scored next, where there is no choice.
pub(crate) fn only_request(public: &Public, seat: Seat, left: u8) -> Option<Request> {
    let held = &public.people[seat].requests;
    let kinds = held.iter().filter(|count| **count > 0).count();
    let all: u8 = held.iter().sum();
    if kinds == 1 || all == left {
        Request::ALL.iter().copied().find(|request| held[request.index()] > 0)
    } else {
        None
    }
}

/// A request was chosen: it is discarded and scored.
pub(crate) fn choose(game: &mut Game, seat: Seat, request: Request, sink: &mut impl Sink<Event>) {
    let Some(Task::Score { left, .. }) = game.public.tasks.pop() else { return };
    if left > 1 {
        game.public.tasks.push(Task::Score { seat, left: left - 1 });
    }
    game.public.people[seat].requests[request.index()] -= 1;
    if request == Request::Prosperity {
        let most = most_to_spend(&game.public, seat);
        if most > 0 && game.public.round != LAST_ROUND {
            game.public.tasks.push(Task::Spend(seat));
        } else {
            prosper(game, seat, most, sink);
        }
        return;
    }
    let earlier = game.public.people[seat].scored[request.index()];
    let points = worth(&game.public, seat, request, earlier, scoring(game.public.round));
    finish(game, seat, request, points, sink);
}

fn finish(game: &mut Game, seat: Seat, request: Request, points: i16, sink: &mut impl Sink<Event>) {
    let person = &mut game.public.people[seat];
    person.scored[request.index()] += 1;
    person.points[crate::names::Account::from(request).index()] += points;
    sink.emit(Event::Scored { seat, request, points });
}

pub(crate) fn most_to_spend(public: &Public, seat: Seat) -> u8 {
    let most = u16::from(public.printed.request_figures.prosperity_reis);
    public.people[seat].has(Thing::Reis).min(most) as u8
}

pub(crate) fn spend_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for reis in 0..=most_to_spend(eyes.public, eyes.seat) {
        out.candidate(Action::Spend { reis }, Ok(()));
    }
}

pub(crate) fn check_spend(eyes: Eyes<'_>, reis: u8) -> Verdict {
    let most = most_to_spend(eyes.public, eyes.seat);
    if reis > most { Err(Refusal::TooMuchReis { most }) } else { Ok(()) }
}

pub(crate) fn spend(game: &mut Game, seat: Seat, reis: u8, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    prosper(game, seat, reis, sink);
}

fn prosper(game: &mut Game, seat: Seat, reis: u8, sink: &mut impl Sink<Event>) {
    lose(game, seat, Thing::Reis, reis, sink);
    finish(game, seat, Request::Prosperity, i16::from(reis), sink);
}

/// What a request scores at its best (MR13) in the given scoring, if so many of its kind were
/// scored before it in the same round (M8.8).
///
/// Equal requests use up pieces in falling value, so the n-th takes what the earlier ones left;
/// that is also the best total.
pub fn worth(public: &Public, seat: Seat, request: Request, earlier: u8, scoring: usize) -> i16 {
    let person = &public.people[seat];
    let figures = &public.printed.request_figures;
    match request {
        Request::Trade => {
            let ships = Good::ALL.iter().map(|&market| {
                let ships = (person.routes & market_mask(market)).count_ones() as u8;
                (public.printed.market_points[market.index()][scoring], ships)
            });
            best_ships(ships, earlier * figures.ships, figures.ships)
        }
        Request::Expeditions => {
            let ships = Colony::ALL.iter().map(|&colony| {
                let points = public.printed.colonies[colony.index()].points[scoring];
                (points, person.ships_at(colony))
            });
            best_ships(ships, earlier * figures.ships, figures.ships)
        }
        Request::Influence => {
            let guilds = face_up_by_guild(public, person);
            let favours = guilds.iter().filter(|count| **count > earlier).count() as u8;
            i16::from(favours.min(figures.favours)) * i16::from(figures.favour_points)
        }
        Request::Prosperity => i16::from(most_to_spend(public, seat)),
        Request::Urbanisation => {
            let mut cities: [i16; City::COUNT] =
                std::array::from_fn(|i| urbanisation(public, seat, City::ALL[i]));
            cities.sort_unstable_by(|a, b| b.cmp(a));
            cities.get(usize::from(earlier)).copied().unwrap_or(0)
        }
    }
}

/// The points of up to `most` ships after the best `skip` ones were used.
fn best_ships(kinds: impl Iterator<Item = (u8, u8)>, mut skip: u8, mut most: u8) -> i16 {
    let mut sorted = [(0, 0); 3];
    for (slot, kind) in sorted.iter_mut().zip(kinds) {
        *slot = kind;
    }
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let mut total = 0;
    for (points, ships) in sorted {
        let left = ships - ships.min(skip);
        skip -= ships.min(skip);
        let used = left.min(most);
        most -= used;
        total += i16::from(points) * i16::from(used);
    }
    total
}

fn face_up_by_guild(public: &Public, person: &Person) -> [u8; Guild::COUNT] {
    let mut guilds = [0; Guild::COUNT];
    for favour in bits(u64::from(person.up)) {
        guilds[public.printed.guild_of[usize::from(favour)].index()] += 1;
    }
    guilds
}

/// M8.7: what a city is worth to a player.
fn urbanisation(public: &Public, seat: Seat, city: City) -> i16 {
    let mask = city_mask(city);
    let own = public.people[seat].city & mask;
    if own == 0 {
        return 0;
    }
    // More pieces, or as many and the rightmost of them; a set of spaces compares by its
    // highest bit, which is the rightmost space.
    let strength = |pieces: u64| (pieces.count_ones(), pieces);
    let others = Seat::all(public.seats())
        .filter(|other| *other != seat)
        .map(|other| public.people[other].city & mask)
        .chain([public.citizens & mask]);
    let leads = others.map(strength).all(|other| other < strength(own));
    let row = &public.printed.cities[city.index()];
    i16::from(if leads { row.most } else { row.otherwise })
}

/// M8.6: rounds 2 and 4.
pub(crate) fn convert_fields(game: &mut Game, sink: &mut impl Sink<Event>) {
    let crop = match game.public.round {
        2 => Good::Wheat,
        4 => Good::Sugar,
        _ => return,
    };
    for field in crate::names::Field::all() {
        let row = &game.public.printed.fields[field.index()];
        // The printed crop counts: what was converted once is not converted again.
        if let Some(good) = row.becomes
            && row.crop == crop
            && game.public.wood[field.index()] == 0
        {
            game.public.crops[field.index()] = good;
            sink.emit(Event::FieldConverted { field, good });
        }
    }
}
