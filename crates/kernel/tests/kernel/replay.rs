//! Records replayed: every line is checked.

use crate::fair::{Action, Fish, Purse, Sound};
use crate::play::{A, B, deal, dealt, idle};
use kernel::{
    Bits, CannotUndo, Chance, Components, Entry, Fast, Fingerprint, Game, Person, Play, Record,
    ReplayError, ReplayFault, Seating, Seed, Setup, SetupError, Turn, Viewer,
};

fn seeded(number: u64) -> Play<Sound> {
    let mut setup = Setup::<Sound>::new(2).unwrap();
    setup.options.set(Sound::OPTIONS, "hand", "three").unwrap();
    let person = |seat, kind: &str, name: &str| Person {
        seat,
        kind: kind.to_owned(),
        name: name.to_owned(),
    };
    let seating = Seating {
        people: vec![person(A, "human", "Ana Maria"), person(B, "random", "")],
        practice: Vec::new(),
        date: Some("2026-11-15".to_owned()),
    };
    Play::new(setup, seating, Chance::Seeded(Seed::from_number(number)))
}

fn finished() -> Record {
    let mut play = seeded(4);
    play.act(A, Action::Roll).unwrap();
    play.act(A, Action::Rest).unwrap();
    play.undo(A).unwrap();
    idle(&mut play);
    play.record()
}

fn fault(record: &str) -> (usize, ReplayFault) {
    let record = Record::parse(record).unwrap();
    let ReplayError { line, fault } = Play::<Sound>::replay(&record, None).unwrap_err();
    (line, fault)
}

#[test]
fn the_record_of_a_game_is_fixed_for_ever() {
    assert_eq!(finished().to_string(), include_str!("finished.record"));
}

#[test]
fn the_documentation_shows_this_record() {
    let docs = include_str!("../../../../docs/notation.md");
    assert!(docs.contains(include_str!("finished.record")));
}

#[test]
fn a_finished_record_replays() {
    let record = finished();
    let play = Play::<Sound>::replay(&record, None).unwrap();
    assert!(play.is_over());
    assert_eq!(play.record(), record);
}

#[test]
fn a_running_record_is_taken_up_where_it_left_off() {
    let mut play = seeded(4);
    play.act(A, Action::Rest).unwrap();
    let record = Record::parse(&play.record().to_string()).unwrap();
    let chance = Chance::Seeded(Seed::from_number(4));
    let mut again = Play::<Sound>::resume(&record, chance, None).unwrap();
    assert_eq!(again.state(), play.state());
    assert_eq!(again.can_undo(A), Ok(0), "what could be taken back still can");
    for play in [&mut play, &mut again] {
        play.undo(A).unwrap();
        idle(play);
    }
    assert_eq!(again.record(), play.record());
    assert!(again.record().ending.unwrap().seed.is_some());
    // With another seed the game goes on, but no seed can vouch for it.
    let chance = Chance::Seeded(Seed::from_number(5));
    let mut other = Play::<Sound>::resume(&record, chance, None).unwrap();
    idle(&mut other);
    let record = other.record();
    assert_eq!(record.ending.as_ref().unwrap().seed, None);
    Play::<Sound>::replay(&record, None).unwrap();
}

#[test]
fn comments_stay_where_they_stood() {
    let text = dealt().record().to_string();
    let text = text.replace("* deal hake", "# B is lucky\n* deal hake");
    let text = text.replace("players 2\n", "players 2\n# in the harbour\n");
    let record = Record::parse(&text).unwrap();
    let play = Play::<Sound>::resume(&record, Chance::ByHand, None).unwrap();
    assert_eq!(play.record(), record);
    let shown = play.export(Viewer::Seat(A)).to_string();
    assert!(!shown.contains('#'), "a remark may tell what is hidden: {shown}");
}

#[test]
fn a_position_is_found_again() {
    let record = finished();
    assert_eq!(record.positions(), 13);
    let play = Play::<Sound>::replay_at(&record, 1, None).unwrap();
    assert_eq!(play.position(), 1);
    assert!(matches!(play.turn(), Turn::Decide { seat: A, .. }));
    let play = Play::<Sound>::replay_at(&record, 13, None).unwrap();
    assert!(play.is_over());
    for position in 0..=13 {
        let there = Play::<Sound>::replay_at(&record, position, None).unwrap();
        let found = play.at(position).unwrap();
        assert_eq!(found.state(), there.state(), "position {position}");
        assert!(found.steps().eq(there.steps()), "position {position}");
    }
    assert!(play.at(14).is_none());
    let line = record.line_of_ending();
    let fault = ReplayFault::Position { stated: 14, last: 13 };
    let error = Play::<Sound>::replay_at(&record, 14, None).unwrap_err();
    assert_eq!(error, ReplayError { line, fault });
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let text = finished().to_string();
    let change = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        let (line, fault) = fault(&text.replacen(from, to, 1));
        format!("line {line}: {fault}")
    };
    assert_eq!(change("game fair", "game chess"), "line 2: the game is 'chess', not 'fair'");
    assert_eq!(
        change("rules 3", "rules 4"),
        "line 4: unknown rules revision 4; this program has 3"
    );
    assert_eq!(change("players 2", "players 5"), "line 6: 5 players: the game is for 2 to 3");
    assert_eq!(
        change("option hand three", "option hand nine"),
        "line 7: option 'hand' has no value 'nine'"
    );
    assert_eq!(change("A roll", "A dance"), "line 13: unknown word 'dance'");
    assert_eq!(change("A roll", "B roll"), "line 13: A decides");
    assert_eq!(change("A roll", "A show hake"), "line 13: F2.1: not-held hake");
    assert_eq!(change("A roll", "A ?"), "line 13: hidden; only a full record can be replayed");
    assert_eq!(
        change("undo A to 1", "undo B to 1"),
        "line 16: cannot undo: there is nothing to undo"
    );
    assert_eq!(change("undo A to 1", "undo A to 0"), "line 16: the undo leads to 1");
    assert_eq!(change("* die 6", "* deal cod"), "line 14: F3.1: wrong-outcome");
    assert_eq!(change("* deal pike,perch", "* deal pike,cod"), "line 12: F3.1: not-in-deck cod");
    assert_eq!(change("* die 5", "B bid 0"), "line 21: a chance outcome is due");
}

#[test]
fn an_altered_outcome_does_not_follow_from_the_seed() {
    let mut record = finished();
    // Without the fingerprints that would notice it too.
    record.entries.retain(|entry| !matches!(entry, Entry::Fingerprint(_)));
    let is_die = |entry: &Entry| entry.to_string().starts_with("* die");
    let die = record.entries.iter().position(is_die).unwrap();
    assert_eq!(record.entries[die].to_string(), "* die 6");
    record.entries[die] = Entry::Outcome(Some("die 1".to_owned()));
    let (line, fault) = fault(&record.to_string());
    assert_eq!(line, record.line_of_entry(die));
    assert_eq!(fault, ReplayFault::NotFromSeed { drawn: "die 6".to_owned() });
}

#[test]
fn an_altered_game_has_another_fingerprint_and_result() {
    let record = finished();
    let mut altered = record.clone();
    let last = altered.entries.len() - 1;
    altered.entries[last] = Entry::Fingerprint(Fingerprint::of_text("another"));
    let error = Play::<Sound>::replay(&altered, None).unwrap_err();
    assert_eq!(error.line, record.line_of_entry(last));
    assert!(matches!(error.fault, ReplayFault::Fingerprint { .. }));

    let mut altered = record.clone();
    altered.ending.as_mut().unwrap().results[0].points += 1;
    let error = Play::<Sound>::replay(&altered, None).unwrap_err();
    assert_eq!(error.line, record.line_of_ending());
    assert!(matches!(error.fault, ReplayFault::Result { .. }));

    let mut altered = record.clone();
    altered.entries.truncate(last - 1);
    let error = Play::<Sound>::replay(&altered, None).unwrap_err();
    assert_eq!(error.fault, ReplayFault::NotOver);
}

#[test]
fn components_are_found_by_their_hash() {
    let own = Purse::load("24").unwrap();
    let mut setup = Setup::<Sound>::new(2).unwrap();
    setup.components = own;
    let mut play = Play::new(setup, Seating::default(), Chance::ByHand);
    play.outcome(deal(&[Fish::Cod, Fish::Eel])).unwrap();
    let record = play.record();
    let error = Play::<Sound>::resume(&record, Chance::ByHand, None).unwrap_err();
    assert_eq!(error.line, 5);
    assert_eq!(error.fault, ReplayFault::Components(own.hash().to_owned()));
    let again = Play::<Sound>::resume(&record, Chance::ByHand, Some(own)).unwrap();
    assert_eq!(again.state(), play.state());
    // Every released set is kept.
    setup.components = Purse::released()[1];
    let old = Play::new(setup, Seating::default(), Chance::ByHand).record();
    assert!(Play::<Sound>::resume(&old, Chance::ByHand, None).is_ok());
}

#[test]
fn a_set_up_that_cannot_be_is_refused() {
    assert_eq!(
        Setup::<Sound>::new(1).unwrap_err(),
        SetupError::Players { players: 1, fewest: 2, most: 3 }
    );
    assert_eq!(dealt().can_undo(B).unwrap_err().to_string(), "there is nothing to undo");
    assert_eq!(CannotUndo::Drawn.to_string(), "chance has spoken since");
    assert_eq!(CannotUndo::Decided(A).to_string(), "A has decided since");
}

#[test]
fn no_altered_record_makes_it_panic() {
    let text = finished().to_string();
    let mut bits = Fast::new(1);
    let mut replayed = 0;
    for _ in 0..3_000 {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=bits.below(2) {
            let [one, two] = [0; 2].map(|_| bits.below(lines.len() as u32) as usize);
            match bits.below(4) {
                0 => lines.swap(one, two),
                1 => drop(lines.remove(one)),
                2 => lines.insert(one, lines[two].clone()),
                _ => {
                    let other = lines[two].split(' ').next_back().unwrap_or_default().to_owned();
                    let kept = lines[one].rsplit_once(' ').map_or("", |(kept, _)| kept);
                    lines[one] = format!("{kept} {other}");
                }
            }
        }
        // As if it had been written so: the count of entries is no protection here.
        let marks = |line: &&String| line.starts_with(['*', '!', '=', 'A', 'B', 'C']);
        let count = lines.iter().filter(marks).filter(|line| line[1..].starts_with(' ')).count();
        if let Some(last) = lines.last_mut() {
            *last = format!("end {count}");
        }
        let Ok(record) = Record::parse(&(lines.join("\n") + "\n")) else { continue };
        replayed += 1;
        if let Ok(play) = Play::<Sound>::replay(&record, None) {
            assert!(play.is_over());
        }
    }
    assert!(replayed > 500, "{replayed}");
}
