//! What programs read.

use kernel::{Fact, Game, Play, Said, Standings, Token, Turn, Value as Field, Viewer};
use serde_json::{Map, Value, json};

/// A position as anyone sees it, and the score by source.
pub(crate) fn position<G: Game>(play: &Play<G>) -> Value {
    let mut facts = Map::new();
    G::facts(play.view(Viewer::Spectator), &mut |name, fact| {
        facts.insert(name.to_owned(), self::fact(fact));
    });
    json!({
        "position": play.position(),
        "turn": turn(play),
        "facts": facts,
        "standings": standings(&G::standings(play.view(Viewer::Spectator))),
    })
}

fn fact(fact: Fact) -> Value {
    match fact {
        Fact::Number(number) => json!(number),
        Fact::Word(word) => json!(word),
        Fact::Seat(seat) => json!(seat.letter()),
    }
}

fn turn<G: Game>(play: &Play<G>) -> Value {
    match play.turn() {
        Turn::Decide { seat, prompt } => {
            let prompt = Said::of(&prompt).line;
            json!({ "seat": seat.letter(), "prompt": prompt })
        }
        Turn::Chance(draw) => json!({ "source": draw.source, "counter": draw.counter }),
        Turn::Over => json!("over"),
    }
}

fn standings<G: Game>(standings: &Standings<G>) -> Value {
    let account = |account: &G::Account| match account.value() {
        Field::Name(name) => name.word.to_owned(),
        Field::Number(number) => number.to_string(),
        Field::Seat(seat) => seat.letter().to_string(),
        Field::List(_) => String::new(),
    };
    let seats = standings.seats.iter().map(|standing| {
        let sources = standing.tallies.iter().map(|tally| {
            let worth = json!({ "points": tally.points, "forecast": tally.forecast });
            (account(&tally.account), worth)
        });
        json!({
            "seat": standing.seat.letter(),
            "rank": standing.rank,
            "title": standing.title,
            "points": standing.points(),
            "forecast": standing.forecast(),
            "sources": sources.collect::<Map<String, Value>>(),
        })
    });
    json!({ "last": standings.last, "seats": seats.collect::<Vec<_>>() })
}
