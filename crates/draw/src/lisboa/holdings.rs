//! What a player holds beside the board: hand, clergy, favours, plans and decrees.

use super::cards::back_kind;
use super::court::favour;
use super::pictures::{back, badge, card, clergy, decree, decree_chip, space};
use super::table::Table;
use crate::scene::{Layer, Node, Rect, Saying};
use crate::{Pen, kit};
use ::lisboa::names::{Card, Era, Noble, cards, decrees};
use ::lisboa::{Action, Private};
use kernel::Seat;

/// The height of a name over what is named.
const NAME: f32 = 13.0;
/// The cards in hand: their number, and how high they and the tiles to choose from may be.
const CARDS: usize = 5;
const HAND: f32 = 84.0;
const CLERGY: f32 = 57.0;
const TO_KEEP: f32 = 76.0;

impl Table<'_> {
    pub(super) fn holdings(&mut self, seat: Seat, frame: Rect) {
        let letter = seat.letter();
        // One's own is where the hand is, and called so.
        let own = matches!(self.own, Some((own, _)) if own == seat);
        let group = format!("{letter}-{}", if own { "hand" } else { "tiles" });
        self.part(&format!("seat-{letter}"), &group, Some(seat), frame);
        let inside = frame.w - 8.0;
        let hand = Rect::new(4.0, 23.0, inside, NAME + HAND + 3.0);
        let item = format!("{letter}-hand-size");
        let node = self.node(Layer::Place, item.as_str(), hand).item(item.as_str());
        // One's own has the area's title for a name.
        let named = |node: Node| node.label(inside / 2.0, 11.0, 12.0, inside - 8.0);
        let node = if own { node } else { named(node) };
        self.put(node.picture(space(hand.w, hand.h)));
        let above = if own { NAME / 2.0 } else { NAME };
        let hand = Rect::new(hand.x, hand.y + above, inside, HAND + 3.0);
        match self.own {
            Some((own, private)) if own == seat => self.own_hand(seat, private, hand),
            _ => self.others_hand(seat, &item, hand),
        }
        self.clergy_held(seat, Rect::new(4.0, 126.0, inside, 61.0));
        self.favours_held(seat, Rect::new(4.0, 190.0, 88.0, 74.0));
        self.plans(seat, "open", Rect::new(95.0, 190.0, inside - 91.0, 36.0));
        self.plans(seat, "done", Rect::new(95.0, 228.0, inside - 91.0, 36.0));
        self.decrees_held(seat, Rect::new(4.0, 267.0, inside, frame.h - 271.0));
    }

    /// Five cards at most: in hand, to pick from, or picked.
    fn own_hand(&mut self, seat: Seat, own: &Private, at: Rect) {
        let letter = seat.letter();
        let mut room = hand(at);
        for (what, set) in [("hand", own.hand), ("offer", own.offer), ("picked", own.picked)] {
            for (one, spot) in cards(set).zip(&mut room) {
                let item = format!("{letter}-{what}-{}", one.word());
                self.card(one, &item, spot);
            }
        }
        // L1.2: before there is a hand.
        let tiles = own.clergy.iter().enumerate().filter_map(|(i, tile)| Some((i, (*tile)?)));
        let first = Rect::new(at.x + 4.0, at.y + 4.0, TO_KEEP, TO_KEEP);
        for ((index, tile), spot) in tiles.zip(kit::across(first, 4.0, 2)) {
            let item = format!("{letter}-pair-{}", index + 1);
            let pen = clergy(&self.public.printed, tile, TO_KEEP);
            self.piece(&format!("clergy-{}", tile.word()), &item, spot, pen);
        }
    }

    fn card(&mut self, one: Card, item: &str, at: Rect) {
        let pen = card(&self.public.printed, one, at.w, at.h);
        let node = self.a_piece(&format!("card-{}", one.word()), item, at).thing(&one);
        self.put(node.picture(pen));
    }

    /// Backs with their number for each of the years, and the cards that all have seen.
    fn others_hand(&mut self, seat: Seat, item: &str, at: Rect) {
        let person = self.public.people[seat];
        let mut room = hand(at);
        let known = person.known.count_ones() as u8;
        let [blue, purple] = person.hidden;
        let rest = person.hand.saturating_sub(known + blue + purple);
        let backs = [(Some(Era::Blue), blue), (Some(Era::Purple), purple), (None, rest)];
        for (years, count) in backs {
            if count == 0 {
                continue;
            }
            let Some(spot) = room.next() else { return };
            let pen = badge(back(years, spot.w, spot.h), spot.w / 2.0, spot.h / 2.0, count);
            let node = self.a_piece(back_kind(years), item, spot).count(count);
            self.put(node.picture(pen));
        }
        for (one, spot) in cards(person.known).zip(room) {
            self.card(one, item, spot);
        }
    }

    fn clergy_held(&mut self, seat: Seat, at: Rect) {
        let letter = seat.letter();
        let item = format!("{letter}-clergy");
        let slots = usize::from(self.public.printed.figures.clergy_slots);
        let gap = (at.w - slots as f32 * CLERGY) / (slots as f32 + 1.0);
        let first = Rect::new(gap, 2.0, CLERGY, CLERGY);
        let spots: Vec<Rect> = kit::across(first, gap, slots).collect();
        let pen = spots.iter().fold(space(at.w, at.h), |pen, spot| {
            pen.rect("li-lot", spot.x + 1.0, spot.y + 1.0, CLERGY - 2.0, CLERGY - 2.0, 6.0)
        });
        self.place(&item, at, pen);
        let held = self.public.people[seat].clergy.into_iter().flatten();
        for ((index, tile), spot) in held.enumerate().zip(spots) {
            let item = format!("{letter}-clergy-{}", index + 1);
            let pen = clergy(&self.public.printed, tile, CLERGY);
            self.piece(&format!("clergy-{}", tile.word()), &item, spot.moved(at.x, at.y), pen);
        }
    }

    /// One place for each noble.
    fn favours_held(&mut self, seat: Seat, at: Rect) {
        const FAVOUR: (f32, f32) = (40.0, 34.0);
        const HINT: f32 = 20.0;
        let item = format!("{}-favours", seat.letter());
        let own = Rect::new(0.0, 0.0, at.w, at.h);
        let spots = kit::rows(own, (FAVOUR.0 + 2.0, FAVOUR.1 + 2.0), Noble::COUNT);
        let spots: Vec<Rect> =
            spots.unwrap_or_default().into_iter().map(|s| s.inset(1.0)).collect();
        let pen = Noble::ALL.iter().zip(&spots).fold(space(at.w, at.h), |pen, (noble, spot)| {
            pen.rect("li-lot", spot.x + 1.0, spot.y + 1.0, spot.w - 2.0, spot.h - 2.0, 4.0).faint(
                &Pen::new().icon(
                    noble.word(),
                    spot.x + (spot.w - HINT) / 2.0,
                    spot.y + (spot.h - HINT) / 2.0,
                    HINT,
                ),
            )
        });
        self.place(&item, at, pen);
        for (noble, spot) in Noble::ALL.iter().zip(spots) {
            if self.public.people[seat].has_favour(*noble) {
                let kind = format!("favour-{}", noble.word());
                let node = self.a_piece(&kind, &item, spot.moved(at.x, at.y));
                let node = node.answer(Saying::line(&Action::Return { noble: *noble }));
                self.put(node.picture(favour(*noble, spot.w, spot.h, spot.w / 2.0)));
            }
        }
    }

    /// As large as their number allows.
    fn decrees_held(&mut self, seat: Seat, at: Rect) {
        const GRIDS: [(usize, usize); 6] = [(3, 1), (4, 2), (6, 3), (6, 5), (7, 7), (10, 7)];
        let letter = seat.letter();
        let held = self.public.people[seat].decrees;
        let item = format!("{letter}-decrees");
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str());
        let node = node.picture(hinted(at, "decree", held == 0));
        // What an empty place is for is said in words too.
        let name = |node: Node| node.label(at.w / 2.0, at.h / 2.0 + 26.0, 12.0, at.w - 8.0);
        self.put(if held == 0 { name(node) } else { node });
        let count = held.count_ones() as usize;
        let Some((across, down)) = GRIDS.into_iter().find(|(w, h)| w * h >= count) else { return };
        let (w, h) = ((at.w - 4.0) / across as f32, (at.h - 4.0) / down as f32);
        for (index, one) in decrees(held).enumerate() {
            let (x, y) = ((index % across) as f32 * w, (index / across) as f32 * h);
            let spot = Rect::new(at.x + 2.0 + x, at.y + 2.0 + y, w, h).inset(0.5);
            let item = format!("{letter}-decree-{}", one.word());
            let kind = format!("decree-{}", one.word());
            let picture = if down == 1 { decree } else { decree_chip };
            let pen = picture(&self.public.printed, one, spot.w, spot.h);
            let node = self.node(Layer::Piece, format!("{item}.{kind}"), spot).kind(kind);
            self.put(node.item(item).picture(pen));
        }
    }
}

/// Room for a hand.
fn hand(at: Rect) -> impl Iterator<Item = Rect> {
    const GAP: f32 = 1.0;
    let wide = (at.w - 3.0 + GAP) / CARDS as f32 - GAP;
    kit::across(Rect::new(at.x + 1.5, at.y + 1.0, wide, HAND), GAP, CARDS)
}

/// A place that shows what belongs there while it is empty.
fn hinted(at: Rect, icon: &'static str, empty: bool) -> Pen {
    const SIZE: f32 = 44.0;
    let pen = space(at.w, at.h);
    let hint = Pen::new().icon(icon, (at.w - SIZE) / 2.0, at.h / 2.0 - 34.0, SIZE);
    if empty { pen.faint(&hint) } else { pen }
}
