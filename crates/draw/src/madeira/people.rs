//! What each player has at hand.

use super::pieces::{die, marker, number};
use super::tiles::{favour, favour_down};
use super::{Board, ROMAN, Sheet, id, layout};
use crate::scene::Area;
use crate::{Anchor, Figure, Layer, Node, Pen, Rect, Saying};
use ::madeira::Action;
use ::madeira::names::{Berth, Die, Face, Favour, Guild, Place, Request, Thing};
use kernel::Seat;

/// All of an area but its margins.
const WIDTH: f32 = layout::COLUMN - 8.0;
const THING: (f32, f32) = (54.5, 30.0);
const WORKER: f32 = 20.0;
const SHIP: f32 = 22.0;
const DIE: f32 = 22.0;
const MARKER: f32 = 18.0;
const FAVOUR: (f32, f32) = (26.2, 44.0);

impl Board<'_> {
    /// One's own seat first, then the others in order.
    pub(super) fn draw_people(&mut self) {
        let own = self.view.own.map(|(seat, _)| seat);
        let others = self.seats().filter(|seat| Some(*seat) != own);
        let seats: Vec<Seat> = own.into_iter().chain(others).collect();
        let of = seats.len();
        for (at, seat) in seats.into_iter().enumerate() {
            self.draw_person(seat, layout::person(at, of));
        }
    }

    fn draw_person(&mut self, seat: Seat, frame: Rect) {
        let name = format!("seat-{}", seat.letter());
        self.scene.areas.push(Area {
            id: name.clone(),
            region: name.clone(),
            group: None,
            seat: Some(seat),
            frame,
        });
        let sheet = Sheet { id: name, frame };
        self.draw_state(&sheet, seat);
        self.draw_things(&sheet, seat);
        self.draw_reserve(&sheet, seat);
        self.draw_requests(&sheet, seat);
        self.draw_favours(&sheet, seat);
    }

    /// Row, rank and pirates.
    fn draw_state(&mut self, sheet: &Sheet, seat: Seat) {
        let letter = seat.letter();
        let person = self.person(seat);
        self.ground(
            sheet,
            "seat",
            sheet.at(6.0, 24.0, 28.0, 28.0),
            Pen::new().seat(seat, 0.0, 0.0, 28.0),
        );
        let chosen = |icon: &str, at: Option<usize>| {
            let pen = Pen::new().rect("f-raised l-line", 0.5, 0.5, 65.0, 27.0, 5.0);
            match at.map(|at| ROMAN[at]) {
                Some(numeral) => pen.icon(icon, 5.0, 4.0, 20.0).text(
                    "figure",
                    45.0,
                    19.0,
                    14.0,
                    Anchor::Middle,
                    numeral,
                ),
                None => pen.faint(&Pen::new().icon(icon, 23.0, 4.0, 20.0)),
            }
        };
        let row = chosen("guild-die", person.row.map(|row| row.index()));
        self.place(sheet, format!("{letter}-row"), sheet.at(42.0, 24.0, 66.0, 28.0), row);
        let rank = chosen("order", person.rank.map(|rank| rank.index()));
        self.place(sheet, format!("{letter}-rank"), sheet.at(112.0, 24.0, 66.0, 28.0), rank);

        let points = Pen::new()
            .rect("ma-order l-line", 0.5, 0.5, 83.0, 27.0, 5.0)
            .icon("points", 5.0, 3.0, 22.0)
            .text(
                "figure",
                31.0,
                20.0,
                17.0,
                Anchor::Start,
                &person.prestige().to_string().replace('-', "−"),
            );
        let item = format!("players-{letter}-points");
        let node = Node::new(
            Layer::Place,
            format!("{}.points", sheet.id),
            &sheet.id,
            sheet.at(252.0, 24.0, 84.0, 28.0),
        );
        let told = Saying::of("points").with("seat", &seat);
        self.put(node.item(item).picture(points).raised(told, "points"));

        let item = format!("{letter}-pirates");
        let frame = sheet.at(182.0, 24.0, 66.0, 28.0);
        let back = Pen::new().rect("f-raised l-line", 0.5, 0.5, 65.0, 27.0, 5.0);
        let own = self.view.own.filter(|(own, _)| *own == seat).map(|(_, private)| private.pirates);
        let pirates = self.public.revealed.map(|all| all[seat]).or(own);
        let Some(pirates) = pirates else {
            let back = back.rect("ma-hidden l-ink", 6.0, 4.0, 20.0, 20.0, 3.0);
            let back = back.text("figure", 44.0, 19.0, 14.0, Anchor::Middle, "?");
            self.place(sheet, item, frame, back);
            return;
        };
        self.place(sheet, item.clone(), frame, ghost(back, "pirate", pirates == 0));
        self.stack(sheet, &item, "pirate", pirates.into(), frame);
    }

    fn draw_things(&mut self, sheet: &Sheet, seat: Seat) {
        let person = self.person(seat);
        for (at, &thing) in Thing::ALL.iter().enumerate() {
            let (w, h) = THING;
            let frame = sheet.at(4.0 + at as f32 * (w + 1.0), 56.0, w, h);
            let item = format!("{}-{}", seat.letter(), thing.word());
            let count = person.has(thing);
            let back = Pen::new().rect("f-raised l-line", 0.5, 0.5, w - 1.0, h - 1.0, 5.0);
            let node =
                self.place(sheet, item.clone(), frame, ghost(back, thing.word(), count == 0));
            let of = |kind| Saying::of(kind).with("seat", &seat).with("thing", &thing);
            let figure = |kind, amount, less| Figure { of: of(kind), amount, less };
            node.figures = vec![
                figure("gained", Some("amount"), false),
                figure("income", Some("amount"), false),
                figure("harvested", None, false),
                figure("paid", Some("amount"), true),
            ];
            self.stack(sheet, &item, thing.word(), count, frame);
        }
    }

    /// One piece with its number.
    fn stack(&mut self, sheet: &Sheet, item: &str, what: &str, count: u16, place: Rect) {
        if count == 0 {
            return;
        }
        let frame = place.inset(2.0);
        let size = if count < 100 { 16.0 } else { 13.0 };
        let pen = number(Pen::new().icon(what, 1.0, 1.5, 22.0), 24.5, 18.5, size, count);
        self.piece(sheet, item, (what, 0), frame, pen).count = count;
    }

    fn draw_reserve(&mut self, sheet: &Sheet, seat: Seat) {
        let letter = seat.letter();
        let person = self.person(seat);
        let start = &self.printed().start;
        let back = |w: f32, h: f32| Pen::new().rect("ma-step", 0.5, 0.5, w - 1.0, h - 1.0, 5.0);
        // As many faint ones as are somewhere on the board.
        let all = |pen: Pen, icon: &str, count: u8, (x, y, size): (f32, f32, f32)| {
            (0..count).fold(pen, |pen, at| {
                pen.faint(&Pen::new().icon(icon, x + f32::from(at) * (size + 1.0), y, size))
            })
        };

        let item = format!("{letter}-workers-reserve");
        let frame = sheet.at(4.0, 90.0, WIDTH, 24.0);
        let pen = all(back(WIDTH, 24.0), "worker", start.workers, (2.0, 2.0, WORKER));
        let node = self.place(sheet, item.clone(), frame, pen);
        // The reserve of workers has the name of that of ships.
        node.answers = vec![
            Saying::line(&Action::Move { from: Place::Reserve }),
            Saying::line(&Action::To { place: Place::Reserve }),
        ];
        let room = Rect { h: WORKER, ..frame.inset(2.0) };
        self.pieces_of(sheet, &item, ("worker", seat), person.reserve, room);

        let item = format!("{letter}-ships-reserve");
        let frame = sheet.at(4.0, 118.0, 150.0, 27.0);
        let pen = all(back(150.0, 27.0), "ship", start.ships, (2.5, 2.5, SHIP));
        let node = self.place(sheet, item.clone(), frame, pen);
        node.answers = vec![Saying::line(&Action::Sail { from: Berth::Reserve })];
        let room = Rect { h: SHIP, ..frame.inset(2.5) };
        self.pieces_of(sheet, &item, ("ship", seat), person.ships, room);

        let item = format!("{letter}-dice");
        let frame = sheet.at(158.0, 118.0, 78.0, 27.0);
        let slot = |at: usize| (4.0 + at as f32 * (DIE + 2.0), 2.5);
        let slots = (0..3).fold(back(78.0, 27.0), |pen, at| {
            let (x, y) = slot(at);
            pen.faint(&Pen::new().other(&die(false, 0, DIE), x, y))
        });
        self.place(sheet, item.clone(), frame, slots);
        let faces = (1_u8..).zip(person.dice);
        let faces = faces.flat_map(|(face, count)| (0..count).map(move |_| face));
        for (at, face) in faces.enumerate() {
            let (x, y) = slot(at);
            let frame = Rect::new(frame.x + x, frame.y + y, DIE, DIE);
            let kind = format!("die-{face}");
            let node = self.piece(sheet, &item, (&kind, at), frame, die(false, face, DIE));
            let taken = Saying::of("place").with("die", &Die::Guild);
            node.answers.push(taken.with("face", &Face(face)));
        }

        let item = format!("{letter}-markers");
        let frame = sheet.at(240.0, 118.0, 96.0, 27.0);
        let room = Rect { h: MARKER, ..frame.inset(4.5) };
        let slots = (0..start.markers).fold(back(96.0, 27.0), |pen, at| {
            let x = 4.5 + f32::from(at) * (MARKER + 1.0);
            pen.faint(&Pen::new().other(&marker(seat, MARKER), x, 4.5))
        });
        self.place(sheet, item.clone(), frame, slots);
        let out: u8 = person.markers.iter().sum();
        self.pieces_of(sheet, &item, ("marker", seat), start.markers.saturating_sub(out), room);
    }

    fn draw_requests(&mut self, sheet: &Sheet, seat: Seat) {
        let letter = seat.letter();
        let person = self.person(seat);
        for (at, &request) in Request::ALL.iter().enumerate() {
            let x = 4.0 + at as f32 * 66.8;
            let item = format!("{letter}-request-{}", request.word());
            let held = sheet.at(x, 149.0, 35.0, 44.0);
            let held_count = person.requests[request.index()];
            let scored = Some(Saying::line(&Action::Score { request }));
            self.request_slot(sheet, &format!("{item}-held"), request, held_count, held, scored);
            let scored = sheet.at(x + 36.0, 157.0, 28.0, 36.0);
            self.request_slot(
                sheet,
                &format!("{item}-scored"),
                request,
                person.scored[request.index()],
                scored,
                None,
            );
            if person.scored[request.index()] == 0 {
                let tick = Pen::new().path("ma-tick", "M3 8l4 4 8-9");
                let frame = Rect::new(scored.x + 9.0, scored.y + 18.0, 18.0, 16.0);
                self.ground(sheet, &format!("tick-{at}"), frame, tick);
            }
        }
    }

    /// A slot for each favour, guild by guild.
    fn draw_favours(&mut self, sheet: &Sheet, seat: Seat) {
        let letter = seat.letter();
        let person = self.person(seat);
        let printed = self.printed();
        let (w, h) = FAVOUR;
        let of = |guild: Guild| {
            Favour::ALL
                .iter()
                .copied()
                .filter(move |favour| printed.guild_of[favour.index()] == guild)
        };
        let favours: Vec<Favour> = Guild::ALL.iter().flat_map(|guild| of(*guild)).collect();
        let slot = |at: usize| (2.0 + at as f32 * (w + 1.2), 2.0);
        let mut pen = Pen::new().rect("ma-step", 0.5, 0.5, WIDTH - 1.0, 47.0, 5.0);
        for (at, missing) in favours.iter().enumerate() {
            let (x, y) = slot(at);
            pen = pen.faint(&Pen::new().other(&favour(*missing, printed, w, h), x, y));
        }
        let item = format!("{letter}-favours-all");
        self.place(sheet, item, sheet.at(4.0, 197.0, WIDTH, 48.0), pen);
        for (at, owned) in favours.into_iter().enumerate() {
            if !person.owns(owned) {
                continue;
            }
            let (x, y) = slot(at);
            let pen = if person.is_up(owned) {
                favour(owned, printed, w, h)
            } else {
                favour_down(owned, printed, w, h)
            };
            let item = format!("{letter}-favour-{}", owned.word());
            let frame = sheet.at(4.0 + x, 197.0 + y, w, h);
            let node = self.piece(sheet, &item, (&id("favour", &owned), 0), frame, pen);
            node.answers = vec![
                Saying::line(&Action::Favour { favour: owned }),
                Saying::line(&Action::TurnUp { favour: owned }),
            ];
        }
    }
}

/// The faint picture of what is not there.
fn ghost(pen: Pen, icon: &str, none: bool) -> Pen {
    if !none {
        return pen;
    }
    let shade = Pen::new().icon(icon, 0.0, 0.0, 22.0);
    pen.other(&shade, 3.0, 3.5).text("figure-soft", 34.0, 20.5, 15.0, Anchor::Middle, "0")
}
