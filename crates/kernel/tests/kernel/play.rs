//! A game in progress: chance, undo, preview, what each viewer is told.

use crate::fair::{Action, Amount, Event, Fish, Outcome, Prompt, Refusal, Sound};
use kernel::{
    CannotUndo, Chance, Dealt, Disclosure, Draw, Entry, Fingerprint, Play, Refused, Seat, Seating,
    Seed, Setup, Step, Told, Turn, Viewer,
};

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

pub fn deal(fishes: &[Fish]) -> Outcome {
    Outcome::Deal { fishes: Dealt::new(fishes.iter().copied()) }
}

/// Two people; A holds cod and eel, B hake and ray; A to do an errand.
pub fn dealt() -> Play<Sound> {
    practice(&[])
}

fn practice(seats: &[Seat]) -> Play<Sound> {
    let seating = Seating { practice: seats.to_vec(), ..Seating::default() };
    let mut play = Play::new(Setup::new(2).unwrap(), seating, Chance::ByHand);
    play.outcome(deal(&[Fish::Cod, Fish::Eel])).unwrap();
    play.outcome(deal(&[Fish::Hake, Fish::Ray])).unwrap();
    play
}

fn show(fish: Fish) -> Action {
    Action::Show { fish }
}

#[test]
fn a_seed_draws_at_once_and_by_hand_waits() {
    let setup = Setup::<Sound>::new(3).unwrap();
    let seeded = Play::new(setup, Seating::default(), Chance::Seeded(Seed::from_number(1)));
    assert_eq!(seeded.len(), 3, "one deal for each person");
    assert!(matches!(seeded.turn(), Turn::Decide { seat: A, prompt: Prompt::Errand { left: 3 } }));
    let by_hand = Play::new(setup, Seating::default(), Chance::ByHand);
    assert_eq!(by_hand.turn(), Turn::Chance(Draw { source: 0, counter: 0 }));
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut play = dealt();
    let before = play.clone();
    assert_eq!(play.act(B, Action::Rest), Err(Refused::NotYourTurn { deciding: A }));
    assert_eq!(
        play.act(A, show(Fish::Hake)),
        Err(Refused::Rule(Refusal::NotHeld { fish: Fish::Hake }))
    );
    assert_eq!(play.outcome(Outcome::Die { face: 3 }), Err(Refused::NotYourTurn { deciding: A }));
    play.act(A, Action::Roll).unwrap();
    assert_eq!(play.act(A, Action::Rest), Err(Refused::ChanceIsDue));
    assert_eq!(play.outcome(Outcome::Die { face: 7 }), Err(Refused::Rule(Refusal::WrongOutcome)));
    assert_eq!(play.undo(A), Ok(3..4));
    assert_eq!(play.state(), before.state());
}

#[test]
fn undo_goes_back_decision_by_decision() {
    let mut play = dealt();
    let start = play.state().clone();
    play.act(A, show(Fish::Cod)).unwrap();
    let middle = play.state().clone();
    play.act(A, Action::Rest).unwrap();
    assert_eq!(play.position(), 2);
    // B has not decided yet, so there is nothing to take back, and A may still take the rest back.
    assert_eq!(play.can_undo(B), Err(CannotUndo::Nothing));
    play.undo(A).unwrap();
    assert_eq!((play.state(), play.position()), (&middle, 1));
    play.undo(A).unwrap();
    assert_eq!((play.state(), play.position()), (&start, 0));
    assert_eq!(play.undo(A), Err(CannotUndo::Nothing));
    // Nothing is erased.
    let steps: Vec<Step<Sound>> = play.steps().skip(2).cloned().collect();
    assert_eq!(
        steps,
        [
            Step::Decision { seat: A, action: show(Fish::Cod) },
            Step::Decision { seat: A, action: Action::Rest },
            Step::Undo { seat: A, to: 1 },
            Step::Undo { seat: A, to: 0 },
        ]
    );
}

#[test]
fn undo_crosses_no_reveal() {
    let mut play = dealt();
    play.act(A, show(Fish::Cod)).unwrap();
    play.act(A, Action::Ask { seat: B }).unwrap();
    assert_eq!(play.undo(A), Err(CannotUndo::Revealed));
}

#[test]
fn undo_crosses_no_outcome() {
    let mut play = dealt();
    play.act(A, Action::Haul).unwrap();
    play.outcome(deal(&[Fish::Sole])).unwrap();
    assert_eq!(play.undo(A), Err(CannotUndo::Drawn));
}

#[test]
fn undo_crosses_no_other_seat_unless_it_is_practice() {
    let mut play = dealt();
    play.act(A, Action::Rest).unwrap();
    play.act(B, show(Fish::Hake)).unwrap();
    assert_eq!(play.undo(A), Err(CannotUndo::Decided(B)));
    // Once B has taken it back, A may again.
    play.undo(B).unwrap();
    assert_eq!(play.can_undo(A), Ok(0));

    let mut play = practice(&[B]);
    let start = play.state().clone();
    play.act(A, Action::Rest).unwrap();
    play.act(B, show(Fish::Hake)).unwrap();
    assert_eq!(play.can_undo(A), Ok(0));
    play.undo(A).unwrap();
    assert_eq!(play.state(), &start);
    assert_eq!(play.can_undo(B), Err(CannotUndo::Nothing), "B's decision went with A's");
}

#[test]
fn a_preview_tells_what_is_known_and_stops_at_the_reveal() {
    let play = dealt();
    assert_eq!(
        play.preview(A, show(Fish::Cod)).unwrap(),
        [Event::Showed { seat: A, fish: Fish::Cod, coins: 1 }]
    );
    assert_eq!(
        play.preview(A, Action::Ask { seat: B }).unwrap(),
        [Event::Paid { seat: A, coins: 1 }]
    );
    assert_eq!(play.preview(A, Action::Haul).unwrap(), [Event::Paid { seat: A, coins: 1 }]);
    assert_eq!(
        play.preview(A, show(Fish::Hake)),
        Err(Refused::Rule(Refusal::NotHeld { fish: Fish::Hake }))
    );
    assert_eq!(play.preview(B, Action::Rest), Err(Refused::NotYourTurn { deciding: A }));
    let disclosure = |action| play.disclosure(A, action).unwrap();
    let calm = Disclosure::default();
    assert_eq!(disclosure(show(Fish::Cod)), calm);
    assert_eq!(disclosure(Action::Rest), Disclosure { hands_on: true, ..calm });
    assert_eq!(disclosure(Action::Ask { seat: B }), Disclosure { reveals: true, ..calm });
    assert_eq!(disclosure(Action::Roll), Disclosure { reveals: true, ..calm });
}

/// To where A has sealed a bid of 2 and B is to seal one.
fn sealed() -> Play<Sound> {
    let mut play = dealt();
    play.act(A, Action::Rest).unwrap();
    play.act(B, Action::Rest).unwrap();
    play.act(A, Action::Bid { amount: Amount(2) }).unwrap();
    play
}

#[test]
fn viewers_are_told_what_they_may_know() {
    let play = sealed();
    let told = |viewer, number| -> Told<Event> { play.told(viewer, number).next().unwrap() };
    let drew = Event::Drew { seat: B, count: 2 };
    let hand = Event::Dealt { seat: B, fishes: Dealt::new([Fish::Hake, Fish::Ray]) };
    for (viewer, line, event) in [
        (Viewer::Seat(A), None, drew),
        (Viewer::Seat(B), Some("deal hake,ray"), hand),
        (Viewer::Seat(C), None, drew),
        (Viewer::Spectator, None, drew),
    ] {
        let entry = Entry::Outcome(line.map(str::to_owned));
        assert_eq!(told(viewer, 1), Told { number: 1, position: 0, entry, events: vec![event] });
    }
    let line = Some("bid 2".to_owned());
    assert_eq!(told(Viewer::Seat(A), 4).entry, Entry::Decision { seat: A, line });
    assert_eq!(told(Viewer::Seat(B), 4).entry, Entry::Decision { seat: A, line: None });
    assert_eq!(told(Viewer::Seat(B), 4).events, [Event::Sealed { seat: A }]);
    assert_eq!(play.told(Viewer::Spectator, 99).len(), 0);
}

#[test]
fn an_export_blanks_what_is_hidden() {
    let play = sealed();
    let text = play.export(Viewer::Seat(B)).to_string();
    assert!(text.ends_with("* ?\n* deal hake,ray\nA rest\nB rest\nA ?\n"), "{text}");
    let text = play.export(Viewer::Spectator).to_string();
    assert!(text.ends_with("* ?\n* ?\nA rest\nB rest\nA ?\n"), "{text}");
    assert!(!text.contains('=') && !text.contains("seed"), "{text}");
}

/// Everybody rests and bids nothing until the game is over.
pub fn idle(play: &mut Play<Sound>) {
    while let Turn::Decide { seat, prompt } = play.turn() {
        let action = match prompt {
            Prompt::Errand { .. } => Action::Rest,
            Prompt::Seal { .. } => Action::Bid { amount: Amount(0) },
        };
        play.act(seat, action).unwrap();
    }
}

#[test]
fn once_over_the_record_tells_all() {
    let seed = Seed::from_number(9);
    let setup = Setup::<Sound>::new(2).unwrap();
    let mut play = Play::new(setup, Seating::default(), Chance::Seeded(seed));
    idle(&mut play);
    assert!(play.is_over());
    assert_eq!(play.position(), 12);
    let last = play.steps().rev_decider();
    assert_eq!(play.undo(last), Err(CannotUndo::Over));
    assert_eq!(play.act(A, Action::Rest), Err(Refused::Over));
    let record = play.export(Viewer::Spectator);
    assert_eq!(record, play.record());
    let ending = record.ending.unwrap();
    assert_eq!(ending.seed, Some(seed));
    // The steward outbid everybody in all three rounds; the people share the second place.
    let places: Vec<(usize, i32)> =
        ending.results.iter().map(|placing| (placing.rank, placing.points)).collect();
    assert_eq!(places, [(2, 0), (2, 0), (1, 9)]);
    assert_eq!(ending.results[2].title.as_deref(), Some("doge"));
}

/// Who decided last.
trait LastDecider {
    fn rev_decider(self) -> Seat;
}

impl<'a, I: Iterator<Item = &'a Step<Sound>>> LastDecider for I {
    fn rev_decider(self) -> Seat {
        self.filter_map(|step| match step {
            Step::Decision { seat, .. } => Some(*seat),
            Step::Outcome(_) | Step::Undo { .. } | Step::Comment(_) => None,
        })
        .last()
        .unwrap()
    }
}

#[test]
fn a_game_can_start_from_any_state() {
    let play = sealed();
    let setup = *play.setup();
    let again = Play::from_state(setup, Seating::default(), Chance::ByHand, play.state().clone());
    assert_eq!(again.state(), play.state());
    assert_eq!((again.len(), again.position()), (0, 0));
    assert_eq!(again.can_undo(A), Err(CannotUndo::Nothing));
}

#[test]
fn fingerprints_are_fixed_for_ever() {
    let play = sealed();
    let text = kernel::fingerprint::encode(play.state());
    assert_eq!(
        text,
        "\
turn=B seal 0
round=0
errands=0
bank=34
rests=2
A.coins=3
A.cards=2
A.renown=0
A.won=0
A.sealed=1
B.coins=3
B.cards=2
B.renown=0
B.won=0
B.sealed=0
[A]
A.hand.cod=A
A.hand.eel=A
A.bid=2
A.grudges=0
[B]
B.hand.hake=B
B.hand.ray=B
B.bid=0
B.grudges=0
[C]
[secret]
dory=deck
ling=deck
perch=deck
pike=deck
sole=deck
tuna=deck
bream=deck
carp=deck
"
    );
    assert_eq!(Fingerprint::of(play.state()).to_string(), "9276e8d48e592087");
    assert_eq!(Fingerprint::of_view(play.view(Viewer::Seat(A))).to_string(), "adc639c54e89c047");
}
