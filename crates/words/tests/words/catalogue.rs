//! The four languages say the same things, all that code asks for, and nothing else.

use crate::ftl::{self, Message};
use crate::samples;
use bots::Evaluate;
use kernel::{Components as _, Game, Name, Token as _, Value, Vocabulary};
use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Command, Figures, Language, Mentioned, Spoken, TableCommand};

type Messages = BTreeMap<String, Message>;

/// The field a variable tells of: `to` for `$to-from`. A figure is one of its own.
fn field(variable: &str) -> &str {
    if variable.starts_with("figure-") {
        return variable;
    }
    variable.split('-').next().expect("split gives something")
}

fn fields(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables.iter().map(|variable| field(variable)).collect()
}

/// Names are declined as each language needs; everything else has the same parts everywhere.
fn ids_of_names() -> BTreeSet<String> {
    fn of<G: Spoken>() -> impl Iterator<Item = String> {
        G::names().into_iter().flat_map(|name| ids::<G>("", name))
    }
    of::<Madeira>().chain(of::<Lisboa>()).collect()
}

/// The message a name has for itself, and the one its family has.
fn ids<G: Game>(sort: &str, name: Name) -> [String; 2] {
    let family = format!("{}-{sort}{}", G::NAME, name.family);
    [format!("{family}-{}", name.word), family]
}

fn id_in<G: Game>(messages: &Messages, sort: &str, name: Name) -> String {
    let [own, family] = ids::<G>(sort, name);
    if messages.contains_key(&own) || !messages.contains_key(&family) { own } else { family }
}

#[test]
fn every_language_has_the_same_messages() {
    let english = ftl::messages(Language::En);
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let here: BTreeSet<&String> = messages.keys().collect();
        let there: BTreeSet<&String> = english.keys().collect();
        let missing: Vec<_> = there.difference(&here).collect();
        let extra: Vec<_> = here.difference(&there).collect();
        assert!(missing.is_empty(), "missing in {}: {missing:?}", language.code());
        assert!(extra.is_empty(), "only in {}: {extra:?}", language.code());
    }
}

#[test]
fn every_language_tells_of_the_same_things() {
    let english = ftl::messages(Language::En);
    let names = ids_of_names();
    for language in Language::ALL {
        for (id, message) in ftl::messages(language) {
            let other = &english[&id];
            assert_eq!(
                fields(&message.value.variables),
                fields(&other.value.variables),
                "{id} in {}",
                language.code()
            );
            if names.contains(&id) {
                continue;
            }
            let attributes: BTreeMap<_, _> =
                message.attributes.iter().map(|(k, v)| (k, fields(&v.variables))).collect();
            let others: BTreeMap<_, _> =
                other.attributes.iter().map(|(k, v)| (k, fields(&v.variables))).collect();
            assert_eq!(attributes, others, "{id} in {}", language.code());
        }
    }
}

/// A message and what it is said with.
struct Line {
    id: String,
    fields: Vec<(String, Value)>,
}

/// The lines of a game and the phrases its components are told in.
fn lines<G: Spoken>(messages: &Messages) -> Vec<Line> {
    fn line<F: AsRef<str>>(id: String, fields: impl IntoIterator<Item = (F, Value)>) -> Line {
        let fields = fields.into_iter().map(|(field, value)| (field.as_ref().to_owned(), value));
        Line { id, fields: fields.collect() }
    }
    fn add<G: Spoken, V: Vocabulary>(words: &[String], sort: &str, lines: &mut Vec<Line>) {
        lines.extend(
            samples::lines::<V>(words)
                .into_iter()
                .map(|said| line(format!("{}-{sort}-{}", G::NAME, said.kind), said.fields)),
        );
    }
    let words = samples::words::<G>();
    let mut lines = Vec::new();
    add::<G, G::Action>(&words, "action", &mut lines);
    add::<G, G::Event>(&words, "event", &mut lines);
    add::<G, G::Prompt>(&words, "prompt", &mut lines);
    add::<G, G::Refusal>(&words, "refusal", &mut lines);
    add::<G, G::Group>(&words, "group", &mut lines);
    add::<G, G::Outcome>(&words, "outcome", &mut lines);
    for name in G::names() {
        G::Components::standard().facts(name, &mut |variable, mentioned| match mentioned {
            Mentioned::Value(value) => lines.extend(
                ["", "about-"]
                    .map(|sort| id_in::<G>(messages, sort, name))
                    .into_iter()
                    .filter(|id| messages.contains_key(id))
                    .map(|id| line(id, [(variable, value.clone())])),
            ),
            Mentioned::Phrases(phrases) => lines.extend(phrases.into_iter().map(|phrase| {
                line(format!("{}-{}-{}", G::NAME, phrase.sort, phrase.kind), phrase.fields)
            })),
        });
    }
    lines
}

/// The ids that follow from a game's vocabularies, names and components.
fn derived<G: Spoken>(messages: &Messages) -> BTreeSet<String> {
    let lines = lines::<G>(messages);
    let mut ids: BTreeSet<String> = lines.iter().map(|line| line.id.clone()).collect();
    ids.extend(G::names().into_iter().map(|name| id_in::<G>(messages, "", name)));
    ids.extend(G::explained().into_iter().map(|name| id_in::<G>(messages, "about-", name)));
    let counted = units(&lines, messages);
    let figures = figure_units(G::Components::standard(), &G::names());
    ids.extend(counted.union(&figures).map(|unit| format!("{}-unit-{unit}", G::NAME)));
    ids
}

/// The ids of what the value of a position is made of: hints tell of it.
fn terms<G: Evaluate>() -> impl Iterator<Item = String> {
    G::TERMS.iter().map(|term| match term.value() {
        Value::Name(name) => format!("{}-{}", name.family, name.word),
        value => panic!("{value:?} has no name"),
    })
}

/// The ids of what can be agreed on before a game.
fn options<G: Game>() -> impl Iterator<Item = String> {
    G::OPTIONS.iter().flat_map(|option| {
        let title = [G::NAME, "option", option.name].join("-");
        let values: Vec<String> =
            option.values.iter().map(|value| [&title, *value].join("-")).collect();
        values.into_iter().chain([title])
    })
}

fn all_derived(messages: &Messages) -> BTreeSet<String> {
    let mut ids = derived::<Madeira>(messages);
    ids.extend(derived::<Lisboa>(messages));
    ids.extend(terms::<Madeira>().chain(terms::<Lisboa>()));
    ids.extend(options::<Madeira>().chain(options::<Lisboa>()));
    let words = Command::ALL.iter().map(|command| command.word());
    let words = words.chain(TableCommand::ALL.iter().map(|command| command.word()));
    ids.extend(words.map(|word| format!("client-command-{word}")));
    ids
}

/// The units in which a message counts something, itself or by another that it quotes.
fn units(lines: &[Line], messages: &Messages) -> BTreeSet<String> {
    let mut units = BTreeSet::new();
    for line in lines {
        let Some(message) = messages.get(&line.id) else { continue };
        let quoted = message.all().flat_map(|mentions| &mentions.messages);
        let said = quoted.filter_map(|id| messages.get(id)).chain([message]);
        let variables: BTreeSet<&String> =
            said.flat_map(Message::all).flat_map(|mentions| &mentions.variables).collect();
        for (field, value) in &line.fields {
            if variables.contains(&format!("{field}-counted")) {
                match value {
                    Value::Number(_) => units.insert(field.clone()),
                    Value::Name(name) => units.insert(name.word.to_owned()),
                    Value::Seat(_) | Value::List(_) => panic!("{} counts {field}", line.id),
                };
            }
        }
    }
    units
}

fn figure_units(components: &impl Figures, names: &[Name]) -> BTreeSet<String> {
    let mut units = BTreeSet::new();
    let mut add = |_: &str, _, unit: &str| {
        if !unit.is_empty() {
            units.insert(unit.to_owned());
        }
    };
    components.all(&mut add);
    for &name in names {
        components.of(name, &mut add);
    }
    units
}

#[test]
fn everything_code_speaks_of_has_its_message() {
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let ids = all_derived(&messages);
        let missing: Vec<_> = ids.iter().filter(|id| !messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "missing in {}: {missing:?}", language.code());
        for id in &ids {
            let form = match id.split('-').nth(1) {
                Some("prompt") => "waiting",
                Some("outcome") => "ask",
                _ => continue,
            };
            assert!(messages[id].attributes.contains_key(form), "{id}.{form}");
        }
    }
}

/// The text of every source file of the workspace.
pub(crate) fn sources() -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder of the workspace").flatten() {
            let path = entry.path();
            if path.is_dir() {
                walk(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).expect("a source file is text");
                found.push((path, text));
            }
        }
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates/");
    let mut found = Vec::new();
    for entry in fs::read_dir(crates).expect("crates/").flatten() {
        let source = entry.path().join("src");
        if source.is_dir() {
            walk(&source, &mut found);
        }
    }
    found
}

#[test]
fn no_message_is_unused() {
    let sources = sources();
    let written = |id: &str| {
        let literal = format!("\"{id}\"");
        sources.iter().any(|(_, text)| text.contains(&literal))
    };
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let mut used = all_derived(&messages);
        for message in messages.values() {
            used.extend(message.all().flat_map(|mentions| mentions.messages.iter().cloned()));
        }
        let unused: Vec<&String> = messages
            .keys()
            .filter(|id| !used.contains(*id))
            .filter(|id| !written(id))
            .filter(|id| !id.split_once('-').is_some_and(|(_, id)| written(id)))
            // The help of the command line is checked beside its definition.
            .filter(|id| *id != "usage" && !id.starts_with("usage-"))
            .collect();
        assert!(unused.is_empty(), "unused in {}: {unused:?}", language.code());
    }
}

#[test]
fn no_form_of_a_name_is_unused() {
    let sources = sources();
    let names = ids_of_names();
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let variables: BTreeSet<&String> = messages
            .values()
            .flat_map(|message| message.all().flat_map(|mentions| &mentions.variables))
            .collect();
        for (id, message) in messages.iter().filter(|(id, _)| names.contains(*id)) {
            for form in message.attributes.keys() {
                let suffix = format!("-{form}");
                let literal = format!("\"{form}\"");
                assert!(
                    variables.iter().any(|variable| variable.ends_with(&suffix))
                        || sources.iter().any(|(_, text)| text.contains(&literal)),
                    "{id}.{form} in {}",
                    language.code()
                );
            }
        }
    }
}
