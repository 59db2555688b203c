//! Everything that can be done, drawn, asked, told and refused in Madeira.
//!
//! Each line here is the one definition of its kind: its first word and its fields make the
//! notation, the record, the keys of the catalogue (`madeira-action-place`) and the JSON.

use crate::names::{
    Account, Berth, Building, Character, City, Colony, Die, District, Errand, Face, Favour, Field,
    Good, Guild, Landing, MillGain, PassGain, Phase, Place, Rank, Relief, Request, Reward, Route,
    Row, Size, Space, Thing, WoodSource,
};
use kernel::{Dealt, Seat, vocabulary};

vocabulary! {
    /// What a player can do.
    pub enum Action {
        /// M1.8: a worker on a city space.
        "settle" Settle { space: Space },
        /// M1.12: a worker on a plantation or the forest.
        "plant" Plant { place: Place },
        "row" Row { row: Row },
        "request" Request { request: Request },
        /// M3.4: the guild whose favours are turned up, where the row stands for two.
        "guild" Guild { guild: Guild },

        /// M2.1a.
        "convert" Convert { first: Good, second: Good, take: Good },
        /// M2.1b.
        "mill-up" MillUp,
        /// M2.1c.
        "mill-down" MillDown { take: MillGain },
        /// M2.2.
        "favour" Favour { favour: Favour },

        "place" PlaceDie { die: Die, face: Face, building: Building },
        "pass" Pass { rank: Rank, gain: PassGain },
        /// Do the character's action.
        "act" Act,
        "harvest" Harvest,
        /// A further harvest of one plantation (M4.10, engineer).
        "again" Again { field: Field },

        /// Choose the worker or citizen to move …
        "move" Move { from: Place },
        /// … and where to.
        "to" To { place: Place },
        "sail" Sail { from: Berth },
        "sail-to" SailTo { berth: Berth },
        "reward" Reward { colony: Colony, reward: Reward },
        "support" Support { relief: Relief },
        /// M4.12: take the favour of an unbuilt district.
        "build" Build { district: District },
        /// M4.15, M4.16: where the next wood comes from.
        "wood" Wood { source: WoodSource },

        "pay" Pay,
        "pirates" Pirates,
        /// Lady: whose action to do.
        "lady" Lady { building: Building },
        "marker" Marker { building: Building },
        "marker-to" MarkerTo { building: Building },
        "turn-up" TurnUp { favour: Favour },

        "honour" Honour,
        /// M8.3: how much wood to pay for the ships.
        "maintain" Maintain { wood: u8 },
        /// M8.4: how much bread to pay.
        "feed" Feed { bread: u8 },
        "score" Score { request: Request },
        /// Prosperity: how many réis.
        "spend" Spend { reis: u8 },

        /// Nothing, or nothing more.
        "stop" Stop,
    }
}

vocabulary! {
    /// What chance can bring.
    pub enum Outcome {
        /// M1.3, in seat order.
        "starts" Starts { requests: Dealt<Request, 4> },
        "row-requests" RowRequests { row: Row, requests: Dealt<Request, 5> },
        "city-favours" CityFavours { city: City, favours: Dealt<Favour, 4> },
        /// M1.10, colony by colony.
        "rewards-a" RewardsA { rewards: Dealt<Reward, 3> },
        "rewards-b" RewardsB { rewards: Dealt<Reward, 3> },
        /// M3.1, in the order of the buildings without the empty one.
        "characters" Characters { characters: Dealt<Character, 4> },
        "pirate-dice" PirateDice { faces: Dealt<Face, 3> },
        "row-dice" RowDice { row: Row, faces: Dealt<Face, 3> },
        "roll" Roll { building: Building, guild: Dealt<Face, 4>, pirate: Dealt<Face, 1> },
    }
}

vocabulary! {
    /// What a decision is about. Its line is part of the fingerprints in kept records: a field
    /// more or less would make all of them worthless.
    pub enum Prompt {
        "settle" Settle,
        "plant" Plant { left: u8 },
        "row" Row,
        "request" Request { row: Row },
        "guild" Guild,
        /// A turn of phase B.
        "turn" Turn,
        "character" Character { character: Character, building: Building },
        "harvest-again" HarvestAgain { left: u8 },
        "engineer" Engineer { left: u8 },
        "move" Move { errand: Errand, left: u8 },
        "to" To { errand: Errand, from: Place },
        "sail" Sail { left: u8 },
        "sail-to" SailTo { from: Berth },
        "reward" Reward { left: u8 },
        "support" Support,
        "build" Build,
        /// Wood to be paid.
        "buy-wood" BuyWood { left: u8 },
        /// Wood to be taken.
        "take-wood" TakeWood { left: u8 },
        "debt" Debt { reis: u16 },
        "building" Building { building: Building, cost: u8, pirates: u8 },
        "lady" Lady,
        "marker" Marker,
        "marker-to" MarkerTo { from: Building },
        "turn-up" TurnUp { left: u8 },
        /// The closing window of phase C.
        "prepare" Prepare,
        "honour" Honour,
        "maintain" Maintain { ships: u8 },
        "feed" Feed { need: u8 },
        "score" Score { left: u8 },
        "spend" Spend { most: u8 },
    }
}

vocabulary! {
    /// Headings for choices.
    pub enum Group {
        "city" City { city: City },
        "region" Region { region: u8 },
        "colonies" Colonies,
        /// The forest, the city guard or the reserve, where others may be beside it.
        "elsewhere" Elsewhere,
        "rows" Rows,
        "requests" Requests,
        "guilds" Guilds,
        "convert" Convert,
        "windmill" Windmill,
        "favours" Favours,
        "guild-die" GuildDie { face: Face },
        "pirate-die" PirateDie { face: Face },
        "pass" Pass,
        "act" Act,
        "again" Again,
        "landings" Landings { colony: Colony },
        "routes" Routes { market: Good },
        /// Where a ship sails from.
        "from-landings" FromLandings { colony: Colony },
        "from-routes" FromRoutes { market: Good },
        "from-reserve" FromReserve,
        "rewards" Rewards,
        "districts" Districts { city: City },
        "wood-region" WoodRegion { region: u8 },
        "forest" Forest,
        "buildings" Buildings,
        "honour" Honour,
        /// Amounts, up to twelve from the given one.
        "amount" Amount { from: u8 },
        "stop" Stop,
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        "start-request" StartRequest { seat: Seat, request: Request },
        "order" Order { seats: Dealt<Seat, 4> },
        "row-requests" RowRequests { row: Row, requests: Dealt<Request, 5> },
        "city-favours" CityFavours { city: City, favours: Dealt<Favour, 4> },
        "colony-reward" ColonyReward { colony: Colony, reward: Reward },
        "settled" Settled { seat: Seat, space: Space },
        "planted" Planted { seat: Seat, place: Place },
        "posted" Posted { seat: Seat, workers: u8 },

        "round" Round { round: u8 },
        "phase" Phase { phase: Phase },
        "character" Character { building: Building, character: Character },
        "pirate-dice" PirateDice { faces: Dealt<Face, 3> },
        "row-dice" RowDice { row: Row, faces: Dealt<Face, 3> },
        "row-chosen" RowChosen { seat: Seat, row: Row },
        "request-taken" RequestTaken { seat: Seat, request: Request },
        "refreshed" Refreshed { seat: Seat, guild: Guild, favours: Dealt<Favour, 12> },

        "gained" Gained { seat: Seat, amount: u8, thing: Thing },
        "paid" Paid { seat: Seat, amount: u8, thing: Thing },
        "points" Points { seat: Seat, points: i16, account: Account },
        "pirates-came" PiratesCame { seat: Seat, pirates: u8 },
        "pirates-left" PiratesLeft { seat: Seat, pirates: u8 },

        "converted" Converted { seat: Seat, first: Good, second: Good, take: Good },
        "mill-up" MillUp { seat: Seat, level: u8 },
        "mill-down" MillDown { seat: Seat, level: u8 },

        "favour-used" FavourUsed { seat: Seat, favour: Favour },
        "favour-taken" FavourTaken { seat: Seat, favour: Favour, district: District },
        "favour-up" FavourUp { seat: Seat, favour: Favour },
        "die-placed" DiePlaced { seat: Seat, die: Die, face: Face, character: Character, building: Building },
        "passed" Passed { seat: Seat, rank: Rank },
        "harvested" Harvested { seat: Seat, field: Field, thing: Thing },
        "worker-moved" WorkerMoved { seat: Seat, from: Place, to: Place },
        "citizen-moved" CitizenMoved { seat: Seat, from: Space, to: Space },
        "ship-moved" ShipMoved { seat: Seat, from: Berth, to: Berth },
        "rewarded" Rewarded { seat: Seat, colony: Colony, reward: Reward },
        "wood-bought" WoodBought { seat: Seat, source: WoodSource },
        "wood-taken" WoodTaken { seat: Seat, source: WoodSource },
        "debt-paid" DebtPaid { seat: Seat, wood: u8, reis: u16 },
        "marker-moved" MarkerMoved { seat: Seat, from: Building, to: Building },

        "rolled" Rolled { building: Building, guild: Dealt<Face, 4>, pirate: Dealt<Face, 1> },
        "building-cost" BuildingCost { building: Building, cost: u8, pirates: u8 },
        "building-paid" BuildingPaid { seat: Seat, building: Building, cost: u8 },
        "building-refused" BuildingRefused { seat: Seat, building: Building },
        "building-used" BuildingUsed { seat: Seat, building: Building, size: Size },
        "building-idle" BuildingIdle { seat: Seat, building: Building },

        "honour" Honour { seat: Seat },
        "honour-declined" HonourDeclined { seat: Seat },
        "honour-tied" HonourTied,
        "income" Income { seat: Seat, amount: u8, thing: Thing, colony: Colony },
        "maintained" Maintained { seat: Seat, ships: u8, wood: u8 },
        "fed" Fed { seat: Seat, need: u8, bread: u8 },
        "scored" Scored { seat: Seat, request: Request, points: i16 },
        "field-converted" FieldConverted { field: Field, good: Good },
        "leftovers" Leftovers { seat: Seat, reis: u16, points: i16 },
        "pirates-counted" PiratesCounted { seat: Seat, pirates: u8, loss: i16 },
        "over" Over,
    }
}

vocabulary! {
    /// Why something is not allowed.
    pub enum Refusal {
        /// The decision at hand is another one.
        "other-decision" OtherDecision,
        "outcome-does-not-fit" OutcomeDoesNotFit,

        "space-occupied" SpaceOccupied { space: Space },
        "district-not-built" DistrictNotBuilt { district: District },
        "plantation-occupied" PlantationOccupied { place: Place },
        "region-used" RegionUsed { region: u8 },
        "not-a-plantation" NotAPlantation,
        "row-taken" RowTaken { row: Row },
        "not-in-this-game" NotInThisGame,
        "request-not-in-row" RequestNotInRow { row: Row, request: Request },
        "guild-not-in-row" GuildNotInRow { row: Row, guild: Guild },
        "guild-has-nothing-to-turn" GuildHasNothingToTurn { guild: Guild },

        "windmill-closed" WindmillClosed,
        "windmill-down-closed" WindmillDownClosed,
        "goods-missing" GoodsMissing { good: Good, needs: u8, has: u8 },
        "conversion-pointless" ConversionPointless { good: Good },
        "no-prestige-to-lose" NoPrestigeToLose,
        "debt-unpayable" DebtUnpayable { owes: u16, reach: u16 },

        "favour-not-owned" FavourNotOwned { favour: Favour },
        "favour-face-down" FavourFaceDown { favour: Favour },
        "favour-spent-this-turn" FavourSpentThisTurn,
        "favour-wrong-phase" FavourWrongPhase { favour: Favour },
        "favour-without-effect" FavourWithoutEffect { favour: Favour },
        "lady-reis-missing" LadyReisMissing { needs: u8, has: u16 },
        "no-worker-in-region" NoWorkerInRegion { region: u8 },
        "marker-not-there" MarkerNotThere { building: Building },
        "marker-already-there" MarkerAlreadyThere { building: Building },

        "die-not-there" DieNotThere { die: Die, face: Face },
        "no-guard-for-pirate-die" NoGuardForPirateDie,
        "character-full" CharacterFull { character: Character, dice: u8 },
        "pirate-die-there" PirateDieThere { character: Character },
        "bread-missing" BreadMissing { needs: u8, has: u8 },
        "rank-taken" RankTaken { rank: Rank },
        "rank-gain-missing" RankGainMissing { rank: Rank, gain: PassGain },
        "nothing-to-do" NothingToDo,
        "nothing-to-harvest" NothingToHarvest { region: u8 },
        "harvester-only-harvests" HarvesterOnlyHarvests,
        "field-not-harvested" FieldNotHarvested { field: Field },
        "harvest-compulsory" HarvestCompulsory,

        "no-piece-there" NoPieceThere { errand: Errand, place: Place },
        "piece-already-moved" PieceAlreadyMoved { place: Place },
        "origin-not-allowed" OriginNotAllowed { errand: Errand, place: Place },
        "destination-not-allowed" DestinationNotAllowed { errand: Errand, place: Place },
        "same-place" SamePlace { place: Place },
        "worker-already-there" WorkerAlreadyThere { place: Place },
        "nowhere-to-go" NowhereToGo { errand: Errand, place: Place },
        "space-taken" SpaceTaken { errand: Errand, space: Space },

        "no-ship-there" NoShipThere { berth: Berth },
        "ship-already-moved" ShipAlreadyMoved { berth: Berth },
        "berth-occupied" BerthOccupied { berth: Berth },
        "ships-never-return" ShipsNeverReturn,
        "wine-missing" WineMissing { landing: Landing, needs: u8, has: u8 },
        "cargo-missing" CargoMissing { route: Route, needs: u8, has: u8 },
        "wood-missing" WoodMissing { needs: u8, has: u8 },
        "no-harbour-in-reach" NoHarbourInReach,
        "reward-not-earned" RewardNotEarned { colony: Colony, reward: Reward },
        "reward-without-effect" RewardWithoutEffect { reward: Reward },
        "district-already-built" DistrictAlreadyBuilt { district: District },
        "no-wood-there" NoWoodThere { source: WoodSource },
        "no-access-to-wood" NoAccessToWood { source: WoodSource },
        "choose-compulsory" ChooseCompulsory,

        "cost-missing" CostMissing { needs: u8, has: u16 },
        "favour-already-up" FavourAlreadyUp { favour: Favour },
        "debt-missing" DebtMissing { needs: u16, has: u16 },
        "too-much-wood" TooMuchWood { most: u8 },
        "too-much-bread" TooMuchBread { most: u8 },
        "too-much-reis" TooMuchReis { most: u8 },
        "request-not-held" RequestNotHeld { request: Request },
    }
}

impl Refusal {
    /// The rule a refusal comes from.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::OtherDecision => "MR2",
            Self::OutcomeDoesNotFit => "M1.3",
            Self::SpaceOccupied { .. } => "M1.8",
            Self::DistrictNotBuilt { .. } => "M1.6",
            Self::PlantationOccupied { .. } | Self::RegionUsed { .. } | Self::NotAPlantation => {
                "M1.12"
            }
            Self::RowTaken { .. }
            | Self::RequestNotInRow { .. }
            | Self::GuildNotInRow { .. }
            | Self::GuildHasNothingToTurn { .. } => "M3.4",
            Self::NotInThisGame => "M1.11",
            Self::WindmillClosed
            | Self::WindmillDownClosed
            | Self::GoodsMissing { .. }
            | Self::NoPrestigeToLose => "M2.1",
            Self::ConversionPointless { .. } => "MR2",
            Self::DebtUnpayable { .. }
            | Self::WoodMissing { .. }
            | Self::NoWoodThere { .. }
            | Self::NoAccessToWood { .. }
            | Self::DebtMissing { .. } => "M4.15",
            Self::FavourNotOwned { .. }
            | Self::FavourFaceDown { .. }
            | Self::FavourSpentThisTurn => "M2.2",
            Self::FavourWrongPhase { .. } => "M7",
            Self::FavourWithoutEffect { .. } | Self::RewardWithoutEffect { .. } => "MR18",
            Self::LadyReisMissing { .. } | Self::NoWorkerInRegion { .. } => "MR6",
            Self::MarkerNotThere { .. } | Self::MarkerAlreadyThere { .. } => "MR5",
            Self::DieNotThere { .. } => "M4.1",
            Self::NoGuardForPirateDie | Self::PirateDieThere { .. } => "M4.2",
            Self::CharacterFull { .. } => "M4.3",
            Self::BreadMissing { .. } => "M4.4",
            Self::RankTaken { .. } | Self::RankGainMissing { .. } => "M4.7",
            Self::NothingToDo => "M4.5",
            Self::NothingToHarvest { .. }
            | Self::HarvesterOnlyHarvests
            | Self::FieldNotHarvested { .. } => "M4.10",
            Self::HarvestCompulsory => "MR8",
            Self::NoPieceThere { errand, .. }
            | Self::OriginNotAllowed { errand, .. }
            | Self::DestinationNotAllowed { errand, .. }
            | Self::NowhereToGo { errand, .. }
            | Self::SpaceTaken { errand, .. } => errand.rule(),
            Self::WorkerAlreadyThere { .. } => "M4.11",
            Self::SamePlace { .. } => "MR9",
            Self::PieceAlreadyMoved { .. } | Self::ShipAlreadyMoved { .. } => "MR1",
            Self::NoShipThere { .. }
            | Self::BerthOccupied { .. }
            | Self::ShipsNeverReturn
            | Self::WineMissing { .. }
            | Self::CargoMissing { .. }
            | Self::NoHarbourInReach => "M4.13",
            Self::RewardNotEarned { .. } => "M6",
            Self::DistrictAlreadyBuilt { .. } => "M4.12",
            Self::ChooseCompulsory => "M4.15",
            Self::CostMissing { .. } => "M5.3",
            Self::FavourAlreadyUp { .. } => "M5.9",
            Self::TooMuchWood { .. } => "M8.3",
            Self::TooMuchBread { .. } => "M8.4",
            Self::TooMuchReis { .. } => "M8.7",
            Self::RequestNotHeld { .. } => "M8.5",
        }
    }
}
