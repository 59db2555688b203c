//! Random choice as people choose: the kind first, then one of it.

use crate::chance::Bits;
use crate::game::{Game, MOST_MOVES};
use arrayvec::ArrayVec;

/// One of the listed actions: a group evenly, then an action of that group evenly, so that the
/// kind with the most variants does not crowd out the others. None when nothing is listed.
#[inline]
pub fn pick<G: Game>(actions: &[G::Action], bits: &mut impl Bits) -> Option<G::Action> {
    // Where each group begins; the group of an action is worked out once.
    let mut begins = ArrayVec::<u8, MOST_MOVES>::new();
    let mut last = None;
    for (place, action) in actions.iter().enumerate() {
        let group = Some(G::group(*action));
        if group != last {
            begins.push(place as u8);
            last = group;
        }
    }
    let chosen = match begins.len() {
        0 => return None,
        // One word less on the most common kind of decision.
        1 => actions,
        many => {
            let group = bits.below(many as u32) as usize;
            let end = begins.get(group + 1).map_or(actions.len(), |end| usize::from(*end));
            &actions[usize::from(begins[group])..end]
        }
    };
    match chosen {
        [only] => Some(*only),
        _ => chosen.get(bits.below(chosen.len() as u32) as usize).copied(),
    }
}
