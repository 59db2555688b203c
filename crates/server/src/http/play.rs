//! The game at a table.

use super::ask::{Asking, Path, Said};
use crate::app::Figures;
use crate::fault::Fault;
use crate::games::PageName;
use crate::room::Change;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer};
use wire::{Act, Acted, Chat, TakeBack};

pub(super) async fn state(asking: Asking, Path(table): Path<String>) -> Response {
    let at = match asking.number("at") {
        Ok(at) => at,
        Err(fault) => return asking.refuse(fault),
    };
    let found = asking
        .look(&table, move |room, glance| match at {
            None => Ok(room.state(glance)),
            Some(at) => room.state_at(glance, at),
        })
        .await;
    asking.json(found)
}

impl Asking {
    fn action(&self) -> Result<String, Fault> {
        let given = self.query.get("action").cloned();
        given.ok_or_else(|| Fault::Malformed("action".to_owned()))
    }
}

pub(super) async fn preview(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let action = asking.action()?;
        asking.look(&table, move |room, glance| room.preview(glance, &action)).await
    };
    asking.json(result.await)
}

/// Why an action is refused; an empty answer if it is not.
pub(super) async fn why(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let action = asking.action()?;
        asking.look(&table, move |room, glance| room.why(glance, &action)).await
    };
    match result.await {
        Ok(()) => StatusCode::NO_CONTENT.into_response(),
        Err(fault) => asking.refuse(fault),
    }
}

pub(super) async fn log(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let after = asking.number("after")?.unwrap_or(0);
        let after = u32::try_from(after).unwrap_or(u32::MAX);
        asking.look(&table, move |room, glance| Ok(room.log(glance, after))).await
    };
    asking.json(result.await)
}

pub(super) async fn page(asking: Asking, Path((table, page)): Path<(String, String)>) -> Response {
    let result = async {
        let at = asking.number("at")?;
        asking
            .look(&table, move |room, glance| {
                let page = match page.as_str() {
                    "summary" => PageName::Summary,
                    "board" => PageName::Board,
                    "unseen" => PageName::Unseen,
                    "me" => match glance.viewer {
                        Viewer::Seat(seat) => PageName::Belongings(seat),
                        Viewer::Spectator => return Err(Fault::Forbidden),
                    },
                    other => {
                        let mut letters = other.chars();
                        let seat = letters.next().and_then(Seat::from_letter);
                        let seat = seat.filter(|_| letters.next().is_none());
                        PageName::Belongings(seat.ok_or(Fault::NotFound)?)
                    }
                };
                room.page(glance, page, at)
            })
            .await
    };
    asking.json(result.await)
}

const TEXT: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];

pub(super) async fn record(asking: Asking, Path(table): Path<String>) -> Response {
    match asking.look(&table, |room, glance| room.record(glance)).await {
        Ok(record) => (TEXT, record).into_response(),
        Err(fault) => asking.refuse(fault),
    }
}

/// A file about a problem: what the viewer may have of the record, where it stands and what they
/// see.
pub(super) async fn report(asking: Asking, Path(table): Path<String>) -> Response {
    match asking.look(&table, |room, glance| room.report(glance)).await {
        Ok(report) => (TEXT, report).into_response(),
        Err(fault) => asking.refuse(fault),
    }
}

pub(super) async fn act(Path(table): Path<String>, Said(asking, act): Said<Act>) -> Response {
    let result = async {
        let person = asking.person().await?;
        asking.app.counts.actions.take(person.id, asking.address)?;
        let change = Change::Act {
            person: person.id,
            position: act.position,
            id: act.id,
            action: act.action,
        };
        asking.done(&table, change).await
    };
    asking.json(result.await)
}

pub(super) async fn undo(
    Path(table): Path<String>,
    Said(asking, undo): Said<TakeBack>,
) -> Response {
    let result = async {
        let person = asking.person().await?;
        asking.app.counts.actions.take(person.id, asking.address)?;
        let change = Change::Undo { person: person.id, position: undo.position, id: undo.id };
        asking.done(&table, change).await
    };
    asking.json(result.await)
}

impl Asking {
    async fn done(&self, table: &str, change: Change) -> Result<Acted, Fault> {
        let table = table.parse().map_err(|_| Fault::NotFound)?;
        let acted = self.app.hall.change(table, change, self.catalogue()).await?;
        Figures::count(&self.app.figures.actions);
        Ok(acted)
    }
}

pub(super) async fn hint(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let person = asking.person().await?;
        asking.app.counts.hints.take(person.id, asking.address)?;
        let question = asking.look(&table, |room, glance| room.question(glance)).await?;
        let found = asking.app.hall.around().thinkers.think(question).await;
        let found = found.ok_or(Fault::Internal)?;
        asking.look(&table, move |room, glance| room.hints(glance, found)).await
    };
    asking.json(result.await)
}

pub(super) async fn chat(Path(table): Path<String>, Said(asking, chat): Said<Chat>) -> Response {
    let result = async {
        let person = asking.person().await?;
        if chat.text.chars().count() > asking.app.config.limits.remark {
            return Err(Fault::TooLarge);
        }
        asking.app.counts.chat.take(person.id, asking.address)?;
        let change = Change::Say {
            person: person.id,
            name: person.name.clone(),
            id: chat.id,
            channel: chat.channel,
            text: chat.text,
        };
        asking.done(&table, change).await
    };
    asking.json(result.await)
}
