//! What the kernel has to complain of, in words.

use crate::catalogue::{Args, Catalogue};
use crate::voice::Voice;
use kernel::record::RecordFault;
use kernel::{CannotUndo, NotationError, RecordError, Rejection, ReplayFault, SetupError};

impl Catalogue {
    /// Why a line of notation could not be read.
    #[must_use]
    pub fn notation_error(&self, error: &NotationError) -> String {
        let args = Args::new();
        match error {
            NotationError::Empty => self.say("common-notation-empty", &args),
            NotationError::UnknownKind(word) => {
                self.say("common-notation-unknown", &args.with("word", word.as_str()))
            }
            NotationError::BadWord { field, word } => {
                let args = args.with("word", word.as_str()).with("field", *field);
                self.say("common-notation-misfit", &args)
            }
            NotationError::Missing { field } => {
                self.say("common-notation-missing", &args.with("field", *field))
            }
            NotationError::TooLong { word } => {
                self.say("common-notation-excess", &args.with("word", word.as_str()))
            }
        }
    }

    /// Why a game could not be set up.
    #[must_use]
    pub fn setup_error(&self, error: &SetupError) -> String {
        let args = Args::new();
        match error {
            SetupError::Players { players, fewest, most } => {
                let args = args.with("players", *players).with("fewest", *fewest);
                self.say("common-setup-players", &args.with("most", *most))
            }
            SetupError::UnknownOption(name) => {
                self.say("common-setup-option", &args.with("option", name.as_str()))
            }
            SetupError::UnknownValue { option, value } => {
                let args = args.with("option", *option).with("value", value.as_str());
                self.say("common-setup-value", &args)
            }
        }
    }

    /// How a record is malformed, without the number of the line.
    #[must_use]
    pub fn record_error(&self, error: &RecordError) -> String {
        let args = Args::new();
        match &error.fault {
            RecordFault::NotARecord => self.say("common-record-none", &args),
            RecordFault::UnknownFormat(format) => {
                self.say("common-record-format", &args.with("format", format.as_str()))
            }
            RecordFault::UnknownLine(line) => {
                self.say("common-record-line", &args.with("text", line.as_str()))
            }
            RecordFault::Repeated(key) => {
                self.say("common-record-repeated", &args.with("key", *key))
            }
            RecordFault::Missing(key) => self.say("common-record-missing", &args.with("key", *key)),
            RecordFault::BadValue { key, value } => {
                let args = args.with("key", *key).with("value", value.as_str());
                self.say("common-record-value", &args)
            }
            RecordFault::Misplaced(line) => {
                self.say("common-record-misplaced", &args.with("text", line.as_str()))
            }
            RecordFault::CutOff => self.say("common-record-cut-off", &args),
            RecordFault::Truncated => self.say("common-record-truncated", &args),
            RecordFault::Miscounted { stated, found } => {
                let args = args.with("stated", *stated).with("found", *found);
                self.say("common-record-miscounted", &args)
            }
            RecordFault::StillRunning => self.say("common-record-running", &args),
        }
    }
}

impl Voice<'_> {
    /// Why a line was not accepted.
    #[must_use]
    pub fn rejection(&self, rejection: &Rejection) -> String {
        match rejection {
            Rejection::Unreadable(error) => self.catalogue().notation_error(error),
            Rejection::NotYourTurn { deciding } => {
                self.catalogue().say("common-not-your-turn", &self.about(*deciding))
            }
            Rejection::ChanceIsDue => self.catalogue().text("common-chance-is-due"),
            Rejection::Over => self.catalogue().text("common-over"),
            Rejection::Rule { rule, refusal } => self.refusal(refusal, rule),
        }
    }

    /// Why nothing can be taken back.
    #[must_use]
    pub fn cannot_undo(&self, bar: CannotUndo) -> String {
        match bar {
            CannotUndo::Nothing => self.catalogue().text("common-undo-nothing"),
            CannotUndo::Revealed => self.catalogue().text("common-undo-revealed"),
            CannotUndo::Drawn => self.catalogue().text("common-undo-drawn"),
            CannotUndo::Decided(seat) => {
                self.catalogue().say("common-undo-decided", &self.about(seat))
            }
            CannotUndo::Over => self.catalogue().text("common-over"),
        }
    }

    /// Why a line of a record cannot be right.
    #[must_use]
    pub fn replay_fault(&self, fault: &ReplayFault) -> String {
        let catalogue = self.catalogue();
        let args = Args::new();
        match fault {
            ReplayFault::Game { known, stated } => {
                let args = args.with("known", *known).with("stated", stated.as_str());
                catalogue.say("common-replay-game", &args)
            }
            ReplayFault::Rules { known, stated } => {
                let args = args.with("known", *known).with("stated", *stated);
                catalogue.say("common-replay-rules", &args)
            }
            ReplayFault::Components(hash) => {
                catalogue.say("common-replay-components", &args.with("hash", hash.as_str()))
            }
            ReplayFault::Setup(error) => catalogue.setup_error(error),
            ReplayFault::Hidden => catalogue.say("common-replay-hidden", &args),
            ReplayFault::Rejected(rejection) => self.rejection(rejection),
            ReplayFault::CannotUndo(bar) => self.cannot_undo(*bar),
            ReplayFault::UndoLeadsTo(to) => {
                catalogue.say("common-replay-undo", &args.with("to", *to))
            }
            ReplayFault::Fingerprint { stated, found } => {
                let args = args.with("stated", stated.to_string()).with("found", found.to_string());
                catalogue.say("common-replay-fingerprint", &args)
            }
            ReplayFault::NotFromSeed { drawn } => {
                catalogue.say("common-replay-seed", &args.with("drawn", drawn.as_str()))
            }
            ReplayFault::NotOver => catalogue.say("common-replay-not-over", &args),
            ReplayFault::Result { found } => {
                catalogue.say("common-replay-result", &args.with("found", found.as_str()))
            }
            ReplayFault::Position { stated, last } => {
                let args = args.with("stated", *stated).with("last", *last);
                catalogue.say("common-replay-position", &args)
            }
        }
    }
}
