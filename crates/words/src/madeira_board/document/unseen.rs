//! What is still to be drawn.

use super::super::Page;
use super::super::unseen::Left;
use crate::catalogue::Args;
use crate::document::{Group, Item, Part, Region};
use ::madeira::names::Phase;

impl Page<'_> {
    pub(super) fn unseen_region(&self) -> Region {
        let mut items: Vec<Item> = self
            .undrawn()
            .into_iter()
            .map(|left| {
                let (id, name) = match left.0 {
                    Left::Starts => ("starts", "madeira-document-unseen-starts"),
                    Left::StartsOut => ("starts-out", "madeira-document-unseen-starts-out"),
                    Left::Requests => ("requests", "madeira-document-unseen-requests"),
                    Left::Favours => ("favours", "madeira-document-unseen-favours"),
                    Left::Rewards => ("rewards", "madeira-document-unseen-rewards"),
                    Left::RewardsOut => ("rewards-out", "madeira-document-unseen-rewards-out"),
                };
                Item::new(format!("unseen-{id}"), self.text(name)).state(self.row(left.1))
            })
            .collect();
        if self.public.phase != Phase::Over {
            let faces = self.row(self.public.printed.die.iter().map(u8::to_string));
            let dice = self.say("madeira-unseen-dice", &Args::new().with("faces", faces));
            items.extend([
                Item::new("unseen-characters", self.text("madeira-document-unseen-characters"))
                    .state(self.text("madeira-unseen-characters")),
                Item::new("unseen-dice", self.text("madeira-document-unseen-dice")).state(dice),
            ]);
        }
        let title = self.text("madeira-document-unseen");
        Region::new("unseen", Part::Unseen, title, vec![Group::new("unseen", items)])
    }
}
