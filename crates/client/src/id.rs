//! Ids that a client makes.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

static COUNT: AtomicU64 = AtomicU64::new(0);

/// An id for an action, never used before by this person: ids need only differ among one's own.
#[must_use]
pub fn fresh_id() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    format!("{since:x}-{:x}-{count:x}", std::process::id())
}
