//! Chance that nobody can bend unseen.
//!
//! When a table is opened the server draws a secret and answers with a commitment to it. Players
//! add words of their own (nonces): who joins does so when the commitment exists, and who opens the
//! table with the start of the game, having been told the commitment. (Words that come with the
//! request to open a table are known before the secret is drawn and prove nothing to who said
//! them; those of the start take their place.) The seed of the game follows from the secret and
//! all nonces. After the end the secret is shown with the commitment as it was kept: anyone can
//! check that they fit, that the commitment is the one they noted, that the seed follows from it,
//! and that every outcome follows from the seed. The host of the server can read the secret all
//! the while, and says so.

use kernel::Seed;
use sha2::{Digest, Sha256};

const COMMITMENT: &str = "azulejo commitment 1";
const SEED: &str = "azulejo seed 1";
const WHIM: &str = "azulejo whim 1";

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

/// What a bot makes its choices by when it sits down: nothing that follows from it says anything
/// about the chance of the game.
pub(crate) fn whim(secret: Secret, table: &str, seat: u8, position: u32) -> u64 {
    let hash = hash(WHIM, &[table.as_bytes(), &secret.0, &[seat], &position.to_be_bytes()]);
    u64::from_le_bytes(hash[..8].try_into().expect("eight bytes"))
}

/// What the remarks of a record say about its chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Nothing: it was not played on a server, or is not over.
    Silent,
    /// The secret fits what was published, and the seed follows from it.
    Fair,
    /// The secret is not the one that was committed to.
    OtherSecret,
    /// The seed does not follow from the secret and what the players added.
    OtherSeed,
    /// Something is missing or cannot be read.
    Unreadable,
}

/// What a server adds to the record of a game that is over.
#[must_use]
pub fn notes(
    commitment: &[u8; 32],
    secret: Secret,
    table: &str,
    setup: &str,
    nonces: &[Vec<u8>],
) -> Vec<String> {
    let mut notes = vec![
        format!("fair-table {table}"),
        format!("fair-setup {setup}"),
        format!("fair-commitment {}", hex(commitment)),
        format!("fair-secret {}", hex(&secret.0)),
    ];
    notes.extend(
        nonces.iter().map(|nonce| format!("fair-nonce {}", hex(nonce)).trim_end().to_owned()),
    );
    notes
}

/// The commitment that a record names.
#[must_use]
pub fn published(notes: &[String]) -> Option<&str> {
    notes.iter().find_map(|note| note.trim().strip_prefix("fair-commitment "))
}

/// Checks what [`notes`] said against the seed of the record.
#[must_use]
pub fn verdict(notes: &[String], seed: Option<Seed>) -> Verdict {
    let note =
        |key: &str| notes.iter().find_map(|note| note.trim().strip_prefix(key)?.strip_prefix(' '));
    if !notes.iter().any(|note| note.trim().starts_with("fair-")) {
        return Verdict::Silent;
    }
    let (Some(table), Some(setup), Some(published), Some(shown), Some(seed)) = (
        note("fair-table"),
        note("fair-setup"),
        note("fair-commitment"),
        note("fair-secret").and_then(bytes),
        seed,
    ) else {
        return Verdict::Unreadable;
    };
    let Ok(shown) = <[u8; 32]>::try_from(shown) else { return Verdict::Unreadable };
    let secret = Secret(shown);
    if hex(&commitment(secret, table, setup)) != published {
        return Verdict::OtherSecret;
    }
    let added = notes.iter().filter_map(|note| note.trim().strip_prefix("fair-nonce"));
    let Some(nonces) = added.map(|text| bytes(text.trim())).collect::<Option<Vec<Vec<u8>>>>()
    else {
        return Verdict::Unreadable;
    };
    if self::seed(secret, table, &nonces) == seed { Verdict::Fair } else { Verdict::OtherSeed }
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
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

    #[test]
    fn a_record_shows_that_chance_was_fair() {
        let secret = Secret([7; 32]);
        let nonces = [b"mine".to_vec(), Vec::new()];
        let seed = seed(secret, "t", &nonces);
        let published = commitment(secret, "t", "the set-up");
        let told = notes(&published, secret, "t", "the set-up", &nonces);
        assert_eq!(verdict(&told, Some(seed)), Verdict::Fair);
        let later = notes(&[9; 32], secret, "t", "the set-up", &nonces);
        assert_eq!(verdict(&later, Some(seed)), Verdict::OtherSecret);
        assert_eq!(verdict(&[], Some(seed)), Verdict::Silent);
        assert_eq!(verdict(&told[1..], Some(seed)), Verdict::Unreadable);
        assert_eq!(verdict(&told, Some(Seed([0; 32]))), Verdict::OtherSeed);
        let mut other = told.clone();
        other[1] = "fair-setup another".to_owned();
        assert_eq!(verdict(&other, Some(seed)), Verdict::OtherSecret);
        let mut other = told;
        other[4] = "fair-nonce 00".to_owned();
        assert_eq!(verdict(&other, Some(seed)), Verdict::OtherSeed);
    }

    /// Golden: a published commitment must be checkable for ever.
    #[test]
    fn commitments_are_fixed_for_ever() {
        let found = hex(&commitment(Secret([1; 32]), "table", "setup"));
        assert_eq!(found, GOLDEN);
    }

    const GOLDEN: &str = "7b19aea1551859ec309f104545a64c85412df91e7d748abf5abf1645e4b13ad3";
}
