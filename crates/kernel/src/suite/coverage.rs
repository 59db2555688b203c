//! What occurred, so that what never did can be named.

use crate::game::Game;
use crate::notation::{Value, Vocabulary};
use std::collections::{BTreeSet, HashSet};
use std::fmt;

/// A vocabulary of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Speech {
    Action,
    Outcome,
    Event,
    Prompt,
    Refusal,
    Group,
}

/// A kind of line, or a name that stood in one of its fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seen {
    pub speech: Speech,
    pub kind: &'static str,
    /// The field, the family of names and the name.
    pub name: Option<(&'static str, &'static str, &'static str, Option<u8>)>,
}

/// The kinds of lines that occurred, with the names in their fields.
#[derive(Clone, Default)]
pub struct Coverage(HashSet<Seen>);

/// The whole would drown whatever it is printed with.
impl fmt::Debug for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Coverage({})", self.0.len())
    }
}

impl Coverage {
    /// Notes a line.
    pub fn note(&mut self, speech: Speech, line: &impl Vocabulary) {
        let kind = line.kind();
        self.0.insert(Seen { speech, kind, name: None });
        line.fields(&mut |field, value| self.note_value(speech, kind, field, &value));
    }

    fn note_value(
        &mut self,
        speech: Speech,
        kind: &'static str,
        field: &'static str,
        value: &Value,
    ) {
        match value {
            Value::Name(name) => {
                let name = Some((field, name.family, name.word, name.index));
                self.0.insert(Seen { speech, kind, name });
            }
            Value::List(values) => {
                values.iter().for_each(|value| self.note_value(speech, kind, field, value));
            }
            Value::Number(_) | Value::Seat(_) => {}
        }
    }

    /// Adds what occurred elsewhere: in other games, in scenarios.
    pub fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    #[must_use]
    pub fn has(&self, speech: Speech, kind: &str) -> bool {
        self.0.iter().any(|seen| (seen.speech, seen.kind) == (speech, kind))
    }

    /// Everything that occurred, in order.
    #[must_use]
    pub fn seen(&self) -> BTreeSet<Seen> {
        self.0.iter().copied().collect()
    }

    /// The names of a family that occurred in lines of one vocabulary.
    #[must_use]
    pub fn names(&self, speech: Speech, family: &str) -> BTreeSet<&'static str> {
        let name = |seen: &Seen| match seen.name {
            Some((_, of, word, _)) if seen.speech == speech && of == family => Some(word),
            _ => None,
        };
        self.0.iter().filter_map(name).collect()
    }

    /// The kinds of lines a game has that never occurred.
    #[must_use]
    pub fn missing<G: Game>(&self) -> Vec<(Speech, &'static str)> {
        let vocabularies = [
            (Speech::Action, G::Action::KINDS),
            (Speech::Outcome, G::Outcome::KINDS),
            (Speech::Event, G::Event::KINDS),
            (Speech::Prompt, G::Prompt::KINDS),
            (Speech::Refusal, G::Refusal::KINDS),
            (Speech::Group, G::Group::KINDS),
        ];
        let kinds = vocabularies
            .into_iter()
            .flat_map(|(speech, kinds)| kinds.iter().map(move |kind| (speech, *kind)));
        let occurred: HashSet<(Speech, &str)> =
            self.0.iter().map(|seen| (seen.speech, seen.kind)).collect();
        kinds.filter(|kind| !occurred.contains(kind)).collect()
    }
}
