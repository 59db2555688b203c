//! What is still to be drawn, as anyone could count it.

use super::Page;
use crate::catalogue::Args;
use ::madeira::names::{Favour, Phase, Request, Reward};
use kernel::Token;

/// Tiles that nobody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Left {
    Starts,
    StartsOut,
    Requests,
    Favours,
    Rewards,
    RewardsOut,
}

impl Page<'_> {
    pub(super) fn unseen(&self) -> Vec<String> {
        let line = |(left, things): (Left, Vec<String>)| {
            let (id, variable) = match left {
                Left::Starts => ("madeira-unseen-starts", "requests"),
                Left::StartsOut => ("madeira-unseen-starts-out", "requests"),
                Left::Requests => ("madeira-unseen-requests", "requests"),
                Left::Favours => ("madeira-unseen-favours", "favours"),
                Left::Rewards => ("madeira-unseen-rewards", "rewards"),
                Left::RewardsOut => ("madeira-unseen-rewards-out", "rewards"),
            };
            self.say(id, &Args::new().with(variable, self.row(things)))
        };
        let mut lines: Vec<String> = self.undrawn().into_iter().map(line).collect();
        if self.public.phase == Phase::Over {
            return lines;
        }
        lines.push(self.text("madeira-unseen-characters"));
        let faces = self.row(self.public.printed.die.iter().map(u8::to_string));
        lines.push(self.say("madeira-unseen-dice", &Args::new().with("faces", faces)));
        lines
    }

    /// Tiles that nobody sees, by name, sort by sort.
    pub(super) fn undrawn(&self) -> Vec<(Left, Vec<String>)> {
        let mut lines = Vec::new();
        let setting_up = self.public.phase == Phase::Setup;
        let held = |request: Request| {
            self.seats().any(|seat| self.public.people[seat].requests[request.index()] > 0)
        };
        let dealt =
            self.seats().any(|seat| self.public.people[seat].requests.iter().sum::<u8>() > 0);
        // Once scored a request is gone, so who held which start is only told in the set-up.
        if setting_up {
            let starts = self.public.printed.starts.iter().map(|row| row.request);
            let left: Vec<Request> = starts.filter(|request| !held(*request)).collect();
            let which = if dealt { Left::StartsOut } else { Left::Starts };
            lines.extend(self.left(which, left));
            lines.extend(self.left(Left::Requests, self.undealt_requests()));
            let placed = |favour: &Favour| self.public.favours.contains(&Some(*favour));
            let unplaced = Favour::ALL.iter().copied().filter(|favour| !placed(favour));
            lines.extend(self.left(Left::Favours, unplaced.collect()));
        }
        let tiles = [self.public.printed.rewards_a, self.public.printed.rewards_b].concat();
        let shown = |reward: &Reward| {
            self.public.rewards.iter().any(|colony| colony.contains(&Some(*reward)))
        };
        let left: Vec<Reward> = tiles.into_iter().filter(|reward| !shown(reward)).collect();
        let undealt = setting_up && left.len() > 2;
        lines.extend(self.left(if undealt { Left::Rewards } else { Left::RewardsOut }, left));
        lines
    }

    /// The requests of the rows not yet dealt; all rows are dealt in the set-up.
    fn undealt_requests(&self) -> Vec<Request> {
        let mut left = self.public.printed.requests[self.public.table()];
        for row in &self.public.row_requests {
            for (left, dealt) in left.iter_mut().zip(row) {
                *left = left.saturating_sub(*dealt);
            }
        }
        let each = Request::ALL.iter().zip(left);
        each.flat_map(|(&request, count)| (0..count).map(move |_| request)).collect()
    }

    fn left<T: Token>(&self, which: Left, things: Vec<T>) -> Option<(Left, Vec<String>)> {
        let named = self.named(things);
        (!named.is_empty()).then_some((which, named))
    }
}
