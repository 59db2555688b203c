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
    Bits, BySeat, Candidates, Components, Dealt, Draw, Fact, Fingerprint, Game, Name, OptionSpec,
    Seat, Setup, Sight, Sink, Standing, Standings, State, Tally, Token, Turn, Value, View, Viewer,
    names, vocabulary,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// What is wrong with the game.
pub mod flaw {
    pub const NONE: u8 = 0;
    /// The market crier tells which fish was dealt.
    pub const LEAK_ON_TABLE: u8 = 1;
    /// The event of a deal is shown to everybody.
    pub const LEAK_IN_EVENT: u8 = 2;
    /// The line of a deal is readable to everybody.
    pub const LEAK_IN_LINE: u8 = 3;
    /// The line of a sealed bid is readable to everybody.
    pub const LEAK_IN_BID: u8 = 4;
    /// What others bear as grudges is among the facts.
    pub const LEAK_OF_COUNT: u8 = 5;
    /// A coin is lost when someone rests.
    pub const LOST_PIECE: u8 = 6;
    /// Rests are counted outside the state, where undo does not reach.
    pub const WRONG_UNDO: u8 = 7;
    /// Every other game starts with another steward.
    pub const UNSTABLE_RECORD: u8 = 8;
    /// Asking is listed although it is refused.
    pub const LISTED_BUT_REFUSED: u8 = 9;
    /// Hauling is possible but not listed.
    pub const LEGAL_BUT_UNLISTED: u8 = 10;
    /// A greyed choice gives another reason than the refusal.
    pub const OTHER_REASON: u8 = 11;
    /// An answer is not marked as a reveal, so a preview peeks and undo crosses it.
    pub const REVEAL_IN_PREVIEW: u8 = 12;
    /// A bid of three is written like a bid of two.
    pub const LOOSE_NOTATION: u8 = 13;
    /// After the second round nobody can do anything.
    pub const STUCK: u8 = 14;
    /// There is always another round.
    pub const ENDLESS: u8 = 15;
    /// Choices of one group are torn apart.
    pub const TORN_GROUPS: u8 = 16;
    /// The deck gives fish that someone holds.
    pub const IMPOSSIBLE_DRAW: u8 = 17;
    /// Dealing anew forgets a fish.
    pub const LOSSY_REDEAL: u8 = 18;
    /// The deck always gives its first fish, and so does dealing anew.
    pub const STACKED_DECK: u8 = 19;
    /// Seven coins make the rules panic.
    pub const PANIC: u8 = 20;
}

names! {
    pub enum Fish: "fish" {
        Cod = "cod", Dory = "dory", Eel = "eel", Hake = "hake", Ling = "ling", Perch = "perch",
        Pike = "pike", Ray = "ray", Sole = "sole", Tuna = "tuna", Bream = "bream", Carp = "carp",
    }
}

/// A set of fish.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Fishes(u16);

impl Fishes {
    const ALL: Self = Self((1 << Fish::COUNT) - 1);
    fn has(self, fish: Fish) -> bool {
        self.0 & 1 << fish.index() != 0
    }
    fn add(&mut self, fish: Fish) {
        self.0 |= 1 << fish.index();
    }
    fn remove(&mut self, fish: Fish) {
        self.0 &= !(1 << fish.index());
    }
    fn iter(self) -> impl Iterator<Item = Fish> {
        Fish::ALL.iter().copied().filter(move |fish| self.has(*fish))
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A sealed amount. Written as a plain number, but for the flaw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Amount(pub u8);

/// The amount that only the flawed game offers.
const SMUDGED: Amount = Amount(99);

impl Token for Amount {
    fn write(&self, out: &mut dyn std::fmt::Write) -> std::fmt::Result {
        if *self == SMUDGED { out.write_str("2") } else { write!(out, "{}", self.0) }
    }
    fn read(text: &str) -> Option<Self> {
        text.parse().ok().map(Self)
    }
    fn value(&self) -> Value {
        Value::Number(i32::from(self.0))
    }
}

vocabulary! {
    pub enum Action {
        "show" Show { fish: Fish },
        "haul" Haul,
        "ask" Ask { seat: Seat },
        "roll" Roll,
        "rest" Rest,
        "bid" Bid { amount: Amount },
    }
}

vocabulary! {
    pub enum Outcome {
        "deal" Deal { fishes: Dealt<Fish, 3> },
        "die" Die { face: u8 },
    }
}

vocabulary! {
    pub enum Event {
        /// The seat itself learns which fish it got.
        "dealt" Dealt { seat: Seat, fishes: Dealt<Fish, 3> },
        "drew" Drew { seat: Seat, count: u8 },
        "showed" Showed { seat: Seat, fish: Fish, coins: u8 },
        "paid" Paid { seat: Seat, coins: u8 },
        "answered" Answered { seat: Seat, fish: Fish },
        "rolled" Rolled { seat: Seat, face: u8 },
        "grudge" Grudge { seat: Seat },
        "rested" Rested { seat: Seat },
        "bid" Bid { seat: Seat, amount: Amount },
        "sealed" Sealed { seat: Seat },
        "opened" Opened { seat: Seat, amount: Amount },
        "won" Won { seat: Seat, points: u8 },
        "turned-up" TurnedUp { seat: Seat, fishes: Dealt<Fish, 12>, grudges: u8 },
    }
}

vocabulary! {
    pub enum Refusal {
        "not-now" NotNow,
        "not-held" NotHeld { fish: Fish },
        "tired" Tired,
        "poor" Poor { needs: u8, has: u8 },
        "nobody-there" NobodyThere { seat: Seat },
        "nothing-hidden" NothingHidden { seat: Seat },
        "deck-empty" DeckEmpty,
        "not-in-deck" NotInDeck { fish: Fish },
        "wrong-outcome" WrongOutcome,
    }
}

vocabulary! {
    pub enum Prompt {
        "errand" Errand { left: u8 },
        "seal" Seal { round: u8 },
    }
}

vocabulary! {
    pub enum Group {
        "stall" Stall,
        "talk" Talk,
        "luck" Luck,
        "bids" Bids,
    }
}

names! { pub enum Account: "account" { Renown = "renown", Bids = "bids", Grudges = "grudges" } }

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Deal(Seat),
    Errands(Seat),
    /// A fish for this seat is due.
    Hauling(Seat),
    /// A die for this seat is due.
    Rolling(Seat),
    Seal(Seat),
    StewardRolls,
    Over,
}

/// A number that should be part of the state; the flaw keeps it elsewhere.
#[derive(Clone, Debug)]
struct Tracker(u8, Option<Arc<AtomicU8>>);

impl Tracker {
    fn get(&self) -> u8 {
        self.1.as_ref().map_or(self.0, |shared| shared.load(Ordering::Relaxed))
    }
    fn bump(&mut self) {
        match &self.1 {
            Some(shared) => drop(shared.fetch_add(1, Ordering::Relaxed)),
            None => self.0 += 1,
        }
    }
}

impl PartialEq for Tracker {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct Public {
    people: u8,
    hand: u8,
    round: u8,
    phase: Phase,
    left: u8,
    pub coins: BySeat<u8>,
    pub bank: u8,
    hand_size: BySeat<u8>,
    /// Cards in hand that everybody has seen.
    known: BySeat<Fishes>,
    pub shown: Fishes,
    sealed: BySeat<bool>,
    renown: BySeat<i16>,
    won: BySeat<i16>,
    dealt: u8,
    rolled: u8,
    rests: Tracker,
    cried: Option<Fish>,
    steward_starts: bool,
    /// What was turned up when the game ended.
    up: Option<BySeat<(Fishes, u8)>>,
    purse: u8,
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Private {
    pub hand: Fishes,
    pub bid: u8,
    pub grudges: u8,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Secret {
    pub deck: Fishes,
}

/// What an attentive player counts.
#[derive(Clone, Default, Debug)]
pub struct Counts {
    grudges: BySeat<u8>,
}

/// The one thing printed on the pieces: how many coins there are.
#[derive(Debug)]
pub struct Purse {
    pub coins: u8,
    hash: String,
}

impl Components for Purse {
    fn standard() -> &'static Self {
        Self::released()[0]
    }
    fn load(text: &str) -> Result<&'static Self, String> {
        let coins = text.trim().parse().map_err(|_| format!("row 1: '{text}' is no amount"))?;
        let hash = Fingerprint::of_text(text).to_string();
        Ok(Box::leak(Box::new(Self { coins, hash })))
    }
    fn hash(&self) -> &str {
        &self.hash
    }
    fn released() -> Vec<&'static Self> {
        static SETS: std::sync::OnceLock<[&Purse; 2]> = std::sync::OnceLock::new();
        SETS.get_or_init(|| ["40", "30"].map(|text| Purse::load(text).unwrap())).to_vec()
    }
}

const ROUNDS: u8 = 3;
const ERRANDS: u8 = 3;
const DEAL: u16 = 0;
const DIE: u16 = 1;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fair<const FLAW: u8>;

pub type Sound = Fair<{ flaw::NONE }>;

impl Public {
    fn steward(&self) -> Seat {
        Seat::new(self.people as usize)
    }

    fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.people as usize)
    }

    fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.index() + 1;
        (next < self.people as usize).then(|| Seat::new(next))
    }

    fn earn(&mut self, seat: Seat, coins: u8) -> u8 {
        let coins = coins.min(self.bank);
        self.bank -= coins;
        self.coins[seat] += coins;
        coins
    }

    fn pay(&mut self, seat: Seat, coins: u8) {
        self.coins[seat] -= coins;
        self.bank += coins;
    }
}

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
            rests: Tracker(0, Self::is(flaw::WRONG_UNDO).then(Arc::default)),
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
                if !Self::is(flaw::LEGAL_BUT_UNLISTED) {
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
        let errand = || match public.phase {
            Phase::Errands(_) if public.left == 0 => Err(Refusal::Tired),
            Phase::Errands(_) => Ok(()),
            Phase::Deal(_)
            | Phase::Hauling(_)
            | Phase::Rolling(_)
            | Phase::Seal(_)
            | Phase::StewardRolls
            | Phase::Over => Err(Refusal::NotNow),
        };
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
            Action::Rest => match public.phase {
                Phase::Errands(_) => Ok(()),
                Phase::Deal(_)
                | Phase::Hauling(_)
                | Phase::Rolling(_)
                | Phase::Seal(_)
                | Phase::StewardRolls
                | Phase::Over => Err(Refusal::NotNow),
            },
            Action::Bid { amount } => match public.phase {
                Phase::Seal(_) if Self::is(flaw::LOOSE_NOTATION) && amount == SMUDGED => Ok(()),
                Phase::Seal(_) => afford(amount.0),
                Phase::Deal(_)
                | Phase::Hauling(_)
                | Phase::Rolling(_)
                | Phase::Errands(_)
                | Phase::StewardRolls
                | Phase::Over => Err(Refusal::NotNow),
            },
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
                public.rests.bump();
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
        let public = &state.public;
        let count = match public.phase {
            Phase::Deal(_) => public.hand as usize,
            Phase::Hauling(_) => 1,
            Phase::Rolling(_)
            | Phase::StewardRolls
            | Phase::Errands(_)
            | Phase::Seal(_)
            | Phase::Over => return Outcome::Die { face: 1 + bits.below(6) as u8 },
        };
        let from = if Self::is(flaw::IMPOSSIBLE_DRAW) { Fishes::ALL } else { state.secret.deck };
        let mut deck: Vec<Fish> = from.iter().collect();
        if !Self::is(flaw::STACKED_DECK) {
            // Only the first few are wanted; a partial shuffle fixes those first.
            for i in 0..count {
                let j = i + bits.below((deck.len() - i) as u32) as usize;
                deck.swap(i, j);
            }
        }
        Outcome::Deal { fishes: Dealt::new(deck.into_iter().take(count)) }
    }

    fn check_outcome(state: &State<Self>, outcome: Outcome) -> Result<(), Refusal> {
        let wanted = match state.public.phase {
            Phase::Deal(_) => state.public.hand as usize,
            Phase::Hauling(_) => 1,
            Phase::Rolling(_)
            | Phase::StewardRolls
            | Phase::Errands(_)
            | Phase::Seal(_)
            | Phase::Over => 0,
        };
        match outcome {
            Outcome::Deal { fishes } if wanted > 0 => {
                let mut deck = state.secret.deck;
                for fish in fishes.iter() {
                    if !deck.has(fish) {
                        return Err(Refusal::NotInDeck { fish });
                    }
                    deck.remove(fish);
                }
                if fishes.len() == wanted { Ok(()) } else { Err(Refusal::WrongOutcome) }
            }
            Outcome::Die { face: 1..=6 } if wanted == 0 => Ok(()),
            Outcome::Deal { .. } | Outcome::Die { .. } => Err(Refusal::WrongOutcome),
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
            Event::Answered { .. } => !Self::is(flaw::REVEAL_IN_PREVIEW),
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
        if let Event::Grudge { seat } = event {
            counts.grudges[seat] += 1;
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
        if Self::is(flaw::STACKED_DECK) {
            // The deck's habit is known, so this is what everybody holds.
            pile.reverse();
        } else {
            bits.shuffle(&mut pile);
        }
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
        each("rests", number(public.rests.get()));
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

/// Nothing is made or lost.
pub fn conserved<const FLAW: u8>(state: &State<Fair<FLAW>>) -> Result<(), String> {
    let public = &state.public;
    let coins: u32 =
        u32::from(public.bank) + public.coins.0.iter().map(|coins| u32::from(*coins)).sum::<u32>();
    if coins != u32::from(public.purse) {
        return Err(format!("{coins} coins of {}", public.purse));
    }
    let mut piles = vec![public.shown, state.secret.deck];
    piles.extend(public.everybody().map(|seat| state.private[seat].hand));
    let fishes: usize = piles.iter().map(|pile| pile.len()).sum();
    let union = piles.iter().fold(0, |union, pile| union | pile.0);
    if fishes != Fish::COUNT || union != Fishes::ALL.0 {
        return Err(format!("{fishes} cards of {}", Fish::COUNT));
    }
    for seat in public.everybody() {
        if state.private[seat].hand.len() != public.hand_size[seat] as usize {
            return Err(format!("{} holds another number of cards", seat.letter()));
        }
    }
    Ok(())
}

/// The hand of the first person whom this viewer is not.
pub fn others_hand<const FLAW: u8>(state: &State<Fair<FLAW>>, viewer: Viewer) -> Option<String> {
    let other = state.public.everybody().find(|seat| viewer != Viewer::Seat(*seat))?;
    Some(format!("{:?}", state.private[other].hand))
}

/// A sealed bid of someone whom this viewer is not.
pub fn others_bid<const FLAW: u8>(state: &State<Fair<FLAW>>, viewer: Viewer) -> Option<String> {
    let sealed = |seat: &Seat| viewer != Viewer::Seat(*seat) && state.public.sealed[*seat];
    let other = state.public.everybody().find(sealed)?;
    Some(state.private[other].bid.to_string())
}

/// Whose grudges a fact tells.
pub fn grudges_of(fact: &str) -> Option<Seat> {
    fact.strip_suffix(".grudges").and_then(Seat::read)
}

/// The family and word of a name, for tests of erased values.
pub const fn fish_name(word: &'static str) -> Name {
    Name { family: "fish", word, index: None }
}
