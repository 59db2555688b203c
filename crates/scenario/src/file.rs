//! The file as it is written: texts and values with their lines, not yet understood by any game.

use crate::fault::Fault;
use crate::games;
use kernel::scenic::{Given, nearest};
use std::fmt::Display;
use std::ops::Range;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A scenario: a position and what happens from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    pub file: PathBuf,
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    pub game: String,
    pub players: usize,
    pub options: Vec<Line<(String, String)>>,
    /// Where other components than the standard ones are.
    pub components: Option<Line<PathBuf>>,
    /// From where chance comes when no outcome is given.
    pub seed: Option<kernel::Seed>,
    /// The moment of the game.
    pub at: Line<String>,
    /// The facts that differ.
    pub given: Vec<Line<(String, Given)>>,
    pub steps: Vec<Step>,
    pub(crate) game_line: usize,
    pub(crate) players_line: usize,
    pub(crate) position_line: usize,
}

/// Something with the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<T> {
    pub line: usize,
    pub what: T,
}

/// Something is done, then something is checked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    pub line: usize,
    pub deeds: Vec<Line<Deed>>,
    /// What happened in this step, in this order.
    pub events: Vec<Line<String>>,
    /// What did not happen in it.
    pub no_events: Vec<Line<String>>,
    pub prompt: Option<Line<String>>,
    pub legal: Vec<Line<String>>,
    pub not_legal: Vec<Line<String>>,
    /// All that is legal.
    pub choices: Option<Line<Vec<Line<String>>>>,
    pub expect: Vec<Line<(String, Given)>>,
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    Do(String),
    Chance(String),
    Refused { action: String, rule: Option<String>, why: Option<String> },
}

impl Scenario {
    pub(crate) fn fault(&self, line: usize, reason: impl Display) -> Fault {
        Fault::new(&self.file, line, reason)
    }
}

/// Reads a scenario file and makes sure that everything in it can be understood.
///
/// # Errors
/// The file, the line and the reason.
pub fn load(path: &Path) -> Result<Scenario, Fault> {
    let bytes = std::fs::read(path).map_err(|error| Fault::new(path, 0, error))?;
    let text = String::from_utf8(bytes).map_err(|_| Fault::new(path, 0, "not UTF-8 text"))?;
    parse(&text, path)
}

/// Reads a scenario from text; the path is where it came from.
///
/// # Errors
/// The file, the line and the reason.
pub fn parse(text: &str, path: &Path) -> Result<Scenario, Fault> {
    let reader = Reader { text, path };
    let table = DeTable::parse(text)
        .map_err(|error| reader.fault(error.span().unwrap_or_default(), error.message()))?;
    let scenario = reader.scenario(table.get_ref())?;
    games::check(&scenario)?;
    Ok(scenario)
}

type Value<'i> = Spanned<DeValue<'i>>;

struct Reader<'a> {
    text: &'a str,
    path: &'a Path,
}

/// A key with its value.
struct Entry<'t, 'i> {
    key: &'t str,
    span: Range<usize>,
    value: &'t Value<'i>,
}

/// The entries of a table in the order they are written.
fn entries<'t, 'i>(table: &'t DeTable<'i>) -> Vec<Entry<'t, 'i>> {
    let entry = |(key, value): (&'t Spanned<_>, &'t Value<'i>)| Entry {
        key: std::borrow::Cow::as_ref(Spanned::<std::borrow::Cow<'i, str>>::get_ref(key)),
        span: key.span(),
        value,
    };
    let mut entries: Vec<Entry<'t, 'i>> = table.iter().map(entry).collect();
    entries.sort_by_key(|entry| entry.span.start);
    entries
}

impl Reader<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        let before = &self.text.as_bytes()[..span.start.min(self.text.len())];
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }

    fn fault(&self, span: Range<usize>, reason: impl Display) -> Fault {
        Fault::new(self.path, self.line(&span), reason)
    }

    fn scenario(&self, table: &DeTable<'_>) -> Result<Scenario, Fault> {
        let mut scenario = Scenario {
            file: self.path.to_owned(),
            title: String::new(),
            rules: Vec::new(),
            game: String::new(),
            players: 0,
            options: Vec::new(),
            components: None,
            seed: None,
            at: Line { line: 0, what: String::new() },
            given: Vec::new(),
            steps: Vec::new(),
            game_line: 0,
            players_line: 0,
            position_line: 0,
        };
        for Entry { key, span, value } in entries(table) {
            let line = self.line(&span);
            match key {
                "title" => scenario.title = self.word(value)?,
                "rules" => {
                    scenario.rules = self.words(value)?.into_iter().map(|line| line.what).collect();
                }
                "game" => (scenario.game, scenario.game_line) = (self.word(value)?, line),
                "players" => {
                    let players = self.number(value)?;
                    scenario.players_line = line;
                    scenario.players = usize::try_from(players)
                        .map_err(|_| self.fault(value.span(), "players must not be negative"))?;
                }
                "options" => {
                    for (name, given, line) in self.facts(value)? {
                        let what = (name, given.to_string());
                        scenario.options.push(Line { line, what });
                    }
                }
                "components" => {
                    let folder = self.path.parent().unwrap_or(Path::new(""));
                    scenario.components = Some(Line { line, what: folder.join(self.word(value)?) });
                }
                "seed" => scenario.seed = Some(self.seed(value)?),
                "position" => {
                    scenario.position_line = line;
                    self.position(value, &mut scenario)?;
                }
                "step" => scenario.steps = self.steps(value)?,
                _ => return Err(self.unknown(key, &span, &TOP)),
            }
        }
        self.complete(&scenario)?;
        Ok(scenario)
    }

    fn complete(&self, scenario: &Scenario) -> Result<(), Fault> {
        let missing = [
            ("title", scenario.title.trim().is_empty()),
            ("rules", scenario.rules.iter().all(|rule| rule.trim().is_empty())),
            ("game", scenario.game.is_empty()),
            ("players", scenario.players_line == 0),
            ("position.at", scenario.at.line == 0),
        ];
        match missing.into_iter().find(|(_, missing)| *missing) {
            Some((key, _)) => Err(Fault::new(self.path, 0, format_args!("missing '{key}'"))),
            None => Ok(()),
        }
    }

    fn unknown(&self, key: &str, span: &Range<usize>, known: &[&str]) -> Fault {
        let reason = match nearest(key, known.iter().copied()) {
            Some(known) => format!("unknown key '{key}'; did you mean '{known}'?"),
            None => format!("unknown key '{key}'"),
        };
        self.fault(span.clone(), reason)
    }

    fn wrong(&self, value: &Value<'_>, wanted: &str) -> Fault {
        let found = value.get_ref().type_str();
        self.fault(value.span(), format_args!("{wanted} is wanted here, not {found}"))
    }

    fn word(&self, value: &Value<'_>) -> Result<String, Fault> {
        value.get_ref().as_str().map(str::to_owned).ok_or_else(|| self.wrong(value, "a text"))
    }

    /// A text, or a list of texts.
    fn words(&self, value: &Value<'_>) -> Result<Vec<Line<String>>, Fault> {
        let line = |value: &Value<'_>| {
            Ok(Line { line: self.line(&value.span()), what: self.word(value)? })
        };
        match value.get_ref() {
            DeValue::Array(values) => values.iter().map(line).collect(),
            _ => Ok(vec![line(value)?]),
        }
    }

    fn number(&self, value: &Value<'_>) -> Result<i64, Fault> {
        let DeValue::Integer(number) = value.get_ref() else {
            return Err(self.wrong(value, "a whole number"));
        };
        i64::from_str_radix(number.as_str(), number.radix())
            .map_err(|error| self.fault(value.span(), error))
    }

    fn seed(&self, value: &Value<'_>) -> Result<kernel::Seed, Fault> {
        let text = match value.get_ref() {
            DeValue::String(text) => text.to_string(),
            _ => self.number(value)?.to_string(),
        };
        kernel::Seed::parse(&text)
            .ok_or_else(|| self.fault(value.span(), format_args!("'{text}' is no seed")))
    }

    /// Names and values, with tables in tables written as one dotted name.
    fn facts(&self, value: &Value<'_>) -> Result<Vec<(String, Given, usize)>, Fault> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(value, "a table of names and values"));
        };
        let mut facts = Vec::new();
        self.flatten("", table, &mut facts)?;
        Ok(facts)
    }

    fn flatten(
        &self,
        before: &str,
        table: &DeTable<'_>,
        facts: &mut Vec<(String, Given, usize)>,
    ) -> Result<(), Fault> {
        for Entry { key, span, value } in entries(table) {
            let name = if before.is_empty() { key.to_owned() } else { format!("{before}.{key}") };
            let given = match value.get_ref() {
                DeValue::Table(inner) => {
                    self.flatten(&name, inner, facts)?;
                    continue;
                }
                DeValue::Integer(_) => Given::Number(self.number(value)?),
                DeValue::Boolean(yes) => Given::Number(i64::from(*yes)),
                DeValue::String(text) => Given::Word(text.to_string()),
                DeValue::Float(_) | DeValue::Datetime(_) | DeValue::Array(_) => {
                    return Err(self.wrong(value, "a whole number or a word"));
                }
            };
            facts.push((name, given, self.line(&span)));
        }
        Ok(())
    }

    fn lines_of_facts(&self, value: &Value<'_>) -> Result<Vec<Line<(String, Given)>>, Fault> {
        let facts = self.facts(value)?.into_iter();
        Ok(facts.map(|(name, given, line)| Line { line, what: (name, given) }).collect())
    }

    fn position(&self, value: &Value<'_>, scenario: &mut Scenario) -> Result<(), Fault> {
        for fact in self.lines_of_facts(value)? {
            match fact.what {
                (name, Given::Word(at)) if name == "at" => {
                    scenario.at = Line { line: fact.line, what: at };
                }
                _ => scenario.given.push(fact),
            }
        }
        Ok(())
    }

    fn steps(&self, value: &Value<'_>) -> Result<Vec<Step>, Fault> {
        let DeValue::Array(values) = value.get_ref() else {
            return Err(self.wrong(value, "[[step]]"));
        };
        values.iter().map(|value| self.step(value)).collect()
    }

    fn step(&self, value: &Value<'_>) -> Result<Step, Fault> {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(self.wrong(value, "[[step]]"));
        };
        let mut step = Step { line: self.line(&value.span()), ..Step::default() };
        let (mut deed, mut rule, mut why) = (None, None, None);
        for Entry { key, span, value } in entries(table) {
            match key {
                "do" | "chance" | "refused" => {
                    if let Some((other, _)) = deed.replace((key, self.words(value)?)) {
                        let reason = format_args!("'{other}' and '{key}' in one step");
                        return Err(self.fault(span, reason));
                    }
                }
                "rule" => rule = Some((span, self.word(value)?)),
                "why" => why = Some((span, self.word(value)?)),
                "events" => step.events = self.words(value)?,
                "no-events" => step.no_events = self.words(value)?,
                "prompt" => {
                    let line = self.line(&value.span());
                    step.prompt = Some(Line { line, what: self.word(value)? });
                }
                "legal" => step.legal = self.words(value)?,
                "not-legal" => step.not_legal = self.words(value)?,
                "choices" => {
                    let line = self.line(&span);
                    step.choices = Some(Line { line, what: self.words(value)? });
                }
                "expect" => step.expect = self.lines_of_facts(value)?,
                _ => return Err(self.unknown(key, &span, &STEP)),
            }
        }
        let (kind, lines) = deed.unwrap_or(("", Vec::new()));
        if kind != "refused"
            && let Some((span, _)) = rule.as_ref().or(why.as_ref())
        {
            return Err(self.fault(span.clone(), "'rule' and 'why' belong to 'refused'"));
        }
        let (rule, why) = (rule.map(|(_, rule)| rule), why.map(|(_, why)| why));
        step.deeds = lines
            .into_iter()
            .map(|Line { line, what }| {
                let what = match kind {
                    "chance" => Deed::Chance(what),
                    "refused" => {
                        Deed::Refused { action: what, rule: rule.clone(), why: why.clone() }
                    }
                    _ => Deed::Do(what),
                };
                Line { line, what }
            })
            .collect();
        Ok(step)
    }
}

const TOP: [&str; 9] =
    ["title", "rules", "game", "players", "options", "components", "seed", "position", "step"];
const STEP: [&str; 12] = [
    "do",
    "chance",
    "refused",
    "rule",
    "why",
    "events",
    "no-events",
    "prompt",
    "legal",
    "not-legal",
    "choices",
    "expect",
];
