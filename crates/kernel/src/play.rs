//! A game in progress.
//!
//! A [`Play`] is a state together with everything that led to it. It is the one place where
//! actions are done, chance is resolved, decisions are taken back and the log grows; nothing in
//! the log is ever erased.

use crate::chance::Seed;
use crate::fingerprint::Fingerprint;
use crate::game::{Components, Disclosure, Game, Refused, Setup, State, Turn, View};
use crate::log::{Logged, Readers, Step, Told, slot, viewers};
use crate::preview::{disclosure, preview, seen_by};
use crate::record::{Ending, Entry, Header, Placing, Record, Seating};
use crate::seat::{SEATS, Seat, Viewer};
use std::fmt;
use std::ops::Range;

/// After how many decisions a record gets a fingerprint.
pub const FINGERPRINT_EVERY: usize = 16;

/// Where outcomes come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Drawn at once from a seed.
    Seeded(Seed),
    /// Typed in: real dice, a record, a search.
    ByHand,
}

/// Why a seat cannot take its last decision back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CannotUndo {
    /// The seat has decided nothing.
    Nothing,
    /// Something has come to light since.
    Revealed,
    /// Chance has spoken since.
    Drawn,
    /// This seat has decided since.
    Decided(Seat),
    Over,
}

impl fmt::Display for CannotUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("there is nothing to undo"),
            Self::Revealed => f.write_str("something has been revealed since"),
            Self::Drawn => f.write_str("chance has spoken since"),
            Self::Decided(seat) => write!(f, "{} has decided since", seat.letter()),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for CannotUndo {}

/// A game in progress; see the [module](crate::play).
#[derive(Clone, Debug)]
pub struct Play<G: Game> {
    setup: Setup<G>,
    seating: Seating,
    notes: Vec<String>,
    chance: Chance,
    /// Every outcome so far is the one the seed gives.
    from_seed: bool,
    state: State<G>,
    counts: Counted<G>,
    log: Vec<Logged<G>>,
    /// Fingerprints and the number of the step they stand before.
    prints: Vec<(usize, Fingerprint)>,
    position: usize,
    /// Whose the decisions in force are: as many as the position says.
    deciders: Vec<Seat>,
    /// Decisions ever made, those taken back included.
    made: usize,
    /// The decisions since the last reveal or outcome, with what they can go back to.
    marks: Vec<Mark<G>>,
    /// Why nothing earlier can be taken back.
    bar: CannotUndo,
}

/// What each viewer has counted; the spectator comes last.
type Counted<G> = [<G as Game>::Counts; SEATS + 1];

#[derive(Clone, Debug)]
struct Mark<G: Game> {
    seat: Seat,
    position: usize,
    state: State<G>,
    counts: Counted<G>,
}

impl<G: Game> Play<G> {
    /// Sits down and draws what the seed gives before the first decision.
    #[must_use]
    pub fn new(setup: Setup<G>, seating: Seating, chance: Chance) -> Self {
        let mut play = Self {
            state: State::new(&setup),
            setup,
            seating,
            notes: Vec::new(),
            chance,
            from_seed: true,
            counts: Default::default(),
            log: Vec::new(),
            prints: Vec::new(),
            position: 0,
            deciders: Vec::new(),
            made: 0,
            marks: Vec::new(),
            bar: CannotUndo::Nothing,
        };
        play.settle();
        play
    }

    /// Starts from a given position instead of the game's own start, with an empty log. Its record
    /// cannot be replayed without that position.
    #[must_use]
    pub fn from_state(setup: Setup<G>, seating: Seating, chance: Chance, state: State<G>) -> Self {
        let mut play = Self::new(setup, seating, Chance::ByHand);
        play.state = state;
        play.chance = chance;
        play.settle();
        play
    }

    #[must_use]
    pub const fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    #[must_use]
    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The whole truth: not for anyone at the table.
    #[must_use]
    pub const fn state(&self) -> &State<G> {
        &self.state
    }

    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<'_, G> {
        self.state.view(viewer)
    }

    #[must_use]
    pub fn turn(&self) -> Turn<G> {
        self.state.turn()
    }

    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.turn(), Turn::Over)
    }

    /// The number of decisions in force.
    #[must_use]
    pub const fn position(&self) -> usize {
        self.position
    }

    /// The number of steps so far.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.log.len()
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.log.is_empty()
    }

    /// Everything that happened, unmasked.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = &Step<G>> + ExactSizeIterator {
        self.log.iter().map(|logged| &logged.step)
    }

    /// The first step after this seat's last turn: decisions that follow each other are one turn,
    /// and the one at hand does not count.
    #[must_use]
    pub fn since(&self, seat: Seat) -> usize {
        let mut others = false;
        for (number, step) in self.steps().enumerate().rev() {
            match step {
                Step::Decision { seat: by, .. } if *by != seat => others = true,
                Step::Decision { .. } if others => return number + 1,
                Step::Decision { .. } | Step::Outcome(_) | Step::Undo { .. } | Step::Comment(_) => {
                }
            }
        }
        0
    }

    /// What this viewer has counted from the events they saw.
    #[must_use]
    pub const fn counts(&self, viewer: Viewer) -> &G::Counts {
        &self.counts[slot(viewer)]
    }

    /// Does an action, and draws what the seed gives after it. Returns the numbers of the new
    /// steps; a refused action changes nothing.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Range<usize>, Refused<G>> {
        self.state.check(seat, action)?;
        if self.made > 0 && self.made.is_multiple_of(FINGERPRINT_EVERY) {
            self.prints.push((self.log.len(), Fingerprint::of(&self.state)));
        }
        Ok(self.decide(seat, action))
    }

    /// Does an action that is known to be legal.
    fn decide(&mut self, seat: Seat, action: G::Action) -> Range<usize> {
        let first = self.log.len();
        self.marks.push(Mark {
            seat,
            position: self.position,
            state: self.state.clone(),
            counts: self.counts.clone(),
        });
        let public = &self.state.public;
        let readers = Readers::who(|viewer| G::sees_action(public, seat, action, viewer));
        let mut events = Vec::new();
        G::play(&mut self.state, action, &mut events);
        self.position += 1;
        self.deciders.push(seat);
        self.made += 1;
        self.enter(Step::Decision { seat, action }, events, readers);
        self.settle();
        first..self.log.len()
    }

    /// The game as it stood after so many of the decisions in force now, and the outcomes that
    /// followed; none if there are fewer. Outcomes from there on are typed in. Does no more than
    /// leads there: its record lacks the fingerprints on the way.
    #[must_use]
    pub fn at(&self, position: usize) -> Option<Self> {
        let mut in_force = Vec::with_capacity(self.position);
        for (number, logged) in self.log.iter().enumerate() {
            match logged.step {
                Step::Decision { .. } => in_force.push(number),
                Step::Undo { to, .. } => in_force.truncate(to),
                Step::Outcome(_) | Step::Comment(_) => {}
            }
        }
        let decided = match position.checked_sub(1) {
            Some(last) => in_force.get(last)? + 1,
            None => 0,
        };
        let follows =
            |logged: &&Logged<G>| matches!(logged.step, Step::Outcome(_) | Step::Comment(_));
        let until = decided + self.log[decided..].iter().take_while(follows).count();
        let mut play = Self::new(self.setup, self.seating.clone(), Chance::ByHand);
        for logged in &self.log[..until] {
            match &logged.step {
                Step::Decision { seat, action } => {
                    play.state.check(*seat, *action).ok()?;
                    play.decide(*seat, *action);
                }
                Step::Outcome(outcome) => play.befall(*outcome).ok()?,
                Step::Undo { seat, .. } => {
                    play.undo(*seat).ok()?;
                }
                Step::Comment(words) => play.comment(words.clone()),
            }
        }
        Some(play)
    }

    /// Takes an outcome that was typed in. Returns the numbers of the new steps.
    ///
    /// # Errors
    /// When no outcome is due or this one is impossible; nothing changes.
    pub fn outcome(&mut self, outcome: G::Outcome) -> Result<Range<usize>, Refused<G>> {
        let first = self.log.len();
        self.befall(outcome)?;
        self.settle();
        Ok(first..self.log.len())
    }

    /// The position this seat's undo would go back to.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn can_undo(&self, seat: Seat) -> Result<usize, CannotUndo> {
        self.mark_of(seat).map(|mark| self.marks[mark].position)
    }

    /// How many decisions of this seat in a row can be taken back before one of another's.
    #[must_use]
    pub fn can_undo_in_a_row(&self, seat: Seat) -> usize {
        self.marks.iter().rev().take_while(|mark| mark.seat == seat).count()
    }

    /// Takes this seat's last decision back, and with it what seats in practice decided since.
    /// Returns the numbers of the new steps.
    ///
    /// # Errors
    /// What stands in the way; nothing changes.
    pub fn undo(&mut self, seat: Seat) -> Result<Range<usize>, CannotUndo> {
        let first = self.log.len();
        let from = self.mark_of(seat)?;
        self.marks.truncate(from + 1);
        if let Some(mark) = self.marks.pop() {
            self.state = mark.state;
            self.counts = mark.counts;
            self.position = mark.position;
            self.deciders.truncate(mark.position);
            self.enter(Step::Undo { seat, to: mark.position }, Vec::new(), Readers::ALL);
        }
        Ok(first..self.log.len())
    }

    /// The events the actor would see before anything comes to light, told from their view alone.
    ///
    /// # Errors
    /// Why the action is refused.
    pub fn preview(&self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refused<G>> {
        preview(self.view(Viewer::Seat(seat)), action)
    }

    /// Whether the action reveals something or hands the turn on, told from the actor's view.
    ///
    /// # Errors
    /// Why the action is refused.
    pub fn disclosure(&self, seat: Seat, action: G::Action) -> Result<Disclosure, Refused<G>> {
        disclosure(self.view(Viewer::Seat(seat)), action)
    }

    /// What this viewer is told of the steps from number `from` on.
    pub fn told(
        &self,
        viewer: Viewer,
        from: usize,
    ) -> impl ExactSizeIterator<Item = Told<G::Event>> + '_ {
        let over = self.is_over();
        let from = from.min(self.log.len());
        self.log[from..].iter().enumerate().map(move |(index, logged)| Told {
            number: from + index,
            position: logged.position,
            entry: logged.entry(over || logged.readers.has(viewer)),
            events: seen_by::<G>(&logged.events, viewer),
        })
    }

    /// Whether two viewers are told the same of `count` steps from number `from` on; then what
    /// [`Play::told`] gives is equal.
    #[must_use]
    pub fn told_alike(&self, viewers: [Viewer; 2], from: usize, count: usize) -> bool {
        let [one, other] = viewers;
        let over = self.is_over();
        let alike = |event: &G::Event| G::visible(*event, one) == G::visible(*event, other);
        self.log.iter().skip(from).take(count).all(|logged| {
            (over || logged.readers.has(one) == logged.readers.has(other))
                && logged.events.iter().all(alike)
        })
    }

    /// The lines of the steps from this number on, for whoever keeps the game.
    #[must_use]
    pub fn whole(&self, from: usize) -> Vec<Entry> {
        self.log[from.min(self.log.len())..].iter().map(|logged| logged.entry(true)).collect()
    }

    /// The whole record, for whoever keeps the game: it tells everything.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut entries = Vec::with_capacity(self.log.len() + self.prints.len() + 1);
        let mut prints = self.prints.iter().peekable();
        for (number, logged) in self.log.iter().enumerate() {
            while let Some((_, print)) = prints.next_if(|(before, _)| *before <= number) {
                entries.push(Entry::Fingerprint(*print));
            }
            entries.push(logged.entry(true));
        }
        entries.push(Entry::Fingerprint(Fingerprint::of(&self.state)));
        Record::new(self.header(self.notes.clone()), entries, self.ending())
    }

    /// The record as this viewer may have it: while the game runs, what is hidden from them is
    /// blank, and neither fingerprint nor seed tells of it.
    #[must_use]
    pub fn export(&self, viewer: Viewer) -> Record {
        if self.is_over() {
            return self.record();
        }
        let entries = self
            .log
            .iter()
            .filter(|logged| !matches!(logged.step, Step::Comment(_)))
            .map(|logged| logged.entry(logged.readers.has(viewer)));
        Record::new(self.header(Vec::new()), entries.collect(), None)
    }

    /// How the game ended; none while it runs.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if !self.is_over() {
            return None;
        }
        let standings = G::standings(self.view(Viewer::Spectator));
        let placing = |standing: &crate::game::Standing<G>| Placing {
            seat: standing.seat,
            rank: standing.rank,
            points: standing.points(),
            title: standing.title.map(str::to_owned),
        };
        let seed = match self.chance {
            Chance::Seeded(seed) if self.from_seed => Some(seed),
            Chance::Seeded(_) | Chance::ByHand => None,
        };
        Some(Ending { results: standings.seats.iter().map(placing).collect(), seed })
    }

    fn header(&self, notes: Vec<String>) -> Header {
        let chosen = |(index, spec): (usize, &crate::game::OptionSpec)| {
            let value = spec.values[self.setup.options.get(index)];
            (spec.name.to_owned(), value.to_owned())
        };
        Header {
            game: G::NAME.to_owned(),
            rules: G::RULES_REVISION,
            components: self.setup.components.hash().to_owned(),
            players: self.setup.players(),
            options: G::OPTIONS.iter().enumerate().map(chosen).collect(),
            seating: self.seating.clone(),
            notes,
        }
    }

    fn befall(&mut self, outcome: G::Outcome) -> Result<(), Refused<G>> {
        let public = &self.state.public;
        let readers = Readers::who(|viewer| G::sees_outcome(public, outcome, viewer));
        let mut events = Vec::new();
        self.state.accept(outcome, &mut events)?;
        self.bar(CannotUndo::Drawn);
        self.enter(Step::Outcome(outcome), events, readers);
        Ok(())
    }

    /// Draws from the seed until somebody must decide or the game is over.
    fn settle(&mut self) {
        let Chance::Seeded(seed) = self.chance else { return };
        while let Some(outcome) = self.drawn(seed) {
            if self.befall(outcome).is_err() {
                // The suite checks that what is drawn is possible.
                unreachable!("{} drew an impossible outcome: {outcome}", G::NAME);
            }
        }
    }

    /// What the seed gives for the draw that is due.
    pub(crate) fn drawn(&self, seed: Seed) -> Option<G::Outcome> {
        match self.turn() {
            Turn::Chance(draw) => Some(G::draw(&self.state, &mut seed.words(draw))),
            Turn::Decide { .. } | Turn::Over => None,
        }
    }

    fn enter(&mut self, step: Step<G>, events: Vec<G::Event>, readers: Readers) {
        for viewer in viewers(self.state.seats()) {
            let counts = &mut self.counts[slot(viewer)];
            for event in events.iter().filter_map(|event| G::visible(*event, viewer)) {
                G::count(counts, event);
            }
        }
        if events.iter().any(|event| G::reveals(*event)) {
            self.bar(CannotUndo::Revealed);
        }
        if self.is_over() {
            self.bar(CannotUndo::Over);
        }
        self.log.push(Logged { step, events, readers, position: self.position });
    }

    fn bar(&mut self, why: CannotUndo) {
        self.marks.clear();
        self.bar = why;
    }

    fn mark_of(&self, seat: Seat) -> Result<usize, CannotUndo> {
        // Who has decided nothing is not told of dice that stand in the way.
        if !self.deciders.contains(&seat) {
            return Err(CannotUndo::Nothing);
        }
        for (index, mark) in self.marks.iter().enumerate().rev() {
            if mark.seat == seat {
                return Ok(index);
            }
            if !self.seating.practice.contains(&mark.seat) {
                return Err(CannotUndo::Decided(mark.seat));
            }
        }
        Err(self.bar)
    }

    /// Goes on from a different state that looks the same to someone. The past stays as it was
    /// told; nothing of it can be taken back.
    #[cfg(feature = "suite")]
    pub(crate) fn in_world(&self, state: State<G>) -> Self {
        let mut other = self.clone();
        other.state = state;
        other.chance = Chance::ByHand;
        other.marks.clear();
        other
    }

    /// The events of a step, unmasked.
    #[cfg(feature = "suite")]
    pub(crate) fn events(&self, step: usize) -> &[G::Event] {
        &self.log[step].events
    }

    /// Goes on with another source of outcomes.
    pub(crate) fn set_chance(&mut self, chance: Chance, from_seed: bool) {
        self.chance = chance;
        self.from_seed = from_seed;
        self.settle();
    }

    pub(crate) fn set_notes(&mut self, notes: Vec<String>) {
        self.notes = notes;
    }

    pub(crate) fn comment(&mut self, words: String) {
        self.enter(Step::Comment(words), Vec::new(), Readers::ALL);
    }
}
