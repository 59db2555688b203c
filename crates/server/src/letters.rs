//! Letters that say nothing and do something: they move the cursor of a terminal, turn the direction
//! of what follows, or are not to be seen, so that one name passes for another.

/// Whether a letter has no place in what others read.
pub(crate) fn tricks(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Directions.
            '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{206f}'
            // Ends of lines, marks in the text.
            | '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}'
            // Without width.
            | '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2065}' | '\u{feff}')
}

/// Whether there is something to be seen. Joiners and variants shape what stands beside them.
pub(crate) fn visible(text: &str) -> bool {
    let blank = |letter: char| {
        letter.is_whitespace()
            || tricks(letter)
            || matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
            // Fillers and an empty pattern, as wide as a letter.
            || matches!(letter, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}')
    };
    !text.chars().all(blank)
}

/// A remark as others read it: on one line, without tricks.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '\n' | '\r' | '\t' | '\u{2028}' | '\u{2029}' => ' ',
        other => other,
    });
    letters.filter(|letter| !tricks(*letter)).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        assert_eq!(plain(" a\u{1b}[31m\nb\u{202e} "), "a[31m b");
        assert_eq!(
            plain("Inês \u{1f469}\u{200d}\u{1f680} می\u{200c}خواهم"),
            "Inês \u{1f469}\u{200d}\u{1f680} می\u{200c}خواهم"
        );
        for empty in ["", " ", "\u{200b}", "\u{200d}\u{fe0f}", "\u{3164}", "\u{2800}"] {
            assert!(!visible(empty), "{empty:?}");
        }
        assert!(visible("é"));
    }
}
