//! Two people at one keyboard.

use crate::conversation::Conversation;
use crate::program::Folder;

const HAND_OVER: &str = "Please hand over to Rui. Rui presses Enter to go on.";

fn args<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut args = vec!["play", "madeira", "--seed", "3"];
    args.extend(["--seats", "human,human", "--names", "Ana,Rui"]);
    args.extend(more);
    args
}

#[test]
fn the_screen_is_hidden_between_them() {
    let folder = Folder::new("hand-over");
    let said = folder.run(&args(&[]), "1\n\nme\n").good();
    let (before, after) = said.split_once(HAND_OVER).expect("a hand-over");
    assert!(before.contains("Ana, it is your turn."), "{before}");
    assert!(before.ends_with(&"\n".repeat(40)), "the screen is not hidden");
    assert!(after.contains("Rui, it is your turn."), "{after}");
    // He is told what she did, from his side of the table.
    assert!(after.contains("Ana puts a worker on space 1 of Porto Santo."), "{after}");
    let (_, mine) = after.split_once("> me").expect("his own page");
    assert!(mine.starts_with("\nRui: 0 PP"), "{mine}");
    assert!(mine.contains("Pirates: 0 (nobody else sees this)."), "{mine}");
}

#[test]
fn whoever_decided_last_may_think_better_of_it() {
    let folder = Folder::new("hand-over-undo");
    let said = folder.run(&args(&[]), "1\nundo\n2\n\n").good();
    assert!(said.contains("Your last choice is taken back."), "{said}");
    assert!(said.contains("Ana puts a worker on space 2 of Porto Santo."), "{said}");
    let record = folder.kept();
    let [record] = record.as_slice() else { panic!("{record:?}") };
    let record = std::fs::read_to_string(record).expect("a record");
    assert!(record.contains("A settle porto-santo1\n! undo A to 0\nA settle porto-santo2\n"));
}

#[test]
fn decisions_that_follow_each_other_need_no_hand_over() {
    let folder = Folder::new("hand-over-once");
    let mut talk = Conversation::start(&folder, &args(&[]));
    talk.listen().expect("a question");
    for _ in 0..2 {
        talk.answer("1\n");
        let said = talk.listen().expect("a question");
        assert_eq!(said.matches("Please hand over to ").count(), 1, "{said}");
    }
    for line in ["1", "undo", "2"] {
        let said = talk.ask(line);
        assert!(!said.contains("hand over"), "{said}");
    }
}
