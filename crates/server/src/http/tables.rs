//! Tables: opened, found, joined, left, started, handed over.

use super::ask::{Asking, Maybe, Path, Said};
use crate::fairness::{self, Secret};
use crate::fault::Fault;
use crate::room::{self, Change, Glance, Handing, Sitter};
use crate::setup::{self, Agreement};
use crate::tokens;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use std::time::Duration;
use store::{Cursor, Person, PersonId, Status, Table as Kept, TableId};
use wire::{HandOver, Invitation, Invite, Join, Joining, NewSeat, NewTable, Table, Tables, Words};

/// Tables are listed in pages of so many.
const PAGE: u32 = 50;

/// The most letters of a word that goes into the seed.
const LONGEST_NONCE: usize = 64;

pub(super) fn nonce(given: Option<String>) -> Result<Vec<u8>, Fault> {
    match given {
        // Who says nothing gets something random: it costs nothing and helps.
        None => Ok(tokens::secret().to_vec()),
        Some(word) if word.len() <= LONGEST_NONCE => Ok(word.into_bytes()),
        Some(_) => Err(Fault::Refused("server-bad-nonce")),
    }
}

fn seat(given: Option<String>) -> Result<Option<Seat>, Fault> {
    given.map(|text| letter(&text)).transpose()
}

fn letter(text: &str) -> Result<Seat, Fault> {
    let mut letters = text.chars();
    let seat = letters.next().and_then(Seat::from_letter).filter(|_| letters.next().is_none());
    seat.ok_or(Fault::Refused("server-no-such-seat"))
}

impl Asking {
    /// The table after a change, as this person sees it.
    pub(super) async fn after(&self, person: &Person, table: TableId) -> Result<Table, Fault> {
        let (id, words) = (person.id, self.words());
        self.app.hall.look(table, move |room| room.table(&Glance::new(room, id, words))).await
    }

    pub(super) async fn changed(
        &self,
        person: &Person,
        table: TableId,
        change: Change,
    ) -> Result<Table, Fault> {
        self.app.hall.change(table, change, self.catalogue()).await?;
        self.after(person, table).await
    }

    /// A table as it is listed for somebody, or for nobody in particular. Only where it is played
    /// must its game be known.
    async fn listed(&self, person: Option<&Person>, table: Kept) -> Result<Table, Fault> {
        let (id, words) = (table.table.id, self.words());
        let person = person.map(|person| person.id);
        if table.table.status == Status::Running || self.app.hall.is_in_use(id) {
            let look = move |room: &room::Room| room.table(&Glance::of(room, person, words));
            return self.app.hall.look(id, look).await;
        }
        let around = self.app.hall.around();
        let store = self.app.hall.store();
        let outline = room::Room::outline(store, &around.games, table, person, words);
        outline.await.map_err(|error| {
            tracing::error!(table = %id, %error, "a table cannot be listed");
            Fault::Unavailable
        })
    }

    /// A table that this person may know of.
    pub(super) async fn known(&self, table: &str) -> Result<(Person, TableId), Fault> {
        let person = self.person().await?;
        let table: TableId = table.parse().map_err(|_| Fault::NotFound)?;
        let id = person.id;
        let may = self.app.hall.look(table, move |room| room.may_watch(id)).await?;
        if may { Ok((person, table)) } else { Err(Fault::NotFound) }
    }

    /// Whether a person may have so many bots more at the tables they opened.
    async fn bots(&self, person: &Person, more: u32) -> Result<(), Fault> {
        let most = self.app.config.limits.bots;
        if more > 0 && self.app.hall.store().hosted_bots(person.id).await? + more > most {
            return Err(Fault::Quota("server-too-many-bots"));
        }
        Ok(())
    }

    /// Who has a seat and was not seen for long.
    async fn away(&self, table: TableId, seat: Seat) -> Result<Option<PersonId>, Fault> {
        let sitter = move |room: &room::Room| room.chairs.get(seat.index()).map(|one| one.sitter);
        let Some(Sitter::Person(person)) = self.app.hall.look(table, sitter).await? else {
            return Ok(None);
        };
        let patience = Duration::from_secs(self.app.config.limits.away.into());
        let away = !self.app.has_socket(person) && self.app.people.silent(person) > patience;
        Ok(away.then_some(person))
    }

    /// A table of which this person is the host.
    async fn hosted(&self, table: &str) -> Result<(Person, TableId), Fault> {
        let (person, table) = self.known(table).await?;
        let id = person.id;
        let host = self.app.hall.look(table, move |room| room.host == id).await?;
        if host { Ok((person, table)) } else { Err(Fault::Forbidden) }
    }
}

/// One's own tables, newest change first; or the open ones, first those that gather, then those
/// that run, newest first. Open tables are shown to whoever has no session yet as well.
pub(super) async fn tables(asking: Asking) -> Response {
    let result = async {
        let store = asking.app.hall.store();
        let list = asking.query.get("list").map_or("mine", String::as_str);
        let before = asking.query.get("before").map(|text| Before::read(text)).transpose()?;
        let person = match list {
            "mine" => Some(asking.person().await?),
            "open" => asking.person().await.ok(),
            other => return Err(Fault::Malformed(format!("list={other}"))),
        };
        let cursor = before.map(|before| before.cursor);
        let (found, next) = match (list, &person) {
            ("mine", Some(person)) => {
                let found = store.tables_of(person.id, cursor, PAGE).await?;
                let next = Before::after(&found, Status::Over, |table| table.changed);
                (found, next)
            }
            _ => {
                let running = before.is_some_and(|before| before.status == Status::Running);
                let mut found = Vec::new();
                let mut next = None;
                if !running {
                    found = store.open_tables(Status::Gathering, cursor, PAGE).await?;
                    next = Before::after(&found, Status::Gathering, |table| table.table.created);
                }
                let room = PAGE - found.len() as u32;
                if room > 0 {
                    let cursor = cursor.filter(|_| running);
                    let more = store.open_tables(Status::Running, cursor, room).await?;
                    next = Before::after(&more, Status::Running, |table| table.table.created)
                        .filter(|_| more.len() == room as usize);
                    found.extend(more);
                }
                (found, next)
            }
        };
        let next = next.filter(|_| found.len() == PAGE as usize);
        let mut tables = Vec::with_capacity(found.len());
        for table in found {
            if let Ok(table) = asking.listed(person.as_ref(), table).await {
                tables.push(table);
            }
        }
        Ok(Tables { tables, more: next.map(|next| next.to_string()) })
    };
    asking.json(result.await)
}

/// Where a page of tables ended, as it goes over the wire: `g1763400000000-ID`.
#[derive(Clone, Copy, Debug)]
struct Before {
    /// Of the tables it ended among, where a list has several kinds.
    status: Status,
    cursor: Cursor,
}

impl Before {
    fn read(text: &str) -> Result<Self, Fault> {
        let read = || {
            let status = match text.chars().next()? {
                'g' => Status::Gathering,
                'r' => Status::Running,
                'm' => Status::Over,
                _ => return None,
            };
            let (at, table) = text.get(1..)?.split_once('-')?;
            let cursor = Cursor { at: at.parse().ok()?, table: table.parse().ok()? };
            Some(Self { status, cursor })
        };
        read().ok_or_else(|| Fault::Malformed(format!("before={text}")))
    }

    fn after(page: &[Kept], status: Status, at: impl Fn(&Kept) -> i64) -> Option<Self> {
        let last = page.last()?;
        Some(Self { status, cursor: Cursor { at: at(last), table: last.table.id } })
    }
}

impl std::fmt::Display for Before {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let among = match self.status {
            Status::Gathering => 'g',
            Status::Running => 'r',
            Status::Over | Status::Abandoned => 'm',
        };
        write!(f, "{among}{}-{}", self.cursor.at, self.cursor.table)
    }
}

pub(super) async fn create(Said(asking, new): Said<NewTable>) -> Response {
    let result = async {
        let person = asking.person().await?;
        let table = tokens::table();
        open(&asking, &person, table, new, &[]).await?;
        asking.after(&person, table).await
    };
    asking.json(result.await)
}

/// Opens a table with this id; some of its open seats may be kept for somebody.
pub(super) async fn open(
    asking: &Asking,
    person: &Person,
    id: TableId,
    new: NewTable,
    kept: &[Option<PersonId>],
) -> Result<(), Fault> {
    let around = asking.app.hall.around();
    let kind = around.games.iter().find(|kind| kind.name() == new.game);
    let kind = kind.ok_or(Fault::Refused("server-no-such-game"))?;
    let options: Vec<(String, String)> =
        new.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    kind.check(new.seats.len(), &options)?;
    if new.seats.iter().filter(|seat| **seat == NewSeat::Me).count() > 1 {
        return Err(Fault::Refused("server-one-seat"));
    }
    for seat in &new.seats {
        if let NewSeat::Bot { level } = seat
            && !bots::LEVELS.contains(level)
        {
            return Err(Fault::Refused("server-bad-level"));
        }
    }
    let nonce = nonce(new.nonce)?;
    asking.app.counts.tables.take(person.id, asking.address)?;
    let store = asking.app.hall.store();
    let open = store.hosted(person.id, Status::Gathering).await?
        + store.hosted(person.id, Status::Running).await?;
    if open >= asking.app.config.limits.open_tables {
        return Err(Fault::Quota("server-too-many-tables"));
    }
    let bots = new.seats.iter().filter(|seat| matches!(seat, NewSeat::Bot { .. })).count();
    asking.bots(person, bots as u32).await?;
    let now = (around.now)();
    let (rules, components) = kind.stamp();
    let agreement = Agreement {
        game: new.game.clone(),
        players: new.seats.len() as u8,
        options: new.options,
        hints: new.hints,
        practice: new.practice,
        rules,
        components: components.to_owned(),
        date: setup::date(now),
    };
    let secret = Secret(tokens::secret());
    let text = agreement.text();
    let commitment = fairness::commitment(secret, &id.to_string(), &text);
    let (mut seats, entries) = room::opened(&new.seats, person, &nonce, now);
    for (seat, kept) in seats.iter_mut().zip(kept) {
        seat.reserved_for = *kept;
    }
    let visibility = match new.visibility {
        wire::Visibility::Open => store::Visibility::Open,
        wire::Visibility::Private => store::Visibility::Private,
    };
    let table = store::NewTable {
        id,
        host: person.id,
        game: new.game,
        setup: text,
        visibility,
        status: Status::Gathering,
        created: now,
        seed: Some(store::Seed(secret.0)),
        commitment: Some(store::Commitment(commitment)),
        seats,
    };
    store.write(store::Change::AddTable { table, entries }).await?;
    Ok(())
}

pub(super) async fn table(asking: Asking, Path(table): Path<String>) -> Response {
    let found = asking.look(&table, |room, glance| Ok(room.table(glance))).await;
    asking.json(found)
}

pub(super) async fn join(Path(table): Path<String>, Said(asking, join): Said<Join>) -> Response {
    let result = async {
        let (person, table) = asking.known(&table).await?;
        let change = Change::Join {
            person: person.id,
            name: person.name.clone(),
            seat: seat(join.seat)?,
            nonce: nonce(join.nonce)?,
            invited: None,
        };
        asking.changed(&person, table, change).await
    };
    asking.json(result.await)
}

pub(super) async fn join_by_link(Said(asking, join): Said<Joining>) -> Response {
    let result = async {
        let person = asking.person().await?;
        let store = asking.app.hall.store();
        let found = store.invitation(tokens::hashed(&join.token)).await?;
        let invitation = found
            .filter(|invitation| invitation.revoked.is_none())
            .ok_or(Fault::Refused("server-bad-invitation"))?;
        // Who sits there already has come back by the same link.
        let id = person.id;
        let seated = move |room: &room::Room| room.seat_of(id).is_some();
        if asking.app.hall.look(invitation.table, seated).await? {
            return asking.after(&person, invitation.table).await;
        }
        let change = Change::Join {
            person: person.id,
            name: person.name.clone(),
            seat: seat(join.seat)?,
            nonce: nonce(join.nonce)?,
            invited: Some(invitation.seat.map(|seat| Seat::new(usize::from(seat)))),
        };
        asking.changed(&person, invitation.table, change).await
    };
    asking.json(result.await)
}

pub(super) async fn leave(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let (person, table) = asking.known(&table).await?;
        asking.changed(&person, table, Change::Leave { person: person.id }).await
    };
    asking.json(result.await)
}

pub(super) async fn close(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let (person, table) = asking.hosted(&table).await?;
        asking.changed(&person, table, Change::Close { person: person.id }).await
    };
    asking.json(result.await)
}

pub(super) async fn start(
    Path(table): Path<String>,
    Maybe(asking, words): Maybe<Words>,
) -> Response {
    let result = async {
        let (person, table) = asking.hosted(&table).await?;
        let nonce = words.nonce.map(|words| nonce(Some(words))).transpose()?;
        asking.changed(&person, table, Change::Start { person: person.id, nonce }).await
    };
    asking.json(result.await)
}

pub(super) async fn invite(
    Path(table): Path<String>,
    Said(asking, invite): Said<Invite>,
) -> Response {
    let result = async {
        let (person, table) = asking.hosted(&table).await?;
        asking.app.counts.invitations.take(person.id, asking.address)?;
        let seat = seat(invite.seat)?;
        let token = tokens::token();
        let kept = store::Invitation {
            token: tokens::hashed(&token),
            table,
            seat: seat.map(|seat| seat.index() as u8),
            created: (asking.app.hall.around().now)(),
            revoked: None,
        };
        asking.app.hall.store().write(store::Change::AddInvitation(kept)).await?;
        let link = format!("{}/join#{token}", asking.base_url());
        Ok(Invitation { token, link })
    };
    asking.json(result.await)
}

/// Makes all links to this table void.
pub(super) async fn uninvite(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let (_, table) = asking.hosted(&table).await?;
        let store = asking.app.hall.store();
        let at = (asking.app.hall.around().now)();
        for invitation in store.invitations(table).await? {
            if invitation.revoked.is_none() {
                let token = invitation.token;
                store.write(store::Change::RevokeInvitation { token, at }).await?;
            }
        }
        Ok(())
    };
    match result.await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(fault) => asking.refuse(fault),
    }
}

pub(super) async fn hand_over(
    Path((table, chair)): Path<(String, String)>,
    Said(asking, to): Said<HandOver>,
) -> Response {
    let result = async {
        let (person, table) = asking.known(&table).await?;
        if matches!(to, HandOver::Bot { .. }) {
            asking.bots(&person, 1).await?;
        }
        let seat = letter(&chair)?;
        let handing = Handing {
            person: person.id,
            name: person.name.clone(),
            seat,
            to,
            nonce: nonce(None)?,
            away: asking.away(table, seat).await?,
        };
        let change = Change::HandOver(handing);
        asking.changed(&person, table, change).await
    };
    asking.json(result.await)
}
