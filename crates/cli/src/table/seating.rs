//! Who sits at the table.

use crate::fault::Fault;
use bots::Bot;
use kernel::chance::{Bits, Draw};
use kernel::{Game, Person, Seat, Seating, Seed};
use std::time::{SystemTime, UNIX_EPOCH};
use words::{Args, Catalogue};

/// How a person is called in `--seats` and in records.
const HUMAN: &str = "human";

/// How a seat is called that the game plays itself.
pub(crate) const AUTOMATED: &str = "automated";

/// Who decides for a seat.
pub(crate) enum Sitter<G: Game> {
    Human,
    Bot(Box<dyn Bot<G>>),
}

impl<G: Game> Sitter<G> {
    pub(crate) const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

/// The kinds that can take a seat.
pub(crate) fn kinds() -> impl Iterator<Item = &'static str> {
    [HUMAN].into_iter().chain(bots::NAMES.iter().copied())
}

/// How a kind of player is told.
pub(crate) fn kind_in_words(catalogue: &Catalogue, kind: &str) -> String {
    match kind {
        HUMAN => catalogue.text("client-kind-human"),
        AUTOMATED => catalogue.text("client-kind-automated"),
        "random" => catalogue.text("client-kind-random"),
        // A bot without words of its own is called by its name.
        other => other.to_owned(),
    }
}

/// A person and, against them, a bot on every other seat.
pub(crate) fn usual(players: usize) -> Vec<String> {
    let random = bots::NAMES.first().copied().unwrap_or(HUMAN);
    (0..players).map(|seat| if seat == 0 { HUMAN } else { random }.to_owned()).collect()
}

/// The same without the person.
pub(crate) fn bots_only(players: usize) -> Vec<String> {
    let random = bots::NAMES.first().copied().unwrap_or(HUMAN);
    vec![random.to_owned(); players]
}

/// The kinds that were typed, none of them a person's.
pub(crate) fn bot_kinds(
    catalogue: &Catalogue,
    typed: &[String],
) -> Result<Vec<&'static str>, Fault> {
    let bot = |kind: &String| {
        known(catalogue, kind)
            .ok()
            .filter(|kind| *kind != HUMAN)
            .ok_or_else(|| unknown_kind(catalogue, kind, bots::NAMES))
    };
    typed.iter().map(bot).collect()
}

/// People on all seats.
pub(crate) fn people(players: usize) -> Vec<String> {
    vec![HUMAN.to_owned(); players]
}

/// The seats of a new game, named by the catalogue where nobody named them.
pub(crate) fn seating(
    catalogue: &Catalogue,
    kinds_typed: &[String],
    names: &[String],
) -> Result<Seating, Fault> {
    if names.len() > kinds_typed.len() {
        let args = Args::new().with("names", names.len()).with("seats", kinds_typed.len());
        return Err(Fault::Told(catalogue.say("client-error-names", &args)));
    }
    let mut people = Vec::new();
    for (seat, kind) in Seat::all(kinds_typed.len()).zip(kinds_typed) {
        let kind = known(catalogue, kind)?;
        let given = names.get(seat.index()).map(|name| name.trim()).filter(|name| !name.is_empty());
        let name = given.map_or_else(|| usual_name(catalogue, seat), str::to_owned);
        people.push(Person { seat, kind: kind.to_owned(), name });
    }
    let practice = people.iter().filter(|person| person.kind != HUMAN);
    Ok(Seating {
        practice: practice.map(|person| person.seat).collect(),
        people,
        date: Some(today()),
    })
}

pub(crate) fn usual_name(catalogue: &Catalogue, seat: Seat) -> String {
    catalogue.say("client-name", &Args::new().with("seat", seat.letter().to_string()))
}

fn known(catalogue: &Catalogue, kind: &str) -> Result<&'static str, Fault> {
    let word = kernel::notation::fold(kind.trim());
    kinds().find(|known| *known == word).ok_or_else(|| {
        let known: Vec<&str> = kinds().collect();
        unknown_kind(catalogue, kind, &known)
    })
}

fn unknown_kind(catalogue: &Catalogue, kind: &str, known: &[&str]) -> Fault {
    let args = Args::new().with("kind", kind).with("known", known.join(", "));
    Fault::Told(catalogue.say("client-error-seat-kind", &args))
}

/// Seats the people of a record or of a new game. Seats nobody is named for are people's; those
/// the game plays itself come after them and need nobody.
pub(crate) fn sit<G: Game>(
    catalogue: &Catalogue,
    seating: &Seating,
    players: usize,
    seed: Seed,
) -> Result<Vec<Sitter<G>>, Fault> {
    let sitter = |seat: Seat| {
        let person = seating.people.iter().find(|person| person.seat == seat);
        let kind = known(catalogue, person.map_or(HUMAN, |person| &person.kind))?;
        Ok(match bots::by_name(kind, bot_seed(seed, seat)) {
            Some(bot) => Sitter::Bot(bot),
            None => Sitter::Human,
        })
    };
    Seat::all(players).map(sitter).collect()
}

/// The names in seat order. Who the game itself plays is called by the game's words.
pub(crate) fn names<G: Game>(
    catalogue: &Catalogue,
    seating: &Seating,
    public: &G::Public,
) -> Vec<String> {
    let name = |seat: Seat| {
        if G::automated(public, seat) {
            return catalogue.text(&[G::NAME, AUTOMATED].join("-"));
        }
        name_of(catalogue, seating, seat)
    };
    Seat::all(G::seats(public)).map(name).collect()
}

/// The names of the people alone.
pub(crate) fn people_names(
    catalogue: &Catalogue,
    seating: &Seating,
    players: usize,
) -> Vec<String> {
    Seat::all(players).map(|seat| name_of(catalogue, seating, seat)).collect()
}

fn name_of(catalogue: &Catalogue, seating: &Seating, seat: Seat) -> String {
    let person = seating.people.iter().find(|person| person.seat == seat);
    let given = person.map(|person| person.name.clone()).filter(|name| !name.is_empty());
    given.unwrap_or_else(|| usual_name(catalogue, seat))
}

/// A bot's own seed, so that the same seed gives the same whole game. No game has so many sources
/// of chance that one would share these words.
pub(crate) fn bot_seed(seed: Seed, seat: Seat) -> u64 {
    let mut words = seed.words(Draw { source: u16::MAX, counter: seat.index() as u16 });
    u64::from(words.word()) << 32 | u64::from(words.word())
}

/// The date of the whole world: `2026-11-15`.
pub(crate) fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    date(seconds / 86_400)
}

/// The date so many days after the first of January 1970.
fn date(mut days: u64) -> String {
    let leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 1;
    for length in [31, 28 + u64::from(leap(year)), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if days < length {
            break;
        }
        days -= length;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", days + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_follow_the_calendar() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(11_016), "2000-02-29");
        assert_eq!(date(20772), "2026-11-15");
        assert_eq!(date(47541), "2100-03-01");
    }
}
