//! Positions for scenarios: the set-up, a moment of the game, and facts that differ.
//!
//! Whatever is not given is as in a fixed, documented game. What is left in stacks, bags and decks
//! follows from what lies elsewhere, so that no piece is lost or made; a position that cannot be is
//! refused with a [`Flaw`].

mod arrive;
mod complete;
mod possible;

use crate::Lisboa;
use crate::facts::{self, Family, Stage, Which};
use crate::names::Noble;
use crate::rules::{Game, setup};
use crate::state::LACERDA;
use crate::vocabulary::Event;
use kernel::scenic::{Given, Misfit, nearest};
use kernel::{Seat, Setup, Sink, Vocabulary, names, vocabulary};
use std::fmt::Display;

vocabulary! {
    /// A moment of the game.
    pub enum Moment {
        /// Before anything is dealt.
        "setup" Setup,
        /// L1.2: this seat looks at two clergy tiles; those before it have kept one.
        "keep" Keep { seat: Seat },
        /// L1.9: the cards are dealt, the first seat picks.
        "draft" Draft,
        /// L2: the turn of this seat begins.
        "turn" Turn { seat: Seat },
        /// L3.3: this seat's card lies in the portfolio.
        "market" Market { seat: Seat },
        /// L7.1: this seat has paid for its visit.
        "visit" Visit { seat: Seat, noble: Noble },
        /// L7.3: the seat to the right has made its visit, this one may follow.
        "follow" Follow { seat: Seat, noble: Noble },
        /// L9.1: this seat takes a card.
        "take" Take { seat: Seat },
        /// L9.2.
        "end-turn" EndTurn { seat: Seat },
        /// L6.8: this seat crossed the icon in its turn.
        "church" Church { seat: Seat },
        /// L10: this seat triggered it in its turn.
        "period" Period { seat: Seat },
        /// L13.3: Lacerda's turn begins.
        "lacerda" Lacerda,
        /// L12: before the final scoring.
        "end" End,
    }
}

impl Moment {
    /// One of each kind.
    const EACH: [Self; 13] = {
        let (seat, noble) = (Seat::new(0), Noble::Builder);
        [
            Self::Setup,
            Self::Keep { seat },
            Self::Draft,
            Self::Turn { seat },
            Self::Market { seat },
            Self::Visit { seat, noble },
            Self::Follow { seat, noble },
            Self::Take { seat },
            Self::EndTurn { seat },
            Self::Church { seat },
            Self::Period { seat },
            Self::Lacerda,
            Self::End,
        ]
    };

    const fn stage(self) -> Stage {
        match self {
            Self::Setup => Stage::Dealing,
            Self::Keep { .. } => Stage::Keeping,
            Self::Draft => Stage::Drafting,
            Self::Turn { .. } | Self::Lacerda => Stage::Turn,
            Self::Market { .. } => Stage::Market,
            Self::Visit { .. } | Self::Follow { .. } | Self::Take { .. } => Stage::Acting,
            Self::EndTurn { .. } => Stage::Ending,
            Self::Church { .. } | Self::Period { .. } => Stage::Closing,
            Self::End => Stage::End,
        }
    }

    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Keep { seat }
            | Self::Turn { seat }
            | Self::Market { seat }
            | Self::Visit { seat, .. }
            | Self::Follow { seat, .. }
            | Self::Take { seat }
            | Self::EndTurn { seat }
            | Self::Church { seat }
            | Self::Period { seat } => Some(seat),
            Self::Setup | Self::Draft | Self::Lacerda | Self::End => None,
        }
    }

    /// Whether the seat of the moment may be Lacerda's.
    const fn runs_by_itself(self) -> bool {
        matches!(self, Self::EndTurn { .. } | Self::Church { .. } | Self::Period { .. })
    }
}

/// How each moment is written: `visit <seat> <noble>`.
#[must_use]
pub fn moments() -> Vec<String> {
    let written = |moment: &Moment| {
        let mut line = moment.kind().to_owned();
        moment.fields(&mut |field, _| line.push_str(&format!(" <{field}>")));
        line
    };
    Moment::EACH.iter().map(written).collect()
}

/// The kinds of moment at which a scenario may give a family of facts.
#[must_use]
pub fn moments_with(family: &Family) -> Vec<&'static str> {
    let there = Moment::EACH.iter().filter(|moment| family.settable_at(moment.stage()));
    there.map(Vocabulary::kind).collect()
}

names! {
    /// What makes a position impossible.
    pub enum Flaw: "flaw" {
        UnknownMoment = "unknown-moment", NotAtTheTable = "not-at-the-table",
        NoDraft = "no-draft", NotSolo = "not-solo",
        UnknownName = "unknown-name", GivenTwice = "given-twice", Derived = "derived",
        NotAtThisMoment = "not-at-this-moment", WrongValue = "wrong-value",
        NotLacerdas = "not-lacerdas",
        TooManyOfficials = "too-many-officials", OfficeFull = "office-full",
        WrongStore = "wrong-store", WrongHouses = "wrong-houses", TooManyTiles = "too-many-tiles",
        DisplayNotFull = "display-not-full",
        TooMuchRubble = "too-much-rubble", RubbleNotInPlay = "rubble-not-in-play",
        TooManyCubes = "too-many-cubes", TooManyMarkers = "too-many-markers",
        WrongScoringTiles = "wrong-scoring-tiles",
        TooManyBuildings = "too-many-buildings", WrongBuilding = "wrong-building",
        BuildingsLeft = "buildings-left", WrongPlans = "wrong-plans",
        TooManyClergy = "too-many-clergy", WrongPair = "wrong-pair", ChurchNotFull = "church-not-full",
        DecreeTwice = "decree-twice", DecreeNotInPlay = "decree-not-in-play",
        DecreesWithGap = "decrees-with-gap", DecreesNotFull = "decrees-not-full",
        CardTwice = "card-twice", CardTooEarly = "card-too-early", WrongDeck = "wrong-deck",
        DeckNotEmpty = "deck-not-empty", WrongHand = "wrong-hand", WrongSlot = "wrong-slot",
        PortfolioFull = "portfolio-full", TooManyGoods = "too-many-goods",
        ShipTooEarly = "ship-too-early", TooManyShips = "too-many-ships",
        WrongShipyard = "wrong-shipyard", WrongCargo = "wrong-cargo",
        WrongPrice = "wrong-price", InfluenceTooHigh = "influence-too-high",
        WigsBelowZero = "wigs-below-zero", PeriodOver = "period-over", EndNotDue = "end-not-due",
        WrongTurnsLeft = "wrong-turns-left", WrongSetUp = "wrong-set-up",
        NothingToDo = "nothing-to-do",
    }
}

fn misfit(flaw: Flaw, detail: impl Display) -> Misfit {
    Misfit { about: None, flaw: flaw.word(), detail: detail.to_string() }
}

fn misfit_of(flaw: Flaw, name: &str, detail: impl Display) -> Misfit {
    Misfit { about: Some(name.to_owned()), flaw: flaw.word(), detail: detail.to_string() }
}

type Fits = Result<(), Misfit>;

/// The position a scenario describes; what runs by itself from there has run into the sink.
///
/// # Errors
/// What makes it impossible.
pub fn position(
    setup: &Setup<Lisboa>,
    at: &str,
    given: &[(String, Given)],
    sink: &mut impl Sink<Event>,
) -> Result<Game, Misfit> {
    let moment = read_moment(at)?;
    let mut draft = Draft::new(setup, moment)?;
    draft.take(given)?;
    draft.complete()?;
    draft.possible()?;
    draft.arrive(sink)
}

fn read_moment(at: &str) -> Result<Moment, Misfit> {
    Moment::parse(at).map_err(|error| {
        let kind = at.split_whitespace().next().unwrap_or_default();
        let hint = nearest(kind, Moment::KINDS.iter().copied()).filter(|known| *known != kind);
        let detail = match hint {
            Some(known) => format!("{error}; did you mean '{known}'?"),
            None => error.to_string(),
        };
        misfit_of(Flaw::UnknownMoment, "at", detail)
    })
}

/// A position in the making.
struct Draft {
    game: Game,
    moment: Moment,
    stage: Stage,
    /// The facts that were given.
    given: Vec<(&'static str, Which, i32)>,
}

/// Facts that Lacerda has no part in (L13.1).
const PEOPLES: &[&str] = &[
    "<seat>.reis",
    "<seat>.<good>",
    "<seat>.markers",
    "<seat>.clergy.<clergy>",
    "<seat>.done.<architect>.<officials>",
    "<seat>.bottom.<bottom>",
    "<seat>.hand.<card>",
    "<seat>.hand-size",
    "<seat>.pair.<half>",
    "<seat>.offer.<card>",
    "turn.marker-spent.<seat>",
];

impl Draft {
    /// Nothing dealt, everything in stacks and bags.
    fn new(setup: &Setup<Lisboa>, moment: Moment) -> Result<Self, Misfit> {
        let mut game = setup::start(setup);
        let (public, stage) = (&mut game.public, moment.stage());
        if let Some(seat) = moment.seat() {
            let among = if moment.runs_by_itself() { public.seats } else { public.players };
            if seat.index() >= usize::from(among) {
                let detail = format_args!("{} is not among {among} players", seat.letter());
                return Err(misfit_of(Flaw::NotAtTheTable, "at", detail));
            }
        }
        if moment == Moment::Draft && !public.draft {
            let detail = "there is a draft with the option 'draft' alone";
            return Err(misfit_of(Flaw::NoDraft, "at", detail));
        }
        if moment == Moment::Lacerda && public.solo.is_none() {
            let detail = "Lacerda plays with one person alone";
            return Err(misfit_of(Flaw::NotSolo, "at", detail));
        }
        if stage != Stage::Dealing {
            public.tasks = kernel::Stack::new();
        }
        if stage == Stage::End {
            public.period = 2;
        }
        Ok(Self { game, moment, stage, given: Vec::new() })
    }

    /// Takes over what was given.
    fn take(&mut self, given: &[(String, Given)]) -> Fits {
        let seats = self.game.public.seats();
        let named = facts::named(seats);
        let mut taken = Vec::new();
        for (name, value) in given {
            let Some(at) = named.iter().position(|fact| fact.name == *name) else {
                let hint = nearest(name, named.iter().map(|fact| fact.name.as_str()));
                let detail = match hint {
                    Some(known) => format!("'{name}'; did you mean '{known}'?"),
                    None => format!("'{name}'"),
                };
                return Err(misfit_of(Flaw::UnknownName, name, detail));
            };
            taken.push((at, value));
        }
        // A ship lies in its slot before its cargo does.
        taken.sort_by_key(|(at, _)| *at);
        for (at, value) in taken {
            let facts::Named { name, family, which } = &named[at];
            if !family.settable() {
                let detail = format_args!("{name} follows from the rest and cannot be given");
                return Err(misfit_of(Flaw::Derived, name, detail));
            }
            if !family.settable_at(self.stage) {
                let detail = format_args!("there is no {name} at '{}'", self.moment);
                return Err(misfit_of(Flaw::NotAtThisMoment, name, detail));
            }
            if self.is_given(family.pattern, *which) {
                return Err(misfit_of(Flaw::GivenTwice, name, name));
            }
            let lacerdas = self.game.public.solo.is_some() && which[0] == LACERDA.index();
            if lacerdas && PEOPLES.contains(&family.pattern) {
                let detail = format_args!("{name}: Lacerda has no such thing");
                return Err(misfit_of(Flaw::NotLacerdas, name, detail));
            }
            let Some(number) = family.holds.read(value, seats) else {
                let detail = format_args!("{name} = {value}; it holds {}", family.holds);
                return Err(misfit_of(Flaw::WrongValue, name, detail));
            };
            if !family.put(&mut self.game, *which, number) {
                let detail = format_args!("{name} = {value} has no place");
                return Err(misfit_of(Flaw::WrongValue, name, detail));
            }
            self.given.push((family.pattern, *which, number));
        }
        Ok(())
    }

    fn is_given(&self, pattern: &str, which: Which) -> bool {
        self.value(pattern, which).is_some()
    }

    /// What was given.
    fn value(&self, pattern: &str, which: Which) -> Option<i32> {
        let given = self.given.iter().find(|(given, of, _)| *given == pattern && *of == which);
        given.map(|(.., value)| *value)
    }

    /// Whether anything is given under a pattern with this first index.
    fn any_given(&self, pattern: &str, first: usize) -> bool {
        self.given.iter().any(|(given, of, _)| *given == pattern && of[0] == first)
    }

    /// Whether a turn has ended and everything is refilled.
    fn is_refilled(&self) -> bool {
        matches!(self.stage, Stage::Turn | Stage::Closing | Stage::End)
    }

    /// Whether the first turn has begun.
    fn in_play(&self) -> bool {
        self.stage >= Stage::Turn
    }
}
