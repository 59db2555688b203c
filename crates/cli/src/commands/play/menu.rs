//! The choices of a decision: open ones numbered through, greyed ones with their reason.

use super::matching::{self, Match};
use kernel::{Game, Said, Sight, View, Vocabulary};
use words::{Args, Catalogue, Pages, Voice};

/// One choice.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A> {
    pub(crate) action: A,
    /// What it is called.
    pub(crate) words: String,
    /// The same with what lies there or what it brings.
    pub(crate) label: String,
    pub(crate) notation: String,
    /// What it is listed with, and the heading over them.
    pub(crate) group: String,
    pub(crate) heading: String,
    /// Why it is greyed.
    pub(crate) reason: Option<String>,
}

impl<A> Choice<A> {
    /// What an open choice is listed as.
    pub(crate) fn labelled(catalogue: &Catalogue, words: &str, detail: Option<String>) -> String {
        let Some(detail) = detail else { return words.to_owned() };
        catalogue.say("client-choice", &Args::new().with("choice", words).with("detail", detail))
    }
}

/// Everything that can be chosen at one decision.
#[derive(Clone, Debug)]
pub(crate) struct Menu<A> {
    pub(crate) open: Vec<Choice<A>>,
    pub(crate) greyed: Vec<Choice<A>>,
}

impl<A> Menu<A> {
    pub(crate) fn new(choices: impl IntoIterator<Item = Choice<A>>) -> Self {
        let (greyed, open) = choices.into_iter().partition(|choice| choice.reason.is_some());
        Self { open, greyed }
    }

    fn groups(&self) -> impl Iterator<Item = &[Choice<A>]> {
        self.open.chunk_by(|one, next| one.group == next.group)
    }

    /// The open choices a text may mean.
    pub(crate) fn find(&self, text: &str) -> Match<'_, Choice<A>> {
        matching::find(text, &self.open, |choice| (&choice.notation, &choice.label))
    }

    /// The greyed choices a text may mean.
    pub(crate) fn find_greyed(&self, text: &str) -> Match<'_, Choice<A>> {
        matching::find(text, &self.greyed, |choice| (&choice.notation, &choice.label))
    }
}

impl<A: Vocabulary> Menu<A> {
    /// The choices of the seat that decides.
    pub(crate) fn of<G: Pages<Action = A>>(
        view: View<'_, G>,
        sight: Sight<'_, G>,
        voice: Voice<'_>,
    ) -> Self {
        let mut candidates: Vec<Candidate<G>> = Vec::new();
        G::candidates(sight, &mut candidates);
        Self::new(candidates.into_iter().map(|(action, verdict)| {
            let group = Said::of(&G::group(action));
            let words = voice.action(&Said::of(&action));
            let detail = verdict.is_ok().then(|| G::detail(view, action, voice)).flatten();
            Choice {
                action,
                label: Choice::<A>::labelled(voice.catalogue(), &words, detail),
                words,
                notation: action.to_string(),
                heading: voice.group(&group),
                group: group.line,
                reason: verdict
                    .err()
                    .map(|refusal| voice.refusal(&Said::of(&refusal), G::rule(refusal))),
            }
        }))
    }
}

impl<A: PartialEq> Menu<A> {
    /// The open choices under their headings. A group of several that was listed just before, with
    /// another decision, is told in one line.
    pub(crate) fn lines(&self, catalogue: &Catalogue, before: Option<&Self>) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 0;
        for group in self.groups() {
            let heading = &group[0].heading;
            if group.len() > 1 && before.is_some_and(|before| before.lists(group)) {
                let args = Args::new()
                    .with("group", heading.as_str())
                    .with("first", number + 1)
                    .with("last", number + group.len());
                lines.push(catalogue.say("client-as-before", &args));
                number += group.len();
                continue;
            }
            lines.push(heading.clone());
            for choice in group {
                number += 1;
                lines.push(format!("{number:>3}. {}", choice.label));
            }
        }
        lines
    }

    fn lists(&self, group: &[Choice<A>]) -> bool {
        let same = |one: &Choice<A>, other: &Choice<A>| {
            one.action == other.action && one.label == other.label
        };
        self.groups().any(|known| {
            known.len() == group.len()
                && known.iter().zip(group).all(|(one, other)| same(one, other))
        })
    }

    /// An action among the choices, open or greyed.
    pub(crate) fn choice(&self, action: &A) -> Option<&Choice<A>> {
        self.open.iter().chain(&self.greyed).find(|choice| choice.action == *action)
    }
}

/// An action and whether it is allowed.
type Candidate<G> = (<G as Game>::Action, Result<(), <G as Game>::Refusal>);
