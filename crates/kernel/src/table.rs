//! A game in progress for those who know no game: notation and kernel values in and out.
//!
//! Servers, text clients and bindings hold a `Box<dyn Table>`. Whatever a method tells is meant
//! for the seat or viewer it takes; methods without one tell what everybody may know, except
//! [`Table::record`], which is for whoever keeps the game.

use crate::chance::Draw;
use crate::fingerprint::Fingerprint;
use crate::game::{Disclosure, Fact, Game, State, Turn};
use crate::log::Told;
use crate::notation::{Token, Value, Vocabulary};
use crate::play::{CannotUndo, Play};
use crate::record::{Entry, Record};
use crate::said::{Rejection, Said};
use crate::seat::{Seat, Viewer};
use std::fmt;
use std::ops::Range;

/// A game in progress; see the [module](crate::table).
pub trait Table: fmt::Debug + Send + Sync {
    fn game(&self) -> &'static str;
    /// Seats at the table, automated ones included.
    fn seats(&self) -> usize;
    /// Whether the rules themselves play this seat.
    fn automated(&self, seat: Seat) -> bool;
    fn turn(&self) -> Due;
    /// Decisions in force.
    fn position(&self) -> usize;
    /// Steps so far.
    fn steps(&self) -> usize;

    /// What this seat may do now; nothing when it does not decide.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The same with the choices that are greyed and why, group by group.
    fn candidates(&self, seat: Seat) -> Vec<Choice>;
    /// The same without the greyed ones.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// # Errors
    /// Why this seat may not do this now.
    fn verdict(&self, seat: Seat, action: &str) -> Result<(), Rejection>;
    /// What the actor would see before anything comes to light.
    ///
    /// # Errors
    /// Why this seat may not do this now.
    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Said>, Rejection>;
    /// # Errors
    /// Why this seat may not do this now.
    fn disclosure(&self, seat: Seat, action: &str) -> Result<Disclosure, Rejection>;

    /// Does an action and returns the numbers of the new steps.
    ///
    /// # Errors
    /// Why it is refused; nothing changes.
    fn act(&mut self, seat: Seat, action: &str) -> Result<Range<usize>, Rejection>;
    /// Takes an outcome that was typed in.
    ///
    /// # Errors
    /// Why it is refused; nothing changes.
    fn outcome(&mut self, outcome: &str) -> Result<Range<usize>, Rejection>;
    /// The position this seat's undo would go back to.
    ///
    /// # Errors
    /// What stands in the way.
    fn can_undo(&self, seat: Seat) -> Result<usize, CannotUndo>;
    /// How many decisions of this seat in a row can be taken back before one of another's.
    fn can_undo_in_a_row(&self, seat: Seat) -> usize;
    /// Takes this seat's last decision back.
    ///
    /// # Errors
    /// What stands in the way; nothing changes.
    fn undo(&mut self, seat: Seat) -> Result<Range<usize>, CannotUndo>;

    /// Everything this viewer sees.
    fn view(&self, viewer: Viewer) -> Vec<(String, Fact)>;
    /// A short name for exactly what this viewer sees.
    fn view_fingerprint(&self, viewer: Viewer) -> Fingerprint;
    fn standings(&self, viewer: Viewer) -> Scores;
    /// What this viewer is told of so many steps from this number on.
    fn told(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told<Said>>;

    /// Whether two viewers are told the same of so many steps from this number on.
    fn told_alike(&self, viewers: [Viewer; 2], from: usize, count: usize) -> bool;

    /// The record as this viewer may have it.
    fn export(&self, viewer: Viewer) -> Record;
    /// The whole record, for whoever keeps the game.
    fn record(&self) -> Record;
    /// The lines of the steps from this number on, whole, for whoever keeps the game.
    fn whole(&self, from: usize) -> Vec<Entry>;
    /// Of the whole state, for whoever keeps the game.
    fn fingerprint(&self) -> Fingerprint;
    /// The same game to go on with separately.
    fn fork(&self) -> Box<dyn Table>;
}

/// Who must decide what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    Decision { seat: Seat, prompt: Said },
    Outcome(Draw),
    Over,
}

impl Due {
    /// What somebody must decide.
    #[must_use]
    pub fn question(self) -> Option<Said> {
        match self {
            Self::Decision { prompt, .. } => Some(prompt),
            Self::Outcome(_) | Self::Over => None,
        }
    }
}

/// A choice, open or greyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    pub action: Said,
    /// The heading it is listed under.
    pub group: Said,
    pub verdict: Result<(), Rejection>,
}

/// Everybody's score in seat order, with what is hidden from the viewer left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    pub seats: Vec<Score>,
    /// The game is over and nothing is left out.
    pub last: bool,
}

/// One seat's score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    pub seat: Seat,
    /// 1 for the winner; equal for a shared place.
    pub rank: usize,
    pub title: Option<&'static str>,
    pub points: i32,
    /// Points with what the position would still add.
    pub forecast: i32,
    pub tallies: Vec<SourceScore>,
}

/// Points of one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceScore {
    /// The account's word in notation.
    pub account: String,
    pub value: Value,
    pub points: i32,
    pub forecast: i32,
}

/// A choice and whether it is open.
pub(crate) type Candidate<G> = (<G as Game>::Action, Result<(), <G as Game>::Refusal>);

impl<G: Game> Play<G> {
    /// The state, when this seat is the one to decide: only then has it anything to choose from.
    fn deciding(&self, seat: Seat) -> Option<&State<G>> {
        match self.turn() {
            Turn::Decide { seat: deciding, .. } if deciding == seat => Some(self.state()),
            Turn::Decide { .. } | Turn::Chance(_) | Turn::Over => None,
        }
    }
}

fn choice<G: Game>((action, verdict): Candidate<G>) -> Choice {
    Choice {
        action: Said::of(&action),
        group: Said::of(&G::group(action)),
        verdict: verdict.map_err(|refusal| crate::Refused::<G>::Rule(refusal).into()),
    }
}

impl<G: Game> Table for Play<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn automated(&self, seat: Seat) -> bool {
        G::automated(&self.state().public, seat)
    }

    fn turn(&self) -> Due {
        match self.state().turn() {
            Turn::Decide { seat, prompt } => Due::Decision { seat, prompt: Said::of(&prompt) },
            Turn::Chance(draw) => Due::Outcome(draw),
            Turn::Over => Due::Over,
        }
    }

    fn position(&self) -> usize {
        Play::position(self)
    }

    fn steps(&self) -> usize {
        self.len()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let listed = |state: &State<G>| state.legal().iter().map(ToString::to_string).collect();
        self.deciding(seat).map_or_else(Vec::new, listed)
    }

    fn candidates(&self, seat: Seat) -> Vec<Choice> {
        let mut candidates: Vec<Candidate<G>> = Vec::new();
        if let Some(state) = self.deciding(seat) {
            G::candidates(state.sight(seat), &mut candidates);
        }
        candidates.into_iter().map(choice::<G>).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let listed = |state: &State<G>| {
            state.legal().iter().map(|action| choice::<G>((*action, Ok(())))).collect()
        };
        self.deciding(seat).map_or_else(Vec::new, listed)
    }

    fn verdict(&self, seat: Seat, action: &str) -> Result<(), Rejection> {
        Ok(self.state().check(seat, G::Action::parse(action)?)?)
    }

    fn preview(&self, seat: Seat, action: &str) -> Result<Vec<Said>, Rejection> {
        let events = Play::preview(self, seat, G::Action::parse(action)?)?;
        Ok(events.iter().map(Said::of).collect())
    }

    fn disclosure(&self, seat: Seat, action: &str) -> Result<Disclosure, Rejection> {
        Ok(Play::disclosure(self, seat, G::Action::parse(action)?)?)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Range<usize>, Rejection> {
        Ok(Play::act(self, seat, G::Action::parse(action)?)?)
    }

    fn outcome(&mut self, outcome: &str) -> Result<Range<usize>, Rejection> {
        Ok(Play::outcome(self, G::Outcome::parse(outcome)?)?)
    }

    fn can_undo(&self, seat: Seat) -> Result<usize, CannotUndo> {
        Play::can_undo(self, seat)
    }

    fn can_undo_in_a_row(&self, seat: Seat) -> usize {
        Play::can_undo_in_a_row(self, seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<Range<usize>, CannotUndo> {
        Play::undo(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Vec<(String, Fact)> {
        let mut facts = Vec::new();
        G::facts(self.state().view(viewer), &mut |name, fact| facts.push((name.to_owned(), fact)));
        facts
    }

    fn view_fingerprint(&self, viewer: Viewer) -> Fingerprint {
        Fingerprint::of_view(self.state().view(viewer))
    }

    fn standings(&self, viewer: Viewer) -> Scores {
        let standings = G::standings(self.state().view(viewer));
        let source = |tally: &crate::Tally<G>| {
            let mut account = String::new();
            // Writing to a string cannot fail.
            let _ = tally.account.write(&mut account);
            SourceScore {
                account,
                value: tally.account.value(),
                points: tally.points,
                forecast: tally.forecast,
            }
        };
        let score = |standing: &crate::Standing<G>| Score {
            seat: standing.seat,
            rank: standing.rank,
            title: standing.title,
            points: standing.points(),
            forecast: standing.forecast(),
            tallies: standing.tallies.iter().map(source).collect(),
        };
        Scores { seats: standings.seats.iter().map(score).collect(), last: standings.last }
    }

    fn told(&self, viewer: Viewer, from: usize, count: usize) -> Vec<Told<Said>> {
        Play::told(self, viewer, from)
            .take(count)
            .map(|Told { number, position, entry, events }| Told {
                number,
                position,
                entry,
                events: events.iter().map(Said::of).collect(),
            })
            .collect()
    }

    fn told_alike(&self, viewers: [Viewer; 2], from: usize, count: usize) -> bool {
        Play::told_alike(self, viewers, from, count)
    }

    fn export(&self, viewer: Viewer) -> Record {
        Play::export(self, viewer)
    }

    fn record(&self) -> Record {
        Play::record(self)
    }

    fn whole(&self, from: usize) -> Vec<Entry> {
        Play::whole(self, from)
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(self.state())
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }
}
