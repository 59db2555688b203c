//! Chance as a function: outcome = f(seed, source, counter).
//!
//! The words of a draw come from ChaCha8 with the seed as key, the source as stream and the
//! counter as position, so the same seed gives the same dice whatever was played before, and a
//! rule fix does not shift later draws. Only raw cipher words and the bounded draw below are used;
//! both are fixed for ever.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use std::fmt;

/// Where an outcome comes from: a named source of the game and a counter within it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Draw {
    pub source: u16,
    pub counter: u16,
}

/// A stream of random words.
pub trait Bits {
    fn word(&mut self) -> u32;

    /// Uniform in `0..bound`, by multiplication with rejection (Lemire).
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let mut product = u64::from(self.word()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.word()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Fisher–Yates from the front, so that the first items are fixed first.
    #[inline]
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in 0..items.len() {
            let j = i + self.below((items.len() - i) as u32) as usize;
            items.swap(i, j);
        }
    }
}

/// The 256 bits from which a whole game's chance follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for `--seed 7`.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// A number (`7`) or 64 hexadecimal digits.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
            }
            return Some(Self(bytes));
        }
        text.parse().ok().map(Self::from_number)
    }

    /// The words of one draw.
    #[must_use]
    pub fn words(&self, draw: Draw) -> SeedWords {
        let mut cipher = ChaCha8Rng::from_seed(self.0);
        cipher.set_stream(u64::from(draw.source));
        // 256 words belong to each draw: far more than any outcome needs.
        cipher.set_word_pos(u128::from(draw.counter) * 256);
        SeedWords(cipher)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The words of one draw from a seed.
#[derive(Clone, Debug)]
pub struct SeedWords(ChaCha8Rng);

impl Bits for SeedWords {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

/// A fast generator for rollouts and simulations (SplitMix64). Not for the chance of real games.
#[derive(Clone, Copy, Debug)]
pub struct Fast(u64);

impl Fast {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// An independent generator for the `index`-th of many.
    #[must_use]
    pub fn branch(seed: u64, index: u64) -> Self {
        let mut mixed = Self(seed ^ index.wrapping_mul(0xd134_2543_de82_ef95));
        Self(mixed.next())
    }

    #[inline]
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

impl Bits for Fast {
    #[inline]
    fn word(&mut self) -> u32 {
        (self.next() >> 32) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_a_seed_are_fixed_for_ever() {
        let seed = Seed::from_number(7);
        let mut words = seed.words(Draw { source: 3, counter: 2 });
        let drawn: Vec<u32> = (0..4).map(|_| words.word()).collect();
        assert_eq!(drawn, GOLDEN_WORDS);
        let mut words = seed.words(Draw { source: 3, counter: 2 });
        let faces: Vec<u32> = (0..12).map(|_| words.below(6)).collect();
        assert_eq!(faces, GOLDEN_FACES);
        let mut deck = [0, 1, 2, 3, 4, 5, 6, 7];
        seed.words(Draw { source: 4, counter: 0 }).shuffle(&mut deck);
        assert_eq!(deck, GOLDEN_DECK);
    }

    const GOLDEN_WORDS: [u32; 4] = [821_760_997, 2_449_491_647, 694_717_865, 914_204_081];
    const GOLDEN_FACES: [u32; 12] = [1, 3, 0, 1, 4, 3, 2, 3, 5, 5, 1, 4];
    const GOLDEN_DECK: [u32; 8] = [7, 2, 0, 3, 1, 5, 4, 6];

    #[test]
    fn draws_are_independent_of_each_other() {
        let seed = Seed::from_number(1);
        let first = |source, counter| seed.words(Draw { source, counter }).word();
        assert_ne!(first(0, 0), first(0, 1));
        assert_ne!(first(0, 0), first(1, 0));
        assert_eq!(first(5, 9), first(5, 9));
    }

    #[test]
    fn bounded_draws_are_even() {
        let mut fast = Fast::new(1);
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[fast.below(6) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn seeds_round_trip() {
        let seed = Seed::parse("12345").unwrap();
        assert_eq!(Seed::parse(&seed.to_string()), Some(seed));
        assert_eq!(Seed::parse("twelve"), None);
    }
}
