//! Positions for scenarios: the set-up, a moment of the game, and facts that differ.
//!
//! Whatever is not given is as in a fixed, documented game. Reserves follow from what stands on the
//! board, so that no piece is lost or made; a position that cannot be is refused with a [`Flaw`].

mod arrive;
mod complete;
mod possible;
mod requests;
#[cfg(test)]
mod tests;

use crate::Madeira;
use crate::facts::{self, Family, Stage, Which};
use crate::names::Building;
use crate::rules::{Game, setup};
use crate::vocabulary::Event;
use kernel::scenic::{Given, Misfit, nearest};
use kernel::{Seat, Setup, Sink, Vocabulary, names, vocabulary};
use std::fmt::Display;

vocabulary! {
    /// A moment of the game.
    pub enum Moment {
        /// Before anything is dealt.
        "setup" Setup,
        /// M1.8: this seat's worker for a city; those after it in the turn order have theirs.
        "settle" Settle { seat: Seat },
        /// M1.12: this seat's workers for plantations.
        "plant" Plant { seat: Seat },
        /// The start of a round, with characters and dice to come.
        "preparation" Preparation,
        /// M3.4: this seat chooses a row; those before it in the turn order have one.
        "row" Row { seat: Seat },
        /// A turn of this seat in phase B.
        "turn" Turn { seat: Seat },
        /// The building's number comes up: its dice are to be rolled.
        "building" Building { building: Building },
        /// The dice lie as rolled and this seat is to pay or not.
        "visit" Visit { building: Building, seat: Seat },
        /// The closing window of phase C.
        "prepare" Prepare { seat: Seat },
        /// The start of phase D, with the honour.
        "maintenance" Maintenance,
        "ships" Ships { seat: Seat },
        "food" Food { seat: Seat },
        /// The start of phase E.
        "requests" Requests,
        "score" Score { seat: Seat },
        /// After round 5, before the final scoring.
        "end" End,
    }
}

impl Moment {
    /// One of each kind.
    const EACH: [Self; 15] = {
        let (seat, building) = (Seat::new(0), Building::Moinho);
        [
            Self::Setup,
            Self::Settle { seat },
            Self::Plant { seat },
            Self::Preparation,
            Self::Row { seat },
            Self::Turn { seat },
            Self::Building { building },
            Self::Visit { building, seat },
            Self::Prepare { seat },
            Self::Maintenance,
            Self::Ships { seat },
            Self::Food { seat },
            Self::Requests,
            Self::Score { seat },
            Self::End,
        ]
    };

    const fn stage(self) -> Stage {
        match self {
            Self::Setup => Stage::Dealing,
            Self::Settle { .. } | Self::Plant { .. } => Stage::Placing,
            Self::Preparation => Stage::Preparing,
            Self::Row { .. } => Stage::ChoosingRows,
            Self::Turn { .. } => Stage::Characters,
            Self::Visit { .. } => Stage::Visiting,
            Self::Building { .. } => Stage::Resolving,
            Self::Prepare { .. } | Self::Maintenance | Self::Ships { .. } | Self::Food { .. } => {
                Stage::Upkeep
            }
            Self::Requests | Self::Score { .. } => Stage::Scoring,
            Self::End => Stage::End,
        }
    }

    const fn seat(self) -> Option<Seat> {
        match self {
            Self::Settle { seat }
            | Self::Plant { seat }
            | Self::Row { seat }
            | Self::Turn { seat }
            | Self::Visit { seat, .. }
            | Self::Prepare { seat }
            | Self::Ships { seat }
            | Self::Food { seat }
            | Self::Score { seat } => Some(seat),
            Self::Setup
            | Self::Preparation
            | Self::Building { .. }
            | Self::Maintenance
            | Self::Requests
            | Self::End => None,
        }
    }
}

/// How each moment is written: `visit <building> <seat>`.
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
        UnknownName = "unknown-name", GivenTwice = "given-twice", Derived = "derived",
        NotAtThisMoment = "not-at-this-moment", WrongValue = "wrong-value",
        SeatTwice = "seat-twice",
        TooManyWorkers = "too-many-workers", TooManyShips = "too-many-ships",
        SpaceTakenTwice = "space-taken-twice", DistrictNotBuilt = "district-not-built",
        BerthTakenTwice = "berth-taken-twice", BerthNotInPlay = "berth-not-in-play",
        WrongCitizens = "wrong-citizens",
        FavourTwice = "favour-twice", FavourNowhere = "favour-nowhere",
        BuiltFromTheStart = "built-from-the-start",
        RewardTwice = "reward-twice", WrongRewardTile = "wrong-reward-tile",
        CharacterTwice = "character-twice", WrongCharacter = "wrong-character",
        TooManyRequests = "too-many-requests", WrongHand = "wrong-hand",
        WrongRow = "wrong-row", WrongRank = "wrong-rank",
        TooManyMarkers = "too-many-markers", WrongDice = "wrong-dice",
        CharacterFull = "character-full", FaceNotOnDie = "face-not-on-die",
        TooMuchWood = "too-much-wood", WrongCrop = "wrong-crop",
        WindmillTooHigh = "windmill-too-high", PointsBelowZero = "points-below-zero",
        TooManyHarvests = "too-many-harvests", DebtUnpayable = "debt-unpayable",
        WrongSetUp = "wrong-set-up", NothingToDo = "nothing-to-do",
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
    setup: &Setup<Madeira>,
    at: &str,
    given: &[(String, Given)],
    sink: &mut impl Sink<Event>,
) -> Result<Game, Misfit> {
    let moment = read_moment(at, setup.players())?;
    let mut draft = Draft::new(setup, moment);
    draft.take(given)?;
    draft.complete()?;
    draft.possible()?;
    draft.arrive(sink)
}

fn read_moment(at: &str, players: usize) -> Result<Moment, Misfit> {
    let unknown = |error: kernel::NotationError| {
        let kind = at.split_whitespace().next().unwrap_or_default();
        let hint = nearest(kind, Moment::KINDS.iter().copied()).filter(|known| *known != kind);
        let detail = match hint {
            Some(known) => format!("{error}; did you mean '{known}'?"),
            None => error.to_string(),
        };
        misfit_of(Flaw::UnknownMoment, "at", detail)
    };
    let moment = Moment::parse(at).map_err(unknown)?;
    match moment.seat() {
        Some(seat) if seat.index() >= players => Err(misfit_of(
            Flaw::NotAtTheTable,
            "at",
            format_args!("{} is not among {players} players", seat.letter()),
        )),
        Some(_) | None => Ok(moment),
    }
}

/// A position in the making.
struct Draft {
    game: Game,
    moment: Moment,
    stage: Stage,
    /// The facts that were given.
    given: Vec<(&'static str, Which)>,
}

impl Draft {
    /// Nothing dealt, everything in the reserves.
    fn new(setup: &Setup<Madeira>, moment: Moment) -> Self {
        let mut game = setup::start(setup);
        let stage = moment.stage();
        if stage != Stage::Dealing {
            game.public.tasks = kernel::Stack::new();
            game.public.citizens = 0;
        }
        game.public.round = match stage {
            Stage::Dealing | Stage::Placing => 0,
            Stage::End => crate::rules::requests::LAST_ROUND,
            Stage::Preparing
            | Stage::ChoosingRows
            | Stage::Characters
            | Stage::Visiting
            | Stage::Resolving
            | Stage::Upkeep
            | Stage::Scoring => 1,
        };
        Self { game, moment, stage, given: Vec::new() }
    }

    /// Takes over what was given.
    fn take(&mut self, given: &[(String, Given)]) -> Fits {
        let players = self.game.public.seats();
        let named = facts::named(players);
        for (name, value) in given {
            let Some(fact) = named.iter().find(|fact| fact.name == *name) else {
                let hint = nearest(name, named.iter().map(|fact| fact.name.as_str()));
                let detail = match hint {
                    Some(known) => format!("'{name}'; did you mean '{known}'?"),
                    None => format!("'{name}'"),
                };
                return Err(misfit_of(Flaw::UnknownName, name, detail));
            };
            let family: &Family = fact.family;
            if !family.settable() {
                let detail = format_args!("{name} follows from the rest and cannot be given");
                return Err(misfit_of(Flaw::Derived, name, detail));
            }
            if !family.settable_at(self.stage) {
                let detail = format_args!("there is no {name} at '{}'", self.moment);
                return Err(misfit_of(Flaw::NotAtThisMoment, name, detail));
            }
            if self.is_given(family.pattern, fact.which) {
                return Err(misfit_of(Flaw::GivenTwice, name, name));
            }
            let Some(number) = family.holds.read(value, players) else {
                let detail = format_args!("{name} = {value}; it holds {}", family.holds);
                return Err(misfit_of(Flaw::WrongValue, name, detail));
            };
            if !family.put(&mut self.game, fact.which, number) {
                let detail = format_args!("{name} = {value} has no place");
                return Err(misfit_of(Flaw::WrongValue, name, detail));
            }
            self.given.push((family.pattern, fact.which));
        }
        Ok(())
    }

    fn is_given(&self, pattern: &str, which: Which) -> bool {
        self.given.iter().any(|(given, of)| *given == pattern && *of == which)
    }

    /// Whether the first index of a pattern is given with any second one.
    fn any_given(&self, pattern: &str, first: usize) -> bool {
        self.given.iter().any(|(given, of)| *given == pattern && of[0] == first)
    }
}
