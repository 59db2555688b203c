//! Positions written for scenarios: sound where they are accepted, refused where they cannot be.

mod laws;

use kernel::scenic::{Given, Misfit};
use kernel::{Bits, Fact, Fast, Game, Seat, Setup, Silent, State, Turn, Viewer, Vocabulary};
use lisboa::facts::{self, Holds};
use lisboa::names::{Noble, Tile};
use lisboa::position::{Flaw, Moment, moments_with, position};
use lisboa::{Lisboa, Prompt};

fn setup(players: usize) -> Setup<Lisboa> {
    Setup::new(players).expect("a number of players")
}

fn with_draft(players: usize) -> Setup<Lisboa> {
    let mut setup = setup(players);
    setup.options.set(Lisboa::OPTIONS, "draft", "on").expect("an option");
    setup
}

fn given(facts: &[(&str, &str)]) -> Vec<(String, Given)> {
    let value = |text: &str| match text.parse() {
        Ok(number) => Given::Number(number),
        Err(_) => Given::Word(text.to_owned()),
    };
    facts.iter().map(|(name, text)| ((*name).to_owned(), value(text))).collect()
}

fn at(players: usize, moment: &str, facts: &[(&str, &str)]) -> Result<State<Lisboa>, Misfit> {
    position(&setup(players), moment, &given(facts), &mut Silent)
}

/// Plays to the end, obeying the laws all the way.
fn play_out(mut state: State<Lisboa>, seed: u64, what: &str) -> State<Lisboa> {
    let mut bits = Fast::new(seed);
    for _ in 0..5_000 {
        if let Err(reason) = laws::conserved(&state) {
            panic!("{what}: {reason}");
        }
        match state.turn() {
            Turn::Decide { .. } => {
                let action = kernel::random::pick::<Lisboa>(&state.legal(), &mut bits);
                let action = action.unwrap_or_else(|| panic!("{what}: nobody can act"));
                Lisboa::play(&mut state, action, &mut Silent);
            }
            Turn::Chance(_) => {
                let outcome = Lisboa::draw(&state, &mut bits);
                Lisboa::befall(&mut state, outcome, &mut Silent);
            }
            Turn::Over => {
                assert!(state.public.over, "{what}: stuck");
                return state;
            }
        }
    }
    panic!("{what}: never over");
}

/// Every moment there can be at a table of so many people.
fn moments(players: usize) -> Vec<Moment> {
    let mut all = vec![Moment::Setup, Moment::End];
    if players == 1 {
        all.push(Moment::Lacerda);
    }
    for seat in Seat::all(players) {
        all.extend([
            Moment::Keep { seat },
            Moment::Turn { seat },
            Moment::Market { seat },
            Moment::Take { seat },
            Moment::EndTurn { seat },
            Moment::Church { seat },
            Moment::Period { seat },
        ]);
        for &noble in Noble::ALL {
            all.extend([Moment::Visit { seat, noble }, Moment::Follow { seat, noble }]);
        }
    }
    all
}

/// What must be on the table for a moment to come up.
fn needed(moment: Moment) -> Vec<(String, Given)> {
    match moment {
        Moment::Follow { seat, noble } => {
            vec![(format!("{}.favour.{}", seat.letter(), noble.word()), Given::Number(1))]
        }
        Moment::Market { seat } => vec![(format!("{}.top.1", seat.letter()), given_word("blue"))],
        _ => Vec::new(),
    }
}

fn given_word(word: &str) -> Given {
    Given::Word(word.to_owned())
}

#[test]
fn every_moment_can_be_played_to_the_end() {
    for players in 1..=4 {
        for moment in moments(players) {
            for period in 1..=2 {
                let mut facts = needed(moment);
                let fixed = matches!(
                    moment,
                    Moment::Setup | Moment::Keep { .. } | Moment::Period { .. } | Moment::End
                );
                if period == 2 {
                    if fixed {
                        continue;
                    }
                    facts.push(("period".to_owned(), Given::Number(2)));
                    facts.retain(|(name, _)| !name.ends_with(".top.1"));
                }
                let line = moment.to_string();
                let state = position(&setup(players), &line, &facts, &mut Silent)
                    .unwrap_or_else(|misfit| panic!("{players} {line}: {misfit}"));
                play_out(state, period as u64, &line);
            }
        }
    }
    for players in 2..=4 {
        let state = position(&with_draft(players), "draft", &[], &mut Silent).expect("a position");
        assert!(matches!(state.turn(), Turn::Decide { prompt: Prompt::Draft { left: 2 }, .. }));
        play_out(state, 5, "draft");
    }
}

/// A real game read as facts and written down again is the same position.
#[test]
fn moments_of_real_games_can_be_written_down() {
    for players in 1..=4 {
        for seed in 0..4 {
            let setup = setup(players);
            let mut game = State::new(&setup);
            let mut bits = Fast::branch(seed, players as u64);
            let mut compared = 0;
            loop {
                if let Turn::Decide { seat, prompt } = game.turn()
                    && let Some(line) = moment_of(seat, prompt)
                {
                    let facts = facts_of(&game, line);
                    let again = position(&setup, &line.to_string(), &facts, &mut Silent)
                        .unwrap_or_else(|misfit| panic!("{players} {line}: {misfit}"));
                    let (one, two) =
                        (kernel::fingerprint::encode(&again), kernel::fingerprint::encode(&game));
                    for (one, two) in one.lines().zip(two.lines()) {
                        assert_eq!(one, two, "{line}");
                    }
                    compared += 1;
                }
                match game.turn() {
                    Turn::Decide { .. } => {
                        let action = kernel::random::pick::<Lisboa>(&game.legal(), &mut bits);
                        Lisboa::play(&mut game, action.expect("an action"), &mut Silent);
                    }
                    Turn::Chance(_) => {
                        let outcome = Lisboa::draw(&game, &mut bits);
                        Lisboa::befall(&mut game, outcome, &mut Silent);
                    }
                    Turn::Over => break,
                }
            }
            assert!(compared > 10, "{compared}");
        }
    }
}

/// How the decision at hand is written as a moment, where it is one.
fn moment_of(seat: Seat, prompt: Prompt) -> Option<Moment> {
    match prompt {
        Prompt::Keep => Some(Moment::Keep { seat }),
        Prompt::Play => Some(Moment::Turn { seat }),
        _ => None,
    }
}

fn facts_of(game: &State<Lisboa>, moment: Moment) -> Vec<(String, Given)> {
    let mut facts = Vec::new();
    for seat in Seat::all(game.seats()) {
        Lisboa::facts(game.view(Viewer::Seat(seat)), &mut |name, fact| {
            let known = facts::named(game.seats()).iter().find(|known| known.name == name);
            let settable =
                known.is_some_and(|known| moments_with(known.family).contains(&moment.kind()));
            let lacerdas = Lisboa::automated(&game.public, Seat::new(1)) && name.starts_with("B.");
            let his = !lacerdas
                || ["houses", "office", "plaza", "cubes", "favour", "open", "top", "cargo"]
                    .iter()
                    .chain(&["at-sea", "decree", "influence", "wigs"])
                    .any(|word| name[2..].split('.').next() == Some(*word));
            if settable && his && !facts.iter().any(|(given, _)| given == name) {
                let value = match fact {
                    Fact::Number(number) => Given::Number(number.into()),
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
    let state = at(4, "turn A", &[]).expect("a position");
    let public = &state.public;
    assert_eq!(public.scoring, [3, 4, 3, 4, 2]);
    assert_eq!(public.row_cubes, [[1; 3]; 5]);
    assert_eq!(public.pile, [2, 2, 2]);
    let hand = |seat: usize| {
        lisboa::names::cards(state.private[Seat::new(seat)].hand).map(|card| card.0).collect()
    };
    let hands: [Vec<u8>; 2] = [hand(0), hand(3)];
    assert_eq!(hands, [vec![1, 5, 9, 13, 17], vec![4, 8, 12, 16, 20]]);
    assert_eq!(public.decrees[0].map(|decree| decree.0), Some(1));
    assert_eq!(public.yard, [3, 3, 0, 0]);
    assert_eq!(public.plans_taken, [0, 0]);
}

#[test]
fn what_is_given_moves_the_rest_aside() {
    let facts = [
        ("A.hand.c2", "1"),
        ("A.hand.c23", "1"),
        ("A.decree.d1", "1"),
        ("A.cubes.brown", "1"),
        ("A.top.1", "red"),
        ("store.a1", "A-yellow"),
        ("shown.builder", "c24"),
        ("A.done.blue.2", "1"),
    ];
    let state = at(4, "turn A", &facts).expect("a position");
    let (public, person) = (&state.public, &state.public.people[Seat::new(0)]);
    assert_eq!((person.hand, person.hidden), (5, [4, 0]));
    assert_eq!(public.decrees[0].map(|decree| decree.0), Some(2));
    // The red ship left the yard after all the blue ones.
    assert_eq!(public.yard, [0, 2, 0, 0]);
    assert_eq!(person.houses, [1, 0, 0]);
    assert_eq!(public.large_left, public.printed.large_tiles - 5);
    assert_eq!(public.deck(lisboa::names::Deck::Builder).count_ones(), 3);
    assert_eq!(public.plans_taken, [1, 0]);
    assert!(public.display & 1 << Tile::Yellow.index() != 0);
}

/// The flaw, the number of players, the moment and the facts.
type Case<'a> = (&'a str, usize, &'a str, &'a [(&'a str, &'a str)]);

const CASES: &[Case<'_>] = &[
    ("unknown-moment", 4, "trun A", &[]),
    ("unknown-moment", 4, "visit A treasury", &[]),
    ("not-at-the-table", 2, "turn C", &[]),
    ("not-at-the-table", 1, "turn B", &[]),
    ("no-draft", 4, "draft", &[]),
    ("not-solo", 2, "lacerda", &[]),
    ("unknown-name", 4, "turn A", &[("A.rais", "1")]),
    ("unknown-name", 2, "turn A", &[("C.reis", "1")]),
    ("given-twice", 4, "turn A", &[("A.reis", "1"), ("A.reis", "1")]),
    ("derived", 4, "turn A", &[("A.board", "3")]),
    ("not-at-this-moment", 4, "turn A", &[("turn.covered.plan", "1")]),
    ("not-at-this-moment", 4, "setup", &[("A.decree.d1", "1")]),
    ("wrong-value", 4, "turn A", &[("A.reis", "-1")]),
    ("wrong-value", 4, "turn A", &[("A.cargo.1.gold", "1")]),
    ("wrong-value", 2, "turn A", &[("store.a1", "C-yellow")]),
    ("wrong-value", 2, "turn A", &[("helper", "king")]),
    ("not-lacerdas", 1, "turn A", &[("B.reis", "1")]),
    ("not-lacerdas", 1, "turn A", &[("B.top.1", "c1")]),
    ("too-many-officials", 4, "turn A", &[("A.office.king", "5"), ("A.plaza.king", "3")]),
    ("office-full", 4, "turn A", &[("A.office.king", "4"), ("B.office.king", "3")]),
    ("office-full", 2, "turn A", &[("A.office.king", "6")]),
    ("wrong-store", 4, "turn A", &[("store.a1", "A-pink")]),
    ("wrong-store", 2, "turn A", &[("store.e1", "A-yellow")]),
    ("wrong-houses", 4, "turn A", &[("A.houses.left", "1")]),
    ("wrong-houses", 4, "turn A", &[("store.a1", "A-yellow"), ("A.houses.left", "3")]),
    (
        "too-many-tiles",
        4,
        "turn A",
        &[
            ("store.a5", "A-blue"),
            ("store.b5", "A-blue"),
            ("store.c5", "A-blue"),
            ("store.d5", "A-blue"),
            ("store.e5", "A-blue"),
            ("display.small", "1"),
        ],
    ),
    ("display-not-full", 4, "turn A", &[("display.pink", "0")]),
    ("too-much-rubble", 4, "turn A", &[("rubble.a.red", "4")]),
    ("rubble-not-in-play", 2, "turn A", &[("rubble.e.red", "1")]),
    (
        "rubble-not-in-play",
        4,
        "turn A",
        &[("rubble.west-a.red", "1"), ("building.west-a", "blue-yellow-pink")],
    ),
    ("too-many-cubes", 4, "turn A", &[("A.cubes.red", "6"), ("period", "2")]),
    (
        "too-many-cubes",
        4,
        "turn A",
        &[
            ("A.cubes.red", "5"),
            ("B.cubes.red", "5"),
            ("C.cubes.red", "5"),
            ("D.cubes.red", "5"),
            ("rubble.a.red", "2"),
        ],
    ),
    ("too-many-markers", 4, "turn A", &[("A.markers", "1")]),
    ("wrong-scoring-tiles", 4, "turn A", &[("scoring.1", "5")]),
    ("wrong-scoring-tiles", 4, "turn A", &[("scoring.5", "3")]),
    ("wrong-scoring-tiles", 1, "turn A", &[("scoring.1", "3"), ("scoring.2", "3")]),
    (
        "too-many-buildings",
        4,
        "turn A",
        &[
            ("building.west-a", "blue-yellow-blue"),
            ("building.west-b", "blue-yellow-blue"),
            ("building.west-c", "green-pink-brown"),
        ],
    ),
    ("wrong-building", 4, "turn A", &[("building.north-pink", "blue-yellow-brown")]),
    ("wrong-building", 2, "turn A", &[("building.west-e", "blue-yellow-brown")]),
    ("buildings-left", 4, "turn A", &[("available.blue", "none")]),
    ("wrong-plans", 4, "turn A", &[("A.open.blue.2", "0")]),
    ("wrong-plans", 4, "turn A", &[("A.open.blue.3", "1")]),
    ("too-many-clergy", 4, "turn A", &[("A.clergy.nuncio", "2")]),
    ("too-many-clergy", 4, "turn A", &[("A.clergy.nuncio", "1"), ("bag.nuncio", "1")]),
    ("wrong-value", 4, "turn A", &[("A.clergy.dean", "2"), ("A.clergy.mason", "3")]),
    ("wrong-pair", 4, "keep A", &[("B.pair.1", "dean")]),
    ("church-not-full", 4, "turn A", &[("church.0", "none"), ("bag.dean", "1")]),
    ("decree-twice", 4, "turn A", &[("A.decree.d5", "1"), ("B.decree.d5", "1")]),
    ("decree-twice", 4, "turn A", &[("decrees", "70")]),
    ("decree-not-in-play", 2, "turn A", &[("A.decree.d9", "1")]),
    ("decree-not-in-play", 1, "turn A", &[("decree.1", "d69")]),
    ("decrees-with-gap", 4, "take A", &[("decree.1", "none")]),
    ("decrees-not-full", 4, "turn A", &[("decree.8", "none"), ("decrees", "3")]),
    ("card-twice", 4, "turn A", &[("A.hand.c1", "1"), ("B.hand.c1", "1")]),
    ("card-twice", 4, "turn A", &[("A.hand.c1", "1"), ("gone.c1", "1")]),
    ("card-too-early", 4, "turn A", &[("A.hand.c42", "1")]),
    ("wrong-deck", 4, "turn A", &[("shown.king", "c22")]),
    ("wrong-deck", 4, "turn A", &[("deck.king", "5")]),
    ("deck-not-empty", 4, "turn A", &[("shown.king", "none"), ("deck.king", "2")]),
    ("deck-not-empty", 4, "end-turn A", &[("shown.king", "c32"), ("turn.taken", "king")]),
    ("wrong-hand", 4, "turn A", &[("A.hand-size", "1"), ("A.hand.c1", "1"), ("A.hand.c2", "1")]),
    ("wrong-hand", 4, "take A", &[("A.hand-size", "5")]),
    ("wrong-slot", 4, "turn A", &[("A.top.1", "c16")]),
    ("wrong-slot", 4, "turn A", &[("A.bottom.1", "c1")]),
    ("portfolio-full", 4, "turn A", &[("A.top.1", "c1"), ("A.top.2", "c2"), ("A.bottom.1", "c16")]),
    ("portfolio-full", 4, "turn A", &[("A.top.4", "c1")]),
    ("too-many-goods", 4, "turn A", &[("A.gold", "3")]),
    ("ship-too-early", 4, "turn A", &[("A.top.1", "brown")]),
    ("too-many-ships", 2, "turn A", &[("A.top.1", "red"), ("B.top.1", "red")]),
    ("wrong-shipyard", 4, "turn A", &[("A.top.1", "red"), ("yard.blue", "1")]),
    ("wrong-shipyard", 4, "turn A", &[("yard.purple", "1")]),
    ("wrong-cargo", 4, "turn A", &[("A.top.1", "red"), ("A.cargo.1.gold", "2")]),
    ("wrong-cargo", 4, "turn A", &[("A.top.1", "red"), ("A.at-sea.1", "1")]),
    ("wrong-price", 4, "turn A", &[("price.gold", "7")]),
    ("wrong-price", 4, "turn A", &[("price.gold", "0")]),
    ("influence-too-high", 4, "turn A", &[("A.influence", "11")]),
    ("wigs-below-zero", 4, "turn A", &[("A.wigs.visits", "-6")]),
    (
        "period-over",
        4,
        "turn A",
        &[("A.cubes.brown", "2"), ("A.cubes.red", "2"), ("A.cubes.blue", "2")],
    ),
    (
        "period-over",
        4,
        "turn A",
        &[("shown.king", "none"), ("shown.builder", "none"), ("shown.marquis", "none")],
    ),
    ("period-over", 4, "period A", &[("period", "2")]),
    (
        "end-not-due",
        4,
        "turn A",
        &[("period", "2"), ("A.cubes.brown", "4"), ("A.cubes.red", "4"), ("A.cubes.blue", "4")],
    ),
    ("wrong-turns-left", 4, "turn A", &[("period", "2"), ("due.end", "B")]),
    ("wrong-turns-left", 4, "turn A", &[("period", "2"), ("due.turns", "4")]),
    ("wrong-turns-left", 4, "turn A", &[("period", "2"), ("due.end", "B"), ("due.turns", "3")]),
    ("wrong-set-up", 4, "keep B", &[("C.clergy.dean", "1")]),
    ("nothing-to-do", 4, "follow A king", &[]),
    (
        "nothing-to-do",
        4,
        "visit A builder",
        &[("A.reis", "0"), ("A.influence", "0"), ("treasury", "6")],
    ),
];

/// Every way in which a position can be impossible.
#[test]
fn impossible_positions_are_refused() {
    let mut wrong = String::new();
    for (wanted, players, moment, facts) in CASES {
        let found = at(*players, moment, facts).map_or_else(|misfit| misfit.flaw, |_| "accepted");
        if found != *wanted {
            wrong.push_str(&format!("\n{moment} {facts:?}: {found}, not {wanted}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    for flaw in Flaw::ALL {
        assert!(CASES.iter().any(|case| case.0 == flaw.word()), "{} is never met", flaw.word());
    }
}

#[test]
fn a_misfit_names_the_nearest_name() {
    let misfit = at(4, "turn A", &[("A.rais", "1")]).expect_err("no such name");
    assert_eq!(misfit.to_string(), "unknown-name: 'A.rais'; did you mean 'A.reis'?");
    assert_eq!(misfit.about.as_deref(), Some("A.rais"));
}

/// Whatever is accepted is a lawful position, and can be played to the end.
#[test]
fn accepted_positions_are_sound() {
    let mut bits = Fast::new(11);
    let mut accepted = 0;
    for seed in 0..4_000 {
        let players = 1 + bits.below(4) as usize;
        let all = moments(players);
        let moment = all[bits.below(all.len() as u32) as usize];
        let named: Vec<_> = facts::named(players.max(2))
            .iter()
            .filter(|fact| moments_with(fact.family).contains(&moment.kind()))
            .collect();
        let mut facts = needed(moment);
        for _ in 0..bits.below(8) {
            // A family evenly, then one of its facts.
            let family = named[bits.below(named.len() as u32) as usize].family.pattern;
            let of: Vec<_> = named.iter().filter(|fact| fact.family.pattern == family).collect();
            let fact = of[bits.below(of.len() as u32) as usize];
            let value = match fact.family.holds {
                Holds::Number { .. } => Given::Number([0, 1, 1, 2, 3, 5][bits.below(6) as usize]),
                Holds::Seat => given_word(["A", "B", "C"][bits.below(3) as usize]),
                Holds::Word { word, .. } => {
                    let count = (0..).take_while(|i| word(*i).is_some()).count();
                    given_word(word(bits.below(count as u32 + 1) as usize).unwrap_or("none"))
                }
            };
            facts.push((fact.name.clone(), value));
        }
        if let Ok(state) = position(&setup(players), &moment.to_string(), &facts, &mut Silent) {
            accepted += 1;
            play_out(state, seed, &format!("{players} {moment} {facts:?}"));
        }
    }
    assert!(accepted > 500, "{accepted}");
}
