//! Political cards: four decks, the uppermost card of each face up.

use super::pictures::{back, badge, card, space};
use super::table::Table;
use crate::Pen;
use crate::scene::{Rect, Saying};
use ::lisboa::Action;
use ::lisboa::names::{Deck, Era, cards};

/// The decks stand above the nobles they belong to.
pub(super) const COLUMN: f32 = 80.0;
const CARD: (f32, f32) = (72.0, 90.0);

impl Table<'_> {
    pub(super) fn cards(&mut self, frame: Rect) {
        self.area("cards", frame);
        for deck in Deck::ALL {
            let x = 3.0 + deck.index() as f32 * COLUMN;
            self.deck(*deck, Rect::new(x, 23.0, COLUMN - 2.0, frame.h - 26.0));
        }
    }

    fn deck(&mut self, deck: Deck, at: Rect) {
        let item = format!("deck-{}", deck.word());
        let pen = Pen::new().rect("li-desk", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 5.0);
        let pen = pen.icon(deck.word(), at.w - 25.0, at.h - 27.0, 20.0);
        self.place(&item, at, pen);
        let top = Rect::new(at.x + 3.0, at.y + 3.0, CARD.0, CARD.1);
        let shown_item = format!("{item}-shown");
        let shown = self.public.shown[deck.index()];
        let hint = Pen::new().icon(deck.word(), top.w / 2.0 - 15.0, top.h / 2.0 - 15.0, 30.0);
        let empty = space(top.w, top.h);
        self.place(&shown_item, top, if shown.is_none() { empty.faint(&hint) } else { empty });
        if let Some(shown) = shown {
            let pen = card(&self.public.printed, shown, top.w, top.h);
            let kind = format!("card-{}", shown.word());
            let node =
                self.a_piece(&kind, &shown_item, top).answer(Saying::line(&Action::Take { deck }));
            self.put(node.picture(pen));
        }
        let below = Rect::new(top.x, top.y + top.h + 3.0, 46.0, at.h - top.h - 9.0);
        let left_item = format!("{item}-left");
        self.place(&left_item, below, space(below.w, below.h));
        let left = self.public.deck(deck);
        if left != 0 {
            let years = cards(left).next().map(|one| self.public.printed.cards[one.index()].era);
            let left = left.count_ones() as u16;
            let pen = badge(back(years, below.w, below.h), below.w / 2.0, below.h / 2.0, left);
            let node = self.a_piece(back_kind(years), &left_item, below).count(left);
            self.put(node.picture(pen));
        }
        if let Some(solo) = self.public.solo
            && solo.helper == deck
        {
            let spot = Rect::new(below.x + 47.0, below.y + 2.0, 24.0, 24.0);
            self.place("helper", spot, Pen::new().circle("li-chair", 12.0, 12.0, 11.5));
            let pen = Pen::new().icon("official", 2.0, 2.0, 20.0);
            self.marker("helper", "helper", deck.word(), spot, pen);
        }
    }
}

/// The kind of a card of which only the years are seen.
pub(super) const fn back_kind(years: Option<Era>) -> &'static str {
    match years {
        Some(Era::Blue) => "card-back-blue",
        Some(Era::Red) => "card-back-red",
        Some(Era::Purple) => "card-back-purple",
        Some(Era::Brown) => "card-back-brown",
        None => "card-back",
    }
}
