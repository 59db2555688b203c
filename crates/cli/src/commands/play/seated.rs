//! The game at this keyboard answers.

use super::asked::{Answer, Asked, Foreseen, Hints, No};
use super::hints;
use super::pages;
use crate::registry::Playable;
use crate::table::score::{self, Scores};
use crate::table::telling;
use kernel::{Game, Play, Refused, Rejection, Said, Seat, View, Viewer, Vocabulary};
use words::{Catalogue, Voice};

/// A game as one person at the table sees it.
pub(super) struct Seated<'a, G: Game> {
    pub(super) play: &'a Play<G>,
    pub(super) seat: Seat,
    pub(super) voice: Voice<'a>,
}

impl<G: Playable> Seated<'_, G> {
    fn view(&self) -> View<'_, G> {
        self.play.view(Viewer::Seat(self.seat))
    }

    fn refused(&self, refused: Refused<G>) -> No {
        No::Said(self.voice.rejection(&Rejection::from(refused)))
    }
}

impl<G: Playable> Asked for Seated<'_, G> {
    type Action = G::Action;

    fn catalogue(&self) -> &Catalogue {
        self.voice.catalogue()
    }

    fn read(&self, typed: &str) -> Option<G::Action> {
        G::Action::parse(typed).ok()
    }

    fn words(&self, action: &G::Action) -> String {
        self.voice.action(&Said::of(action))
    }

    fn board(&mut self) -> Answer<Vec<String>> {
        Ok(G::board(self.view(), self.voice))
    }

    fn mine(&mut self) -> Answer<Vec<String>> {
        Ok(G::belongings(self.view(), self.seat, self.voice))
    }

    fn unseen(&mut self) -> Answer<Vec<String>> {
        Ok(G::unseen(self.view(), self.voice))
    }

    fn scores(&mut self) -> Answer<Scores> {
        Ok(score::scores(self.voice, &G::standings(self.view())))
    }

    fn log(&mut self) -> Answer<Vec<String>> {
        Ok(telling::news(self.play, self.voice, 0))
    }

    fn since(&mut self) -> Answer<Vec<String>> {
        Ok(telling::news(self.play, self.voice, self.play.since(self.seat)))
    }

    fn hints(&mut self) -> Answer<Hints<G::Action>> {
        Ok(hints::best(self.play, self.voice, self.seat))
    }

    fn preview(&mut self, action: &G::Action) -> Answer<Foreseen> {
        let disclosure = self.play.disclosure(self.seat, *action);
        let disclosure = disclosure.map_err(|refused| self.refused(refused))?;
        let events = self.play.preview(self.seat, *action);
        let events = events.map_err(|refused| self.refused(refused))?;
        Ok(Foreseen {
            events: events.iter().map(|event| self.voice.event(&Said::of(event))).collect(),
            reveals: disclosure.reveals,
            hands_on: disclosure.hands_on,
        })
    }

    fn verdict(&mut self, action: &G::Action) -> Answer<()> {
        let checked = self.play.state().check(self.seat, *action);
        checked.map_err(|refused| self.refused(refused))
    }

    fn explain(&mut self, text: &str) -> Vec<String> {
        pages::explain::<G>(self.play.setup().components, self.voice, text)
    }
}
