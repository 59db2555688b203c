//! Chance that was promised beforehand.

use crate::house::{House, games, text};
use serde_json::json;
use server::fairness::{self, Secret};
use std::path::Path;
use store::{Append, Change, Commitment, NewEntry, Seed, Sqlite, Store, TableId};

/// What the players of a table added to its secret, in seat order.
pub(crate) async fn nonces(database: &Path, table: &str) -> Vec<Option<String>> {
    let store = Sqlite::open_read_only(database).expect("the file");
    let id: TableId = table.parse().expect("an id");
    let kept = store.table(id).await.expect("it reads").expect("the table");
    let words = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    kept.table.seats.into_iter().map(|seat| seat.nonce.map(words)).collect()
}

/// Words that come with the start take the place of those that came before the commitment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_opens_a_table_has_the_last_word_after_the_commitment() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let bot = json!({ "bot": { "level": 1 } });
    let new = json!({ "game": "madeira", "seats": [bot, "me"], "nonce": "too early" });
    for (words, kept) in [
        (json!({}), "too early"),
        (json!({ "nonce": "in time" }), "in time"),
        (json!({ "nonce": "" }), ""),
    ] {
        let table = ana.post("/api/tables", &new).await;
        let id = text(&table, "id");
        let started = ana.post(&format!("/api/tables/{id}/start"), &words).await;
        assert_eq!(started["commitment"], table["commitment"]);
        let said = nonces(&house.database(), id).await;
        assert_eq!(said[0], None);
        assert_eq!(said[1].as_deref().unwrap_or_default(), kept);
    }
    let table = ana.post("/api/tables", &new).await;
    let start = format!("/api/tables/{}/start", text(&table, "id"));
    let long = json!({ "nonce": "x".repeat(65) });
    let answer = ana.ask(wire::Method::Post, &start, Some(&long)).await;
    assert_eq!(answer.status, 422);
    house.close().await;
}

/// Whoever changes the secret, or the commitment, or both, is found out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_secret_or_commitment_is_noticed() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let bot = json!({ "bot": { "level": 1 } });
    let new = json!({ "game": "madeira", "seats": ["me", bot] });
    let mut tables = Vec::new();
    for _ in 0..3 {
        let table = ana.post("/api/tables", &new).await;
        let id = text(&table, "id").to_owned();
        ana.post(&format!("/api/tables/{id}/start"), &json!({})).await;
        tables.push(id.parse::<TableId>().expect("an id"));
    }
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    Sqlite::open_read_only(house.database()).expect("it").backup_to(&copy).expect("a copy");
    house.close().await;
    let store = Sqlite::open(&copy).expect("a store");
    assert!(server::verify(&store, games()).await.expect("it reads").faults.is_empty());
    for (table, secret, promised) in [
        (tables[0], None, Some([9; 32])),
        (tables[1], Some([8; 32]), None),
        (tables[2], Some([8; 32]), Some([8; 32])),
    ] {
        let kept = store.table(table).await.expect("it reads").expect("a table");
        let said = json!({ "watching": true, "text": "x" }).to_string();
        let entry =
            NewEntry { position: None, kind: "said".to_owned(), author: None, at: 0, body: said };
        let promised = promised.map(|promised| match secret {
            // A commitment that fits the new secret.
            Some(secret) => {
                fairness::commitment(Secret(secret), &table.to_string(), &kept.table.setup)
            }
            None => promised,
        });
        let append = Append {
            seed: secret.map(Seed),
            commitment: promised.map(Commitment),
            ..Append::entries(table, kept.head + 1, vec![entry])
        };
        store.write(Change::Append(append)).await.expect("it is kept");
    }
    let found = server::verify(&store, games()).await.expect("it reads");
    let mut found: Vec<(TableId, String)> =
        found.faults.into_iter().map(|(table, why)| (table, why.to_string())).collect();
    found.sort_by_key(|(table, _)| tables.iter().position(|known| known == table));
    let why: Vec<&str> = found.iter().map(|(_, why)| why.as_str()).collect();
    let committed = "the secret is not the one that was committed to";
    assert_eq!(why, [committed, committed, "the outcomes do not follow from the seed"]);
}
