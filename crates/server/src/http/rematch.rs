//! The same people again.

use super::ask::{Asking, Maybe, Path};
use super::tables;
use crate::fault::Fault;
use crate::room::{Again, Change, Handing};
use crate::tokens;
use axum::response::Response;
use store::{Person, TableId};
use wire::{HandOver, Words};

/// Who asks first opens a new table and sits there; who asks later sits down at the same. The
/// table is announced before it is opened, so there are never two.
pub(super) async fn rematch(
    Path(table): Path<String>,
    Maybe(asking, words): Maybe<Words>,
) -> Response {
    let result = async {
        let nonce = tables::nonce(words.nonce.clone())?;
        let (person, old) = asking.known(&table).await?;
        let id = person.id;
        let look = move |room: &crate::room::Room| (room.rematch(), room.again(id));
        let (announced, again) = asking.app.hall.look(old, look).await?;
        let mut again = again?;
        again.table.nonce = words.nonce;
        let new = match announced {
            Some(new) => new,
            None => announce(&asking, &person, old).await?,
        };
        sit(&asking, &person, new, again, nonce).await?;
        asking.after(&person, new).await
    };
    asking.json(result.await)
}

async fn announce(asking: &Asking, person: &Person, old: TableId) -> Result<TableId, Fault> {
    let new = tokens::table();
    let change = Change::Rematch { person: person.id, table: new };
    let announced = asking.app.hall.change(old, change, asking.catalogue()).await;
    // Somebody else may have been quicker.
    let known = asking.app.hall.look(old, |room| room.rematch()).await?;
    match (known, announced) {
        (Some(known), _) => Ok(known),
        (None, Err(fault)) => Err(fault),
        (None, Ok(_)) => Err(Fault::Internal),
    }
}

/// Sits down at the new table, which is opened if it is not there yet.
async fn sit(
    asking: &Asking,
    person: &Person,
    new: TableId,
    again: Again,
    nonce: Vec<u8>,
) -> Result<(), Fault> {
    let store = asking.app.hall.store();
    if store.table(new).await?.is_none() {
        let opened = tables::open(asking, person, new, again.table, &again.kept).await;
        // Unless somebody opened it at the same moment.
        if store.table(new).await?.is_none() {
            return opened;
        }
    }
    let id = person.id;
    let look = move |room: &crate::room::Room| (room.seat_of(id), room.kept_for(id));
    match asking.app.hall.look(new, look).await? {
        (None, Some(seat)) => {
            let name = person.name.clone();
            let to = HandOver::Back;
            let handing = Handing { person: id, name, seat, to, nonce, away: None };
            let change = Change::HandOver(handing);
            let Err(fault) = asking.changed(person, new, change).await else { return Ok(()) };
            // Who asked twice at the same moment sits there already.
            let seated = asking.app.hall.look(new, move |room| room.seat_of(id).is_some()).await?;
            if seated { Ok(()) } else { Err(fault) }
        }
        // The seat was given away, or is theirs already.
        (Some(_), _) | (None, None) => Ok(()),
    }
}
