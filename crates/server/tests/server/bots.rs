//! Bots think one at a time.

use crate::house::{House, Person, text};
use crate::staging::Cast;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The strongest bots take their time.
const PATIENCE: Duration = Duration::from_secs(240);

/// Thoughts that are waited for.
async fn thoughts(person: &Person) -> u64 {
    let reply = person.send("GET", "/metrics", &[], b"").await;
    let line = reply.body.lines().find_map(|line| line.strip_prefix("azulejo_thoughts "));
    line.expect("a figure").parse().expect("a number")
}

/// Something that can be taken back, if there is anything.
async fn harmless(person: &Person, path: &str, state: &Value) -> String {
    for choice in state["choices"].as_array().expect("a list") {
        let line = text(&choice["action"], "line");
        let asked = format!("{path}/preview?action={}", client::Client::encoded(line));
        if choice.get("refusal").is_none() && person.get(&asked).await["reveals"] != json!(true) {
            return line.to_owned();
        }
    }
    Cast::choice(state)
}

/// Doing and taking back in turn must not let a bot think about every position in between.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_has_one_thought_at_a_time() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let strongest = json!({ "bot": { "level": *bots::LEVELS.end() } });
    let new = json!({ "game": "madeira", "seats": ["me", strongest], "practice": true });
    let table = ana.post("/api/tables", &new).await;
    let path = format!("/api/tables/{}", text(&table, "id"));
    ana.post(&format!("{path}/start"), &json!({})).await;
    let begun = Instant::now();
    let (mut taken_back, mut number) = (0, 0);
    while taken_back < 6 {
        assert!(begun.elapsed() < PATIENCE, "hardly anything can be taken back: {taken_back}");
        assert!(thoughts(&ana).await <= 1, "after {taken_back}");
        number += 1;
        let state = ana.get(&format!("{path}/state")).await;
        if state["table"]["deciding"] == json!("A") {
            let action = harmless(&ana, &path, &state).await;
            let act = json!({ "position": state["position"], "id": format!("a{number}"), "action": action });
            ana.post(&format!("{path}/actions"), &act).await;
        } else if state["undo"].get("to").is_some() {
            // The bot thinks: the decision that led here is taken back.
            let undo = json!({ "position": state["position"], "id": format!("u{number}") });
            let answer = ana.ask(wire::Method::Post, &format!("{path}/undo"), Some(&undo)).await;
            taken_back += usize::from(answer.status == 200);
        }
    }
    assert!(thoughts(&ana).await <= 1);
    house.close().await;
}
