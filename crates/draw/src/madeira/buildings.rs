//! A building with its character, dice and action markers.

use super::island::BUILDING;
use super::pieces::{die, marker};
use super::tiles::{character, priced};
use super::{Board, ROMAN, Sheet, id};
use crate::{Anchor, Label, Layer, Node, Pen, Rect, Saying};
use ::madeira::names::{Building, Character};
use ::madeira::state::Task;

const TILE: f32 = 39.0;
const DIE: f32 = 19.0;
/// A seat's markers.
const MARKERS: f32 = 25.0;
const MARKER: f32 = 16.0;
/// One below the other: the character's name across the building, so that long names fit; beside
/// the character dice and markers; and below all the actions.
const NAME: Rect = Rect::new(4.0, 20.5, BUILDING.0 - 8.0, 15.0);
const BELOW: f32 = 36.5;
const DICE: f32 = 36.0;
const MARKED: f32 = 57.5;
const ACTIONS: f32 = 77.0;

impl Board<'_> {
    pub(super) fn draw_building(&mut self, sheet: &Sheet, building: Building, x: f32, y: f32) {
        let item = id("building", &building);
        let (w, h) = BUILDING;
        let pen = self.building_back(building);
        let node = self.place(sheet, item.clone(), sheet.at(x, y, w, h), pen);
        node.label = Some(Label { x: 65.0, y: 16.0, size: 13.0, width: 88.0 });
        node.answers.push(Saying::of("place").with("building", &building));
        self.draw_character(sheet, building, &item, sheet.at(x + 5.5, y + BELOW, TILE, TILE));
        self.draw_dice(sheet, building, &item, (x, y));

        let name = format!("{item}-markers");
        let room = sheet.at(x + 50.0, y + MARKED, 4.0 * MARKERS, MARKER + 2.0);
        let mut slots = Pen::new().rect("ma-slot", 0.5, 0.5, room.w - 1.0, room.h - 1.0, 4.0);
        for (at, seat) in self.seats().enumerate() {
            let place = marker(seat, MARKER);
            let x = 2.0 + at as f32 * MARKERS;
            slots = slots.faint(&Pen::new().other(&place, x, 1.0));
        }
        self.place(sheet, name.clone(), room, slots);
        for (at, seat) in self.seats().enumerate() {
            let room = Rect::new(room.x + 2.0 + at as f32 * MARKERS, room.y + 1.0, MARKERS, MARKER);
            let count = self.person(seat).markers[building.index()];
            self.pieces_of(sheet, &name, ("marker", seat), count, room);
        }
    }

    /// The slot says in which round it stays empty: then the harvester printed there is at work.
    fn draw_character(&mut self, sheet: &Sheet, building: Building, item: &str, slot: Rect) {
        let name = format!("{item}-character");
        let back = Pen::new().rect("ma-slot", 0.5, 0.5, TILE - 1.0, TILE - 1.0, 4.0);
        let tile = self.public.characters[building.index()];
        let round = self.printed().buildings[building.index()].empty_round;
        let numeral = ROMAN[usize::from(round) - 1];
        let back = if tile == Some(Character::Harvester) {
            back
        } else {
            back.faint(&Pen::new().icon("sickle", 4.0, 3.0, 23.0)).text(
                "figure-soft",
                TILE - 4.0,
                TILE - 5.0,
                13.0,
                Anchor::End,
                numeral,
            )
        };
        self.place(sheet, name.clone(), slot, back);
        if let Some(tile) = tile {
            let pen = character(tile, TILE);
            self.single(sheet, &name, &id("character", &tile), slot, TILE, pen);
            let frame = NAME.moved(slot.x - 5.5, slot.y - BELOW);
            let Rect { w, h, .. } = frame;
            let plate = Pen::new().rect("ma-plate", 0.0, 0.0, w, h, 3.0);
            let node = Node::new(Layer::Place, format!("{name}.name"), &sheet.id, frame);
            self.put(node.item(name).picture(plate).label(w / 2.0, 11.5, 13.0, w - 6.0));
        }
    }

    /// As many dice as players, one of them a pirate die; all may be guild dice. The slots show
    /// the die that costs no bread.
    fn draw_dice(&mut self, sheet: &Sheet, building: Building, item: &str, (x, y): (f32, f32)) {
        let here = building.index();
        let region = self.public.region(building);
        let dice = self.public.seats();
        let name = format!("{item}-guild-dice");
        let room = sheet.at(x + 49.0, y + DICE, dice as f32 * (DIE + 1.0) + 1.0, DIE + 2.0);
        let asked = die(false, region, DIE);
        let slots = (0..dice).fold(Pen::new(), |pen, at| {
            let x = 1.0 + at as f32 * (DIE + 1.0);
            let pen = pen.rect("ma-slot", x, 1.0, DIE, DIE, 4.0);
            pen.faint(&Pen::new().other(&asked, x, 1.0))
        });
        self.place(sheet, name.clone(), room, slots);
        let faces = self.public.guild_dice[here].into_iter().filter(|face| *face > 0);
        for (at, face) in faces.enumerate() {
            let frame = Rect::new(room.x + 1.0 + at as f32 * (DIE + 1.0), room.y + 1.0, DIE, DIE);
            self.piece(sheet, &name, (&format!("die-{face}"), at), frame, die(false, face, DIE));
        }

        let name = format!("{item}-pirate-die");
        let room = sheet.at(x + BUILDING.0 - DIE - 4.0, y + DICE, DIE + 2.0, DIE + 2.0);
        let slot = Pen::new().rect("ma-slot-pirate", 1.0, 1.0, DIE, DIE, 4.0);
        let slot = slot.faint(&Pen::new().icon("pirate", 3.5, 3.5, DIE - 5.0));
        self.place(sheet, name.clone(), room, slot);
        let face = self.public.pirate_die[here];
        if face > 0 {
            let kind = format!("pirate-die-{face}");
            self.single(sheet, &name, &kind, room, DIE, die(true, face, DIE));
        }
    }

    /// What it costs, once its dice are rolled (M5.3); before, they count for nothing.
    fn price(&self, building: Building) -> Option<u8> {
        let visited = self.public.tasks.iter().any(
            |task| matches!(task, Task::Visits { building: at, next: 1.. } if *at == building),
        );
        let lord = self.public.notes.lord;
        visited.then(|| if lord { 0 } else { self.public.building_cost(building) })
    }

    /// What is printed: its number, the cost, the two actions. The cost that holds is marked.
    fn building_back(&self, building: Building) -> Pen {
        let (w, h) = BUILDING;
        let printed = self.printed();
        let row = &printed.buildings[building.index()];
        let price = self.price(building);
        let cost = price.unwrap_or(printed.building_cost[self.public.table()]);
        let number = (building.index() + 1).to_string();
        let pen = Pen::new()
            .rect("f-raised l-edge", 0.5, 0.5, w - 1.0, h - 1.0, 5.0)
            .rect("ma-step", NAME.x, NAME.y, NAME.w, NAME.h, 3.0)
            .circle("f-accent", 11.5, 11.5, 8.0)
            .text("ma-on-accent", 11.5, 16.0, 13.0, Anchor::Middle, &number);
        let pen =
            if price.is_some() { pen.rect("ma-link", w - 45.0, 2.0, 42.0, 18.0, 9.0) } else { pen };
        let pen = priced(pen, "reis", cost, w - 41.0, 3.5, 15.0);
        let least = ["1", "3"];
        (0..2).fold(pen, |pen, size| {
            let x = 4.0 + size as f32 * 74.0;
            let y = ACTIONS + 1.5;
            let pen = pen
                .rect("ma-step", x, ACTIONS, 72.0, 18.5, 4.0)
                .text("figure-soft", x + 2.5, y + 12.0, 13.0, Anchor::Start, least[size])
                .icon("worker", x + 9.5, y + 1.0, 13.0);
            let (amount, points) = (row.amount[size], row.points[size]);
            let x = x + 27.0;
            match building {
                Building::Moinho => priced(pen, "bread", amount, x, y, 16.0),
                Building::Capitania => priced(
                    priced(pen, "points", points, x - 4.0, y + 0.5, 14.0),
                    "city",
                    amount,
                    x + 20.0,
                    y + 0.5,
                    14.0,
                ),
                Building::Alfandega => priced(pen, "compass", amount, x, y, 16.0),
                Building::CasaDaCoroa => priced(pen, "guild", amount, x, y, 16.0).icon(
                    "arrow-up",
                    x + 28.0,
                    y + 2.0,
                    12.0,
                ),
                Building::Fortaleza => priced(pen, "guard", amount, x, y, 16.0),
            }
        })
    }
}
