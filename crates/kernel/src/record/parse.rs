//! Reading a record, line by line.

use super::{
    Ending, Entry, FORMAT, Header, Lines, Person, Placing, Record, RecordError, RecordFault, count,
    text,
};
use crate::chance::Seed;
use crate::fingerprint::Fingerprint;
use crate::seat::{SEATS, Seat};

type Read<T> = Result<T, RecordFault>;

/// Which part of a record a line stands in; they follow each other.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Part {
    Header,
    Entries,
    Ending,
    Done,
}

#[derive(Default)]
struct Reader {
    header: Header,
    rules: Option<u32>,
    players: Option<usize>,
    over: Option<bool>,
    entries: Vec<Entry>,
    results: Vec<Placing>,
    seed: Option<Seed>,
    lines: Lines,
}

pub(super) fn record(text: &str) -> Result<Record, RecordError> {
    let mut reader = Reader::default();
    let mut part = Part::Header;
    let mut number = 0;
    for line in text.split_inclusive('\n') {
        number += 1;
        let at = |fault| RecordError { line: number, fault };
        let Some(line) = line.strip_suffix('\n') else { return Err(at(RecordFault::CutOff)) };
        let line = line.strip_suffix('\r').unwrap_or(line);
        if number == 1 {
            format(line).map_err(at)?;
        } else if !line.trim().is_empty() {
            let stands = reader.line(line, number, part).map_err(at)?;
            if stands > Part::Header && part == Part::Header {
                reader.complete().map_err(at)?;
            }
            part = stands;
        }
    }
    let at = |fault| RecordError { line: number.max(1), fault };
    if number == 0 {
        return Err(at(RecordFault::NotARecord));
    }
    reader.complete().map_err(at)?;
    if reader.over == Some(true) && part != Part::Done {
        return Err(at(RecordFault::Truncated));
    }
    Ok(reader.finish())
}

fn format(line: &str) -> Read<()> {
    match line.split_once(' ') {
        Some(("azulejo", format)) if format == FORMAT.to_string() => Ok(()),
        Some(("azulejo", format)) => Err(RecordFault::UnknownFormat(format.to_owned())),
        _ => Err(RecordFault::NotARecord),
    }
}

impl Reader {
    /// Takes a line and says which part of the record it stands in.
    fn line(&mut self, line: &str, number: usize, part: Part) -> Read<Part> {
        if let Some(words) = line.strip_prefix('#') {
            let words = words.strip_prefix(' ').unwrap_or(words).to_owned();
            match part {
                Part::Header => self.header.notes.push(words),
                Part::Entries => self.entry(Entry::Comment(words), number),
                Part::Ending | Part::Done => {
                    return Err(RecordFault::Misplaced(line.to_owned()));
                }
            }
            return Ok(part);
        }
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Some(entry) = entry(word, rest).transpose()? {
            if part > Part::Entries {
                return Err(RecordFault::Misplaced(line.to_owned()));
            }
            self.entry(entry, number);
            return Ok(Part::Entries);
        }
        if matches!(word, "result" | "seed" | "end") {
            if part == Part::Done {
                return Err(RecordFault::Misplaced(line.to_owned()));
            }
            if self.over != Some(true) {
                return Err(RecordFault::StillRunning);
            }
            if part != Part::Ending {
                self.lines.ending = number;
            }
            return self.ending(word, rest);
        }
        if part > Part::Header {
            return Err(match word {
                "game" | "status" | "rules" | "components" | "players" | "option" | "seat"
                | "practice" | "date" => RecordFault::Misplaced(line.to_owned()),
                _ => RecordFault::UnknownLine(line.to_owned()),
            });
        }
        self.key(word, rest, line)?;
        self.lines.keys.push((word.to_owned(), number));
        Ok(Part::Header)
    }

    fn entry(&mut self, entry: Entry, number: usize) {
        self.entries.push(entry);
        self.lines.entries.push(number);
    }

    fn key(&mut self, key: &str, rest: &str, line: &str) -> Read<()> {
        let header = &mut self.header;
        match key {
            "game" => once("game", &mut header.game, word("game", rest)?.to_owned()),
            "components" => {
                once("components", &mut header.components, word("components", rest)?.to_owned())
            }
            "rules" => once("rules", &mut self.rules, Some(number("rules", rest)?)),
            "players" => once("players", &mut self.players, Some(number("players", rest)?)),
            "status" => {
                let over = match rest {
                    "over" => true,
                    "running" => false,
                    _ => return Err(bad("status", rest)),
                };
                once("status", &mut self.over, Some(over))
            }
            "option" => {
                let (name, value) = rest.split_once(' ').ok_or_else(|| bad("option", rest))?;
                word("option", name)?;
                word("option", value)?;
                if header.options.iter().any(|(known, _)| known == name) {
                    return Err(RecordFault::Repeated("option"));
                }
                header.options.push((name.to_owned(), value.to_owned()));
                Ok(())
            }
            "seat" => {
                let person = person(rest).ok_or_else(|| bad("seat", rest))?;
                if header.seating.people.iter().any(|known| known.seat == person.seat) {
                    return Err(RecordFault::Repeated("seat"));
                }
                header.seating.people.push(person);
                Ok(())
            }
            "practice" => {
                let seats: Option<Vec<Seat>> = rest.chars().map(seat_letter).collect();
                let seats = seats
                    .filter(|seats| (1..=SEATS).contains(&seats.len()))
                    .ok_or_else(|| bad("practice", rest))?;
                once("practice", &mut header.seating.practice, seats)
            }
            "date" => {
                let date = text::unescape(rest).ok_or_else(|| bad("date", rest))?;
                once("date", &mut header.seating.date, Some(date))
            }
            _ => Err(RecordFault::UnknownLine(line.to_owned())),
        }
    }

    fn ending(&mut self, key: &str, rest: &str) -> Read<Part> {
        match key {
            "result" => {
                let placing = placing(rest).ok_or_else(|| bad("result", rest))?;
                if self.results.iter().any(|known| known.seat == placing.seat) {
                    return Err(RecordFault::Repeated("result"));
                }
                self.results.push(placing);
                Ok(Part::Ending)
            }
            "seed" => {
                let seed = Some(rest).filter(|digits| digits.len() == 64).and_then(Seed::parse);
                let seed = seed.ok_or_else(|| bad("seed", rest))?;
                once("seed", &mut self.seed, Some(seed)).map(|()| Part::Ending)
            }
            _ => {
                let (stated, found) = (number("end", rest)?, count(&self.entries));
                if stated != found {
                    return Err(RecordFault::Miscounted { stated, found });
                }
                Ok(Part::Done)
            }
        }
    }

    /// Checks that the header says all it must.
    fn complete(&self) -> Read<()> {
        let missing = [
            ("game", self.header.game.is_empty()),
            ("status", self.over.is_none()),
            ("rules", self.rules.is_none()),
            ("components", self.header.components.is_empty()),
            ("players", self.players.is_none()),
        ];
        match missing.into_iter().find(|(_, missing)| *missing) {
            Some((key, _)) => Err(RecordFault::Missing(key)),
            None => Ok(()),
        }
    }

    fn finish(mut self) -> Record {
        self.header.rules = self.rules.unwrap_or_default();
        self.header.players = self.players.unwrap_or_default();
        let ending =
            (self.over == Some(true)).then_some(Ending { results: self.results, seed: self.seed });
        Record { header: self.header, entries: self.entries, ending, lines: self.lines }
    }
}

/// An entry that begins with this word, unless it begins none.
fn entry(first: &str, rest: &str) -> Option<Read<Entry>> {
    let line = || match rest {
        "?" => Some(None),
        _ if rest.trim() == rest && !rest.is_empty() => Some(Some(rest.to_owned())),
        _ => None,
    };
    let read = match first {
        "*" => line().map(Entry::Outcome).ok_or_else(|| bad("outcome", rest)),
        "=" => {
            Fingerprint::parse(rest).map(Entry::Fingerprint).ok_or_else(|| bad("fingerprint", rest))
        }
        "!" => undo(rest).ok_or_else(|| bad("undo", rest)),
        _ => {
            let mut letters = first.chars();
            let seat = seat_letter(letters.next()?)?;
            if letters.next().is_some() {
                return None;
            }
            line().map(|line| Entry::Decision { seat, line }).ok_or_else(|| bad("decision", rest))
        }
    };
    Some(read)
}

fn undo(rest: &str) -> Option<Entry> {
    let (seat, to) = rest.strip_prefix("undo ")?.split_once(" to ")?;
    Some(Entry::Undo { seat: seat_word(seat)?, to: number("undo", to).ok()? })
}

fn person(rest: &str) -> Option<Person> {
    let (seat, rest) = rest.split_once(' ')?;
    let (kind, name) = rest.split_once(' ').unwrap_or((rest, ""));
    if kind.is_empty() {
        return None;
    }
    let kind = if kind == "-" { String::new() } else { text::unescape(kind)? };
    Some(Person { seat: seat_word(seat)?, kind, name: text::unescape(name)? })
}

fn placing(rest: &str) -> Option<Placing> {
    let mut words = rest.splitn(4, ' ');
    Some(Placing {
        seat: seat_word(words.next()?)?,
        rank: number("result", words.next()?).ok()?,
        points: words.next().filter(|points| !points.starts_with('+'))?.parse().ok()?,
        title: match words.next() {
            Some(title) => Some(text::unescape(title)?),
            None => None,
        },
    })
}

fn seat_letter(letter: char) -> Option<Seat> {
    if letter.is_ascii_uppercase() { Seat::from_letter(letter) } else { None }
}

fn seat_word(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let seat = seat_letter(letters.next()?)?;
    letters.next().is_none().then_some(seat)
}

fn bad(key: &'static str, value: &str) -> RecordFault {
    RecordFault::BadValue { key, value: value.to_owned() }
}

/// A value without spaces.
fn word<'a>(key: &'static str, text: &'a str) -> Read<&'a str> {
    if text.is_empty() || text.contains(char::is_whitespace) {
        return Err(bad(key, text));
    }
    Ok(text)
}

/// Plain digits, so that what was read prints the same.
fn number<T: std::str::FromStr + ToString>(key: &'static str, text: &str) -> Read<T> {
    text.parse::<T>().ok().filter(|number| number.to_string() == text).ok_or_else(|| bad(key, text))
}

fn once<T: Default + PartialEq>(key: &'static str, slot: &mut T, value: T) -> Read<()> {
    if *slot != T::default() {
        return Err(RecordFault::Repeated(key));
    }
    *slot = value;
    Ok(())
}
