//! `azulejo replay`: is a record right, and what does it lead to?

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::open::{self, Source};
use crate::table::report::Report;
use crate::table::{score, seating, supposed};
use crate::{files, json};
use kernel::{Play, Said, Turn, Viewer};
use serde_json::json;
use server::fairness::{self, Verdict};
use std::path::Path;
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
        let (play, fair) = right::<G>(&source, task.at, extra)?;
        if let Some(noted) = &task.commitment {
            committed(&source, noted)?;
        }
        let blank = supposed::blanks(source.record);
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
            told["blank"] = json!(blank);
            told["lines"] = json!(source.text.lines().count());
            screen.line(&format!("{told:#}"))?;
            return Ok(Code::Good);
        }
        let args = Args::new()
            .with("file", task.file.display().to_string())
            .with("count", source.text.lines().count());
        screen.line(&source.catalogue.say("client-replay-good", &args))?;
        if blank > 0 {
            let args = Args::new().with("count", blank);
            screen.line(&source.catalogue.say("client-replay-blank", &args))?;
        }
        if let Some(fair) = fair {
            screen.line(&source.catalogue.text(fair))?;
        }
        show(&play, source.catalogue, screen)
    }
}

/// The game that a record leads to, once everything that the file says is found to be right; and
/// what is to be said of its chance.
fn right<G: Playable>(
    source: &Source<'_>,
    at: Option<usize>,
    extra: Option<&'static G::Components>,
) -> Result<(Play<G>, Option<&'static str>), Fault> {
    let play = source.replay::<G>(at, extra)?;
    let wrong = |why: &str| Fault::file(source.catalogue, &source.path.display().to_string(), why);
    let unfair = |id: &str| Err(wrong(&source.catalogue.text(id)));
    let seed = source.record.ending.as_ref().and_then(|ending| ending.seed);
    let fair = match fairness::verdict(&source.record.header.notes, seed) {
        Verdict::Silent => None,
        Verdict::Fair => Some("client-replay-fair"),
        Verdict::OtherSecret => return unfair("client-replay-other-secret"),
        Verdict::OtherSeed => return unfair("client-replay-other-seed"),
        Verdict::Unreadable => return unfair("client-replay-unreadable"),
    };
    let report = Report::of(source.record);
    if let Some(fact) = report.and_then(|report| report.differences(&play).into_iter().next()) {
        let value = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        let args = Args::new()
            .with("name", fact.name)
            .with("seen", value(fact.seen))
            .with("found", value(fact.found));
        return Err(wrong(&source.catalogue.say("client-replay-view", &args)));
    }
    Ok((play, fair))
}

/// Whether the record speaks of the commitment that somebody noted before the game.
fn committed(source: &Source<'_>, noted: &str) -> Result<(), Fault> {
    let known = fairness::published(&source.record.header.notes);
    if known.is_some_and(|known| known.eq_ignore_ascii_case(noted.trim())) {
        return Ok(());
    }
    let why = source.catalogue.text("client-replay-other-commitment");
    Err(Fault::file(source.catalogue, &source.path.display().to_string(), &why))
}

/// Whether everything that a record says is right.
pub(crate) fn check(catalogue: &Catalogue, path: &Path, text: &str) -> Result<(), Fault> {
    let record = open::record(catalogue, path, text)?;
    let source = Source { path, text, record: &record, catalogue };
    registry::with(&record.header.game, catalogue, Check { source })?
}

struct Check<'a> {
    source: Source<'a>,
}

impl Errand for Check<'_> {
    type Done = Result<(), Fault>;

    fn run<G: Playable>(self) -> Result<(), Fault> {
        right::<G>(&self.source, None, None).map(drop)
    }
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
