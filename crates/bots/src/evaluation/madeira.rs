//! What a position of Madeira is made of.

use super::{Evaluate, Features, Weights};
use kernel::{BySeat, Seat, State, Turn, names};
use madeira::names::{Building, City, Colony, Favour, Good, Phase, Rank, Request, Thing};
use madeira::state::{FOREST, Person, Task, bits, city_mask, market_mask};
use madeira::{Action, Madeira, Public, request_worth};
use std::sync::OnceLock;

names! {
    pub enum Term: "madeira-term" {
        Points = "points", Goods = "goods", Food = "food", Wood = "wood", Workers = "workers",
        Cities = "cities", Ships = "ships", Favours = "favours", Requests = "requests",
        Dice = "dice", Buildings = "buildings", Order = "order", Pirates = "pirates",
    }
}

/// What all seats share.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// The scoring that comes next, and whether food and ships are still to be seen to this round.
    scoring: usize,
    before_food: bool,
    /// Maintenances still to come.
    seasons: f32,
    /// What the pirates would cost each seat now.
    pirates: BySeat<f32>,
    deciding: Option<Seat>,
    /// Neutral citizens and workers in each city: who is ahead.
    city_most: [u8; City::COUNT],
}

fn pirate_losses(state: &State<Madeira>) -> BySeat<f32> {
    let public = &state.public;
    let end = &public.printed.end;
    let mut ranking = [(0u8, 0usize); 4];
    for (place, seat) in public.in_order().enumerate() {
        ranking[place] = (state.private[seat].pirates, place);
    }
    let ranking = &mut ranking[..public.seats()];
    ranking.sort_unstable_by(|one, other| other.cmp(one));
    let mut losses = BySeat([0.0; 4]);
    for (rank, &(pirates, place)) in ranking.iter().enumerate() {
        if pirates > 0 {
            losses[public.order[place]] = f32::from(end.pirates[rank]);
        }
    }
    losses
}

/// Réis at hand once the wood bought in this turn is paid.
fn reis(public: &Public, person: &Person, active: bool) -> f32 {
    let reis = f32::from(person.has(Thing::Reis));
    if !active {
        return reis;
    }
    let bought = f32::from(public.notes.bought);
    reis + f32::from(public.notes.due) - bought * (bought + 1.0) / 2.0
}

impl Evaluate for Madeira {
    type Term = Term;
    const TERMS: &'static [Term] = Term::ALL;
    const BOOKED: Term = Term::Points;
    const KINDS: &'static [&'static str] = &["two", "three", "four"];
    const ITERATIONS: [u32; 5] = [0, 3, 16, 400, 400];
    const WILD: u32 = 0;
    type Reading = Reading;

    #[inline]
    fn kind(public: &Public, _seat: Seat) -> usize {
        public.seats() - 2
    }

    fn progress(public: &Public) -> f32 {
        let phase = match public.phase {
            Phase::Setup => return 0.0,
            Phase::Preparation => 0.0,
            Phase::Characters => {
                let dice: u8 =
                    public.in_order().map(|seat| public.people[seat].dice.iter().sum::<u8>()).sum();
                0.5 - 0.4 * f32::from(dice) / f32::from(3 * public.players)
            }
            Phase::Buildings => 0.6,
            Phase::Maintenance => 0.8,
            Phase::Requests => 0.95,
            Phase::Over => return 1.0,
        };
        (f32::from(public.round.max(1) - 1) + phase) / 5.0
    }

    /// A round begins when everybody has a row: only then all have their dice and requests.
    #[inline]
    fn chapter(public: &Public) -> u8 {
        match public.phase {
            Phase::Setup => 0,
            Phase::Preparation => public.round - 1,
            _ => public.round,
        }
    }

    /// Within a round much is begun and not yet brought in: dice stand on buildings whose price and
    /// pirates are open, workers and ships are out and neither fed nor repaired.
    #[inline]
    fn horizon(public: &Public) -> Option<u8> {
        Some(if public.phase == Phase::Setup { 1 } else { public.round + 1 })
    }

    #[inline]
    fn opening(public: &Public) -> bool {
        public.phase == Phase::Characters
            && public.guild_dice == [[0; 4]; Building::COUNT]
            && public.pirate_die == [0; Building::COUNT]
            && public.ranks == [None; Rank::COUNT]
    }

    #[inline]
    fn rehearsed(public: &Public) -> bool {
        public.phase == Phase::Characters
    }

    #[inline]
    fn over(public: &Public) -> bool {
        public.phase == Phase::Over
    }

    #[inline]
    fn booked(public: &Public, seat: Seat) -> f32 {
        f32::from(public.people[seat].prestige())
    }

    fn read(state: &State<Self>) -> Reading {
        let public = &state.public;
        let before_food = !matches!(public.phase, Phase::Requests | Phase::Over);
        let left = 5 - public.round.max(1);
        let deciding = match state.turn() {
            Turn::Decide { seat, .. } => Some(seat),
            Turn::Chance(_) | Turn::Over => None,
        };
        let mut city_most = [0; City::COUNT];
        for &city in City::ALL {
            let mask = city_mask(city);
            let most = public.in_order().map(|seat| public.people[seat].in_city(city)).max();
            let citizens = (public.citizens & mask).count_ones() as u8;
            city_most[city.index()] = most.unwrap_or(0).max(citizens);
        }
        Reading {
            scoring: usize::from((public.round.max(1) | 1).min(5) / 2),
            before_food,
            seasons: f32::from(left + u8::from(before_food)),
            pirates: pirate_losses(state),
            deciding,
            city_most,
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
        let active = reading.deciding == Some(seat);
        each.feature(Term::Order, "base", "", 1.0);

        // Goods, and what they buy.
        let reis = reis(public, person, active);
        each.feature(Term::Goods, "reis", "", reis);
        each.feature(Term::Goods, "reis-first-five", "", reis.min(5.0));
        each.feature(Term::Goods, "reis-first-fifteen", "", reis.min(15.0));
        let mut kinds = 0u8;
        let mut goods = 0u16;
        for &good in Good::ALL {
            let held = person.good(good);
            kinds += u8::from(held > 0);
            goods += held;
            each.feature(Term::Goods, "good", good.word(), f32::from(held.min(4)));
            each.feature(Term::Goods, "more", good.word(), f32::from(held.saturating_sub(4)));
        }
        each.count(Term::Goods, "kinds", "", kinds);
        each.feature(Term::Goods, "three-goods", "", f32::from(goods.min(3)));

        // Food and wood for what is out there.
        let bread = f32::from(person.has(Thing::Bread));
        let wood = f32::from(person.has(Thing::Wood));
        let fed = public.printed.windmill.feeds[usize::from(person.mill)];
        let hungry = f32::from(person.workers_out().saturating_sub(fed));
        let idle = f32::from(fed.saturating_sub(person.workers_out()));
        let ships = f32::from(person.ships_out());
        let now = f32::from(u8::from(reading.before_food));
        let seasons = reading.seasons;
        each.feature(Term::Food, "bread", "", bread);
        each.feature(Term::Food, "bread-needed", "", bread.min(hungry * seasons));
        each.feature(Term::Food, "hungry-now", "", hungry * now);
        each.feature(Term::Food, "unfed-now", "", (hungry - bread).max(0.0) * now);
        each.feature(Term::Food, "hungry-ever", "", hungry * seasons);
        each.feature(Term::Food, "unfed-ever", "", (hungry * seasons - bread).max(0.0));
        each.count(Term::Food, "windmill", "", person.mill);
        each.feature(Term::Food, "windmill-idle", "", idle);
        each.flag(Term::Food, "windmill-top", "", person.mill >= public.printed.windmill.top);
        each.feature(Term::Wood, "wood", "", wood.min(6.0));
        each.feature(Term::Wood, "wood-more", "", (wood - 6.0).max(0.0));
        each.feature(Term::Wood, "unrepaired-now", "", (ships - wood).max(0.0) * now);
        each.feature(Term::Wood, "unrepaired-ever", "", (ships * seasons - wood).max(0.0));
        each.feature(Term::Wood, "ships-ever", "", ships * seasons);
        each.flag(Term::Wood, "forest", "", person.fields & FOREST != 0);

        // Workers.
        let mut standing = 0;
        let mut bare = [0u8; Good::COUNT];
        let mut wooded = 0u8;
        for field in bits(u64::from(person.fields & !FOREST)) {
            let left = public.wood[usize::from(field)];
            standing += left;
            if left > 0 {
                wooded += 1;
            } else {
                bare[public.crops[usize::from(field)].index()] += 1;
            }
        }
        each.count(Term::Workers, "wooded", "", wooded);
        each.count(Term::Wood, "standing-wood", "", standing);
        for &good in Good::ALL {
            each.count(Term::Workers, "bare", good.word(), bare[good.index()]);
        }
        for (region, name) in (1..=3).zip(["1", "2", "3"]) {
            let workers = person.workers_in(region);
            each.count(Term::Workers, "region", name, workers);
            each.flag(Term::Workers, "small", name, workers >= 1);
            each.flag(Term::Workers, "large", name, workers >= 3);
        }
        each.count(Term::Workers, "guard", "", person.guard);
        each.flag(Term::Workers, "guarded", "", person.guard > 0);
        each.count(Term::Workers, "reserve", "", person.reserve);
        for &colony in Colony::ALL {
            each.count(Term::Workers, "colonist", colony.word(), person.colonies[colony.index()]);
        }
        let guards = public.in_order().filter(|other| *other != seat);
        let most_guards = guards.map(|other| public.people[other].guard).max().unwrap_or(0);
        each.flag(Term::Workers, "honour", "", person.guard > most_guards && reading.before_food);

        // Cities.
        for &city in City::ALL {
            let own = person.in_city(city);
            each.count(Term::Cities, "citizens", city.word(), own);
            let most = reading.city_most[city.index()];
            each.flag(Term::Cities, "leads", city.word(), own > 0 && own >= most);
        }

        // Ships.
        for &market in Good::ALL {
            let ships = (person.routes & market_mask(market)).count_ones() as u8;
            each.count(Term::Ships, "route", market.word(), ships);
        }
        for &colony in Colony::ALL {
            each.count(Term::Ships, "landing", colony.word(), person.ships_at(colony));
        }
        let out = person.ships_out();
        each.flag(Term::Ships, "ships-three", "", out >= 3);

        // Favours.
        let mut guilds = 0u8;
        for favour in bits(u64::from(person.up)) {
            guilds |= 1 << public.printed.guild_of[usize::from(favour)].index();
        }
        let mut owned = 0u8;
        for favour in bits(u64::from(person.favours)) {
            owned |= 1 << public.printed.guild_of[usize::from(favour)].index();
        }
        each.feature(Term::Favours, "up", "", person.up.count_ones() as f32);
        each.feature(Term::Favours, "guilds-up", "", guilds.count_ones() as f32);
        each.feature(Term::Favours, "guilds", "", owned.count_ones() as f32);
        for &favour in Favour::ALL {
            each.flag(Term::Favours, "favour", favour.word(), person.owns(favour));
        }

        // Requests: what those in hand would bring as things stand, at the next scoring and the last.
        let held: u8 = person.requests.iter().sum();
        each.count(Term::Requests, "held", "", held);
        for &request in Request::ALL {
            let count = person.requests[request.index()];
            let worth = |earlier: u8, scoring: usize| {
                if count > earlier {
                    f32::from(request_worth(public, seat, request, earlier, scoring))
                } else {
                    0.0
                }
            };
            each.flag(Term::Requests, "request", request.word(), count > 0);
            each.flag(Term::Requests, "request-twice", request.word(), count > 1);
            each.feature(Term::Requests, "next", request.word(), worth(0, reading.scoring));
            each.feature(Term::Requests, "next-twice", request.word(), worth(1, reading.scoring));
            if matches!(request, Request::Trade | Request::Expeditions) {
                let last = if reading.scoring < 2 { worth(0, 2) } else { 0.0 };
                each.feature(Term::Requests, "last", request.word(), last);
            }
        }

        // Dice and markers of this round.
        let dice: u8 = person.dice.iter().sum();
        each.count(Term::Dice, "dice", "", dice);
        for (face, name) in ["1", "2", "3"].into_iter().enumerate() {
            each.count(Term::Dice, "die", name, person.dice[face]);
        }
        let characters = public.phase == Phase::Characters;
        let raids = characters && person.guard > 0 && person.rank.is_none();
        let pirate_dice: u8 = public.guard_dice.iter().sum();
        each.feature(
            Term::Dice,
            "pirate-dice",
            "",
            if raids { f32::from(pirate_dice) } else { 0.0 },
        );
        each.flag(Term::Order, "passed", "", characters && person.rank.is_some());
        let mut bill = 0.0;
        for &building in Building::ALL {
            let marked = person.markers[building.index()] > 0;
            let workers = person.workers_in(public.region(building));
            each.flag(
                Term::Buildings,
                "small",
                building.word(),
                marked && (1..3).contains(&workers),
            );
            each.flag(Term::Buildings, "large", building.word(), marked && workers >= 3);
            each.flag(Term::Buildings, "idle", building.word(), marked && workers == 0);
            if marked {
                let dice = public.guild_dice[building.index()].iter().filter(|face| **face > 0);
                let cost = f32::from(public.printed.building_cost[public.table()]);
                bill += (cost - 2.0 * dice.count() as f32).max(0.0);
            }
        }
        each.feature(Term::Buildings, "bill", "", bill);
        each.feature(Term::Buildings, "bill-unpaid", "", (bill - reis).max(0.0));

        // Order.
        let place = public.order.iter().position(|other| *other == seat).unwrap_or(0);
        let first = public.phase == Phase::Requests || public.phase == Phase::Preparation;
        each.feature(Term::Order, "place", "", place as f32);
        each.feature(Term::Order, "place-next", "", if first { place as f32 } else { 0.0 });
        let rank = person.rank.map_or(0.0, |rank| 1.0 + rank.index() as f32);
        each.feature(Term::Order, "rank", "", if characters { rank } else { 0.0 });
        each.flag(Term::Order, "to-move", "", active);

        // Something still to come of the action at hand.
        let (mut moves, mut sails, mut turns, mut rewards) = (0, 0, 0, 0);
        if active {
            rewards = public.notes.landed.iter().sum();
            match public.tasks.top() {
                Some(Task::Move { left, .. } | Task::MoveTo { left, .. }) => moves = left,
                Some(Task::Sail { left, .. } | Task::SailTo { left, .. }) => sails = left,
                Some(Task::TurnUp { left, .. }) => turns = left,
                _ => {}
            }
        }
        each.count(Term::Order, "moves-left", "", moves);
        each.count(Term::Order, "sails-left", "", sails);
        each.count(Term::Order, "turns-left", "", turns);
        each.count(Term::Order, "rewards-left", "", rewards);

        // Pirates.
        let pirates = f32::from(state.private[seat].pirates);
        let free = f32::from(public.printed.end.pirates_free);
        each.feature(Term::Pirates, "pirates", "", pirates);
        each.feature(Term::Pirates, "pirates-over", "", (pirates - free).max(0.0));
        each.feature(Term::Pirates, "pirates-loss", "", reading.pirates[seat]);
        each.flag(Term::Pirates, "pirates-none", "", pirates == 0.0);
    }

    #[inline]
    fn aside(action: Action) -> bool {
        matches!(action, Action::Convert { .. } | Action::MillUp | Action::MillDown { .. })
    }

    fn weights() -> &'static Weights<Self> {
        static WEIGHTS: OnceLock<Weights<Madeira>> = OnceLock::new();
        WEIGHTS.get_or_init(|| {
            Weights::parse(include_str!("../../weights/madeira.toml")).expect("our own weights")
        })
    }
}
