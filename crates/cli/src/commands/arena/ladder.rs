//! Every pair by itself, and one scale for all.

use super::fixtures::Contest;
use crate::chart::{Bar, Bars};
use crate::columns::columns;
use bots::arena::{Played, Rung, ladder};
use serde_json::{Value, json};
use words::{Args, Catalogue};

/// How often each bot won against each other.
fn wins(contest: &Contest, played: &[Played]) -> Vec<Vec<f64>> {
    let count = contest.bots.len();
    let mut wins = vec![vec![0.0; count]; count];
    for game in played {
        if let ([one, other], [first, second]) = (game.bots.as_slice(), game.wins.as_slice()) {
            wins[*one][*other] += first;
            wins[*other][*one] += second;
        }
    }
    wins
}

/// The bots by strength, strongest first.
pub(crate) fn rungs(contest: &Contest, played: &[Played]) -> Vec<Rung> {
    let mut rungs = ladder(&wins(contest, played));
    rungs.sort_by(|one, other| other.rating.value.total_cmp(&one.rating.value));
    rungs
}

pub(crate) fn in_words(catalogue: &Catalogue, contest: &Contest, rungs: &[Rung]) -> Vec<String> {
    let heading = [
        catalogue.text("client-arena-bot"),
        catalogue.text("client-arena-rating"),
        catalogue.text("client-arena-interval"),
    ];
    let mut rows = vec![heading.to_vec()];
    rows.extend(rungs.iter().map(|rung| {
        vec![
            contest.names[rung.bot].clone(),
            format!("{:+.0}", rung.rating.value),
            format!("{:+.0} – {:+.0}", rung.rating.low, rung.rating.high),
        ]
    }));
    let args = Args::new().with("bot", contest.names[0].as_str());
    let mut lines = vec![catalogue.say("client-arena-ladder", &args)];
    lines.extend(columns(&rows));
    lines
}

/// Adds the ladder and what each pairing brought.
pub(crate) fn tell(contest: &Contest, rungs: &[Rung], played: &[Played], told: &mut Value) {
    let rung = |rung: &Rung| {
        json!({
            "bot": contest.names[rung.bot],
            "rating": rung.rating.value,
            "low": rung.rating.low,
            "high": rung.rating.high,
        })
    };
    let wins = wins(contest, played);
    let names = &contest.names;
    let pairs = (0..names.len()).flat_map(|one| (one + 1..names.len()).map(move |two| (one, two)));
    let pair = |(one, two): (usize, usize)| json!({ "bots": [names[one], names[two]], "wins": [wins[one][two], wins[two][one]] });
    told["ladder"] = rungs.iter().map(rung).collect();
    told["pairs"] = pairs.map(pair).collect();
}

pub(crate) fn drawn(catalogue: &Catalogue, contest: &Contest, rungs: &[Rung]) -> String {
    let bar = |rung: &Rung| Bar {
        label: contest.names[rung.bot].clone(),
        value: rung.rating.value,
        low: rung.rating.low,
        high: rung.rating.high,
        told: format!("{:+.0}", rung.rating.value),
    };
    let args = Args::new().with("game", words::capital(contest.game)).with("games", contest.games);
    Bars {
        title: catalogue.say("client-chart-ladder", &args),
        axis: catalogue
            .say("client-chart-rating", &Args::new().with("bot", contest.names[0].as_str())),
        range: None,
        bars: rungs.iter().map(bar).collect(),
    }
    .to_string()
}
