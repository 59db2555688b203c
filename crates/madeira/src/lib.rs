//! Madeira for 2 to 4 players.

pub mod components;
pub mod facts;
pub mod names;
pub mod position;
mod rules;
pub mod state;
pub mod vocabulary;

pub use components::Components;
pub use rules::requests::worth as request_worth;
pub use rules::wood::debt as wood_price;
pub use state::{Private, Public};
pub use vocabulary::{Action, Event, Group, Outcome, Prompt, Refusal};

use kernel::game::Fact;
use kernel::scenic::{Given, Misfit, Scenic};
use kernel::{
    Bits, BySeat, Candidates, Game, OptionSpec, Setup, Sight, Sink, Standings, State, Turn, View,
    Viewer,
};
use names::{Account, Berth, Place, WoodSource};

/// The game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Madeira;

impl Game for Madeira {
    const NAME: &'static str = "madeira";
    const RULES_REVISION: u32 = 1;
    const PLAYERS: (usize, usize) = (2, 4);
    const OPTIONS: &'static [OptionSpec] = &[];

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
    /// The pirates of each seat, counted from what was seen (M0.4).
    type Counts = BySeat<u8>;

    fn start(setup: &Setup<Self>) -> State<Self> {
        rules::setup::start(setup)
    }

    #[inline]
    fn seats(public: &Public) -> usize {
        public.seats()
    }

    #[inline]
    fn turn(public: &Public) -> Turn<Self> {
        let Some(task) = public.tasks.top() else { return Turn::Over };
        if let Some(draw) = rules::chance::awaited(public, task) {
            return Turn::Chance(draw);
        }
        match rules::decision(public, task) {
            Some((seat, prompt)) => Turn::Decide { seat, prompt },
            None => Turn::Over,
        }
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
        rules::chance::draw(&state.public, bits)
    }

    fn check_outcome(state: &State<Self>, outcome: Outcome) -> Result<(), Refusal> {
        rules::chance::check(&state.public, outcome)
    }

    #[inline]
    fn befall(state: &mut State<Self>, outcome: Outcome, sink: &mut impl Sink<Event>) {
        rules::chance::befall(state, outcome, sink);
        rules::flow::advance(state, sink);
    }

    /// Every event is public: gains and losses of pirates too, only totals are hidden (M0.4).
    fn visible(event: Event, _viewer: Viewer) -> Option<Event> {
        Some(event)
    }

    /// The end brings the pirates of all to light.
    fn reveals(event: Event) -> bool {
        matches!(event, Event::PiratesCounted { .. })
    }

    fn group(action: Action) -> Group {
        group(action)
    }

    fn rule(refusal: Refusal) -> &'static str {
        refusal.rule()
    }

    fn count(counts: &mut BySeat<u8>, event: Event) {
        match event {
            Event::PiratesCame { seat, pirates } => counts[seat] += pirates,
            Event::PiratesLeft { seat, pirates } => {
                counts[seat] = counts[seat].saturating_sub(pirates);
            }
            _ => {}
        }
    }

    fn redeal(view: View<'_, Self>, counts: &BySeat<u8>, _bits: &mut impl Bits) -> State<Self> {
        let mut private = BySeat(counts.0.map(|pirates| Private { pirates }));
        if let Some((seat, own)) = view.own {
            private[seat] = *own;
        }
        State { public: *view.public, private, secret: () }
    }

    fn standings(view: View<'_, Self>) -> Standings<Self> {
        rules::end::standings(view)
    }

    fn facts(view: View<'_, Self>, each: &mut dyn FnMut(&str, Fact)) {
        facts::facts(view, each);
    }
}

impl Scenic for Madeira {
    fn moments() -> Vec<String> {
        position::moments()
    }

    fn fact_names(players: usize) -> Vec<String> {
        facts::named(players).iter().map(|fact| fact.name.clone()).collect()
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

/// The heading of a place a worker leaves or enters.
fn place_group(place: Place) -> Group {
    match place {
        Place::Reserve | Place::Guard | Place::Forest => Group::Elsewhere,
        Place::Field(field) => Group::Region { region: field.region() },
        Place::Colony(_) => Group::Colonies,
        Place::Space(space) => Group::City { city: space.city() },
    }
}

/// The heading of a place a ship leaves.
fn origin_group(berth: Berth) -> Group {
    match berth {
        Berth::Reserve => Group::FromReserve,
        Berth::Landing(landing) => Group::FromLandings { colony: state::colony_of(landing) },
        Berth::Route(route) => Group::FromRoutes { market: state::market_of(route) },
    }
}

/// The heading of a place a ship enters.
fn berth_group(berth: Berth) -> Group {
    match berth {
        Berth::Reserve => Group::Elsewhere,
        Berth::Landing(landing) => Group::Landings { colony: state::colony_of(landing) },
        Berth::Route(route) => Group::Routes { market: state::market_of(route) },
    }
}

/// Twelve amounts to a heading.
const fn amount_group(amount: u8) -> Group {
    Group::Amount { from: amount - amount % 12 }
}

fn group(action: Action) -> Group {
    match action {
        Action::Settle { space } => Group::City { city: space.city() },
        Action::Plant { place: Place::Forest } => Group::Forest,
        Action::Plant { place } | Action::Move { from: place } | Action::To { place } => {
            place_group(place)
        }
        Action::Row { .. } => Group::Rows,
        Action::Request { .. } | Action::Score { .. } => Group::Requests,
        Action::Guild { .. } => Group::Guilds,
        Action::Convert { .. } => Group::Convert,
        Action::MillUp | Action::MillDown { .. } => Group::Windmill,
        Action::Favour { .. } | Action::TurnUp { .. } => Group::Favours,
        Action::PlaceDie { die: names::Die::Guild, face, .. } => Group::GuildDie { face },
        Action::PlaceDie { die: names::Die::Pirate, face, .. } => Group::PirateDie { face },
        Action::Pass { .. } => Group::Pass,
        Action::Act | Action::Harvest | Action::Pay | Action::Pirates | Action::Support { .. } => {
            Group::Act
        }
        Action::Again { .. } => Group::Again,
        Action::Sail { from } => origin_group(from),
        Action::SailTo { berth } => berth_group(berth),
        Action::Reward { .. } => Group::Rewards,
        Action::Build { district } => Group::Districts { city: district.city() },
        Action::Wood { source: WoodSource::Field(field) } => {
            Group::WoodRegion { region: field.region() }
        }
        Action::Wood { source: WoodSource::Forest } => Group::Forest,
        Action::Lady { .. } | Action::Marker { .. } | Action::MarkerTo { .. } => Group::Buildings,
        Action::Honour => Group::Honour,
        Action::Maintain { wood: amount }
        | Action::Feed { bread: amount }
        | Action::Spend { reis: amount } => amount_group(amount),
        Action::Stop => Group::Stop,
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
const _: () = assert!(size_of::<State<Madeira>>() <= 2048);
