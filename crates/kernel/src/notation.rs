//! One short line of text for everything that can be done, drawn, told or refused.
//!
//! A [`vocabulary!`](crate::vocabulary) is the single definition of such a line: its variants make
//! the type, the parser, the printer, the list of kinds and the named fields that the catalogue of
//! words, the schema and the JSON output are made from.

use crate::seat::Seat;
use std::fmt;

/// What a field holds, for those who show it.
#[derive(Clone, PartialEq, Eq, Debug, Hash)]
pub enum Value {
    Number(i32),
    Seat(Seat),
    Name(Name),
    List(Vec<Value>),
}

/// A named thing of a game: `good wheat`, `city-space ps 7`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Name {
    pub family: &'static str,
    pub word: &'static str,
    /// Where a name is counted: space 7 of a city.
    pub index: Option<u8>,
}

/// Something written as one word of a line.
pub trait Token: Copy {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result;
    /// Reads a word already folded to lower case without accents.
    fn read(text: &str) -> Option<Self>;
    fn value(&self) -> Value;
}

macro_rules! number_token {
    ($($number:ty),*) => {$(
        impl Token for $number {
            fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
                write!(out, "{self}")
            }
            fn read(text: &str) -> Option<Self> {
                text.parse().ok()
            }
            fn value(&self) -> Value {
                Value::Number(i32::from(*self))
            }
        }
    )*};
}
number_token!(u8, u16, i8, i16);

/// Up to `N` tokens written as one word with commas: `roll 1,3,2`. An empty list is `-`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dealt<T, const N: usize> {
    items: [Option<T>; N],
}

impl<T: Copy, const N: usize> Dealt<T, N> {
    /// # Panics
    /// When there are more than `N` items.
    pub fn new(items: impl IntoIterator<Item = T>) -> Self {
        let mut dealt = Self { items: [None; N] };
        for (i, item) in items.into_iter().enumerate() {
            dealt.items[i] = Some(item);
        }
        dealt
    }

    pub fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.items.iter().flatten().copied()
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.first().is_none_or(Option::is_none)
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for Dealt<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Token, const N: usize> Token for Dealt<T, N> {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        if self.is_empty() {
            return out.write_char('-');
        }
        self.iter().enumerate().try_for_each(|(i, item)| {
            if i > 0 {
                out.write_char(',')?;
            }
            item.write(out)
        })
    }

    fn read(text: &str) -> Option<Self> {
        let mut dealt = Self { items: [None; N] };
        if text == "-" {
            return Some(dealt);
        }
        for (i, word) in text.split(',').enumerate() {
            *dealt.items.get_mut(i)? = Some(T::read(word)?);
        }
        Some(dealt)
    }

    fn value(&self) -> Value {
        Value::List(self.iter().map(|item| item.value()).collect())
    }
}

/// Why a line could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    Empty,
    UnknownKind(String),
    /// The word does not fit the field of this name.
    BadWord {
        field: &'static str,
        word: String,
    },
    Missing {
        field: &'static str,
    },
    TooLong {
        word: String,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("empty line"),
            Self::UnknownKind(word) => write!(f, "unknown word '{word}'"),
            Self::BadWord { field, word } => write!(f, "'{word}' is no {field}"),
            Self::Missing { field } => write!(f, "missing {field}"),
            Self::TooLong { word } => write!(f, "unexpected '{word}' at the end"),
        }
    }
}

impl std::error::Error for NotationError {}

/// A closed set of lines: actions, outcomes, events, refusals, prompts.
pub trait Vocabulary: Copy + Eq + fmt::Debug + fmt::Display {
    /// The first word of each kind of line, in order of declaration.
    const KINDS: &'static [&'static str];
    fn kind(&self) -> &'static str;
    /// The fields of this line with their names.
    fn fields(&self, each: &mut dyn FnMut(&'static str, Value));
    /// Reads a line; case and accents do not matter.
    ///
    /// # Errors
    /// When the line is none of this vocabulary's.
    fn parse(line: &str) -> Result<Self, NotationError>;
}

/// Lower case without accents, as notation is compared.
#[must_use]
pub fn fold(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .map(|letter| match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' => 'a',
            'ç' => 'c',
            'è' | 'é' | 'ê' | 'ë' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ñ' => 'n',
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            other => other,
        })
        .collect()
}

/// The words of a line while it is read. Used by [`vocabulary!`](crate::vocabulary).
#[derive(Debug)]
pub struct Line<'a>(std::str::SplitWhitespace<'a>);

impl<'a> Line<'a> {
    #[must_use]
    pub fn new(folded: &'a str) -> Self {
        Self(folded.split_whitespace())
    }

    /// # Errors
    /// When the line is empty.
    pub fn kind(&mut self) -> Result<&'a str, NotationError> {
        self.0.next().ok_or(NotationError::Empty)
    }

    /// # Errors
    /// When the next word is missing or does not fit.
    pub fn token<T: Token>(&mut self, field: &'static str) -> Result<T, NotationError> {
        let word = self.0.next().ok_or(NotationError::Missing { field })?;
        T::read(word).ok_or_else(|| NotationError::BadWord { field, word: word.to_owned() })
    }

    /// # Errors
    /// When words are left.
    pub fn end(&mut self) -> Result<(), NotationError> {
        match self.0.next() {
            None => Ok(()),
            Some(word) => Err(NotationError::TooLong { word: word.to_owned() }),
        }
    }
}

/// Declares a closed set of lines; see the [module](crate::notation).
///
/// Each variant is written as its first word and its fields: `"place" Place { die: Die, … }`.
#[macro_export]
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $kind:literal $variant:ident $( { $( $field:ident : $type:ty ),* $(,)? } )?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        $vis enum $name {
            $( $(#[$variant_meta])* $variant $( { $( $field: $type ),* } )? ),*
        }

        impl $crate::Vocabulary for $name {
            const KINDS: &'static [&'static str] = &[ $( $kind ),* ];

            fn kind(&self) -> &'static str {
                match self { $( Self::$variant { .. } => $kind ),* }
            }

            fn fields(&self, each: &mut dyn FnMut(&'static str, $crate::Value)) {
                let _ = &each;
                match *self {
                    $( Self::$variant $( { $( $field ),* } )? => {
                        $( $( each(stringify!($field), $crate::Token::value(&$field)); )* )?
                    } ),*
                }
            }

            fn parse(line: &str) -> Result<Self, $crate::NotationError> {
                let folded = $crate::notation::fold(line);
                let mut line = $crate::notation::Line::new(&folded);
                let read = match line.kind()? {
                    $( $kind => Self::$variant $( { $( $field: line.token(stringify!($field))? ),* } )? , )*
                    other => return Err($crate::NotationError::UnknownKind(other.to_owned())),
                };
                line.end()?;
                Ok(read)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::Vocabulary::kind(self))?;
                match *self {
                    $( Self::$variant $( { $( $field ),* } )? => {
                        $( $( f.write_str(" ")?; $crate::Token::write(&$field, f)?; )* )?
                    } ),*
                }
                Ok(())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotationError;
            fn from_str(line: &str) -> Result<Self, Self::Err> {
                $crate::Vocabulary::parse(line)
            }
        }
    };
}

/// Declares a plain enum whose variants are names of one family: `good wheat`.
#[macro_export]
macro_rules! names {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident : $family:literal {
            $( $(#[$variant_meta:meta])* $variant:ident = $word:literal ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        #[repr(u8)]
        $vis enum $name { $( $(#[$variant_meta])* $variant ),* }

        impl $name {
            pub const ALL: &'static [Self] = &[ $( Self::$variant ),* ];
            pub const COUNT: usize = Self::ALL.len();
            pub const FAMILY: &'static str = $family;

            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $( Self::$variant => $word ),* }
            }
        }

        impl $crate::Token for $name {
            fn write(&self, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
                out.write_str(self.word())
            }
            fn read(text: &str) -> Option<Self> {
                match text { $( $word => Some(Self::$variant), )* _ => None }
            }
            fn value(&self) -> $crate::Value {
                $crate::Value::Name($crate::Name { family: $family, word: self.word(), index: None })
            }
        }
    };
}
