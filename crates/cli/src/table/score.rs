//! The score by source.

use kernel::{Standing, Standings, Tally, Viewer};
use words::{Args, Catalogue, Pages, Voice};

/// Everybody's points, told by whoever knows the game.
#[derive(Clone, Debug)]
pub(crate) struct Scores {
    pub(crate) seats: Vec<Score>,
    /// The game is over and nothing is left out.
    pub(crate) last: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Score {
    pub(crate) name: String,
    /// The listener is meant.
    pub(crate) you: bool,
    pub(crate) rank: usize,
    pub(crate) title: Option<String>,
    pub(crate) points: i32,
    /// With what the position would still bring.
    pub(crate) forecast: i32,
    pub(crate) sources: Vec<Source>,
}

/// Where points come from.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) points: i32,
    pub(crate) forecast: i32,
}

/// The points of a game in this program.
pub(crate) fn scores<G: Pages>(voice: Voice<'_>, standings: &Standings<G>) -> Scores {
    let source = |tally: &Tally<G>| Source {
        name: voice.named(&tally.account),
        points: tally.points,
        forecast: tally.forecast,
    };
    let score = |standing: &Standing<G>| Score {
        name: voice.person(standing.seat),
        you: voice.viewer() == Viewer::Seat(standing.seat),
        rank: standing.rank,
        title: standing.title.map(|title| voice.say(&format!("title-{title}"), Args::new())),
        points: standing.points(),
        forecast: standing.forecast(),
        sources: standing.tallies.iter().map(source).collect(),
    };
    Scores { seats: standings.seats.iter().map(score).collect(), last: standings.last }
}

/// Everybody's points by source, with what the position would still bring.
pub(crate) fn by_source(catalogue: &Catalogue, scores: &Scores) -> Vec<String> {
    let mut lines = vec![catalogue.text("client-score-heading")];
    for score in &scores.seats {
        let args = Args::new()
            .with("seat", score.name.as_str())
            .with("points", score.points)
            .with("forecast", score.forecast);
        lines.push(catalogue.say("client-score-seat", &args));
        lines.extend(sources(catalogue, score));
    }
    if !scores.last {
        lines.push(catalogue.text("client-score-hidden"));
    }
    lines
}

fn sources(catalogue: &Catalogue, score: &Score) -> Vec<String> {
    let worth_telling = score.sources.iter().filter(|at| at.points != 0 || at.forecast != 0);
    let line = |source: &Source| {
        let args = Args::new()
            .with("source", source.name.as_str())
            .with("points", source.points)
            .with("forecast", source.forecast)
            .with("sign", if source.forecast < 0 { "minus" } else { "plus" })
            .with("size", source.forecast.abs());
        catalogue.say("client-score-source", &args)
    };
    worth_telling.map(line).collect()
}

/// The final standing: who won, and everybody's points by source.
pub(crate) fn standing(catalogue: &Catalogue, scores: &Scores) -> Vec<String> {
    let mut ranked: Vec<&Score> = scores.seats.iter().collect();
    ranked.sort_by_key(|score| score.rank);
    let mut lines = vec![catalogue.text("client-standing")];
    for score in &ranked {
        let args = Args::new()
            .with("rank", score.rank)
            .with("seat", score.name.as_str())
            .with("points", score.points);
        let mut line = catalogue.say("client-rank", &args);
        if let Some(title) = &score.title {
            line = format!("{line} ({title})");
        }
        lines.push(line);
        lines.extend(sources(catalogue, score));
    }
    lines.extend(winners(catalogue, &ranked));
    lines
}

fn winners(catalogue: &Catalogue, ranked: &[&Score]) -> Option<String> {
    let first: Vec<&&Score> = ranked.iter().filter(|score| score.rank == 1).collect();
    let [winner, others @ ..] = first.as_slice() else { return None };
    if others.is_empty() {
        let args = Args::new()
            .with("seat", winner.name.as_str())
            .with("seat-you", if winner.you { "yes" } else { "no" })
            .with("points", winner.points);
        return Some(catalogue.say("client-winner", &args));
    }
    let names: Vec<String> = first.iter().map(|one| one.name.clone()).collect();
    let args = Args::new().with("points", winner.points).with("seats", catalogue.list(&names));
    Some(catalogue.say("client-winners", &args))
}
