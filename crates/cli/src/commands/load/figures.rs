//! What was measured.

use super::drive::Course;
use serde_json::{Value, json};
use std::time::Duration;
use words::{Args, Catalogue};

#[derive(Debug)]
pub(super) struct Figures {
    pub(super) game: String,
    pub(super) players: u8,
    pub(super) tables: u16,
    pub(super) bots: u16,
    pub(super) rate: Option<u32>,
    pub(super) sockets: u32,
    pub(super) language: Option<String>,
    pub(super) course: Course,
    /// How long positions of finished games took, sorted.
    pub(super) positions: Vec<Duration>,
    /// Seconds of a core that the server used.
    pub(super) server_seconds: f64,
    /// Bytes of the server without and with the idle sockets.
    pub(super) memory: (u64, u64),
}

/// The time that this share of them did not exceed, in milliseconds.
fn within(sorted: &[Duration], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted.get(at.max(1) - 1).map_or(0.0, |took| took.as_secs_f64() * 1e3)
}

const MIB: f64 = 1024.0 * 1024.0;

impl Figures {
    fn per_second(&self) -> f64 {
        self.course.actions as f64 / self.course.seconds
    }

    fn cost(&self) -> f64 {
        self.memory.1.saturating_sub(self.memory.0) as f64 / MIB
    }

    pub(super) fn in_json(&self) -> Value {
        let times = |sorted: &[Duration]| {
            json!({
                "p50": within(sorted, 0.5),
                "p99": within(sorted, 0.99),
                "max": within(sorted, 1.0),
            })
        };
        json!({
            "game": self.game,
            "players": self.players,
            "tables": self.tables,
            "rate": self.rate,
            "language": self.language,
            "bot_tables": self.bots,
            "seconds": self.course.seconds,
            "actions": self.course.actions,
            "actions_per_second": self.per_second(),
            "answer_ms": times(&self.course.answers),
            "arrival_ms": times(&self.course.arrivals),
            "positions": self.positions.len(),
            "position_ms": times(&self.positions),
            "not_heard": self.course.lost,
            "ran_out": self.course.ran_out,
            "server_core_seconds": self.server_seconds,
            "idle_sockets": self.sockets,
            "idle_sockets_mib": self.cost(),
            "server_mib": self.memory.1 as f64 / MIB,
        })
    }

    pub(super) fn in_words(&self, catalogue: &Catalogue) -> Vec<String> {
        let number = |figure: f64, digits: usize| format!("{figure:.digits$}");
        let times = |id: &str, sorted: &[Duration]| {
            let args = Args::new()
                .with("half", number(within(sorted, 0.5), 1))
                .with("most", number(within(sorted, 0.99), 1))
                .with("longest", number(within(sorted, 1.0), 1));
            catalogue.say(id, &args)
        };
        let args = Args::new()
            .with("actions", self.course.actions)
            .with("seconds", number(self.course.seconds, 1))
            .with("tables", usize::from(self.tables))
            .with("rate", number(self.per_second(), 0));
        let mut lines = vec![
            catalogue.say("client-load-actions", &args),
            times("client-load-answers", &self.course.answers),
            times("client-load-arrivals", &self.course.arrivals),
        ];
        if !self.positions.is_empty() {
            lines.push(times("client-load-positions", &self.positions));
        }
        let args = Args::new()
            .with("cores", number(self.server_seconds, 1))
            .with("memory", number(self.memory.1 as f64 / MIB, 0));
        lines.push(catalogue.say("client-load-server", &args));
        if self.sockets > 0 {
            let args = Args::new()
                .with("sockets", self.sockets as usize)
                .with("memory", number(self.cost(), 0));
            lines.push(catalogue.say("client-load-idle", &args));
        }
        if self.course.lost > 0 {
            let args = Args::new().with("actions", self.course.lost);
            lines.push(catalogue.say("client-load-lost", &args));
        }
        if self.course.ran_out {
            lines.push(catalogue.text("client-load-ran-out"));
        }
        lines
    }
}
