//! Lisboa for 1 to 4 players.

pub mod components;
pub mod effects;
pub mod facts;
pub mod names;
mod rules;
pub mod state;
pub mod vocabulary;

pub use components::Components;
pub use rules::scoring::worth as decree_worth;
pub use state::{Private, Public};
pub use vocabulary::{Action, Event, Group, Outcome, Prompt, Refusal};

use kernel::game::Fact;
use kernel::{
    Bits, BySeat, Candidates, Game, OptionSpec, Seat, Setup, Sight, Sink, Standings, State, Turn,
    View, Viewer,
};
use names::{Account, Bearing, Card, Era, cards};

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
    type Counts = ();

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

    fn count(_counts: &mut (), _event: Event) {}

    fn redeal(view: View<'_, Self>, _counts: &(), bits: &mut impl Bits) -> State<Self> {
        redeal(view, bits)
    }

    fn standings(view: View<'_, Self>) -> Standings<Self> {
        rules::scoring::standings(view)
    }

    fn facts(view: View<'_, Self>, each: &mut dyn FnMut(&str, Fact)) {
        facts::facts(view, each);
    }
}

/// Hands as they may be: what the viewer knows stays, the rest is drawn from what nobody saw.
fn redeal(view: View<'_, Lisboa>, bits: &mut impl Bits) -> State<Lisboa> {
    let public = *view.public;
    let mut private = BySeat([Private::default(); 4]);
    let own = view.own.map(|(seat, own)| {
        private[seat] = *own;
        (seat, own)
    });
    let mut seen = public.gone;
    for seat in public.all() {
        let person = &public.people[seat];
        seen |= person.known | portfolio(&public, seat);
    }
    if let Some((_, own)) = own {
        seen |= own.hand | own.offer;
    }
    let mut pools = [public.era(Era::Blue) & !seen, public.era(Era::Purple) & !seen];
    for seat in public.all() {
        if own.is_some_and(|(viewer, _)| viewer == seat) || public.is_lacerda(seat) {
            continue;
        }
        let person = &public.people[seat];
        let mut hand = person.known;
        for (pool, count) in pools.iter_mut().zip(person.hidden) {
            for _ in 0..count {
                let pick = bits.below(pool.count_ones()) as usize;
                let card = cards(*pool).nth(pick).unwrap_or(Card(1));
                *pool &= !card.bit();
                hand |= card.bit();
            }
        }
        private[seat].hand = hand;
    }
    State { public, private, secret: () }
}

fn portfolio(public: &Public, seat: Seat) -> u128 {
    let person = &public.people[seat];
    let top = person.top.iter().flatten().filter_map(|top| match top {
        state::Top::Card(card) => Some(*card),
        state::Top::Ship(_) => None,
    });
    top.chain(person.bottom.iter().flatten().copied()).fold(0, |set, card| set | card.bit())
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
        Action::Pile { .. } => Group::Cubes { line: names::Line::Row },
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
