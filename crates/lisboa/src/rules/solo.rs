//! L13: Lacerda, a seat the rules themselves play.

use super::{
    Game, book, cardinal, chance, gain_cube, move_treasury, nobles, public_building,
    raise_influence, state_actions, store,
};
use crate::names::{
    Account, Architect, Card, Cube, Deck, Houses, Land, Line, Noble, Side, Site, StateAction,
    Street, TieBreak, Tile,
};
use crate::state::{LACERDA, Opened, Public, Ship, Store, Task, Top};
use crate::vocabulary::Event;
use kernel::{Seat, Sink};

const PERSON: Seat = Seat::new(0);

/// L13.2: the helper's deck, and the building that stands from the start.
pub(crate) fn place_helper(game: &mut Game, card: Card, sink: &mut impl Sink<Event>) {
    let deck = chance::deck_of(&game.public, card);
    if let Some(solo) = &mut game.public.solo {
        solo.helper = deck;
    }
    sink.emit(Event::Helper { card, deck });
    let (architect, site) = match deck {
        Deck::Builder | Deck::Marquis => (Architect::Blue, Site::west(3)),
        Deck::King | Deck::Treasury => (Architect::Green, Site::east(3)),
    };
    // R15: the stack's top tile is the visible next one.
    let here = architect.index();
    if let Some(tile) = game.public.next[here].take() {
        game.public.opened[site.index()] = Some(Opened { tile, architect });
        game.public.site_cubes[site.index()] = [0; 3];
        let facade = game.public.printed.facade(tile, architect);
        sink.emit(Event::SoloBuilding { site, architect, facade });
        if game.public.stack_left[here] > 0 {
            game.public.tasks.push(Task::DealBuilding(architect));
        }
    }
}

/// Blue cards are revealed until a noble shows.
pub(crate) fn place_courtier(game: &mut Game, card: Card, sink: &mut impl Sink<Event>) {
    match chance::deck_of(&game.public, card).noble() {
        Some(noble) => {
            if let Some(solo) = &mut game.public.solo {
                solo.courtier = noble;
            }
            sink.emit(Event::Courtier { noble });
        }
        None => game.public.tasks.push(Task::RevealCourtier),
    }
}

fn helper(public: &Public) -> Deck {
    public.solo.map_or(Deck::Builder, |solo| solo.helper)
}

/// The helper stands on the King's or the treasury deck.
fn helper_is_right(public: &Public) -> bool {
    matches!(helper(public), Deck::King | Deck::Treasury)
}

/// L13.3, steps 1 to 3.
pub(crate) fn turn(game: &mut Game, sink: &mut impl Sink<Event>) {
    let Some(solo) = &mut game.public.solo else { return };
    solo.courtier = match solo.courtier {
        Noble::Builder => Noble::Marquis,
        Noble::Marquis => Noble::King,
        Noble::King => Noble::Builder,
    };
    let noble = solo.courtier;
    sink.emit(Event::CourtierMoved { noble });
    let [upper, lower] = StateAction::of(noble);
    let action = if helper_is_right(&game.public) { upper } else { lower };
    state_action(game, action, sink);
    if can_visit(&game.public, noble) {
        // The person may follow once his action is done.
        game.public.tasks.push(Task::Follows { visitor: LACERDA, noble, left: 1 });
        visit(game, noble, sink);
    } else {
        sink.emit(Event::NothingPossible { seat: LACERDA });
    }
}

/// L7.3, L13.4: he always follows, taking the noble action.
pub(crate) fn follow(game: &mut Game, noble: Noble, sink: &mut impl Sink<Event>) {
    // R15: he keeps a favour he cannot use.
    if can_visit(&game.public, noble) {
        let choice = crate::names::Follow::Noble;
        sink.emit(Event::Followed { seat: LACERDA, noble, choice });
        super::effects::give_back(game, LACERDA, noble, sink);
        pay(game, noble, true, sink);
        noble_action(game, noble, sink);
    }
}

fn visit(game: &mut Game, noble: Noble, sink: &mut impl Sink<Event>) {
    pay(game, noble, false, sink);
    noble_action(game, noble, sink);
}

/// L13.5: in influence, then wigs, down to 0.
fn pay(game: &mut Game, noble: Noble, follows: bool, sink: &mut impl Sink<Event>) {
    let cost = nobles::cost(&game.public, LACERDA, noble, follows);
    let person = &mut game.public.people[LACERDA];
    let influence = cost.min(person.influence);
    person.influence -= influence;
    let wigs = i16::from(cost - influence).min(person.total().max(0)) as u8;
    sink.emit(Event::Visited { seat: LACERDA, noble, influence, reis: 0, wigs });
    book(game, LACERDA, Account::Visits, -i16::from(wigs), sink);
}

fn can_visit(public: &Public, noble: Noble) -> bool {
    match noble {
        Noble::Builder => best_store(public).is_some(),
        Noble::Marquis => public.decrees[0].is_some(),
        Noble::King => best_building(public).is_some(),
    }
}

fn noble_action(game: &mut Game, noble: Noble, sink: &mut impl Sink<Event>) {
    match noble {
        Noble::Builder => build_store(game, sink),
        Noble::Marquis => take_decrees(game, sink),
        Noble::King => open_building(game, sink),
    }
}

/// L13.4.
fn state_action(game: &mut Game, action: StateAction, sink: &mut impl Sink<Event>) {
    let person = game.public.people[LACERDA];
    let possible = match action {
        StateAction::Recruit => person.board > 0,
        StateAction::Plan => {
            Architect::ALL.iter().any(|&architect| game.public.top_plan(architect).is_some())
        }
        StateAction::Ship => game.public.top_ship().is_some(),
        StateAction::Produce => person.stores() > 0,
        StateAction::Cardinal => true,
        StateAction::Favour => favour(&game.public).is_some(),
    };
    if !possible {
        sink.emit(Event::NothingPossible { seat: LACERDA });
        return;
    }
    sink.emit(Event::State { seat: LACERDA, action });
    match action {
        StateAction::Recruit => recruit(game, sink),
        StateAction::Plan => plan(game, sink),
        StateAction::Ship => take_ship(game, sink),
        StateAction::Produce => {
            let stores = game.public.stores_by_street(LACERDA);
            let kinds = (0..4).filter(|i| stores[*i] > 0).fold(0, |set, i| set | 1 << i);
            state_actions::drop_prices(game, kinds, sink);
        }
        StateAction::Cardinal => meet_cardinal(game, sink),
        StateAction::Favour => {
            if let Some(noble) = favour(&game.public) {
                game.public.favours[noble.index()] -= 1;
                game.public.people[LACERDA].favours |= 1 << noble.index();
                sink.emit(Event::FavourTaken { seat: LACERDA, noble });
            }
        }
    }
}

/// The first kind he lacks, from the Builder rightwards.
fn favour(public: &Public) -> Option<Noble> {
    let person = &public.people[LACERDA];
    Noble::ALL
        .iter()
        .copied()
        .find(|noble| !person.has_favour(*noble) && public.favours[noble.index()] > 0)
}

/// Two officials, to the two offices with fewest of his own, ties leftmost.
fn recruit(game: &mut Game, sink: &mut impl Sink<Event>) {
    let person = &game.public.people[LACERDA];
    let mut offices = [Noble::Builder, Noble::Marquis, Noble::King];
    offices.sort_by_key(|noble| person.office[noble.index()]);
    // Only a tie with an office left out decides anything.
    let [last, next] = if person.board > 1 { [1, 2] } else { [0, 1] };
    let tied = person.office[offices[last].index()] == person.office[offices[next].index()];
    let why = if tied { TieBreak::Leftmost } else { TieBreak::Most };
    sink.emit(Event::Chose { why });
    for noble in &offices[..2] {
        if game.public.people[LACERDA].board == 0 {
            break;
        }
        state_actions::make_room(game, *noble, sink);
        let person = &mut game.public.people[LACERDA];
        person.board -= 1;
        person.office[noble.index()] += 1;
        sink.emit(Event::Recruited { seat: LACERDA, noble: *noble });
    }
}

/// The available plan with most officials, ties blue.
fn plan(game: &mut Game, sink: &mut impl Sink<Event>) {
    let tops =
        [Architect::Blue, Architect::Green].map(|which| (game.public.top_plan(which), which));
    let (architect, why) = match (tops[0].0, tops[1].0) {
        (Some(blue), Some(green)) if green > blue => (Architect::Green, TieBreak::Most),
        (Some(blue), Some(green)) if green == blue => (Architect::Blue, TieBreak::Blue),
        (None, _) => (Architect::Green, TieBreak::Most),
        (Some(_), _) => (Architect::Blue, TieBreak::Most),
    };
    let Some(officials) = game.public.top_plan(architect) else { return };
    sink.emit(Event::Chose { why });
    game.public.plans_taken[architect.index()] += 1;
    game.public.people[LACERDA].open[architect.index()][usize::from(officials)] += 1;
    sink.emit(Event::PlanTaken { seat: LACERDA, architect, officials });
}

/// The influence printed on the person's top row.
fn persons_row(public: &Public) -> u8 {
    public.people[PERSON]
        .top
        .iter()
        .flatten()
        .map(|top| match top {
            Top::Card(card) => public.printed.cards[card.index()].influence,
            Top::Ship(ship) => public.printed.ships[ship.kind.index()].influence,
        })
        .sum()
}

fn take_ship(game: &mut Game, sink: &mut impl Sink<Event>) {
    let Some(kind) = game.public.top_ship() else { return };
    game.public.yard[kind.index()] -= 1;
    super::portfolio::put_on_top(game, LACERDA, Top::Ship(Ship::new(kind)));
    sink.emit(Event::ShipBuilt { seat: LACERDA, ship: kind });
    move_treasury(game, true, sink);
    let gain = game.public.printed.ships[kind.index()].influence + persons_row(&game.public);
    raise_influence(game, LACERDA, gain, sink);
}

/// Two spaces; the tile ahead is discarded for its wigs.
fn meet_cardinal(game: &mut Game, sink: &mut impl Sink<Event>) {
    cardinal::walk(game, LACERDA, 2, sink);
    let ahead = cardinal::tile_beside(game.public.cardinal, Side::Ahead);
    if let Some(clergy) = game.public.church[ahead].take() {
        sink.emit(Event::ClergyOffered { seat: LACERDA, clergy });
        let wigs = game.public.printed.clergy[clergy.index()].wigs;
        book(game, LACERDA, Account::Church, i16::from(wigs), sink);
    }
}

/// L13.4: in church scoring he discards nothing and gains influence all the same.
pub(crate) fn church(game: &mut Game, sink: &mut impl Sink<Event>) {
    let ships: u8 = game.public.people[LACERDA]
        .ships()
        .map(|ship| game.public.printed.ships[ship.kind.index()].influence)
        .sum();
    let gain = persons_row(&game.public) + ships;
    raise_influence(game, LACERDA, gain, sink);
}

/// The land and street that score him most, and what broke a tie.
pub(crate) fn best_store(public: &Public) -> Option<(Land, Tile, TieBreak)> {
    if !store::has_house(public, &public.people[LACERDA]) {
        return None;
    }
    let mut best: Option<(u8, Land, Tile)> = None;
    let mut why = TieBreak::Most;
    // Top to bottom, left to right, west to east: the first of equals stays.
    for land in Land::all() {
        for &tile in Tile::ALL {
            let fits = public.display & (1 << tile.index()) != 0
                && store::check_place(public, tile, land).is_ok();
            if !fits {
                continue;
            }
            let street = tile.street();
            let wigs = public.scoring[land.column()] * public.relevant_buildings(land, street);
            match best {
                Some((most, _, _)) if wigs < most => {}
                Some((most, chosen, _)) if wigs == most => {
                    let by = if chosen.row() != land.row() {
                        TieBreak::Topmost
                    } else if chosen != land {
                        TieBreak::Leftmost
                    } else {
                        TieBreak::Western
                    };
                    // The tie that was decided last by the finest rule is the one that counts.
                    why = if why == TieBreak::Most { by } else { finer(why, by) };
                }
                _ => {
                    best = Some((wigs, land, tile));
                    why = TieBreak::Most;
                }
            }
        }
    }
    best.map(|(_, land, tile)| (land, tile, why))
}

fn finer(one: TieBreak, other: TieBreak) -> TieBreak {
    let order = [TieBreak::Topmost, TieBreak::Leftmost, TieBreak::Western];
    let rank = |why: TieBreak| order.iter().position(|known| *known == why).unwrap_or(0);
    if rank(other) > rank(one) { other } else { one }
}

/// L13.5: no reward, no payment.
fn build_store(game: &mut Game, sink: &mut impl Sink<Event>) {
    let Some((land, tile, why)) = best_store(&game.public) else { return };
    sink.emit(Event::Chose { why });
    game.public.display &= !(1 << tile.index());
    game.public.stores[land.index()] = Some(Store { owner: LACERDA, street: tile.street() });
    sink.emit(Event::StoreBuilt { seat: LACERDA, land, tile });
    if let Some((line, cube, tied)) = cheapest_cube(&game.public, land) {
        if tied {
            sink.emit(Event::Chose { why: TieBreak::Column });
        }
        let place = match line {
            Line::Row => &mut game.public.row_cubes[land.row()],
            Line::Column => &mut game.public.column_cubes[land.column()],
        };
        place[cube.index()] -= 1;
        gain_cube(game, LACERDA, cube, sink);
    }
    let all = game.public.printed.start.houses;
    let person = &mut game.public.people[LACERDA];
    if let Some(&houses) =
        Houses::ALL.iter().find(|group| person.houses[group.index()] < all[group.index()])
    {
        person.houses[houses.index()] += 1;
    }
    store::score(game, LACERDA, land, sink);
}

/// The cheapest of row and column, ties from the column; and whether there was such a tie.
fn cheapest_cube(public: &Public, land: Land) -> Option<(Line, Cube, bool)> {
    let cheapest = |cubes: &[u8; Cube::COUNT]| {
        let there = Cube::ALL.iter().copied().filter(|cube| cubes[cube.index()] > 0);
        there
            .map(|cube| (public.printed.cube_price[cube.index()], cube))
            .min_by_key(|(price, _)| *price)
    };
    let column = cheapest(&public.column_cubes[land.column()]);
    let row = cheapest(&public.row_cubes[land.row()]);
    match (column, row) {
        (Some((price, cube)), Some((other, _))) if price <= other => {
            Some((Line::Column, cube, price == other))
        }
        (_, Some((_, cube))) => Some((Line::Row, cube, false)),
        (Some((_, cube)), None) => Some((Line::Column, cube, false)),
        (None, None) => None,
    }
}

/// The two leftmost.
fn take_decrees(game: &mut Game, sink: &mut impl Sink<Event>) {
    for _ in 0..2 {
        let Some(decree) = game.public.decrees[0] else { return };
        nobles::remove_decree(&mut game.public, decree);
        game.public.people[LACERDA].decrees |= decree.bit();
        sink.emit(Event::DecreeTaken { seat: LACERDA, decree });
    }
}

/// From the west end of row D clockwise.
fn sites_in_order(public: &Public) -> impl Iterator<Item = Site> + '_ {
    let west = (0..4).rev().map(Site::west);
    let north = Street::ALL.iter().map(|&street| Site::north(street));
    let east = (0..4).map(Site::east);
    west.chain(north)
        .chain(east)
        .filter(|site| public.site_in_play(*site) && public.opened[site.index()].is_none())
}

/// The site and tile with the greatest difference of his wigs and the person's.
pub(crate) fn best_building(public: &Public) -> Option<(Site, Architect, TieBreak)> {
    let mut best: Option<(i16, Site, Architect)> = None;
    let mut why = TieBreak::Most;
    let preferred = if helper_is_right(public) {
        [Architect::Green, Architect::Blue]
    } else {
        [Architect::Blue, Architect::Green]
    };
    for site in sites_in_order(public) {
        for architect in preferred {
            let Some(tile) = public.available[architect.index()] else { continue };
            let colours = public.printed.colours(tile, architect);
            if let crate::names::Bearing::North(street) = site.bearing()
                && colours & street.bit() == 0
            {
                continue;
            }
            let wigs = public.building_wigs(site, colours);
            let gain = wigs[LACERDA] - wigs[PERSON];
            match best {
                Some((most, _, _)) if gain < most => {}
                Some((most, chosen, _)) if gain == most => {
                    let by = if chosen == site { TieBreak::Helper } else { TieBreak::Nearest };
                    if why != TieBreak::Helper {
                        why = by;
                    }
                }
                _ => {
                    best = Some((gain, site, architect));
                    why = TieBreak::Most;
                }
            }
        }
    }
    best.map(|(_, site, architect)| (site, architect, why))
}

/// L13.5: no reward, both cubes to his area, no plan, no officials.
fn open_building(game: &mut Game, sink: &mut impl Sink<Event>) {
    let Some((site, architect, why)) = best_building(&game.public) else { return };
    sink.emit(Event::Chose { why });
    public_building::take_cubes(game, LACERDA, site, sink);
    public_building::open(game, LACERDA, site, architect, sink);
}

/// L13.3, steps 4 and 5.
pub(crate) fn end(game: &mut Game, sink: &mut impl Sink<Event>) {
    let deck = helper(&game.public);
    if let Some(card) = game.public.shown[deck.index()].take() {
        game.public.gone |= card.bit();
        game.public.notes.taken = Some(deck);
        sink.emit(Event::CardDropped { card });
    }
    let has_cards =
        |deck: Deck| game.public.shown[deck.index()].is_some() || game.public.deck(deck) != 0;
    let next = (1..=4)
        .map(|step| Deck::ALL[(deck.index() + step) % Deck::COUNT])
        .find(|deck| has_cards(*deck));
    if let Some(next) = next {
        if let Some(solo) = &mut game.public.solo {
            solo.helper = next;
        }
        if next != deck {
            sink.emit(Event::HelperMoved { deck: next });
        }
    }
}
