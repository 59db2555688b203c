//! What pages were told last, so that they are told only what has changed since.
//!
//! Of a tableau nothing is kept but a fingerprint of each of its parts: a few kilobytes for whoever
//! looks. Who says the name of one that is not known any more is told everything.

use serde::Serialize;
use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use store::{PersonId, TableId};
use wire::{
    Document, DocumentNews, Drawing, DrawingNews, Kept, NodeNews, RegionNews, State, Tableau,
};

/// More than these are not kept.
const MOST: usize = 4096;

/// A table as somebody sees it.
pub(crate) struct Told {
    pub(crate) person: PersonId,
    pub(crate) table: TableId,
    pub(crate) state: State,
    pub(crate) document: Option<Document>,
    pub(crate) drawing: Option<Drawing>,
}

/// Fingerprints of the parts of a tableau, in order.
#[derive(Debug, Default)]
struct Prints {
    regions: Vec<u64>,
    nodes: Vec<u64>,
}

impl Prints {
    /// The same for the same tableau, and so for whoever may not know what is different.
    fn tag(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for list in [&self.regions, &self.nodes] {
            hasher.write_usize(list.len());
            list.iter().for_each(|print| hasher.write_u64(*print));
        }
        hasher.finish()
    }
}

/// Nobody is told anything by the name of what another person saw.
type Name = (PersonId, TableId, u64);

#[derive(Debug, Default)]
struct Shelf {
    known: HashMap<Name, Arc<Prints>>,
    /// The oldest first.
    order: VecDeque<Name>,
}

/// All of them.
#[derive(Debug, Default)]
pub(crate) struct Tableaux(Mutex<Shelf>);

impl Tableaux {
    /// Everything, without what is in the tableau of this tag.
    pub(crate) fn news(&self, told: Told, known: Option<&str>) -> Tableau {
        let Told { person, table, state, document, drawing } = told;
        let prints = Prints {
            regions: document.as_ref().map_or_else(Vec::new, |one| all_prints(&one.regions)),
            nodes: drawing.as_ref().map_or_else(Vec::new, |one| all_prints(&one.nodes)),
        };
        let known = known.and_then(|tag| u64::from_str_radix(tag, 16).ok());
        let before = known.and_then(|tag| self.find((person, table, tag))).unwrap_or_default();
        let document = document.map(|Document { at, regions }| DocumentNews {
            at,
            regions: fresh(
                regions,
                (&before.regions, &prints.regions),
                RegionNews::Kept,
                RegionNews::New,
            ),
        });
        let drawing = drawing.map(|Drawing { at, areas, nodes }| DrawingNews {
            at,
            areas,
            nodes: fresh(nodes, (&before.nodes, &prints.nodes), NodeNews::Kept, |node| {
                NodeNews::New(Box::new(node))
            }),
        });
        let tag = prints.tag();
        self.keep((person, table, tag), prints);
        Tableau { tag: format!("{tag:016x}"), state, document, drawing }
    }

    fn find(&self, name: Name) -> Option<Arc<Prints>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).known.get(&name).map(Arc::clone)
    }

    fn keep(&self, name: Name, prints: Prints) {
        let mut shelf = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.known.insert(name, Arc::new(prints)).is_some() {
            return;
        }
        shelf.order.push_back(name);
        if shelf.order.len() > MOST
            && let Some(oldest) = shelf.order.pop_front()
        {
            shelf.known.remove(&oldest);
        }
    }
}

fn all_prints<T: Serialize>(parts: &[T]) -> Vec<u64> {
    let mut text = Vec::new();
    let print = |part| {
        text.clear();
        serde_json::to_writer(&mut text, part).expect("plain values become JSON");
        let mut hasher = DefaultHasher::new();
        hasher.write(&text);
        hasher.finish()
    };
    parts.iter().map(print).collect()
}

/// The parts of a list, with runs of known ones in the place of themselves.
fn fresh<T, N>(
    parts: Vec<T>,
    (before, now): (&[u64], &[u64]),
    kept: fn(Kept) -> N,
    new: fn(T) -> N,
) -> Vec<N> {
    let places: HashMap<u64, u32> = before.iter().copied().zip(0..).collect();
    let mut found = Vec::new();
    let mut run: Option<Kept> = None;
    for (part, print) in parts.into_iter().zip(now) {
        match (places.get(print), &mut run) {
            (Some(place), Some(run)) if *place == run.from + run.count => run.count += 1,
            (Some(place), run) => {
                let next = Kept { from: *place, count: 1 };
                found.extend(run.replace(next).map(kept));
            }
            (None, run) => {
                found.extend(run.take().map(kept));
                found.push(new(part));
            }
        }
    }
    found.extend(run.map(kept));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq)]
    enum News {
        Kept(u32, u32),
        New(&'static str),
    }

    fn told(before: &[&'static str], now: &[&'static str]) -> Vec<News> {
        let prints = [before, now].map(all_prints);
        let kept = |Kept { from, count }: Kept| News::Kept(from, count);
        fresh(now.to_vec(), (&prints[0], &prints[1]), kept, News::New)
    }

    #[test]
    fn what_is_known_is_told_in_runs() {
        use News::{Kept, New};
        assert_eq!(told(&[], &["a", "b"]), [New("a"), New("b")]);
        assert_eq!(told(&["a", "b", "c"], &["a", "b", "c"]), [Kept(0, 3)]);
        assert_eq!(told(&["a", "b", "c"], &["a", "x", "c"]), [Kept(0, 1), New("x"), Kept(2, 1)]);
        assert_eq!(told(&["a", "b", "c"], &["c", "a", "b"]), [Kept(2, 1), Kept(0, 2)]);
        assert_eq!(told(&["a", "b"], &[]), []);
        assert_eq!(told(&["a", "b", "c"], &["a", "c", "d"]), [Kept(0, 1), Kept(2, 1), New("d")]);
    }

    #[test]
    fn so_many_are_kept_and_no_more() {
        let tableaux = Tableaux::default();
        let (person, table) = (PersonId::from_bytes([1; 16]), TableId::from_bytes([2; 16]));
        let many = MOST as u64 + 10;
        for number in 0..many {
            tableaux.keep((person, table, number), Prints::default());
        }
        assert!(tableaux.find((person, table, 9)).is_none());
        assert!(tableaux.find((person, table, 10)).is_some());
        assert!(tableaux.find((PersonId::from_bytes([3; 16]), table, 10)).is_none());
        // What is told again takes no room.
        tableaux.keep((person, table, many - 1), Prints::default());
        assert_eq!(tableaux.0.lock().expect("nobody fell").order.len(), MOST);
    }
}
