//! The server as its users meet it: started as a program, asked with `curl` alone, killed and
//! started again.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A server on a port of its own; it is killed when it is dropped.
struct Served {
    child: Child,
    url: String,
}

impl Served {
    fn start(database: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_azulejo"))
            .args(["--lang", "en", "serve", "--bind", "127.0.0.1:0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a first line");
        let url = line.split_whitespace().last().expect("an address").to_owned();
        assert!(url.starts_with("http://127.0.0.1:"), "{line}");
        Self { child, url }
    }

    fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
    let database = folder.path().join("tables.db");
    let mut served = Served::start(&database);
    let curl = Curl { cookies: folder.path().join("cookies") };
    let (status, _) = curl.text(&served, "GET", "/api/me", None);
    assert_eq!(status, 401);
    curl.ask(&served, "POST", "/api/session", Some(&json!({ "name": "Ana" })));
    let bot = json!({ "bot": { "level": 1 } });
    let new = json!({ "game": game, "seats": ["me", bot, bot], "nonce": "three words of mine" });
    let table = curl.ask(&served, "POST", "/api/tables", Some(&new));
    let commitment = table["commitment"].clone();
    let place = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
    curl.ask(&served, "POST", &format!("{place}/start"), None);
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
            served = Served::start(&database);
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
    let forged = record.replace("fair-nonce ", "fair-nonce 00");
    std::fs::write(&file, forged).expect("a file");
    let (good, told) = azulejo(&["replay", file.to_str().expect("text")]);
    assert!(!good && told.contains("does not follow from the secret"), "{told}");
    served.kill();
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
    let database = folder.path().join("tables.db");
    let _served = Served::start(&database);
    let file = database.to_str().expect("text");
    let (good, told) = azulejo(&["serve", "--bind", "127.0.0.1:0", "--database", file]);
    assert!(!good && told.contains("in use by another server"), "{told}");
}

#[test]
fn bad_settings_are_told() {
    let (good, told) = azulejo(&["serve", "--bind", "nowhere"]);
    assert!(!good && told.contains("“nowhere” is no address"), "{told}");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("azulejo.toml");
    std::fs::write(&file, "bnid = \"127.0.0.1:0\"\n").expect("a file");
    let (good, told) = azulejo(&["serve", "--config", file.to_str().expect("text")]);
    assert!(!good && told.contains("bnid"), "{told}");
}
