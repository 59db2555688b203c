//! Noninterference: what someone can fetch does not depend on what they may not know.
//!
//! From a viewer's view a second world is dealt anew, and both are played on side by side, with
//! whatever is hidden from the viewer going its own way in each. Until something is revealed, the
//! viewer must not be able to tell them apart.

use super::{Check, Checked, Hidden, Laws, Report};
use crate::chance::{Bits, Fast};
use crate::fingerprint::encode_view;
use crate::game::{Game, State, Turn};
use crate::log::viewers;
use crate::play::Play;
use crate::preview::{seen_by, until_reveal};
use crate::random;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use std::fmt::Write;
use std::ops::ControlFlow;

/// How many steps two worlds are played on.
const HORIZON: usize = 16;

/// Whoever may sit at the table or watch it.
pub(super) fn onlookers<G: Game>(state: &State<G>) -> Vec<Viewer> {
    let human = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => !G::automated(&state.public, *seat),
        Viewer::Spectator => true,
    };
    viewers(state.seats()).filter(human).collect()
}

/// Viewers said to be told the same of a step are told the same.
pub(super) fn told_alike<G: Game>(play: &Play<G>, step: usize) -> Checked {
    let told = |viewer| play.told(viewer, step).next();
    for one in viewers(play.state().seats()) {
        for other in viewers(play.state().seats()) {
            let alike = play.told_alike([one, other], step, 1);
            if alike && told(one) != told(other) {
                let reason = format!("{one:?} and {other:?} are not told alike of step {step}");
                return Err((Check::Secrecy, reason));
            }
        }
    }
    Ok(())
}

/// Compares this game with one that looks the same to a viewer.
pub(super) fn two_worlds<G: Game, L: Laws<G>>(
    play: &Play<G>,
    laws: &L,
    bits: &mut Fast,
    report: &mut Report,
) -> Checked {
    let onlookers = onlookers(play.state());
    let viewer = onlookers[bits.below(onlookers.len() as u32) as usize];
    let told = |reason: String| (Check::Secrecy, format!("to {viewer:?}: {reason}"));
    let dealt = G::redeal(play.view(viewer), play.counts(viewer), bits);
    laws.conserved(&dealt).map_err(|reason| told(format!("dealt anew: {reason}")))?;
    for (hidden, (_, times)) in laws.hidden().iter().zip(&mut report.hidden) {
        if let Hidden::Varies { probe, .. } = hidden
            && let (Some(one), Some(two)) = (probe(play.state(), viewer), probe(&dealt, viewer))
        {
            *times += usize::from(one != two);
        }
    }
    let mut worlds =
        Worlds { viewer, one: play.in_world(play.state().clone()), two: play.in_world(dealt) };
    worlds.alike().map_err(told)?;
    worlds.all_alike().map_err(told)?;
    report.worlds += 1;
    for _ in 0..HORIZON {
        match worlds.step(bits).map_err(|(check, reason)| (check, told(reason).1))? {
            ControlFlow::Continue(()) => report.world_steps += 1,
            ControlFlow::Break(()) => return Ok(()),
        }
    }
    // With the end of the game the whole record is open to everyone.
    if worlds.one.is_over() {
        return Ok(());
    }
    worlds.all_alike().map_err(told)
}

/// A draw; what the game draws it must accept.
fn possible_draw<G: Game>(state: &State<G>, bits: &mut Fast) -> Checked<G::Outcome> {
    let outcome = G::draw(state, bits);
    match G::check_outcome(state, outcome) {
        Ok(()) => Ok(outcome),
        Err(refusal) => {
            Err((Check::Outcome, format!("drew '{outcome}', which is refused: {refusal}")))
        }
    }
}

/// Two games that one viewer cannot tell apart.
struct Worlds<G: Game> {
    viewer: Viewer,
    one: Play<G>,
    two: Play<G>,
}

impl<G: Game> Worlds<G> {
    /// Goes one step in both; breaks off when the viewer may tell them apart from now on.
    fn step(&mut self, bits: &mut Fast) -> Checked<ControlFlow<()>> {
        let viewer = self.viewer;
        match self.one.turn() {
            Turn::Over => return Ok(ControlFlow::Break(())),
            Turn::Decide { seat, .. } => {
                let sees = |play: &Play<G>, action| {
                    viewer == Viewer::Seat(seat)
                        || G::sees_action(&play.state().public, seat, action, viewer)
                };
                let Some(first) = random::pick::<G>(&self.one.state().legal(), bits) else {
                    return Ok(ControlFlow::Break(()));
                };
                let second = if viewer == Viewer::Seat(seat) {
                    first
                } else if sees(&self.one, first) {
                    // Seeing it done may tell that someone could do it.
                    if self.two.state().check(seat, first).is_err() {
                        return Ok(ControlFlow::Break(()));
                    }
                    first
                } else {
                    let mut others = self.two.state().legal();
                    others.retain(|action| !sees(&self.two, *action));
                    if others.len() > 1 {
                        others.retain(|action| *action != first);
                    }
                    let Some(second) = random::pick::<G>(&others, bits) else {
                        return Ok(ControlFlow::Break(()));
                    };
                    second
                };
                let refused = |refused| {
                    let reason = format!("'{second}' is refused in one world: {refused:?}");
                    (Check::Secrecy, reason)
                };
                self.one.act(seat, first).map_err(refused)?;
                self.two.act(seat, second).map_err(refused)?;
            }
            Turn::Chance(_) => {
                let sees = |play: &Play<G>, outcome| {
                    G::sees_outcome(&play.state().public, outcome, viewer)
                };
                let first = possible_draw(self.one.state(), bits)?;
                let second = if sees(&self.one, first) {
                    // What is drawn in one world may be elsewhere in the other.
                    if G::check_outcome(self.two.state(), first).is_err() {
                        return Ok(ControlFlow::Break(()));
                    }
                    first
                } else {
                    possible_draw(self.two.state(), bits)?
                };
                if sees(&self.one, first) != sees(&self.two, second) {
                    return Ok(ControlFlow::Break(()));
                }
                let refused = |refused| {
                    let reason = format!("'{second}' is refused in one world: {refused:?}");
                    (Check::Secrecy, reason)
                };
                self.one.outcome(first).map_err(refused)?;
                self.two.outcome(second).map_err(refused)?;
            }
        }
        self.same_events().map_err(|reason| (Check::Secrecy, reason))
    }

    fn same_events(&self) -> Result<ControlFlow<()>, String> {
        let seen = |play: &Play<G>| {
            let (before, revealed) = until_reveal::<G>(play.events(play.len() - 1));
            (seen_by::<G>(before, self.viewer), revealed)
        };
        let ((one, one_reveals), (two, two_reveals)) = (seen(&self.one), seen(&self.two));
        // A reveal in one world alone ends the likeness there.
        let length = match (one_reveals, two_reveals) {
            (true, false) => one.len(),
            (false, true) => two.len(),
            (true, true) | (false, false) => one.len().max(two.len()),
        };
        if one.get(..length).unwrap_or(&one) != two.get(..length).unwrap_or(&two) {
            return Err(format!("{one:?} in one world, {two:?} in the other"));
        }
        if one_reveals || two_reveals {
            return Ok(ControlFlow::Break(()));
        }
        self.alike()?;
        Ok(ControlFlow::Continue(()))
    }

    /// The table and the viewer's own part are equal.
    fn alike(&self) -> Result<(), String> {
        let (one, two) = (self.one.view(self.viewer), self.two.view(self.viewer));
        if same_view::<G>(self.one.state(), self.two.state(), self.viewer) {
            return Ok(());
        }
        differ(&encode_view(one), &encode_view(two))?;
        Err("the views differ in something no fact tells".to_owned())
    }

    /// Everything the viewer can fetch is equal, byte for byte.
    fn all_alike(&self) -> Result<(), String> {
        differ(&everything(&self.one, self.viewer), &everything(&self.two, self.viewer))
    }
}

fn same_view<G: Game>(one: &State<G>, two: &State<G>, viewer: Viewer) -> bool {
    one.public == two.public
        && match viewer {
            Viewer::Seat(seat) => one.private[seat] == two.private[seat],
            Viewer::Spectator => true,
        }
}

/// Names the first line in which two texts differ.
fn differ(one: &str, two: &str) -> Result<(), String> {
    let mut lines = one.lines().chain([""]).zip(two.lines().chain([""]));
    match lines.find(|(one, two)| one != two) {
        Some((one, two)) => Err(format!("'{one}' in one world, '{two}' in the other")),
        None if one != two => Err("one world says more".to_owned()),
        None => Ok(()),
    }
}

/// All that the table tells this viewer.
fn everything(table: &dyn Table, viewer: Viewer) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_everything(&mut text, table, viewer);
    text
}

fn write_everything(text: &mut String, table: &dyn Table, viewer: Viewer) -> std::fmt::Result {
    writeln!(text, "{} {} {:?}", table.position(), table.steps(), table.turn())?;
    for (name, fact) in table.view(viewer) {
        writeln!(text, "{name}={fact}")?;
    }
    writeln!(text, "{}", table.view_fingerprint(viewer))?;
    for score in table.standings(viewer).seats {
        writeln!(text, "{score:?}")?;
    }
    if let Viewer::Seat(seat) = viewer {
        write_choices(text, table, seat)?;
    }
    for told in table.told(viewer, 0, usize::MAX) {
        writeln!(text, "{} {} {} {:?}", told.number, told.position, told.entry, told.events)?;
    }
    write!(text, "{}", table.export(viewer))
}

fn write_choices(text: &mut String, table: &dyn Table, seat: Seat) -> std::fmt::Result {
    writeln!(text, "undo {:?}", table.can_undo(seat))?;
    for choice in table.candidates(seat) {
        writeln!(text, "{choice:?}")?;
    }
    for action in table.legal(seat) {
        let preview = table.preview(seat, &action);
        writeln!(text, "{action}: {preview:?} {:?}", table.disclosure(seat, &action))?;
    }
    Ok(())
}

/// A line someone may read must not tell more than the events and the view do: of two things that
/// might happen here, alike to a viewer but not the same, neither line may be readable to them.
pub(super) fn lines_tell_no_more<G: Game>(play: &Play<G>, bits: &mut Fast) -> Checked {
    let state = play.state();
    let one = Happening::draw(state, bits);
    let two = Happening::draw(state, bits);
    let (Some(one), Some(two)) = (one, two) else { return Ok(()) };
    if one.after == two.after {
        return Ok(());
    }
    for viewer in onlookers(state) {
        let seen = |happening: &Happening<G>| seen_by::<G>(&happening.events, viewer);
        if seen(&one) == seen(&two)
            && same_view(&one.after, &two.after, viewer)
            && one.readable(state, viewer)
        {
            let reason =
                format!("to {viewer:?}: the line '{}' tells what nothing else does", one.line());
            return Err((Check::Secrecy, reason));
        }
    }
    Ok(())
}

/// Something that may happen next.
struct Happening<G: Game> {
    what: What<G>,
    after: State<G>,
    events: Vec<G::Event>,
}

enum What<G: Game> {
    Decision(Seat, G::Action),
    Outcome(G::Outcome),
}

impl<G: Game> Happening<G> {
    fn draw(state: &State<G>, bits: &mut Fast) -> Option<Self> {
        let (mut after, mut events) = (state.clone(), Vec::new());
        let what = match state.turn() {
            Turn::Decide { seat, .. } => {
                let action = random::pick::<G>(&state.legal(), bits)?;
                G::play(&mut after, action, &mut events);
                What::Decision(seat, action)
            }
            Turn::Chance(_) => {
                let outcome = G::draw(state, bits);
                G::befall(&mut after, outcome, &mut events);
                What::Outcome(outcome)
            }
            Turn::Over => return None,
        };
        Some(Self { what, after, events })
    }

    fn line(&self) -> String {
        match &self.what {
            What::Decision(_, action) => action.to_string(),
            What::Outcome(outcome) => outcome.to_string(),
        }
    }

    fn readable(&self, state: &State<G>, viewer: Viewer) -> bool {
        match self.what {
            What::Decision(seat, action) => G::sees_action(&state.public, seat, action, viewer),
            What::Outcome(outcome) => G::sees_outcome(&state.public, outcome, viewer),
        }
    }
}

/// What others may not be shown is not among their facts.
pub(super) fn absent<G: Game>(play: &Play<G>, laws: &impl Laws<G>, report: &mut Report) -> Checked {
    if play.is_over() {
        return Ok(());
    }
    for (hidden, (_, times)) in laws.hidden().iter().zip(&mut report.hidden) {
        let Hidden::Absent { owner, .. } = hidden else { continue };
        for viewer in onlookers(play.state()) {
            let mut leak = None;
            G::facts(play.view(viewer), &mut |name, _| match owner(name) {
                Some(seat) if viewer == Viewer::Seat(seat) => *times += 1,
                Some(_) => leak = Some(name.to_owned()),
                None => {}
            });
            if let Some(name) = leak {
                return Err((Check::Secrecy, format!("to {viewer:?}: '{name}' is shown")));
            }
        }
    }
    Ok(())
}
