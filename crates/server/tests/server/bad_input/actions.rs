//! Actions that are forged, repeated, late, early or not allowed.

use super::{code, everything, refused, refused_post};
use crate::house::{House, Person};
use crate::staging::{Cast, Stage};
use serde_json::{Value, json};
use wire::{Code, Method};

fn act(position: &Value, id: &str, action: &str) -> Value {
    json!({ "position": position, "id": id, "action": action })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_allowed_changes_nothing() {
    for (game, stage) in [("madeira", Stage::Decided), ("lisboa", Stage::Running)] {
        let house = House::new().await;
        let cast = Cast::new(&house, game, "open", stage).await;
        let before = everything(&cast).await;
        let state = &before.0;
        let position = &state["position"];
        let path = cast.path("/actions");
        let deciding = state["table"]["deciding"].as_str().expect("somebody decides");
        let mut seats: Vec<(&Person, bool)> = Vec::new();
        for person in [&cast.own, &cast.other, &cast.third] {
            let mine = person.get(&cast.path("")).await;
            seats.push((person, mine["mine"] == json!(deciding)));
        }
        let (decider, _) = *seats.iter().find(|(_, decides)| *decides).expect("somebody decides");
        let choices = decider.get(&cast.path("/state?lang=en")).await;
        let good = Cast::choice(&choices);
        // Not their turn, though the action is good.
        for (person, _) in seats.iter().filter(|(_, decides)| !decides) {
            let problem = refused_post(person, &path, &act(position, "x", &good)).await;
            assert_eq!(code(&problem), &Code::Refused);
        }
        for (person, expected) in
            [(&cast.spectator, Code::Forbidden), (&cast.host, Code::Forbidden)]
        {
            let problem = refused_post(person, &path, &act(position, "x", &good)).await;
            assert_eq!(problem.code, expected);
        }
        // No notation at all, and a greyed choice with its rule.
        for action in ["", "nonsense", "pass pass", "\u{1F3B2}", &"x ".repeat(4_000)] {
            let problem = refused_post(decider, &path, &act(position, "x", action)).await;
            assert_eq!((code(&problem), &problem.rule), (&Code::Refused, &None), "{action:.20}");
        }
        let greyed = choices["choices"].as_array().expect("a list").iter();
        for choice in greyed.filter(|choice| choice.get("refusal").is_some()) {
            let line = choice["action"]["line"].as_str().expect("a line");
            let problem = refused_post(decider, &path, &act(position, "x", line)).await;
            assert_eq!(problem.rule.as_deref(), choice["refusal"]["rule"].as_str(), "{line}");
        }
        // Ids that are none.
        for id in ["", "\n", &"x".repeat(65)] {
            let problem = refused_post(decider, &path, &act(position, id, &good)).await;
            assert_eq!(code(&problem), &Code::Refused);
        }
        // Too late or too early: the present state, as this person sees it, comes with the answer.
        let now = position.as_u64().expect("a number");
        for late in [json!(now + 1), json!(99), json!(u64::MAX)] {
            for (path, body) in [
                (&path, act(&late, "x", &good)),
                (&cast.path("/undo"), json!({ "position": late, "id": "x" })),
            ] {
                let problem = refused_post(decider, path, &body).await;
                assert_eq!(code(&problem), &Code::Stale);
                let told = serde_json::to_value(problem.state.expect("a state")).expect("JSON");
                let seen = decider.get(&cast.path("/state?lang=en")).await;
                assert_eq!(told, seen);
            }
        }
        assert_eq!(everything(&cast).await, before);
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_repeated_id_gets_the_first_answer() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Running).await;
    let state = cast.state().await;
    let choices: Vec<&str> = state["choices"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|choice| choice.get("refusal").is_none())
        .map(|choice| choice["action"]["line"].as_str().expect("a line"))
        .collect();
    let path = cast.path("/actions");
    let first = cast.own.post(&path, &act(&state["position"], "one", choices[0])).await;
    assert_eq!(first["repeated"], json!(false));
    let after = everything(&cast).await;
    // Again, at another position, with another action, as an undo, as a remark: the first answer.
    for (path, body) in [
        (&path, act(&state["position"], "one", choices[0])),
        (&path, act(&json!(99), "one", choices[0])),
        (&path, act(&first["position"], "one", choices[choices.len() - 1])),
        (&path, act(&first["position"], "one", "nonsense")),
        (&cast.path("/undo"), json!({ "position": first["position"], "id": "one" })),
        (&cast.path("/chat"), json!({ "id": "one", "channel": "seated", "text": "Olá" })),
    ] {
        let again = cast.own.post(path, &body).await;
        assert_eq!(again["repeated"], json!(true));
        assert_eq!((&again["stream"], &again["position"]), (&first["stream"], &first["position"]));
    }
    assert_eq!(everything(&cast).await, after);
    // An id counts for who made it: to another person it says nothing.
    let other = refused_post(&cast.other, &path, &act(&json!(99), "one", choices[0])).await;
    assert_eq!(code(&other), &Code::Stale);
    assert_eq!(everything(&cast).await, after);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_at_once_for_one_position_and_one_is_done() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Running).await;
    let state = cast.state().await;
    let action = Cast::choice(&state);
    let stream = state["stream"].as_u64().expect("a number");
    let tasks: Vec<_> = (0..20)
        .map(|number| {
            let person = cast.own.with_token(cast.own.client.token().expect("a token"));
            let (path, act) =
                (cast.path("/actions"), act(&state["position"], &format!("n{number}"), &action));
            tokio::spawn(async move { person.ask(Method::Post, &path, Some(&act)).await.status })
        })
        .collect();
    let mut statuses = Vec::new();
    for task in tasks {
        statuses.push(task.await.expect("an answer"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses[0], 200, "{statuses:?}");
    assert!(statuses[1..].iter().all(|status| *status == 409), "{statuses:?}");
    assert_eq!(cast.state().await["stream"].as_u64(), Some(stream + 1));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_takes_back_what_another_decided() {
    let house = House::new().await;
    let cast = Cast::new(&house, "madeira", "open", Stage::Decided).await;
    let before = everything(&cast).await;
    let undo = json!({ "position": before.0["position"], "id": "u" });
    for (person, expected) in [
        (&cast.other, Code::Refused),
        (&cast.third, Code::Refused),
        (&cast.spectator, Code::Forbidden),
    ] {
        assert_eq!(refused_post(person, &cast.path("/undo"), &undo).await.code, expected);
    }
    assert_eq!(everything(&cast).await, before);
    let undone = cast.own.post(&cast.path("/undo"), &undo).await;
    let again = cast.own.post(&cast.path("/undo"), &undo).await;
    assert_eq!((&again["stream"], &again["repeated"]), (&undone["stream"], &json!(true)));
    // And not twice.
    let more = json!({ "position": undone["position"], "id": "v" });
    assert_eq!(refused_post(&cast.own, &cast.path("/undo"), &more).await.code, Code::Refused);
    house.close().await;
}

/// Plays on until the game is over.
async fn play_out(people: &[&Person; 2], path: &str) {
    for number in 0.. {
        let table = people[0].get(path).await;
        let Some(deciding) = table["deciding"].as_str() else { return };
        let person = people[usize::from(deciding == "B")];
        let state = person.get(&format!("{path}/state")).await;
        let choices = state["choices"].as_array().expect("a list");
        let open: Vec<&Value> = choices.iter().filter(|one| one.get("refusal").is_none()).collect();
        let action = &open[number % open.len()]["action"]["line"];
        let act =
            json!({ "position": state["position"], "id": format!("p{number}"), "action": action });
        person.post(&format!("{path}/actions"), &act).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_the_end_nothing_is_done_any_more() {
    let house = House::new().await;
    let (ana, bea) = (house.guest("Ana").await, house.guest("Bea").await);
    let new =
        json!({ "game": "madeira", "seats": ["me", "open"], "visibility": "open", "hints": true });
    let table = ana.post("/api/tables", &new).await;
    let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    bea.post(&format!("{path}/join"), &json!({})).await;
    ana.post(&format!("{path}/start"), &json!({})).await;
    play_out(&[&ana, &bea], &path).await;
    let before = ana.get(&format!("{path}/state")).await;
    assert_eq!(before["due"], json!("over"));
    let position = &before["position"];
    for (rest, body) in [
        ("actions", act(position, "x", "pass")),
        ("actions", act(&json!(0), "x", "pass")),
        ("undo", json!({ "position": position, "id": "x" })),
        ("leave", json!({})),
        ("start", json!({})),
        ("close", json!({})),
        ("join", json!({})),
        ("hint", json!({})),
        ("seats/A", json!({ "bot": { "level": 1 } })),
        ("seats/A", json!("back")),
    ] {
        let problem = refused_post(&ana, &format!("{path}/{rest}"), &body).await;
        assert_eq!(problem.code, Code::Refused, "{rest}: {}", problem.message);
    }
    let why = refused(&ana, Method::Get, &format!("{path}/preview?action=pass"), None).await;
    assert_eq!(why.code, Code::Refused);
    assert_eq!(ana.get(&format!("{path}/state")).await, before);
    // What was answered is still answered.
    let again =
        ana.ask(Method::Post, &format!("{path}/actions"), Some(&act(&json!(0), "p0", "x"))).await;
    let again_b =
        bea.ask(Method::Post, &format!("{path}/actions"), Some(&act(&json!(0), "p0", "x"))).await;
    assert!([again.status, again_b.status].contains(&200));
    house.close().await;
}
