//! Many callers at once: nobody's change is lost, and they share commits.

use crate::fixture::*;
use std::sync::Arc;
use store::{Entry, Error, Refused, Sqlite, Store};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn callers_share_commits() {
    const TABLES: u32 = 200;
    const EACH: u32 = 25;
    let (_folder, store) = furnished(TABLES).await;
    let store = Arc::new(store);
    let before = store.commits();
    let tasks: Vec<_> = (1..=TABLES)
        .map(|table| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                for number in 1..=EACH {
                    store.write(append(table, number, vec![decision(number)])).await.unwrap();
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let commits = store.commits() - before;
    let shared = u64::from(TABLES * EACH) / commits;
    assert!(shared >= 4, "{commits} commits for {} appends", TABLES * EACH);
    let whole: Vec<_> =
        (1..=EACH).map(|number| Entry { stream: number, entry: decision(number) }).collect();
    for table in 1..=TABLES {
        assert_eq!(record(&store, table).await, whole);
    }
}

#[tokio::test]
async fn a_lonely_caller_has_each_change_committed() {
    let (_folder, store) = furnished(1).await;
    let before = store.commits();
    for number in 1..=20 {
        store.write(append(1, number, vec![decision(number)])).await.unwrap();
    }
    assert_eq!(store.commits() - before, 20);
}

/// Everybody wants the same number; one gets it, and nobody's refusal harms the others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rivals_for_a_number_get_one_each() {
    const RIVALS: u32 = 30;
    let (_folder, store) = furnished(1).await;
    let store: Arc<Sqlite> = Arc::new(store);
    let tasks: Vec<_> = (1..=RIVALS)
        .map(|rival| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let (mut stream, mut refusals) = (1, 0);
                loop {
                    match store.write(append(1, stream, vec![decision(rival)])).await {
                        Ok(()) => return (stream, refusals),
                        Err(Error::Refused(Refused::Taken { next })) => stream = next,
                        Err(other) => panic!("{other}"),
                    }
                    refusals += 1;
                }
            })
        })
        .collect();
    let mut won = Vec::new();
    let mut refusals = 0;
    for task in tasks {
        let (stream, refused) = task.await.unwrap();
        won.push(stream);
        refusals += refused;
    }
    won.sort_unstable();
    assert_eq!(won, (1..=RIVALS).collect::<Vec<_>>());
    assert!(refusals > 0, "no rivalry");
    let record = record(&store, 1).await;
    assert_eq!(record.iter().map(|entry| entry.stream).collect::<Vec<_>>(), won);
}

/// A caller who goes away does not take the change back, nor stop the others.
#[tokio::test]
async fn who_goes_away_leaves_the_change() {
    let (_folder, store) = furnished(1).await;
    {
        let mut gone = store.write(append(1, 1, vec![decision(1)]));
        // Asked once, so that it is queued; then dropped.
        let asked =
            std::future::poll_fn(|context| std::task::Poll::Ready(gone.as_mut().poll(context)));
        let _ = asked.await;
    }
    store.write(append(1, 2, vec![decision(2)])).await.unwrap();
    assert_eq!(record(&store, 1).await.len(), 2);
}
