//! Worlds as they may be for a viewer: what they cannot know is drawn anew, everything they saw
//! stays true.
//!
//! Without the draft that is simple: blue and purple cards nobody saw are shared out. The draft
//! (L1.9) tells more. Of the cards a seat passes on, each of the next seats keeps one; what comes
//! back to it, and what somebody plays, narrows down who has which. The draft is drawn anew as a
//! whole, every one that fits being equally likely.

mod draft;
#[cfg(test)]
mod tests;

use crate::Lisboa;
use crate::names::{Card, Clergy, Era, cards};
use crate::state::{Private, Public, Task, Top};
use crate::vocabulary::Event;
use kernel::{Bits, BySeat, Seat, State, View};

/// The cards each seat was seen to play or discard from its hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shown(BySeat<u128>);

impl Shown {
    pub(crate) fn count(&mut self, event: Event) {
        if let Event::Played { seat, card, .. } | Event::Discarded { seat, card } = event {
            self.0[seat] |= card.bit();
        }
    }

    fn by(&self, card: Card) -> Option<Seat> {
        Seat::all(kernel::SEATS).find(|seat| self.0[*seat] & card.bit() != 0)
    }
}

pub(crate) fn redeal(view: View<'_, Lisboa>, shown: &Shown, bits: &mut impl Bits) -> State<Lisboa> {
    let public = *view.public;
    let mut private = BySeat([Private::default(); 4]);
    if let Some((seat, own)) = view.own {
        private[seat] = *own;
    }
    let others = || {
        let own = view.own.map(|(seat, _)| seat);
        public.all().filter(move |seat| Some(*seat) != own && !public.is_lacerda(*seat))
    };
    let seen = seen(view, shown);
    let mut blue = public.era(Era::Blue) & !seen;
    if !draft::redeal(view, shown, blue, &mut private, bits) {
        for seat in others() {
            private[seat].hand = take(&mut blue, public.people[seat].hidden[0], bits);
        }
    }
    let mut purple = public.era(Era::Purple) & !seen;
    for seat in others() {
        let person = &public.people[seat];
        private[seat].hand |= person.known | take(&mut purple, person.hidden[1], bits);
    }
    if let Some(Task::KeepClergy(seat)) = public.tasks.top()
        && others().any(|other| other == seat)
    {
        let mut bag = public.bag;
        private[seat].clergy = [(); 2].map(|()| draw_clergy(&mut bag, bits));
    }
    State { public, private, secret: () }
}

/// Cards of which the viewer knows that nobody else hides them.
fn seen(view: View<'_, Lisboa>, shown: &Shown) -> u128 {
    let public = view.public;
    let mut seen = public.gone | being_placed(public);
    for seat in public.all() {
        seen |= public.people[seat].known | portfolio(public, seat) | shown.0[seat];
    }
    view.own.map_or(seen, |(_, own)| seen | own.hand | own.offer)
}

/// Cards that have left a hand and do not lie in the portfolio yet.
fn being_placed(public: &Public) -> u128 {
    public.tasks.iter().fold(0, |set, task| match task {
        Task::PlaceCard { card, .. } => set | card.bit(),
        _ => set,
    })
}

fn portfolio(public: &Public, seat: Seat) -> u128 {
    let person = &public.people[seat];
    let top = person.top.iter().flatten().filter_map(|top| match top {
        Top::Card(card) => Some(*card),
        Top::Ship(_) => None,
    });
    top.chain(person.bottom.iter().flatten().copied()).fold(0, |set, card| set | card.bit())
}

/// So many cards out of the pool.
fn take(pool: &mut u128, count: u8, bits: &mut impl Bits) -> u128 {
    let mut taken = 0;
    for _ in 0..count {
        let Some(pick) = pool.count_ones().checked_sub(1) else { break };
        let Some(card) = cards(*pool).nth(bits.below(pick + 1) as usize) else { break };
        *pool &= !card.bit();
        taken |= card.bit();
    }
    taken
}

fn draw_clergy(bag: &mut [u8; Clergy::COUNT], bits: &mut impl Bits) -> Option<Clergy> {
    let total: u32 = bag.iter().map(|count| u32::from(*count)).sum();
    let mut pick = bits.below(total);
    for (i, count) in bag.iter_mut().enumerate() {
        if pick < u32::from(*count) {
            *count -= 1;
            return Some(Clergy::ALL[i]);
        }
        pick -= u32::from(*count);
    }
    None
}
