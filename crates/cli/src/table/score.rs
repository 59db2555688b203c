//! The score by source.

use kernel::{Standing, Standings};
use words::{Args, Pages, Voice};

/// Everybody's points by source, with what the position would still bring.
pub(crate) fn by_source<G: Pages>(voice: Voice<'_>, standings: &Standings<G>) -> Vec<String> {
    let catalogue = voice.catalogue();
    let mut lines = vec![catalogue.text("client-score-heading")];
    for standing in &standings.seats {
        let args = Args::new()
            .with("seat", voice.person(standing.seat))
            .with("points", standing.points())
            .with("forecast", standing.forecast());
        lines.push(catalogue.say("client-score-seat", &args));
        lines.extend(sources(voice, standing));
    }
    if !standings.last {
        lines.push(catalogue.text("client-score-hidden"));
    }
    lines
}

fn sources<G: Pages>(voice: Voice<'_>, standing: &Standing<G>) -> Vec<String> {
    let worth_telling = standing.tallies.iter().filter(|at| at.points != 0 || at.forecast != 0);
    let line = |tally: &kernel::Tally<G>| {
        let args = Args::new()
            .with("source", voice.named(&tally.account))
            .with("points", tally.points)
            .with("forecast", tally.forecast)
            .with("sign", if tally.forecast < 0 { "minus" } else { "plus" })
            .with("size", tally.forecast.abs());
        voice.catalogue().say("client-score-source", &args)
    };
    worth_telling.map(line).collect()
}

/// The final standing: who won, and everybody's points by source.
pub(crate) fn standing<G: Pages>(voice: Voice<'_>, standings: &Standings<G>) -> Vec<String> {
    let catalogue = voice.catalogue();
    let mut ranked: Vec<&Standing<G>> = standings.seats.iter().collect();
    ranked.sort_by_key(|standing| standing.rank);
    let mut lines = vec![catalogue.text("client-standing")];
    for standing in &ranked {
        let args = Args::new()
            .with("rank", standing.rank)
            .with("seat", voice.person(standing.seat))
            .with("points", standing.points());
        let mut line = catalogue.say("client-rank", &args);
        if let Some(title) = standing.title {
            line = format!("{line} ({})", voice.say(&format!("title-{title}"), Args::new()));
        }
        lines.push(line);
        lines.extend(sources(voice, standing));
    }
    lines.extend(winners(voice, &ranked));
    lines
}

fn winners<G: Pages>(voice: Voice<'_>, ranked: &[&Standing<G>]) -> Option<String> {
    let first: Vec<&&Standing<G>> = ranked.iter().filter(|standing| standing.rank == 1).collect();
    let [winner, others @ ..] = first.as_slice() else { return None };
    if others.is_empty() {
        let args = voice.about(winner.seat).with("points", winner.points());
        return Some(voice.catalogue().say("client-winner", &args));
    }
    let names: Vec<String> = first.iter().map(|one| voice.person(one.seat)).collect();
    let args = Args::new().with("points", winner.points()).with("seats", voice.list(&names));
    Some(voice.catalogue().say("client-winners", &args))
}
