//! What the search can tell a person: the best actions, what they lead to and why.

use super::{Config, Search};
use crate::evaluation::{Evaluate, MOST_TERMS};
use kernel::{BySeat, SEATS, Seat, Sight};

/// What is known of a decision.
#[derive(Clone, Debug)]
pub struct Insight<G: Evaluate> {
    pub seat: Seat,
    /// Best first; every action that was tried.
    pub actions: Vec<Advice<G>>,
}

/// What is known of one action.
#[derive(Clone, Debug)]
pub struct Advice<G: Evaluate> {
    pub action: G::Action,
    /// The share of all walks that went through it.
    pub share: f32,
    /// Between −1 and 1.
    pub utility: f32,
    /// Expected points of every seat at the end.
    pub points: BySeat<f32>,
    /// Where its points come from, compared with the other actions: largest first, above half a
    /// point only.
    pub reasons: Vec<(G::Term, f32)>,
}

impl<G: Evaluate> Insight<G> {
    /// Searches a decision and tells what was found.
    #[must_use]
    pub fn of(config: Config, seed: u64, sight: Sight<'_, G>, counts: &G::Counts) -> Self {
        let mut search = Search::<G>::new(config, seed);
        search.watched(sight, counts)
    }

    /// Expected points of every seat when the best action is taken.
    #[must_use]
    pub fn points(&self) -> Option<BySeat<f32>> {
        self.actions.first().map(|advice| advice.points)
    }
}

impl<G: Evaluate> Search<G> {
    fn watched(&mut self, sight: Sight<'_, G>, counts: &G::Counts) -> Insight<G> {
        self.trees.clear();
        self.expected = None;
        self.watch = true;
        self.search(sight, counts);
        let mut found: Vec<(G::Action, u32, f32, BySeat<f32>, [f32; MOST_TERMS])> = Vec::new();
        for harvest in self.trees.iter().flat_map(|tree| tree.harvest.iter().flatten()) {
            let at = found.iter().position(|(action, ..)| *action == harvest.action);
            let at = at.unwrap_or_else(|| {
                let none = ([0.0; SEATS], [0.0; MOST_TERMS]);
                found.push((harvest.action, 0, 0.0, BySeat(none.0), none.1));
                found.len() - 1
            });
            let (_, walks, utility, points, terms) = &mut found[at];
            *walks += harvest.walks;
            *utility += harvest.utility;
            for (sum, more) in points.0.iter_mut().zip(harvest.points.0) {
                *sum += more;
            }
            for (sum, more) in terms.iter_mut().zip(harvest.terms) {
                *sum += more;
            }
        }
        let all: u32 = found.iter().map(|(_, walks, ..)| walks).sum();
        let mut total = [0.0; MOST_TERMS];
        for (.., terms) in &found {
            for (sum, term) in total.iter_mut().zip(terms) {
                *sum += term;
            }
        }
        found.sort_by(|one, other| other.1.cmp(&one.1).then(other.2.total_cmp(&one.2)));
        let actions = found
            .into_iter()
            .map(|(action, walks, utility, points, terms)| {
                let own = walks as f32;
                // Against the average of the other actions; without others, against nothing.
                let rest = (all - walks) as f32;
                let mut reasons: Vec<(G::Term, f32)> = G::TERMS
                    .iter()
                    .zip(terms.iter().zip(total))
                    .map(|(term, (sum, total))| {
                        let others = if rest > 0.0 { (total - sum) / rest } else { sum / own };
                        (*term, sum / own - others)
                    })
                    .filter(|(_, more)| *more >= 0.5)
                    .collect();
                reasons.sort_by(|one, other| other.1.total_cmp(&one.1));
                Advice {
                    action,
                    share: own / all.max(1) as f32,
                    utility: utility / own,
                    points: BySeat(points.0.map(|sum| sum / own)),
                    reasons,
                }
            })
            .collect();
        Insight { seat: sight.seat, actions }
    }
}
