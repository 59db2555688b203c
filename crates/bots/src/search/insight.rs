//! What the search can tell a person: the best actions, what they lead to and why.

use super::tree::Harvest;
use super::{Config, Search};
use crate::evaluation::{Evaluate, MOST_TERMS, by_term};
use kernel::{BySeat, Seat, Sight, View};

/// What is known of a decision.
#[derive(Clone, Debug)]
pub struct Insight<G: Evaluate> {
    pub seat: Seat,
    /// Best first; every action that was tried.
    pub actions: Vec<Advice<G>>,
    /// Whether a time limit cut the search: then it cannot be reproduced.
    pub stopped: bool,
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
    /// By what it is better than the other actions: largest first, above half a point only.
    pub reasons: Vec<(G::Term, f32)>,
    /// Where the points come from that the seat does not have yet: largest first.
    pub gains: Vec<(G::Term, f32)>,
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
        self.forget();
        self.watch = true;
        let until = self.until();
        self.search(sight, counts, until);
        let mut found: Vec<Harvest<G::Action>> = Vec::new();
        for harvest in self.trees.iter().flat_map(|tree| tree.harvest.iter().flatten()) {
            match found.iter_mut().find(|known| known.action == harvest.action) {
                Some(known) => known.add(harvest),
                None => found.push(*harvest),
            }
        }
        let view = View { public: sight.public, own: Some((sight.seat, sight.own)) };
        let now = G::redeal(view, counts, &mut self.bits);
        let now = by_term(self.weights, &now, sight.seat);
        let all: u32 = found.iter().map(|harvest| harvest.walks).sum();
        let mut total = [0.0; MOST_TERMS];
        for harvest in &found {
            for (sum, term) in total.iter_mut().zip(harvest.terms) {
                *sum += term;
            }
        }
        found.sort_by(|one, other| {
            other.walks.cmp(&one.walks).then(other.utility.total_cmp(&one.utility))
        });
        let actions = found
            .into_iter()
            .map(|Harvest { action, walks, utility, points, terms }| {
                let own = walks as f32;
                // Against the average of the other actions; without others, against nothing.
                let rest = (all - walks) as f32;
                let others = |at: usize| {
                    if rest > 0.0 { (total[at] - terms[at]) / rest } else { terms[at] / own }
                };
                let more_than = |less: &dyn Fn(usize) -> f32| {
                    let mut more: Vec<(G::Term, f32)> = G::TERMS
                        .iter()
                        .enumerate()
                        .map(|(at, term)| (*term, terms[at] / own - less(at)))
                        .filter(|(_, more)| *more >= 0.5)
                        .collect();
                    more.sort_by(|one, other| other.1.total_cmp(&one.1));
                    more
                };
                let (reasons, gains) = (more_than(&others), more_than(&|at| now[at]));
                Advice {
                    action,
                    share: own / all.max(1) as f32,
                    utility: utility / own,
                    points: BySeat(points.0.map(|sum| sum / own)),
                    reasons,
                    gains,
                }
            })
            .collect();
        Insight { seat: sight.seat, actions, stopped: self.stopped() }
    }
}
