//! L10, L11: the end of the period and of the game.

use super::{Eyes, Game, List, Verdict, book, effects, turn};
use crate::effects::Part;
use crate::names::{Account, Card, Era, ShipKind, cards};
use crate::state::{Public, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Seat, Sink};

/// L10, L11, R13: a completed set may end the period or the game.
pub(crate) fn set_completed(game: &mut Game, seat: Seat, sets: u8, sink: &mut impl Sink<Event>) {
    let figures = game.public.printed.figures;
    if game.public.period == 1 && sets >= figures.period_sets {
        period_due(game, seat, sink);
    }
    if sets == figures.end_sets {
        game.public.notes.end_due.get_or_insert(seat);
    }
}

fn period_due(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    if game.public.notes.period_due.is_none() {
        game.public.notes.period_due = Some(seat);
        sink.emit(Event::PeriodDue { seat });
    }
}

/// Empty decks end a period too; the player whose turn it was counts as having done it.
pub(crate) fn decks_checked(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    if game.public.empty_decks() >= game.public.printed.figures.empty_decks {
        if game.public.period == 1 {
            period_due(game, seat, sink);
        } else {
            game.public.notes.end_due.get_or_insert(seat);
        }
    }
}

/// L10, if it is due.
pub(crate) fn change(game: &mut Game, sink: &mut impl Sink<Event>) {
    let Some(trigger) = game.public.notes.period_due else { return };
    if game.public.period != 1 {
        return;
    }
    game.public.period = 2;
    game.public.notes.period_due = None;
    sink.emit(Event::Period { period: 2 });
    game.public.gone |= game.public.face_down;
    for shown in &mut game.public.shown {
        if let Some(card) = shown.take() {
            game.public.gone |= card.bit();
        }
    }
    // L10.1, L13.6.
    let figures = game.public.printed.figures;
    for seat in game.public.all() {
        let person = &game.public.people[seat];
        let (account, wigs) = if game.public.is_lacerda(seat) {
            (Account::Cubes, person.cubes.iter().sum::<u8>() * figures.solo_cube_wigs)
        } else {
            (Account::Sets, person.sets() * figures.set_wigs)
        };
        book(game, seat, account, i16::from(wigs), sink);
    }
    // L10.2.
    let copies = game.public.printed.ship_copies[game.public.seats() - 2];
    game.public.yard = [0; ShipKind::COUNT];
    game.public.yard[ShipKind::Purple.index()] = copies;
    game.public.yard[ShipKind::Brown.index()] = copies;
    // L10.5, L10.4, then L10.3 first.
    game.public.face_down = game.public.era(Era::Brown);
    game.public.tasks.push(Task::FillDecrees);
    game.public.tasks.push(Task::FillChurch);
    for &deck in crate::names::Deck::ALL.iter().rev() {
        game.public.tasks.push(Task::ShowCard(deck));
    }
    game.public.tasks.push(Task::DrawHands);
    game.public.tasks.push(Task::ChurchDue);
    game.public.tasks.push(Task::NewPeriod { seat: trigger, left: game.public.seats });
}

/// L10.3: the next player discards.
pub(crate) fn next_discard(game: &mut Game, seat: Seat, left: u8) {
    if left == 0 {
        return;
    }
    let after = seat.next(game.public.seats());
    game.public.tasks.push(Task::NewPeriod { seat: after, left: left - 1 });
    if !game.public.is_lacerda(seat) {
        game.public.notes.discarded = 0;
        game.public.notes.rewarded = 0;
        game.public.tasks.push(Task::Discard(seat));
    }
}

pub(crate) fn list_discards(eyes: Eyes<'_>, out: &mut impl List) {
    for card in cards(eyes.own.hand) {
        out.add(Action::Discard { card });
    }
}

pub(crate) fn check_discard(eyes: Eyes<'_>, card: Card) -> Verdict {
    if eyes.own.hand & card.bit() == 0 { Err(Refusal::CardNotInHand { card }) } else { Ok(()) }
}

pub(crate) fn discard(game: &mut Game, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    turn::leave_hand(game, seat, card);
    game.public.gone |= card.bit();
    game.public.notes.discarded |= card.bit();
    sink.emit(Event::Discarded { seat, card });
    if game.public.people[seat].hand == 0 {
        game.public.tasks.replace(Task::PeriodReward(seat));
    }
}

/// Discarded noble cards whose reward can still be chosen: one of each kind, no penalties.
pub(crate) fn rewards_left(public: &Public) -> u128 {
    cards(public.notes.discarded)
        .filter(|card| {
            let row = &public.printed.cards[card.index()];
            row.deck.noble().is_some()
                && public.notes.rewarded & (1 << row.deck.index()) == 0
                && !row.effect.iter().flatten().any(|part: &Part| part.is_penalty())
        })
        .fold(0, |set, card| set | card.bit())
}

pub(crate) fn list_rewards(eyes: Eyes<'_>, out: &mut impl List) {
    for card in cards(rewards_left(eyes.public)) {
        out.add(Action::Reward { card });
    }
}

pub(crate) fn check_reward(eyes: Eyes<'_>, card: Card) -> Verdict {
    if rewards_left(eyes.public) & card.bit() == 0 {
        return Err(Refusal::RewardUsed { card });
    }
    Ok(())
}

pub(crate) fn reward(game: &mut Game, seat: Seat, card: Card, _sink: &mut impl Sink<Event>) {
    // The task stays: the other kinds come after this reward.
    let row = game.public.printed.cards[card.index()];
    game.public.notes.rewarded |= 1 << row.deck.index();
    effects::push_reward(game, seat, row.effect);
}

/// L11: what comes after a turn.
pub(crate) fn after_turn(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    let seats = game.public.seats;
    let next = seat.next(game.public.seats());
    match (game.public.notes.turns_left, game.public.notes.end_due) {
        (None, Some(trigger)) => {
            // The rest of this round, then one more.
            let first = game.public.first.index() as u8;
            let place = (seat.index() as u8 + seats - first) % seats;
            let turns = seats - 1 - place + seats;
            game.public.notes.turns_left = Some(turns);
            sink.emit(Event::EndDue { seat: trigger, turns });
        }
        (Some(1), _) => {
            game.public.tasks.push(Task::Finish);
            return;
        }
        (Some(turns), _) => game.public.notes.turns_left = Some(turns - 1),
        (None, None) => {}
    }
    game.public.tasks.push(Task::StartTurn(next));
}
