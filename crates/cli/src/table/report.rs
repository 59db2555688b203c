//! What somebody who reported a problem saw, as the remarks of the record tell it.

use crate::registry::Playable;
use kernel::{Play, Record, Seat, Viewer};
use std::collections::BTreeMap;

/// A view, fact by fact.
pub(crate) struct Report {
    viewer: Viewer,
    position: usize,
    facts: BTreeMap<String, String>,
}

/// A fact that the record leads to otherwise.
pub(crate) struct Difference {
    pub(crate) name: String,
    /// As it was seen.
    pub(crate) seen: Option<String>,
    /// As the record has it.
    pub(crate) found: Option<String>,
}

impl Report {
    /// The report that came with a record, if it is one.
    pub(crate) fn of(record: &Record) -> Option<Self> {
        let said = |key: &'static str| {
            let notes = record.header.notes.iter();
            notes.filter_map(move |note| note.trim().strip_prefix(key)?.strip_prefix(' '))
        };
        let mut letters = said("report-viewer").next()?.chars();
        let viewer = match letters.next().and_then(Seat::from_letter) {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Spectator,
        };
        let fact = |line: &str| {
            let (name, value) = line.split_once(' ')?;
            Some((name.to_owned(), value.to_owned()))
        };
        Some(Self {
            viewer,
            position: said("report-position").next()?.parse().ok()?,
            facts: said("report-view").filter_map(fact).collect(),
        })
    }

    /// What is not as it was seen. A game that has come elsewhere says nothing.
    pub(crate) fn differences<G: Playable>(&self, play: &Play<G>) -> Vec<Difference> {
        if play.position() != self.position {
            return Vec::new();
        }
        let mut found = BTreeMap::new();
        G::facts(play.view(self.viewer), &mut |name, fact| {
            found.insert(name.to_owned(), fact.to_string());
        });
        let names = found.keys().chain(self.facts.keys().filter(|name| !found.contains_key(*name)));
        let both = names.map(|name| (name, self.facts.get(name), found.get(name)));
        both.filter(|(_, seen, found)| seen != found)
            .map(|(name, seen, found)| Difference {
                name: name.clone(),
                seen: seen.cloned(),
                found: found.cloned(),
            })
            .collect()
    }

    /// Pairs of words that may have to be exchanged for the view to be as it was seen: one that is
    /// there and was not seen, and one that was seen and is not there.
    pub(crate) fn exchanges<G: Playable>(&self, play: &Play<G>) -> Vec<(String, String)> {
        let differences = self.differences(play);
        let mut pairs = Vec::new();
        let (mut missing, mut surplus) = (Vec::new(), Vec::new());
        for Difference { name, seen, found } in &differences {
            let number = |value: &Option<String>| {
                value.as_deref().map_or(Some(0), |value| value.parse::<i32>().ok())
            };
            let last = name.rsplit('.').next().unwrap_or_default();
            match (number(seen), number(found)) {
                (Some(seen), Some(found)) if seen > found => missing.push(last.to_owned()),
                (Some(_), Some(_)) => surplus.push(last.to_owned()),
                _ => pairs.extend(found.clone().zip(seen.clone())),
            }
        }
        for one in &surplus {
            pairs.extend(missing.iter().map(|two| (one.clone(), two.clone())));
        }
        pairs
    }
}
