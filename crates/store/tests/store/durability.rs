//! What was acknowledged is on the disk, whatever happens to the process.

use crate::child::{acknowledged, appender, lines};
use crate::fixture::*;
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::process::Command;
use std::thread;
use std::time::Duration;
use store::Sqlite;

/// Kills in a row on one store; more in a soak.
fn kills() -> u64 {
    std::env::var("AZULEJO_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(15)
}

#[tokio::test]
async fn what_was_acknowledged_survives_kills() {
    const TABLES: u32 = 8;
    let (_folder, path) = place();
    let mut acknowledgements = HashMap::<u32, u32>::new();
    for kill in 0..kills() {
        let random = RandomState::new().hash_one(kill);
        let mut child = appender(&[], &path, TABLES, u32::MAX);
        let mut said = lines(&mut child);
        let mut note = |line: String| {
            let (table, stream) = acknowledged(&line).unwrap_or_else(|| panic!("{line}"));
            let before = acknowledgements.insert(table, stream);
            assert!(before.is_none_or(|before| before < stream), "acknowledged twice: {line}");
        };
        for line in said.by_ref().take(1 + (random % 300) as usize) {
            note(line.unwrap());
        }
        // Any moment of a commit.
        thread::sleep(Duration::from_micros(random >> 32 & 0xfff));
        child.kill().unwrap();
        child.wait().unwrap();
        said.for_each(|line| note(line.unwrap()));

        // A reader comes first: it must cope with what a killed writer leaves behind.
        let store = Sqlite::open_read_only(&path).unwrap();
        for table in 1..=TABLES {
            let acknowledged = acknowledgements.get(&table).copied().unwrap_or(0);
            let record = record(&store, table).await;
            let streams: Vec<u32> = record.iter().map(|entry| entry.stream).collect();
            let kept = streams.len() as u32;
            assert!(
                kept >= acknowledged,
                "table {table}: {acknowledged} acknowledged, {kept} kept"
            );
            assert!(kept <= acknowledged + 1, "table {table}: more than was under way");
            assert_eq!(streams, (1..=kept).collect::<Vec<_>>(), "table {table}");
            assert!(record.iter().all(|entry| entry.entry == decision(entry.stream)));
            // What was under way when the process died counts from now on.
            acknowledgements.insert(table, kept);
        }
    }
}

/// What a trace of system calls tells.
#[derive(PartialEq, Eq, Debug)]
enum Call {
    /// A page was written to the log; these decisions stand on it.
    Write(Vec<u32>),
    /// The log was synced, and the sync has returned.
    Sync,
    /// The caller was told that this decision is kept.
    Acknowledge(u32),
}

/// The calls of interest in an output of `strace -f -y`.
fn calls(trace: &str) -> Vec<Call> {
    let mut syncing = HashSet::new();
    let mut calls = Vec::new();
    for line in trace.lines() {
        let Some((process, call)) = line.split_once(char::is_whitespace) else { continue };
        let call = call.trim_start();
        let of_log = call.contains("-wal>");
        let is_sync = call.starts_with("fdatasync(") || call.starts_with("fsync(");
        let is_write = call.starts_with("pwrite64(") || call.starts_with("write(");
        if is_sync && of_log && call.ends_with("<unfinished ...>") {
            syncing.insert(process);
        } else if is_sync && of_log || call.contains("sync resumed>") && syncing.remove(process) {
            calls.extend(call.ends_with("= 0").then_some(Call::Sync));
        } else if is_write && of_log {
            calls.push(Call::Write(bodies(call).collect()));
        } else if let Some((_, said)) = call.split_once("\"ack ") {
            let said = said.split("\\n").next().and_then(|said| said.split_once(' '));
            calls.push(Call::Acknowledge(said.unwrap().1.parse().unwrap()));
        }
    }
    calls
}

/// When a decision is acknowledged it stands in the log, and the log has been synced since. That
/// *some* sync came before would say nothing: it may be that of the decision before.
fn verdict(calls: &[Call]) -> Result<usize, String> {
    let (mut written, mut synced) = (HashSet::<u32>::new(), HashSet::<u32>::new());
    let mut acknowledgements = 0;
    for call in calls {
        match call {
            Call::Write(decisions) => written.extend(decisions),
            Call::Sync => synced.extend(written.drain()),
            Call::Acknowledge(decision) if synced.contains(decision) => acknowledgements += 1,
            Call::Acknowledge(decision) => {
                return Err(format!("{decision} was acknowledged before it was synced"));
            }
        }
    }
    Ok(acknowledgements)
}

/// Needs `strace`; whoever cannot have it must say so.
#[test]
#[allow(clippy::print_stdout)]
fn the_log_is_synced_between_an_append_and_its_acknowledgement() {
    const APPENDS: u32 = 30;
    if Command::new("strace").arg("-V").output().is_err() {
        let waived = std::env::var_os("AZULEJO_NO_STRACE").is_some();
        assert!(waived, "strace is missing: install it, or set AZULEJO_NO_STRACE to go without");
        println!("not shown: strace is missing");
        return;
    }
    let (folder, path) = place();
    let trace = folder.path().join("trace");
    let traced = "--trace=fsync,fdatasync,pwrite64,write";
    // Long enough for a page, every byte of which may be spelt out.
    let strace = ["strace", "-f", "-y", "-s", "5000", traced, "-o", trace.to_str().unwrap(), "--"];
    let mut child = appender(&strace, &path, 1, APPENDS);
    let said: Vec<String> = lines(&mut child).map(Result::unwrap).collect();
    assert!(child.wait().unwrap().success(), "{said:#?}");
    let trace = std::fs::read_to_string(trace).unwrap();
    match verdict(&calls(&trace)) {
        Ok(acknowledgements) => assert_eq!(acknowledgements, APPENDS as usize, "{trace}"),
        Err(fault) => panic!("{fault}\n{trace}"),
    }
}

#[test]
fn a_trace_is_read_rightly() {
    let header = r#"7 pwrite64(9</tmp/a.db-wal>, "\0\0\1", 24, 0) = 24"#;
    let one = r#"7 pwrite64(9</tmp/a.db-wal>, "\0take 1;", 4096, 24) = 4096"#;
    let two = r#"7 pwrite64(9</tmp/a.db-wal>, "\0take 2;1actiontake 1;", 4096, 4144) = 4096"#;
    let sync = "7 fdatasync(9</tmp/a.db-wal>) = 0";
    let begun = "7 fdatasync(9</tmp/a.db-wal> <unfinished ...>";
    let ended = "7 <... fdatasync resumed>) = 0";
    let failed = "7 fdatasync(9</tmp/a.db-wal>) = -1 EIO (Input/output error)";
    let other = "7 fdatasync(8</tmp/a.db>) = 0";
    let ack_one = r#"12 write(2<pipe:[5]>, "ack 1 1\n", 8) = 8"#;
    let ack_two = r#"12 write(2<pipe:[5]>, "ack 1 2\n", 8 <unfinished ...>"#;
    for (trace, good) in [
        (&[header, one, sync, ack_one, two, sync, ack_two][..], Ok(2)),
        (&[one, begun, ended, ack_one], Ok(1)),
        (&[one, begun, ack_one, ended], Err(1)),
        (&[one, ack_one], Err(1)),
        (&[one, ack_one, sync], Err(1)),
        (&[one, other, ack_one], Err(1)),
        (&[one, failed, ack_one], Err(1)),
        (&[header, sync, ack_one], Err(1)),
        (&[one, sync, ack_two, two, sync], Err(2)),
    ] {
        let good = good.map_err(|number| format!("{number} was acknowledged before it was synced"));
        assert_eq!(verdict(&calls(&trace.join("\n"))), good, "{trace:#?}");
    }
}
