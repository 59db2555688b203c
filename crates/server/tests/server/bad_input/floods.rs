//! Too much at once: refused with the seconds to wait, and nobody else notices.

use super::refused_post;
use crate::house::{House, Person, wide};
use serde_json::json;
use server::{Limits, Rate};
use wire::{Code, Method};

/// So many, and practically no more.
const FEW: Rate = Rate { per_second: 0.001, at_once: 5.0 };

async fn flooded(
    person: &Person,
    method: Method,
    path: &str,
    body: Option<&serde_json::Value>,
) -> usize {
    for sent in 0..50 {
        let text =
            body.map(ToString::to_string).unwrap_or_default().replace("NUMBER", &sent.to_string());
        let headers: &[_] =
            if text.is_empty() { &[] } else { &[("content-type", "application/json")] };
        let reply = person.send(method.name(), path, headers, text.as_bytes()).await;
        if reply.status == 429 {
            let problem = reply.problem();
            assert_eq!(problem.code, Code::TooMany);
            let seconds = problem.retry_after.expect("seconds to wait");
            assert!(seconds > 100, "{seconds}");
            assert_eq!(reply.header("retry-after"), Some(seconds.to_string().as_str()));
            return sent;
        }
        assert_eq!(reply.status, 200, "{path}: {reply:?}");
    }
    panic!("{path} is never too much");
}

async fn house(change: impl FnOnce(&mut Limits)) -> House {
    let mut limits = wide();
    change(&mut limits);
    House::within(limits).await
}

fn table() -> serde_json::Value {
    json!({ "game": "madeira", "seats": ["me", "open"], "visibility": "open", "hints": true })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_are_counted_by_person() {
    let house = house(|limits| limits.requests = FEW).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    assert_eq!(flooded(&ana, Method::Get, "/api/me", None).await, 5);
    assert_eq!(flooded(&bea, Method::Get, "/api/tables?list=open", None).await, 5);
    // Whoever has no session is counted by address, and a made-up token is none.
    let forged = house.nobody().with_token("made up");
    let reply = forged.send("GET", "/api/games", &[], b"").await;
    assert_eq!(reply.status, 200);
    assert!(flooded(&house.nobody(), Method::Get, "/api/games", None).await < 5);
    assert_eq!(forged.send("GET", "/api/games", &[], b"").await.status, 429);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guests_tables_and_remarks_are_counted() {
    let house = house(|limits| (limits.tables, limits.chat) = (FEW, FEW)).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    assert_eq!(flooded(&ana, Method::Post, "/api/tables", Some(&table())).await, 5);
    let path = format!(
        "/api/tables/{}",
        bea.post("/api/tables", &table()).await["id"].as_str().expect("an id")
    );
    ana.post(&format!("{path}/join"), &json!({})).await;
    let chat = json!({ "id": "NUMBER", "channel": "seated", "text": "Olá" });
    assert_eq!(flooded(&ana, Method::Post, &format!("{path}/chat"), Some(&chat)).await, 5);
    // What was too much is not in the record, and the other speaks on.
    let log = bea.get(&format!("{path}/log")).await.to_string();
    assert_eq!(log.matches("Olá").count(), 5);
    bea.post(&format!("{path}/chat"), &chat).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_guests_are_counted_by_address() {
    let house = house(|limits| limits.guests = FEW).await;
    let ana = house.guest("Ana").await;
    let guest = json!({ "bearer": true });
    assert_eq!(flooded(&house.nobody(), Method::Post, "/api/session", Some(&guest)).await, 4);
    let code = json!({ "code": "guess" });
    let guess = refused_post(&house.nobody(), "/api/recover", &code).await;
    assert_eq!(guess.code, Code::TooMany);
    ana.get("/api/me").await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_so_many_open_tables_and_no_more() {
    let house = house(|limits| limits.open_tables = 3).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let mut last = String::new();
    for _ in 0..3 {
        let opened = ana.post("/api/tables", &table()).await;
        last = opened["id"].as_str().expect("an id").to_owned();
    }
    assert_eq!(refused_post(&ana, "/api/tables", &table()).await.code, Code::TooMany);
    bea.post("/api/tables", &table()).await;
    ana.post(&format!("/api/tables/{last}/close"), &json!({})).await;
    ana.post("/api/tables", &table()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_counted() {
    let house = house(|limits| limits.hints = Rate { at_once: 1.0, ..FEW }).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let path = format!(
        "/api/tables/{}",
        ana.post("/api/tables", &table()).await["id"].as_str().expect("an id")
    );
    bea.post(&format!("{path}/join"), &json!({})).await;
    ana.post(&format!("{path}/start"), &json!({})).await;
    // Asking out of turn counts too; it costs the same to look.
    let hint = format!("{path}/hint");
    for person in [&ana, &bea] {
        let first = person.ask(Method::Post, &hint, None).await;
        assert!([200, 422].contains(&first.status), "{}", first.status);
        assert_eq!(person.ask(Method::Post, &hint, None).await.status, 429);
    }
    house.close().await;
}
