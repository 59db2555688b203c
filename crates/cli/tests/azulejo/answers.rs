//! What a person is told while deciding.

use crate::conversation::{Conversation, numbers};
use crate::program::{Folder, SEATS};

fn begin(folder: &Folder, more: &[&str]) -> (Conversation, String) {
    let args = [&["play", "madeira", "--seats", SEATS, "--seed", "7"], more].concat();
    let mut talk = Conversation::start(folder, &args);
    let said = talk.listen().expect("a question");
    (talk, said)
}

#[test]
fn the_position_the_question_and_the_choices() {
    let folder = Folder::new("first-question");
    let (_, said) = begin(&folder, &[]);
    assert!(said.starts_with("Madeira with Ana (at the keyboard), Bruno (plays at random)"));
    let summary = "Set-up. PP: Ana 0, Bruno 0, Clara 0.\nYou have 1 wheat, 1 sugar, 1 wine";
    assert!(said.contains(summary), "{said}");
    let question = "Choose a city space for one of your workers.\nPorto Santo\n  1. Put a worker";
    assert!(said.contains(question), "{said}");
    assert_eq!(numbers(&said), (1..=9).collect::<Vec<_>>());
}

#[test]
fn no_group_has_more_than_twelve_lines() {
    let folder = Folder::new("groups");
    let (mut talk, mut said) = begin(&folder, &[]);
    for turn in 0..60 {
        let mut lines = 0;
        for line in said.lines() {
            lines = if numbers(line).is_empty() { 0 } else { lines + 1 };
            assert!(lines <= 12, "{said}");
        }
        let listed = numbers(&said);
        talk.answer(&listed[turn % listed.len()].to_string());
        said = talk.listen().expect("the game goes on");
    }
}

#[test]
fn a_choice_is_understood_by_number_words_and_notation() {
    let folder = Folder::new("ways-to-choose");
    let first = |line: &str| begin(&folder, &[]).0.ask(line);
    for line in ["5", "settle funchal2", "SETTLE Funchal2", "set funchal2", "2 fun"] {
        let said = first(line);
        assert!(said.contains("You put a worker on space 2 of Funchal."), "{line}: {said}");
    }
    let said = first("funchal");
    assert!(said.starts_with("“funchal” could mean “Put a worker on space 1 of Funchal”, “"));
    let said = first("77");
    assert!(said.starts_with("“77” is none of the choices. Type a number from 1 to 9"), "{said}");
    let said = first("xyzzy");
    assert!(said.starts_with("“xyzzy” is none of the choices."), "{said}");
}

#[test]
fn a_refusal_names_its_rule_and_changes_nothing() {
    let folder = Folder::new("refusal");
    let (mut talk, _) = begin(&folder, &[]);
    let before = talk.ask("board");
    let refused = talk.ask("settle funchal4");
    assert_eq!(refused, "M1.8: There is somebody on space 4 of Funchal already.\n");
    assert_eq!(talk.ask("pass i reis"), "MR2: That is not what you have to decide now.\n");
    assert_eq!(
        talk.ask("settle funchal99"),
        "“settle funchal99” is none of the choices. Type a number from 1 to 9, or “help”.\n"
    );
    assert_eq!(talk.ask("board"), before);
    let why = talk.ask("why settle funchal4");
    assert!(why.starts_with("Not allowed: Put a worker on space 4 of Funchal. M1.8: "), "{why}");
    let why = talk.ask("why 1");
    assert_eq!(why, "This is allowed: Put a worker on space 1 of Porto Santo.\n");
    // Without a choice: everything that is greyed.
    assert!(talk.ask("why").contains("space 4 of Machico. M1.8: "));
}

#[test]
fn a_preview_does_nothing() {
    let folder = Folder::new("preview");
    let (mut talk, _) = begin(&folder, &[]);
    let before = talk.ask("board");
    let preview = talk.ask("preview 1");
    let expected = "Put a worker on space 1 of Porto Santo:\n\
                    You put a worker on space 1 of Porto Santo.\nThen another player decides.\n";
    assert_eq!(preview, expected);
    assert_eq!(talk.ask("board"), before);
}

#[test]
fn undo_goes_back_past_bots_but_not_past_dice() {
    let folder = Folder::new("undo");
    let (mut talk, first) = begin(&folder, &[]);
    assert_eq!(talk.ask("undo"), "There is nothing to take back.\n");
    talk.ask("1");
    let said = talk.ask("undo");
    assert!(said.starts_with("3 choices are taken back."), "{said}");
    assert_eq!(numbers(&said), numbers(&first));
    talk.ask("1");
    talk.ask("plant 1a");
    let said = talk.ask("plant forest");
    assert!(said.contains("The pirate dice show"), "{said}");
    let said = talk.ask("undo");
    assert!(
        said.starts_with("This can no longer be taken back: something has been drawn"),
        "{said}"
    );
}

#[test]
fn the_news_since_my_last_turn() {
    let folder = Folder::new("since");
    let (mut talk, _) = begin(&folder, &[]);
    talk.ask("1");
    let news = talk.ask("since");
    assert!(news.starts_with("Clara puts a worker on space"), "{news}");
    assert!(!news.contains("You put a worker on space"), "{news}");
    let log = talk.ask("log");
    assert!(log.starts_with("You start with the trade routes request."), "{log}");
    assert_eq!(talk.ask("log 1").lines().count(), 1);
    let unseen = talk.ask("unseen");
    assert!(unseen.contains("King’s rewards out of the game: city guard, city."), "{unseen}");
}

#[test]
fn things_are_explained_with_their_source() {
    let folder = Folder::new("explain");
    let (mut talk, _) = begin(&folder, &[]);
    assert!(talk.ask("explain treasurer").starts_with("Treasurer: Take 5 réis.\n"));
    assert_eq!(talk.ask("explain 2a"), "Plantation 2a: reconstructed component\n");
    assert!(talk.ask("explain nothing").starts_with("There is nothing to explain about"));
}

#[test]
fn it_asks_before_a_step_that_cannot_be_undone() {
    let folder = Folder::new("confirm");
    let args = ["play", "madeira", "--seats", SEATS, "--seed", "7", "--confirm"];
    let said = folder.run(&args, "1\nno\n2\nyes\n").good();
    let question = "Put a worker on space 1 of Porto Santo: this cannot be taken back. Do it?";
    assert!(said.contains(question), "{said}");
    assert!(!said.contains("You put a worker on space 1 of Porto Santo."), "{said}");
    assert!(said.contains("You put a worker on space 2 of Porto Santo."), "{said}");
}

#[test]
fn the_environment_chooses_the_language() {
    let folder = Folder::new("environment");
    let mut program = folder.program(&["games"]);
    let output = program.env("LC_ALL", "pt_PT.UTF-8").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("de 2 a 4 jogadores"));
    let mut program = folder.program(&["games", "--lang", "es"]);
    let output = program.env("LC_ALL", "pt_PT.UTF-8").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stdout).contains("de 2 a 4 jugadores"));
}

#[test]
fn help_speaks_the_language() {
    let folder = Folder::new("help");
    let said = folder.run(&["play", "--help", "--lang", "it"], "").good();
    assert!(said.starts_with("Gioca alla tastiera"), "{said}");
    assert!(said.contains("Uso: azulejo play [GIOCO] [opzioni]"), "{said}");
    assert!(said.contains("Chiede conferma prima"), "{said}");
}

#[test]
fn a_demonstration_ends_by_itself() {
    let folder = Folder::new("demo");
    let said = folder.run(&["demo"], "").good();
    assert!(said.contains("Phase B: characters"), "{said}");
    assert!(said.ends_with("azulejo play madeira\n"), "{said}");
    assert_eq!(said, folder.run(&["demo", "madeira"], "").good());
}
