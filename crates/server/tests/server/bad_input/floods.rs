//! Too much at once: refused with the seconds to wait, and nobody else notices.

use super::refused_post;
use crate::house::{House, Person, wide};
use serde_json::json;
use server::{Limits, Rate};
use wire::{Code, Method};

const JSON: &[(&str, &str)] = &[("content-type", "application/json")];

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

/// Whoever has many names still has one address; it bears more than a person does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_has_so_many_times_what_a_person_has() {
    let house = house(|limits| (limits.requests, limits.per_address) = (FEW, 2)).await;
    let people = [house.guest("Ana").await, house.guest("Bea").await, house.guest("Caio").await];
    let mut statuses = Vec::new();
    for _ in 0..3 {
        for person in &people {
            statuses.push(person.send("GET", "/api/me", &[], b"").await.status);
        }
    }
    // Sitting down was asked for as well.
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 200, 429, 429]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn actions_and_links_are_counted() {
    let house = house(|limits| (limits.actions, limits.invitations) = (FEW, FEW)).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let path = format!(
        "/api/tables/{}",
        ana.post("/api/tables", &table()).await["id"].as_str().expect("an id")
    );
    let invited = format!("{path}/invitations");
    assert_eq!(flooded(&ana, Method::Post, &invited, Some(&json!({}))).await, 5);
    bea.post(&format!("{path}/join"), &json!({})).await;
    ana.post(&format!("{path}/start"), &json!({})).await;
    // Those that are refused count too, and taking back counts with doing.
    let act = json!({ "position": 0, "id": "x", "action": "nonsense" });
    let undo = json!({ "position": 0, "id": "y" });
    for (number, (rest, body)) in
        [("/actions", &act), ("/undo", &undo)].into_iter().cycle().take(6).enumerate()
    {
        let code = refused_post(&ana, &format!("{path}{rest}"), body).await.code;
        assert_eq!(code == Code::TooMany, number == 5, "{number}: {code:?}");
    }
    let code = refused_post(&bea, &format!("{path}/actions"), &act).await.code;
    assert_eq!(code, Code::Refused, "another is not kept from acting");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_so_many_bots_and_no_more() {
    let house = house(|limits| limits.bots = 3).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let bot = json!({ "bot": { "level": 1 } });
    let two = json!({ "game": "madeira", "seats": ["me", bot, bot] });
    let one = json!({ "game": "madeira", "seats": ["me", "open", bot] });
    let first = ana.post("/api/tables", &two).await;
    assert_eq!(refused_post(&ana, "/api/tables", &two).await.code, Code::TooMany);
    let second = ana.post("/api/tables", &one).await;
    let seat = format!("/api/tables/{}/seats/B", second["id"].as_str().expect("an id"));
    assert_eq!(refused_post(&ana, &seat, &bot).await.code, Code::TooMany);
    bea.post("/api/tables", &two).await;
    // A table that is closed has no bots.
    ana.post(&format!("/api/tables/{}/close", first["id"].as_str().expect("an id")), &json!({}))
        .await;
    ana.post(&seat, &bot).await;
    house.close().await;
}

/// A proxy is believed if it is named, and what it says last.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_behind_a_proxy_is_counted_apart() {
    let mut limits = wide();
    limits.guests = Rate { per_second: 0.001, at_once: 1.0 };
    let guest = async |house: &House, lines: &[&str]| {
        let mut headers = JSON.to_vec();
        headers.extend(lines.iter().map(|line| ("x-forwarded-for", *line)));
        let body = br#"{"bearer":true}"#;
        house.nobody().send("POST", "/api/session", &headers, body).await.status
    };
    let house = House::behind(&["::ffff:127.0.0.1", "10.0.0.1"], limits).await;
    for (lines, status) in [
        (&["192.0.2.1"][..], 200),
        (&["192.0.2.1"], 429),
        // What a caller writes themselves comes first and counts for nothing.
        (&["192.0.2.9, 192.0.2.1"], 429),
        (&["192.0.2.9", "192.0.2.1, 10.0.0.1"], 429),
        (&["192.0.2.1", "192.0.2.2"], 200),
        (&["::ffff:192.0.2.2"], 429),
        (&["2001:db8:1:2::3"], 200),
        (&["2001:db8:1:2:ffff::4"], 429),
        (&["2001:db8:1:3::3"], 200),
    ] {
        assert_eq!(guest(&house, lines).await, status, "{lines:?}");
    }
    house.close().await;
    let house = House::within(limits).await;
    assert_eq!(guest(&house, &["192.0.2.1"]).await, 200);
    assert_eq!(guest(&house, &["192.0.2.2"]).await, 429, "nobody is trusted");
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
