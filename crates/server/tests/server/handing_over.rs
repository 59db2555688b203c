//! Seats that were left: a bot takes over, or a person by link, and who left comes back.

use crate::house::{House, Person, text};
use crate::staging::{Cast, Stage};
use client::Socket;
use serde_json::{Value, json};
use wire::{Code, FromClient, FromServer, Happening, Method, Occupant};

/// A table at which the third has left, when it was their turn.
struct Abandoned {
    house: House,
    cast: Cast,
    /// What the third saw before they left.
    seen: Value,
}

impl Abandoned {
    async fn new(visibility: &str) -> Self {
        let house = House::new().await;
        let cast = Cast::new(&house, "lisboa", visibility, Stage::Running).await;
        for number in 0.. {
            let deciding = cast.own.get(&cast.path("")).await["deciding"].clone();
            if deciding == json!(cast.third_seat) && number > 6 {
                break;
            }
            for person in [&cast.own, &cast.other, &cast.third] {
                let state = person.get(&cast.path("/state")).await;
                if state["table"]["mine"] == deciding {
                    let action = Cast::choice(&state);
                    let id = format!("n{number}");
                    let act = json!({ "position": state["position"], "id": id, "action": action });
                    person.post(&cast.path("/actions"), &act).await;
                }
            }
        }
        let seen = cast.third.get(&cast.path("/state")).await["view"].clone();
        cast.third.post(&cast.path("/leave"), &json!({})).await;
        Self { house, cast, seen }
    }

    async fn view(&self, person: &Person) -> Value {
        person.get(&self.cast.path("/state")).await["view"].clone()
    }

    fn seat(&self) -> String {
        self.cast.path(&format!("/seats/{}", self.cast.third_seat))
    }

    async fn hand_over(&self, person: &Person, to: &Value) -> wire::Table {
        let table = person.post(&self.seat(), to).await;
        serde_json::from_value(table).expect("a table")
    }

    async fn refused(&self, person: &Person, to: &Value) -> Code {
        let answer = person.ask(Method::Post, &self.seat(), Some(to)).await;
        serde_json::from_slice::<wire::Problem>(&answer.body).expect("a problem").code
    }

    async fn follow(&self, person: &Person) -> Socket {
        let mut socket = person.client.socket().await.expect("a socket");
        let (table, after) = (self.cast.table.clone(), 0);
        socket
            .send(&FromClient::Follow { table, after, language: None })
            .await
            .expect("it listens");
        while !matches!(socket.next().await.expect("a frame"), FromServer::UpToDate { .. }) {}
        socket
    }
}

/// How much of a view somebody who only watches is not told.
fn secrets(view: &Value, watching: &Value) -> usize {
    let facts = view.as_object().expect("facts").iter();
    facts.filter(|(name, value)| watching.get(name.as_str()) != Some(*value)).count()
}

fn occupant(table: &wire::Table, seat: &str) -> (Occupant, bool) {
    let seat = table.seats.iter().find(|known| known.seat == seat).expect("the seat");
    (seat.occupant.clone(), seat.stands_in_for.is_some())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_left_sees_what_anyone_sees() {
    let left = Abandoned::new("private").await;
    let (cast, seat) = (&left.cast, left.cast.third_seat.as_str());
    let now = left.view(&cast.third).await;
    assert_eq!(now, left.view(&cast.host).await, "as the host, who does not sit there");
    assert!(secrets(&left.seen, &now) > 0, "the hand is not told any more");
    let act = json!({ "position": 0, "id": "x", "action": "x" });
    for rest in ["/actions", "/leave"] {
        let answer = cast.third.ask(Method::Post, &cast.path(rest), Some(&act)).await;
        assert_eq!(answer.status, 403, "{rest}");
    }
    // The table waits, and nobody but the host or who left can help.
    for person in [&cast.own, &cast.other] {
        for to in [json!({ "bot": { "level": 1 } }), json!("open"), json!("back")] {
            assert_eq!(left.refused(person, &to).await, Code::Forbidden);
        }
    }
    assert_eq!(left.refused(&cast.guest, &json!("back")).await, Code::NotFound);
    assert_eq!(left.refused(&cast.host, &json!("back")).await, Code::Forbidden);
    let taken = cast.path("/seats/A");
    let seat_a = if seat == "A" { cast.path("/seats/B") } else { taken };
    let answer = cast.host.ask(Method::Post, &seat_a, Some(&json!("open"))).await;
    assert_eq!(answer.status, 422, "nobody is put out of a seat");
    left.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_on_until_who_left_comes_back() {
    let left = Abandoned::new("private").await;
    let (cast, seat) = (&left.cast, left.cast.third_seat.as_str());
    let mut socket = left.follow(&cast.third).await;
    let table = left.hand_over(&cast.host, &json!({ "bot": { "level": 1 } })).await;
    let (sits, for_somebody) = occupant(&table, seat);
    assert!(matches!(sits, Occupant::Bot(_)) && for_somebody, "{sits:?}");
    // It decides; who left hears of it as a spectator would.
    let mut played = false;
    while !played {
        let FromServer::Push(push) = socket.next().await.expect("a frame") else { panic!() };
        assert!(push.choices.is_empty());
        if let Happening::Played { steps, .. } = &push.entry.what {
            played = steps.iter().any(|step| step.line.starts_with(seat));
        }
    }
    let back = left.hand_over(&cast.third, &json!("back")).await;
    assert_eq!(back.mine.as_deref(), Some(seat));
    let (sits, for_somebody) = occupant(&back, seat);
    assert!(matches!(sits, Occupant::Person { you: true, .. }) && !for_somebody, "{sits:?}");
    let (own, watching) = (left.view(&cast.third).await, left.view(&cast.host).await);
    assert!(secrets(&own, &watching) > 0, "the hand is theirs again");
    // Once is enough, and nobody else may.
    assert_eq!(left.refused(&cast.third, &json!("back")).await, Code::Forbidden);
    assert_eq!(left.refused(&cast.host, &json!({ "bot": { "level": 1 } })).await, Code::Refused);
    drop(socket);
    left.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_person_takes_the_seat_by_link_and_gives_it_back() {
    let left = Abandoned::new("private").await;
    let (cast, seat) = (&left.cast, left.cast.third_seat.as_str());
    left.hand_over(&cast.host, &json!("open")).await;
    let invited = cast.host.post(&cast.path("/invitations"), &json!({ "seat": seat })).await;
    let link = json!({ "token": text(&invited, "token") });
    // Who left knows the secrets of this seat: they come back to it, and take no other way.
    let answer = cast.third.ask(Method::Post, "/api/join", Some(&link)).await;
    assert_eq!(answer.status, 422);
    let joined = cast.guest.post("/api/join", &link).await;
    assert_eq!(joined["mine"], json!(seat));
    assert_eq!(left.view(&cast.guest).await, left.seen, "they see what the seat saw");
    assert_eq!(left.view(&cast.third).await, left.view(&cast.host).await);
    // It is the seat's turn: the new one decides.
    let state = cast.guest.get(&cast.path("/state")).await;
    let act = json!({ "position": state["position"], "id": "x", "action": Cast::choice(&state) });
    cast.guest.post(&cast.path("/actions"), &act).await;
    let mut socket = left.follow(&cast.guest).await;
    let back = left.hand_over(&cast.third, &json!("back")).await;
    assert_eq!(back.mine.as_deref(), Some(seat));
    // Whoever stood in has no business at this private table any more.
    let answer = cast.guest.ask(Method::Get, &cast.path("/state"), None).await;
    assert_eq!(answer.status, 404);
    let FromServer::Ended { problem, .. } = socket.next().await.expect("a frame") else { panic!() };
    assert_eq!(problem.code, Code::NotFound);
    let act = json!({ "position": 0, "id": "y", "action": "x" });
    let answer = cast.guest.ask(Method::Post, &cast.path("/actions"), Some(&act)).await;
    assert_eq!(answer.status, 404);
    // And the link is no way back.
    let answer = cast.guest.ask(Method::Post, "/api/join", Some(&link)).await;
    assert_eq!(answer.status, 422);
    drop(socket);
    left.house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_stands_in_and_leaves_leaves_it_to_whose_it_was() {
    let left = Abandoned::new("open").await;
    let (cast, seat) = (&left.cast, left.cast.third_seat.as_str());
    // An open table too leaves it to the host who takes over a seat that was left.
    let answer = cast.guest.ask(Method::Post, &cast.path("/join"), Some(&json!({}))).await;
    assert_eq!(answer.status, 422);
    let invited = cast.host.post(&cast.path("/invitations"), &json!({})).await;
    let link = json!({ "token": text(&invited, "token") });
    let joined = cast.guest.post("/api/join", &link).await;
    assert_eq!(joined["mine"], json!(seat));
    cast.guest.post(&cast.path("/leave"), &json!({})).await;
    assert_eq!(left.refused(&cast.guest, &json!("back")).await, Code::Forbidden);
    assert_eq!(left.view(&cast.guest).await, left.view(&cast.host).await);
    // They know what that seat knew: no other is free to them.
    let elsewhere = cast.other.get(&cast.path("")).await["mine"].clone();
    cast.other.post(&cast.path("/leave"), &json!({})).await;
    let wanted = json!({ "token": text(&invited, "token"), "seat": elsewhere });
    let answer = cast.guest.ask(Method::Post, "/api/join", Some(&wanted)).await;
    assert_eq!(answer.status, 422);
    let back = left.hand_over(&cast.third, &json!("back")).await;
    assert_eq!(back.mine.as_deref(), Some(seat));
    assert_eq!(left.view(&cast.third).await, left.seen);
    left.house.close().await;
}

/// Who vanishes without a word can be replaced after a while, and come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_has_not_been_seen_for_long_is_replaced_by_the_host() {
    let house = House::within(server::Limits { away: 1, ..crate::house::wide() }).await;
    let cast = Cast::new(&house, "lisboa", "private", Stage::Running).await;
    let bot = json!({ "bot": { "level": 1 } });
    let seat = cast.path(&format!("/seats/{}", cast.third_seat));
    let mut socket = cast.third.client.socket().await.expect("a socket");
    // As long as they listen they are there, however long they say nothing.
    let begun = std::time::Instant::now();
    while begun.elapsed().as_millis() < 1_500 {
        let answer = cast.host.ask(Method::Post, &seat, Some(&bot)).await;
        assert_eq!(answer.status, 422);
    }
    for person in [&cast.own, &cast.other] {
        assert_eq!(person.ask(Method::Post, &seat, Some(&bot)).await.status, 403);
    }
    socket.send(&FromClient::Ping).await.expect("it listens");
    drop(socket);
    let gone = std::time::Instant::now();
    while cast.host.ask(Method::Post, &seat, Some(&bot)).await.status != 200 {
        assert!(gone.elapsed().as_secs() < 60, "the seat is still taken");
    }
    let told: wire::Table =
        serde_json::from_value(cast.host.get(&cast.path("")).await).expect("a table");
    let (sits, for_somebody) = occupant(&told, &cast.third_seat);
    assert!(matches!(sits, Occupant::Bot(_)) && for_somebody, "{sits:?}");
    let back = cast.third.post(&seat, &json!("back")).await;
    assert_eq!(back["mine"], json!(cast.third_seat));
    house.close().await;
}

/// After a restart everything is as it was: who has the seat, and whose it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_that_was_left_is_still_kept_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = folder.path().join("tables.db");
    let house = House::on(&database, crate::house::wide()).await;
    let cast = Cast::new(&house, "lisboa", "private", Stage::Left).await;
    let (path, seat) = (cast.path(""), cast.third_seat.clone());
    let token = cast.third.client.token().expect("a token").to_owned();
    let before = cast.third.get(&path).await;
    drop(cast);
    house.close().await;
    // What is kept is all that the next server has.
    let copy = folder.path().join("copy.db");
    let kept = store::Sqlite::open_read_only(&database).expect("the file");
    kept.backup_to(&copy).expect("a copy");
    let house = House::on(&copy, crate::house::wide()).await;
    let third = house.nobody().with_token(&token);
    assert_eq!(third.get(&path).await, before);
    let back = third.post(&format!("{path}/seats/{seat}"), &json!("back")).await;
    assert_eq!(back["mine"], json!(seat));
    house.close().await;
}
