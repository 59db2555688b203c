//! The stack of tasks of a moment: made by the sequence of play itself, with what came before the
//! moment left out.

use super::{Draft, Fits, Flaw, Misfit, Moment, misfit, misfit_of};
use crate::names::{Phase, Row};
use crate::rules::{Game, flow, requests, setup, wood};
use crate::state::Task;
use crate::vocabulary::Event;
use kernel::{Silent, Sink, Turn};

impl Draft {
    /// Comes to the moment, then runs what runs by itself.
    pub(super) fn arrive(mut self, sink: &mut impl Sink<Event>) -> Result<Game, Misfit> {
        let notes = self.game.public.notes;
        self.stack()?;
        self.game.public.notes = notes;
        if let Some(seat) = self.moment.seat()
            && notes.bought > 0
        {
            let person = &self.game.public.people[seat];
            wood::payable(&self.game.public, person, notes.bought)
                .map_err(|refusal| misfit_of(Flaw::DebtUnpayable, "turn.bought", refusal))?;
        }
        flow::advance(&mut self.game, sink);
        if let Turn::Decide { seat, .. } = self.game.turn()
            && self.game.legal().is_empty()
        {
            let detail = format_args!("{} cannot decide anything", seat.letter());
            return Err(misfit(Flaw::NothingToDo, detail));
        }
        Ok(self.game)
    }

    fn stack(&mut self) -> Fits {
        match self.moment {
            Moment::Setup => Ok(()),
            Moment::Settle { .. } | Moment::Plant { .. } => {
                self.game.public.tasks.push(Task::Round);
                setup::place_workers(&mut self.game);
                let moment = self.moment;
                self.skip_to(|task| match (task, moment) {
                    (Task::SettleCity(seat), Moment::Settle { seat: wanted })
                    | (Task::Plant { seat, .. }, Moment::Plant { seat: wanted }) => seat == wanted,
                    _ => false,
                })
            }
            Moment::Preparation => {
                self.game.public.round -= 1;
                self.game.public.tasks.push(Task::Round);
                Ok(())
            }
            Moment::End => {
                self.game.public.phase = Phase::Requests;
                self.game.public.tasks.push(Task::Round);
                Ok(())
            }
            Moment::Row { seat } => {
                self.round(Phase::Preparation);
                self.skip_to(|task| task == Task::ChooseRow(seat))
            }
            Moment::Turn { seat } => {
                self.round(Phase::Characters);
                self.skip_to(|task| task == Task::CharacterPhase)?;
                self.game.public.tasks.pop();
                let row = self.game.public.people[seat].row.map_or(0, Row::index);
                let before = row.checked_sub(1).map(|row| Row::ALL[row]);
                flow::run(&mut self.game, Task::NextTurn(before), &mut Silent);
                Ok(())
            }
            Moment::Building { building } => {
                self.unfold(Task::BuildingPhase)?;
                self.skip_to(|task| task == Task::Resolve(building))
            }
            Moment::Visit { building, seat } => {
                self.unfold(Task::BuildingPhase)?;
                self.skip_to(|task| task == Task::Resolve(building))?;
                self.game.public.tasks.pop();
                if self.game.public.people[seat].markers[building.index()] == 0 {
                    let (letter, word) = (seat.letter(), building.word());
                    let detail = format_args!("{letter} has no action marker on {word}");
                    return Err(misfit_of(Flaw::NothingToDo, "at", detail));
                }
                let next = self.game.public.in_order().take_while(|other| *other != seat).count();
                let visits = Task::Visits { building, next: next as u8 };
                flow::run(&mut self.game, visits, &mut Silent);
                Ok(())
            }
            Moment::Prepare { seat } => {
                self.unfold(Task::BuildingPhase)?;
                self.skip_to(|task| task == Task::Prepare(seat))
            }
            Moment::Maintenance => {
                self.round(Phase::Buildings);
                self.skip_to(|task| task == Task::Maintenance)
            }
            Moment::Ships { seat } => {
                self.unfold(Task::Maintenance)?;
                self.skip_to(|task| task == Task::Maintain(seat))
            }
            Moment::Food { seat } => {
                self.unfold(Task::Maintenance)?;
                self.skip_to(|task| task == Task::Feed(seat))
            }
            Moment::Requests => {
                self.round(Phase::Maintenance);
                self.skip_to(|task| task == Task::RequestPhase)
            }
            Moment::Score { seat } => {
                if requests::due(self.game.public.round) == 0 {
                    let detail =
                        format_args!("nothing is scored in round {}", self.game.public.round);
                    return Err(misfit_of(Flaw::NothingToDo, "at", detail));
                }
                self.unfold(Task::RequestPhase)?;
                self.skip_to(
                    |task| matches!(task, Task::Score { seat: other, .. } if other == seat),
                )?;
                let scored: u8 = self.game.public.people[seat].scored.iter().sum();
                let left = requests::due(self.game.public.round) - scored;
                self.game.public.tasks.replace(Task::Score { seat, left });
                Ok(())
            }
        }
    }

    /// A whole round lies ahead.
    fn round(&mut self, phase: Phase) {
        self.game.public.phase = phase;
        flow::push_round(&mut self.game.public);
    }

    /// Goes to the start of a phase and lays out what belongs to it.
    fn unfold(&mut self, phase: Task) -> Fits {
        self.round(Phase::Preparation);
        self.skip_to(|task| task == phase)?;
        self.game.public.tasks.pop();
        flow::run(&mut self.game, phase, &mut Silent);
        Ok(())
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
