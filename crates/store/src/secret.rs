//! Values of 32 bytes that must not turn up in a log.

use std::fmt;

macro_rules! secrets {
    ($($(#[$doc:meta])* $name:ident)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name(pub [u8; 32]);

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }
    )*};
}

secrets! {
    /// The hash of a token or code that only its owner holds.
    TokenHash
    /// What all chance of a game follows from.
    Seed
}

/// The published promise of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commitment(pub [u8; 32]);
