//! Names that cannot be guessed.

use std::fmt;
use std::str::FromStr;

/// Crockford's base 32, in lower case: no letter that is taken for another.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Base-32 digits of 128 bits; the first one holds only three bits.
const LENGTH: usize = 26;

/// 128 random bits, drawn by the caller; written as 26 base-32 digits.
///
/// An id has exactly one spelling, so ids compared as text are compared rightly.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id(u128);

impl Id {
    /// The id made of these random bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = [0; LENGTH];
        for (place, digit) in text.iter_mut().rev().enumerate() {
            *digit = DIGITS[(self.0 >> (5 * place) & 31) as usize];
        }
        f.pad(std::str::from_utf8(&text).expect("digits are ASCII"))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the spelling of an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdError;

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not an id")
    }
}

impl std::error::Error for IdError {}

impl FromStr for Id {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        if text.len() != LENGTH || text.as_bytes()[0] > b'7' {
            return Err(IdError);
        }
        text.bytes().try_fold(Self(0), |Self(id), byte| {
            let digit = DIGITS.iter().position(|digit| *digit == byte).ok_or(IdError)?;
            Ok(Self(id << 5 | digit as u128))
        })
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub Id);

        impl $name {
            /// The id made of these random bytes.
            #[must_use]
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                Self(Id::from_bytes(bytes))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $name {
            type Err = IdError;

            fn from_str(text: &str) -> Result<Self, IdError> {
                text.parse().map(Self)
            }
        }
    )*};
}

ids! {
    /// A person: a guest or somebody with a name.
    PersonId
    /// A table: one game from gathering to the end.
    TableId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_has_one_spelling() {
        for (bits, text) in [
            (0, "00000000000000000000000000"),
            (31, "0000000000000000000000000z"),
            (32, "00000000000000000000000010"),
            (u128::MAX, "7zzzzzzzzzzzzzzzzzzzzzzzzz"),
        ] {
            assert_eq!(Id(bits).to_string(), text);
            assert_eq!(text.parse(), Ok(Id(bits)));
        }
        let bits = 0x0123_4567_89ab_cdef_fedc_ba98_7654_3210;
        assert_eq!(Id(bits).to_string().parse(), Ok(Id(bits)));
    }

    #[test]
    fn other_texts_are_no_ids() {
        for text in [
            "",
            "0",
            "0000000000000000000000000Z",
            "0000000000000000000000000o",
            "0000000000000000000000000é",
            "000000000000000000000000000",
            "80000000000000000000000000",
        ] {
            assert_eq!(text.parse::<Id>(), Err(IdError), "{text}");
        }
    }
}
