//! The words a person types in the text client, beside choices.

use crate::catalogue::{Args, Catalogue};
use kernel::names;
use kernel::notation::fold;

names! {
    pub enum Command: "command" {
        Board = "board", Me = "me", Score = "score", Log = "log", Since = "since",
        Unseen = "unseen", Hint = "hint", Preview = "preview", Why = "why", Undo = "undo", Explain = "explain",
        Save = "save", Help = "help", Quit = "quit",
    }
}

names! {
    /// What concerns a table on a server.
    pub enum TableCommand: "table-command" {
        Say = "say", Seats = "seats", Invite = "invite", Hand = "hand", Leave = "leave",
        Recovery = "recovery", Recover = "recover",
    }
}

impl Command {
    /// Whether something may follow the word; otherwise a line that begins with it is a choice.
    #[must_use]
    pub const fn takes_more(self) -> bool {
        match self {
            Self::Log | Self::Preview | Self::Why | Self::Explain | Self::Save => true,
            Self::Board
            | Self::Me
            | Self::Score
            | Self::Since
            | Self::Unseen
            | Self::Hint
            | Self::Undo
            | Self::Help
            | Self::Quit => false,
        }
    }
}

impl TableCommand {
    /// Whether something may follow the word.
    #[must_use]
    pub const fn takes_more(self) -> bool {
        match self {
            Self::Say | Self::Hand | Self::Recover => true,
            Self::Seats | Self::Invite | Self::Leave | Self::Recovery => false,
        }
    }
}

macro_rules! spoken {
    ($($command:ty),*) => {$(
        impl $command {
            fn say(self, catalogue: &Catalogue, form: &str) -> String {
                catalogue.say(&format!("client-command-{}{form}", self.word()), &Args::new())
            }

            /// The word in the person's language.
            #[must_use]
            pub fn spoken(self, catalogue: &Catalogue) -> String {
                self.say(catalogue, "")
            }

            /// How it is typed, with what follows it: `why CHOICE`.
            #[must_use]
            pub fn usage(self, catalogue: &Catalogue) -> String {
                self.say(catalogue, ".usage")
            }

            /// What it does, in one line.
            #[must_use]
            pub fn help(self, catalogue: &Catalogue) -> String {
                self.say(catalogue, ".help")
            }

            /// Reads the word in the person's language or in English, without regard to case or
            /// accents.
            #[must_use]
            pub fn understand(catalogue: &Catalogue, text: &str) -> Option<Self> {
                let word = fold(text.trim());
                let spoken = |command: &&Self| fold(&command.spoken(catalogue)) == word;
                Self::ALL
                    .iter()
                    .find(spoken)
                    .or_else(|| Self::ALL.iter().find(|command| command.word() == word))
                    .copied()
            }
        }
    )*};
}
spoken!(Command, TableCommand);
