//! A script plays a whole game in each language.

use crate::conversation::{Conversation, numbers};
use crate::dice::Dice;
use crate::program::{Folder, SEATS};
use words::{Catalogue, Command, Language};

fn play_to_the_end(language: Language) {
    let code = language.code();
    let catalogue = Catalogue::new(language);
    let folder = Folder::new(&format!("whole-game-{code}"));
    let file = folder.path("game.azulejo");
    let args =
        ["play", "madeira", "--seats", SEATS, "--seed", "11", "--lang", code, "--save", &file];
    let mut talk = Conversation::start(&folder, &args);
    let mut dice = Dice(5);
    let mut decisions = 0;
    let mut undone = false;
    while let Some(said) = talk.listen() {
        let listed = numbers(&said);
        assert!(!listed.is_empty(), "{said}");
        assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "{said}");
        // Every page once, each word in the language and some in English.
        if decisions == 12 {
            for command in Command::ALL {
                let word = match command {
                    Command::Quit | Command::Undo | Command::Save => continue,
                    Command::Preview => format!("{} 1", command.spoken(&catalogue)),
                    Command::Why => format!("{} 1", command.spoken(&catalogue)),
                    Command::Explain => format!("{} moinho", command.word()),
                    Command::Log => format!("{} 5", command.spoken(&catalogue)),
                    Command::Board
                    | Command::Me
                    | Command::Score
                    | Command::Since
                    | Command::Unseen
                    | Command::Hint
                    | Command::Help => command.spoken(&catalogue),
                };
                let page = talk.ask(&word);
                assert!(!page.trim().is_empty(), "{word}");
                let unknown = |count: usize| {
                    let args = words::Args::new().with("text", word.as_str()).with("count", count);
                    catalogue.say("client-choice-unknown", &args)
                };
                assert!(!page.contains(&unknown(listed.len())), "{word}: {page}");
            }
        }
        let choice = dice.pick(&listed);
        // Whatever can be taken back is, once, and done again.
        if decisions > 12 && !undone {
            talk.answer(&choice.to_string());
            let after = talk.listen().expect("the game goes on");
            let back = talk.ask(Command::Undo.word());
            if back.contains(&catalogue.say("client-undone", &words::Args::new().with("count", 1)))
            {
                undone = true;
                talk.answer(&choice.to_string());
            } else {
                talk.answer(&dice.pick(&numbers(&after)).to_string());
            }
            decisions += 1;
            continue;
        }
        talk.answer(&choice.to_string());
        decisions += 1;
    }
    assert!(undone, "nothing was ever taken back");
    let (status, said) = talk.end();
    assert_eq!(status, Some(0), "{said}");
    assert!(said.contains(&catalogue.text("client-standing")), "{said}");
    assert!(said.contains(&catalogue.text("madeira-event-over")), "{said}");
    // Nothing is left unsaid: no id, no variable.
    for unsaid in ["client-", "common-", "madeira-event", "madeira-board", "{", "$"] {
        assert!(!said.contains(unsaid), "{unsaid}");
    }
    let replayed = folder.run(&["replay", &file, "--lang", code], "").good();
    let standing = said.split_once(&catalogue.text("client-standing")).expect("a standing").1;
    let standing = standing.lines().nth(1).expect("a winner");
    assert!(replayed.contains(standing), "{replayed}");
    assert!(folder.read("game.azulejo").contains("! undo A to "));
}

#[test]
fn in_english() {
    play_to_the_end(Language::En);
}

#[test]
fn in_italian() {
    play_to_the_end(Language::It);
}

#[test]
fn in_spanish() {
    play_to_the_end(Language::Es);
}

#[test]
fn in_portuguese() {
    play_to_the_end(Language::Pt);
}
