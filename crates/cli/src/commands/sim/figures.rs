//! Sums that are the same in any order.

use super::game::Played;

/// How some whole numbers lie: exact sums, so that no order of adding shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spread {
    count: u64,
    sum: i128,
    squares: i128,
    least: i64,
    most: i64,
}

impl Spread {
    const fn new() -> Self {
        Self { count: 0, sum: 0, squares: 0, least: i64::MAX, most: i64::MIN }
    }

    fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += i128::from(number);
        self.squares += i128::from(number) * i128::from(number);
        self.least = self.least.min(number);
        self.most = self.most.max(number);
    }

    fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    pub(crate) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// Standard deviation of the numbers seen.
    pub(crate) fn deviation(&self) -> f64 {
        if self.count == 0 {
            return 0.0;
        }
        let count = i128::from(self.count);
        let variance = (self.squares * count - self.sum * self.sum) as f64;
        variance.max(0.0).sqrt() / self.count as f64
    }

    pub(crate) const fn least(&self) -> i64 {
        if self.count == 0 { 0 } else { self.least }
    }

    pub(crate) const fn most(&self) -> i64 {
        if self.count == 0 { 0 } else { self.most }
    }
}

/// What came of some games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Figures {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    /// Decisions per game.
    pub(crate) length: Spread,
    /// Over all seats of bots.
    pub(crate) score: Spread,
    /// Of all seats, those the game plays itself included.
    pub(crate) scores: Vec<Spread>,
    /// First places, shared ones included.
    pub(crate) wins: Vec<u64>,
    bots: usize,
}

impl Figures {
    pub(crate) fn new(bots: usize, seats: usize) -> Self {
        Self {
            games: 0,
            decisions: 0,
            length: Spread::new(),
            score: Spread::new(),
            scores: vec![Spread::new(); seats],
            wins: vec![0; seats],
            bots,
        }
    }

    pub(crate) fn add(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += played.decisions;
        self.length.add(i64::try_from(played.decisions).unwrap_or(i64::MAX));
        for (seat, (points, rank)) in played.results.iter().enumerate() {
            if seat < self.bots {
                self.score.add((*points).into());
            }
            self.scores[seat].add((*points).into());
            self.wins[seat] += u64::from(*rank == 1);
        }
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.length.merge(&other.length);
        self.score.merge(&other.score);
        for (spread, theirs) in self.scores.iter_mut().zip(&other.scores) {
            spread.merge(theirs);
        }
        for (wins, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *wins += theirs;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spreads_are_what_they_say() {
        let mut spread = Spread::new();
        [2, 4, 4, 4, 5, 5, 7, 9].into_iter().for_each(|number| spread.add(number));
        assert_eq!((spread.mean(), spread.deviation()), (5.0, 2.0));
        assert_eq!((spread.least(), spread.most()), (2, 9));
    }

    #[test]
    fn the_order_of_adding_does_not_show() {
        let games: Vec<Played> = (0..10)
            .map(|i| Played { decisions: i * 7 % 5, results: vec![(i as i32 - 4, 1), (3, 2)] })
            .collect();
        let sum = |games: &[Played]| {
            let mut figures = Figures::new(2, 2);
            games.iter().for_each(|game| figures.add(game));
            figures
        };
        let mut parts = sum(&games[6..]);
        parts.merge(&sum(&games[..6]));
        assert_eq!(parts, sum(&games));
    }
}
