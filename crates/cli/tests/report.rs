//! Reports: what the server gives to who saw a problem is accepted by `replay` and `check`.
//!
//! A report holds what its reporter may know: lines they may not read are blank. The program
//! checks every line that is there and the view that was seen, in a game as it may have been.

#[path = "support/served.rs"]
mod served;

use kernel::chance::Bits;
use kernel::{Chance, Fast, Game, Play, Seat, Seating, Seed, Setup, Turn, Viewer, random};
use lisboa::Lisboa;
use madeira::Madeira;
use serde_json::{Value, json};
use served::Served;
use std::path::Path;
use std::process::Command;

fn azulejo(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_azulejo"))
        .args(["--lang", "en"])
        .args(arguments)
        .output()
        .expect("azulejo runs");
    let told = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&told).into_owned())
}

/// A game that is played at random for a while.
fn played<G: Game>(
    players: usize,
    options: &[(&str, &str)],
    decisions: usize,
    seed: u8,
) -> Play<G> {
    let mut setup = Setup::<G>::new(players).expect("a player count");
    for (name, value) in options {
        setup.options.set(G::OPTIONS, name, value).expect("an option");
    }
    let mut bits = Fast::new(u64::from(seed));
    let mut play = Play::new(setup, Seating::default(), Chance::Seeded(Seed([seed; 32])));
    for _ in 0..decisions {
        let Turn::Decide { seat, .. } = play.turn() else { break };
        let action = random::pick::<G>(&play.state().legal(), &mut bits).expect("it is not over");
        play.act(seat, action).expect("it is legal");
        if bits.below(15) == 0 && play.can_undo(seat).is_ok() {
            play.undo(seat).expect("it can be undone");
        }
    }
    play
}

/// A report as a server writes it.
fn report<G: Game>(play: &Play<G>, viewer: Viewer) -> String {
    let mut record = play.export(viewer);
    let notes = &mut record.header.notes;
    let letter = match viewer {
        Viewer::Seat(seat) => seat.letter(),
        Viewer::Spectator => '-',
    };
    notes.push(format!("report-viewer {letter}"));
    notes.push(format!("report-position {}", play.position()));
    G::facts(play.view(viewer), &mut |name, fact| notes.push(format!("report-view {name} {fact}")));
    record.to_string()
}

/// Both commands accept the file; a view that the record does not lead to is noticed.
fn accepted(file: &Path, text: &str) {
    std::fs::write(file, text).expect("a file");
    let name = file.to_str().expect("text");
    let (good, told) = azulejo(&["replay", name]);
    assert!(good && told.contains("all as it should be"), "{told}");
    let blank = text.lines().filter(|line| line.ends_with(" ?")).count();
    assert_eq!(told.contains("blank"), blank > 0, "{told}");
    let (good, told) = azulejo(&["check", name]);
    assert!(good && told.contains("1 passed, 0 failed"), "{told}");
    let (good, told) = azulejo(&["replay", name, "--json"]);
    let told: Value = serde_json::from_str(&told).expect("JSON");
    assert!(good && told["blank"] == json!(blank), "{told}");
    // What was seen and cannot have been.
    let line = text
        .lines()
        .find(|line| line.ends_with(".reis 0") || line.contains("report-view treasury"));
    let line = line.or_else(|| text.lines().find(|line| line.contains("report-view round")));
    let line = line.expect("a fact");
    let (fact, _) = line.rsplit_once(' ').expect("a value");
    std::fs::write(file, text.replace(&format!("{line}\n"), &format!("{fact} 99\n")))
        .expect("a file");
    let (good, told) = azulejo(&["replay", name]);
    assert!(!good && told.contains("but 99 was seen"), "{told}");
    let (good, told) = azulejo(&["check", name]);
    assert!(!good && told.contains("0 passed, 1 failed"), "{told}");
}

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

#[test]
fn reports_of_madeira_are_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.azulejo");
    for (players, decisions, viewer) in
        [(2, 0, Viewer::Spectator), (3, 60, seat(1)), (4, 100, seat(3))]
    {
        let text = report(&played::<Madeira>(players, &[], decisions, 5), viewer);
        assert!(!text.contains('?'), "nothing in Madeira is hidden");
        accepted(&file, &text);
    }
}

#[test]
fn reports_of_lisboa_are_checked_line_by_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.azulejo");
    for (players, decisions, viewer) in [
        (2, 1, seat(0)),
        (2, 90, seat(1)),
        (3, 40, Viewer::Spectator),
        (3, 120, seat(2)),
        (4, 15, seat(0)),
        (4, 180, Viewer::Spectator),
    ] {
        let text = report(&played::<Lisboa>(players, &[], decisions, 7), viewer);
        assert!(text.contains('?'), "something in Lisboa is hidden");
        accepted(&file, &text);
    }
}

#[test]
fn reports_of_a_draft_are_checked_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.azulejo");
    for (decisions, viewer) in [(5, seat(0)), (9, seat(1)), (60, seat(2))] {
        let text = report(&played::<Lisboa>(3, &[("draft", "on")], decisions, 3), viewer);
        accepted(&file, &text);
    }
}

/// A line that no game can have is found, blanks or not.
#[test]
fn a_line_that_cannot_be_is_found_among_blanks() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.azulejo");
    let text = report(&played::<Lisboa>(3, &[], 60, 7), seat(0));
    let lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().rposition(|line| line.starts_with("* card ")).expect("a card was shown");
    // The same card twice.
    let mut forged = lines.clone();
    forged.insert(at + 1, lines[at]);
    std::fs::write(&file, forged.join("\n") + "\n").expect("a file");
    let name = file.to_str().expect("text");
    let (good, told) = azulejo(&["replay", name]);
    assert!(!good && told.contains(&format!("line {}", at + 2)), "{told}");
    let (good, told) = azulejo(&["check", name]);
    assert!(!good && told.contains("0 passed, 1 failed"), "{told}");
}

/// Asks with `curl` alone.
fn asked(served: &Served, folder: &Path, path: &str, body: Option<&Value>) -> String {
    let mut curl = Command::new("curl");
    let cookies = folder.join("cookies");
    curl.args(["--silent", "--show-error", "--fail", "--cookie"]).arg(&cookies);
    curl.arg("--cookie-jar").arg(&cookies);
    if let Some(body) = body {
        curl.args(["--header", "Content-Type: application/json", "--data", &body.to_string()]);
    }
    let output = curl.arg(format!("{}{path}", served.url)).output().expect("curl is installed");
    assert!(output.status.success(), "{path}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// What the server itself gives out in the middle of a game.
#[test]
fn the_report_of_a_server_is_accepted() {
    for game in ["madeira", "lisboa"] {
        let folder = tempfile::tempdir().expect("a folder");
        let served = Served::start(folder.path());
        let ask = |path: &str, body: Option<&Value>| asked(&served, folder.path(), path, body);
        ask("/api/session", Some(&json!({ "name": "Ana" })));
        let bot = json!({ "bot": { "level": 1 } });
        let new = json!({ "game": game, "seats": ["me", bot, bot] });
        let table: Value = serde_json::from_str(&ask("/api/tables", Some(&new))).expect("JSON");
        let path = format!("/api/tables/{}", table["id"].as_str().expect("an id"));
        ask(&format!("{path}/start"), Some(&json!({})));
        let mut acted = 0;
        while acted < 8 {
            let state = ask(&format!("{path}/state"), None);
            let state: Value = serde_json::from_str(&state).expect("JSON");
            let choices = state["choices"].as_array().expect("a list");
            let Some(choice) = choices.iter().find(|choice| choice.get("refusal").is_none()) else {
                continue;
            };
            let (position, action) = (&state["position"], &choice["action"]["line"]);
            let act = json!({ "position": position, "id": format!("a{acted}"), "action": action });
            ask(&format!("{path}/actions"), Some(&act));
            acted += 1;
        }
        accepted(&folder.path().join("report.azulejo"), &ask(&format!("{path}/report"), None));
    }
}
