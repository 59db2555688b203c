//! Finished games in a file, a line of JSON for each, so that a long match can be taken up again.

use crate::fault::Fault;
use crate::files;
use bots::arena::Played;
use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use words::Catalogue;

/// What was played before, and where what is played is kept.
pub(crate) struct Results {
    known: Vec<Played>,
    file: Option<(PathBuf, Mutex<File>)>,
}

impl Results {
    /// Reads what a file holds of this match; without a file nothing is kept.
    pub(crate) fn open(
        catalogue: &Catalogue,
        path: Option<&Path>,
        heading: &Value,
    ) -> Result<Self, Fault> {
        let Some(path) = path else { return Ok(Self { known: Vec::new(), file: None }) };
        let text = if path.exists() { files::read(catalogue, path)? } else { String::new() };
        // A line without its end was being written when the program was stopped.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let shown = path.display().to_string();
        let wrong =
            |line: usize, id: &str| Fault::line(catalogue, &shown, line, &catalogue.text(id));
        let mut titles: Vec<&'static str> = Vec::new();
        let mut known = Vec::new();
        for (number, line) in whole.lines().enumerate() {
            let told: Value = serde_json::from_str(line)
                .map_err(|_| wrong(number + 1, "client-error-results-line"))?;
            if number == 0 {
                if told != *heading {
                    return Err(wrong(1, "client-error-results-other"));
                }
                continue;
            }
            let game = read(&told, &mut titles);
            known.push(game.ok_or_else(|| wrong(number + 1, "client-error-results-line"))?);
        }
        if whole.is_empty() && !text.is_empty() {
            return Err(wrong(1, "client-error-results-other"));
        }
        let opened =
            OpenOptions::new().create(true).append(true).open(path).and_then(|mut file| {
                file.set_len(whole.len() as u64)?;
                if whole.is_empty() {
                    writeln!(file, "{heading}")?;
                }
                Ok(file)
            });
        let file =
            opened.map_err(|error| Fault::Told(files::unwritten(catalogue, path, &error)))?;
        Ok(Self { known, file: Some((path.to_owned(), Mutex::new(file))) })
    }

    pub(crate) fn known(&self) -> &[Played] {
        &self.known
    }

    /// Keeps a game.
    pub(crate) fn add(&self, game: &Played) -> io::Result<()> {
        let Some((_, file)) = &self.file else { return Ok(()) };
        let line = format!("{}\n", told(game));
        let mut file = file.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        file.write_all(line.as_bytes())
    }

    pub(crate) fn unwritten(&self, catalogue: &Catalogue, error: &io::Error) -> Fault {
        let path = self.file.as_ref().map_or(Path::new(""), |(path, _)| path);
        Fault::Told(files::unwritten(catalogue, path, error))
    }
}

fn told(game: &Played) -> Value {
    let nanoseconds = |times: &[Duration]| -> Vec<u64> {
        times.iter().map(|time| time.as_nanos() as u64).collect()
    };
    json!({
        "game": game.game,
        "bots": game.bots,
        "points": game.points,
        "wins": game.wins,
        "margins": game.margins,
        "title": game.title,
        "decisions": game.decisions,
        "thinking_ns": nanoseconds(&game.thinking),
        "longest_turn_ns": nanoseconds(&game.longest_turn),
        "slow": game.slow,
    })
}

/// The other way; nothing where a line is not the result of a game.
fn read(told: &Value, titles: &mut Vec<&'static str>) -> Option<Played> {
    fn list<T>(told: &Value, key: &str, item: impl Fn(&Value) -> Option<T>) -> Option<Vec<T>> {
        told.get(key)?.as_array()?.iter().map(item).collect()
    }
    let small = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
    let signed = |value: &Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
    let time = |value: &Value| value.as_u64().map(Duration::from_nanos);
    // A share of a win is one by a whole number: so it is read as exactly as it was written.
    let win = |value: &Value| {
        value.as_f64().map(|win| if win > 0.0 { 1.0 / (1.0 / win).round() } else { 0.0 })
    };
    let title = match told.get("title")? {
        Value::Null => None,
        title => Some(kept(title.as_str()?, titles)),
    };
    let game = Played {
        game: told.get("game")?.as_u64()?,
        bots: list(told, "bots", |bot| bot.as_u64().map(|bot| bot as usize))?,
        points: list(told, "points", signed)?,
        wins: list(told, "wins", win)?,
        margins: list(told, "margins", signed)?,
        title,
        decisions: list(told, "decisions", small)?,
        thinking: list(told, "thinking_ns", time)?,
        longest_turn: list(told, "longest_turn_ns", time)?,
        slow: list(told, "slow", small)?,
    };
    let seats = game.bots.len();
    let lengths = [
        game.points.len(),
        game.wins.len(),
        game.margins.len(),
        game.decisions.len(),
        game.thinking.len(),
        game.longest_turn.len(),
        game.slow.len(),
    ];
    lengths.iter().all(|length| *length == seats).then_some(game)
}

/// A word that lives as long as the program; there are but a few.
fn kept(word: &str, known: &mut Vec<&'static str>) -> &'static str {
    if let Some(found) = known.iter().find(|known| **known == word) {
        return found;
    }
    let word: &'static str = word.to_owned().leak();
    known.push(word);
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_read_as_it_was_written() {
        let game = Played {
            game: 7,
            bots: vec![2, 0, 1],
            points: vec![51, -3, 51],
            wins: vec![0.5, 0.0, 1.0 / 3.0],
            margins: vec![0, -54, 0],
            title: Some("jester"),
            decisions: vec![31, 40, 28],
            thinking: [1, 20, 300].map(Duration::from_nanos).to_vec(),
            longest_turn: [1, 2, 3].map(Duration::from_millis).to_vec(),
            slow: vec![0, 1, 2],
        };
        let line = told(&game).to_string();
        let again: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(read(&again, &mut Vec::new()), Some(game));
        let short = line.replace("\"slow\":[0,1,2]", "\"slow\":[0,1]");
        assert_ne!(short, line);
        let short: Value = serde_json::from_str(&short).expect("JSON");
        assert_eq!(read(&short, &mut Vec::new()), None);
    }
}
