//! `azulejo replay`: is a record right, and what does it lead to?

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::open::{self, Source};
use crate::table::{score, seating};
use crate::{files, json};
use kernel::{Play, Said, Turn, Viewer};
use serde_json::json;
use server::fairness::{self, Verdict};
use words::{Args, Catalogue, Voice};

pub(crate) fn run(
    task: &args::Replay,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let text = files::read(catalogue, &task.file)?;
    let record = open::record(catalogue, &task.file, &text)?;
    let source = Source { path: &task.file, text: &text, record: &record, catalogue };
    registry::with(&record.header.game, catalogue, Verify { task, source, screen })?
}

struct Verify<'a> {
    task: &'a args::Replay,
    source: Source<'a>,
    screen: &'a mut Screen,
}

impl Errand for Verify<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, source, screen } = self;
        let extra = open::components::<G>(source.catalogue, task.components.as_deref())?;
        let play = source.replay::<G>(task.at, extra)?;
        let seed = source.record.ending.as_ref().and_then(|ending| ending.seed);
        let fair = match fairness::verdict(&source.record.header.notes, seed) {
            Verdict::Silent => None,
            Verdict::Fair => Some("client-replay-fair"),
            Verdict::OtherSecret => return unfair(&source, "client-replay-other-secret"),
            Verdict::OtherSeed => return unfair(&source, "client-replay-other-seed"),
            Verdict::Unreadable => return unfair(&source, "client-replay-unreadable"),
        };
        if task.json {
            let header = &source.record.header;
            let mut told = json::position(&play);
            told["file"] = json!(task.file.display().to_string());
            told["game"] = json!(header.game);
            told["players"] = json!(header.players);
            told["components"] = json!(header.components);
            told["rules_revision"] = json!(header.rules);
            told["positions"] = json!(source.record.positions());
            told["fair"] = json!(fair.is_some());
            told["lines"] = json!(source.text.lines().count());
            screen.line(&format!("{told:#}"))?;
            return Ok(Code::Good);
        }
        let args = Args::new()
            .with("file", task.file.display().to_string())
            .with("count", source.text.lines().count());
        screen.line(&source.catalogue.say("client-replay-good", &args))?;
        if let Some(fair) = fair {
            screen.line(&source.catalogue.text(fair))?;
        }
        show(&play, source.catalogue, screen)
    }
}

fn unfair(source: &Source<'_>, why: &str) -> Result<Code, Fault> {
    let path = source.path.display().to_string();
    Err(Fault::file(source.catalogue, &path, &source.catalogue.text(why)))
}

/// The final standing, or the position as anyone sees it.
fn show<G: Playable>(
    play: &Play<G>,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let names = seating::names::<G>(catalogue, play.seating(), &play.state().public);
    let view = play.view(Viewer::Spectator);
    let voice = Voice::of::<G>(catalogue, &names, Viewer::Spectator, play.setup().components);
    if play.is_over() {
        screen.lines(&score::standing(catalogue, &score::scores(voice, &G::standings(view))))?;
        return Ok(Code::Good);
    }
    let args = Args::new().with("position", play.position());
    screen.line(&catalogue.say("client-position", &args))?;
    screen.lines(&G::board(view, voice))?;
    screen.lines(&score::by_source(catalogue, &score::scores(voice, &G::standings(view))))?;
    match play.turn() {
        Turn::Decide { seat, prompt } => screen.line(&voice.waiting(seat, &Said::of(&prompt)))?,
        Turn::Chance(_) => screen.line(&catalogue.text("common-chance-is-due"))?,
        Turn::Over => {}
    }
    Ok(Code::Good)
}
