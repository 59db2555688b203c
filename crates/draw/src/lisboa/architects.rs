//! The two architects: the building at hand, the next one, their stacks and their plans.

use super::pictures::{self, badge, building, space};
use super::table::Table;
use crate::scene::{Rect, Saying};
use crate::{Anchor, Pen};
use ::lisboa::Action;
use ::lisboa::names::Architect;
use kernel::Seat;

const CELL: (f32, f32) = (86.0, 76.0);

impl Table<'_> {
    pub(super) fn architects(&mut self, frame: Rect) {
        self.area("architects", frame);
        let high = (frame.h - 28.0) / 2.0;
        for (architect, y) in Architect::ALL.iter().zip([24.0, 26.0 + high]) {
            self.architect(*architect, Rect::new(4.0, y, frame.w - 8.0, high));
        }
    }

    fn architect(&mut self, architect: Architect, at: Rect) {
        let here = architect.index();
        let word = architect.word();
        let pen = Pen::new().rect("li-desk", 0.5, 0.5, at.w - 1.0, at.h - 1.0, 5.0).rect(
            &pictures::made_by(architect),
            3.0,
            4.0,
            12.0,
            at.h - 8.0,
            4.0,
        );
        self.place(&format!("architect-{word}"), at, pen);
        let cell = |index: usize| {
            let x = at.x + 21.0 + index as f32 * (CELL.0 + 5.0);
            Rect::new(x, at.y + (at.h - CELL.1) / 2.0, CELL.0, CELL.1)
        };
        let faces = [("available", self.public.available[here]), ("next", self.public.next[here])];
        for (index, (what, tile)) in faces.into_iter().enumerate() {
            let item = format!("architect-{word}-{what}");
            self.place(&item, cell(index), space(CELL.0, CELL.1));
            let Some(tile) = tile else { continue };
            // The one at hand is larger than the one to come.
            let inside = cell(index).inset(if index == 0 { 3.0 } else { 11.0 });
            let printed = &self.public.printed;
            let colours = printed.colours(tile, architect);
            let facade = printed.facade(tile, architect);
            let kind = format!("building-{word}-{}", facade.word());
            self.piece(&kind, &item, inside, building(colours, architect, inside.w, inside.h));
        }
        self.building_stack(architect, cell(2));
        self.plan_stack(architect, cell(3));
    }

    fn building_stack(&mut self, architect: Architect, at: Rect) {
        let item = format!("architect-{}-stack", architect.word());
        self.place(&item, at, space(at.w, at.h));
        let left = self.public.stack_left[architect.index()];
        if left == 0 {
            return;
        }
        let inside = at.inset(11.0);
        let pen = Pen::new()
            .rect(&pictures::made_by(architect), 0.5, 0.5, inside.w - 1.0, inside.h - 1.0, 4.0)
            .tiled("band", Rect::new(3.0, 3.0, inside.w - 6.0, inside.h - 6.0), 16.0);
        let pen = badge(pen, inside.w / 2.0, inside.h / 2.0, left);
        let node = self.a_piece("building-back", &item, inside).count(left);
        self.put(node.picture(pen));
    }

    fn plan_stack(&mut self, architect: Architect, at: Rect) {
        let item = format!("architect-{}-plan", architect.word());
        self.place(&item, at, space(at.w, at.h));
        let Some(officials) = self.public.top_plan(architect) else { return };
        let taken = usize::from(self.public.plans_taken[architect.index()]);
        let left = (self.public.printed.plans.len() - taken) as u16;
        let inside = at.inset(3.0);
        let pen = plan(architect, officials, inside.w, inside.h);
        let pen = badge(pen, inside.w - 12.0, 12.0, left);
        let kind = format!("plan-{}-{officials}", architect.word());
        let node = self.a_piece(&kind, &item, inside).count(left);
        let node = node.answer(Saying::line(&Action::Plan { architect }));
        self.put(node.picture(pen));
    }

    /// Plans that somebody has, one piece for those that are alike.
    pub(super) fn plans(&mut self, seat: Seat, what: &str, at: Rect) {
        let item = format!("{}-plans-{what}", seat.letter());
        let done = what == "done";
        let icon = if done { "done" } else { "plan" };
        let pen = space(at.w, at.h).icon(icon, 2.0, (at.h - 16.0) / 2.0, 16.0);
        self.place(&item, at, pen);
        let person = &self.public.people[seat];
        let plans = if done { &person.done } else { &person.open };
        let mut room = crate::kit::across(Rect::new(at.x + 20.0, at.y + 3.0, 20.0, 30.0), 1.0, 6);
        for architect in Architect::ALL {
            for (officials, count) in plans[architect.index()].iter().enumerate() {
                if *count == 0 {
                    continue;
                }
                // A plan has one of three numbers, so there are six kinds at most.
                let Some(inside) = room.next() else { return };
                let kind = format!("plan-{}-{officials}", architect.word());
                let pen = little_plan(*architect, officials, *count);
                let node = self.a_piece(&kind, &item, inside).count(*count);
                let used = Action::UsePlan { architect: *architect, officials: officials as u8 };
                let node = if done { node } else { node.answer(Saying::line(&used)) };
                self.put(node.picture(pen));
            }
        }
    }
}

fn plan(architect: Architect, officials: u8, w: f32, h: f32) -> Pen {
    Pen::new()
        .rect(&pictures::made_by(architect), 0.5, 0.5, w - 1.0, h - 1.0, 4.0)
        .rect("li-paper", 3.0, 3.0, w - 6.0, h - 6.0, 2.0)
        .icon("plan", w / 2.0 - 15.0, 16.0, 30.0)
        .text("figure", w / 2.0 - 2.0, h - 13.0, 15.0, Anchor::End, &officials.to_string())
        .icon("official", w / 2.0, h - 27.0, 18.0)
}

fn little_plan(architect: Architect, officials: usize, count: u8) -> Pen {
    let pen = Pen::new()
        .rect(&pictures::made_by(architect), 0.5, 0.5, 19.0, 29.0, 3.0)
        .rect("li-paper", 2.5, 2.5, 15.0, 25.0, 1.5)
        .text("figure", 10.0, 14.0, 13.0, Anchor::Middle, &officials.to_string());
    if count > 1 {
        pen.text("figure-soft", 10.0, 26.0, 12.0, Anchor::Middle, &format!("×{count}"))
    } else {
        pen.icon("official", 4.5, 15.5, 11.0)
    }
}
