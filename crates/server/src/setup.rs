//! What a table was opened with, as it is kept.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The set-up of a table. Its text is part of what is committed to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Agreement {
    pub(crate) game: String,
    pub(crate) players: u8,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) hints: bool,
    pub(crate) practice: bool,
    /// The rules and components it is played with, for ever.
    pub(crate) rules: u32,
    pub(crate) components: String,
    pub(crate) date: String,
}

impl Agreement {
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("plain values become JSON")
    }

    pub(crate) fn options(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect()
    }
}

/// The date of a moment, the same for the whole world: `2026-11-15`.
#[must_use]
pub fn date(milliseconds: i64) -> String {
    let mut days = u64::try_from(milliseconds / 86_400_000).unwrap_or(0);
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn dates_follow_the_calendar() {
        let day = |days: i64| date(days * 86_400_000 + 1);
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(11_016), "2000-02-29");
        assert_eq!(day(20_772), "2026-11-15");
        assert_eq!(day(47_541), "2100-03-01");
    }
}
