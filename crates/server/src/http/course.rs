//! How a game went.

use super::ask::{Asking, Path};
use crate::fault::Fault;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use store::TableId;
use wire::{Rule, Rules};
use words::{Language, rules};

pub(super) async fn history(asking: Asking, Path(table): Path<String>) -> Response {
    let found = asking.look(&table, |room, glance| room.history(glance)).await;
    asking.json(found)
}

pub(super) async fn since(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        let after = asking.number("after")?.unwrap_or(0);
        let after = u32::try_from(after).unwrap_or(u32::MAX);
        asking.look(&table, move |room, glance| room.since(glance, after)).await
    };
    asking.json(result.await)
}

/// What the search makes of a game that is over. While it thinks the answer is empty but for how
/// far it has come, with the status 202.
pub(super) async fn analysis(asking: Asking, Path(table): Path<String>) -> Response {
    let result = async {
        // Whoever may not look at the table may not ask either.
        let known = asking.look(&table, |room, _| Ok(room.id)).await?;
        let progress = match asking.app.analyses.known(known) {
            Some(progress) => progress,
            None => begin(&asking, &table, known).await?,
        };
        let thinking = progress.verdict().is_none();
        let told =
            asking.look(&table, move |room, glance| room.analysis(glance, &progress)).await?;
        Ok((thinking, told))
    };
    match result.await {
        Ok((true, told)) => (StatusCode::ACCEPTED, Json(told)).into_response(),
        Ok((false, told)) => asking.json(Ok(told)),
        Err(fault) => asking.refuse(fault),
    }
}

async fn begin(
    asking: &Asking,
    table: &str,
    id: TableId,
) -> Result<std::sync::Arc<crate::analyses::Progress>, Fault> {
    let judging = asking.look(table, |room, _| room.to_judge()).await?;
    let person = asking.person().await?;
    asking.app.counts.analyses.take(person.id, asking.address)?;
    let thinkers = std::sync::Arc::clone(&asking.app.hall.around().thinkers);
    let most = asking.app.config.limits.judged_at_once as usize;
    asking.app.analyses.begin(id, judging, thinkers, most)
}

/// The page of rules of a game, in the language of who asks.
fn page(asking: &Asking, game: &str) -> Result<(&'static str, Language), Fault> {
    let language = asking.catalogue().language();
    let games = &asking.app.hall.around().games;
    let kind = games.iter().find(|kind| kind.name() == game).ok_or(Fault::NotFound)?;
    Ok((kind.rules(language), language))
}

/// All rules.
pub(super) async fn rules(asking: Asking, Path(game): Path<String>) -> Response {
    let found = page(&asking, &game);
    asking.json(found.map(|(text, language)| Rules {
        game,
        text: text.to_owned(),
        language: language.code().to_owned(),
    }))
}

/// What a rule says.
pub(super) async fn rule(asking: Asking, Path((game, rule)): Path<(String, String)>) -> Response {
    let found = page(&asking, &game).and_then(|(page, language)| {
        let found = rules::rule(page, &rule).ok_or(Fault::NotFound)?;
        let language = language.code().to_owned();
        Ok(Rule { rule, chapter: found.chapter, text: found.text, language })
    });
    asking.json(found)
}
