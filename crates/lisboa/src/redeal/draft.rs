//! The draft as it may have gone.
//!
//! Every seat's five cards are a pack. Its first two stay with the seat, the third goes to the next
//! seat, the fourth to the one after it, the last one seat further. A draft is an order of each
//! pack; all orders that fit what the viewer saw are equally likely.

use super::{Shown, take};
use crate::Lisboa;
use crate::names::{Card, Era, cards};
use crate::rules::setup::KEEP;
use crate::state::{Private, Public, Task};
use kernel::{Bits, BySeat, SEATS, Seat, View};

/// The places of a pack after the two cards its seat keeps.
const PASSED: usize = 3;

/// Who ends up with the cards of a pack, counted from its seat.
const HOLDER: [usize; 5] = [0, 0, 1, 2, 3];

type Pack = [Option<Card>; 5];

/// Draws the others' blue cards and what they know of the draft; says whether there is a draft to
/// be drawn anew.
pub(super) fn redeal(
    view: View<'_, Lisboa>,
    shown: &Shown,
    mut pool: u128,
    private: &mut BySeat<Private>,
    bits: &mut impl Bits,
) -> bool {
    let public = view.public;
    let passes = passes(public);
    let drafting = Drafting { view, shown, passes };
    if !public.draft || !drafting.is_told() {
        return false;
    }
    if passes == 0 {
        for seat in drafting.others() {
            let offer = take(&mut pool, public.people[seat].hidden[0], bits);
            let picked = take(&mut { offer }, picks_made(public, seat, 0), bits);
            private[seat] = Private { offer, picked, ..Private::default() };
        }
        return true;
    }
    if let Some((_, own)) = view.own {
        let met = own.passed.iter().chain(&own.received).fold(0, |set, cards| set | cards);
        pool &= !met;
    }
    let packs = drafting.packs(pool, bits);
    for seat in drafting.others() {
        private[seat] = drafting.told_to(seat, &packs);
    }
    true
}

/// How often cards were passed.
fn passes(public: &Public) -> usize {
    let step = public.tasks.iter().find_map(|task| match task {
        Task::PassDraft(step) => Some(usize::from(*step)),
        _ => None,
    });
    step.unwrap_or(KEEP.len())
}

/// How many cards a seat has picked in this step.
fn picks_made(public: &Public, seat: Seat, step: usize) -> u8 {
    let left = public.tasks.iter().find_map(|task| match task {
        Task::Draft { seat: picking, left } if *picking == seat => Some(*left),
        _ => None,
    });
    KEEP[step] - left.unwrap_or(0)
}

struct Drafting<'a> {
    view: View<'a, Lisboa>,
    shown: &'a Shown,
    passes: usize,
}

impl Drafting<'_> {
    fn seats(&self) -> usize {
        self.view.public.seats()
    }

    fn viewer(&self) -> Option<Seat> {
        self.view.own.map(|(seat, _)| seat)
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let viewer = self.viewer();
        self.view.public.all().filter(move |seat| Some(*seat) != viewer)
    }

    /// Whether everything since is known: it is not where a game was begun in the middle, or when
    /// nobody counted.
    fn is_told(&self) -> bool {
        if self.passes < KEEP.len() {
            return true;
        }
        let public = self.view.public;
        let blue = public.era(Era::Blue);
        let all_met = public.all().all(|seat| {
            let met = (self.shown.0[seat] & blue).count_ones() as u8;
            met + public.people[seat].hidden[0] == public.printed.start.hand
        });
        all_met && self.view.own.is_none_or(|(_, own)| own.passed[0] != 0)
    }

    /// The seat so many places to the right.
    fn right_of(&self, seat: Seat, places: usize) -> Seat {
        let seats = self.seats();
        Seat::new((seat.index() + 2 * seats - places) % seats)
    }

    fn holder(&self, pack: Seat, place: usize) -> Seat {
        Seat::new((pack.index() + HOLDER[place]) % self.seats())
    }

    /// Every pack in an order that fits.
    fn packs(&self, mut pool: u128, bits: &mut impl Bits) -> [Pack; SEATS] {
        let mut packs = [[None; 5]; SEATS];
        if let Some((viewer, own)) = self.view.own {
            self.place_known(viewer, own, &mut packs, bits);
        }
        let placed = packs.iter().flatten().flatten().fold(0, |set, card| set | card.bit());
        let blue = self.view.public.era(Era::Blue);
        for holder in self.view.public.all() {
            let viewer = self.viewer() == Some(holder);
            let mut open: Vec<(Seat, usize)> = Vec::new();
            for pack in self.view.public.all() {
                for (place, card) in packs[pack.index()].iter().enumerate() {
                    // What the viewer kept at once is in no one else's hand, and not asked for.
                    let kept = viewer && place < 2;
                    if self.holder(pack, place) == holder && card.is_none() && !kept {
                        open.push((pack, place));
                    }
                }
            }
            let met = if viewer { 0 } else { self.shown.0[holder] & blue & !placed };
            let missing = open.len().saturating_sub(met.count_ones() as usize);
            let mut dealt: Vec<Card> = cards(met | take(&mut pool, missing as u8, bits)).collect();
            bits.shuffle(&mut dealt);
            for ((pack, place), card) in open.into_iter().zip(dealt) {
                packs[pack.index()][place] = Some(card);
            }
        }
        packs
    }

    /// The cards the viewer has had in hand, where they may have gone.
    fn place_known(
        &self,
        viewer: Seat,
        own: &Private,
        packs: &mut [Pack; SEATS],
        bits: &mut impl Bits,
    ) {
        for pack in self.view.public.all() {
            // At which pass the pack came to the viewer; their own left them at the first.
            let met = (self.seats() + viewer.index() - pack.index()) % self.seats();
            let known = match met {
                0 => own.passed[0],
                1..=PASSED => own.received[met - 1],
                _ => 0,
            };
            if known == 0 {
                continue;
            }
            let first = if met == 0 { 0 } else { met - 1 };
            let orders = orders(known);
            let fitting: Vec<&Vec<Card>> = orders
                .iter()
                .filter(|order| self.fits(viewer, own, pack, &order_from(first, order)))
                .collect();
            let Some(order) = fitting.get(bits.below(fitting.len().max(1) as u32) as usize) else {
                continue;
            };
            for (place, card) in order_from(first, order).into_iter().enumerate() {
                packs[pack.index()][2 + place] = card;
            }
        }
    }

    /// Whether an order of a pack's passed cards agrees with what came to the viewer and went from
    /// them, and with who has shown which card.
    fn fits(
        &self,
        viewer: Seat,
        own: &Private,
        pack: Seat,
        order: &[Option<Card>; PASSED],
    ) -> bool {
        let from = |place: usize| {
            order[place..].iter().flatten().fold(0, |set: u128, card| set | card.bit())
        };
        let whole = |place: usize| order[place..].iter().all(Option::is_some);
        for step in 0..self.passes {
            // In each step the pack is passed by one seat and comes to the next.
            let passer = Seat::new((pack.index() + step) % self.seats());
            let receiver = passer.next(self.seats());
            if !whole(step) {
                continue;
            }
            if passer == viewer && own.passed[step] != from(step) {
                return false;
            }
            if receiver == viewer && own.received[step] != from(step) {
                return false;
            }
        }
        order.iter().enumerate().all(|(place, card)| {
            let Some(card) = card else { return true };
            let by = self.shown.by(*card);
            by.is_none_or(|by| by == self.holder(pack, 2 + place))
        })
    }

    /// What a seat hides by now, if the packs were these.
    fn told_to(&self, seat: Seat, packs: &[Pack; SEATS]) -> Private {
        // The cards of the pack so many seats to the right, from a place on.
        let from = |right: usize, place: usize| {
            let pack = &packs[self.right_of(seat, right).index()];
            pack[place..].iter().flatten().fold(0, |set: u128, card| set | card.bit())
        };
        let only = |right: usize, place: usize| from(right, place) & !from(right, place + 1);
        let mut own = Private { hand: from(0, 0) & !from(0, 2), ..Private::default() };
        for step in 0..self.passes {
            own.passed[step] = from(step, 2 + step);
            own.received[step] = from(step + 1, 2 + step);
            // What was kept of it is in hand; the last card passed is kept too.
            if step + 1 < self.passes {
                own.hand |= only(step + 1, 2 + step);
            }
        }
        if self.passes == KEEP.len() {
            own.hand |= own.received[KEEP.len() - 1];
            own.hand &= !self.shown.0[seat];
        } else {
            own.offer = own.received[self.passes - 1];
            if picks_made(self.view.public, seat, self.passes) > 0 {
                own.picked = only(self.passes, 1 + self.passes);
            }
        }
        own
    }
}

/// The cards in the last places of a pack.
fn order_from(first: usize, order: &[Card]) -> [Option<Card>; PASSED] {
    let mut places = [None; PASSED];
    places[first..].iter_mut().zip(order).for_each(|(place, card)| *place = Some(*card));
    places
}

/// All orders of at most three cards.
fn orders(set: u128) -> Vec<Vec<Card>> {
    let all: Vec<Card> = cards(set).collect();
    let mut found = vec![Vec::new()];
    for _ in 0..all.len() {
        let longer = |order: &Vec<Card>| {
            let rest = all.iter().filter(|card| !order.contains(card));
            rest.map(|card| [order.as_slice(), &[*card]].concat()).collect::<Vec<_>>()
        };
        found = found.iter().flat_map(longer).collect();
    }
    found
}
