//! People: names, languages, codes.

use super::{refused, refused_post};
use crate::house::{House, text};
use serde_json::json;
use wire::{Code, Method};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_languages_that_cannot_be_are_refused() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let before = ana.get("/api/me").await;
    for profile in [
        json!({ "name": "x".repeat(41) }),
        json!({ "name": "a\u{7}b" }),
        // What turns the text around, or is not to be seen.
        json!({ "name": "a\u{202e}b" }),
        json!({ "name": "A\u{200b}na" }),
        json!({ "name": "a\u{2028}b" }),
        json!({ "name": "\u{3164}" }),
        json!({ "name": "\u{200d}" }),
        json!({ "language": "klingon" }),
    ] {
        let problem = refused(&ana, Method::Patch, "/api/me", Some(&profile)).await;
        assert_eq!(problem.code, Code::Refused);
        assert_eq!(
            refused_post(&house.nobody(), "/api/session", &profile).await.code,
            Code::Refused
        );
    }
    assert_eq!(ana.get("/api/me").await, before);
    house.close().await;
}

/// A remark is shown in terminals too: it moves no cursor there and turns nothing around.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn remarks_play_no_tricks() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let new = json!({ "game": "madeira", "seats": ["me", "open"] });
    let path = format!("/api/tables/{}", text(&ana.post("/api/tables", &new).await, "id"));
    let remark = |id: &str, said: &str| json!({ "id": id, "channel": "seated", "text": said });
    let chat = format!("{path}/chat");
    ana.post(&chat, &remark("1", "a\u{1b}[2Jb\n\u{202e}c <b>")).await;
    assert_eq!(refused_post(&ana, &chat, &remark("2", "\u{200b}\u{7}")).await.code, Code::Refused);
    let log = ana.get(&format!("{path}/log")).await;
    let last = log["entries"].as_array().and_then(|entries| entries.last()).expect("an entry");
    assert_eq!(last["what"]["said"]["text"], "a[2Jb c <b>");
    house.close().await;
}

/// A code brings a person elsewhere; a new one makes the old one void, and a forged one is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_code_is_void_when_there_is_a_new_one() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let me = ana.get("/api/me").await;
    let code = |value: &serde_json::Value| json!({ "code": text(value, "code"), "bearer": true });
    let old = code(&ana.post("/api/me/recovery", &json!({})).await);
    let there = house.nobody().post("/api/recover", &old).await;
    assert_eq!(there["id"], me["id"]);
    let elsewhere = house.nobody().with_token(text(&there, "token"));
    assert_eq!(elsewhere.get("/api/me").await, me);
    let new = code(&elsewhere.post("/api/me/recovery", &json!({})).await);
    for wrong in [&old, &json!({ "code": "" }), &json!({ "code": "0".repeat(26) })] {
        assert_eq!(refused_post(&house.nobody(), "/api/recover", wrong).await.code, Code::Refused);
    }
    // As somebody types it.
    let typed = text(&new, "code").to_uppercase().replace('-', " ");
    let again =
        house.nobody().post("/api/recover", &json!({ "code": typed, "bearer": true })).await;
    assert_eq!(again["id"], me["id"]);
    // Ending one session leaves the others.
    ana.ask(Method::Delete, "/api/session", None).await;
    assert_eq!(refused(&ana, Method::Get, "/api/me", None).await.code, Code::NoSession);
    assert_eq!(elsewhere.get("/api/me").await["id"], me["id"]);
    for token in ["", "nonsense", &"0".repeat(64)] {
        let forged = house.nobody().with_token(token);
        assert_eq!(refused(&forged, Method::Get, "/api/me", None).await.code, Code::NoSession);
    }
    house.close().await;
}
