//! The four languages say the same things, all that code asks for, and nothing else.

use crate::ftl::{self, Message};
use crate::samples;
use kernel::{Game, Name, Said, Value, Vocabulary};
use madeira::{Components, Madeira};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Command, Figures, Language, Spoken};

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
fn is_name<G: Spoken>(id: &str) -> bool {
    G::names().iter().any(|&name| name_ids::<G>(name).iter().any(|known| known == id))
}

fn name_ids<G: Game>(name: Name) -> [String; 2] {
    let family = format!("{}-{}", G::NAME, name.family);
    [format!("{family}-{}", name.word), family]
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
    for language in Language::ALL {
        for (id, message) in ftl::messages(language) {
            let other = &english[&id];
            assert_eq!(
                fields(&message.value.variables),
                fields(&other.value.variables),
                "{id} in {}",
                language.code()
            );
            if is_name::<Madeira>(&id) {
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

/// The lines of a game, with the sort of message that says them.
fn lines<G: Spoken>() -> Vec<(&'static str, Said)> {
    let words = samples::words::<G>();
    let mut lines = Vec::new();
    let mut add = |sort, said: Vec<Said>| lines.extend(said.into_iter().map(|line| (sort, line)));
    add("action", samples::lines::<G::Action>(&words));
    add("event", samples::lines::<G::Event>(&words));
    add("prompt", samples::lines::<G::Prompt>(&words));
    add("refusal", samples::lines::<G::Refusal>(&words));
    add("group", samples::lines::<G::Group>(&words));
    add("outcome", samples::lines::<G::Outcome>(&words));
    lines
}

/// The ids that follow from a game's vocabularies and names.
fn derived<G: Spoken>(messages: &Messages) -> BTreeSet<String> {
    fn kinds<V: Vocabulary>(game: &str, sort: &str) -> Vec<String> {
        V::KINDS.iter().map(|kind| format!("{game}-{sort}-{kind}")).collect()
    }
    let mut ids = BTreeSet::new();
    ids.extend(kinds::<G::Action>(G::NAME, "action"));
    ids.extend(kinds::<G::Event>(G::NAME, "event"));
    ids.extend(kinds::<G::Prompt>(G::NAME, "prompt"));
    ids.extend(kinds::<G::Refusal>(G::NAME, "refusal"));
    ids.extend(kinds::<G::Group>(G::NAME, "group"));
    ids.extend(kinds::<G::Outcome>(G::NAME, "outcome"));
    for name in G::names() {
        let [own, family] = name_ids::<G>(name);
        ids.insert(if messages.contains_key(&family) { family } else { own });
    }
    for name in G::explained() {
        ids.insert(format!("{}-about-{}-{}", G::NAME, name.family, name.word));
    }
    ids
}

/// The units in which a message counts something.
fn units<G: Spoken>(lines: &[(&'static str, Said)], messages: &Messages) -> BTreeSet<String> {
    let mut units = BTreeSet::new();
    for (sort, line) in lines {
        let message = &messages[&format!("{}-{sort}-{}", G::NAME, line.kind)];
        for (field, value) in &line.fields {
            let counted = format!("{field}-counted");
            if message.all().any(|mentions| mentions.variables.contains(&counted)) {
                match value {
                    Value::Number(_) => units.insert((*field).to_owned()),
                    Value::Name(name) => units.insert(name.word.to_owned()),
                    Value::Seat(_) | Value::List(_) => panic!("{sort} {line} cannot be counted"),
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

fn standard() -> &'static Components {
    kernel::Components::standard()
}

#[test]
fn everything_code_speaks_of_has_its_message() {
    let lines = lines::<Madeira>();
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let mut ids = derived::<Madeira>(&messages);
        ids.extend(Command::ALL.iter().map(|command| format!("client-command-{}", command.word())));
        let counted = units::<Madeira>(&lines, &messages);
        let figures = figure_units(standard(), &Madeira::names());
        ids.extend(counted.union(&figures).map(|unit| format!("madeira-unit-{unit}")));
        let missing: Vec<_> = ids.iter().filter(|id| !messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "missing in {}: {missing:?}", language.code());
        for id in ids.iter().filter(|id| id.starts_with("madeira-prompt-")) {
            assert!(messages[id].attributes.contains_key("waiting"), "{id}");
        }
        for id in ids.iter().filter(|id| id.starts_with("madeira-outcome-")) {
            assert!(messages[id].attributes.contains_key("ask"), "{id}");
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
    let lines = lines::<Madeira>();
    let sources = sources();
    let written = |id: &str| {
        let literal = format!("\"{id}\"");
        sources.iter().any(|(_, text)| text.contains(&literal))
    };
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let mut used = derived::<Madeira>(&messages);
        used.extend(Command::ALL.iter().map(|c| format!("client-command-{}", c.word())));
        let counted = units::<Madeira>(&lines, &messages);
        let figures = figure_units(standard(), &Madeira::names());
        used.extend(counted.union(&figures).map(|unit| format!("madeira-unit-{unit}")));
        for message in messages.values() {
            used.extend(message.all().flat_map(|mentions| mentions.messages.iter().cloned()));
        }
        let unused: Vec<&String> = messages
            .keys()
            .filter(|id| !used.contains(*id))
            .filter(|id| !written(id))
            .filter(|id| !id.strip_prefix("madeira-").is_some_and(written))
            // The help of the command line is checked beside its definition.
            .filter(|id| *id != "usage" && !id.starts_with("usage-"))
            .collect();
        assert!(unused.is_empty(), "unused in {}: {unused:?}", language.code());
    }
}

#[test]
fn no_form_of_a_name_is_unused() {
    let sources = sources();
    for language in Language::ALL {
        let messages = ftl::messages(language);
        let variables: BTreeSet<&String> = messages
            .values()
            .flat_map(|message| message.all().flat_map(|mentions| &mentions.variables))
            .collect();
        for (id, message) in messages.iter().filter(|(id, _)| is_name::<Madeira>(id)) {
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
