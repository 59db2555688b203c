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
    Place { reward: Vec<String> }
    ScoringTiles { wigs: Vec<i64> }
    ThinColumn { wigs: i64 }
    CityTiles { large: i64, small: i64 }
    Cubes { number: i64, price: i64 }
    RubblePlaces { row: i64, column: i64, thin_column: i64, site: i64, pile: i64 }
    TreasurySpace { reis: i64, influence: i64 }
    TreasuryStart { space: i64 }
    InfluenceTrack { top: i64 }
    InfluenceReis { spaces: Vec<i64> }
    Price { start: i64 }
    PriceMinimum { reis: i64 }
    Offices { spaces: i64 }
    Church { influence: i64, treasury: i64 }
    Ship { hull: i64, influence: i64, per_good: i64 }
    ShipCopies { two: i64, three: i64, four: i64 }
    Plans { officials: Vec<i64> }
    StartingPlans { officials: i64, blue: i64, green: i64 }
    PublicBuilding { copies: i64 }
    ClergyTile { copies: i64, wigs: i64, amount: Option<i64> }
    NobleCard { influence: i64, effect: Vec<String> }
    TreasuryCard { event: Vec<String>, benefit: String }
    Decree {
        count: String,
        #[serde(default = "one")]
        per: i64,
        wigs: i64,
        #[serde(default)]
        three_plus: bool,
    }
    SoloDecree { decree: String }
    Start {
        goods: i64,
        reis: i64,
        wigs: i64,
        influence: Vec<i64>,
        officials: i64,
        marquis_officials: i64,
        houses: Vec<i64>,
        hand: i64,
        decrees_shown: i64,
        favours: i64,
    }
    SoloStart { influence: i64, plans: i64 }
    Board { capacity: i64, row_slots: i64, clergy_slots: i64, cubes_kept: i64 }
    Periods { period_sets: i64, end_sets: i64, empty_decks: i64 }
    Majority { most: i64, second: i64, third: i64 }
    Scoring { set_wigs: i64, reis_per_wig: i64, favour_wigs: i64 }
    SoloScoring { decree_wigs: i64, cube_wigs: i64 }
    Title { stores: String, majorities: i64, reis: i64, decrees: i64, ships: i64 }
}

const fn one() -> i64 {
    1
}

/// The political cards of some years, by kind.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Years {
    pub(super) builder: Table<NobleCard>,
    pub(super) marquis: Table<NobleCard>,
    pub(super) king: Table<NobleCard>,
    pub(super) treasury: Table<TreasuryCard>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
    pub(super) blue: Years,
    pub(super) red: Years,
    pub(super) purple: Years,
    pub(super) brown: Years,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct File {
    pub(super) name: String,
    pub(super) lands: Table<Place>,
    pub(super) sites: Table<Place>,
    pub(super) scoring_tiles: ScoringTiles,
    pub(super) thin_column: ThinColumn,
    pub(super) city_tiles: CityTiles,
    pub(super) cubes: Table<Cubes>,
    pub(super) rubble_places: RubblePlaces,
    pub(super) treasury: Table<TreasurySpace>,
    pub(super) treasury_start: TreasuryStart,
    pub(super) influence_track: InfluenceTrack,
    pub(super) influence_reis: InfluenceReis,
    pub(super) prices: Table<Price>,
    pub(super) price_minimum: PriceMinimum,
    pub(super) offices: Offices,
    pub(super) church: Church,
    pub(super) ships: Table<Ship>,
    pub(super) ship_copies: ShipCopies,
    pub(super) plans: Plans,
    pub(super) starting_plans: StartingPlans,
    pub(super) public_buildings: Table<PublicBuilding>,
    pub(super) clergy: Table<ClergyTile>,
    pub(super) cards: Cards,
    pub(super) decrees: Table<Decree>,
    pub(super) solo_decree: SoloDecree,
    pub(super) start: Start,
    pub(super) solo_start: SoloStart,
    pub(super) board: Board,
    pub(super) periods: Periods,
    pub(super) store_majorities: Table<Majority>,
    pub(super) tools_majority_other: Majority,
    pub(super) plan_majority: Majority,
    pub(super) scoring: Scoring,
    pub(super) solo_scoring: SoloScoring,
    pub(super) titles: Table<Title>,
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
