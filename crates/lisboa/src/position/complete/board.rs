//! Downtown: stores, rubble, scoring tiles.

use crate::names::{Cube, Land, LandRow, Site, Tile};
use crate::position::{Draft, Fits, Flaw, misfit};
use crate::state::Public;

impl Draft {
    /// L1.5; in the solo game no equal neighbours (L13.1).
    pub(super) fn scoring_tiles(&mut self) -> Fits {
        let printed = self.game.public.printed;
        let thin = self.game.public.scoring[4];
        if thin != printed.thin_column {
            let detail = format_args!("{thin} under column 5, {} is printed", printed.thin_column);
            return Err(misfit(Flaw::WrongScoringTiles, detail));
        }
        let fixed: Vec<bool> =
            (0..4).map(|column| self.is_given("scoring.<column>", [column, 0, 0])).collect();
        let mut left = printed.scoring_tiles.to_vec();
        left.sort_unstable();
        let wrong = |scoring: &[u8; 5]| {
            let detail = format_args!("{:?} of {:?}", &scoring[..4], printed.scoring_tiles);
            misfit(Flaw::WrongScoringTiles, detail)
        };
        for column in (0..4).filter(|column| fixed[*column]) {
            let value = self.game.public.scoring[column];
            let Some(at) = left.iter().position(|tile| *tile == value) else {
                return Err(wrong(&self.game.public.scoring));
            };
            left.remove(at);
        }
        // Every other of those left, so that equal ones are no neighbours.
        let spread: Vec<u8> =
            left.iter().step_by(2).chain(left.iter().skip(1).step_by(2)).copied().collect();
        let mut orders = vec![spread, left.clone()];
        left.reverse();
        orders.push(left);
        let mut last = self.game.public.scoring;
        for order in orders {
            let mut order = order.into_iter();
            let mut scoring = self.game.public.scoring;
            for column in (0..4).filter(|column| !fixed[*column]) {
                scoring[column] = order.next().unwrap_or(scoring[column]);
            }
            let neighbours = scoring[..4].windows(2).any(|pair| pair[0] == pair[1]);
            last = scoring;
            if self.game.public.solo.is_none() || !neighbours {
                self.game.public.scoring = scoring;
                return Ok(());
            }
        }
        Err(wrong(&last))
    }

    pub(super) fn stores(&mut self) -> Fits {
        let public = &self.game.public;
        for land in Land::all() {
            let Some(store) = public.stores[land.index()] else { continue };
            if !land.touches(store.street) || !public.row_in_play(land.row()) {
                let detail = format_args!(
                    "{} does not face the {} street, or is covered",
                    land.word(),
                    store.street.word()
                );
                return Err(misfit(Flaw::WrongStore, detail));
            }
        }
        self.houses()
    }

    /// City tiles not built lie on display, from west to east while they last, then in the stacks.
    pub(super) fn display(&mut self) -> Fits {
        let public = &self.game.public;
        let built = |small: bool| {
            let lands = Land::all().filter(|land| public.stores[land.index()].is_some());
            lands.filter(|land| land.is_small() == small).count() as u8
        };
        let mut left = [
            public.printed.large_tiles.checked_sub(built(false)),
            public.printed.small_tiles.checked_sub(built(true)),
        ];
        let given = |tile: Tile| self.is_given("display.<tile>", [tile.index(), 0, 0]);
        let mut display = 0;
        let order = Tile::ALL.iter().filter(|tile| given(**tile));
        for &tile in order.chain(Tile::ALL.iter().filter(|tile| !given(**tile))) {
            let bit = 1 << tile.index();
            let stack = &mut left[usize::from(tile == Tile::Small)];
            let rest = stack.and_then(|left| left.checked_sub(1));
            if given(tile) {
                if public.display & bit == 0 {
                    continue;
                }
                *stack = rest;
            } else if rest.is_some() {
                *stack = rest;
            } else {
                continue;
            }
            display |= bit;
        }
        let [Some(large), Some(small)] = left else {
            let detail = "more city tiles on the board and on display than there are";
            return Err(misfit(Flaw::TooManyTiles, detail));
        };
        let lacks = |tile: Tile, left: u8| display & 1 << tile.index() == 0 && left > 0;
        let empty = Tile::ALL
            .iter()
            .find(|tile| lacks(**tile, if **tile == Tile::Small { small } else { large }));
        if let (Some(tile), true) = (empty, self.is_refilled()) {
            let detail = format_args!("display.{} is empty, and tiles are left", tile.word());
            return Err(misfit(Flaw::DisplayNotFull, detail));
        }
        let public = &mut self.game.public;
        (public.display, public.large_left, public.small_left) = (display, large, small);
        Ok(())
    }

    /// L1.7: brown, red, blue in turn; a place of which anything is given holds just that. Cubes
    /// that players have are missing on the last sites.
    pub(super) fn rubble(&mut self) -> Fits {
        let public = &self.game.public;
        let mut left = public.printed.cubes;
        for &cube in Cube::ALL {
            let held: u8 = public.all().map(|seat| public.people[seat].cubes[cube.index()]).sum();
            let given: u8 = places().map(|place| place.cubes(public)[cube.index()]).sum();
            let (all, there) = (left[cube.index()], held.saturating_add(given));
            let Some(rest) = all.checked_sub(there) else {
                let detail = format_args!("{there} {} cubes of {all}", cube.word());
                return Err(misfit(Flaw::TooManyCubes, detail));
            };
            left[cube.index()] = rest;
        }
        let mut next = 0;
        for place in places() {
            let (word, most) = (place.word(), place.most(&self.game.public));
            let (pattern, first) = place.pattern();
            let public = &mut self.game.public;
            let there: u8 = place.cubes(public).iter().sum();
            if there > most {
                let flaw = if most > 0 { Flaw::TooMuchRubble } else { Flaw::RubbleNotInPlay };
                return Err(misfit(flaw, format_args!("{there} at {word}, {most} at most")));
            }
            let given = match place {
                Place::Pile => self.given.iter().any(|(given, ..)| *given == pattern),
                _ => self.any_given(pattern, first),
            };
            if given {
                continue;
            }
            for _ in 0..most {
                let colours = (0..Cube::COUNT).map(|i| (next + i) % Cube::COUNT);
                let Some(cube) = colours.into_iter().find(|cube| left[*cube] > 0) else { break };
                left[cube] -= 1;
                place.cubes_mut(&mut self.game.public)[cube] += 1;
                next = (cube + 1) % Cube::COUNT;
            }
        }
        Ok(())
    }
}

/// Where rubble lies.
#[derive(Clone, Copy)]
enum Place {
    Row(usize),
    Column(usize),
    Pile,
    Site(Site),
}

/// In the order in which cubes are dealt here.
fn places() -> impl Iterator<Item = Place> {
    let rows = (0..LandRow::COUNT).map(Place::Row);
    let columns = (0..Land::COLUMNS).map(Place::Column);
    rows.chain(columns).chain([Place::Pile]).chain(Site::all().map(Place::Site))
}

impl Place {
    fn word(self) -> String {
        match self {
            Self::Row(row) => format!("row {}", LandRow::ALL[row].word()),
            Self::Column(column) => format!("column {}", column + 1),
            Self::Pile => "the pile".to_owned(),
            Self::Site(site) => site.word().to_owned(),
        }
    }

    fn pattern(self) -> (&'static str, usize) {
        match self {
            Self::Row(row) => ("rubble.<row>.<cube>", row),
            Self::Column(column) => ("rubble.<column>.<cube>", column),
            Self::Pile => ("rubble.pile.<cube>", 0),
            Self::Site(site) => ("rubble.<site>.<cube>", site.index()),
        }
    }

    /// L1.7; nothing under a public building.
    fn most(self, public: &Public) -> u8 {
        let printed = &public.printed;
        match self {
            Self::Row(row) if public.row_in_play(row) => printed.row_cubes,
            Self::Column(4) => printed.thin_column_cubes,
            Self::Column(_) => printed.column_cubes,
            Self::Pile => printed.pile_cubes,
            Self::Site(site)
                if public.site_in_play(site) && public.opened[site.index()].is_none() =>
            {
                printed.site_cubes
            }
            Self::Row(_) | Self::Site(_) => 0,
        }
    }

    fn cubes(self, public: &Public) -> [u8; Cube::COUNT] {
        match self {
            Self::Row(row) => public.row_cubes[row],
            Self::Column(column) => public.column_cubes[column],
            Self::Pile => public.pile,
            Self::Site(site) => public.site_cubes[site.index()],
        }
    }

    fn cubes_mut(self, public: &mut Public) -> &mut [u8; Cube::COUNT] {
        match self {
            Self::Row(row) => &mut public.row_cubes[row],
            Self::Column(column) => &mut public.column_cubes[column],
            Self::Pile => &mut public.pile,
            Self::Site(site) => &mut public.site_cubes[site.index()],
        }
    }
}
