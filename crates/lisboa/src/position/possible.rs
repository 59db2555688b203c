//! What no game can come to.

use super::{Draft, Fits, Flaw, Moment, misfit};
use crate::facts::Stage;
use crate::names::Good;
use crate::rules::{capacity, warehouse};
use crate::state::{Person, Top};
use kernel::Seat;

impl Draft {
    pub(super) fn possible(&self) -> Fits {
        let public = &self.game.public;
        for &good in Good::ALL {
            let price = public.prices[good.index()];
            let (least, most) = (public.printed.price_minimum, public.printed.prices[good.index()]);
            if !(least..=most).contains(&price) {
                let detail = format_args!("{} for {price}, {least} to {most}", good.word());
                return Err(misfit(Flaw::WrongPrice, detail));
            }
        }
        for seat in public.all() {
            self.person(seat, &public.people[seat])?;
        }
        if self.in_play() {
            self.period()?;
            self.turns_left()?;
        }
        Ok(())
    }

    fn person(&self, seat: Seat, person: &Person) -> Fits {
        let (public, letter) = (&self.game.public, seat.letter());
        let figures = &public.printed.figures;
        let (level, top) = (person.influence, public.printed.influence_top);
        if level > top {
            let detail = format_args!("{letter} on {level}, the last is {top}");
            return Err(misfit(Flaw::InfluenceTooHigh, detail));
        }
        let wigs: i32 = person.wigs.iter().map(|wigs| i32::from(*wigs)).sum();
        if wigs < 0 {
            return Err(misfit(Flaw::WigsBelowZero, format_args!("{letter} has {wigs}")));
        }
        self.cargo(seat, person)?;
        if public.is_lacerda(seat) {
            let cards = person.top.iter().flatten().any(|top| matches!(top, Top::Card(_)));
            if cards {
                return Err(misfit(Flaw::NotLacerdas, "Lacerda has ships alone in his row"));
            }
            return Ok(());
        }
        let most = figures.cubes_kept;
        if person.cubes.iter().any(|cubes| *cubes > most) {
            let detail = format_args!("{letter} has {:?}, {most} of a colour fit", person.cubes);
            return Err(misfit(Flaw::TooManyCubes, detail));
        }
        if person.markers > person.sets() {
            let detail = format_args!("{letter} has {} for {} sets", person.markers, person.sets());
            return Err(misfit(Flaw::TooManyMarkers, detail));
        }
        let room = warehouse(public, person);
        if let Some(good) = Good::ALL.iter().find(|good| person.goods[good.index()] > room) {
            let detail = format_args!("{letter} has more {} than {room}", good.word());
            return Err(misfit(Flaw::TooManyGoods, detail));
        }
        let (lying, fit) = (person.portfolio(), capacity(public, person));
        if lying > fit || person.top[usize::from(figures.row_slots)..].iter().any(Option::is_some) {
            let detail = format_args!("{letter} has {lying}, {fit} fit, 3 in a row");
            return Err(misfit(Flaw::PortfolioFull, detail));
        }
        Ok(())
    }

    /// L5.2: a full ship is at sea; R6: one at sea may have room after a replacement.
    fn cargo(&self, seat: Seat, person: &Person) -> Fits {
        for ship in person.ships() {
            let (load, hull) =
                (ship.load(), self.game.public.printed.ships[ship.kind.index()].hull);
            if load > hull || (load == hull && !ship.at_sea) || (load == 0 && ship.at_sea) {
                let (letter, word) = (seat.letter(), ship.kind.word());
                let detail = format_args!(
                    "{load} goods on the {word} ship of {letter}, {hull} make it sail"
                );
                return Err(misfit(Flaw::WrongCargo, detail));
            }
        }
        Ok(())
    }

    /// L10, L11: what ends a period has been noted.
    fn period(&self) -> Fits {
        let public = &self.game.public;
        let figures = &public.printed.figures;
        let people = || Seat::all(usize::from(public.players));
        let sets = people().map(|seat| public.people[seat].sets()).max().unwrap_or(0);
        // The card just taken may have been the last of its deck.
        let decks = public.empty_decks() >= figures.empty_decks && self.stage < Stage::Ending;
        let closing = self.stage == Stage::Closing;
        match public.period {
            1 => {
                let over = sets >= figures.period_sets || decks;
                let due = public.notes.period_due.is_some();
                if over && !due && !matches!(self.moment, Moment::Period { .. }) {
                    let detail = "two sets, or three decks empty, and 'due.period' not given; or \
                                  it is the second period";
                    return Err(misfit(Flaw::PeriodOver, detail));
                }
            }
            _ if matches!(self.moment, Moment::Period { .. }) => {
                return Err(misfit(Flaw::PeriodOver, "the period changes once"));
            }
            _ => {
                let over = sets >= figures.end_sets || decks;
                if over && public.notes.end_due.is_none() && self.stage < Stage::Closing {
                    let detail = "four sets, or three decks empty, and 'due.end' not given";
                    return Err(misfit(Flaw::EndNotDue, detail));
                }
            }
        }
        if closing && public.notes.taken.is_some() {
            return Err(misfit(Flaw::WrongDeck, "the next card has been shown"));
        }
        Ok(())
    }

    /// L11: the game ends with a round.
    fn turns_left(&self) -> Fits {
        let public = &self.game.public;
        let seats = public.seats();
        let fail = |detail: &str| Err(misfit(Flaw::WrongTurnsLeft, detail));
        match (public.notes.end_due, public.notes.turns_left) {
            (None, None) => Ok(()),
            (None, Some(_)) => fail("'due.turns' without 'due.end'"),
            (Some(_), None) if self.stage == Stage::Turn => fail("'due.end' without 'due.turns'"),
            (Some(_), None) => Ok(()),
            (Some(_), Some(turns)) => {
                let place = (self.now().index() + seats - public.first.index()) % seats;
                let turns = usize::from(turns);
                if turns >= 2 * seats || !(place + turns).is_multiple_of(seats) {
                    return fail("this turn and those after it do not end a round");
                }
                Ok(())
            }
        }
    }
}
