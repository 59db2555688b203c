//! What a match says of each bot.

use super::Played;
use std::time::Duration;

/// A value with the bounds it lies between in 95 of 100 such matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The line of one bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The place of the bot in the list of seats; equal names are told together.
    pub bot: String,
    pub games: u64,
    pub win_share: Interval,
    pub margin: f64,
    pub points: f64,
    pub per_decision: Duration,
    /// The share of decisions that took longer than [`super::SLOW`].
    pub slow: f64,
    pub longest_turn: Duration,
    /// How often each title was earned.
    pub titles: Vec<(&'static str, u64)>,
}

const NORMAL: f64 = 1.959_964;

/// Wilson's interval for a share of `games`.
fn wilson(share: f64, games: f64) -> Interval {
    let square = NORMAL * NORMAL;
    let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
    let half = NORMAL / (1.0 + square / games)
        * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    Interval { value: share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// One line for each name, in the order of the seats.
#[must_use]
pub fn tally(names: &[String], played: &[Played]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for name in names {
        if lines.iter().any(|line| line.bot == *name) {
            continue;
        }
        let (mut wins, mut margin, mut points, mut seats) = (0.0, 0.0, 0.0, 0u64);
        let (mut decisions, mut slow, mut thinking) = (0u64, 0u64, Duration::ZERO);
        let mut longest_turn = Duration::ZERO;
        let mut titles: Vec<(&'static str, u64)> = Vec::new();
        for game in played {
            for (seat, &bot) in game.bots.iter().enumerate() {
                if names[bot] != *name {
                    continue;
                }
                wins += game.wins[seat];
                margin += f64::from(game.margins[seat]);
                points += f64::from(game.points[seat]);
                seats += 1;
                decisions += u64::from(game.decisions[seat]);
                slow += u64::from(game.slow[seat]);
                thinking += game.thinking[seat];
                longest_turn = longest_turn.max(game.longest_turn[seat]);
            }
            if let Some(title) = game.title {
                match titles.iter_mut().find(|(known, _)| *known == title) {
                    Some((_, count)) => *count += 1,
                    None => titles.push((title, 1)),
                }
            }
        }
        let games = played.len() as u64;
        let share = |sum: f64, of: u64| if of == 0 { 0.0 } else { sum / of as f64 };
        lines.push(Line {
            bot: name.clone(),
            games,
            win_share: wilson(share(wins, games), (games as f64).max(1.0)),
            margin: share(margin, seats),
            points: share(points, seats),
            per_decision: thinking.checked_div(decisions.max(1) as u32).unwrap_or_default(),
            slow: share(slow as f64, decisions),
            longest_turn,
            titles,
        });
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        // 8 of 10: 0.490 to 0.943 in the tables.
        let interval = wilson(0.8, 10.0);
        assert!((interval.low - 0.4902).abs() < 5e-4, "{interval:?}");
        assert!((interval.high - 0.9433).abs() < 5e-4, "{interval:?}");
    }
}
