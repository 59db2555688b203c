//! How much anybody may ask for at once.

use crate::fault::Fault;
use serde::Deserialize;
use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use store::PersonId;

macro_rules! limits {
    (
        rates { $($(#[$about:meta])* $rate:ident = $per_second:literal / $at_once:literal;)* }
        counts { $($(#[$what:meta])* $count:ident: $kind:ty = $usual:literal;)* }
    ) => {
        /// Limits, all of them to be set by who runs the server. Rates hold for a person, and
        /// [`per_address`](Limits::per_address) times over for an address.
        #[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Limits {
            $($(#[$about])* pub $rate: Rate,)*
            $($(#[$what])* pub $count: $kind,)*
        }

        impl Default for Limits {
            fn default() -> Self {
                Self { $($rate: rate($per_second, $at_once),)* $($count: $usual,)* }
            }
        }

        impl Limits {
            /// Sets a limit by its name: `requests` to `50/200`, `sockets` to `20`.
            ///
            /// # Errors
            /// There is no such limit, or the value is none for it.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), WrongLimit> {
                let wrong = || WrongLimit { name: name.to_owned(), value: value.to_owned() };
                match name {
                    $(stringify!($rate) => self.$rate = Rate::read(value).ok_or_else(wrong)?,)*
                    $(stringify!($count) => {
                        self.$count = value.trim().parse().map_err(|_| wrong())?;
                    })*
                    _ => return Err(wrong()),
                }
                self.check()
            }

            /// Whether every limit can be kept.
            ///
            /// # Errors
            /// One that lets nobody in, or is no number.
            pub fn check(&self) -> Result<(), WrongLimit> {
                let wrong = |name: &str, value: String| WrongLimit { name: name.to_owned(), value };
                $(if !self.$rate.is_sound() {
                    return Err(wrong(stringify!($rate), self.$rate.to_string()));
                })*
                $(if self.$count == 0 {
                    return Err(wrong(stringify!($count), "0".to_owned()));
                })*
                Ok(())
            }
        }
    };
}

limits! {
    rates {
        /// Requests.
        requests = 50.0 / 200.0;
        /// New guests and recoveries, by address alone and not times over.
        guests = 0.2 / 20.0;
        /// New tables.
        tables = 0.1 / 20.0;
        /// Actions and actions taken back.
        actions = 20.0 / 100.0;
        /// Remarks.
        chat = 0.5 / 10.0;
        /// Hints.
        hints = 0.2 / 5.0;
        /// Links to a table.
        invitations = 0.2 / 20.0;
        /// Games to be judged.
        analyses = 0.02 / 5.0;
        /// Frames that a socket hears.
        frames = 10.0 / 200.0;
    }
    counts {
        /// How many times as much an address may ask for as a person.
        per_address: u32 = 10;
        /// Tables gathering or running that one person may have opened.
        open_tables: u32 = 50;
        /// Seats of bots at these tables.
        bots: u32 = 60;
        /// Games that are judged at the same time.
        judged_at_once: u32 = 4;
        /// Sockets by person.
        sockets: u32 = 20;
        /// Connections in all.
        connections: u32 = 10000;
        /// Connections by address, but for trusted proxies.
        address_connections: u32 = 500;
        /// Seconds within which the head of a request must come, the first one and every other.
        idle: u32 = 60;
        /// Seconds without a socket or a request after which a seat may be given to another.
        away: u32 = 600;
        /// Bytes of a request.
        body: usize = 16384;
        /// Letters of a remark.
        remark: usize = 500;
        /// Letters of a name.
        name: usize = 40;
    }
}

/// A limit that cannot be kept, or that there is not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongLimit {
    pub name: String,
    pub value: String,
}

impl fmt::Display for WrongLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.value)
    }
}

impl std::error::Error for WrongLimit {}

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

impl Rate {
    /// As it is written: `50/200`.
    fn read(text: &str) -> Option<Self> {
        let (per_second, at_once) = text.split_once('/')?;
        Some(rate(per_second.trim().parse().ok()?, at_once.trim().parse().ok()?))
    }

    fn is_sound(self) -> bool {
        self.per_second.is_finite()
            && self.per_second > 0.0
            && self.at_once.is_finite()
            && self.at_once >= 1.0
    }

    const fn times(self, factor: u32) -> Self {
        rate(self.per_second * factor as f64, self.at_once * factor as f64)
    }
}

impl fmt::Display for Rate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.per_second, self.at_once)
    }
}

/// Whom an address is counted with: whoever has one of version 6 has 2^64 of them.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)))
        }
        address => address,
    }
}

/// Counts what each one asks for.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    /// How much each one has left, and when that was.
    left: Mutex<HashMap<K, (f64, Instant)>>,
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, left: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn take(&self, key: K) -> Result<(), Fault> {
        self.take_at(key, Instant::now()).map_err(|seconds| Fault::TooMany { seconds })
    }

    fn filled(&self, (left, since): (f64, Instant), now: Instant) -> f64 {
        let Rate { per_second, at_once } = self.rate;
        (left + now.saturating_duration_since(since).as_secs_f64() * per_second).min(at_once)
    }

    /// # Errors
    /// The seconds to wait.
    fn take_at(&self, key: K, now: Instant) -> Result<(), u32> {
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all.entry(key).or_insert((self.rate.at_once, now));
        let left = self.filled(*known, now);
        if left < 1.0 {
            *known = (left, now);
            return Err(((1.0 - left) / self.rate.per_second).ceil() as u32);
        }
        *known = (left - 1.0, now);
        Ok(())
    }

    /// Forgets those who may ask for everything again.
    fn forget_full(&self, now: Instant) {
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, known| self.filled(*known, now) < self.rate.at_once);
        if all.capacity() > 4 * all.len() {
            all.shrink_to_fit();
        }
    }
}

/// Counts by person and by address.
#[derive(Debug)]
pub(crate) struct Quota {
    people: Buckets<PersonId>,
    addresses: Buckets<IpAddr>,
}

impl Quota {
    fn new(rate: Rate, per_address: u32) -> Self {
        Self { people: Buckets::new(rate), addresses: Buckets::new(rate.times(per_address)) }
    }

    pub(crate) fn take(&self, person: PersonId, address: IpAddr) -> Result<(), Fault> {
        self.people.take(person)?;
        self.addresses.take(network(address))
    }
}

/// Who is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Caller {
    Address(IpAddr),
    Token(store::TokenHash),
}

/// Everything that is counted by the second.
#[derive(Debug)]
pub(crate) struct Counts {
    pub(crate) requests: Buckets<Caller>,
    /// Everybody behind an address, known or not.
    pub(crate) addresses: Buckets<IpAddr>,
    pub(crate) guests: Buckets<IpAddr>,
    pub(crate) tables: Quota,
    pub(crate) actions: Quota,
    pub(crate) chat: Quota,
    pub(crate) hints: Quota,
    pub(crate) invitations: Quota,
    pub(crate) analyses: Quota,
    pub(crate) frames: Buckets<PersonId>,
}

impl Counts {
    pub(crate) fn new(limits: &Limits) -> Self {
        let quota = |rate| Quota::new(rate, limits.per_address);
        Self {
            requests: Buckets::new(limits.requests),
            addresses: Buckets::new(limits.requests.times(limits.per_address)),
            guests: Buckets::new(limits.guests),
            tables: quota(limits.tables),
            actions: quota(limits.actions),
            chat: quota(limits.chat),
            hints: quota(limits.hints),
            invitations: quota(limits.invitations),
            analyses: quota(limits.analyses),
            frames: Buckets::new(limits.frames),
        }
    }

    /// Forgets those who have not asked for anything lately.
    pub(crate) fn forget_full(&self) {
        let now = Instant::now();
        self.requests.forget_full(now);
        self.addresses.forget_full(now);
        self.guests.forget_full(now);
        self.frames.forget_full(now);
        let Self { tables, actions, chat, hints, invitations, analyses, .. } = self;
        for quota in [tables, actions, chat, hints, invitations, analyses] {
            quota.people.forget_full(now);
            quota.addresses.forget_full(now);
        }
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
        let soon = start + Duration::from_millis(500);
        assert_eq!(buckets.take_at("a", soon), Ok(()));
        assert_eq!(buckets.take_at("a", soon), Err(1));
        // Whoever is full again need not be remembered, and nobody else gains by it.
        buckets.forget_full(soon);
        assert_eq!(buckets.left.lock().unwrap().len(), 1);
        assert_eq!(buckets.take_at("a", soon), Err(1));
    }

    #[test]
    fn addresses_are_counted_by_who_has_them() {
        let net = |text: &str| network(text.parse().unwrap()).to_string();
        assert_eq!(net("192.0.2.7"), "192.0.2.7");
        assert_eq!(net("::ffff:192.0.2.7"), "192.0.2.7");
        assert_eq!(net("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::");
        assert_ne!(net("2001:db8:1:2::1"), net("2001:db8:1:3::1"));
    }

    #[test]
    fn limits_are_set_by_name_and_must_make_sense() {
        let mut limits = Limits::default();
        assert_eq!(limits.check(), Ok(()));
        limits.set("requests", "5/20").unwrap();
        limits.set("bots", "7").unwrap();
        assert_eq!((limits.requests, limits.bots), (rate(5.0, 20.0), 7));
        for (name, value) in [
            ("requests", "5"),
            ("requests", "nan/20"),
            ("requests", "-1/20"),
            ("requests", "0/20"),
            ("requests", "5/0.5"),
            ("requests", "inf/20"),
            ("sockets", "0"),
            ("sockets", "-3"),
            ("sockets", "3/4"),
            ("requets", "5/20"),
        ] {
            let mut tried = limits;
            let wrong = tried.set(name, value).unwrap_err();
            assert_eq!(wrong.name, name, "{value}");
        }
    }
}
