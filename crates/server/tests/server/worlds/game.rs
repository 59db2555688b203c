//! A game, and another that looks the same to somebody.

use kernel::{
    Bits, Chance, Entry, Fast, Game, Play, Record, Seat, Seed, Setup, Turn, Viewer, random,
};
use std::collections::BTreeSet;

/// Two games that the viewer cannot tell apart.
pub(crate) struct Twins<G: Game> {
    pub(crate) viewer: Viewer,
    pub(crate) one: Play<G>,
    pub(crate) two: Play<G>,
}

/// How often a change is tried.
const TRIES: usize = 80;

/// Plays at random until so many decisions are made, then looks for another game like it.
pub(crate) fn twins<G: Game>(
    setup: Setup<G>,
    viewer: Viewer,
    decisions: usize,
    seeds: [Seed; 2],
) -> Twins<G> {
    let mut bits = Fast::new(decisions as u64 ^ 7);
    let one = played(setup, decisions, seeds[0], &mut bits);
    let mut two = resumed(&one, one.whole(0), seeds[1]).expect("what was played");
    let words = words(&setup, viewer);
    for _ in 0..TRIES {
        let lines = changed(&two, viewer, &words, &mut bits);
        if let Some(other) = lines.and_then(|lines| resumed(&one, lines, seeds[1]))
            && other.told(viewer, 0).eq(one.told(viewer, 0))
        {
            two = other;
        }
    }
    Twins { viewer, one, two }
}

fn played<G: Game>(setup: Setup<G>, decisions: usize, seed: Seed, bits: &mut Fast) -> Play<G> {
    let mut play = Play::new(setup, kernel::Seating::default(), Chance::Seeded(seed));
    for number in 0.. {
        let Turn::Decide { seat, .. } = play.turn() else { panic!("over after {number}") };
        if number == decisions {
            break;
        }
        let action = random::pick::<G>(&play.state().legal(), bits).expect("something is legal");
        play.act(seat, action).expect("it is legal");
        if bits.below(12) == 0 && play.can_undo(seat).is_ok() {
            play.undo(seat).expect("it can be undone");
        }
    }
    play
}

/// The game that these lines tell, if they tell one.
fn resumed<G: Game>(like: &Play<G>, lines: Vec<Entry>, seed: Seed) -> Option<Play<G>> {
    let record = Record::new(like.record().header, lines, None);
    Play::resume(&record, Chance::Seeded(seed), None).ok()
}

/// The lines that a viewer may not read, by number.
fn unread<G: Game>(play: &Play<G>, viewer: Viewer) -> Vec<usize> {
    let blank =
        |entry: &Entry| matches!(entry, Entry::Decision { line: None, .. } | Entry::Outcome(None));
    play.told(viewer, 0).filter(|told| blank(&told.entry)).map(|told| told.number).collect()
}

fn line(entry: &mut Entry) -> &mut String {
    match entry {
        Entry::Decision { line: Some(line), .. } | Entry::Outcome(Some(line)) => line,
        other => panic!("no line in {other}"),
    }
}

fn words_of(line: &str) -> impl Iterator<Item = &str> {
    line.split([' ', ',']).skip(1)
}

/// What stands in lines that a viewer may not read, in a few games.
fn words<G: Game>(setup: &Setup<G>, viewer: Viewer) -> Vec<String> {
    let mut words = BTreeSet::new();
    for number in 0..12 {
        let mut bits = Fast::new(number);
        let play = played(*setup, 8, Seed([number as u8; 32]), &mut bits);
        let mut lines = play.whole(0);
        for at in unread(&play, viewer) {
            words.extend(words_of(line(&mut lines[at])).map(str::to_owned));
        }
    }
    words.into_iter().collect()
}

/// The lines of a game with one thing changed that the viewer may not read: a word exchanged for
/// another in all of them, or in one.
fn changed<G: Game>(
    play: &Play<G>,
    viewer: Viewer,
    words: &[String],
    bits: &mut Fast,
) -> Option<Vec<Entry>> {
    let unread = unread(play, viewer);
    let mut lines = play.whole(0);
    let mut one_of = |count: usize| bits.below(count as u32) as usize;
    let at = *unread.get(one_of(unread.len().max(1)))?;
    let known: Vec<String> = words_of(line(&mut lines[at])).map(str::to_owned).collect();
    let (from, to) = (&known[one_of(known.len())], &words[one_of(words.len())]);
    let everywhere = one_of(2) == 0;
    for number in unread.iter().filter(|number| everywhere || **number == at) {
        let line = line(&mut lines[*number]);
        let mut first = true;
        let exchanged: String = line
            .split_inclusive([' ', ','])
            .map(|piece| {
                let word = piece.trim_end_matches([' ', ',']);
                let end = &piece[word.len()..];
                match word {
                    word if word == from && (everywhere || std::mem::take(&mut first)) => {
                        format!("{to}{end}")
                    }
                    word if word == to && everywhere => format!("{from}{end}"),
                    _ => piece.to_owned(),
                }
            })
            .collect();
        *line = exchanged;
    }
    Some(lines)
}

impl<G: Game> Twins<G> {
    /// Whether anything in the records differs.
    pub(crate) fn differ(&self) -> bool {
        self.one.whole(0) != self.two.whole(0)
    }

    /// Something the seat that decides may do in both, after which the viewer still cannot tell
    /// them apart; with that seat.
    pub(crate) fn step(&self) -> Option<(Seat, String)> {
        let Turn::Decide { seat, .. } = self.one.turn() else { return None };
        let alike = |action: &G::Action| {
            let (mut one, mut two) = (self.one.clone(), self.two.clone());
            let done = one.act(seat, *action).is_ok() && two.act(seat, *action).is_ok();
            done && one.told(self.viewer, 0).eq(two.told(self.viewer, 0))
                && !one.is_over()
                && !two.is_over()
        };
        let action = self.one.state().legal().into_iter().find(alike)?;
        Some((seat, action.to_string()))
    }
}
