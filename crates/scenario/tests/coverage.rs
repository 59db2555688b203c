//! Every kind of line that Madeira knows, and every name that matters in one, occurs in the
//! scenarios or in random games.

use kernel::chance::Fast;
use kernel::suite::{Coverage, Speech};
use kernel::{Bits, Game, Refused, Seat, Setup, Silent, State, Token, Turn, Vocabulary, random};
use madeira::names::{
    Account, Building, Character, Colony, Die, Errand, Favour, Good, Guild, MillGain, PassGain,
    Rank, Relief, Request, Reward, Row, Size,
};
use madeira::{Action, Event, Madeira, Outcome, Refusal};
use scenario::{Deed, Scenario};
use std::collections::BTreeSet;
use std::path::Path;

/// Of each number of players; enough that rare names are no matter of luck.
const GAMES: usize = 1_000;

/// What cannot occur, and why.
const NEVER: &[(Speech, &str, &str)] = &[
    (
        Speech::Refusal,
        "guild-has-nothing-to-turn",
        "a guild is asked for only where both of the row have a favour to turn up (MR23)",
    ),
    (
        Speech::Refusal,
        "nowhere-to-go",
        "no piece is asked for where no city space is empty (MR11, MR23)",
    ),
];

#[derive(Default)]
struct Occurred {
    lines: Coverage,
    /// Pairs that only mean something together.
    sizes: BTreeSet<(&'static str, &'static str)>,
    passes: BTreeSet<(usize, &'static str, &'static str)>,
    /// Where points were booked.
    accounts: BTreeSet<&'static str>,
    /// The rules that refused something.
    rules: BTreeSet<&'static str>,
}

impl Occurred {
    fn turn(&mut self, state: &State<Madeira>) {
        if let Turn::Decide { prompt, .. } = state.turn() {
            self.lines.note(Speech::Prompt, &prompt);
        }
    }

    /// Every candidate of the decision at hand: what is greyed shows a refusal.
    fn candidates(&mut self, state: &State<Madeira>) {
        let Turn::Decide { seat, .. } = state.turn() else { return };
        let mut listed: Vec<(Action, Result<(), Refusal>)> = Vec::new();
        Madeira::candidates(state.sight(seat), &mut listed);
        for (action, verdict) in listed {
            self.lines.note(Speech::Group, &Madeira::group(action));
            if let Err(refusal) = verdict {
                self.refused(refusal);
            }
        }
    }

    fn refused(&mut self, refusal: Refusal) {
        self.lines.note(Speech::Refusal, &refusal);
        self.rules.insert(refusal.rule());
    }

    fn scored(&mut self, state: &State<Madeira>) {
        for person in &state.public.people.0 {
            let booked = Account::ALL.iter().filter(|account| person.points[account.index()] != 0);
            self.accounts.extend(booked.map(|account| account.word()));
        }
    }

    fn done(&mut self, state: &State<Madeira>, action: Action) {
        self.lines.note(Speech::Action, &action);
        if let Action::Pass { rank, gain } = action {
            self.passes.insert((state.seats(), rank.word(), gain.word()));
        }
    }

    fn events(&mut self, events: &[Event]) {
        for event in events {
            self.lines.note(Speech::Event, event);
            if let Event::BuildingUsed { building, size, .. } = event {
                self.sizes.insert((building.word(), size.word()));
            }
        }
    }

    fn befall(&mut self, state: &mut State<Madeira>, outcome: Outcome) {
        self.lines.note(Speech::Outcome, &outcome);
        let mut events = Vec::new();
        state.accept(outcome, &mut events).expect("a possible outcome");
        self.events(&events);
    }

    fn scenario(&mut self, scenario: &Scenario) {
        let staged = scenario::stage::<Madeira>(scenario).expect("a position");
        let mut state = staged.state;
        self.events(&staged.events);
        for deed in scenario.steps.iter().flat_map(|step| &step.deeds) {
            self.turn(&state);
            self.candidates(&state);
            if let Deed::Chance(text) = &deed.what {
                self.befall(&mut state, Outcome::parse(text).expect("an outcome"));
                continue;
            }
            while let (Turn::Chance(draw), Some(seed)) = (state.turn(), staged.seed) {
                let outcome = Madeira::draw(&state, &mut seed.words(draw));
                self.befall(&mut state, outcome);
            }
            let (Deed::Do(text) | Deed::Refused { action: text, .. } | Deed::Chance(text)) =
                &deed.what;
            let (seat, action) = text.split_once(' ').expect("a seat and what it does");
            let seat = Seat::read(seat).expect("a seat");
            let action = Action::parse(action).expect("an action");
            let before = state;
            let mut events = Vec::new();
            match state.apply(seat, action, &mut events) {
                Ok(()) => self.done(&before, action),
                Err(Refused::Rule(refusal)) => self.refused(refusal),
                Err(_) => {}
            }
            self.events(&events);
        }
        self.turn(&state);
        self.scored(&state);
    }

    fn game(&mut self, players: usize, bits: &mut Fast) {
        let setup = Setup::<Madeira>::new(players).expect("a player count");
        let mut state = State::new(&setup);
        let mut last = None;
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Chance(_) => {
                    // An outcome that came before hardly ever fits again.
                    if let Some(outcome) = last
                        && let Err(Refused::Rule(refusal)) =
                            state.clone().accept(outcome, &mut Silent)
                    {
                        self.refused(refusal);
                    }
                    let outcome = Madeira::draw(&state, bits);
                    last = Some(outcome);
                    self.befall(&mut state, outcome);
                }
                Turn::Decide { seat, .. } => {
                    self.turn(&state);
                    if bits.below(8) == 0 {
                        self.candidates(&state);
                    }
                    let action = random::pick::<Madeira>(&state.legal(), bits).expect("a choice");
                    self.done(&state, action);
                    let mut events = Vec::new();
                    state.apply(seat, action, &mut events).expect("a legal action");
                    self.events(&events);
                }
            }
        }
        self.scored(&state);
    }

    /// The words that never stood in lines of this kind, as names of this family.
    fn unnamed<'a>(
        &self,
        (speech, kind): (Speech, &str),
        family: &str,
        words: impl Iterator<Item = &'a str>,
    ) -> Vec<String> {
        let seen = self.lines.seen();
        let stood = |word: &str| {
            let lines = seen.iter().filter(|line| (line.speech, line.kind) == (speech, kind));
            lines.filter_map(|line| line.name).any(|(_, of, name, _)| (of, name) == (family, word))
        };
        let missing = words.filter(|word| !stood(word));
        missing.map(|word| format!("{speech:?}: {kind} with {family} {word}")).collect()
    }
}

fn missing(occurred: &Occurred) -> Vec<String> {
    let mut missing: Vec<String> = Vec::new();
    for (speech, kind) in occurred.lines.missing::<Madeira>() {
        if !NEVER.iter().any(|(of, never, _)| (*of, *never) == (speech, kind)) {
            missing.push(format!("{speech:?}: {kind}"));
        }
    }
    macro_rules! named {
        ($($speech:ident $kind:literal $names:ident),* $(,)?) => {$(
            let words = $names::ALL.iter().map(|name| name.word());
            let line = (Speech::$speech, $kind);
            missing.extend(occurred.unnamed(line, $names::FAMILY, words));
        )*};
    }
    named!(
        Action "row" Row, Action "request" Request, Action "guild" Guild,
        Action "convert" Good, Action "mill-down" MillGain, Action "place" Die,
        Action "place" Building, Action "favour" Favour, Action "turn-up" Favour,
        Action "lady" Building, Action "marker" Building, Action "marker-to" Building,
        Action "reward" Reward, Action "support" Relief, Action "score" Request,
        Prompt "character" Character, Prompt "move" Errand, Prompt "building" Building,
        Event "favour-used" Favour, Event "favour-taken" Favour, Event "favour-up" Favour,
        Event "refreshed" Favour, Event "refreshed" Guild, Event "rewarded" Reward,
        Event "die-placed" Character, Event "scored" Request, Event "income" Colony,
        Event "building-paid" Building, Event "building-refused" Building,
        Event "building-idle" Building,
        Refusal "favour-face-down" Favour,
    );
    for building in Building::ALL {
        for size in Size::ALL {
            if !occurred.sizes.contains(&(building.word(), size.word())) {
                missing.push(format!("{} {}", building.word(), size.word()));
            }
        }
    }
    for account in Account::ALL {
        if !occurred.accounts.contains(account.word()) {
            missing.push(format!("points for {}", account.word()));
        }
    }
    let printed = <madeira::Components as kernel::Components>::standard();
    for players in 2..=4 {
        for rank in &Rank::ALL[..players] {
            let gains = printed.ranks[players - 2][rank.index()].gains;
            for gain in PassGain::ALL.iter().filter(|gain| gains[gain.index()]) {
                if !occurred.passes.contains(&(players, rank.word(), gain.word())) {
                    missing.push(format!("{players}: pass {} {}", rank.word(), gain.word()));
                }
            }
        }
    }
    missing
}

fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/madeira");
    let files = scenario::files(&folder).expect("the folder of scenarios");
    files.iter().map(|file| scenario::load(file).expect("a scenario")).collect()
}

#[test]
fn everything_occurs() {
    let mut occurred = Occurred::default();
    scenarios().iter().for_each(|scenario| occurred.scenario(scenario));
    let mut bits = Fast::new(7);
    for players in 2..=4 {
        (0..GAMES).for_each(|_| occurred.game(players, &mut bits));
    }
    let missing = missing(&occurred);
    assert!(missing.is_empty(), "never occurred:\n{}", missing.join("\n"));
    for (speech, kind, reason) in NEVER {
        assert!(!occurred.lines.has(*speech, kind), "{kind} occurs, although {reason}");
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/madeira.md");
    let page = std::fs::read_to_string(page).expect("the page of rules");
    for rule in &occurred.rules {
        assert!(
            page.split_whitespace().any(|word| word == *rule),
            "{rule} refuses, but is not stated"
        );
    }
}
