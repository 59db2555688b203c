//! Random choice as people choose: the kind first, then one of it.

use crate::chance::Bits;
use crate::game::Game;

/// One of the listed actions: a group evenly, then an action of that group evenly, so that the
/// kind with the most variants does not crowd out the others. None when nothing is listed.
#[inline]
pub fn pick<G: Game>(actions: &[G::Action], bits: &mut impl Bits) -> Option<G::Action> {
    let groups = || actions.chunk_by(|one, next| G::group(*one) == G::group(*next));
    let chosen = match groups().count() {
        0 => return None,
        // One word less on the most common kind of decision.
        1 => actions,
        many => groups().nth(bits.below(many as u32) as usize)?,
    };
    match chosen {
        [only] => Some(*only),
        _ => chosen.get(bits.below(chosen.len() as u32) as usize).copied(),
    }
}
