//! One language's messages.

use crate::language::Language;
use crate::remembered::Remembered;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use kernel::notation::fold;
use std::collections::{HashMap, HashSet};
use std::fmt;

macro_rules! files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/common.ftl")),
            include_str!(concat!("../../../locales/", $code, "/client.ftl")),
            include_str!(concat!("../../../locales/", $code, "/network.ftl")),
            include_str!(concat!("../../../locales/", $code, "/usage.ftl")),
            include_str!(concat!("../../../locales/", $code, "/server.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lisboa.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lisboa-board.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lisboa-document.ftl")),
            include_str!(concat!("../../../locales/", $code, "/madeira.ftl")),
            include_str!(concat!("../../../locales/", $code, "/madeira-board.ftl")),
            include_str!(concat!("../../../locales/", $code, "/madeira-document.ftl")),
        ]
    };
}

/// What fills the variables of a message.
#[derive(Debug, Default)]
pub struct Args(pub(crate) FluentArgs<'static>);

impl Args {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A number stays a number, so that the message can choose its plural form.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Arg>) -> Self {
        self.set(name, value);
        self
    }

    pub fn set(&mut self, name: &str, value: impl Into<Arg>) {
        self.0.set(name.to_owned(), value.into().0);
    }
}

/// The value of one variable.
#[derive(Clone, Debug)]
pub struct Arg(FluentValue<'static>);

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self(FluentValue::from(text.to_owned()))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self(FluentValue::from(text))
    }
}

macro_rules! number_arg {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self(FluentValue::from(number))
            }
        }
    )*};
}
number_arg!(u8, u16, u32, u64, usize, i8, i16, i32, i64, f64);

/// Why a message could not be said in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    Missing(String),
    Faulty { id: String, text: String, faults: Vec<String> },
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(id) => write!(f, "no message {id}"),
            Self::Faulty { id, text, faults } => write!(f, "{id}: {text} ({})", faults.join("; ")),
        }
    }
}

impl std::error::Error for Unsaid {}

/// The messages of one language.
pub struct Catalogue {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The messages that mention a figure of the game, themselves or by another that they quote.
    figured: HashSet<&'static str>,
    pub(crate) remembered: Remembered,
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Catalogue").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Catalogue {
    /// # Panics
    /// Never: the files are part of the program and a test reads them all.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // A terminal shows bidi isolation marks as rubbish.
        bundle.set_use_isolating(false);
        for text in Self::files(language) {
            let resource = FluentResource::try_new(text.to_owned()).expect("well-formed messages");
            bundle.add_resource(resource).expect("no message twice");
        }
        let figured = figured(&Self::files(language));
        Self { language, bundle, figured, remembered: Remembered::default() }
    }

    /// The texts of the files a language is made of.
    #[must_use]
    pub const fn files(language: Language) -> [&'static str; 11] {
        match language {
            Language::En => files!("en"),
            Language::It => files!("it"),
            Language::Es => files!("es"),
            Language::Pt => files!("pt"),
        }
    }

    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What the language calls itself.
    #[must_use]
    pub fn own_name(&self) -> String {
        self.text("common-language")
    }

    /// Says a message; `id.attribute` says an attribute of it. Outside of tests a message that is
    /// missing is said as its id: no word is worth a crash.
    #[must_use]
    pub fn say(&self, id: &str, args: &Args) -> String {
        match self.try_say(id, args) {
            Ok(text) => text,
            Err(unsaid) => {
                debug_assert!(false, "{}: {unsaid}", self.language.code());
                match unsaid {
                    Unsaid::Missing(text) | Unsaid::Faulty { text, .. } => text,
                }
            }
        }
    }

    /// Says a message that has no variables.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.say(id, &Args::new())
    }

    /// # Errors
    /// When the message is missing or one of its variables is not given.
    pub fn try_say(&self, id: &str, args: &Args) -> Result<String, Unsaid> {
        let (message, attribute) = match id.split_once('.') {
            Some((message, attribute)) => (message, Some(attribute)),
            None => (id, None),
        };
        let missing = || Unsaid::Missing(id.to_owned());
        let found = self.message(message).ok_or_else(missing)?;
        let pattern = match attribute {
            Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
            None => found.value(),
        }
        .ok_or_else(missing)?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args.0), &mut errors).into_owned();
        if errors.is_empty() {
            return Ok(text);
        }
        let faults = errors.iter().map(ToString::to_string).collect();
        Err(Unsaid::Faulty { id: id.to_owned(), text, faults })
    }

    /// Whether a message mentions a figure of the game. Most do not, and figures cost time.
    pub(crate) fn is_figured(&self, id: &str) -> bool {
        self.figured.contains(id.split_once('.').map_or(id, |(message, _)| message))
    }

    pub(crate) fn message(&self, id: &str) -> Option<FluentMessage<'_>> {
        self.bundle.get_message(id)
    }

    /// `a, b and c`.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, rest)) = items.split_last() else {
            return self.text("common-list-empty");
        };
        if rest.is_empty() {
            return last.clone();
        }
        // Spanish says "e" before an i, Italian "ed" before an e.
        let initial = fold(last).chars().next().map(String::from).unwrap_or_default();
        let args = Args::new()
            .with("list", self.sequence(rest))
            .with("last", last.as_str())
            .with("last-initial", initial);
        self.say("common-list-end", &args)
    }

    /// `a, b, c`: things in a given order.
    #[must_use]
    pub fn sequence(&self, items: &[String]) -> String {
        let mut items = items.iter();
        let Some(first) = items.next() else {
            return self.text("common-list-empty");
        };
        items.fold(first.clone(), |list, next| {
            let args = Args::new().with("list", list).with("next", next.as_str());
            self.say("common-list-middle", &args)
        })
    }
}

/// Finds the messages that mention a figure.
fn figured(files: &[&'static str]) -> HashSet<&'static str> {
    let mut bodies: HashMap<&str, Vec<&str>> = HashMap::new();
    for text in files {
        let mut id = "";
        for line in text.lines() {
            // A message begins at the start of a line; what is indented belongs to it.
            if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
                id = line.split_once(' ').map_or(line, |(id, _)| id);
            }
            bodies.entry(id).or_default().push(line);
        }
    }
    let mut found: HashSet<&str> = HashSet::new();
    loop {
        let mentions = |line: &&str| {
            let quoted = line
                .split('{')
                .skip(1)
                .map(|rest| rest.trim_start().split([' ', '}', '.']).next().unwrap_or_default());
            line.contains("$figure-") || quoted.into_iter().any(|id| found.contains(id))
        };
        let more: Vec<&str> = bodies
            .iter()
            .filter(|(id, lines)| !found.contains(*id) && lines.iter().any(mentions))
            .map(|(id, _)| *id)
            .collect();
        if more.is_empty() {
            return found;
        }
        found.extend(more);
    }
}

/// The text with a capital at its start, for names that stand alone.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
