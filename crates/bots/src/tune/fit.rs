//! Least squares: sums over positions, then one set of equations.

use crate::evaluation::{Evaluate, KNOTS, Kind, Row, knots};

/// How much stronger the ridge is that holds weights which are refined.
const HOLD: f64 = 3.0;

/// What is summed over all positions of a kind of seat.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    features: usize,
    /// Products of every two unknowns, row by row; an unknown is a feature at a knot.
    products: Vec<f64>,
    targets: Vec<f64>,
    /// Squared errors of the weights so far and how many, by knot.
    errors: [f64; KNOTS],
    counted: [f64; KNOTS],
}

impl Sums {
    pub(super) fn new(features: usize) -> Self {
        let unknowns = features * KNOTS;
        Self {
            features,
            products: vec![0.0; unknowns * unknowns],
            targets: vec![0.0; unknowns],
            errors: [0.0; KNOTS],
            counted: [0.0; KNOTS],
        }
    }

    /// Counts a position from which so many points were still made.
    pub(super) fn count(&mut self, row: &Row, progress: f32, made: f32, guess: &Kind) {
        let (knot, beyond) = knots(progress);
        let shares = [(knot, 1.0 - beyond), (knot + 1, beyond)];
        let unknowns = self.features * KNOTS;
        let mut parts: Vec<(usize, f64)> = Vec::with_capacity(2 * self.features);
        for (knot, share) in shares {
            if share > 0.0 {
                for feature in 0..self.features {
                    let amount = row.amounts[feature];
                    if amount != 0.0 {
                        parts.push((knot * self.features + feature, f64::from(amount * share)));
                    }
                }
            }
        }
        for (at, &(one, amount)) in parts.iter().enumerate() {
            self.targets[one] += amount * f64::from(made);
            let line = &mut self.products[one * unknowns..(one + 1) * unknowns];
            for &(other, beside) in &parts[at..] {
                line[other] += amount * beside;
            }
        }
        let error = f64::from(made - guess.value(row, progress));
        for (knot, share) in shares {
            self.errors[knot] += f64::from(share) * error * error;
            self.counted[knot] += f64::from(share);
        }
    }

    pub(super) const fn features(&self) -> usize {
        self.features
    }

    /// Adds the sums of other positions.
    pub(super) fn add(&mut self, other: &Self) {
        let pairs = |own: &mut [f64], others: &[f64]| {
            for (own, other) in own.iter_mut().zip(others) {
                *own += other;
            }
        };
        pairs(&mut self.products, &other.products);
        pairs(&mut self.targets, &other.targets);
        pairs(&mut self.errors, &other.errors);
        pairs(&mut self.counted, &other.counted);
    }

    /// The weights that explain the points best.
    pub(super) fn fit<G: Evaluate>(&self) -> Kind {
        let mut kind = self.explain(&Kind::empty::<G>(), 1.0);
        kind.set_spread(std::array::from_fn(|knot| {
            (self.errors[knot] / self.counted[knot].max(1.0)).sqrt().max(3.0) as f32
        }));
        kind
    }

    /// Weights near the old ones that explain the points better. How far a guess is off stays as it
    /// was: what is fitted to here is half a guess itself.
    pub(super) fn refine(&self, old: &Kind) -> Kind {
        self.explain(old, HOLD)
    }

    /// Weights that explain the points, as near to others as the ridge pulls.
    fn explain(&self, near: &Kind, ridge: f64) -> Kind {
        let unknowns = self.features * KNOTS;
        let mut lower = vec![0.0; unknowns * unknowns];
        let all: f64 = self.counted.iter().sum();
        let known: Vec<f64> = (0..unknowns)
            .map(|one| f64::from(near.get(one % self.features)[one / self.features]))
            .collect();
        let mut targets = self.targets.clone();
        for one in 0..unknowns {
            for other in one..unknowns {
                let product = self.products[one * unknowns + other];
                lower[other * unknowns + one] = product;
                targets[one] -= product * known[other];
                if other > one {
                    targets[other] -= product * known[one];
                }
            }
            // A feature that hardly ever occurs keeps its weight.
            let own = &mut lower[one * unknowns + one];
            *own += ridge * (2e-3 * *own + 2e-4 * all) + 1e-6;
        }
        self.smooth(&mut lower, ridge);
        let change = solve(lower, targets);
        let mut kind = near.clone();
        for feature in 0..self.features {
            let figure = |knot: usize| {
                let at = knot * self.features + feature;
                (known[at] + change[at]) as f32
            };
            kind.set(feature, std::array::from_fn(figure));
        }
        kind
    }

    /// A feature is worth about the same a little later in the game, unless the games tell
    /// otherwise: less so from one stretch to the next.
    fn smooth(&self, lower: &mut [f64], ridge: f64) {
        let unknowns = self.features * KNOTS;
        for feature in 0..self.features {
            let at = |knot: usize| knot * self.features + feature;
            let seen: f64 = (0..KNOTS).map(|knot| self.products[at(knot) * (unknowns + 1)]).sum();
            for knot in 1..KNOTS {
                let within = knot % 2 == 1;
                let pull = ridge * seen / KNOTS as f64 * if within { 1e-2 } else { 2e-3 };
                let (one, other) = (at(knot - 1), at(knot));
                lower[one * (unknowns + 1)] += pull;
                lower[other * (unknowns + 1)] += pull;
                lower[other * unknowns + one] -= pull;
            }
        }
    }
}

/// Solves a symmetric positive set of equations, given by its lower half (Cholesky).
fn solve(mut lower: Vec<f64>, mut targets: Vec<f64>) -> Vec<f64> {
    let n = targets.len();
    for column in 0..n {
        let rest = &mut lower[column * n..];
        let own: f64 = rest[..column].iter().map(|value| value * value).sum();
        let root = (rest[column] - own).max(1e-12).sqrt();
        rest[column] = root;
        let pivot: Vec<f64> = rest[..column].to_vec();
        for row in column + 1..n {
            let line = &mut lower[row * n..row * n + n];
            let dot: f64 = line[..column].iter().zip(&pivot).map(|(one, other)| one * other).sum();
            line[column] = (line[column] - dot) / root;
        }
    }
    for row in 0..n {
        let line = &lower[row * n..row * n + n];
        let known: f64 = line[..row].iter().zip(&targets).map(|(one, other)| one * other).sum();
        targets[row] = (targets[row] - known) / line[row];
    }
    for row in (0..n).rev() {
        let known: f64 = (row + 1..n).map(|below| lower[below * n + row] * targets[below]).sum();
        targets[row] = (targets[row] - known) / lower[row * n + row];
    }
    targets
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn equations_are_solved() {
        // 4x + 2y = 10, 2x + 3y = 11
        let solution = solve(vec![4.0, 0.0, 2.0, 3.0], vec![10.0, 11.0]);
        assert!((solution[0] - 1.0).abs() < 1e-12 && (solution[1] - 3.0).abs() < 1e-12);
    }
}
