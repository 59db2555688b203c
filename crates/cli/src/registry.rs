//! The games of this program: a new one is added here and nowhere else.

use crate::fault::Fault;
use bots::Evaluate;
use draw::Drawn;
use kernel::scenic::Scenic;
use words::{Args, Catalogue, Pages};

/// A game that can be told, staged and played by bots.
pub(crate) trait Playable: Pages + Drawn + Scenic + Evaluate {}

impl<G: Pages + Drawn + Scenic + Evaluate> Playable for G {}

/// Something that is done with a game of any kind.
pub(crate) trait Errand {
    type Done;
    fn run<G: Playable>(self) -> Self::Done;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        pub(crate) const NAMES: &[&str] = &[$( <$game as kernel::Game>::NAME ),*];

        /// All of them, for a server.
        pub(crate) fn hosted() -> Vec<Box<dyn server::Hosted>> {
            vec![$( server::hosted::<$game>() ),*]
        }

        fn dispatch<E: Errand>(name: &str, errand: E) -> Option<E::Done> {
            $( if name == <$game as kernel::Game>::NAME {
                return Some(errand.run::<$game>());
            } )*
            None
        }
    };
}

games!(madeira::Madeira, lisboa::Lisboa);

/// Runs an errand for the game of this name.
pub(crate) fn with<E: Errand>(
    name: &str,
    catalogue: &Catalogue,
    errand: E,
) -> Result<E::Done, Fault> {
    dispatch(&kernel::notation::fold(name), errand).ok_or_else(|| {
        let args = Args::new().with("game", name).with("known", NAMES.join(", "));
        Fault::Told(catalogue.say("client-error-game", &args))
    })
}
