//! Lines over a common axis, with a legend.

use super::page::{Anchor, Page};
use super::scale::Scale;
use std::fmt;

pub(crate) struct Lines {
    pub(crate) title: String,
    /// What lies along the axis below, and what at the side.
    pub(crate) below: String,
    pub(crate) beside: String,
    pub(crate) series: Vec<Series>,
}

pub(crate) struct Series {
    pub(crate) name: String,
    pub(crate) points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 900.0;
const HEIGHT: f64 = 470.0;
const LEFT: f64 = 60.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 84.0;
const BOTTOM: f64 = HEIGHT - 60.0;
/// Room for a name in the legend.
const NAME: f64 = 190.0;

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut page = Page::new(WIDTH, HEIGHT, &self.title);
        let points = || self.series.iter().flat_map(|series| &series.points);
        let (last, least, most) = points()
            .fold((1.0f64, f64::INFINITY, f64::NEG_INFINITY), |(last, least, most), (x, y)| {
                (last.max(*x), least.min(*y), most.max(*y))
            });
        let (least, most) = if least > most { (0.0, 1.0) } else { (least, most) };
        let across = Scale::over(0.0, last, 8.0);
        // The line ends where the game does, not at a round figure.
        let right = |x: f64| LEFT + x / last * (WIDTH - RIGHT - LEFT);
        let upright = Scale::over(least, most, 6.0);
        let up = |y: f64| upright.place(y, BOTTOM, TOP);
        for tick in upright.ticks() {
            page.line("faint", (LEFT, up(tick)), (WIDTH - RIGHT, up(tick)));
            page.text((LEFT - 8.0, up(tick) + 5.0), Anchor::End, None, &format!("{tick:.0}"));
        }
        for tick in across.ticks().filter(|tick| *tick <= last) {
            page.line("faint", (right(tick), BOTTOM), (right(tick), BOTTOM + 6.0));
            page.text((right(tick), BOTTOM + 22.0), Anchor::Middle, None, &format!("{tick:.0}"));
        }
        for (number, series) in self.series.iter().enumerate() {
            let class = format!("line s{number}");
            let points: Vec<(f64, f64)> =
                series.points.iter().map(|(x, y)| (right(*x), up(*y))).collect();
            page.path(&class, &points);
            let start = LEFT + NAME * number as f64;
            page.path(&class, &[(start, 56.0), (start + 34.0, 56.0)]);
            page.text((start + 42.0, 61.0), Anchor::Start, None, &series.name);
        }
        page.text((LEFT - 48.0, TOP - 10.0), Anchor::Start, None, &self.beside);
        let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
        page.text((middle, HEIGHT - 14.0), Anchor::Middle, None, &self.below);
        f.write_str(&page.finish())
    }
}
