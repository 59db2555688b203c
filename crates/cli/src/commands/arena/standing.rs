//! What a match says of each bot: a table, JSON, a chart.

use super::fixtures::Contest;
use crate::chart::{Bar, Bars};
use crate::columns::columns;
use crate::registry::Playable;
use bots::arena::{Line, Played, SLOW, tally};
use serde_json::{Map, Value, json};
use std::time::Duration;
use words::{Args, Catalogue};

/// A line for each bot, over the games it took part in.
pub(crate) fn tallies(contest: &Contest, played: &[Played]) -> Vec<Line> {
    if !contest.ladder {
        return tally(&contest.names, played);
    }
    let line = |bot: usize| {
        let took_part = played.iter().filter(|game| game.bots.contains(&bot));
        let games: Vec<Played> = took_part.cloned().collect();
        tally(&contest.names, &games).into_iter().find(|line| line.bot == contest.names[bot])
    };
    (0..contest.bots.len()).filter_map(line).collect()
}

pub(crate) fn in_json(contest: &Contest, tallies: &[Line], played: &[Played]) -> Value {
    let bot = |line: &Line| {
        let titles: Map<String, Value> =
            line.titles.iter().map(|(title, count)| ((*title).to_owned(), json!(count))).collect();
        json!({
            "bot": line.bot,
            "games": line.games,
            "win_share": line.win_share.value,
            "low": line.win_share.low,
            "high": line.win_share.high,
            "margin": line.margin,
            "points": line.points,
            "seconds_per_decision": line.per_decision.as_secs_f64(),
            "slow_share": line.slow,
            "longest_turn_seconds": line.longest_turn.as_secs_f64(),
            "titles": titles,
        })
    };
    json!({
        "game": contest.game,
        "players": contest.players(),
        "games": played.len(),
        "seed": contest.seed,
        "budget": contest.budget,
        "bots": tallies.iter().map(bot).collect::<Vec<_>>(),
    })
}

pub(crate) fn in_words<G: Playable>(
    catalogue: &Catalogue,
    contest: &Contest,
    tallies: &[Line],
    played: &[Played],
) -> Vec<String> {
    let limit = format!("{:.1}", SLOW.as_secs_f64());
    let heading = [
        catalogue.text("client-arena-bot"),
        catalogue.text("client-arena-games"),
        catalogue.text("client-arena-wins"),
        catalogue.text("client-arena-interval"),
        catalogue.text("client-arena-margin"),
        catalogue.text("client-arena-points"),
        catalogue.text("client-arena-decision"),
        catalogue.say("client-arena-slow", &Args::new().with("limit", limit)),
        catalogue.text("client-arena-turn"),
    ];
    let mut rows = vec![heading.to_vec()];
    rows.extend(tallies.iter().map(|line| {
        vec![
            line.bot.clone(),
            line.games.to_string(),
            percent(line.win_share.value),
            format!("{} – {}", percent(line.win_share.low), percent(line.win_share.high)),
            format!("{:+.1}", line.margin),
            format!("{:.1}", line.points),
            time(line.per_decision),
            percent(line.slow),
            time(line.longest_turn),
        ]
    }));
    let args = Args::new()
        .with("game", words::capital(contest.game))
        .with("games", played.len())
        .with("players", contest.players())
        .with("seed", contest.seed.to_string())
        .with("budget", contest.budget);
    let mut lines = vec![catalogue.say("client-arena", &args)];
    lines.extend(columns(&rows));
    for line in tallies.iter().filter(|line| !line.titles.is_empty()) {
        let title = |(title, count): &(&str, u64)| {
            let title = catalogue.text(&format!("{}-title-{title}", G::NAME));
            let args = Args::new().with("title", title).with("count", *count);
            catalogue.say("client-arena-title", &args)
        };
        let titles: Vec<String> = line.titles.iter().map(title).collect();
        let args =
            Args::new().with("bot", line.bot.as_str()).with("titles", catalogue.sequence(&titles));
        lines.push(catalogue.say("client-arena-titles", &args));
    }
    lines
}

pub(crate) fn drawn(catalogue: &Catalogue, contest: &Contest, tallies: &[Line]) -> String {
    let bar = |line: &Line| Bar {
        label: line.bot.clone(),
        value: 100.0 * line.win_share.value,
        low: 100.0 * line.win_share.low,
        high: 100.0 * line.win_share.high,
        told: percent(line.win_share.value),
    };
    let args = Args::new().with("game", words::capital(contest.game)).with("games", contest.games);
    Bars {
        title: catalogue.say("client-chart-arena", &args),
        axis: catalogue.text("client-chart-share"),
        range: Some((0.0, 100.0)),
        bars: tallies.iter().map(bar).collect(),
    }
    .to_string()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn time(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 0.1 {
        return format!("{:.2} ms", 1000.0 * seconds);
    }
    format!("{seconds:.2} s")
}
