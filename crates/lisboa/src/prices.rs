//! What things cost and how much fits, for whoever tells a player.

use crate::names::{Land, Noble, Slot};
use crate::rules::{self, nobles, payment, public_building, ship};
use crate::state::Public;
use kernel::Seat;

/// L7.4: a land as its row and column lie now, before a cube is taken.
#[must_use]
pub fn land(public: &Public, seat: Seat, land: Land) -> u8 {
    payment::land_price(public, seat, land)
}

/// L7.2: influence for a visit.
#[must_use]
pub fn visit(public: &Public, seat: Seat, noble: Noble) -> u8 {
    nobles::cost(public, seat, noble, false)
}

/// L7.3: influence for following one.
#[must_use]
pub fn follow(public: &Public, seat: Seat, noble: Noble) -> u8 {
    nobles::cost(public, seat, noble, true)
}

/// L8: réis for an event.
#[must_use]
pub fn event(public: &Public, seat: Seat) -> u8 {
    payment::fee(public, seat)
}

/// L6.4: different goods for the shipyard's top ship in this slot; none when the yard is empty.
#[must_use]
pub fn ship(public: &Public, seat: Seat, slot: Slot) -> Option<u8> {
    ship::cost(public, &public.people[seat], slot)
}

/// L7.6: own officials a plan takes, those to hire, and réis for them.
#[must_use]
pub fn plan(public: &Public, seat: Seat, officials: u8) -> (u8, u8, u8) {
    let person = &public.people[seat];
    let needed = public_building::needed(public, person, officials);
    let own = needed.min(person.officials_out());
    let hired = needed - own;
    let reis = if hired > 0 { payment::hire_price(public, seat, hired) } else { 0 };
    (own, hired, reis)
}

/// L0.2: goods of each kind that fit.
#[must_use]
pub fn warehouse(public: &Public, seat: Seat) -> u8 {
    rules::warehouse(public, &public.people[seat])
}

/// L0.2: cards and ships that fit into the portfolio.
#[must_use]
pub fn portfolio(public: &Public, seat: Seat) -> u8 {
    rules::capacity(public, &public.people[seat])
}

/// L4.1: what a gain of influence brings.
#[must_use]
pub fn influence_gain(public: &Public, seat: Seat) -> u8 {
    rules::influence_gain(public, &public.people[seat])
}
