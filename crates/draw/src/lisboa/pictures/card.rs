//! Political cards: whose they are, their influence, reward or event, and the benefit at their foot.

use super::{Mark, effect, era, marks};
use crate::scene::Rect;
use crate::{Anchor, Pen};
use ::lisboa::Components;
use ::lisboa::effects::Benefit;
use ::lisboa::names::{Card, Era};

/// A card face up.
pub(crate) fn card(printed: &Components, card: Card, w: f32, h: f32) -> Pen {
    const HEAD: f32 = 25.0;
    const FOOT: f32 = 20.0;
    /// Where there is no more height than this, the reward stands beside the deck.
    const LOW: f32 = 70.0;
    let row = &printed.cards[card.index()];
    let pen = Pen::new()
        .rect("li-card", 0.5, 0.5, w - 1.0, h - 1.0, 4.0)
        .rect(era(row.era), 2.0, 2.0, w - 4.0, 5.0, 2.0)
        .icon(row.deck.word(), 3.0, 8.0, 18.0);
    let pen = if row.influence > 0 {
        pen.text("figure", w - 17.0, 21.5, 14.0, Anchor::End, &row.influence.to_string()).icon(
            "influence",
            w - 16.0,
            10.0,
            13.0,
        )
    } else {
        pen
    };
    let foot = if row.benefit.is_some() { FOOT } else { 0.0 };
    let inside = if h < LOW && row.influence == 0 {
        Rect::new(23.0, 8.0, w - 26.0, h - foot - 11.0)
    } else {
        Rect::new(3.0, HEAD, w - 6.0, h - HEAD - foot - 3.0)
    };
    let size: f32 = if w > 60.0 { 32.0 } else { 25.0 };
    let pen = marks(pen, &effect(row.effect), inside, size.min(inside.h));
    let Some(benefit) = row.benefit else { return pen };
    let pen = pen.rect("li-benefit", 2.0, h - FOOT - 1.5, w - 4.0, FOOT, 2.0);
    let foot = Rect::new(2.0, h - FOOT - 1.5, w - 4.0, FOOT);
    marks(pen, &lasting(benefit), foot, 14.0)
}

fn lasting(benefit: Benefit) -> Vec<Mark> {
    let less = |count: u8| Mark::signed(-i32::from(count));
    match benefit {
        Benefit::Payment(count) => vec![less(count), Mark::Icon("reis")],
        Benefit::Sale(count) => vec![Mark::Icon("good"), Mark::signed(count.into())],
        Benefit::Land(count) => vec![Mark::Icon("land"), less(count)],
        Benefit::Hiring(count) => vec![Mark::Icon("official"), less(count)],
    }
}

/// Cards face down.
pub(crate) fn back(years: Option<Era>, w: f32, h: f32) -> Pen {
    Pen::new().rect(years.map_or("li-card", era), 0.5, 0.5, w - 1.0, h - 1.0, 4.0).tiled(
        "band",
        Rect::new(4.0, 4.0, w - 8.0, h - 8.0),
        13.0,
    )
}
