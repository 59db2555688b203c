//! Random games of both kinds, position by position.

use draw::{Drawn, Scene};
use kernel::{
    Chance, Components as _, Fast, Play, Seat, Seating, Seed, Setup, Turn, View, Viewer, random,
};
use words::document::Document;
use words::{Catalogue, Language, Pages, Voice};

/// Plays random games and looks at every seventh position through the eyes of a seat and of
/// somebody who watches.
pub(crate) fn look<G: Drawn + Pages>(
    players: usize,
    seeds: u64,
    check: impl Fn(&Scene, &Document),
) {
    for seed in 0..seeds {
        let chance = Chance::Seeded(Seed::from_number(seed));
        let setup = Setup::new(players).expect("a number of players");
        let mut play: Play<G> = Play::new(setup, Seating::default(), chance);
        let mut bits = Fast::new(seed);
        let mut decisions = 0;
        let see = |play: &Play<G>, viewer| {
            let view = play.view(viewer);
            check(&G::scene(view), &document(view));
        };
        let first = Seat::all(players.max(1)).next().expect("a seat");
        while let Turn::Decide { seat, .. } = play.turn() {
            if decisions % 7 == 0 {
                see(&play, Viewer::Seat(first));
                see(&play, Viewer::Spectator);
            }
            decisions += 1;
            let action = random::pick::<G>(&play.state().legal(), &mut bits);
            play.act(seat, action.expect("someone can act")).expect("listed is legal");
        }
        see(&play, Viewer::Seat(first));
    }
}

/// What a view is told of, in words.
pub(crate) fn document<G: Pages>(view: View<'_, G>) -> Document {
    let people = ["Ana", "Bruno", "Clara", "Duarte"].map(str::to_owned);
    let catalogue = Catalogue::new(Language::ALL[0]);
    let components = G::Components::standard();
    let voice = Voice::of::<G>(&catalogue, &people, view.viewer(), components);
    G::document(view, voice)
}
