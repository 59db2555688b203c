//! L5, L6.1: selling goods and trading with nobles.

use super::{
    Eyes, Game, List, Verdict, book, gain_reis, legality, lose_goods, me, payment, state_actions,
};
use crate::names::{Account, Clergy, Dock, Good, Noble, StateAction};
use crate::state::{Public, Task, Top};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// Every ship at the table.
pub(crate) fn docks(public: &Public) -> impl Iterator<Item = Dock> + '_ {
    public.all().flat_map(move |seat| {
        (1..=4)
            .map(move |slot| Dock { owner: seat, slot })
            .filter(|dock| public.ship(*dock).is_some())
    })
}

pub(crate) fn list_sales(eyes: Eyes<'_>, out: &mut impl List) {
    let goods = me(eyes).goods;
    for dock in docks(eyes.public) {
        for &good in Good::ALL {
            if goods[good.index()] > 0 {
                out.add(Action::Sell { good, owner: dock.owner, slot: dock.slot });
            }
        }
    }
}

/// Whether a ship takes goods.
#[inline]
pub(crate) fn check_dock(public: &Public, dock: Dock) -> Verdict {
    let Dock { owner, slot } = dock;
    let Some(ship) = public.ship(dock) else { return Err(Refusal::NoSuchShip { owner, slot }) };
    if ship.at_sea {
        return Err(Refusal::ShipAtSea { owner, slot });
    }
    if ship.load() >= public.printed.ships[ship.kind.index()].hull {
        return Err(Refusal::ShipFull { owner, slot });
    }
    Ok(())
}

#[inline]
pub(crate) fn check_sale(eyes: Eyes<'_>, good: Good, dock: Dock) -> Verdict {
    if me(eyes).goods[good.index()] == 0 {
        return Err(Refusal::GoodMissing { good });
    }
    check_dock(eyes.public, dock)
}

/// L5.1, L5.2.
pub(crate) fn sell(
    game: &mut Game,
    seat: Seat,
    good: Good,
    dock: Dock,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.replace(Task::SellMore(seat));
    let bonus = payment::sale_bonus(&game.public, &game.public.people[seat]);
    let printed = game.public.printed;
    let price = game.public.prices[good.index()];
    game.public.people[seat].goods[good.index()] -= 1;
    let Dock { owner, slot } = dock;
    let Some(Top::Ship(ship)) = &mut game.public.people[owner].top[usize::from(slot) - 1] else {
        return;
    };
    ship.cargo[good.index()] += 1;
    let row = printed.ships[ship.kind.index()];
    let sails = ship.load() >= row.hull;
    ship.at_sea = sails;
    let kind = ship.kind;
    let reis = price + row.per_good + bonus;
    sink.emit(Event::Sold { seat, good, owner, slot, reis });
    gain_reis(game, seat, reis, sink);
    if sails {
        sink.emit(Event::Sailed { seat: owner, ship: kind });
        let pilot = Clergy::PilotsChaplain;
        let more = game.public.people[owner].holds(pilot) * printed.figures.clergy[pilot.index()];
        book(game, owner, Account::Sailing, i16::from(row.hull + more), sink);
    }
}

/// How many goods may be traded in a turn.
pub(crate) fn trade_limit(public: &Public, seat: Seat) -> u8 {
    let provincial = Clergy::Provincial;
    2 + public.people[seat].holds(provincial) * public.printed.figures.clergy[provincial.index()]
}

pub(crate) fn trades_left(public: &Public, seat: Seat) -> u8 {
    trade_limit(public, seat).saturating_sub(public.notes.traded)
}

/// The good a noble accepts beside gold.
pub(crate) const fn accepted(noble: Noble) -> Good {
    match noble {
        Noble::Builder => Good::Tools,
        Noble::Marquis => Good::Books,
        Noble::King => Good::Cloth,
    }
}

/// The kinds among these goods, as bits.
#[inline]
pub(crate) fn kinds(goods: [u8; Good::COUNT]) -> u8 {
    (0..Good::COUNT).fold(0, |set, i| set | u8::from(goods[i] > 0) << i)
}

/// The goods a noble accepts of this player, as bits.
fn accepts(public: &Public, seat: Seat, noble: Noble) -> u8 {
    if public.people[seat].holds(Clergy::Legate) > 0 {
        return (1 << Good::COUNT) - 1;
    }
    Good::Gold.bit() | accepted(noble).bit()
}

pub(crate) fn list_trades(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for &action in StateAction::ALL {
        let open = if greyed { u8::MAX } else { tradable(eyes, action) };
        for &good in Good::ALL {
            if open & good.bit() != 0 {
                out.add(Action::Trade { action, good });
            }
        }
    }
}

/// The goods that can be given for a state action if it is possible, as bits.
fn tradable(eyes: Eyes<'_>, action: StateAction) -> u8 {
    if eyes.public.notes.covered & (1 << action.index()) != 0 {
        return 0;
    }
    kinds(me(eyes).goods) & accepts(eyes.public, eyes.seat, action.noble())
}

pub(crate) fn check_trade(eyes: Eyes<'_>, action: StateAction, good: Good) -> Verdict {
    let (public, person) = (eyes.public, me(eyes));
    if public.notes.covered & (1 << action.index()) != 0 {
        return Err(Refusal::AlreadyCovered { action });
    }
    if person.goods[good.index()] == 0 {
        return Err(Refusal::GoodMissing { good });
    }
    if accepts(public, eyes.seat, action.noble()) & good.bit() == 0 {
        return Err(Refusal::GoodNotAccepted { noble: action.noble(), good });
    }
    // Only these two look at the goods that are left.
    if matches!(action, StateAction::Ship | StateAction::Produce) {
        let mut after = *person;
        after.goods[good.index()] -= 1;
        return legality::state_action(public, eyes.seat, &after, action);
    }
    legality::state_action(public, eyes.seat, person, action)
}

pub(crate) fn trade(
    game: &mut Game,
    seat: Seat,
    action: StateAction,
    good: Good,
    sink: &mut impl Sink<Event>,
) {
    game.public.notes.covered |= 1 << action.index();
    game.public.notes.traded += 1;
    // How many more are allowed is asked afterwards: the cardinal may bring a provincial.
    game.public.tasks.replace(Task::TradeMore(seat));
    sink.emit(Event::Traded { seat, action, good });
    lose_goods(game, seat, good, 1, sink);
    state_actions::start(game, seat, action, sink);
}

/// Whether another trade is possible at all.
pub(crate) fn can_trade(eyes: Eyes<'_>) -> bool {
    let possible = |action: StateAction| {
        let open = tradable(eyes, action);
        let mut goods = Good::ALL.iter().filter(|good| open & good.bit() != 0);
        goods.any(|&good| check_trade(eyes, action, good).is_ok())
    };
    trades_left(eyes.public, eyes.seat) > 0
        && StateAction::ALL.iter().any(|&action| possible(action))
}

/// Whether another sale is possible.
pub(crate) fn can_sell(public: &Public, seat: Seat) -> bool {
    public.people[seat].goods != [0; 4]
        && docks(public).any(|dock| check_dock(public, dock).is_ok())
}
