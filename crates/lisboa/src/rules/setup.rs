//! L1: set-up, the clergy choice and the draft.

use super::{Eyes, Game, List, Verdict};
use crate::Lisboa;
use crate::names::{
    Account, Architect, Card, Clergy, Deck, Decree, Era, Noble, ShipKind, Site, cards,
};
use crate::state::{LACERDA, Notes, Person, Printed, Private, Public, Solo, Task};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{BySeat, Dealt, Seat, Setup, Sink, Stack, State};

/// Indices of the set-up options.
pub(crate) const DRAFT: usize = 0;
pub(crate) const TOOLS: usize = 1;

/// L1.9: how many cards are kept in each step.
pub(crate) const KEEP: [u8; 3] = [2, 1, 1];

pub(crate) fn start(setup: &Setup<Lisboa>) -> Game {
    let printed = Printed(setup.components);
    let players = setup.players();
    let alone = players == 1;
    let seats = if alone { 2 } else { players };
    let for_two = seats == 2;
    let copies = printed.ship_copies[seats - 2];
    let mut yard = [0; ShipKind::COUNT];
    yard[ShipKind::Blue.index()] = copies;
    yard[ShipKind::Red.index()] = copies;
    let mut public = Public {
        printed,
        players: players as u8,
        seats: seats as u8,
        draft: setup.options.get(DRAFT) == 1 && !alone,
        tools_other: setup.options.get(TOOLS) == 1,
        period: 1,
        over: false,
        first: Seat::new(0),
        now: Seat::new(0),
        people: BySeat([Person::default(); 4]),
        neutral: u8::from(for_two),
        treasury: printed.treasury_start,
        prices: printed.prices,
        face_down: 0,
        shown: [None; 4],
        gone: 0,
        yard,
        display: 0b1_1111,
        large_left: printed.large_tiles - 4,
        small_left: printed.small_tiles - 1,
        stores: [None; 25],
        row_cubes: [[0; 3]; 5],
        column_cubes: [[0; 3]; 5],
        site_cubes: [[0; 3]; Site::COUNT],
        pile: [0; 3],
        scoring: [0, 0, 0, 0, printed.thin_column],
        opened: [None; Site::COUNT],
        available: [None; 2],
        next: [None; 2],
        stack_left: [0; 2],
        unseen: printed.buildings.map(|row| row.copies),
        plans_taken: [0; 2],
        church: [None; 6],
        cardinal: printed.church_influence,
        bag: printed.clergy.map(|row| row.copies),
        favours: [printed.start.favours * seats as u8; Noble::COUNT],
        decrees: [None; 8],
        decree_deck: 0,
        notes: Notes::default(),
        solo: alone.then_some(Solo { helper: Deck::Builder, courtier: Noble::Builder }),
        tasks: Stack::new(),
    };
    let tiles: u8 = public.unseen.iter().sum();
    public.stack_left = [tiles / 2; 2];
    public.face_down = public.era(Era::Red);
    // L1.11: decrees that are not for two are replaced as they appear, so they might as well
    // not be there; L13.5 the same.
    public.decree_deck = Decree::all()
        .filter(|decree| {
            let not_for_two = for_two && printed.decrees[decree.index()].three_plus;
            let not_alone = alone && *decree == printed.solo_decree;
            !not_for_two && !not_alone
        })
        .fold(0, |set, decree| set | decree.bit());
    for seat in public.all() {
        let person = &mut public.people[seat];
        person.wigs[Account::Start.index()] = i16::from(printed.start.wigs);
        person.board = printed.start.officials - printed.start.marquis_officials;
        person.office[Noble::Marquis.index()] = printed.start.marquis_officials;
        if !(alone && seat == LACERDA) {
            person.goods = [printed.start.goods; 4];
            person.reis = u16::from(printed.start.reis);
        }
    }
    push_tasks(&mut public);
    State { public, private: BySeat([Private::default(); 4]), secret: () }
}

/// Last to first; the stack is short, so what comes after the board is pushed when it is reached.
fn push_tasks(public: &mut Public) {
    public.tasks.push(Task::DealPile);
    public.tasks.push(Task::DealSite(Site(0)));
    public.tasks.push(Task::DealColumn(0));
    public.tasks.push(Task::DealRow(0));
    public.tasks.push(Task::DealScoring);
    public.tasks.push(Task::DrawFirst);
}

/// L1.2–L1.11, once the rubble lies.
pub(crate) fn after_board(game: &mut Game) {
    game.public.tasks.push(Task::StartTurn(game.public.first));
    if game.public.solo.is_some() {
        game.public.tasks.push(Task::RevealCourtier);
        game.public.tasks.push(Task::RevealHelper);
    }
    for &deck in Deck::ALL.iter().rev() {
        game.public.tasks.push(Task::ShowCard(deck));
    }
    if game.public.draft {
        push_draft(game, 0);
    }
    game.public.tasks.push(Task::DrawHands);
    game.public.tasks.push(Task::FillDecrees);
    game.public.tasks.push(Task::FillChurch);
    // L1.3: two tiles of each stack are seen.
    for &architect in Architect::ALL.iter().rev() {
        game.public.tasks.push(Task::DealBuilding(architect));
        game.public.tasks.push(Task::DealBuilding(architect));
    }
    game.public.tasks.push(Task::DealFavour(Seat::new(0)));
    game.public.tasks.push(Task::DealClergyPair(Seat::new(0)));
}

/// The seat after this one, until everybody had theirs.
pub(crate) fn following(public: &Public, seat: Seat) -> Option<Seat> {
    let next = seat.index() + 1;
    (next < public.seats()).then(|| Seat::new(next))
}

fn push_draft(game: &mut Game, step: u8) {
    game.public.tasks.push(Task::PassDraft(step));
    for seat in game.public.all().rev() {
        game.public.tasks.push(Task::Draft { seat, left: KEEP[usize::from(step)] });
    }
}

/// L1.1: influence by place in the turn order.
pub(crate) fn set_first(game: &mut Game, first: Seat, sink: &mut impl Sink<Event>) {
    game.public.first = first;
    game.public.now = first;
    sink.emit(Event::First { seat: first });
    let start = game.public.printed.start;
    let mut seat = first;
    for place in 0..game.public.seats() {
        game.public.people[seat].influence = if game.public.is_lacerda(seat) {
            start.solo_influence
        } else {
            start.influence[place]
        };
        seat = seat.next(game.public.seats());
    }
}

pub(crate) fn list_keep(eyes: Eyes<'_>, out: &mut impl List) {
    let [first, second] = eyes.own.clergy;
    if let Some(clergy) = first {
        out.add(Action::Keep { clergy });
    }
    if let Some(clergy) = second
        && second != first
    {
        out.add(Action::Keep { clergy });
    }
}

pub(crate) fn check_keep(eyes: Eyes<'_>, clergy: Clergy) -> Verdict {
    if eyes.own.clergy.contains(&Some(clergy)) { Ok(()) } else { Err(Refusal::NotOffered) }
}

/// L1.2: one is kept face up, the other returns to the bag.
pub(crate) fn keep(game: &mut Game, seat: Seat, clergy: Clergy, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let pair = std::mem::take(&mut game.private[seat].clergy);
    // The pair was taken out of the bag unseen: only now it is known what is missing there.
    debug_assert!(pair.contains(&Some(clergy)));
    game.public.bag[clergy.index()] -= 1;
    game.public.people[seat].clergy[0] = Some(clergy);
    sink.emit(Event::ClergyKept { seat, clergy });
    if let Some(next) = following(&game.public, seat).filter(|next| !game.public.is_lacerda(*next))
    {
        game.public.tasks.push(Task::DealClergyPair(next));
    }
}

pub(crate) fn list_draft(eyes: Eyes<'_>, out: &mut impl List) {
    for card in cards(eyes.own.offer & !eyes.own.picked) {
        out.add(Action::Draft { card });
    }
}

pub(crate) fn check_draft(eyes: Eyes<'_>, card: Card) -> Verdict {
    if eyes.own.offer & !eyes.own.picked & card.bit() == 0 {
        return Err(Refusal::CardNotOffered { card });
    }
    Ok(())
}

pub(crate) fn pick(game: &mut Game, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
    if let Some(Task::Draft { left, .. }) = game.public.tasks.pop()
        && left > 1
    {
        game.public.tasks.push(Task::Draft { seat, left: left - 1 });
    }
    game.private[seat].picked |= card.bit();
    sink.emit(Event::Drafted { seat, card });
    sink.emit(Event::DraftMade { seat });
}

/// Cards pass to the left when all have picked.
pub(crate) fn pass(game: &mut Game, step: u8, sink: &mut impl Sink<Event>) {
    let seats = game.public.seats();
    let mut passing = [0u128; 4];
    for seat in game.public.all() {
        let own = &mut game.private[seat];
        let rest = own.offer & !own.picked;
        own.hand |= own.picked;
        own.picked = 0;
        own.passed[usize::from(step)] = rest;
        passing[seat.next(seats).index()] = rest;
    }
    sink.emit(Event::DraftPassed);
    for seat in game.public.all() {
        let own = &mut game.private[seat];
        own.offer = passing[seat.index()];
        own.received[usize::from(step)] = own.offer;
        let from = Seat::new((seat.index() + seats - 1) % seats);
        sink.emit(Event::DraftReceived { seat, from, cards: Dealt::new(cards(own.offer)) });
    }
    if step + 1 < KEEP.len() as u8 {
        push_draft(game, step + 1);
    } else {
        // The last card passed is kept.
        for seat in game.public.all() {
            let own = &mut game.private[seat];
            own.hand |= std::mem::take(&mut own.offer);
        }
    }
}
