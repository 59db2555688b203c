//! How much anybody may ask for at once.

use serde::Deserialize;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Limits, all of them to be set by who runs the server.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a second, by person and by address, and how many may come at once.
    pub requests: Rate,
    /// New guests by address.
    pub guests: Rate,
    /// New tables by person.
    pub tables: Rate,
    /// Remarks by person.
    pub chat: Rate,
    /// Hints by person.
    pub hints: Rate,
    /// Tables gathering or running that one person may have opened.
    pub open_tables: u32,
    /// Sockets by person.
    pub sockets: u32,
    /// Bytes of a request.
    pub body: usize,
    /// Letters of a remark.
    pub remark: usize,
    /// Letters of a name.
    pub name: usize,
}

/// So many a second on average, and so many at once.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    pub per_second: f64,
    pub at_once: f64,
}

const fn rate(per_second: f64, at_once: f64) -> Rate {
    Rate { per_second, at_once }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: rate(50.0, 200.0),
            guests: rate(0.2, 20.0),
            tables: rate(0.1, 20.0),
            chat: rate(0.5, 10.0),
            hints: rate(0.2, 5.0),
            open_tables: 50,
            sockets: 20,
            body: 16 * 1024,
            remark: 500,
            name: 40,
        }
    }
}

/// Counts what each one asks for.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    /// How much each one has left, and when that was.
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

/// Beyond so many, those who are full again are forgotten.
const MOST: usize = 10_000;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: Mutex::new(HashMap::new()) }
    }

    /// # Errors
    /// The seconds to wait.
    pub(crate) fn take(&self, key: K) -> Result<(), u32> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), u32> {
        let Rate { per_second, at_once } = self.rate;
        let filled = |(left, since): (f64, Instant)| {
            (left + now.saturating_duration_since(since).as_secs_f64() * per_second).min(at_once)
        };
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() > MOST {
            all.retain(|_, known| filled(*known) < at_once);
        }
        let known = all.entry(key).or_insert((at_once, now));
        let left = filled(*known);
        if left < 1.0 {
            *known = (left, now);
            return Err(((1.0 - left) / per_second.max(1e-6)).ceil() as u32);
        }
        *known = (left - 1.0, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(rate(2.0, 3.0));
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take_at("a", start), Ok(()));
        }
        assert_eq!(buckets.take_at("a", start), Err(1));
        assert_eq!(buckets.take_at("b", start), Ok(()));
        assert_eq!(buckets.take_at("a", start + Duration::from_millis(500)), Ok(()));
        assert_eq!(buckets.take_at("a", start + Duration::from_millis(500)), Err(1));
    }
}
