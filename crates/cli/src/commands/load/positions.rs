//! How long any position of a finished game takes to be served.

use super::Trouble;
use super::served::Served;
use super::stage;
use crate::args;
use crate::registry;
use serde_json::json;
use std::time::{Duration, Instant};
use store::Sqlite;
use wire::{Acted, Method};

/// Games that are played to their end and then looked at.
const GAMES: u32 = 4;

/// Asks for positions spread over finished games, with and without sentences; how long each
/// answer took, sorted.
pub(super) async fn ask(served: &Served, task: &args::Load) -> Result<Vec<Duration>, Trouble> {
    let mut took = Vec::new();
    for number in 0..GAMES.min(task.positions) {
        let players = usize::from(task.players);
        let (table, people) =
            stage::gather(served.address.clone(), task.game.clone(), players).await?;
        let store = Sqlite::open_read_only(served.database())?;
        let game = server::game(&store, registry::hosted(), table.id.parse()?).await?;
        let script = stage::play(game.ok_or("game")?.table_mut(), u64::from(number));
        let place = format!("/api/tables/{}", table.id);
        for (position, (seat, action)) in script.iter().enumerate() {
            let act = json!({ "position": position, "id": position.to_string(), "action": action });
            let path = format!("{place}/actions");
            let _: Acted = people[*seat].post(&path, &act).await?;
        }
        // The last game asks for what is left over.
        let (share, rest) = (task.positions / GAMES, task.positions % GAMES);
        let share = if number + 1 == GAMES { share + rest } else { share.max(1) };
        for asked in 0..share {
            let at = script.len() * asked as usize / share.max(2) as usize;
            let words = if asked % 2 == 0 { "" } else { "&lang=en" };
            let path = format!("{place}/state?at={at}{words}");
            let sent = Instant::now();
            people[0].ask(Method::Get, &path, None).await?.success()?;
            took.push(sent.elapsed());
        }
    }
    took.sort_unstable();
    Ok(took)
}
