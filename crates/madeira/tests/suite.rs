//! The generic suite on Madeira: 300 games per player count, or `AZULEJO_GAMES`.

use kernel::suite::{Hidden, Laws, Plan, Speech, run};
use kernel::{Bits, Components as _, Fast, Seat, Setup, State};
use madeira::components::Components;
use madeira::names::{Favour, Reward};
use madeira::state::{FOREST, Person, Public};
use madeira::{Action, Madeira};

struct MadeiraLaws;

impl Laws<Madeira> for MadeiraLaws {
    fn conserved(&self, state: &State<Madeira>) -> Result<(), String> {
        let public = &state.public;
        for seat in Seat::all(public.seats()) {
            person(public, seat, &public.people[seat])?;
        }
        board(public)
    }

    fn hidden(&self) -> Vec<Hidden<Madeira>> {
        // M0.4: events tell each gain and loss, so worlds cannot differ; the total must be absent.
        vec![Hidden::Absent {
            name: "pirates",
            owner: |fact| {
                let (seat, rest) = fact.split_once('.')?;
                (rest == "pirates").then(|| seat.chars().next().and_then(Seat::from_letter))?
            },
        }]
    }
}

fn equal(what: &str, found: usize, expected: usize) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("{what}: {found}, not {expected}")) }
}

fn person(public: &Public, seat: Seat, person: &Person) -> Result<(), String> {
    let start = &public.printed.start;
    let name = |what: &str| format!("{what} of {}", seat.letter());
    let workers = person.reserve + person.workers_out();
    equal(&name("workers"), usize::from(workers), usize::from(start.workers))?;
    let ships = person.ships + person.ships_out();
    equal(&name("ships"), usize::from(ships), usize::from(start.ships))?;
    // A guild die is in hand, or its marker is on a building; unused ones are put aside.
    let markers: u8 = person.markers.iter().chain(&person.dice).sum();
    if markers > start.markers {
        return Err(name("more dice and markers than there are"));
    }
    if person.up & !person.favours != 0 {
        return Err(name("a favour face up that is not owned"));
    }
    if person.mill > public.printed.windmill.top {
        return Err(name("beyond the windmill"));
    }
    if person.fields & !(FOREST | (FOREST - 1)) != 0 {
        return Err(name("a plantation that does not exist"));
    }
    let over = public.revealed.is_some();
    if !over && person.prestige() < 0 {
        return Err(name("negative prestige"));
    }
    Ok(())
}

fn board(public: &Public) -> Result<(), String> {
    let people = &public.people.0[..public.seats()];
    // Pieces exclude each other.
    let mut city = public.citizens;
    let (mut landings, mut routes) = (0, 0);
    for person in people {
        if city & person.city != 0 || landings & person.landings != 0 || routes & person.routes != 0
        {
            return Err("two pieces on one space".to_owned());
        }
        city |= person.city;
        landings |= person.landings;
        routes |= person.routes;
    }
    if city & !public.built != 0 {
        return Err("somebody in an unbuilt district".to_owned());
    }
    equal("citizens", public.citizens.count_ones() as usize, 3)?;
    if public.players == 2 {
        for (i, row) in public.printed.routes.iter().enumerate() {
            if let Some(twin) = row.twin
                && routes & (1 << i) != 0
                && routes & (1 << twin.0) != 0
            {
                return Err("two ships on the double trade route".to_owned());
            }
        }
    }
    // Tiles: each favour once, on a district or owned.
    let dealt = public.favours.iter().any(Option::is_some) || people.iter().any(|p| p.favours != 0);
    if dealt && public.rewards.iter().flatten().all(Option::is_some) {
        for &favour in Favour::ALL {
            let places = public.favours.iter().filter(|at| **at == Some(favour)).count()
                + people.iter().filter(|person| person.owns(favour)).count();
            equal(favour.word(), places, 1)?;
        }
        for &reward in Reward::ALL {
            let places = public.rewards.iter().flatten().filter(|at| **at == Some(reward)).count();
            if places > 1 {
                return Err(format!("{} twice", reward.word()));
            }
        }
        requests(public, people)?;
    }
    dice(public, people)
}

/// Requests leave only by being scored: two in round 1, two more in round 3 …
fn requests(public: &Public, people: &[Person]) -> Result<(), String> {
    let dealt = public.seats() * 6;
    let rows: u8 = public.row_requests.iter().flatten().sum();
    let held: u8 = people.iter().flat_map(|person| person.requests).sum();
    let there = usize::from(rows + held);
    if there > dealt {
        return Err(format!("{there} requests of {dealt}"));
    }
    let scored = match public.round {
        0 | 1 => 1,
        2 | 3 => 3,
        _ => 6,
    };
    let least = dealt - public.seats() * scored;
    if there < least { Err(format!("{there} requests, not {least} or more")) } else { Ok(()) }
}

fn dice(public: &Public, people: &[Person]) -> Result<(), String> {
    let pirate: usize = public.guard_dice.iter().map(|n| usize::from(*n)).sum::<usize>()
        + public.pirate_die.iter().filter(|face| **face > 0).count();
    if pirate > usize::from(public.printed.pirate_dice) {
        return Err(format!("{pirate} pirate dice"));
    }
    let guild = public.row_dice.iter().chain([&[0; 3]]).flatten().filter(|face| **face > 0).count()
        + public.guild_dice.iter().flatten().filter(|face| **face > 0).count()
        + people.iter().flat_map(|person| person.dice).map(usize::from).sum::<usize>();
    if guild > 3 * public.seats() {
        return Err(format!("{guild} guild dice"));
    }
    Ok(())
}

fn games() -> usize {
    std::env::var("AZULEJO_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(300)
}

fn passes(players: usize) {
    let setup = Setup::new(players).expect("a player count of the game");
    let mut plan = Plan::new(setup, games(), 2026);
    if games() > 1_000 {
        // The dear checks stay a sample of bounded size.
        plan.listing_every = 64;
        plan.dear_every = 1_024;
    }
    let report = run(&plan, &MadeiraLaws).unwrap_or_else(|failure| panic!("{failure}"));
    for kind in <Action as kernel::Vocabulary>::KINDS {
        // With 4 players every row stands for one guild, so there is none to choose.
        let expected = *kind != "guild" || players < 4;
        assert_eq!(report.coverage.has(Speech::Action, kind), expected, "{players}: {kind}");
    }
}

#[test]
fn two_players() {
    passes(2);
}

#[test]
fn three_players() {
    passes(3);
}

#[test]
fn four_players() {
    passes(4);
}

/// The standard set with figures changed to others that a file may hold.
fn corrected(number: u64) -> &'static Components {
    let mut bits = Fast::new(number);
    let mut one_of = |count: usize| bits.below(count as u32) as usize;
    let mut text = include_str!("../components/standard-1.toml").to_owned();
    let mut set = Components::standard();
    for _ in 0..40 {
        let figures: Vec<usize> = text
            .match_indices("= ")
            .map(|(at, equals)| at + equals.len())
            .filter(|&at| text[at..].starts_with(|letter: char| letter.is_ascii_digit()))
            .collect();
        let at = figures[one_of(figures.len())];
        let rest = text[at..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        let figure = ["0", "1", "2", "3", "5", "9", "30", "50"][one_of(8)];
        let changed = format!("{}{figure}{rest}", &text[..at]);
        // What a file may not hold stays as it was.
        if let Ok(read) = Components::load(&changed) {
            (text, set) = (changed, read);
        }
    }
    set
}

/// Whatever set is accepted can be played.
#[test]
fn corrected_components() {
    for number in 0..60 {
        let mut setup = Setup::new(2 + number % 3).expect("a player count of the game");
        setup.components = corrected(number as u64);
        let plan = Plan::new(setup, 4, 2026);
        run(&plan, &MadeiraLaws).unwrap_or_else(|failure| panic!("set {number}: {failure}"));
    }
}

/// Two cities that give wood share what is there.
#[test]
fn wood_in_every_city() {
    let mut text = include_str!("../components/standard-1.toml").to_owned();
    for income in ["porto-santo = { income = \"bread\"", "funchal = { income = \"reis\""] {
        let (city, _) = income.split_once('=').expect("a row");
        text = text.replace(income, &format!("{city}= {{ income = \"wood\""));
    }
    for players in 2..=4 {
        let mut setup = Setup::<Madeira>::new(players).expect("a player count of the game");
        setup.components = Components::load(&text).expect("a set with wood in every city");
        assert_ne!(setup.components.hash(), Components::standard().hash());
        let plan = Plan::new(setup, 20, 2026);
        run(&plan, &MadeiraLaws).unwrap_or_else(|failure| panic!("{players}: {failure}"));
    }
}
