//! Hands: one's own card by card, of the others what everybody knows.

use super::super::Page;
use crate::catalogue::Args;
use crate::document::{Group, Item};
use ::lisboa::names::{Era, cards};
use ::lisboa::state::{Person, Private};
use kernel::Seat;

impl Page<'_> {
    pub(super) fn hand_group(&self, seat: Seat, person: &Person) -> Group {
        let letter = seat.letter();
        let items = match self.view.own {
            Some((own, private)) if own == seat => self.own_hand(seat, person, private),
            _ => vec![self.others_hand(seat, person)],
        };
        Group::new(format!("{letter}-hand"), items).title(self.hand_name(seat))
    }

    /// Whoever holds it is told so.
    fn hand_name(&self, seat: Seat) -> String {
        let own = self.viewer() == Some(seat);
        self.text(if own { "lisboa-document-own-hand" } else { "lisboa-document-hand" })
    }

    fn hand_item(&self, seat: Seat, person: &Person) -> Item {
        let letter = seat.letter();
        Item::new(format!("{letter}-hand-size"), self.hand_name(seat))
            .owner(seat)
            .amount("card", person.hand)
            .fact(format!("{letter}.hand-size"))
            .fact(format!("{letter}.hand.*"))
            .fact(format!("{letter}.hidden.*"))
    }

    /// How many cards someone hides, of which years, and those that all have seen.
    fn others_hand(&self, seat: Seat, person: &Person) -> Item {
        let mut told = vec![self.voice.count("cards", person.hand.into())];
        told.extend(self.unseen_cards("lisboa-document-hidden", person));
        told.extend(self.seen_cards(person));
        self.hand_item(seat, person).state(self.row(told))
    }

    /// The same of one's own cards, which are hidden from the others alone.
    fn own_count(&self, seat: Seat, person: &Person) -> Item {
        let mut told = self.unseen_cards("lisboa-document-own-hidden", person);
        told.extend(self.seen_cards(person));
        if told.is_empty() {
            told.push(self.voice.count("cards", person.hand.into()));
        }
        self.hand_item(seat, person).state(self.row(told))
    }

    fn unseen_cards(&self, id: &str, person: &Person) -> Vec<String> {
        let eras = [Era::Blue, Era::Purple].into_iter().zip(person.hidden);
        let there = eras.filter(|(_, count)| *count > 0);
        let told = |(era, count): (Era, u8)| {
            let args = Args::new()
                .with("cards", self.voice.count("cards", count.into()))
                .with("era", self.voice.named(&era));
            self.say(id, &args)
        };
        there.map(told).collect()
    }

    fn seen_cards(&self, person: &Person) -> Option<String> {
        self.listed("lisboa-document-known", "cards", self.named(cards(person.known)))
    }

    fn own_hand(&self, seat: Seat, person: &Person, own: &Private) -> Vec<Item> {
        let letter = seat.letter();
        let mut items = vec![self.own_count(seat, person)];
        items.extend(cards(own.hand).map(|card| {
            self.item(format!("{letter}-hand-{}", card.word()), &card)
                .owner(seat)
                .amount("card", 1)
                .fact(format!("{letter}.hand.{}", card.word()))
        }));
        items.extend(own.clergy.iter().enumerate().filter_map(|(index, tile)| {
            let number = index + 1;
            let item = self
                .item(format!("{letter}-pair-{number}"), tile.as_ref()?)
                .state(self.text("lisboa-document-to-keep"))
                .owner(seat)
                .amount("clergy", 1)
                .fact(format!("{letter}.pair.{number}"));
            Some(item)
        }));
        items.extend(cards(own.offer).map(|card| {
            self.item(format!("{letter}-offer-{}", card.word()), &card)
                .state(self.text("lisboa-document-offered"))
                .owner(seat)
                .amount("card", 1)
                .fact(format!("{letter}.offer.{}", card.word()))
        }));
        items.extend(cards(own.picked).map(|card| {
            self.item(format!("{letter}-picked-{}", card.word()), &card)
                .state(self.text("lisboa-document-picked"))
                .owner(seat)
                .amount("card", 1)
                .fact(format!("{letter}.picked.*"))
        }));
        items.extend(self.draft_item(seat, own));
        items
    }

    /// What one knows of the others from the draft.
    fn draft_item(&self, seat: Seat, own: &Private) -> Option<Item> {
        let letter = seat.letter();
        let all = |sets: &[u128; 3]| sets.iter().fold(0, |all, set| all | set);
        let (passed, received) = (all(&own.passed), all(&own.received));
        if passed | received == 0 {
            return None;
        }
        let args = Args::new()
            .with("passed", self.row_or(self.named(cards(passed)), "lisboa-board-nothing"))
            .with("received", self.row_or(self.named(cards(received)), "lisboa-board-nothing"));
        let item = self
            .titled(format!("{letter}-draft"), "lisboa-document-draft")
            .state(self.say("lisboa-document-draft-state", &args))
            .owner(seat)
            .fact(format!("{letter}.passed.*.*"))
            .fact(format!("{letter}.received.*.*"));
        Some(item)
    }
}
