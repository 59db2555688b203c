//! A game of Madeira at one moment: small plain values, sets as bits.

use crate::components::{Components, by_players};
use crate::names::{
    Account, Berth, Building, Character, City, Colony, District, Errand, Favour, Field, Good,
    Landing, Phase, Place, Rank, Request, Reward, Route, Row, Space, Thing,
};
use kernel::{BySeat, Seat, Stack};
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

/// What one seat hides: its pirates (M0.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Private {
    pub pirates: u8,
}

/// The table as everybody sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    pub printed: Printed,
    pub players: u8,
    pub round: u8,
    pub phase: Phase,
    /// Seats in turn order; the first `players` count.
    pub order: [Seat; 4],
    pub people: BySeat<Person>,

    /// Guild dice on the rows, by face; 0 where none lies.
    pub row_dice: [[u8; 3]; Row::COUNT],
    pub row_taken: [Option<Seat>; Row::COUNT],
    pub row_requests: [[u8; Request::COUNT]; Row::COUNT],
    pub ranks: [Option<Seat>; Rank::COUNT],
    /// Pirate dice on the city guard, how many of each face.
    pub guard_dice: [u8; 6],

    pub characters: [Option<Character>; Building::COUNT],
    /// Faces of the guild dice on each character; 0 where none lies.
    pub guild_dice: [[u8; 4]; Building::COUNT],
    /// Face of the pirate die on each character, or 0.
    pub pirate_die: [u8; Building::COUNT],

    /// The favours still lying on districts.
    pub favours: [Option<Favour>; District::COUNT],
    /// City spaces of built districts.
    pub built: u64,
    /// City spaces with a neutral citizen.
    pub citizens: u64,
    pub rewards: [[Option<Reward>; 2]; Colony::COUNT],
    pub wood: [u8; Field::COUNT],
    pub crops: [Good; Field::COUNT],

    /// What the turn at hand has to remember.
    pub notes: Notes,
    /// The pirates of each seat, once the game is over.
    pub revealed: Option<BySeat<u8>>,
    pub tasks: Stack<Task, 24>,
}

/// What one player has on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Person {
    pub things: [u16; Thing::COUNT],
    pub points: [i16; Account::COUNT],
    /// Windmill level.
    pub mill: u8,
    /// Workers in the reserve and on the city guard.
    pub reserve: u8,
    pub guard: u8,
    /// Plantations with a worker; [`FOREST`] for the forest.
    pub fields: u16,
    /// City spaces with a worker.
    pub city: u64,
    pub colonies: [u8; Colony::COUNT],
    /// Ships in the reserve, on landings, on trade routes.
    pub ships: u8,
    pub landings: u16,
    pub routes: u16,
    /// Action markers on buildings.
    pub markers: [u8; Building::COUNT],
    /// Guild dice in hand, how many of each face.
    pub dice: [u8; 6],
    pub requests: [u8; Request::COUNT],
    /// Requests scored this round, by kind (M8.8).
    pub scored: [u8; Request::COUNT],
    /// Favours owned, and those of them face up.
    pub favours: u16,
    pub up: u16,
    pub row: Option<Row>,
    pub rank: Option<Rank>,
}

/// The bit of the forest among [`Person::fields`].
pub const FOREST: u16 = 1 << Field::COUNT;

/// What is remembered within one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    pub favour_used: bool,
    /// Further harvests the engineer brings if the player harvests.
    pub engineer: u8,
    pub lord: bool,
    pub diplomat: bool,
    /// Wood bought in this turn (M4.15).
    pub bought: u8,
    /// Réis of trade routes just reached, not yet taken.
    pub due: u16,
    /// Ships just landed whose reward is to come.
    pub landed: [u8; Colony::COUNT],
}

/// What is to be done; the top of the stack comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    DealStarts,
    DealRequests(Row),
    DealFavours(City),
    DealRewardsA,
    DealRewardsB,
    SettleCity(Seat),
    PostGuards,
    Plant {
        seat: Seat,
        left: u8,
    },

    Round,
    DealCharacters,
    RollPirateDice,
    RollRow(Row),
    ChooseRow(Seat),
    TakeRequest(Seat),
    ChooseGuild(Seat),

    CharacterPhase,
    /// Whose turn comes after the given row.
    NextTurn(Option<Row>),
    Turn(Seat),
    EndTurn(Seat),
    Character {
        seat: Seat,
        building: Building,
    },
    HarvestAgain {
        seat: Seat,
        building: Building,
    },
    Engineer {
        seat: Seat,
        building: Building,
        left: u8,
    },
    Move {
        seat: Seat,
        errand: Errand,
        left: u8,
        moved: Option<Place>,
    },
    MoveTo {
        seat: Seat,
        errand: Errand,
        left: u8,
        from: Place,
    },
    MayorIncome(Seat),
    Sail {
        seat: Seat,
        left: u8,
        moved: Option<Berth>,
    },
    SailTo {
        seat: Seat,
        left: u8,
        from: Berth,
    },
    ShipIncome(Seat),
    Rewards(Seat),
    Support(Seat),
    GuildMaster(Seat),
    BuyWood {
        seat: Seat,
        left: u8,
    },
    TakeWood {
        seat: Seat,
        left: u8,
    },
    Debt(Seat),

    BuildingPhase,
    Resolve(Building),
    RollBuilding(Building),
    /// The visitor at this place of the turn order comes next.
    Visits {
        building: Building,
        next: u8,
    },
    Visit {
        seat: Seat,
        building: Building,
    },
    Lady(Seat),
    Marker(Seat),
    MarkerTo {
        seat: Seat,
        from: Building,
    },
    TurnUp {
        seat: Seat,
        left: u8,
    },
    ClearBuildings,
    Prepare(Seat),

    Maintenance,
    Honour(Seat),
    Income,
    Maintain(Seat),
    Feed(Seat),

    RequestPhase,
    Score {
        seat: Seat,
        left: u8,
    },
    Spend(Seat),
    Finish,
}

impl Public {
    #[inline]
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.players as usize
    }

    /// Index into the components' tables by number of players.
    #[inline]
    #[must_use]
    pub const fn table(&self) -> usize {
        by_players(self.seats())
    }

    /// Seats in turn order.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let order = self.order;
        (0..self.seats()).map(move |i| order[i])
    }

    /// Built city spaces on which nobody stands.
    #[inline]
    #[must_use]
    pub fn empty_spaces(&self) -> u64 {
        let people = &self.people.0;
        self.built
            & !(self.citizens | people[0].city | people[1].city | people[2].city | people[3].city)
    }

    /// Landing spaces in play on which no ship lies.
    #[inline]
    #[must_use]
    pub fn free_landings(&self) -> u16 {
        let mut free = 0;
        for (i, row) in self.printed.landings.iter().enumerate() {
            free |= u16::from(row.players <= self.players) << i;
        }
        let people = &self.people.0;
        free & !(people[0].landings | people[1].landings | people[2].landings | people[3].landings)
    }

    /// Trade routes on which no ship lies; with two players a twin counts for both (MR15).
    #[inline]
    #[must_use]
    pub fn free_routes(&self) -> u16 {
        let people = &self.people.0;
        let mut taken = people[0].routes | people[1].routes | people[2].routes | people[3].routes;
        if self.players == 2 {
            for (i, row) in self.printed.routes.iter().enumerate() {
                if let Some(twin) = row.twin
                    && taken & (1 << i) != 0
                {
                    taken |= 1 << twin.0;
                }
            }
        }
        !taken & ((1 << Route::COUNT) - 1)
    }

    #[inline]
    #[must_use]
    pub fn dice_on(&self, building: Building) -> u8 {
        let guild = self.guild_dice[building.index()].iter().filter(|face| **face > 0).count();
        guild as u8 + u8::from(self.pirate_die[building.index()] > 0)
    }

    #[inline]
    #[must_use]
    pub fn region(&self, building: Building) -> u8 {
        self.printed.buildings[building.index()].region
    }

    /// M5.3.
    #[must_use]
    pub fn building_cost(&self, building: Building) -> u8 {
        let dice: u8 = self.guild_dice[building.index()].iter().sum();
        self.printed.building_cost[self.table()].saturating_sub(dice)
    }

    /// M5.4.
    #[must_use]
    pub fn building_pirates(&self, building: Building) -> u8 {
        1 + self.pirate_die[building.index()]
    }
}

impl Person {
    #[inline]
    #[must_use]
    pub const fn has(&self, thing: Thing) -> u16 {
        self.things[thing.index()]
    }

    #[inline]
    #[must_use]
    pub const fn good(&self, good: Good) -> u16 {
        self.things[good.index()]
    }

    /// Prestige points.
    #[inline]
    #[must_use]
    pub fn prestige(&self) -> i16 {
        self.points.iter().sum()
    }

    /// Own workers on plantations of a region.
    #[inline]
    #[must_use]
    pub const fn workers_in(&self, region: u8) -> u8 {
        (self.fields & Field::REGION_MASK[region as usize - 1]).count_ones() as u8
    }

    /// Own plantations of a region, as bits.
    #[inline]
    #[must_use]
    pub const fn fields_in(&self, region: u8) -> u16 {
        self.fields & Field::REGION_MASK[region as usize - 1]
    }

    #[inline]
    #[must_use]
    pub const fn in_city(&self, city: City) -> u8 {
        (self.city & city_mask(city)).count_ones() as u8
    }

    #[inline]
    #[must_use]
    pub const fn ships_at(&self, colony: Colony) -> u8 {
        (self.landings & colony_mask(colony)).count_ones() as u8
    }

    #[inline]
    #[must_use]
    pub const fn ships_out(&self) -> u8 {
        (self.landings.count_ones() + self.routes.count_ones()) as u8
    }

    /// Own workers on the board.
    #[inline]
    #[must_use]
    pub fn workers_out(&self) -> u8 {
        self.guard
            + self.fields.count_ones() as u8
            + self.city.count_ones() as u8
            + self.colonies.iter().sum::<u8>()
    }

    #[inline]
    #[must_use]
    pub const fn owns(&self, favour: Favour) -> bool {
        self.favours & (1 << favour.index()) != 0
    }

    #[inline]
    #[must_use]
    pub const fn is_up(&self, favour: Favour) -> bool {
        self.up & (1 << favour.index()) != 0
    }

    /// Owned favours that lie face down.
    #[inline]
    #[must_use]
    pub const fn down(&self) -> u16 {
        self.favours & !self.up
    }

    #[inline]
    #[must_use]
    pub const fn berth_bit(&self, berth: Berth) -> bool {
        match berth {
            Berth::Reserve => self.ships > 0,
            Berth::Landing(landing) => self.landings & (1 << landing.0) != 0,
            Berth::Route(route) => self.routes & (1 << route.0) != 0,
        }
    }

    /// Own workers at a place.
    #[inline]
    #[must_use]
    pub const fn workers_at(&self, place: Place) -> u8 {
        match place {
            Place::Reserve => self.reserve,
            Place::Guard => self.guard,
            Place::Forest => (self.fields & FOREST != 0) as u8,
            Place::Field(field) => (self.fields & field.bit() != 0) as u8,
            Place::Colony(colony) => self.colonies[colony.index()],
            Place::Space(space) => (self.city & space_bit(space) != 0) as u8,
        }
    }
}

#[inline]
#[must_use]
pub const fn space_bit(space: Space) -> u64 {
    1 << space.0
}

/// The spaces of a city.
#[inline]
#[must_use]
pub const fn city_mask(city: City) -> u64 {
    0xfff << (12 * city.index())
}

/// The landing spaces of a colony.
#[inline]
#[must_use]
pub const fn colony_mask(colony: Colony) -> u16 {
    0b1_1111 << (5 * colony.index())
}

/// The trade routes of a market.
#[inline]
#[must_use]
pub const fn market_mask(market: Good) -> u16 {
    match market {
        Good::Wheat => 0b1111,
        Good::Sugar => 0b1_1111 << 4,
        Good::Wine => 0b1111 << 9,
    }
}

/// The spaces of a district.
#[inline]
#[must_use]
pub const fn district_mask(district: District) -> u64 {
    0b11 << (2 * district.0)
}

/// The indices of the bits that are set, from the lowest.
#[inline]
pub fn bits(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as u8;
            set &= set - 1;
            bit
        })
    })
}

/// The colony of a landing space.
#[inline]
#[must_use]
pub const fn colony_of(landing: Landing) -> Colony {
    match landing.0 / 5 {
        0 => Colony::Acores,
        1 => Colony::Brasil,
        _ => Colony::India,
    }
}

/// The market of a trade route.
#[inline]
#[must_use]
pub const fn market_of(route: Route) -> Good {
    match route.0 {
        0..4 => Good::Wheat,
        4..9 => Good::Sugar,
        _ => Good::Wine,
    }
}
