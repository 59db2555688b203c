//! Who may open a file, and which files may be opened.

use crate::child::{IN_USE, acknowledged, appender, lines};
use crate::fixture::*;
use rusqlite::Connection;
use std::fs;
use std::path::Path;
use store::{Error, OpenError, Sqlite, Store};

#[test]
fn a_second_process_is_refused() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    let mut child = appender(&[], &path, 1, 5);
    let said: Vec<String> = lines(&mut child).map(Result::unwrap).collect();
    assert_eq!(said, [IN_USE]);
    child.wait().unwrap();

    // It is let in when the first has gone.
    drop(store);
    let mut child = appender(&[], &path, 1, 5);
    let said = lines(&mut child).map(|line| acknowledged(&line.unwrap()));
    assert_eq!(
        said.collect::<Vec<_>>(),
        (1..=5).map(|stream| Some((1, stream))).collect::<Vec<_>>()
    );
    assert!(child.wait().unwrap().success());
}

#[test]
fn another_name_for_the_file_meets_the_same_lock() {
    let (folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    let alias = folder.path().join("alias.db");
    std::os::unix::fs::symlink(&path, &alias).unwrap();
    for name in [&path, &alias] {
        assert!(matches!(Sqlite::open(name), Err(OpenError::InUse(_))), "{}", name.display());
    }
    drop(store);
    Sqlite::open(alias).unwrap();
}

#[tokio::test]
async fn readers_read_beside_a_writer_of_another_process() {
    let (folder, path) = place();
    let mut child = appender(&[], &path, 1, u32::MAX);
    let mut said = lines(&mut child);
    said.next().unwrap().unwrap();
    let store = Sqlite::open_read_only(&path).unwrap();
    for _ in 0..50 {
        let (_, stream) = acknowledged(&said.next().unwrap().unwrap()).unwrap();
        assert!(store.table(table_id(1)).await.unwrap().unwrap().head >= stream);
    }
    let refused = store.write(append(1, 1, vec![decision(1)])).await;
    assert!(matches!(refused, Err(Error::ReadOnly)), "{refused:?}");
    let copy = folder.path().join("copy.db");
    store.backup_to(&copy).unwrap();
    // The writer was not stopped by it.
    assert!(said.by_ref().take(20).all(|line| acknowledged(&line.unwrap()).is_some()));
    child.kill().unwrap();
    child.wait().unwrap();
    let copy = record(&Sqlite::open_read_only(copy).unwrap(), 1).await;
    assert!(copy.len() >= 51);
    assert_eq!(copy, record(&store, 1).await[..copy.len()]);
}

#[tokio::test]
async fn a_closed_store_can_be_read() {
    let (_folder, path) = place();
    let store = Sqlite::open(&path).unwrap();
    furnish(&store, 3).await;
    drop(store);
    let store = Sqlite::open_read_only(&path).unwrap();
    assert_eq!(store.table_ids(None, 10).await.unwrap().len(), 3);
}

#[test]
fn what_is_missing_is_created_for_the_user_alone() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, _) = place();
    let path = folder.path().join("share/azulejo/azulejo.db");
    assert!(matches!(Sqlite::open_read_only(&path), Err(OpenError::Missing(_))));
    let _store = Sqlite::open(&path).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.path().join("share")), 0o700);
    assert_eq!(mode(path.parent().unwrap()), 0o700);
    for file in fs::read_dir(path.parent().unwrap()).unwrap() {
        let file = file.unwrap().path();
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}

#[tokio::test]
async fn an_empty_file_is_filled() {
    let (_folder, path) = place();
    fs::write(&path, "").unwrap();
    furnish(&Sqlite::open(&path).unwrap(), 1).await;
}

#[test]
fn other_versions_are_refused() {
    let (_folder, path) = place();
    drop(Sqlite::open(&path).unwrap());
    let tamper = |statement| Connection::open(&path).unwrap().execute(statement, []).unwrap();

    tamper("INSERT INTO migrations (version) VALUES (99)");
    let before = fs::read(&path).unwrap();
    for opened in [Sqlite::open(&path), Sqlite::open_read_only(&path)] {
        assert!(matches!(opened, Err(OpenError::Newer { found: 99, known: 2 })), "{opened:?}");
    }
    assert!(fs::read(&path).unwrap() == before, "a newer database was changed");

    // As the first version left it: reading alone cannot mend it, opening does.
    tamper("DELETE FROM migrations WHERE version > 1");
    tamper("DROP TRIGGER entries_never_change");
    tamper("DROP TRIGGER entries_never_go");
    let opened = Sqlite::open_read_only(&path);
    assert!(matches!(opened, Err(OpenError::Older { found: 1, known: 2 })), "{opened:?}");
    drop(Sqlite::open(&path).unwrap());
    Sqlite::open_read_only(&path).unwrap();
}

#[test]
fn a_file_of_another_program_is_left_alone() {
    let (folder, path) = place();
    fs::write(&path, "a letter to somebody, long enough not to be taken for a short header")
        .unwrap();
    let other = folder.path().join("other.db");
    Connection::open(&other).unwrap().execute("CREATE TABLE tables (id TEXT)", []).unwrap();
    for path in [&path, &other] {
        let before = fs::read(path).unwrap();
        for opened in [Sqlite::open(path), Sqlite::open_read_only(path)] {
            assert!(matches!(opened, Err(OpenError::Foreign(_))), "{opened:?}");
        }
        assert!(fs::read(path).unwrap() == before, "{}", path.display());
    }
}
