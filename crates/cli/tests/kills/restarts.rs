//! Killed at any moment, and nothing is lost.

use crate::accounts::Account;
use crate::players;
use crate::served::Served;
use client::Address;
use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::Sqlite;
use tokio::sync::watch;
use wire::Due;

/// Somebody plays, and every table goes on, within so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Tables played at the same time.
const TABLES: usize = 6;

/// Kills in a row; more in a soak.
fn kills() -> u64 {
    std::env::var("AZULEJO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(15)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_survives_kills_and_clients_go_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(folder.path());
    let address: Address = served.url.parse().expect("an address");
    let (stop, stopped) = watch::channel(false);
    let confirmed = Arc::new(AtomicUsize::new(0));
    let games = ["madeira", "lisboa"];
    let places: Vec<_> = (0..TABLES)
        .map(|place| {
            let game = games[place % games.len()];
            let confirmed = Arc::clone(&confirmed);
            tokio::spawn(players::play(address.clone(), game, stopped.clone(), confirmed))
        })
        .collect();
    let mut killed = 0;
    while killed < kills() {
        // Somebody plays again, on a slow machine too; then any moment.
        let before = confirmed.load(Ordering::Relaxed);
        let patience = Instant::now() + PATIENCE;
        while confirmed.load(Ordering::Relaxed) < before + TABLES && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if Instant::now() >= patience {
            // What everybody was told may say why.
            break;
        }
        let moment = RandomState::new().hash_one(killed) % 100_000;
        tokio::time::sleep(Duration::from_micros(moment)).await;
        served.kill();
        served.start_again();
        killed += 1;
    }
    // Once more in peace, so that everybody has come back.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let _ = stop.send(true);
    let mut accounts = Vec::new();
    for place in places {
        accounts.extend(place.await.expect("a place"));
    }
    let store = Sqlite::open_read_only(served.database()).expect("the database");
    for account in &accounts {
        if let Err(fault) = account.check(&store).await {
            panic!("{fault}");
        }
    }
    assert_eq!(killed, kills(), "nobody could play for {PATIENCE:?}");
    let confirmed: usize = accounts.iter().map(|account| account.confirmed.len()).sum();
    assert!(confirmed as u64 > kills(), "hardly anything was played: {confirmed}");
    let mut tables: BTreeMap<String, Vec<Account>> = BTreeMap::new();
    for account in accounts {
        tables.entry(account.table.clone()).or_default().push(account);
    }
    for people in tables.values_mut().filter(|people| people.iter().all(|one| !one.over)) {
        if let Err(fault) = goes_on(people).await {
            panic!("{fault}");
        }
    }
    served.kill();
    let verified = std::process::Command::new(env!("CARGO_BIN_EXE_azulejo"))
        .args(["verify", "--database"])
        .arg(served.database())
        .output()
        .expect("azulejo verify");
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
}

/// The table advances: whoever of its people must decide can, and its bots do.
async fn goes_on(people: &mut [Account]) -> Result<(), String> {
    let before = people[0].state().await?.position;
    let patience = Instant::now() + PATIENCE;
    while Instant::now() < patience {
        for person in people.iter_mut() {
            let state = person.state().await?;
            let Due::Decision { seat, .. } = &state.due else { return Ok(()) };
            if state.position > before {
                return Ok(());
            }
            if state.table.mine.as_ref() == Some(seat) {
                players::act(person, state.position, &state.choices).await;
                if let Some(fault) = person.faults.first() {
                    return Err(format!("table {} is stuck: {fault}", person.table));
                }
            }
        }
    }
    Err(format!("table {} is stuck at position {before}", people[0].table))
}
