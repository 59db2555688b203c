//! The pages of rules, and the scenarios of a game.

use scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The page of rules of a game.
pub(crate) fn text(game: &str) -> String {
    let page = repository().join(format!("docs/rules/{game}.md"));
    std::fs::read_to_string(page).expect("the page of rules")
}

/// The rules of the page by their ids: what begins an entry or a heading, and the numbered steps of
/// a chapter.
pub(crate) fn stated(game: &str) -> BTreeSet<String> {
    let (mut stated, mut chapter, mut step) = (BTreeSet::new(), String::new(), 1);
    for line in text(game).lines() {
        let first = line.trim_start_matches(['-', '#', ' ', '*']).split([' ', '*']).next();
        let id = first.filter(|word| is_id(word));
        if line.starts_with('#') {
            (chapter, step) = (id.unwrap_or_default().to_owned(), 1);
        }
        stated.extend(id.map(str::to_owned));
        if chapter.is_empty() || !line.starts_with(|letter: char| letter.is_ascii_digit()) {
            continue;
        }
        for word in line.split(' ') {
            if word == format!("{step}.") {
                stated.insert(format!("{chapter}.{step}"));
                step += 1;
            }
        }
    }
    stated
}

/// `M4.13`, `L8`, and rulings: `MR2`, `R16`.
fn is_id(word: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let rest = word.strip_prefix(['M', 'L']).unwrap_or(word);
    match rest.strip_prefix('R') {
        Some(ruling) => number(ruling),
        None => rest != word && rest.split('.').count() <= 2 && rest.split('.').all(number),
    }
}

/// The scenarios of a game by their paths.
pub(crate) fn scenarios(game: &str) -> BTreeMap<String, Scenario> {
    let folder = repository().join("scenarios").join(game);
    let files = scenario::files(&folder).expect("the folder of scenarios");
    let named = |file: &PathBuf| {
        let name = file.strip_prefix(&folder).expect("a file of the folder");
        (name.display().to_string(), scenario::load(file).expect("a scenario"))
    };
    files.iter().map(named).collect()
}
