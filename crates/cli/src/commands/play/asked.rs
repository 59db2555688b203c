//! What can be asked of a table while deciding, wherever the table stands.
//!
//! At this keyboard the game itself answers ([`Seated`](super::seated::Seated)); over the network a
//! server does. What is typed means the same to both.

use super::matching::Match;
use super::menu::Menu;
use super::pages;
use crate::fault::Fault;
use crate::table::score::{self, Scores};
use words::{Args, Catalogue, Command};

/// Who answers.
pub(super) trait Asked {
    type Action: Clone + PartialEq;

    fn catalogue(&self) -> &Catalogue;
    /// An action written in notation.
    fn read(&self, typed: &str) -> Option<Self::Action>;
    /// An action in words.
    fn words(&self, action: &Self::Action) -> String;
    fn board(&mut self) -> Answer<Vec<String>>;
    /// What the person has.
    fn mine(&mut self) -> Answer<Vec<String>>;
    fn unseen(&mut self) -> Answer<Vec<String>>;
    fn scores(&mut self) -> Answer<Scores>;
    /// What happened.
    fn log(&mut self) -> Answer<Vec<String>>;
    /// What happened since the person's last turn.
    fn since(&mut self) -> Answer<Vec<String>>;
    /// Good choices, best first, each with what speaks for it.
    fn hints(&mut self) -> Answer<Hints<Self::Action>>;
    fn preview(&mut self, action: &Self::Action) -> Answer<Foreseen>;
    /// Whether an action is allowed, and if not, why.
    fn verdict(&mut self, action: &Self::Action) -> Answer<()>;
    /// What a thing does; without a name, what can be asked about.
    fn explain(&mut self, text: &str) -> Vec<String>;
}

/// Good choices with what speaks for each, and whether a busy machine cut the search short.
pub(super) struct Hints<A> {
    pub(super) hints: Vec<(A, String)>,
    pub(super) stopped: bool,
}

/// What was asked, or why it is not told.
pub(super) type Answer<T> = Result<T, No>;

#[derive(Debug)]
pub(super) enum No {
    /// It is not allowed: why, in words.
    Said(String),
    Fault(Fault),
}

impl From<Fault> for No {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// What an action would bring about, as far as it can be known.
#[derive(Debug)]
pub(super) struct Foreseen {
    pub(super) events: Vec<String>,
    pub(super) reveals: bool,
    pub(super) hands_on: bool,
}

/// What somebody meant by a line.
#[derive(Debug)]
pub(super) enum Meant<'a, A> {
    /// Nothing: to see the choices again.
    Nothing,
    Act(A),
    Obey(Command, &'a str),
    /// One of these.
    Several(Vec<&'a str>),
    /// A choice that is not open.
    Greyed(A),
    Unknown,
}

/// What a line means to who has these choices.
pub(super) fn understand<'a, T: Asked>(
    table: &T,
    typed: &'a str,
    menu: &'a Menu<T::Action>,
) -> Meant<'a, T::Action> {
    if typed.is_empty() {
        return Meant::Nothing;
    }
    // Notation first: "score trade" is a choice, "score" a command.
    if let Some(action) = table.read(typed) {
        return Meant::Act(action);
    }
    let (word, rest) = split(typed);
    match Command::understand(table.catalogue(), word) {
        Some(command) if rest.is_empty() || command.takes_more() => Meant::Obey(command, rest),
        _ if typed == "?" => Meant::Obey(Command::Help, ""),
        _ => match menu.find(typed) {
            Match::One(choice) => Meant::Act(choice.action.clone()),
            Match::Several(choices) => {
                Meant::Several(choices.iter().map(|choice| choice.label.as_str()).collect())
            }
            Match::None => match menu.find_greyed(typed) {
                Match::One(choice) if typed.parse::<usize>().is_err() => {
                    Meant::Greyed(choice.action.clone())
                }
                _ => Meant::Unknown,
            },
        },
    }
}

/// The answer to a question; none if it is not a question.
pub(super) fn answer<T: Asked>(
    table: &mut T,
    command: Command,
    rest: &str,
    menu: &Menu<T::Action>,
) -> Result<Option<Vec<String>>, Fault> {
    let lines = match command {
        Command::Board => table.board(),
        Command::Me => table.mine(),
        Command::Unseen => table
            .unseen()
            .map(|lines| pages::or_else(lines, table.catalogue().text("client-nothing-unseen"))),
        Command::Score => table.scores().map(|scores| score::by_source(table.catalogue(), &scores)),
        Command::Log => table.log().map(|lines| pages::last(table.catalogue(), lines, rest)),
        Command::Since => table
            .since()
            .map(|lines| pages::or_else(lines, table.catalogue().text("client-nothing-since"))),
        Command::Hint => table.hints().map(|found| {
            let numbered = |(action, hint): (T::Action, String)| {
                let at = menu.open.iter().position(|choice| choice.action == action)?;
                let args = Args::new().with("number", at + 1).with("hint", hint);
                Some(table.catalogue().say("client-hint-numbered", &args))
            };
            let mut lines: Vec<String> = found.hints.into_iter().filter_map(numbered).collect();
            if found.stopped {
                lines.push(table.catalogue().text("client-hint-stopped"));
            }
            lines
        }),
        Command::Preview => pages::preview(table, rest, menu),
        Command::Why => pages::explain_refusal(table, rest, menu),
        Command::Explain => Ok(table.explain(rest)),
        Command::Help => Ok(pages::help(table.catalogue())),
        Command::Undo | Command::Save | Command::Quit => return Ok(None),
    };
    match lines {
        Ok(lines) => Ok(Some(lines)),
        Err(No::Said(line)) => Ok(Some(vec![line])),
        Err(No::Fault(fault)) => Err(fault),
    }
}

/// The first word, and what follows it.
pub(super) fn split(typed: &str) -> (&str, &str) {
    let (word, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
    (word, rest.trim())
}
