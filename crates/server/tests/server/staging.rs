//! Tables brought to a certain point, with everybody who may have to do with them.

use crate::house::{House, Person, text};
use serde_json::{Value, json};
use wire::Method;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Two of three seats are taken.
    Gathering,
    /// Nobody is missing.
    Full,
    Running,
    /// Who sits at neither `own` nor `other` has left.
    Left,
    /// `own` has decided and may take it back.
    Decided,
}

/// Everybody around a table of three. The host has opened it and does not sit there.
pub(crate) struct Cast {
    pub(crate) nobody: Person,
    /// Has nothing to do with the table.
    pub(crate) guest: Person,
    /// Looks at the table where anyone may.
    pub(crate) spectator: Person,
    /// Sits at the table and does not decide.
    pub(crate) other: Person,
    /// Sits at the table and decides, or has just decided.
    pub(crate) own: Person,
    /// Sits at the third seat, or sat there.
    pub(crate) third: Person,
    pub(crate) host: Person,
    pub(crate) table: String,
    /// The letter of the third seat.
    pub(crate) third_seat: String,
    pub(crate) invitation: String,
    /// A code by which the guest can be taken up elsewhere.
    pub(crate) recovery: String,
}

impl Cast {
    pub(crate) async fn new(house: &House, game: &str, visibility: &str, stage: Stage) -> Self {
        let host = house.guest("Host").await;
        let new = json!({
            "game": game, "seats": ["open", "open", "open"], "visibility": visibility,
            "hints": true,
        });
        let table = text(&host.post("/api/tables", &new).await, "id").to_owned();
        let path = format!("/api/tables/{table}");
        let invited = host.post(&format!("{path}/invitations"), &json!({})).await;
        let invitation = text(&invited, "token").to_owned();
        let mut seated = Vec::new();
        for (name, seat) in [("Ana", "A"), ("Bea", "B"), ("Caio", "C")] {
            let person = house.guest(name).await;
            if stage != Stage::Gathering || seat != "C" {
                let join = json!({ "token": invitation, "seat": seat });
                person.post("/api/join", &join).await;
            }
            seated.push((seat.to_owned(), person));
        }
        let running = !matches!(stage, Stage::Gathering | Stage::Full);
        if running {
            let started = host.ask(Method::Post, &format!("{path}/start"), None).await;
            let started: Value = serde_json::from_slice(&started.body).expect("JSON");
            let deciding = text(&started, "deciding");
            let at = seated.iter().position(|(seat, _)| seat == deciding).expect("a seat");
            seated.rotate_left(at);
        }
        let (third_seat, third) = seated.pop().expect("three people");
        let (_, other) = seated.pop().expect("three people");
        let (_, own) = seated.pop().expect("three people");
        let guest = house.guest("Gil").await;
        let code = guest.post("/api/me/recovery", &json!({})).await;
        let cast = Self {
            nobody: house.nobody(),
            recovery: text(&code, "code").to_owned(),
            guest,
            spectator: house.guest("Sol").await,
            other,
            own,
            third,
            host,
            table,
            third_seat,
            invitation,
        };
        match stage {
            Stage::Left => {
                cast.third.post(&format!("{path}/leave"), &json!({})).await;
            }
            Stage::Decided => cast.decide().await,
            Stage::Gathering | Stage::Full | Stage::Running => {}
        }
        cast
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    pub(crate) async fn state(&self) -> Value {
        self.own.get(&self.path("/state")).await
    }

    /// The seat that decides does something that it may take back.
    async fn decide(&self) {
        let state = self.state().await;
        for choice in state["choices"].as_array().expect("a list") {
            let line = text(&choice["action"], "line");
            let asked = format!("/preview?action={}", client::Client::encoded(line));
            if choice.get("refusal").is_some()
                || self.own.get(&self.path(&asked)).await["reveals"] == json!(true)
            {
                continue;
            }
            let act = json!({ "position": state["position"], "id": "first", "action": line });
            self.own.post(&self.path("/actions"), &act).await;
            let state = self.state().await;
            assert!(state["undo"]["to"].is_object(), "{}", state["undo"]);
            return;
        }
        panic!("everything reveals something");
    }

    /// A choice that is open to the seat that decides.
    pub(crate) fn choice(state: &Value) -> String {
        let choices = state["choices"].as_array().expect("a list");
        let open = choices.iter().find(|choice| choice.get("refusal").is_none());
        text(&open.expect("an open choice")["action"], "line").to_owned()
    }
}
