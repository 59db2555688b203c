//! What players have.

use crate::names::{Architect, Houses, Noble};
use crate::position::{Draft, Fits, Flaw, misfit};

impl Draft {
    /// L1.1: by place in the turn order.
    pub(super) fn influence(&mut self) {
        let public = &self.game.public;
        let (start, seats) = (public.printed.start, public.seats());
        let mut seat = public.first;
        for place in 0..seats {
            if !self.is_given("<seat>.influence", [seat.index(), 0, 0]) {
                let lacerda = self.game.public.is_lacerda(seat);
                self.game.public.people[seat].influence =
                    if lacerda { start.solo_influence } else { start.influence[place] };
            }
            seat = seat.next(seats);
        }
    }

    /// Officials not elsewhere are on the board.
    pub(super) fn officials(&mut self) -> Fits {
        let public = &mut self.game.public;
        let all = public.printed.start.officials;
        for seat in public.all() {
            let person = &mut public.people[seat];
            let out = person.officials_out();
            let Some(board) = all.checked_sub(out) else {
                let detail = format_args!("{} has {out} of {all}", seat.letter());
                return Err(misfit(Flaw::TooManyOfficials, detail));
            };
            person.board = board;
        }
        for &noble in Noble::ALL {
            let (there, spaces) = (public.in_office(noble), public.printed.office_spaces);
            if there > spaces {
                let detail = format_args!("{there} with the {}, {spaces} fit", noble.word());
                return Err(misfit(Flaw::OfficeFull, detail));
            }
        }
        Ok(())
    }

    /// None is spent unless given.
    pub(super) fn markers(&mut self) {
        for seat in self.game.public.all() {
            let lacerda = self.game.public.is_lacerda(seat);
            if !lacerda && !self.is_given("<seat>.markers", [seat.index(), 0, 0]) {
                let person = &mut self.game.public.people[seat];
                person.markers = person.sets();
            }
        }
    }

    /// A house stands on each store: where it is not given from which group, from the left one
    /// first.
    pub(super) fn houses(&mut self) -> Fits {
        let all = self.game.public.printed.start.houses;
        for seat in self.game.public.all() {
            let stores =
                self.game.public.stores.iter().flatten().filter(|store| store.owner == seat);
            let (stores, letter) = (stores.count() as u8, seat.letter());
            let open = [0, 1, 2]
                .map(|group| !self.is_given("<seat>.houses.<houses>", [seat.index(), group, 0]));
            let person = &mut self.game.public.people[seat];
            for group in (0..Houses::COUNT).filter(|group| open[*group]) {
                let missing = stores.saturating_sub(person.stores());
                person.houses[group] = missing.min(all[group]);
            }
            let fits = person.houses.iter().zip(all).all(|(built, all)| *built <= all);
            if person.stores() != stores || !fits {
                let detail = format_args!(
                    "{letter} has {stores} stores and houses {:?} of {all:?}",
                    person.houses
                );
                return Err(misfit(Flaw::WrongHouses, detail));
            }
        }
        Ok(())
    }

    /// Those nobody holds lie in their stacks.
    pub(super) fn favours(&mut self) -> Fits {
        let start = self.stage == crate::facts::Stage::Drafting;
        for seat in self.game.public.all() {
            if start && !self.any_given("<seat>.favour.<noble>", seat.index()) {
                self.game.public.people[seat].favours = 1 << (seat.index() % Noble::COUNT);
            }
        }
        let public = &mut self.game.public;
        for &noble in Noble::ALL {
            let held = public.all().filter(|seat| public.people[*seat].has_favour(noble)).count();
            public.favours[noble.index()] -= held as u8;
        }
        Ok(())
    }

    /// Starting plans, one after the other of the two architects; then the stacks.
    pub(super) fn plans(&mut self) -> Fits {
        let printed = self.game.public.printed;
        let start = usize::from(printed.start_plan_officials);
        let mut starting = 0;
        for seat in self.game.public.all() {
            let lacerda = self.game.public.is_lacerda(seat);
            let own = if lacerda { printed.start.solo_plans } else { 1 };
            for plan in 0..own {
                let architect = usize::from(starting + plan) % Architect::COUNT;
                let which = [seat.index(), architect, start - 1];
                if !self.is_given("<seat>.open.<architect>.<officials>", which) {
                    self.game.public.people[seat].open[architect][start] += 1;
                }
            }
            starting += own;
        }
        self.stacks_of_plans(starting)
    }

    /// Plans never leave the game: whatever is held is a starting plan or comes from the top of a
    /// stack.
    fn stacks_of_plans(&mut self, starting: u8) -> Fits {
        let printed = self.game.public.printed;
        let start = usize::from(printed.start_plan_officials);
        let held = Architect::ALL.iter().map(|architect| {
            let mut held = [0_u8; 8];
            for seat in self.game.public.all() {
                let person = &self.game.public.people[seat];
                for (n, held) in held.iter_mut().enumerate() {
                    *held += person.open[architect.index()][n] + person.done[architect.index()][n];
                }
            }
            held
        });
        let held: Vec<[u8; 8]> = held.collect();
        // How many starting plans of an architect there must be if so many were taken.
        let starts = |architect: usize, taken: u8| -> Option<u8> {
            let mut left = held[architect];
            for plan in &printed.plans[..usize::from(taken)] {
                let left = &mut left[usize::from(*plan)];
                *left = left.checked_sub(1)?;
            }
            let starts = std::mem::take(&mut left[start]);
            (left == [0; 8] && starts <= printed.start_plans[architect]).then_some(starts)
        };
        let most = printed.plans.len() as u8;
        let possible = |architect: usize| {
            let taken = self.game.public.plans_taken[architect];
            let given = self.is_given("plans.<architect>", [architect, 0, 0]);
            if given { taken..=taken } else { 0..=most }
        };
        for blue in possible(0) {
            for green in possible(1) {
                let sum = starts(0, blue).zip(starts(1, green)).map(|(blue, green)| blue + green);
                if sum == Some(starting) {
                    self.game.public.plans_taken = [blue, green];
                    return Ok(());
                }
            }
        }
        let told = |held: &[u8; 8]| {
            let plans = held.iter().enumerate().filter(|(_, count)| **count > 0);
            let plans = plans.map(|(n, count)| format!("{count} of {n}"));
            plans.collect::<Vec<_>>().join(", ")
        };
        let detail = format_args!(
            "blue {}; green {}: not {starting} starting plans and the tops of the stacks",
            told(&held[0]),
            told(&held[1])
        );
        Err(misfit(Flaw::WrongPlans, detail))
    }
}
