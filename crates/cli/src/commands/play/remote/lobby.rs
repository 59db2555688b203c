//! From the door to a table: one that is named, a new one, or one of those that are listed.

use super::door;
use super::link::Link;
use super::people;
use crate::args;
use crate::commands::play::asked::split;
use crate::fault::Fault;
use crate::table::open::fresh_seed;
use bots::Lineup;
use client::Client;
use kernel::notation::fold;
use std::collections::BTreeMap;
use wire::{
    Game, Games, HandOver, Invitation, Invite, Join, Joining, NewSeat, NewTable, Occupant, Status,
    Table, Tables, Visibility,
};
use words::{Args, Command, TableCommand, capital};

/// More would not be read.
const MOST_LISTED: usize = 20;

/// Finished tables that are still listed.
const MOST_OVER: usize = 3;

/// How a person who asks is called in `--seats`, and a seat for somebody else.
const ME: &str = "me";
pub(super) const OPEN: &str = "open";
/// The same as at one keyboard: the first is who asks, the others are seats for somebody else.
const HUMAN: &str = "human";

/// A table that the person has come to.
#[derive(Debug)]
pub(super) struct Arrival {
    pub(super) table: Table,
    /// A link for the free seats of a table that has just been opened.
    pub(super) link: Option<String>,
}

/// The table to sit at; none if the person goes away.
pub(super) fn choose(link: &mut Link<'_>, task: &args::Play) -> Result<Option<Arrival>, Fault> {
    match (&task.table, &task.game) {
        (Some(named), _) => find(link, named, task.watch).map(Some),
        (None, Some(game)) => open(link, game, task).map(Some),
        (None, None) => browse(link, task),
    }
}

/// A word of one's own that goes into the seed, so that the server alone does not choose it.
pub(super) fn nonce() -> Option<String> {
    Some(fresh_seed().to_string())
}

/// The table that a text names: an invitation, as a link or bare, or an id.
fn find(link: &mut Link<'_>, named: &str, watch: bool) -> Result<Arrival, Fault> {
    let named = named.trim();
    let token = match named.rsplit_once('#') {
        Some((_, token)) => Some(token),
        // An invitation is much longer than the id of a table.
        None => Some(named).filter(|text| {
            text.len() == 64 && text.chars().all(|letter| letter.is_ascii_hexdigit())
        }),
    };
    if let Some(token) = token {
        let joining = Joining { token: token.to_owned(), seat: None, nonce: nonce() };
        let table = Link::must(link.post("/api/join", &joining)?)?;
        return Ok(Arrival { table, link: None });
    }
    let place = format!("/api/tables/{}", Client::encoded(named));
    let Ok(table) = link.get::<Table>(&place)? else {
        let args = Args::new().with("text", named);
        return Err(Fault::Told(link.say("network-error-table", &args)));
    };
    let table = if watch { table } else { sit(link, &place, table)? };
    Ok(Arrival { table, link: None })
}

/// Takes the person's own seat, or a free one where anybody may; else the table is only watched.
fn sit(link: &mut Link<'_>, place: &str, table: Table) -> Result<Table, Fault> {
    if table.mine.is_some() || !matches!(table.status, Status::Gathering | Status::Running) {
        return Ok(table);
    }
    for seat in table.seats.iter().filter(|seat| seat.stands_in_for.is_some()) {
        let path = format!("{place}/seats/{}", seat.seat);
        if let Ok(table) = link.post::<Table>(&path, &HandOver::Back)? {
            return Ok(table);
        }
    }
    let may = table.visibility == Visibility::Open && !table.host;
    let free = table
        .seats
        .iter()
        .any(|seat| seat.occupant == Occupant::Open && seat.stands_in_for.is_none());
    if may && free {
        let join = Join { seat: None, nonce: nonce() };
        match link.post::<Table>(&format!("{place}/join"), &join)? {
            Ok(table) => return Ok(table),
            // Somebody was quicker, or the answer to a first attempt was lost.
            Err(_) => return Link::must(link.get(place)?),
        }
    }
    Ok(table)
}

/// Opens a new table.
fn open(link: &mut Link<'_>, name: &str, task: &args::Play) -> Result<Arrival, Fault> {
    let Games { games, .. } = Link::must(link.get("/api/games")?)?;
    let Some(game) = games.iter().find(|game| game.name == fold(name)) else {
        let known: Vec<&str> = games.iter().map(|game| game.name.as_str()).collect();
        let args = Args::new().with("game", name).with("known", known.join(", "));
        return Err(Fault::Told(link.say("client-error-game", &args)));
    };
    let seats = seats(link, &task.seats, game)?;
    // Against bots alone hints and undo are as at one keyboard.
    let alone = !seats.contains(&NewSeat::Open);
    let new = NewTable {
        game: game.name.clone(),
        seats,
        options: options(link, &task.options)?,
        visibility: if task.open { Visibility::Open } else { Visibility::Private },
        hints: task.hints || alone,
        practice: task.practice || alone,
        nonce: nonce(),
    };
    let table: Table = Link::must(link.post_once("/api/tables", &new)?)?;
    let invitation = if people::free(&table) > 0 { Some(invite(link, &table.id)?) } else { None };
    let link = invitation.map(Link::must).transpose()?;
    Ok(Arrival { table, link })
}

/// A link for any free seat.
pub(super) fn invite(link: &mut Link<'_>, table: &str) -> Result<super::link::Told<String>, Fault> {
    let path = format!("/api/tables/{table}/invitations");
    let invitation = link.post::<Invitation>(&path, &Invite { seat: None })?;
    Ok(invitation.map(|invitation| invitation.link))
}

/// Who sits at a new table: the person and two bots unless others are named.
fn seats(link: &Link<'_>, typed: &[String], game: &Game) -> Result<Vec<NewSeat>, Fault> {
    if typed.is_empty() {
        let players = 3.clamp(game.players.fewest, game.players.most);
        let seat = |at| if at == 0 { NewSeat::Me } else { NewSeat::Bot { level: 3 } };
        return Ok((0..players).map(seat).collect());
    }
    let typed: Vec<String> = typed.iter().map(|kind| fold(kind.trim())).collect();
    let named = typed.iter().any(|kind| kind == ME);
    let first = typed.iter().position(|kind| kind == HUMAN).filter(|_| !named);
    let seat = |(at, kind): (usize, &String)| match kind.as_str() {
        ME => Ok(NewSeat::Me),
        HUMAN if first == Some(at) => Ok(NewSeat::Me),
        HUMAN | OPEN => Ok(NewSeat::Open),
        kind => level(kind).map(|level| NewSeat::Bot { level }).ok_or_else(|| {
            let known: Vec<String> = [ME, OPEN]
                .map(str::to_owned)
                .into_iter()
                .chain(bots::LEVELS.map(|level| Lineup::Level(level).to_string()))
                .collect();
            let args = Args::new().with("kind", kind).with("known", known.join(", "));
            Fault::Told(link.say("client-error-seat-kind", &args))
        }),
    };
    typed.iter().enumerate().map(seat).collect()
}

/// The level of a bot, as `--seats` names it.
pub(super) fn level(kind: &str) -> Option<u8> {
    match Lineup::parse(kind) {
        Some(Lineup::Level(level)) => Some(level),
        Some(_) | None => None,
    }
}

fn options(link: &Link<'_>, typed: &[String]) -> Result<BTreeMap<String, String>, Fault> {
    let option = |text: &String| match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => {
            let args = Args::new().with("text", text.as_str());
            Err(Fault::Told(link.say("client-error-option", &args)))
        }
    };
    typed.iter().map(option).collect()
}

/// Lists tables and asks which.
fn browse(link: &mut Link<'_>, task: &args::Play) -> Result<Option<Arrival>, Fault> {
    loop {
        let tables = listed(link)?;
        link.screen.line(&link.catalogue.text("network-lobby"))?;
        let arrival = loop {
            let Some(typed) = link.screen.ask("> ")? else {
                link.screen.line(&link.catalogue.text("client-end-of-input"))?;
                return Ok(None);
            };
            match answer(link, &typed, &tables, task) {
                Ok(Choice::Arrival(arrival)) => break Some(*arrival),
                Ok(Choice::Stay) => {}
                Ok(Choice::Again) => break None,
                Ok(Choice::Leave) => return Ok(None),
                // A person can type something else; a script has gone astray.
                Err(Fault::Told(text)) if link.screen.attended => link.screen.line(&text)?,
                Err(fault) => return Err(fault),
            }
        };
        if arrival.is_some() {
            return Ok(arrival);
        }
    }
}

enum Choice {
    Arrival(Box<Arrival>),
    /// Nothing has changed.
    Stay,
    /// To see the list again.
    Again,
    Leave,
}

fn answer(
    link: &mut Link<'_>,
    typed: &str,
    tables: &[Table],
    task: &args::Play,
) -> Result<Choice, Fault> {
    let arrived = |arrival| Ok(Choice::Arrival(Box::new(arrival)));
    if typed.is_empty() {
        return Ok(Choice::Again);
    }
    if let Ok(number) = typed.parse::<usize>() {
        let Some(table) = number.checked_sub(1).and_then(|at| tables.get(at)) else {
            let args = Args::new().with("text", typed);
            return Err(Fault::Told(link.say("network-lobby-unknown", &args)));
        };
        return arrived(find(link, &table.id.clone(), task.watch)?);
    }
    let (word, rest) = split(typed);
    match TableCommand::understand(link.catalogue, word) {
        Some(TableCommand::Recover) => {
            door::recover(link, rest)?;
            return Ok(Choice::Again);
        }
        Some(TableCommand::Recovery) => {
            let lines = door::recovery(link)?;
            link.screen.lines(&lines)?;
            return Ok(Choice::Stay);
        }
        _ => {}
    }
    match Command::understand(link.catalogue, word) {
        Some(Command::Quit) => return Ok(Choice::Leave),
        Some(Command::Help) => {
            link.screen.line(&link.catalogue.text("network-lobby"))?;
            let help = |command: TableCommand| {
                let args = Args::new()
                    .with("usage", command.usage(link.catalogue))
                    .with("help", command.help(link.catalogue));
                link.catalogue.say("client-help-line", &args)
            };
            let lines = [TableCommand::Recovery, TableCommand::Recover].map(help);
            link.screen.lines(&lines)?;
            return Ok(Choice::Stay);
        }
        _ => {}
    }
    if typed.contains('#') || typed.contains("://") || typed.len() > 20 {
        return arrived(find(link, typed, task.watch)?);
    }
    arrived(open(link, typed, task)?)
}

/// Tells of the person's tables and of those that are open to anybody, numbered through.
fn listed(link: &mut Link<'_>) -> Result<Vec<Table>, Fault> {
    let mine: Tables = Link::must(link.get("/api/tables?list=mine")?)?;
    let open: Tables = Link::must(link.get("/api/tables?list=open")?)?;
    let mut over = 0;
    let mine: Vec<Table> = mine
        .tables
        .into_iter()
        .filter(|table| match table.status {
            Status::Gathering | Status::Running => true,
            Status::Over => {
                over += 1;
                over <= MOST_OVER
            }
            Status::Closed => false,
        })
        .take(MOST_LISTED)
        .collect();
    let known = |table: &Table| mine.iter().any(|own| own.id == table.id);
    let open: Vec<Table> =
        open.tables.into_iter().filter(|table| !known(table)).take(MOST_LISTED).collect();
    if mine.is_empty() && open.is_empty() {
        link.screen.line(&link.catalogue.text("network-no-tables"))?;
    }
    let mut number = 0;
    for (heading, tables) in [("network-tables-mine", &mine), ("network-tables-open", &open)] {
        if tables.is_empty() {
            continue;
        }
        link.screen.line(&link.catalogue.text(heading))?;
        for table in tables {
            number += 1;
            let args = Args::new()
                .with("game", capital(&table.game))
                .with("people", people::company(link.catalogue, table))
                .with("state", state(table));
            let line = format!("{number:>3}. {}", link.say("network-table", &args));
            link.screen.line(&line)?;
        }
    }
    Ok(mine.into_iter().chain(open).collect())
}

/// How far a table is, to select on.
fn state(table: &Table) -> &'static str {
    match table.status {
        Status::Gathering => "gathering",
        Status::Running if table.mine.is_some() && table.mine == table.deciding => "yours",
        Status::Running => "running",
        Status::Over => "over",
        Status::Closed => "closed",
    }
}
