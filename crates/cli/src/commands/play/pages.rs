//! Answers to what a person asks while deciding.

use super::matching::Match;
use super::menu::Menu;
use crate::table::telling;
use kernel::notation::fold;
use kernel::{Name, Play, Rejection, Said, Seat, Vocabulary};
use words::{Args, Catalogue, Command, Pages, Voice, capital};

/// The commands, each with what it does.
pub(crate) fn help(catalogue: &Catalogue) -> Vec<String> {
    let command = |command: &Command| {
        let args = Args::new()
            .with("usage", command.usage(catalogue))
            .with("help", command.help(catalogue));
        catalogue.say("client-help-line", &args)
    };
    let heading = [catalogue.text("client-help-heading")];
    let closing = [catalogue.text("client-help-enter")];
    heading.into_iter().chain(Command::ALL.iter().map(command)).chain(closing).collect()
}

/// What happened, or the last lines of it.
pub(crate) fn log<G: Pages>(play: &Play<G>, voice: Voice<'_>, rest: &str) -> Vec<String> {
    let mut lines = telling::news(play, voice, 0);
    if let Ok(last) = rest.parse::<usize>() {
        lines.drain(..lines.len().saturating_sub(last));
    }
    or_else(lines, voice.catalogue().text("client-nothing-yet"))
}

/// What happened since the last turn of a seat.
pub(crate) fn since<G: Pages>(play: &Play<G>, voice: Voice<'_>, seat: Seat) -> Vec<String> {
    let lines = telling::news(play, voice, play.since(seat));
    or_else(lines, voice.catalogue().text("client-nothing-since"))
}

/// The lines, or one line that says there are none.
pub(crate) fn or_else(lines: Vec<String>, none: String) -> Vec<String> {
    if lines.is_empty() { vec![none] } else { lines }
}

pub(crate) fn ambiguous(catalogue: &Catalogue, typed: &str, labels: &[&str]) -> String {
    // More would not be read.
    const MOST: usize = 6;
    let quoted = |label: &&str| catalogue.say("client-quoted", &Args::new().with("text", *label));
    let mut shown: Vec<String> = labels.iter().take(MOST).map(quoted).collect();
    if labels.len() > MOST {
        shown.push("…".to_owned());
    }
    let args = Args::new().with("text", typed).with("choices", catalogue.sequence(&shown));
    catalogue.say("client-choice-ambiguous", &args)
}

pub(crate) fn unknown(catalogue: &Catalogue, typed: &str, count: usize) -> String {
    let args = Args::new().with("text", typed).with("count", count);
    catalogue.say("client-choice-unknown", &args)
}

/// The choice a text means, open or greyed, or what to say instead.
fn meant<G: Pages>(
    catalogue: &Catalogue,
    text: &str,
    menu: &Menu<G>,
    command: Command,
) -> Result<G::Action, String> {
    if text.is_empty() {
        let args = Args::new().with("command", command.spoken(catalogue));
        return Err(catalogue.say("client-command-needs-choice", &args));
    }
    if let Ok(action) = G::Action::parse(text) {
        return Ok(action);
    }
    let number = text.parse::<usize>().is_ok();
    let found = match menu.find(text) {
        Match::None if !number => menu.find_greyed(text),
        found => found,
    };
    match found {
        Match::One(choice) => Ok(choice.action),
        Match::Several(choices) => {
            let labels: Vec<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
            Err(ambiguous(catalogue, text, &labels))
        }
        Match::None => Err(unknown(catalogue, text, menu.open.len())),
    }
}

/// What a choice would bring about, as far as it can be known.
pub(crate) fn preview<G: Pages>(
    play: &Play<G>,
    voice: Voice<'_>,
    seat: Seat,
    text: &str,
    menu: &Menu<G>,
) -> Vec<String> {
    let catalogue = voice.catalogue();
    let action = match meant(catalogue, text, menu, Command::Preview) {
        Ok(action) => action,
        Err(line) => return vec![line],
    };
    let foreseen = play
        .preview(seat, action)
        .and_then(|events| play.disclosure(seat, action).map(|disclosure| (events, disclosure)));
    let (events, disclosure) = match foreseen {
        Ok(foreseen) => foreseen,
        Err(_) => return vec![why(play, voice, seat, action)],
    };
    let choice = voice.action(&Said::of(&action));
    let mut lines = vec![catalogue.say("client-preview", &Args::new().with("choice", choice))];
    lines.extend(events.iter().map(|event| voice.event(&Said::of(event))));
    if disclosure.reveals {
        lines.push(catalogue.text("client-preview-reveals"));
    } else if disclosure.hands_on {
        lines.push(catalogue.text("client-preview-hands-on"));
    } else if events.is_empty() {
        lines.push(catalogue.text("client-preview-nothing"));
    }
    lines
}

/// Why a choice is not allowed; without a choice, why each greyed one is not.
pub(crate) fn explain_refusal<G: Pages>(
    play: &Play<G>,
    voice: Voice<'_>,
    seat: Seat,
    text: &str,
    menu: &Menu<G>,
) -> Vec<String> {
    let catalogue = voice.catalogue();
    if text.is_empty() {
        let lines = menu.greyed.iter().map(|choice| why(play, voice, seat, choice.action));
        return or_else(lines.collect(), catalogue.text("client-why-nothing"));
    }
    match meant(catalogue, text, menu, Command::Why) {
        Ok(action) => vec![why(play, voice, seat, action)],
        Err(line) => vec![line],
    }
}

pub(crate) fn why<G: Pages>(
    play: &Play<G>,
    voice: Voice<'_>,
    seat: Seat,
    action: G::Action,
) -> String {
    let args = Args::new().with("choice", voice.action(&Said::of(&action)));
    match play.state().check(seat, action) {
        Ok(()) => voice.catalogue().say("client-why-allowed", &args),
        Err(refused) => {
            let reason = voice.rejection(&Rejection::from(refused));
            voice.catalogue().say("client-why-refused", &args.with("reason", reason))
        }
    }
}

/// What a thing does; without a name, what can be asked about.
pub(crate) fn explain<G: Pages>(
    components: &G::Components,
    voice: Voice<'_>,
    text: &str,
) -> Vec<String> {
    let catalogue = voice.catalogue();
    let named = |name: &Name| capital(&voice.name(*name));
    if text.is_empty() {
        let names: Vec<String> = G::explained().iter().map(named).collect();
        return vec![catalogue.sequence(&names)];
    }
    let wanted = fold(text);
    let explained = G::explained();
    let exact = |name: &&Name| fold(&voice.name(**name)) == wanted || name.word == wanted;
    let begun = |name: &&Name| {
        fold(&voice.name(**name)).starts_with(&wanted) || name.word.starts_with(&wanted)
    };
    let mut found: Vec<&Name> = explained.iter().filter(exact).collect();
    if found.is_empty() {
        found = explained.iter().filter(begun).collect();
    }
    let mut lines: Vec<String> = found
        .into_iter()
        .map(|name| {
            let args = Args::new().with("name", named(name)).with("text", voice.explain(*name));
            catalogue.say("client-explain", &args)
        })
        .collect();
    let spelled = |name: &Name| {
        let number = name.index.map(|number| number.to_string()).unwrap_or_default();
        format!("{}{number}", name.word)
    };
    let printed = G::names();
    let ours = printed.iter().filter(|name| {
        (spelled(name) == wanted || fold(&voice.name(**name)) == wanted)
            && G::reconstructed(components, **name)
    });
    lines.extend(ours.map(|name| {
        let args = Args::new()
            .with("name", named(name))
            .with("text", catalogue.text("client-reconstructed"));
        catalogue.say("client-explain", &args)
    }));
    let none = catalogue.say("client-explain-unknown", &Args::new().with("text", text));
    or_else(lines, none)
}
