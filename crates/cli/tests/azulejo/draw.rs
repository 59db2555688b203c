//! Positions as pictures.

use crate::program::Folder;

const TWO: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/lisboa/two-1.azulejo");

#[test]
fn a_position_is_drawn_in_every_language_and_in_points() {
    let folder = Folder::new("draw");
    for (language, title) in [
        ("en", "Downtown"),
        ("it", "Centro della città"),
        ("es", "Centro de la ciudad"),
        ("pt", "Baixa"),
    ] {
        let file = format!("{language}.svg");
        folder.run(&["draw", TWO, "--at", "30", "-o", &file, "--lang", language], "").good();
        let svg = folder.read(&file);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>"), "{language}");
        assert!(svg.contains(title), "{language}");
        assert!(!svg.contains("var(--"), "every colour is written out");
    }
    folder.run(&["draw", TWO, "--dark", "--scale", "1", "-o", "dark.png"], "").good();
    let png = std::fs::read(folder.path("dark.png")).expect("a picture");
    assert!(png.starts_with(b"\x89PNG") && png.len() > 20_000, "{}", png.len());
    folder.run(&["draw", TWO, "--at", "30", "--lang", "pt", "-o", "sent.json"], "").good();
    let sent: serde_json::Value = serde_json::from_str(&folder.read("sent.json")).expect("JSON");
    assert_eq!(sent["drawing"]["at"], 30);
    assert!(sent["document"]["regions"].to_string().contains("Baixa"));
    folder.run(&["draw", TWO, "--at", "0,30", "-o", "sent.jsonl"], "").good();
    let sent = folder.read("sent.jsonl");
    let sent: Vec<serde_json::Value> =
        sent.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!([&sent[0]["drawing"]["at"], &sent[1]["drawing"]["at"]], [0, 30]);
    assert!(sent[1]["documents"]["it"].to_string().contains("Centro della città"));
    // Ours is written anew.
    folder.run(&["draw", TWO, "--scale", "1", "-o", "dark.png"], "").good();
}

#[test]
fn what_cannot_be_drawn_is_told() {
    let folder = Folder::new("draw-refused");
    std::fs::write(folder.path("mine.svg"), "my own").expect("a file");
    for (args, told) in [
        (&["draw", TWO, "-o", "picture.gif"][..], ".svg"),
        (&["draw", TWO, "--at", "1,2", "-o", "picture.svg"][..], ".jsonl"),
        (&["draw", TWO, "--area", "moon", "-o", "moon.svg"][..], "moon"),
        (&["draw", TWO, "--seat", "D", "-o", "d.svg"][..], "“D”"),
        (&["draw", TWO, "--at", "100000", "-o", "far.svg"][..], "100000"),
        (&["draw", TWO, "-o", "mine.svg"][..], "mine.svg"),
        (&["draw", "none.azulejo", "-o", "x.svg"][..], "none.azulejo"),
    ] {
        let said = folder.run(args, "").refused();
        assert!(said.contains(told), "{args:?}: {said}");
    }
    assert_eq!(folder.read("mine.svg"), "my own");
}
