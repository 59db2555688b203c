//! Tiles: what each does, as icons and figures.

use crate::{Anchor, Pen, Rect};
use ::madeira::Components;
use ::madeira::names::{Character, Favour, Guild, Request, Reward};

/// An icon, and beside or under it a figure or a smaller icon.
enum Mark {
    Figure(String),
    Icon(&'static str),
    /// A number of réis.
    Reis(u8),
}

impl Mark {
    fn figure(number: u8) -> Self {
        Self::Figure(number.to_string())
    }
}

/// What a favour does (M7).
fn favour_marks(favour: Favour, printed: &Components) -> (&'static str, Mark) {
    let figures = &printed.favours;
    match favour {
        Favour::Monk => ("wood", Mark::figure(figures.monk_wood)),
        Favour::Bishop => ("marker", Mark::Icon("arrow")),
        Favour::Patron => ("bread", Mark::figure(figures.patron_bread)),
        Favour::Treasurer => ("reis", Mark::figure(figures.treasurer_reis)),
        Favour::Miller => ("mill", Mark::Icon("arrow-up")),
        Favour::Engineer => ("sickle", Mark::Figure(format!("+{}", figures.engineer_harvests))),
        Favour::Navigator => ("ship", Mark::Icon("arrow")),
        Favour::Explorer => ("worker", Mark::Icon("arrow")),
        Favour::Diplomat => ("worker", Mark::Figure(format!("+{}", figures.diplomat_workers))),
        Favour::Lord => ("building", Mark::Reis(0)),
        Favour::Lady => ("building", Mark::Reis(figures.lady_reis)),
        Favour::Policeman => ("pirate", Mark::Figure("½".to_owned())),
    }
}

/// M6.
fn reward_marks(reward: Reward, printed: &Components) -> (&'static str, Mark) {
    let figures = &printed.reward_figures;
    match reward {
        Reward::Island => ("field", Mark::Icon("worker")),
        Reward::Guard => ("guard", Mark::Icon("worker")),
        Reward::Windmill => ("mill", Mark::Icon("arrow-up")),
        Reward::Guild => ("guild", Mark::Icon("arrow-up")),
        Reward::Medal => ("points", Mark::figure(figures.medal_points)),
        Reward::Support => ("bread", Mark::figure(figures.support_bread)),
        Reward::City => ("city", Mark::figure(figures.city_points)),
        Reward::Booty => ("reis", Mark::figure(figures.booty_reis)),
    }
}

/// The icon of a kind of request.
pub(super) const fn request_icon(request: Request) -> &'static str {
    match request {
        Request::Trade => "trade",
        Request::Urbanisation => "city",
        Request::Expeditions => "compass",
        Request::Prosperity => "reis",
        Request::Influence => "guild",
    }
}

const fn character_marks(character: Character) -> (&'static str, Option<&'static str>) {
    match character {
        Character::Administrator => ("field", Some("worker")),
        Character::GuildMaster => ("guild", Some("wood")),
        Character::Commander => ("helm", Some("ship")),
        Character::Mayor => ("key", Some("city")),
        Character::Harvester => ("sickle", None),
    }
}

/// The colour of a guild.
pub(super) const fn guild_class(guild: Guild) -> &'static str {
    match guild {
        Guild::Orange => "ma-orange",
        Guild::Green => "ma-green",
        Guild::Blue => "ma-blue",
        Guild::Purple => "ma-purple",
    }
}

/// A pennant in a guild's colour.
pub(super) fn pennant(guild: Guild, w: f32, h: f32) -> Pen {
    let (half, notch) = (w / 2.0, h - w * 0.3);
    let d = format!("M.5.5H{:.1}V{h:.1}L{half:.1} {notch:.1} .5 {h:.1}Z", w - 0.5);
    Pen::new().path(&format!("{} l-ink", guild_class(guild)), &d)
}

/// An icon with its mark below, in the middle of a tile.
fn marked(pen: Pen, (icon, mark): (&'static str, Mark), w: f32, top: f32, size: f32) -> Pen {
    let pen = pen.icon(icon, (w - size) / 2.0, top, size);
    let below = top + size;
    match mark {
        Mark::Figure(figure) => {
            pen.text("figure", w / 2.0, below + 12.0, 13.0, Anchor::Middle, &figure)
        }
        Mark::Reis(reis) => pen
            .text("figure", w / 2.0 - 2.0, below + 12.0, 13.0, Anchor::End, &reis.to_string())
            .icon("reis", w / 2.0 - 1.0, below + 1.5, 12.0),
        Mark::Icon(small) => pen.icon(small, w / 2.0 - 7.0, below + 1.0, 14.0),
    }
}

/// A favour, face up: what it does under the colour of its guild.
pub(super) fn favour(favour: Favour, printed: &Components, w: f32, h: f32) -> Pen {
    let guild = printed.guild_of[favour.index()];
    let pen = tile("f-raised", w, h).rect(guild_class(guild), 1.0, 1.0, w - 2.0, 5.0, 1.5);
    let size = (h - 24.0).min(w - 4.0).min(22.0);
    marked(pen, favour_marks(favour, printed), w, 7.0, size)
}

/// A favour, face down: a back of tiles in the colour of its guild, and small what it would do.
pub(super) fn favour_down(favour: Favour, printed: &Components, w: f32, h: f32) -> Pen {
    let guild = printed.guild_of[favour.index()];
    let (icon, _) = favour_marks(favour, printed);
    let size = 13.0;
    tile(guild_class(guild), w, h)
        .tiled("band", Rect::new(3.0, 3.0, w - 6.0, h - 6.0), 10.0)
        .rect(guild_class(guild), 3.0, h / 2.0 - 9.5, w - 6.0, 19.0, 0.0)
        .icon(icon, (w - size) / 2.0, (h - size) / 2.0, size)
}

pub(super) fn reward(reward: Reward, printed: &Components, w: f32, h: f32) -> Pen {
    let pen = Pen::new().rect("f-gold-soft l-gold", 0.75, 0.75, w - 1.5, h - 1.5, 4.0);
    if reward == Reward::Support {
        // Either of two: pirates away, or bread.
        let figures = [printed.discard, printed.reward_figures.support_bread];
        return ["pirate", "bread"].into_iter().zip(figures).zip([5.0, h / 2.0 + 3.0]).fold(
            pen,
            |pen, ((icon, figure), y)| {
                let figure =
                    if icon == "pirate" { format!("−{figure}") } else { figure.to_string() };
                pen.icon(icon, 3.0, y, 16.0).text(
                    "figure",
                    w - 3.0,
                    y + 12.0,
                    12.0,
                    Anchor::End,
                    &figure,
                )
            },
        );
    }
    let size = (h - 24.0).min(24.0);
    let pen = marked(pen, reward_marks(reward, printed), w, 5.0, size);
    if reward == Reward::City { pen.icon("points", w - 13.0, h - 16.0, 11.0) } else { pen }
}

/// Where there are several, their number stands at the right of the crown.
pub(super) fn request(request: Request, count: u8, w: f32, h: f32) -> Pen {
    let size = (w - 8.0).min(h - 20.0);
    let crown = if count > 1 { 3.0 } else { w / 2.0 - 6.0 };
    let pen = tile("ma-request", w, h);
    // A narrow tile has room for one of the two.
    let pen = if count > 1 && w < 30.0 { pen } else { pen.icon("points", crown, h - 14.0, 12.0) };
    pen.icon(request_icon(request), (w - size) / 2.0, 4.0, size)
}

pub(super) fn character(character: Character, size: f32) -> Pen {
    let (icon, small) = character_marks(character);
    // The harvester is printed on the board, not a tile.
    let class = if character == Character::Harvester { "f-none" } else { "ma-character l-ink" };
    let large = size * 0.66;
    let pen = Pen::new().rect(class, 0.75, 0.75, size - 1.5, size - 1.5, 4.0);
    match small {
        Some(small) => {
            pen.icon(icon, 3.0, 3.0, large).icon(small, size * 0.5, size * 0.5, size * 0.46)
        }
        None => pen.icon(icon, (size - large) / 2.0, (size - large) / 2.0, large),
    }
}

fn tile(class: &str, w: f32, h: f32) -> Pen {
    Pen::new().rect(&format!("{class} l-ink"), 0.5, 0.5, w - 1.0, h - 1.0, 3.0)
}

/// An icon and a figure to its right, on one line; `y` is the top of the icon.
pub(super) fn priced(
    pen: Pen,
    icon: &str,
    figure: impl std::fmt::Display,
    x: f32,
    y: f32,
    size: f32,
) -> Pen {
    pen.icon(icon, x, y, size).text(
        "figure",
        x + size + 1.5,
        y + size / 2.0 + 4.5,
        13.0,
        Anchor::Start,
        &figure.to_string(),
    )
}
