//! From figures to places on the page.

/// Even steps over a range of figures.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    pub(super) low: f64,
    pub(super) high: f64,
    step: f64,
}

impl Scale {
    /// A scale with about so many steps of 1, 2 or 5 times a power of ten.
    pub(super) fn over(low: f64, high: f64, steps: f64) -> Self {
        // A single figure lies on a scale, too.
        let high = high.max(low + 1.0);
        let rough = (high - low) / steps;
        let power = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = step.into_iter().find(|step| *step >= rough * 0.999).unwrap_or(rough);
        Self { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    /// The figures at the steps.
    pub(super) fn ticks(&self) -> impl Iterator<Item = f64> {
        let Self { low, high, step } = *self;
        let count = ((high - low) / step).round() as usize;
        (0..=count).map(move |number| low + number as f64 * step)
    }

    /// Where a figure lies between two places.
    pub(super) fn place(&self, figure: f64, from: f64, to: f64) -> f64 {
        let share = (figure - self.low) / (self.high - self.low);
        from + share.clamp(0.0, 1.0) * (to - from)
    }
}

#[cfg(test)]
mod tests {
    use super::Scale;

    #[test]
    fn steps_are_round() {
        let ticks = |low, high| Scale::over(low, high, 5.0).ticks().collect::<Vec<f64>>();
        assert_eq!(ticks(0.0, 100.0), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(ticks(-130.0, 420.0), [-200.0, 0.0, 200.0, 400.0, 600.0]);
        assert_eq!(ticks(7.0, 7.0), [7.0, 7.2, 7.4, 7.6, 7.8, 8.0]);
    }

    #[test]
    fn figures_find_their_place() {
        let scale = Scale::over(0.0, 100.0, 5.0);
        assert!((scale.place(25.0, 100.0, 300.0) - 150.0).abs() < 1e-9);
        // Upwards on a page is towards 0.
        assert!((scale.place(25.0, 300.0, 100.0) - 250.0).abs() < 1e-9);
    }
}
