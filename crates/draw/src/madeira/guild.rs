//! The guild board: rows of dice and requests, and the turn-order column at its side.

use super::pieces::{die, disc, kind};
use super::tiles::{pennant, priced, request};
use super::{Board, ROMAN, Sheet, id, layout};
use crate::{Anchor, Pen, Rect, Saying};
use ::madeira::Action;
use ::madeira::names::{PassGain, Phase, Rank, Request, Row};
use kernel::Seat;

const TOP: f32 = 24.0;
/// The highest a row becomes where there are few.
const HIGHEST: f32 = 92.0;
const DISC: f32 = 24.0;
const DIE: f32 = 19.0;
/// A request.
const TILE: (f32, f32) = (31.0, 44.0);
const COLUMN: f32 = 64.0;

impl Board<'_> {
    pub(super) fn draw_guild(&mut self) {
        let sheet = self.sheet("guild", "guild", None, layout::GUILD);
        let rows = self.public.seats();
        let height = ((layout::GUILD.h - TOP - 4.0) / rows as f32).min(HIGHEST);
        for (at, (&row, &rank)) in Row::ALL.iter().zip(Rank::ALL).take(rows).enumerate() {
            let y = TOP + at as f32 * height;
            self.draw_row(&sheet, row, y, height - 3.0);
            self.draw_rank(&sheet, rank, y, height - 3.0);
        }
        // Fewer players have a smaller board; tiles fill the rest.
        let rest = TOP + rows as f32 * height;
        let (w, h) = (layout::GUILD.w - 8.0, layout::GUILD.h - 4.0 - rest);
        if h > 16.0 {
            let tiles = Pen::new().tiled("ma-tiles", Rect::new(0.0, 0.0, w, h), 16.0);
            self.ground(&sheet, "tiles", sheet.at(4.0, rest, w, h), tiles);
        }
    }

    fn draw_row(&mut self, sheet: &Sheet, row: Row, y: f32, h: f32) {
        let here = row.index();
        let item = id("row", &row);
        let w = layout::GUILD.w - COLUMN - 10.0;
        let back = Pen::new().rect("f-raised l-line", 0.5, 0.5, w - 1.0, h - 1.0, 5.0).text(
            "figure",
            15.0,
            h / 2.0 - 10.0,
            14.0,
            Anchor::Middle,
            ROMAN[here],
        );
        self.place(sheet, item.clone(), sheet.at(4.0, y, w, h), back);
        let middle = y + h / 2.0;

        let slot = sheet.at(7.0, middle - 3.0, DISC, DISC);
        let taken = format!("{item}-taken");
        self.place(sheet, taken.clone(), slot, Pen::new().circle("ma-slot", 12.0, 12.0, 11.0));
        if let Some(seat) = self.public.row_taken[here]
            && self.on_row(seat)
        {
            let pen = disc(seat, 22.0);
            self.single(sheet, &taken, &kind("disc", seat), slot, 22.0, pen);
        }

        let guilds = self.printed().row_guilds[self.public.table()][here];
        let shown: Vec<_> = guilds.into_iter().flatten().collect();
        let frame = sheet.at(31.0, middle - 28.0, 20.0, 56.0);
        let each = 56.0 / shown.len().max(1) as f32;
        let high = each.min(34.0);
        let guilds = format!("{item}-guilds");
        self.place(sheet, guilds.clone(), frame, Pen::new());
        for (at, &guild) in shown.iter().enumerate() {
            let y = (each - high) / 2.0 + at as f32 * each;
            let frame = Rect::new(frame.x + 1.0, frame.y + y, 18.0, high - 3.0);
            let pen = pennant(guild, 18.0, high - 3.0);
            // Asked for a guild is who lies on the row.
            let own = self.view.own.is_some_and(|(seat, _)| self.person(seat).row == Some(row));
            let answer = own.then(|| Saying::line(&Action::Guild { guild }));
            self.part(sheet, &guilds, guild.word(), answer, frame, pen);
        }

        let dice = format!("{item}-dice");
        let frame = sheet.at(53.0, middle - 29.5, DIE + 2.0, 59.0);
        let slots = (0..3).fold(Pen::new(), |pen, at| {
            let y = at as f32 * 20.0;
            let pen = pen.rect("ma-slot", 1.0, y, DIE, DIE, 4.0);
            pen.faint(&Pen::new().other(&die(false, 0, DIE), 1.0, y))
        });
        self.place(sheet, dice.clone(), frame, slots);
        for (at, face) in self.public.row_dice[here].into_iter().enumerate() {
            if face > 0 {
                let frame = Rect::new(frame.x + 1.0, frame.y + at as f32 * 20.0, DIE, DIE);
                let kind = format!("die-{face}");
                self.piece(sheet, &dice, (&kind, at), frame, die(false, face, DIE));
            }
        }

        for (at, &wanted) in Request::ALL.iter().enumerate() {
            let (tile_w, tile_h) = TILE;
            let frame =
                sheet.at(78.0 + at as f32 * (tile_w + 1.0), middle - tile_h / 2.0, tile_w, tile_h);
            let item = format!("{item}-{}", wanted.word());
            let count = self.public.row_requests[here][wanted.index()];
            // Who has just chosen the row takes one from it.
            let own = self.view.own.is_some_and(|(seat, _)| self.person(seat).row == Some(row));
            let answer = own.then(|| Saying::line(&Action::Request { request: wanted }));
            self.request_slot(sheet, &item, wanted, count, frame, answer);
        }
    }

    /// A place for requests of one kind, with as many as there are.
    pub(super) fn request_slot(
        &mut self,
        sheet: &Sheet,
        item: &str,
        wanted: Request,
        count: u8,
        frame: Rect,
        answer: Option<Saying>,
    ) {
        let Rect { w, h, .. } = frame;
        let slot = Pen::new().rect("ma-slot", 0.5, 0.5, w - 1.0, h - 1.0, 3.0);
        self.place(sheet, item, frame, slot.faint(&request(wanted, 1, w, h)));
        if count == 0 {
            return;
        }
        let kind = id("request", &wanted);
        let mut pen = request(wanted, count, w, h);
        if count > 1 {
            pen = pen.circle("ma-badge", w - 8.0, h - 8.5, 7.5).text(
                "ma-badge-figure",
                w - 8.0,
                h - 4.3,
                12.0,
                Anchor::Middle,
                &count.to_string(),
            );
        }
        let node = self.piece(sheet, item, (&kind, 0), frame, pen);
        node.count = count.into();
        node.answers.extend(answer);
    }

    fn draw_rank(&mut self, sheet: &Sheet, rank: Rank, y: f32, h: f32) {
        let here = rank.index();
        let item = id("rank", &rank);
        let x = layout::GUILD.w - COLUMN - 4.0;
        let back = Pen::new()
            .rect("ma-order l-edge", 0.5, 0.5, COLUMN - 1.0, h - 1.0, 5.0)
            .text("figure", 16.0, h / 2.0 - 10.0, 14.0, Anchor::Middle, ROMAN[here])
            .circle("ma-slot", 16.0, h / 2.0 + 9.0, 12.0);
        self.place(sheet, item.clone(), sheet.at(x, y, COLUMN, h), back);
        // Whoever has passed lies there by choice; else the column shows the order that holds.
        let passed = self.public.ranks[here];
        let waits = Some(self.public.order[here]);
        let waits = waits.filter(|seat| !self.on_row(*seat) && !self.has_passed(*seat));
        if let Some(seat) = passed.or(waits) {
            let slot = sheet.at(x + 4.0, y + h / 2.0 - 3.0, DISC, DISC);
            let item = if passed.is_some() { &item } else { "order" };
            self.single(sheet, item, &kind("disc", seat), slot, 22.0, disc(seat, 22.0));
        }
        let printed = self.printed();
        let row = printed.ranks[self.public.table()][here];
        let gains: Vec<PassGain> = PassGain::ALL
            .iter()
            .copied()
            .filter(|gain| *gain == PassGain::Reis || row.gains[gain.index()])
            .collect();
        let step = 18.0;
        let first = y + (h - step * gains.len() as f32) / 2.0;
        for (at, gain) in gains.into_iter().enumerate() {
            // One of them.
            let pen = if at > 0 {
                Pen::new().line("ma-rule", (1.0, 0.0), (COLUMN - 34.0, 0.0))
            } else {
                Pen::new()
            };
            let pen = match gain {
                PassGain::Reis => priced(pen, "reis", row.reis, 1.0, 1.0, 15.0),
                PassGain::City => {
                    let points = printed.rank_city_points.to_string();
                    pen.icon("city", 0.0, 2.5, 13.5).icon("points", 14.0, 3.0, 12.5).text(
                        "figure",
                        27.5,
                        13.5,
                        12.0,
                        Anchor::Start,
                        &points,
                    )
                }
                PassGain::Guard => pen.icon("guard", 1.0, 1.0, 15.0),
                PassGain::Ship => pen.icon("ship", 1.0, 1.0, 15.0),
            };
            let frame = sheet.at(x + 28.0, first + at as f32 * step, COLUMN - 29.0, step);
            let answer = Saying::line(&Action::Pass { rank, gain });
            self.part(sheet, &item, gain.word(), Some(answer), frame, pen);
        }
    }

    fn has_passed(&self, seat: Seat) -> bool {
        self.public.ranks.contains(&Some(seat))
    }

    /// From choosing a row until passing, a player's disc lies on it.
    fn on_row(&self, seat: Seat) -> bool {
        matches!(self.public.phase, Phase::Preparation | Phase::Characters)
            && self.public.row_taken.contains(&Some(seat))
            && !self.has_passed(seat)
    }
}
