//! The best few actions, tried out.
//!
//! In the tree an action that leads early gets nearly all walks, and what these find in its later
//! turns makes it look better than actions whose later turns nobody looked into. So the actions
//! walked most are played on beyond where walks end, all of them in the same way and with the same
//! chance, and what comes of them there decides. Half of them are given up on the way (sequential
//! halving).

use super::Search;
use super::tree::choices;
use crate::evaluation::{Evaluate, Weights, outlook};
use crate::turn;
use kernel::chance::Fast;
use kernel::{Moves, Sight, Silent, State, Turn, View};
use std::time::Instant;

/// An action with fewer walks than this share of the most is no finalist.
const SHARE: u32 = 50;

impl<G: Evaluate> Search<G> {
    /// The place of the best action, where actions are rehearsed: at the first decision of a turn,
    /// if more than one was walked enough.
    pub(super) fn rehearse(
        &mut self,
        sight: Sight<'_, G>,
        counts: &G::Counts,
        moves: &Moves<G::Action>,
        tried: &[(u32, f32)],
        until: Option<Instant>,
    ) -> Option<usize> {
        if self.config.finalists < 2 || self.taken > 1 || !G::rehearsed(sight.public) {
            return None;
        }
        let mut finalists: Vec<usize> = (0..moves.len()).collect();
        finalists.sort_by_key(|&at| std::cmp::Reverse(tried[at].0));
        finalists.truncate(self.config.finalists as usize);
        let most = tried[finalists[0]].0;
        finalists.retain(|&at| SHARE * tried[at].0 >= most);
        if finalists.len() < 2 {
            return None;
        }
        let mut sums = vec![0.0; finalists.len()];
        let mut wanted = self.config.rehearsals;
        let mut heard = 0;
        loop {
            let actions: Vec<G::Action> = finalists.iter().map(|&at| moves[at]).collect();
            let seeds: Vec<u64> = (heard..wanted).map(|_| self.seed()).collect();
            let Some(values) = self.heat(sight, counts, &actions, &seeds, until) else {
                self.stopped = true;
                return None;
            };
            for values in values.chunks(finalists.len()) {
                for (sum, value) in sums.iter_mut().zip(values) {
                    *sum += value;
                }
            }
            if finalists.len() <= 2 {
                return Some(finalists[turn::highest(sums)]);
            }
            let mut ranked: Vec<(f32, usize)> = sums.into_iter().zip(finalists).collect();
            ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
            ranked.truncate(ranked.len().div_ceil(2));
            (sums, finalists) = ranked.into_iter().unzip();
            (heard, wanted) = (wanted, 2 * wanted);
        }
    }

    /// Rehearses every action with every seed: how each came out, by seed and then by action, the
    /// same at any number of threads. None when the time is up.
    fn heat(
        &self,
        sight: Sight<'_, G>,
        counts: &G::Counts,
        actions: &[G::Action],
        seeds: &[u64],
        until: Option<Instant>,
    ) -> Option<Vec<f32>> {
        let (before, spread) = self.trees[0].scale();
        let weights = self.weights;
        let run = |seeds: &[u64]| -> Option<Vec<f32>> {
            let mut values = Vec::with_capacity(seeds.len() * actions.len());
            for &seed in seeds {
                if until.is_some_and(|until| Instant::now() > until) {
                    return None;
                }
                for &action in actions {
                    if until.is_some() {
                        std::thread::yield_now();
                    }
                    let view = View { public: sight.public, own: Some((sight.seat, sight.own)) };
                    let mut bits = Fast::new(seed);
                    let state = G::redeal(view, counts, &mut bits);
                    let end = outlook(weights, &play_on(weights, state, action, &mut bits));
                    values.push(end.utility(sight.seat, before, spread));
                }
            }
            Some(values)
        };
        let threads = (self.config.threads.max(1) as usize).min(seeds.len());
        if threads <= 1 {
            return run(seeds);
        }
        std::thread::scope(|scope| {
            let run = &run;
            let share = seeds.len().div_ceil(threads);
            let workers: Vec<_> =
                seeds.chunks(share).map(|seeds| scope.spawn(move || run(seeds))).collect();
            let mut values = Vec::new();
            for worker in workers {
                values.extend(worker.join().expect("a rehearsal ends")?);
            }
            Some(values)
        })
    }
}

/// Does an action and plays on by the best look, turn by turn, for a chapter more than walks: what
/// was begun in this one is brought in there.
fn play_on<G: Evaluate>(
    weights: &Weights<G>,
    mut state: State<G>,
    action: G::Action,
    bits: &mut Fast,
) -> State<G> {
    let horizon = G::horizon(&state.public).map(|horizon| horizon + 1);
    G::play(&mut state, action, &mut Silent);
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = G::draw(&state, bits);
                G::befall(&mut state, outcome, &mut Silent);
            }
            Turn::Decide { .. }
                if horizon.is_some_and(|horizon| G::chapter(&state.public) >= horizon) =>
            {
                break;
            }
            Turn::Decide { seat, .. } => {
                let moves = choices(&state, false);
                if let [only] = moves.as_slice() {
                    G::play(&mut state, *only, &mut Silent);
                    continue;
                }
                let prospects = turn::prospects(weights, &state, seat, &moves);
                let best = turn::highest(prospects.iter().map(|one| one.outlook.margin(seat)));
                G::play(&mut state, moves[best], &mut Silent);
                for &action in &prospects[best].line {
                    G::play(&mut state, action, &mut Silent);
                }
            }
        }
    }
    state
}

#[cfg(test)]
mod tests {
    use super::play_on;
    use crate::evaluation::Evaluate;
    use kernel::chance::Fast;
    use kernel::{Game, Setup, Silent, State, Turn, random};
    use madeira::Madeira;

    #[test]
    fn a_rehearsal_ends_a_round_after_a_walk() {
        let mut state = State::<Madeira>::new(&Setup::new(2).unwrap());
        let mut bits = Fast::new(4);
        let mut rounds = [0; 5];
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = Madeira::draw(&state, &mut bits);
                    Madeira::befall(&mut state, outcome, &mut Silent);
                }
                Turn::Decide { .. } => {
                    let action = random::pick::<Madeira>(&state.legal(), &mut bits).unwrap();
                    if Madeira::rehearsed(&state.public) {
                        let weights = Madeira::weights();
                        let end = play_on(weights, state, action, &mut bits);
                        let round = state.public.round;
                        rounds[usize::from(round) - 1] += 1;
                        if round < 4 {
                            assert_eq!(Madeira::chapter(&end.public), round + 2);
                        } else {
                            assert!(Madeira::over(&end.public));
                        }
                    }
                    Madeira::play(&mut state, action, &mut Silent);
                }
            }
        }
        assert!(rounds.iter().all(|&seen| seen > 0), "{rounds:?}");
    }
}
