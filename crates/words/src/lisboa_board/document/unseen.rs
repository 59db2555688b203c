//! What is still to be drawn, and what has left the game.

use super::super::Page;
use crate::catalogue::Args;
use crate::document::{Group, Item, Part, Region};
use ::lisboa::names::{Clergy, Deck, Decree, Era, cards};

impl Page<'_> {
    pub(super) fn unseen_region(&self) -> Region {
        let mut items = Vec::new();
        if !self.public.over {
            items.extend(self.unseen_hands());
            items.extend(Deck::ALL.iter().filter_map(|deck| self.unseen_deck(*deck)));
            if self.public.period == 1 {
                let args = Args::new()
                    .with("hands", self.voice.named(&Era::Purple))
                    .with("decks", self.voice.named(&Era::Brown));
                items.push(
                    self.titled("unseen-period", "lisboa-document-unseen-period")
                        .state(self.say("lisboa-unseen-period", &args)),
                );
            }
        }
        let bag = Clergy::ALL.iter().zip(self.public.bag).filter(|(_, count)| *count > 0);
        let bag = bag.map(|(clergy, count)| self.share(self.voice.named(clergy), count));
        let count = self.public.bag.iter().sum::<u8>();
        items.push(
            self.titled("unseen-bag", "lisboa-document-unseen-bag")
                .state(
                    self.say("lisboa-document-unseen-bag-left", &Args::new().with("count", count)),
                )
                .amount("clergy", count)
                .fact("bag.*"),
        );
        // Bag and deck are pointed at: what is in them is told apart from them.
        items.push(
            self.titled("unseen-bag-list", "lisboa-document-unseen-bag-list")
                .state(self.row_or(bag.collect(), "lisboa-board-nothing"))
                .fact("bag.*"),
        );
        if let Some(tiles) = self.hidden_tiles() {
            items.push(
                self.titled("unseen-buildings", "lisboa-document-unseen-buildings")
                    .state(self.row(tiles)),
            );
        }
        let decrees: Vec<Decree> =
            Decree::all().filter(|decree| self.public.decree_deck & decree.bit() != 0).collect();
        let count = decrees.len() as i32;
        let left =
            Args::new().with("decrees", self.voice.count("decrees", count)).with("count", count);
        items.push(
            self.titled("unseen-decrees", "lisboa-document-unseen-decrees")
                .amount("decree", count)
                .state(self.say("lisboa-document-unseen-decrees-left", &left))
                .fact("decrees"),
        );
        items.push(
            self.titled("unseen-decrees-list", "lisboa-document-unseen-decrees-list")
                .state(self.row_or(self.named(decrees), "lisboa-board-nothing"))
                .fact("decrees"),
        );
        let gone = self.named(cards(self.public.gone));
        items.push(
            self.titled("unseen-gone", "lisboa-document-unseen-gone")
                .amount("card", gone.len() as i32)
                .state(self.row_or(gone, "lisboa-board-nothing"))
                .fact("gone.*"),
        );
        let title = self.text("lisboa-document-unseen");
        Region::new("unseen", Part::Unseen, title, vec![Group::new("unseen", items)])
    }

    /// The cards that others may hide.
    fn unseen_hands(&self) -> Option<Item> {
        let (count, candidates) = self.others_may_hide()?;
        let args = Args::new()
            .with("cards", self.voice.count("cards", count.into()))
            .with("candidates", self.row(self.named(cards(candidates))));
        let item = self
            .titled("unseen-hands", "lisboa-document-unseen-hands")
            .state(self.say("lisboa-document-unseen-hands-state", &args))
            .amount("card", count);
        Some(item)
    }

    fn unseen_deck(&self, deck: Deck) -> Option<Item> {
        let below = self.public.deck(deck);
        if below == 0 {
            return None;
        }
        let args = Args::new().with("deck", self.voice.named(&deck));
        let name = self.say("lisboa-document-unseen-deck", &args);
        let item = Item::new(format!("unseen-deck-{}", deck.word()), name)
            .state(self.row(self.named(cards(below))))
            .amount("card", below.count_ones() as i32)
            .fact(format!("deck.{}", deck.word()));
        Some(item)
    }
}
