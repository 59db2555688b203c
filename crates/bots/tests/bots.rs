//! What bots may know, and that what they do can be repeated.

use bots::arena::{Counting, Played, play};
use bots::search::{Config, Insight, Search};
use bots::{Bot, Evaluate, Lineup};
use kernel::chance::{Bits, Fast};
use kernel::{BySeat, Game as _, Seat, Setup, State, Turn, Viewer, random};
use lisboa::Lisboa;
use madeira::Madeira;
use madeira::names::Phase;

/// Decisions with a choice out of games played at random, with what each seat counted.
fn decisions<G: Evaluate>(
    players: usize,
    wanted: usize,
) -> Vec<(State<G>, Seat, BySeat<G::Counts>)> {
    let setup = Setup::<G>::new(players).unwrap();
    let mut bits = Fast::new(players as u64);
    let mut found = Vec::new();
    while found.len() < wanted {
        let mut state = State::<G>::new(&setup);
        let mut counting = Counting::<G>::default();
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let outcome = G::draw(&state, &mut bits);
                    G::befall(&mut state, outcome, &mut counting);
                }
                Turn::Decide { seat, .. } => {
                    let moves = state.legal();
                    if moves.len() > 3 && bits.below(40) == 0 {
                        found.push((state.clone(), seat, counting.counts.clone()));
                    }
                    let action = random::pick::<G>(&moves, &mut bits).unwrap();
                    G::play(&mut state, action, &mut counting);
                }
            }
        }
    }
    found.truncate(wanted);
    found
}

/// What a seat cannot know is changed: the bot must choose the same.
fn knows_only_its_view<G: Evaluate>(change: impl Fn(&State<G>, Seat, &G::Counts) -> State<G>) {
    let mut differ = 0;
    let names = ["random", "greedy", "level1", "level2", "level4@2%", "level5@2%", "search:40"];
    for (number, (state, seat, counts)) in decisions::<G>(3, 12).into_iter().enumerate() {
        let other = change(&state, seat, &counts[seat]);
        differ += usize::from(other.private != state.private);
        for name in names {
            let lineup = Lineup::parse(name).unwrap();
            let choose = |state: &State<G>| {
                let mut bot = lineup.build::<G>(number as u64, 1, None);
                bot.choose(state.sight(seat), &counts[seat])
            };
            assert_eq!(choose(&state), choose(&other), "{name} saw what it may not");
        }
    }
    assert!(differ > 0, "something hidden was changed");
}

#[test]
fn madeira_bots_know_only_their_view() {
    // Pirates can be counted by everybody, so a redeal would give them back as they are.
    knows_only_its_view::<Madeira>(|state, seat, _| {
        let mut other = *state;
        for hidden in Seat::all(3).filter(|hidden| *hidden != seat) {
            other.private[hidden].pirates += 7;
        }
        other
    });
}

#[test]
fn lisboa_bots_know_only_their_view() {
    knows_only_its_view::<Lisboa>(|state, seat, counts| {
        Lisboa::redeal(state.view(Viewer::Seat(seat)), counts, &mut Fast::new(99))
    });
}

fn without_times(mut played: Played) -> Played {
    for times in [&mut played.thinking, &mut played.longest_turn] {
        times.iter_mut().for_each(|time| *time = std::time::Duration::ZERO);
    }
    played.slow.iter_mut().for_each(|slow| *slow = 0);
    played
}

fn threads_do_not_matter<G: Evaluate>(players: usize, bot: &str) {
    let setup = Setup::<G>::new(players).unwrap();
    let lineups: Vec<Lineup> = std::iter::once(Lineup::parse(bot).unwrap())
        .chain((1..players).map(|_| Lineup::Greedy))
        .collect();
    for game in 0..2 {
        let one = without_times(play::<G>(&setup, &lineups, 3, game, 1));
        let two = without_times(play::<G>(&setup, &lineups, 3, game, 2));
        assert_eq!(one, two);
    }
    let other = without_times(play::<G>(&setup, &lineups, 4, 0, 1));
    let first = without_times(play::<G>(&setup, &lineups, 3, 0, 1));
    assert_ne!(first, other, "another seed, another game");
}

#[test]
fn madeira_games_are_the_same_at_any_number_of_threads() {
    threads_do_not_matter::<Madeira>(2, "level4@1%");
    threads_do_not_matter::<Madeira>(2, "level5@4%");
}

#[test]
fn lisboa_games_are_the_same_at_any_number_of_threads() {
    threads_do_not_matter::<Lisboa>(2, "level4@1%");
    threads_do_not_matter::<Lisboa>(1, "level4@1%");
}

/// A later decision of a turn is given a quarter of the iterations at most: more walks than that,
/// and fewer than a first decision has, can only be kept ones.
#[test]
fn what_was_found_earlier_in_a_turn_is_kept() {
    let config = Config { iterations: 64, ..Config::default() };
    let mut bots: Vec<Search<Madeira>> = (0..2).map(|seed| Search::new(config, seed)).collect();
    let setup = Setup::<Madeira>::new(2).unwrap();
    let mut state = State::<Madeira>::new(&setup);
    let mut counting = Counting::<Madeira>::default();
    let mut bits = Fast::new(1);
    let mut kept = 0;
    for _ in 0..200 {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let outcome = Madeira::draw(&state, &mut bits);
                Madeira::befall(&mut state, outcome, &mut counting);
            }
            Turn::Decide { seat, .. } => {
                let bot = &mut bots[seat.index()];
                let action = bot.choose(state.sight(seat), &counting.counts[seat]);
                kept += u32::from((17..64).contains(&bot.iterations()));
                state.apply(seat, action, &mut counting).unwrap();
            }
        }
    }
    assert!(kept > 0, "every search began anew");
}

fn insight_explains<G: Evaluate>() {
    let config = Config { iterations: 60, ..Config::default() };
    for (state, seat, counts) in decisions::<G>(2, 6) {
        let insight = Insight::<G>::of(config, 1, state.sight(seat), &counts[seat]);
        let best = insight.actions.first().expect("something was tried");
        assert!(state.check(seat, best.action).is_ok());
        assert!(insight.actions.iter().all(|advice| advice.share <= best.share));
        let shares: f32 = insight.actions.iter().map(|advice| advice.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{shares}");
        for advice in &insight.actions {
            for sources in [&advice.reasons, &advice.gains] {
                assert!(sources.is_sorted_by(|one, next| one.1 >= next.1));
            }
            assert!(advice.points.0[..2].iter().all(|points| points.is_finite()));
        }
    }
}

#[test]
fn insight_tells_the_best_actions_first() {
    insight_explains::<Madeira>();
    insight_explains::<Lisboa>();
}

#[test]
fn a_time_limit_cuts_a_search_and_says_so() {
    let (state, seat, counts) = decisions::<Madeira>(2, 1).remove(0);
    for (limit, cut) in [(None, false), (Some(std::time::Duration::ZERO), true)] {
        let config = Config { iterations: 200, limit, ..Config::default() };
        let mut bot = Search::<Madeira>::new(config, 1);
        let action = bot.choose(state.sight(seat), &counts[seat]);
        assert!(state.check(seat, action).is_ok());
        assert_eq!(bot.was_stopped(), cut);
        assert_eq!(bot.iterations() < 200, cut, "{}", bot.iterations());
    }
}

/// Where turns have many steps of many choices fewer walks are made; that is no safety stop.
#[test]
fn long_turns_get_fewer_walks() {
    let config = Config { iterations: 60, work: 200, ..Config::default() };
    let (mut all, mut fewer) = (0, 0);
    for (state, seat, counts) in decisions::<Lisboa>(1, 300) {
        let mut bot = Search::<Lisboa>::new(config, 1);
        bot.choose(state.sight(seat), &counts[seat]);
        assert!(!bot.was_stopped());
        match bot.iterations() {
            60 => all += 1,
            _ => fewer += 1,
        }
    }
    assert!(fewer > 0 && fewer < all, "{fewer} beside {all}");
}

/// Games in which one side rehearses the best of its actions: where characters are chosen from, now
/// and then another action than the one walked most is taken; elsewhere never.
#[test]
fn actions_are_rehearsed_where_games_are_won() {
    let plain = Config { iterations: 24, ..Config::default() };
    let rehearsing = Config { finalists: 4, rehearsals: 8, ..plain };
    let (mut among_characters, mut differ) = (0, 0);
    for (number, (state, seat, counts)) in decisions::<Madeira>(2, 60).into_iter().enumerate() {
        let choose = |config: Config| {
            let mut bot = Search::<Madeira>::new(config, number as u64);
            bot.choose(state.sight(seat), &counts[seat])
        };
        let same = choose(plain) == choose(rehearsing);
        if state.public.phase == Phase::Characters {
            among_characters += 1;
            differ += usize::from(!same);
        } else {
            assert!(same, "rehearsed in another phase");
        }
    }
    assert!(differ > 0 && differ < among_characters, "{differ} of {among_characters}");
}

#[test]
fn a_time_limit_cuts_rehearsals_and_says_so() {
    let found = decisions::<Madeira>(2, 60);
    let (state, seat, counts) =
        found.iter().find(|(state, ..)| state.public.phase == Phase::Characters).unwrap();
    // Long enough for the walks, never for the rehearsals.
    let limit = Some(std::time::Duration::from_millis(500));
    let config = Config { iterations: 24, finalists: 4, limit, ..Config::default() };
    let config = Config { rehearsals: 100_000, ..config };
    let mut bot = Search::<Madeira>::new(config, 1);
    let action = bot.choose(state.sight(*seat), &counts[*seat]);
    assert!(state.check(*seat, action).is_ok());
    assert!(bot.was_stopped());
}

/// Free exchanges are many; the kind is drawn first, so that they do not drown the rest.
#[test]
fn random_draws_the_kind_first() {
    let (state, seat, counts) = decisions::<Madeira>(2, 400)
        .into_iter()
        .max_by_key(|(state, ..)| {
            let moves = state.legal();
            moves.iter().filter(|action| Madeira::aside(**action)).count()
        })
        .expect("decisions");
    let moves = state.legal();
    let kind = |action| format!("{:?}", Madeira::group(action));
    let kinds: std::collections::BTreeSet<String> = moves.iter().map(|one| kind(*one)).collect();
    assert!(kinds.len() > 1 && kinds.len() < moves.len(), "{kinds:?} of {}", moves.len());
    let mut bot = Lineup::Random.build::<Madeira>(5, 1, None);
    let mut drawn = std::collections::BTreeMap::<String, u32>::new();
    let times = 4_000;
    for _ in 0..times {
        *drawn.entry(kind(bot.choose(state.sight(seat), &counts[seat]))).or_default() += 1;
    }
    let even = times / kinds.len() as u32;
    for name in kinds {
        let count = drawn.get(&name).copied().unwrap_or(0);
        assert!(count.abs_diff(even) < even / 4, "{name}: {count} of {times}, evenly {even}");
    }
}

#[test]
fn bots_have_names() {
    for name in ["random", "greedy", "level1", "level5", "search:2000", "level3@10%"] {
        assert_eq!(Lineup::parse(name).unwrap().to_string(), name);
    }
    for name in
        ["", "level", "level0", "level6", "search:0", "search:-1", "search:9999999", "Greedy "]
    {
        assert_eq!(Lineup::parse(name), None, "{name}");
    }
}
