//! L12: final scoring, and the score at any time.

use super::{Game, payment};
use crate::Lisboa;
use crate::components::StoresNeeded;
use crate::effects::Count;
use crate::names::{Account, Bearing, Decree, Good, Land, Noble, Site, Street, Title, decrees};
use crate::state::{LACERDA, Person, Public, Top};
use crate::vocabulary::Event;
use kernel::{BySeat, SEATS, Seat, Sink, Standing, Standings, Tally, View};

/// Places with ties: the tied places are added and divided, rounded down; with 2 players the
/// second gets the third's figure; nothing for who has nothing.
pub(crate) fn majority(public: &Public, figures: [u8; 3], counts: BySeat<u8>) -> BySeat<i16> {
    let places = if public.for_two() {
        [figures[0], figures[2], 0, 0]
    } else {
        [figures[0], figures[1], figures[2], 0]
    };
    let mut wigs = BySeat([0; SEATS]);
    for seat in public.all() {
        let own = counts[seat];
        if own == 0 {
            continue;
        }
        let before = public.all().filter(|other| counts[*other] > own).count();
        let tied = public.all().filter(|other| counts[*other] == own).count();
        let sum: u8 = places[before..before + tied].iter().sum();
        wigs[seat] = i16::from(sum) / tied as i16;
    }
    wigs
}

fn by_seat<T: Copy + Default>(public: &Public, of: impl Fn(Seat) -> T) -> BySeat<T> {
    let mut values = BySeat([T::default(); SEATS]);
    for seat in public.all() {
        values[seat] = of(seat);
    }
    values
}

/// L12.3: wigs for most, second and third stores of a kind, by the printing in play.
#[must_use]
pub fn store_figures(public: &Public, good: Good) -> [u8; 3] {
    if good == Good::Tools && public.tools_other {
        public.printed.figures.tools_other
    } else {
        public.printed.figures.stores[good.index()]
    }
}

fn store_counts(public: &Public, street: Street) -> BySeat<u8> {
    by_seat(public, |seat| public.stores_of(seat, street))
}

fn official_counts(public: &Public) -> BySeat<u8> {
    by_seat(public, |seat| {
        let person = &public.people[seat];
        // L13.6: Lacerda's plans count as he has them.
        Person::officials_on(if public.is_lacerda(seat) { &person.open } else { &person.done })
    })
}

/// What each account would add if the game ended now.
pub(crate) fn at_the_end(public: &Public, seat: Seat, account: Account) -> i16 {
    let person = &public.people[seat];
    let figures = &public.printed.figures;
    let lacerda = public.is_lacerda(seat);
    match account {
        Account::Hulls => i16::from(hulls(public, person)),
        Account::Sets if !lacerda => i16::from(person.sets() * figures.set_wigs),
        Account::Cubes if lacerda => {
            i16::from(person.cubes.iter().sum::<u8>() * figures.solo_cube_wigs)
        }
        Account::Trades => Street::ALL
            .iter()
            .map(|&street| {
                let figures = store_figures(public, street.good());
                majority(public, figures, store_counts(public, street))[seat]
            })
            .sum(),
        Account::Money if !lacerda => {
            (payment::means(public, person) / u16::from(figures.reis_per_wig)) as i16
        }
        Account::Decrees if lacerda => {
            i16::from(person.decrees.count_ones() as u8 * figures.solo_decree_wigs)
        }
        Account::Decrees => {
            decrees(person.decrees).map(|decree| i16::from(worth(public, seat, decree))).sum()
        }
        Account::Plans => majority(public, figures.plans, official_counts(public))[seat],
        Account::Favours => i16::from(person.favours.count_ones() as u8 * figures.favour_wigs),
        _ => 0,
    }
}

fn hulls(public: &Public, person: &Person) -> u8 {
    person.ships().map(|ship| public.printed.ships[ship.kind.index()].hull).sum()
}

/// The wigs of a decree for a seat as things stand.
pub fn worth(public: &Public, seat: Seat, decree: Decree) -> u8 {
    let row = &public.printed.decrees[decree.index()];
    (count(public, seat, row.count) / u16::from(row.per)) as u8 * row.wigs
}

fn lands_of(public: &Public, seat: Seat) -> impl Iterator<Item = (Land, Street)> + '_ {
    Land::all().filter_map(move |land| {
        public.stores[land.index()]
            .filter(|store| store.owner == seat)
            .map(|store| (land, store.street))
    })
}

fn opened(public: &Public, wanted: impl Fn(Bearing, crate::state::Opened) -> bool) -> u16 {
    Site::all()
        .filter(|site| {
            public.opened[site.index()].is_some_and(|opened| wanted(site.bearing(), opened))
        })
        .count() as u16
}

/// R14: a tie counts, and at least 1 is needed.
fn is_most(public: &Public, seat: Seat, of: impl Fn(Seat) -> u16) -> u16 {
    let own = of(seat);
    u16::from(own > 0 && public.all().all(|other| of(other) <= own))
}

/// How much there is of what a decree counts.
#[allow(clippy::too_many_lines)]
fn count(public: &Public, seat: Seat, count: Count) -> u16 {
    let person = &public.people[seat];
    let n = |value: u8| u16::from(value);
    match count {
        Count::StoresOf(good) => {
            lands_of(public, seat).filter(|(_, street)| street.good() == good).count() as u16
        }
        Count::StoresInRow(row) => {
            lands_of(public, seat).filter(|(land, _)| land.row() == usize::from(row)).count() as u16
        }
        Count::StoresInColumn(column) => lands_of(public, seat)
            .filter(|(land, _)| land.column() == usize::from(column))
            .count() as u16,
        Count::BuildingsOf(architect) => opened(public, |_, opened| opened.architect == architect),
        Count::BuildingsWest => opened(public, |bearing, _| matches!(bearing, Bearing::West(_))),
        Count::BuildingsNorth => opened(public, |bearing, _| matches!(bearing, Bearing::North(_))),
        Count::BuildingsEast => opened(public, |bearing, _| matches!(bearing, Bearing::East(_))),
        Count::BuildingsShowing(street) => {
            opened(public, |_, opened| public.colours(opened) & street.bit() != 0)
        }
        Count::CompletedPlans => n(person.completed_plans()),
        Count::CompletedPlansOf(architect) => n(person.done[architect.index()].iter().sum()),
        Count::OfficialsOnPlans => n(Person::officials_on(&person.done)),
        Count::OfficialsWith(noble) => {
            n(person.office[noble.index()] + person.plaza[noble.index()])
        }
        Count::OfficialsInPlazas => n(person.plaza.iter().sum()),
        Count::OfficialsInOffices => n(person.office.iter().sum()),
        Count::Ships => person.ships().count() as u16,
        Count::ShipsOfHull(hull) => person
            .ships()
            .filter(|ship| public.printed.ships[ship.kind.index()].hull >= hull)
            .count() as u16,
        Count::Hulls => n(hulls(public, person)),
        Count::GoodsOnDocks => person.ships().map(|ship| n(ship.load())).sum(),
        Count::CardsOf(deck) => {
            let top = person.top.iter().flatten().filter_map(|top| match top {
                Top::Card(card) => Some(*card),
                Top::Ship(_) => None,
            });
            top.chain(person.bottom.iter().flatten().copied())
                .filter(|card| public.printed.cards[card.index()].deck == deck)
                .count() as u16
        }
        Count::PrintedInfluence => person
            .top
            .iter()
            .flatten()
            .map(|top| match top {
                Top::Card(card) => n(public.printed.cards[card.index()].influence),
                Top::Ship(ship) => n(public.printed.ships[ship.kind.index()].influence),
            })
            .sum(),
        Count::PortfolioFull => {
            let most = public.printed.figures.row_slots * 2;
            u16::from(person.portfolio() >= super::capacity(public, person).min(most))
        }
        Count::GoodsOf(good) => n(person.goods[good.index()]),
        Count::GoodSets => n(person.goods.iter().copied().min().unwrap_or(0)),
        Count::ClergyTiles => n(person.clergy_count()),
        Count::ClergyFull => {
            u16::from(person.clergy_count() >= public.printed.figures.clergy_slots)
        }
        Count::Favours => person.favours.count_ones() as u16,
        Count::FavoursFull => u16::from(person.favours.count_ones() as usize == Noble::COUNT),
        Count::Cubes(cube) => n(person.cubes[cube.index()]),
        Count::RubbleSets => n(person.sets()),
        Count::LooseCubes => n(person.cubes.iter().sum::<u8>() - 3 * person.sets()),
        Count::Reis => person.reis,
        Count::Influence => n(person.influence),
        Count::InfluenceFull => u16::from(person.influence >= public.printed.influence_top),
        Count::HousesFull(houses) => {
            u16::from(person.houses[houses.index()] == public.printed.start.houses[houses.index()])
        }
        Count::Stores => n(person.stores()),
        Count::AllStreets => {
            u16::from(Street::ALL.iter().all(|&street| public.stores_of(seat, street) > 0))
        }
        Count::BestRow => (0..5)
            .map(|row| lands_of(public, seat).filter(|(land, _)| land.row() == row).count())
            .max()
            .unwrap_or(0) as u16,
        Count::MostStores => is_most(public, seat, |other| n(public.people[other].stores())),
        Count::MostShips => {
            is_most(public, seat, |other| public.people[other].ships().count() as u16)
        }
        Count::MostPlans => {
            is_most(public, seat, |other| n(public.people[other].completed_plans()))
        }
        Count::MostReis => is_most(public, seat, |other| public.people[other].reis),
        Count::OthersDecrees => public
            .all()
            .filter(|other| *other != seat)
            .map(|other| public.people[other].decrees.count_ones() as u16)
            .sum(),
    }
}

/// L12.
pub(crate) fn finish(game: &mut Game, sink: &mut impl Sink<Event>) {
    for &street in Street::ALL {
        let good = street.good();
        let figures = store_figures(&game.public, good);
        let wigs = majority(&game.public, figures, store_counts(&game.public, street));
        for seat in game.public.all().filter(|seat| wigs[*seat] > 0) {
            sink.emit(Event::Majority { good, seat, wigs: wigs[seat] });
        }
    }
    // All are read from the same position: booking wigs changes none of them.
    for seat in game.public.all() {
        for &account in Account::ALL {
            let amount = at_the_end(&game.public, seat, account);
            super::book(game, seat, account, amount, sink);
        }
    }
    game.public.over = true;
    if game.public.solo.is_some() {
        let seat = Seat::new(0);
        sink.emit(Event::Title { seat, title: title(&game.public) });
    }
    sink.emit(Event::Over);
}

/// L12: rubble sets, stores, completed plans, money; then shared.
fn tie_break(public: &Public, seat: Seat) -> (u8, u8, u8, u16) {
    let person = &public.people[seat];
    // R15: Lacerda's cubes form no sets.
    let sets = if public.is_lacerda(seat) { 0 } else { person.sets() };
    (sets, person.stores(), person.completed_plans(), person.reis)
}

/// L13.7.
pub(crate) fn title(public: &Public) -> Title {
    let person = &public.people[Seat::new(0)];
    let lacerda = &public.people[LACERDA];
    let sole = |counts: BySeat<u8>| counts[Seat::new(0)] > counts[LACERDA];
    let majorities =
        Street::ALL.iter().filter(|&&street| sole(store_counts(public, street))).count()
            + usize::from(sole(official_counts(public)));
    let earned = |row: &crate::components::TitleRow| {
        let stores = match row.stores {
            StoresNeeded::AtLeast(stores) => person.stores() >= stores,
            StoresNeeded::AsManyAsLacerda => person.stores() >= lacerda.stores(),
            StoresNeeded::MoreThanLacerda => person.stores() > lacerda.stores(),
        };
        person.total() > lacerda.total()
            && stores
            && majorities >= usize::from(row.majorities)
            && person.reis >= u16::from(row.reis)
            && person.decrees.count_ones() >= u32::from(row.decrees)
            && person.ships().count() >= usize::from(row.ships)
    };
    let titles = [Title::Servant, Title::Favourite, Title::RightHand];
    titles
        .iter()
        .zip(&public.printed.figures.titles)
        .rev()
        .find(|(_, row)| earned(row))
        .map_or(Title::Jester, |(title, _)| *title)
}

pub(crate) fn standings(view: View<'_, Lisboa>) -> Standings<Lisboa> {
    let public = view.public;
    let key = |seat: Seat| {
        let tie = if public.over { tie_break(public, seat) } else { (0, 0, 0, 0) };
        (public.people[seat].total(), tie)
    };
    let seats = public
        .all()
        .map(|seat| Standing {
            seat,
            tallies: Account::ALL
                .iter()
                .map(|&account| Tally {
                    account,
                    points: i32::from(public.people[seat].wigs[account.index()]),
                    forecast: if public.over {
                        0
                    } else {
                        i32::from(at_the_end(public, seat, account))
                    },
                })
                .collect(),
            rank: 1 + public.all().filter(|other| key(*other) > key(seat)).count(),
            title: (public.over && public.solo.is_some() && seat == Seat::new(0))
                .then(|| title(public).word()),
        })
        .collect();
    Standings { seats, last: public.over }
}
