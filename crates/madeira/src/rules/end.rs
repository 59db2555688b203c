//! M9: the end of the game, and the score at any time.

use super::{Game, book, requests};
use crate::Madeira;
use crate::components::scoring;
use crate::names::{Account, Phase, Request, Thing};
use crate::state::{Person, Public};
use crate::vocabulary::Event;
use kernel::{BySeat, Seat, Sink, Standing, Standings, Tally, View};

/// M9.1: everything left as réis.
fn leftovers(person: &Person) -> u16 {
    Thing::ALL.iter().map(|thing| person.has(*thing)).sum()
}

/// M9.
pub(crate) fn finish(game: &mut Game, sink: &mut impl Sink<Event>) {
    let end = game.public.printed.end;
    for seat in game.public.in_order() {
        let reis = leftovers(&game.public.people[seat]);
        let points = (reis / u16::from(end.reis_per_point)) as i16;
        game.public.people[seat].points[Account::Resources.index()] += points;
        sink.emit(Event::Leftovers { seat, reis, points });
    }
    // M9.2: most first; of equals the later in the turn order loses the greater amount.
    let mut ranking = [(0u8, 0usize); 4];
    for (place, seat) in game.public.in_order().enumerate() {
        ranking[place] = (game.private[seat].pirates, place);
    }
    let ranking = &mut ranking[..game.public.seats()];
    ranking.sort_unstable_by(|a, b| b.cmp(a));
    for (rank, &(pirates, place)) in ranking.iter().enumerate() {
        let seat = game.public.order[place];
        let loss = if pirates == 0 {
            0
        } else {
            i16::from(end.pirates[rank]) + i16::from(pirates.saturating_sub(end.pirates_free))
        };
        sink.emit(Event::PiratesCounted { seat, pirates, loss });
        book(game, seat, Account::Pirates, -loss, sink);
    }
    game.public.revealed =
        Some(BySeat(std::array::from_fn(|i| game.private[Seat::new(i)].pirates)));
    game.public.phase = Phase::Over;
    sink.emit(Event::Over);
}

/// The score by source. Pirates are left out until the end reveals them (M0.4).
pub(crate) fn standings(view: View<'_, Madeira>) -> Standings<Madeira> {
    let public = view.public;
    let last = public.phase == Phase::Over;
    let points = |seat: Seat| public.people[seat].prestige();
    let place = |seat: Seat| public.order.iter().position(|other| *other == seat).unwrap_or(0);
    let seats = Seat::all(public.seats())
        .map(|seat| {
            // M9.3: at the end a tie goes to the player earlier in the turn order.
            let before = |other: &Seat| {
                points(*other) > points(seat)
                    || (last && points(*other) == points(seat) && place(*other) < place(seat))
            };
            Standing {
                seat,
                tallies: Account::ALL
                    .iter()
                    .map(|&account| Tally {
                        account,
                        points: i32::from(public.people[seat].points[account.index()]),
                        forecast: if last { 0 } else { forecast(public, seat, account) },
                    })
                    .collect(),
                rank: 1 + Seat::all(public.seats()).filter(before).count(),
                title: None,
            }
        })
        .collect();
    Standings { seats, last }
}

/// What would be added if the requests in hand and what is left were scored as things stand.
fn forecast(public: &Public, seat: Seat, account: Account) -> i32 {
    let person = &public.people[seat];
    // M8.8: what prosperity takes is neither taken twice nor left over.
    let held = u16::from(person.requests[Request::Prosperity.index()]);
    let most = held * u16::from(public.printed.request_figures.prosperity_reis);
    let spent = person.has(Thing::Reis).min(most);
    match account {
        Account::Resources => {
            let left = leftovers(person) - spent;
            return i32::from(left / u16::from(public.printed.end.reis_per_point));
        }
        Account::Prosperity => return i32::from(spent),
        _ => {}
    }
    let Some(&request) = Request::ALL.iter().find(|request| Account::from(**request) == account)
    else {
        return 0;
    };
    // The scoring of this round, or the next one.
    let scoring = scoring((public.round.max(1) | 1).min(requests::LAST_ROUND));
    let earlier = person.scored[request.index()];
    (0..person.requests[request.index()])
        .map(|i| i32::from(requests::worth(public, seat, request, earlier + i, scoring)))
        .sum()
}
