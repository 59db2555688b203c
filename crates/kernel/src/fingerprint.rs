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
    let mut text = String::with_capacity(4096);
    push_turn::<G>(&mut text, &state.public);
    let mut shared = Facts::default();
    G::facts(state.view(Viewer::Spectator), &mut |name, fact| {
        shared.push(name, fact);
        push_fact(&mut text, name, fact);
    });
    for seat in Seat::all(state.seats()) {
        text.extend(['[', seat.letter(), ']', '\n']);
        // A seat's view tells what is shared again, in the same order: only the rest is its own.
        let mut told = 0;
        G::facts(state.view(Viewer::Seat(seat)), &mut |name, fact| {
            if shared.is(told, name, fact) {
                told += 1;
            } else {
                push_fact(&mut text, name, fact);
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
    push_turn::<G>(&mut text, view.public);
    G::facts(view, &mut |name, fact| push_fact(&mut text, name, fact));
    text
}

/// A list of facts in two allocations.
#[derive(Default)]
struct Facts {
    names: String,
    /// Where each name ends.
    facts: Vec<(usize, Fact)>,
}

impl Facts {
    fn push(&mut self, name: &str, fact: Fact) {
        self.names.push_str(name);
        self.facts.push((self.names.len(), fact));
    }

    fn is(&self, index: usize, name: &str, fact: Fact) -> bool {
        let start = index.checked_sub(1).map_or(0, |before| self.facts[before].0);
        self.facts
            .get(index)
            .is_some_and(|(end, known)| *known == fact && self.names[start..*end] == *name)
    }
}

fn push_turn<G: Game>(text: &mut String, public: &G::Public) {
    // Writing to a string cannot fail.
    let _ = match G::turn(public) {
        Turn::Decide { seat, prompt } => writeln!(text, "turn={} {prompt}", seat.letter()),
        Turn::Chance(draw) => writeln!(text, "turn=* {} {}", draw.source, draw.counter),
        Turn::Over => writeln!(text, "turn=over"),
    };
}

/// Records are full of fingerprints, so this does without the formatting machinery.
fn push_fact(text: &mut String, name: &str, fact: Fact) {
    text.push_str(name);
    text.push('=');
    match fact {
        Fact::Number(digit @ 0..=9) => text.push((b'0' + digit as u8) as char),
        Fact::Number(number) => {
            let _ = write!(text, "{number}");
        }
        Fact::Word(word) => text.push_str(word),
        Fact::Seat(seat) => text.push(seat.letter()),
    }
    text.push('\n');
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
