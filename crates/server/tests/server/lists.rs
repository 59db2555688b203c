//! Tables, page by page.

use crate::house::{House, Person, text};
use serde_json::json;
use std::collections::BTreeSet;
use wire::Tables;

/// Every id of a list in the order it is told, and in how many pages.
async fn all(person: &Person, list: &str) -> (Vec<String>, usize) {
    let (mut ids, mut pages, mut before) = (Vec::new(), 0, String::new());
    loop {
        let told = person.get(&format!("/api/tables?list={list}{before}")).await;
        let told: Tables = serde_json::from_value(told).expect("tables");
        ids.extend(told.tables.into_iter().map(|table| table.id));
        pages += 1;
        match told.more {
            Some(more) => before = format!("&before={more}"),
            None => return (ids, pages),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lists_are_told_page_by_page_and_open_ones_to_anybody() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let bot = json!({ "bot": { "level": 1 } });
    let gathering = json!({ "game": "madeira", "seats": ["me", "open"], "visibility": "open" });
    let running = json!({ "game": "madeira", "seats": ["me", bot], "visibility": "open" });
    let hidden = json!({ "game": "madeira", "seats": ["me", "open"] });
    let mut open = BTreeSet::new();
    let mut begun = BTreeSet::new();
    for number in 0..60 {
        let new = if number % 10 == 0 { &running } else { &gathering };
        let id = text(&ana.post("/api/tables", new).await, "id").to_owned();
        if number % 10 == 0 {
            ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
            begun.insert(id.clone());
        }
        open.insert(id);
    }
    let secret = text(&ana.post("/api/tables", &hidden).await, "id").to_owned();
    for person in [&ana, &house.nobody()] {
        let (told, pages) = all(person, "open").await;
        assert_eq!((told.len(), pages), (60, 2));
        assert_eq!(told.iter().cloned().collect::<BTreeSet<_>>(), open);
    }
    let (mine, pages) = all(&ana, "mine").await;
    assert_eq!((mine.len(), pages), (61, 2));
    // A bot may still move where a game has begun.
    let newest = mine.iter().find(|id| !begun.contains(*id));
    assert_eq!(newest, Some(&secret), "the newest change comes first");
    assert_eq!(mine.iter().collect::<BTreeSet<_>>().len(), 61);
    let nobody = house.nobody();
    for (asked, status) in [
        ("list=mine", 401),
        ("list=open&before=nonsense", 400),
        ("list=open&before=g-", 400),
        ("list=open&before=%C3%A3", 400),
    ] {
        let reply = nobody.send("GET", &format!("/api/tables?{asked}"), &[], b"").await;
        assert_eq!(reply.status, status, "{asked}: {reply:?}");
    }
    let shown = nobody.get("/api/tables?list=open").await["tables"][0].clone();
    assert_eq!((&shown["mine"], &shown["host"]), (&json!(null), &json!(false)));
    house.close().await;
}
