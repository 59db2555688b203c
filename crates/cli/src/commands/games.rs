//! `azulejo games`: what can be played, by how many, with which options and components.

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::seating;
use bots::Lineup;
use kernel::Components;
use serde_json::{Value, json};
use words::{Args, Catalogue, capital};

pub(crate) fn run(
    task: &args::Games,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    if task.json {
        let games: Result<Vec<Value>, Fault> =
            registry::NAMES.iter().map(|name| registry::with(name, catalogue, AsJson)).collect();
        screen.line(&format!("{:#}", json!({ "games": games? })))?;
        return Ok(Code::Good);
    }
    for name in registry::NAMES {
        screen.lines(&registry::with(name, catalogue, InWords(catalogue))?)?;
    }
    screen.line(&catalogue.text("client-games-bots"))?;
    for bot in Lineup::NAMES {
        let args = Args::new().with("bot", *bot).with("kind", seating::bot_named(catalogue, bot));
        screen.line(&catalogue.say("client-games-bot", &args))?;
    }
    Ok(Code::Good)
}

struct AsJson;

impl Errand for AsJson {
    type Done = Value;

    fn run<G: Playable>(self) -> Value {
        let (fewest, most) = G::PLAYERS;
        let options = G::OPTIONS.iter().map(|option| {
            json!({ "name": option.name, "values": option.values, "default": option.values.first() })
        });
        let sets = G::Components::released().into_iter();
        let sets = sets.map(|set| json!({ "name": G::edition(set), "hash": set.hash() }));
        json!({
            "name": G::NAME,
            "players": { "fewest": fewest, "most": most },
            "rules_revision": G::RULES_REVISION,
            "options": options.collect::<Vec<_>>(),
            "components": sets.collect::<Vec<_>>(),
            "seats": seating::kinds().collect::<Vec<_>>(),
        })
    }
}

struct InWords<'a>(&'a Catalogue);

impl Errand for InWords<'_> {
    type Done = Vec<String>;

    fn run<G: Playable>(self) -> Vec<String> {
        let Self(catalogue) = self;
        let (fewest, most) = G::PLAYERS;
        let args = Args::new()
            .with("name", G::NAME)
            .with("title", capital(G::NAME))
            .with("fewest", fewest)
            .with("most", most);
        let mut lines = vec![catalogue.say("client-game", &args)];
        lines.extend(G::OPTIONS.iter().map(|option| {
            let args = Args::new()
                .with("option", option.name)
                .with("values", option.values.join(", "))
                .with("default", option.values.first().copied().unwrap_or_default());
            catalogue.say("client-game-option", &args)
        }));
        lines.extend(G::Components::released().into_iter().map(|set| {
            let args = Args::new().with("name", G::edition(set)).with("hash", set.hash());
            catalogue.say("client-game-components", &args)
        }));
        lines
    }
}
