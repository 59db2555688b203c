//! What a game must have to be played in plain lines.

use crate::document::Document;
use crate::language::Language;
use crate::voice::{Spoken, Voice};
use crate::weight::Weights;
use kernel::{Name, Seat, View};

/// A game whose table can be told in plain lines.
///
/// Pages are made from a [`View`], so they can tell no more than the viewer may know.
pub trait Pages: Spoken {
    /// The page of rules in a language, by whose ids refusals name them.
    fn rules(language: Language) -> &'static str;

    /// What matters most of what happens.
    const WEIGHTS: Weights;

    /// What a component set is called by people.
    fn edition(components: &Self::Components) -> &str;

    /// Whether the figures of a thing are ours because nobody's published figure was at hand.
    fn reconstructed(components: &Self::Components, name: Name) -> bool;

    /// Where the game stands and what this seat has, in two or three lines.
    fn summary(view: View<'_, Self>, seat: Seat, voice: Voice<'_>) -> Vec<String>;

    /// How far the game has come, in two words: a round, a period.
    fn stage(view: View<'_, Self>, voice: Voice<'_>) -> String;

    /// The whole table.
    fn board(view: View<'_, Self>, voice: Voice<'_>) -> Vec<String>;

    /// Everything one seat has, as far as the viewer sees it.
    fn belongings(view: View<'_, Self>, seat: Seat, voice: Voice<'_>) -> Vec<String>;

    /// What one should know about a choice beside its words: what lies there, what it brings.
    fn detail(view: View<'_, Self>, action: Self::Action, voice: Voice<'_>) -> Option<String>;

    /// What is still to be drawn, as anyone could count it.
    fn unseen(view: View<'_, Self>, voice: Voice<'_>) -> Vec<String>;

    /// All of that as one document, to be looked things up in.
    fn document(view: View<'_, Self>, voice: Voice<'_>) -> Document;
}
