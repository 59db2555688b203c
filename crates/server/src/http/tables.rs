//! Tables: opened, found, joined, left, started, handed over.

use super::ask::{Asking, Said};
use crate::fairness::{self, Secret};
use crate::fault::Fault;
use crate::room::{self, Change, Glance};
use crate::setup::{self, Agreement};
use crate::tokens;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::Seat;
use store::{Invitation as Kept, Person, Status, TableId};
use wire::{HandOver, Invitation, Invite, Join, Joining, NewSeat, NewTable, Table, Tables};

/// Tables are listed in pages of so many.
const PAGE: u32 = 50;

/// The most letters of a word that goes into the seed.
const LONGEST_NONCE: usize = 64;

fn nonce(given: Option<String>) -> Result<Vec<u8>, Fault> {
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
    async fn after(&self, person: &Person, table: TableId) -> Result<Table, Fault> {
        let (id, words) = (person.id, self.words());
        self.app.hall.look(table, move |room| room.table(&Glance::new(room, id, words))).await
    }

    async fn changed(
        &self,
        person: &Person,
        table: TableId,
        change: Change,
    ) -> Result<Table, Fault> {
        self.app.hall.change(table, change, self.catalogue()).await?;
        self.after(person, table).await
    }

    /// A table that this person may know of.
    async fn known(&self, table: &str) -> Result<(Person, TableId), Fault> {
        let person = self.person().await?;
        let table: TableId = table.parse().map_err(|_| Fault::NotFound)?;
        let id = person.id;
        let may = self.app.hall.look(table, move |room| room.may_watch(id)).await?;
        if may { Ok((person, table)) } else { Err(Fault::NotFound) }
    }

    /// A table of which this person is the host.
    async fn hosted(&self, table: &str) -> Result<(Person, TableId), Fault> {
        let (person, table) = self.known(table).await?;
        let id = person.id;
        let host = self.app.hall.look(table, move |room| room.host == id).await?;
        if host { Ok((person, table)) } else { Err(Fault::Forbidden) }
    }
}

pub(super) async fn tables(asking: Asking) -> Response {
    let result = async {
        let person = asking.person().await?;
        let store = asking.app.hall.store();
        let list = asking.query.get("list").map_or("mine", String::as_str);
        let found = match list {
            "mine" => store.tables_of(person.id, None, PAGE).await?,
            "open" => {
                let mut open = store.open_tables(Status::Gathering, None, PAGE).await?;
                open.extend(store.open_tables(Status::Running, None, PAGE).await?);
                open
            }
            other => return Err(Fault::Malformed(format!("list={other}"))),
        };
        let mut tables = Vec::with_capacity(found.len());
        for table in found {
            if let Ok(table) = asking.after(&person, table.table.id).await {
                tables.push(table);
            }
        }
        Ok(Tables { tables })
    };
    asking.json(result.await)
}

pub(super) async fn create(Said(asking, new): Said<NewTable>) -> Response {
    let result = async {
        let person = asking.person().await?;
        let table = open(&asking, &person, new).await?;
        asking.after(&person, table).await
    };
    asking.json(result.await)
}

async fn open(asking: &Asking, person: &Person, new: NewTable) -> Result<TableId, Fault> {
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
    asking.app.tables.take(person.id).map_err(|seconds| Fault::TooMany { seconds })?;
    let store = asking.app.hall.store();
    let open = store.hosted(person.id, Status::Gathering).await?
        + store.hosted(person.id, Status::Running).await?;
    if open >= asking.app.config.limits.open_tables {
        return Err(Fault::Quota("server-too-many-tables"));
    }
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
    let id = tokens::table();
    let secret = Secret(tokens::secret());
    let text = agreement.text();
    let commitment = fairness::commitment(secret, &id.to_string(), &text);
    let (seats, entries) = room::opened(&new.seats, person, &nonce, now);
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
    Ok(id)
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

pub(super) async fn start(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let (person, table) = asking.hosted(&table).await?;
        asking.changed(&person, table, Change::Start { person: person.id }).await
    };
    asking.json(result.await)
}

pub(super) async fn invite(
    Path(table): Path<String>,
    Said(asking, invite): Said<Invite>,
) -> Response {
    let result = async {
        let (_, table) = asking.hosted(&table).await?;
        let seat = seat(invite.seat)?;
        let token = tokens::token();
        let kept = Kept {
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
        let change = Change::HandOver {
            person: person.id,
            name: person.name.clone(),
            seat: letter(&chair)?,
            to,
        };
        asking.changed(&person, table, change).await
    };
    asking.json(result.await)
}
