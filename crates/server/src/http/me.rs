//! People.

use super::ask::{Asking, COOKIE, Said};
use crate::fault::Fault;
use crate::letters;
use crate::limits::network;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use store::Person;
use wire::{Guest, Me, Profile, Recovery, RecoveryCode};
use words::Language;

fn described(person: Person, token: Option<String>) -> Me {
    Me { id: person.id.to_string(), name: person.name, language: person.language, token }
}

/// A name as a person may have it: without letters that play tricks, to be seen, not too long, not
/// empty.
fn name(asking: &Asking, name: Option<String>) -> Result<Option<String>, Fault> {
    let Some(name) = name else { return Ok(None) };
    let name = name.trim();
    if name.is_empty() {
        return Ok(None);
    }
    if name.chars().any(letters::tricks)
        || !letters::visible(name)
        || name.chars().count() > asking.app.config.limits.name
    {
        return Err(Fault::Refused("server-bad-name"));
    }
    Ok(Some(name.to_owned()))
}

fn language(language: Option<String>) -> Result<Option<String>, Fault> {
    match language {
        None => Ok(None),
        Some(tag) => match Language::from_tag(&tag) {
            Some(language) => Ok(Some(language.code().to_owned())),
            None => Err(Fault::Refused("server-bad-language")),
        },
    }
}

/// Answers with a session: in a cookie, or for programs in the answer itself.
fn seated(asking: &Asking, person: Person, token: String, bearer: bool) -> Response {
    if bearer {
        return Json(described(person, Some(token))).into_response();
    }
    let secure = if asking.app.base_url.starts_with("https://") { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={token}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Lax{secure}");
    ([(header::SET_COOKIE, cookie)], Json(described(person, None))).into_response()
}

pub(super) async fn sit(Said(asking, guest): Said<Guest>) -> Response {
    let result = async {
        // Who has a session keeps it.
        if !guest.bearer
            && let Ok(person) = asking.person().await
        {
            return Ok(Json(described(person, None)).into_response());
        }
        let name = name(&asking, guest.name)?;
        let language = language(guest.language)?;
        asking.app.counts.guests.take(network(asking.address))?;
        let (person, token) = asking.app.people.guest(name, language).await?;
        Ok(seated(&asking, person, token, guest.bearer))
    };
    result.await.unwrap_or_else(|fault| asking.refuse(fault))
}

pub(super) async fn go(asking: Asking) -> Response {
    let result = async {
        asking.person().await?;
        let token = asking.token.clone().ok_or(Fault::NoSession)?;
        asking.app.people.end(&token).await
    };
    match result.await {
        Ok(()) => {
            let cookie = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
            (StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response()
        }
        Err(fault) => asking.refuse(fault),
    }
}

pub(super) async fn recover(Said(asking, recovery): Said<Recovery>) -> Response {
    let result = async {
        asking.app.counts.guests.take(network(asking.address))?;
        let found = asking.app.people.recovered(&recovery.code).await?;
        let person = found.ok_or(Fault::Refused("server-bad-code"))?;
        let token = asking.app.people.session(&person).await?;
        Ok(seated(&asking, person, token, recovery.bearer))
    };
    result.await.unwrap_or_else(|fault| asking.refuse(fault))
}

pub(super) async fn me(asking: Asking) -> Response {
    let found = asking.person().await.map(|person| described(person, None));
    asking.json(found)
}

pub(super) async fn profile(Said(asking, profile): Said<Profile>) -> Response {
    let result = async {
        let person = asking.person().await?;
        let name = match profile.name {
            Some(given) => name(&asking, Some(given))?,
            None => person.name.clone(),
        };
        let language = match profile.language {
            Some(given) => language(Some(given))?,
            None => person.language.clone(),
        };
        let person = asking.app.people.describe(&person, name, language).await?;
        Ok(described(person, None))
    };
    asking.json(result.await)
}

pub(super) async fn recovery(asking: Asking) -> Response {
    let result = async {
        let person = asking.person().await?;
        Ok(RecoveryCode { code: asking.app.people.recovery(&person).await? })
    };
    asking.json(result.await)
}
