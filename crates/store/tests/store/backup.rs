//! Copies.

use crate::fixture::*;
use std::fs;
use store::{OpenError, Sqlite, Store};

#[tokio::test]
async fn a_copy_is_a_store() {
    let (folder, store) = furnished(2).await;
    store.write(append(1, 1, (1..=100).map(decision).collect())).await.unwrap();
    let path = folder.path().join("copy.db");
    store.backup_to(&path).unwrap();
    store.write(append(1, 101, vec![decision(101)])).await.unwrap();

    let copy = Sqlite::open(&path).unwrap();
    assert_eq!(record(&copy, 1).await, record(&store, 1).await[..100]);
    assert_eq!(copy.table_ids(None, 10).await.unwrap().len(), 2);
    copy.write(append(1, 101, vec![chat("another way")])).await.unwrap();
    assert_eq!(record(&store, 1).await[100].entry, decision(101));
}

#[tokio::test]
async fn a_copy_is_one_private_file_and_replaces_nothing() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = furnished(1).await;
    let copies = folder.path().join("copies");
    fs::create_dir(&copies).unwrap();
    let path = copies.join("copy.db");
    fs::write(copies.join("copy.db.partial"), "half of an older copy").unwrap();
    store.backup_to(&path).unwrap();
    let names: Vec<_> =
        fs::read_dir(&copies).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert_eq!(names, ["copy.db"]);
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);

    let before = fs::read(&path).unwrap();
    assert!(matches!(store.backup_to(&path), Err(OpenError::Io(_))));
    assert!(fs::read(&path).unwrap() == before);
    assert!(matches!(store.backup_to(folder.path().join("no/copy.db")), Err(OpenError::Io(_))));
}
