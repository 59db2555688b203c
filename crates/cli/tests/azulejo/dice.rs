//! How a script chooses.

/// Chooses among listed numbers, always the same way.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn pick(&mut self, numbers: &[usize]) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        numbers[(self.0 >> 33) as usize % numbers.len()]
    }
}
