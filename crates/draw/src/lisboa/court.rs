//! The court: three nobles with their favours, actions, offices and plazas, and the treasury.

use super::cards::COLUMN;
use super::pictures::{self, Mark, marks, space};
use super::table::{Heap, Table};
use crate::scene::{Layer, Node, Rect, Saying};
use crate::{Anchor, Pen};
use ::lisboa::Action;
use ::lisboa::names::{Follow, Good, Noble, Standing, StateAction};
use ::lisboa::prices;
use ::lisboa::state::{LACERDA, Task};
use kernel::Seat;

const W: f32 = COLUMN - 2.0;

/// The antechamber below the nobles.
const ANTECHAMBER: f32 = 36.0;
const COURTIER: f32 = 24.0;
/// The name of a noble, and of the treasury.
const NAME: f32 = 12.0;

impl Table<'_> {
    pub(super) fn court(&mut self, frame: Rect) {
        self.area("court", frame);
        let high = frame.h - 26.0;
        for noble in Noble::ALL {
            let x = 3.0 + noble.index() as f32 * COLUMN;
            self.noble(*noble, Rect::new(x, 23.0, W, high - ANTECHAMBER - 2.0));
        }
        let below = Rect::new(3.0, 23.0 + high - ANTECHAMBER, 3.0 * COLUMN - 2.0, ANTECHAMBER);
        self.antechamber(below);
        self.treasury(Rect::new(3.0 + 3.0 * COLUMN, 23.0, W, high));
    }

    fn noble(&mut self, noble: Noble, at: Rect) {
        let item = format!("noble-{}", noble.word());
        let pen = Pen::new()
            .rect("li-desk", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 5.0)
            .circle("li-portrait", 19.0, NAME + 21.0, 16.5)
            .icon(noble.word(), 6.0, NAME + 8.0, 26.0);
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str()).picture(pen);
        self.put(node.label(at.w / 2.0, 13.0, 13.0, at.w - 4.0));
        let inside = |y: f32, h: f32| Rect::new(at.x + 3.0, at.y + NAME + y, at.w - 6.0, h);
        self.visit(noble, Rect::new(at.x + 37.0, at.y + NAME + 5.0, 38.0, 33.0));
        self.audience(noble, inside(41.0, 36.0));
        self.favours(noble, inside(80.0, 30.0));
        for (action, y) in StateAction::of(noble).into_iter().zip([113.0, 141.0]) {
            self.state_action(action, inside(y, 26.0));
        }
        self.noble_action(noble, inside(169.0, 24.0));
        self.office(noble, inside(195.0, 52.0));
        self.plaza(noble, inside(249.0, at.h - NAME - 252.0));
    }

    /// What a visit costs the viewer; to somebody who watches, what it costs each seat.
    fn visit(&mut self, noble: Noble, at: Rect) {
        let own = Rect::new(0.0, 0.0, at.w, at.h);
        let pen = Pen::new().rect("li-line", 0.0, 0.0, at.w, at.h, 3.0);
        let cost = |seat: Seat| prices::visit(self.public, seat, noble);
        let pen = match self.viewer() {
            Some(seat) => {
                marks(pen, &[Mark::number(cost(seat)), Mark::Icon("influence")], own, 17.0)
            }
            None => {
                let seats: Vec<Seat> = self.public.all().collect();
                let room = crate::kit::rows(own, (19.0, 15.0), seats.len()).unwrap_or_default();
                seats.into_iter().zip(room).fold(pen, |pen, (seat, at)| {
                    let figure = cost(seat).to_string();
                    pen.seat(seat, at.x + 1.0, at.y + 3.5, 9.0).text(
                        "figure",
                        at.x + 11.0,
                        at.y + 12.0,
                        12.0,
                        Anchor::Start,
                        &figure,
                    )
                })
            }
        };
        self.place(&format!("noble-{}-visit", noble.word()), at, pen);
    }

    /// Where the card of a visit lies and the courtiers of those who visit stand.
    fn audience(&mut self, noble: Noble, at: Rect) {
        const CARD: f32 = 23.0;
        let received = self.public.visit().is_some_and(|visit| visit.noble == noble);
        let slot = Pen::new().rect("li-lot", 1.0, 1.0, CARD - 2.0, at.h - 2.0, 3.0);
        let shown = Pen::new().icon(noble.word(), 4.5, at.h / 2.0 - 7.0, 14.0);
        // Which card was played is not remembered; that it is one of his is.
        let pen = if received {
            let card = slot.rect("li-card", 0.5, 0.5, CARD - 1.0, at.h - 1.0, 3.0);
            card.rect("li-decree", 2.5, 2.5, CARD - 5.0, at.h - 5.0, 2.0).other(&shown, 0.0, 0.0)
        } else {
            slot.faint(&shown)
        };
        let pen = [0.0, COURTIER].into_iter().fold(pen, |pen, x| {
            let (x, y) = (CARD + 1.0 + x + COURTIER / 2.0, at.h / 2.0);
            pen.circle("li-chair", x, y, COURTIER / 2.0 - 1.0)
        });
        self.ground(format!("audience-{}", noble.word()), at, pen);
        let first =
            Rect::new(at.x + CARD + 1.0, at.y + (at.h - COURTIER) / 2.0, COURTIER, COURTIER);
        let guests = self.public.all().filter(|seat| self.public.courtier(*seat) == Some(noble));
        let guests: Vec<Seat> = guests.collect();
        for (seat, spot) in guests.into_iter().zip(crate::kit::across(first, 0.0, 2)) {
            if self.public.is_lacerda(seat) {
                self.place("courtier", spot, Pen::new());
                self.marker("courtier", "courtier", noble.word(), spot, courtier(LACERDA));
            } else {
                let item = format!("courtier-{}", seat.letter());
                self.marker(&item, &item, noble.word(), spot, courtier(seat));
            }
        }
    }

    /// Courtiers who are not with a noble wait here.
    fn antechamber(&mut self, at: Rect) {
        const SEAT: f32 = 30.0;
        let people = self.public.all().filter(|seat| !self.public.is_lacerda(*seat));
        let people: Vec<Seat> = people.collect();
        let pen = Pen::new().rect("li-plaza", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 5.0);
        let side = (at.w - SEAT * people.len() as f32) / 2.0 - 8.0;
        let tiles = |pen: Pen, x: f32| {
            pen.tiled("li-azulejo", Rect::new(x, 4.0, (side / 14.0).floor() * 14.0, 28.0), 14.0)
        };
        let wide = (side / 14.0).floor() * 14.0;
        let pen = tiles(tiles(pen, 4.0), at.w - 4.0 - wide);
        // A door on either side, open to the nobles above.
        let pen = [4.0 + wide / 2.0, at.w - 4.0 - wide / 2.0].into_iter().fold(pen, |pen, x| {
            let door = format!("M{:.1} 32V15a9 9 0 0 1 18 0V32Z", x - 9.0);
            let leaves = format!("M{x:.1} 6V32M{:.1} 20v3M{:.1} 20v3", x - 2.5, x + 2.5);
            pen.path("li-wing", &door).path("li-leaf", &leaves)
        });
        self.ground("antechamber", at, pen);
        let own = at.inset((at.h - SEAT) / 2.0);
        let room = crate::kit::rows(own, (SEAT, SEAT), people.len()).unwrap_or_default();
        for (seat, at) in people.into_iter().zip(room) {
            let item = format!("courtier-{}", seat.letter());
            let chair = Pen::new().circle("li-chair", SEAT / 2.0, SEAT / 2.0, SEAT / 2.0 - 1.5);
            let away = self.public.courtier(seat).is_some();
            let ghost = Pen::new().seat(seat, 9.0, 9.0, 12.0);
            self.place(&item, at, if away { chair.faint(&ghost) } else { chair });
            if !away {
                self.marker(&item, &item, "waits", at.inset(3.0), courtier(seat));
            }
        }
    }

    fn favours(&mut self, noble: Noble, at: Rect) {
        let item = format!("noble-{}-favours", noble.word());
        let left = self.public.favours[noble.index()];
        let stack = Rect { w: 41.0, ..at };
        let ghost = seal(Pen::new(), noble, stack.w / 2.0, stack.h);
        let pen = space(stack.w, stack.h);
        self.place(&item, stack, if left == 0 { pen.faint(&ghost) } else { pen });
        if left > 0 {
            let inside = stack.inset(1.0);
            let figure = left.to_string();
            let pen = favour(noble, inside.w, inside.h, 14.5).text(
                "figure",
                inside.w - 3.5,
                inside.h / 2.0 + 5.0,
                15.0,
                Anchor::End,
                &figure,
            );
            let kind = format!("favour-{}", noble.word());
            let node = self.a_piece(&kind, &item, inside).count(left);
            let node = node.answer(Saying::line(&Action::Favour { noble }));
            self.put(node.picture(pen));
        }
        if noble == Noble::Marquis {
            self.markers(Rect::new(at.x + 41.0, at.y, at.w - 41.0, at.h));
        }
    }

    /// L0.3: markers of rubble sets wait on the Marquis.
    fn markers(&mut self, at: Rect) {
        let room = crate::kit::rows(at, (15.0, 15.0), 4).unwrap_or_default();
        for (seat, at) in self.public.all().zip(room) {
            let count = self.public.people[seat].markers;
            if count == 0 {
                continue;
            }
            let kind = format!("marker-{}", seat.letter());
            let pen = Pen::new().seat(seat, 0.0, 0.0, 15.0);
            let pen = if count > 1 {
                pen.text("li-on-seat", 7.5, 12.0, 12.0, Anchor::Middle, &count.to_string())
            } else {
                pen
            };
            let item = format!("{}-rubble", seat.letter());
            let key = format!("noble-marquis.{kind}");
            let node = self.node(Layer::Piece, key, at).kind(kind).item(item);
            self.put(node.count(count).picture(pen));
        }
    }

    /// What is done for a good that the noble accepts.
    fn state_action(&mut self, action: StateAction, at: Rect) {
        let item = format!("state-action-{}", action.word());
        let icon = match action {
            StateAction::Recruit => "official",
            StateAction::Plan => "plan",
            StateAction::Ship => "ship",
            StateAction::Produce => "produce",
            StateAction::Cardinal => "cardinal",
            StateAction::Favour => "favour",
        };
        let pen = Pen::new()
            .rect("li-action", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0)
            .icon(icon, 2.5, 3.5, 19.0)
            .rect("li-space", at.w - 22.5, 2.5, 20.0, 21.0, 4.0);
        let goods = [accepted(action.noble()), Good::Gold].into_iter().zip([50.0, 36.5]);
        let pen = goods.fold(pen, |pen, (good, x)| pen.icon(good.word(), at.w - x, 6.5, 13.0));
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str()).picture(pen);
        let node = node
            .answer(Saying::of("trade").with("action", &action))
            .answer(Saying::line(&Action::State { action }));
        let upper = StateAction::of(action.noble())[0] == action;
        let choice = if upper { Follow::Upper } else { Follow::Lower };
        self.put(self.followed(node, action.noble(), choice));
        if self.public.notes.covered & (1 << action.index()) != 0 {
            let spot = Rect::new(at.x + at.w - 22.0, at.y + 3.0, 19.0, 20.0);
            self.piece("good", &item, spot, Pen::new().icon("crate", 0.5, 1.0, 18.0));
        }
    }

    /// What a visit is for.
    fn noble_action(&mut self, noble: Noble, at: Rect) {
        let icon = match noble {
            Noble::Builder => "store",
            Noble::Marquis => "decree",
            Noble::King => "building",
        };
        let pen = Pen::new().rect("li-visit", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0).icon(
            icon,
            at.w / 2.0 - 10.0,
            2.0,
            20.0,
        );
        let node = self.node(Layer::Place, format!("noble-{}-action", noble.word()), at);
        let node = node.item(format!("noble-{}", noble.word())).picture(pen);
        self.put(self.followed(node, noble, Follow::Noble));
    }

    /// A follower chooses among three things the noble offers.
    fn followed(&self, node: Node, of: Noble, choice: Follow) -> Node {
        match self.public.tasks.top() {
            Some(Task::FollowOffer { noble, .. }) if noble == of => {
                node.answer(Saying::line(&Action::Follow { choice }))
            }
            _ => node,
        }
    }

    fn office(&mut self, noble: Noble, at: Rect) {
        const SPACE: f32 = 24.0;
        let item = format!("noble-{}-office", noble.word());
        let spaces = usize::from(self.public.printed.office_spaces);
        let own = Rect::new(0.0, 0.0, at.w, at.h);
        let pen = Pen::new().rect("li-office", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0);
        let seats = crate::kit::rows(own, (SPACE, SPACE), spaces).unwrap_or_default();
        let pen = seats.iter().fold(pen, |pen, Rect { x, y, .. }| {
            pen.circle("li-chair", x + SPACE / 2.0, y + SPACE / 2.0, 10.5)
        });
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str()).picture(pen);
        self.put(node.answer(Saying::line(&Action::Recruit { noble })));
        let people = &self.public.people;
        let neutral = (self.public.neutral > 0).then_some((None, self.public.neutral));
        let counts: Vec<(Option<Seat>, u8)> = neutral
            .into_iter()
            .chain(self.public.all().map(|seat| (Some(seat), people[seat].office[noble.index()])))
            .collect();
        let chairs = seats.into_iter().map(|seat| seat.moved(at.x, at.y)).collect();
        self.officials(&item, (noble, Standing::Office), (at, SPACE), chairs, &counts);
    }

    fn plaza(&mut self, noble: Noble, at: Rect) {
        let item = format!("noble-{}-plaza", noble.word());
        let people = &self.public.people;
        let pen = paved(at.w, at.h);
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str());
        // What an empty place is for is said in words too.
        let empty = self.public.all().all(|seat| people[seat].plaza[noble.index()] == 0);
        self.put(if empty {
            let pen = pen.rect("li-plate", 8.0, at.h / 2.0 - 9.0, at.w - 16.0, 18.0, 9.0);
            node.picture(pen).label(at.w / 2.0, at.h / 2.0 + 4.5, 13.0, at.w - 20.0)
        } else {
            node.picture(pen)
        });
        let counts: Vec<(Option<Seat>, u8)> =
            self.public.all().map(|seat| (Some(seat), people[seat].plaza[noble.index()])).collect();
        // As large as there is room for, if they are few.
        let all = counts.iter().map(|(_, count)| usize::from(*count)).sum();
        let fits = |size: &f32| crate::kit::rows(at.inset(2.0), (*size, *size), all).is_some();
        let size = [30.0, 26.0, 22.0].into_iter().find(fits).unwrap_or(22.0);
        let room = (at.inset(2.0), size);
        self.officials(&item, (noble, Standing::Plaza), room, Vec::new(), &counts);
    }

    /// Officials of seats, or neutral ones.
    fn officials(
        &mut self,
        item: &str,
        (noble, standing): (Noble, Standing),
        (inside, size): (Rect, f32),
        chairs: Vec<Rect>,
        counts: &[(Option<Seat>, u8)],
    ) {
        // Somebody is asked which of their own goes back to its board.
        let own = self.viewer();
        let back = Saying::line(&Action::Dismiss { noble, standing });
        let pictures: Vec<_> = counts
            .iter()
            .map(|(seat, _)| {
                move |size: f32| match seat {
                    Some(seat) => Pen::new().piece("official", *seat, 1.0, 1.0, size - 2.0),
                    None => Pen::new().icon("official", 1.0, 1.0, size - 2.0),
                }
            })
            .collect();
        let heaps: Vec<Heap<'_>> = counts
            .iter()
            .zip(&pictures)
            .map(|((seat, count), picture)| Heap {
                kind: seat
                    .map_or("official".to_owned(), |seat| format!("official-{}", seat.letter())),
                count: *count,
                answers: if own.is_some() && *seat == own {
                    vec![back.clone()]
                } else {
                    Vec::new()
                },
                picture,
            })
            .collect();
        let all: usize = counts.iter().map(|(_, count)| usize::from(*count)).sum();
        if all <= chairs.len() {
            self.side_by_side(item, size, &heaps, chairs);
        } else {
            self.heaps(item, inside, size, &heaps);
        }
    }

    /// Réis to the right of the marker, influence to its left; the richest on top.
    fn treasury(&mut self, at: Rect) {
        let rows = &self.public.printed.treasury;
        let high = (at.h - NAME - 32.0) / rows.len() as f32;
        let top = |space: usize| NAME + 28.0 + (rows.len() - space) as f32 * high;
        let mut pen = Pen::new().rect("li-treasury", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 5.0).icon(
            "treasury",
            at.w / 2.0 - 12.0,
            NAME + 3.0,
            24.0,
        );
        for (index, row) in rows.iter().enumerate() {
            let y = top(index + 1);
            let middle = y + high / 2.0;
            let influence = pictures::signed_or_zero(row.influence.into());
            pen = pen
                .rect("li-step", 3.5, y + 1.0, at.w - 7.0, high - 2.0, 4.0)
                .text("figure", 15.0, middle - 1.0, 14.0, Anchor::Middle, &influence)
                .icon("influence", 9.0, middle + 1.0, 13.0)
                .text(
                    "figure",
                    at.w - 15.0,
                    middle - 1.0,
                    14.0,
                    Anchor::Middle,
                    &row.reis.to_string(),
                )
                .icon("reis", at.w - 21.5, middle + 1.0, 13.0)
                .circle("li-space", at.w / 2.0, middle, 12.5);
        }
        let node = self.node(Layer::Place, "treasury", at).item("treasury").picture(pen);
        self.put(node.label(at.w / 2.0, 13.0, 13.0, at.w - 4.0));
        let y = top(self.public.treasury.into()) + high / 2.0 - 12.0;
        let spot = Rect::new(at.x + at.w / 2.0 - 12.0, at.y + y, 24.0, 24.0);
        let pen = Pen::new().circle("li-marker", 12.0, 12.0, 11.5).icon("treasury", 3.0, 3.0, 18.0);
        self.marker("treasury", "treasury", self.public.treasury, spot, pen);
    }
}

fn courtier(seat: Seat) -> Pen {
    Pen::new().piece("courtier", seat, 0.5, 0.5, COURTIER - 1.0)
}

/// A favour of a noble: his seal, its middle so far from the left.
pub(super) fn favour(noble: Noble, w: f32, h: f32, middle: f32) -> Pen {
    let pen = Pen::new().rect("li-favour", 0.5, 0.5, w - 1.0, h - 1.0, 4.0);
    seal(pen, noble, middle, h)
}

/// A seal on its ribbon, as high as a tile.
fn seal(pen: Pen, noble: Noble, x: f32, h: f32) -> Pen {
    let radius = h * 0.4;
    let (y, tail) = (radius + 1.5, radius * 0.75);
    let (low, notch) = (h - 2.0, h - 4.5);
    let ribbon = |x: f32| {
        let (left, right) = (x - tail / 2.0, x + tail / 2.0);
        format!("M{left:.1} {y:.1}H{right:.1}V{low:.1}L{x:.1} {notch:.1} {left:.1} {low:.1}Z")
    };
    let (inner, icon) = (radius - 1.8, radius * 1.3);
    pen.path("li-seal", &ribbon(x - tail * 0.55))
        .path("li-seal", &ribbon(x + tail * 0.55))
        .circle("li-seal", x, y, radius)
        .circle("li-paper", x, y, inner)
        .icon(noble.word(), x - icon / 2.0, y - icon / 2.0, icon)
}

/// A square with the waves of Lisbon's pavements.
fn paved(w: f32, h: f32) -> Pen {
    const WAVE: f32 = 8.0;
    let pen = Pen::new().rect("li-plaza", 0.5, 0.5, w - 1.0, h - 1.0, 8.0);
    let waves = ((w - 6.0) / (2.0 * WAVE)).floor();
    let left = (w - waves * 2.0 * WAVE) / 2.0;
    let wave = "q4-5 8 0t8 0".repeat(waves as usize);
    let rows = ((h - 6.0) / WAVE).floor();
    let top = (h - (rows - 1.0) * WAVE) / 2.0;
    (0..rows as u8).fold(pen, |pen, row| {
        let y = top + f32::from(row) * WAVE;
        pen.path("li-paving", &format!("M{left:.1} {y:.1}{wave}"))
    })
}

/// L6.1: the good a noble accepts beside gold.
const fn accepted(noble: Noble) -> Good {
    match noble {
        Noble::Builder => Good::Tools,
        Noble::Marquis => Good::Books,
        Noble::King => Good::Cloth,
    }
}
