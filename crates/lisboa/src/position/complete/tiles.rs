//! Public buildings, clergy tiles, decrees.

use crate::facts::Stage;
use crate::names::{Architect, Clergy, Decree, Site};
use crate::position::{Draft, Fits, Flaw, Moment, misfit};
use crate::state::Opened;
use kernel::Seat;

impl Draft {
    /// L1.3: the kinds of tiles in turn, first the blue architect's two, then the green one's.
    pub(super) fn buildings(&mut self) -> Fits {
        self.solo_building();
        let public = &self.game.public;
        let mut left = public.printed.buildings.map(|row| row.copies);
        let stack = left.iter().sum::<u8>() / 2;
        let lying = public.available.iter().chain(&public.next).flatten().copied();
        let opened = public.opened.iter().flatten().map(|opened| opened.tile);
        for tile in lying.chain(opened) {
            let facade = public.printed.facade(tile, Architect::Blue);
            let left = &mut left[usize::from(tile)];
            *left = left.checked_sub(1).ok_or_else(|| {
                let detail = format_args!("too many tiles with {} in blue", facade.word());
                misfit(Flaw::TooManyBuildings, detail)
            })?;
        }
        for site in Site::all().filter(|site| public.opened[site.index()].is_some()) {
            self.check_site(site)?;
        }
        let mut kind = 0;
        for &architect in Architect::ALL {
            let here = architect.index();
            let public = &self.game.public;
            let opened = public.opened.iter().flatten().filter(|o| o.architect == architect);
            let gone = opened.count() as u8;
            let [available, next] = ["available.<architect>", "next.<architect>"]
                .map(|p| self.is_given(p, [here, 0, 0]));
            let there = |tile: Option<u8>| u8::from(tile.is_some());
            let given = there(public.available[here]) + there(public.next[here]);
            let Some(mut rest) = stack.checked_sub(gone + given) else {
                let detail = format_args!(
                    "{gone} opened and {given} to come of the {} architect, of {stack}",
                    architect.word()
                );
                return Err(misfit(Flaw::TooManyBuildings, detail));
            };
            let mut draw = |rest: &mut u8| {
                let kinds = (0..left.len()).map(|i| (kind + i) % left.len());
                let tile = kinds.into_iter().find(|tile| left[*tile] > 0).filter(|_| *rest > 0)?;
                left[tile] -= 1;
                *rest -= 1;
                kind = (tile + 1) % left.len();
                Some(tile as u8)
            };
            let public = &mut self.game.public;
            if !available {
                public.available[here] = draw(&mut rest);
            }
            if !next {
                public.next[here] = draw(&mut rest);
            }
            let empty = public.next[here].is_none() && rest > 0
                || public.available[here].is_none() && public.next[here].is_some();
            if empty {
                let detail = format_args!("the {} architect has tiles left", architect.word());
                return Err(misfit(Flaw::BuildingsLeft, detail));
            }
            public.stack_left[here] = rest;
        }
        self.game.public.unseen = left;
        Ok(())
    }

    /// L13.2: one stands from the start.
    fn solo_building(&mut self) {
        let [west, east] = [Site::west(3), Site::east(3)];
        let given = |site: Site| self.is_given("building.<site>", [site.index(), 0, 0]);
        let begun = self.in_play() && self.game.public.solo.is_some();
        if begun && !given(west) && !given(east) {
            let last = self.game.public.printed.buildings.len() as u8 - 1;
            let opened = Opened { tile: last, architect: Architect::Blue };
            self.game.public.opened[west.index()] = Some(opened);
        }
    }

    fn check_site(&self, site: Site) -> Fits {
        let public = &self.game.public;
        let Some(opened) = public.opened[site.index()] else { return Ok(()) };
        let shows = match site.bearing() {
            crate::names::Bearing::North(street) => public.colours(opened) & street.bit() != 0,
            crate::names::Bearing::West(_) | crate::names::Bearing::East(_) => true,
        };
        if !shows || !public.site_in_play(site) {
            let detail = format_args!("it cannot stand at {}", site.word());
            return Err(misfit(Flaw::WrongBuilding, detail));
        }
        Ok(())
    }

    /// L1.2, L1.6: what is kept, the track, and the bag.
    pub(super) fn clergy(&mut self) -> Fits {
        let choosing = match self.moment {
            Moment::Keep { seat } => Some(seat),
            _ => None,
        };
        let mut left = self.game.public.printed.clergy.map(|row| row.copies);
        let held = self.game.public.people.0.iter().flat_map(|person| person.clergy).flatten();
        let track = self.game.public.church.iter().flatten().copied();
        for tile in held.chain(track) {
            take(&mut left, tile)?;
        }
        if self.stage <= Stage::Drafting {
            self.kept(choosing, &mut left)?;
        }
        if self.stage == Stage::Keeping {
            // The pair is still counted to the bag.
            self.game.public.bag = left;
            return choosing.map_or(Ok(()), |seat| self.pair(seat, left));
        }
        let mut emptied = false;
        let mut kind = 0;
        for place in 0..self.game.public.church.len() {
            let given = self.is_given("church.<place>", [place, 0, 0]);
            let tile = &mut self.game.public.church[place];
            if !given {
                // One of each kind in turn.
                let kinds = (0..left.len()).map(|i| (kind + i) % left.len());
                if let Some(found) = kinds.into_iter().find(|kind| left[*kind] > 0) {
                    left[found] -= 1;
                    kind = (found + 1) % left.len();
                    *tile = Some(Clergy::ALL[found]);
                }
            }
            emptied |= tile.is_none();
        }
        for &tile in Clergy::ALL {
            let (here, most) = (tile.index(), left[tile.index()]);
            let bag = match self.value("bag.<clergy>", [here, 0, 0]) {
                Some(bag) => bag as u8,
                // R10: a place stays empty only when the bag is.
                None if emptied && self.is_refilled() => 0,
                None => most,
            };
            if bag > most {
                let detail = format_args!("{bag} {} in the bag, {most} are left", tile.word());
                return Err(misfit(Flaw::TooManyClergy, detail));
            }
            if bag > 0 && emptied && self.is_refilled() {
                let detail = "a place of the church is empty, and the bag is not";
                return Err(misfit(Flaw::ChurchNotFull, detail));
            }
            self.game.public.bag[here] = bag;
        }
        Ok(())
    }

    /// In set-up everyone before the one who chooses has kept one.
    fn kept(&mut self, choosing: Option<Seat>, left: &mut [u8; Clergy::COUNT]) -> Fits {
        for seat in self.game.public.all() {
            let lacerda = self.game.public.is_lacerda(seat);
            let due = u8::from(choosing.is_none_or(|choosing| seat < choosing) && !lacerda);
            if due > 0 && !self.any_given("<seat>.clergy.<clergy>", seat.index()) {
                let found = Clergy::ALL.iter().find(|tile| left[tile.index()] > 0);
                if let Some(&tile) = found {
                    take(left, tile)?;
                    self.game.public.people[seat].clergy[0] = Some(tile);
                }
            }
            let held = self.game.public.people[seat].clergy_count();
            if held != due {
                let detail = format_args!("{} keeps {due} clergy tiles, not {held}", seat.letter());
                return Err(misfit(Flaw::WrongSetUp, detail));
            }
        }
        Ok(())
    }

    /// L1.2: the two tiles to choose from.
    fn pair(&mut self, seat: Seat, mut left: [u8; Clergy::COUNT]) -> Fits {
        for other in self.game.public.all().filter(|other| *other != seat) {
            if self.game.private[other].clergy != [None; 2] {
                let detail = format_args!("{} looks at no tiles now", other.letter());
                return Err(misfit(Flaw::WrongPair, detail));
            }
        }
        let mut pair = self.game.private[seat].clergy;
        for tile in pair.into_iter().flatten() {
            take(&mut left, tile)?;
        }
        for half in pair.iter_mut().filter(|half| half.is_none()) {
            if let Some(&tile) = Clergy::ALL.iter().find(|tile| left[tile.index()] > 0) {
                take(&mut left, tile)?;
                left[tile.index()] = 0;
                *half = Some(tile);
            }
        }
        self.game.private[seat].clergy = pair;
        Ok(())
    }

    /// L1.11: in their order; those held, or given a place, are skipped.
    pub(super) fn decrees(&mut self) -> Fits {
        let public = &self.game.public;
        let mut left = public.decree_deck;
        let held = public.all().map(|seat| public.people[seat].decrees);
        let row = public.decrees.iter().flatten().map(|decree| decree.bit());
        for set in held.chain(row) {
            for decree in Decree::all().filter(|decree| set & decree.bit() != 0) {
                if public.decree_deck & decree.bit() == 0 {
                    let detail = format_args!("{} is not in this game", decree.word());
                    return Err(misfit(Flaw::DecreeNotInPlay, detail));
                }
                if left & decree.bit() == 0 {
                    let detail = format_args!("{} is in two places", decree.word());
                    return Err(misfit(Flaw::DecreeTwice, detail));
                }
                left &= !decree.bit();
            }
        }
        for spot in 0..public.decrees.len() {
            if !self.is_given("decree.<spot>", [spot, 0, 0]) && left != 0 {
                let lowest = Decree(left.trailing_zeros() as u8 + 1);
                left &= !lowest.bit();
                self.game.public.decrees[spot] = Some(lowest);
            }
        }
        let row = &self.game.public.decrees;
        if row.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some()) {
            return Err(misfit(Flaw::DecreesWithGap, "the row closes up to the left"));
        }
        let short = row.contains(&None) && self.is_refilled();
        let stay = match self.value("decrees", [0; 3]) {
            Some(stay) => stay as u32,
            None if short => 0,
            None => left.count_ones(),
        };
        if stay > left.count_ones() {
            let detail = format_args!("{stay} in the deck, {} are left", left.count_ones());
            return Err(misfit(Flaw::DecreeTwice, detail));
        }
        if short && stay > 0 {
            let detail = "a place of the row is empty, and the deck is not";
            return Err(misfit(Flaw::DecreesNotFull, detail));
        }
        // Decrees do not leave the game: those beyond are the last player's.
        let mut deck = left;
        while deck.count_ones() > stay {
            deck &= deck - 1;
        }
        if let Some(last) = self.game.public.all().next_back() {
            self.game.public.people[last].decrees |= left & !deck;
        }
        self.game.public.decree_deck = deck;
        Ok(())
    }
}

fn take(left: &mut [u8; Clergy::COUNT], tile: Clergy) -> Fits {
    let left = &mut left[tile.index()];
    *left = left.checked_sub(1).ok_or_else(|| {
        misfit(Flaw::TooManyClergy, format_args!("more {} than there are", tile.word()))
    })?;
    Ok(())
}
