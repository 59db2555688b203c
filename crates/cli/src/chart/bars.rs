//! Bars with the interval each value lies in.

use super::page::{Anchor, Page};
use super::scale::Scale;
use std::fmt;

pub(crate) struct Bars {
    pub(crate) title: String,
    pub(crate) axis: String,
    /// What the axis shows; otherwise what the bars need.
    pub(crate) range: Option<(f64, f64)>,
    pub(crate) bars: Vec<Bar>,
}

pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// The value as it is written beside the bar.
    pub(crate) told: String,
}

const WIDTH: f64 = 760.0;
const TOP: f64 = 50.0;
const ROW: f64 = 38.0;
/// Room for labels at the left, for what is told at the right, for the axis below.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 90.0;
const BELOW: f64 = 58.0;

impl fmt::Display for Bars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bottom = TOP + ROW * self.bars.len() as f64;
        let mut page = Page::new(WIDTH, bottom + BELOW, &self.title);
        let (low, high) = self.range.unwrap_or_else(|| {
            let low = self.bars.iter().map(|bar| bar.low).fold(0.0, f64::min);
            (low, self.bars.iter().map(|bar| bar.high).fold(0.0, f64::max))
        });
        let scale = Scale::over(low, high, 5.0);
        let place = |figure: f64| scale.place(figure, LEFT, WIDTH - RIGHT);
        for tick in scale.ticks() {
            page.line("faint", (place(tick), TOP), (place(tick), bottom));
            page.text((place(tick), bottom + 20.0), Anchor::Middle, None, &format!("{tick:.0}"));
        }
        for (row, bar) in self.bars.iter().enumerate() {
            let middle = TOP + ROW * (row as f64 + 0.5);
            let (zero, value) = (place(0.0), place(bar.value));
            let start = (zero.min(value), middle - 11.0);
            page.rectangle("bar", start, ((value - zero).abs(), 22.0));
            let (low, high) = (place(bar.low), place(bar.high));
            page.line("mark", (low, middle), (high, middle));
            for end in [low, high] {
                page.line("mark", (end, middle - 5.0), (end, middle + 5.0));
            }
            page.text((LEFT - 10.0, middle + 5.0), Anchor::End, None, &bar.label);
            page.text((WIDTH - RIGHT + 12.0, middle + 5.0), Anchor::Start, None, &bar.told);
        }
        let centre = (LEFT + WIDTH - RIGHT) / 2.0;
        page.text((centre, bottom + 44.0), Anchor::Middle, None, &self.axis);
        f.write_str(&page.finish())
    }
}
