//! Requests that cannot be read, or ask for what there is not.

use super::everything;
use crate::house::House;
use crate::staging::{Cast, Stage};
use wire::{Code, ROUTES};
use words::{Catalogue, Language};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bodies_that_are_wrong_are_refused_by_every_route() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Running).await;
    let before = everything(&cast).await;
    let large = format!("{{\"x\":\"{}\"}}", "x".repeat(20_000));
    let deep = "[".repeat(10_000);
    for route in ROUTES.iter().filter(|route| route.body.is_some()) {
        let path = route.path.replace("{table}", &cast.table).replace("{seat}", "A");
        for (header, body, code) in [
            (JSON, "", Code::Malformed),
            (JSON, "{", Code::Malformed),
            (JSON, "nonsense", Code::Malformed),
            (JSON, "7", Code::Malformed),
            (JSON, "[]", Code::Malformed),
            (JSON, "null", Code::Malformed),
            (JSON, "{\"unknown\":1}", Code::Malformed),
            (JSON, "{} {}", Code::Malformed),
            (JSON, "\u{0}", Code::Malformed),
            (JSON, deep.as_str(), Code::Malformed),
            (JSON, large.as_str(), Code::TooLarge),
            (("content-type", "text/plain"), "{}", Code::Malformed),
            (("content-type", "application/x-www-form-urlencoded"), "{}", Code::Malformed),
            (("x-nothing", "x"), "{}", Code::Malformed),
        ] {
            // Who has nothing to say may leave these out.
            if route.body == Some("Words") && ["", "null"].contains(&body) {
                continue;
            }
            let reply = cast.own.send(route.method.name(), &path, &[header], body.as_bytes()).await;
            let told = format!("{} {header:?} {:.20}", route.name, body);
            let problem = reply.problem();
            assert_eq!(problem.code, code, "{told}: {reply:?}");
            assert_eq!(problem.code.status(), reply.status, "{told}");
            assert_eq!(reply.header("content-type"), Some("application/json"), "{told}");
        }
    }
    assert_eq!(everything(&cast).await, before);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn fields_of_the_wrong_kind_are_refused() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Running).await;
    let before = everything(&cast).await;
    for (rest, body) in [
        ("/actions", r#"{"position":"0","id":"x","action":"pass"}"#),
        ("/actions", r#"{"position":-1,"id":"x","action":"pass"}"#),
        ("/actions", r#"{"position":0,"id":7,"action":"pass"}"#),
        ("/actions", r#"{"position":0,"id":"x"}"#),
        ("/actions", r#"{"position":0,"id":"x","action":"pass","seat":"B"}"#),
        ("/actions", r#"{"position":0,"id":"x","action":"pass","action":"pass"}"#),
        ("/undo", r#"{"position":0.5,"id":"x"}"#),
        ("/chat", r#"{"id":"x","channel":"everybody","text":"x"}"#),
        ("/seats/A", r#"{"bot":{"level":"3"}}"#),
        ("/seats/A", r#"{"bot":{"level":999}}"#),
        ("/seats/A", r#""nobody""#),
        ("/invitations", r#"{"seat":1}"#),
    ] {
        let path = cast.path(rest);
        let reply = cast.own.send("POST", &path, &[JSON], body.as_bytes()).await;
        assert_eq!(reply.problem().code, Code::Malformed, "{rest} {body}: {reply:?}");
    }
    for query in ["state?at=x", "state?at=-1", "log?after=x", "pages/board?at=x", "preview", "why"]
    {
        let reply = cast.own.send("GET", &cast.path(&format!("/{query}")), &[], b"").await;
        assert_eq!(reply.problem().code, Code::Malformed, "{query}: {reply:?}");
    }
    let reply = cast.own.send("GET", "/api/tables?list=all", &[], b"").await;
    assert_eq!(reply.problem().code, Code::Malformed);
    assert_eq!(everything(&cast).await, before);
    house.close().await;
}

/// Unknown addresses and methods are told in the language of the caller.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn unknown_addresses_and_methods_are_told_in_every_language() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "private", Stage::Running).await;
    let nobody = house.nobody();
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        let tag = language.code();
        for (method, path, id) in [
            ("GET", "/api/nowhere".to_owned(), "server-not-found"),
            ("GET", "/api/tables/x/y/z".to_owned(), "server-not-found"),
            ("PUT", "/api/me".to_owned(), "server-method"),
            ("DELETE", "/healthz".to_owned(), "server-method"),
            ("GET", "/api/me".to_owned(), "server-no-session"),
            ("GET", cast.path("/state"), "server-no-session"),
        ] {
            let header = format!("{tag};q=0.9, fr");
            let accepted = nobody.send(method, &path, &[("accept-language", &header)], b"").await;
            let asked = nobody.send(method, &format!("{path}?lang={tag}"), &[], b"").await;
            for reply in [accepted, asked] {
                let problem = reply.problem();
                assert_eq!(problem.message, catalogue.text(id), "{tag} {method} {path}");
                assert_eq!(problem.code.status(), reply.status);
            }
        }
        let hidden =
            cast.guest.send("GET", &cast.path(&format!("/state?lang={tag}")), &[], b"").await;
        assert_eq!(hidden.problem().message, catalogue.text("server-not-found"));
    }
    // What is no text names nothing.
    for path in ["/api/tables/%FF", "/api/tables/%FF/state", "/api/rules/%FF/%FE"] {
        let reply = cast.guest.send("GET", path, &[], b"").await;
        assert_eq!(reply.problem().code, Code::NotFound, "{path}: {reply:?}");
    }
    let nobody_known = nobody.send("GET", "/api/me?lang=%FF", &[], b"").await;
    assert!(nobody_known.status >= 400);
    house.close().await;
}

/// What a browser must know stands on every answer, the refused ones too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_is_guarded() {
    let house = House::new().await;
    let nobody = house.nobody();
    for path in ["/", "/healthz", "/api/games", "/api/me", "/nowhere", "/api/me?lang=%FF"] {
        let reply = nobody.send("GET", path, &[], b"").await;
        let policy = reply.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'"), "{path}: {reply:?}");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(reply.header("cache-control"), Some("no-store"), "{path}");
    }
    house.close().await;
}

/// A browser sends its cookie by itself: what comes from another site must not act.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_sites_cannot_act_with_a_cookie() {
    let house = House::new().await;
    let nobody = house.nobody();
    let sat = nobody.send("POST", "/api/session", &[JSON], b"{}").await;
    let cookie = sat.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!sat.body.contains("token"), "{}", sat.body);
    let cookie = cookie.split(';').next().expect("its value");
    let cookie = ("cookie", cookie);
    let host = house.address.to_string();
    let own = format!("http://{host}");
    let new = br#"{"game":"madeira","seats":["me","open"]}"#;
    for (from, good) in [
        (("sec-fetch-site", "cross-site"), false),
        (("sec-fetch-site", "same-site"), false),
        (("origin", "https://evil.example"), false),
        (("origin", "null"), false),
        (("sec-fetch-site", "same-origin"), true),
        (("origin", own.as_str()), true),
        (("origin", "http://azulejo.test"), true),
    ] {
        let reply = nobody.send("POST", "/api/tables", &[JSON, cookie, from], new).await;
        if good {
            assert_eq!(reply.status, 200, "{from:?}: {reply:?}");
        } else {
            assert_eq!(reply.problem().code, Code::CrossSite, "{from:?}");
        }
        let upgrade = [
            cookie,
            from,
            ("connection", "upgrade"),
            ("upgrade", "websocket"),
            ("sec-websocket-version", "13"),
            ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ];
        let socket = nobody.send("GET", "/api/socket", &upgrade, b"").await;
        assert_eq!(socket.status, if good { 101 } else { 403 }, "{from:?}");
    }
    let mine = nobody.send("GET", "/api/tables?list=mine", &[cookie], b"").await;
    let mine: wire::Tables = serde_json::from_str(&mine.body).expect("tables");
    assert_eq!(mine.tables.len(), 3);
    house.close().await;
}
