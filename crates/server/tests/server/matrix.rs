//! Who may do what: every route, everybody, private and open tables.

use crate::house::{House, Person};
use crate::staging::{Cast, Stage};
use serde_json::{Value, json};
use wire::{Method, Problem, ROUTES, Route};

/// What somebody is answered, by its status.
type Answers = [u16; 6];

/// A route and what each is answered: nobody, a guest, a spectator, another seat, the seat that
/// decides (or sits, or has decided), the host; at a private table, then at an open one.
struct Row {
    route: &'static str,
    stage: Stage,
    private: Answers,
    open: Answers,
}

const fn row(route: &'static str, stage: Stage, private: Answers, open: Answers) -> Row {
    Row { route, stage, private, open }
}

/// The same at every table.
const fn same(route: &'static str, answers: Answers) -> Row {
    row(route, Stage::Gathering, answers, answers)
}

const ALL: Answers = [200; 6];
const KNOWN: Answers = [401, 200, 200, 200, 200, 200];

//                                 nobody, guest, spectator, other seat, own seat, host
const MATRIX: &[Row] = &[
    same("healthz", ALL),
    same("metrics", ALL),
    same("openapi", ALL),
    same("games", ALL),
    same("sit", ALL),
    same("go", [401, 204, 204, 204, 204, 204]),
    same("recover", ALL),
    same("me", KNOWN),
    same("profile", KNOWN),
    same("recovery", KNOWN),
    same("tables", ALL),
    same("create", KNOWN),
    same("join_by_link", KNOWN),
    row("table", Stage::Gathering, [401, 404, 404, 200, 200, 200], KNOWN),
    row("join", Stage::Gathering, [401, 404, 404, 403, 403, 403], [401, 200, 200, 422, 422, 200]),
    row("leave", Stage::Gathering, [401, 404, 404, 200, 200, 403], [401, 403, 403, 200, 200, 403]),
    row("close", Stage::Gathering, [401, 404, 404, 403, 403, 200], [401, 403, 403, 403, 403, 200]),
    row("start", Stage::Full, [401, 404, 404, 403, 403, 200], [401, 403, 403, 403, 403, 200]),
    row("invite", Stage::Gathering, [401, 404, 404, 403, 403, 200], [401, 403, 403, 403, 403, 200]),
    row(
        "uninvite",
        Stage::Gathering,
        [401, 404, 404, 403, 403, 204],
        [401, 403, 403, 403, 403, 204],
    ),
    row("hand_over", Stage::Left, [401, 404, 404, 403, 403, 200], [401, 403, 403, 403, 403, 200]),
    row("state", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("preview", Stage::Running, [401, 404, 404, 422, 200, 403], [401, 403, 403, 422, 200, 403]),
    row("why", Stage::Running, [401, 404, 404, 422, 204, 403], [401, 403, 403, 422, 204, 403]),
    row("log", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("document", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("drawing", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("tableau", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("page", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("history", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("since", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("analysis", Stage::Running, [401, 404, 404, 422, 422, 422], [401, 422, 422, 422, 422, 422]),
    row("record", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("report", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("act", Stage::Running, [401, 404, 404, 422, 200, 403], [401, 403, 403, 422, 200, 403]),
    row("undo", Stage::Decided, [401, 404, 404, 422, 200, 403], [401, 403, 403, 422, 200, 403]),
    row("hint", Stage::Running, [401, 404, 404, 422, 200, 403], [401, 403, 403, 422, 200, 403]),
    row("chat", Stage::Running, [401, 404, 404, 200, 200, 200], KNOWN),
    row("rematch", Stage::Running, [401, 404, 404, 422, 422, 403], [401, 403, 403, 422, 422, 403]),
    same("rules", ALL),
    same("rule", ALL),
    same("socket", [401, 101, 101, 101, 101, 101]),
];

/// A route that is missing here does not compile; the message is its name.
const _: () = {
    let mut at = 0;
    while at < ROUTES.len() {
        let mut found = false;
        let mut row = 0;
        while row < MATRIX.len() {
            found |= equal(MATRIX[row].route, ROUTES[at].name);
            row += 1;
        }
        if !found {
            panic!("{}", ROUTES[at].name);
        }
        at += 1;
    }
    assert!(MATRIX.len() == ROUTES.len(), "the matrix names a route that is none");
};

const fn equal(one: &str, two: &str) -> bool {
    let (one, two) = (one.as_bytes(), two.as_bytes());
    if one.len() != two.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != two[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// What is asked of a route, and by which table and seat.
fn asked(route: &Route, cast: &Cast, state: &Value, seated: bool) -> (String, Option<Value>) {
    let mut path = route.path.replace("{seat}", &cast.third_seat).replace("{page}", "board");
    path = path.replace("{table}", &cast.table);
    path = path.replace("{game}", "madeira").replace("{rule}", "M4.4");
    let action = || Cast::choice(state);
    let body = match route.name {
        "tables" => return (path + "?list=open", None),
        "sit" => json!({ "bearer": true }),
        "recover" => json!({ "code": cast.recovery, "bearer": true }),
        "profile" => json!({ "name": "Zé" }),
        "create" => json!({ "game": "madeira", "seats": ["me", "open"] }),
        "join_by_link" => json!({ "token": cast.invitation }),
        "join" | "invite" => json!({}),
        "hand_over" => json!({ "bot": { "level": 1 } }),
        "act" => json!({ "position": state["position"], "id": "mine", "action": action() }),
        "undo" => json!({ "position": state["position"], "id": "mine" }),
        "chat" => {
            let channel = if seated { "seated" } else { "watching" };
            json!({ "id": "mine", "channel": channel, "text": "Olá" })
        }
        "preview" | "why" => {
            path += &format!("?action={}", client::Client::encoded(&action()));
            return (path, None);
        }
        _ => return (path, None),
    };
    (path, Some(body))
}

const UPGRADE: &[(&str, &str)] = &[
    ("connection", "upgrade"),
    ("upgrade", "websocket"),
    ("sec-websocket-version", "13"),
    ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
];

async fn answered(
    person: &Person,
    route: &Route,
    path: &str,
    body: Option<&Value>,
) -> (u16, String) {
    if route.name == "socket" {
        let reply = person.send("GET", path, UPGRADE, b"").await;
        return (reply.status, reply.body);
    }
    let answer = person.ask(route.method, path, body).await;
    (answer.status, String::from_utf8(answer.body.to_vec()).expect("text"))
}

/// Goes through the matrix at one kind of table.
async fn holds(visibility: &str) {
    let house = House::new().await;
    for route in ROUTES {
        let row = MATRIX.iter().find(|row| row.route == route.name).expect("checked above");
        let expected = if visibility == "private" { row.private } else { row.open };
        let mut staged: Option<Cast> = None;
        for (column, expected) in expected.into_iter().enumerate() {
            let cast = match staged.take() {
                Some(cast) => cast,
                None => Cast::new(&house, "madeira", visibility, row.stage).await,
            };
            let state = cast.state().await;
            let everyone =
                [&cast.nobody, &cast.guest, &cast.spectator, &cast.other, &cast.own, &cast.host];
            let (path, body) = asked(route, &cast, &state, [3, 4].contains(&column));
            let (status, text) = answered(everyone[column], route, &path, body.as_ref()).await;
            let told = format!("{} at a {visibility} table, column {column}: {text}", route.name);
            assert_eq!(status, expected, "{told}");
            let good = status < 400;
            if !good {
                let problem: Problem = serde_json::from_str(&text).expect(&told);
                assert_eq!(problem.code.status(), status, "{told}");
                assert_ne!(problem.code, wire::Code::CrossSite, "{told}");
                // Whoever is refused has changed nothing.
                assert_eq!(cast.state().await, state, "{told}");
            }
            if !good || route.method == Method::Get {
                staged = Some(cast);
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_private_tables() {
    holds("private").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_open_tables() {
    holds("open").await;
}

/// To who may not know a private table it is as if there were none: not a byte differs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_tables_look_like_none() {
    let house = House::new().await;
    let nowhere = "7zzzzzzzzzzzzzzzzzzzzzzzzz";
    for row in MATRIX {
        let route = ROUTES.iter().find(|route| route.name == row.route).expect("checked above");
        if !route.path.contains("{table}") {
            continue;
        }
        let cast = Cast::new(&house, "madeira", "private", row.stage).await;
        let state = cast.state().await;
        for person in [&cast.nobody, &cast.guest] {
            for seated in [false, true] {
                for (method, language) in
                    [(route.method.name(), ""), ("PUT", ""), (route.method.name(), "it")]
                {
                    let (path, body) = asked(route, &cast, &state, seated);
                    let mut body = body.map_or_else(String::new, |body| body.to_string());
                    if seated {
                        // An id that is none tells nothing either.
                        body = body.replace("\"mine\"", "\"\"");
                    }
                    let headers: &[_] =
                        &[("content-type", "application/json"), ("accept-language", language)];
                    let there = person.send(method, &path, headers, body.as_bytes()).await;
                    let path = path.replace(&cast.table, nowhere);
                    let none = person.send(method, &path, headers, body.as_bytes()).await;
                    assert!(there.status >= 400, "{}", route.name);
                    assert_eq!(there.undated(), none.undated(), "{}", route.name);
                }
            }
        }
        for list in ["mine", "open"] {
            let told = cast.guest.get(&format!("/api/tables?list={list}")).await;
            assert!(!told.to_string().contains(&cast.table), "{list}");
        }
    }
    house.close().await;
}
