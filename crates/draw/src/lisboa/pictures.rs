//! What cards and tiles look like: icons and figures, read from the components.

mod building;
mod card;
mod clergy;
mod decree;
mod marks;

pub(super) use building::building;
pub(super) use card::{back, card};
pub(super) use clergy::clergy;
pub(super) use decree::{decree, decree_chip};
pub(super) use marks::{Mark, effect, marks};

use crate::{Anchor, Pen};
use ::lisboa::names::{Architect, Cube, Era, ShipKind, Street};

pub(super) const fn cube(cube: Cube) -> &'static str {
    match cube {
        Cube::Brown => "cube-brown",
        Cube::Red => "cube-red",
        Cube::Blue => "cube-blue",
    }
}

pub(super) const fn ship(kind: ShipKind) -> &'static str {
    match kind {
        ShipKind::Blue => "ship-blue",
        ShipKind::Red => "ship-red",
        ShipKind::Purple => "ship-purple",
        ShipKind::Brown => "ship-brown",
    }
}

/// The class of what is filled with the colour of a street.
pub(super) const fn street(street: Street) -> &'static str {
    match street {
        Street::Yellow => "li-yellow",
        Street::Pink => "li-pink",
        Street::Brown => "li-brown",
        Street::Blue => "li-blue",
    }
}

/// The same with an outline: yellow and pink alone are too pale on paper.
pub(super) fn framed(of: Street) -> String {
    format!("{} l-ink", street(of))
}

pub(super) const fn architect(architect: Architect) -> &'static str {
    match architect {
        Architect::Blue => "li-architect-blue",
        Architect::Green => "li-architect-green",
    }
}

/// The frame of what an architect made, with an outline that is seen in the dark too.
pub(super) fn made_by(of: Architect) -> String {
    format!("{} l-ink", architect(of))
}

pub(super) const fn era(era: Era) -> &'static str {
    match era {
        Era::Blue => "li-era-blue",
        Era::Red => "li-era-red",
        Era::Purple => "li-era-purple",
        Era::Brown => "li-era-brown",
    }
}

/// A picture with a number to its right.
pub(super) fn numbered(picture: Pen, size: f32, count: impl Into<u16>) -> Pen {
    let count: u16 = count.into();
    picture.text("figure", size + 0.5, size / 2.0 + 4.5, 13.0, Anchor::Start, &count.to_string())
}

/// A number on a disc, around its middle.
pub(super) fn badge(pen: Pen, x: f32, y: f32, count: impl Into<u16>) -> Pen {
    let count: u16 = count.into();
    pen.circle("f-raised l-ink", x, y, 9.0).text(
        "figure",
        x,
        y + 4.5,
        13.0,
        Anchor::Middle,
        &count.to_string(),
    )
}

/// An empty space of the board.
pub(super) fn space(w: f32, h: f32) -> Pen {
    Pen::new().rect("li-space", 0.5, 0.5, w - 1.0, h - 1.0, 4.0)
}

/// With its sign, unless it is nothing.
pub(super) fn signed_or_zero(number: i32) -> String {
    if number == 0 { "0".to_owned() } else { marks::signed(number) }
}
