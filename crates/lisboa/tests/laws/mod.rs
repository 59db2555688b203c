//! What is conserved in Lisboa.

use kernel::{Seat, State};
use lisboa::Lisboa;
use lisboa::names::{Architect, Card, Clergy, Cube, Decree, Era, Good, Noble, Site, cards};
use lisboa::state::{Person, Public, Task, Top};
use std::fmt::Display;

pub(crate) fn conserved(state: &State<Lisboa>) -> Result<(), String> {
    let public = &state.public;
    for seat in public.all() {
        person(public, seat, &public.people[seat])?;
        hand(state, seat)?;
    }
    political_cards(state)?;
    cubes(public)?;
    stores(public)?;
    buildings(public)?;
    plans(public)?;
    clergy(state)?;
    ships(public)?;
    favours(public)?;
    decrees(public)?;
    if !(1..=public.printed.treasury.len() as u8).contains(&public.treasury) {
        return Err(format!("treasury {}", public.treasury));
    }
    for (price, start) in public.prices.iter().zip(public.printed.prices) {
        if *price < public.printed.price_minimum || *price > start {
            return Err(format!("prices {:?}", public.prices));
        }
    }
    Ok(())
}

fn equal(what: impl Display, found: usize, expected: usize) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found}, not {expected}")) }
}

fn at_most(what: impl Display, found: usize, most: usize) -> Result<(), String> {
    if found <= most { Ok(()) } else { Err(format!("{what}: {found}, at most {most}")) }
}

/// `markers of A`; spelled only where it is needed.
#[derive(Clone, Copy)]
struct Of<'a>(&'a str, Seat);

impl Display for Of<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {}", self.0, self.1.letter())
    }
}

fn sum(counts: &[u8]) -> usize {
    counts.iter().map(|count| usize::from(*count)).sum()
}

fn person(public: &Public, seat: Seat, person: &Person) -> Result<(), String> {
    let printed = &public.printed;
    let (start, figures) = (&printed.start, &printed.figures);
    let name = |what: &'static str| Of(what, seat);
    let officials = usize::from(person.board) + sum(&person.office) + sum(&person.plaza);
    equal(name("officials"), officials, usize::from(start.officials))?;
    for (built, all) in person.houses.iter().zip(start.houses) {
        at_most(name("houses"), usize::from(*built), usize::from(all))?;
    }
    at_most(name("influence"), person.influence.into(), printed.influence_top.into())?;
    if !public.over && person.total() < 0 {
        return Err(name("negative wigs").to_string());
    }
    if public.is_lacerda(seat) {
        return Ok(());
    }
    for &cube in Cube::ALL {
        at_most(name("cubes"), person.cubes[cube.index()].into(), figures.cubes_kept.into())?;
    }
    at_most(name("markers"), person.markers.into(), person.sets().into())?;
    let cellarer = Clergy::Cellarer;
    let room = figures.capacity
        + person.sets()
        + person.holds(cellarer) * figures.clergy[cellarer.index()];
    for &good in Good::ALL {
        at_most(name(good.word()), person.goods[good.index()].into(), room.into())?;
    }
    let capacity = figures.capacity + person.sets();
    at_most(name("portfolio"), person.portfolio().into(), capacity.into())?;
    let row = usize::from(figures.row_slots);
    at_most(name("top row"), person.top.iter().flatten().count(), row)?;
    for top in person.top.iter().flatten() {
        match top {
            Top::Card(card) if printed.cards[card.index()].deck.noble().is_none() => {
                return Err(name("a treasury card among the nobles").to_string());
            }
            Top::Card(_) => {}
            Top::Ship(ship) => {
                let hull = printed.ships[ship.kind.index()].hull;
                at_most(name("cargo"), ship.load().into(), hull.into())?;
                if !ship.at_sea && ship.load() == hull {
                    return Err(name("a full ship in the dock").to_string());
                }
            }
        }
    }
    for card in person.bottom.iter().flatten() {
        if printed.cards[card.index()].deck.noble().is_some() {
            return Err(name("a noble among the treasury cards").to_string());
        }
    }
    Ok(())
}

/// The hidden part agrees with what is public about it.
fn hand(state: &State<Lisboa>, seat: Seat) -> Result<(), String> {
    let (public, own) = (&state.public, &state.private[seat]);
    let person = &public.people[seat];
    let name = |what: &'static str| Of(what, seat);
    let held = own.hand | own.offer;
    equal(name("hand"), held.count_ones() as usize, person.hand.into())?;
    at_most(name("hand"), person.hand.into(), public.printed.start.hand.into())?;
    let open = public.era(Era::Red) | public.era(Era::Brown);
    if held & open != person.known {
        return Err(name("the known cards are not the red and brown ones").to_string());
    }
    for (era, hidden) in [Era::Blue, Era::Purple].into_iter().zip(person.hidden) {
        let count = (held & public.era(era)).count_ones() as usize;
        equal(name(era.word()), count, hidden.into())?;
    }
    if own.picked & !own.offer != 0 || own.hand & own.offer != 0 {
        return Err(name("a pick that was not offered").to_string());
    }
    Ok(())
}

/// Each political card is in one place; red and brown ones are always somewhere.
fn political_cards(state: &State<Lisboa>) -> Result<(), String> {
    let public = &state.public;
    let mut places = [0_u8; Card::COUNT];
    let mut put = |set: u128| cards(set).for_each(|card| places[card.index()] += 1);
    put(public.gone);
    // At the change of period the decks are discarded and laid out anew in one go.
    put(public.face_down);
    for shown in public.shown.iter().flatten() {
        put(shown.bit());
    }
    for task in public.tasks.iter() {
        if let Task::PlaceCard { card, .. } = task {
            put(card.bit());
        }
    }
    for seat in public.all() {
        let person = &public.people[seat];
        put(state.private[seat].hand | state.private[seat].offer);
        for top in person.top.iter().flatten() {
            if let Top::Card(card) = top {
                put(card.bit());
            }
        }
        for card in person.bottom.iter().flatten() {
            put(card.bit());
        }
    }
    for card in Card::all() {
        let count = places[card.index()];
        let era = public.printed.cards[card.index()].era;
        let always = era == Era::Red || (era == Era::Brown && public.period == 2);
        if count > 1 || (always && count == 0) {
            return Err(format!("{} in {count} places", card.word()));
        }
        let early = matches!(era, Era::Purple | Era::Brown) && public.period == 1;
        if early && count > 0 {
            return Err(format!("{} too early", card.word()));
        }
    }
    for (deck, shown) in public.shown.iter().enumerate() {
        if shown.is_some_and(|card| public.printed.cards[card.index()].deck.index() != deck) {
            return Err("a card on another deck".to_owned());
        }
    }
    Ok(())
}

fn cubes(public: &Public) -> Result<(), String> {
    let printed = &public.printed;
    for &cube in Cube::ALL {
        let i = cube.index();
        let lines = public.row_cubes.iter().chain(&public.column_cubes).chain(&public.site_cubes);
        let lying: usize = lines.chain([&public.pile]).map(|place| usize::from(place[i])).sum();
        let held: usize = public.all().map(|seat| usize::from(public.people[seat].cubes[i])).sum();
        at_most(cube.word(), lying + held, printed.cubes[i].into())?;
    }
    for (place, most) in [(public.row_cubes, printed.row_cubes), (public.column_cubes, 3)] {
        for cubes in place {
            at_most("cubes in a line", sum(&cubes), most.into())?;
        }
    }
    if public.for_two() && public.row_cubes[4] != [0; 3] {
        return Err("rubble in row E".to_owned());
    }
    for site in Site::all() {
        let there = sum(&public.site_cubes[site.index()]);
        at_most(site.word(), there, printed.site_cubes.into())?;
        if public.opened[site.index()].is_some() && there > 0 {
            return Err(format!("rubble under the building at {}", site.word()));
        }
    }
    Ok(())
}

fn stores(public: &Public) -> Result<(), String> {
    let (mut large, mut small) = (usize::from(public.large_left), usize::from(public.small_left));
    large += (public.display & 0b1111).count_ones() as usize;
    small += usize::from(public.display >> 4);
    for (i, store) in public.stores.iter().enumerate() {
        let land = lisboa::names::Land(i as u8);
        let Some(store) = store else { continue };
        if !land.touches(store.street) || !public.row_in_play(land.row()) {
            return Err(format!("a store on {}", land.word()));
        }
        if land.is_small() {
            small += 1;
        } else {
            large += 1;
        }
    }
    // A tile chosen lies nowhere while its land's reward is taken.
    for task in public.tasks.iter() {
        if let Task::PlaceStore { land, .. } = task {
            if land.is_small() {
                small += 1;
            } else {
                large += 1;
            }
        }
    }
    equal("large tiles", large, public.printed.large_tiles.into())?;
    equal("small tiles", small, public.printed.small_tiles.into())?;
    for seat in public.all() {
        let built = public.stores.iter().flatten().filter(|store| store.owner == seat).count();
        // A store stands before its house does.
        let waiting = public.tasks.iter().filter(|task| match task {
            Task::StoreCube { seat: owner, .. }
            | Task::PayLand { seat: owner, .. }
            | Task::House { seat: owner, .. } => *owner == seat,
            _ => false,
        });
        let houses = usize::from(public.people[seat].stores()) + waiting.count();
        equal(Of("stores", seat), built, houses)?;
    }
    Ok(())
}

fn buildings(public: &Public) -> Result<(), String> {
    let mut left = public.unseen.map(usize::from);
    let seen = public.available.iter().chain(&public.next).flatten().copied();
    let opened = public.opened.iter().flatten().map(|opened| opened.tile);
    for tile in seen.chain(opened) {
        left[usize::from(tile)] += 1;
    }
    for (i, row) in public.printed.buildings.iter().enumerate() {
        equal("public buildings", left[i], row.copies.into())?;
    }
    let total: usize = public.printed.buildings.iter().map(|row| usize::from(row.copies)).sum();
    for &architect in Architect::ALL {
        let i = architect.index();
        let opened =
            public.opened.iter().flatten().filter(|opened| opened.architect == architect).count();
        let seen = public.available[i].iter().chain(&public.next[i]).count();
        equal(architect.word(), opened + seen + usize::from(public.stack_left[i]), total / 2)?;
    }
    for site in Site::all() {
        if public.opened[site.index()].is_some() && !public.site_in_play(site) {
            return Err(format!("a building at {}", site.word()));
        }
    }
    Ok(())
}

/// Plans only change hands from the stacks to the players.
fn plans(public: &Public) -> Result<(), String> {
    let printed = &public.printed;
    let mut starting = 0;
    for &architect in Architect::ALL {
        let i = architect.index();
        let mut held = [0_usize; 8];
        for seat in public.all() {
            let person = &public.people[seat];
            for (n, held) in held.iter_mut().enumerate() {
                *held += usize::from(person.open[i][n] + person.done[i][n]);
            }
        }
        for plan in &printed.plans[..usize::from(public.plans_taken[i])] {
            let held = &mut held[usize::from(*plan)];
            *held = held.checked_sub(1).ok_or("a plan that nobody has")?;
        }
        // What is left are starting plans.
        let start = usize::from(printed.start_plan_officials);
        at_most(architect.word(), held[start], printed.start_plans[i].into())?;
        starting += held[start];
        held[start] = 0;
        equal("plans from nowhere", held.iter().sum(), 0)?;
    }
    let more = if public.solo.is_some() { usize::from(printed.start.solo_plans) - 1 } else { 0 };
    at_most("starting plans", starting, public.seats() + more)
}

/// Tiles leave only by being discarded.
fn clergy(state: &State<Lisboa>) -> Result<(), String> {
    let public = &state.public;
    for &tile in Clergy::ALL {
        let church = public.church.iter().filter(|there| **there == Some(tile)).count();
        let held: usize =
            public.all().map(|seat| usize::from(public.people[seat].holds(tile))).sum();
        let there = church + held + usize::from(public.bag[tile.index()]);
        at_most(tile.word(), there, public.printed.clergy[tile.index()].copies.into())?;
        // Whoever looks at a pair looks into the bag.
        for seat in public.all() {
            let looking = state.private[seat].clergy.iter().filter(|half| **half == Some(tile));
            at_most("a pair", looking.count(), public.bag[tile.index()].into())?;
        }
    }
    Ok(())
}

fn ships(public: &Public) -> Result<(), String> {
    let copies = usize::from(public.printed.ship_copies[public.seats() - 2]);
    for &kind in lisboa::names::ShipKind::ALL {
        let held: usize = public
            .all()
            .map(|seat| public.people[seat].ships().filter(|ship| ship.kind == kind).count())
            .sum();
        at_most(kind.word(), held + usize::from(public.yard[kind.index()]), copies)?;
    }
    Ok(())
}

fn favours(public: &Public) -> Result<(), String> {
    let all = usize::from(public.printed.start.favours) * public.seats();
    for &noble in Noble::ALL {
        let held = public.all().filter(|seat| public.people[*seat].has_favour(noble)).count();
        equal(noble.word(), held + usize::from(public.favours[noble.index()]), all)?;
    }
    Ok(())
}

fn decrees(public: &Public) -> Result<(), String> {
    if public.decrees.windows(2).any(|pair| pair[0].is_none() && pair[1].is_some()) {
        return Err("a gap between the decrees".to_owned());
    }
    for decree in Decree::all() {
        let row = public.decrees.iter().filter(|shown| **shown == Some(decree)).count();
        let held =
            public.all().filter(|seat| public.people[*seat].decrees & decree.bit() != 0).count();
        let deck = usize::from(public.decree_deck & decree.bit() != 0);
        let out = public.for_two() && public.printed.decrees[decree.index()].three_plus
            || public.solo.is_some() && decree == public.printed.solo_decree;
        equal(decree.word(), row + held + deck, usize::from(!out))?;
    }
    Ok(())
}
