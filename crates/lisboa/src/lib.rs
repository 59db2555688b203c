//! Lisboa for 1 to 4 players.

pub mod components;
pub mod effects;
pub mod facts;
pub mod names;
pub mod position;
pub mod prices;
mod redeal;
mod rules;
pub mod state;
pub mod vocabulary;

pub use components::Components;
pub use redeal::Shown;
pub use rules::scoring::{store_figures, worth as decree_worth};
pub use state::{Private, Public};
pub use vocabulary::{Action, Event, Group, Outcome, Prompt, Refusal};

use kernel::game::Fact;
use kernel::scenic::{Given, Misfit, Scenic};
use kernel::{
    Bits, Candidates, Game, OptionSpec, Seat, Setup, Sight, Sink, Standings, State, Turn, View,
    Viewer,
};
use names::{Account, Bearing};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lisboa;

impl Game for Lisboa {
    const NAME: &'static str = "lisboa";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (usize, usize) = (1, 4);
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec { name: "draft", values: &["off", "on"] },
        OptionSpec { name: "tools", values: &["6-3-1", "6-4-2"] },
    ];

    type Components = Components;
    type Public = Public;
    type Private = Private;
    type Secret = ();
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Prompt = Prompt;
    type Group = Group;
    type Account = Account;
    /// What each hand has shown: with the draft that tells where other cards are.
    type Counts = Shown;

    fn start(setup: &Setup<Self>) -> State<Self> {
        rules::setup::start(setup)
    }

    #[inline]
    fn seats(public: &Public) -> usize {
        public.seats()
    }

    fn automated(public: &Public, seat: Seat) -> bool {
        public.is_lacerda(seat)
    }

    #[inline]
    fn turn(public: &Public) -> Turn<Self> {
        let Some(task) = public.tasks.top() else { return Turn::Over };
        if let Some((seat, prompt)) = rules::decision(public, task) {
            return Turn::Decide { seat, prompt };
        }
        rules::chance::awaited(public, task).map_or(Turn::Over, Turn::Chance)
    }

    #[inline]
    fn candidates(sight: Sight<'_, Self>, visit: &mut impl Candidates<Self>) {
        rules::candidates(sight, visit);
    }

    #[inline]
    fn check(sight: Sight<'_, Self>, action: Action) -> Result<(), Refusal> {
        rules::check(sight, action)
    }

    #[inline]
    fn play(state: &mut State<Self>, action: Action, sink: &mut impl Sink<Event>) {
        rules::play(state, action, sink);
    }

    #[inline]
    fn draw(state: &State<Self>, bits: &mut impl Bits) -> Outcome {
        rules::chance::draw(state, bits)
    }

    fn check_outcome(state: &State<Self>, outcome: Outcome) -> Result<(), Refusal> {
        rules::chance::check(state, outcome)
    }

    #[inline]
    fn befall(state: &mut State<Self>, outcome: Outcome, sink: &mut impl Sink<Event>) {
        rules::chance::befall(state, outcome, sink);
        rules::flow::advance(state, sink);
    }

    fn visible(event: Event, viewer: Viewer) -> Option<Event> {
        let seen = match event {
            Event::ClergyPair { seat, .. }
            | Event::Hand { seat, .. }
            | Event::Drafted { seat, .. } => viewer == Viewer::Seat(seat),
            Event::DraftReceived { seat, from, .. } => {
                viewer == Viewer::Seat(seat) || viewer == Viewer::Seat(from)
            }
            _ => true,
        };
        seen.then_some(event)
    }

    /// L1.9: what is passed is seen by who gets it.
    fn reveals(event: Event) -> bool {
        matches!(event, Event::DraftReceived { .. })
    }

    fn sees_action(_public: &Public, seat: Seat, action: Action, viewer: Viewer) -> bool {
        !matches!(action, Action::Draft { .. }) || viewer == Viewer::Seat(seat)
    }

    fn sees_outcome(_public: &Public, outcome: Outcome, viewer: Viewer) -> bool {
        match outcome {
            Outcome::ClergyPair { seat, .. } | Outcome::Hand { seat, .. } => {
                viewer == Viewer::Seat(seat)
            }
            _ => true,
        }
    }

    fn group(action: Action) -> Group {
        group(action)
    }

    fn rule(refusal: Refusal) -> &'static str {
        refusal.rule()
    }

    fn count(counts: &mut Shown, event: Event) {
        counts.count(event);
    }

    fn redeal(view: View<'_, Self>, counts: &Shown, bits: &mut impl Bits) -> State<Self> {
        redeal::redeal(view, counts, bits)
    }

    fn standings(view: View<'_, Self>) -> Standings<Self> {
        rules::scoring::standings(view)
    }

    fn facts(view: View<'_, Self>, each: &mut dyn FnMut(&str, Fact)) {
        facts::facts(view, each);
    }
}

impl Scenic for Lisboa {
    fn moments() -> Vec<String> {
        position::moments()
    }

    fn fact_names(players: usize) -> Vec<String> {
        // Lacerda sits opposite a single person.
        facts::named(players.max(2)).iter().map(|fact| fact.name.clone()).collect()
    }

    fn position(
        setup: &Setup<Self>,
        at: &str,
        given: &[(String, Given)],
        sink: &mut impl Sink<Event>,
    ) -> Result<State<Self>, Misfit> {
        position::position(setup, at, given, sink)
    }
}

fn group(action: Action) -> Group {
    match action {
        Action::Keep { .. } | Action::Offer { .. } | Action::Cardinal { .. } => Group::Clergy,
        Action::Draft { .. } | Action::Discard { .. } | Action::Reward { .. } => Group::Cards,
        Action::Play { card, .. } => Group::Card { card },
        Action::Slot { .. } => Group::Slots,
        Action::Sell { owner, slot, .. } => Group::Ship { owner, slot },
        Action::Trade { action, .. } => Group::Trade { action },
        Action::State { .. } => Group::State,
        Action::Follow { .. } => Group::Follow,
        Action::Pay { moves: amount, .. } | Action::PayVisit { reis: amount, .. } => {
            Group::Pay { from: amount - amount % 12 }
        }
        Action::Recruit { .. } | Action::Favour { .. } | Action::Return { .. } => Group::Nobles,
        Action::Plan { .. } => Group::Architects,
        Action::TakeGood { .. } | Action::Give { .. } => Group::Goods,
        Action::Pile { .. } => Group::Pile,
        Action::Cube { line, .. } => Group::Cubes { line },
        Action::Tile { .. } => Group::Tiles,
        Action::Land { land } => Group::Row { row: names::LandRow::ALL[land.row()] },
        Action::House { .. } => Group::Houses,
        Action::Site { site } => match site.bearing() {
            Bearing::West(_) => Group::West,
            Bearing::North(_) => Group::North,
            Bearing::East(_) => Group::East,
        },
        Action::UsePlan { .. } => Group::Plans,
        Action::Dismiss { .. } => Group::Officials,
        Action::Decree { .. } => Group::Decrees,
        Action::Take { .. } => Group::Decks,
        Action::Stop => Group::Stop,
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
const _: () = assert!(size_of::<State<Lisboa>>() <= 3072);
