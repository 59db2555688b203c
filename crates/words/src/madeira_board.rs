//! Madeira's table in plain lines.

mod detail;
mod document;
mod island;
mod people;
mod sea;
mod unseen;

use crate::catalogue::Args;
use crate::document::{Document, Provenance as Told};
use crate::language::Language;
use crate::pages::Pages;
use crate::voice::Voice;
use crate::weight::Weights;
use ::madeira::components::{Components, Provenance};
use ::madeira::names::{Favour, Request};
use ::madeira::state::Public;
use ::madeira::{Action, Madeira};
use kernel::{Name, Seat, Token, View};

impl Pages for Madeira {
    const WEIGHTS: Weights = Weights {
        blows: &["pirates-came", "building-idle"],
        weighty: &[
            "over",
            "round",
            "phase",
            "scored",
            "favour-taken",
            "honour",
            "die-placed",
            "ship-moved",
            "building-paid",
            "building-refused",
            "passed",
            "row-chosen",
            "rewarded",
            "worker-moved",
            "citizen-moved",
            "points",
        ],
    };

    fn rules(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../docs/rules/madeira.md"),
            Language::It => include_str!("../../../locales/it/rules/madeira.md"),
            Language::Es => include_str!("../../../locales/es/rules/madeira.md"),
            Language::Pt => include_str!("../../../locales/pt/rules/madeira.md"),
        }
    }

    fn edition(components: &Components) -> &str {
        &components.name
    }

    fn reconstructed(components: &Components, name: Name) -> bool {
        known_provenance(components, name) == Some(Told::Reconstructed)
    }

    fn summary(view: View<'_, Self>, seat: Seat, voice: Voice<'_>) -> Vec<String> {
        let page = Page::new(view, voice);
        vec![format!("{} {}", page.place(), page.points()), page.have(seat)]
    }

    fn stage(view: View<'_, Self>, voice: Voice<'_>) -> String {
        let round = view.public.round;
        if round == 0 {
            return voice.named(&view.public.phase);
        }
        voice.catalogue().say("madeira-document-stage", &Args::new().with("round", round))
    }

    fn board(view: View<'_, Self>, voice: Voice<'_>) -> Vec<String> {
        let page = Page::new(view, voice);
        let mut lines = vec![page.place(), page.order()];
        page.buildings(&mut lines);
        page.guild_board(&mut lines);
        page.column(&mut lines);
        page.island(&mut lines);
        page.cities(&mut lines);
        page.colonies(&mut lines);
        page.markets(&mut lines);
        page.everybody(&mut lines);
        lines.push(page.text("madeira-board-reconstructed"));
        lines
    }

    fn belongings(view: View<'_, Self>, seat: Seat, voice: Voice<'_>) -> Vec<String> {
        Page::new(view, voice).belongings(seat)
    }

    fn detail(view: View<'_, Self>, action: Action, voice: Voice<'_>) -> Option<String> {
        Page::new(view, voice).detail(action)
    }

    fn unseen(view: View<'_, Self>, voice: Voice<'_>) -> Vec<String> {
        Page::new(view, voice).unseen()
    }

    fn document(view: View<'_, Self>, voice: Voice<'_>) -> Document {
        Page::new(view, voice).document()
    }
}

/// Where the figures of a thing come from, if that is worth telling.
fn known_provenance(components: &Components, name: Name) -> Option<Told> {
    let number = name.index.map(|number| number.to_string()).unwrap_or_default();
    let row = format!("{} {}{number}", name.family, name.word);
    let (_, from) = components.provenance.iter().find(|(known, _)| *known == row)?;
    match from {
        Provenance::Rulebook | Provenance::Published => None,
        Provenance::Deduced => Some(Told::Deduced),
        Provenance::Reconstructed => Some(Told::Reconstructed),
    }
}

/// A view and the voice that tells it.
struct Page<'a> {
    view: View<'a, Madeira>,
    public: &'a Public,
    voice: Voice<'a>,
}

impl<'a> Page<'a> {
    fn new(view: View<'a, Madeira>, voice: Voice<'a>) -> Self {
        Self { view, public: view.public, voice }
    }

    fn say(&self, id: &str, args: &Args) -> String {
        self.voice.catalogue().say(id, args)
    }

    fn text(&self, id: &str) -> String {
        self.voice.catalogue().text(id)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.public.seats())
    }

    /// `a, b, c`.
    fn row(&self, items: impl IntoIterator<Item = String>) -> String {
        let items: Vec<String> = items.into_iter().collect();
        self.voice.catalogue().sequence(&items)
    }

    /// `a, b, c`, or the word for none.
    fn row_or(&self, items: Vec<String>, none: &str) -> String {
        if items.is_empty() { self.text(none) } else { self.row(items) }
    }

    fn named<T: Token>(&self, things: impl IntoIterator<Item = T>) -> Vec<String> {
        things.into_iter().map(|thing| self.voice.named(&thing)).collect()
    }

    /// Who has how many of something: `Ana 2, Bruno 1`.
    fn shares(&self, count: impl Fn(Seat) -> u8) -> Vec<String> {
        self.seats()
            .filter(|seat| count(*seat) > 0)
            .map(|seat| {
                let args =
                    Args::new().with("seat", self.voice.person(seat)).with("count", count(seat));
                self.say("madeira-board-share", &args)
            })
            .collect()
    }

    /// Who has a piece somewhere.
    fn who(&self, is_there: impl Fn(Seat) -> bool) -> Vec<String> {
        self.seats().filter(|seat| is_there(*seat)).map(|seat| self.voice.person(seat)).collect()
    }

    fn place(&self) -> String {
        let args = Args::new()
            .with("round", self.public.round)
            .with("phase", self.voice.named(&self.public.phase));
        self.say("madeira-board-where", &args)
    }

    fn order(&self) -> String {
        let seats = self.row(self.public.in_order().map(|seat| self.voice.person(seat)));
        self.say("madeira-board-order", &Args::new().with("seats", seats))
    }

    fn points(&self) -> String {
        let share = |seat: Seat| {
            let args = Args::new()
                .with("seat", self.voice.person(seat))
                .with("count", self.public.people[seat].prestige());
            self.say("madeira-board-share", &args)
        };
        let players = self.row(self.seats().map(share));
        self.say("madeira-board-points", &Args::new().with("players", players))
    }

    /// Kinds as often as they are there.
    fn requests(&self, counts: &[u8; Request::COUNT]) -> Vec<String> {
        let each = Request::ALL.iter().zip(counts);
        self.named(each.flat_map(|(&request, &count)| (0..count).map(move |_| request)))
    }

    fn favours(&self, set: u16) -> Vec<String> {
        let held = |favour: &Favour| set & (1 << favour.index()) != 0;
        self.named(Favour::ALL.iter().copied().filter(held))
    }

    /// Faces by how many there are of each.
    fn faces(counts: &[u8; 6]) -> Vec<String> {
        let each = counts.iter().zip(1..);
        each.flat_map(|(&count, face)| (0..count).map(move |_| face))
            .map(|face: u8| face.to_string())
            .collect()
    }
}
