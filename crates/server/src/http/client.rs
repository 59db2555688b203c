//! The browser client: files that were built from `web/` and put into the program.

use super::ask::Asking;
use crate::fault::Fault;
use crate::speech;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use words::{Args, Language};

/// Every file by its address, with compressed copies beside it; empty if the client was not built.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// Copies a browser may prefer, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

fn file(path: &str) -> Option<&'static [u8]> {
    let found = FILES.binary_search_by_key(&path, |(name, _)| name).ok()?;
    Some(FILES[found].1)
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

/// Whatever is no question to the server: a file of the client, or a page that it shows.
pub(super) async fn client(
    asking: Asking,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    if path.starts_with("/api/") || !matches!(method, Method::GET | Method::HEAD) {
        return asking.refuse(Fault::NotFound);
    }
    if path != "/index.html" && !compressed(path) && file(path).is_some() {
        return send(path, StatusCode::OK, &headers);
    }
    // A name with a dot is a file, and there is none.
    if path.rsplit('/').next().is_some_and(|last| last.contains('.')) {
        return asking.refuse(Fault::NotFound);
    }
    if file("/index.html").is_none() {
        return if path == "/" { not_built(&asking) } else { asking.refuse(Fault::NotFound) };
    }
    send("/index.html", StatusCode::OK, &headers)
}

fn compressed(path: &str) -> bool {
    ENCODINGS.iter().any(|(_, ending)| path.ends_with(ending))
}

fn send(path: &str, status: StatusCode, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let accepts = |encoding: &str| {
        let mut offers = accepted.unwrap_or_default().split(',');
        offers.any(|offer| offer.split(';').next().is_some_and(|name| name.trim() == encoding))
    };
    let copy = ENCODINGS.iter().find_map(|(encoding, ending)| {
        let bytes = file(&format!("{path}{ending}"))?;
        accepts(encoding).then_some((*encoding, bytes))
    });
    let bytes = copy.map(|(_, bytes)| bytes).or_else(|| file(path)).unwrap_or_default();
    let mut response = (status, bytes).into_response();
    let mut set = |name: header::HeaderName, value: &'static str| {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    };
    set(header::CONTENT_TYPE, kind(path));
    set(header::VARY, "Accept-Encoding");
    if let Some((encoding, _)) = copy {
        set(header::CONTENT_ENCODING, encoding);
    }
    // Their names change with what is in them.
    if path.starts_with("/assets/") {
        set(header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    }
    response
}

/// Says in every language that the client is missing, and how to play without it.
fn not_built(asking: &Asking) -> Response {
    let address = asking.base_url().replace('&', "&amp;").replace('<', "&lt;");
    let args = Args::new().with("address", address);
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Azulejo</title><h1>Azulejo</h1>",
    );
    for language in Language::ALL {
        let text = speech::catalogue(language).say("server-front", &args);
        page += &format!("<p lang=\"{}\">{text}</p>", language.code());
    }
    Html(page).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Found by halves: the list must be in order.
    #[test]
    fn every_file_is_found_and_has_a_kind() {
        for (name, bytes) in FILES {
            assert_eq!(file(name).map(<[u8]>::len), Some(bytes.len()), "{name}");
            let plain = name.trim_end_matches(".br").trim_end_matches(".gz");
            assert_ne!(kind(plain), "application/octet-stream", "{name}");
        }
    }
}
