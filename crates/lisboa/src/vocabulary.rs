//! Everything that can be done, drawn, asked, told and refused in Lisboa.
//!
//! Each line here is the one definition of its kind: its first word and its fields make the
//! notation, the record, the keys of the catalogue (`lisboa-action-play`) and the JSON.

use crate::names::{
    Account, Architect, Card, Clergy, Cube, Deck, Decree, Facade, Follow, Good, Houses, Land,
    LandRow, Line, Noble, Place, ShipKind, Side, Site, Slot, Standing, StateAction, TieBreak, Tile,
    Title, Use,
};
use kernel::{Dealt, Seat, vocabulary};

vocabulary! {
    /// What a player can do.
    pub enum Action {
        /// L1.2: the clergy tile to keep.
        "keep" Keep { clergy: Clergy },
        /// L1.9.
        "draft" Draft { card: Card },
        /// L2.2.
        "play" Play { card: Card, purpose: Use },
        /// Where a card or ship goes: a free slot, or in place of what lies there.
        "slot" Slot { slot: Slot },
        "sell" Sell { good: Good, owner: Seat, slot: u8 },
        "trade" Trade { action: StateAction, good: Good },
        /// A state action without a good: on a visit, as an event.
        "state" State { action: StateAction },
        "follow" Follow { choice: Follow },
        /// A payment in réis: coins, and moves of the influence marker (L4.3).
        "pay" Pay { reis: u8, moves: u8 },
        /// L7.2, R5.
        "pay-visit" PayVisit { influence: u8, reis: u8, wigs: u8 },

        "recruit" Recruit { noble: Noble },
        "plan" Plan { architect: Architect },
        "favour" Favour { noble: Noble },
        "cardinal" Cardinal { steps: u8, side: Side },
        /// One more good of this kind, produced or of choice.
        "take-good" TakeGood { good: Good },
        /// A good for a ship, or lost.
        "give" Give { good: Good },
        "pile" Pile { cube: Cube },

        "tile" Tile { tile: Tile },
        "land" Land { land: Land },
        "cube" Cube { line: Line, cube: Cube },
        "house" House { houses: Houses },
        "site" Site { site: Site },
        "use-plan" UsePlan { architect: Architect, officials: u8 },
        /// An official back to the board.
        "dismiss" Dismiss { noble: Noble, standing: Standing },
        "decree" Decree { decree: Decree },
        "return" Return { noble: Noble },
        "offer" Offer { clergy: Clergy },

        "discard" Discard { card: Card },
        "reward" Reward { card: Card },
        "take" Take { deck: Deck },
        /// Nothing, or nothing more.
        "stop" Stop,
    }
}

vocabulary! {
    /// What chance can bring.
    pub enum Outcome {
        "first" First { seat: Seat },
        "scoring" Scoring { values: Dealt<u8, 4> },
        /// Available and next tile of an architect, or a newly visible one.
        "building" Building { architect: Architect, facade: Facade },
        "row-rubble" RowRubble { row: LandRow, cubes: Dealt<Cube, 3> },
        "column-rubble" ColumnRubble { column: u8, cubes: Dealt<Cube, 3> },
        "site-rubble" SiteRubble { site: Site, cubes: Dealt<Cube, 2> },
        "pile-rubble" PileRubble { cubes: Dealt<Cube, 6> },
        /// Seen by this seat alone.
        "clergy-pair" ClergyPair { seat: Seat, tiles: Dealt<Clergy, 2> },
        "clergy" Clergy { place: Place, tile: Clergy },
        "start-favour" StartFavour { seat: Seat, noble: Noble },
        "start-plan" StartPlan { seat: Seat, architect: Architect },
        "decree" Decree { decree: Decree },
        /// Seen by this seat alone.
        "hand" Hand { seat: Seat, cards: Dealt<Card, 5> },
        "card" Card { deck: Deck, card: Card },
        "helper" Helper { card: Card },
    }
}

vocabulary! {
    /// What a decision is about. Its line is part of the fingerprints in kept records: a field
    /// more or less would make all of them worthless.
    pub enum Prompt {
        "keep" Keep,
        "draft" Draft { left: u8 },
        "play" Play,
        "slot" Slot,
        "ship-slot" ShipSlot { ship: ShipKind },
        "ship-goods" ShipGoods { left: u8 },
        "market" Market,
        "sell-more" SellMore,
        "trade-more" TradeMore { left: u8 },
        "state" State { noble: Noble },
        "any-state" AnyState { left: u8 },
        "follow" Follow { noble: Noble, cost: u8 },
        "pay" Pay { reis: u8 },
        "pay-visit" PayVisit { noble: Noble, cost: u8 },
        "recruit" Recruit { left: u8 },
        "plan" Plan,
        "favour" Favour,
        "cardinal" Cardinal { steps: u8 },
        "produce-more" ProduceMore { left: u8 },
        "goods" Goods { left: u8 },
        "lose-good" LoseGood { left: u8 },
        "lose-official" LoseOfficial { left: u8 },
        "lose-favour" LoseFavour,
        "lose-clergy" LoseClergy,
        "pile" Pile,
        "tile" Tile,
        "land" Land { tile: Tile },
        "cube" Cube { land: Land },
        "house" House,
        "site" Site,
        "use-plan" UsePlan { site: Site },
        "officials" Officials { left: u8 },
        "decree" Decree,
        "extra-decree" ExtraDecree,
        "offer" Offer,
        "discard" Discard,
        "reward" Reward,
        "take" Take,
    }
}

vocabulary! {
    /// Headings for choices.
    pub enum Group {
        "card" Card { card: Card },
        "clergy" Clergy,
        "cards" Cards,
        "slots" Slots,
        "ship" Ship { owner: Seat, slot: u8 },
        "trade" Trade { action: StateAction },
        "state" State,
        "follow" Follow,
        "pay" Pay { from: u8 },
        "nobles" Nobles,
        "architects" Architects,
        "goods" Goods,
        "cubes" Cubes { line: Line },
        "pile" Pile,
        "tiles" Tiles,
        "row" Row { row: LandRow },
        "houses" Houses,
        "west" West,
        "north" North,
        "east" East,
        "plans" Plans,
        "officials" Officials,
        "decrees" Decrees,
        "decks" Decks,
        "stop" Stop,
    }
}

vocabulary! {
    /// What happened.
    pub enum Event {
        "first" First { seat: Seat },
        "scoring" Scoring { values: Dealt<u8, 4> },
        "building-shown" BuildingShown { architect: Architect, facade: Facade },
        "row-rubble" RowRubble { row: LandRow, cubes: Dealt<Cube, 3> },
        "column-rubble" ColumnRubble { column: u8, cubes: Dealt<Cube, 3> },
        "site-rubble" SiteRubble { site: Site, cubes: Dealt<Cube, 2> },
        "pile-rubble" PileRubble { cubes: Dealt<Cube, 6> },
        /// Seen by this seat alone.
        "clergy-pair" ClergyPair { seat: Seat, tiles: Dealt<Clergy, 2> },
        "clergy-kept" ClergyKept { seat: Seat, clergy: Clergy },
        "clergy-shown" ClergyShown { place: Place, tile: Clergy },
        "start-favour" StartFavour { seat: Seat, noble: Noble },
        "start-plan" StartPlan { seat: Seat, architect: Architect },
        "decree-shown" DecreeShown { decree: Decree },
        /// Seen by this seat alone.
        "hand" Hand { seat: Seat, cards: Dealt<Card, 5> },
        "hand-dealt" HandDealt { seat: Seat, cards: u8 },
        /// Seen by this seat alone.
        "drafted" Drafted { seat: Seat, card: Card },
        "draft-made" DraftMade { seat: Seat },
        "draft-passed" DraftPassed,
        /// Seen by the receiver (and by the passer).
        "draft-received" DraftReceived { seat: Seat, from: Seat, cards: Dealt<Card, 3> },
        "card-shown" CardShown { deck: Deck, card: Card },

        "turn" Turn { seat: Seat },
        "docked" Docked { seat: Seat, slot: u8 },
        "played" Played { seat: Seat, card: Card, purpose: Use },
        "placed" Placed { seat: Seat, card: Card },
        "replaced" Replaced { seat: Seat, card: Card },
        "ship-lost" ShipLost { seat: Seat, ship: ShipKind },
        "gained" Gained { seat: Seat, amount: u8, good: Good },
        "lost" Lost { seat: Seat, amount: u8, good: Good },
        "no-room" NoRoom { seat: Seat, amount: u8, good: Good },
        "reis" Reis { seat: Seat, amount: i16 },
        "wigs" Wigs { seat: Seat, amount: i16, account: Account },
        "influence" Influence { seat: Seat, amount: i8, level: u8 },
        "treasury" Treasury { space: u8 },
        "price" Price { good: Good, price: u8 },
        "sold" Sold { seat: Seat, good: Good, owner: Seat, slot: u8, reis: u8 },
        "sailed" Sailed { seat: Seat, ship: ShipKind },
        "traded" Traded { seat: Seat, action: StateAction, good: Good },
        "state" State { seat: Seat, action: StateAction },
        "visited" Visited { seat: Seat, noble: Noble, influence: u8, reis: u8, wigs: u8 },
        "followed" Followed { seat: Seat, noble: Noble, choice: Follow },
        "sponsored" Sponsored { seat: Seat, card: Card, reis: u8 },
        "recruited" Recruited { seat: Seat, noble: Noble },
        "displaced" Displaced { seat: Seat, noble: Noble },
        "plan-taken" PlanTaken { seat: Seat, architect: Architect, officials: u8 },
        "favour-taken" FavourTaken { seat: Seat, noble: Noble },
        "favour-returned" FavourReturned { seat: Seat, noble: Noble },
        "ship-built" ShipBuilt { seat: Seat, ship: ShipKind },
        "cardinal-moved" CardinalMoved { seat: Seat, place: Place },
        "clergy-taken" ClergyTaken { seat: Seat, clergy: Clergy },
        "clergy-offered" ClergyOffered { seat: Seat, clergy: Clergy },
        "clergy-lost" ClergyLost { seat: Seat, clergy: Clergy },
        "cube-taken" CubeTaken { seat: Seat, cube: Cube },
        "cube-removed" CubeRemoved { seat: Seat, cube: Cube },
        "set-completed" SetCompleted { seat: Seat, sets: u8 },
        "store-built" StoreBuilt { seat: Seat, land: Land, tile: Tile },
        "land-paid" LandPaid { seat: Seat, land: Land, reis: u8 },
        "house-placed" HousePlaced { seat: Seat, houses: Houses },
        "building-opened" BuildingOpened { seat: Seat, site: Site, architect: Architect, facade: Facade },
        "official-returned" OfficialReturned { seat: Seat, noble: Noble, standing: Standing },
        "hired" Hired { seat: Seat, officials: u8, reis: u8 },
        "plan-completed" PlanCompleted { seat: Seat, architect: Architect, officials: u8 },
        "decree-taken" DecreeTaken { seat: Seat, decree: Decree },
        "marker-spent" MarkerSpent { seat: Seat },
        "card-taken" CardTaken { seat: Seat, card: Card },
        "church" Church { seat: Seat },
        "period-due" PeriodDue { seat: Seat },
        "period" Period { period: u8 },
        "discarded" Discarded { seat: Seat, card: Card },
        "end-due" EndDue { seat: Seat, turns: u8 },
        "nothing-possible" NothingPossible { seat: Seat },
        "majority" Majority { good: Good, seat: Seat, wigs: i16 },
        "over" Over,

        "helper" Helper { card: Card, deck: Deck },
        "courtier" Courtier { noble: Noble },
        "courtier-moved" CourtierMoved { noble: Noble },
        "helper-moved" HelperMoved { deck: Deck },
        "card-dropped" CardDropped { card: Card },
        "chose" Chose { why: TieBreak },
        "solo-building" SoloBuilding { site: Site, architect: Architect, facade: Facade },
        "title" Title { seat: Seat, title: Title },
    }
}

vocabulary! {
    /// Why something is not allowed.
    pub enum Refusal {
        /// The decision at hand is another one.
        "other-decision" OtherDecision,
        "outcome-does-not-fit" OutcomeDoesNotFit,
        "not-offered" NotOffered,
        "card-not-offered" CardNotOffered { card: Card },
        "card-not-in-hand" CardNotInHand { card: Card },
        "card-not-noble" CardNotNoble { card: Card },
        "card-not-treasury" CardNotTreasury { card: Card },
        "nothing-to-sell-or-trade" NothingToSellOrTrade { card: Card },
        "visit-unpayable" VisitUnpayable { noble: Noble, needs: u8, influence: u8, wigs: u8 },
        "fee-unpayable" FeeUnpayable { needs: u8, has: u8 },
        "no-house" NoHouse,
        "no-tile" NoTile,
        "no-land-payable" NoLandPayable { land: Land, needs: u8, has: u8 },
        "no-site" NoSite,
        "no-plan" NoPlan,
        "no-building" NoBuilding { architect: Architect },
        "hire-unpayable" HireUnpayable { site: Site, needs: u8, has: u8 },
        "no-decree" NoDecree,
        "event-impossible" EventImpossible { card: Card },
        "spoils-the-rest" SpoilsTheRest,
        "slot-empty" SlotEmpty { slot: Slot },
        "slot-not-free" SlotNotFree,
        "capacity-full" CapacityFull { capacity: u8 },
        "row-full" RowFull,
        "good-missing" GoodMissing { good: Good },
        "no-such-ship" NoSuchShip { owner: Seat, slot: u8 },
        "ship-at-sea" ShipAtSea { owner: Seat, slot: u8 },
        "ship-full" ShipFull { owner: Seat, slot: u8 },
        "already-covered" AlreadyCovered { action: StateAction },
        "good-not-accepted" GoodNotAccepted { noble: Noble, good: Good },
        "not-this-noble" NotThisNoble { action: StateAction, noble: Noble },
        "already-done" AlreadyDone { action: StateAction },
        "no-official" NoOfficial,
        "office-used" OfficeUsed { noble: Noble },
        "no-plan-left" NoPlanLeft { architect: Architect },
        /// Of neither architect.
        "no-plans-left" NoPlansLeft,
        "no-ship-left" NoShipLeft,
        "ship-unpayable" ShipUnpayable { needs: u8, has: u8 },
        "nothing-produced" NothingProduced,
        "not-produced" NotProduced { good: Good },
        "no-room-for-good" NoRoomForGood { good: Good },
        "clergy-full" ClergyFull,
        "no-tile-there" NoTileThere,
        "steps-not-allowed" StepsNotAllowed { most: u8 },
        "favour-held" FavourHeld { noble: Noble },
        "no-favour-left" NoFavourLeft { noble: Noble },
        "all-favours-held" AllFavoursHeld,
        "favour-missing" FavourMissing { noble: Noble },
        "good-already-given" GoodAlreadyGiven { good: Good },
        "no-cube" NoCube { cube: Cube },
        "pile-empty" PileEmpty,
        "tile-not-shown" TileNotShown { tile: Tile },
        "land-taken" LandTaken { land: Land },
        "land-not-in-play" LandNotInPlay { land: Land },
        "land-not-on-street" LandNotOnStreet { land: Land, tile: Tile },
        "land-wrong-size" LandWrongSize { land: Land, tile: Tile },
        "land-unpayable" LandUnpayable { land: Land, needs: u8, has: u8 },
        "houses-used" HousesUsed { houses: Houses },
        "site-taken" SiteTaken { site: Site },
        "site-not-in-play" SiteNotInPlay { site: Site },
        "colour-missing" ColourMissing { site: Site },
        "plan-not-held" PlanNotHeld { architect: Architect, officials: u8 },
        "official-not-there" OfficialNotThere { noble: Noble, standing: Standing },
        "decree-not-shown" DecreeNotShown { decree: Decree },
        "clergy-not-held" ClergyNotHeld { clergy: Clergy },
        "reward-used" RewardUsed { card: Card },
        "deck-empty" DeckEmpty { deck: Deck },
        "payment-wrong" PaymentWrong { needs: u8 },
        "visit-payment-wrong" VisitPaymentWrong { needs: u8 },
        "compulsory" Compulsory,
    }
}

impl Refusal {
    /// The rule a refusal comes from.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::OtherDecision | Self::SpoilsTheRest | Self::Compulsory => "R1",
            Self::OutcomeDoesNotFit => "L1.8",
            Self::NotOffered => "L1.2",
            Self::CardNotOffered { .. } => "L1.9",
            Self::CardNotInHand { .. }
            | Self::CardNotNoble { .. }
            | Self::CardNotTreasury { .. } => "L2.2",
            Self::NothingToSellOrTrade { .. } => "L3.3",
            Self::VisitUnpayable { .. } => "L7.2",
            Self::FeeUnpayable { .. } | Self::EventImpossible { .. } => "L8",
            Self::NoHouse
            | Self::NoTile
            | Self::NoLandPayable { .. }
            | Self::TileNotShown { .. }
            | Self::LandTaken { .. }
            | Self::LandNotOnStreet { .. }
            | Self::LandWrongSize { .. }
            | Self::LandUnpayable { .. } => "L7.4",
            Self::LandNotInPlay { .. } | Self::SiteNotInPlay { .. } => "L1.12",
            Self::NoSite
            | Self::NoPlan
            | Self::NoBuilding { .. }
            | Self::HireUnpayable { .. }
            | Self::SiteTaken { .. }
            | Self::ColourMissing { .. }
            | Self::PlanNotHeld { .. } => "L7.6",
            Self::NoDecree | Self::DecreeNotShown { .. } => "L7.5",
            Self::SlotEmpty { .. } | Self::SlotNotFree | Self::RowFull => "L3.1",
            Self::CapacityFull { .. } | Self::NoRoomForGood { .. } => "L0.2",
            Self::GoodMissing { .. } | Self::NoSuchShip { .. } | Self::ShipFull { .. } => "L5.1",
            Self::ShipAtSea { .. } => "L5.2",
            Self::AlreadyCovered { .. } | Self::GoodNotAccepted { .. } => "L6.1",
            Self::NotThisNoble { .. } => "L7.1",
            Self::AlreadyDone { .. } => "R3",
            Self::PileEmpty => "R2",
            Self::NoOfficial | Self::OfficeUsed { .. } => "L6.2",
            Self::NoPlanLeft { .. } | Self::NoPlansLeft => "L6.3",
            Self::NoShipLeft | Self::ShipUnpayable { .. } | Self::GoodAlreadyGiven { .. } => "L6.4",
            Self::NothingProduced | Self::NotProduced { .. } => "L6.5",
            Self::ClergyFull | Self::NoTileThere | Self::StepsNotAllowed { .. } => "L6.6",
            Self::FavourHeld { .. } | Self::NoFavourLeft { .. } | Self::AllFavoursHeld => "L6.7",
            Self::NoCube { .. } => "L0.3",
            Self::HousesUsed { .. } => "L7.9",
            Self::ClergyNotHeld { .. } => "L6.8",
            Self::RewardUsed { .. } => "L10.3",
            Self::DeckEmpty { .. } => "L9.1",
            Self::OfficialNotThere { .. }
            | Self::FavourMissing { .. }
            | Self::PaymentWrong { .. } => "R4",
            Self::VisitPaymentWrong { .. } => "R5",
        }
    }
}
