//! Lines of every kind, found by asking the parser which words it takes.

use kernel::{Name, NotationError, Said, Token, Vocabulary};
use words::Spoken;

/// Numbers that grammar may treat differently.
const NUMBERS: &[&str] = &["0", "1", "2", "5", "12", "-1", "-3"];

/// Words that may stand in a line of this game.
pub(crate) fn words<G: Spoken>() -> Vec<String> {
    let seats = kernel::Seat::all(kernel::SEATS).map(|seat| written(&seat));
    let names = G::names().into_iter().map(notation);
    let mut words: Vec<String> =
        NUMBERS.iter().map(|&number| number.to_owned()).chain(seats).chain(names).collect();
    let mut seen = std::collections::HashSet::new();
    words.retain(|word| seen.insert(word.clone()));
    words
}

fn written(token: &impl Token) -> String {
    let mut text = String::new();
    token.write(&mut text).expect("a string takes everything");
    text
}

fn notation(name: Name) -> String {
    name.index.map_or_else(|| name.word.to_owned(), |index| format!("{}{index}", name.word))
}

/// Lines of every kind of a vocabulary. Each word that fits a field stands there in some line.
pub(crate) fn lines<V: Vocabulary>(words: &[String]) -> Vec<Said> {
    V::KINDS.iter().flat_map(|kind| lines_of_kind::<V>(kind, words)).collect()
}

fn lines_of_kind<V: Vocabulary>(kind: &str, words: &[String]) -> Vec<Said> {
    let mut fields: Vec<Vec<String>> = Vec::new();
    let mut line = kind.to_owned();
    while let Err(error) = V::parse(&line) {
        assert!(matches!(error, NotationError::Missing { .. }), "{line}: {error}");
        let fitting = fitting::<V>(&line, words);
        let first = fitting.first().unwrap_or_else(|| panic!("nothing fits after '{line}'"));
        line = format!("{line} {first}");
        fields.push(fitting);
    }
    let most = fields.iter().map(Vec::len).max().unwrap_or(1);
    let mut lines: Vec<Said> = Vec::new();
    // Fields step together at first, then apart, so that equal and different values meet.
    for stride in 0..3 {
        for i in 0..most {
            let mut line = kind.to_owned();
            for (k, fitting) in fields.iter().enumerate() {
                line = format!("{line} {}", fitting[(i + k * stride) % fitting.len()]);
            }
            let said = Said::of(&V::parse(&line).unwrap_or_else(|error| panic!("{line}: {error}")));
            if !lines.contains(&said) {
                lines.push(said);
            }
        }
    }
    lines
}

/// What the parser takes as the next word; for a list also several at once and none.
fn fitting<V: Vocabulary>(line: &str, words: &[String]) -> Vec<String> {
    let fits = |word: &str| match V::parse(&format!("{line} {word}")) {
        Ok(_) | Err(NotationError::Missing { .. }) => true,
        Err(_) => false,
    };
    let mut fitting: Vec<String> = words.iter().filter(|word| fits(word)).cloned().collect();
    if fits("-") {
        let several = (2..=4).filter_map(|n| fitting.get(..n)).map(|some| some.join(","));
        let more: Vec<String> = several.filter(|list| fits(list)).collect();
        fitting.extend(more);
        fitting.push("-".to_owned());
    }
    fitting
}
