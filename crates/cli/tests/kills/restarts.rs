//! Killed at any moment, and nothing is lost.

use crate::accounts::Account;
use crate::players;
use crate::served::Served;
use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use store::Sqlite;
use tokio::sync::watch;
use wire::Due;

/// Tables played at the same time.
const TABLES: usize = 6;

/// Kills in a row; more in a soak.
fn kills() -> u64 {
    std::env::var("AZULEJO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(15)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_confirmed_survives_kills_and_clients_go_on() {
    let mut served = Served::new();
    served.start(&[]);
    let (stop, stopped) = watch::channel(false);
    let confirmed = Arc::new(AtomicUsize::new(0));
    let games = ["madeira", "lisboa"];
    let places: Vec<_> = (0..TABLES)
        .map(|place| {
            let game = games[place % games.len()];
            let confirmed = Arc::clone(&confirmed);
            tokio::spawn(players::play(served.address(), game, stopped.clone(), confirmed))
        })
        .collect();
    for kill in 0..kills() {
        // Somebody plays again, on a slow machine too; then any moment.
        let before = confirmed.load(Ordering::Relaxed);
        let patience = Instant::now() + Duration::from_secs(10);
        while confirmed.load(Ordering::Relaxed) < before + TABLES && Instant::now() < patience {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        if Instant::now() >= patience {
            // What everybody was told says why.
            break;
        }
        let moment = RandomState::new().hash_one(kill) % 100_000;
        tokio::time::sleep(Duration::from_micros(moment)).await;
        served.kill();
        served.start(&[]);
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
    let confirmed: usize = accounts.iter().map(|account| account.confirmed.len()).sum();
    assert!(confirmed as u64 > kills(), "hardly anything was played: {confirmed}");
    for account in accounts.iter_mut().filter(|account| !account.over) {
        if let Err(fault) = goes_on(account).await {
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

/// Whoever must decide can; whoever waits, waits for somebody.
async fn goes_on(account: &mut Account) -> Result<(), String> {
    let state = account.state().await?;
    let Due::Decision { seat, .. } = &state.due else { return Ok(()) };
    if state.table.mine.as_ref() == Some(seat) {
        players::act(account, state.position, &state.choices).await;
        match account.faults.first() {
            Some(fault) => return Err(format!("table {} is stuck: {fault}", account.table)),
            None => return Ok(()),
        }
    }
    Ok(())
}
