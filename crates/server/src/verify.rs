//! For who holds the database: replays everything that is kept.

use crate::games::{Hosted, Live};
use crate::room::{LoadError, Room};
use std::sync::Arc;
use store::{Store, TableId};

/// What was found.
#[derive(Debug, Default)]
pub struct Verified {
    pub tables: usize,
    /// The tables that are not as they should be, and why.
    pub faults: Vec<(TableId, LoadError)>,
}

/// Tables are listed in pages of so many.
const PAGE: u32 = 500;

/// Replays every table that is kept against its fingerprints, the number of its last entry, what
/// was committed to, and the outcomes that follow from its seed.
///
/// # Errors
/// When the store fails.
pub async fn verify(
    store: &dyn Store,
    games: Vec<Box<dyn Hosted>>,
) -> Result<Verified, store::Error> {
    let games: Vec<Arc<dyn Hosted>> = games.into_iter().map(Arc::from).collect();
    let mut verified = Verified::default();
    let mut after = None;
    loop {
        let ids = store.table_ids(after, PAGE).await?;
        let Some(last) = ids.last().copied() else { return Ok(verified) };
        for id in ids {
            verified.tables += 1;
            let found = match Room::load(store, &games, id).await {
                Ok(Some(room)) => room.honest(),
                Ok(None) => Ok(()),
                Err(error) => Err(error),
            };
            if let Err(error) = found {
                verified.faults.push((id, error));
            }
        }
        after = Some(last);
    }
}

/// The game at a table, with all its chance, as it stands; none before it has begun.
///
/// # Errors
/// When the table cannot be read.
pub async fn game(
    store: &dyn Store,
    games: Vec<Box<dyn Hosted>>,
    table: TableId,
) -> Result<Option<Box<dyn Live>>, LoadError> {
    let games: Vec<Arc<dyn Hosted>> = games.into_iter().map(Arc::from).collect();
    Ok(Room::load(store, &games, table).await?.and_then(Room::into_game))
}
