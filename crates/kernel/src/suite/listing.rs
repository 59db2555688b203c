//! Listed ⇔ legal, refusals, groups, notation, previews: everything about one decision.

use super::coverage::Speech;
use super::{Check, Checked, Laws, Report};
use crate::game::{Game, Moves, Refused, Silent, State, Turn};
use crate::notation::Vocabulary;
use crate::preview::{disclosure, preview, seen_by, until_reveal};
use crate::seat::{Seat, Viewer};
use crate::table::Candidate;

/// The most choices under one heading.
const MOST_PER_GROUP: usize = 12;

/// Tries every candidate of the decision at hand, and actions of the past that may not be ones.
pub(super) fn check<G: Game>(
    state: &State<G>,
    past: &[G::Action],
    laws: &impl Laws<G>,
    report: &mut Report,
) -> Checked {
    let Turn::Decide { seat, prompt } = state.turn() else { return Ok(()) };
    report.listings += 1;
    round_trip(prompt)?;
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    G::candidates(state.sight(seat), &mut candidates);
    let legal = state.legal();
    same_list::<G>(&candidates, &legal)?;
    groups::<G>(&candidates, &legal)?;
    for (action, verdict) in candidates {
        round_trip(action)?;
        round_trip(G::group(action))?;
        report.coverage.note(Speech::Group, &G::group(action));
        match verdict {
            Ok(()) => listed(state, seat, action, laws, report)?,
            Err(refusal) => {
                refused(state, seat, action, Some(refusal), report)?;
            }
        }
    }
    for action in past.iter().filter(|action| !legal.contains(action)) {
        refused(state, seat, *action, None, report)?;
    }
    for other in Seat::all(state.seats()).filter(|other| *other != seat) {
        let verdict = state.clone().apply(other, legal[0], &mut Silent);
        if verdict != Err(Refused::NotYourTurn { deciding: seat }) {
            let reason = format!("{other:?} may act in {seat:?}'s turn");
            return Err((Check::Refusal, reason));
        }
    }
    Ok(())
}

/// What is listed with greyed choices and without is the same, and nothing twice.
fn same_list<G: Game>(candidates: &[Candidate<G>], legal: &Moves<G::Action>) -> Checked {
    let open = candidates.iter().filter(|(_, verdict)| verdict.is_ok()).map(|(action, _)| action);
    if !open.eq(legal) {
        let reason = "the legal actions are not the open candidates, in order".to_owned();
        return Err((Check::Listing, reason));
    }
    for (index, (action, _)) in candidates.iter().enumerate() {
        if candidates[..index].iter().any(|(earlier, _)| earlier == action) {
            return Err((Check::Listing, format!("'{action}' is listed twice")));
        }
    }
    Ok(())
}

fn groups<G: Game>(candidates: &[Candidate<G>], legal: &Moves<G::Action>) -> Checked {
    let all: Vec<G::Action> = candidates.iter().map(|(action, _)| *action).collect();
    for list in [&all, legal.as_slice()] {
        let mut met: Vec<G::Group> = Vec::new();
        for run in list.chunk_by(|one, next| G::group(*one) == G::group(*next)) {
            let group = G::group(run[0]);
            if met.contains(&group) {
                return Err((Check::Groups, format!("group '{group}' is torn apart")));
            }
            met.push(group);
        }
    }
    for run in legal.chunk_by(|one, next| G::group(*one) == G::group(*next)) {
        if run.len() > MOST_PER_GROUP {
            let reason = format!("group '{}' has {} choices", G::group(run[0]), run.len());
            return Err((Check::Groups, reason));
        }
    }
    Ok(())
}

/// A listed action is legal, applies, breaks no law, and was foreseen.
fn listed<G: Game>(
    state: &State<G>,
    seat: Seat,
    action: G::Action,
    laws: &impl Laws<G>,
    report: &mut Report,
) -> Checked {
    let mut checked = state.clone();
    let mut events = Vec::new();
    if let Err(refused) = checked.apply(seat, action, &mut events) {
        return Err((Check::Listing, format!("'{action}' is listed but refused: {refused:?}")));
    }
    let mut unchecked = state.clone();
    G::play(&mut unchecked, action, &mut Silent);
    if checked != unchecked {
        return Err((Check::Listing, format!("'{action}' unchecked does something else")));
    }
    let unlawful = |reason| (Check::Conservation, format!("after '{action}': {reason}"));
    laws.conserved(&checked).map_err(unlawful)?;
    for event in &events {
        round_trip(*event)?;
    }
    foreseen(state, seat, action, &checked, &events)?;
    report.previews += 1;
    Ok(())
}

/// The preview is what then happens as the actor sees it, up to the first reveal.
fn foreseen<G: Game>(
    state: &State<G>,
    seat: Seat,
    action: G::Action,
    after: &State<G>,
    events: &[G::Event],
) -> Checked {
    let fail = |reason: String| Err((Check::Preview, format!("'{action}': {reason}")));
    let view = state.view(Viewer::Seat(seat));
    let (Ok(foretold), Ok(disclosed)) = (preview(view, action), disclosure(view, action)) else {
        return fail("legal, but not for a preview".to_owned());
    };
    let (before, revealed) = until_reveal::<G>(events);
    let happened = seen_by::<G>(before, Viewer::Seat(seat));
    if foretold != happened {
        return fail(format!("foretold {foretold:?}, happened {happened:?}"));
    }
    let reveals = revealed || matches!(after.turn(), Turn::Chance(_));
    let hands_on = !reveals
        && match after.turn() {
            Turn::Decide { seat: next, .. } => next != seat,
            Turn::Chance(_) | Turn::Over => true,
        };
    if (disclosed.reveals, disclosed.hands_on) != (reveals, hands_on) {
        return fail(format!("foretold {disclosed:?}, but reveals {reveals}, hands on {hands_on}"));
    }
    Ok(())
}

/// An unlisted action is refused, for this reason if one was given, and changes nothing.
fn refused<G: Game>(
    state: &State<G>,
    seat: Seat,
    action: G::Action,
    reason: Option<G::Refusal>,
    report: &mut Report,
) -> Checked {
    let fail = |reason: String| Err((Check::Refusal, format!("'{action}': {reason}")));
    let mut tried = state.clone();
    match (tried.apply(seat, action, &mut Silent), reason) {
        (Ok(()), Some(reason)) => return fail(format!("greyed for '{reason}', but applies")),
        (Ok(()), None) => {
            return Err((Check::Listing, format!("'{action}' is legal, but not listed")));
        }
        (Err(Refused::Rule(found)), Some(reason)) if found != reason => {
            return fail(format!("greyed for '{reason}', refused for '{found}'"));
        }
        (Err(Refused::Rule(found)), _) => {
            report.coverage.note(Speech::Refusal, &found);
            round_trip(found)?;
            if !is_rule_id(G::rule(found)) {
                return fail(format!("'{}' is no rule", G::rule(found)));
            }
        }
        (Err(other), _) => return fail(format!("refused by {other:?}, not by a rule")),
    }
    if tried != *state {
        return fail("refused, but the state has changed".to_owned());
    }
    Ok(())
}

/// Outcomes of the past that do not fit here are refused and change nothing.
pub(super) fn refused_outcomes<G: Game>(
    state: &State<G>,
    past: &[G::Outcome],
    report: &mut Report,
) -> Checked {
    for outcome in past {
        let mut tried = state.clone();
        match tried.accept(*outcome, &mut Silent) {
            Err(Refused::Rule(refusal)) if tried == *state => {
                report.coverage.note(Speech::Refusal, &refusal);
                round_trip(refusal)?;
            }
            Ok(()) => {}
            Err(refused) => {
                let reason = format!("'{outcome}' is refused wrongly: {refused:?}");
                return Err((Check::Refusal, reason));
            }
        }
    }
    Ok(())
}

/// `M4.4`, `MR12`.
fn is_rule_id(rule: &str) -> bool {
    rule.starts_with(|letter: char| letter.is_ascii_uppercase())
        && rule.ends_with(|letter: char| letter.is_ascii_alphanumeric())
        && rule.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'.')
}

fn round_trip<V: Vocabulary>(line: V) -> Checked {
    reads_back(line).map_err(|reason| (Check::Notation, reason))
}

/// Whether a line of a vocabulary is plain ASCII, and read back whatever the case.
///
/// # Errors
/// What is wrong with it.
pub fn reads_back<V: Vocabulary>(line: V) -> Result<(), String> {
    let text = line.to_string();
    if !text.is_ascii() || text.contains('\n') {
        return Err(format!("'{text}' is not one line of ASCII"));
    }
    if !V::KINDS.contains(&line.kind()) || text.split(' ').next() != Some(line.kind()) {
        return Err(format!("'{text}' does not begin with its kind '{}'", line.kind()));
    }
    for text in [&text, &text.to_uppercase()] {
        match V::parse(text) {
            Ok(read) if read == line => {}
            Ok(read) => return Err(format!("'{text}' is {line:?}, but reads as {read:?}")),
            Err(error) => return Err(format!("'{text}' is {line:?}, but: {error}")),
        }
    }
    Ok(())
}
