//! Every fact of the table under a readable name.

use crate::Madeira;
use kernel::View;
use kernel::game::Fact;

pub(crate) fn facts(_view: View<'_, Madeira>, _each: &mut dyn FnMut(&str, Fact)) {}
