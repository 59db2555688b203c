//! Every address the server answers.

/// How an address is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Method {
    Get,
    Post,
    Patch,
    Delete,
}

impl Method {
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

/// Who may ask. What exactly they are told depends on their seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    Anyone,
    /// Whoever has a session.
    Guest,
    /// Who may watch the table: anyone with a session at an open one, the seated at a private one.
    Watcher,
    /// Who sits at the table.
    Seated,
    /// Who opened the table.
    Host,
}

/// An address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    pub name: &'static str,
    pub method: Method,
    pub path: &'static str,
    pub access: Access,
    /// The type of the body.
    pub body: Option<&'static str>,
    /// The type of the answer; none where it is text or empty.
    pub answer: Option<&'static str>,
    /// What can be asked for in the address.
    pub query: &'static [&'static str],
}

macro_rules! routes {
    ($($name:ident: $method:ident $path:literal for $access:ident
        $(takes $body:ident)? $(gives $answer:ident)? $(asks $($query:literal)+)?;)*) => {
        /// All of them.
        pub const ROUTES: &[Route] = &[$(Route {
            name: stringify!($name),
            method: Method::$method,
            path: $path,
            access: Access::$access,
            body: routes!(@maybe $($body)?),
            answer: routes!(@maybe $($answer)?),
            query: &[$($($query),+)?],
        }),*];
    };
    (@maybe) => { None };
    (@maybe $name:ident) => { Some(stringify!($name)) };
}

routes! {
    healthz: Get "/healthz" for Anyone;
    metrics: Get "/metrics" for Anyone;
    openapi: Get "/api/openapi.json" for Anyone;
    games: Get "/api/games" for Anyone gives Games;
    sit: Post "/api/session" for Anyone takes Guest gives Me;
    go: Delete "/api/session" for Guest;
    recover: Post "/api/recover" for Anyone takes Recovery gives Me;
    me: Get "/api/me" for Guest gives Me;
    profile: Patch "/api/me" for Guest takes Profile gives Me;
    recovery: Post "/api/me/recovery" for Guest gives RecoveryCode;
    tables: Get "/api/tables" for Anyone gives Tables asks "list" "before";
    create: Post "/api/tables" for Guest takes NewTable gives Table;
    join_by_link: Post "/api/join" for Guest takes Joining gives Table;
    table: Get "/api/tables/{table}" for Watcher gives Table;
    join: Post "/api/tables/{table}/join" for Guest takes Join gives Table;
    leave: Post "/api/tables/{table}/leave" for Seated gives Table;
    close: Post "/api/tables/{table}/close" for Host gives Table;
    start: Post "/api/tables/{table}/start" for Host takes Words gives Table;
    invite: Post "/api/tables/{table}/invitations" for Host takes Invite gives Invitation;
    uninvite: Delete "/api/tables/{table}/invitations" for Host;
    hand_over: Post "/api/tables/{table}/seats/{seat}" for Watcher takes HandOver gives Table;
    state: Get "/api/tables/{table}/state" for Watcher gives State asks "at";
    preview: Get "/api/tables/{table}/preview" for Seated gives Preview asks "action";
    why: Get "/api/tables/{table}/why" for Seated asks "action";
    log: Get "/api/tables/{table}/log" for Watcher gives Log asks "after";
    document: Get "/api/tables/{table}/document" for Watcher gives Document asks "at";
    drawing: Get "/api/tables/{table}/drawing" for Watcher gives Drawing asks "at";
    tableau: Get "/api/tables/{table}/tableau" for Watcher gives Tableau asks "drawn" "known";
    page: Get "/api/tables/{table}/pages/{page}" for Watcher gives Page asks "at";
    history: Get "/api/tables/{table}/history" for Watcher gives History;
    since: Get "/api/tables/{table}/since" for Watcher gives Since asks "after";
    analysis: Get "/api/tables/{table}/analysis" for Watcher gives Analysis;
    record: Get "/api/tables/{table}/record" for Watcher;
    report: Get "/api/tables/{table}/report" for Watcher;
    act: Post "/api/tables/{table}/actions" for Seated takes Act gives Acted;
    undo: Post "/api/tables/{table}/undo" for Seated takes TakeBack gives Acted;
    hint: Post "/api/tables/{table}/hint" for Seated gives Hints;
    chat: Post "/api/tables/{table}/chat" for Watcher takes Chat gives Acted;
    rematch: Post "/api/tables/{table}/rematch" for Seated takes Words gives Table;
    rules: Get "/api/rules/{game}" for Anyone gives Rules;
    rule: Get "/api/rules/{game}/{rule}" for Anyone gives Rule;
    socket: Get "/api/socket" for Guest;
}
