//! The server as its users meet it: started as a program, asked with `curl` alone, killed and
//! started again.

#[path = "support/served.rs"]
mod served;

use serde_json::{Value, json};
use served::Served;
use std::path::PathBuf;
use std::process::Command;

/// Somebody with `curl` and a file for cookies.
struct Curl {
    cookies: PathBuf,
}

impl Curl {
    fn text(
        &self,
        served: &Served,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> (u16, String) {
        let mut curl = Command::new("curl");
        curl.args([
            "--silent",
            "--show-error",
            "--request",
            method,
            "--write-out",
            "\n%{http_code}",
        ])
        .arg("--cookie")
        .arg(&self.cookies)
        .arg("--cookie-jar")
        .arg(&self.cookies);
        if let Some(body) = body {
            curl.args(["--header", "Content-Type: application/json", "--data", &body.to_string()]);
        }
        let output = curl.arg(format!("{}{path}", served.url)).output().expect("curl is installed");
        let text = String::from_utf8(output.stdout).expect("text");
        let (text, status) = text.rsplit_once('\n').expect("a status");
        (status.parse().expect("a number"), text.to_owned())
    }

    fn ask(&self, served: &Served, method: &str, path: &str, body: Option<&Value>) -> Value {
        let (status, text) = self.text(served, method, path, body);
        assert_eq!(status, 200, "{method} {path}: {text}");
        serde_json::from_str(&text).expect("JSON")
    }
}

fn azulejo(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_azulejo"))
        .args(["--lang", "en"])
        .args(arguments)
        .output()
        .expect("azulejo runs");
    let told = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&told).into_owned())
}

/// Plays a whole game against two bots, with the server killed twice on the way.
fn whole_game(game: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut served = Served::start(folder.path());
    let curl = Curl { cookies: folder.path().join("cookies") };
    let (status, _) = curl.text(&served, "GET", "/api/me", None);
    assert_eq!(status, 401);
    curl.ask(&served, "POST", "/api/session", Some(&json!({ "name": "Ana" })));
    let bot = json!({ "bot": { "level": 1 } });
    let new = json!({ "game": game, "seats": ["me", bot, bot], "nonce": "three words of mine" });
    let table = curl.ask(&served, "POST", "/api/tables", Some(&new));
    let commitment = table["commitment"].clone();
    let place = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let words = json!({ "nonce": "and three more" });
    curl.ask(&served, "POST", &format!("{place}/start"), Some(&words));
    let mut acted = 0;
    let (mut last_stream, mut waits) = (0, 0);
    loop {
        let state = curl.ask(&served, "GET", &format!("{place}/state"), None);
        assert!(state["stream"].as_u64().expect("a number") >= last_stream, "entries were lost");
        if state["due"] == json!("over") {
            assert_eq!(state["scores"]["last"], json!(true));
            assert!(state["table"]["seed"].is_string());
            break;
        }
        let open = |choice: &&Value| choice.get("refusal").is_none();
        let Some(choice) = state["choices"].as_array().expect("a list").iter().find(open) else {
            // A bot is thinking.
            waits += 1;
            assert!(waits < 20_000, "a table is stuck: {}", state["due"]);
            continue;
        };
        waits = 0;
        let action = &choice["action"]["line"];
        let act =
            json!({ "position": state["position"], "id": format!("a{acted}"), "action": action });
        let done = curl.ask(&served, "POST", &format!("{place}/actions"), Some(&act));
        assert_eq!(done["repeated"], json!(false));
        last_stream = done["stream"].as_u64().expect("a number");
        acted += 1;
        if acted == 3 || acted == 9 {
            served.kill();
            served.start_again();
            // What was acknowledged is there, once: the same id gets the same answer.
            let again = curl.ask(&served, "POST", &format!("{place}/actions"), Some(&act));
            assert_eq!(again["stream"], done["stream"]);
            assert_eq!(again["repeated"], json!(true));
        }
    }
    assert!(acted > 20, "{acted}");
    let (status, record) = curl.text(&served, "GET", &format!("{place}/record"), None);
    assert_eq!(status, 200);
    assert!(record.contains(&format!("# fair-commitment {}", commitment.as_str().expect("text"))));
    let file = folder.path().join("game.azulejo");
    std::fs::write(&file, &record).expect("a file");
    let (good, told) = azulejo(&["replay", file.to_str().expect("text")]);
    assert!(good && told.contains("Chance was fair"), "{told}");
    let noted = commitment.as_str().expect("text").to_uppercase();
    let file_name = file.to_str().expect("text");
    let (good, told) = azulejo(&["replay", file_name, "--commitment", &noted]);
    assert!(good, "{told}");
    let other = noted.replace(['0', '1', '2', '3'], "4");
    let (good, told) = azulejo(&["replay", file_name, "--commitment", &other]);
    assert!(!good && told.contains("another commitment"), "{told}");
    let forged = record.replace("fair-nonce ", "fair-nonce 00");
    std::fs::write(&file, forged).expect("a file");
    let (good, told) = azulejo(&["replay", file.to_str().expect("text")]);
    assert!(!good && told.contains("does not follow from the secret"), "{told}");
    // A list says the same of a table that is not in use as the table itself.
    served.kill();
    served.start_again();
    let listed = curl.ask(&served, "GET", "/api/tables?list=mine", None)["tables"][0].clone();
    assert_eq!(listed, curl.ask(&served, "GET", &place, None));
    assert_eq!(listed["status"], json!("over"));
    served.kill();
    let database = served.database();
    let (good, told) = azulejo(&["verify", "--database", database.to_str().expect("text")]);
    assert!(good && told.contains("0 at fault"), "{told}");
}

#[test]
fn a_whole_game_of_madeira_with_curl_alone() {
    whole_game("madeira");
}

#[test]
fn a_whole_game_of_lisboa_with_curl_alone() {
    whole_game("lisboa");
}

#[test]
fn a_second_server_on_the_same_file_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let served = Served::start(folder.path());
    let database = served.database();
    let file = database.to_str().expect("text");
    let (good, told) = azulejo(&["serve", "--bind", "127.0.0.1:0", "--database", file]);
    assert!(!good && told.contains("in use by another server"), "{told}");
}

/// How the program ends, and what it says.
fn ended(arguments: &[&str], environment: &[(&str, &str)]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_azulejo"))
        .args(["--lang", "en"])
        .args(arguments)
        .envs(environment.iter().copied())
        .output()
        .expect("azulejo runs");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn limits_that_cannot_be_are_told_wherever_they_stand() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("azulejo.toml");
    let config = ["serve", "--config", file.to_str().expect("text")];
    for (text, told) in [
        ("bot_threads = 0", "“0” is not a value that “bot_threads” can have"),
        ("[limits]\nrequests = { per_second = nan, at_once = 5.0 }", "“requests”"),
        ("[limits]\nchat = { per_second = -1.0, at_once = 5.0 }", "“-1/5” is not a value"),
        ("[limits]\nsockets = 0", "“sockets”"),
        ("[limits]\nsokets = 3", "sokets"),
    ] {
        std::fs::write(&file, text).expect("a file");
        let (code, said) = ended(&config, &[]);
        assert!(code == Some(2) && said.contains(told), "{text}: {code:?} {said}");
    }
    for (limits, told) in [
        ("requests=nan/5", "“NaN/5” is not a value that “requests” can have"),
        ("requests=5", "“requests”"),
        ("bots=60,sokets=3", "“sokets”"),
        ("bots", "“bots”"),
    ] {
        let (code, said) = ended(&["serve", "--limits", limits], &[]);
        assert!(code == Some(2) && said.contains(told), "{limits}: {code:?} {said}");
        let (code, said) = ended(&["serve"], &[("AZULEJO_LIMITS", limits)]);
        assert!(code == Some(2) && said.contains(told), "{limits}: {code:?} {said}");
    }
}

/// What the environment and the file say counts: the cookie is for TLS alone, the limit is kept,
/// and the address for everybody is told.
#[test]
fn settings_take_effect() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = "base_url = \"http://nobody.example\"\n[limits]\nguests = { per_second = 0.001, at_once = 9.0 }\n";
    let under =
        ["env", "AZULEJO_BASE_URL=https://azulejo.example/", "AZULEJO_LIMITS=guests=0.001/2"];
    let served = Served::start_with(&under, folder.path(), settings);
    let told = served.told();
    assert!(told.contains("https://azulejo.example/"), "{told}");
    let sit = || {
        let output = Command::new("curl")
            .args(["--silent", "--include", "--request", "POST", "--data", "{}"])
            .args(["--header", "Content-Type: application/json"])
            .arg(format!("{}/api/session", served.url))
            .output()
            .expect("curl is installed");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let (one, two, three) = (sit(), sit(), sit());
    assert!(one.contains("; Secure"), "{one}");
    assert!(two.contains("200 OK"), "{two}");
    assert!(three.contains("429 Too Many Requests"), "{three}");
}

#[test]
fn logs_hold_no_secret_and_a_backup_holds_everything() {
    let folder = tempfile::tempdir().expect("a folder");
    let under = ["env", "AZULEJO_LOG=trace"];
    let mut served = Served::start_under(&under, folder.path());
    let curl = Curl { cookies: folder.path().join("cookies") };
    let me = json!({ "name": "Ana", "bearer": true });
    let token = curl.ask(&served, "POST", "/api/session", Some(&me))["token"].clone();
    curl.ask(&served, "POST", "/api/session", Some(&json!({ "name": "Ana" })));
    let code = curl.ask(&served, "POST", "/api/me/recovery", None)["code"].clone();
    let bot = json!({ "bot": { "level": 1 } });
    let new = json!({ "game": "madeira", "seats": ["me", bot], "nonce": "words of mine" });
    let table = curl.ask(&served, "POST", "/api/tables", Some(&new));
    let place = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    let link = curl.ask(&served, "POST", &format!("{place}/invitations"), Some(&json!({})));
    curl.ask(&served, "POST", &format!("{place}/start"), None);
    // While it runs.
    let (database, copy) = (served.database(), folder.path().join("copy.db"));
    let (database, copy) = (database.to_str().expect("text"), copy.to_str().expect("text"));
    let (good, told) = azulejo(&["backup", copy, "--database", database]);
    assert!(good && told.contains("copy.db"), "{told}");
    let (good, told) = azulejo(&["backup", copy, "--database", database]);
    assert!(!good, "a copy is not written over: {told}");
    let (good, told) = azulejo(&["verify", "--database", copy]);
    assert!(good && told.contains("0 at fault"), "{told}");
    served.stop();
    let log = std::fs::read_to_string(folder.path().join("server.log")).expect("a log");
    assert!(log.contains(&place), "it says what was asked: {log}");
    let cookies = std::fs::read_to_string(&curl.cookies).expect("a file");
    let cookie = cookies.split_whitespace().last().expect("a cookie").to_owned();
    for secret in [&token, &code, &link["token"]].map(|value| value.as_str().expect("text")) {
        assert!(!log.contains(secret), "a secret is in the log");
    }
    assert!(cookie.len() == 64 && !log.contains(&cookie), "a cookie is in the log");
    assert!(!log.contains("words of mine"), "what a player added is in the log");
}

/// When nothing can be written any more, whoever watches over the server is told.
#[test]
fn a_server_that_can_write_no_more_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    // A file that may not grow is a disk that fails; the signal for it is not wanted here.
    let under = ["sh", "-c", "trap '' XFSZ; ulimit -f 600; exec \"$@\"", "sh"];
    let served = Served::start_under(&under, folder.path());
    let curl = Curl { cookies: folder.path().join("cookies") };
    let (status, text) = curl.text(&served, "GET", "/healthz", None);
    assert_eq!((status, text.as_str()), (200, "ok\n"));
    curl.ask(&served, "POST", "/api/session", Some(&json!({ "name": "Ana" })));
    let new = json!({ "game": "madeira", "seats": ["me", "open"] });
    let mut opened = 0;
    while curl.text(&served, "POST", "/api/tables", Some(&new)).0 == 200 {
        opened += 1;
        assert!(opened < 1_000, "it writes on and on");
    }
    let (status, text) = curl.text(&served, "GET", "/healthz", None);
    assert!(status == 503 && text.contains("unavailable"), "{status} {text}");
    let (_, figures) = curl.text(&served, "GET", "/metrics", None);
    assert!(figures.contains("azulejo_store_stopped 1"), "{figures}");
    assert!(figures.contains("azulejo_commits_total"), "{figures}");
}

#[test]
fn a_load_is_measured() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path().to_str().expect("text");
    let load = ["load", "--tables", "2", "--players", "2", "--seconds", "1", "--json", "--folder"];
    let (good, told) = azulejo(&[&load[..], &[folder]].concat());
    let figures: Value = serde_json::from_str(&told).unwrap_or_else(|_| panic!("{told}"));
    assert!(good && figures["actions"].as_u64().is_some_and(|actions| actions > 0), "{told}");
    assert_eq!(figures["not_heard"], json!(0), "{told}");
}

#[test]
fn bad_settings_are_told() {
    let (good, told) = azulejo(&["serve", "--bind", "nowhere"]);
    assert!(!good && told.contains("“nowhere” is not an address"), "{told}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("azulejo.toml");
    std::fs::write(&file, "bnid = \"127.0.0.1:0\"\n").expect("a file");
    let (good, told) = azulejo(&["serve", "--config", file.to_str().expect("text")]);
    assert!(!good && told.contains("bnid"), "{told}");
}
