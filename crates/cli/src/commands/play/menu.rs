//! The choices of a decision: open ones numbered through, greyed ones with their reason.

use super::matching::{self, Match};
use kernel::{Game, Said, Sight, View};
use words::{Args, Pages, Voice};

/// One choice.
pub(crate) struct Choice<G: Game> {
    pub(crate) action: G::Action,
    pub(crate) label: String,
    pub(crate) notation: String,
    /// The heading it stands under.
    group: G::Group,
    pub(crate) refusal: Option<G::Refusal>,
}

/// Everything that can be chosen at one decision.
pub(crate) struct Menu<G: Game> {
    pub(crate) open: Vec<Choice<G>>,
    pub(crate) greyed: Vec<Choice<G>>,
}

/// An action and whether it is allowed.
type Candidate<G> = (<G as Game>::Action, Result<(), <G as Game>::Refusal>);

impl<G: Pages> Menu<G> {
    pub(crate) fn new(view: View<'_, G>, sight: Sight<'_, G>, voice: Voice<'_>) -> Self {
        let mut candidates: Vec<Candidate<G>> = Vec::new();
        G::candidates(sight, &mut candidates);
        let label = |action: G::Action, open: bool| {
            let label = voice.action(&Said::of(&action));
            let Some(detail) = open.then(|| G::detail(view, action, voice)).flatten() else {
                return label;
            };
            let args = Args::new().with("choice", label).with("detail", detail);
            voice.catalogue().say("client-choice", &args)
        };
        let choice = |(action, verdict): Candidate<G>| Choice {
            action,
            label: label(action, verdict.is_ok()),
            notation: action.to_string(),
            group: G::group(action),
            refusal: verdict.err(),
        };
        let (greyed, open) =
            candidates.into_iter().map(choice).partition(|choice| choice.refusal.is_some());
        Self { open, greyed }
    }

    /// The open choices under their headings. A group of several that was listed just before, with
    /// another decision, is told in one line.
    pub(crate) fn lines(&self, voice: Voice<'_>, before: Option<&Self>) -> Vec<String> {
        let mut lines = Vec::new();
        let mut number = 0;
        for group in self.groups() {
            let heading = voice.group(&Said::of(&group[0].group));
            if group.len() > 1 && before.is_some_and(|before| before.lists(group)) {
                let args = Args::new()
                    .with("group", heading)
                    .with("first", number + 1)
                    .with("last", number + group.len());
                lines.push(voice.catalogue().say("client-as-before", &args));
                number += group.len();
                continue;
            }
            lines.push(heading);
            for choice in group {
                number += 1;
                lines.push(format!("{number:>3}. {}", choice.label));
            }
        }
        lines
    }

    fn groups(&self) -> impl Iterator<Item = &[Choice<G>]> {
        self.open.chunk_by(|one, next| one.group == next.group)
    }

    fn lists(&self, group: &[Choice<G>]) -> bool {
        let same = |one: &Choice<G>, other: &Choice<G>| {
            one.action == other.action && one.label == other.label
        };
        self.groups().any(|known| {
            known.len() == group.len()
                && known.iter().zip(group).all(|(one, other)| same(one, other))
        })
    }

    /// The open choices a text may mean.
    pub(crate) fn find(&self, text: &str) -> Match<'_, Choice<G>> {
        matching::find(text, &self.open, |choice| (&choice.notation, &choice.label))
    }

    /// The greyed choices a text may mean.
    pub(crate) fn find_greyed(&self, text: &str) -> Match<'_, Choice<G>> {
        matching::find(text, &self.greyed, |choice| (&choice.notation, &choice.label))
    }
}
