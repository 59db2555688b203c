//! Records as text: what is read prints the same, and what is wrong is named with its line.

use kernel::record::RecordFault;
use kernel::{Entry, Person, Record, RecordError, Seat};

const RUNNING: &str = "\
azulejo 1
game fair
status running
rules 3
components 0123
players 2
option hand two
seat A human Ana Maria
seat B random
practice B
date 2026-11-15
# a friendly game
* deal cod,eel
* deal hake,ray
A show cod
# bold
! undo A to 0
A ?
* ?
= 0123456789abcdef
";

const SEED: &str = "seed 0700000000000000000000000000000000000000000000000000000000000000\n";

fn over() -> String {
    let over = RUNNING.replace("running", "over");
    format!("{over}result A 1 45 doge\nresult B 2 -3\n{SEED}end 7\n")
}

#[test]
fn what_is_read_prints_the_same() {
    for text in [RUNNING.to_owned(), over()] {
        let record = Record::parse(&text).unwrap();
        assert_eq!(record.to_string(), text);
        assert_eq!(Record::parse(&record.to_string()).unwrap(), record);
    }
    let record = Record::parse(&over()).unwrap();
    assert_eq!(record.entries.len(), 8);
    assert_eq!(record.entries[4], Entry::Undo { seat: Seat::new(0), to: 0 });
    assert_eq!(record.entries[6], Entry::Outcome(None));
    let ending = record.ending.unwrap();
    assert_eq!(ending.results[1].points, -3);
    assert_eq!(ending.results[0].title.as_deref(), Some("doge"));
}

#[test]
fn names_survive_whatever_a_person_types() {
    for name in ["", " ", "two\nlines", "João \\n 玉\u{2028}", "\t", "-", "?", "# no comment"] {
        for kind in ["human", "by hand", "", "a\nb"] {
            let mut record = Record::parse(RUNNING).unwrap();
            record.header.seating.people[0] =
                Person { seat: Seat::new(0), kind: kind.to_owned(), name: name.to_owned() };
            record.header.seating.date = Some(name.to_owned());
            let text = record.to_string();
            assert_eq!(Record::parse(&text), Ok(record), "{text}");
        }
    }
}

#[test]
fn blank_lines_and_foreign_line_ends_do_not_matter() {
    let text = RUNNING.replace("* deal cod", "\n  \n* deal cod").replace('\n', "\r\n");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_string(), RUNNING);
    // Line numbers are those of the text that was read.
    assert_eq!(record.line_of_entry(0), 15);
    assert_eq!(record.line_of_key("players"), 6);
    assert_eq!(Record::parse(RUNNING).unwrap().line_of_entry(0), 13);
}

#[test]
fn lines_of_a_record_made_here_are_those_it_prints() {
    let read = Record::parse(&over()).unwrap();
    let made = Record::new(read.header.clone(), read.entries.clone(), read.ending.clone());
    assert_eq!(made.line_of_key("components"), read.line_of_key("components"));
    assert_eq!(made.line_of_entry(5), read.line_of_entry(5));
    assert_eq!(made.line_of_ending(), read.line_of_ending());
}

fn fault(text: &str) -> (usize, RecordFault) {
    let RecordError { line, fault } = Record::parse(text).unwrap_err();
    (line, fault)
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let bad = |key, value: &str| RecordFault::BadValue { key, value: value.to_owned() };
    let change = |from: &str, to: &str| fault(&RUNNING.replace(from, to));
    assert_eq!(fault(""), (1, RecordFault::NotARecord));
    assert_eq!(fault("game fair\n"), (1, RecordFault::NotARecord));
    assert_eq!(change("azulejo 1", "azulejo 2"), (1, RecordFault::UnknownFormat("2".into())));
    assert_eq!(change("players 2", "players two"), (6, bad("players", "two")));
    assert_eq!(change("players 2", "players 02"), (6, bad("players", "02")));
    assert_eq!(change("players 2", "plaiers 2"), (6, RecordFault::UnknownLine("plaiers 2".into())));
    assert_eq!(change("rules 3\n", ""), (12, RecordFault::Missing("rules")));
    assert_eq!(change("rules 3", "rules 3\nrules 4"), (5, RecordFault::Repeated("rules")));
    assert_eq!(change("seat B", "seat A"), (9, RecordFault::Repeated("seat")));
    assert_eq!(change("seat B", "seat E"), (9, bad("seat", "E random")));
    assert_eq!(change("Ana", "\\Ana"), (8, bad("seat", "A human \\Ana Maria")));
    assert_eq!(change("status running", "status asleep"), (3, bad("status", "asleep")));
    assert_eq!(change("A show cod", "A "), (15, bad("decision", "")));
    assert_eq!(
        change("A show cod", "E show cod"),
        (15, RecordFault::UnknownLine("E show cod".into()))
    );
    assert_eq!(change("= 0123", "= 012g"), (20, bad("fingerprint", "012g456789abcdef")));
    assert_eq!(change("undo A to 0", "undo A"), (17, bad("undo", "undo A")));
    assert_eq!(change("# bold", "date 7"), (16, RecordFault::Misplaced("date 7".into())));
    assert_eq!(change("# bold", "result A 1 2"), (16, RecordFault::StillRunning));
    let at_end = |line: &str| fault(&format!("{}{line}\n", over()));
    assert_eq!(at_end("A rest"), (25, RecordFault::Misplaced("A rest".into())));
    assert_eq!(at_end("end 7"), (25, RecordFault::Misplaced("end 7".into())));
    let short = over().replace(SEED, "seed 07\n");
    assert_eq!(fault(&short), (23, bad("seed", "07")));
}

#[test]
fn a_finished_record_cut_anywhere_is_noticed() {
    let text = over();
    for length in 1..text.len() {
        assert!(Record::parse(&text[..length]).is_err(), "cut at {length}");
    }
    assert_eq!(fault(&over().replace("end 7\n", "")), (23, RecordFault::Truncated));
    let lost = over().replace("A show cod\n", "");
    assert_eq!(fault(&lost), (23, RecordFault::Miscounted { stated: 7, found: 6 }));
    // A running game may stop after any line, but not within one.
    assert_eq!(fault(&RUNNING[..RUNNING.len() - 1]), (20, RecordFault::CutOff));
}

#[test]
fn a_position_counts_the_decisions_in_force() {
    let text = "\
azulejo 1\ngame fair\nstatus running\nrules 3\ncomponents 0123\nplayers 2\n\
A one\n* die 1\nA two\nA three\n! undo A to 1\nA four\n* die 2\n= 0123456789abcdef\nB five\n";
    let record = Record::parse(text).unwrap();
    assert_eq!(record.positions(), 3);
    let last = |position| {
        let cut = record.at(position).unwrap();
        (cut.entries.len(), cut.entries.last().map(ToString::to_string))
    };
    assert_eq!(last(0), (0, None));
    assert_eq!(last(1), (2, Some("* die 1".to_owned())));
    assert_eq!(last(2), (8, Some("= 0123456789abcdef".to_owned())));
    assert_eq!(last(3), (9, Some("B five".to_owned())));
    assert_eq!(record.at(4), None);
}
