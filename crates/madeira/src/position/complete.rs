//! What is not given: dealt in a fixed order from what is left.

use super::{Draft, Fits, Flaw, misfit};
use crate::facts::Stage;
use crate::names::{
    Building, Character, City, Colony, District, Favour, Reward, Row, Space, Thing,
};
use crate::position::Moment;
use crate::state::{Public, bits, district_mask, space_bit};
use kernel::Seat;

impl Draft {
    pub(super) fn complete(&mut self) -> Fits {
        self.order()?;
        self.order_bonus();
        if self.stage == Stage::Dealing {
            return Ok(());
        }
        self.citizens();
        self.favours()?;
        self.rewards()?;
        self.rows()?;
        self.requests()?;
        if (Stage::ChoosingRows..=Stage::Resolving).contains(&self.stage) {
            self.characters()?;
            self.dice()?;
        }
        self.reserves()
    }

    /// Seats not given a place take the free ones in seat order.
    fn order(&mut self) -> Fits {
        let players = self.game.public.seats();
        let fixed: Vec<bool> =
            (0..players).map(|place| self.is_given("order.<place>", [place, 0])).collect();
        let order = &mut self.game.public.order;
        for seat in Seat::all(players) {
            let places = (0..players).filter(|place| fixed[*place] && order[*place] == seat);
            if places.count() > 1 {
                let detail = format_args!("{} stands twice in the order", seat.letter());
                return Err(misfit(Flaw::SeatTwice, detail));
            }
        }
        let given: Vec<Seat> =
            (0..players).filter(|place| fixed[*place]).map(|place| order[place]).collect();
        let mut rest = Seat::all(players).filter(|seat| !given.contains(seat));
        for place in (0..players).filter(|place| !fixed[*place]) {
            if let Some(seat) = rest.next() {
                order[place] = seat;
            }
        }
        Ok(())
    }

    /// M1.4, except before the order is known.
    fn order_bonus(&mut self) {
        if self.stage == Stage::Dealing {
            return;
        }
        for (place, seat) in self.game.public.in_order().enumerate() {
            if !self.is_given("<seat>.<thing>", [seat.index(), Thing::Reis.index()]) {
                let reis = self.game.public.printed.start.order_reis[place];
                self.game.public.people[seat].things[Thing::Reis.index()] += u16::from(reis);
            }
        }
    }

    /// M1.7, unless any is given.
    fn citizens(&mut self) {
        let built = self.game.public.printed.districts_built;
        if !self.given.iter().any(|(pattern, _)| *pattern == "citizen.<space>") {
            for space in City::ALL.iter().filter_map(|city| Space::of(*city, built * 2)) {
                self.game.public.citizens |= space_bit(space);
            }
        }
    }

    /// M1.6: each favour that nobody owns lies on its own district if that is free, otherwise on
    /// the first one that is. A district without one is built.
    fn favours(&mut self) -> Fits {
        let public = &self.game.public;
        let mut places = public.favours;
        let open = |district: &District| {
            district.column() >= usize::from(public.printed.districts_built)
                && !self.is_given("favour.<district>", [district.index(), 0])
        };
        let homes = District::all()
            .filter(|district| district.column() >= usize::from(public.printed.districts_built));
        for district in District::all() {
            let column = district.column();
            if column < usize::from(public.printed.districts_built)
                && places[district.index()].is_some()
            {
                let detail = format_args!("no favour lies on district {}", column + 1);
                return Err(misfit(Flaw::BuiltFromTheStart, detail));
            }
        }
        let mut homeless = Vec::new();
        for (&favour, home) in Favour::ALL.iter().zip(homes) {
            let owners = Seat::all(public.seats()).filter(|seat| public.people[*seat].owns(favour));
            let lying = places.iter().filter(|place| **place == Some(favour));
            match owners.count() + lying.count() {
                0 if open(&home) => places[home.index()] = Some(favour),
                0 => homeless.push(favour),
                1 => {}
                _ => {
                    let detail = format_args!("{} is in two places", favour.word());
                    return Err(misfit(Flaw::FavourTwice, detail));
                }
            }
        }
        let mut free = District::all().filter(open);
        for favour in homeless {
            let Some(district) = free.find(|district| places[district.index()].is_none()) else {
                let word = favour.word();
                let detail = format_args!("{word} lies on no district and nobody owns it");
                return Err(misfit(Flaw::FavourNowhere, detail));
            };
            places[district.index()] = Some(favour);
        }
        self.game.public.favours = places;
        self.game.public.built = District::all()
            .filter(|district| places[district.index()].is_none())
            .fold(0, |built, district| built | district_mask(district));
        Ok(())
    }

    /// M1.10.
    fn rewards(&mut self) -> Fits {
        let printed = self.game.public.printed;
        for (tile, tiles) in [printed.rewards_a, printed.rewards_b].into_iter().enumerate() {
            let given: Vec<Reward> =
                self.game.public.rewards.iter().filter_map(|colony| colony[tile]).collect();
            for (i, reward) in given.iter().enumerate() {
                let word = reward.word();
                if !tiles.contains(reward) {
                    let detail = format_args!("{word} is no {} tile", ["A", "B"][tile]);
                    return Err(misfit(Flaw::WrongRewardTile, detail));
                }
                if given[..i].contains(reward) {
                    let detail = format_args!("{word} lies at two colonies");
                    return Err(misfit(Flaw::RewardTwice, detail));
                }
            }
            let mut left = tiles.into_iter().filter(|reward| !given.contains(reward));
            for colony in Colony::ALL {
                let place = &mut self.game.public.rewards[colony.index()][tile];
                *place = place.or_else(|| left.next());
            }
        }
        Ok(())
    }

    /// M3.4: who has taken a row by now, and which.
    fn rows(&mut self) -> Fits {
        let choosing = match self.moment {
            Moment::Row { seat } => Some(seat),
            _ => None,
        };
        let stage = self.stage;
        let public = &mut self.game.public;
        let mut chose = stage >= Stage::ChoosingRows;
        for seat in public.in_order() {
            chose &= choosing != Some(seat);
            let Some(row) = public.people[seat].row else { continue };
            let (letter, word) = (seat.letter(), row.word());
            if !chose {
                let detail = format_args!("{letter} has not chosen a row yet");
                return Err(misfit(Flaw::WrongRow, detail));
            }
            if row.index() >= public.seats() {
                let detail = format_args!("there is no row {word} in this game");
                return Err(misfit(Flaw::WrongRow, detail));
            }
            if let Some(other) = public.row_taken[row.index()].replace(seat) {
                let detail = format_args!("{} and {letter} both have row {word}", other.letter());
                return Err(misfit(Flaw::WrongRow, detail));
            }
        }
        let mut chose = stage >= Stage::ChoosingRows;
        for seat in public.in_order() {
            chose &= choosing != Some(seat);
            if !chose || public.people[seat].row.is_some() {
                continue;
            }
            if self.given.contains(&("<seat>.row", [seat.index(), 0])) {
                let detail = format_args!("{} has chosen a row", seat.letter());
                return Err(misfit(Flaw::WrongRow, detail));
            }
            let free = |row: &&Row| public.row_taken[row.index()].is_none();
            if let Some(row) = Row::ALL[..public.seats()].iter().find(free) {
                public.row_taken[row.index()] = Some(seat);
                public.people[seat].row = Some(*row);
            }
        }
        self.ranks()
    }

    /// M4.7: who has passed; nobody unless given.
    fn ranks(&mut self) -> Fits {
        let moment = self.moment;
        let public = &mut self.game.public;
        for seat in public.in_order() {
            let Some(rank) = public.people[seat].rank else { continue };
            let (letter, word) = (seat.letter(), rank.word());
            if rank.index() >= public.seats() {
                let detail = format_args!("there is no space {word} in this game");
                return Err(misfit(Flaw::WrongRank, detail));
            }
            if moment == (Moment::Turn { seat }) {
                let detail = format_args!("{letter} has passed and has no turn");
                return Err(misfit(Flaw::WrongRank, detail));
            }
            if let Some(other) = public.ranks[rank.index()].replace(seat) {
                let detail = format_args!("{} and {letter} both have space {word}", other.letter());
                return Err(misfit(Flaw::WrongRank, detail));
            }
        }
        Ok(())
    }

    /// M3.1.
    fn characters(&mut self) -> Fits {
        let public = &self.game.public;
        let empty = public.printed.empty_building(public.round);
        let mut characters = public.characters;
        for &building in Building::ALL {
            let given = self.is_given("character.<building>", [building.index(), 0]);
            let there = characters[building.index()];
            let harvests = there == Some(Character::Harvester);
            if given && (harvests != (building == empty) || there.is_none()) {
                let word = there.map_or("none", Character::word);
                let detail = format_args!(
                    "{word} on {}; in round {} the harvester is on {} and a tile on every other",
                    building.word(),
                    public.round,
                    empty.word()
                );
                return Err(misfit(Flaw::WrongCharacter, detail));
            }
        }
        for tile in Character::TILES {
            if characters.iter().filter(|there| **there == Some(tile)).count() > 1 {
                let detail = format_args!("{} is on two buildings", tile.word());
                return Err(misfit(Flaw::CharacterTwice, detail));
            }
        }
        characters[empty.index()] = Some(Character::Harvester);
        let given = characters;
        let mut left = Character::TILES.into_iter().filter(|tile| !given.contains(&Some(*tile)));
        for place in &mut characters {
            *place = place.or_else(|| left.next());
        }
        self.game.public.characters = characters;
        Ok(())
    }

    /// M1.1, M3.2–M3.4: dice in hands, on rows, on characters, on the guard.
    fn dice(&mut self) -> Fits {
        self.check_faces()?;
        let players = self.game.public.seats();
        let faces = faces(&self.game.public);
        let markers_each = self.game.public.printed.start.markers;
        for seat in Seat::all(players) {
            let person = &self.game.public.people[seat];
            let markers: u8 = person.markers.iter().sum();
            let letter = seat.letter();
            if markers > markers_each {
                let detail = format_args!("{letter} has {markers} of {markers_each}");
                return Err(misfit(Flaw::TooManyMarkers, detail));
            }
            let holds = match self.stage {
                Stage::ChoosingRows => person.row.is_some(),
                Stage::Characters => person.rank.is_none(),
                _ => false,
            };
            let belong = if holds { markers_each - markers } else { 0 };
            let fixed = self.fixed("<seat>.die.<face>", seat.index());
            let mut dice = self.game.public.people[seat].dice;
            fill_dice(&mut dice, fixed, belong, &faces, format_args!("in the hand of {letter}"))?;
            self.game.public.people[seat].dice = dice;
        }
        for &row in &Row::ALL[..players] {
            let free = self.game.public.row_taken[row.index()].is_none();
            let belong = if free && self.stage == Stage::ChoosingRows { 3 } else { 0 };
            let fixed = self.fixed("row.<row>.die.<face>", row.index());
            let mut counts = count(&self.game.public.row_dice[row.index()]);
            fill_dice(&mut counts, fixed, belong, &faces, format_args!("on row {}", row.word()))?;
            spread(counts, &mut self.game.public.row_dice[row.index()]);
        }
        self.dice_on_characters(faces[0])?;
        let public = &self.game.public;
        let placed = public.pirate_die.iter().filter(|face| **face > 0).count() as u8;
        let belong = public.printed.pirate_dice.saturating_sub(placed);
        let mut fixed = [false; 6];
        for (face, fixed) in fixed.iter_mut().enumerate() {
            *fixed = self.is_given("guard.die.<face>", [face, 0]);
        }
        if placed > public.printed.pirate_dice {
            let detail = format_args!("{placed} pirate dice on characters");
            return Err(misfit(Flaw::WrongDice, detail));
        }
        fill_dice(
            &mut self.game.public.guard_dice,
            fixed,
            belong,
            &faces,
            format_args!("on the city guard"),
        )
    }

    /// A die for each marker, wherever the bishop may have moved it since.
    fn dice_on_characters(&mut self, lowest: u8) -> Fits {
        let (mut dice, mut markers) = (0, 0);
        for &building in Building::ALL {
            let here = building.index();
            let standing: u8 =
                self.game.public.people.0.iter().map(|person| person.markers[here]).sum();
            if !self.any_given("dice.<building>.guild.<face>", here) {
                let places = self.game.public.guild_dice[here].iter_mut();
                places.take(usize::from(standing)).for_each(|die| *die = lowest);
            }
            let public = &self.game.public;
            if public.dice_on(building) > public.players {
                let detail =
                    format_args!("{} dice on {}", public.dice_on(building), building.word());
                return Err(misfit(Flaw::CharacterFull, detail));
            }
            dice += public.guild_dice[here].iter().filter(|face| **face > 0).count() as u8;
            markers += standing;
        }
        if dice != markers {
            let detail =
                format_args!("{dice} guild dice on characters for {markers} action markers");
            return Err(misfit(Flaw::WrongDice, detail));
        }
        Ok(())
    }

    fn check_faces(&self) -> Fits {
        let public = &self.game.public;
        let known = |face: usize| public.printed.die.contains(&(face as u8));
        let by_count = |dice: &[u8; 6]| (1..=6).find(|face| dice[face - 1] > 0 && !known(*face));
        let by_face = |dice: &[u8]| {
            dice.iter().map(|face| usize::from(*face)).find(|face| *face > 0 && !known(*face))
        };
        let hands = public.people.0.iter().find_map(|person| by_count(&person.dice));
        let rows = public.row_dice.iter().find_map(|row| by_face(row));
        let placed = public.guild_dice.iter().find_map(|dice| by_face(dice));
        let wrong = hands
            .or(rows)
            .or(placed)
            .or_else(|| by_face(&public.pirate_die))
            .or_else(|| by_count(&public.guard_dice));
        match wrong {
            Some(face) => Err(misfit(Flaw::FaceNotOnDie, format_args!("no die shows {face}"))),
            None => Ok(()),
        }
    }

    /// Which of the second indices of a pattern are given for a first one.
    pub(super) fn fixed<const N: usize>(&self, pattern: &str, first: usize) -> [bool; N] {
        std::array::from_fn(|second| self.is_given(pattern, [first, second]))
    }

    /// M0.1: what is not on the board is in the reserve.
    fn reserves(&mut self) -> Fits {
        let start = self.game.public.printed.start;
        for seat in Seat::all(self.game.public.seats()) {
            let person = &mut self.game.public.people[seat];
            let workers = u32::from(person.guard)
                + person.fields.count_ones()
                + person.city.count_ones()
                + person.colonies.iter().map(|workers| u32::from(*workers)).sum::<u32>();
            let ships = person.landings.count_ones() + person.routes.count_ones();
            let letter = seat.letter();
            let Some(reserve) = u32::from(start.workers).checked_sub(workers) else {
                let detail = format_args!("{letter} has {workers} of {}", start.workers);
                return Err(misfit(Flaw::TooManyWorkers, detail));
            };
            let Some(harbour) = u32::from(start.ships).checked_sub(ships) else {
                let detail = format_args!("{letter} has {ships} of {}", start.ships);
                return Err(misfit(Flaw::TooManyShips, detail));
            };
            person.reserve = reserve as u8;
            person.ships = harbour as u8;
        }
        Ok(())
    }
}

/// The different faces of a die, the lowest first.
fn faces(public: &Public) -> Vec<u8> {
    let set = public.printed.die.iter().fold(0u64, |set, face| set | 1 << face);
    bits(set).collect()
}

fn count(dice: &[u8]) -> [u8; 6] {
    let mut counts = [0; 6];
    for face in dice.iter().filter(|face| **face > 0) {
        counts[usize::from(*face) - 1] += 1;
    }
    counts
}

fn spread(counts: [u8; 6], dice: &mut [u8]) {
    let faces = (1..=6).flat_map(|face| (0..counts[usize::from(face) - 1]).map(move |_| face));
    dice.fill(0);
    dice.iter_mut().zip(faces).for_each(|(die, face)| *die = face);
}

/// Adds dice of the faces that were not given, one of each in turn, until as many lie there as
/// belong there.
fn fill_dice(
    dice: &mut [u8; 6],
    fixed: [bool; 6],
    belong: u8,
    faces: &[u8],
    whose: impl std::fmt::Display,
) -> Fits {
    let open: Vec<usize> =
        faces.iter().map(|face| usize::from(*face) - 1).filter(|face| !fixed[*face]).collect();
    let there: u8 = dice.iter().sum();
    let missing = belong.saturating_sub(there);
    if there > belong || (missing > 0 && open.is_empty()) {
        let detail = format_args!("{there} dice {whose}, {belong} belong there");
        return Err(misfit(Flaw::WrongDice, detail));
    }
    for i in 0..usize::from(missing) {
        dice[open[i % open.len()]] += 1;
    }
    Ok(())
}
