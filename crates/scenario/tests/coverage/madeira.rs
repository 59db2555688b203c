//! Madeira.

use crate::occurred::{Never, Notes, Occurred};
use kernel::chance::Fast;
use kernel::suite::Speech;
use kernel::{Setup, State};
use madeira::names::{
    Account, Building, Character, Colony, Die, Errand, Favour, Good, Guild, MillGain, PassGain,
    Rank, Relief, Request, Reward, Row, Size,
};
use madeira::{Action, Event, Madeira};
use std::collections::BTreeSet;

/// Of each number of players; enough that rare names are no matter of luck.
const GAMES: usize = 1_000;

const NEVER: &[Never] = &[
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
struct Pairs {
    sizes: BTreeSet<(&'static str, &'static str)>,
    passes: BTreeSet<(usize, &'static str, &'static str)>,
    /// Where points were booked.
    accounts: BTreeSet<&'static str>,
}

impl Notes<Madeira> for Pairs {
    fn done(&mut self, state: &State<Madeira>, action: Action) {
        if let Action::Pass { rank, gain } = action {
            self.passes.insert((state.seats(), rank.word(), gain.word()));
        }
    }

    fn happened(&mut self, event: Event) {
        if let Event::BuildingUsed { building, size, .. } = event {
            self.sizes.insert((building.word(), size.word()));
        }
    }

    fn ended(&mut self, state: &State<Madeira>) {
        for person in &state.public.people.0 {
            let booked = Account::ALL.iter().filter(|account| person.points[account.index()] != 0);
            self.accounts.extend(booked.map(|account| account.word()));
        }
    }
}

fn missing(occurred: &Occurred<Madeira, Pairs>) -> Vec<String> {
    let mut missing = occurred.missing(NEVER);
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
            if !occurred.notes.sizes.contains(&(building.word(), size.word())) {
                missing.push(format!("{} {}", building.word(), size.word()));
            }
        }
    }
    for account in Account::ALL {
        if !occurred.notes.accounts.contains(account.word()) {
            missing.push(format!("points for {}", account.word()));
        }
    }
    let printed = <madeira::Components as kernel::Components>::standard();
    for players in 2..=4 {
        for rank in &Rank::ALL[..players] {
            let gains = printed.ranks[players - 2][rank.index()].gains;
            for gain in PassGain::ALL.iter().filter(|gain| gains[gain.index()]) {
                if !occurred.notes.passes.contains(&(players, rank.word(), gain.word())) {
                    missing.push(format!("{players}: pass {} {}", rank.word(), gain.word()));
                }
            }
        }
    }
    missing
}

#[test]
fn everything_occurs() {
    let mut occurred = Occurred::in_scenarios();
    let mut bits = Fast::new(7);
    for players in 2..=4 {
        let setup = Setup::new(players).expect("a player count");
        (0..GAMES).for_each(|_| occurred.game(&setup, &mut bits));
    }
    occurred.check(NEVER, &missing(&occurred));
}
