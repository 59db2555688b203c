//! Icons and figures in a line, as they stand on cards, lands and tiles.

use crate::scene::Rect;
use crate::{Anchor, Pen};
use ::lisboa::effects::{Effect, Part};
use ::lisboa::names::Street;

#[derive(Clone, Debug)]
pub(crate) enum Mark {
    Icon(&'static str),
    Text(String),
    /// A spot filled as a class says.
    Spot(&'static str),
    /// All kinds of goods.
    Kinds,
}

impl Mark {
    pub(crate) fn number(number: impl Into<i32>) -> Self {
        Self::Text(number.into().to_string())
    }

    /// With its sign: what is added or taken.
    pub(crate) fn signed(number: i32) -> Self {
        Self::Text(signed(number))
    }

    fn width(&self, size: f32) -> f32 {
        match self {
            Self::Icon(_) | Self::Kinds => size,
            Self::Text(text) => text.chars().count() as f32 * letters(size) * 0.54 + 1.0,
            Self::Spot(_) => size * 0.7,
        }
    }
}

/// The size of text beside icons; it can still be read where all of the board is a little smaller.
const LEAST: f32 = 12.0;

fn letters(icon: f32) -> f32 {
    (icon * 0.8).clamp(LEAST, 16.0)
}

pub(crate) fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

/// Rather than icons as small as this, two lines.
const TOO_SMALL: f32 = 16.5;

/// Draws marks in the middle of a rectangle: in a line, or below each other where that is too wide.
pub(crate) fn marks(pen: Pen, marks: &[Mark], inside: Rect, size: f32) -> Pen {
    let width: f32 = marks.iter().map(|mark| mark.width(size)).sum();
    if width <= inside.w {
        let mut x = inside.x + (inside.w - width) / 2.0;
        let middle = inside.y + inside.h / 2.0;
        return marks.iter().fold(pen, |pen, mark| {
            let left = x;
            x += mark.width(size);
            one(pen, mark, left, middle, size)
        });
    }
    // A little smaller, if that is enough, or in two lines.
    let smaller = size * inside.w / width;
    if smaller >= TOO_SMALL {
        return self::marks(pen, marks, inside, smaller - 0.5);
    }
    let (above, below) = marks.split_at(marks.len() / 2);
    if above.is_empty() {
        let size = size * inside.w / width;
        return below
            .iter()
            .fold(pen, |pen, mark| one(pen, mark, inside.x, inside.y + inside.h / 2.0, size));
    }
    let half = Rect { h: inside.h / 2.0, ..inside };
    let pen = self::marks(pen, above, half, size.min(half.h));
    self::marks(pen, below, half.moved(0.0, half.h), size.min(half.h))
}

fn one(pen: Pen, mark: &Mark, left: f32, middle: f32, size: f32) -> Pen {
    let width = mark.width(size);
    match mark {
        Mark::Icon(name) => pen.icon(name, left, middle - size / 2.0, size),
        Mark::Text(text) => {
            let letters = letters(size);
            let (x, y) = (left + width / 2.0, middle + letters * 0.35);
            pen.text("figure", x, y, letters, Anchor::Middle, text)
        }
        Mark::Kinds => Street::ALL.iter().fold(pen, |pen, of| {
            let (side, index) = (size / 2.0, of.index());
            let x = left + (index % 2) as f32 * side + 0.5;
            let y = middle - side + (index / 2) as f32 * side + 0.5;
            pen.rect(&super::framed(*of), x, y, side - 1.0, side - 1.0, 1.0)
        }),
        Mark::Spot(class) => {
            let side = size * 0.6;
            let x = left + (width - side) / 2.0;
            pen.rect(&format!("{class} l-ink"), x, middle - side / 2.0, side, side, 2.0)
        }
    }
}

/// A reward, a penalty or an event.
pub(crate) fn effect(effect: Effect) -> Vec<Mark> {
    effect.into_iter().flatten().flat_map(part).collect()
}

fn part(part: Part) -> Vec<Mark> {
    let icon = Mark::Icon;
    let some = |count: u8, name| match count {
        1 => vec![icon(name)],
        _ => vec![Mark::number(count), icon(name)],
    };
    let figure = |count: u8, name| vec![Mark::number(count), icon(name)];
    let loss = |count: u8, name| vec![Mark::signed(-i32::from(count)), icon(name)];
    match part {
        Part::Good { good, count } => some(count, good.word()),
        Part::Reis(count) => figure(count, "reis"),
        Part::Wigs(count) => figure(count, "wigs"),
        Part::GainInfluence => vec![icon("influence")],
        Part::Recruit(count) => figure(count, "official"),
        Part::Plan => vec![icon("plan")],
        Part::Favour => vec![icon("favour")],
        Part::Produce => vec![icon("produce")],
        Part::Cardinal { steps, exactly } => {
            let most =
                if exactly || steps < 2 { steps.to_string() } else { format!("1–{steps}") };
            vec![Mark::Text(most), icon("cardinal")]
        }
        Part::PileCube => vec![icon("pile")],
        Part::GoodsOfChoice(count) => figure(count, "good"),
        Part::Ship => vec![icon("ship")],
        Part::Store => vec![icon("store")],
        Part::Decree => vec![icon("decree")],
        Part::PublicBuilding => vec![icon("building")],
        Part::StateActions(count) => figure(count, "state-action"),
        Part::LoseOfficials(count) => loss(count, "official"),
        Part::LoseReis(count) => loss(count, "reis"),
        Part::LoseWigs(count) => loss(count, "wigs"),
        Part::LoseGoods(count) => loss(count, "good"),
        Part::LoseFavour => loss(1, "favour"),
        Part::LoseClergy => loss(1, "clergy"),
    }
}
