//! What a position of Lisboa is made of.

use super::{Evaluate, Features, Weights};
use kernel::{BySeat, SEATS, Seat, State, Turn, names};
use lisboa::effects::Benefit;
use lisboa::names::{Clergy, Cube, Decree, Good, Houses, Noble, ShipKind, Site, Street, cards};
use lisboa::state::{LACERDA, Person, Top};
use lisboa::{Lisboa, Public, decree_worth, prices, store_figures};
use std::sync::OnceLock;

names! {
    pub enum Term: "lisboa-term" {
        Wigs = "wigs", Money = "money", Influence = "influence", Goods = "goods",
        Stores = "stores", Majorities = "majorities", Buildings = "buildings",
        Officials = "officials", Rubble = "rubble", Church = "church", Favours = "favours",
        Decrees = "decrees", Ships = "ships", Portfolio = "portfolio", Hand = "hand",
        Tempo = "tempo",
    }
}

/// What all seats share.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    stores: BySeat<[u8; Street::COUNT]>,
    /// Wigs of the columns of a seat's stores that a building still to come would bring.
    to_come: BySeat<f32>,
    majorities: BySeat<f32>,
    plans: BySeat<f32>,
    deciding: Option<Seat>,
    /// Sets of the seat that has most: they end the period and the game.
    most_sets: f32,
    /// Face-up cards left to take before the decks run out.
    cards_left: f32,
}

/// L12.3, L12.6: wigs of places with ties.
fn places(public: &Public, figures: [u8; 3], counts: [u8; SEATS], wigs: &mut BySeat<f32>) {
    let figures = if public.for_two() {
        [figures[0], figures[2], 0, 0]
    } else {
        [figures[0], figures[1], figures[2], 0]
    };
    let seats = public.seats();
    for seat in 0..seats {
        let own = counts[seat];
        if own == 0 {
            continue;
        }
        let before = counts[..seats].iter().filter(|count| **count > own).count();
        let tied = counts[..seats].iter().filter(|count| **count == own).count();
        let sum: u8 = figures[before..before + tied].iter().sum();
        wigs.0[seat] += f32::from(sum) / tied as f32;
    }
}

impl Evaluate for Lisboa {
    type Term = Term;
    const TERMS: &'static [Term] = Term::ALL;
    const BOOKED: Term = Term::Wigs;
    const KINDS: &'static [&'static str] = &["solo", "lacerda", "two", "three", "four"];
    const ITERATIONS: [u32; 5] = [0, 8, 300, 1_300, 6_000];
    const WORK: u32 = 400;
    const WILD: u32 = 80;
    type Reading = Reading;

    #[inline]
    fn kind(public: &Public, seat: Seat) -> usize {
        match (public.solo.is_some(), seat == LACERDA) {
            (true, false) => 0,
            (true, true) => 1,
            (false, _) => public.seats(),
        }
    }

    fn progress(public: &Public) -> f32 {
        if public.over {
            return 1.0;
        }
        // Three of four decks of five cards end a period, or rubble sets do.
        let taken = 20 - cards_left(public).min(20);
        let sets = most_sets(public);
        let (from, to) = if public.period <= 1 { (0, 2) } else { (2, 4) };
        let by_sets = f32::from(sets.clamp(from, to) - from) / f32::from(to - from);
        let part = (f32::from(taken) / 18.0).max(0.8 * by_sets).min(0.99);
        match public.notes.turns_left {
            // The last rounds: two at most.
            Some(left) => 1.0 - 0.2 * (f32::from(left) / f32::from(2 * public.seats)).min(1.0),
            None if public.period <= 1 => 0.4 * part,
            None => 0.4 + 0.4 * part,
        }
    }

    #[inline]
    fn over(public: &Public) -> bool {
        public.over
    }

    #[inline]
    fn booked(public: &Public, seat: Seat) -> f32 {
        f32::from(public.people[seat].total())
    }

    fn read(state: &State<Self>) -> Reading {
        let public = &state.public;
        let mut stores = BySeat([[0; Street::COUNT]; SEATS]);
        let mut to_come = BySeat([0.0; SEATS]);
        for (land, store) in public.stores.iter().enumerate() {
            let Some(store) = store else { continue };
            stores[store.owner][store.street.index()] += 1;
            let (row, column) = (land / 5, land % 5);
            let free = [Site::west(row), Site::north(store.street), Site::east(row)]
                .iter()
                .filter(|site| public.opened[site.index()].is_none())
                .count();
            to_come[store.owner] += f32::from(public.scoring[column]) * free as f32;
        }
        let mut majorities = BySeat([0.0; SEATS]);
        for &street in Street::ALL {
            let counts = std::array::from_fn(|seat| stores.0[seat][street.index()]);
            places(public, store_figures(public, street.good()), counts, &mut majorities);
        }
        let mut plans = BySeat([0.0; SEATS]);
        let officials = std::array::from_fn(|seat| {
            let person = &public.people.0[seat];
            let lacerda = public.is_lacerda(Seat::new(seat));
            Person::officials_on(if lacerda { &person.open } else { &person.done })
        });
        places(public, public.printed.figures.plans, officials, &mut plans);
        let deciding = match state.turn() {
            Turn::Decide { seat, .. } => Some(seat),
            Turn::Chance(_) | Turn::Over => None,
        };
        Reading {
            stores,
            to_come,
            majorities,
            plans,
            deciding,
            most_sets: f32::from(most_sets(public)),
            cards_left: f32::from(cards_left(public)),
        }
    }

    #[allow(clippy::too_many_lines)] // one list
    fn features(
        state: &State<Self>,
        reading: &Reading,
        seat: Seat,
        each: &mut impl Features<Term>,
    ) {
        let public = &state.public;
        let person = &public.people[seat];
        let printed = &public.printed;
        let active = reading.deciding == Some(seat);
        each.feature(Term::Tempo, "base", "", 1.0);

        // Money and influence.
        let reis = f32::from(person.reis);
        each.feature(Term::Money, "reis", "", reis);
        each.feature(Term::Money, "reis-first-ten", "", reis.min(10.0));
        each.feature(Term::Money, "reis-first-twenty", "", reis.min(20.0));
        let influence = person.influence;
        each.count(Term::Influence, "influence", "", influence);
        each.count(Term::Influence, "influence-first-four", "", influence.min(4));
        let gain = if public.is_lacerda(seat) { 0 } else { prices::influence_gain(public, seat) };
        each.count(Term::Influence, "gain", "", gain);
        each.count(Term::Influence, "gain-first-five", "", gain.min(5));

        // Goods.
        let mut worth = 0;
        let mut kinds = 0u8;
        for &good in Good::ALL {
            let held = person.goods[good.index()];
            kinds += u8::from(held > 0);
            worth += u16::from(held) * u16::from(public.prices[good.index()]);
            each.count(Term::Goods, "good", good.word(), held);
        }
        each.count(Term::Goods, "kinds", "", kinds);
        each.feature(Term::Goods, "goods-worth", "", f32::from(worth));

        // Stores.
        let stores = &reading.stores[seat];
        let built = person.stores();
        for &street in Street::ALL {
            each.count(Term::Stores, "store", street.word(), stores[street.index()]);
        }
        each.count(Term::Stores, "built", "", built);
        each.feature(
            Term::Stores,
            "store-kinds",
            "",
            stores.iter().filter(|n| **n > 0).count() as f32,
        );
        each.feature(Term::Buildings, "to-come", "", reading.to_come[seat]);
        each.feature(Term::Majorities, "majorities", "", reading.majorities[seat]);
        for &group in Houses::ALL {
            let houses = person.houses[group.index()];
            each.flag(Term::Stores, "house", group.word(), houses > 0);
            let all = printed.start.houses[group.index()];
            each.flag(Term::Stores, "houses", group.word(), houses == all);
        }

        // Officials and plans.
        each.count(Term::Officials, "board", "", person.board);
        let mut others = 0;
        for &noble in Noble::ALL {
            let own = person.office[noble.index()];
            each.count(Term::Officials, "office", noble.word(), own);
            others += public.others_in_office(seat, noble);
        }
        each.count(Term::Officials, "plaza", "", person.plaza.iter().sum::<u8>());
        each.count(Term::Officials, "others", "", others);
        let out = person.officials_out();
        let open: u8 = person.open.iter().flatten().sum();
        let mut ready = 0u8;
        let mut least = 8u8;
        for (architect, plans) in person.open.iter().enumerate() {
            for (officials, count) in (0u8..).zip(plans) {
                if *count > 0 && public.available[architect].is_some() {
                    least = least.min(officials);
                    ready += u8::from(officials <= out);
                }
            }
        }
        each.count(Term::Buildings, "open-plans", "", open);
        each.flag(Term::Buildings, "plan-at-all", "", least < 8);
        each.flag(Term::Buildings, "plan-ready", "", ready > 0);
        each.count(
            Term::Buildings,
            "officials-missing",
            "",
            if least < 8 { least.saturating_sub(out) } else { 0 },
        );
        each.count(Term::Buildings, "plan-officials", "", Person::officials_on(&person.open));
        each.count(Term::Buildings, "done-plans", "", person.completed_plans());
        each.count(Term::Buildings, "done-officials", "", Person::officials_on(&person.done));
        each.feature(Term::Majorities, "plan-majority", "", reading.plans[seat]);

        // Rubble.
        let sets = person.sets();
        let cubes: u8 = person.cubes.iter().sum();
        for &cube in Cube::ALL {
            each.count(Term::Rubble, "cube", cube.word(), person.cubes[cube.index()]);
        }
        let beyond = person.cubes.iter().filter(|count| **count > sets).count() as f32;
        each.count(Term::Rubble, "sets", "", sets);
        each.feature(Term::Rubble, "towards-a-set", "", beyond);
        each.flag(Term::Rubble, "one-cube-missing", "", beyond >= 2.0);
        each.count(Term::Rubble, "cubes", "", cubes);
        each.count(Term::Decrees, "markers", "", person.markers);

        // Church and favours.
        let tiles = person.clergy_count();
        each.count(Term::Church, "tiles", "", tiles);
        each.flag(Term::Church, "tiles-full", "", tiles == 4);
        let backs: u8 =
            person.clergy.iter().flatten().map(|tile| printed.clergy[tile.index()].wigs).sum();
        each.count(Term::Church, "backs", "", backs);
        for &tile in Clergy::ALL {
            each.count(Term::Church, "tile", tile.word(), person.holds(tile));
        }
        let steps = (printed.church_influence + 6 - public.cardinal % 6) % 6;
        let near = if steps == 0 { 6 } else { steps };
        each.feature(
            Term::Church,
            "tiles-near-scoring",
            "",
            f32::from(tiles) * f32::from(6 - near),
        );
        for &noble in Noble::ALL {
            each.flag(Term::Favours, "favour", noble.word(), person.has_favour(noble));
        }

        // Decrees.
        let mut worth = 0u8;
        let mut held = person.decrees;
        while held != 0 {
            let decree = Decree(held.trailing_zeros() as u8 + 1);
            held &= held - 1;
            worth += decree_worth(public, seat, decree);
        }
        let decrees = person.decrees.count_ones() as f32;
        each.feature(Term::Decrees, "decrees", "", decrees);
        each.count(Term::Decrees, "decrees-worth", "", worth);

        // Ships, cards in the portfolio.
        let mut kinds = [0u8; ShipKind::COUNT];
        let (mut room, mut nobles, mut hulls) = (0u8, 0u8, 0u8);
        for top in person.top.iter().flatten() {
            match top {
                Top::Ship(ship) => {
                    kinds[ship.kind.index()] += 1;
                    let hull = printed.ships[ship.kind.index()].hull;
                    hulls += hull;
                    room += if ship.at_sea { 0 } else { hull.saturating_sub(ship.load()) };
                }
                Top::Card(_) => nobles += 1,
            }
        }
        for &kind in ShipKind::ALL {
            each.count(Term::Ships, "ship", kind.word(), kinds[kind.index()]);
        }
        each.count(Term::Ships, "hulls", "", hulls);
        each.count(Term::Ships, "room", "", room);
        let (mut payment, mut sale, mut land, mut hiring) = (0u8, 0u8, 0u8, 0u8);
        for card in person.bottom.iter().flatten() {
            match printed.cards[card.index()].benefit {
                Some(Benefit::Payment(less)) => payment += less,
                Some(Benefit::Sale(more)) => sale += more,
                Some(Benefit::Land(less)) => land += less,
                Some(Benefit::Hiring(less)) => hiring += less,
                None => {}
            }
        }
        each.count(Term::Portfolio, "payment", "", payment);
        each.count(Term::Portfolio, "sale", "", sale);
        each.count(Term::Portfolio, "land", "", land);
        each.count(Term::Portfolio, "hiring", "", hiring);
        each.count(Term::Portfolio, "nobles", "", nobles);
        let free = prices::portfolio(public, seat).saturating_sub(person.portfolio());
        each.count(Term::Portfolio, "free", "", free);

        // The hand: which nobles can be visited, and what it would cost.
        let hand = state.private[seat].hand;
        let mut held = [0u8; 4];
        for card in cards(hand) {
            held[printed.cards[card.index()].deck.index()] += 1;
        }
        each.count(Term::Hand, "hand", "", person.hand);
        for &noble in Noble::ALL {
            let has = held[noble.index()] > 0;
            each.flag(Term::Hand, "card", noble.word(), has);
            let cost = prices::visit(public, seat, noble);
            let short = f32::from(cost.saturating_sub(influence));
            each.feature(
                Term::Influence,
                "visit-short",
                noble.word(),
                if has { short } else { 0.0 },
            );
        }
        each.count(Term::Hand, "treasury-cards", "", held[3]);
        each.flag(Term::Hand, "can-store", "", held[0] > 0 && built < 8);
        each.flag(Term::Hand, "can-open", "", held[2] > 0 && ready > 0);

        // Tempo.
        each.count(Term::Tempo, "treasury", "", public.treasury);
        each.flag(Term::Tempo, "to-move", "", active);
        each.feature(Term::Tempo, "cards-left", "", reading.cards_left);
        each.feature(Term::Tempo, "most-sets", "", reading.most_sets);
        let after = (seat.index() + public.seats() - public.now.index()) % public.seats();
        each.feature(Term::Tempo, "after", "", after as f32);
        let left = public.notes.turns_left.map_or(0.0, f32::from);
        each.feature(Term::Tempo, "turns-left", "", left);
        each.flag(Term::Tempo, "ending", "", public.notes.turns_left.is_some());
    }

    fn weights() -> &'static Weights<Self> {
        static WEIGHTS: OnceLock<Weights<Lisboa>> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Weights::parse(include_str!("../../weights/lisboa.toml")).expect("our own weights")
        })
    }
}

fn cards_left(public: &Public) -> u8 {
    public.face_down.count_ones() as u8 + public.shown.iter().flatten().count() as u8
}

fn most_sets(public: &Public) -> u8 {
    public
        .all()
        .filter(|seat| !public.is_lacerda(*seat))
        .map(|seat| public.people[seat].sets())
        .max()
        .unwrap_or(0)
}
