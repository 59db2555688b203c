//! A small `Copy` stack for what is to be done next.

/// At most `N` items; the last pushed is done first.
#[derive(Clone, Copy, Debug)]
pub struct Stack<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Stack<T, N> {
    #[must_use]
    pub const fn new() -> Self {
        Self { items: [None; N], len: 0 }
    }

    /// # Panics
    /// When full: the games' nesting is bounded, so this is a mistake in the rules code.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = Some(item);
        self.len += 1;
    }

    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[self.len as usize].take()
    }

    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<T> {
        self.items[self.len.checked_sub(1)? as usize]
    }

    /// Replaces the item to be done next.
    #[inline]
    pub fn replace(&mut self, item: T) {
        self.items[self.len as usize - 1] = Some(item);
    }

    /// From the bottom (done last) to the top (done first).
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.items[..self.len as usize].iter().flatten()
    }

    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<T: Copy, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Stack<T, N> {}
