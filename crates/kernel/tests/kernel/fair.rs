//! A tiny game with everything the kernel must carry, which can be broken on purpose.
//!
//! Two or three people and the steward, whom the rules play, meet at a fish market. Cards are dealt
//! face down from a deck that is a set. A turn is a chain of errands: show a fish for coins, haul
//! one from the deck, ask what another holds, roll for renown. Then everybody seals a bid, one
//! after the other; the steward's is a die. The highest bids win; equal ones share. A six is a
//! grudge: everybody sees it fall, nobody may see how many someone bears.
//!
//! `FLAW` names what is wrong with the game; the suite must find each.

use kernel::{
    Bits, BySeat, Candidates, Dealt, Draw, Fact, Game, OptionSpec, Seat, Setup, Sight, Sink,
    Standing, Standings, State, Tally, Turn, View, Viewer,
};
use state::{Phase, Tracker};
use std::sync::atomic::{AtomicU8, Ordering};
use words::{Fishes, SMUDGED};

pub mod flaw;
mod laws;
mod state;
mod words;

pub use laws::{conserved, fish_name, grudges_of, others_bid, others_hand};
pub use state::{Counts, Private, Public, Purse, Secret};
pub use words::{Account, Action, Amount, Event, Fish, Group, Outcome, Prompt, Refusal};

const ROUNDS: u8 = 3;
const ERRANDS: u8 = 3;
const DEAL: u16 = 0;
const DIE: u16 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair<const FLAW: u8>;

pub type Sound = Fair<{ flaw::NONE }>;

impl<const FLAW: u8> Fair<FLAW> {
    const fn is(flaw: u8) -> bool {
        FLAW == flaw
    }

    fn to_seal(state: &mut State<Self>) {
        state.public.phase = Phase::Seal(Seat::new(0));
        state.public.left = 0;
    }

    fn open_bids(state: &mut State<Self>, steward: u8, sink: &mut impl Sink<Event>) {
        let public = &mut state.public;
        let mut best = steward;
        for seat in public.everybody() {
            let bid = state.private[seat].bid;
            sink.emit(Event::Opened { seat, amount: Amount(bid) });
            best = best.max(bid);
        }
        for seat in public.everybody() {
            let bid = std::mem::take(&mut state.private[seat].bid);
            public.sealed[seat] = false;
            if bid == best {
                public.pay(seat, bid);
                public.won[seat] += 3;
                sink.emit(Event::Won { seat, points: 3 });
            }
        }
        if steward == best {
            let seat = public.steward();
            public.won[seat] += 3;
            sink.emit(Event::Won { seat, points: 3 });
        }
        public.round += 1;
        public.phase = if public.round == ROUNDS && !Self::is(flaw::ENDLESS) {
            let mut up = BySeat::default();
            for seat in public.everybody() {
                let own = state.private[seat];
                up[seat] = (own.hand, own.grudges);
                let fishes = Dealt::new(own.hand.iter());
                sink.emit(Event::TurnedUp { seat, fishes, grudges: own.grudges });
            }
            public.up = Some(up);
            Phase::Over
        } else {
            public.round = public.round.min(ROUNDS);
            public.left = ERRANDS;
            Phase::Errands(Seat::new(0))
        };
    }

    fn give(
        state: &mut State<Self>,
        seat: Seat,
        fishes: Dealt<Fish, 3>,
        sink: &mut impl Sink<Event>,
    ) {
        for fish in fishes.iter() {
            state.secret.deck.remove(fish);
            state.private[seat].hand.add(fish);
            if Self::is(flaw::LEAK_ON_TABLE) {
                state.public.cried = Some(fish);
            }
        }
        state.public.hand_size[seat] += fishes.len() as u8;
        state.public.dealt += 1;
        sink.emit(Event::Dealt { seat, fishes });
    }
}

impl<const FLAW: u8> Game for Fair<FLAW> {
    const NAME: &'static str = "fair";
    const RULES_REVISION: u32 = 3;
    const PLAYERS: (usize, usize) = (2, 3);
    const OPTIONS: &'static [OptionSpec] =
        &[OptionSpec { name: "hand", values: &["two", "three"] }];

    type Components = Purse;
    type Public = Public;
    type Private = Private;
    type Secret = Secret;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type Prompt = Prompt;
    type Group = Group;
    type Account = Account;
    type Counts = Counts;

    fn start(setup: &Setup<Self>) -> State<Self> {
        static STARTED: AtomicU8 = AtomicU8::new(0);
        let odd = STARTED.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        let mut public = Public {
            people: setup.players() as u8,
            hand: 2 + setup.options.get(0) as u8,
            round: 0,
            phase: Phase::Deal(Seat::new(0)),
            left: ERRANDS,
            coins: BySeat::default(),
            bank: setup.components.coins,
            hand_size: BySeat::default(),
            known: BySeat::default(),
            shown: Fishes::default(),
            sealed: BySeat::default(),
            renown: BySeat::default(),
            won: BySeat::default(),
            dealt: 0,
            rolled: 0,
            rests: Tracker { count: 0, forgets: Self::is(flaw::WRONG_UNDO) },
            cried: None,
            steward_starts: Self::is(flaw::UNSTABLE_RECORD) && odd,
            up: None,
            purse: setup.components.coins,
        };
        for seat in public.everybody() {
            public.earn(seat, 3);
        }
        State { public, private: BySeat::default(), secret: Secret { deck: Fishes::ALL } }
    }

    fn seats(public: &Public) -> usize {
        public.people as usize + 1
    }

    fn automated(public: &Public, seat: Seat) -> bool {
        seat == public.steward()
    }

    fn turn(public: &Public) -> Turn<Self> {
        let deal = Draw { source: DEAL, counter: u16::from(public.dealt) };
        let die = Draw { source: DIE, counter: u16::from(public.rolled) };
        match public.phase {
            Phase::Deal(_) | Phase::Hauling(_) => Turn::Chance(deal),
            Phase::Rolling(_) | Phase::StewardRolls => Turn::Chance(die),
            Phase::Errands(seat) => {
                Turn::Decide { seat, prompt: Prompt::Errand { left: public.left } }
            }
            Phase::Seal(seat) => {
                Turn::Decide { seat, prompt: Prompt::Seal { round: public.round } }
            }
            Phase::Over => Turn::Over,
        }
    }

    fn candidates(sight: Sight<'_, Self>, visit: &mut impl Candidates<Self>) {
        let Sight { public, own, .. } = sight;
        if Self::is(flaw::STUCK) && public.round == 2 {
            return;
        }
        let mut offer = |action: Action| {
            let mut verdict = Self::check(sight, action);
            if Self::is(flaw::LISTED_BUT_REFUSED) && matches!(action, Action::Ask { .. }) {
                verdict = Ok(());
            }
            if Self::is(flaw::OTHER_REASON) && verdict == Err(Refusal::Tired) {
                verdict = Err(Refusal::NotNow);
            }
            visit.candidate(action, verdict);
        };
        match public.phase {
            Phase::Errands(_) => {
                if Self::is(flaw::TORN_GROUPS) {
                    offer(Action::Rest);
                }
                for fish in Fish::ALL {
                    if own.hand.has(*fish) || *fish == Fish::Cod {
                        offer(Action::Show { fish: *fish });
                    }
                }
                if !Self::is(flaw::LEGAL_BUT_UNLISTED) || public.round == 0 {
                    offer(Action::Haul);
                }
                for seat in public.everybody() {
                    offer(Action::Ask { seat });
                }
                if !Self::is(flaw::TORN_GROUPS) {
                    offer(Action::Rest);
                }
                offer(Action::Roll);
            }
            Phase::Seal(_) => {
                for amount in 0..=6 {
                    offer(Action::Bid { amount: Amount(amount) });
                }
                if Self::is(flaw::LOOSE_NOTATION) {
                    offer(Action::Bid { amount: SMUDGED });
                }
            }
            Phase::Deal(_)
            | Phase::Hauling(_)
            | Phase::Rolling(_)
            | Phase::StewardRolls
            | Phase::Over => {}
        }
    }

    fn check(sight: Sight<'_, Self>, action: Action) -> Result<(), Refusal> {
        let Sight { seat: me, public, own } = sight;
        let has = public.coins[me];
        let afford = |needs| if has < needs { Err(Refusal::Poor { needs, has }) } else { Ok(()) };
        let during = |now| if now { Ok(()) } else { Err(Refusal::NotNow) };
        let errand = || match public.left {
            0 => Err(Refusal::Tired),
            _ => Ok(()),
        };
        match action {
            Action::Bid { .. } => during(matches!(public.phase, Phase::Seal(_)))?,
            Action::Show { .. }
            | Action::Haul
            | Action::Ask { .. }
            | Action::Roll
            | Action::Rest => during(matches!(public.phase, Phase::Errands(_)))?,
        }
        match action {
            Action::Show { fish } => {
                errand()?;
                if own.hand.has(fish) { Ok(()) } else { Err(Refusal::NotHeld { fish }) }
            }
            Action::Haul => {
                errand()?;
                let held: u8 = public.everybody().map(|seat| public.hand_size[seat]).sum();
                if held as usize + public.shown.len() == Fish::COUNT {
                    return Err(Refusal::DeckEmpty);
                }
                afford(1)
            }
            Action::Ask { seat } => {
                errand()?;
                if seat == me || seat.index() >= public.people as usize {
                    return Err(Refusal::NobodyThere { seat });
                }
                if public.hand_size[seat] as usize == public.known[seat].len() {
                    return Err(Refusal::NothingHidden { seat });
                }
                afford(1)
            }
            Action::Roll => errand().and_then(|()| afford(2)),
            Action::Rest => Ok(()),
            Action::Bid { amount } if Self::is(flaw::LOOSE_NOTATION) && amount == SMUDGED => Ok(()),
            Action::Bid { amount } => afford(amount.0),
        }
    }

    fn play(state: &mut State<Self>, action: Action, sink: &mut impl Sink<Event>) {
        let Turn::Decide { seat: me, .. } = state.turn() else { return };
        let public = &mut state.public;
        match action {
            Action::Show { fish } => {
                public.left -= 1;
                state.private[me].hand.remove(fish);
                public.hand_size[me] -= 1;
                public.known[me].remove(fish);
                public.shown.add(fish);
                let coins = public.earn(me, 1 + fish.index() as u8 % 3);
                assert!(!Self::is(flaw::PANIC) || public.coins[me] < 7, "seven coins");
                sink.emit(Event::Showed { seat: me, fish, coins });
            }
            Action::Haul => {
                public.left -= 1;
                public.pay(me, 1);
                sink.emit(Event::Paid { seat: me, coins: 1 });
                public.phase = Phase::Hauling(me);
            }
            Action::Ask { seat } => {
                public.left -= 1;
                public.pay(me, 1);
                sink.emit(Event::Paid { seat: me, coins: 1 });
                if Self::is(flaw::REVEAL_IN_PREVIEW) {
                    sink.emit(Event::Won { seat, points: state.private[seat].grudges });
                }
                let hidden = state.private[seat].hand.without(public.known[seat]);
                if let Some(fish) = hidden.iter().next() {
                    public.known[seat].add(fish);
                    sink.emit(Event::Answered { seat, fish });
                }
            }
            Action::Roll => {
                public.left -= 1;
                public.pay(me, 2);
                sink.emit(Event::Paid { seat: me, coins: 2 });
                public.phase = Phase::Rolling(me);
            }
            Action::Rest => {
                public.rests.count += 1;
                if Self::is(flaw::LOST_PIECE) && public.bank > 0 {
                    public.bank -= 1;
                }
                sink.emit(Event::Rested { seat: me });
                match public.after(me) {
                    Some(next) => {
                        public.left = ERRANDS;
                        public.phase = Phase::Errands(next);
                    }
                    None => Self::to_seal(state),
                }
            }
            Action::Bid { amount } => {
                state.private[me].bid = amount.0.min(public.coins[me]);
                public.sealed[me] = true;
                sink.emit(Event::Bid { seat: me, amount });
                public.phase = match public.after(me) {
                    Some(next) => Phase::Seal(next),
                    None => Phase::StewardRolls,
                };
            }
        }
    }

    fn draw(state: &State<Self>, bits: &mut impl Bits) -> Outcome {
        let Some(count) = state.public.fishes_due() else {
            return Outcome::Die { face: 1 + bits.below(6) as u8 };
        };
        let from = if Self::is(flaw::IMPOSSIBLE_DRAW) { Fishes::ALL } else { state.secret.deck };
        let mut deck: Vec<Fish> = from.iter().collect();
        // Only the first few are wanted; those are fixed first.
        bits.shuffle(&mut deck);
        Outcome::Deal { fishes: Dealt::new(deck.into_iter().take(count)) }
    }

    fn check_outcome(state: &State<Self>, outcome: Outcome) -> Result<(), Refusal> {
        match (outcome, state.public.fishes_due()) {
            (Outcome::Deal { fishes }, Some(count)) => {
                let mut deck = state.secret.deck;
                for fish in fishes.iter() {
                    if !deck.has(fish) {
                        return Err(Refusal::NotInDeck { fish });
                    }
                    deck.remove(fish);
                }
                if fishes.len() == count { Ok(()) } else { Err(Refusal::WrongOutcome) }
            }
            (Outcome::Die { face: 1..=6 }, None) => Ok(()),
            (Outcome::Deal { .. } | Outcome::Die { .. }, _) => Err(Refusal::WrongOutcome),
        }
    }

    fn befall(state: &mut State<Self>, outcome: Outcome, sink: &mut impl Sink<Event>) {
        match (state.public.phase, outcome) {
            (Phase::Deal(seat), Outcome::Deal { fishes }) => {
                Self::give(state, seat, fishes, sink);
                state.public.phase = match state.public.after(seat) {
                    Some(next) => Phase::Deal(next),
                    None => Phase::Errands(Seat::new(0)),
                };
            }
            (Phase::Hauling(seat), Outcome::Deal { fishes }) => {
                Self::give(state, seat, fishes, sink);
                state.public.phase = Phase::Errands(seat);
            }
            (Phase::Rolling(seat), Outcome::Die { face }) => {
                state.public.rolled += 1;
                state.public.renown[seat] += i16::from(face);
                sink.emit(Event::Rolled { seat, face });
                if face == 6 {
                    state.private[seat].grudges += 1;
                    sink.emit(Event::Grudge { seat });
                }
                state.public.phase = Phase::Errands(seat);
            }
            (Phase::StewardRolls, Outcome::Die { face }) => {
                state.public.rolled += 1;
                sink.emit(Event::Rolled { seat: state.public.steward(), face });
                Self::open_bids(state, face, sink);
            }
            _ => {}
        }
    }

    fn visible(event: Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Dealt { seat, fishes }
                if viewer != Viewer::Seat(seat) && !Self::is(flaw::LEAK_IN_EVENT) =>
            {
                Event::Drew { seat, count: fishes.len() as u8 }
            }
            Event::Bid { seat, .. } if viewer != Viewer::Seat(seat) => Event::Sealed { seat },
            other => other,
        })
    }

    fn reveals(event: Event) -> bool {
        match event {
            Event::Answered { .. } => !Self::is(flaw::UNMARKED_REVEAL),
            Event::Opened { .. } | Event::TurnedUp { .. } => true,
            _ => false,
        }
    }

    fn sees_action(_: &Public, seat: Seat, action: Action, viewer: Viewer) -> bool {
        Self::is(flaw::LEAK_IN_BID)
            || viewer == Viewer::Seat(seat)
            || !matches!(action, Action::Bid { .. })
    }

    fn sees_outcome(public: &Public, _: Outcome, viewer: Viewer) -> bool {
        match public.phase {
            Phase::Deal(seat) | Phase::Hauling(seat) => {
                Self::is(flaw::LEAK_IN_LINE) || viewer == Viewer::Seat(seat)
            }
            _ => true,
        }
    }

    fn group(action: Action) -> Group {
        match action {
            Action::Show { .. } | Action::Haul => Group::Stall,
            Action::Ask { .. } | Action::Rest => Group::Talk,
            Action::Roll => Group::Luck,
            Action::Bid { .. } => Group::Bids,
        }
    }

    fn rule(refusal: Refusal) -> &'static str {
        match refusal {
            Refusal::NotNow | Refusal::Tired => "F1.1",
            Refusal::NotHeld { .. } => "F2.1",
            Refusal::Poor { .. } => "F2.2",
            Refusal::NobodyThere { .. } | Refusal::NothingHidden { .. } => "F2.3",
            Refusal::DeckEmpty | Refusal::NotInDeck { .. } | Refusal::WrongOutcome => "F3.1",
        }
    }

    fn count(counts: &mut Counts, event: Event) {
        match event {
            Event::Grudge { seat } => counts.grudges[seat] += 1,
            Event::Rested { .. } => counts.rests += 1,
            _ => {}
        }
    }

    fn redeal(view: View<'_, Self>, counts: &Counts, bits: &mut impl Bits) -> State<Self> {
        let public = view.public.clone();
        let mut private = BySeat::default();
        let mut unknown = Fishes::ALL.without(public.shown);
        if let Some((seat, own)) = view.own {
            private[seat] = *own;
            unknown = unknown.without(own.hand);
        }
        let others = || public.everybody().filter(|seat| view.viewer() != Viewer::Seat(*seat));
        for seat in others() {
            unknown = unknown.without(public.known[seat]);
        }
        let mut pile: Vec<Fish> = unknown.iter().collect();
        bits.shuffle(&mut pile);
        for seat in others() {
            let own: &mut Private = &mut private[seat];
            own.hand = public.known[seat];
            while own.hand.len() < public.hand_size[seat] as usize {
                own.hand.add(pile.pop().expect("hands are what is not elsewhere"));
            }
            own.grudges = public.up.map_or(counts.grudges[seat], |up| up[seat].1);
            if public.sealed[seat] {
                own.bid = bits.below(u32::from(public.coins[seat]) + 1) as u8;
            }
        }
        if Self::is(flaw::LOSSY_REDEAL) {
            pile.pop();
        }
        let mut deck = Fishes::default();
        pile.into_iter().for_each(|fish| deck.add(fish));
        State { public, private, secret: Secret { deck } }
    }

    fn standings(view: View<'_, Self>) -> Standings<Self> {
        let public = view.public;
        let over = public.phase == Phase::Over;
        let mut seats: Vec<Standing<Self>> = Seat::all(Self::seats(public))
            .map(|seat| {
                let borne = match (public.up, view.own) {
                    (Some(up), _) => i32::from(up[seat].1),
                    (None, Some((me, own))) if me == seat => i32::from(own.grudges),
                    (None, _) => 0,
                };
                let tally = |account, points, forecast| Tally { account, points, forecast };
                Standing {
                    seat,
                    tallies: vec![
                        tally(Account::Renown, i32::from(public.renown[seat]), 0),
                        tally(Account::Bids, i32::from(public.won[seat]), 0),
                        tally(
                            Account::Grudges,
                            if over { -borne } else { 0 },
                            if over { 0 } else { -borne },
                        ),
                    ],
                    rank: 0,
                    title: None,
                }
            })
            .collect();
        let points: Vec<i32> = seats.iter().map(Standing::points).collect();
        for standing in &mut seats {
            let mine = points[standing.seat.index()];
            standing.rank = 1 + points.iter().filter(|other| **other > mine).count();
            standing.title = (over && standing.rank == 1).then_some("doge");
        }
        Standings { seats, last: over }
    }

    fn facts(view: View<'_, Self>, each: &mut dyn FnMut(&str, Fact)) {
        let public = view.public;
        let number = |number: u8| Fact::Number(i32::from(number));
        each("round", number(public.round));
        each("errands", number(public.left));
        each("bank", number(public.bank));
        each("rests", number(public.rests.count));
        if public.steward_starts {
            each("steward", Fact::Word("starts"));
        }
        if let Some(fish) = public.cried {
            each("cried", Fact::Word(fish.word()));
        }
        for fish in Fish::ALL {
            if public.shown.has(*fish) {
                each(fish.word(), Fact::Word("shown"));
            }
        }
        for seat in public.everybody() {
            let letter = seat.letter();
            each(&format!("{letter}.coins"), number(public.coins[seat]));
            each(&format!("{letter}.cards"), number(public.hand_size[seat]));
            each(&format!("{letter}.renown"), Fact::Number(public.renown[seat].into()));
            each(&format!("{letter}.won"), Fact::Number(public.won[seat].into()));
            each(&format!("{letter}.sealed"), Fact::Number(public.sealed[seat].into()));
            for fish in public.known[seat].iter() {
                each(&format!("{letter}.{}", fish.word()), Fact::Word("known"));
            }
            if let Some(up) = public.up {
                each(&format!("{letter}.grudges"), number(up[seat].1));
            } else if Self::is(flaw::LEAK_OF_COUNT) {
                each(&format!("{letter}.grudges"), number(0));
            }
            if let (Some((me, own)), None) = (view.own, public.up)
                && me == seat
            {
                for fish in own.hand.iter() {
                    each(&format!("{letter}.hand.{}", fish.word()), Fact::Seat(me));
                }
                each(&format!("{letter}.bid"), number(own.bid));
                each(&format!("{letter}.grudges"), number(own.grudges));
            }
        }
    }

    fn secret_facts(secret: &Secret, each: &mut dyn FnMut(&str, Fact)) {
        for fish in secret.deck.iter() {
            each(fish.word(), Fact::Word("deck"));
        }
    }
}
