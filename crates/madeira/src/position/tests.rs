use super::*;
use crate::names::{Character, Favour, Phase};
use kernel::{Bits, Fast, Game as _, Silent, Turn};

fn given(facts: &[(&str, &str)]) -> Vec<(String, Given)> {
    let value = |text: &str| match text.parse() {
        Ok(number) => Given::Number(number),
        Err(_) => Given::Word(text.to_owned()),
    };
    facts.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

fn at(players: usize, moment: &str, facts: &[(&str, &str)]) -> Result<Game, Misfit> {
    let setup = Setup::new(players).expect("a number of players");
    position(&setup, moment, &given(facts), &mut Silent)
}

fn flaw(players: usize, moment: &str, facts: &[(&str, &str)]) -> String {
    match at(players, moment, facts) {
        Ok(_) => "none".to_owned(),
        Err(misfit) => misfit.flaw.to_owned(),
    }
}

/// Plays to the end at random.
fn play_out(mut game: Game, seed: u64) -> Game {
    let mut bits = Fast::new(seed);
    loop {
        match game.turn() {
            Turn::Decide { .. } => {
                let moves = game.legal();
                assert!(!moves.is_empty(), "{:?}", game.turn());
                let action = moves[bits.below(moves.len() as u32) as usize];
                Madeira::play(&mut game, action, &mut Silent);
            }
            Turn::Chance(_) => {
                let outcome = Madeira::draw(&game, &mut bits);
                Madeira::befall(&mut game, outcome, &mut Silent);
            }
            Turn::Over => return game,
        }
    }
}

/// Every moment of every round, for every seat.
fn moments(players: usize) -> Vec<Moment> {
    let mut all = vec![
        Moment::Setup,
        Moment::Preparation,
        Moment::Maintenance,
        Moment::Requests,
        Moment::End,
    ];
    all.extend(Building::ALL.iter().map(|&building| Moment::Building { building }));
    for seat in Seat::all(players) {
        all.extend([
            Moment::Settle { seat },
            Moment::Plant { seat },
            Moment::Row { seat },
            Moment::Turn { seat },
            Moment::Prepare { seat },
            Moment::Ships { seat },
            Moment::Food { seat },
            Moment::Score { seat },
        ]);
        all.extend(Building::ALL.iter().map(|&building| Moment::Visit { building, seat }));
    }
    all
}

/// What must be on the table for a moment to come up.
fn needed(moment: Moment) -> Vec<(String, Given)> {
    match moment {
        Moment::Ships { seat } => {
            vec![(format!("{}.ship.acores1", seat.letter()), Given::Number(1))]
        }
        Moment::Visit { building, seat } => {
            let name = format!("{}.marker.{}", seat.letter(), building.word());
            vec![(name, Given::Number(1))]
        }
        _ => Vec::new(),
    }
}

#[test]
fn every_moment_can_be_played_to_the_end() {
    for players in 2..=4 {
        let setup = Setup::new(players).expect("a number of players");
        for moment in moments(players) {
            for round in 1..=5 {
                let mut facts = needed(moment);
                let has_round = (Stage::Preparing..=Stage::Scoring).contains(&moment.stage());
                if has_round {
                    facts.push(("round".to_owned(), Given::Number(round)));
                } else if round > 1 {
                    continue;
                }
                let line = moment.to_string();
                let found = position(&setup, &line, &facts, &mut Silent);
                if matches!(moment, Moment::Score { .. }) && round % 2 == 0 {
                    assert_eq!(found.map_err(|misfit| misfit.flaw), Err("nothing-to-do"));
                    continue;
                }
                let game = found.unwrap_or_else(|misfit| panic!("{line}, round {round}: {misfit}"));
                if moment == Moment::End {
                    assert_eq!(game.public.phase, Phase::Over);
                }
                let end = play_out(game, round as u64);
                for seat in Seat::all(players) {
                    let person = &end.public.people[seat];
                    assert_eq!(person.reserve + person.workers_out(), 12, "{line}");
                    assert_eq!(person.ships + person.ships_out(), 6, "{line}");
                    assert_eq!(person.requests, [0; 5], "{line}");
                }
            }
        }
    }
}

/// A real game read as facts and written down again is the same position.
#[test]
fn moments_of_real_games_can_be_written_down() {
    for players in 2..=4 {
        let setup = Setup::<Madeira>::new(players).expect("a number of players");
        let mut game = kernel::State::new(&setup);
        let mut bits = Fast::new(players as u64);
        let mut compared = 0;
        loop {
            if let Turn::Decide { seat, prompt } = game.turn()
                && let Some(line) = moment_of(&game, seat, prompt)
            {
                let facts = facts_of(&game, &line);
                let again = position(&setup, &line, &facts, &mut Silent)
                    .unwrap_or_else(|misfit| panic!("{line}: {misfit}"));
                let (again, game) =
                    (kernel::fingerprint::encode(&again), kernel::fingerprint::encode(&game));
                for (again, game) in again.lines().zip(game.lines()) {
                    assert_eq!(again, game, "{line}");
                }
                compared += 1;
            }
            match game.turn() {
                Turn::Decide { .. } => {
                    let moves = game.legal();
                    let action = moves[bits.below(moves.len() as u32) as usize];
                    Madeira::play(&mut game, action, &mut Silent);
                }
                Turn::Chance(_) => {
                    let outcome = Madeira::draw(&game, &mut bits);
                    Madeira::befall(&mut game, outcome, &mut Silent);
                }
                Turn::Over => break,
            }
        }
        assert!(compared > 50, "{compared}");
    }
}

/// How the decision at hand is written as a moment, where it is one.
fn moment_of(game: &Game, seat: Seat, prompt: crate::Prompt) -> Option<String> {
    use crate::Prompt;
    let moment = match prompt {
        Prompt::Settle => Moment::Settle { seat },
        Prompt::Plant { left: 2 } => Moment::Plant { seat },
        Prompt::Row => Moment::Row { seat },
        Prompt::Turn => Moment::Turn { seat },
        Prompt::Building { building, .. } => Moment::Visit { building, seat },
        Prompt::Prepare => Moment::Prepare { seat },
        Prompt::Maintain { .. } => Moment::Ships { seat },
        Prompt::Feed { .. } => Moment::Food { seat },
        Prompt::Score { .. } => Moment::Score { seat },
        _ => return None,
    };
    // What others will place in set-up is not there yet.
    (game.public.people[seat].reserve > 0).then(|| moment.to_string())
}

fn facts_of(game: &Game, line: &str) -> Vec<(String, Given)> {
    let stage = Moment::parse(line).expect("a moment").stage();
    let players = game.public.seats();
    let mut facts = Vec::new();
    for seat in Seat::all(players) {
        crate::facts::facts(game.view(kernel::Viewer::Seat(seat)), &mut |name, fact| {
            let known = crate::facts::named(players).iter().find(|known| known.name == name);
            let settable = known.is_some_and(|known| known.family.settable_at(stage));
            if settable && !facts.iter().any(|(given, _)| given == name) {
                let value = match fact {
                    kernel::Fact::Number(number) => Given::Number(number.into()),
                    other => Given::Word(other.to_string()),
                };
                facts.push((name.to_owned(), value));
            }
        });
    }
    facts
}

#[test]
fn what_is_not_given_is_dealt_in_a_fixed_order() {
    let game = at(4, "turn A", &[]).expect("a position");
    let public = &game.public;
    assert_eq!(public.characters[0], Some(Character::Administrator));
    assert_eq!(public.characters[4], Some(Character::Harvester));
    assert_eq!(public.people[Seat::new(1)].things, [1, 1, 1, 1, 4, 8]);
    assert_eq!(public.people[Seat::new(0)].requests, [1, 0, 0, 1, 0]);
    assert_eq!(public.row_requests[3], [0, 1, 1, 1, 1]);
    assert_eq!(public.favours[2], Some(Favour::Monk));
    assert_eq!(public.people[Seat::new(2)].dice, [1, 1, 1, 0, 0, 0]);
}

#[test]
fn what_is_given_moves_the_rest_aside() {
    let facts = [
        ("A.favour.lady", "up"),
        ("favour.funchal3", "none"),
        ("character.coroa", "administrator"),
    ];
    let game = at(4, "turn A", &facts).expect("a position");
    // The miller lay on Funchal's third district; the lady's is free.
    assert_eq!(game.public.favours.iter().position(|f| *f == Some(Favour::Miller)), Some(16));
    assert_eq!(game.public.characters[0], Some(Character::GuildMaster));
}

/// The flaw, the number of players, the moment and the facts.
type Case<'a> = (&'a str, usize, &'a str, &'a [(&'a str, &'a str)]);

/// Every way in which a position can be impossible.
#[test]
fn impossible_positions_are_refused() {
    let cases: &[Case<'_>] = &[
        ("unknown-moment", 4, "trun A", &[]),
        ("unknown-moment", 4, "turn", &[]),
        ("not-at-the-table", 2, "turn C", &[]),
        ("unknown-name", 4, "turn A", &[("A.weat", "1")]),
        ("unknown-name", 2, "turn A", &[("C.wheat", "1")]),
        ("given-twice", 4, "turn A", &[("A.wheat", "1"), ("A.wheat", "1")]),
        ("derived", 4, "turn A", &[("A.workers.reserve", "3")]),
        ("not-at-this-moment", 4, "food A", &[("A.marker.moinho", "1")]),
        ("not-at-this-moment", 4, "setup", &[("A.request.trade", "1")]),
        ("wrong-value", 4, "turn A", &[("A.wheat", "-1")]),
        ("wrong-value", 4, "turn A", &[("A.wheat", "many")]),
        ("wrong-value", 4, "turn A", &[("round", "0")]),
        ("wrong-value", 4, "turn A", &[("reward.acores.a", "none")]),
        ("seat-twice", 4, "turn A", &[("order.1", "B"), ("order.2", "B")]),
        ("too-many-workers", 4, "turn A", &[("A.workers.guard", "9"), ("A.colony.india", "4")]),
        ("wrong-set-up", 4, "settle D", &[("A.workers.guard", "1")]),
        ("wrong-set-up", 4, "settle D", &[("D.city.funchal1", "1")]),
        ("wrong-set-up", 4, "plant B", &[("B.forest", "1")]),
        ("wrong-set-up", 4, "plant B", &[("C.forest", "1"), ("D.forest", "1")]),
        ("wrong-set-up", 4, "plant B", &[("C.field.1a", "1"), ("C.field.1b", "1")]),
        (
            "too-many-ships",
            4,
            "turn A",
            &[
                ("A.ship.acores1", "1"),
                ("A.ship.acores2", "1"),
                ("A.ship.acores3", "1"),
                ("A.ship.acores4", "1"),
                ("A.ship.acores5", "1"),
                ("A.ship.brasil1", "1"),
                ("A.ship.brasil2", "1"),
            ],
        ),
        ("space-taken-twice", 4, "turn A", &[("A.city.funchal1", "1"), ("B.city.funchal1", "1")]),
        ("space-taken-twice", 4, "turn A", &[("A.city.funchal4", "1")]),
        ("district-not-built", 4, "turn A", &[("A.city.funchal5", "1")]),
        ("berth-taken-twice", 4, "turn A", &[("A.ship.wheat1", "1"), ("B.ship.wheat1", "1")]),
        ("berth-taken-twice", 2, "turn A", &[("A.ship.wheat3", "1"), ("B.ship.wheat4", "1")]),
        ("berth-not-in-play", 2, "turn A", &[("A.ship.acores5", "1")]),
        ("wrong-citizens", 4, "turn A", &[("citizen.funchal1", "1")]),
        ("favour-twice", 4, "turn A", &[("A.favour.monk", "up"), ("favour.funchal3", "monk")]),
        ("favour-twice", 4, "turn A", &[("A.favour.monk", "up"), ("B.favour.monk", "down")]),
        ("favour-nowhere", 4, "turn A", &[("favour.funchal3", "none")]),
        ("built-from-the-start", 4, "turn A", &[("favour.funchal1", "monk")]),
        ("reward-twice", 4, "turn A", &[("reward.acores.a", "guild"), ("reward.india.a", "guild")]),
        ("wrong-reward-tile", 4, "turn A", &[("reward.acores.a", "medal")]),
        (
            "character-twice",
            4,
            "turn A",
            &[("character.moinho", "mayor"), ("character.coroa", "mayor")],
        ),
        ("wrong-character", 4, "turn A", &[("character.fortaleza", "mayor")]),
        ("wrong-character", 4, "turn A", &[("character.moinho", "none")]),
        (
            "too-many-requests",
            4,
            "turn A",
            &[("A.request.influence", "2"), ("B.request.influence", "3")],
        ),
        ("wrong-hand", 4, "turn A", &[("A.request.trade", "3")]),
        ("wrong-hand", 4, "requests", &[("A.scored.trade", "1")]),
        ("wrong-row", 4, "turn A", &[("A.row", "ii"), ("B.row", "ii")]),
        ("wrong-row", 4, "row A", &[("B.row", "ii")]),
        ("wrong-row", 4, "turn A", &[("B.row", "none")]),
        ("wrong-row", 2, "turn A", &[("B.row", "iv")]),
        ("wrong-rank", 4, "turn A", &[("A.rank", "i")]),
        ("wrong-rank", 4, "turn A", &[("B.rank", "i"), ("C.rank", "i")]),
        ("wrong-rank", 2, "turn A", &[("B.rank", "iii")]),
        ("too-many-markers", 4, "turn A", &[("A.marker.moinho", "4")]),
        ("wrong-dice", 4, "turn A", &[("A.die.1", "4")]),
        ("wrong-dice", 4, "turn A", &[("dice.moinho.guild.1", "1")]),
        (
            "wrong-dice",
            4,
            "visit moinho A",
            &[("A.marker.moinho", "1"), ("dice.moinho.guild.1", "0")],
        ),
        ("wrong-dice", 4, "turn A", &[("guard.die.1", "4")]),
        (
            "wrong-dice",
            4,
            "turn A",
            &[
                ("dice.moinho.pirate", "1"),
                ("dice.capitania.pirate", "1"),
                ("dice.alfandega.pirate", "1"),
                ("dice.coroa.pirate", "1"),
            ],
        ),
        ("character-full", 2, "turn A", &[("A.marker.moinho", "3")]),
        ("face-not-on-die", 4, "turn A", &[("A.die.6", "1")]),
        ("too-much-wood", 4, "turn A", &[("field.1a.wood", "1")]),
        ("wrong-crop", 4, "turn A", &[("field.1a.crop", "sugar")]),
        ("windmill-too-high", 4, "turn A", &[("A.windmill", "7")]),
        ("points-below-zero", 4, "turn A", &[("A.points.windmill", "-1")]),
        ("too-many-harvests", 4, "turn A", &[("turn.engineer", "3")]),
        ("debt-unpayable", 4, "turn A", &[("turn.bought", "20")]),
        ("nothing-to-do", 4, "visit moinho A", &[]),
        ("nothing-to-do", 4, "ships A", &[]),
        ("nothing-to-do", 4, "score A", &[("round", "2")]),
    ];
    for (wanted, players, moment, facts) in cases {
        assert_eq!(flaw(*players, moment, facts), *wanted, "{moment} {facts:?}");
    }
    for flaw in Flaw::ALL {
        assert!(cases.iter().any(|case| case.0 == flaw.word()), "{} is never met", flaw.word());
    }
}

#[test]
fn a_misfit_names_the_nearest_name() {
    let misfit = at(4, "turn A", &[("A.weat", "1")]).expect_err("no such name");
    assert_eq!(misfit.to_string(), "unknown-name: 'A.weat'; did you mean 'A.wheat'?");
    assert_eq!(misfit.about.as_deref(), Some("A.weat"));
}

/// Whatever is accepted can be played to the end.
#[test]
fn accepted_positions_are_sound() {
    let mut bits = Fast::new(11);
    let mut accepted = 0;
    for seed in 0..3_000 {
        let players = 2 + bits.below(3) as usize;
        let setup = Setup::new(players).expect("a number of players");
        let all = moments(players);
        let moment = all[bits.below(all.len() as u32) as usize];
        let named = crate::facts::named(players);
        let mut facts = needed(moment);
        for _ in 0..bits.below(8) {
            let fact = &named[bits.below(named.len() as u32) as usize];
            let value = match fact.family.holds {
                crate::facts::Holds::Number { .. } => {
                    Given::Number([0, 1, 1, 2, 3, 200][bits.below(6) as usize])
                }
                crate::facts::Holds::Seat => {
                    Given::Word(["A", "B", "C"][bits.below(3) as usize].to_owned())
                }
                crate::facts::Holds::Word { word, .. } => {
                    let word = word(bits.below(5) as usize).unwrap_or("none");
                    Given::Word(word.to_owned())
                }
            };
            facts.push((fact.name.clone(), value));
        }
        if let Ok(game) = position(&setup, &moment.to_string(), &facts, &mut Silent) {
            accepted += 1;
            let end = play_out(game, seed);
            for seat in Seat::all(players) {
                let person = &end.public.people[seat];
                assert_eq!(person.reserve + person.workers_out(), 12, "{moment}: {facts:?}");
                assert_eq!(person.ships + person.ships_out(), 6, "{moment}: {facts:?}");
            }
        }
    }
    assert!(accepted > 300, "{accepted}");
}
