//! Advice at the keyboard.

use crate::conversation::{Conversation, numbers};
use crate::program::{Folder, SEATS};
use words::{Catalogue, Command, Language};

/// What one can expect, in the four languages.
const EXPECT: [&str; 4] = [
    ". At the end expect ",
    ". Alla fine ci si può aspettare ",
    ". Al final cabe esperar ",
    ". No fim é de esperar ",
];

#[test]
fn the_best_choices_with_what_they_bring_in_every_language() {
    for (language, expect) in Language::ALL.into_iter().zip(EXPECT) {
        let catalogue = Catalogue::new(language);
        for game in ["madeira", "lisboa"] {
            let folder = Folder::new(&format!("hint-{game}-{}", language.code()));
            let args = ["play", game, "--seats", SEATS, "--seed", "7", "--lang", language.code()];
            let mut talk = Conversation::start(&folder, &args);
            let listed = numbers(&talk.listen().expect("a question"));
            let said = talk.ask(&Command::Hint.spoken(&catalogue));
            let lines: Vec<&str> = said.lines().collect();
            assert_eq!(lines.len(), listed.len().min(3), "{said}");
            for line in &lines {
                assert!(line.contains(expect) && line.ends_with('.'), "{said}");
                // Against Bruno or Clara, whoever looks better.
                assert!(line.contains(" Bruno") || line.contains(" Clara"), "{said}");
                assert!(!line.contains("-term-") && !line.contains("client-"), "{said}");
                assert_eq!(line.matches("(+").count(), 2, "two sources: {said}");
            }
            // The numbers are those of the list.
            let hinted = numbers(&said);
            assert_eq!(hinted.len(), lines.len(), "{said}");
            assert!(hinted.iter().all(|number| listed.contains(number)), "{said}");
            assert_eq!(talk.ask("hint"), said, "the same question has another answer");
        }
    }
}

#[test]
fn a_hint_can_be_followed() {
    let folder = Folder::new("hint-followed");
    let args = ["play", "lisboa", "--seats", "human", "--seed", "7"];
    let mut talk = Conversation::start(&folder, &args);
    talk.listen().expect("a question");
    for _ in 0..6 {
        let said = talk.ask("hint");
        assert!(said.contains(" Lacerda"), "{said}");
        let best = numbers(&said)[0];
        let said = talk.ask(&best.to_string());
        assert!(!said.contains("is none of the choices"), "{said}");
    }
}
