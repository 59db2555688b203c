//! Who sits at the table.

use crate::fault::Fault;
use crate::work;
use bots::{Bot, Evaluate, Lineup};
use kernel::chance::{Bits, Draw};
use kernel::notation::fold;
use kernel::{Game, Person, Seat, Seating, Seed};
use std::fmt;
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

/// Who may be asked to decide for a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Human,
    Bot(Lineup),
}

impl Kind {
    fn read(word: &str) -> Option<Self> {
        if word == HUMAN { Some(Self::Human) } else { Lineup::parse(word).map(Self::Bot) }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str(HUMAN),
            Self::Bot(lineup) => lineup.fmt(f),
        }
    }
}

/// The kinds that can take a seat.
pub(crate) fn kinds() -> impl Iterator<Item = &'static str> {
    [HUMAN].into_iter().chain(Lineup::NAMES.iter().copied())
}

/// How a kind of player is told.
pub(crate) fn kind_in_words(catalogue: &Catalogue, kind: &str) -> String {
    match Kind::read(kind) {
        Some(Kind::Human) => catalogue.text("client-kind-human"),
        Some(Kind::Bot(lineup)) => bot_in_words(catalogue, lineup),
        None if kind == AUTOMATED => catalogue.text("client-kind-automated"),
        // A record may know bots that are gone.
        None => kind.to_owned(),
    }
}

/// Who sits there: "Bruno (level 3, journeyman)".
pub(crate) fn seated(catalogue: &Catalogue, name: &str, kind: &str) -> String {
    let args = Args::new().with("seat", name).with("kind", kind_in_words(catalogue, kind));
    catalogue.say("client-seated", &args)
}

/// How a bot is told by the name it is listed under: `search:N` stands for any number.
pub(crate) fn bot_named(catalogue: &Catalogue, name: &str) -> String {
    match Lineup::parse(name) {
        Some(lineup) => bot_in_words(catalogue, lineup),
        None => {
            let count = name.rsplit(':').next().unwrap_or_default();
            catalogue.say("client-kind-search", &Args::new().with("count", count))
        }
    }
}

/// How a bot is told.
fn bot_in_words(catalogue: &Catalogue, lineup: Lineup) -> String {
    let level = |level: u8| {
        let name = catalogue.say("client-level", &Args::new().with("level", level));
        Args::new().with("level", level).with("name", name)
    };
    match lineup {
        Lineup::Random => catalogue.text("client-kind-random"),
        Lineup::Greedy => catalogue.text("client-kind-greedy"),
        Lineup::Level(number) => catalogue.say("client-kind-level", &level(number)),
        Lineup::Share(number, percent) => {
            catalogue.say("client-kind-share", &level(number).with("percent", percent))
        }
        Lineup::Search(count) => {
            catalogue.say("client-kind-search", &Args::new().with("count", count))
        }
    }
}

/// Who plays against a person when nobody was asked for.
const OPPONENT: Lineup = Lineup::Level(3);

/// A person and, against them, a bot on every other seat.
pub(crate) fn usual(players: usize) -> Vec<String> {
    let kind = |seat| if seat == 0 { Kind::Human } else { Kind::Bot(OPPONENT) };
    (0..players).map(|seat| kind(seat).to_string()).collect()
}

/// The same bot on all seats.
pub(crate) fn all(lineup: Lineup, players: usize) -> Vec<String> {
    vec![lineup.to_string(); players]
}

/// The kinds that were typed, none of them a person's.
pub(crate) fn bots(catalogue: &Catalogue, typed: &[String]) -> Result<Vec<Lineup>, Fault> {
    let bot = |kind: &String| {
        Lineup::parse(&fold(kind.trim()))
            .ok_or_else(|| unknown_kind(catalogue, kind, Lineup::NAMES))
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
        people.push(Person { seat, kind: kind.to_string(), name });
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

fn known(catalogue: &Catalogue, kind: &str) -> Result<Kind, Fault> {
    Kind::read(&fold(kind.trim())).ok_or_else(|| {
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
pub(crate) fn sit<G: Evaluate>(
    catalogue: &Catalogue,
    seating: &Seating,
    players: usize,
    seed: Seed,
) -> Result<Vec<Sitter<G>>, Fault> {
    let threads = work::available() as u32;
    let sitter = |seat: Seat| {
        let person = seating.people.iter().find(|person| person.seat == seat);
        Ok(match known(catalogue, person.map_or(HUMAN, |person| &person.kind))? {
            Kind::Human => Sitter::Human,
            Kind::Bot(lineup) => Sitter::Bot(lineup.build(bot_seed(seed, seat), threads, None)),
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
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    server::date(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
