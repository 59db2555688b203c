//! Lisboa's table in plain lines.

mod court;
mod detail;
mod document;
mod downtown;
mod people;
mod ships;
mod unseen;

use crate::catalogue::{Args, capital};
use crate::document::{Document, Provenance as Told};
use crate::language::Language;
use crate::pages::Pages;
use crate::voice::Voice;
use crate::weight::Weights;
use ::lisboa::components::{Components, Provenance};
use ::lisboa::names::{Cube, Good};
use ::lisboa::state::Task;
use ::lisboa::{Action, Lisboa, Public};
use kernel::{Name, Seat, Token, View};

impl Pages for Lisboa {
    const WEIGHTS: Weights = Weights {
        blows: &["displaced", "lost", "ship-lost", "clergy-lost"],
        weighty: &[
            "over",
            "period",
            "end-due",
            "period-due",
            "store-built",
            "building-opened",
            "solo-building",
            "decree-taken",
            "visited",
            "followed",
            "played",
            "ship-built",
            "sold",
            "sailed",
            "sponsored",
            "set-completed",
            "church",
            "plan-completed",
            "clergy-taken",
            "favour-taken",
            "recruited",
            "traded",
            "state",
            "card-taken",
        ],
    };

    fn rules(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../../../docs/rules/lisboa.md"),
            Language::It => include_str!("../../../locales/it/rules/lisboa.md"),
            Language::Es => include_str!("../../../locales/es/rules/lisboa.md"),
            Language::Pt => include_str!("../../../locales/pt/rules/lisboa.md"),
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
        vec![format!("{} {}", page.place(), page.wigs()), page.have(seat)]
    }

    fn stage(view: View<'_, Self>, voice: Voice<'_>) -> String {
        let args = Args::new().with("period", view.public.period);
        voice.catalogue().say("lisboa-document-stage", &args)
    }

    fn board(view: View<'_, Self>, voice: Voice<'_>) -> Vec<String> {
        let page = Page::new(view, voice);
        let mut lines = vec![page.place(), page.wigs(), page.turn(), page.prices()];
        lines.extend(page.lacerda());
        page.court(&mut lines);
        page.architects(&mut lines);
        page.church(&mut lines);
        page.decks(&mut lines);
        page.decrees(&mut lines);
        page.ships(&mut lines);
        page.downtown(&mut lines);
        page.sites(&mut lines);
        page.everybody(&mut lines);
        lines.push(page.text("lisboa-board-reconstructed"));
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
    let row = format!("{} {}", name.family, name.word);
    let (_, from) = components.provenance.iter().find(|(known, _)| *known == row)?;
    match from {
        Provenance::Rulebook | Provenance::Published => None,
        Provenance::Deduced => Some(Told::Deduced),
        Provenance::Reconstructed => Some(Told::Reconstructed),
    }
}

/// A view and the voice that tells it.
struct Page<'a> {
    view: View<'a, Lisboa>,
    public: &'a Public,
    voice: Voice<'a>,
}

impl<'a> Page<'a> {
    fn new(view: View<'a, Lisboa>, voice: Voice<'a>) -> Self {
        Self { view, public: view.public, voice }
    }

    fn say(&self, id: &str, args: &Args) -> String {
        self.voice.catalogue().say(id, args)
    }

    fn text(&self, id: &str) -> String {
        self.voice.catalogue().text(id)
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.all()
    }

    /// Whoever looks, if they play; prices are theirs.
    fn viewer(&self) -> Option<Seat> {
        self.view.own.map(|(seat, _)| seat)
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

    /// A name at the start of a line.
    fn heading_name(&self, thing: &impl Token) -> String {
        capital(&self.voice.named(thing))
    }

    /// A thing with an amount: `Ana 2`, `brown 1`.
    fn share(&self, thing: String, count: impl Into<i32>) -> String {
        let args = Args::new().with("seat", thing).with("count", count.into());
        self.say("lisboa-board-share", &args)
    }

    /// Who has how many of something: `Ana 2, Bruno 1`.
    fn shares(&self, count: impl Fn(Seat) -> u8) -> Vec<String> {
        self.seats()
            .filter(|seat| count(*seat) > 0)
            .map(|seat| self.share(self.voice.person(seat), count(seat)))
            .collect()
    }

    /// Cubes by colour: `brown 2, red 1`.
    fn cubes(&self, counts: &[u8; Cube::COUNT]) -> Vec<String> {
        let there = Cube::ALL.iter().zip(counts).filter(|(_, count)| **count > 0);
        there.map(|(cube, count)| self.share(self.voice.named(cube), *count)).collect()
    }

    fn goods(&self, counts: &[u8; Good::COUNT]) -> Vec<String> {
        let there = Good::ALL.iter().zip(counts).filter(|(_, count)| **count > 0);
        there.map(|(good, count)| self.voice.count(good.word(), (*count).into())).collect()
    }

    /// A line that is left out when there is nothing to tell.
    fn listed(&self, id: &str, variable: &str, items: Vec<String>) -> Option<String> {
        (!items.is_empty()).then(|| self.say(id, &Args::new().with(variable, self.row(items))))
    }

    /// A name and what it is about, in one line.
    fn explained(&self, thing: &impl Token) -> String {
        let name = self.heading_name(thing);
        let about = match thing.value() {
            kernel::Value::Name(name) => self.voice.explain(name),
            kernel::Value::Number(_) | kernel::Value::Seat(_) | kernel::Value::List(_) => {
                String::new()
            }
        };
        self.say("lisboa-board-about", &Args::new().with("name", name).with("about", about))
    }

    fn place(&self) -> String {
        let turns = self.public.notes.turns_left;
        let influence = self.public.treasury_influence();
        let args = Args::new()
            .with("period", self.public.period)
            .with("reis", self.voice.count("reis", self.public.treasury_reis().into()))
            .with("sign", if influence < 0 { "minus" } else { "plus" })
            .with("influence", influence.unsigned_abs())
            .with("ends", if turns.is_some() { "yes" } else { "no" })
            .with("turns", self.voice.count("turns", turns.unwrap_or(0).into()));
        self.say("lisboa-board-where", &args)
    }

    fn wigs(&self) -> String {
        let share =
            |seat: Seat| self.share(self.voice.person(seat), self.public.people[seat].total());
        let players = self.row(self.seats().map(share));
        self.say("lisboa-board-wigs", &Args::new().with("players", players))
    }

    /// Whether clergy tiles are still being kept; most of the table is laid out after that (L1.2).
    fn keeps_clergy(&self) -> bool {
        matches!(self.public.tasks.top(), Some(Task::DealClergyPair(_) | Task::KeepClergy(_)))
    }

    /// What is said of an empty place.
    fn empty(&self) -> String {
        let later = self.keeps_clergy();
        self.text(if later { "lisboa-board-later" } else { "lisboa-board-nothing" })
    }

    fn turn(&self) -> String {
        if self.keeps_clergy() {
            let args = Args::new().with("first", self.voice.person(self.public.first));
            return self.say("lisboa-board-turn-later", &args);
        }
        let args = Args::new()
            .with("first", self.voice.person(self.public.first))
            .with("now", self.voice.person(self.public.now));
        self.say("lisboa-board-turn", &args)
    }

    fn prices(&self) -> String {
        let prices = Good::ALL.iter().zip(self.public.prices);
        let prices = prices.map(|(good, price)| self.share(self.voice.named(good), price));
        self.say("lisboa-board-prices", &Args::new().with("prices", self.row(prices)))
    }

    /// What steers Lacerda.
    fn lacerda(&self) -> Option<String> {
        let solo = self.public.solo?;
        let args = Args::new()
            .with("courtier", self.voice.named(&solo.courtier))
            .with("helper", self.voice.named(&solo.helper));
        Some(self.say("lisboa-board-lacerda", &args))
    }
}
