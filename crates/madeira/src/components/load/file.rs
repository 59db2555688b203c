//! The shape of a file of components, as TOML.
//!
//! Numbers are read wide and names as they are written, so that [`check`](super::check) can say
//! in words which row is wrong.

use crate::components::Provenance;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Rows under their names; TOML itself refuses a name that stands there twice.
pub(super) type Table<R> = BTreeMap<String, R>;

/// A row with its source.
pub(super) trait Sourced {
    fn source(&self) -> Provenance;
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Source {
    Rulebook,
    Published,
    Deduced,
    Reconstructed,
}

impl From<Source> for Provenance {
    fn from(source: Source) -> Self {
        match source {
            Source::Rulebook => Self::Rulebook,
            Source::Published => Self::Published,
            Source::Deduced => Self::Deduced,
            Source::Reconstructed => Self::Reconstructed,
        }
    }
}

macro_rules! rows {
    ($( $name:ident { $( $(#[$meta:meta])* $field:ident : $type:ty ),* $(,)? } )*) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        pub(super) struct $name {
            $( $(#[$meta])* pub(super) $field: $type, )*
            source: Source,
        }

        impl Sourced for $name {
            fn source(&self) -> Provenance {
                self.source.into()
            }
        }
    )*};
}

rows! {
    Dice { faces: Vec<i64> }
    PirateDice { number: i64 }
    Plantation { crop: String, becomes: Option<String>, wood: ByPlayers }
    Building {
        region: i64,
        empty_round: i64,
        small: i64,
        large: i64,
        #[serde(default)]
        small_points: i64,
        #[serde(default)]
        large_points: i64,
    }
    BuildingCost { reis: ByPlayers }
    TradeRoute { goods: i64, reis: i64, twin: Option<String> }
    Scorings {
        #[serde(rename = "round-1")]
        round_1: i64,
        #[serde(rename = "round-3")]
        round_3: i64,
        #[serde(rename = "round-5")]
        round_5: i64,
    }
    LandingSpace { wine: i64, players: i64 }
    ColonyGood { brings: String }
    ColonyArrival { points_per_ship: i64 }
    KingReward { tile: String }
    KingRewardFigures { medal_points: i64, support_bread: i64, city_points: i64, booty_reis: i64 }
    District { wood: i64 }
    City { income: String }
    MayorIncome { worker: i64, citizen: i64 }
    Points { points: i64 }
    WindmillLevel { feeds: i64 }
    Windmill { start: i64, goods: i64, wheat: i64, points: i64, down: MillGains, bottom: MillGains }
    CrownRequest {
        #[serde(rename = "heads-2")]
        heads_2: i64,
        #[serde(rename = "heads-3")]
        heads_3: i64,
        #[serde(rename = "heads-4")]
        heads_4: i64,
    }
    StartingRequest { crowns: i64 }
    RequestFigures { ships: i64, favours: i64, favour_points: i64, prosperity_reis: i64 }
    GuildFavour { guild: String }
    GuildFavourFigures {
        monk_wood: i64,
        treasurer_reis: i64,
        patron_bread: i64,
        engineer_harvests: i64,
        lady_reis: i64,
        diplomat_workers: i64,
        explorer_points: i64,
    }
    GuildRow { guilds: Vec<String> }
    TurnOrder {
        reis: i64,
        #[serde(default)]
        or: Vec<String>,
    }
    TurnOrderFigures { city_points: i64 }
    Start {
        workers: i64,
        ships: i64,
        markers: i64,
        guard: i64,
        wheat: i64,
        sugar: i64,
        wine: i64,
        wood: i64,
        bread: i64,
        reis: i64,
        order_reis: Vec<i64>,
    }
    CityGuard { honour_points: i64, discard: i64 }
    End { reis_per_point: i64, pirates: Vec<i64>, pirates_free: i64 }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByPlayers {
    pub(super) two: i64,
    pub(super) three: i64,
    pub(super) four: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MillGains {
    pub(super) bread: i64,
    pub(super) reis: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct File {
    pub(super) name: String,
    pub(super) dice: Dice,
    pub(super) pirate_dice: PirateDice,
    pub(super) plantations: Table<Plantation>,
    pub(super) buildings: Table<Building>,
    pub(super) building_cost: BuildingCost,
    pub(super) trade_routes: Table<TradeRoute>,
    pub(super) market_points: Table<Scorings>,
    pub(super) landing_spaces: Table<LandingSpace>,
    pub(super) colony_goods: Table<ColonyGood>,
    pub(super) colony_points: Table<Scorings>,
    pub(super) colony_arrival: ColonyArrival,
    pub(super) king_rewards: Table<KingReward>,
    pub(super) king_reward_figures: KingRewardFigures,
    pub(super) districts: Table<District>,
    pub(super) cities: Table<City>,
    pub(super) mayor_income: MayorIncome,
    pub(super) urbanisation_most: Table<Points>,
    pub(super) urbanisation_otherwise: Table<Points>,
    pub(super) windmill_levels: Table<WindmillLevel>,
    pub(super) windmill: Windmill,
    pub(super) crown_requests: Table<CrownRequest>,
    pub(super) starting_requests: Table<StartingRequest>,
    pub(super) request_figures: RequestFigures,
    pub(super) guild_favours: Table<GuildFavour>,
    pub(super) guild_favour_figures: GuildFavourFigures,
    pub(super) guild_rows_two: Table<GuildRow>,
    pub(super) guild_rows_three: Table<GuildRow>,
    pub(super) guild_rows_four: Table<GuildRow>,
    pub(super) turn_order_two: Table<TurnOrder>,
    pub(super) turn_order_three: Table<TurnOrder>,
    pub(super) turn_order_four: Table<TurnOrder>,
    pub(super) turn_order_figures: TurnOrderFigures,
    pub(super) start: Start,
    pub(super) city_guard: CityGuard,
    pub(super) end: End,
}

/// Reads the text as TOML of this shape; an error names the line and shows its beginning.
pub(super) fn parse(text: &str) -> Result<File, String> {
    toml::from_str(text).map_err(|error| {
        let place = error.span().and_then(|span| {
            // What is missing at the top level is on no line.
            let nowhere = span.start == 0 && error.message().starts_with("missing field");
            (!nowhere).then(|| text.len().min(span.start))
        });
        let Some(start) = place else { return one_line(error.message()) };
        let before = &text.as_bytes()[..start];
        let number = before.iter().filter(|&&byte| byte == b'\n').count();
        let line = text.lines().nth(number).unwrap_or_default().trim();
        let shown: String = line.chars().take(40).collect();
        let more = if shown.len() < line.len() { "…" } else { "" };
        one_line(&format!("line {}: {} (at `{shown}{more}`)", number + 1, error.message()))
    })
}

/// Text from the file may hold anything, and errors are shown on terminals.
fn one_line(message: &str) -> String {
    message.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
