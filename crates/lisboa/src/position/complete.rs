//! What is not given: dealt in a fixed order from what is left.

mod board;
mod cards;
mod people;
mod tiles;

use super::{Draft, Fits};
use crate::facts::Stage;

impl Draft {
    pub(super) fn complete(&mut self) -> Fits {
        if self.stage == Stage::Dealing {
            return Ok(());
        }
        self.influence();
        self.scoring_tiles()?;
        if self.in_play() {
            self.stores()?;
            self.display()?;
        }
        if self.stage > Stage::Keeping {
            self.buildings()?;
            self.favours()?;
            self.plans()?;
        }
        self.rubble()?;
        self.clergy()?;
        if self.stage > Stage::Keeping {
            self.decrees()?;
        }
        if self.stage == Stage::Drafting {
            return self.offers();
        }
        if self.in_play() {
            self.officials()?;
            self.markers();
            self.ships()?;
            self.political_cards()?;
        }
        Ok(())
    }
}
