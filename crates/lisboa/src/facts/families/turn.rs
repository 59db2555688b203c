//! What is remembered within a turn, and what is due.

use super::super::{Family, Holds, Stage};
use super::{SEAT_OR_NONE, family, has, if_has, index, pick, read_only, some, with};
use crate::names::Deck;
use kernel::Seat;

/// Within a turn.
const WITHIN: (Stage, Stage) = (Stage::Market, Stage::Ending);
const DUE: (Stage, Stage) = (Stage::Turn, Stage::Ending);

pub(super) static FAMILIES: &[Family] = &[
    family(
        "turn.covered.<action>",
        Holds::FLAG,
        (Stage::Market, Stage::Market),
        |t, [action, ..]| has(t.public.notes.covered, action),
        |s, [action, ..], v| {
            let notes = &mut s.public.notes;
            notes.covered = with(notes.covered, action, v) as u8;
            // A trade covers an action, and nothing else does.
            notes.traded = notes.covered.count_ones() as u8;
            true
        },
    ),
    read_only("turn.traded", Holds::up_to(6), |t, _| some(t.public.notes.traded)),
    read_only("turn.done.<action>", Holds::FLAG, |t, [action, ..]| {
        has(t.public.notes.done, action)
    }),
    read_only("turn.produced.<good>", Holds::FLAG, |t, [good, ..]| {
        has(t.public.notes.produced, good)
    }),
    read_only("turn.given.<good>", Holds::FLAG, |t, [good, ..]| has(t.public.notes.given, good)),
    family(
        "turn.marker-spent.<seat>",
        Holds::FLAG,
        WITHIN,
        |t, [seat, ..]| has(t.public.notes.marker_spent, seat),
        |s, [seat, ..], v| {
            let notes = &mut s.public.notes;
            notes.marker_spent = with(notes.marker_spent, seat, v) as u8;
            true
        },
    ),
    family(
        "turn.church",
        SEAT_OR_NONE,
        WITHIN,
        |t, _| index(t.public.notes.church.map(Seat::index)),
        |s, _, v| {
            s.public.notes.church = seat(v);
            v < s.public.seats() as i32
        },
    ),
    read_only("turn.offered", Holds::up_to(4), |t, _| some(t.public.notes.offered)),
    family(
        "turn.taken",
        Holds::word_or_none(|i| Some(Deck::ALL.get(i)?.word())),
        (Stage::Ending, Stage::Ending),
        |t, _| index(t.public.notes.taken.map(Deck::index)),
        |s, _, v| {
            s.public.notes.taken = pick(Deck::ALL, v);
            true
        },
    ),
    read_only("turn.discarded.<card>", Holds::FLAG, |t, [card, ..]| {
        if_has(t.public.notes.discarded, card)
    }),
    read_only("turn.rewarded.<noble>", Holds::FLAG, |t, [noble, ..]| {
        has(t.public.notes.rewarded, noble)
    }),
    family(
        "due.period",
        SEAT_OR_NONE,
        (Stage::Market, Stage::Ending),
        |t, _| index(t.public.notes.period_due.map(Seat::index)),
        |s, _, v| {
            s.public.notes.period_due = seat(v);
            v < s.public.seats() as i32
        },
    ),
    family(
        "due.end",
        SEAT_OR_NONE,
        DUE,
        |t, _| index(t.public.notes.end_due.map(Seat::index)),
        |s, _, v| {
            s.public.notes.end_due = seat(v);
            v < s.public.seats() as i32
        },
    ),
    family(
        "due.turns",
        Holds::up_to(8),
        DUE,
        |t, _| some(t.public.notes.turns_left.unwrap_or(0)),
        |s, _, v| {
            s.public.notes.turns_left = (v > 0).then_some(v as u8);
            true
        },
    ),
];

fn seat(value: i32) -> Option<Seat> {
    usize::try_from(value).ok().map(Seat::new)
}
