//! Another process at the store: this test program, started again for one test of it.

use crate::fixture::*;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::Arc;
use store::{OpenError, Sqlite, Store};

const PATH: &str = "AZULEJO_STORE_PATH";
const TABLES: &str = "AZULEJO_STORE_TABLES";
const EACH: &str = "AZULEJO_STORE_EACH";

/// What the other process says when it is not let in.
pub(crate) const IN_USE: &str = "in use";

/// A command that runs one test of this program.
pub(crate) fn this_program(test: &str) -> Vec<String> {
    let program = std::env::current_exe().unwrap().to_str().unwrap().to_owned();
    let rest = [test, "--exact", "--nocapture", "--test-threads=1"].map(str::to_owned);
    [program].into_iter().chain(rest).collect()
}

/// A process that appends to tables 1 to `tables` until each has `each` entries more, and tells
/// every acknowledgement by a line `ack TABLE STREAM` on its standard error. `before` goes in
/// front of the command.
pub(crate) fn appender(before: &[&str], path: &Path, tables: u32, each: u32) -> Child {
    let command: Vec<String> = before
        .iter()
        .map(|word| (*word).to_owned())
        .chain(this_program("child::appends_in_a_row"))
        .collect();
    Command::new(&command[0])
        .args(&command[1..])
        .env(PATH, path)
        .env(TABLES, tables.to_string())
        .env(EACH, each.to_string())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|cause| panic!("{}: {cause}", command[0]))
}

/// The lines the process writes.
pub(crate) fn lines(child: &mut Child) -> std::io::Lines<BufReader<ChildStderr>> {
    BufReader::new(child.stderr.take().unwrap()).lines()
}

/// Table and stream number of a line `ack TABLE STREAM`.
pub(crate) fn acknowledged(line: &str) -> Option<(u32, u32)> {
    let (table, stream) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((table.parse().ok()?, stream.parse().ok()?))
}

/// One line, in one write: a killed process leaves no half of it.
fn say(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
}

/// What [`appender`] starts; a test in its own right when nobody does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_in_a_row() {
    let given = |name| std::env::var(name).ok();
    let number = |name, usual| given(name).map_or(usual, |value| value.parse().unwrap());
    let (tables, each): (u32, u32) = (number(TABLES, 3), number(EACH, 20));
    let started = given(PATH).is_some();
    let (_folder, own) = place();
    let store = match Sqlite::open(given(PATH).map_or(own, Into::into)) {
        Err(OpenError::InUse(_)) => return say(IN_USE),
        opened => Arc::new(opened.unwrap()),
    };
    if store.table(table_id(tables)).await.unwrap().is_none() {
        furnish(&store, tables).await;
    }
    let rows: Vec<_> = (1..=tables)
        .map(|table| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let found = store.table(table_id(table)).await.unwrap();
                let head = found.map_or(0, |found| found.head);
                for stream in (head + 1..).take(each as usize) {
                    store.write(append(table, stream, vec![decision(stream)])).await.unwrap();
                    if started {
                        say(&format!("ack {table} {stream}"));
                    }
                }
            })
        })
        .collect();
    for row in rows {
        row.await.unwrap();
    }
    // What a process that was started for it has kept, its starter judges.
    for table in (1..=tables).filter(|_| !started) {
        assert_eq!(record(&store, table).await.len(), each as usize);
    }
}
