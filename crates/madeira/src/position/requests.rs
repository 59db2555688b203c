//! The crown requests of a position: how many belong in each hand and row by now, and which.
//!
//! Without more being said, everyone took the first kind left in their row every round, and scored
//! the oldest they held.

use super::{Draft, Fits, Flaw, Misfit, Moment, misfit};
use crate::facts::Stage;
use crate::names::{Request, Row};
use crate::rules::requests::due;
use kernel::Seat;
use std::fmt::Display;

type Tiles = [u8; Request::COUNT];

impl Draft {
    pub(super) fn requests(&mut self) -> Fits {
        let seats = self.game.public.seats();
        let mut left = self.undealt()?;
        for (place, seat) in self.game.public.in_order().enumerate() {
            let (belong, taken) = (self.in_hand(seat)?, self.taken(seat));
            // The starting request, then one a round.
            let ages = [self.start_request(place)].into_iter().chain(Request::ALL.iter().copied());
            let ages: Vec<Request> = ages.take(usize::from(taken) + 1).collect();
            let newest = &ages[ages.len() - ages.len().min(usize::from(belong))..];
            let fixed = self.fixed("<seat>.request.<request>", seat.index());
            let whose = format_args!("held by {}", seat.letter());
            let hand = &mut self.game.public.people[seat].requests;
            fill(hand, fixed, belong, newest, &mut left, whose)?;
        }
        for &row in &Row::ALL[..seats] {
            let gone = usize::from(self.gone(row)).min(Request::COUNT);
            let belong = (Request::COUNT - gone) as u8;
            let fixed = self.fixed("row.<row>.request.<request>", row.index());
            let whose = format_args!("on row {}", row.word());
            let tiles = &mut self.game.public.row_requests[row.index()];
            fill(tiles, fixed, belong, &Request::ALL[gone..], &mut left, whose)?;
        }
        Ok(())
    }

    /// The tiles of each kind that were given no place.
    fn undealt(&self) -> Result<Tiles, Misfit> {
        let public = &self.game.public;
        let mut left = public.printed.requests[public.table()];
        for row in &public.printed.starts {
            left[row.request.index()] += 1;
        }
        for &request in Request::ALL {
            let kind = request.index();
            let held = public.people.0.iter().map(|person| u32::from(person.requests[kind]));
            let lying = public.row_requests.iter().map(|row| u32::from(row[kind]));
            let given: u32 = held.chain(lying).sum();
            let exist = u32::from(left[kind]);
            if given > exist {
                let detail = format_args!("{given} of {exist} {}", request.word());
                return Err(misfit(Flaw::TooManyRequests, detail));
            }
            left[kind] -= given as u8;
        }
        Ok(left)
    }

    /// M1.3: the first in the order has the most crowns.
    fn start_request(&self, place: usize) -> Request {
        let mut starts = self.game.public.printed.starts;
        starts.sort_by_key(|row| std::cmp::Reverse(row.crowns));
        starts[place].request
    }

    /// How many requests this seat has taken from rows.
    fn taken(&self, seat: Seat) -> u8 {
        let round = self.game.public.round;
        match self.stage {
            Stage::Dealing | Stage::Placing => 0,
            Stage::Preparing => round - 1,
            Stage::ChoosingRows if self.game.public.people[seat].row.is_none() => round - 1,
            _ => round,
        }
    }

    /// How many requests have been taken from this row: one a round.
    fn gone(&self, row: Row) -> u8 {
        let round = self.game.public.round;
        match self.stage {
            Stage::Dealing | Stage::Placing => 0,
            Stage::Preparing => round - 1,
            Stage::ChoosingRows if self.game.public.row_taken[row.index()].is_none() => round - 1,
            _ => round,
        }
    }

    /// How many requests this seat has scored in this round.
    fn scored(&self, seat: Seat) -> Result<u8, Misfit> {
        let public = &self.game.public;
        let due = due(public.round);
        let now: u8 = public.people[seat].scored.iter().sum();
        let place = |seat| public.in_order().position(|other| other == seat);
        // Those before in the order are done, whether it was given with which requests or not.
        let (fits, scored) = match self.moment {
            Moment::End => (now == 0, due),
            Moment::Score { seat: deciding } if deciding == seat => (now < due.max(1), now),
            Moment::Score { seat: deciding } if place(seat) < place(deciding) => {
                (now == 0 || now == due, due)
            }
            _ => (now == 0, 0),
        };
        if fits {
            return Ok(scored);
        }
        let detail = format_args!("{} cannot have scored {now} by now", seat.letter());
        Err(misfit(Flaw::WrongHand, detail))
    }

    /// M3.4, M8.5: how many requests this seat holds by now.
    fn in_hand(&self, seat: Seat) -> Result<u8, Misfit> {
        let round = self.game.public.round;
        let earlier: u8 = (1..round).map(due).sum();
        Ok((1 + self.taken(seat)).saturating_sub(earlier + self.scored(seat)?))
    }
}

/// Adds the wanted kinds, or others where those are gone, until as many lie there as belong there.
fn fill(
    tiles: &mut Tiles,
    fixed: [bool; Request::COUNT],
    belong: u8,
    wanted: &[Request],
    left: &mut Tiles,
    whose: impl Display,
) -> Fits {
    let mut there: u8 = tiles.iter().sum();
    for &request in wanted.iter().chain(Request::ALL.iter().cycle().take(4 * Request::COUNT)) {
        let kind = request.index();
        if there < belong && !fixed[kind] && left[kind] > 0 {
            tiles[kind] += 1;
            left[kind] -= 1;
            there += 1;
        }
    }
    if there != belong {
        let detail = format_args!("{there} requests {whose}, {belong} belong there");
        return Err(misfit(Flaw::WrongHand, detail));
    }
    Ok(())
}
