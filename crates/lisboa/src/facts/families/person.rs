//! What a player has.

use super::super::{Family, Holds, NONE};
use super::{
    ALWAYS, AMOUNT, CARD, DEALT, IN_PLAY, ON_THE_BOARD, card, family, has, if_has, index, nth,
    person, pick, read_only, some, with,
};
use crate::facts::Stage;
use crate::names::{Card, Clergy, Era, ShipKind};
use crate::state::{Ship, Top};

const WIGS: Holds = Holds::Number { least: -200, most: 500 };
const CLERGY: Holds = Holds::word_or_none(|i| Some(Clergy::ALL.get(i)?.word()));
/// A card, or a ship by its colour.
const TOP: Holds = Holds::word_or_none(|i| match i.checked_sub(Card::COUNT) {
    None => Some(Card::WORDS[i]),
    Some(ship) => Some(ShipKind::ALL.get(ship)?.word()),
});

pub(super) static FAMILIES: &[Family] = &[
    family(
        "<seat>.reis",
        Holds::up_to(500),
        ALWAYS,
        |t, [seat, ..]| some(t.person(seat).reis),
        |s, [seat, ..], v| {
            person(s, seat).reis = v as u16;
            true
        },
    ),
    family(
        "<seat>.influence",
        Holds::up_to(15),
        ON_THE_BOARD,
        |t, [seat, ..]| some(t.person(seat).influence),
        |s, [seat, ..], v| {
            person(s, seat).influence = v as u8;
            true
        },
    ),
    family(
        "<seat>.wigs.<account>",
        WIGS,
        ALWAYS,
        |t, [seat, account, _]| some(t.person(seat).wigs[account]),
        |s, [seat, account, _], v| {
            person(s, seat).wigs[account] = v as i16;
            true
        },
    ),
    read_only("<seat>.wigs.total", WIGS, |t, [seat, ..]| some(t.person(seat).total())),
    family(
        "<seat>.<good>",
        Holds::up_to(9),
        ALWAYS,
        |t, [seat, good, _]| some(t.person(seat).goods[good]),
        |s, [seat, good, _], v| {
            person(s, seat).goods[good] = v as u8;
            true
        },
    ),
    family(
        "<seat>.houses.<houses>",
        Holds::up_to(8),
        IN_PLAY,
        |t, [seat, houses, _]| some(t.person(seat).houses[houses]),
        |s, [seat, houses, _], v| {
            person(s, seat).houses[houses] = v as u8;
            true
        },
    ),
    read_only("<seat>.board", AMOUNT, |t, [seat, ..]| some(t.person(seat).board)),
    family(
        "<seat>.office.<noble>",
        Holds::up_to(8),
        IN_PLAY,
        |t, [seat, noble, _]| some(t.person(seat).office[noble]),
        |s, [seat, noble, _], v| {
            person(s, seat).office[noble] = v as u8;
            true
        },
    ),
    family(
        "<seat>.plaza.<noble>",
        Holds::up_to(8),
        IN_PLAY,
        |t, [seat, noble, _]| some(t.person(seat).plaza[noble]),
        |s, [seat, noble, _], v| {
            person(s, seat).plaza[noble] = v as u8;
            true
        },
    ),
    family(
        "<seat>.cubes.<cube>",
        Holds::up_to(21),
        IN_PLAY,
        |t, [seat, cube, _]| some(t.person(seat).cubes[cube]),
        |s, [seat, cube, _], v| {
            person(s, seat).cubes[cube] = v as u8;
            true
        },
    ),
    read_only("<seat>.sets", Holds::up_to(5), |t, [seat, ..]| {
        (!t.public.is_lacerda(kernel::Seat::new(seat))).then(|| t.person(seat).sets().into())
    }),
    family(
        "<seat>.markers",
        Holds::up_to(5),
        IN_PLAY,
        |t, [seat, ..]| some(t.person(seat).markers),
        |s, [seat, ..], v| {
            person(s, seat).markers = v as u8;
            true
        },
    ),
    family(
        "<seat>.clergy.<clergy>",
        Holds::up_to(4),
        ON_THE_BOARD,
        |t, [seat, clergy, _]| some(t.person(seat).holds(Clergy::ALL[clergy])),
        |s, [seat, clergy, _], v| {
            let held = &mut person(s, seat).clergy;
            let clergy = Clergy::ALL[clergy];
            let others = held.iter().flatten().filter(|other| **other != clergy).copied();
            let all: Vec<Clergy> = others.chain((0..v).map(|_| clergy)).collect();
            *held = [None; 4];
            held.iter_mut().zip(&all).for_each(|(slot, tile)| *slot = Some(*tile));
            all.len() <= held.len()
        },
    ),
    family(
        "<seat>.favour.<noble>",
        Holds::FLAG,
        DEALT,
        |t, [seat, noble, _]| has(t.person(seat).favours, noble),
        |s, [seat, noble, _], v| {
            let person = person(s, seat);
            person.favours = with(person.favours, noble, v) as u8;
            true
        },
    ),
    family(
        "<seat>.open.<architect>.<officials>",
        Holds::up_to(10),
        DEALT,
        |t, [seat, architect, officials]| some(t.person(seat).open[architect][officials + 1]),
        |s, [seat, architect, officials], v| {
            person(s, seat).open[architect][officials + 1] = v as u8;
            true
        },
    ),
    family(
        "<seat>.done.<architect>.<officials>",
        Holds::up_to(10),
        IN_PLAY,
        |t, [seat, architect, officials]| some(t.person(seat).done[architect][officials + 1]),
        |s, [seat, architect, officials], v| {
            person(s, seat).done[architect][officials + 1] = v as u8;
            true
        },
    ),
    family(
        "<seat>.top.<top>",
        TOP,
        IN_PLAY,
        |t, [seat, slot, _]| match t.person(seat).top[slot] {
            None => Some(NONE),
            Some(Top::Card(card)) => some(card.index() as i32),
            Some(Top::Ship(ship)) => some((Card::COUNT + ship.kind.index()) as i32),
        },
        |s, [seat, slot, _], v| {
            person(s, seat).top[slot] =
                match usize::try_from(v).ok().map(|i| (i, i.checked_sub(Card::COUNT))) {
                    None => None,
                    Some((i, None)) => Some(Top::Card(Card(i as u8 + 1))),
                    Some((_, Some(ship))) => Some(Top::Ship(Ship::new(ShipKind::ALL[ship]))),
                };
            true
        },
    ),
    family(
        "<seat>.cargo.<top>.<good>",
        Holds::up_to(4),
        IN_PLAY,
        |t, [seat, slot, good]| match t.person(seat).top[slot] {
            Some(Top::Ship(ship)) => some(ship.cargo[good]),
            Some(Top::Card(_)) | None => some(0),
        },
        |s, [seat, slot, good], v| match &mut person(s, seat).top[slot] {
            Some(Top::Ship(ship)) => {
                ship.cargo[good] = v as u8;
                true
            }
            Some(Top::Card(_)) | None => v == 0,
        },
    ),
    family(
        "<seat>.at-sea.<top>",
        Holds::FLAG,
        IN_PLAY,
        |t, [seat, slot, _]| match t.person(seat).top[slot] {
            Some(Top::Ship(ship)) => some(ship.at_sea),
            Some(Top::Card(_)) | None => some(0),
        },
        |s, [seat, slot, _], v| match &mut person(s, seat).top[slot] {
            Some(Top::Ship(ship)) => {
                ship.at_sea = v != 0;
                true
            }
            Some(Top::Card(_)) | None => v == 0,
        },
    ),
    family(
        "<seat>.bottom.<bottom>",
        CARD,
        IN_PLAY,
        |t, [seat, slot, _]| index(t.person(seat).bottom[slot].map(Card::index)),
        |s, [seat, slot, _], v| {
            person(s, seat).bottom[slot] = card(v);
            true
        },
    ),
    family(
        "<seat>.decree.<decree>",
        Holds::FLAG,
        IN_PLAY,
        |t, [seat, decree, _]| has(t.person(seat).decrees, decree),
        |s, [seat, decree, _], v| {
            let person = person(s, seat);
            person.decrees = with(person.decrees, decree, v);
            true
        },
    ),
    // Red and brown cards are taken face up, so everybody knows where they are.
    family(
        "<seat>.hand.<card>",
        Holds::FLAG,
        IN_PLAY,
        |t, [seat, card, _]| match (t.own(seat), t.public.printed.cards[card].era) {
            (Some(own), _) => has(own.hand, card),
            (None, Era::Red | Era::Brown) => has(t.person(seat).known, card),
            (None, Era::Blue | Era::Purple) => None,
        },
        |s, [seat, card, _], v| {
            let hand = &mut s.private.0[seat].hand;
            *hand = with(*hand, card, v);
            true
        },
    ),
    family(
        "<seat>.hand-size",
        Holds::up_to(5),
        IN_PLAY,
        |t, [seat, ..]| some(t.person(seat).hand),
        |s, [seat, ..], v| {
            person(s, seat).hand = v as u8;
            true
        },
    ),
    read_only("<seat>.hidden.blue", Holds::up_to(5), |t, [seat, ..]| {
        some(t.person(seat).hidden[0])
    }),
    read_only("<seat>.hidden.purple", Holds::up_to(5), |t, [seat, ..]| {
        some(t.person(seat).hidden[1])
    }),
    family(
        "<seat>.pair.<half>",
        CLERGY,
        (Stage::Keeping, Stage::Keeping),
        |t, [seat, half, _]| index(t.own(seat)?.clergy[half].map(Clergy::index)),
        |s, [seat, half, _], v| {
            s.private.0[seat].clergy[half] = pick(Clergy::ALL, v);
            true
        },
    ),
    family(
        "<seat>.offer.<card>",
        Holds::FLAG,
        (Stage::Drafting, Stage::Drafting),
        |t, [seat, card, _]| if_has(t.own(seat)?.offer, card),
        |s, [seat, card, _], v| {
            let offer = &mut s.private.0[seat].offer;
            *offer = with(*offer, card, v);
            true
        },
    ),
    read_only("<seat>.picked.<half>", CARD, |t, [seat, half, _]| nth(t.own(seat)?.picked, half)),
    read_only("<seat>.passed.<step>.<nth>", CARD, |t, [seat, step, n]| {
        nth(t.own(seat)?.passed[step], n)
    }),
    read_only("<seat>.received.<step>.<nth>", CARD, |t, [seat, step, n]| {
        nth(t.own(seat)?.received[step], n)
    }),
];
