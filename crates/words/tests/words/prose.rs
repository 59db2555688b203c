//! Nothing that people read stands in code.

use crate::catalogue::sources;
use std::iter::Peekable;
use std::str::Chars;

/// Where prose may stand in code, and why.
const ALLOWED: &[(&str, &str)] = &[
    ("kernel/src/suite", "the generic test-suite tells a developer what broke"),
    ("scenario/src", "tells the author of a scenario, which is written in English, what fails"),
    ("madeira/src/position", "the same, about a position that cannot be"),
    ("lisboa/src/position", "the same"),
    ("madeira/src/components/load", "names rows and keys of a file that is written in English"),
    ("lisboa/src/components/load", "the same"),
    ("bots/src/evaluation/weights", "the same, of a file of weights"),
    ("store/src/sqlite", "statements and the names of threads"),
    ("server/src/fairness", "what is hashed"),
    ("wire/src/document", "made for who writes programs"),
];

/// Macros whose words are for who develops or runs the program.
const DEVELOPERS: &[&str] = &["panic", "unreachable", "error", "warn", "info", "debug"];

#[derive(PartialEq, Eq, Debug)]
enum Token {
    Word(String),
    Text(String),
    Sign(char),
}

/// Splits Rust source into what matters here; comments and characters are left out.
fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => {
                letters.by_ref().find(|&letter| letter == '\n');
            }
            '/' if letters.peek() == Some(&'*') => skip_comment(&mut letters),
            '"' => tokens.push(Token::Text(text(&mut letters))),
            '\'' => skip_character(&mut letters),
            'r' if matches!(letters.peek(), Some('"' | '#')) && raw_follows(&letters) => {
                tokens.push(Token::Text(raw_text(&mut letters)));
            }
            _ if letter.is_alphabetic() || letter == '_' => {
                let mut word = String::from(letter);
                while let Some(&next) = letters.peek() {
                    if !next.is_alphanumeric() && next != '_' {
                        break;
                    }
                    word.push(next);
                    letters.next();
                }
                tokens.push(Token::Word(word));
            }
            _ if letter.is_whitespace() => {}
            _ => tokens.push(Token::Sign(letter)),
        }
    }
    tokens
}

fn skip_comment(letters: &mut Peekable<Chars<'_>>) {
    let (mut depth, mut last) = (0, '/');
    for letter in letters.by_ref() {
        match (last, letter) {
            ('/', '*') => depth += 1,
            ('*', '/') => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return;
        }
        last = letter;
    }
}

fn text(letters: &mut Peekable<Chars<'_>>) -> String {
    let mut text = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => break,
            '\\' => {
                // A line that goes on loses its indentation; other escapes stand for one letter.
                if letters.next() == Some('\n') {
                    while letters.next_if(|letter| letter.is_whitespace()).is_some() {}
                } else {
                    text.push('?');
                }
            }
            _ => text.push(letter),
        }
    }
    text
}

fn raw_follows(letters: &Peekable<Chars<'_>>) -> bool {
    letters.clone().find(|&letter| letter != '#') == Some('"')
}

fn raw_text(letters: &mut Peekable<Chars<'_>>) -> String {
    let mut hashes = 0;
    while letters.next_if_eq(&'#').is_some() {
        hashes += 1;
    }
    letters.next();
    let end = format!("\"{}", "#".repeat(hashes));
    let mut text = String::new();
    for letter in letters.by_ref() {
        text.push(letter);
        if text.ends_with(&end) {
            text.truncate(text.len() - end.len());
            break;
        }
    }
    text
}

/// A character, or the start of a lifetime.
fn skip_character(letters: &mut Peekable<Chars<'_>>) {
    let mut ahead = letters.clone();
    let first = ahead.next();
    if first == Some('\\') {
        letters.next();
        letters.next();
        letters.by_ref().find(|&letter| letter == '\'');
    } else if ahead.next() == Some('\'') {
        letters.next();
        letters.next();
    }
}

/// The texts that the program could show to a person.
fn shown(tokens: &[Token]) -> Vec<&str> {
    let mut shown = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let next = |offset: usize| tokens.get(at + offset);
        match &tokens[at] {
            Token::Sign('#') => {
                let inner = next(1) == Some(&Token::Sign('!'));
                let open = at + 1 + usize::from(inner);
                if tokens.get(open) != Some(&Token::Sign('[')) {
                    at += 1;
                    continue;
                }
                let close = closing(tokens, open);
                let test = tokens[open..close].contains(&Token::Word("test".to_owned()));
                at = if test { item_end(tokens, close) } else { close };
            }
            // What a developer or operator reads: `Display` of errors, panics, logs.
            Token::Word(word) if word == "impl" => {
                let open = tokens[at..].iter().position(|token| *token == Token::Sign('{'));
                let open = open.map_or(tokens.len(), |open| at + open);
                let display = tokens[at..open].contains(&Token::Word("Display".to_owned()));
                at = if display { closing(tokens, open) } else { open };
            }
            Token::Word(word)
                if next(1) == Some(&Token::Sign('!'))
                    && (DEVELOPERS.contains(&word.as_str()) || word.contains("assert")) =>
            {
                at = closing(tokens, at + 2);
            }
            Token::Word(word) if word == "expect" && next(1) == Some(&Token::Sign('(')) => {
                at = closing(tokens, at + 1);
            }
            Token::Text(text) => {
                shown.push(text.as_str());
                at += 1;
            }
            Token::Word(_) | Token::Sign(_) => at += 1,
        }
    }
    shown
}

/// Just after the bracket that closes the one at `open`.
fn closing(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (offset, token) in tokens.iter().enumerate().skip(open) {
        match token {
            Token::Sign('(' | '[' | '{') => depth += 1,
            Token::Sign(')' | ']' | '}') => depth -= 1,
            Token::Word(_) | Token::Text(_) | Token::Sign(_) => {}
        }
        if depth == 0 {
            return offset + 1;
        }
    }
    tokens.len()
}

/// Just after the item that starts here.
fn item_end(tokens: &[Token], start: usize) -> usize {
    let end = |token: &Token| matches!(token, Token::Sign('{' | ';'));
    let Some(offset) = tokens[start..].iter().position(end) else { return tokens.len() };
    let at = start + offset;
    if tokens[at] == Token::Sign(';') { at + 1 } else { closing(tokens, at) }
}

/// Two words of lower-case letters one after the other.
fn is_prose(text: &str) -> bool {
    let word = |word: &str| {
        let word = word.trim_matches(|letter: char| ".,;:!?'’()".contains(letter));
        word.chars().count() > 1 && word.chars().all(char::is_lowercase)
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
}

#[test]
fn no_sentence_is_written_in_code() {
    let mut found = Vec::new();
    let mut needed = vec![false; ALLOWED.len()];
    for (path, text) in sources() {
        let path = path.to_string_lossy().replace('\\', "/");
        if path.ends_with("/tests.rs") || path.contains("/tests/") {
            continue;
        }
        for text in shown(&tokens(&text)).into_iter().filter(|text| is_prose(text)) {
            match ALLOWED.iter().position(|(allowed, _)| path.contains(allowed)) {
                Some(i) => needed[i] = true,
                None => found.push(format!("{path}: {text}")),
            }
        }
    }
    assert!(found.is_empty(), "these belong into locales/:\n{}", found.join("\n"));
    for ((path, reason), needed) in ALLOWED.iter().zip(needed) {
        assert!(needed, "{path} ({reason}) need not be allowed any more");
    }
}

#[test]
fn prose_is_found_where_it_hides() {
    let check = |source: &str, expected: &[&str]| {
        let tokens = tokens(source);
        let found: Vec<&str> = shown(&tokens).into_iter().filter(|text| is_prose(text)).collect();
        assert_eq!(found, expected, "{source}");
    };
    check(r#"let x = "pay the miller";"#, &["pay the miller"]);
    check(r##"let x = r#"pay "the miller now"#;"##, &["pay \"the miller now"]);
    check(
        r#"println!("{seat} pays {n} réis to the crown")"#,
        &["{seat} pays {n} réis to the crown"],
    );
    check(r#"// "pay the miller""#, &[]);
    check(r#"/* "pay /* the */ miller" */ 'a' '\'' "x""#, &[]);
    check(r#"fn f<'a>(x: &'a str) { y("who pays this") }"#, &["who pays this"]);
    check(r#"panic!("this never happens"); assert!(x, "nor does this")"#, &[]);
    check(
        r#"#[cfg(test)] mod tests { const X: &str = "only for tests"; } g("but this one")"#,
        &["but this one"],
    );
    check(r#"impl fmt::Display for E { fn f() { w("went quite wrong") } }"#, &[]);
    check(r#"#[arg(help = "says what it does")] x: u8, y: "client-saved""#, &[]);
}
