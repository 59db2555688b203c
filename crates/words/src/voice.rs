//! A game's things and lines in words, for one listener.

use crate::catalogue::{Args, Catalogue};
use crate::figures::Figures;
use kernel::{Game, Name, Refused, Seat, Token, Value, Viewer, Vocabulary};

/// A game that has words: its messages stand in `locales/*/<NAME>.ftl`.
pub trait Spoken: Game<Components: Figures> {
    /// The families of names that are explained, in the order of help.
    const EXPLAINED: &'static [&'static str];

    /// Everything that has a name.
    fn names() -> Vec<Name>;
}

/// Speaks of one table of one game to one viewer.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a, G: Spoken> {
    catalogue: &'a Catalogue,
    people: &'a [String],
    viewer: Viewer,
    components: &'a G::Components,
}

impl<'a, G: Spoken> Voice<'a, G> {
    /// `people` are the names in seat order; a seat without one is called by its letter.
    #[must_use]
    pub const fn new(
        catalogue: &'a Catalogue,
        people: &'a [String],
        viewer: Viewer,
        components: &'a G::Components,
    ) -> Self {
        Self { catalogue, people, viewer, components }
    }

    /// The same voice to another listener.
    #[must_use]
    pub const fn to(self, viewer: Viewer) -> Self {
        Self { viewer, ..self }
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
    pub fn action(&self, action: G::Action) -> String {
        self.line("action", "", &action, Args::new())
    }

    /// What happened: "Ana passes".
    #[must_use]
    pub fn event(&self, event: G::Event) -> String {
        self.line("event", "", &event, Args::new())
    }

    /// What the listener has to decide.
    #[must_use]
    pub fn prompt(&self, prompt: G::Prompt) -> String {
        self.line("prompt", "", &prompt, Args::new())
    }

    /// What the listener waits for: "Ana is choosing a row".
    #[must_use]
    pub fn waiting(&self, seat: Seat, prompt: G::Prompt) -> String {
        let mut args = Args::new();
        self.tell(&mut args, "seat", &Value::Seat(seat));
        self.line("prompt", ".waiting", &prompt, args)
    }

    /// Why something is not allowed, with the rule that says so.
    #[must_use]
    pub fn refusal(&self, refusal: G::Refusal) -> String {
        let text = self.reason(refusal);
        let rule = G::rule(refusal);
        if rule.is_empty() {
            return text;
        }
        self.catalogue.say("common-refusal", &Args::new().with("rule", rule).with("text", text))
    }

    /// Why something is not allowed, without the rule.
    #[must_use]
    pub fn reason(&self, refusal: G::Refusal) -> String {
        self.line("refusal", "", &refusal, Args::new())
    }

    /// Why something was refused, whoever refused it.
    #[must_use]
    pub fn refused(&self, refused: Refused<G>) -> String {
        match refused {
            Refused::Rule(refusal) => self.refusal(refusal),
            Refused::NotYourTurn { deciding } => {
                let mut args = Args::new();
                self.tell(&mut args, "seat", &Value::Seat(deciding));
                self.catalogue.say("common-not-your-turn", &args)
            }
            Refused::ChanceIsDue => self.catalogue.text("common-chance-is-due"),
            Refused::Over => self.catalogue.text("common-over"),
        }
    }

    /// A heading over choices.
    #[must_use]
    pub fn group(&self, group: G::Group) -> String {
        self.line("group", "", &group, Args::new())
    }

    /// What chance brought.
    #[must_use]
    pub fn outcome(&self, outcome: G::Outcome) -> String {
        self.line("outcome", "", &outcome, Args::new())
    }

    /// Asks for an outcome to be typed in. Any outcome of the draw will do: only what was known
    /// before (which row, which building) is said of it.
    #[must_use]
    pub fn ask(&self, outcome: G::Outcome) -> String {
        self.line("outcome", ".ask", &outcome, Args::new())
    }

    /// The name of a thing, as it stands within a sentence: "trade routes", "forest".
    #[must_use]
    pub fn named(&self, thing: &impl Token) -> String {
        self.said(&thing.value(), "")
    }

    /// Where points come from.
    #[must_use]
    pub fn account(&self, account: G::Account) -> String {
        self.named(&account)
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
            value @ (Value::Number(_) | Value::Seat(_) | Value::List(_)) => self.said(&value, ""),
        }
    }

    /// So many of a unit, such as `reis`, `pirates` or `workers`; the bare number when the
    /// catalogue has no such unit.
    #[must_use]
    pub fn count(&self, unit: &str, count: i32) -> String {
        let id = format!("{}-unit-{unit}", G::NAME);
        if self.catalogue.message(&id).is_none() {
            return count.to_string();
        }
        self.catalogue.say(&id, &Args::new().with("count", count))
    }

    /// What a favour, a reward, a building, a character or a request does, in one line.
    #[must_use]
    pub fn explain(&self, thing: &impl Token) -> String {
        match thing.value() {
            Value::Name(name) => self.explain_name(name),
            Value::Number(_) | Value::Seat(_) | Value::List(_) => String::new(),
        }
    }

    #[must_use]
    pub fn explain_name(&self, name: Name) -> String {
        let id = format!("{}-about-{}-{}", G::NAME, name.family, name.word);
        self.catalogue.say(&id, &self.name_args(name))
    }

    /// As [`named`](Self::named), for a name from a list of names.
    #[must_use]
    pub fn name(&self, name: Name) -> String {
        self.said(&Value::Name(name), "")
    }

    #[must_use]
    pub fn person(&self, seat: Seat) -> String {
        self.people
            .get(seat.index())
            .filter(|name| !name.is_empty())
            .map_or_else(|| seat.letter().to_string(), Clone::clone)
    }

    #[must_use]
    pub fn list(&self, items: &[String]) -> String {
        self.catalogue.list(items)
    }

    /// Says a message of the game, `madeira-<id>`, with the game's figures among its variables.
    #[must_use]
    pub fn say(&self, id: &str, mut args: Args) -> String {
        self.figures(&mut args);
        self.catalogue.say(&format!("{}-{id}", G::NAME), &args)
    }

    /// Sets the variables of a line: its fields, each in all its forms.
    pub fn args(&self, line: &impl Vocabulary, args: &mut Args) {
        let mut fields: Vec<(&str, Value)> = Vec::new();
        line.fields(&mut |field, value| fields.push((field, value)));
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

    fn line(&self, sort: &str, form: &str, line: &impl Vocabulary, mut args: Args) -> String {
        self.args(line, &mut args);
        self.say(&format!("{sort}-{}{form}", line.kind()), args)
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
                args.set(field, self.name(*name));
                args.set(&format!("{field}-word"), name.word);
                for form in self.forms(*name) {
                    args.set(&format!("{field}-{form}"), self.said(value, &format!(".{form}")));
                }
            }
            Value::List(items) => {
                let said: Vec<String> = items.iter().map(|item| self.said(item, "")).collect();
                args.set(field, self.list(&said));
                args.set(&format!("{field}-sequence"), self.catalogue.sequence(&said));
                args.set(&format!("{field}-count"), items.len());
            }
        }
    }

    fn said(&self, value: &Value, form: &str) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Seat(seat) => self.person(*seat),
            Value::Name(name) => {
                let id = format!("{}{form}", self.name_id(*name));
                self.catalogue.say(&id, &self.name_args(*name))
            }
            Value::List(items) => {
                let said: Vec<String> = items.iter().map(|item| self.said(item, form)).collect();
                self.list(&said)
            }
        }
    }

    /// A name has a message of its own, or its family has one for all.
    fn name_id(&self, name: Name) -> String {
        let own = format!("{}-{}-{}", G::NAME, name.family, name.word);
        if self.catalogue.message(&own).is_some() {
            return own;
        }
        format!("{}-{}", G::NAME, name.family)
    }

    fn name_args(&self, name: Name) -> Args {
        let mut args = Args::new().with("word", name.word);
        if let Some(number) = name.index {
            args.set("number", number);
        }
        self.components.of(name, &mut |figure, amount, unit| {
            args.set(figure, self.count(unit, amount));
        });
        self.figures(&mut args);
        args
    }

    fn figures(&self, args: &mut Args) {
        self.components.all(&mut |figure, amount, unit| {
            args.set(&format!("figure-{figure}"), self.count(unit, amount));
        });
    }

    fn forms(&self, name: Name) -> Vec<String> {
        self.catalogue.message(&self.name_id(name)).map_or_else(Vec::new, |message| {
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
