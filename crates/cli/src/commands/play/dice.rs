//! Chance from a real table, typed in.

use kernel::{Game, NotationError, Refused, Rejection, Said, State, Value, Vocabulary};
use words::{Args, Pages, Voice};

/// What is asked, with an example of how to type it.
pub(crate) fn question(voice: Voice<'_>, sample: &impl Vocabulary) -> Vec<String> {
    let said = Said::of(sample);
    let args = Args::new().with("example", said.line.as_str());
    vec![voice.ask(&said), voice.catalogue().say("client-ask-outcome", &args)]
}

/// The same with the words that may stand in it.
pub(crate) fn help<G: Pages>(voice: Voice<'_>, sample: &G::Outcome) -> Vec<String> {
    let said = Said::of(sample);
    let mut lines = question(voice, sample);
    let short = said.line.split(' ').skip(1 + known_before(&said)).collect::<Vec<_>>().join(" ");
    lines.push(voice.catalogue().say("client-dice-short", &Args::new().with("example", short)));
    for (_, value) in &said.fields {
        let Value::List(items) = value else { continue };
        let Some(Value::Name(first)) = items.first() else { continue };
        let names = G::names();
        let words = names.iter().filter(|name| name.family == first.family).map(|name| {
            let args = Args::new().with("word", name.word).with("name", voice.name(*name));
            voice.catalogue().say("client-dice-word", &args)
        });
        let words: Vec<String> = words.collect();
        let args = Args::new().with("words", voice.catalogue().sequence(&words));
        lines.push(voice.catalogue().say("client-dice-words", &args));
    }
    lines
}

/// How many fields of an outcome are known before it falls: those that lead up to what is drawn,
/// such as the row whose dice are rolled.
fn known_before(said: &Said) -> usize {
    let lists = |(_, value): &(&str, Value)| matches!(value, Value::List(_));
    said.fields.iter().position(lists).unwrap_or(0)
}

/// Reads an outcome: the whole line, or only what was drawn, with commas or spaces.
pub(crate) fn understand<G: Game>(
    state: &State<G>,
    sample: &G::Outcome,
    typed: &str,
) -> Result<G::Outcome, Rejection> {
    let said = Said::of(sample);
    let words: Vec<&str> = said.line.split(' ').collect();
    let lead = words[..1 + known_before(&said)].join(" ");
    // Dice that do not lie there need not be typed.
    let nothing = words.iter().rev().take_while(|word| **word == "-").count();
    let rest = " -".repeat(nothing);
    let joined = typed.split_whitespace().collect::<Vec<_>>().join(",").replace(",,", ",");
    let mut first = None;
    for line in [
        typed.to_owned(),
        format!("{typed}{rest}"),
        format!("{lead} {typed}"),
        format!("{lead} {typed}{rest}"),
        format!("{lead} {joined}"),
        format!("{lead} {joined}{rest}"),
    ] {
        let read = G::Outcome::parse(&line).map_err(Rejection::from).and_then(|outcome| {
            let fits = G::check_outcome(state, outcome);
            fits.map(|()| outcome).map_err(|refusal| Refused::<G>::Rule(refusal).into())
        });
        match read {
            Ok(outcome) => return Ok(outcome),
            // A line that could be read tells more than one that could not.
            Err(rejection @ Rejection::Rule { .. }) => first = Some(rejection),
            Err(rejection) => first = first.or(Some(rejection)),
        }
    }
    Err(first.unwrap_or(Rejection::Unreadable(NotationError::Empty)))
}
