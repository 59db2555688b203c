//! Political cards and ships.

use crate::facts::{NONE, Stage};
use crate::names::{Card, Deck, Era, ShipKind, cards};
use crate::position::{Draft, Fits, Flaw, Moment, misfit};
use crate::state::Top;
use kernel::Seat;

impl Draft {
    /// L1.10, L10.2: ships nobody has are in the yard, unless a later one has left it.
    pub(super) fn ships(&mut self) -> Fits {
        let public = &self.game.public;
        let copies = public.printed.ship_copies[public.seats() - 2];
        let held = |kind: ShipKind| {
            let ships = public.all().flat_map(|seat| public.people[seat].ships());
            ships.filter(|ship| ship.kind == kind).count() as u8
        };
        let now = match public.period {
            1 => [ShipKind::Blue, ShipKind::Red],
            _ => [ShipKind::Purple, ShipKind::Brown],
        };
        let mut yard = [0; ShipKind::COUNT];
        // From the bottom of the yard to its top.
        let mut begun = false;
        for &kind in ShipKind::ALL.iter().rev() {
            let (held, word) = (held(kind), kind.word());
            if public.period == 1 && held > 0 && !now.contains(&kind) {
                let detail = format_args!("{word} ships come with the second period");
                return Err(misfit(Flaw::ShipTooEarly, detail));
            }
            let given = self.value("yard.<ship>", [kind.index(), 0, 0]);
            let there = match given {
                Some(there) => there as u8,
                None if !now.contains(&kind) || begun => 0,
                None => copies.saturating_sub(held),
            };
            if there + held > copies {
                let detail =
                    format_args!("{held} {word} ships and {there} in the yard, of {copies}");
                return Err(misfit(Flaw::TooManyShips, detail));
            }
            if there > 0 && (begun || !now.contains(&kind)) {
                let detail = format_args!("{there} {word} ships in the yard, and not on top");
                return Err(misfit(Flaw::WrongShipyard, detail));
            }
            begun |= now.contains(&kind) && there < copies;
            yard[kind.index()] = there;
        }
        self.game.public.yard = yard;
        Ok(())
    }

    pub(super) fn political_cards(&mut self) -> Fits {
        let mut placed = self.placed()?;
        self.decks(&mut placed)?;
        self.hands(&mut placed)
    }

    /// Where the given cards are: each in one place, in its time and row.
    fn placed(&self) -> Result<u128, kernel::scenic::Misfit> {
        let public = &self.game.public;
        let mut placed = 0;
        let mut put = |set: u128, row: Option<bool>| {
            for card in cards(set) {
                let printed = &public.printed.cards[card.index()];
                let word = card.word();
                if placed & card.bit() != 0 {
                    return Err(misfit(Flaw::CardTwice, format_args!("{word} is in two places")));
                }
                placed |= card.bit();
                let early = matches!(printed.era, Era::Purple | Era::Brown) && public.period == 1;
                if early {
                    let detail = format_args!("{word} comes with the second period");
                    return Err(misfit(Flaw::CardTooEarly, detail));
                }
                if row.is_some_and(|top| printed.deck.noble().is_some() != top) {
                    let detail = format_args!("{word} belongs into the other row");
                    return Err(misfit(Flaw::WrongSlot, detail));
                }
            }
            Ok(())
        };
        for seat in public.all() {
            let person = &public.people[seat];
            for top in person.top.iter().flatten() {
                if let Top::Card(card) = top {
                    put(card.bit(), Some(true))?;
                }
            }
            for card in person.bottom.iter().flatten() {
                put(card.bit(), Some(false))?;
            }
            put(self.game.private[seat].hand, None)?;
        }
        put(public.gone, None)?;
        for shown in public.shown.iter().flatten() {
            put(shown.bit(), None)?;
        }
        Ok(placed)
    }

    /// L1.8, L10.5: the lowest number shows, the others lie below it.
    fn decks(&mut self, placed: &mut u128) -> Fits {
        let public = &self.game.public;
        let era = public.era(if public.period == 1 { Era::Red } else { Era::Brown });
        let (mut face_down, mut gone) = (0, 0);
        for &deck in Deck::ALL {
            let here = deck.index();
            let all = Card::all()
                .filter(|card| self.game.public.printed.cards[card.index()].deck == deck)
                .fold(0, |set, card| set | card.bit());
            let mut rest = all & era & !*placed;
            let given = self.value("shown.<deck>", [here, 0, 0]);
            let taken = self.game.public.notes.taken == Some(deck);
            let shown = &mut self.game.public.shown[here];
            if let Some(card) = shown {
                if all & era & card.bit() == 0 {
                    let detail = format_args!("{} is not of the {} deck", card.word(), deck.word());
                    return Err(misfit(Flaw::WrongDeck, detail));
                }
            } else if given.is_none() && !taken && rest != 0 {
                let lowest = Card(rest.trailing_zeros() as u8 + 1);
                rest &= !lowest.bit();
                *placed |= lowest.bit();
                *shown = Some(lowest);
            }
            let shows = shown.is_some();
            let stay = match self.value("deck.<deck>", [here, 0, 0]) {
                Some(stay) => stay as u32,
                // A deck is empty once its last card is taken.
                None if given == Some(NONE) && !taken => 0,
                None => rest.count_ones(),
            };
            let left = rest.count_ones();
            if stay > left {
                let detail = format_args!("{stay} in the {} deck, {left} are left", deck.word());
                return Err(misfit(Flaw::WrongDeck, detail));
            }
            if (stay > 0 && !shows && !taken) || (taken && shows) {
                let detail = format_args!("the top card of the {} deck is face up", deck.word());
                return Err(misfit(Flaw::DeckNotEmpty, detail));
            }
            let mut lower = rest;
            while lower.count_ones() > stay {
                lower &= !(1 << (127 - lower.leading_zeros()));
            }
            face_down |= lower;
            gone |= rest & !lower;
        }
        let public = &mut self.game.public;
        if public.period == 2 {
            gone |= public.era(Era::Red) & !*placed;
        }
        *placed |= gone | face_down;
        public.gone |= gone;
        public.face_down = face_down;
        Ok(())
    }

    /// Who has played a card in this turn and taken none.
    fn short_handed(&self) -> Option<Seat> {
        match self.moment {
            Moment::Market { seat } | Moment::Visit { seat, .. } | Moment::Take { seat } => {
                Some(seat)
            }
            Moment::Follow { seat, .. } => Some(self.visitor_of(seat)),
            _ => None,
        }
    }

    /// Hands are filled from the years in which they were dealt, a card for each in turn, by number;
    /// when these run out, from the decks.
    fn hands(&mut self, placed: &mut u128) -> Fits {
        let full = self.game.public.printed.start.hand;
        let short = self.short_handed();
        let era = if self.game.public.period == 1 { Era::Blue } else { Era::Purple };
        let mut pool = self.game.public.era(era) & !*placed;
        let people = || Seat::all(usize::from(self.game.public.players));
        let mut sizes = [0; kernel::SEATS];
        for seat in people() {
            let given = self.value("<seat>.hand-size", [seat.index(), 0, 0]);
            let size = given.map_or(full - u8::from(short == Some(seat)), |size| size as u8);
            let held = self.game.private[seat].hand.count_ones() as u8;
            let most = full - u8::from(short == Some(seat));
            if held > size || size > most {
                let detail = format_args!(
                    "{} has {held} cards in a hand of {size}, {most} at most",
                    seat.letter()
                );
                return Err(misfit(Flaw::WrongHand, detail));
            }
            sizes[seat.index()] = size;
        }
        let seats: Vec<Seat> = people().collect();
        for _ in 0..full {
            for &seat in &seats {
                let hand = self.game.private[seat].hand;
                if hand.count_ones() as u8 >= sizes[seat.index()] {
                    continue;
                }
                // What was given as not in this hand stays out of it.
                let open = |card: &Card| {
                    !self.is_given("<seat>.hand.<card>", [seat.index(), card.index(), 0])
                };
                let card = cards(pool).find(open).or_else(|| self.taken_before().find(open));
                let Some(card) = card else {
                    let detail = format_args!("no cards are left for {}", seat.letter());
                    return Err(misfit(Flaw::WrongHand, detail));
                };
                pool &= !card.bit();
                self.game.public.face_down &= !card.bit();
                self.game.private[seat].hand |= card.bit();
            }
        }
        self.tell_hands();
        Ok(())
    }

    /// Cards that may have been taken from the decks: the last ones of the tallest.
    fn taken_before(&self) -> impl Iterator<Item = Card> {
        let public = &self.game.public;
        let mut decks: Vec<(u32, u128)> = Deck::ALL
            .iter()
            .filter(|deck| !self.is_given("deck.<deck>", [deck.index(), 0, 0]))
            .map(|deck| (public.deck(*deck).count_ones(), public.deck(*deck)))
            .collect();
        decks.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
        decks.into_iter().flat_map(|(_, deck)| cards(deck).collect::<Vec<_>>().into_iter().rev())
    }

    /// What is public of the hands.
    fn tell_hands(&mut self) {
        let public = &mut self.game.public;
        let open = public.era(Era::Red) | public.era(Era::Brown);
        for seat in public.all() {
            let hand = self.game.private[seat].hand | self.game.private[seat].offer;
            let eras = [Era::Blue, Era::Purple].map(|era| hand & public.era(era));
            let person = &mut public.people[seat];
            person.hand = hand.count_ones() as u8;
            person.known = hand & open;
            person.hidden = eras.map(|cards| cards.count_ones() as u8);
        }
    }

    /// L1.9: five cards for each to pick from.
    pub(super) fn offers(&mut self) -> Fits {
        let full = u32::from(self.game.public.printed.start.hand);
        let mut pool = self.game.public.era(Era::Blue);
        for seat in self.game.public.all() {
            let offer = self.game.private[seat].offer;
            if offer & !pool != 0 || offer.count_ones() > full {
                let detail = format_args!(
                    "the five cards of {} are not his alone, or not blue",
                    seat.letter()
                );
                return Err(misfit(Flaw::WrongHand, detail));
            }
            pool &= !offer;
        }
        for _ in 0..full {
            for seat in self.game.public.all() {
                let offer = &mut self.game.private[seat].offer;
                if offer.count_ones() < full
                    && let Some(card) = cards(pool).next()
                {
                    pool &= !card.bit();
                    *offer |= card.bit();
                }
            }
        }
        self.game.public.shown = [None; Deck::COUNT];
        debug_assert!(self.stage == Stage::Drafting);
        self.tell_hands();
        Ok(())
    }
}
