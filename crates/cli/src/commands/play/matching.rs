//! What an abbreviation means.

use kernel::notation::fold;

/// What was meant.
#[derive(Debug)]
pub(crate) enum Match<'a, T> {
    None,
    One(&'a T),
    Several(Vec<&'a T>),
}

/// Finds what a text means among things that have a notation and a label: a number counts from 1;
/// else each word typed stands for the beginning of a word, in the same order. The closest way of
/// reading that fits anything decides: whole words before beginnings, notation before label.
pub(crate) fn find<'a, T>(
    text: &str,
    things: &'a [T],
    spelled: impl Fn(&'a T) -> (&'a str, &'a str),
) -> Match<'a, T> {
    if let Ok(number) = text.parse::<usize>() {
        return match number.checked_sub(1).and_then(|index| things.get(index)) {
            Some(thing) => Match::One(thing),
            None => Match::None,
        };
    }
    let typed = words(text);
    if typed.is_empty() {
        return Match::None;
    }
    let spelled: Vec<(&T, [Vec<String>; 2])> = things
        .iter()
        .map(|thing| {
            let (notation, label) = spelled(thing);
            (thing, [words(notation), words(label)])
        })
        .collect();
    let whole: Fits = |typed, word| typed == word;
    let begun: Fits = |typed, word| word.starts_with(typed);
    for (spelling, fits, from_the_start) in [
        (0, whole, true),
        (0, begun, true),
        (0, whole, false),
        (1, whole, false),
        (0, begun, false),
        (1, begun, false),
    ] {
        let meant = |(_, spelled): &&(&T, [Vec<String>; 2])| {
            in_order(&typed, &spelled[spelling], fits, from_the_start)
        };
        let meant: Vec<&'a T> = spelled.iter().filter(meant).map(|(thing, _)| *thing).collect();
        match meant.as_slice() {
            [] => {}
            [one] => return Match::One(one),
            _ => return Match::Several(meant),
        }
    }
    Match::None
}

type Fits = fn(&str, &str) -> bool;

/// Whether the typed words fit words of the line in this order, from the start or with gaps.
fn in_order(typed: &[String], line: &[String], fits: Fits, from_the_start: bool) -> bool {
    if from_the_start {
        return typed.len() <= line.len()
            && typed.iter().zip(line).all(|(typed, word)| fits(typed, word));
    }
    let mut line = line.iter();
    typed.iter().all(|typed| line.any(|word| fits(typed, word)))
}

fn words(text: &str) -> Vec<String> {
    fold(text)
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINES: [(&str, &str); 5] = [
        ("place guild 1 moinho", "Place a guild die showing 1 at Moinho"),
        ("place guild 2 moinho", "Place a guild die showing 2 at Moinho"),
        ("place pirate 2 alfandega", "Place a pirate die showing 2 at Alfândega"),
        ("pass i reis", "Pass to space I: take the réis"),
        ("pass ii reis", "Pass to space II: take the réis"),
    ];

    fn meant(text: &str) -> Vec<&'static str> {
        match find(text, &LINES, |line| (line.0, line.1)) {
            Match::None => Vec::new(),
            Match::One(line) => vec![line.0],
            Match::Several(lines) => lines.into_iter().map(|line| line.0).collect(),
        }
    }

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(meant("3"), ["place pirate 2 alfandega"]);
        assert!(meant("0").is_empty());
        assert!(meant("6").is_empty());
    }

    #[test]
    fn beginnings_of_words_are_enough() {
        assert_eq!(meant("pl g 2"), ["place guild 2 moinho"]);
        assert_eq!(meant("pir"), ["place pirate 2 alfandega"]);
        assert_eq!(meant("ALFÂN"), ["place pirate 2 alfandega"]);
        assert_eq!(meant("showing 1"), ["place guild 1 moinho"]);
    }

    #[test]
    fn whole_words_come_before_beginnings() {
        assert_eq!(meant("pass i"), ["pass i reis"]);
        assert_eq!(meant("pass"), ["pass i reis", "pass ii reis"]);
    }

    #[test]
    fn nonsense_means_nothing() {
        assert!(meant("sail").is_empty());
        assert!(meant("?!").is_empty());
        assert!(meant("moinho guild").is_empty());
    }
}
