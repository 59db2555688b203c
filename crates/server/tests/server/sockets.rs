//! Sockets: every entry once and in order, whatever the reader does.

use crate::house::{House, Person, text, wide};
use crate::staging::{Cast, Stage};
use client::{Client, Socket};
use serde_json::json;
use std::sync::Arc;
use wire::{Code, Due, FromClient, FromServer, Problem, Push};

fn follow(table: &str, after: u64) -> FromClient {
    FromClient::Follow { table: table.to_owned(), after, language: None }
}

async fn following(client: &Client, table: &str, after: u64) -> Socket {
    let mut socket = client.socket().await.expect("a socket");
    socket.send(&follow(table, after)).await.expect("it listens");
    socket
}

async fn push(socket: &mut Socket) -> Push {
    loop {
        match socket.next().await.expect("a frame") {
            FromServer::Push(push) => return push,
            FromServer::UpToDate { .. } => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The numbers of everything that is told until it is up to date.
async fn told(socket: &mut Socket) -> Vec<u64> {
    let mut numbers = Vec::new();
    loop {
        match socket.next().await.expect("a frame") {
            FromServer::Push(push) => numbers.push(push.entry.stream),
            FromServer::UpToDate { stream, .. } => {
                assert_eq!(Some(stream), numbers.last().copied().or(Some(stream)));
                return numbers;
            }
            other => panic!("{other:?}"),
        }
    }
}

/// A table that waits for people, where one can make entries by talking.
async fn talking(person: &Person) -> String {
    let new = json!({ "game": "madeira", "seats": ["me", "open"], "visibility": "open" });
    text(&person.post("/api/tables", &new).await, "id").to_owned()
}

async fn say(person: &Person, table: &str, number: usize, words: &str) -> u64 {
    let chat = json!({ "id": format!("s{number}"), "channel": "seated", "text": words });
    let said = person.post(&format!("/api/tables/{table}/chat"), &chat).await;
    said["stream"].as_u64().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn following_again_from_any_number_tells_the_rest_once() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let table = talking(&ana).await;
    let mut last = 0;
    // More than are handed out at a time.
    for number in 0..150 {
        last = say(&ana, &table, number, "Olá").await;
    }
    let numbers = (0..last).step_by(7).chain([last, last + 1, last + 500, u64::MAX - 1, u64::MAX]);
    for after in numbers {
        let mut socket = following(&ana.client, &table, after).await;
        let expected: Vec<u64> = if after <= last {
            (after + 1..=last).collect()
        } else {
            // There is no such number: it is told anew.
            let frame = socket.next().await.expect("a frame");
            assert_eq!(frame, FromServer::Anew { table: table.clone() }, "after {after}");
            (1..=last).collect()
        };
        assert_eq!(told(&mut socket).await, expected, "after {after}");
        let next = say(&ana, &table, 1_000 + last as usize, "Adeus").await;
        assert_eq!(push(&mut socket).await.entry.stream, next, "after {after}");
        last = next;
    }
    let mut socket = following(&ana.client, &table, last).await;
    assert_eq!(told(&mut socket).await, Vec::<u64>::new());
    let next = say(&ana, &table, 999, "Adeus").await;
    assert_eq!(push(&mut socket).await.entry.stream, next);
    drop(socket);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reconnecting_while_much_happens_loses_and_repeats_nothing() {
    let house = House::new().await;
    let ana = Arc::new(house.guest("Ana").await);
    let table = talking(&ana).await;
    const MANY: usize = 300;
    let talker = tokio::spawn({
        let (ana, table) = (Arc::clone(&ana), table.clone());
        async move {
            for number in 0..MANY {
                say(&ana, &table, number, "Olá").await;
            }
        }
    });
    let reader = ana.client.another();
    // The two seats were the first entries.
    let end = MANY as u64 + 2;
    let (mut last, mut connections) = (0, 0);
    while last < end {
        let mut socket = following(&reader, &table, last).await;
        connections += 1;
        for _ in 0..=connections % 9 {
            let told = push(&mut socket).await.entry.stream;
            assert_eq!(told, last + 1);
            last = told;
            if last == end {
                break;
            }
        }
    }
    talker.await.expect("it talks");
    assert!(connections > 30, "{connections}");
    house.close().await;
}

/// One that does not read for a while misses nothing, and the others do not wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_reader_loses_nothing_and_delays_nobody() {
    let mut limits = wide();
    (limits.remark, limits.body) = (60_000, 64 * 1024);
    let house = House::within(limits).await;
    let ana = house.guest("Ana").await;
    let table = talking(&ana).await;
    let mut slow = following(&ana.client.another(), &table, 0).await;
    assert_eq!(told(&mut slow).await, [1, 2]);
    let mut quick = following(&ana.client.another(), &table, 2).await;
    // More than lies in the queues of the server and of the system.
    const MANY: u64 = 400;
    let words = "palavras ".repeat(6_000);
    for number in 0..MANY {
        let stream = say(&ana, &table, number as usize, &words).await;
        assert_eq!(push(&mut quick).await.entry.stream, stream);
    }
    for stream in 3..=MANY + 2 {
        assert_eq!(push(&mut slow).await.entry.stream, stream);
    }
    let stream = say(&ana, &table, 9_999, "Olá").await;
    assert_eq!(push(&mut slow).await.entry.stream, stream);
    drop((slow, quick));
    house.close().await;
}

async fn sockets_open(person: &Person) -> u64 {
    let reply = person.send("GET", "/metrics", &[], b"").await;
    let line = reply.body.lines().find_map(|line| line.strip_prefix("azulejo_sockets "));
    line.expect("a figure").parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_reconnects_leave_nothing_behind() {
    let mut limits = wide();
    // Who comes back must not be kept out by sockets of theirs that are ending.
    limits.sockets = 1_001;
    let house = House::within(limits).await;
    let ana = house.guest("Ana").await;
    let table = talking(&ana).await;
    for number in 0..1_000 {
        let mut socket = following(&ana.client, &table, 0).await;
        if number % 2 == 0 {
            assert_eq!(push(&mut socket).await.entry.stream, 1);
        }
    }
    // They end when the system says so.
    let mut asked = 0;
    while sockets_open(&ana).await > 0 {
        asked += 1;
        assert!(asked < 100_000, "sockets are still counted");
    }
    let kept = following(&ana.client, &table, 0).await;
    assert_eq!(sockets_open(&ana).await, 1);
    drop(kept);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_has_so_many_sockets_and_no_more() {
    let mut limits = wide();
    limits.sockets = 2;
    let house = House::within(limits).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let one = ana.client.socket().await.expect("a socket");
    let two = ana.client.socket().await.expect("a socket");
    match ana.client.socket().await {
        Err(client::Error::Problem(problem)) => assert_eq!(problem.code, Code::TooMany),
        other => panic!("{other:?}"),
    }
    bea.client.socket().await.expect("a socket of somebody else");
    drop((one, two));
    house.close().await;
}

/// Asking for everything again and again is too much; whoever does is told so and goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_frames_ends_the_socket() {
    let mut limits = wide();
    limits.frames = server::Rate { per_second: 0.001, at_once: 5.0 };
    let house = House::within(limits).await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let table = talking(&ana).await;
    let mut socket = following(&ana.client, &table, 0).await;
    assert_eq!(told(&mut socket).await, [1, 2]);
    for _ in 0..5 {
        socket.send(&follow(&table, 0)).await.expect("it listens");
    }
    for _ in 0..4 {
        assert_eq!(told(&mut socket).await, [1, 2]);
    }
    let (_, told_so) = problem(&mut socket).await;
    assert_eq!(told_so.code, Code::TooMany);
    assert!(told_so.retry_after.is_some_and(|seconds| seconds > 100), "{told_so:?}");
    assert!(socket.next().await.is_err(), "it has ended");
    // Nobody else notices.
    let mut other = following(&bea.client, &table, 0).await;
    assert_eq!(told(&mut other).await, [1, 2]);
    drop((socket, other));
    house.close().await;
}

/// A ping is answered like anything else, and too many are too many.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_pings_ends_the_socket() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut limits = wide();
    limits.frames = server::Rate { per_second: 0.001, at_once: 5.0 };
    let house = House::within(limits).await;
    let guest = house.nobody().post("/api/session", &json!({ "bearer": true })).await;
    let token = guest["token"].as_str().expect("a token");
    let mut stream = tokio::net::TcpStream::connect(house.address).await.expect("it listens");
    let head = format!(
        "GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\
         authorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("it listens");
    const PING: [u8; 6] = [0x89, 0x80, 0, 0, 0, 0];
    stream.write_all(&PING.repeat(6)).await.expect("it listens");
    let mut told = Vec::new();
    let ended = stream.read_to_end(&mut told);
    tokio::time::timeout(std::time::Duration::from_secs(20), ended)
        .await
        .expect("it ends")
        .expect("it ends in peace");
    assert!(String::from_utf8_lossy(&told).contains("too_many"));
    house.close().await;
}

async fn problem(socket: &mut Socket) -> (Option<String>, Problem) {
    match socket.next().await.expect("a frame") {
        FromServer::Wrong { problem } => (None, problem),
        FromServer::Ended { table, problem } => (Some(table), problem),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn frames_that_make_no_sense_are_answered_and_change_nothing() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "private", Stage::Running).await;
    let socket = cast.guest.client.another().with_language("it").socket().await.expect("a socket");
    let (mut reader, mut writer) = socket.split();
    let long = format!("{{\"leave\":{{\"table\":\"{}\"}}}}", "x".repeat(5_000));
    let deep = "[".repeat(2_000);
    let italian = words::Catalogue::new(words::Language::It);
    for (sent, code) in [
        ("", Code::Malformed),
        ("{", Code::Malformed),
        ("ping", Code::Malformed),
        ("\"pong\"", Code::Malformed),
        (deep.as_str(), Code::Malformed),
        (r#"{"follow":{"table":"x","after":-1}}"#, Code::Malformed),
        (r#"{"follow":{"table":"x","after":0,"seat":"A"}}"#, Code::Malformed),
        (r#"{"follow":{"table":7,"after":0}}"#, Code::Malformed),
        (r#"{"act":{"table":"x"}}"#, Code::Malformed),
        (r#"{"follow":{"table":"x","after":0}} {"#, Code::Malformed),
        (long.as_str(), Code::TooLarge),
    ] {
        writer.send_text(sent).await.expect("it listens");
        let told: FromServer = reader.next().await.expect("a frame");
        let FromServer::Wrong { problem } = told else { panic!("{sent}: {told:?}") };
        assert_eq!(problem.code, code, "{sent}");
        if code == Code::TooLarge {
            assert_eq!(problem.message, italian.text("server-too-large"));
        }
    }
    // A private table is no table to a guest: the same answer, but for its name.
    let mut told = Vec::new();
    for table in [cast.table.as_str(), "7zzzzzzzzzzzzzzzzzzzzzzzzz", "nonsense"] {
        writer.send(&follow(table, 0)).await.expect("it listens");
        let text = reader.text().await.expect("a frame");
        told.push(text.replace(table, "…"));
    }
    assert!(told[0].contains("not_found"), "{}", told[0]);
    assert!(told.iter().all(|one| *one == told[0]), "{told:?}");
    writer.send(&FromClient::Leave { table: "nonsense".to_owned() }).await.expect("it listens");
    writer.send(&FromClient::Ping).await.expect("it listens");
    assert_eq!(reader.next().await.expect("a frame"), FromServer::Pong);
    assert_eq!(cast.state().await, cast.state().await);
    // More than anybody needs at once: the connection ends, the server does not.
    let _ = writer.send_text(&"x".repeat(1_000_000)).await;
    assert!(reader.next().await.is_err());
    house.guest("Eva").await;
    drop((reader, writer));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn too_many_tables_on_one_socket_are_refused() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let mut socket = ana.client.socket().await.expect("a socket");
    for number in 0..65 {
        let table = talking(&ana).await;
        socket.send(&follow(&table, 2)).await.expect("it listens");
        if number < 64 {
            assert_eq!(told(&mut socket).await, Vec::<u64>::new());
        } else {
            let (ended, problem) = problem(&mut socket).await;
            assert_eq!((ended, problem.code), (Some(table), Code::TooMany));
        }
    }
    drop(socket);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_ends_with_its_session() {
    let house = House::new().await;
    let ana = house.guest("Ana").await;
    let table = talking(&ana).await;
    // The same person elsewhere.
    let code = ana.post("/api/me/recovery", &json!({})).await;
    let back = json!({ "code": code["code"], "bearer": true });
    let elsewhere = house.nobody().post("/api/recover", &back).await;
    let elsewhere = house.nobody().with_token(text(&elsewhere, "token"));
    let mut ending = following(&ana.client, &table, 0).await;
    let mut staying = following(&elsewhere.client, &table, 0).await;
    assert_eq!(told(&mut ending).await, [1, 2]);
    assert_eq!(told(&mut staying).await, [1, 2]);
    ana.ask(wire::Method::Delete, "/api/session", None).await;
    let (_, told) = problem(&mut ending).await;
    assert_eq!(told.code, Code::NoSession);
    assert!(ending.next().await.is_err(), "it has ended");
    match ana.client.socket().await {
        Err(client::Error::Problem(problem)) => assert_eq!(problem.code, Code::NoSession),
        other => panic!("{other:?}"),
    }
    let stream = say(&elsewhere, &table, 0, "Olá").await;
    assert_eq!(push(&mut staying).await.entry.stream, stream);
    drop((ending, staying));
    house.close().await;
}

/// Choices go to the seat that decides and to nobody else, and nobody is sent a whole view.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn choices_are_pushed_to_the_seat_that_decides() {
    for game in ["madeira", "lisboa"] {
        let house = House::new().await;
        let cast = Cast::new(&house, game, "open", Stage::Running).await;
        let people = [&cast.own, &cast.other, &cast.third, &cast.spectator, &cast.host];
        let mut sockets = Vec::new();
        for person in people {
            let mine = person.get(&cast.path("")).await["mine"].as_str().map(str::to_owned);
            let (mut reader, mut writer) = person.client.socket().await.expect("a socket").split();
            writer.send(&follow(&cast.table, 0)).await.expect("it listens");
            while !matches!(reader.next().await.expect("a frame"), FromServer::UpToDate { .. }) {}
            sockets.push((mine, reader, writer));
        }
        for number in 0..40 {
            let deciding = cast.own.get(&cast.path("")).await["deciding"].clone();
            let at = sockets.iter().position(|(mine, ..)| json!(mine) == deciding);
            let person = people[at.expect("somebody decides")];
            let state = person.get(&cast.path("/state")).await;
            let action = Cast::choice(&state);
            let act = json!({ "position": state["position"], "id": format!("{number}"), "action": action });
            person.post(&cast.path("/actions"), &act).await;
            let mut shown = 0;
            for (mine, reader, _) in &mut sockets {
                let text = reader.text().await.expect("a frame");
                assert!(!text.contains("\"view\""), "{text}");
                let FromServer::Push(push) = serde_json::from_str(&text).expect("a frame") else {
                    panic!("{text}")
                };
                let decides = match &push.due {
                    Some(Due::Decision { seat, .. }) => mine.as_ref() == Some(seat),
                    Some(Due::Over | Due::Start) => false,
                    None => panic!("the last entry says what is due"),
                };
                assert_eq!(!push.choices.is_empty(), decides, "{mine:?}: {text}");
                shown += usize::from(decides);
            }
            assert_eq!(shown, 1);
        }
        drop(sockets);
        house.close().await;
    }
}
