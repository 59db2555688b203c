//! What no game can come to.

use super::{Draft, Fits, Flaw, Moment, misfit};
use crate::names::{City, Field, Landing, Route};
use crate::state::{FOREST, bits, space_bit};
use kernel::{Seat, Token};

impl Draft {
    pub(super) fn possible(&self) -> Fits {
        self.cities()?;
        self.ships()?;
        self.fields()?;
        self.people()?;
        self.set_up()
    }

    /// M1.8–M1.12: in set-up nobody has more on the board than was their turn to place.
    fn set_up(&self) -> Fits {
        let public = &self.game.public;
        let place = |seat| public.in_order().position(|other| other == seat);
        let mut ground = 0;
        for seat in public.in_order() {
            let (city, guard, fields) = match self.moment {
                Moment::Settle { seat: placing } => (u32::from(place(seat) > place(placing)), 0, 0),
                Moment::Plant { seat: placing } => {
                    let fields = if place(seat) > place(placing) { 2 } else { 0 };
                    (1, public.printed.start.guard, fields)
                }
                _ => return Ok(()),
            };
            let person = &public.people[seat];
            let regions = [Field::REGION_MASK.as_slice(), &[FOREST]].concat();
            let crowded = regions.iter().any(|region| (person.fields & region).count_ones() > 1);
            if person.city.count_ones() > city
                || person.guard > guard
                || person.fields.count_ones() > fields
                || crowded
                || person.fields & ground != 0
                || person.colonies != [0; 3]
                || person.ships_out() > 0
            {
                let detail = format_args!(
                    "{} has at most {city} in cities, {guard} on the guard and {fields} on \
                     plantations, of different regions and nobody else's, at '{}'",
                    seat.letter(),
                    self.moment
                );
                return Err(misfit(Flaw::WrongSetUp, detail));
            }
            ground |= person.fields;
        }
        Ok(())
    }

    fn cities(&self) -> Fits {
        let public = &self.game.public;
        let mut taken = public.citizens;
        let citizens = taken.count_ones() as usize;
        if citizens != City::COUNT {
            let detail = format_args!("{citizens} neutral citizens, {} there are", City::COUNT);
            return Err(misfit(Flaw::WrongCitizens, detail));
        }
        for person in &public.people.0 {
            if let Some(space) = bits(taken & person.city).next() {
                let detail = spelled(crate::names::Space(space));
                return Err(misfit(Flaw::SpaceTakenTwice, detail));
            }
            taken |= person.city;
        }
        for space in bits(taken).map(crate::names::Space) {
            if public.built & space_bit(space) == 0 {
                let detail = format_args!("{} is no space of a built district", spelled(space));
                return Err(misfit(Flaw::DistrictNotBuilt, detail));
            }
        }
        Ok(())
    }

    fn ships(&self) -> Fits {
        let public = &self.game.public;
        let (mut landings, mut routes) = (0u16, 0u16);
        for person in &public.people.0 {
            if let Some(landing) = bits((landings & person.landings).into()).next() {
                return Err(misfit(Flaw::BerthTakenTwice, spelled(Landing(landing))));
            }
            if let Some(route) = bits((routes & person.routes).into()).next() {
                return Err(misfit(Flaw::BerthTakenTwice, spelled(Route(route))));
            }
            landings |= person.landings;
            routes |= person.routes;
        }
        for landing in bits(landings.into()).map(Landing) {
            if public.printed.landings[landing.index()].players > public.players {
                return Err(misfit(Flaw::BerthNotInPlay, spelled(landing)));
            }
        }
        for route in bits(routes.into()).map(Route) {
            // MR15: with two players twins are one space.
            if public.players == 2
                && let Some(twin) = public.printed.routes[route.index()].twin
                && routes & 1 << twin.0 != 0
            {
                let detail = format_args!("{} and {}", spelled(route), spelled(twin));
                return Err(misfit(Flaw::BerthTakenTwice, detail));
            }
        }
        Ok(())
    }

    /// M0.2, M8.6.
    fn fields(&self) -> Fits {
        let public = &self.game.public;
        for field in Field::all() {
            let row = &public.printed.fields[field.index()];
            let (wood, most) = (public.wood[field.index()], row.wood[public.table()]);
            if wood > most {
                let detail = format_args!("{wood} on {}, {most} at the start", field.word());
                return Err(misfit(Flaw::TooMuchWood, detail));
            }
            let crop = public.crops[field.index()];
            if crop != row.crop && Some(crop) != row.becomes {
                let detail = format_args!("{} never bears {}", field.word(), crop.word());
                return Err(misfit(Flaw::WrongCrop, detail));
            }
        }
        Ok(())
    }

    fn people(&self) -> Fits {
        let public = &self.game.public;
        for seat in Seat::all(public.seats()) {
            let person = &public.people[seat];
            let letter = seat.letter();
            let (level, top) = (person.mill, public.printed.windmill.top);
            if level > top {
                let detail = format_args!("{letter} on level {level}, the top is {top}");
                return Err(misfit(Flaw::WindmillTooHigh, detail));
            }
            let points: i32 = person.points.iter().map(|points| i32::from(*points)).sum();
            if points < 0 {
                let detail = format_args!("{letter} has {points}");
                return Err(misfit(Flaw::PointsBelowZero, detail));
            }
        }
        let (harvests, most) = (public.notes.engineer, public.printed.favours.engineer_harvests);
        if harvests > most {
            let detail = format_args!("{harvests} of {most}");
            return Err(misfit(Flaw::TooManyHarvests, detail));
        }
        Ok(())
    }
}

fn spelled(token: impl Token) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = token.write(&mut text);
    text
}
