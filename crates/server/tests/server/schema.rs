//! Whatever is served is as the served document says.

use crate::fair;
use crate::house::{House, Person, text};
use serde_json::{Value, json};
use std::path::Path;
use wire::{FromClient, FromServer, ROUTES, Route};

/// The document that the server serves.
struct Document(Value);

impl Document {
    /// Why a value does not fit a schema. Knows the part of JSON Schema that the document uses.
    fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let rules = schema.as_object().ok_or("a schema is an object")?;
        for (rule, what) in rules {
            self.obeys(rules, rule, what, value)
                .map_err(|why| format!("{why} in {}", brief(value)))?;
        }
        Ok(())
    }

    fn obeys(
        &self,
        rules: &serde_json::Map<String, Value>,
        rule: &str,
        what: &Value,
        value: &Value,
    ) -> Result<(), String> {
        let check = |good: bool| if good { Ok(()) } else { Err(format!("not {rule} {what}")) };
        match rule {
            "description" => Ok(()),
            "$ref" => {
                let place = what.as_str().and_then(|place| place.strip_prefix('#'));
                let schema = place.and_then(|place| self.0.pointer(place));
                self.fits(schema.ok_or_else(|| format!("{what} leads nowhere"))?, value)
            }
            "type" => match what {
                Value::Array(types) => check(types.iter().any(|one| is(one, value))),
                one => check(is(one, value)),
            },
            "enum" => check(what.as_array().is_some_and(|all| all.contains(value))),
            "oneOf" => {
                let all = what.as_array().ok_or("oneOf is a list")?;
                let tried: Vec<_> = all.iter().map(|one| self.fits(one, value)).collect();
                match tried.iter().filter(|one| one.is_ok()).count() {
                    1 => Ok(()),
                    0 => Err(format!("none of {tried:?}")),
                    many => Err(format!("{many} at once")),
                }
            }
            "minimum" => check(match (value.as_f64(), what.as_f64()) {
                (Some(number), Some(least)) => number >= least,
                _ => value.is_null(),
            }),
            "format" => check(match what.as_str() {
                Some("int32") => {
                    value.is_null() || value.as_i64().is_some_and(|n| i32::try_from(n).is_ok())
                }
                Some("int64") => value.is_null() || value.is_i64() || value.is_u64(),
                Some("float") => value.is_null() || value.is_number(),
                _ => false,
            }),
            "items" => {
                let items = value.as_array().map_or(&[][..], Vec::as_slice);
                items.iter().try_for_each(|item| self.fits(what, item))
            }
            "required" => {
                let names = what.as_array().ok_or("required is a list")?;
                let has =
                    |name: &Value| name.as_str().is_some_and(|name| value.get(name).is_some());
                check(!value.is_object() || names.iter().all(has))
            }
            "properties" => {
                let known = what.as_object().ok_or("properties is an object")?;
                let mut there =
                    known.iter().filter_map(|(name, schema)| Some((schema, value.get(name)?)));
                there.try_for_each(|(schema, value)| self.fits(schema, value))
            }
            "additionalProperties" => {
                let known = rules.get("properties");
                let fields = value.as_object().into_iter().flatten();
                let others = fields.filter(|(name, _)| {
                    known.is_none_or(|known| known.get(name.as_str()).is_none())
                });
                match what {
                    Value::Bool(true) => Ok(()),
                    Value::Bool(false) => match others.map(|(name, _)| name).next() {
                        None => Ok(()),
                        Some(name) => Err(format!("{name} is not known")),
                    },
                    schema => others
                        .map(|(_, value)| value)
                        .try_for_each(|value| self.fits(schema, value)),
                }
            }
            "propertyNames" => {
                let names = value.as_object().into_iter().flatten().map(|(name, _)| json!(name));
                names.into_iter().try_for_each(|name| self.fits(what, &name))
            }
            new => Err(format!("the rule {new} is not known here")),
        }
    }

    fn must_fit(&self, name: &str, told: &str, value: &Value) {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        if let Err(why) = self.fits(&schema, value) {
            panic!("{told} is no {name}: {why}");
        }
    }

    /// An answer, and what was sent for it, must be as the document says of this route.
    fn check(&self, route: &Route, body: Option<&Value>, answer: &client::Answer) {
        let method = route.method.name().to_ascii_lowercase();
        let operation = &self.0["paths"][route.path][&method];
        assert_eq!(operation["operationId"], json!(route.name));
        let told = format!("what {} answers", route.name);
        let schema = |response: &Value| {
            let schema = &response["content"]["application/json"]["schema"];
            (!schema.is_null()).then(|| schema.clone())
        };
        let good = answer.status < 400;
        let described =
            if good { &operation["responses"]["200"] } else { &operation["responses"]["default"] };
        if let (true, Some(body)) = (good, body) {
            let schema = schema(&operation["requestBody"]).expect("a body is described");
            self.fits(&schema, body).unwrap_or_else(|why| panic!("{}: {why}", route.name));
        }
        match schema(described) {
            Some(schema) => {
                let value = serde_json::from_slice(&answer.body).expect(&told);
                self.fits(&schema, &value).unwrap_or_else(|why| panic!("{told}: {why}"));
            }
            None => assert!(good && route.answer.is_none(), "{told}"),
        }
    }
}

fn is(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some("null") => value.is_null(),
        _ => false,
    }
}

fn brief(value: &Value) -> String {
    value.to_string().chars().take(120).collect()
}

/// Somebody whose answers are all checked.
struct Checked<'a> {
    document: &'a Document,
    person: &'a Person,
    asked: std::cell::RefCell<std::collections::BTreeSet<(&'static str, bool)>>,
}

impl<'a> Checked<'a> {
    fn new(document: &'a Document, person: &'a Person) -> Self {
        Self { document, person, asked: std::cell::RefCell::default() }
    }

    async fn ask(&self, name: &str, path: &str, body: Option<Value>) -> Value {
        let route = ROUTES.iter().find(|route| route.name == name).expect("a route");
        let answer = self.person.ask(route.method, path, body.as_ref()).await;
        self.document.check(route, body.as_ref(), &answer);
        self.asked.borrow_mut().insert((route.name, answer.status < 400));
        serde_json::from_slice(&answer.body).unwrap_or_default()
    }
}

/// The last turn of a history ends with the scores of the state.
fn tells_the_scores(history: &Value, state: &Value) {
    let turns = history["turns"].as_array().expect("a list");
    let last = turns.last().expect("the start, at least");
    assert_eq!(last["at"], state["at"]);
    let points = |scores: &Value| -> Vec<Value> {
        let scores = scores.as_array().expect("a list");
        scores.iter().map(|score| score["points"].clone()).collect()
    };
    assert_eq!(points(&last["scores"]), points(&state["scores"]["seats"]));
    let at = |turn: &Value| turn["at"].as_u64().expect("a number");
    assert!(turns.windows(2).all(|pair| at(&pair[0]) < at(&pair[1])), "{turns:?}");
}

/// Both ask to play again at once, and more than once: there is one new table, and both sit there a
/// seat further.
async fn play_again(ana: &Checked<'_>, bea: &Checked<'_>, path: &str, database: &Path) {
    let again = format!("{path}/rematch");
    let words = |nonce: &str| Some(json!({ "nonce": nonce }));
    let ask = |who: usize| {
        let (person, said) = if who.is_multiple_of(2) { (ana, "of Ana") } else { (bea, "of Bea") };
        person.ask("rematch", &again, words(said))
    };
    let all = futures_util::future::join_all((0..12).map(ask)).await;
    let one = &all[0];
    assert!(all.iter().all(|other| other["id"] == one["id"]));
    let third = ana.ask("rematch", &again, None).await;
    assert_eq!(third["id"], one["id"]);
    assert_eq!(third["mine"], json!("B"));
    let (game, new) = (&third["game"], text(one, "id"));
    let there = bea.ask("table", &format!("/api/tables/{new}"), None).await;
    assert_eq!((&there["game"], &there["mine"]), (game, &json!("A")));
    let open = |seat: &Value| seat["occupant"] == json!("open");
    assert!(!there["seats"].as_array().expect("a list").iter().any(open), "{there}");
    let log = ana.ask("log", &format!("{path}/log?after=0"), None).await;
    let mut entries = log["entries"].as_array().expect("a list").clone();
    let mut after = entries.len();
    while log["more"] == json!(true) {
        let more = ana.ask("log", &format!("{path}/log?after={after}"), None).await;
        entries.extend(more["entries"].as_array().expect("a list").clone());
        after = entries.len();
        if more["more"] == json!(false) {
            break;
        }
    }
    let announced: Vec<&Value> = entries
        .iter()
        .map(|entry| &entry["what"]["rematch"])
        .filter(|what| !what.is_null())
        .collect();
    assert_eq!(announced, [&json!({ "table": new })]);
    let host = if there["host"] == json!(true) { bea } else { ana };
    let said = fair::nonces(database, new).await;
    assert_eq!(
        said.iter().map(Option::as_deref).collect::<Vec<_>>(),
        ["of Bea", "of Ana"].map(Some)
    );
    let last = words("of the host");
    let started = host.ask("start", &format!("/api/tables/{new}/start"), last).await;
    assert_eq!(started["status"], json!("running"));
    let own = usize::from(started["mine"] == json!("B"));
    let said = fair::nonces(database, new).await;
    assert_eq!(said[own].as_deref(), Some("of the host"));
    assert_ne!(said[1 - own].as_deref(), Some("of the host"));
}

/// Waits until the search has judged the game.
async fn judged(asking: &Checked<'_>, path: &str) {
    loop {
        let told = asking.ask("analysis", &format!("{path}/analysis?lang=pt"), None).await;
        if told["done"] == told["of"] && !told["turns"].as_array().expect("a list").is_empty() {
            assert!(told["of"].as_u64().expect("a number") > 20, "{told}");
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

/// Who knows all of a table is told so, and nothing twice.
fn told_in_one(tableau: &Value, again: &Value) {
    assert_eq!(again["tag"], tableau["tag"]);
    assert_eq!(tableau["state"]["view"], json!({}));
    for list in ["/document/regions", "/drawing/nodes"] {
        let all = tableau.pointer(list).and_then(Value::as_array).expect("a list");
        assert!(all.iter().all(|part| part["new"].is_object()), "{list}");
        let kept = json!([{ "kept": { "from": 0, "count": all.len() } }]);
        assert_eq!(again.pointer(list), Some(&kept), "{list}");
    }
}

/// Everything that can be asked about a running table, now and then.
async fn look_around(asking: &Checked<'_>, path: &str, state: &Value) {
    for language in ["", "&lang=es"] {
        asking.ask("state", &format!("{path}/state?at=0{language}"), None).await;
        asking.ask("table", &format!("{path}?x=1{language}"), None).await;
        asking.ask("document", &format!("{path}/document?x=1{language}"), None).await;
        asking.ask("document", &format!("{path}/document?at=1{language}"), None).await;
        asking.ask("drawing", &format!("{path}/drawing?x=1{language}"), None).await;
        let tableau = asking.ask("tableau", &format!("{path}/tableau?x=1{language}"), None).await;
        let known = format!("{path}/tableau?known={}{language}", text(&tableau, "tag"));
        told_in_one(&tableau, &asking.ask("tableau", &known, None).await);
        let history = asking.ask("history", &format!("{path}/history?x=1{language}"), None).await;
        tells_the_scores(&history, state);
        let since = asking.ask("since", &format!("{path}/since?after=0{language}"), None).await;
        assert!(since["told"].as_array().expect("a list").len() <= 8, "{since}");
        asking.ask("analysis", &format!("{path}/analysis?x=1{language}"), None).await;
        let game = text(&state["table"], "game");
        asking.ask("rules", &format!("/api/rules/{game}?x=1{language}"), None).await;
        for rule in ["M4.4", "L7.2", "none"] {
            asking.ask("rule", &format!("/api/rules/{game}/{rule}?x=1{language}"), None).await;
        }
        asking.ask("log", &format!("{path}/log?after=0{language}"), None).await;
        for page in ["summary", "board", "me", "B", "unseen", "nothing"] {
            asking.ask("page", &format!("{path}/pages/{page}?x=1{language}"), None).await;
        }
        for choice in state["choices"].as_array().expect("a list").iter().take(20) {
            let action = client::Client::encoded(text(&choice["action"], "line"));
            asking.ask("preview", &format!("{path}/preview?action={action}{language}"), None).await;
            asking.ask("why", &format!("{path}/why?action={action}{language}"), None).await;
        }
        asking.ask("preview", &format!("{path}/preview?action=nonsense{language}"), None).await;
        let late = json!({ "position": 99_999, "id": "late", "action": "nonsense" });
        asking.ask("act", &format!("{path}/actions?x=1{language}"), Some(late)).await;
        asking.ask("tables", &format!("/api/tables?list=mine{language}"), None).await;
        asking.ask("games", &format!("/api/games?x=1{language}"), None).await;
    }
    asking.ask("state", &format!("{path}/state?at=99999"), None).await;
    asking.ask("record", &format!("{path}/record"), None).await;
    asking.ask("report", &format!("{path}/report"), None).await;
}

/// Plays a whole game with two people, checking every answer and every frame.
async fn whole_game(game: &str) {
    let house = House::new().await;
    let people = [house.guest("Ana").await, house.guest("Bea").await];
    let document = Document(people[0].get("/api/openapi.json").await);
    assert_eq!(document.0, wire::openapi());
    let [ana, bea] = [0, 1].map(|at| Checked::new(&document, &people[at]));
    let seats = json!(["me", "open"]);
    let new = json!({ "game": game, "seats": seats, "visibility": "open", "hints": true });
    let table = ana.ask("create", "/api/tables", Some(new)).await;
    let id = text(&table, "id").to_owned();
    let path = format!("/api/tables/{id}");
    ana.ask("create", "/api/tables", Some(json!({ "game": "chess", "seats": [] }))).await;
    ana.ask("sit", "/api/session", Some(json!({ "name": "Eva", "bearer": true }))).await;
    ana.ask("me", "/api/me", None).await;
    ana.ask("profile", "/api/me", Some(json!({ "name": "Ana", "language": "pt" }))).await;
    let code = ana.ask("recovery", "/api/me/recovery", None).await;
    let again = json!({ "code": code["code"], "bearer": true });
    ana.ask("recover", "/api/recover", Some(again)).await;
    ana.ask("recover", "/api/recover", Some(json!({ "code": "no" }))).await;
    let invited = ana.ask("invite", &format!("{path}/invitations"), Some(json!({}))).await;
    let join = json!({ "token": invited["token"] });
    bea.ask("join_by_link", "/api/join", Some(join.clone())).await;
    bea.ask("leave", &format!("{path}/leave"), None).await;
    ana.ask("start", &format!("{path}/start"), None).await;
    bea.ask("join", &format!("{path}/join"), Some(json!({}))).await;
    ana.ask("uninvite", &format!("{path}/invitations"), None).await;
    bea.ask("join_by_link", "/api/join", Some(join)).await;
    ana.ask("start", &format!("{path}/start"), None).await;
    ana.ask("close", &format!("{path}/close"), None).await;
    let mut sockets = Vec::new();
    for (person, language) in [(&people[0], None), (&people[0], Some("it")), (&people[1], None)] {
        let mut socket = person.client.socket().await.expect("a socket");
        let language = language.map(str::to_owned);
        let follow = FromClient::Follow { table: id.clone(), after: 0, language };
        document.must_fit("FromClient", "a frame", &serde_json::to_value(&follow).expect("JSON"));
        socket.send(&follow).await.expect("it listens");
        socket.send(&FromClient::Ping).await.expect("it listens");
        let nowhere = FromClient::Follow { table: "nowhere".to_owned(), after: 0, language: None };
        socket.send(&nowhere).await.expect("it listens");
        sockets.push(socket);
    }
    let mut last = 0;
    let mut acted = 0;
    loop {
        let state = ana.ask("state", &format!("{path}/state"), None).await;
        if state["due"] == json!("over") {
            break;
        }
        let deciding = [&ana, &bea][usize::from(state["table"]["deciding"] == json!("B"))];
        let state = deciding.ask("state", &format!("{path}/state?lang=pt"), None).await;
        let choices = state["choices"].as_array().expect("a list");
        let open: Vec<&Value> =
            choices.iter().filter(|choice| choice.get("refusal").is_none()).collect();
        if acted % 40 == 3 {
            look_around(&ana, &path, &state).await;
            look_around(&bea, &path, &state).await;
            let chat = json!({ "id": format!("c{acted}"), "channel": "seated", "text": "Olá" });
            ana.ask("chat", &format!("{path}/chat"), Some(chat)).await;
        }
        if acted == 5 {
            ana.ask("hint", &format!("{path}/hint"), None).await;
            bea.ask("hint", &format!("{path}/hint?lang=en"), None).await;
        }
        let action = &open[acted % open.len()]["action"]["line"];
        let act =
            json!({ "position": state["position"], "id": format!("a{acted}"), "action": action });
        let done = deciding.ask("act", &format!("{path}/actions"), Some(act)).await;
        last = done["stream"].as_u64().expect("a number");
        if acted % 9 == 4 {
            let undo = json!({ "position": done["position"], "id": format!("u{acted}") });
            let done = deciding.ask("undo", &format!("{path}/undo?lang=it"), Some(undo)).await;
            last = done["stream"].as_u64().unwrap_or(last);
        }
        acted += 1;
    }
    assert!(acted > 50, "{acted}");
    let over = ana.ask("state", &format!("{path}/state?lang=en"), None).await;
    look_around(&ana, &path, &over).await;
    let mut kinds = std::collections::BTreeSet::new();
    for socket in &mut sockets {
        loop {
            let frame = socket.next().await.expect("a frame");
            let value = serde_json::to_value(&frame).expect("JSON");
            document.must_fit("FromServer", "a frame", &value);
            let kind = value.as_object().and_then(|frame| frame.keys().next().cloned());
            kinds.insert(kind.unwrap_or_else(|| value.to_string()));
            if matches!(&frame, FromServer::Push(push) if push.entry.stream == last) {
                break;
            }
        }
    }
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["\"pong\"", "ended", "push", "up_to_date"]);
    // Bots think when nobody else wants to: once is enough to wait for.
    if game == "madeira" {
        judged(&ana, &path).await;
    }
    play_again(&ana, &bea, &path, &house.database()).await;
    ana.ask("hand_over", &format!("{path}/seats/B"), Some(json!("back"))).await;
    bea.ask("go", "/api/session", None).await;
    bea.ask("me", "/api/me", None).await;
    // Nothing was left out: every route with a type was answered, and most refused something.
    let asked: std::collections::BTreeSet<_> =
        [&ana, &bea].into_iter().flat_map(|one| one.asked.borrow().clone()).collect();
    for route in ROUTES.iter().filter(|route| route.answer.is_some()) {
        let good = asked.contains(&(route.name, true));
        assert!(
            good || ["close", "hand_over"].contains(&route.name),
            "{} was not answered",
            route.name
        );
    }
    for name in ["state", "act", "preview", "page", "create", "hint", "start", "me"] {
        assert!(asked.contains(&(name, false)), "{name} was never refused");
    }
    drop(sockets);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_madeira_is_served_as_described() {
    whole_game("madeira").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_lisboa_is_served_as_described() {
    whole_game("lisboa").await;
}

#[test]
fn what_does_not_fit_is_noticed() {
    let document = Document(wire::openapi());
    let name = json!({ "$ref": "#/components/schemas/Acted" });
    let good = json!({ "stream": 1, "position": 2, "repeated": false });
    assert_eq!(document.fits(&name, &good), Ok(()));
    for wrong in [
        json!({ "stream": 1, "position": 2 }),
        json!({ "stream": -1, "position": 2, "repeated": false }),
        json!({ "stream": "1", "position": 2, "repeated": false }),
        json!({ "stream": 1, "position": 2, "repeated": false, "view": {} }),
        json!([]),
    ] {
        assert!(document.fits(&name, &wrong).is_err(), "{wrong}");
    }
    let due = json!({ "$ref": "#/components/schemas/Due" });
    assert_eq!(document.fits(&due, &json!("over")), Ok(()));
    assert!(document.fits(&due, &json!("never")).is_err());
    assert!(document.fits(&due, &json!({ "decision": { "seat": "A" } })).is_err());
}
