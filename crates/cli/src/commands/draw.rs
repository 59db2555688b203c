//! `azulejo draw`: a position as a picture.

use super::analyse::seat;
use crate::args;
use crate::fault::{Code, Fault};
use crate::files::{self, Output};
use crate::registry::{self, Errand, Playable};
use crate::table::open::{self, Source};
use crate::table::seating;
use draw::sheet::{self, Look, Theme};
use draw::{Area, Rect, Scene};
use kernel::{Play, Turn, Viewer};
use server::tabletop;
use std::collections::BTreeMap;
use words::document::Document;
use words::{Args, Catalogue, Language, Voice};

/// How a picture of points begins.
const PNG: &[u8] = b"\x89PNG";
const SVG: &[u8] = b"<svg";
const JSON: &[u8] = b"{\"drawing\"";

/// Everything a browser may be sent of a position: the table is the same in all languages.
#[derive(serde::Serialize)]
struct Everything {
    drawing: wire::Drawing,
    documents: BTreeMap<&'static str, wire::Document>,
}

pub(crate) fn run(task: &args::Draw, catalogue: &Catalogue) -> Result<Code, Fault> {
    let text = files::read(catalogue, &task.file)?;
    let record = open::record(catalogue, &task.file, &text)?;
    let source = Source { path: &task.file, text: &text, record: &record, catalogue };
    registry::with(&record.header.game, catalogue, Picture { task, source })?
}

/// A position as a server sends it to a browser.
#[derive(serde::Serialize)]
struct Sent {
    drawing: wire::Drawing,
    document: wire::Document,
}

struct Picture<'a> {
    task: &'a args::Draw,
    source: Source<'a>,
}

impl Errand for Picture<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, source } = self;
        let catalogue = source.catalogue;
        let ending = task.output.extension().and_then(|ending| ending.to_str());
        let mark = match ending {
            Some("svg") => SVG,
            Some("png") => PNG,
            Some("json" | "jsonl") => JSON,
            _ => return Err(unknown_ending(task, catalogue)),
        };
        let extra = open::components::<G>(catalogue, task.components.as_deref())?;
        if ending == Some("jsonl") {
            let output = Output::new(catalogue, Some(&task.output), mark)?;
            let mut lines = Vec::new();
            for at in &task.at {
                let play = source.replay::<G>(Some(*at), extra)?;
                let sent = everything(&play, viewer(&play, task, catalogue)?);
                serde_json::to_writer(&mut lines, &sent).expect("plain data");
                lines.push(b'\n');
            }
            output.write(catalogue, || lines)?;
            return Ok(Code::Good);
        }
        if task.at.len() > 1 {
            return Err(unknown_ending(task, catalogue));
        }
        let play = source.replay::<G>(task.at.first().copied(), extra)?;
        let viewer = viewer(&play, task, catalogue)?;
        let names = seating::names::<G>(catalogue, play.seating(), &play.state().public);
        let voice = Voice::of::<G>(catalogue, &names, viewer, play.setup().components);
        let scene = G::scene(play.view(viewer));
        let frame = task.area.as_deref().map(|id| area(&scene, id, catalogue)).transpose()?;
        let output = Output::new(catalogue, Some(&task.output), mark)?;
        let document = G::document(play.view(viewer), voice);
        if mark == JSON {
            let at = play.position() as u64;
            let sent = Sent {
                drawing: tabletop::drawing(scene, at),
                document: tabletop::document(document, at),
            };
            output.write(catalogue, || serde_json::to_vec(&sent).expect("plain data"))?;
            return Ok(Code::Good);
        }
        let theme = if task.dark { Theme::Dark } else { Theme::Light };
        let words = Told(document);
        let deciding = match play.turn() {
            Turn::Decide { seat, .. } => Some(seat),
            _ => None,
        };
        let look = Look { frame, theme, deciding, faces: mark != PNG };
        let svg = sheet::svg(&scene, &look, &words);
        let picture = if mark == PNG {
            let points = draw::png::png(&svg, f32::from(task.scale));
            points.ok_or_else(|| Fault::Told(catalogue.text("client-error-picture")))?
        } else {
            svg.into_bytes()
        };
        output.write(catalogue, || picture)?;
        Ok(Code::Good)
    }
}

fn viewer<G: Playable>(
    play: &Play<G>,
    task: &args::Draw,
    catalogue: &Catalogue,
) -> Result<Viewer, Fault> {
    let players = play.setup().players();
    let typed = task.seat.as_deref().map(|typed| seat(catalogue, typed, players)).transpose()?;
    Ok(typed.map_or(Viewer::Spectator, Viewer::Seat))
}

fn everything<G: Playable>(play: &Play<G>, viewer: Viewer) -> Everything {
    let at = play.position() as u64;
    let document = |language: Language| {
        let catalogue = Catalogue::new(language);
        let names = seating::names::<G>(&catalogue, play.seating(), &play.state().public);
        let voice = Voice::of::<G>(&catalogue, &names, viewer, play.setup().components);
        tabletop::document(G::document(play.view(viewer), voice), at)
    };
    Everything {
        drawing: tabletop::drawing(G::scene(play.view(viewer)), at),
        documents: Language::ALL.into_iter().map(|one| (one.code(), document(one))).collect(),
    }
}

fn unknown_ending(task: &args::Draw, catalogue: &Catalogue) -> Fault {
    let reason = catalogue.text("client-error-ending");
    Fault::file(catalogue, &task.output.display().to_string(), &reason)
}

fn area(scene: &Scene, id: &str, catalogue: &Catalogue) -> Result<Rect, Fault> {
    let found = scene.areas.iter().find(|area| area.id == id);
    found.map(|area| area.frame).ok_or_else(|| {
        let known: Vec<&str> = scene.areas.iter().map(|area| area.id.as_str()).collect();
        let args = Args::new().with("area", id).with("known", known.join(", "));
        Fault::Told(catalogue.say("client-error-area", &args))
    })
}

/// What a document says of a scene.
struct Told(Document);

impl sheet::Words for Told {
    fn title(&self, area: &Area) -> Option<String> {
        let region = self.0.regions.iter().find(|region| region.id == area.region)?;
        let group = region.groups.iter().find(|group| Some(&group.id) == area.group.as_ref());
        Some(match group.and_then(|group| group.title.as_ref()) {
            None => region.title.clone(),
            Some(title) if region.seat.is_some() => format!("{} · {title}", region.title),
            Some(title) => title.clone(),
        })
    }

    fn name(&self, item: &str) -> Option<String> {
        let named = self.0.items().find(|known| known.id == item).map(|known| known.name.clone());
        // A part of the table may be named as a whole.
        let mut groups = self.0.regions.iter().flat_map(|region| &region.groups);
        named.or_else(|| groups.find(|group| group.id == item)?.title.clone())
    }
}
