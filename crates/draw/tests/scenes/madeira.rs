use crate::choosing::{Beside, exact};
use crate::{check, games};
use ::madeira::names::{Building, City, Colony, Favour, Request, Thing};
use ::madeira::state::{FOREST, city_mask, colony_mask, market_mask};
use ::madeira::{Madeira, Public};
use draw::{Drawn as _, Layer, Scene};
use kernel::{Chance, Play, Seat, Seating, Seed, Setup, View, Viewer};

/// Items that are seen elsewhere or are no part of the table.
fn undrawn(item: &str) -> bool {
    // What the turn at hand remembers.
    item == "turn"
        // The table of players says again what lies in their areas.
        || item.starts_with("players-")
        // Pieces that lie elsewhere, and points by source.
        || item.get(1..).is_some_and(|rest| {
            matches!(rest, "-workers" | "-ships") || rest.starts_with("-points-")
        })
}

/// Of every seat twelve workers, six ships, three markers and two discs, wherever they are.
fn whole(scene: &Scene, players: usize) {
    for letter in ('A'..).take(players) {
        // One disc shows the turn order, one the level of the windmill.
        for (what, all) in [("worker", 12), ("ship", 6), ("marker", 3), ("disc", 2)] {
            let kind = format!("{what}-{letter}");
            let pieces = scene.nodes.iter().filter(|node| node.layer == Layer::Piece);
            let count: u16 = pieces.filter(|node| node.kind == kind).map(|node| node.count).sum();
            assert_eq!(count, all, "{kind}");
        }
    }
}

#[test]
fn every_position_is_drawn() {
    for players in [2, 3, 4] {
        games::look::<Madeira>(players, 6, |scene, document| {
            check(scene, document, undrawn);
            whole(scene, players);
        });
    }
}

fn game(players: usize, seed: u64) -> Play<Madeira> {
    let setup = Setup::new(players).expect("a number of players");
    Play::new(setup, Seating::default(), Chance::Seeded(Seed::from_number(seed)))
}

#[test]
fn choices_are_where_they_are_meant() {
    const BESIDE: Beside = Beside {
        kinds: &[
            "act", "harvest", "support", "pay", "pirates", "honour", "maintain", "feed", "spend",
            "stop",
        ],
        // Two goods for one: each of the three offers all that it is part of.
        fields: &["first", "second", "take"],
        quiet: &["mill-up", "mill-down", "pass", "move", "sail", "marker", "lady", "stop"],
    };
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        exact::<Madeira>(players, seed, &BESIDE);
    }
}

/// As full as each place can be, and fuller: whatever is many has room.
#[test]
fn the_fullest_table_has_room() {
    for players in [2, 3, 4] {
        let play = game(players, 1);
        for crowd in 0..5 {
            let mut public = *play.view(Viewer::Spectator).public;
            fill(&mut public, crowd);
            let view = View { public: &public, own: None };
            check(&Madeira::scene(view), &games::document(view), undrawn);
        }
    }
}

/// Crowds: on the guard, in a colony, in the cities and at sea, on the buildings, at home.
fn fill(public: &mut Public, crowd: u8) {
    let players = public.players;
    let printed = public.printed;
    for (at, seat) in Seat::all(usize::from(players)).enumerate() {
        let person = &mut public.people[seat];
        person.things = [199; Thing::COUNT];
        person.points[0] = if crowd == 0 { -40 } else { 280 };
        person.mill = printed.windmill.top;
        person.fields = 0x3fff | FOREST;
        person.dice = [0, 0, 3, 0, 0, 0];
        person.requests = [0; Request::COUNT];
        person.requests[at] = 3;
        person.scored[at] = 3;
        match crowd {
            0 => person.guard = 12,
            1 => person.colonies = [12; Colony::COUNT],
            2 => {
                person.city = 0;
                (person.landings, person.routes) = (0, 0);
            }
            3 => person.markers = [3; Building::COUNT],
            _ => {
                (person.reserve, person.ships) = (12, 6);
                (person.favours, person.up) = ((1 << Favour::COUNT) - 1, 0b1010_1010_1010);
            }
        }
    }
    match crowd {
        2 => {
            let first = Seat::all(1).next().expect("a seat");
            let person = &mut public.people[first];
            person.city = City::ALL.iter().map(|city| city_mask(*city)).sum();
            person.landings = Colony::ALL.iter().map(|colony| colony_mask(*colony)).sum();
            person.routes =
                ::madeira::names::Good::ALL.iter().map(|market| market_mask(*market)).sum();
            (public.built, public.citizens) = (person.city, 0);
            public.favours = [None; 18];
        }
        3 => {
            for here in 0..Building::COUNT {
                public.guild_dice[here] = std::array::from_fn(|at| u8::from(at < players.into()));
                public.pirate_die[here] = 3;
            }
            public.guard_dice = [0, 0, 3, 0, 0, 0];
            for row in &mut public.row_requests {
                *row = [4; Request::COUNT];
            }
        }
        _ => {}
    }
    public.wood = [6; 14];
}
