//! Why something is not done, before it is told in words.

use kernel::{CannotUndo, Rejection, SetupError};
use wire::{Code, Problem};
use words::{Args, Catalogue, Voice};

/// Why a request is not granted.
#[derive(Clone, Debug)]
pub(crate) enum Fault {
    /// The request cannot be read: what and why.
    Malformed(String),
    TooLarge,
    NoSession,
    Forbidden,
    NotFound,
    MethodNotAllowed,
    CrossSite,
    /// A message of the catalogue: the table does not allow it now.
    Refused(&'static str),
    Setup(SetupError),
    /// The game does not allow it; told by the table it belongs to.
    Told {
        rule: Option<String>,
        message: String,
    },
    /// It answers another position; the present state goes with it.
    Stale(Box<wire::State>),
    /// Wait so many seconds.
    TooMany {
        seconds: u32,
    },
    /// More of something than a person may have.
    Quota(&'static str),
    Unavailable,
    /// No answer came in time; it may still be done.
    Late,
    Internal,
}

impl Fault {
    pub(crate) fn rejection(voice: Voice<'_>, rejection: &Rejection) -> Self {
        let rule = match rejection {
            Rejection::Rule { rule, .. } => Some((*rule).to_owned()),
            _ => None,
        };
        Self::Told { rule, message: voice.rejection(rejection) }
    }

    pub(crate) fn cannot_undo(voice: Voice<'_>, bar: CannotUndo) -> Self {
        Self::Told { rule: None, message: voice.cannot_undo(bar) }
    }

    /// In words.
    pub(crate) fn problem(self, catalogue: &Catalogue) -> Problem {
        let text = |id: &str| catalogue.text(id);
        let (code, message) = match &self {
            Self::Malformed(what) => {
                let args = Args::new().with("reason", what.as_str());
                (Code::Malformed, catalogue.say("server-malformed", &args))
            }
            Self::TooLarge => (Code::TooLarge, text("server-too-large")),
            Self::NoSession => (Code::NoSession, text("server-no-session")),
            Self::Forbidden => (Code::Forbidden, text("server-forbidden")),
            Self::NotFound => (Code::NotFound, text("server-not-found")),
            Self::MethodNotAllowed => (Code::MethodNotAllowed, text("server-method")),
            Self::CrossSite => (Code::CrossSite, text("server-cross-site")),
            Self::Refused(id) => (Code::Refused, text(id)),
            Self::Setup(error) => (Code::Refused, catalogue.setup_error(error)),
            Self::Told { message, .. } => (Code::Refused, message.clone()),
            Self::Stale(_) => (Code::Stale, text("server-stale")),
            Self::TooMany { seconds } => {
                let args = Args::new().with("seconds", *seconds);
                (Code::TooMany, catalogue.say("server-too-many", &args))
            }
            Self::Quota(id) => (Code::TooMany, text(id)),
            Self::Unavailable => (Code::Unavailable, text("server-unavailable")),
            Self::Late => (Code::Late, text("server-late")),
            Self::Internal => (Code::Internal, text("server-internal")),
        };
        let (rule, state, retry_after) = match self {
            Self::Told { rule, .. } => (rule, None, None),
            Self::Stale(state) => (None, Some(state), None),
            Self::TooMany { seconds } => (None, None, Some(seconds)),
            _ => (None, None, None),
        };
        Problem { code, message, rule, state, retry_after }
    }
}

impl From<store::Error> for Fault {
    fn from(error: store::Error) -> Self {
        tracing::error!(%error, "the store failed");
        Self::Unavailable
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
