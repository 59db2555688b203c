use crate::choosing::{Beside, exact};
use crate::{check, games};
use ::lisboa::names::{Account, Card, Clergy, Good, Noble, ShipKind};
use ::lisboa::state::{Person, Ship, Task, Top};
use ::lisboa::{Lisboa, Public};
use draw::{Drawn as _, Layer, Scene};
use kernel::{Chance, Fast, Play, Seating, Seed, Setup, Turn, View, Viewer, random};
use std::collections::BTreeMap;
use words::document::Document;

/// Items that are seen elsewhere or are no part of the table: options of the game, what the turn
/// remembers, wigs by where they come from, what one remembers of the draft, and the figures of
/// everybody side by side, all but the two that are tracks on the board.
fn undrawn(item: &str) -> bool {
    let of_seat = |part: &str| item.get(1..).is_some_and(|rest| rest.starts_with(part));
    let track = ["-wigs", "-influence"].iter().any(|track| item.ends_with(track));
    item.starts_with("option-")
        || item == "turn"
        || of_seat("-wigs-")
        || of_seat("-draft")
        || (item.starts_with("players-") && !track)
}

fn all_is_well(scene: &Scene, document: &Document) {
    check(scene, document, undrawn);
    as_many(scene, document);
}

/// As many cubes, goods, tiles, cards and ships as the document counts, wherever they lie.
fn as_many(scene: &Scene, document: &Document) {
    const WHAT: [&str; 15] = [
        "cube-brown",
        "cube-red",
        "cube-blue",
        "gold",
        "cloth",
        "books",
        "tools",
        "favour",
        "tile",
        "card",
        "decree",
        "building",
        "ship",
        "clergy",
        "plan",
    ];
    // Sums of what lies elsewhere or has items of its own; and a store is a tile of its street.
    let sums = ["-stores", "-clergy", "-decrees", "-hand-size"];
    let mut lying: BTreeMap<&str, Vec<(&str, u16)>> = BTreeMap::new();
    for node in scene.nodes.iter().filter(|node| node.layer == Layer::Piece) {
        let item = node.item.as_deref().unwrap_or_default();
        lying.entry(item).or_default().push((&node.kind, node.count));
    }
    for item in document.items().filter(|item| !undrawn(&item.id)) {
        let sum = sums.iter().any(|sum| item.id.ends_with(sum));
        if sum || item.id.starts_with("land-") || item.id.starts_with("unseen-") {
            continue;
        }
        let there = lying.get(item.id.as_str()).map_or(&[][..], Vec::as_slice);
        for amount in item.amounts.iter().filter(|amount| WHAT.contains(&amount.what)) {
            let alike = there.iter().filter(|(kind, _)| {
                kind.strip_prefix(amount.what)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            });
            let drawn: u16 = alike.map(|(_, count)| *count).sum();
            assert_eq!(i32::from(drawn), amount.count, "{} at {}", amount.what, item.id);
        }
    }
}

#[test]
fn every_position_is_drawn() {
    for players in [1, 2, 3, 4] {
        games::look::<Lisboa>(players, 6, all_is_well);
    }
}

#[test]
fn choices_are_where_they_are_meant() {
    const BESIDE: Beside = Beside {
        kinds: &["pay", "pay-visit", "stop"],
        // What a card is played for.
        fields: &["purpose"],
        quiet: &["pay", "pay-visit", "stop", "state", "follow", "tile", "land"],
    };
    for (players, seed) in [(1, 0), (2, 1), (3, 2), (4, 3)] {
        exact::<Lisboa>(players, seed, &BESIDE);
    }
}

/// Whoever pays a visit stands with the noble, and in the antechamber before and after.
#[test]
fn courtiers_go_to_court() {
    let chance = Chance::Seeded(Seed::from_number(4));
    let setup = Setup::new(3).expect("a number of players");
    let mut play: Play<Lisboa> = Play::new(setup, Seating::default(), chance);
    let mut bits = Fast::new(4);
    let mut visits = 0;
    while let Turn::Decide { seat, .. } = play.turn() {
        let view = play.view(Viewer::Spectator);
        let wanted = match view.public.tasks.top() {
            Some(Task::PayVisit { noble, .. } | Task::VisitState { noble, .. }) => {
                Some(format!("noble-{}", noble.word()))
            }
            Some(Task::PlayCard(_) | Task::TakeCard(_)) => {
                Some(format!("courtier-{}", seat.letter()))
            }
            _ => None,
        };
        if let Some(wanted) = wanted {
            visits += u32::from(wanted.starts_with("noble"));
            let scene = Lisboa::scene(view);
            let kind = format!("courtier-{}", seat.letter());
            let stands = scene.nodes.iter().find(|node| node.kind == kind && node.count == 1);
            let place = scene.nodes.iter().find(|node| node.key == wanted);
            let (stands, place) = (stands.expect("a courtier"), place.expect("a place"));
            assert!(place.frame.holds(&stands.frame), "{} is not at {wanted}", stands.key);
        }
        let action = random::pick::<Lisboa>(&play.state().legal(), &mut bits);
        play.act(seat, action.expect("someone can act")).expect("listed is legal");
    }
    assert!(visits > 5, "{visits} visits");
}

/// More than any game brings at once: whatever can be many is as many as the box holds.
#[test]
fn the_fullest_table_has_room() {
    for players in [1, 2, 3, 4] {
        let setup = Setup::new(players).expect("a number of players");
        let chance = Chance::Seeded(Seed::from_number(1));
        let play: Play<Lisboa> = Play::new(setup, Seating::default(), chance);
        assert!(matches!(play.turn(), Turn::Decide { .. }));
        for crowd in 0..4 {
            let mut public = *play.view(Viewer::Spectator).public;
            fill(&mut public, crowd);
            let view = View { public: &public, own: None };
            all_is_well(&Lisboa::scene(view), &games::document(view));
        }
    }
}

fn fill(public: &mut Public, crowd: u8) {
    let seats: Vec<_> = public.all().collect();
    public.favours = [4; Noble::COUNT];
    // All decrees with one seat, or dealt out to everybody.
    let every = (1_u128 << 70) - 1;
    public.decrees = [None; 8];
    for (index, seat) in seats.iter().enumerate() {
        let lacerda = public.is_lacerda(*seat);
        let mut wigs = [0; Account::COUNT];
        wigs[0] = 99 + 100 * i16::from(crowd);
        let printed = &public.printed;
        let officials = |which: u8| if crowd == which { 8 } else { 0 };
        let mut plans = [[0; 8]; 2];
        for officials in printed.plans.iter().chain([&printed.start_plan_officials]) {
            for stack in &mut plans {
                stack[usize::from(*officials)] += 1;
            }
        }
        let ship = Ship { kind: ShipKind::Brown, cargo: [1; Good::COUNT], at_sea: crowd == 1 };
        let mut top = [Some(Top::Ship(ship)); 4];
        if !lacerda {
            top[3] = None;
        }
        public.people[*seat] = Person {
            wigs,
            reis: 999,
            influence: printed.influence_top,
            goods: if lacerda { [0; Good::COUNT] } else { [8; Good::COUNT] },
            houses: [crowd.min(2); 3],
            board: officials(0),
            // L6.2: an office is never fuller than its spaces; a plaza may be.
            office: [u8::from(crowd == 1); Noble::COUNT],
            plaza: [officials(2), officials(3), 0],
            cubes: if lacerda { [21; 3] } else { [printed.figures.cubes_kept; 3] },
            markers: if lacerda { 0 } else { printed.figures.cubes_kept },
            clergy: [Some(Clergy::GuildChaplain); 4],
            favours: 0b111,
            open: plans,
            done: plans,
            top,
            bottom: [Some(Card(79)), Some(Card(82)), Some(Card(61))],
            decrees: match crowd {
                0 => [every, 0, 0, 0][index],
                _ => every & ((u128::MAX / 0b1111) << index) & (every >> (crowd * 8)),
            },
            hand: 5,
            known: 0,
            hidden: [2, 3],
        };
    }
}
