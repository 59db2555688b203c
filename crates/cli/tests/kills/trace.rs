//! What the system sees: an action is synced to the disk before anybody hears of it.

use crate::players;
use crate::served::Served;
use client::{Client, Feed, fresh_id};
use std::collections::HashSet;
use std::process::Command;
use wire::{Act, Acted, State};

/// A moment of interest in an output of `strace -f -y`.
#[derive(PartialEq, Eq, Debug)]
enum Call {
    /// A page was written to the log; these entries stand on it.
    Write(Vec<u64>),
    /// The log was synced, and the sync has returned.
    Sync,
    /// Something was sent that tells of this entry: an answer or a push.
    Tell(u64),
}

/// The numbers that follow a mark.
fn numbers<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = u64> + 'a {
    text.split(mark).skip(1).filter_map(|rest| {
        let digits = rest.find(|letter: char| !letter.is_ascii_digit())?;
        rest[..digits].parse().ok()
    })
}

/// The id of an action holds the number its entry will get, to be found again in the log.
const MARK: &str = "entry.";

fn calls(trace: &str) -> Vec<Call> {
    let mut syncing = HashSet::new();
    let mut calls = Vec::new();
    for line in trace.lines() {
        let Some((process, call)) = line.split_once(char::is_whitespace) else { continue };
        let call = call.trim_start();
        let of_log = call.contains("-wal>");
        let is = |names: &[&str]| names.iter().any(|name| call.starts_with(name));
        let is_sync = is(&["fdatasync(", "fsync("]);
        if is_sync && of_log && call.ends_with("<unfinished ...>") {
            syncing.insert(process);
        } else if is_sync && of_log || call.contains("sync resumed>") && syncing.remove(process) {
            calls.extend(call.ends_with("= 0").then_some(Call::Sync));
        } else if of_log && is(&["pwrite64(", "write("]) {
            calls.push(Call::Write(numbers(call, MARK).collect()));
        } else if is(&["write(", "writev(", "sendto(", "sendmsg("]) {
            calls.extend(numbers(call, r#"{\"stream\":"#).map(Call::Tell));
        }
    }
    calls
}

/// Whoever is told of an entry is told after it was written and the log synced. That *some* sync
/// came before would say nothing: it may be that of the entry before.
fn verdict(calls: &[Call], first: u64) -> Result<usize, String> {
    let (mut written, mut synced) = (HashSet::<u64>::new(), HashSet::<u64>::new());
    let mut told = 0;
    for call in calls {
        match call {
            Call::Write(entries) => written.extend(entries),
            Call::Sync => synced.extend(written.drain()),
            Call::Tell(entry) if *entry < first || synced.contains(entry) => {
                told += usize::from(*entry >= first);
            }
            Call::Tell(entry) => return Err(format!("{entry} was told before it was synced")),
        }
    }
    Ok(told)
}

/// Actions that are watched.
const ACTIONS: u64 = 20;

/// Needs `strace`; whoever cannot have it must say so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[allow(clippy::print_stdout)]
async fn an_action_is_synced_before_anybody_hears_of_it() {
    if Command::new("strace").arg("-V").output().is_err() {
        let waived = std::env::var_os("AZULEJO_NO_STRACE").is_some();
        assert!(waived, "strace is missing: install it, or set AZULEJO_NO_STRACE to go without");
        println!("not shown: strace is missing");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let trace = folder.path().join("trace");
    let traced = "--trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg";
    // Long enough for a page, every byte of which may be spelt out.
    let file = trace.to_str().expect("a path");
    let strace = ["strace", "-f", "-y", "-s", "5000", traced, "-o", file, "--"];
    let mut served = Served::start_under(&strace, folder.path());
    let address = served.url.parse().expect("an address");
    let people = players::gather(&address, "madeira", 2).await.expect("a table");
    let table = people[0].table.clone();
    let path = format!("/api/tables/{table}");
    let state = async |client: &Client| -> State {
        client.get(&format!("{path}/state")).await.expect("the state")
    };
    let first = state(&people[0].client).await.stream + 1;
    let ears: Vec<_> = people
        .iter()
        .map(|person| {
            let mut feed = Feed::new(&person.client, &table, first - 1, None);
            tokio::spawn(async move {
                while feed.told() < first + ACTIONS - 1 {
                    feed.next().await.expect("a push");
                }
            })
        })
        .collect();
    for entry in first..first + ACTIONS {
        for person in &people {
            let state = state(&person.client).await;
            let Some(choice) = state.choices.iter().find(|choice| choice.refusal.is_none()) else {
                continue;
            };
            let id = format!("{MARK}{entry}.{}", fresh_id());
            let act = Act { position: state.position, id, action: choice.action.line.clone() };
            let acted: Acted =
                person.client.post(&format!("{path}/actions"), &act).await.expect("an answer");
            assert_eq!(acted.stream, entry);
            break;
        }
    }
    for ear in ears {
        ear.await.expect("everything was pushed");
    }
    served.stop();
    let trace = std::fs::read_to_string(trace).expect("the trace");
    match verdict(&calls(&trace), first) {
        // An answer and two pushes each.
        Ok(told) => assert!(told >= 3 * ACTIONS as usize, "{told} of {ACTIONS} seen\n{trace}"),
        Err(fault) => panic!("{fault}"),
    }
}

#[test]
fn a_trace_is_read_rightly() {
    let one = r#"7 pwrite64(9</tmp/a.db-wal>, "\0Aentry.6.18f-", 4096, 24) = 4096"#;
    let sync = "7 fdatasync(9</tmp/a.db-wal>) = 0";
    let begun = "7 fdatasync(9</tmp/a.db-wal> <unfinished ...>";
    let ended = "7 <... fdatasync resumed>) = 0";
    let other = "7 fdatasync(8</tmp/a.db>) = 0";
    let answer = r#"8 writev(12<socket:[5]>, [{iov_base="HTTP/1.1 200 OK\r\n", iov_len=17}, {iov_base="{\"stream\":6,\"position\":1", iov_len=9}], 2) = 26"#;
    let push = r#"9 sendto(13<socket:[6]>, "\201~\1\3{\"push\":{\"table\":\"t\",\"entry\":{\"stream\":6,", 9, 0, NULL, 0) = 9"#;
    let old = r#"9 sendto(13<socket:[6]>, "{\"entry\":{\"stream\":5,", 9, 0, NULL, 0) = 9"#;
    for (trace, told) in [
        (&[one, sync, answer, push][..], Some(2)),
        (&[old, one, begun, ended, push], Some(1)),
        (&[one, begun, push, ended], None),
        (&[one, answer, sync], None),
        (&[one, other, answer], None),
        (&[sync, push], None),
    ] {
        assert_eq!(verdict(&calls(&trace.join("\n")), 6).ok(), told, "{trace:#?}");
    }
}
