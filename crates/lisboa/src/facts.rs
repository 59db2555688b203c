//! Every fact of the table under a readable name.

use crate::Lisboa;
use kernel::View;
use kernel::game::Fact;

pub(crate) fn facts(_view: View<'_, Lisboa>, _each: &mut dyn FnMut(&str, Fact)) {}
