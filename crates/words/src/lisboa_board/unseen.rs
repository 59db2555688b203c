//! What is still to be drawn, as anyone could count it.

use super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{Architect, Card, Clergy, Deck, Decree, Era, cards};
use ::lisboa::state::{Task, Top};

impl Page<'_> {
    pub(super) fn unseen(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.public.over {
            return lines;
        }
        lines.extend(self.hidden_cards());
        for &deck in Deck::ALL {
            let face_down: Vec<Card> = cards(self.public.deck(deck)).collect();
            if face_down.is_empty() {
                continue;
            }
            let args = Args::new()
                .with("deck", self.voice.named(&deck))
                .with("cards", self.voice.count("cards", face_down.len() as i32));
            lines.push(self.say("lisboa-unseen-deck", &args));
            lines.extend(self.named(face_down));
        }
        if self.public.period == 1 {
            let args = Args::new()
                .with("hands", self.voice.named(&Era::Purple))
                .with("decks", self.voice.named(&Era::Brown));
            lines.push(self.say("lisboa-unseen-period", &args));
        }
        let bag = Clergy::ALL.iter().zip(self.public.bag).filter(|(_, count)| *count > 0);
        let bag = bag.map(|(clergy, count)| self.share(self.voice.named(clergy), count));
        lines.extend(self.listed("lisboa-unseen-clergy", "clergy", bag.collect()));
        lines.extend(self.hidden_buildings());
        let decrees: Vec<Decree> =
            Decree::all().filter(|decree| self.public.decree_deck & decree.bit() != 0).collect();
        if !decrees.is_empty() {
            let count = self.voice.count("decrees", decrees.len() as i32);
            lines.push(self.say("lisboa-unseen-decrees", &Args::new().with("decrees", count)));
            lines.extend(self.named(decrees));
        }
        lines
    }

    /// Cards that others may hide: those of the hands' years that the viewer has not seen.
    fn hidden_cards(&self) -> Vec<String> {
        let Some((count, candidates)) = self.others_may_hide() else { return Vec::new() };
        let args = Args::new().with("cards", self.voice.count("cards", count.into()));
        let mut lines = vec![self.say("lisboa-unseen-hands", &args)];
        lines.extend(self.named(cards(candidates)));
        lines
    }

    /// How many cards others hide, and which these can be.
    pub(super) fn others_may_hide(&self) -> Option<(u8, u128)> {
        let years = if self.public.period == 1 {
            self.public.era(Era::Blue)
        } else {
            self.public.era(Era::Blue) | self.public.era(Era::Purple)
        };
        let own = self.viewer();
        let others = self.seats().filter(|seat| Some(*seat) != own);
        let hidden: [u8; 2] = others.fold([0; 2], |[blue, purple], seat| {
            let [more, late] = self.public.people[seat].hidden;
            [blue + more, purple + late]
        });
        let count = hidden[0] + hidden[1];
        if count == 0 {
            return None;
        }
        let mut years_left = years & !self.seen();
        if hidden[0] == 0 {
            years_left &= !self.public.era(Era::Blue);
        }
        Some((count, years_left))
    }

    /// Cards of which the viewer knows where they are.
    fn seen(&self) -> u128 {
        let mut seen = self.public.gone;
        for seat in self.seats() {
            let person = &self.public.people[seat];
            seen |= person.known;
            for top in person.top.iter().flatten() {
                if let Top::Card(card) = top {
                    seen |= card.bit();
                }
            }
            seen = person.bottom.iter().flatten().fold(seen, |seen, card| seen | card.bit());
        }
        for task in self.public.tasks.iter() {
            if let Task::PlaceCard { card, .. } = task {
                seen |= card.bit();
            }
        }
        self.view.own.map_or(seen, |(_, own)| seen | own.hand | own.offer | own.picked)
    }

    /// The tiles below the visible ones, each with its two faces.
    fn hidden_buildings(&self) -> Option<String> {
        self.listed("lisboa-unseen-buildings", "buildings", self.hidden_tiles()?)
    }

    pub(super) fn hidden_tiles(&self) -> Option<Vec<String>> {
        if self.public.stack_left == [0; 2] {
            return None;
        }
        let tiles = (0..).zip(self.public.unseen).filter(|(_, count)| *count > 0);
        let tiles = tiles.map(|(tile, count)| {
            let face = |architect| self.voice.named(&self.public.printed.facade(tile, architect));
            let args = Args::new()
                .with("blue", face(Architect::Blue))
                .with("green", face(Architect::Green))
                .with("count", count);
            self.say("lisboa-unseen-building", &args)
        });
        Some(tiles.collect())
    }
}
