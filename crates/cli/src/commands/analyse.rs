//! `azulejo analyse`: how a game stood turn by turn, and where more could be had.

mod story;

use crate::args;
use crate::chart;
use crate::fault::{Code, Fault};
use crate::files::{self, Output};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::open::{self, Source};
use crate::table::seating;
use crate::work;
use bots::analysis;
use bots::search::Config;
use kernel::{Seat, Viewer};
use story::Story;
use words::{Args, Catalogue, Voice};

pub(crate) fn run(
    task: &args::Analyse,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let text = files::read(catalogue, &task.file)?;
    let record = open::record(catalogue, &task.file, &text)?;
    let source = Source { path: &task.file, text: &text, record: &record, catalogue };
    registry::with(&record.header.game, catalogue, Retell { task, source, screen })?
}

struct Retell<'a> {
    task: &'a args::Analyse,
    source: Source<'a>,
    screen: &'a mut Screen,
}

impl Errand for Retell<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, source, screen } = self;
        let catalogue = source.catalogue;
        let extra = open::components::<G>(catalogue, task.components.as_deref())?;
        let whole = source.replay::<G>(None, extra)?;
        let players = whole.setup().players();
        let seat = task.seat.as_deref().map(|typed| seat(catalogue, typed, players)).transpose()?;
        let threads = work::threads(catalogue, task.threads, 1)?;
        let chart = Output::new(catalogue, task.chart.as_deref(), chart::MARK)?;
        // A time limit would make the answer depend on the machine.
        let usual = bots::insight_config::<G>(1, None);
        let config = Config { iterations: task.iterations.unwrap_or(usual.iterations), ..usual };
        let (moments, turns) = analysis::moments(&whole, seat);
        let judged = work::spread(&moments, threads, |moment| analysis::judge(moment, config));
        let names = seating::names::<G>(catalogue, whole.seating(), &whole.state().public);
        let components = whole.setup().components;
        let voice = Voice::of::<G>(catalogue, &names, Viewer::Spectator, components);
        let story = Story {
            moments: &moments,
            judged: &judged,
            turns,
            end: whole.state(),
            iterations: config.iterations,
        };
        if task.json {
            let mut told = story.in_json();
            told["file"] = task.file.display().to_string().into();
            screen.line(&format!("{told:#}"))?;
        } else {
            screen.lines(&story.in_words(voice))?;
        }
        chart.write(catalogue, || story.drawn(voice))?;
        Ok(Code::Good)
    }
}

/// A seat that was typed as its letter.
pub(crate) fn seat(catalogue: &Catalogue, typed: &str, players: usize) -> Result<Seat, Fault> {
    let mut letters = typed.trim().chars().map(|letter| letter.to_ascii_uppercase());
    let found = match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) if seat.index() < players => Some(seat),
        _ => None,
    };
    found.ok_or_else(|| {
        let known: Vec<String> = Seat::all(players).map(|seat| seat.letter().to_string()).collect();
        let args = Args::new().with("seat", typed).with("known", known.join(", "));
        Fault::Told(catalogue.say("client-error-seat", &args))
    })
}
