//! What somebody is told does not depend on what they may not know.
//!
//! Two servers hold worlds that differ only in what the viewer may not know; the viewer asks both
//! for everything there is, follows both, and must not find a byte that differs.

use crate::house::{House, Person, wide};
use crate::http::Reply;
use crate::worlds::{RECOVERY, TABLE, Twins, keep, seed, token, twins};
use bots::Evaluate;
use client::{Client, Socket};
use draw::Drawn;
use kernel::{Game, Seat, Setup, Turn, Viewer};
use lisboa::Lisboa;
use madeira::Madeira;
use serde_json::json;
use std::time::{SystemTime, UNIX_EPOCH};
use wire::{FromClient, FromServer, ROUTES, Route};
use words::Pages;

/// Something the viewer asks.
struct Ask {
    path: String,
    body: Option<serde_json::Value>,
}

fn get(path: impl Into<String>) -> Ask {
    Ask { path: path.into(), body: None }
}

fn post(path: impl Into<String>, body: serde_json::Value) -> Ask {
    Ask { path: path.into(), body: Some(body) }
}

/// What the asks are made of.
struct Asker {
    viewer: Viewer,
    /// Decisions in force.
    at: usize,
    /// Where the stream and the positions of the server are.
    stream: u64,
    position: u64,
    /// What the viewer may do now, and something that nobody may.
    actions: Vec<String>,
}

impl Asker {
    /// Everything that is asked of a route and leaves the table as it is. A new route must be
    /// named here.
    fn asks(&self, route: &Route) -> Vec<Ask> {
        let table = format!("/api/tables/{TABLE}");
        let plain = || vec![get(route.path)];
        let refused = |rest: &str, body: serde_json::Value| post(format!("{table}/{rest}"), body);
        let (at, position) = (self.at, self.position);
        let with_action = |name: &str| {
            let asked =
                |action: &String| get(format!("{table}/{name}?action={}", Client::encoded(action)));
            self.actions.iter().map(asked).chain([get(format!("{table}/{name}"))]).collect()
        };
        match route.name {
            "healthz" | "metrics" | "openapi" | "games" | "me" => plain(),
            "sit" => vec![
                post(route.path, json!({})),
                post(route.path, json!({ "bearer": true, "name": "Rui" })),
                post(route.path, json!({ "bearer": true, "name": "x".repeat(99) })),
            ],
            // Asked at the very end.
            "go" => Vec::new(),
            "recover" => ["wrong", RECOVERY]
                .map(|code| post(route.path, json!({ "code": code, "bearer": true })))
                .into(),
            "profile" => vec![
                post(route.path, json!({ "language": "pt" })),
                post(route.path, json!({ "language": "xx" })),
            ],
            "recovery" => vec![post(route.path, json!({}))],
            "tables" => ["", "?list=mine", "?list=open", "?list=all", "?before=x"]
                .map(|query| get(format!("{}{query}", route.path)))
                .into(),
            "create" => vec![
                post(route.path, json!({ "game": "madeira", "seats": ["open", "open"] })),
                post(route.path, json!({ "game": "chess", "seats": ["open", "open"] })),
                post(route.path, json!({ "game": "madeira", "seats": ["me"] })),
            ],
            "join_by_link" => ["invited", "uninvited", "unknown"]
                .map(|token| post(route.path, json!({ "token": token })))
                .into(),
            "table" => vec![get(&table)],
            "join" => vec![refused("join", json!({})), refused("join", json!({ "seat": "B" }))],
            // The seated leave at the end.
            "leave" => match self.viewer {
                Viewer::Seat(_) => Vec::new(),
                Viewer::Spectator => vec![refused("leave", json!({}))],
            },
            "close" | "start" => vec![refused(route.name, json!({}))],
            "invite" => vec![
                refused("invitations", json!({ "seat": "Z" })),
                refused("invitations", json!({})),
            ],
            "uninvite" => vec![get(format!("{table}/invitations"))],
            "hand_over" => ["A", "B", "C", "D", "E"]
                .iter()
                .flat_map(|seat| {
                    let path = format!("seats/{seat}");
                    [json!({ "bot": { "level": 1 } }), json!("open"), json!("back")]
                        .map(|to| refused(&path, to))
                })
                .collect(),
            "state" => [0, at / 2, at, at + 1]
                .map(|at| get(format!("{table}/state?at={at}")))
                .into_iter()
                .chain([get(format!("{table}/state")), get(format!("{table}/state?at=x"))])
                .collect(),
            name @ ("document" | "drawing") => [0, at / 2, at, at + 1]
                .map(|at| get(format!("{table}/{name}?at={at}")))
                .into_iter()
                .chain([get(format!("{table}/{name}"))])
                .collect(),
            "tableau" => ["", "?drawn=no", "?known=0123456789abcdef", "?known=x"]
                .map(|query| get(format!("{table}/tableau{query}")))
                .into(),
            "preview" | "why" => with_action(route.name),
            "log" => [0, self.stream / 2, self.stream, self.stream + 5]
                .map(|after| get(format!("{table}/log?after={after}")))
                .into(),
            "page" => ["summary", "board", "unseen", "me", "A", "B", "C", "D", "nothing"]
                .iter()
                .flat_map(|page| {
                    let path = format!("{table}/pages/{page}");
                    [get(format!("{path}?at={}", at / 2)), get(path)]
                })
                .collect(),
            "record" | "report" | "history" | "analysis" => {
                vec![get(format!("{table}/{}", route.name))]
            }
            "since" => [0, self.stream / 2, self.stream, self.stream + 5]
                .map(|after| get(format!("{table}/since?after={after}")))
                .into(),
            "rematch" => vec![refused("rematch", json!({}))],
            "rules" => {
                ["madeira", "lisboa", "chess"].map(|game| get(format!("/api/rules/{game}"))).into()
            }
            "rule" => ["madeira/M4.4", "lisboa/L12.3", "lisboa/M4.4", "chess/L1"]
                .map(|rule| get(format!("/api/rules/{rule}")))
                .into(),
            "act" => {
                let act = |position: u64, id: &str, action: &str| {
                    refused("actions", json!({ "position": position, "id": id, "action": action }))
                };
                let some = self.actions[0].as_str();
                let mut asks = vec![
                    act(position + 1, "a", some),
                    act(position, "b", "nonsense"),
                    act(position, "", some),
                ];
                // Ids that were used before, by the viewer or by others.
                asks.extend((1..=3).map(|before| act(position + 9, &format!("id-{before}"), some)));
                asks
            }
            "undo" => vec![refused("undo", json!({ "position": position + 1, "id": "a" }))],
            "hint" => vec![refused("hint", json!({}))],
            "chat" => ["seated", "watching"]
                .into_iter()
                .flat_map(|channel| {
                    ["", "Boa tarde"].map(|text| {
                        refused("chat", json!({ "id": channel, "channel": channel, "text": text }))
                    })
                })
                .collect(),
            // Followed below.
            "socket" => plain(),
            new => panic!("{new} is not compared"),
        }
    }
}

/// What a server makes up at random, by the route that tells it.
fn made_up(route: &str) -> &'static [&'static str] {
    match route {
        "sit" => &["id", "token"],
        "recover" => &["token"],
        "recovery" => &["code"],
        "create" => &["id", "commitment"],
        "invite" => &["token", "link"],
        _ => &[],
    }
}

/// Blanks the text of some fields, and every time since the test began.
fn masked(text: &str, fields: &[&str], since: u128) -> String {
    let mut rest = text;
    let mut masked = String::new();
    while let Some(at) = rest.find("\":") {
        let (before, after) = rest.split_at(at + 2);
        masked += before;
        let field = before[..at].rsplit('"').next().unwrap_or_default();
        rest = after;
        if fields.contains(&field) && after.starts_with('"') {
            let end = after[1..].find('"').expect("text ends") + 2;
            masked += "\"…\"";
            rest = &after[end..];
        } else if ["at", "changed", "created"].contains(&field) {
            let end = after.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(after.len());
            if after[..end].parse::<u128>().is_ok_and(|time| time >= since) {
                masked += "0";
                rest = &after[end..];
            }
        }
    }
    masked + rest
}

/// Metrics without the connections there are: when one that was closed is no longer counted is up to
/// the system.
fn without_connections(metrics: &str) -> String {
    let lines = metrics.lines().filter(|line| !line.starts_with("azulejo_connections "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Shows where two texts part.
fn alike(told: &str, one: &str, two: &str) {
    if one == two {
        return;
    }
    let at = one.chars().zip(two.chars()).take_while(|(one, two)| one == two).count();
    let near = |text: &str| text.chars().skip(at.saturating_sub(60)).take(160).collect::<String>();
    panic!("{told}:\n{}\n{}", near(one), near(two));
}

/// The same person before both servers.
struct Viewers {
    since: u128,
    people: [Person; 2],
}

impl Viewers {
    fn new(houses: &[House; 2], since: u128, viewer: Viewer, session: usize) -> Self {
        let people = [0, 1].map(|world| houses[world].nobody().with_token(&token(viewer, session)));
        Self { since, people }
    }

    async fn replies(&self, route: &Route, ask: &Ask) -> [Reply; 2] {
        let mut replies = Vec::new();
        for person in &self.people {
            let body = ask.body.as_ref().map(ToString::to_string).unwrap_or_default();
            let headers: &[_] =
                if body.is_empty() { &[] } else { &[("content-type", "application/json")] };
            let mut reply = person
                .send(route.method.name(), &ask.path, headers, body.as_bytes())
                .await
                .undated();
            reply.body = masked(&reply.body, made_up(route.name), self.since);
            if route.name == "metrics" {
                reply.body = without_connections(&reply.body);
            }
            // The length of what was blanked.
            reply.headers.retain(|(name, _)| name != "content-length");
            replies.push(reply);
        }
        replies.try_into().expect("two worlds")
    }

    /// Asks both and compares, without a language and in one.
    async fn compare(&self, told: &str, route: &Route, ask: &Ask) {
        let Ask { path, body } = ask;
        let join = if path.contains('?') { '&' } else { '?' };
        let path = format!("{path}{join}lang=it");
        for ask in [ask, &Ask { path, body: body.clone() }] {
            let [one, two] = self.replies(route, ask).await;
            let told = format!("{told}: {} {} {:?}", route.name, ask.path, ask.body);
            // A search cut short by a busy machine depends on the machine, and says so.
            if [&one, &two]
                .iter()
                .any(|reply| format!("{reply:?}").contains("\\\"stopped\\\":true"))
            {
                assert_eq!((route.name, one.status), ("hint", two.status), "{told}");
                continue;
            }
            alike(&told, &format!("{one:?}"), &format!("{two:?}"));
            assert_ne!(one.status, 500, "{told}: {} {}", route.name, ask.path);
        }
    }

    /// A socket in each world, told of everything after a number.
    async fn follow(&self, told: &str, after: u64, language: Option<&str>) -> [Socket; 2] {
        let mut sockets = Vec::new();
        let mut heard: Vec<Vec<String>> = Vec::new();
        for person in &self.people {
            let mut socket = person.client.socket().await.expect("a socket");
            let table = TABLE.to_string();
            let language = language.map(str::to_owned);
            socket.send(&FromClient::Follow { table, after, language }).await.expect("it listens");
            let mut frames = Vec::new();
            loop {
                let frame = socket.next().await.expect("a frame");
                let last = matches!(frame, FromServer::UpToDate { .. });
                frames.push(self.frame(&frame));
                if last {
                    break;
                }
            }
            sockets.push(socket);
            heard.push(frames);
        }
        let told = format!("{told}: following from {after} in {language:?}");
        alike(&told, &heard[0].join("\n"), &heard[1].join("\n"));
        sockets.try_into().unwrap_or_else(|_| panic!("two worlds"))
    }

    fn frame(&self, frame: &FromServer) -> String {
        masked(&serde_json::to_string(frame).expect("plain values"), &[], self.since)
    }

    async fn next(&self, told: &str, sockets: &mut [Socket; 2]) {
        let mut frames = Vec::new();
        for socket in sockets {
            frames.push(self.frame(&socket.next().await.expect("a frame")));
        }
        alike(&format!("{told}: pushed"), &frames[0], &frames[1]);
    }
}

fn route(name: &str) -> &'static Route {
    ROUTES.iter().find(|route| route.name == name).expect("a route")
}

/// Compares everything in two worlds of one game.
async fn indistinguishable<G: Pages + Drawn + Evaluate>(
    players: usize,
    options: &[(&str, &str)],
    viewer: Viewer,
    decisions: usize,
) {
    let told = format!("{} {players} {viewer:?} after {decisions}", G::NAME);
    let mut setup = Setup::<G>::new(players).expect("a player count");
    for (name, value) in options {
        setup.options.set(G::OPTIONS, name, value).expect("an option");
    }
    let seeds = [0, 1].map(|world| seed(world, viewer, players));
    assert_ne!(seeds[0], seeds[1]);
    let twins = twins(setup, viewer, decisions, seeds);
    // Nothing in a record of Madeira is hidden; there the worlds differ in what will come.
    assert_eq!(twins.differ(), G::NAME == Lisboa::NAME, "{told}: whether the games differ");
    let folder = tempfile::tempdir().expect("a folder");
    let files = [0, 1].map(|world| folder.path().join(format!("world{world}.db")));
    keep(&files[0], 0, viewer, &twins.one, options).await;
    keep(&files[1], 1, viewer, &twins.two, options).await;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis();
    let houses = [House::on(&files[0], wide()).await, House::on(&files[1], wide()).await];
    let own = Viewers::new(&houses, since, viewer, 0);

    // Both are asked equally often, which is counted.
    own.people[1].get(&format!("/api/tables/{TABLE}/state")).await;
    let state = own.people[0].get(&format!("/api/tables/{TABLE}/state")).await;
    let number = |field: &str| state[field].as_u64().expect("a number");
    let asker = Asker {
        viewer,
        at: twins.one.position(),
        stream: number("stream"),
        position: number("position"),
        actions: actions(&twins),
    };
    for route in ROUTES {
        for ask in asker.asks(route) {
            own.compare(&told, route, &ask).await;
        }
    }
    own.follow(&told, asker.stream / 2, None).await;
    let mut plain = own.follow(&told, 0, None).await;
    let mut spoken = own.follow(&told, 0, Some("pt")).await;

    differ_to_others::<G>(&told, &houses, since, &twins).await;

    if let Some((seat, action)) = twins.step() {
        let deciding = Viewers::new(&houses, since, Viewer::Seat(seat), 0);
        let table = format!("/api/tables/{TABLE}");
        let act = json!({ "position": asker.position, "id": "step", "action": action });
        for person in &deciding.people {
            person.post(&format!("{table}/actions"), &act).await;
        }
        own.next(&told, &mut plain).await;
        own.next(&told, &mut spoken).await;
        let back = json!({ "position": asker.position + 1, "id": "back" });
        let path = format!("{table}/undo");
        let undone = deciding.replies(route("undo"), &post(path, back)).await;
        assert_eq!(undone[0].status, undone[1].status, "{told}");
        if undone[0].status == 200 {
            own.next(&told, &mut plain).await;
            own.next(&told, &mut spoken).await;
        }
        for name in [
            "state", "document", "drawing", "tableau", "history", "since", "log", "page", "record",
            "report", "table",
        ] {
            for ask in asker.asks(route(name)) {
                own.compare(&told, route(name), &ask).await;
            }
        }
    }
    if let Viewer::Seat(_) = viewer {
        own.compare(&told, route("leave"), &post(format!("/api/tables/{TABLE}/leave"), json!({})))
            .await;
        own.next(&told, &mut plain).await;
        own.next(&told, &mut spoken).await;
        own.compare(&told, route("state"), &get(format!("/api/tables/{TABLE}/state"))).await;
    }
    let last = Viewers::new(&houses, since, viewer, 1);
    last.compare(&told, route("go"), &get("/api/session")).await;
    drop((plain, spoken));
    let [one, two] = houses;
    one.close().await;
    two.close().await;
}

/// What the viewer may do now, something another may do, and something that cannot be.
fn actions<G: Game>(twins: &Twins<G>) -> Vec<String> {
    let mut actions = vec!["nonsense".to_owned()];
    if let Turn::Decide { seat, .. } = twins.one.turn() {
        let legal = twins.one.state().legal();
        let own = twins.viewer == Viewer::Seat(seat);
        // Of what another may do the viewer only hears that it is not their turn.
        let told = if own { legal.len() } else { 1 };
        actions.extend(legal.iter().take(told).map(ToString::to_string));
    }
    actions
}

/// The test could fail: whoever may know what differs is told different things.
async fn differ_to_others<G: Game>(told: &str, houses: &[House; 2], since: u128, twins: &Twins<G>) {
    let seats = Seat::all(twins.one.setup().players()).map(Viewer::Seat);
    let others = seats.chain([Viewer::Spectator]).filter(|other| *other != twins.viewer);
    let (mut chats, mut games) = (0, 0);
    for other in others {
        let other = Viewers::new(houses, since, other, 0);
        let table = format!("/api/tables/{TABLE}");
        let [one, _] = other.replies(route("state"), &get(format!("{table}/state"))).await;
        let last: serde_json::Value = serde_json::from_str(&one.body).expect("JSON");
        // The remarks are among the last entries.
        let end = last["stream"].as_u64().expect("a number").saturating_sub(6);
        let [one, two] =
            other.replies(route("log"), &get(format!("{table}/log?after={end}"))).await;
        chats += usize::from(one != two);
        let [one, two] = other.replies(route("record"), &get(format!("{table}/record"))).await;
        games += usize::from(one != two);
    }
    assert!(chats > 0, "{told}: nobody hears the other channel");
    assert_eq!(games > 0, twins.differ(), "{told}: nobody sees what differs in the game");
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn madeira_tells_nobody_what_will_come() {
    for (players, viewer, decisions) in [
        (2, seat(0), 0),
        (2, Viewer::Spectator, 25),
        (3, seat(2), 40),
        (3, Viewer::Spectator, 3),
        (4, seat(1), 90),
        (4, seat(3), 7),
    ] {
        indistinguishable::<Madeira>(players, &[], viewer, decisions).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lisboa_tells_nobody_what_others_hold() {
    for (players, viewer, decisions) in [
        (2, seat(0), 1),
        (2, seat(1), 60),
        (2, Viewer::Spectator, 12),
        (3, seat(0), 30),
        (3, Viewer::Spectator, 90),
        (4, seat(2), 5),
        (4, seat(3), 110),
        (4, Viewer::Spectator, 1),
    ] {
        indistinguishable::<Lisboa>(players, &[], viewer, decisions).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lisboa_tells_nobody_of_the_draft() {
    let draft = [("draft", "on")];
    for (players, viewer, decisions) in [
        (3, seat(0), 4),
        (3, seat(2), 5),
        (4, Viewer::Spectator, 9),
        (4, seat(1), 14),
        (3, seat(1), 50),
    ] {
        indistinguishable::<Lisboa>(players, &draft, viewer, decisions).await;
    }
}
