//! `docs/scenarios.md` lists exactly what the code knows, and its example holds.
//!
//! The lists stand between marks. With `UPDATE_DOCS` in the environment they are written anew; what
//! the last column says of each entry is kept, and nothing may lack it.

use kernel::Vocabulary;
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

/// What a game tells of its positions.
struct Book {
    game: &'static str,
    moments: Vec<String>,
    kinds: &'static [&'static str],
    /// The pattern of names, what it holds, and the moments at which it can be given.
    families: Vec<(&'static str, String, Vec<&'static str>)>,
    axes: Vec<(&'static str, Vec<String>)>,
    flaws: Vec<&'static str>,
}

fn madeira() -> Book {
    use madeira::{facts, position};
    let family = |family: &facts::Family| {
        (family.pattern, family.holds.to_string(), position::moments_with(family))
    };
    let axis = |axis: &facts::Axis| (axis.word, (0..(axis.count)(4)).map(axis.spell).collect());
    Book {
        game: "madeira",
        moments: position::moments(),
        kinds: position::Moment::KINDS,
        families: facts::FAMILIES.iter().map(family).collect(),
        axes: facts::AXES.iter().map(axis).collect(),
        flaws: position::Flaw::ALL.iter().map(|flaw| flaw.word()).collect(),
    }
}

fn lisboa() -> Book {
    use lisboa::{facts, position};
    let family = |family: &facts::Family| {
        (family.pattern, family.holds.to_string(), position::moments_with(family))
    };
    let axis = |axis: &facts::Axis| (axis.word, (0..(axis.count)(4)).map(axis.spell).collect());
    Book {
        game: "lisboa",
        moments: position::moments(),
        kinds: position::Moment::KINDS,
        families: facts::families().map(family).collect(),
        axes: facts::AXES.iter().map(axis).collect(),
        flaws: position::Flaw::ALL.iter().map(|flaw| flaw.word()).collect(),
    }
}

fn moments(book: &Book, page: &str, mark: &str) -> String {
    let rows = book.moments.iter().map(|moment| vec![code(moment)]).collect();
    table(page, mark, &["`at`"], rows)
}

fn names(book: &Book, page: &str, mark: &str) -> String {
    let list = |kinds: &[&str]| kinds.iter().map(code).collect::<Vec<_>>().join(" ");
    let row = |(pattern, holds, at): &(&'static str, String, Vec<&'static str>)| {
        let others: Vec<&str> =
            book.kinds.iter().copied().filter(|kind| !at.contains(kind)).collect();
        let when = match (at.len(), others.len()) {
            (0, _) => "–".to_owned(),
            (_, 0) => "always".to_owned(),
            (there, not) if there > not => format!("all but {}", list(&others)),
            _ => list(at),
        };
        vec![code(pattern), holds.clone(), when]
    };
    table(page, mark, &["name", "holds", "at"], book.families.iter().map(row).collect())
}

/// Long runs of numbered words are told by their ends.
fn placeholders(book: &Book, _page: &str, _mark: &str) -> String {
    let row = |(word, words): &(&'static str, Vec<String>)| {
        let told: Vec<String> = if words.len() > 60 {
            vec![code(&words[0]), "…".to_owned(), code(&words[words.len() - 1])]
        } else {
            words.iter().map(code).collect()
        };
        format!("- `<{word}>`: {}\n", told.join(" "))
    };
    book.axes.iter().map(row).collect()
}

fn flaws(book: &Book, page: &str, mark: &str) -> String {
    let rows = book.flaws.iter().map(|flaw| vec![code(flaw)]).collect();
    table(page, mark, &["error"], rows)
}

type Part = (&'static str, fn(&Book, &str, &str) -> String);
const PARTS: [Part; 4] =
    [("moments", moments), ("names", names), ("placeholders", placeholders), ("flaws", flaws)];

/// Every list with its mark.
fn lists(mut each: impl FnMut(&str, &dyn Fn(&str) -> String)) {
    for book in [madeira(), lisboa()] {
        for (part, make) in PARTS {
            let mark = format!("{} {part}", book.game);
            each(&mark, &|page| make(&book, page, &mark));
        }
    }
}

#[test]
fn the_page_lists_what_there_is() {
    let mut text = std::fs::read_to_string(page()).expect("the page");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        lists(|mark, make| {
            let marked = |list: &str| format!("<!-- {mark} -->\n{list}");
            let (old, new) = (marked(block(&text, mark)), marked(&make(&text)));
            text = text.replacen(&old, &new, 1);
        });
        std::fs::write(page(), &text).expect("the page");
    }
    lists(|mark, make| {
        assert_eq!(block(&text, mark), make(&text), "UPDATE_DOCS=1 writes '{mark}' anew");
        let bare = block(&text, mark).lines().skip(2).find(|row| row.ends_with("|  |"));
        assert_eq!(bare, None, "the last column must say what it is");
    });
}

#[test]
fn the_example_holds() {
    let page_text = std::fs::read_to_string(page()).expect("the page");
    let (_, example) = page_text.split_once("```toml\n").expect("an example");
    let (example, _) = example.split_once("```").expect("its end");
    let scenario = scenario::parse(example, &page()).expect("a scenario");
    assert_eq!(scenario::run(&scenario), Ok(()));
}
