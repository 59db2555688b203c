//! A game's things and lines in words, for one listener.

use crate::catalogue::{Args, Catalogue};
use crate::figures::{Figures, Mentioned, Phrase};
use crate::remembered::Forms;
use kernel::{Game, Name, Said, Seat, Token, Value, Viewer};
use std::fmt;
use std::sync::Arc;

/// A game that has words: its messages stand in `locales/*/<NAME>.ftl`.
pub trait Spoken: Game<Components: Figures> {
    /// The families of names that are explained, in the order of help.
    const EXPLAINED: &'static [&'static str];

    /// Everything that has a name.
    fn names() -> Vec<Name>;

    /// The names that have an explanation, in the order of help.
    #[must_use]
    fn explained() -> Vec<Name> {
        let names = Self::names();
        Self::EXPLAINED
            .iter()
            .flat_map(|family| names.iter().filter(move |name| name.family == *family))
            .copied()
            .collect()
    }
}

/// Speaks of one table of one game to one viewer.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    catalogue: &'a Catalogue,
    /// The first word of the ids of the game's messages.
    game: &'a str,
    people: &'a [String],
    viewer: Viewer,
    figures: &'a dyn Figures,
    /// What is being decided, where that is known.
    question: Option<&'a Said>,
}

impl fmt::Debug for Voice<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Voice")
            .field("catalogue", self.catalogue)
            .field("game", &self.game)
            .field("people", &self.people)
            .field("viewer", &self.viewer)
            .finish_non_exhaustive()
    }
}

impl<'a> Voice<'a> {
    /// `people` are the names in seat order; a seat without one is called by its letter.
    #[must_use]
    pub const fn new(
        catalogue: &'a Catalogue,
        game: &'a str,
        people: &'a [String],
        viewer: Viewer,
        figures: &'a dyn Figures,
    ) -> Self {
        Self { catalogue, game, people, viewer, figures, question: None }
    }

    /// The voice of a game at a table with these components.
    #[must_use]
    pub const fn of<G: Spoken>(
        catalogue: &'a Catalogue,
        people: &'a [String],
        viewer: Viewer,
        components: &'a G::Components,
    ) -> Self {
        Self::new(catalogue, G::NAME, people, viewer, components)
    }

    /// The same voice to another listener.
    #[must_use]
    pub const fn to(self, viewer: Viewer) -> Self {
        Self { viewer, ..self }
    }

    /// The same voice where this is being decided: to leave something be is called by what it is,
    /// and so is what the question alone makes clear.
    #[must_use]
    pub const fn asked(self, question: &'a Said) -> Self {
        Self { question: Some(question), ..self }
    }

    #[must_use]
    pub const fn catalogue(&self) -> &'a Catalogue {
        self.catalogue
    }

    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// A choice: "Place a guild die showing 3 at Moinho".
    #[must_use]
    pub fn action(&self, action: &Said) -> String {
        match self.question {
            Some(question) if self.names(question, action) => {
                let mut args = Args::new();
                self.tell_all(&mut args, &action.fields);
                self.line("prompt", &format!(".{}", action.kind), question, args)
            }
            _ => self.line("action", "", action, Args::new()),
        }
    }

    /// Whether a question has its own words for one of its answers.
    fn names(&self, question: &Said, action: &Said) -> bool {
        let id = format!("{}-prompt-{}", self.game, question.kind);
        self.catalogue.message(&id).is_some_and(|it| it.get_attribute(action.kind).is_some())
    }

    /// What happened: "Ana passes to space II of the turn order."
    #[must_use]
    pub fn event(&self, event: &Said) -> String {
        self.line("event", "", event, Args::new())
    }

    /// What the listener has to decide.
    #[must_use]
    pub fn prompt(&self, prompt: &Said) -> String {
        self.line("prompt", "", prompt, Args::new())
    }

    /// What the listener waits for: "Ana is choosing a guild."
    #[must_use]
    pub fn waiting(&self, seat: Seat, prompt: &Said) -> String {
        let mut args = Args::new();
        self.tell(&mut args, "seat", &Value::Seat(seat));
        self.line("prompt", ".waiting", prompt, args)
    }

    /// Why something is not allowed, and which rule says so; an empty `rule` is left out.
    #[must_use]
    pub fn refusal(&self, refusal: &Said, rule: &str) -> String {
        let text = self.line("refusal", "", refusal, Args::new());
        if rule.is_empty() {
            return text;
        }
        self.catalogue.say("common-refusal", &Args::new().with("rule", rule).with("text", text))
    }

    /// A heading over choices.
    #[must_use]
    pub fn group(&self, group: &Said) -> String {
        self.line("group", "", group, Args::new())
    }

    /// What chance brought.
    #[must_use]
    pub fn outcome(&self, outcome: &Said) -> String {
        self.line("outcome", "", outcome, Args::new())
    }

    /// Asks for an outcome to be typed in. Any outcome of the draw will do: only what was known
    /// before (which row, which building) is said of it.
    #[must_use]
    pub fn ask(&self, outcome: &Said) -> String {
        self.line("outcome", ".ask", outcome, Args::new())
    }

    /// The name of a thing, as it stands within a sentence: "trade routes", "forest".
    #[must_use]
    pub fn named(&self, thing: &impl Token) -> String {
        self.value(&thing.value())
    }

    /// A form of a thing's name that its message has as an attribute: `the`, `to`, `from`, …
    #[must_use]
    pub fn form(&self, thing: &impl Token, form: &str) -> String {
        self.said(&thing.value(), &format!(".{form}"))
    }

    /// So many of a thing: "3 réis".
    #[must_use]
    pub fn counted(&self, thing: &impl Token, count: i32) -> String {
        match thing.value() {
            Value::Name(name) => self.count(name.word, count),
            value @ (Value::Number(_) | Value::Seat(_) | Value::List(_)) => self.value(&value),
        }
    }

    /// So many of a unit, such as `reis`, `pirates` or `workers`; the bare number when the
    /// catalogue has no such unit.
    #[must_use]
    pub fn count(&self, unit: &str, count: i32) -> String {
        let id = format!("{}-unit-{unit}", self.game);
        if self.catalogue.message(&id).is_none() {
            return count.to_string();
        }
        self.catalogue.say(&id, &Args::new().with("count", count))
    }

    /// The name of a thing, a person's name, a number or a list of such.
    #[must_use]
    pub fn value(&self, value: &Value) -> String {
        self.said(value, "")
    }

    #[must_use]
    pub fn name(&self, name: Name) -> String {
        self.value(&Value::Name(name))
    }

    /// What a thing does, in one line; the game says which families are explained.
    #[must_use]
    pub fn explain(&self, name: Name) -> String {
        let id = self.own_id("about-", name);
        let mut args = self.name_args(name, &id);
        self.tell(&mut args, "name", &Value::Name(name));
        self.catalogue.say(&id, &args)
    }

    /// What a thing does, if there is anything to explain.
    #[must_use]
    pub fn explained(&self, name: Name) -> Option<String> {
        let id = self.own_id("about-", name);
        self.catalogue.message(&id).is_some().then(|| self.explain(name))
    }

    #[must_use]
    pub fn person(&self, seat: Seat) -> String {
        self.people
            .get(seat.index())
            .filter(|name| !name.is_empty())
            .map_or_else(|| seat.letter().to_string(), Clone::clone)
    }

    /// Variables that tell of a seat: `$seat`, the name, and `$seat-you`.
    #[must_use]
    pub fn about(&self, seat: Seat) -> Args {
        let mut args = Args::new();
        self.tell(&mut args, "seat", &Value::Seat(seat));
        args
    }

    /// `a, b and c`.
    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        self.catalogue.list(items)
    }

    /// Says a message of the game, `<game>-<id>`, with the game's figures among its variables.
    #[must_use]
    pub fn say(&self, id: &str, mut args: Args) -> String {
        let id = format!("{}-{id}", self.game);
        self.figures(&mut args, &id);
        self.catalogue.say(&id, &args)
    }

    fn line(&self, sort: &str, form: &str, line: &Said, mut args: Args) -> String {
        self.tell_all(&mut args, &line.fields);
        self.say(&format!("{sort}-{}{form}", line.kind), args)
    }

    fn tell_all(&self, args: &mut Args, fields: &[(&'static str, Value)]) {
        for (i, (field, value)) in fields.iter().enumerate() {
            self.tell(args, field, value);
            let before = i.checked_sub(1).map(|before| &fields[before]);
            if let Some((_, before)) = before {
                args.set(&format!("{field}-same"), if before == value { "yes" } else { "no" });
            }
            if let Value::Name(name) = value {
                let amount = match before {
                    Some(("amount", Value::Number(amount))) => *amount,
                    _ => 1,
                };
                args.set(&format!("{field}-counted"), self.count(name.word, amount));
            }
        }
    }

    /// Sets the variables of one field; the crate's documentation lists them.
    fn tell(&self, args: &mut Args, field: &str, value: &Value) {
        match value {
            Value::Number(number) => {
                args.set(field, *number);
                args.set(&format!("{field}-size"), number.abs());
                args.set(&format!("{field}-sign"), sign(*number));
                args.set(&format!("{field}-counted"), self.count(field, *number));
            }
            Value::Seat(seat) => {
                let you = self.viewer == Viewer::Seat(*seat);
                args.set(field, self.person(*seat));
                args.set(&format!("{field}-you"), if you { "yes" } else { "no" });
            }
            Value::Name(name) => {
                let forms = self.name_forms(*name);
                args.set(field, forms.text.as_str());
                args.set(&format!("{field}-word"), name.word);
                for (form, text) in &forms.others {
                    args.set(&format!("{field}-{form}"), text.as_str());
                }
            }
            Value::List(items) => {
                let said: Vec<String> = items.iter().map(|item| self.value(item)).collect();
                args.set(field, self.list(&said));
                args.set(&format!("{field}-sequence"), self.catalogue.sequence(&said));
                args.set(&format!("{field}-count"), items.len());
            }
        }
    }

    /// Sets the variable of some phrases, and one for each form that their messages share.
    fn tell_phrases(&self, args: &mut Args, variable: &str, phrases: &[Phrase]) {
        let say = |form: &str| {
            let said: Vec<String> =
                phrases.iter().map(|phrase| self.phrase(phrase, form)).collect();
            self.list(&said)
        };
        args.set(variable, say(""));
        let Some(first) = phrases.first() else { return };
        for form in self.forms(&format!("{}-{}-{}", self.game, first.sort, first.kind)) {
            args.set(&format!("{variable}-{form}"), say(&format!(".{form}")));
        }
    }

    fn phrase(&self, phrase: &Phrase, form: &str) -> String {
        let mut args = Args::new();
        self.tell_all(&mut args, &phrase.fields);
        self.say(&format!("{}-{}{form}", phrase.sort, phrase.kind), args)
    }

    fn said(&self, value: &Value, form: &str) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Seat(seat) => self.person(*seat),
            Value::Name(name) => {
                let forms = self.name_forms(*name);
                match forms.get(form.trim_start_matches('.')) {
                    Some(text) => text.to_owned(),
                    // Says what is missing.
                    None => {
                        let id = self.name_id(*name);
                        let args = self.name_args(*name, &id);
                        self.catalogue.say(&format!("{id}{form}"), &args)
                    }
                }
            }
            Value::List(items) => {
                let said: Vec<String> = items.iter().map(|item| self.said(item, form)).collect();
                self.list(&said)
            }
        }
    }

    /// What a thing is called, in all forms of its message.
    fn name_forms(&self, name: Name) -> Arc<Forms> {
        self.catalogue.remembered.forms(self.figures.set(), name, || {
            let id = self.name_id(name);
            let own = self.name_args(name, &id);
            let other = |form: String| {
                let text = self.catalogue.say(&format!("{id}.{form}"), &own);
                (form, text)
            };
            Forms {
                text: self.catalogue.say(&id, &own),
                others: self.forms(&id).into_iter().map(other).collect(),
            }
        })
    }

    /// A name has a message of its own, or its family has one for all.
    fn name_id(&self, name: Name) -> String {
        self.own_id("", name)
    }

    fn own_id(&self, sort: &str, name: Name) -> String {
        let own = format!("{}-{sort}{}-{}", self.game, name.family, name.word);
        if self.catalogue.message(&own).is_some() {
            return own;
        }
        format!("{}-{sort}{}", self.game, name.family)
    }

    fn name_args(&self, name: Name, id: &str) -> Args {
        let mut args = Args::new().with("word", name.word);
        if let Some(number) = name.index {
            args.set("number", number);
        }
        self.figures.of(name, &mut |figure, amount, unit| {
            args.set(figure, self.count(unit, amount));
        });
        self.figures.facts(name, &mut |variable, mentioned| match mentioned {
            Mentioned::Value(value) => self.tell(&mut args, variable, &value),
            Mentioned::Phrases(phrases) => self.tell_phrases(&mut args, variable, &phrases),
        });
        self.figures(&mut args, id);
        args
    }

    /// The figures of the game, for a message that mentions any.
    fn figures(&self, args: &mut Args, id: &str) {
        if !self.catalogue.is_figured(id) {
            return;
        }
        self.figures.all(&mut |figure, amount, unit| {
            args.set(&format!("figure-{figure}"), self.count(unit, amount));
        });
    }

    fn forms(&self, id: &str) -> Vec<String> {
        self.catalogue.message(id).map_or_else(Vec::new, |message| {
            message.attributes().map(|form| form.id().to_owned()).collect()
        })
    }
}

const fn sign(number: i32) -> &'static str {
    match number {
        ..=-1 => "minus",
        0 => "zero",
        1.. => "plus",
    }
}
