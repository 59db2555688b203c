//! The table as a document and as a drawing.

use super::ask::{Asking, Path};
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
