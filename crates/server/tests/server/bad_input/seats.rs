//! Seats: joining, starting, inviting where it may not be.

use super::{refused, refused_post};
use crate::house::{House, text};
use crate::staging::{Cast, Stage};
use serde_json::json;
use wire::{Code, Method};

async fn stream(cast: &Cast) -> serde_json::Value {
    cast.host.get(&cast.path("")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_takes_nobody_and_starts_once() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Full).await;
    let before = stream(&cast).await;
    for body in [json!({}), json!({ "seat": "A" }), json!({ "seat": "Z" }), json!({ "seat": "AB" })]
    {
        let problem = refused_post(&cast.guest, &cast.path("/join"), &body).await;
        assert_eq!(problem.code, Code::Refused, "{body}");
        let link = json!({ "token": cast.invitation, "seat": body["seat"] });
        assert_eq!(refused_post(&cast.guest, "/api/join", &link).await.code, Code::Refused);
    }
    let long = json!({ "nonce": "x".repeat(65) });
    assert_eq!(refused_post(&cast.guest, &cast.path("/join"), &long).await.code, Code::Refused);
    assert_eq!(stream(&cast).await, before);
    cast.host.post(&cast.path("/start"), &json!({})).await;
    let before = stream(&cast).await;
    for rest in ["/start", "/close"] {
        let problem = refused_post(&cast.host, &cast.path(rest), &json!({})).await;
        assert_eq!(problem.code, Code::Refused);
    }
    assert_eq!(
        refused_post(&cast.guest, &cast.path("/join"), &json!({})).await.code,
        Code::Refused
    );
    assert_eq!(stream(&cast).await, before);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_not_full_does_not_start() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Gathering).await;
    let before = stream(&cast).await;
    assert_eq!(
        refused_post(&cast.host, &cast.path("/start"), &json!({})).await.code,
        Code::Refused
    );
    for rest in
        ["/preview?action=x", "/why?action=x", "/pages/board", "/record", "/report", "/state?at=0"]
    {
        let problem = refused(&cast.own, Method::Get, &cast.path(rest), None).await;
        assert_eq!(problem.code, Code::Refused, "{rest}");
    }
    let act = json!({ "position": 0, "id": "x", "action": "pass" });
    assert_eq!(refused_post(&cast.own, &cast.path("/actions"), &act).await.code, Code::Refused);
    // One seat for one person.
    assert_eq!(refused_post(&cast.own, &cast.path("/join"), &json!({})).await.code, Code::Refused);
    assert_eq!(stream(&cast).await, before);
    cast.host.post(&cast.path("/close"), &json!({})).await;
    let closed = stream(&cast).await;
    for (rest, body) in [
        ("/join", json!({})),
        ("/leave", json!({})),
        ("/start", json!({})),
        ("/close", json!({})),
        ("/seats/A", json!("open")),
    ] {
        let problem = refused_post(
            if rest == "/leave" {
                &cast.own
            } else if rest == "/join" {
                &cast.guest
            } else {
                &cast.host
            },
            &cast.path(rest),
            &body,
        )
        .await;
        assert_eq!(problem.code, Code::Refused, "{rest}");
    }
    assert_eq!(stream(&cast).await, closed);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_join_by_post_alone_and_until_they_are_revoked() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "private", Stage::Gathering).await;
    let before = stream(&cast).await;
    // What a browser, or a program that looks at links, does with one.
    let link =
        text(&cast.host.post(&cast.path("/invitations"), &json!({})).await, "link").to_owned();
    assert!(link.starts_with("http://azulejo.test/join#"), "{link}");
    for method in ["GET", "HEAD"] {
        for path in ["/api/join", &format!("/api/join?token={}", cast.invitation)] {
            let reply = cast.guest.send(method, path, &[], b"").await;
            assert!(reply.status >= 400, "{method} {path}: {}", reply.status);
        }
        // The page itself, where the client is built in: it changes nothing.
        cast.guest.send(method, "/join", &[], b"").await;
    }
    assert_eq!(stream(&cast).await, before);
    // For one seat and no other.
    let for_c = cast.host.post(&cast.path("/invitations"), &json!({ "seat": "C" })).await;
    let other = json!({ "token": for_c["token"], "seat": "A" });
    assert_eq!(refused_post(&cast.guest, "/api/join", &other).await.code, Code::Refused);
    // Forged, empty, and another's table by its id alone.
    for token in ["", "00", &"0".repeat(64), &cast.table] {
        let problem = refused_post(&cast.guest, "/api/join", &json!({ "token": token })).await;
        assert_eq!(problem.code, Code::Refused);
    }
    assert_eq!(
        refused_post(&cast.guest, &cast.path("/join"), &json!({})).await.code,
        Code::NotFound
    );
    assert_eq!(stream(&cast).await, before);
    cast.host.ask(Method::Delete, &cast.path("/invitations"), None).await;
    for token in [&json!(cast.invitation), &for_c["token"]] {
        let problem = refused_post(&cast.guest, "/api/join", &json!({ "token": token })).await;
        assert_eq!(problem.code, Code::Refused);
    }
    assert_eq!(stream(&cast).await, before);
    let fresh = cast.host.post(&cast.path("/invitations"), &json!({})).await;
    let joined = cast.guest.post("/api/join", &json!({ "token": fresh["token"] })).await;
    assert_eq!(joined["mine"], json!("C"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_cannot_be_are_not_opened() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    for new in [
        json!({ "game": "chess", "seats": ["me", "open"] }),
        json!({ "game": "madeira", "seats": [] }),
        json!({ "game": "madeira", "seats": ["me"] }),
        json!({ "game": "madeira", "seats": ["me", "open", "open", "open", "open"] }),
        json!({ "game": "madeira", "seats": ["me", "me"] }),
        json!({ "game": "madeira", "seats": ["me", { "bot": { "level": 0 } }] }),
        json!({ "game": "madeira", "seats": ["me", { "bot": { "level": 200 } }] }),
        json!({ "game": "madeira", "seats": ["me", "open"], "options": { "colour": "blue" } }),
        json!({ "game": "lisboa", "seats": ["me", "open"], "options": { "draft": "maybe" } }),
        json!({ "game": "madeira", "seats": ["me", "open"], "nonce": "x".repeat(65) }),
    ] {
        assert_eq!(refused_post(&ana, "/api/tables", &new).await.code, Code::Refused, "{new}");
    }
    let mine = ana.get("/api/tables?list=mine").await;
    assert_eq!(mine["tables"], json!([]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn remarks_stay_in_their_channel() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Running).await;
    let before = stream(&cast).await;
    let chat = |id: &str, channel: &str, words: &str| json!({ "id": id, "channel": channel, "text": words });
    let path = cast.path("/chat");
    for (person, channel) in
        [(&cast.own, "watching"), (&cast.spectator, "seated"), (&cast.host, "seated")]
    {
        let problem = refused_post(person, &path, &chat("x", channel, "Olá")).await;
        assert_eq!(problem.code, Code::Forbidden);
    }
    assert_eq!(
        refused_post(&cast.own, &path, &chat("x", "seated", "  \n ")).await.code,
        Code::Refused
    );
    let long = "x".repeat(501);
    assert_eq!(
        refused_post(&cast.own, &path, &chat("x", "seated", &long)).await.code,
        Code::TooLarge
    );
    assert_eq!(stream(&cast).await, before);
    cast.own.post(&path, &chat("x", "seated", "only for the seated")).await;
    cast.spectator.post(&path, &chat("x", "watching", "only for the watching")).await;
    for (person, hears) in
        [(&cast.other, "seated"), (&cast.host, "watching"), (&cast.guest, "watching")]
    {
        let log = person.get(&cast.path("/log")).await.to_string();
        for channel in ["seated", "watching"] {
            assert_eq!(log.contains(&format!("only for the {channel}")), channel == hears);
        }
    }
    house.close().await;
}
