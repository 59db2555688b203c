//! Clergy tiles: what they do while they are held, and the wigs on their backs.

use super::{Mark, marks};
use crate::Pen;
use crate::scene::Rect;
use ::lisboa::Components;
use ::lisboa::names::Clergy;

pub(crate) fn clergy(printed: &Components, tile: Clergy, side: f32) -> Pen {
    let pen = Pen::new().rect("li-clergy", 0.5, 0.5, side - 1.0, side - 1.0, 6.0);
    let above = Rect::new(3.0, 3.0, side - 6.0, side - 22.0);
    let below = Rect::new(3.0, side - 19.0, side - 6.0, 16.0);
    let size = if side > 60.0 { 25.0 } else { 21.0 };
    let pen = marks(pen, &does(printed, tile), above, size);
    let wigs = printed.clergy[tile.index()].wigs;
    let back = [Mark::number(wigs), Mark::Icon("wigs")];
    marks(pen.line("l-line", (6.0, side - 20.0), (side - 6.0, side - 20.0)), &back, below, 14.0)
}

fn does(printed: &Components, tile: Clergy) -> Vec<Mark> {
    let amount = i32::from(printed.figures.clergy[tile.index()]);
    let icon = Mark::Icon;
    let less = |name| vec![Mark::signed(-amount), icon(name)];
    let more = |name| vec![Mark::signed(amount), icon(name)];
    let for_each = |what, brings| vec![icon(what), Mark::signed(amount), icon(brings)];
    match tile {
        Clergy::Surveyor => less("land"),
        Clergy::Mason => vec![icon("cube-brown"), Mark::number(amount), icon("reis")],
        Clergy::Almoner => less("plan"),
        Clergy::Clerk => less("official"),
        Clergy::Chaplain => less("influence"),
        Clergy::BuildersConfessor => vec![icon("builder"), Mark::signed(-amount)],
        Clergy::MinistersConfessor => vec![icon("marquis"), Mark::signed(-amount)],
        Clergy::RoyalConfessor => vec![icon("king"), Mark::signed(-amount)],
        Clergy::Preacher => more("influence"),
        Clergy::Friar => for_each("good", "reis"),
        Clergy::Legate => vec![icon("good"), Mark::Text("=".into()), icon("gold")],
        Clergy::Provincial => more("state-action"),
        Clergy::HarbourChaplain => less("ship"),
        Clergy::Canon => vec![icon("produce"), Mark::Text("−0".into()), icon("reis")],
        Clergy::LayBrother => more("produce"),
        Clergy::GuildChaplain => {
            vec![icon("store"), Mark::signed(amount), icon("wigs"), icon("reis")]
        }
        Clergy::Dean => for_each("building", "wigs"),
        Clergy::Notary => for_each("decree", "reis"),
        Clergy::Nuncio => vec![icon("favour"), Mark::number(0), icon("influence")],
        Clergy::Cellarer => more("crate"),
        Clergy::PilotsChaplain => for_each("ship", "wigs"),
        Clergy::TreasurerCanon => less("reis"),
    }
}
