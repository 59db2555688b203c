//! A short name for exactly one state, equal on every platform and for ever.
//!
//! All facts of a state are written as `name=value` lines in a fixed order and hashed. Two states
//! with the same facts are the same position to everyone, however they are stored.

use crate::game::{Fact, Game, State, Turn, View};
use crate::seat::{Seat, Viewer};
use sha2::{Digest, Sha256};
use std::fmt::{self, Write};

/// The first eight bytes of the SHA-256 of a canonical encoding.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint([u8; 8]);

impl Fingerprint {
    /// Of a whole state, hidden things included: not to be shown while the game runs.
    #[must_use]
    pub fn of<G: Game>(state: &State<G>) -> Self {
        Self::of_text(&encode(state))
    }

    /// Of what one viewer sees.
    #[must_use]
    pub fn of_view<G: Game>(view: View<'_, G>) -> Self {
        Self::of_text(&encode_view(view))
    }

    /// Of any text; names component sets too.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let digest = Sha256::digest(text.as_bytes());
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&digest[..8]);
        Self(bytes)
    }

    /// Sixteen hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() != 16 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        u64::from_str_radix(text, 16).ok().map(|number| Self(number.to_be_bytes()))
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The whole state as text: whose turn it is, the facts everybody sees, under `[A]`, `[B]`, … what
/// each seat sees beside them, and under `[secret]` what nobody sees.
#[must_use]
pub fn encode<G: Game>(state: &State<G>) -> String {
    let shared = encode_view(state.view(Viewer::Spectator));
    let mut text = shared.clone();
    let mut line = String::new();
    for seat in Seat::all(state.seats()) {
        let _ = writeln!(text, "[{}]", seat.letter());
        // A seat's view tells what is shared again, in the same order: only the rest is its own.
        let mut told = shared.split_inclusive('\n').skip(1).peekable();
        G::facts(state.view(Viewer::Seat(seat)), &mut |name, fact| {
            line.clear();
            push_fact(&mut line, name, fact);
            if told.next_if_eq(&line.as_str()).is_none() {
                text.push_str(&line);
            }
        });
    }
    text.push_str("[secret]\n");
    G::secret_facts(&state.secret, &mut |name, fact| push_fact(&mut text, name, fact));
    text
}

/// What one viewer sees as text.
#[must_use]
pub fn encode_view<G: Game>(view: View<'_, G>) -> String {
    let mut text = String::with_capacity(4096);
    let _ = match G::turn(view.public) {
        Turn::Decide { seat, prompt } => writeln!(text, "turn={} {prompt}", seat.letter()),
        Turn::Chance(draw) => writeln!(text, "turn=* {} {}", draw.source, draw.counter),
        Turn::Over => writeln!(text, "turn=over"),
    };
    G::facts(view, &mut |name, fact| push_fact(&mut text, name, fact));
    text
}

fn push_fact(text: &mut String, name: &str, fact: Fact) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{name}={fact}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_head_of_sha_256() {
        // The well-known digest of "abc".
        assert_eq!(Fingerprint::of_text("abc").to_string(), "ba7816bf8f01cfea");
    }

    #[test]
    fn reads_only_sixteen_digits() {
        let print = Fingerprint::of_text("abc");
        assert_eq!(Fingerprint::parse(&print.to_string()), Some(print));
        assert_eq!(Fingerprint::parse("ba7816bf8f01cfe"), None);
        assert_eq!(Fingerprint::parse("+a7816bf8f01cfea"), None);
    }
}
