//! The suite passes on the sound game and finds each flaw of the broken ones.

use crate::fair::{Fair, Fish, Sound, conserved, flaw, grudges_of, others_bid, others_hand};
use kernel::suite::{Check, Failure, Hidden, Laws, Plan, Report, Speech, run};
use kernel::{Setup, State};

struct FairLaws;

impl<const FLAW: u8> Laws<Fair<FLAW>> for FairLaws {
    fn conserved(&self, state: &State<Fair<FLAW>>) -> Result<(), String> {
        conserved(state)
    }

    fn hidden(&self) -> Vec<Hidden<Fair<FLAW>>> {
        vec![
            Hidden::Varies { name: "hand", probe: others_hand },
            Hidden::Varies { name: "bid", probe: others_bid },
            Hidden::Absent { name: "grudges", owner: grudges_of },
        ]
    }
}

fn plan<const FLAW: u8>(players: usize) -> Plan<Fair<FLAW>> {
    let mut plan = Plan::new(Setup::new(players).unwrap(), 100, 1);
    (plan.listing_every, plan.dear_every) = (3, 4);
    plan.most_decisions = 200;
    plan
}

fn find<const FLAW: u8>() -> Box<Failure> {
    let failure = run(&plan::<FLAW>(3), &FairLaws).expect_err("the flaw went unnoticed");
    // It can be seen again by itself.
    if failure.check != Check::Hidden && FLAW != flaw::UNSTABLE_RECORD {
        let again = run(&plan::<FLAW>(3).only(failure.game), &FairLaws).unwrap_err();
        assert_eq!((again.check, again.position), (failure.check, failure.position));
    }
    failure
}

#[test]
fn the_sound_game_passes() {
    // The soak asks for more.
    let asked = std::env::var("AZULEJO_GAMES").ok().and_then(|games| games.parse().ok());
    let games = asked.unwrap_or(300);
    for players in [2, 3] {
        let mut plan = plan::<{ flaw::NONE }>(players);
        plan.games = games;
        let report = run(&plan, &FairLaws).unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(report.games, games);
        // Nothing passed because it was not looked at.
        let Report { listings, previews, worlds, world_steps, records, undos, .. } = report;
        for times in [listings, previews, worlds, world_steps, records, undos] {
            assert!(times > 30, "{report}");
        }
    }
}

#[test]
fn a_report_is_the_same_on_any_number_of_threads() {
    let mut plan = plan::<{ flaw::NONE }>(2);
    let one = run(&plan, &FairLaws).unwrap();
    plan.threads = 3;
    let three = run(&plan, &FairLaws).unwrap();
    assert_eq!(one.to_string(), three.to_string());
    assert_eq!(one.coverage.seen(), three.coverage.seen());
}

#[test]
fn what_never_occurred_is_named() {
    let mut plan = plan::<{ flaw::NONE }>(3);
    let coverage = run(&plan, &FairLaws).unwrap().coverage;
    assert_eq!(coverage.missing::<Sound>(), []);
    assert_eq!(coverage.names(Speech::Action, "fish").len(), Fish::COUNT);
    // Where no list is looked at, no refusal is seen.
    plan.listing_every = u32::MAX;
    let coverage = run(&plan, &FairLaws).unwrap().coverage;
    assert!(coverage.missing::<Sound>().contains(&(Speech::Refusal, "tired")));
    assert!(!coverage.has(Speech::Refusal, "tired") && coverage.has(Speech::Event, "won"));
}

#[test]
fn too_big_a_state_is_noticed() {
    let mut plan = plan::<{ flaw::NONE }>(2);
    plan.state_size = 32;
    assert_eq!(run(&plan, &FairLaws).unwrap_err().check, Check::Size);
}

/// Laws with one more thing that is said to be hidden.
struct Boastful(Hidden<Sound>);

impl Laws<Sound> for Boastful {
    fn conserved(&self, state: &State<Sound>) -> Result<(), String> {
        conserved(state)
    }

    fn hidden(&self) -> Vec<Hidden<Sound>> {
        vec![Hidden::Varies { name: "hand", probe: others_hand }, self.0]
    }
}

#[test]
fn what_is_said_to_be_hidden_must_vary() {
    let weather = |_: &State<Sound>, _| Some("fair".to_owned());
    for (name, hidden) in [
        ("weather", Hidden::Varies { name: "weather", probe: weather }),
        ("wind", Hidden::Absent { name: "wind", owner: |_| None }),
    ] {
        let failure = run(&plan(2), &Boastful(hidden)).unwrap_err();
        assert_eq!(failure.check, Check::Hidden);
        assert!(failure.reason.contains(name), "{failure}");
    }
}

/// Each flaw turns the suite red, and for its own reason.
macro_rules! flaws {
    ($( $test:ident: $flaw:ident => $check:ident $(, $says:literal)?; )*) => {$(
        #[test]
        fn $test() {
            let failure = find::<{ flaw::$flaw }>();
            assert_eq!(failure.check, Check::$check, "{failure}");
            $( assert!(failure.reason.contains($says), "{failure}"); )?
        }
    )*};
}

flaws! {
    a_leak_on_the_table: LEAK_ON_TABLE => Secrecy, "cried=";
    a_leak_in_an_event: LEAK_IN_EVENT => Secrecy, "Dealt";
    a_leak_in_the_line_of_an_outcome: LEAK_IN_LINE => Secrecy, "line 'deal";
    a_leak_in_the_line_of_a_decision: LEAK_IN_BID => Secrecy, "line 'bid";
    a_leak_of_what_may_only_be_counted: LEAK_OF_COUNT => Secrecy, ".grudges' is shown";
    a_lost_piece: LOST_PIECE => Conservation, "coins";
    a_wrong_undo: WRONG_UNDO => Undo, "another state";
    an_unstable_record: UNSTABLE_RECORD => Record;
    listed_but_refused: LISTED_BUT_REFUSED => Listing, "listed but refused";
    legal_but_unlisted: LEGAL_BUT_UNLISTED => Listing;
    another_reason: OTHER_REASON => Refusal, "greyed for 'not-now', refused for 'tired'";
    an_unmarked_reveal: UNMARKED_REVEAL => Preview, "Answered";
    a_reveal_in_a_preview: REVEAL_IN_PREVIEW => Preview, "foretold";
    loose_notation: LOOSE_NOTATION => Notation;
    a_dead_end: STUCK => SomeoneCanAct;
    a_game_without_end: ENDLESS => Ends;
    torn_groups: TORN_GROUPS => Groups;
    an_impossible_draw: IMPOSSIBLE_DRAW => Outcome;
    a_lossy_redeal: LOSSY_REDEAL => Secrecy, "dealt anew";
    a_panic: PANIC => Panic, "seven coins";
}
