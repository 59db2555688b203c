//! A database that fails.

use super::*;
use crate::sqlite::{migrations, pragmas};
use crate::{Person, PersonId};
use rusqlite::OpenFlags;
use std::sync::atomic::AtomicBool;
use std::task::{Context, Waker};
use tempfile::TempDir;

fn person(number: u128, name: &str) -> Change {
    Change::AddPerson(Person {
        id: PersonId::from_bytes(number.to_be_bytes()),
        name: Some(name.to_owned()),
        language: None,
        created: 0,
        recovery: None,
    })
}

fn database() -> (TempDir, Connection) {
    let folder = tempfile::tempdir().unwrap();
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let path = folder.path().join("store");
    let mut connection = Connection::open_with_flags(path, flags).unwrap();
    connection.execute_batch(pragmas::DURABLE).unwrap();
    migrations::run(&mut connection).unwrap();
    (folder, connection)
}

fn people(connection: &Connection) -> u32 {
    connection.query_row("SELECT count(*) FROM people", [], |row| row.get(0)).unwrap()
}

/// A desk, and what it answers to changes that share a commit.
fn desk(connection: Connection) -> Desk {
    Desk { connection, commits: Arc::default(), sabotage: None }
}

fn settle(desk: &Desk, changes: &[Change]) -> (Result<(), ()>, Vec<Outcome>) {
    let (answers, answered): (Vec<_>, Vec<_>) = changes
        .iter()
        .map(|_| oneshot::channel())
        .map(|(answer, answered)| (Some(answer), answered))
        .unzip();
    let settled = desk.settle(changes, answers);
    let answers = answered.into_iter().map(|mut answer| answer.try_recv().unwrap());
    (settled, answers.collect())
}

#[test]
fn a_failed_commit_is_an_error_to_everyone_and_keeps_nothing() {
    let (_folder, mut connection) = database();
    let failing = Arc::new(AtomicBool::new(true));
    let fails = Arc::clone(&failing);
    connection.commit_hook(Some(move || fails.load(Ordering::Relaxed))).unwrap();
    let desk = desk(connection);
    let changes = [person(1, "Ana"), person(2, "Rui"), person(1, "Ana")];
    let (settled, answers) = settle(&desk, &changes);
    assert_eq!(settled, Ok(()));
    assert!(answers.iter().all(|answer| matches!(answer, Err(Error::Failed(_)))), "{answers:?}");
    assert_eq!((people(&desk.connection), desk.commits.load(Ordering::Relaxed)), (0, 0));

    // It was not the disk: the next commit may succeed.
    failing.store(false, Ordering::Relaxed);
    let (_, answers) = settle(&desk, &changes);
    assert!(matches!(answers[..], [Ok(()), Ok(()), Err(Error::Refused(_))]), "{answers:?}");
    assert_eq!(people(&desk.connection), 2);
}

#[test]
fn a_full_disk_keeps_what_it_acknowledges() {
    let (_folder, connection) = database();
    let pages: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
    connection.pragma_update_and_check(None, "max_page_count", pages + 3, |_| Ok(())).unwrap();
    let desk = desk(connection);
    let huge = "a".repeat(100_000);
    let (settled, answers) = settle(&desk, &[person(1, "Ana"), person(2, &huge), person(3, "Rui")]);
    assert_eq!(settled, Ok(()));
    assert!(matches!(answers[1], Err(Error::Failed(_))), "{answers:?}");
    let kept = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(people(&desk.connection) as usize, kept);
    let (_, answers) = settle(&desk, &[person(4, "Eva")]);
    assert!(matches!(answers[..], [Ok(())]), "{answers:?}");
}

#[tokio::test]
async fn a_full_queue_makes_callers_wait() {
    let (_folder, connection) = database();
    let (queue, jobs) = mpsc::channel(2);
    let writer = Writer { queue: Some(queue), thread: None, commits: Arc::default() };
    let mut calls: Vec<_> =
        (0..5).map(|number| Box::pin(writer.write(person(number, "Ana")))).collect();
    for call in &mut calls {
        assert!(call.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
    }
    assert_eq!(writer.waiting(), 2);
    let thread = thread::spawn(move || desk(connection).run(jobs));
    for call in calls {
        call.await.unwrap();
    }
    drop(writer);
    thread.join().unwrap();
}
