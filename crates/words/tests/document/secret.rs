//! Nobody reads what they may not know.

use crate::games::{each_position, people};
use kernel::{Components as _, Seat, View, Viewer};
use lisboa::Lisboa;
use lisboa::names::Card;
use madeira::Madeira;
use words::document::Document;
use words::{Catalogue, Language, Pages, Voice};

const FIRST: Viewer = Viewer::Seat(Seat::new(0));
const SECOND: Viewer = Viewer::Seat(Seat::new(1));

fn of<G: Pages>(view: View<'_, G>, catalogue: &Catalogue) -> Document {
    let people = people();
    let voice = Voice::of::<G>(catalogue, &people, view.viewer(), G::Components::standard());
    G::document(view, voice)
}

#[test]
fn the_pirates_of_others_are_not_told() {
    let catalogue = Catalogue::new(Language::En);
    each_position::<Madeira>(2, &[], 2, |play| {
        if play.is_over() {
            return;
        }
        let mut other = *play.state();
        other.private[Seat::new(1)].pirates += 1;
        for viewer in [FIRST, Viewer::Spectator] {
            assert_eq!(of(other.view(viewer), &catalogue), of(play.view(viewer), &catalogue));
        }
        assert_ne!(of(other.view(SECOND), &catalogue), of(play.view(SECOND), &catalogue));
    });
}

#[test]
fn the_hands_of_others_are_not_told() {
    let catalogue = Catalogue::new(Language::En);
    let mut told_apart = false;
    each_position::<Lisboa>(2, &[("draft", "on")], 2, |play| {
        if play.is_over() {
            return;
        }
        let mut other = *play.state();
        let own = &mut other.private[Seat::new(1)];
        // Whatever is hidden there, other cards lie there instead.
        own.hand = Card(1).bit() | Card(2).bit();
        (own.offer, own.picked) = (0, 0);
        (own.passed, own.received) = ([0; 3], [0; 3]);
        own.clergy = [None; 2];
        for viewer in [FIRST, Viewer::Spectator] {
            assert_eq!(of(other.view(viewer), &catalogue), of(play.view(viewer), &catalogue));
        }
        told_apart |= of(other.view(SECOND), &catalogue) != of(play.view(SECOND), &catalogue);
    });
    assert!(told_apart);
}
