//! A player board: money, influence, officials, warehouse, portfolio with docks, houses, rubble.

use super::pictures::{self, Mark, card, marks, space};
use super::shipyard::ship;
use super::table::{Heap, Rubble, Table};
use super::{BOARD, GAP};
use crate::scene::{Area, Node, Rect, Saying};
use crate::{Anchor, Layer, Pen, kit};
use ::lisboa::names::{Cube, Good, Houses, Noble, Slot};
use ::lisboa::state::{Ship, Task, Top};
use ::lisboa::{Action, prices};
use kernel::Seat;

/// The height of each of the two areas of a seat.
const HIGH: f32 = 386.0;
/// The width of the board and of all seats together.
const WIDTH: f32 = super::EAST.0 + super::EAST.1;

impl Table<'_> {
    /// One's own boards first, then the others': two seats in a row, each with its tiles beside its
    /// board; the last one of an odd number in the middle.
    pub(super) fn players(&mut self) {
        let own = self.viewer();
        let others = self.public.all().filter(|seat| Some(*seat) != own);
        let seats = self.public.seats();
        let step = (WIDTH + GAP) / 4.0;
        for (index, seat) in own.into_iter().chain(others).enumerate() {
            let alone = index % 2 == 0 && index + 1 == seats;
            let x = if alone { step } else { (index % 2) as f32 * 2.0 * step };
            let y = BOARD + GAP + (index / 2) as f32 * (HIGH + GAP);
            let board = Rect::new(x, y, step - GAP, HIGH);
            self.board(seat, board);
            self.holdings(seat, board.moved(step, 0.0));
        }
    }

    fn board(&mut self, seat: Seat, frame: Rect) {
        let region = format!("seat-{}", seat.letter());
        self.begin(Area { id: region.clone(), region, group: None, seat: Some(seat), frame });
        let inside = frame.w - 8.0;
        self.money(seat, Rect::new(4.0, 24.0, 52.0, 26.0));
        self.influence(seat, Rect::new(59.0, 24.0, 44.0, 26.0));
        self.waiting(seat, Rect::new(106.0, 24.0, inside - 102.0, 26.0));
        for good in Good::ALL {
            let w = (inside - 6.0) / Good::COUNT as f32;
            let x = 4.0 + good.index() as f32 * (w + 2.0);
            self.warehouse(seat, *good, Rect::new(x, 53.0, w, 38.0));
        }
        self.portfolio(seat, Rect::new(4.0, 93.0, inside, 168.0));
        self.houses(seat, Rect::new(4.0, 264.0, inside, 47.0));
        let rubble = (inside / 2.0 - 1.0).min(140.0);
        self.rubble(seat, Rect::new(4.0, 314.0, rubble, 69.0));
        let beside = Rect::new(7.0 + rubble, 314.0, inside - rubble - 3.0, 33.0);
        self.sent(seat, beside);
        self.own_stores(seat, beside.moved(0.0, 36.0));
    }

    fn money(&mut self, seat: Seat, at: Rect) {
        let item = format!("{}-reis", seat.letter());
        self.place(&item, at, space(at.w, at.h));
        let count = self.public.people[seat].reis;
        let pen = Pen::new().icon("reis", 3.0, 4.0, 18.0).text(
            "figure",
            24.0,
            18.0,
            15.0,
            Anchor::Start,
            &count.to_string(),
        );
        let told = Saying::of("reis").with("seat", &seat);
        let node = self.a_piece("reis", &item, at).count(count).picture(pen);
        self.put(node.raised(told, "amount"));
    }

    /// The marker stands on the common track.
    fn influence(&mut self, seat: Seat, at: Rect) {
        let count = self.public.people[seat].influence;
        let shown = [Mark::number(count), Mark::Icon("influence")];
        let pen = marks(space(at.w, at.h), &shown, Rect::new(0.0, 0.0, at.w, at.h), 17.0);
        let item = format!("{}-influence", seat.letter());
        let told = Saying::of("influence").with("seat", &seat);
        let node = self.node(Layer::Place, item.as_str(), at).item(item).picture(pen);
        self.put(node.raised(told, "amount"));
    }

    /// Officials that stand on the board.
    fn waiting(&mut self, seat: Seat, at: Rect) {
        let item = format!("{}-official", seat.letter());
        self.place(&item, at, Pen::new().rect("li-office", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 4.0));
        let heap = Heap {
            kind: format!("official-{}", seat.letter()),
            count: self.public.people[seat].board,
            answers: Vec::new(),
            picture: &|size| Pen::new().piece("official", seat, 0.0, 0.0, size),
        };
        let (inside, count) = (at.inset(2.0), heap.count.into());
        let fits = |size: &f32| kit::rows(inside, (*size, *size), count).is_some();
        let size = [22.0, 19.0, 16.0].into_iter().find(fits).unwrap_or(16.0);
        self.heaps(&item, inside, size, &[heap]);
    }

    fn warehouse(&mut self, seat: Seat, good: Good, at: Rect) {
        let item = format!("{}-{}", seat.letter(), good.word());
        // Lacerda has no goods.
        let lacerda = self.public.is_lacerda(seat);
        let room = if lacerda { 0 } else { prices::warehouse(self.public, seat).into() };
        // Six of each fit, or eight that are smaller: five sets and a cellarer.
        let size = if room <= 6 { 18.0 } else { 13.5 };
        let inner = Rect::new(1.0, 1.0, at.w - 2.0, at.h - 2.0);
        let pen = space(at.w, at.h);
        let spots = kit::rows(inner, (size, size), room).unwrap_or_default();
        let pen = spots.iter().fold(pen, |pen, Rect { x, y, .. }| {
            pen.faint(&Pen::new().icon(good.word(), x + 0.5, y + 0.5, size - 1.0))
        });
        let node = self.node(Layer::Place, item.as_str(), at).item(item.as_str()).picture(pen);
        let node = [
            Saying::of("sell").with("good", &good),
            Saying::of("trade").with("good", &good),
            Saying::line(&Action::Give { good }),
            Saying::line(&Action::TakeGood { good }),
        ]
        .into_iter()
        .fold(node, Node::answer);
        let of = |kind| Saying::of(kind).with("seat", &seat).with("good", &good);
        let node = node.raised(of("gained"), "amount").lowered(of("lost"), Some("amount"));
        self.put(node.lowered(of("sold"), None).lowered(of("traded"), None));
        let count = self.public.people[seat].goods[good.index()];
        if spots.len() < usize::from(count) {
            let heap = Heap {
                kind: good.word().to_owned(),
                count,
                answers: Vec::new(),
                picture: &|size| Pen::new().icon(good.word(), 0.0, 0.0, size),
            };
            self.heaps(&item, inner.moved(at.x, at.y), size, &[heap]);
            return;
        }
        for (index, spot) in spots.into_iter().take(count.into()).enumerate() {
            let key = format!("{item}.{}.{index}", good.word());
            let node = self.node(Layer::Piece, key, spot.moved(at.x, at.y)).kind(good.word());
            let pen = Pen::new().icon(good.word(), 0.5, 0.5, size - 1.0);
            self.put(node.item(item.as_str()).picture(pen));
        }
    }

    /// Cards and ships in two rows below a tab with its name.
    fn portfolio(&mut self, seat: Seat, at: Rect) {
        const NAME: f32 = 14.0;
        let item = format!("{}-portfolio", seat.letter());
        let tab = format!(
            "M.5 {:.1}H{:.1}V{NAME}H{:.1}L{:.1} .5H{:.1}L{:.1} {NAME}H.5Z",
            at.h - 0.5,
            at.w - 0.5,
            at.w / 2.0 + 52.0,
            at.w / 2.0 + 44.0,
            at.w / 2.0 - 44.0,
            at.w / 2.0 - 52.0,
        );
        let pen = Pen::new().path("li-folder", &tab);
        let node = self.node(Layer::Place, item.as_str(), at).item(item).picture(pen);
        self.put(node.label(at.w / 2.0, 11.5, 12.0, 86.0));
        let inside = Rect::new(at.x + 2.0, at.y + NAME + 2.0, at.w - 4.0, at.h - NAME - 4.0);
        let top = (inside.h - 2.0) * 0.6;
        self.docks(seat, Rect { h: top, ..inside });
        let below = inside.moved(0.0, top + 2.0);
        self.benefits(seat, Rect { h: inside.h - top - 2.0, ..below });
    }

    /// The top row: noble cards, and ships below their docks.
    fn docks(&mut self, seat: Seat, at: Rect) {
        // Only Lacerda has a fourth dock.
        let lacerda = self.public.is_lacerda(seat);
        let top = self.public.people[seat].top;
        let slots = if lacerda { top.len() } else { Slot::TOPS.len() };
        let w = (at.w - 3.0 * (slots as f32 - 1.0)) / slots as f32;
        let first = Rect::new(at.x, at.y, w, at.h);
        for ((index, spot), top) in kit::across(first, 3.0, slots).enumerate().zip(top) {
            let item = format!("{}-top-{}", seat.letter(), index + 1);
            match top {
                None => self.free_slot(&item, seat, true, spot),
                Some(Top::Card(there)) => {
                    self.place(&item, spot, space(spot.w, spot.h));
                    let inside = spot.inset(2.0);
                    let pen = card(&self.public.printed, there, inside.w, inside.h);
                    self.piece(&format!("card-{}", there.word()), &item, inside, pen);
                }
                Some(Top::Ship(there)) => {
                    // Its number among the docks is how a sale names it.
                    let sold = Saying::of("sell").with("owner", &seat);
                    self.dock(&item, there, sold.with("slot", &(index as u8 + 1)), spot);
                }
            }
        }
    }

    /// An empty slot, and whether what is to be placed would take it: the first one of its row.
    fn free_slot(&mut self, item: &str, seat: Seat, top: bool, at: Rect) {
        let wanted = match self.public.tasks.top() {
            Some(Task::PlaceCard { seat, card }) => {
                Some((seat, self.public.printed.cards[card.index()].deck.noble().is_some()))
            }
            Some(Task::ShipSlot(seat)) => Some((seat, true)),
            _ => None,
        };
        let pen = space(at.w, at.h);
        // Lacerda has ships alone.
        let kept = match (top, self.public.is_lacerda(seat)) {
            (true, _) => Some("ship"),
            (false, false) => Some("treasury"),
            (false, true) => None,
        };
        let pen = kept.into_iter().fold(pen, |pen, kept| {
            let size = 0.45 * at.w.min(at.h);
            let (x, y) = ((at.w - size) / 2.0, (at.h - size) / 2.0);
            pen.faint(&Pen::new().icon(kept, x, y, size))
        });
        let node = self.node(Layer::Place, item, at).item(item).picture(pen);
        let person = &self.public.people[seat];
        let first = if top {
            person.top.iter().position(Option::is_none)
        } else {
            person.bottom.iter().position(Option::is_none)
        };
        let first = first.is_some_and(|first| item.ends_with(&(first + 1).to_string()));
        self.put(if first && wanted == Some((seat, top)) { node.thing(&Slot::Free) } else { node });
    }

    fn dock(&mut self, item: &str, there: Ship, sold: Saying, at: Rect) {
        let size = ((at.w - 4.0) / 4.0).min(19.0);
        let hull = usize::from(self.public.printed.ships[there.kind.index()].hull);
        let inner = Rect::new(2.0, 2.0, at.w - 4.0, 21.0);
        let spots = kit::rows(inner, (size, size), hull).unwrap_or_default();
        let pen = spots.iter().fold(space(at.w, at.h), |pen, spot| {
            pen.rect("li-quay", spot.x + 1.0, spot.y + 1.0, size - 2.0, size - 2.0, 3.0)
        });
        let node = self.node(Layer::Place, item, at).item(item).picture(pen);
        self.put(node.answer(sold));
        let inside = Rect::new(at.x + 2.0, at.y + 24.0, at.w - 4.0, at.h - 26.0);
        let pen = ship(&self.public.printed, there.kind, inside.w, inside.h, there.at_sea);
        // The kind it had in the shipyard, from where it has come.
        let node = self.a_piece(pictures::ship(there.kind), item, inside);
        self.put(node.picture(pen));
        let goods = Good::ALL.iter().zip(there.cargo);
        let goods = goods.flat_map(|(good, count)| (0..count).map(move |index| (*good, index)));
        for ((good, index), spot) in goods.zip(spots) {
            let key = format!("{item}.{}.{index}", good.word());
            // L5.2: crated, face down, once the ship has set sail.
            let icon = if there.at_sea { "crate" } else { good.word() };
            let pen = Pen::new().icon(icon, 1.5, 1.5, size - 3.0);
            let node = self.node(Layer::Piece, key, spot.moved(at.x, at.y)).kind(good.word());
            self.put(node.item(item).picture(pen));
        }
    }

    /// The bottom row: treasury cards.
    fn benefits(&mut self, seat: Seat, at: Rect) {
        let bottom = self.public.people[seat].bottom;
        let w = (at.w - 6.0) / bottom.len() as f32;
        let first = Rect::new(at.x, at.y, w, at.h);
        for ((index, spot), there) in kit::across(first, 3.0, bottom.len()).enumerate().zip(bottom)
        {
            let item = format!("{}-bottom-{}", seat.letter(), index + 1);
            let Some(there) = there else {
                self.free_slot(&item, seat, false, spot);
                continue;
            };
            self.place(&item, spot, space(spot.w, spot.h));
            let inside = spot.inset(1.0);
            let pen = card(&self.public.printed, there, inside.w, inside.h);
            self.piece(&format!("card-{}", there.word()), &item, inside, pen);
        }
    }

    /// Houses still to be built; where one has left the board, its benefit holds.
    fn houses(&mut self, seat: Seat, at: Rect) {
        const SIZE: f32 = 25.0;
        let all = self.public.printed.start.houses;
        let count: u8 = all.iter().sum();
        let wide = (at.w - 6.0) / f32::from(count);
        let mut x = at.x;
        for (group, all) in Houses::ALL.iter().zip(all) {
            let place = Rect::new(x, at.y, wide * f32::from(all), at.h);
            x += place.w + 3.0;
            let item = format!("{}-houses-{}", seat.letter(), group.word());
            let spots: Vec<Rect> =
                kit::across(Rect::new(0.0, 2.0, wide, SIZE), 0.0, all.into()).collect();
            let built = self.public.people[seat].houses[group.index()];
            let left = spots.iter().take(built.into());
            let pen = left.fold(space(place.w, place.h), |pen, spot| {
                pen.rect("li-lot", spot.x + (wide - SIZE) / 2.0 + 2.0, 6.0, SIZE - 4.0, 19.0, 2.0)
            });
            let pen = hints(*group).into_iter().fold(pen, |pen, hint| hint.put(pen, wide, built));
            self.place(&item, place, pen);
            for (index, spot) in spots.into_iter().enumerate().skip(built.into()) {
                let kind = format!("house-{}", seat.letter());
                let spot = Rect::new(spot.x + (wide - SIZE) / 2.0, spot.y, SIZE, SIZE);
                let spot = spot.moved(place.x, place.y);
                let node = self.node(Layer::Piece, format!("{item}.{kind}.{index}"), spot);
                let pen = Pen::new().piece("house", seat, 0.0, 0.0, SIZE);
                self.put(node.kind(kind).item(item.as_str()).picture(pen));
            }
        }
    }

    /// Five sets of three cubes, each with its marker until it is complete.
    fn rubble(&mut self, seat: Seat, at: Rect) {
        let item = format!("{}-rubble", seat.letter());
        let person = self.public.people[seat];
        if self.public.is_lacerda(seat) {
            self.place(&item, at, space(at.w, at.h));
            let rubble = Rubble { counts: person.cubes, asked: None };
            self.cubes(&item, at.inset(3.0), 16.0, rubble);
            return;
        }
        let kept = self.public.printed.figures.cubes_kept;
        let wide = (at.w - 4.0) / f32::from(kept);
        let spot = |set: u8, row: usize| {
            let x = 2.0 + f32::from(set) * wide + (wide - 16.0) / 2.0;
            Rect::new(x, 2.0 + row as f32 * 16.6, 16.0, 16.0)
        };
        let mut pen = space(at.w, at.h);
        for (row, cube) in Cube::ALL.iter().enumerate() {
            for set in person.cubes[cube.index()]..kept {
                let Rect { x, y, .. } = spot(set, row + 1);
                pen = pen.rect("li-lot", x + 1.5, y + 1.5, 13.0, 13.0, 2.0);
            }
        }
        // L0.2: what a complete set adds to the capacity.
        for set in 0..person.sets() {
            let Rect { x, .. } = spot(set, 0);
            pen = pen.text("figure", x + 8.0, 15.0, 12.0, Anchor::Middle, "+1");
        }
        self.place(&item, at, pen);
        for set in person.sets()..kept {
            let kind = format!("marker-{}", seat.letter());
            let at = spot(set, 0).moved(at.x, at.y);
            let node = self.node(Layer::Piece, format!("{item}.{kind}.{set}"), at).kind(kind);
            self.put(node.item(item.as_str()).picture(Pen::new().seat(seat, 1.5, 1.5, 13.0)));
        }
        for (row, cube) in Cube::ALL.iter().enumerate() {
            let kind = pictures::cube(*cube);
            for set in 0..person.cubes[cube.index()] {
                let at = spot(set, row + 1).moved(at.x, at.y);
                let node = self.node(Layer::Piece, format!("{item}.{kind}.{set}"), at).kind(kind);
                self.put(node.item(item.as_str()).picture(Pen::new().icon(kind, 0.5, 0.5, 15.0)));
            }
        }
    }

    /// How many officials stand with each noble; they themselves stand at the court.
    fn sent(&mut self, seat: Seat, at: Rect) {
        let person = &self.public.people[seat];
        let wide = at.w / Noble::COUNT as f32;
        let pen = Noble::ALL.iter().fold(space(at.w, at.h), |pen, noble| {
            let index = noble.index();
            let out = person.office[index] + person.plaza[index];
            let shown = [Mark::Icon(noble.word()), Mark::number(out)];
            marks(pen, &shown, Rect::new(index as f32 * wide, 0.0, wide, at.h), 17.0)
        });
        self.place(&format!("{}-officials", seat.letter()), at, pen);
    }

    /// How many stores of each kind; they themselves stand downtown.
    fn own_stores(&mut self, seat: Seat, at: Rect) {
        const SIGN: f32 = 20.0;
        let wide = (at.w - SIGN) / Good::COUNT as f32;
        let counts = Good::ALL.iter().zip(self.public.stores_by_street(seat));
        let pen = space(at.w, at.h).icon("store", 3.0, (at.h - 16.0) / 2.0, 16.0);
        let pen = counts.fold(pen, |pen, (good, count)| {
            let shown = [Mark::Icon(good.word()), Mark::number(count)];
            let x = SIGN + good.index() as f32 * wide;
            marks(pen, &shown, Rect::new(x, 0.0, wide, at.h), 13.0)
        });
        self.place(&format!("{}-stores", seat.letter()), at, pen);
    }
}

/// What built houses bring, below the houses that bring it.
struct Hint {
    /// The part of the row of houses that it stands below, in houses.
    below: (f32, f32),
    /// With how many houses built it holds.
    holds: std::ops::RangeInclusive<u8>,
    shown: Vec<Mark>,
}

impl Hint {
    fn put(self, pen: Pen, wide: f32, built: u8) -> Pen {
        let (from, to) = self.below;
        let at = Rect::new(from * wide + 1.5, 28.5, (to - from) * wide - 3.0, 17.0);
        let class = if self.holds.contains(&built) { "li-holds" } else { "li-step" };
        marks(pen.rect(class, at.x, at.y, at.w, at.h, 3.0), &self.shown, at, 12.0)
    }
}

/// Where the hint of the third house begins: all kinds of goods need more room than a house.
const THIRD: f32 = 1.75;

/// L7.9.
fn hints(group: Houses) -> Vec<Hint> {
    let text = |text: &str| Mark::Text(text.to_owned());
    let icon = Mark::Icon;
    let hint = |below, holds, shown| Hint { below, holds, shown };
    match group {
        Houses::Left => {
            vec![hint((0.0, 2.0), 2..=2, vec![icon("reis"), text("="), icon("influence")])]
        }
        Houses::Middle => vec![
            hint((0.0, THIRD), 1..=2, vec![icon("ship"), text("−1"), icon("good")]),
            hint((THIRD, 3.0), 3..=3, vec![text("0"), icon("good")]),
        ],
        Houses::Right => vec![
            hint((0.0, THIRD), 1..=2, vec![icon("produce"), text("+1"), icon("good")]),
            hint((THIRD, 3.0), 3..=3, vec![text("+1"), Mark::Kinds]),
        ],
    }
}
