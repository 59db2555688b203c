//! Random things that cannot be guessed.

use sha2::{Digest, Sha256};
use store::{Id, PersonId, TableId, TokenHash};

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without randomness nothing here is safe.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// 32 random bytes.
pub(crate) fn secret() -> [u8; 32] {
    random()
}

pub(crate) fn person() -> PersonId {
    PersonId(Id::from_bytes(random()))
}

pub(crate) fn table() -> TableId {
    TableId(Id::from_bytes(random()))
}

/// A token of 256 bits, in hexadecimal digits.
pub(crate) fn token() -> String {
    crate::fairness::hex(&random::<32>())
}

/// A code of 130 bits that can be copied by hand: groups of letters and digits that are not taken
/// for one another.
pub(crate) fn code() -> String {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let letters: Vec<char> =
        random::<26>().iter().map(|byte| char::from(DIGITS[usize::from(byte % 32)])).collect();
    letters.chunks(5).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// What is kept of a token or code.
pub(crate) fn hashed(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

/// A code as it was typed: without regard to case, spaces and hyphens.
pub(crate) fn typed(code: &str) -> String {
    let letters = code.chars().filter(|letter| letter.is_ascii_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}
