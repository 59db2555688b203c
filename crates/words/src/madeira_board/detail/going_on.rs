//! What comes when something is left out.

use super::super::Page;
use crate::catalogue::Args;
use ::madeira::Action;
use ::madeira::state::Task;

impl Page<'_> {
    pub(super) fn stop_detail(&self) -> Option<String> {
        if let Task::Prepare(seat) = self.public.tasks.top()? {
            return Some(self.maintenance_ahead(seat));
        }
        // The income of the mayor and of ships comes without a further question.
        self.brings(Action::Stop)
            .map(|gains| self.say("madeira-board-collects", &Args::new().with("gains", gains)))
    }
}
