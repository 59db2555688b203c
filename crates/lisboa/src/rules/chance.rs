//! What is drawn: tiles, cubes, cards. Decks and bags are sets; nothing has a hidden order.

use super::{Game, Verdict, setup, solo};
use crate::names::{
    Architect, Card, Clergy, Cube, Deck, Era, LandRow, Noble, Place, Site, cards, decrees,
};
use crate::state::{Public, Task};
use crate::vocabulary::{Event, Outcome, Refusal};
use kernel::{Bits, Dealt, Draw, Seat, Sink};

/// The named sources of chance. Their numbers are part of every seed's meaning.
#[derive(Clone, Copy)]
enum Source {
    First = 0,
    Scoring = 1,
    Building = 2,
    Rubble = 3,
    ClergyPair = 4,
    Clergy = 5,
    Favour = 6,
    Plan = 7,
    Decree = 8,
    Hand = 9,
    Card = 10,
    Helper = 11,
    Courtier = 12,
}

/// Whether a task waits for a draw.
#[inline]
pub(crate) const fn awaits(task: Task) -> bool {
    matches!(
        task,
        Task::DrawFirst
            | Task::DealScoring
            | Task::DealBuilding(_)
            | Task::DealRow(_)
            | Task::DealColumn(_)
            | Task::DealSite(_)
            | Task::DealPile
            | Task::DealClergyPair(_)
            | Task::FillChurch
            | Task::DealFavour(_)
            | Task::DealPlan(_)
            | Task::FillDecrees
            | Task::DealHand(_)
            | Task::ShowCard(_)
            | Task::RevealHelper
            | Task::RevealCourtier
    )
}

/// The draw a task waits for.
pub(crate) fn awaited(public: &Public, task: Task) -> Option<Draw> {
    let total = |counts: &[u8]| counts.iter().map(|count| u16::from(*count)).sum::<u16>();
    let (source, counter) = match task {
        Task::DrawFirst => (Source::First, 0),
        Task::DealScoring => (Source::Scoring, 0),
        Task::DealBuilding(_) => (Source::Building, total(&public.unseen)),
        Task::DealRow(row) => (Source::Rubble, u16::from(row)),
        Task::DealColumn(column) => (Source::Rubble, 8 + u16::from(column)),
        Task::DealSite(site) => (Source::Rubble, 16 + u16::from(site.0)),
        Task::DealPile => (Source::Rubble, 32),
        Task::DealClergyPair(seat) => (Source::ClergyPair, seat.index() as u16),
        Task::FillChurch => (Source::Clergy, total(&public.bag)),
        Task::DealFavour(seat) => (Source::Favour, seat.index() as u16),
        Task::DealPlan(seat) => (Source::Plan, seat.index() as u16 * 2 + plans_of(public, seat)),
        Task::FillDecrees => (Source::Decree, public.decree_deck.count_ones() as u16),
        Task::DealHand(seat) => (Source::Hand, u16::from(public.period) * 4 + seat.index() as u16),
        Task::ShowCard(deck) => {
            let left = public.deck(deck).count_ones() as u16;
            (Source::Card, (u16::from(public.period) * 4 + deck as u16) * 8 + left)
        }
        Task::RevealHelper => (Source::Helper, 0),
        Task::RevealCourtier => (Source::Courtier, public.gone.count_ones() as u16),
        _ => return None,
    };
    Some(Draw { source: source as u16, counter })
}

fn plans_of(public: &Public, seat: Seat) -> u16 {
    public.people[seat].open.iter().flatten().map(|count| u16::from(*count)).sum()
}

/// Whether a task that draws has nothing (more) to draw.
pub(crate) fn is_idle(public: &Public, task: Task) -> bool {
    match task {
        Task::FillChurch => {
            public.church.iter().all(Option::is_some) || public.bag.iter().all(|n| *n == 0)
        }
        Task::FillDecrees => public.decrees[7].is_some() || public.decree_deck == 0,
        Task::ShowCard(deck) => public.shown[deck.index()].is_some() || public.deck(deck) == 0,
        _ => false,
    }
}

/// Rubble not yet on the board.
fn cubes_left(public: &Public) -> [u8; Cube::COUNT] {
    let mut left = public.printed.cubes;
    let lines = public.row_cubes.iter().chain(&public.column_cubes).chain(&public.site_cubes);
    for cubes in lines.chain([&public.pile]) {
        for (left, placed) in left.iter_mut().zip(cubes) {
            *left -= placed;
        }
    }
    left
}

/// Starting plans of each architect not yet dealt.
fn start_plans_left(public: &Public) -> [u8; 2] {
    let mut left = public.printed.start_plans;
    for seat in public.all() {
        for (left, plans) in left.iter_mut().zip(&public.people[seat].open) {
            *left -= plans.iter().sum::<u8>();
        }
    }
    left
}

/// Blue or purple cards nobody holds and nobody saw.
fn hand_pool(game: &Game) -> u128 {
    let era = if game.public.period == 1 { Era::Blue } else { Era::Purple };
    let held = game.public.all().fold(0, |set, seat| {
        let own = &game.private[seat];
        set | own.hand | own.offer
    });
    game.public.era(era) & !held & !game.public.gone
}

/// How many cubes lie at a place.
fn cubes_at(public: &Public, task: Task) -> u8 {
    match task {
        Task::DealRow(_) => public.printed.row_cubes,
        Task::DealColumn(4) => public.printed.thin_column_cubes,
        Task::DealColumn(_) => public.printed.column_cubes,
        Task::DealSite(_) => public.printed.site_cubes,
        Task::DealPile => public.printed.pile_cubes,
        _ => 0,
    }
}

fn draw_counted(counts: &mut [u8], bits: &mut impl Bits) -> usize {
    let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
    let mut pick = bits.below(total);
    for (i, count) in counts.iter_mut().enumerate() {
        if pick < u32::from(*count) {
            *count -= 1;
            return i;
        }
        pick -= u32::from(*count);
    }
    0
}

fn draw_card(pool: &mut u128, bits: &mut impl Bits) -> Card {
    let pick = bits.below(pool.count_ones());
    let card = cards(*pool).nth(pick as usize).expect("a card of the pool");
    *pool &= !card.bit();
    card
}

fn draw_cubes<const N: usize>(public: &Public, task: Task, bits: &mut impl Bits) -> Dealt<Cube, N> {
    let mut left = cubes_left(public);
    Dealt::new((0..cubes_at(public, task)).map(|_| Cube::ALL[draw_counted(&mut left, bits)]))
}

/// A fair outcome of the awaited draw.
pub(crate) fn draw(game: &Game, bits: &mut impl Bits) -> Outcome {
    let public = &game.public;
    let task = public.tasks.top().expect("a draw is awaited");
    match task {
        Task::DrawFirst => {
            let seats = if public.solo.is_some() { 1 } else { public.seats() as u32 };
            Outcome::First { seat: Seat::new(bits.below(seats) as usize) }
        }
        Task::DealScoring => {
            let mut values = public.printed.scoring_tiles;
            bits.shuffle(&mut values);
            // L13.1: equal values are not neighbours.
            while public.solo.is_some() && !spread(&values) {
                bits.shuffle(&mut values);
            }
            Outcome::Scoring { values: Dealt::new(values) }
        }
        Task::DealBuilding(architect) => {
            let mut left = public.unseen;
            let tile = draw_counted(&mut left, bits) as u8;
            Outcome::Building { architect, facade: public.printed.facade(tile, architect) }
        }
        Task::DealRow(row) => {
            let row = LandRow::ALL[usize::from(row)];
            Outcome::RowRubble { row, cubes: draw_cubes(public, task, bits) }
        }
        Task::DealColumn(column) => {
            Outcome::ColumnRubble { column: column + 1, cubes: draw_cubes(public, task, bits) }
        }
        Task::DealSite(site) => Outcome::SiteRubble { site, cubes: draw_cubes(public, task, bits) },
        Task::DealPile => Outcome::PileRubble { cubes: draw_cubes(public, task, bits) },
        Task::DealClergyPair(seat) => {
            let mut bag = public.bag;
            let first = Clergy::ALL[draw_counted(&mut bag, bits)];
            let second = Clergy::ALL[draw_counted(&mut bag, bits)];
            Outcome::ClergyPair { seat, tiles: Dealt::new([first, second]) }
        }
        Task::FillChurch => {
            let mut bag = public.bag;
            let tile = Clergy::ALL[draw_counted(&mut bag, bits)];
            Outcome::Clergy { place: empty_place(public), tile }
        }
        Task::DealFavour(seat) => {
            let mut left = public.favours;
            Outcome::StartFavour { seat, noble: Noble::ALL[draw_counted(&mut left, bits)] }
        }
        Task::DealPlan(seat) => {
            let mut left = start_plans_left(public);
            Outcome::StartPlan { seat, architect: Architect::ALL[draw_counted(&mut left, bits)] }
        }
        Task::FillDecrees => {
            let pick = bits.below(public.decree_deck.count_ones()) as usize;
            let decree = decrees(public.decree_deck).nth(pick);
            Outcome::Decree { decree: decree.expect("a decree of the deck") }
        }
        Task::DealHand(seat) => {
            let mut pool = hand_pool(game);
            let count = public.printed.start.hand - public.people[seat].hand;
            Outcome::Hand {
                seat,
                cards: Dealt::new((0..count).map(|_| draw_card(&mut pool, bits))),
            }
        }
        Task::ShowCard(deck) => {
            Outcome::Card { deck, card: draw_card(&mut public.deck(deck), bits) }
        }
        Task::RevealHelper | Task::RevealCourtier => {
            Outcome::Helper { card: draw_card(&mut hand_pool(game), bits) }
        }
        other => unreachable!("nothing is drawn for {other:?}"),
    }
}

fn spread(values: &[u8]) -> bool {
    values.windows(2).all(|pair| pair[0] != pair[1])
}

fn empty_place(public: &Public) -> Place {
    Place(public.church.iter().position(Option::is_none).unwrap_or(0) as u8)
}

fn cubes_fit<const N: usize>(public: &Public, task: Task, cubes: Dealt<Cube, N>) -> bool {
    let mut left = cubes_left(public).map(i16::from);
    cubes.iter().for_each(|cube| left[cube.index()] -= 1);
    cubes.len() == usize::from(cubes_at(public, task)) && left.iter().all(|count| *count >= 0)
}

/// Whether an outcome can come of the awaited draw.
pub(crate) fn check(game: &Game, outcome: Outcome) -> Verdict {
    let public = &game.public;
    let Some(task) = public.tasks.top() else { return Err(Refusal::OutcomeDoesNotFit) };
    let fits = match (task, outcome) {
        (Task::DrawFirst, Outcome::First { seat }) => {
            seat.index() < if public.solo.is_some() { 1 } else { public.seats() }
        }
        (Task::DealScoring, Outcome::Scoring { values }) => {
            let mut dealt = [0; 4];
            values.iter().zip(&mut dealt).for_each(|(value, slot)| *slot = value);
            let lies_well = public.solo.is_none() || spread(&dealt);
            let mut expected = public.printed.scoring_tiles;
            expected.sort_unstable();
            dealt.sort_unstable();
            values.len() == 4 && dealt == expected && lies_well
        }
        (Task::DealBuilding(architect), Outcome::Building { architect: dealt, facade }) => {
            let tile = public.printed.tile(facade, architect);
            architect == dealt && tile.is_some_and(|tile| public.unseen[usize::from(tile)] > 0)
        }
        (Task::DealRow(row), Outcome::RowRubble { row: dealt, cubes }) => {
            usize::from(row) == dealt.index() && cubes_fit(public, task, cubes)
        }
        (Task::DealColumn(column), Outcome::ColumnRubble { column: dealt, cubes }) => {
            column + 1 == dealt && cubes_fit(public, task, cubes)
        }
        (Task::DealSite(site), Outcome::SiteRubble { site: dealt, cubes }) => {
            site == dealt && cubes_fit(public, task, cubes)
        }
        (Task::DealPile, Outcome::PileRubble { cubes }) => cubes_fit(public, task, cubes),
        (Task::DealClergyPair(seat), Outcome::ClergyPair { seat: dealt, tiles }) => {
            let mut bag = public.bag.map(i16::from);
            tiles.iter().for_each(|tile| bag[tile.index()] -= 1);
            seat == dealt && tiles.len() == 2 && bag.iter().all(|count| *count >= 0)
        }
        (Task::FillChurch, Outcome::Clergy { place, tile }) => {
            place == empty_place(public) && public.bag[tile.index()] > 0
        }
        (Task::DealFavour(seat), Outcome::StartFavour { seat: dealt, noble }) => {
            seat == dealt && public.favours[noble.index()] > 0
        }
        (Task::DealPlan(seat), Outcome::StartPlan { seat: dealt, architect }) => {
            seat == dealt && start_plans_left(public)[architect.index()] > 0
        }
        (Task::FillDecrees, Outcome::Decree { decree }) => public.decree_deck & decree.bit() != 0,
        (Task::DealHand(seat), Outcome::Hand { seat: dealt, cards }) => {
            let mut pool = hand_pool(game);
            let distinct = cards.iter().all(|card| {
                let there = pool & card.bit() != 0;
                pool &= !card.bit();
                there
            });
            let count = public.printed.start.hand - public.people[seat].hand;
            seat == dealt && distinct && cards.len() == usize::from(count)
        }
        (Task::ShowCard(deck), Outcome::Card { deck: dealt, card }) => {
            deck == dealt && public.deck(deck) & card.bit() != 0
        }
        (Task::RevealHelper | Task::RevealCourtier, Outcome::Helper { card }) => {
            hand_pool(game) & card.bit() != 0
        }
        _ => false,
    };
    if fits { Ok(()) } else { Err(Refusal::OutcomeDoesNotFit) }
}

fn put<const N: usize>(place: &mut [u8; Cube::COUNT], cubes: Dealt<Cube, N>) {
    cubes.iter().for_each(|cube| place[cube.index()] += 1);
}

/// Takes a possible outcome.
pub(crate) fn befall(game: &mut Game, outcome: Outcome, sink: &mut impl Sink<Event>) {
    let Some(task) = game.public.tasks.pop() else { return };
    match outcome {
        Outcome::First { seat } => setup::set_first(game, seat, sink),
        Outcome::Scoring { values } => {
            values.iter().zip(&mut game.public.scoring).for_each(|(value, slot)| *slot = value);
            sink.emit(Event::Scoring { values });
        }
        Outcome::Building { architect, facade } => {
            let here = architect.index();
            let Some(tile) = game.public.printed.tile(facade, architect) else { return };
            game.public.unseen[usize::from(tile)] -= 1;
            game.public.stack_left[here] -= 1;
            if game.public.available[here].is_none() {
                game.public.available[here] = Some(tile);
            } else {
                game.public.next[here] = Some(tile);
            }
            sink.emit(Event::BuildingShown { architect, facade });
        }
        Outcome::RowRubble { row, cubes } => {
            put(&mut game.public.row_cubes[row.index()], cubes);
            sink.emit(Event::RowRubble { row, cubes });
            let last = if game.public.for_two() { 3 } else { 4 };
            if row.index() < last {
                game.public.tasks.push(Task::DealRow(row.index() as u8 + 1));
            }
        }
        Outcome::ColumnRubble { column, cubes } => {
            put(&mut game.public.column_cubes[usize::from(column) - 1], cubes);
            sink.emit(Event::ColumnRubble { column, cubes });
            if column < 5 {
                game.public.tasks.push(Task::DealColumn(column));
            }
        }
        Outcome::SiteRubble { site, cubes } => {
            put(&mut game.public.site_cubes[site.index()], cubes);
            sink.emit(Event::SiteRubble { site, cubes });
            let next = Site::all().find(|next| *next > site && game.public.site_in_play(*next));
            if let Some(next) = next {
                game.public.tasks.push(Task::DealSite(next));
            }
        }
        Outcome::PileRubble { cubes } => {
            put(&mut game.public.pile, cubes);
            sink.emit(Event::PileRubble { cubes });
            setup::after_board(game);
        }
        Outcome::ClergyPair { seat, tiles } => {
            let mut pair = tiles.iter();
            game.private[seat].clergy = [pair.next(), pair.next()];
            game.public.tasks.push(Task::KeepClergy(seat));
            sink.emit(Event::ClergyPair { seat, tiles });
        }
        Outcome::Clergy { place, tile } => {
            game.public.bag[tile.index()] -= 1;
            game.public.church[place.index()] = Some(tile);
            sink.emit(Event::ClergyShown { place, tile });
            game.public.tasks.push(task);
        }
        Outcome::StartFavour { seat, noble } => {
            game.public.favours[noble.index()] -= 1;
            game.public.people[seat].favours |= 1 << noble.index();
            sink.emit(Event::StartFavour { seat, noble });
            game.public.tasks.push(Task::DealPlan(seat));
        }
        Outcome::StartPlan { seat, architect } => {
            let officials = game.public.printed.start_plan_officials;
            game.public.people[seat].open[architect.index()][usize::from(officials)] += 1;
            sink.emit(Event::StartPlan { seat, architect });
            let due = if game.public.is_lacerda(seat) {
                u16::from(game.public.printed.start.solo_plans)
            } else {
                1
            };
            if plans_of(&game.public, seat) < due {
                game.public.tasks.push(Task::DealPlan(seat));
            } else if let Some(next) = setup::following(&game.public, seat) {
                game.public.tasks.push(Task::DealFavour(next));
            }
        }
        Outcome::Decree { decree } => {
            game.public.decree_deck &= !decree.bit();
            if let Some(free) = game.public.decrees.iter_mut().find(|slot| slot.is_none()) {
                *free = Some(decree);
            }
            sink.emit(Event::DecreeShown { decree });
            game.public.tasks.push(task);
        }
        Outcome::Hand { seat, cards } => {
            let set = cards.iter().fold(0, |set, card| set | card.bit());
            let count = cards.len() as u8;
            if game.public.draft && game.public.period == 1 {
                game.private[seat].offer = set;
            } else {
                game.private[seat].hand |= set;
            }
            let era = usize::from(game.public.period != 1);
            let person = &mut game.public.people[seat];
            person.hand += count;
            person.hidden[era] += count;
            sink.emit(Event::Hand { seat, cards });
            sink.emit(Event::HandDealt { seat, cards: count });
        }
        Outcome::Card { deck, card } => {
            game.public.face_down &= !card.bit();
            game.public.shown[deck.index()] = Some(card);
            sink.emit(Event::CardShown { deck, card });
        }
        Outcome::Helper { card } => {
            game.public.gone |= card.bit();
            if task == Task::RevealHelper {
                solo::place_helper(game, card, sink);
            } else {
                solo::place_courtier(game, card, sink);
            }
        }
    }
}

/// The kind of deck a card belongs to.
pub(crate) fn deck_of(public: &Public, card: Card) -> Deck {
    public.printed.cards[card.index()].deck
}
