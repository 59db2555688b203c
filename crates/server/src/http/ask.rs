//! Who asks, in which language, and whether they may.

use super::strict::Strict;
use crate::app::App;
use crate::fault::Fault;
use crate::limits::{Caller, network};
use crate::room::{Glance, Room};
use crate::speech;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use store::{Person, TableId};
use words::{Catalogue, Language};

/// The name of the cookie that holds the token of a session.
pub(super) const COOKIE: &str = "azulejo";

/// What is known of a request before it is answered.
#[derive(Clone, Debug)]
pub(crate) struct Asking {
    pub(crate) app: App,
    pub(super) address: IpAddr,
    pub(crate) token: Option<String>,
    /// The token came in a cookie, which a browser sends by itself.
    cookie: bool,
    /// Whether a language was asked for, and which.
    asked: Option<Language>,
    accepted: Option<Language>,
    pub(super) query: HashMap<String, String>,
    host: Option<String>,
}

impl Asking {
    /// Reads what every request may say.
    pub(super) fn of(
        app: &App,
        headers: &HeaderMap,
        uri: &Uri,
        extensions: &Extensions,
    ) -> Result<Self, Box<Response>> {
        let peer = extensions
            .get::<ConnectInfo<SocketAddr>>()
            .map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip())
            .to_canonical();
        let text = |name: header::HeaderName| headers.get(name)?.to_str().ok();
        let address = if app.config.trusts(peer) { forwarded(app, headers, peer) } else { peer };
        let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
        let cookie = text(header::COOKIE).and_then(|cookies| {
            let mut pairs = cookies.split(';').filter_map(|pair| pair.trim().split_once('='));
            pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
        });
        let query: HashMap<String, String> = match axum::extract::Query::try_from_uri(uri) {
            Ok(axum::extract::Query(query)) => query,
            Err(error) => {
                let problem = Fault::Malformed(error.body_text())
                    .problem(speech::catalogue(Language::default()));
                return Err(Box::new((StatusCode::BAD_REQUEST, Json(problem)).into_response()));
            }
        };
        Ok(Self {
            app: app.clone(),
            address,
            token: bearer.or(cookie).map(str::to_owned),
            cookie: bearer.is_none() && cookie.is_some(),
            asked: query.get("lang").and_then(|tag| Language::from_tag(tag)),
            accepted: text(header::ACCEPT_LANGUAGE).and_then(speech::accepted),
            query,
            host: text(header::HOST).map(str::to_owned),
        })
    }

    /// Whether the request may be looked at at all.
    pub(super) fn admit(
        &self,
        app: &App,
        method: &Method,
        headers: &HeaderMap,
    ) -> Result<(), Fault> {
        let address = network(self.address);
        app.counts.addresses.take(address)?;
        // A token that was made up must not buy a bucket of its own.
        let token = self.token.as_deref().map(crate::tokens::hashed);
        let key = token
            .filter(|token| app.people.knows(token))
            .map_or(Caller::Address(address), Caller::Token);
        app.counts.requests.take(key)?;
        if self.cookie && !matches!(*method, Method::GET | Method::HEAD) {
            self.same_site(headers)?;
        }
        Ok(())
    }

    /// A browser says where a request comes from; one from another site is refused.
    pub(crate) fn same_site(&self, headers: &HeaderMap) -> Result<(), Fault> {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        if let Some(site) = text("sec-fetch-site") {
            return if matches!(site, "same-origin" | "none") {
                Ok(())
            } else {
                Err(Fault::CrossSite)
            };
        }
        let Some(origin) = text("origin") else { return Ok(()) };
        let host = origin.split_once("://").map_or(origin, |(_, host)| host);
        let own = text("host").is_some_and(|own| own == host) || origin == self.app.base_url;
        if own { Ok(()) } else { Err(Fault::CrossSite) }
    }

    /// The address by which whoever asks reaches the server.
    pub(super) fn base_url(&self) -> String {
        match &self.host {
            Some(host) if self.app.config.base_url.is_none() => format!("http://{host}"),
            _ => self.app.base_url.clone(),
        }
    }

    /// The language of whatever is said: asked for, the browser's, or English.
    pub(crate) fn catalogue(&self) -> &'static Catalogue {
        speech::catalogue(self.asked.or(self.accepted).unwrap_or_default())
    }

    /// Sentences are only made for who asks for a language.
    pub(crate) fn words(&self) -> Option<&'static Catalogue> {
        self.asked.map(speech::catalogue)
    }

    pub(crate) fn refuse(&self, fault: Fault) -> Response {
        let problem = fault.problem(self.catalogue());
        let status = StatusCode::from_u16(problem.code.status())
            .unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(&problem)).into_response();
        if let Some(seconds) = problem.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        response
    }

    /// The person who asks.
    pub(crate) async fn person(&self) -> Result<Person, Fault> {
        let token = self.token.as_ref().ok_or(Fault::NoSession)?;
        self.app.people.of(token).await?.ok_or(Fault::NoSession)
    }

    /// Looks at a table, if the person may.
    pub(super) async fn look<T: Send + 'static>(
        &self,
        table: &str,
        look: impl FnOnce(&Room, &Glance) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let person = self.person().await?;
        let table: TableId = table.parse().map_err(|_| Fault::NotFound)?;
        let words = self.words();
        self.app
            .hall
            .look(table, move |room| {
                if !room.may_watch(person.id) {
                    return Err(Fault::NotFound);
                }
                look(room, &Glance::new(room, person.id, words))
            })
            .await?
    }

    pub(super) fn json<T: Serialize>(&self, result: Result<T, Fault>) -> Response {
        match result {
            Ok(value) => Json(value).into_response(),
            Err(fault) => self.refuse(fault),
        }
    }

    /// A number in the address.
    pub(super) fn number(&self, name: &str) -> Result<Option<usize>, Fault> {
        let parse =
            |text: &String| text.parse().map_err(|_| Fault::Malformed(format!("{name}={text}")));
        self.query.get(name).map(parse).transpose()
    }
}

/// The last address that a trusted proxy did not add itself: each adds whom it was asked by.
fn forwarded(app: &App, headers: &HeaderMap, peer: IpAddr) -> IpAddr {
    let named = headers.get_all("x-forwarded-for").into_iter().collect::<Vec<_>>();
    let hops = named.iter().rev().flat_map(|line| {
        line.to_str().unwrap_or_default().rsplit(',').map(|hop| hop.trim().parse::<IpAddr>())
    });
    let mut last = peer;
    for hop in hops {
        // What a proxy of ours cannot have written says nothing about anybody.
        let Ok(hop) = hop else { break };
        last = hop.to_canonical();
        if !app.config.trusts(last) {
            break;
        }
    }
    last
}

impl<S: Sync> FromRequestParts<S> for Asking {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get::<Self>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

/// The body of a request.
pub(super) struct Said<T>(pub(super) Asking, pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Said<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let asking = request
            .extensions()
            .get::<Asking>()
            .cloned()
            .ok_or_else(|| StatusCode::INTERNAL_SERVER_ERROR.into_response())?;
        match Json::<Strict<T>>::from_request(request, app).await {
            Ok(Json(Strict(body))) => Ok(Self(asking, body)),
            Err(rejection) => {
                let fault = match &rejection {
                    JsonRejection::BytesRejection(bytes)
                        if bytes.status() == StatusCode::PAYLOAD_TOO_LARGE =>
                    {
                        Fault::TooLarge
                    }
                    other => Fault::Malformed(other.body_text()),
                };
                Err(asking.refuse(fault))
            }
        }
    }
}

/// A body that may be left out.
pub(super) struct Maybe<T>(pub(super) Asking, pub(super) T);

impl<T: DeserializeOwned + Default> FromRequest<App> for Maybe<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let asking = request
            .extensions()
            .get::<Asking>()
            .cloned()
            .ok_or_else(|| StatusCode::INTERNAL_SERVER_ERROR.into_response())?;
        let (parts, body) = request.into_parts();
        let bytes = axum::body::to_bytes(body, app.config.limits.body)
            .await
            .map_err(|_| asking.refuse(Fault::TooLarge))?;
        if bytes.is_empty() || *bytes == *b"null" {
            return Ok(Self(asking, T::default()));
        }
        let Said(asking, body) =
            Said::from_request(Request::from_parts(parts, bytes.into()), app).await?;
        Ok(Self(asking, body))
    }
}

/// What stands in the place of names in the address. What is no text names nothing.
pub(super) struct Path<T>(pub(super) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Path<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        match axum::extract::Path::from_request_parts(parts, app).await {
            Ok(axum::extract::Path(named)) => Ok(Self(named)),
            Err(_) => match Asking::from_request_parts(parts, app).await {
                Ok(asking) => Err(asking.refuse(Fault::NotFound)),
                Err(status) => Err(status.into_response()),
            },
        }
    }
}
