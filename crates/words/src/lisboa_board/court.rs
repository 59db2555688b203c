//! Nobles, architects, church, political cards and decrees.

use super::Page;
use crate::catalogue::Args;
use ::lisboa::names::{Architect, Deck, Decree, Noble, Place};
use ::lisboa::{decree_worth, prices};

impl Page<'_> {
    pub(super) fn court(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-court"));
        for &noble in Noble::ALL {
            lines.push(self.noble(noble));
        }
    }

    fn noble(&self, noble: Noble) -> String {
        let here = noble.index();
        let plaza = self.shares(|seat| self.public.people[seat].plaza[here]);
        let cost = self.viewer().map(|seat| prices::visit(self.public, seat, noble));
        let args = Args::new()
            .with("noble", self.voice.named(&noble))
            .with("office", self.office(noble))
            .with("plaza-count", plaza.len())
            .with("plaza", self.row(plaza))
            .with("favours", self.public.favours[here])
            .with("yours", if cost.is_some() { "yes" } else { "no" })
            .with("cost", self.voice.count("influence", cost.unwrap_or(0).into()));
        self.say("lisboa-board-noble", &args)
    }

    /// Who stands in an office, of how many spaces.
    pub(super) fn office(&self, noble: Noble) -> String {
        let mut there = self.shares(|seat| self.public.people[seat].office[noble.index()]);
        if self.public.neutral > 0 {
            there.push(self.share(self.text("lisboa-board-neutral"), self.public.neutral));
        }
        let args = Args::new()
            .with("there", self.row_or(there, "lisboa-board-nobody"))
            .with("taken", self.public.in_office(noble))
            .with("spaces", self.public.printed.office_spaces);
        self.say("lisboa-board-office", &args)
    }

    pub(super) fn architects(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-architects"));
        for &architect in Architect::ALL {
            let here = architect.index();
            let face = |tile: Option<u8>| {
                let facade = tile.map(|tile| self.public.printed.facade(tile, architect));
                facade.map_or_else(
                    || self.text("lisboa-board-nothing"),
                    |facade| self.voice.named(&facade),
                )
            };
            let plan = self.public.top_plan(architect);
            let args = Args::new()
                .with("architect", self.heading_name(&architect))
                .with("available", face(self.public.available[here]))
                .with("next", face(self.public.next[here]))
                .with("left", self.public.stack_left[here])
                .with("plans", if plan.is_some() { "yes" } else { "no" })
                .with("officials", self.voice.count("officials", plan.unwrap_or(0).into()));
            lines.push(self.say("lisboa-board-architect", &args));
        }
    }

    pub(super) fn church(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-church"));
        let between = |place: u8| self.voice.form(&Place(place), "between");
        let args = Args::new()
            .with("cardinal", between(self.public.cardinal))
            .with("influence", between(self.public.printed.church_influence))
            .with("treasury", between(self.public.printed.church_treasury));
        lines.push(self.say("lisboa-board-cardinal", &args));
        for (place, tile) in Place::all().zip(&self.public.church) {
            let Some(clergy) = tile else { continue };
            let place = self.voice.named(&place);
            let args = Args::new().with("place", place).with("tile", self.explained(clergy));
            lines.push(self.say("lisboa-board-church", &args));
        }
    }

    pub(super) fn decks(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-cards"));
        for &deck in Deck::ALL {
            let shown = self.public.shown[deck.index()];
            let args = Args::new()
                .with("deck", self.voice.named(&deck))
                .with(
                    "card",
                    shown.map_or_else(
                        || self.text("lisboa-board-nothing"),
                        |card| self.explained(&card),
                    ),
                )
                .with("empty", if shown.is_some() { "no" } else { "yes" })
                .with("left", self.public.deck(deck).count_ones());
            lines.push(self.say("lisboa-board-deck", &args));
        }
    }

    pub(super) fn decrees(&self, lines: &mut Vec<String>) {
        lines.push(self.text("lisboa-board-heading-decrees"));
        for decree in self.public.decrees.into_iter().flatten() {
            lines.push(self.decree(decree));
        }
    }

    /// A decree, what it counts, and what it would bring whoever looks.
    fn decree(&self, decree: Decree) -> String {
        let explained = self.explained(&decree);
        let Some(seat) = self.viewer() else { return explained };
        format!("{explained} {}", self.decree_now(seat, decree))
    }

    pub(super) fn decree_now(&self, seat: kernel::Seat, decree: Decree) -> String {
        let wigs = decree_worth(self.public, seat, decree);
        let args = Args::new().with("wigs", self.voice.count("wigs", wigs.into()));
        self.say("lisboa-board-decree-now", &args)
    }
}
