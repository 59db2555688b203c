//! L2, L8, L9.1: playing a card, events, taking a card.

use super::{Eyes, Game, List, Verdict, effects, gain_goods, gain_reis, move_treasury, payment};
use crate::names::{Card, Deck, Era, Good, Use, cards};
use crate::state::{Task, Top};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// L2.1: ships at sea come back empty.
pub(crate) fn dock_ships(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    for (slot, top) in game.public.people[seat].top.iter_mut().enumerate() {
        if let Some(Top::Ship(ship)) = top
            && ship.at_sea
        {
            ship.at_sea = false;
            ship.cargo = [0; Good::COUNT];
            sink.emit(Event::Docked { seat, slot: slot as u8 + 1 });
        }
    }
}

pub(crate) fn list_play(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for card in cards(eyes.own.hand) {
        for &purpose in Use::ALL {
            if greyed || fits(eyes, card, purpose).is_ok() {
                out.add(Action::Play { card, purpose });
            }
        }
    }
}

fn fits(eyes: Eyes<'_>, card: Card, purpose: Use) -> Verdict {
    let noble = eyes.public.printed.cards[card.index()].deck.noble().is_some();
    match purpose {
        Use::Visit if !noble => Err(Refusal::CardNotNoble { card }),
        Use::Sponsor if noble => Err(Refusal::CardNotTreasury { card }),
        Use::Gold | Use::Portfolio | Use::Visit | Use::Sponsor => Ok(()),
    }
}

pub(crate) fn check_play(eyes: Eyes<'_>, card: Card, purpose: Use) -> Verdict {
    if eyes.own.hand & card.bit() == 0 {
        return Err(Refusal::CardNotInHand { card });
    }
    fits(eyes, card, purpose)
}

/// A card leaves the hand for all to see.
pub(crate) fn leave_hand(game: &mut Game, seat: Seat, card: Card) {
    game.private[seat].hand &= !card.bit();
    let era = game.public.printed.cards[card.index()].era;
    let person = &mut game.public.people[seat];
    person.hand -= 1;
    if person.known & card.bit() != 0 {
        person.known &= !card.bit();
    } else {
        person.hidden[usize::from(era != Era::Blue)] -= 1;
    }
}

/// L2.2.
pub(crate) fn play(
    game: &mut Game,
    seat: Seat,
    card: Card,
    purpose: Use,
    sink: &mut impl Sink<Event>,
) {
    game.public.tasks.pop();
    leave_hand(game, seat, card);
    sink.emit(Event::Played { seat, card, purpose });
    let row = game.public.printed.cards[card.index()];
    match (purpose, row.deck.noble()) {
        (Use::Gold, _) => {
            game.public.gone |= card.bit();
            gain_goods(game, seat, Good::Gold, 1, sink);
        }
        (Use::Portfolio, noble) => {
            game.public.tasks.push(Task::Market(seat));
            game.public.tasks.push(Task::PlaceCard { seat, card });
            if noble.is_some() {
                effects::push_reward(game, seat, row.effect);
            } else {
                // L3.2.
                let reis = game.public.treasury_reis();
                gain_reis(game, seat, reis, sink);
                move_treasury(game, false, sink);
            }
        }
        (Use::Visit, Some(noble)) => {
            game.public.gone |= card.bit();
            let left = game.public.seats - 1;
            game.public.tasks.push(Task::Follows { visitor: seat, noble, left });
            game.public.tasks.push(Task::NobleAction { seat, noble });
            game.public.tasks.push(Task::VisitState { seat, noble });
            game.public.tasks.push(Task::PayVisit { seat, noble, follows: false });
        }
        (Use::Sponsor, None) => {
            game.public.gone |= card.bit();
            let reis = payment::fee(&game.public, seat);
            sink.emit(Event::Sponsored { seat, card, reis });
            effects::push_event(game, seat, row.effect);
            game.public.tasks.push(Task::Pay { seat, reis });
        }
        (Use::Visit, None) | (Use::Sponsor, Some(_)) => {}
    }
}

pub(crate) fn list_take(eyes: Eyes<'_>, greyed: bool, out: &mut impl List) {
    for &deck in Deck::ALL {
        if greyed || eyes.public.shown[deck.index()].is_some() {
            out.add(Action::Take { deck });
        }
    }
}

pub(crate) fn check_take(eyes: Eyes<'_>, deck: Deck) -> Verdict {
    match eyes.public.shown[deck.index()] {
        Some(_) => Ok(()),
        None => Err(Refusal::DeckEmpty { deck }),
    }
}

/// L9.1.
pub(crate) fn take(game: &mut Game, seat: Seat, deck: Deck, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let Some(card) = game.public.shown[deck.index()].take() else { return };
    game.public.notes.taken = Some(deck);
    let person = &mut game.public.people[seat];
    person.hand += 1;
    person.known |= card.bit();
    game.private[seat].hand |= card.bit();
    sink.emit(Event::CardTaken { seat, card });
}
