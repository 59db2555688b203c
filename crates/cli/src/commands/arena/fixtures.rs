//! Which games are played, and playing them.

use super::results::Results;
use crate::fault::Fault;
use crate::registry::Playable;
use crate::table::open;
use crate::work;
use bots::Lineup;
use bots::arena::{self, Played};
use kernel::{Components as _, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use words::{Args, Catalogue};

/// Bots that are compared.
pub(crate) struct Contest {
    pub(crate) game: &'static str,
    pub(crate) bots: Vec<Lineup>,
    pub(crate) names: Vec<String>,
    /// Games of the match, or of each pair of a ladder.
    pub(crate) games: u64,
    pub(crate) seed: u64,
    /// The share of the iterations, in percent.
    pub(crate) budget: u32,
    /// Every pair by itself, instead of all at one table.
    pub(crate) ladder: bool,
}

/// One game: which of the bots play it, and its number among the games of these bots.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Fixture {
    bots: Vec<usize>,
    number: u64,
}

impl Contest {
    pub(crate) const fn players(&self) -> usize {
        if self.ladder { 2 } else { self.bots.len() }
    }

    pub(crate) fn setup<G: Playable>(&self, catalogue: &Catalogue) -> Result<Setup<G>, Fault> {
        let different: BTreeSet<&String> = self.names.iter().collect();
        if self.ladder && (self.names.len() < 2 || different.len() < self.names.len()) {
            return Err(Fault::Told(catalogue.say("client-error-ladder", &Args::new())));
        }
        open::setup(catalogue, self.players(), &[], None)
    }

    /// What a match is known by: results of another one do not mix with these.
    pub(crate) fn told<G: Playable>(&self) -> Value {
        let searches: Vec<Value> = self
            .bots
            .iter()
            .map(|bot| {
                bot.config::<G>().map_or(Value::Null, |it| {
                    json!([it.iterations, it.trees, it.work, it.finalists, it.rehearsals])
                })
            })
            .collect();
        json!({
            "arena": self.game,
            "rules": G::RULES_REVISION,
            "components": G::Components::standard().hash(),
            "weights": checksum(&G::weights().write("")),
            "search": bots::search::REVISION,
            "searches": searches,
            "seats": self.names,
            "seed": self.seed,
            "ladder": self.ladder,
        })
    }

    fn fixtures(&self) -> Vec<Fixture> {
        let tables: Vec<Vec<usize>> = if self.ladder {
            let pairs = |one: usize| (one + 1..self.bots.len()).map(move |other| vec![one, other]);
            (0..self.bots.len()).flat_map(pairs).collect()
        } else {
            vec![(0..self.bots.len()).collect()]
        };
        let games = |bots: Vec<usize>| {
            (0..self.games).map(move |number| Fixture { bots: bots.clone(), number })
        };
        tables.into_iter().flat_map(games).collect()
    }

    /// Plays what has not been played yet. A game follows from its number alone.
    pub(crate) fn play<G: Playable>(
        &self,
        setup: &Setup<G>,
        results: Results,
        threads: usize,
        catalogue: &Catalogue,
    ) -> Result<Vec<Played>, Fault> {
        let all = self.fixtures();
        let wanted: BTreeSet<&Fixture> = all.iter().collect();
        let mut played: Vec<Played> = Vec::new();
        let mut known: BTreeSet<Fixture> = BTreeSet::new();
        for game in results.known() {
            let fixture = fixture_of(game);
            if wanted.contains(&fixture) && known.insert(fixture) {
                played.push(game.clone());
            }
        }
        let left: Vec<&Fixture> = all.iter().filter(|fixture| !known.contains(fixture)).collect();
        let broken = AtomicBool::new(false);
        let fresh: io::Result<Vec<Option<Played>>> = work::spread(&left, threads, |fixture| {
            // Results that cannot be kept are not worth hours of play.
            if broken.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let played = self.play_one(setup, fixture);
            results.add(&played).inspect_err(|_| broken.store(true, Ordering::Relaxed))?;
            Ok(Some(played))
        })
        .into_iter()
        .collect();
        played.extend(
            fresh.map_err(|error| results.unwritten(catalogue, &error))?.into_iter().flatten(),
        );
        played.sort_by_key(fixture_of);
        Ok(played)
    }

    fn play_one<G: Playable>(&self, setup: &Setup<G>, fixture: &Fixture) -> Played {
        let lineups: Vec<Lineup> = fixture.bots.iter().map(|bot| self.bots[*bot]).collect();
        let mut played = arena::play(setup, &lineups, self.seed, fixture.number, 1);
        for bot in &mut played.bots {
            *bot = fixture.bots[*bot];
        }
        played
    }
}

fn fixture_of(game: &Played) -> Fixture {
    let mut bots = game.bots.clone();
    bots.sort_unstable();
    Fixture { bots, number: game.game }
}

/// Tells one text from another (FNV-1a).
fn checksum(text: &str) -> String {
    let mixed = text.bytes().fold(0xcbf2_9ce4_8422_2325u64, |mixed, byte| {
        (mixed ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{mixed:016x}")
}
