//! How the program ends.

use crate::screen::plain;
use std::io;
use std::process::ExitCode;
use words::{Args, Catalogue};

/// What the caller learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    Good,
    CheckFailed,
}

/// Wrong use or bad input.
const WRONG_USE: u8 = 2;

impl From<Code> for ExitCode {
    fn from(code: Code) -> Self {
        match code {
            Code::Good => Self::SUCCESS,
            Code::CheckFailed => Self::FAILURE,
        }
    }
}

/// Why the program cannot go on.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Wrong use or bad input, in the person's words.
    Told(String),
    /// What was said could not be written.
    Output(io::Error),
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl Fault {
    /// Something is wrong with a file.
    pub(crate) fn file(catalogue: &Catalogue, path: &str, reason: &str) -> Self {
        let args = Args::new().with("file", path).with("reason", reason);
        Self::Told(catalogue.say("client-error-file", &args))
    }

    /// Something is wrong with a line of a file.
    pub(crate) fn line(catalogue: &Catalogue, path: &str, line: usize, reason: &str) -> Self {
        let args = Args::new().with("file", path).with("line", line).with("reason", reason);
        Self::Told(catalogue.say("client-error-line", &args))
    }

    /// Tells it in one message, without a word when nobody listens any more.
    pub(crate) fn report(self, catalogue: &Catalogue) -> ExitCode {
        use io::Write;
        let text = match self {
            Self::Told(text) => text,
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Output(error) => {
                catalogue.say("client-error-output", &Args::new().with("reason", error.to_string()))
            }
        };
        // Nothing is left to be done when even this cannot be written.
        let _ = writeln!(io::stderr(), "azulejo: {}", plain(&text).replace('\n', " "));
        ExitCode::from(WRONG_USE)
    }
}
