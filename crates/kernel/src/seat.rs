//! Seats at a table, and who looks at it.

use crate::notation::{Token, Value};
use std::fmt;
use std::ops::{Index, IndexMut};

/// The most seats any of our games has.
pub const SEATS: usize = 4;

/// A place at the table, counted in seat order (clockwise).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index; indices run from 0 to `SEATS - 1`.
    #[must_use]
    pub const fn new(index: usize) -> Self {
        assert!(index < SEATS);
        Self(index as u8)
    }

    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats, in seat order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self::new)
    }

    /// The seat to the left, with `count` seats at the table.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        Self::new((self.index() + 1) % count)
    }

    /// The letter that stands for the seat in notation and on the table.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let index = (letter.to_ascii_uppercase() as u32).checked_sub('A' as u32)? as usize;
        (index < SEATS).then(|| Self::new(index))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Token for Seat {
    fn write(&self, out: &mut dyn fmt::Write) -> fmt::Result {
        out.write_char(self.letter())
    }

    fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let seat = Self::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(seat)
    }

    fn value(&self) -> Value {
        Value::Seat(*self)
    }
}

/// One `T` per seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct BySeat<T>(pub [T; SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}
