//! `azulejo play`: a game at the keyboard.

mod answers;
mod asked;
mod dice;
mod hints;
mod keep;
mod matching;
mod menu;
mod pages;
mod remote;
mod seated;
mod session;

use crate::args::{self, Dice};
use crate::fault::{Code, Fault};
use crate::files;
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::open::{self, Source};
use crate::table::{seating, staged};
use keep::Keeper;
use kernel::{Chance, Play, Record, Seat, Turn};
use scenario::Scenario;
use session::{Manner, Session};
use std::path::{Path, PathBuf};
use words::{Args, Catalogue};

pub(crate) fn run(
    task: &args::Play,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    if task.server.is_some() || task.table.is_some() {
        return remote::run(task, catalogue, screen);
    }
    let loaded = match &task.load {
        None => None,
        Some(path) => Some(Loaded::read(catalogue, path)?),
    };
    let name = match (&task.game, &loaded) {
        (Some(name), _) => name.clone(),
        (None, Some(loaded)) => loaded.game().to_owned(),
        (None, None) => String::new(),
    };
    registry::with(&name, catalogue, Sit { task, loaded, catalogue, screen })?
}

/// A file that a game is taken from.
struct Loaded {
    path: PathBuf,
    text: String,
    what: What,
}

enum What {
    Record(Record),
    Scenario(Scenario),
}

impl Loaded {
    fn read(catalogue: &Catalogue, path: &Path) -> Result<Self, Fault> {
        let text = files::read(catalogue, path)?;
        let scenario = path.extension().is_some_and(|extension| extension == "toml");
        let what = if scenario && !open::is_record(&text) {
            What::Scenario(staged::read(catalogue, path, &text)?)
        } else {
            What::Record(open::record(catalogue, path, &text)?)
        };
        Ok(Self { path: path.to_owned(), text, what })
    }

    fn game(&self) -> &str {
        match &self.what {
            What::Record(record) => &record.header.game,
            What::Scenario(scenario) => &scenario.game,
        }
    }
}

struct Sit<'a> {
    task: &'a args::Play,
    loaded: Option<Loaded>,
    catalogue: &'a Catalogue,
    screen: &'a mut Screen,
}

impl Errand for Sit<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, loaded, catalogue, screen } = self;
        let seed = match (&task.seed, &loaded) {
            (Some(typed), _) => open::seed(catalogue, typed)?,
            (None, Some(Loaded { what: What::Scenario(scenario), .. })) => {
                scenario.seed.unwrap_or_else(open::fresh_seed)
            }
            (None, _) => open::fresh_seed(),
        };
        let chance = match task.dice {
            Dice::Drawn => Chance::Seeded(seed),
            Dice::Typed => Chance::ByHand,
        };
        let mut notes = Vec::new();
        let play = match &loaded {
            None => begun::<G>(task, catalogue, chance)?,
            Some(Loaded { path, text, what: What::Record(record) }) => {
                let source = Source { path, text, record, catalogue };
                notes =
                    staged::of_record(record).map_or_else(Vec::new, |text| staged::notes(&text));
                resumed::<G>(task, &source, chance)?
            }
            Some(Loaded { text, what: What::Scenario(scenario), .. }) => {
                notes = staged::notes(text);
                from_scenario::<G>(task, catalogue, scenario)?
            }
        };
        let mut keeper = Keeper::new(task, G::NAME, notes, catalogue, screen)?;
        let manner = Manner {
            confirm: task.confirm,
            hand_over: task.dice == Dice::Drawn,
            seed: (task.dice == Dice::Drawn).then_some(seed),
        };
        let sitters = seating::sit(catalogue, play.seating(), play.setup().players(), seed)?;
        let names = seating::names::<G>(catalogue, play.seating(), &play.state().public);
        keeper.begin(play.record(), catalogue)?;
        if let Some(Loaded { what: What::Scenario(scenario), .. }) = &loaded {
            screen.line(&scenario.title)?;
        }
        Session::new(play, sitters, names, keeper, manner, catalogue).run(screen)?;
        Ok(Code::Good)
    }
}

/// A new game.
fn begun<G: Playable>(
    task: &args::Play,
    catalogue: &Catalogue,
    chance: Chance,
) -> Result<Play<G>, Fault> {
    let (fewest, most) = G::PLAYERS;
    // Three at a table is company enough, where the game allows it.
    let kinds = match (task.seats.as_slice(), task.dice) {
        ([], Dice::Drawn) => seating::usual(3.clamp(fewest, most)),
        ([], Dice::Typed) => seating::people(task.names.len().clamp(fewest, most)),
        (kinds, _) => kinds.to_vec(),
    };
    let setup =
        open::setup::<G>(catalogue, kinds.len(), &task.options, task.components.as_deref())?;
    let seating = seating::seating(catalogue, &kinds, &task.names)?;
    Ok(Play::new(setup, seating, chance))
}

/// A game taken up where its record leaves off.
fn resumed<G: Playable>(
    task: &args::Play,
    source: &Source<'_>,
    chance: Chance,
) -> Result<Play<G>, Fault> {
    let extra = open::components::<G>(source.catalogue, task.components.as_deref())?;
    // Checked as it was written, before other people sit down.
    let before = source.replay::<G>(None, extra)?;
    let mut record = source.record.clone();
    record.header.seating = open::reseat(
        source.catalogue,
        before.seating(),
        before.setup().players(),
        &task.seats,
        &task.names,
    )?;
    Source { record: &record, ..*source }.resume(task.at, chance, extra)
}

/// A game from the position of a scenario: whoever decides there is a person.
fn from_scenario<G: Playable>(
    task: &args::Play,
    catalogue: &Catalogue,
    scenario: &Scenario,
) -> Result<Play<G>, Fault> {
    if let Some(position) = task.at.filter(|position| *position > 0) {
        let args = Args::new().with("stated", position).with("last", 0);
        return Err(Fault::Told(catalogue.say("common-replay-position", &args)));
    }
    let staged = staged::stage::<G>(catalogue, scenario)?;
    let players = staged.setup.players();
    let deciding = match staged.state.turn() {
        Turn::Decide { seat, .. } => seat,
        Turn::Chance(_) | Turn::Over => Seat::new(0),
    };
    let mut kinds = seating::usual(players);
    kinds.swap(0, deciding.index());
    let usual = seating::seating(catalogue, &kinds, &[])?;
    let seating = open::reseat(catalogue, &usual, players, &task.seats, &task.names)?;
    Ok(Play::from_state(staged.setup, seating, Chance::ByHand, staged.state))
}
