//! The table as a document and as a drawing.

use super::ask::{Asking, Path};
use crate::tableaux::Told;
use axum::response::Response;

pub(super) async fn document(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let at = asking.number("at")?;
        asking.look(&table, move |room, glance| room.document(glance, at)).await
    };
    asking.json(result.await)
}

pub(super) async fn drawing(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let at = asking.number("at")?;
        asking.look(&table, move |room, glance| room.drawing(glance, at)).await
    };
    asking.json(result.await)
}

/// All that a page shows, as far as whoever asks does not have it.
pub(super) async fn tableau(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let drawn = asking.query.get("drawn").is_none_or(|drawn| drawn != "no");
        let told = asking
            .look(&table, move |room, glance| {
                let document = room.document(glance, None).ok();
                let drawing = if drawn { room.drawing(glance, None).ok() } else { None };
                let state = room.shown_state(glance);
                Ok(Told { person: glance.person, table: room.id, state, document, drawing })
            })
            .await?;
        Ok(asking.app.tableaux.news(told, asking.query.get("known").map(String::as_str)))
    };
    asking.json(result.await)
}
