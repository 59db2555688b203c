//! The plantations of the three regions, and the forest.

use super::super::Page;
use crate::catalogue::Args;
use crate::document::{Group, Item, Region};
use ::madeira::names::{Field, Place};
use ::madeira::state::FOREST;

impl Page<'_> {
    pub(super) fn plantations_region(&self) -> Region {
        let mut groups: Vec<Group> = (1..=3)
            .map(|region| {
                let fields = Field::all().filter(|field| field.region() == region);
                let title = Args::new().with("region", region);
                Group::new(
                    format!("region-{region}"),
                    fields.map(|at| self.field_item(at)).collect(),
                )
                .title(self.say("madeira-board-heading-region", &title))
            })
            .collect();
        groups.push(Group::new("forest", vec![self.forest_item()]));
        self.common("plantations", "madeira-document-plantations", groups)
    }

    fn field_item(&self, field: Field) -> Item {
        let word = field.word();
        let there = |seat: kernel::Seat| self.public.people[seat].fields & field.bit() != 0;
        let workers = self.who(there);
        let args = Args::new()
            .with("grown", self.grown(field))
            .with("workers-count", workers.len())
            .with("workers", self.row(workers));
        let crop = self.public.crops[field.index()];
        let about =
            Args::new().with("region", field.region()).with("crop", self.voice.counted(&crop, 1));
        let item = self
            .item(Self::id("field", &field), &field)
            .state(self.say("madeira-document-field", &args))
            .about(self.say("madeira-document-field-about", &about))
            .amount(crop.word(), 1)
            .some("wood", self.public.wood[field.index()])
            .fact(format!("field.{word}.wood"))
            .fact(format!("field.{word}.crop"))
            .fact(format!("*.field.{word}"));
        self.everybodys(item, "worker", |seat| u8::from(there(seat)))
    }

    fn forest_item(&self) -> Item {
        let there = |seat: kernel::Seat| self.public.people[seat].fields & FOREST != 0;
        let workers = self.who(there);
        let args = Args::new().with("workers", self.row_or(workers, "madeira-board-nobody"));
        let item = self
            .item("place-forest".to_owned(), &Place::Forest)
            .state(self.say("madeira-document-workers-here", &args))
            .about(self.text("madeira-document-forest-about"))
            .fact("*.forest");
        self.everybodys(item, "worker", |seat| u8::from(there(seat)))
    }
}
