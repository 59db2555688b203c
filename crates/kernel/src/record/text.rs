//! Free text on one line of a record.

/// Anything a person types on one line, so that it comes back exactly.
pub(super) fn escape(text: &str) -> String {
    escaped(text, false)
}

/// The same as one word.
pub(super) fn escape_word(text: &str) -> String {
    if text.is_empty() { "-".to_owned() } else { escaped(text, true) }
}

fn escaped(text: &str, word: bool) -> String {
    let mut out = String::with_capacity(text.len());
    let last = text.chars().count().saturating_sub(1);
    for (index, letter) in text.chars().enumerate() {
        match letter {
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            // Editors strip spaces at the end of a line.
            ' ' if word || index == 0 || index == last => out.push_str("\\s"),
            // Line and paragraph separators are no control characters, yet break lines.
            _ if letter.is_control()
                || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{feff}')
                || (letter != ' ' && letter.is_whitespace()) =>
            {
                out.extend(letter.escape_unicode());
            }
            _ => out.push(letter),
        }
    }
    out
}

/// The text that was escaped; none when it cannot have been.
pub(super) fn unescape(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            out.push(letter);
            continue;
        }
        out.push(match letters.next()? {
            '\\' => '\\',
            'n' => '\n',
            's' => ' ',
            'u' => {
                let rest = letters.as_str().strip_prefix('{')?;
                let (digits, after) = rest.split_once('}')?;
                letters = after.chars();
                char::from_u32(u32::from_str_radix(digits, 16).ok()?)?
            }
            _ => return None,
        });
    }
    Some(out)
}

/// A comment on one line.
pub(super) fn comment(words: &str) -> String {
    let words = words.replace(['\n', '\r'], " ");
    if words.is_empty() { "#".to_owned() } else { format!("# {words}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_person_types_comes_back() {
        for name in [
            "",
            " ",
            "Ana Maria",
            " led by a space ",
            "two\nlines\r\n",
            "back\\slash \\n",
            "João 玉 \u{1f3b2}",
            "\u{2028}\u{85}\u{0}\u{feff}\ttab",
            "é e\u{301}",
        ] {
            for line in [escape(name), escape_word(name)] {
                assert_eq!(line.trim(), line, "{name:?}");
                assert_eq!(line.lines().count(), usize::from(!line.is_empty()), "{name:?}");
            }
            assert_eq!(unescape(&escape(name)).as_deref(), Some(name));
            let word = escape_word(name);
            assert!(!word.contains(char::is_whitespace), "{name:?}");
            if !name.is_empty() {
                assert_eq!(unescape(&word).as_deref(), Some(name));
            }
        }
    }

    #[test]
    fn nonsense_is_not_unescaped() {
        for text in ["\\", "\\x", "\\u41", "\\u{41", "\\u{d800}", "\\u{}"] {
            assert_eq!(unescape(text), None, "{text}");
        }
    }
}
