//! Buildings, city guard, guild board, turn-order column.

use super::super::Page;
use crate::catalogue::{Args, capital};
use crate::document::{Group, Item, Region};
use ::madeira::names::{Building, Place, Rank, Request, Row};

const DICE: [&str; 6] = ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"];

/// The faces that lie there, for icons.
fn faces(item: Item, counts: &[u8; 6]) -> Item {
    DICE.iter().zip(counts).fold(item, |item, (what, count)| item.some(what, *count))
}

fn counted(dice: &[u8]) -> [u8; 6] {
    let mut counts = [0; 6];
    for &face in dice.iter().filter(|face| **face > 0) {
        counts[usize::from(face) - 1] += 1;
    }
    counts
}

impl Page<'_> {
    pub(super) fn buildings_region(&self) -> Region {
        let columns = [
            ("character", "madeira-document-character"),
            ("guild-dice", "madeira-document-guild-dice"),
            ("pirate-die", "madeira-document-pirate-die"),
            ("markers", "madeira-document-markers"),
        ]
        .map(|(id, title)| (id.to_owned(), self.text(title)));
        let rows = Building::ALL.iter().map(|building| self.building_row(*building)).collect();
        let groups = vec![
            Group::new("buildings", rows).columns(columns.to_vec()),
            Group::new("guard", vec![self.guard_item()])
                .title(capital(&self.voice.named(&Place::Guard))),
        ];
        self.common("buildings", "madeira-board-heading-buildings", groups)
    }

    fn building_row(&self, building: Building) -> Item {
        let here = building.index();
        let word = building.word();
        let dice = counted(&self.public.guild_dice[here]);
        let pirate = self.public.pirate_die[here];
        let markers = self.shares(|seat| self.public.people[seat].markers[here]);
        let cell = |what: &str| format!("building-{word}-{what}");
        let character = match self.public.characters[here] {
            Some(tile) => {
                self.item(cell("character"), &tile).state(capital(&self.voice.named(&tile)))
            }
            None => Item::new(cell("character"), self.text("madeira-document-character"))
                .state(self.text("madeira-document-no-character")),
        };
        let guild = Item::new(cell("guild-dice"), self.text("madeira-document-guild-dice"))
            .state(self.row_or(Self::faces(&dice), "madeira-document-no-dice"))
            .fact(format!("dice.{word}.guild.*"));
        let pirate_die = Item::new(cell("pirate-die"), self.text("madeira-document-pirate-die"))
            .state(if pirate > 0 {
                pirate.to_string()
            } else {
                self.text("madeira-document-no-dice")
            })
            .some("pirate-die", pirate)
            .fact(format!("dice.{word}.pirate"));
        let marker = Item::new(cell("markers"), self.text("madeira-document-markers"))
            .state(self.row_or(markers, "madeira-document-no-markers"))
            .fact(format!("*.marker.{word}"));
        let cells = vec![
            character.fact(format!("character.{word}")),
            faces(guild, &dice),
            pirate_die,
            self.everybodys(marker, "marker", |seat| self.public.people[seat].markers[here]),
        ];
        let region = Args::new().with("region", self.public.region(building));
        self.item(Self::id("building", &building), &building)
            .state(self.say("madeira-board-heading-region", &region))
            .cells(cells)
    }

    fn guard_item(&self) -> Item {
        let guards = self.shares(|seat| self.public.people[seat].guard);
        let dice = Self::faces(&self.public.guard_dice);
        let args = Args::new()
            .with("guards", self.row_or(guards, "madeira-board-nobody"))
            .with("dice-count", dice.len())
            .with("dice", self.row(dice));
        let item = self
            .item("place-guard".to_owned(), &Place::Guard)
            .state(self.say("madeira-document-guard", &args))
            .about(self.voice.say("document-guard-about", Args::new()))
            .fact("*.workers.guard")
            .fact("guard.die.*");
        let item = self.everybodys(item, "worker", |seat| self.public.people[seat].guard);
        faces(item, &self.public.guard_dice)
    }

    pub(super) fn guild_region(&self) -> Region {
        let mut columns = vec![
            ("taken".to_owned(), self.text("madeira-document-chosen")),
            ("guilds".to_owned(), self.text("madeira-document-guilds")),
            ("dice".to_owned(), self.text("madeira-document-guild-dice")),
        ];
        columns.extend(
            Request::ALL
                .iter()
                .map(|request| (request.word().to_owned(), self.heading_name(request))),
        );
        let rows = Row::ALL[..self.public.seats()].iter().map(|row| self.guild_row(*row));
        let group = Group::new("guild-rows", rows.collect()).columns(columns);
        let region = self.common("guild", "madeira-board-heading-guild", vec![group]);
        region.intro(self.text("madeira-document-guild-about"))
    }

    fn guild_row(&self, row: Row) -> Item {
        let here = row.index();
        let word = row.word();
        let taken = self.public.row_taken[here];
        let dice = counted(&self.public.row_dice[here]);
        let cell = |what: &str| format!("row-{word}-{what}");
        let chosen = Item::new(cell("taken"), self.text("madeira-document-chosen"))
            .state(taken.map_or_else(
                || self.text("madeira-document-not-chosen"),
                |seat| self.voice.person(seat),
            ))
            .owner(taken)
            .fact("*.row");
        let guilds = Item::new(cell("guilds"), self.text("madeira-document-guilds"))
            .state(self.row_guilds(row));
        let rolled = Item::new(cell("dice"), self.text("madeira-document-guild-dice"))
            .state(self.row_or(Self::faces(&dice), "madeira-document-no-dice"))
            .fact(format!("row.{word}.die.*"));
        let mut cells = vec![chosen, guilds, faces(rolled, &dice)];
        cells.extend(Request::ALL.iter().zip(self.public.row_requests[here]).map(
            |(request, count)| {
                let mut item = self.item(cell(request.word()), request);
                let args = Args::new().with("request", item.name.as_str());
                item.name = self.say("madeira-document-request-left", &args);
                item.state(count.to_string())
                    .amount("request", count)
                    .fact(format!("row.{word}.request.{}", request.word()))
            },
        ));
        self.item(Self::id("row", &row), &row).owner(taken).cells(cells)
    }

    pub(super) fn column_region(&self) -> Region {
        let rank = |rank: &Rank| {
            let passed = self.public.ranks[rank.index()];
            let (state, taken) = self.in_column(*rank);
            let args = Args::new()
                .with("taken", taken.map(|seat| self.voice.person(seat)).unwrap_or_default())
                .with("state", state)
                .with("gains", self.or_else(self.gains(*rank)));
            let item = self
                .item(Self::id("rank", rank), rank)
                .state(self.say("madeira-document-rank", &args))
                .owner(taken)
                .fact("*.rank")
                .fact("order.*");
            self.everybodys(item, "disc", |seat| u8::from(passed == Some(seat)))
        };
        let items = Rank::ALL[..self.public.seats()].iter().map(rank).collect();
        let groups = vec![Group::new("column", items)];
        self.common("column", "madeira-board-heading-column", groups)
            .intro(self.text("madeira-document-column-about"))
    }
}
