//! What anybody may ask.

use super::ask::Asking;
use crate::fault::Fault;
use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::LazyLock;
use std::sync::atomic::Ordering;
use wire::{Game, GameOption, Games, Level, OptionValue, Players};
use words::{Args, capital};

/// Whether the server can keep what it is told. When it cannot, only another start helps.
pub(super) async fn healthz(asking: Asking) -> Response {
    if asking.app.hall.store().condition().stopped {
        return asking.refuse(Fault::Unavailable);
    }
    "ok\n".into_response()
}

/// Figures in the form that Prometheus reads.
pub(super) async fn metrics(asking: Asking) -> Response {
    let figures = &asking.app.figures;
    let store = asking.app.hall.store().condition();
    let thinkers = &asking.app.hall.around().thinkers;
    let read = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let rows = [
        ("azulejo_requests_total", "counter", read(&figures.requests)),
        ("azulejo_problems_total", "counter", read(&figures.problems)),
        ("azulejo_actions_total", "counter", read(&figures.actions)),
        ("azulejo_sockets", "gauge", read(&figures.sockets)),
        ("azulejo_connections", "gauge", asking.app.connections.count() as u64),
        ("azulejo_tables_in_use", "gauge", asking.app.hall.in_use() as u64),
        ("azulejo_thoughts", "gauge", thinkers.asked() as u64),
        ("azulejo_commits_total", "counter", store.commits),
        ("azulejo_changes_waiting", "gauge", store.waiting as u64),
        ("azulejo_store_stopped", "gauge", u64::from(store.stopped)),
    ];
    let text: String = rows
        .iter()
        .map(|(name, kind, value)| format!("# TYPE {name} {kind}\n{name} {value}\n"))
        .collect();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

pub(super) async fn openapi() -> Json<&'static serde_json::Value> {
    static DOCUMENT: LazyLock<serde_json::Value> = LazyLock::new(wire::openapi);
    Json(&DOCUMENT)
}

pub(super) async fn games(asking: Asking) -> Json<Games> {
    let catalogue = asking.catalogue();
    let option = |game: &str, option: &kernel::OptionSpec| GameOption {
        name: option.name.to_owned(),
        title: catalogue.text(&[game, "option", option.name].join("-")),
        values: option
            .values
            .iter()
            .map(|value| OptionValue {
                name: (*value).to_owned(),
                title: catalogue.text(&[game, "option", option.name, value].join("-")),
            })
            .collect(),
    };
    let games = asking.app.hall.around().games.iter().map(|game| Game {
        name: game.name().to_owned(),
        title: capital(game.name()),
        players: Players { fewest: game.players().0 as u8, most: game.players().1 as u8 },
        options: game.options().iter().map(|one| option(game.name(), one)).collect(),
    });
    let levels = bots::LEVELS.map(|level| Level {
        level,
        title: catalogue.say("client-level", &Args::new().with("level", level)),
    });
    Json(Games { games: games.collect(), levels: levels.collect() })
}
