//! `azulejo demo`: a few turns of a game, told in words.

use crate::args;
use crate::fault::{Code, Fault};
use crate::registry::{self, Errand, Playable};
use crate::screen::Screen;
use crate::table::seating::{self, Sitter};
use crate::table::{open, score, telling};
use bots::Lineup;
use kernel::{Chance, Play, Rejection, Seed, Turn, Viewer};
use words::{Args, Catalogue, Voice, capital};

/// Enough decisions to see the set-up and the first turns.
const DECISIONS: usize = 40;

pub(crate) fn run(
    task: &args::Demo,
    catalogue: &Catalogue,
    screen: &mut Screen,
) -> Result<Code, Fault> {
    let seed = open::seed(catalogue, &task.seed)?;
    let name = task.game.as_deref().unwrap_or(registry::NAMES[0]);
    registry::with(name, catalogue, Show { task, seed, catalogue, screen })?
}

struct Show<'a> {
    task: &'a args::Demo,
    seed: Seed,
    catalogue: &'a Catalogue,
    screen: &'a mut Screen,
}

impl Errand for Show<'_> {
    type Done = Result<Code, Fault>;

    fn run<G: Playable>(self) -> Result<Code, Fault> {
        let Self { task, seed, catalogue, screen } = self;
        let (fewest, most) = G::PLAYERS;
        let kinds = match task.seats.as_slice() {
            // Quick, and not without sense.
            [] => seating::all(Lineup::Greedy, 3.clamp(fewest, most)),
            kinds => kinds.to_vec(),
        };
        let lineups = seating::bots(catalogue, &kinds)?;
        let setup = open::setup::<G>(catalogue, kinds.len(), &[], None)?;
        let seating = seating::seating(catalogue, &kinds, &[])?;
        let mut sitters = seating::sit(catalogue, &seating, kinds.len(), seed)?;
        let names = seating::people_names(catalogue, &seating, kinds.len());
        let mut play: Play<G> = Play::new(setup, seating, Chance::Seeded(seed));
        let seated: Vec<String> = names
            .iter()
            .zip(lineups)
            .map(|(name, lineup)| seating::seated(catalogue, name, &lineup.to_string()))
            .collect();
        let args = Args::new()
            .with("game", capital(G::NAME))
            .with("people", catalogue.list(&seated))
            .with("seed", task.seed.as_str());
        screen.line(&catalogue.say("client-demonstration", &args))?;
        let voice = Voice::of::<G>(catalogue, &names, Viewer::Spectator, play.setup().components);
        while play.position() < DECISIONS
            && let Turn::Decide { seat, .. } = play.turn()
            && let Sitter::Bot(bot) = &mut sitters[seat.index()]
        {
            let counts = play.counts(Viewer::Seat(seat));
            let action = bot.choose(play.state().sight(seat), counts);
            play.act(seat, action)
                .map_err(|refused| Fault::Told(voice.rejection(&Rejection::from(refused))))?;
        }
        screen.lines(&telling::news(&play, voice, 0))?;
        screen.gap()?;
        let view = play.view(Viewer::Spectator);
        screen.lines(&score::by_source(catalogue, &score::scores(voice, &G::standings(view))))?;
        screen.gap()?;
        let args = Args::new().with("name", G::NAME);
        screen.line(&catalogue.say("client-demonstration-end", &args))?;
        Ok(Code::Good)
    }
}
