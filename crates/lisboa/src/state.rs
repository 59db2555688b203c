//! A game of Lisboa at one moment: small plain values, sets as bits.

use crate::components::Components;
use crate::effects::Part;
use crate::names::{
    Account, Architect, Card, Clergy, Cube, Deck, Decree, Dock, Era, Good, Houses, Land, Noble,
    ShipKind, Site, Street, Tile,
};
use kernel::{BySeat, SEATS, Seat, Stack};
use std::fmt;
use std::ops::Deref;

/// The components a game is played with; equal when they are the very same set.
#[derive(Clone, Copy)]
pub struct Printed(pub &'static Components);

impl Deref for Printed {
    type Target = Components;
    #[inline]
    fn deref(&self) -> &Components {
        self.0
    }
}

impl PartialEq for Printed {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl fmt::Debug for Printed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.name)
    }
}

/// What one seat hides: its hand, and what it learned of others'.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    pub hand: u128,
    /// L1.2: the two tiles to choose from.
    pub clergy: [Option<Clergy>; 2],
    /// L1.9: cards to pick from, and those picked in this step.
    pub offer: u128,
    pub picked: u128,
    /// What this seat passed on in each step, and what came to it.
    pub passed: [u128; 3],
    pub received: [u128; 3],
}

/// The table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub printed: Printed,
    /// People, and seats with Lacerda's.
    pub players: u8,
    pub seats: u8,
    pub draft: bool,
    /// L12.3: the printing that gives 6/4/2 for tools.
    pub tools_other: bool,
    pub period: u8,
    pub over: bool,
    pub first: Seat,
    /// Whose turn it is.
    pub now: Seat,
    pub people: BySeat<Person>,
    /// L1.12: neutral officials in each office.
    pub neutral: u8,

    /// Treasury space, from 1.
    pub treasury: u8,
    pub prices: [u8; Good::COUNT],
    /// Face-down cards of the four decks: which they are everybody can work out, not their order.
    pub face_down: u128,
    pub shown: [Option<Card>; Deck::COUNT],
    /// Cards everybody saw leave the game.
    pub gone: u128,
    pub yard: [u8; ShipKind::COUNT],

    /// City tiles on display, as bits; and in the stacks.
    pub display: u8,
    pub large_left: u8,
    pub small_left: u8,
    pub stores: [Option<Store>; Land::COUNT],
    pub row_cubes: [[u8; Cube::COUNT]; 5],
    pub column_cubes: [[u8; Cube::COUNT]; 5],
    pub site_cubes: [[u8; Cube::COUNT]; Site::COUNT],
    pub pile: [u8; Cube::COUNT],
    pub scoring: [u8; 5],

    pub opened: [Option<Opened>; Site::COUNT],
    pub available: [Option<u8>; Architect::COUNT],
    pub next: [Option<u8>; Architect::COUNT],
    /// Tiles of each stack below the visible one, and what they can be.
    pub stack_left: [u8; Architect::COUNT],
    pub unseen: [u8; 6],
    pub plans_taken: [u8; Architect::COUNT],

    pub church: [Option<Clergy>; 6],
    pub cardinal: u8,
    pub bag: [u8; Clergy::COUNT],
    pub favours: [u8; Noble::COUNT],
    pub decrees: [Option<Decree>; 8],
    pub decree_deck: u128,

    pub notes: Notes,
    pub solo: Option<Solo>,
    pub tasks: Stack<Task, 28>,
}

/// What Lacerda needs beside a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    pub helper: Deck,
    pub courtier: Noble,
}

/// Lacerda sits opposite the only person.
pub const LACERDA: Seat = Seat::new(1);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Store {
    pub owner: Seat,
    pub street: Street,
}

/// A public building on its site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    pub tile: u8,
    pub architect: Architect,
}

/// What lies in a top slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    Card(Card),
    Ship(Ship),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    pub kind: ShipKind,
    pub cargo: [u8; Good::COUNT],
    pub at_sea: bool,
}

impl Ship {
    #[must_use]
    pub const fn new(kind: ShipKind) -> Self {
        Self { kind, cargo: [0; Good::COUNT], at_sea: false }
    }

    #[inline]
    #[must_use]
    pub fn load(&self) -> u8 {
        self.cargo.iter().sum()
    }
}

/// What one player has on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Person {
    pub wigs: [i16; Account::COUNT],
    pub reis: u16,
    pub influence: u8,
    pub goods: [u8; Good::COUNT],
    /// Houses built of each group; as many as stores.
    pub houses: [u8; Houses::COUNT],
    /// Officials on the board, in offices, in plazas.
    pub board: u8,
    pub office: [u8; Noble::COUNT],
    pub plaza: [u8; Noble::COUNT],
    pub cubes: [u8; Cube::COUNT],
    /// Rubble-set markers on the Marquis.
    pub markers: u8,
    pub clergy: [Option<Clergy>; 4],
    /// Favours held, as bits.
    pub favours: u8,
    /// Open and completed plans of each architect by their number of officials.
    pub open: [[u8; 8]; Architect::COUNT],
    pub done: [[u8; 8]; Architect::COUNT],
    pub top: [Option<Top>; 4],
    pub bottom: [Option<Card>; 3],
    pub decrees: u128,
    /// Cards in hand, and those of them everybody saw.
    pub hand: u8,
    pub known: u128,
    /// How many of the others are blue and purple: that much everybody can count.
    pub hidden: [u8; 2],
}

/// What is remembered within a turn, and what is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// State actions covered by a good, as bits.
    pub covered: u8,
    /// State actions done by the event at hand, as bits.
    pub done: u8,
    /// Goods traded in this turn.
    pub traded: u8,
    /// Kinds of goods produced, as bits.
    pub produced: u8,
    /// Who has spent a set marker for a decree in this turn, as bits.
    pub marker_spent: u8,
    /// Goods given for a ship, as bits.
    pub given: u8,
    /// Who crossed the influence icon first.
    pub church: Option<Seat>,
    /// Tiles offered in the church scoring at hand.
    pub offered: u8,
    pub period_due: Option<Seat>,
    pub end_due: Option<Seat>,
    /// Turns left once the end is due.
    pub turns_left: Option<u8>,
    /// L10.3.
    pub discarded: u128,
    pub rewarded: u8,
    /// The deck from which the last card was taken.
    pub taken: Option<Deck>,
}

/// What is to be done; the top of the stack comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    DrawFirst,
    DealScoring,
    DealBuilding(Architect),
    DealRow(u8),
    DealColumn(u8),
    DealSite(Site),
    DealPile,
    DealClergyPair(Seat),
    KeepClergy(Seat),
    FillChurch,
    DealFavour(Seat),
    DealPlan(Seat),
    FillDecrees,
    DealHand(Seat),
    Draft {
        seat: Seat,
        left: u8,
    },
    PassDraft(u8),
    ShowCard(Deck),
    RevealHelper,
    RevealCourtier,

    StartTurn(Seat),
    PlayCard(Seat),
    PlaceCard {
        seat: Seat,
        card: Card,
    },
    Market(Seat),
    SellMore(Seat),
    TradeMore(Seat),

    PayVisit {
        seat: Seat,
        noble: Noble,
        follows: bool,
    },
    VisitState {
        seat: Seat,
        noble: Noble,
    },
    NobleAction {
        seat: Seat,
        noble: Noble,
    },
    /// The seats after the visitor, clockwise, so many still to be asked.
    Follows {
        visitor: Seat,
        noble: Noble,
        left: u8,
    },
    FollowOffer {
        seat: Seat,
        noble: Noble,
    },
    Pay {
        seat: Seat,
        reis: u8,
    },

    /// A reward or penalty; what cannot be taken is forfeited (R3).
    Part {
        seat: Seat,
        part: Part,
    },
    /// A part of an event; `must` when nothing else of it was possible.
    Event {
        seat: Seat,
        part: Part,
        must: bool,
    },
    AnyState {
        seat: Seat,
        left: u8,
        first: bool,
    },
    State {
        seat: Seat,
        action: crate::names::StateAction,
    },
    Recruit {
        seat: Seat,
        left: u8,
        used: u8,
    },
    TakePlan(Seat),
    TakeFavour(Seat),
    Cardinal {
        seat: Seat,
        steps: u8,
        exactly: bool,
    },
    ShipSlot(Seat),
    ShipGoods {
        seat: Seat,
        slot: crate::names::Slot,
        left: u8,
    },
    ProduceMore {
        seat: Seat,
        left: u8,
    },
    ChooseGoods {
        seat: Seat,
        left: u8,
    },
    LoseGoods {
        seat: Seat,
        left: u8,
    },
    LoseOfficials {
        seat: Seat,
        left: u8,
    },
    LoseFavour(Seat),
    LoseClergy(Seat),
    PileCube(Seat),

    StoreTile(Seat),
    StoreLand {
        seat: Seat,
        tile: Tile,
    },
    PlaceStore {
        seat: Seat,
        land: Land,
        tile: Tile,
    },
    StoreCube {
        seat: Seat,
        land: Land,
    },
    PayLand {
        seat: Seat,
        land: Land,
    },
    House {
        seat: Seat,
        land: Land,
    },
    ChooseSite(Seat),
    ChoosePlan {
        seat: Seat,
        site: Site,
    },
    Officials {
        seat: Seat,
        left: u8,
    },
    Hire {
        seat: Seat,
        officials: u8,
    },
    OpenBuilding {
        seat: Seat,
        site: Site,
        architect: Architect,
        officials: u8,
    },
    TakeDecree(Seat),
    ExtraDecree(Seat),

    TakeCard(Seat),
    EndTurn(Seat),
    ChurchDue,
    Church {
        seat: Seat,
        left: u8,
    },
    OfferClergy(Seat),
    Period,
    NewPeriod {
        left: u8,
        seat: Seat,
    },
    Discard(Seat),
    PeriodReward(Seat),
    DrawHands,
    AfterTurn(Seat),
    Lacerda,
    LacerdaEnd,
    Finish,
}

/// L7: a visit to a noble, from the card that is played to the last who follows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    pub noble: Noble,
    pub visitor: Seat,
    /// Who follows at this moment.
    pub follower: Option<Seat>,
}

impl Public {
    /// The visit that is being paid.
    #[must_use]
    pub fn visit(&self) -> Option<Visit> {
        let (visitor, noble, left) = self.tasks.iter().find_map(|task| match *task {
            Task::Follows { visitor, noble, left } => Some((visitor, noble, left)),
            _ => None,
        })?;
        // Whoever was asked last; nobody as long as the visitor is at it.
        let asked = (visitor.index() + self.seats() - 1 - usize::from(left)) % self.seats();
        let asked = Some(Seat::new(asked)).filter(|seat| *seat != visitor);
        let deciding =
            matches!(self.tasks.top(), Some(Task::FollowOffer { .. } | Task::Follows { .. }));
        Some(Visit { noble, visitor, follower: asked.filter(|_| !deciding) })
    }

    /// Where a seat's courtier stands, if at court: Lacerda's always is, others' while they visit.
    #[must_use]
    pub fn courtier(&self, seat: Seat) -> Option<Noble> {
        if self.is_lacerda(seat) {
            return self.solo.map(|solo| solo.courtier);
        }
        let visit = self.visit()?;
        (visit.visitor == seat || visit.follower == Some(seat)).then_some(visit.noble)
    }

    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Rules for two players hold, solo included.
    #[inline]
    #[must_use]
    pub const fn for_two(&self) -> bool {
        self.seats == 2
    }

    #[inline]
    #[must_use]
    pub fn is_lacerda(&self, seat: Seat) -> bool {
        self.solo.is_some() && seat == LACERDA
    }

    /// Seats in seat order.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.seats())
    }

    /// Réis to the right of the treasury marker.
    #[inline]
    #[must_use]
    pub fn treasury_reis(&self) -> u8 {
        self.printed.treasury[usize::from(self.treasury) - 1].reis
    }

    /// Influence to its left.
    #[inline]
    #[must_use]
    pub fn treasury_influence(&self) -> i8 {
        self.printed.treasury[usize::from(self.treasury) - 1].influence
    }

    /// The streets a building shows, as bits.
    #[inline]
    #[must_use]
    pub fn colours(&self, opened: Opened) -> u8 {
        self.printed.colours(opened.tile, opened.architect)
    }

    /// Whether a row is in play: row E is covered with 2 players.
    #[inline]
    #[must_use]
    pub const fn row_in_play(&self, row: usize) -> bool {
        row < 4 || !self.for_two()
    }

    #[inline]
    #[must_use]
    pub const fn site_in_play(&self, site: Site) -> bool {
        match site.bearing() {
            crate::names::Bearing::West(row) | crate::names::Bearing::East(row) => {
                self.row_in_play(row)
            }
            crate::names::Bearing::North(_) => true,
        }
    }

    /// Officials of others in an office, neutral ones included.
    #[inline]
    #[must_use]
    pub fn others_in_office(&self, seat: Seat, noble: Noble) -> u8 {
        let others: u8 = self
            .all()
            .filter(|other| *other != seat)
            .map(|other| self.people[other].office[noble.index()])
            .sum();
        others + self.neutral
    }

    #[inline]
    #[must_use]
    pub fn in_office(&self, noble: Noble) -> u8 {
        self.all().map(|seat| self.people[seat].office[noble.index()]).sum::<u8>() + self.neutral
    }

    /// The ship on top of the shipyard.
    #[inline]
    #[must_use]
    pub fn top_ship(&self) -> Option<ShipKind> {
        ShipKind::ALL.iter().copied().find(|kind| self.yard[kind.index()] > 0)
    }

    /// The number of officials on the top plan of an architect's stack.
    #[inline]
    #[must_use]
    pub fn top_plan(&self, architect: Architect) -> Option<u8> {
        self.printed.plans.get(usize::from(self.plans_taken[architect.index()])).copied()
    }

    /// Stores of a kind, of a seat.
    #[must_use]
    pub fn stores_of(&self, seat: Seat, street: Street) -> u8 {
        self.stores
            .iter()
            .flatten()
            .filter(|store| store.owner == seat && store.street == street)
            .count() as u8
    }

    /// Own stores by street.
    #[must_use]
    pub fn stores_by_street(&self, seat: Seat) -> [u8; Street::COUNT] {
        let mut counts = [0; Street::COUNT];
        for store in self.stores.iter().flatten() {
            counts[store.street.index()] += u8::from(store.owner == seat);
        }
        counts
    }

    /// Political decks with no card left to take.
    #[must_use]
    pub fn empty_decks(&self) -> u8 {
        self.shown.iter().filter(|shown| shown.is_none()).count() as u8
    }

    /// The face-down cards of one deck.
    #[must_use]
    pub fn deck(&self, deck: Deck) -> u128 {
        self.face_down & self.printed.decks[deck.index()]
    }

    /// All cards of an era.
    #[must_use]
    pub fn era(&self, era: Era) -> u128 {
        self.printed.eras[era.index()]
    }

    #[inline]
    #[must_use]
    pub fn ship(&self, dock: Dock) -> Option<&Ship> {
        match self.people[dock.owner].top.get(usize::from(dock.slot).checked_sub(1)?)? {
            Some(Top::Ship(ship)) => Some(ship),
            _ => None,
        }
    }

    /// Relevant public buildings of a store: west or east in its row, or north on its street.
    #[must_use]
    pub fn relevant_buildings(&self, land: Land, street: Street) -> u8 {
        [Site::west(land.row()), Site::east(land.row()), Site::north(street)]
            .iter()
            .filter_map(|site| self.opened[site.index()])
            .filter(|opened| self.colours(*opened) & street.bit() != 0)
            .count() as u8
    }

    /// What opening this building here gives each seat.
    #[must_use]
    pub fn building_wigs(&self, site: Site, colours: u8) -> BySeat<i16> {
        let mut wigs = BySeat([0; SEATS]);
        for land in Land::all() {
            let Some(store) = self.stores[land.index()] else { continue };
            let relevant = match site.bearing() {
                crate::names::Bearing::West(row) | crate::names::Bearing::East(row) => {
                    land.row() == row && colours & store.street.bit() != 0
                }
                crate::names::Bearing::North(street) => store.street == street,
            };
            if relevant {
                wigs[store.owner] += i16::from(self.scoring[land.column()]);
            }
        }
        wigs
    }
}

impl Person {
    /// Wigs on the track.
    #[inline]
    #[must_use]
    pub fn total(&self) -> i16 {
        self.wigs.iter().sum()
    }

    /// Completed rubble sets.
    #[inline]
    #[must_use]
    pub fn sets(&self) -> u8 {
        self.cubes.iter().copied().min().unwrap_or(0)
    }

    #[inline]
    #[must_use]
    pub fn holds(&self, clergy: Clergy) -> u8 {
        self.clergy.iter().filter(|held| **held == Some(clergy)).count() as u8
    }

    #[inline]
    #[must_use]
    pub fn clergy_count(&self) -> u8 {
        self.clergy.iter().flatten().count() as u8
    }

    #[inline]
    #[must_use]
    pub const fn has_favour(&self, noble: Noble) -> bool {
        self.favours & (1 << noble.index()) != 0
    }

    #[inline]
    #[must_use]
    pub fn stores(&self) -> u8 {
        self.houses.iter().sum()
    }

    pub fn ships(&self) -> impl Iterator<Item = &Ship> {
        self.top.iter().filter_map(|top| match top {
            Some(Top::Ship(ship)) => Some(ship),
            _ => None,
        })
    }

    /// Cards and ships in the portfolio.
    #[inline]
    #[must_use]
    pub fn portfolio(&self) -> u8 {
        (self.top.iter().flatten().count() + self.bottom.iter().flatten().count()) as u8
    }

    #[must_use]
    pub fn completed_plans(&self) -> u8 {
        self.done.iter().flatten().sum()
    }

    /// Officials printed on plans.
    #[must_use]
    pub fn officials_on(plans: &[[u8; 8]; 2]) -> u8 {
        plans.iter().flat_map(|stack| (0..8).zip(stack)).map(|(n, count)| n * count).sum()
    }

    /// Officials in offices and plazas.
    #[inline]
    #[must_use]
    pub fn officials_out(&self) -> u8 {
        self.office.iter().sum::<u8>() + self.plaza.iter().sum::<u8>()
    }

    /// Distinct kinds of goods in the warehouse.
    #[inline]
    #[must_use]
    pub fn kinds(&self) -> u8 {
        self.goods.iter().filter(|count| **count > 0).count() as u8
    }
}
