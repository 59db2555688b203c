//! The stack of tasks of a moment, then what runs by itself.

use super::{Draft, Fits, Flaw, Misfit, Moment, misfit, misfit_of};
use crate::rules::{Game, flow, legality, setup};
use crate::state::{LACERDA, Task};
use crate::vocabulary::Event;
use kernel::{Seat, Sink, Turn};

impl Draft {
    /// Comes to the moment, then runs what runs by itself.
    pub(super) fn arrive(mut self, sink: &mut impl Sink<Event>) -> Result<Game, Misfit> {
        self.game.public.now = self.now();
        self.stack()?;
        flow::advance(&mut self.game, sink);
        let stuck = match self.game.turn() {
            Turn::Decide { .. } => self.game.legal().is_empty(),
            Turn::Chance(_) => false,
            Turn::Over => !self.game.public.tasks.is_empty(),
        };
        if stuck {
            let detail = format_args!("'{}' leaves nothing to do", self.moment);
            return Err(misfit(Flaw::NothingToDo, detail));
        }
        Ok(self.game)
    }

    /// Whose turn it is.
    pub(super) fn now(&self) -> Seat {
        match self.moment {
            Moment::Follow { seat, .. } => self.visitor_of(seat),
            Moment::Lacerda => LACERDA,
            Moment::Turn { seat }
            | Moment::Market { seat }
            | Moment::Visit { seat, .. }
            | Moment::Take { seat }
            | Moment::EndTurn { seat }
            | Moment::Church { seat }
            | Moment::Period { seat } => seat,
            Moment::Setup | Moment::Keep { .. } | Moment::Draft | Moment::End => {
                self.game.public.first
            }
        }
    }

    /// The seat to the right.
    pub(super) fn visitor_of(&self, seat: Seat) -> Seat {
        let seats = self.game.public.seats();
        Seat::new((seat.index() + seats - 1) % seats)
    }

    fn stack(&mut self) -> Fits {
        let seats = self.game.public.seats;
        match self.moment {
            Moment::Setup => {}
            Moment::Keep { seat } => {
                setup::after_board(&mut self.game);
                self.skip_to(|task| matches!(task, Task::DealClergyPair(_)))?;
                self.game.public.tasks.replace(Task::KeepClergy(seat));
            }
            Moment::Draft => {
                setup::after_board(&mut self.game);
                self.skip_to(|task| matches!(task, Task::Draft { .. }))?;
            }
            Moment::Turn { seat } => self.push([Task::StartTurn(seat)]),
            Moment::Lacerda => self.push([Task::StartTurn(LACERDA)]),
            Moment::Market { seat } => {
                self.end_of_turn(seat);
                let begun = self.game.public.notes.covered != 0;
                self.push([if begun { Task::TradeMore(seat) } else { Task::Market(seat) }]);
            }
            Moment::Visit { seat, noble } => {
                let public = &self.game.public;
                legality::noble_action(public, &public.people[seat], noble, true)
                    .map_err(|refusal| misfit_of(Flaw::NothingToDo, "at", refusal))?;
                self.end_of_turn(seat);
                self.push([
                    Task::Follows { visitor: seat, noble, left: seats - 1 },
                    Task::NobleAction { seat, noble },
                    Task::VisitState { seat, noble },
                ]);
            }
            Moment::Follow { seat, noble } => {
                if !self.game.public.people[seat].has_favour(noble) {
                    let word = noble.word();
                    let detail = format_args!("{} has no favour of the {word}", seat.letter());
                    return Err(misfit_of(Flaw::NothingToDo, "at", detail));
                }
                let visitor = self.visitor_of(seat);
                self.end_of_turn(visitor);
                self.push([
                    Task::Follows { visitor, noble, left: seats - 2 },
                    Task::FollowOffer { seat, noble },
                ]);
            }
            Moment::Take { seat } => self.end_of_turn(seat),
            Moment::EndTurn { seat } => self.push([Task::AfterTurn(seat), Task::EndTurn(seat)]),
            Moment::Church { seat } => {
                self.game.public.notes.church = Some(seat);
                self.push([Task::AfterTurn(seat), Task::Period, Task::ChurchDue]);
            }
            Moment::Period { seat } => {
                self.game.public.notes.period_due = Some(seat);
                self.push([Task::AfterTurn(seat), Task::Period]);
            }
            Moment::End => self.push([Task::Finish]),
        }
        Ok(())
    }

    /// Last to first.
    fn push<const N: usize>(&mut self, tasks: [Task; N]) {
        tasks.into_iter().for_each(|task| self.game.public.tasks.push(task));
    }

    /// What comes after the action of a turn.
    fn end_of_turn(&mut self, seat: Seat) {
        let last =
            if self.game.public.is_lacerda(seat) { Task::LacerdaEnd } else { Task::TakeCard(seat) };
        self.push([Task::AfterTurn(seat), Task::EndTurn(seat), last]);
    }

    /// Leaves out what comes before the wanted task.
    fn skip_to(&mut self, wanted: impl Fn(Task) -> bool) -> Fits {
        while let Some(task) = self.game.public.tasks.top() {
            if wanted(task) {
                return Ok(());
            }
            self.game.public.tasks.pop();
        }
        let detail = format_args!("'{}' does not come up in this position", self.moment);
        Err(misfit_of(Flaw::NothingToDo, "at", detail))
    }
}
