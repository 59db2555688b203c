//! Strength on one scale from many pairings (Bradley–Terry).

use super::Interval;

/// The place of one bot: the logarithm of its strength, on the scale of chess ratings.
#[derive(Clone, PartialEq, Debug)]
pub struct Rung {
    pub bot: usize,
    pub rating: Interval,
}

/// Ratings from wins: `wins[a][b]` is how often `a` won against `b`, halves for shared wins. The
/// first bot is the zero of the scale. Each pairing is taken as if it had half a win more for either
/// side, so that a bot that never won has a rating too.
#[must_use]
pub fn ladder(wins: &[Vec<f64>]) -> Vec<Rung> {
    const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
    let n = wins.len();
    let met = |a: usize, b: usize| wins[a][b] + wins[b][a] > 0.0;
    let won = |a: usize, b: usize| if met(a, b) { wins[a][b] + 0.5 } else { 0.0 };
    let games = |a: usize, b: usize| if met(a, b) { wins[a][b] + wins[b][a] + 1.0 } else { 0.0 };
    let mut strength = vec![1.0f64; n];
    for _ in 0..10_000 {
        let before = strength.clone();
        for a in 0..n {
            let all: f64 = (0..n).filter(|b| *b != a).map(|b| won(a, b)).sum();
            let expected: f64 =
                (0..n).filter(|b| *b != a).map(|b| games(a, b) / (strength[a] + strength[b])).sum();
            if expected > 0.0 {
                strength[a] = all / expected;
            }
        }
        let first = strength[0];
        strength.iter_mut().for_each(|own| *own /= first);
        let change = strength.iter().zip(&before).map(|(new, old)| (new / old).ln().abs());
        if change.fold(0.0, f64::max) < 1e-10 {
            break;
        }
    }
    // The curvature of the likelihood gives the error; the first is fixed.
    let mut information = vec![vec![0.0; n]; n];
    for a in 0..n {
        for b in (0..n).filter(|b| *b != a) {
            let share = strength[a] / (strength[a] + strength[b]);
            let weight = games(a, b) * share * (1.0 - share);
            information[a][a] += weight;
            information[a][b] -= weight;
        }
    }
    let variance = inverse_diagonal(&information);
    (0..n)
        .map(|bot| {
            let value = strength[bot].ln() * SCALE;
            let half = 1.959_964 * variance[bot].sqrt() * SCALE;
            Rung { bot, rating: Interval { value, low: value - half, high: value + half } }
        })
        .collect()
}

/// The diagonal of the inverse without the first row and column, 0 there.
fn inverse_diagonal(matrix: &[Vec<f64>]) -> Vec<f64> {
    let n = matrix.len() - 1;
    let mut left: Vec<Vec<f64>> = (0..n)
        .map(|row| {
            let mut line = matrix[row + 1][1..].to_vec();
            line.extend((0..n).map(|column| f64::from(u8::from(column == row))));
            line
        })
        .collect();
    for column in 0..n {
        let pivot = (column..n)
            .max_by(|a, b| left[*a][column].abs().total_cmp(&left[*b][column].abs()))
            .unwrap_or(column);
        left.swap(column, pivot);
        let by = left[column][column];
        if by.abs() < 1e-300 {
            continue;
        }
        left[column].iter_mut().for_each(|value| *value /= by);
        let own = left[column].clone();
        for (row, line) in left.iter_mut().enumerate() {
            if row != column {
                let times = line[column];
                line.iter_mut().zip(&own).for_each(|(value, own)| *value -= times * own);
            }
        }
    }
    std::iter::once(0.0).chain((0..n).map(|row| left[row][n + row])).collect()
}

#[cfg(test)]
mod tests {
    use super::ladder;

    #[test]
    fn three_to_one_is_191_points() {
        // With so many games the half wins added do not show.
        let rungs = ladder(&[vec![0.0, 2_500.0], vec![7_500.0, 0.0]]);
        assert!(rungs[0].rating.value.abs() < 1e-9);
        assert!((rungs[1].rating.value - 190.8).abs() < 0.5, "{rungs:?}");
        assert!(rungs[1].rating.low < 190.0 && rungs[1].rating.high > 192.0);
    }

    #[test]
    fn who_never_won_has_a_rating() {
        let rungs = ladder(&[vec![0.0, 0.0], vec![50.0, 0.0]]);
        assert!(rungs[1].rating.value.is_finite() && rungs[1].rating.value > 500.0);
    }
}
