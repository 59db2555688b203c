//! Durable appends per second, one caller alone and many at once, each acknowledged after its
//! commit and sync: `cargo bench -p store`. The figures are those of the disk under the temporary
//! folder (`TMPDIR`).

use divan::Bencher;
use divan::counter::ItemsCount;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{
    Append, Author, Change, NewEntry, NewTable, Occupant, Person, PersonId, Seat, Sqlite, Status,
    Store, TableId, Visibility,
};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

fn main() {
    report("1 caller", 1, 5_000, Duration::ZERO);
    report("200 callers", 200, 1_000, Duration::ZERO);
    report("200 callers, 1,000 per second", 200, 50, Duration::from_millis(200));
    divan::main();
}

/// How long callers wait, beside how many are served.
#[allow(clippy::print_stdout)]
fn report(name: &str, callers: u32, each: u32, pace: Duration) {
    let hall = Hall::open(callers);
    let (before, start) = (hall.store.commits(), Instant::now());
    let mut waits = hall.play(1, each, pace);
    let (took, commits) = (start.elapsed(), hall.store.commits() - before);
    waits.sort_unstable();
    let at = |share: f64| waits[((waits.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{name}: {:.0} appends per second, {:.1} per commit; \
         ms p50 {:.2}, p99 {:.2}, p99.9 {:.2}, longest {:.2}",
        waits.len() as f64 / took.as_secs_f64(),
        waits.len() as f64 / commits as f64,
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
}

#[divan::bench(args = [1, 200], sample_count = 10, sample_size = 1)]
fn appends(bencher: Bencher<'_, '_>, callers: u32) {
    const APPENDS: u32 = 4_000;
    let each = APPENDS / callers;
    let hall = Hall::open(callers);
    let mut next = 1;
    bencher.counter(ItemsCount::new(APPENDS)).bench_local(|| {
        let waits = hall.play(next, each, Duration::ZERO);
        next += each;
        waits
    });
}

/// A store with one table per caller.
struct Hall {
    runtime: Runtime,
    store: Arc<Sqlite>,
    tables: u32,
    _folder: TempDir,
}

impl Hall {
    fn open(tables: u32) -> Self {
        let runtime = Builder::new_multi_thread().worker_threads(2).enable_time().build();
        let runtime = runtime.expect("threads");
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(folder.path().join("store")).expect("a store"));
        let hall = Self { runtime, store, tables, _folder: folder };
        hall.write(Change::AddPerson(Person {
            id: host(),
            name: None,
            language: None,
            created: 0,
            recovery: None,
        }));
        (1..=tables).for_each(|table| {
            hall.write(Change::AddTable { table: new_table(table), entries: Vec::new() });
        });
        hall
    }

    fn write(&self, change: Change) {
        self.runtime.block_on(self.store.write(change)).expect("a good change");
    }

    /// Every table in a closed loop: `each` appends from stream number `first` on, no two within
    /// `pace`. How long each append waited.
    fn play(&self, first: u32, each: u32, pace: Duration) -> Vec<Duration> {
        let begin = tokio::time::Instant::now();
        let tables = self.tables;
        let callers: Vec<_> = (1..=tables)
            .map(|table| {
                let store = Arc::clone(&self.store);
                self.runtime.spawn(async move {
                    let mut waits = Vec::with_capacity(each as usize);
                    for stream in first..first + each {
                        // Spread over the pace, as tables are that know nothing of each other.
                        let turn = pace * (stream - first) + pace * table / tables;
                        tokio::time::sleep_until(begin + turn).await;
                        let start = Instant::now();
                        store.write(append(table, stream)).await.expect("the next number");
                        waits.push(start.elapsed());
                    }
                    waits
                })
            })
            .collect();
        let waits = callers.into_iter().map(|caller| self.runtime.block_on(caller));
        waits.flat_map(|waits| waits.expect("no panic")).collect()
    }
}

fn host() -> PersonId {
    PersonId::from_bytes([7; 16])
}

/// Ids spread as random ones are.
fn table_id(number: u32) -> TableId {
    let spread = u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    TableId::from_bytes(spread.to_be_bytes())
}

fn new_table(number: u32) -> NewTable {
    let seat = |seat, occupant| Seat { seat, occupant, nonce: None, reserved_for: None };
    NewTable {
        id: table_id(number),
        host: host(),
        game: "madeira".to_owned(),
        setup: r#"{"players":4,"options":[],"levels":["greedy","greedy","greedy"]}"#.to_owned(),
        visibility: Visibility::Open,
        status: Status::Running,
        created: 0,
        seed: None,
        commitment: None,
        seats: vec![seat(0, Occupant::Person(host())), seat(1, Occupant::Open)],
    }
}

/// A decision as a server would keep it.
fn append(table: u32, stream: u32) -> Change {
    let spread = u64::from(stream).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let entry = NewEntry {
        position: Some(stream),
        kind: "action".to_owned(),
        author: Some(Author { person: host(), client_id: Some(format!("{spread:022}")) }),
        at: i64::from(stream),
        body: r#"{"seat":0,"action":"place-worker field-3","events":["…"],"print":"0123456789abcdef"}"#
            .to_owned(),
    };
    Change::Append(Append::entries(table_id(table), stream, vec![entry]))
}
