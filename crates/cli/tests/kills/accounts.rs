//! What everybody was told, and whether it is so.

use client::Client;
use std::collections::BTreeMap;
use store::{Sqlite, Store as _};
use wire::{Entry, Happening, Log, State};

/// An entry as it was pushed, with what was hidden then as it is told now: after the end of a game
/// nothing is hidden any more.
fn revealed(pushed: &Entry, told: &Entry) -> Entry {
    let mut entry = pushed.clone();
    if let (Happening::Played { steps, .. }, Happening::Played { steps: now, .. })
    | (Happening::Started { steps, .. }, Happening::Started { steps: now, .. }) =
        (&mut entry.what, &told.what)
    {
        let hidden = steps.iter_mut().zip(now).filter(|(step, _)| step.line.ends_with('?'));
        hidden.for_each(|(step, now)| step.line.clone_from(&now.line));
    }
    entry
}

/// What one person at one table was told.
pub(crate) struct Account {
    pub(crate) table: String,
    pub(crate) client: Client,
    /// The ids of actions that were confirmed, with the entry that was said to hold them.
    pub(crate) confirmed: Vec<(String, u64)>,
    /// Entries as they were pushed, in the order they came.
    pub(crate) pushed: Vec<Entry>,
    /// What should not have been answered.
    pub(crate) faults: Vec<String>,
    pub(crate) over: bool,
}

impl Account {
    pub(crate) fn new(table: &str, client: Client) -> Self {
        Self {
            table: table.to_owned(),
            client,
            confirmed: Vec::new(),
            pushed: Vec::new(),
            faults: Vec::new(),
            over: false,
        }
    }

    /// Compares what was told with what is kept and with what is told now.
    pub(crate) async fn check(&self, store: &Sqlite) -> Result<(), String> {
        let table = &self.table;
        if let Some(fault) = self.faults.first() {
            return Err(format!("table {table}: {fault}"));
        }
        let id = table.parse().map_err(|_| format!("{table} is no id"))?;
        let kept = store.entries(id, 0, u32::MAX).await.map_err(|error| error.to_string())?;
        for (action, stream) in &self.confirmed {
            let own = |entry: &&store::Entry| {
                let author = entry.entry.author.as_ref();
                author.and_then(|author| author.client_id.as_ref()) == Some(action)
            };
            let found: Vec<u32> = kept.iter().filter(own).map(|entry| entry.stream).collect();
            if found != [*stream as u32] {
                return Err(format!(
                    "table {table}: {action} was confirmed as entry {stream}, kept are {found:?}"
                ));
            }
        }
        let told = self.told().await?;
        for (number, entry) in self.pushed.iter().enumerate() {
            if entry.stream != number as u64 + 1 {
                return Err(format!("table {table}: entry {} came out of turn", entry.stream));
            }
            if told.get(&entry.stream).is_none_or(|told| revealed(entry, told) != *told) {
                return Err(format!("table {table}: entry {} was pushed otherwise", entry.stream));
            }
        }
        Ok(())
    }

    /// The log as this person is told it now.
    async fn told(&self) -> Result<BTreeMap<u64, Entry>, String> {
        let mut told = BTreeMap::new();
        // After a thousand kills there are more people than one address may have connections.
        let client = self.client.another();
        loop {
            let after = told.last_key_value().map_or(0, |(last, _)| *last);
            let path = format!("/api/tables/{}/log?after={after}", self.table);
            let log: Log = client.get(&path).await.map_err(|error| error.to_string())?;
            told.extend(log.entries.into_iter().map(|entry| (entry.stream, entry)));
            if !log.more {
                return Ok(told);
            }
        }
    }

    pub(crate) async fn state(&self) -> Result<State, String> {
        let path = format!("/api/tables/{}/state", self.table);
        self.client.another().get(&path).await.map_err(|error| error.to_string())
    }
}
