//! Engine types in, sentences out.
//!
//! A [`Catalogue`] holds one language's messages from `locales/`; a [`Voice`] speaks of one table
//! of one game to one viewer. No sentence stands in code: the id of a message follows from the
//! [vocabulary](kernel::Vocabulary) or the [name](kernel::Name) it is about, its variables from
//! the fields, and every choice of grammar is the message's own.
//!
//! | engine | message |
//! |---|---|
//! | a line of a vocabulary | `madeira-action-<kind>`, `…-event-…`, `…-prompt-…`, `…-refusal-…`, `…-group-…`, `…-outcome-…` |
//! | what others wait for | the attribute `.waiting` of the prompt, with `$seat` |
//! | an outcome to be typed in | the attribute `.ask` of the outcome |
//! | a name | `madeira-<family>-<word>`, or `madeira-<family>` for all names of the family |
//! | an amount | `madeira-unit-<unit>` with `$count` |
//! | an explanation | `madeira-about-<family>-<word>`, or `madeira-about-<family>` for all of the family |
//! | a phrase about a thing | `<game>-<sort>-<kind>`, as the game's [`Figures`] name it |
//! | everything else | written out in code: `common-…`, `client-…` |
//!
//! The variables of a line, for a field called `f`:
//!
//! | `f` is | variables |
//! |---|---|
//! | a number | `$f`; `$f-counted` ("3 réis") if there is a unit of the field's name; `$f-size` without its sign; `$f-sign` is `plus`, `zero` or `minus` |
//! | a seat | `$f`, the person's name; `$f-you` is `yes` if the listener is meant, else `no` |
//! | a name | `$f`; `$f-<attribute>` for each attribute of the name's message (`$to-to`: "to the forest"); `$f-word`, the bare word, to select on; `$f-counted` ("3 réis"), counted by a field `amount` just before it or else 1 |
//! | a list | `$f` ("a, b and c"); `$f-sequence` ("a, b, c"); `$f-count` |
//! | any | `$f-same` is `yes` if the field before it has the same value, else `no` |
//!
//! The message of a name gets `$word`, `$number` where names are counted, and the figures and
//! facts of the thing itself; an explanation gets the name with its forms, too, as `$name`. Every
//! message of a game gets the game's [`Figures`] as `$figure-<name>`.

mod catalogue;
mod command;
pub mod document;
mod faults;
mod figures;
mod language;
mod lisboa;
mod lisboa_board;
mod madeira;
mod madeira_board;
pub mod outlook;
mod pages;
mod remembered;
pub mod rules;
mod voice;
pub mod weight;

pub use catalogue::{Arg, Args, Catalogue, Unsaid, capital};
pub use command::{Command, TableCommand};
pub use figures::{Figures, Mention, Mentioned, Phrase, Tell};
pub use language::Language;
pub use pages::Pages;
pub use voice::{Spoken, Voice};
