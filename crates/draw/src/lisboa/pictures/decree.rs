//! Decrees: what they count, and the wigs for it.

use super::{Mark, architect, cube, marks, street};
use crate::Pen;
use crate::scene::Rect;
use ::lisboa::Components;
use ::lisboa::effects::{Count, DecreeRow};
use ::lisboa::names::{Decree, Houses, LandRow, Street};

/// A decree on display.
pub(crate) fn decree(printed: &Components, decree: Decree, w: f32, h: f32) -> Pen {
    const FOOT: f32 = 26.0;
    let row = &printed.decrees[decree.index()];
    let pen = Pen::new().rect("li-card", 0.5, 0.5, w - 1.0, h - 1.0, 4.0).rect(
        "li-decree",
        2.0,
        h - FOOT,
        w - 4.0,
        FOOT - 2.0,
        3.0,
    );
    let size = if h > 90.0 { 30.0 } else { 24.0 };
    let above = Rect::new(4.0, 4.0, w - 8.0, h - FOOT - 6.0);
    let pen = marks(pen, &counted(printed, row), above, size);
    let pen = marks(pen, &worth(row), Rect::new(3.0, h - FOOT, w - 6.0, FOOT - 2.0), 16.0);
    if row.three_plus {
        pen.text("figure-soft", w - 4.0, 13.0, 12.0, crate::Anchor::End, "3+")
    } else {
        pen
    }
}

/// A decree that somebody has, among many.
pub(crate) fn decree_chip(printed: &Components, decree: Decree, w: f32, h: f32) -> Pen {
    let row = &printed.decrees[decree.index()];
    let pen = Pen::new().rect("li-card", 0.5, 0.5, w - 1.0, h - 1.0, 3.0);
    if h < 34.0 && w > 34.0 {
        let mut all = counted(printed, row);
        all.push(Mark::number(row.wigs));
        return marks(pen, &all, Rect::new(1.0, 1.0, w - 2.0, h - 2.0), 14.0);
    }
    if h < 34.0 {
        let what = counted(printed, row);
        let pen = marks(pen, &what[..1], Rect::new(1.0, 1.0, w / 2.0, h - 2.0), 15.0);
        let wigs = [Mark::number(row.wigs)];
        return marks(pen, &wigs, Rect::new(w / 2.0, 1.0, w / 2.0 - 1.0, h - 2.0), 15.0);
    }
    let above = Rect::new(1.5, 1.0, w - 3.0, h - 17.0);
    let pen = marks(pen, &counted(printed, row), above, 16.0);
    marks(pen, &worth(row), Rect::new(1.0, h - 16.0, w - 2.0, 15.0), 13.0)
}

/// Wigs, and for how many of what is counted where that is not one.
fn worth(row: &DecreeRow) -> Vec<Mark> {
    let wigs = [Mark::number(row.wigs), Mark::Icon("wigs")];
    let per = (row.per > 1).then(|| Mark::Text(format!("/{}", row.per)));
    wigs.into_iter().chain(per).collect()
}

fn counted(printed: &Components, row: &DecreeRow) -> Vec<Mark> {
    let icon = Mark::Icon;
    let icons = |names: &[&'static str]| names.iter().copied().map(Mark::Icon).collect();
    let with = |name, text: String| vec![icon(name), Mark::Text(text)];
    match row.count {
        Count::StoresOf(good) => icons(&["store", good.word()]),
        Count::StoresInRow(index) => {
            let row = LandRow::ALL.get(usize::from(index)).map_or("", |row| row.word());
            with("store", row.to_uppercase())
        }
        Count::StoresInColumn(index) => with("store", (index + 1).to_string()),
        Count::BuildingsOf(of) => vec![icon("building"), Mark::Spot(architect(of))],
        Count::BuildingsWest => icons(&["west", "building"]),
        Count::BuildingsNorth => icons(&["north", "building"]),
        Count::BuildingsEast => icons(&["building", "east"]),
        Count::BuildingsShowing(of) => vec![icon("building"), Mark::Spot(street(of))],
        Count::CompletedPlans => icons(&["plan", "done"]),
        Count::CompletedPlansOf(of) => vec![icon("plan"), Mark::Spot(architect(of))],
        Count::OfficialsOnPlans => icons(&["official", "plan"]),
        Count::OfficialsWith(noble) => icons(&["official", noble.word()]),
        Count::OfficialsInPlazas => icons(&["official", "plaza"]),
        Count::OfficialsInOffices => icons(&["official", "office"]),
        Count::Ships => icons(&["ship"]),
        Count::ShipsOfHull(hull) => with("ship", format!("{hull}+")),
        Count::Hulls => icons(&["hull"]),
        Count::GoodsOnDocks => icons(&["good", "ship"]),
        Count::CardsOf(deck) => icons(&["card", deck.word()]),
        Count::PrintedInfluence => icons(&["card", "influence"]),
        Count::PortfolioFull => icons(&["card", "done"]),
        Count::GoodsOf(good) => icons(&[good.word()]),
        Count::GoodSets => icons(&["gold", "cloth", "books", "tools"]),
        Count::ClergyTiles => icons(&["clergy"]),
        Count::ClergyFull => with("clergy", format!("×{}", printed.figures.clergy_slots)),
        Count::Favours => icons(&["favour"]),
        Count::FavoursFull => icons(&["favour", "done"]),
        Count::Cubes(of) => icons(&[cube(of)]),
        Count::RubbleSets => icons(&["rubble-set"]),
        Count::LooseCubes => icons(&["cube-red", "cube-blue"]),
        Count::Reis => icons(&["reis"]),
        Count::Influence => icons(&["influence"]),
        Count::InfluenceFull => with("influence", printed.influence_top.to_string()),
        Count::HousesFull(Houses::Left) => icons(&["west", "house"]),
        Count::HousesFull(Houses::Middle) => icons(&["house", "done"]),
        Count::HousesFull(Houses::Right) => icons(&["house", "east"]),
        Count::Stores => icons(&["store"]),
        Count::AllStreets => Street::ALL.iter().map(|of| Mark::Spot(street(*of))).collect(),
        Count::BestRow => icons(&["west", "store", "east"]),
        Count::MostStores => icons(&["most", "store"]),
        Count::MostShips => icons(&["most", "ship"]),
        Count::MostPlans => icons(&["most", "plan"]),
        Count::MostReis => icons(&["most", "reis"]),
        Count::OthersDecrees => icons(&["citizen", "decree"]),
    }
}
