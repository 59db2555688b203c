//! Chance that nobody can bend unseen.
//!
//! When a table is opened the server draws a secret and publishes a commitment to it, before it
//! knows what words of their own (nonces) the players add. The seed of the game follows from the
//! secret and all nonces. After the end the secret is shown: anyone can check that it fits the
//! commitment, that the seed follows from it, and that every outcome follows from the seed. The
//! host of the server can read the secret all the while, and says so.

use kernel::Seed;
use sha2::{Digest, Sha256};

const COMMITMENT: &str = "azulejo commitment 1";
const SEED: &str = "azulejo seed 1";

/// The secret of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret(pub [u8; 32]);

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// Parts are told apart by their lengths.
fn hash(domain: &str, parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in std::iter::once(domain.as_bytes()).chain(parts.iter().copied()) {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

/// What is published: it binds the secret to this table and its set-up.
#[must_use]
pub fn commitment(secret: Secret, table: &str, setup: &str) -> [u8; 32] {
    hash(COMMITMENT, &[table.as_bytes(), setup.as_bytes(), &secret.0])
}

/// The seed of the game: of the secret and what each player added, in seat order.
#[must_use]
pub fn seed(secret: Secret, table: &str, nonces: &[Vec<u8>]) -> Seed {
    let mut parts: Vec<&[u8]> = vec![table.as_bytes(), &secret.0];
    parts.extend(nonces.iter().map(Vec::as_slice));
    Seed(hash(SEED, &parts))
}

/// In hexadecimal digits.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_depends_on_everything_that_was_added() {
        let secret = Secret([7; 32]);
        let nonce = |text: &str| text.as_bytes().to_vec();
        let one = seed(secret, "t", &[nonce("ab"), nonce("c")]);
        assert_eq!(one, seed(secret, "t", &[nonce("ab"), nonce("c")]));
        assert_ne!(one, seed(secret, "t", &[nonce("a"), nonce("bc")]));
        assert_ne!(one, seed(secret, "u", &[nonce("ab"), nonce("c")]));
        assert_ne!(one, seed(Secret([8; 32]), "t", &[nonce("ab"), nonce("c")]));
        assert_ne!(commitment(secret, "t", "x"), commitment(secret, "t", "y"));
    }

    /// Golden: a published commitment must be checkable for ever.
    #[test]
    fn commitments_are_fixed_for_ever() {
        let found = hex(&commitment(Secret([1; 32]), "table", "setup"));
        assert_eq!(found, GOLDEN);
    }

    const GOLDEN: &str = "7b19aea1551859ec309f104545a64c85412df91e7d748abf5abf1645e4b13ad3";
}
