//! Every decree scores in some position of a game, and scores nothing in another.

use kernel::{Fast, Game, Setup, Silent, State, Turn, random};
use lisboa::names::Decree;
use lisboa::{Lisboa, decree_worth};

#[test]
fn each_decree_scores_somewhere_and_somewhere_not() {
    let mut scores = [false; Decree::COUNT];
    let mut scores_not = [false; Decree::COUNT];
    for players in 2..=4 {
        let setup = Setup::<Lisboa>::new(players).expect("a player count of the game");
        for game in 0..1_500 {
            let mut bits = Fast::branch(11, game);
            let mut state = State::new(&setup);
            loop {
                match state.turn() {
                    Turn::Over => break,
                    Turn::Chance(_) => {
                        let outcome = Lisboa::draw(&state, &mut bits);
                        Lisboa::befall(&mut state, outcome, &mut Silent);
                    }
                    Turn::Decide { seat, .. } => {
                        for decree in Decree::all() {
                            let wigs = decree_worth(&state.public, seat, decree);
                            scores[decree.index()] |= wigs > 0;
                            scores_not[decree.index()] |= wigs == 0;
                        }
                        let action = random::pick::<Lisboa>(&state.legal(), &mut bits)
                            .expect("a decision has a legal action");
                        Lisboa::play(&mut state, action, &mut Silent);
                    }
                }
            }
        }
    }
    let missing = |seen: &[bool]| -> Vec<&str> {
        Decree::all().filter(|decree| !seen[decree.index()]).map(Decree::word).collect()
    };
    assert_eq!(missing(&scores), Vec::<&str>::new(), "never score");
    assert_eq!(missing(&scores_not), Vec::<&str>::new(), "always score");
}
