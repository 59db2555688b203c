//! One random game, watched at every step.

use super::coverage::Speech;
use super::{Check, Checked, Failure, Laws, Plan, Report, listing, records, secrecy};
use crate::chance::{Bits, Fast, Seed};
use crate::fingerprint::Fingerprint;
use crate::game::{Game, State, Turn};
use crate::log::{Step, viewers};
use crate::play::{Chance, Play};
use crate::preview::seen_by;
use crate::random;
use crate::record::{Person, Seating};
use crate::seat::Seat;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// One decision in so many is taken back where it can be.
const UNDO_EVERY: u32 = 32;
/// How many past actions and outcomes are tried where they may no longer fit.
const PAST: usize = 48;

struct Walk<'a, G: Game, L> {
    plan: &'a Plan<G>,
    laws: &'a L,
    report: &'a mut Report,
    /// From which all chance of this game follows.
    seed: Seed,
    choose: Fast,
    /// Apart from `choose`, so that what is checked does not change what is played.
    sample: Fast,
    play: Play<G>,
    /// The state before each decision in force.
    before: Vec<Before<G>>,
    past: Vec<G::Action>,
    past_outcomes: Vec<G::Outcome>,
    made: usize,
    /// At which decision the game is laid aside and resumed from its record.
    resume_at: usize,
}

struct Before<G: Game> {
    seat: Seat,
    /// Where the decision stands in the log.
    step: usize,
    state: State<G>,
    /// On sampled decisions only.
    close: Option<Close>,
}

/// A state in all that a copy might lose: its fingerprint, and what everybody had counted.
#[derive(PartialEq)]
struct Close {
    print: Fingerprint,
    counts: Vec<String>,
}

impl Close {
    fn look<G: Game>(play: &Play<G>) -> Self {
        let counts = viewers(play.state().seats()).map(|viewer| play.counts(viewer));
        Self {
            print: Fingerprint::of(play.state()),
            counts: counts.map(|counts| format!("{counts:?}")).collect(),
        }
    }
}

/// Plays game number `game` of the plan.
pub(super) fn game<G: Game, L: Laws<G>>(
    plan: &Plan<G>,
    laws: &L,
    game: usize,
    report: &mut Report,
) -> Result<(), Box<Failure>> {
    let mut choose = Fast::branch(plan.seed, 2 * game as u64);
    let mut sample = Fast::branch(plan.seed, 2 * game as u64 + 1);
    let mut bytes = [0; 32];
    bytes.chunks_mut(4).for_each(|chunk| chunk.copy_from_slice(&choose.word().to_le_bytes()));
    let setup = plan.setup;
    let play = Play::new(setup, seating(setup.players(), &mut sample), Chance::ByHand);
    let resume_at = sample.below(200) as usize;
    let mut walk = Walk {
        plan,
        laws,
        report,
        seed: Seed(bytes),
        choose,
        sample,
        play,
        before: Vec::new(),
        past: Vec::new(),
        past_outcomes: Vec::new(),
        made: 0,
        resume_at,
    };
    let failed = match catch_unwind(AssertUnwindSafe(|| walk.run())) {
        Ok(Ok(())) => None,
        Ok(Err(failed)) => Some(failed),
        Err(payload) => {
            let words = payload.downcast_ref::<String>().cloned();
            let words = words.or_else(|| payload.downcast_ref::<&str>().map(ToString::to_string));
            Some((Check::Panic, words.unwrap_or_default()))
        }
    };
    failed.map_or(Ok(()), |(check, reason)| {
        // A broken game may not even be written down.
        let record = catch_unwind(AssertUnwindSafe(|| walk.play.record().to_string()));
        Err(Box::new(Failure {
            check,
            reason,
            seed: plan.seed,
            game,
            position: walk.play.position(),
            record: record.unwrap_or_default(),
        }))
    })
}

/// People with troublesome names, some of whom do not stand in the way of undo.
fn seating(players: usize, bits: &mut Fast) -> Seating {
    let names = ["Ana", "João da Silva", " two\nlines ", "\\"];
    let person = |seat: Seat| Person {
        seat,
        kind: "random".to_owned(),
        name: names[seat.index()].to_owned(),
    };
    Seating {
        people: Seat::all(players).map(person).collect(),
        practice: Seat::all(players).filter(|_| bits.below(3) == 0).collect(),
        date: None,
    }
}

/// Keeps some of what happened, later things as likely as earlier ones.
fn remember<T>(past: &mut Vec<T>, item: T, bits: &mut Fast) {
    if past.len() < PAST {
        past.push(item);
    } else {
        past[bits.below(PAST as u32) as usize] = item;
    }
}

impl<G: Game, L: Laws<G>> Walk<'_, G, L> {
    fn run(&mut self) -> Checked {
        self.lawful()?;
        self.look_closely()?;
        loop {
            match self.play.turn() {
                Turn::Decide { seat, prompt } => self.decide(seat, prompt)?,
                Turn::Chance(draw) => {
                    if self.sampled() {
                        self.look_closely()?;
                        let past = &self.past_outcomes;
                        listing::refused_outcomes(self.play.state(), past, self.report)?;
                    }
                    let outcome = G::draw(self.play.state(), &mut self.seed.words(draw));
                    self.befall(outcome)?;
                }
                Turn::Over => break,
            }
        }
        self.end()
    }

    fn sampled(&mut self) -> bool {
        self.sample.below(self.plan.dear_every.max(1)) == 0
    }

    fn decide(&mut self, seat: Seat, prompt: G::Prompt) -> Checked {
        if self.made == self.plan.most_decisions {
            return Err((Check::Ends, format!("not over after {} decisions", self.made)));
        }
        self.report.coverage.note(Speech::Prompt, &prompt);
        let legal = self.play.state().legal();
        let Some(action) = random::pick::<G>(&legal, &mut self.choose) else {
            return Err((Check::SomeoneCanAct, format!("{seat:?} can do nothing at '{prompt}'")));
        };
        if self.sample.below(self.plan.listing_every.max(1)) == 0 {
            listing::check(self.play.state(), &self.past, self.laws, self.report)?;
        }
        let dear = self.sampled();
        if dear {
            self.look_closely()?;
        }
        if self.made == self.resume_at {
            self.play = records::resumed(&self.play, self.report)?;
        }
        let position = self.play.position();
        self.before.truncate(position);
        self.before.push(Before {
            seat,
            step: self.play.len(),
            state: self.play.state().clone(),
            close: dear.then(|| Close::look(&self.play)),
        });
        if let Err(refused) = self.play.act(seat, action) {
            return Err((Check::Listing, format!("'{action}' is listed but refused: {refused:?}")));
        }
        self.made += 1;
        self.report.decisions += 1;
        self.report.coverage.note(Speech::Action, &action);
        remember(&mut self.past, action, &mut self.sample);
        self.note_events();
        self.lawful()?;
        self.undo(seat, position, dear)
    }

    fn befall(&mut self, outcome: G::Outcome) -> Checked {
        if let Err(refusal) = G::check_outcome(self.play.state(), outcome) {
            return Err((Check::Outcome, format!("drew '{outcome}', which is refused: {refusal}")));
        }
        listing::reads_back(outcome).map_err(|reason| (Check::Notation, reason))?;
        if let Err(refused) = self.play.outcome(outcome) {
            return Err((Check::Outcome, format!("'{outcome}' is refused: {refused:?}")));
        }
        self.report.outcomes += 1;
        self.report.coverage.note(Speech::Outcome, &outcome);
        remember(&mut self.past_outcomes, outcome, &mut self.sample);
        self.note_events();
        self.lawful()?;
        for seat in Seat::all(self.play.state().seats()) {
            if self.play.can_undo(seat).is_ok() {
                return Err((Check::Undo, format!("{seat:?} may undo what came before a draw")));
            }
        }
        Ok(())
    }

    fn note_events(&mut self) {
        for event in self.play.events(self.play.len() - 1) {
            self.report.coverage.note(Speech::Event, event);
        }
    }

    fn lawful(&self) -> Checked {
        self.laws.conserved(self.play.state()).map_err(|reason| (Check::Conservation, reason))
    }

    /// What is dear to check anywhere.
    fn look_closely(&mut self) -> Checked {
        if let Some(last) = self.play.len().checked_sub(1) {
            secrecy::told_alike(&self.play, last)?;
            for viewer in secrecy::onlookers(self.play.state()) {
                for event in seen_by::<G>(self.play.events(last), viewer) {
                    self.report.coverage.note(Speech::Event, &event);
                    listing::reads_back(event).map_err(|reason| (Check::Notation, reason))?;
                }
            }
        }
        secrecy::absent(&self.play, self.laws, self.report)?;
        secrecy::lines_tell_no_more(&self.play, &mut self.sample)?;
        secrecy::two_worlds(&self.play, self.laws, &mut self.sample, self.report)
    }

    /// The decision just made at this position can be taken back, unless something came to light.
    fn undo(&mut self, seat: Seat, position: usize, dear: bool) -> Checked {
        let revealed = self.play.events(self.play.len() - 1).iter().any(|event| G::reveals(*event));
        let expected = !revealed && !self.play.is_over();
        let found = self.play.can_undo(seat);
        if found.is_ok() != expected || found.is_ok_and(|to| to != position) {
            return Err((Check::Undo, format!("{seat:?} at {position}: {found:?}")));
        }
        for other in Seat::all(self.play.state().seats()) {
            if let Ok(to) = self.play.can_undo(other) {
                self.crosses_nothing(&self.play, other, to)?;
            }
        }
        if dear {
            let mut fork = self.play.clone();
            let mut last = seat;
            while let Ok(to) = fork.can_undo(last) {
                self.crosses_nothing(&fork, last, to)?;
                if let Err(bar) = fork.undo(last) {
                    return Err((Check::Undo, bar.to_string()));
                }
                let before = &self.before[to];
                if fork.position() != to
                    || *fork.state() != before.state
                    || before.close.as_ref().is_some_and(|close| *close != Close::look(&fork))
                {
                    return Err((Check::Undo, format!("undo to {to} gives another state")));
                }
                match to.checked_sub(1) {
                    Some(earlier) => last = self.before[earlier].seat,
                    None => break,
                }
            }
        }
        // A draw that is due would have happened at once with a seed.
        let settled = !matches!(self.play.turn(), Turn::Chance(_));
        if expected && settled && self.sample.below(UNDO_EVERY) == 0 {
            self.report.undos += 1;
            if let Err(bar) = self.play.undo(seat) {
                return Err((Check::Undo, bar.to_string()));
            }
        }
        Ok(())
    }

    /// Read from the log itself: nothing that bars undo has happened since the decision.
    fn crosses_nothing(&self, play: &Play<G>, seat: Seat, to: usize) -> Checked {
        let target = &self.before[to];
        if target.seat != seat {
            return Err((Check::Undo, format!("{seat:?} would undo {:?}'s decision", target.seat)));
        }
        let in_force = &self.before[to..play.position()];
        for (number, step) in play.steps().enumerate().skip(target.step) {
            let crossed = match step {
                Step::Outcome(outcome) => Some(outcome.to_string()),
                Step::Decision { seat: other, action } => {
                    let bars = *other != seat && !play.seating().practice.contains(other);
                    let stands = in_force.iter().any(|before| before.step == number);
                    (bars && stands).then(|| action.to_string())
                }
                Step::Undo { .. } | Step::Comment(_) => None,
            };
            let reveal = play.events(number).iter().find(|event| G::reveals(**event));
            if let Some(crossed) = crossed.or_else(|| reveal.map(ToString::to_string)) {
                return Err((Check::Undo, format!("{seat:?} may undo across '{crossed}'")));
            }
        }
        Ok(())
    }

    fn end(&mut self) -> Checked {
        for seat in Seat::all(self.play.state().seats()) {
            if self.play.can_undo(seat).is_ok() {
                return Err((Check::Undo, format!("{seat:?} may undo the end of the game")));
            }
        }
        self.report.games += 1;
        self.report.longest = self.report.longest.max(self.play.position());
        let standings = G::standings(self.play.view(crate::Viewer::Spectator));
        let seats = self.play.state().seats();
        if !standings.last || !standings.seats.iter().map(|one| one.seat).eq(Seat::all(seats)) {
            return Err((Check::Ends, "the last standings leave something out".to_owned()));
        }
        if !standings.seats.iter().any(|standing| standing.rank == 1) {
            return Err((Check::Ends, "nobody has won".to_owned()));
        }
        let position = self.sample.below(self.play.position() as u32 + 1) as usize;
        let there = self.before.get(position).map(|before| &before.state);
        records::replayed(&self.play, self.seed, (position, there), self.report)
    }
}
