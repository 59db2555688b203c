//! `docs/scenarios.md` lists exactly what the code knows, and its example holds.
//!
//! The lists stand between marks. With `UPDATE_DOCS` in the environment they are written anew; what
//! the last column says of each entry is kept, and nothing may lack it.

use kernel::Vocabulary;
use madeira::{facts, position};
use std::path::{Path, PathBuf};

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md")
}

/// The part of the page between a mark and the next end.
fn block<'a>(page: &'a str, mark: &str) -> &'a str {
    let start = format!("<!-- {mark} -->\n");
    let from = page.find(&start).unwrap_or_else(|| panic!("no mark '{mark}'")) + start.len();
    let length = page[from..].find("<!-- end -->").unwrap_or_else(|| panic!("no end of '{mark}'"));
    &page[from..from + length]
}

/// A table whose last column comes from the page as it is.
fn table(page: &str, mark: &str, head: &[&str], rows: Vec<Vec<String>>) -> String {
    let said = |first: &str| {
        let row = block(page, mark).lines().find(|row| row.starts_with(&format!("| {first} |")));
        let last = row.and_then(|row| row.trim_end_matches(" |").rsplit(" | ").next());
        last.map(str::trim).filter(|said| *said != "|" && !said.is_empty()).map(str::to_owned)
    };
    let line = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let mut heads: Vec<String> = head.iter().map(ToString::to_string).collect();
    heads.push(String::new());
    let mut text = line(&heads);
    text.push_str(&format!("|{}\n", "---|".repeat(heads.len())));
    for mut row in rows {
        let words = said(&row[0]).filter(|said| !row.contains(said));
        row.push(words.unwrap_or_default());
        text.push_str(&line(&row));
    }
    text
}

fn code(text: impl std::fmt::Display) -> String {
    format!("`{text}`")
}

fn moments(page: &str) -> String {
    let rows = position::moments().into_iter().map(|moment| vec![code(moment)]).collect();
    table(page, "moments", &["`at`"], rows)
}

fn names(page: &str) -> String {
    let kinds = position::Moment::KINDS;
    let list = |kinds: &[&str]| kinds.iter().map(code).collect::<Vec<_>>().join(" ");
    let row = |family: &facts::Family| {
        let at = position::moments_with(family);
        let others: Vec<&str> = kinds.iter().copied().filter(|kind| !at.contains(kind)).collect();
        let when = match (at.len(), others.len()) {
            (0, _) => "–".to_owned(),
            (_, 0) => "always".to_owned(),
            (there, not) if there > not => format!("all but {}", list(&others)),
            _ => list(&at),
        };
        vec![code(family.pattern), family.holds.to_string(), when]
    };
    let rows = facts::FAMILIES.iter().map(row).collect();
    table(page, "names", &["name", "holds", "at"], rows)
}

fn placeholders(_page: &str) -> String {
    let row = |axis: &facts::Axis| {
        let words: Vec<String> = (0..(axis.count)(4)).map(axis.spell).map(code).collect();
        format!("- `<{}>`: {}\n", axis.word, words.join(" "))
    };
    facts::AXES.iter().map(row).collect()
}

fn flaws(page: &str) -> String {
    let rows = position::Flaw::ALL.iter().map(|flaw| vec![code(flaw.word())]).collect();
    table(page, "flaws", &["error"], rows)
}

type Part = (&'static str, fn(&str) -> String);
const PARTS: [Part; 4] =
    [("moments", moments), ("names", names), ("placeholders", placeholders), ("flaws", flaws)];

#[test]
fn the_page_lists_what_there_is() {
    let mut text = std::fs::read_to_string(page()).expect("the page");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        for (mark, make) in PARTS {
            let marked = |list: &str| format!("<!-- {mark} -->\n{list}");
            let (old, new) = (marked(block(&text, mark)), marked(&make(&text)));
            text = text.replacen(&old, &new, 1);
        }
        std::fs::write(page(), &text).expect("the page");
    }
    for (mark, make) in PARTS {
        assert_eq!(block(&text, mark), make(&text), "UPDATE_DOCS=1 writes '{mark}' anew");
        let bare = block(&text, mark).lines().skip(2).find(|row| row.ends_with("|  |"));
        assert_eq!(bare, None, "the last column must say what it is");
    }
}

#[test]
fn the_example_holds() {
    let page_text = std::fs::read_to_string(page()).expect("the page");
    let (_, example) = page_text.split_once("```toml\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let scenario = scenario::parse(example, &page()).expect("a scenario");
    assert_eq!(scenario::run(&scenario), Ok(()));
}
