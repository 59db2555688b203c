//! Reads the figures from a file that an owner of the game can correct.
//!
//! [`file`] is the shape of the text, [`phrases`] are the ways to write what a card does or a
//! decree counts, [`check`] turns it all into figures the rules can trust, and [`canonical`] writes
//! the figures down for the hash: comments, layout, the name of the set and the sources of its rows
//! do not change which game is played, so they do not change the hash.

mod canonical;
mod check;
mod file;
mod phrases;
#[cfg(test)]
mod tests;

use super::Components;
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::{Mutex, OnceLock, PoisonError};

/// Every set ever released, newest first. A record names its set by its hash, so none is removed.
const RELEASED: [&str; 1] = [include_str!("../../components/standard-1.toml")];

/// Every set in use. Few are ever loaded, and a game refers to its set as long as it lives.
static LOADED: Mutex<Vec<&'static Components>> = Mutex::new(Vec::new());

impl kernel::Components for Components {
    fn standard() -> &'static Self {
        Self::released_sets()[0]
    }

    fn load(text: &str) -> Result<&'static Self, String> {
        let mut read = check::components(&file::parse(text)?)?;
        read.hash = hash(&canonical::text(&read));
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = loaded.iter().find(|known| known.same_set(&read)) {
            return Ok(known);
        }
        let kept: &'static Self = Box::leak(Box::new(read));
        loaded.push(kept);
        Ok(kept)
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn released() -> Vec<&'static Self> {
        Self::released_sets().to_vec()
    }
}

impl Components {
    fn released_sets() -> &'static [&'static Self; RELEASED.len()] {
        static SETS: OnceLock<[&Components; RELEASED.len()]> = OnceLock::new();
        SETS.get_or_init(|| {
            RELEASED.map(|text| {
                <Self as kernel::Components>::load(text)
                    .unwrap_or_else(|error| panic!("a released set is wrong: {error}"))
            })
        })
    }

    /// Equal in what the hash leaves out too: what is shown of a set must be the set's own.
    fn same_set(&self, other: &Self) -> bool {
        self.hash == other.hash && self.name == other.name && self.provenance == other.provenance
    }
}

/// The first 16 hexadecimal digits of SHA-256.
fn hash(canonical: &str) -> String {
    let digest = Sha256::digest(canonical.as_bytes());
    digest.iter().take(8).fold(String::with_capacity(16), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}
