//! M3: phase A, preparation.

use super::{Eyes, Game, Verdict, me};
use crate::Madeira;
use crate::names::{Favour, Guild, Request, Row};
use crate::state::{Person, Public, Task, bits};
use crate::vocabulary::{Action, Event, Refusal};
use kernel::{Candidates, Dealt, Seat, Sink};

/// The row a player took this round.
pub(crate) fn row_of(public: &Public, seat: Seat) -> Row {
    public.people[seat].row.unwrap_or(Row::I)
}

pub(crate) fn row_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &row in &Row::ALL[..eyes.public.seats()] {
        out.candidate(Action::Row { row }, check_row(eyes, row));
    }
}

pub(crate) fn check_row(eyes: Eyes<'_>, row: Row) -> Verdict {
    if row.index() >= eyes.public.seats() {
        return Err(Refusal::NotInThisGame);
    }
    if eyes.public.row_taken[row.index()].is_some() {
        return Err(Refusal::RowTaken { row });
    }
    Ok(())
}

/// The row the last player gets.
pub(crate) fn only_row(public: &Public) -> Option<Row> {
    let mut open =
        Row::ALL[..public.seats()].iter().filter(|row| public.row_taken[row.index()].is_none());
    let first = open.next().copied();
    if open.next().is_some() { None } else { first }
}

/// M3.4, M3.5.
pub(crate) fn choose_row(game: &mut Game, seat: Seat, row: Row, sink: &mut impl Sink<Event>) {
    game.public.row_taken[row.index()] = Some(seat);
    let dice = std::mem::take(&mut game.public.row_dice[row.index()]);
    let person = &mut game.public.people[seat];
    person.row = Some(row);
    for face in dice {
        person.dice[usize::from(face) - 1] += 1;
    }
    sink.emit(Event::RowChosen { seat, row });
    game.public.tasks.replace(Task::TakeRequest(seat));
}

pub(crate) fn request_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &request in Request::ALL {
        let verdict = check_request(eyes, request);
        if C::GREYED || verdict.is_ok() {
            out.candidate(Action::Request { request }, verdict);
        }
    }
}

pub(crate) fn check_request(eyes: Eyes<'_>, request: Request) -> Verdict {
    let row = row_of(eyes.public, eyes.seat);
    if eyes.public.row_requests[row.index()][request.index()] == 0 {
        return Err(Refusal::RequestNotInRow { row, request });
    }
    Ok(())
}

/// The request a player must take, where a row holds one kind only.
pub(crate) fn only_request(public: &Public, seat: Seat) -> Option<Request> {
    let row = &public.row_requests[row_of(public, seat).index()];
    let mut kinds = Request::ALL.iter().filter(|request| row[request.index()] > 0);
    let first = kinds.next().copied();
    if kinds.next().is_some() { None } else { first }
}

pub(crate) fn take_request(
    game: &mut Game,
    seat: Seat,
    request: Request,
    sink: &mut impl Sink<Event>,
) {
    let row = row_of(&game.public, seat);
    game.public.row_requests[row.index()][request.index()] -= 1;
    game.public.people[seat].requests[request.index()] += 1;
    sink.emit(Event::RequestTaken { seat, request });
    game.public.tasks.replace(Task::ChooseGuild(seat));
}

/// The player's face-down favours of a guild.
fn face_down(public: &Public, person: &Person, guild: Guild) -> u16 {
    bits(u64::from(person.down()))
        .filter(|favour| public.printed.guild_of[usize::from(*favour)] == guild)
        .fold(0, |set, favour| set | 1 << favour)
}

/// The guilds of the player's row that have something to turn up.
pub(crate) fn guilds_to_turn(public: &Public, seat: Seat) -> [Option<Guild>; 2] {
    let row = row_of(public, seat);
    let person = &public.people[seat];
    public.printed.row_guilds[public.table()][row.index()]
        .map(|guild| guild.filter(|guild| face_down(public, person, *guild) != 0))
}

pub(crate) fn guild_candidates<C: Candidates<Madeira>>(eyes: Eyes<'_>, out: &mut C) {
    for &guild in Guild::ALL {
        let verdict = check_guild(eyes, guild);
        if C::GREYED || verdict.is_ok() {
            out.candidate(Action::Guild { guild }, verdict);
        }
    }
}

pub(crate) fn check_guild(eyes: Eyes<'_>, guild: Guild) -> Verdict {
    let row = row_of(eyes.public, eyes.seat);
    let row_guilds = &eyes.public.printed.row_guilds[eyes.public.table()][row.index()];
    if !row_guilds.contains(&Some(guild)) {
        return Err(Refusal::GuildNotInRow { row, guild });
    }
    if face_down(eyes.public, me(eyes), guild) == 0 {
        return Err(Refusal::GuildHasNothingToTurn { guild });
    }
    Ok(())
}

pub(crate) fn choose_guild(game: &mut Game, seat: Seat, guild: Guild, sink: &mut impl Sink<Event>) {
    game.public.tasks.pop();
    let turned = face_down(&game.public, &game.public.people[seat], guild);
    game.public.people[seat].up |= turned;
    let favours = bits(u64::from(turned)).map(|favour| Favour::ALL[usize::from(favour)]);
    sink.emit(Event::Refreshed { seat, guild, favours: Dealt::new(favours) });
}
