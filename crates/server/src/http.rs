//! What is asked over HTTP.
//!
//! [`wire::ROUTES`] says what there is; [`answer`] says who answers it. Whoever may not know a
//! table is told that there is none.

mod ask;
mod client;
mod course;
mod document;
mod front;
mod me;
mod play;
mod rematch;
mod strict;
mod tables;

use crate::app::App;
use crate::fault::Fault;
pub(crate) use ask::Asking;
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::time::Duration;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use wire::{Method, ROUTES, Route};

/// A request that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(30);

/// Everything the server answers.
pub(crate) fn router(app: App) -> Router {
    let mut router = Router::new();
    for route in ROUTES {
        router = router.route(route.path, answer(route));
    }
    let limit = app.config.limits.body;
    router
        .fallback(client::client)
        .method_not_allowed_fallback(async |asking: Asking| asking.refuse(Fault::MethodNotAllowed))
        .layer(DefaultBodyLimit::max(limit))
        // A document or a drawing is a tenth of its size then; who asks for it pays in time.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Who answers a route.
fn answer(route: &Route) -> MethodRouter<App> {
    macro_rules! by {
        ($($name:ident: $module:ident),* $(,)?) => {
            match (route.name, route.method) {
                $(
                    (stringify!($name), Method::Get) => routing::get($module::$name),
                    (stringify!($name), Method::Post) => routing::post($module::$name),
                    (stringify!($name), Method::Patch) => routing::patch($module::$name),
                    (stringify!($name), Method::Delete) => routing::delete($module::$name),
                )*
                (unknown, _) => unreachable!("nobody answers {unknown}"),
            }
        };
    }
    use crate::socket;
    by! {
        healthz: front, metrics: front, openapi: front, games: front,
        sit: me, go: me, recover: me, me: me, profile: me, recovery: me,
        tables: tables, create: tables, join_by_link: tables, table: tables, join: tables,
        leave: tables, close: tables, start: tables, invite: tables, uninvite: tables,
        hand_over: tables,
        document: document, drawing: document, tableau: document,
        history: course, since: course, analysis: course, rules: course, rule: course,
        rematch: rematch,
        state: play, preview: play, why: play, log: play, page: play, record: play, report: play,
        act: play, undo: play, hint: play, chat: play,
        socket: socket,
    }
}

/// What holds for every request: limits, no other site, and what a browser must know.
async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    crate::app::Figures::count(&app.figures.requests);
    // The query may hold what somebody is about to do; it is nobody's business.
    tracing::debug!(method = %request.method(), path = request.uri().path(), "asked");
    let asking = match Asking::of(&app, request.headers(), request.uri(), request.extensions()) {
        Ok(asking) => asking,
        Err(response) => return *response,
    };
    if let Err(fault) = asking.admit(&app, request.method(), request.headers()) {
        return finish(&app, asking.refuse(fault));
    }
    let mut request = request;
    request.extensions_mut().insert(asking.clone());
    let answered = AssertUnwindSafe(next.run(request)).catch_unwind();
    let response = match tokio::time::timeout(PATIENCE, answered).await {
        Ok(Ok(response)) => response,
        // Even a mistake of ours is told in words; what failed is in the log.
        Ok(Err(_)) => asking.refuse(Fault::Internal),
        // What was asked may still be done.
        Err(_) => asking.refuse(Fault::Late),
    };
    finish(&app, response)
}

fn finish(app: &App, mut response: Response<Body>) -> Response {
    if response.status().is_client_error() || response.status().is_server_error() {
        crate::app::Figures::count(&app.figures.problems);
    }
    let headers = response.headers_mut();
    let mut set = |name: header::HeaderName, value: &'static str| {
        headers.insert(name, HeaderValue::from_static(value));
    };
    set(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    );
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
