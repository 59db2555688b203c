//! The game and the table.

use super::super::{Family, Holds, NONE};
use super::{
    AMOUNT, CARD, DEALT, IN_PLAY, ON_THE_BOARD, card, family, has, index, pick, read_only, some,
    with,
};
use crate::names::{Architect, Card, Clergy, Cube, Deck, Decree, Facade, Noble, Street};
use crate::state::{Opened, Store};
use kernel::Seat;

const CUBES: Holds = Holds::up_to(21);
const CLERGY: Holds = Holds::word_or_none(|i| Some(Clergy::ALL.get(i)?.word()));
const FACADE: Holds = Holds::word_or_none(|i| Some(Facade::ALL.get(i)?.word()));
const DECREE: Holds = Holds::word_or_none(|i| Decree::WORDS.get(i).copied());
/// Owner and street.
const STORE: Holds = Holds::word_or_none(|i| {
    const WORDS: [&str; 16] = [
        "A-yellow", "A-pink", "A-brown", "A-blue", "B-yellow", "B-pink", "B-brown", "B-blue",
        "C-yellow", "C-pink", "C-brown", "C-blue", "D-yellow", "D-pink", "D-brown", "D-blue",
    ];
    WORDS.get(i).copied()
});
/// The architect whose side is up, and what it shows.
const OPENED: Holds = Holds::word_or_none(|i| {
    const WORDS: [&str; 12] = [
        "blue-yellow-pink",
        "blue-brown-blue",
        "blue-yellow-brown",
        "blue-pink-blue",
        "blue-yellow-blue",
        "blue-pink-brown",
        "green-yellow-pink",
        "green-brown-blue",
        "green-yellow-brown",
        "green-pink-blue",
        "green-yellow-blue",
        "green-pink-brown",
    ];
    WORDS.get(i).copied()
});

/// What the game is and how far it has come.
pub(super) static GAME: &[Family] = &[
    read_only("option.draft", Holds::word(|i| ["off", "on"].get(i).copied()), |t, _| {
        some(t.public.draft)
    }),
    read_only("option.tools", Holds::word(|i| ["6-3-1", "6-4-2"].get(i).copied()), |t, _| {
        some(t.public.tools_other)
    }),
    family(
        "period",
        Holds::Number { least: 1, most: 2 },
        IN_PLAY,
        |t, _| some(t.public.period),
        |s, _, v| {
            s.public.period = v as u8;
            true
        },
    ),
    read_only("over", Holds::FLAG, |t, _| some(t.public.over)),
    family(
        "first",
        Holds::Seat,
        ON_THE_BOARD,
        |t, _| some(t.public.first.index() as i32),
        |s, _, v| {
            s.public.first = Seat::new(v as usize);
            true
        },
    ),
    read_only("now", Holds::Seat, |t, _| some(t.public.now.index() as i32)),
    read_only("neutral", Holds::FLAG, |t, _| some(t.public.neutral)),
    family(
        "helper",
        Holds::word(|i| Some(Deck::ALL.get(i)?.word())),
        IN_PLAY,
        |t, _| t.public.solo.map(|solo| solo.helper.index() as i32),
        |s, _, v| match (&mut s.public.solo, pick(Deck::ALL, v)) {
            (Some(solo), Some(deck)) => {
                solo.helper = deck;
                true
            }
            _ => false,
        },
    ),
    family(
        "courtier",
        Holds::word(|i| Some(Noble::ALL.get(i)?.word())),
        IN_PLAY,
        |t, _| t.public.solo.map(|solo| solo.courtier.index() as i32),
        |s, _, v| match (&mut s.public.solo, pick(Noble::ALL, v)) {
            (Some(solo), Some(noble)) => {
                solo.courtier = noble;
                true
            }
            _ => false,
        },
    ),
];

/// What lies on the table.
pub(super) static FAMILIES: &[Family] = &[
    family(
        "treasury",
        Holds::Number { least: 1, most: 6 },
        ON_THE_BOARD,
        |t, _| some(t.public.treasury),
        |s, _, v| {
            s.public.treasury = v as u8;
            true
        },
    ),
    family(
        "price.<good>",
        Holds::up_to(20),
        ON_THE_BOARD,
        |t, [good, ..]| some(t.public.prices[good]),
        |s, [good, ..], v| {
            s.public.prices[good] = v as u8;
            true
        },
    ),
    family(
        "shown.<deck>",
        CARD,
        IN_PLAY,
        |t, [deck, ..]| index(t.public.shown[deck].map(Card::index)),
        |s, [deck, ..], v| {
            s.public.shown[deck] = card(v);
            true
        },
    ),
    family(
        "deck.<deck>",
        Holds::up_to(5),
        IN_PLAY,
        |t, [deck, ..]| some(t.public.deck(Deck::ALL[deck]).count_ones() as i32),
        // The cards that stay are chosen when it is known which are left.
        |_, _, _| true,
    ),
    family(
        "gone.<card>",
        Holds::FLAG,
        IN_PLAY,
        |t, [card, ..]| has(t.public.gone, card),
        |s, [card, ..], v| {
            s.public.gone = with(s.public.gone, card, v);
            true
        },
    ),
    family(
        "yard.<ship>",
        Holds::up_to(9),
        IN_PLAY,
        |t, [ship, ..]| some(t.public.yard[ship]),
        |s, [ship, ..], v| {
            s.public.yard[ship] = v as u8;
            true
        },
    ),
    family(
        "display.<tile>",
        Holds::FLAG,
        IN_PLAY,
        |t, [tile, ..]| has(t.public.display, tile),
        |s, [tile, ..], v| {
            s.public.display = with(s.public.display, tile, v) as u8;
            true
        },
    ),
    read_only("tiles.large", AMOUNT, |t, _| some(t.public.large_left)),
    read_only("tiles.small", AMOUNT, |t, _| some(t.public.small_left)),
    family(
        "store.<land>",
        STORE,
        IN_PLAY,
        |t, [land, ..]| {
            let place = |store: Store| store.owner.index() * Street::COUNT + store.street.index();
            index(t.public.stores[land].map(place))
        },
        |s, [land, ..], v| {
            let store = usize::try_from(v).ok().map(|i| Store {
                owner: Seat::new(i / Street::COUNT),
                street: Street::ALL[i % Street::COUNT],
            });
            s.public.stores[land] = store;
            store.is_none_or(|store| store.owner.index() < s.public.seats())
        },
    ),
    family(
        "rubble.<row>.<cube>",
        CUBES,
        ON_THE_BOARD,
        |t, [row, cube, _]| some(t.public.row_cubes[row][cube]),
        |s, [row, cube, _], v| {
            s.public.row_cubes[row][cube] = v as u8;
            true
        },
    ),
    family(
        "rubble.<column>.<cube>",
        CUBES,
        ON_THE_BOARD,
        |t, [column, cube, _]| some(t.public.column_cubes[column][cube]),
        |s, [column, cube, _], v| {
            s.public.column_cubes[column][cube] = v as u8;
            true
        },
    ),
    family(
        "rubble.<site>.<cube>",
        CUBES,
        ON_THE_BOARD,
        |t, [site, cube, _]| some(t.public.site_cubes[site][cube]),
        |s, [site, cube, _], v| {
            s.public.site_cubes[site][cube] = v as u8;
            true
        },
    ),
    family(
        "rubble.pile.<cube>",
        CUBES,
        ON_THE_BOARD,
        |t, [cube, ..]| some(t.public.pile[cube]),
        |s, [cube, ..], v| {
            s.public.pile[cube] = v as u8;
            true
        },
    ),
    read_only("rubble.gone.<cube>", CUBES, |t, [cube, ..]| {
        let public = t.public;
        let lines = public.row_cubes.iter().chain(&public.column_cubes).chain(&public.site_cubes);
        let lying: u8 = lines.chain([&public.pile]).map(|cubes| cubes[cube]).sum();
        let held: u8 = public.people.0.iter().map(|person| person.cubes[cube]).sum();
        some(i32::from(public.printed.cubes[Cube::ALL[cube].index()]) - i32::from(lying + held))
    }),
    family(
        "scoring.<column>",
        Holds::up_to(9),
        ON_THE_BOARD,
        |t, [column, ..]| some(t.public.scoring[column]),
        |s, [column, ..], v| {
            s.public.scoring[column] = v as u8;
            true
        },
    ),
    family(
        "building.<site>",
        OPENED,
        IN_PLAY,
        |t, [site, ..]| {
            let Some(Opened { tile, architect }) = t.public.opened[site] else { return some(NONE) };
            let facade = t.public.printed.facade(tile, architect);
            some((architect.index() * Facade::COUNT + facade.index()) as i32)
        },
        |s, [site, ..], v| {
            let Ok(i) = usize::try_from(v) else {
                s.public.opened[site] = None;
                return true;
            };
            let architect = Architect::ALL[i / Facade::COUNT];
            let tile = s.public.printed.tile(Facade::ALL[i % Facade::COUNT], architect);
            s.public.opened[site] = tile.map(|tile| Opened { tile, architect });
            tile.is_some()
        },
    ),
    family(
        "available.<architect>",
        FACADE,
        DEALT,
        |t, [architect, ..]| facade(t.public, t.public.available[architect], architect),
        |s, [architect, ..], v| {
            let tile = tile(&s.public, architect, v);
            s.public.available[architect] = tile;
            tile.is_some() || v == NONE
        },
    ),
    family(
        "next.<architect>",
        FACADE,
        DEALT,
        |t, [architect, ..]| facade(t.public, t.public.next[architect], architect),
        |s, [architect, ..], v| {
            let tile = tile(&s.public, architect, v);
            s.public.next[architect] = tile;
            tile.is_some() || v == NONE
        },
    ),
    read_only("stack.<architect>", AMOUNT, |t, [architect, ..]| {
        some(t.public.stack_left[architect])
    }),
    family(
        "plans.<architect>",
        Holds::up_to(8),
        DEALT,
        |t, [architect, ..]| {
            some(t.public.printed.plans.len() as i32 - i32::from(t.public.plans_taken[architect]))
        },
        |s, [architect, ..], v| {
            let taken = s.public.printed.plans.len() as i32 - v;
            s.public.plans_taken[architect] = taken.max(0) as u8;
            taken >= 0
        },
    ),
    family(
        "church.<place>",
        CLERGY,
        DEALT,
        |t, [place, ..]| index(t.public.church[place].map(Clergy::index)),
        |s, [place, ..], v| {
            s.public.church[place] = pick(Clergy::ALL, v);
            true
        },
    ),
    family(
        "cardinal",
        Holds::up_to(5),
        DEALT,
        |t, _| some(t.public.cardinal),
        |s, _, v| {
            s.public.cardinal = v as u8;
            true
        },
    ),
    family(
        "bag.<clergy>",
        Holds::up_to(9),
        DEALT,
        |t, [clergy, ..]| some(t.public.bag[clergy]),
        |s, [clergy, ..], v| {
            s.public.bag[clergy] = v as u8;
            true
        },
    ),
    read_only("favour.<noble>", AMOUNT, |t, [noble, ..]| some(t.public.favours[noble])),
    family(
        "decree.<spot>",
        DECREE,
        DEALT,
        |t, [spot, ..]| index(t.public.decrees[spot].map(Decree::index)),
        |s, [spot, ..], v| {
            s.public.decrees[spot] = u8::try_from(v).ok().map(|index| Decree(index + 1));
            true
        },
    ),
    family(
        "decrees",
        Holds::up_to(70),
        IN_PLAY,
        |t, _| some(t.public.decree_deck.count_ones() as i32),
        // Those beyond are given away when it is known which are left.
        |_, _, _| true,
    ),
];

fn facade(public: &crate::state::Public, tile: Option<u8>, architect: usize) -> Option<i32> {
    let facade = |tile| public.printed.facade(tile, Architect::ALL[architect]).index();
    index(tile.map(facade))
}

fn tile(public: &crate::state::Public, architect: usize, value: i32) -> Option<u8> {
    public.printed.tile(pick(Facade::ALL, value)?, Architect::ALL[architect])
}
