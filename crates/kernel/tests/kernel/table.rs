//! The erased table: notation in, kernel values out.

use crate::fair::{Sound, fish_name};
use crate::play::{A, B, dealt};
use kernel::table::{Due, Table};
use kernel::{CannotUndo, Disclosure, Draw, Fact, NotationError, Rejection, Seat, Value, Viewer};

fn table() -> Box<dyn Table> {
    Box::new(dealt())
}

#[test]
fn says_who_decides_what() {
    let mut table = table();
    assert_eq!((table.game(), table.seats(), table.position()), ("fair", 3, 0));
    assert!(table.automated(Seat::new(2)) && !table.automated(A));
    let Due::Decision { seat, prompt } = table.turn() else { panic!("{:?}", table.turn()) };
    assert_eq!((seat, prompt.kind), (A, "errand"));
    assert_eq!(prompt.fields, [("left", Value::Number(3))]);
    table.act(A, "roll").unwrap();
    assert_eq!(table.turn(), Due::Outcome(Draw { source: 1, counter: 0 }));
    assert_eq!(table.outcome("die 4"), Ok(3..4));
}

#[test]
fn choices_are_only_for_whom_they_concern() {
    let table = table();
    assert_eq!(table.legal(A), ["show cod", "show eel", "haul", "ask B", "rest", "roll"]);
    assert!(table.legal(B).is_empty() && table.candidates(B).is_empty());
    let choices = table.candidates(A);
    let ask_self = choices.iter().find(|choice| choice.action.line == "ask A").unwrap();
    assert_eq!(ask_self.group.kind, "talk");
    let Err(Rejection::Rule { rule, refusal }) = &ask_self.verdict else { panic!("{ask_self:?}") };
    assert_eq!((*rule, refusal.kind), ("F2.3", "nobody-there"));
    assert_eq!(refusal.fields, [("seat", Value::Seat(A))]);
    assert_eq!(choices[0].action.fields, [("fish", Value::Name(fish_name("cod")))]);
}

#[test]
fn verdicts_say_why_not() {
    let table = table();
    assert_eq!(table.verdict(A, "SHOW Còd"), Ok(()));
    assert_eq!(table.verdict(A, "show hake").unwrap_err().to_string(), "F2.1: not-held hake");
    assert_eq!(table.verdict(B, "rest"), Err(Rejection::NotYourTurn { deciding: A }));
    let unknown = NotationError::UnknownKind("dance".to_owned());
    assert_eq!(table.verdict(A, "dance"), Err(Rejection::Unreadable(unknown)));
}

#[test]
fn acts_previews_and_takes_back() {
    let mut table = table();
    assert_eq!(table.preview(A, "show cod").unwrap()[0].line, "showed A cod 1");
    let reveals = Disclosure { reveals: true, hands_on: false };
    assert_eq!(table.disclosure(A, "ask B"), Ok(reveals));
    let before = table.record();
    assert_eq!(table.act(A, "show cod"), Ok(2..3));
    assert_eq!((table.position(), table.steps()), (1, 3));
    let told = table.told(Viewer::Seat(B), 2, usize::MAX);
    assert_eq!(told[0].entry.to_string(), "A show cod");
    assert_eq!(told[0].events[0].kind, "showed");
    let mut other = table.fork();
    assert_eq!(other.can_undo(A), Ok(0));
    other.undo(A).unwrap();
    assert_eq!(other.undo(A), Err(CannotUndo::Nothing));
    assert_eq!(other.view_fingerprint(Viewer::Seat(A)).to_string().len(), 16);
    assert_eq!(other.record().entries.last(), before.entries.last());
    assert_eq!(table.position(), 1, "the fork is a game of its own");
}

#[test]
fn views_and_scores_hold_what_the_viewer_may_know() {
    let table = table();
    let fact = |viewer, name: &str| {
        table.view(viewer).into_iter().find(|(known, _)| known == name).map(|(_, fact)| fact)
    };
    assert_eq!(fact(Viewer::Seat(A), "bank"), Some(Fact::Number(34)));
    assert_eq!(fact(Viewer::Seat(A), "A.hand.cod"), Some(Fact::Seat(A)));
    assert_eq!(fact(Viewer::Seat(B), "A.hand.cod"), None);
    let scores = table.standings(Viewer::Spectator);
    assert!(!scores.last);
    let accounts: Vec<&str> =
        scores.seats[0].tallies.iter().map(|tally| tally.account.as_str()).collect();
    assert_eq!(accounts, ["renown", "bids", "grudges"]);
    assert_eq!(scores.seats.iter().map(|score| score.rank).collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn what_the_keeper_has_and_what_a_viewer_has() {
    let table = table();
    assert!(table.record().to_string().contains("* deal cod,eel\n"));
    assert!(!table.export(Viewer::Seat(B)).to_string().contains("cod"));
    // A table is shared between threads.
    fn shared<T: Send + Sync + ?Sized>(_: &T) {}
    shared::<dyn Table>(&*table);
    let _: &kernel::Play<Sound> = &dealt();
}
