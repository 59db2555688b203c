//! The sequence of play: everything that happens without a decision.
//!
//! Tasks are pushed last to first, so each function here reads from the bottom up.

use super::{
    Eyes, Game, cardinal, chance, check_step, decider, effects, legality, list, market, nobles,
    payment, period, play, portfolio, public_building, scoring, setup, ship, solo, state_actions,
    store, turn,
};
use crate::effects::Part;
use crate::names::{Deck, Noble, Tile};
use crate::state::{Notes, Task};
use crate::vocabulary::{Action, Event};
use kernel::{Seat, Sink};

/// Runs until somebody must decide, something must be drawn, or the game is over.
pub(crate) fn advance(game: &mut Game, sink: &mut impl Sink<Event>) {
    while let Some(task) = game.public.tasks.top() {
        if decider(task).is_some() {
            if !force(game, task, sink) {
                return;
            }
        } else if chance::awaits(task) {
            if !chance::is_idle(&game.public, task) {
                return;
            }
            game.public.tasks.pop();
        } else if let Task::Event { seat, part, must: true } = task
            && !legality::part(&game.public, seat, part)
        {
            // An event none of whose parts is possible: legality never lets it come to this.
            return;
        } else if let Task::State { seat, action } = task
            && legality::state_action(&game.public, seat, &game.public.people[seat], action)
                .is_err()
        {
            return;
        } else {
            game.public.tasks.pop();
            run(game, task, sink);
        }
    }
}

/// Does a decision that leaves no choice. Says whether it did.
fn force(game: &mut Game, task: Task, sink: &mut impl Sink<Event>) -> bool {
    match task {
        Task::PlaceCard { seat, card } => {
            let Some(slot) = portfolio::only_slot(&game.public, seat, card) else { return false };
            portfolio::place(game, seat, card, slot, sink);
        }
        Task::SellMore(seat) => {
            if market::can_sell(&game.public, seat) {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::TradeMore(seat) => {
            if market::can_trade(game.sight(seat)) {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::PayVisit { seat, noble, follows } => {
            let cost = nobles::cost(&game.public, seat, noble, follows);
            let mut payments = nobles::payments(&game.public, &game.public.people[seat], cost);
            let (first, second) = (payments.next(), payments.next());
            drop(payments);
            let (Some((influence, reis, wigs)), None) = (first, second) else { return false };
            nobles::pay(game, seat, influence, reis, wigs, sink);
        }
        Task::VisitState { seat, noble } => {
            let eyes = game.sight(seat);
            let open = crate::names::StateAction::of(noble)
                .iter()
                .any(|&action| nobles::check_state(eyes, noble, action).is_ok());
            if open {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::Pay { seat, reis } => return force_payment(game, seat, reis, sink),
        Task::PayLand { seat, land } => {
            let reis = payment::land_price(&game.public, seat, land);
            return force_payment(game, seat, reis, sink);
        }
        Task::Hire { seat, officials } => {
            let reis = payment::hire_price(&game.public, seat, officials);
            return force_payment(game, seat, reis, sink);
        }
        Task::AnyState { seat, first, .. } => {
            let eyes = game.sight(seat);
            let open = crate::names::StateAction::ALL
                .iter()
                .any(|&action| state_actions::check_any(eyes, action).is_ok());
            if open || first {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::Recruit { seat, .. } => {
            if game.public.people[seat].board > 0 {
                return false;
            }
            game.public.tasks.pop();
        }
        Task::ShipGoods { seat, left, .. } => {
            let Some(good) = ship::only_good(&game.public, seat, left) else { return false };
            ship::give(game, seat, good, sink);
        }
        Task::ProduceMore { seat, .. } => {
            let kinds = state_actions::more_kinds(&game.public, seat);
            match kinds.count_ones() {
                0 => {
                    game.public.tasks.pop();
                }
                1 => {
                    let good = crate::names::Good::ALL[kinds.trailing_zeros() as usize];
                    state_actions::produce_more(game, seat, good, sink);
                }
                _ => return false,
            }
        }
        Task::LoseOfficials { seat, left } | Task::Officials { seat, left } => {
            let person = &game.public.people[seat];
            let Some((noble, standing)) = effects::only_official(person, left) else {
                return false;
            };
            effects::dismiss(game, seat, noble, standing, sink);
        }
        Task::Cardinal { seat, steps, exactly } => {
            let only = effects::only_cardinal(game.sight(seat), steps, exactly);
            let Some((steps, side)) = only else { return false };
            cardinal::go(game, seat, steps, side, sink);
        }
        Task::StoreCube { seat, land } if !store::cubes_left(&game.public, land) => {
            game.public.tasks.replace(Task::PayLand { seat, land });
        }
        Task::House { seat, .. } => {
            let Some(houses) = store::only_house(&game.public, seat) else { return false };
            store::place_house(game, seat, houses, sink);
        }
        Task::Discard(seat) if game.public.people[seat].hand == 0 => {
            game.public.tasks.replace(Task::PeriodReward(seat));
        }
        Task::PeriodReward(seat) => {
            let left = period::rewards_left(&game.public);
            match left.count_ones() {
                0 => {
                    game.public.tasks.pop();
                }
                1 => {
                    let card = crate::names::Card(left.trailing_zeros() as u8 + 1);
                    period::reward(game, seat, card, sink);
                }
                _ => return false,
            }
        }
        Task::FollowOffer { seat, noble } => return skip_follow(game, seat, noble),
        // Steps with one possible answer and nothing else to think about.
        Task::LoseGoods { seat, .. }
        | Task::LoseFavour(seat)
        | Task::LoseClergy(seat)
        | Task::PileCube(seat)
        | Task::TakePlan(seat)
        | Task::TakeFavour(seat)
        | Task::StoreCube { seat, .. }
        | Task::TakeCard(seat) => {
            match only_answer(game.sight(seat), task) {
                // `play` runs on from here by itself.
                Answer::One(action) => play(game, action, sink),
                Answer::None if matches!(task, Task::TakeCard(_)) => {
                    game.public.tasks.pop();
                }
                Answer::None | Answer::Many => return false,
            }
        }
        _ => return false,
    }
    true
}

/// How many answers a step has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    None,
    One(Action),
    Many,
}

fn only_answer(eyes: Eyes<'_>, task: Task) -> Answer {
    let mut answer = Answer::None;
    list(eyes, task, false, &mut |action: Action| {
        if check_step(eyes, task, action).is_ok() {
            answer = if answer == Answer::None { Answer::One(action) } else { Answer::Many };
        }
    });
    answer
}

/// Nobody is asked to follow who could not.
fn skip_follow(game: &mut Game, seat: Seat, noble: Noble) -> bool {
    let eyes = game.sight(seat);
    let open = crate::names::Follow::ALL
        .iter()
        .any(|&choice| super::check(eyes, Action::Follow { choice }).is_ok());
    debug_assert!(game.public.people[seat].has_favour(noble));
    if !open {
        game.public.tasks.pop();
    }
    !open
}

fn force_payment(game: &mut Game, seat: Seat, needs: u8, sink: &mut impl Sink<Event>) -> bool {
    let Some((reis, moves)) = payment::only_payment(&game.public, seat, needs) else {
        return false;
    };
    payment::pay(game, seat, reis, moves, sink);
    true
}

/// Runs a task that is no decision.
fn run(game: &mut Game, task: Task, sink: &mut impl Sink<Event>) {
    match task {
        Task::DrawHands => {
            for seat in game.public.all().rev() {
                let person = &game.public.people[seat];
                if person.hand < game.public.printed.start.hand && !game.public.is_lacerda(seat) {
                    game.public.tasks.push(Task::DealHand(seat));
                }
            }
        }
        Task::PassDraft(step) => setup::pass(game, step, sink),
        Task::StartTurn(seat) => start_turn(game, seat, sink),
        Task::NobleAction { seat, noble } => {
            game.public.tasks.push(match noble {
                Noble::Builder => Task::StoreTile(seat),
                Noble::Marquis => Task::TakeDecree(seat),
                Noble::King => Task::ChooseSite(seat),
            });
        }
        Task::Follows { visitor, noble, left } => follows(game, visitor, noble, left, sink),
        Task::Part { seat, part } => effects::run(game, seat, part, sink),
        Task::Event { seat, part, .. } => event(game, seat, part, sink),
        Task::State { seat, action } => state_actions::start(game, seat, action, sink),
        Task::PlaceStore { seat, land, tile } => store::place(game, seat, land, tile),
        Task::OpenBuilding { seat, site, architect, officials } => {
            public_building::finish(game, seat, site, architect, officials, sink);
        }
        Task::EndTurn(seat) => end_turn(game, seat, sink),
        Task::ChurchDue => {
            if let Some(seat) = game.public.notes.church.take() {
                sink.emit(Event::Church { seat });
                game.public.tasks.push(Task::Church { seat, left: game.public.seats });
            }
        }
        Task::Church { seat, left } => cardinal::next(game, seat, left, sink),
        Task::Period => period::change(game, sink),
        Task::NewPeriod { seat, left } => period::next_discard(game, seat, left),
        Task::AfterTurn(seat) => period::after_turn(game, seat, sink),
        Task::Lacerda => solo::turn(game, sink),
        Task::LacerdaEnd => solo::end(game, sink),
        Task::Finish => scoring::finish(game, sink),
        other => debug_assert!(false, "{other:?} does not run by itself"),
    }
}

/// L2.
fn start_turn(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    game.public.now = seat;
    let notes = game.public.notes;
    game.public.notes = Notes {
        period_due: notes.period_due,
        end_due: notes.end_due,
        turns_left: notes.turns_left,
        ..Notes::default()
    };
    sink.emit(Event::Turn { seat });
    turn::dock_ships(game, seat, sink);
    game.public.tasks.push(Task::AfterTurn(seat));
    game.public.tasks.push(Task::EndTurn(seat));
    if game.public.is_lacerda(seat) {
        game.public.tasks.push(Task::LacerdaEnd);
        game.public.tasks.push(Task::Lacerda);
    } else {
        game.public.tasks.push(Task::TakeCard(seat));
        game.public.tasks.push(Task::PlayCard(seat));
    }
}

/// A part of an event; if it is impossible, the next part must do.
fn event(game: &mut Game, seat: Seat, part: Part, sink: &mut impl Sink<Event>) {
    if legality::part(&game.public, seat, part) {
        effects::run(game, seat, part, sink);
    } else if let Some(Task::Event { seat, part, .. }) = game.public.tasks.top() {
        game.public.tasks.replace(Task::Event { seat, part, must: true });
    }
}

/// L7.3: clockwise from the visitor.
fn follows(game: &mut Game, visitor: Seat, noble: Noble, left: u8, sink: &mut impl Sink<Event>) {
    if left == 0 {
        return;
    }
    let seats = game.public.seats();
    let seat = Seat::new((visitor.index() + seats - usize::from(left)) % seats);
    game.public.tasks.push(Task::Follows { visitor, noble, left: left - 1 });
    if game.public.people[seat].has_favour(noble) {
        if game.public.is_lacerda(seat) {
            solo::follow(game, noble, sink);
        } else {
            game.public.tasks.push(Task::FollowOffer { seat, noble });
        }
    }
}

/// L9.2.
fn end_turn(game: &mut Game, seat: Seat, sink: &mut impl Sink<Event>) {
    refill_display(game);
    game.public.notes.covered = 0;
    period_tasks(game);
    if let Some(deck) = game.public.notes.taken.take() {
        show_next(game, deck);
    }
    // A deck is empty once its last face-up card is taken.
    let revealing = game.public.tasks.top();
    let empty_after =
        game.public.empty_decks() - u8::from(matches!(revealing, Some(Task::ShowCard(_))));
    if empty_after >= game.public.printed.figures.empty_decks {
        period::decks_checked(game, seat, sink);
    }
}

fn period_tasks(game: &mut Game) {
    game.public.tasks.push(Task::Period);
    game.public.tasks.push(Task::ChurchDue);
    game.public.tasks.push(Task::FillDecrees);
    game.public.tasks.push(Task::FillChurch);
}

fn show_next(game: &mut Game, deck: Deck) {
    if game.public.deck(deck) != 0 {
        game.public.tasks.push(Task::ShowCard(deck));
    }
}

/// R10: from west to east while tiles last.
fn refill_display(game: &mut Game) {
    for &tile in Tile::ALL {
        let bit = 1 << tile.index();
        if game.public.display & bit == 0 {
            let left = if tile == Tile::Small {
                &mut game.public.small_left
            } else {
                &mut game.public.large_left
            };
            if *left > 0 {
                *left -= 1;
                game.public.display |= bit;
            }
        }
    }
}
