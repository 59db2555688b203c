use super::*;
use crate::{Action, Outcome};
use kernel::{Fast, Game as _, Setup, Turn, Viewer};

type Game = State<Lisboa>;

/// What happened, and what everybody counted.
struct History {
    setup: Setup<Lisboa>,
    game: Game,
    steps: Vec<Step>,
    shown: Shown,
}

#[derive(Clone, Copy)]
enum Step {
    Action(Seat, Action),
    Outcome(Outcome),
}

impl History {
    fn new(players: usize, draft: bool) -> Self {
        let mut setup = Setup::new(players).expect("a number of players");
        let value = if draft { "on" } else { "off" };
        setup.options.set(Lisboa::OPTIONS, "draft", value).expect("an option");
        Self { setup, game: State::new(&setup), steps: Vec::new(), shown: Shown::default() }
    }

    /// Goes on at random; says whether the game still runs.
    fn step(&mut self, bits: &mut Fast) -> bool {
        let mut events = Vec::new();
        match self.game.turn() {
            Turn::Over => return false,
            Turn::Chance(_) => {
                let outcome = Lisboa::draw(&self.game, bits);
                self.steps.push(Step::Outcome(outcome));
                Lisboa::befall(&mut self.game, outcome, &mut events);
            }
            Turn::Decide { seat, .. } => {
                let action = kernel::random::pick::<Lisboa>(&self.game.legal(), bits);
                let action = action.expect("someone can act");
                self.steps.push(Step::Action(seat, action));
                Lisboa::play(&mut self.game, action, &mut events);
            }
        }
        events.into_iter().for_each(|event| self.shown.count(event));
        true
    }

    /// Plays the same game in another world: what is hidden from the viewer is as it is there, and
    /// all that they see must be the same.
    fn again_in(&self, world: &Game, viewer: Viewer) {
        let mut true_game: Game = State::new(&self.setup);
        let mut game = true_game;
        for (number, &step) in self.steps.iter().enumerate() {
            let (mut seen, mut seen_there) = (Vec::new(), Vec::new());
            match step {
                Step::Action(_, action) => Lisboa::play(&mut true_game, action, &mut seen),
                Step::Outcome(outcome) => Lisboa::befall(&mut true_game, outcome, &mut seen),
            }
            match self.there(step, number, &game, world, viewer) {
                Step::Action(seat, action) => {
                    game.apply(seat, action, &mut seen_there)
                        .unwrap_or_else(|refused| panic!("{action}: {refused:?}"));
                }
                Step::Outcome(outcome) => {
                    game.accept(outcome, &mut seen_there)
                        .unwrap_or_else(|refused| panic!("{outcome}: {refused:?}"));
                }
            }
            let visible = |events: Vec<Event>| -> Vec<Event> {
                events.into_iter().filter_map(|event| Lisboa::visible(event, viewer)).collect()
            };
            assert_eq!(visible(seen), visible(seen_there), "{viewer:?}");
        }
        assert_eq!(game, *world, "{viewer:?}");
    }

    /// A step as it must have been in the other world.
    fn there(&self, step: Step, number: usize, now: &Game, world: &Game, viewer: Viewer) -> Step {
        let hidden = |seat: Seat| viewer != Viewer::Seat(seat);
        let all = |seat: Seat| world.private[seat].hand | self.shown.0[seat];
        match step {
            Step::Outcome(Outcome::ClergyPair { seat, .. })
                if hidden(seat) && number + 1 == self.steps.len() =>
            {
                let tiles = kernel::Dealt::new(world.private[seat].clergy.into_iter().flatten());
                Step::Outcome(Outcome::ClergyPair { seat, tiles })
            }
            Step::Outcome(Outcome::Hand { seat, .. }) if hidden(seat) => {
                let (public, own) = (&now.public, &world.private[seat]);
                let dealt = if public.period == 2 {
                    all(seat) & public.era(Era::Purple)
                } else if !public.draft {
                    all(seat) & public.era(Era::Blue)
                } else if own.passed[0] == 0 {
                    own.offer
                } else {
                    own.passed[0] | kept_at_once(own, all(seat) & public.era(Era::Blue))
                };
                Step::Outcome(Outcome::Hand { seat, cards: kernel::Dealt::new(cards(dealt)) })
            }
            Step::Action(seat, Action::Draft { .. }) if hidden(seat) => {
                let (here, own) = (&now.private[seat], &world.private[seat]);
                let blue = all(seat) & now.public.era(Era::Blue);
                let open = here.offer & !here.picked;
                let step = here.passed.iter().filter(|passed| **passed != 0).count();
                let picks = match step {
                    _ if own.passed[step] == 0 => own.picked,
                    0 => kept_at_once(own, blue),
                    step => own.received[step - 1] & !own.passed[step],
                };
                let card = cards(open & picks).next().expect("a card to pick");
                Step::Action(seat, Action::Draft { card })
            }
            step => step,
        }
    }
}

/// The two cards a seat kept of its own pack.
fn kept_at_once(own: &Private, blue: u128) -> u128 {
    let mut later = own.received[2];
    for step in 1..3 {
        later |= own.received[step - 1] & !own.passed[step];
    }
    if own.received[2] == 0 {
        own.hand & !(own.received[0] & !own.passed[1])
    } else {
        blue & !later
    }
}

#[test]
fn worlds_agree_with_everything_that_was_seen() {
    for players in 1..=4 {
        for draft in [false, true] {
            for seed in 0..40 {
                let mut bits = Fast::branch(seed, players as u64);
                let mut history = History::new(players, draft);
                let mut running = true;
                while running {
                    running = history.step(&mut bits);
                    // All of the draft, and some of the rest.
                    let drafting = history.steps.len() < 140;
                    if bits.below(if drafting { 4 } else { 60 }) != 0 {
                        continue;
                    }
                    for viewer in Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator]) {
                        let world = redeal(history.game.view(viewer), &history.shown, &mut bits);
                        history.again_in(&world, viewer);
                    }
                }
            }
        }
    }
}

/// Each card that was passed on is as likely with each of the others as it can be.
#[test]
fn worlds_are_even() {
    for (players, each) in [(3, [1_000, 1_000, 0]), (4, [666, 666, 666])] {
        let mut bits = Fast::new(3);
        let mut history = History::new(players, true);
        while !history.game.public.tasks.iter().any(|task| matches!(task, Task::PlayCard(_))) {
            history.step(&mut bits);
        }
        let viewer = Seat::new(0);
        let own = &history.game.private[viewer];
        let passed = own.passed[0] & !own.received[2];
        let mut with = [[0_i32; 3]; 3];
        for _ in 0..2_000 {
            let view = history.game.view(Viewer::Seat(viewer));
            let world = redeal(view, &history.shown, &mut bits);
            for (card, counts) in cards(passed).zip(&mut with) {
                for (other, count) in counts.iter_mut().enumerate().take(players - 1) {
                    let hand = world.private[Seat::new(other + 1)].hand;
                    *count += i32::from(hand & card.bit() != 0);
                }
            }
        }
        for counts in &with[..players - 1] {
            for (count, expected) in counts.iter().zip(each) {
                assert!((count - expected).abs() < 120, "{players}: {with:?}");
            }
        }
    }
}

/// A hand is never dealt a card that lies open somewhere.
#[test]
fn no_card_is_in_two_places() {
    let mut bits = Fast::new(9);
    for players in 1..=4 {
        let mut history = History::new(players, players == 3);
        while history.step(&mut bits) {
            if bits.below(8) != 0 {
                continue;
            }
            let world = redeal(history.game.view(Viewer::Spectator), &history.shown, &mut bits);
            let mut met = world.public.gone | world.public.face_down | being_placed(&world.public);
            for seat in world.public.all() {
                let own = &world.private[seat];
                for set in [own.hand | own.offer, portfolio(&world.public, seat)] {
                    assert_eq!(met & set, 0);
                    met |= set;
                }
            }
        }
    }
}
