//! Answers to what a person asks while deciding.

use super::asked::{Answer, Asked, Foreseen, No};
use super::matching::Match;
use super::menu::Menu;
use kernel::Name;
use kernel::notation::fold;
use words::{Args, Catalogue, Command, Pages, Voice, capital};

/// The commands, each with what it does.
pub(crate) fn help(catalogue: &Catalogue) -> Vec<String> {
    help_with(catalogue, std::iter::empty(), &Command::Quit.help(catalogue))
}

/// The same with other commands before the last, and what the last one does.
pub(crate) fn help_with(
    catalogue: &Catalogue,
    more: impl Iterator<Item = (String, String)>,
    quit: &str,
) -> Vec<String> {
    let own = Command::ALL.iter().filter(|command| **command != Command::Quit);
    let own = own.map(|command| (command.usage(catalogue), command.help(catalogue)));
    let quit = (Command::Quit.usage(catalogue), quit.to_owned());
    let line = |(usage, help): (String, String)| {
        let args = Args::new().with("usage", usage).with("help", help);
        catalogue.say("client-help-line", &args)
    };
    let heading = [catalogue.text("client-help-heading")];
    let closing = [catalogue.text("client-help-enter")];
    heading.into_iter().chain(own.chain(more).chain([quit]).map(line)).chain(closing).collect()
}

/// What happened, or the last lines of it.
pub(crate) fn last(catalogue: &Catalogue, mut lines: Vec<String>, count: &str) -> Vec<String> {
    if let Ok(count) = count.parse::<usize>() {
        lines.drain(..lines.len().saturating_sub(count));
    }
    or_else(lines, catalogue.text("client-nothing-yet"))
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
fn meant<T: Asked>(
    table: &T,
    text: &str,
    menu: &Menu<T::Action>,
    command: Command,
) -> Answer<T::Action> {
    let catalogue = table.catalogue();
    if text.is_empty() {
        let args = Args::new().with("command", command.spoken(catalogue));
        return Err(No::Said(catalogue.say("client-command-needs-choice", &args)));
    }
    if let Some(action) = table.read(text) {
        return Ok(action);
    }
    let number = text.parse::<usize>().is_ok();
    let found = match menu.find(text) {
        Match::None if !number => menu.find_greyed(text),
        found => found,
    };
    match found {
        Match::One(choice) => Ok(choice.action.clone()),
        Match::Several(choices) => {
            let labels: Vec<&str> = choices.iter().map(|choice| choice.label.as_str()).collect();
            Err(No::Said(ambiguous(catalogue, text, &labels)))
        }
        Match::None => Err(No::Said(unknown(catalogue, text, menu.open.len()))),
    }
}

/// What a choice would bring about, as far as it can be known.
pub(super) fn preview<T: Asked>(
    table: &mut T,
    text: &str,
    menu: &Menu<T::Action>,
) -> Answer<Vec<String>> {
    let action = meant(table, text, menu, Command::Preview)?;
    let Foreseen { events, reveals, hands_on } = match table.preview(&action) {
        Ok(foreseen) => foreseen,
        Err(No::Said(reason)) => return Ok(vec![refused(table, &action, menu, reason)]),
        Err(fault) => return Err(fault),
    };
    let choice = in_words(table, &action, menu);
    let catalogue = table.catalogue();
    let mut lines = vec![catalogue.say("client-preview", &Args::new().with("choice", choice))];
    let nothing = events.is_empty();
    lines.extend(events);
    if reveals {
        lines.push(catalogue.text("client-preview-reveals"));
    } else if hands_on {
        lines.push(catalogue.text("client-preview-hands-on"));
    } else if nothing {
        lines.push(catalogue.text("client-preview-nothing"));
    }
    Ok(lines)
}

/// Why a choice is not allowed; without a choice, why each greyed one is not.
pub(super) fn explain_refusal<T: Asked>(
    table: &mut T,
    text: &str,
    menu: &Menu<T::Action>,
) -> Answer<Vec<String>> {
    if text.is_empty() {
        let lines = menu.greyed.iter().map(|choice| {
            let reason = choice.reason.clone().unwrap_or_default();
            refused(table, &choice.action, menu, reason)
        });
        return Ok(or_else(lines.collect(), table.catalogue().text("client-why-nothing")));
    }
    let action = meant(table, text, menu, Command::Why)?;
    Ok(vec![why(table, &action, menu)?])
}

/// Whether an action is allowed, and if not, why.
pub(super) fn why<T: Asked>(
    table: &mut T,
    action: &T::Action,
    menu: &Menu<T::Action>,
) -> Answer<String> {
    match table.verdict(action) {
        Ok(()) => {
            let args = Args::new().with("choice", in_words(table, action, menu));
            Ok(table.catalogue().say("client-why-allowed", &args))
        }
        Err(No::Said(reason)) => Ok(refused(table, action, menu, reason)),
        Err(fault) => Err(fault),
    }
}

fn refused<T: Asked>(
    table: &T,
    action: &T::Action,
    menu: &Menu<T::Action>,
    reason: String,
) -> String {
    let args = Args::new().with("choice", in_words(table, action, menu)).with("reason", reason);
    table.catalogue().say("client-why-refused", &args)
}

pub(super) fn in_words<T: Asked>(table: &T, action: &T::Action, menu: &Menu<T::Action>) -> String {
    menu.choice(action).map_or_else(|| table.words(action), |choice| choice.words.clone())
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
