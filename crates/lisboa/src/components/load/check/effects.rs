//! What may be printed where.

use super::row::{At, Checked};
use crate::components::load::phrases::Phrased;
use crate::effects::{Effect, Part};

/// Where an effect is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Printed {
    Place,
    NobleCard,
    TreasuryCard,
}

impl Printed {
    fn allows(self, part: Part) -> bool {
        match kind(part) {
            PartKind::Reward => true,
            PartKind::Penalty => self == Self::NobleCard,
            PartKind::Event | PartKind::NobleAction => self == Self::TreasuryCard,
        }
    }
}

enum PartKind {
    Reward,
    Penalty,
    /// What only an event does …
    Event,
    /// … and does alone, because legality looks through all its steps.
    NobleAction,
}

const fn kind(part: Part) -> PartKind {
    match part {
        Part::Good { .. }
        | Part::Reis(_)
        | Part::Wigs(_)
        | Part::GainInfluence
        | Part::Recruit(_)
        | Part::Plan
        | Part::Favour
        | Part::Produce
        | Part::Cardinal { .. }
        | Part::PileCube => PartKind::Reward,
        Part::GoodsOfChoice(_) | Part::Ship | Part::StateActions(_) => PartKind::Event,
        Part::Store | Part::Decree | Part::PublicBuilding => PartKind::NobleAction,
        Part::LoseOfficials(_)
        | Part::LoseReis(_)
        | Part::LoseWigs(_)
        | Part::LoseGoods(_)
        | Part::LoseFavour
        | Part::LoseClergy => PartKind::Penalty,
    }
}

impl At<'_> {
    pub(super) fn effect(
        &self,
        figure: &str,
        texts: &[String],
        printed: Printed,
    ) -> Checked<Effect> {
        let mut effect = [None; 2];
        if texts.is_empty() || texts.len() > effect.len() {
            let parts = texts.len();
            return self.wrong(format_args!("{figure} has {parts} parts, 1 or 2 are needed"));
        }
        for (place, text) in effect.iter_mut().zip(texts) {
            let part = self.phrase(figure, text, |part| printed.allows(part))?;
            let alone = matches!(kind(part), PartKind::Penalty | PartKind::NobleAction);
            if alone && texts.len() > 1 {
                let part = part.phrase();
                return self.wrong(format_args!("{figure}: {part:?} must stand alone"));
            }
            *place = Some(part);
        }
        Ok(effect)
    }
}
