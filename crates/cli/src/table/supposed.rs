//! A record with blanks: a game as it may have been.
//!
//! What was made for one viewer is blank where they may not know it. Every line that is there is
//! checked by the rules all the same, in a game whose blank lines are supposed: something possible
//! first, and wherever a line that is there contradicts it, one word of what was supposed is
//! exchanged for another until it does not.

use super::report::Report;
use super::staged;
use crate::registry::Playable;
use kernel::{
    Chance, Entry, Fast, Play, Record, ReplayError, ReplayFault, Seat, Setup, Turn, Viewer, random,
};
use std::collections::BTreeSet;

/// How many games are tried before the search is given up, and how often it begins anew.
const TRIES: usize = 3_000;
const BEGINNINGS: usize = 20;

/// How often something is drawn for a blank, to find what is not seen elsewhere.
const DRAWS: usize = 30;

/// The lines of a record that are blank.
pub(crate) fn blanks(record: &Record) -> usize {
    record.entries.iter().filter(|entry| blank(entry)).count()
}

fn blank(entry: &Entry) -> bool {
    matches!(entry, Entry::Decision { line: None, .. } | Entry::Outcome(None))
}

/// Replays a record with blanks.
///
/// # Errors
/// The first line for which no game was found.
pub(crate) fn replay<G: Playable>(
    record: &Record,
    extra: Option<&'static G::Components>,
) -> Result<Play<G>, ReplayError> {
    let setup = Setup::of_record(record, extra)?;
    let known = record.entries.iter().filter_map(text).flat_map(words).map(str::to_owned);
    let mut search = Search {
        record,
        setup,
        report: Report::of(record),
        known: known.collect(),
        shown: record.entries.iter().flat_map(shown).collect(),
        pool: BTreeSet::new(),
        bits: Fast::new(1),
        tries: 0,
    };
    let mut furthest: Option<Attempt<G>> = None;
    for _ in 0..BEGINNINGS {
        let attempt = search.climb();
        if attempt.fault.is_none() && attempt.wrong == 0 {
            return Ok(attempt.play);
        }
        if furthest.as_ref().is_none_or(|other| attempt.beyond(other)) {
            furthest = Some(attempt);
        }
        if search.tries >= TRIES {
            break;
        }
    }
    // A view that cannot be had is for the caller to tell.
    let Attempt { play, reached, fault, .. } = furthest.expect("it began at least once");
    match fault {
        None => Ok(play),
        Some(fault) => Err(ReplayError { line: record.line_of_entry(reached), fault }),
    }
}

fn text(entry: &Entry) -> Option<&str> {
    match entry {
        Entry::Decision { line, .. } | Entry::Outcome(line) => line.as_deref(),
        Entry::Undo { .. } | Entry::Fingerprint(_) | Entry::Comment(_) => None,
    }
}

/// The words of a decision, with who made it.
fn shown(entry: &Entry) -> Vec<(Seat, String)> {
    match entry {
        Entry::Decision { seat, line: Some(line) } => {
            words(line).map(|word| (*seat, word.to_owned())).collect()
        }
        _ => Vec::new(),
    }
}

/// The seat that a word names.
fn seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Seat::from_letter)
}

/// The words of a line after its kind, those of lists one by one.
fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', ',']).skip(1)
}

struct Search<'a, G: Playable> {
    record: &'a Record,
    setup: Setup<G>,
    report: Option<Report>,
    /// The words of the lines that are there.
    known: BTreeSet<String>,
    /// Those in the lines of each seat.
    shown: BTreeSet<(Seat, String)>,
    /// Words that were ever drawn for a blank.
    pool: BTreeSet<String>,
    bits: Fast,
    tries: usize,
}

/// How far a game came with what was supposed.
struct Attempt<G: Playable> {
    /// The blank lines, by the number of their entry.
    lines: Vec<Option<String>>,
    play: Play<G>,
    reached: usize,
    fault: Option<ReplayFault>,
    /// Facts at the end that are not as they were seen.
    wrong: usize,
}

impl<G: Playable> Attempt<G> {
    /// Whether more of the record is right.
    fn beyond(&self, other: &Self) -> bool {
        (self.reached, other.wrong) > (other.reached, self.wrong)
    }
}

impl<G: Playable> Search<'_, G> {
    /// Begins anew, and changes what was supposed for as long as it comes further.
    fn climb(&mut self) -> Attempt<G> {
        let mut best = self.attempt(vec![None; self.record.entries.len()]);
        while best.fault.is_some() || best.wrong > 0 {
            let Some(better) = self.better(&best) else { break };
            best = better;
        }
        best
    }

    /// Plays the record through with these lines for its blanks; those that cannot be are made
    /// anew.
    fn attempt(&mut self, mut lines: Vec<Option<String>>) -> Attempt<G> {
        self.tries += 1;
        let seating = self.record.header.seating.clone();
        let mut play = Play::<G>::new(self.setup, seating, Chance::ByHand);
        for (number, entry) in self.record.entries.iter().enumerate() {
            let done = if blank(entry) {
                self.suppose(&mut play, entry, &mut lines[number])
            } else {
                follow(&mut play, entry)
            };
            if let Err(fault) = done {
                return Attempt { lines, play, reached: number, fault: Some(fault), wrong: 0 };
            }
        }
        let wrong = self.report.as_ref().map_or(0, |report| report.differences(&play).len());
        Attempt { lines, play, reached: self.record.entries.len(), fault: None, wrong }
    }

    fn suppose(
        &mut self,
        play: &mut Play<G>,
        entry: &Entry,
        line: &mut Option<String>,
    ) -> Result<(), ReplayFault> {
        let supposed = |line: &String| match entry {
            Entry::Decision { seat, .. } => {
                Entry::Decision { seat: *seat, line: Some(line.clone()) }
            }
            _ => Entry::Outcome(Some(line.clone())),
        };
        if let Some(line) = line
            && follow(play, &supposed(line)).is_ok()
        {
            return Ok(());
        }
        let made = line.insert(self.make(play, entry)?);
        follow(play, &supposed(made))
    }

    /// Something that can stand in a blank, if possible not made of what is seen elsewhere.
    fn make(&mut self, play: &Play<G>, entry: &Entry) -> Result<String, ReplayFault> {
        let mut made = None;
        for _ in 0..DRAWS {
            let line = match (entry, play.turn()) {
                (Entry::Outcome(_), Turn::Chance(_)) => {
                    G::draw(play.state(), &mut self.bits).to_string()
                }
                (Entry::Decision { seat, .. }, Turn::Decide { seat: deciding, .. })
                    if *seat == deciding =>
                {
                    let public = &play.state().public;
                    let mut legal = play.state().legal();
                    legal.retain(|one| !G::sees_action(public, deciding, *one, Viewer::Spectator));
                    let one = random::pick::<G>(&legal, &mut self.bits);
                    one.ok_or(ReplayFault::Hidden)?.to_string()
                }
                _ => return Err(ReplayFault::Hidden),
            };
            self.pool.extend(words(&line).map(str::to_owned));
            let about = words(&line).find_map(seat);
            let fits = |word: &&str| !self.known.contains(*word) || self.shown(about, word);
            let fitting = words(&line).filter(fits).count();
            if made.as_ref().is_none_or(|(most, _)| fitting > *most) {
                made = Some((fitting, line));
            }
        }
        made.map(|(_, line)| line).ok_or(ReplayFault::Hidden)
    }

    /// Whether a seat is seen with this word in a line of its own.
    fn shown(&self, seat: Option<Seat>, word: &str) -> bool {
        seat.is_some_and(|seat| self.shown.contains(&(seat, word.to_owned())))
    }

    /// A game that comes further than this one.
    fn better(&mut self, so_far: &Attempt<G>) -> Option<Attempt<G>> {
        for lines in self.changes(so_far) {
            if self.tries >= TRIES {
                return None;
            }
            let attempt = self.attempt(lines);
            if attempt.beyond(so_far) {
                return Some(attempt);
            }
        }
        None
    }

    /// What might be supposed instead, the likeliest first.
    fn changes(&self, so_far: &Attempt<G>) -> Vec<Vec<Option<String>>> {
        let mut changes = Vec::new();
        let Some(entry) = self.record.entries.get(so_far.reached) else {
            let seen = self.report.as_ref().map_or_else(Vec::new, |it| it.exchanges(&so_far.play));
            let all = seen.iter().map(|(one, two)| exchanged(&so_far.lines, one, two));
            return all.collect();
        };
        let by = match entry {
            Entry::Decision { seat, .. } => Some(*seat),
            _ => None,
        };
        let blanks = self.ordered(&so_far.lines, by);
        let lines = blanks.iter().filter_map(|at| so_far.lines[*at].as_deref());
        let supposed: Vec<&str> = lines.flat_map(words).collect();
        let free = |word: &&str| !self.known.contains(*word);
        let unused = self.pool.iter().map(String::as_str).filter(|word| !supposed.contains(word));
        // What nobody is seen with, then what this seat is not seen with.
        let mut others: Vec<&str> = supposed.iter().copied().chain(unused).filter(free).collect();
        others.extend(supposed.iter().filter(|word| !free(word) && !self.shown(by, word)));
        others.retain(|word| seat(word).is_none());
        let mut wanted: Vec<&str> = text(entry).into_iter().flat_map(words).collect();
        wanted.sort_by_key(|word| !self.pool.contains(*word));
        if by.is_none() {
            // An outcome can name several words at once that were supposed to be elsewhere.
            let mut spare: Vec<&str> = self.pool.iter().map(String::as_str).collect();
            spare.retain(|word| !supposed.contains(word) && !wanted.contains(word));
            spare.sort_by_key(|word| !free(word));
            let taken = wanted.iter().filter(|word| supposed.contains(word));
            let exchange = |lines: Vec<_>, (one, two): (&&str, &str)| exchanged(&lines, one, two);
            changes.push(taken.zip(spare).fold(so_far.lines.clone(), exchange));
        }
        for wanted in wanted {
            changes.extend(others.iter().map(|other| exchanged(&so_far.lines, wanted, other)));
            for at in &blanks {
                let own = so_far.lines[*at].as_deref().into_iter().flat_map(words);
                changes.extend(own.map(|other| replaced(&so_far.lines, *at, other, wanted)));
            }
        }
        changes
    }

    /// The blanks that were supposed, those about a seat first.
    fn ordered(&self, lines: &[Option<String>], seat: Option<Seat>) -> Vec<usize> {
        let about = |at: &usize| match (seat, &self.record.entries[*at]) {
            (Some(seat), Entry::Decision { seat: by, .. }) => seat == *by,
            (Some(seat), _) => {
                let letter = seat.letter().to_string();
                lines[*at].as_deref().is_some_and(|line| words(line).any(|word| word == letter))
            }
            (None, _) => false,
        };
        let mut blanks: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].is_some()).collect();
        blanks.sort_by_key(|at| !about(at));
        blanks
    }
}

/// The lines with two words exchanged for one another.
fn exchanged(lines: &[Option<String>], one: &str, two: &str) -> Vec<Option<String>> {
    let other = |word: &str| match word {
        word if word == one => two.to_owned(),
        word if word == two => one.to_owned(),
        word => word.to_owned(),
    };
    lines.iter().map(|line| line.as_ref().map(|line| reworded(line, other))).collect()
}

/// The lines with a word in the place of another, once in one of them.
fn replaced(lines: &[Option<String>], at: usize, old: &str, new: &str) -> Vec<Option<String>> {
    let mut done = false;
    let other = |word: &str| {
        let here = word == old && !std::mem::replace(&mut done, true);
        if here { new.to_owned() } else { word.to_owned() }
    };
    let mut lines = lines.to_vec();
    lines[at] = lines[at].as_ref().map(|line| reworded(line, other));
    lines
}

/// A line with other words in it.
fn reworded(line: &str, mut other: impl FnMut(&str) -> String) -> String {
    let pieces = line.split_inclusive([' ', ',']).map(|piece| {
        let word = piece.trim_end_matches([' ', ',']);
        other(word) + &piece[word.len()..]
    });
    pieces.collect()
}

/// Does a line that is there. A record with blanks has no fingerprint that could be checked.
fn follow<G: Playable>(play: &mut Play<G>, entry: &Entry) -> Result<(), ReplayFault> {
    match entry {
        Entry::Fingerprint(_) => Ok(()),
        entry => staged::retrace_entry(play, entry),
    }
}
