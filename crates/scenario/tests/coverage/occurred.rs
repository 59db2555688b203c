//! What occurs in scenarios and random games.

use crate::page;
use kernel::chance::Fast;
use kernel::scenic::Scenic;
use kernel::suite::{Coverage, Speech};
use kernel::{Bits, Game, Refused, Seat, Setup, Silent, State, Token, Turn, Vocabulary, random};
use scenario::{Deed, Scenario};
use std::collections::BTreeSet;

/// What a game notes beside its lines: pairs that only mean something together.
pub(crate) trait Notes<G: Scenic>: Default {
    fn done(&mut self, state: &State<G>, action: G::Action);
    fn happened(&mut self, event: G::Event);
    /// Where a scenario or a game ended.
    fn ended(&mut self, state: &State<G>);
}

pub(crate) struct Occurred<G: Scenic, N> {
    pub(crate) lines: Coverage,
    pub(crate) notes: N,
    /// The rules that refused something.
    pub(crate) rules: BTreeSet<&'static str>,
    game: std::marker::PhantomData<G>,
}

type Candidate<G> = (<G as Game>::Action, Result<(), <G as Game>::Refusal>);

/// What cannot occur, and why.
pub(crate) type Never = (Speech, &'static str, &'static str);

impl<G: Scenic, N: Notes<G>> Occurred<G, N> {
    /// Everything that occurs in the scenarios of the game.
    pub(crate) fn in_scenarios() -> Self {
        let mut occurred = Self {
            lines: Coverage::default(),
            notes: N::default(),
            rules: BTreeSet::new(),
            game: std::marker::PhantomData,
        };
        let scenarios = page::scenarios(G::NAME);
        scenarios.values().for_each(|scenario| occurred.scenario(scenario));
        occurred
    }

    fn turn(&mut self, state: &State<G>) {
        if let Turn::Decide { prompt, .. } = state.turn() {
            self.lines.note(Speech::Prompt, &prompt);
        }
    }

    /// Every candidate of the decision at hand: what is greyed shows a refusal.
    fn candidates(&mut self, state: &State<G>) {
        let Turn::Decide { seat, .. } = state.turn() else { return };
        let mut listed: Vec<Candidate<G>> = Vec::new();
        G::candidates(state.sight(seat), &mut listed);
        for (action, verdict) in listed {
            self.lines.note(Speech::Group, &G::group(action));
            if let Err(refusal) = verdict {
                self.refused(refusal);
            }
        }
    }

    fn refused(&mut self, refusal: G::Refusal) {
        self.lines.note(Speech::Refusal, &refusal);
        self.rules.insert(G::rule(refusal));
    }

    fn done(&mut self, state: &State<G>, action: G::Action) {
        self.lines.note(Speech::Action, &action);
        self.notes.done(state, action);
    }

    fn events(&mut self, events: &[G::Event]) {
        for event in events {
            self.lines.note(Speech::Event, event);
            self.notes.happened(*event);
        }
    }

    fn befall(&mut self, state: &mut State<G>, outcome: G::Outcome) {
        self.lines.note(Speech::Outcome, &outcome);
        let mut events = Vec::new();
        state.accept(outcome, &mut events).expect("a possible outcome");
        self.events(&events);
    }

    fn scenario(&mut self, scenario: &Scenario) {
        let staged = scenario::stage::<G>(scenario).expect("a position");
        let mut state = staged.state;
        self.events(&staged.events);
        for deed in scenario.steps.iter().flat_map(|step| &step.deeds) {
            self.turn(&state);
            self.candidates(&state);
            if let Deed::Chance(text) = &deed.what {
                self.befall(&mut state, G::Outcome::parse(text).expect("an outcome"));
                continue;
            }
            while let (Turn::Chance(draw), Some(seed)) = (state.turn(), staged.seed) {
                let outcome = G::draw(&state, &mut seed.words(draw));
                self.befall(&mut state, outcome);
            }
            let (Deed::Do(text) | Deed::Refused { action: text, .. } | Deed::Chance(text)) =
                &deed.what;
            let (seat, action) = text.split_once(' ').expect("a seat and what it does");
            let seat = Seat::read(seat).expect("a seat");
            let action = G::Action::parse(action).expect("an action");
            let before = state.clone();
            let mut events = Vec::new();
            match state.apply(seat, action, &mut events) {
                Ok(()) => self.done(&before, action),
                Err(Refused::Rule(refusal)) => self.refused(refusal),
                Err(_) => {}
            }
            self.events(&events);
        }
        self.turn(&state);
        self.candidates(&state);
        self.notes.ended(&state);
    }

    /// Plays a random game.
    pub(crate) fn game(&mut self, setup: &Setup<G>, bits: &mut Fast) {
        let mut state = State::new(setup);
        let mut last = None;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    // An outcome that came before hardly ever fits again.
                    if let Some(outcome) = last
                        && let Err(Refused::Rule(refusal)) =
                            state.clone().accept(outcome, &mut Silent)
                    {
                        self.refused(refusal);
                    }
                    let outcome = G::draw(&state, bits);
                    last = Some(outcome);
                    self.befall(&mut state, outcome);
                }
                Turn::Decide { seat, .. } => {
                    self.turn(&state);
                    if bits.below(8) == 0 {
                        self.candidates(&state);
                    }
                    let action = random::pick::<G>(&state.legal(), bits).expect("a choice");
                    self.done(&state, action);
                    let mut events = Vec::new();
                    state.apply(seat, action, &mut events).expect("a legal action");
                    self.events(&events);
                }
            }
        }
        self.notes.ended(&state);
    }

    /// The kinds of lines that never occurred, though they can.
    pub(crate) fn missing(&self, never: &[Never]) -> Vec<String> {
        let missing = self.lines.missing::<G>().into_iter().filter(|(speech, kind)| {
            !never.iter().any(|(of, word, _)| (of, word) == (speech, kind))
        });
        missing.map(|(speech, kind)| format!("{speech:?}: {kind}")).collect()
    }

    /// The words that never stood in lines of this kind, as names of this family.
    pub(crate) fn unnamed<'a>(
        &self,
        (speech, kind): (Speech, &str),
        family: &str,
        words: impl Iterator<Item = &'a str>,
    ) -> Vec<String> {
        let seen = self.lines.seen();
        let stood = |word: &str| {
            let lines = seen.iter().filter(|line| (line.speech, line.kind) == (speech, kind));
            lines.filter_map(|line| line.name).any(|(_, of, name, _)| (of, name) == (family, word))
        };
        let missing = words.filter(|word| !stood(word));
        missing.map(|word| format!("{speech:?}: {kind} with {family} {word}")).collect()
    }

    /// That nothing is missing, nothing occurred that cannot, and every rule that refused
    /// something stands on the page.
    pub(crate) fn check(&self, never: &[Never], missing: &[String]) {
        assert!(missing.is_empty(), "never occurred:\n{}", missing.join("\n"));
        for (speech, kind, reason) in never {
            assert!(!self.lines.has(*speech, kind), "{kind} occurs, although {reason}");
        }
        let stated = page::stated(G::NAME);
        for rule in &self.rules {
            assert!(stated.contains(*rule), "{rule} refuses, but is not stated");
        }
    }
}
