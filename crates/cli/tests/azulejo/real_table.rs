//! A game played at a real table, typed in with its dice.

use crate::program::{Folder, game_of_bots};

/// The decisions and outcomes of a record as someone types them.
fn typed(record: &str) -> String {
    let entries = record.lines().filter_map(|line| {
        let (who, what) = line.split_once(' ')?;
        matches!(who, "A" | "B" | "*").then(|| format!("{what}\n"))
    });
    entries.collect()
}

fn results(record: &str) -> Vec<&str> {
    record.lines().filter(|line| line.starts_with("result ")).collect()
}

#[test]
fn a_whole_game_with_typed_dice() {
    let folder = Folder::new("typed-dice");
    game_of_bots(&folder, "drawn.azulejo", "21");
    let drawn = folder.read("drawn.azulejo");
    let file = folder.path("typed.azulejo");
    let args = ["play", "madeira", "--dice", "typed", "--seats", "human,human", "--save", &file];
    let said = folder.run(&args, &typed(&drawn)).good();
    assert!(said.contains("What do the pirate dice show?"), "{said}");
    // Everybody sees the table: nothing is hidden from whoever types.
    assert!(!said.contains("hand over"), "{said}");
    assert!(said.contains("The final standing"), "{said}");
    let record = folder.read("typed.azulejo");
    assert_eq!(results(&record), results(&drawn));
    assert!(drawn.contains("\nseed ") && !record.contains("\nseed "));
    folder.run(&["replay", &file], "").good();
}

#[test]
fn an_impossible_outcome_is_explained() {
    let folder = Folder::new("typed-wrong");
    let args = ["play", "madeira", "--dice", "typed", "--seats", "human,human"];
    let input = "nonsense\ntrade,trade\nTrade Prosperity\n";
    let said = folder.run(&args, input).good();
    assert!(said.contains("> nonsense\nThe word “nonsense” is unknown.\n"), "{said}");
    assert!(said.contains("Type it in as in starts "), "{said}");
    assert!(said.contains("prosperity (prosperity)"), "{said}");
    assert!(said.contains("> trade,trade\nM1.3: This cannot come of these"), "{said}");
    assert!(said.contains("Ana starts with the trade routes request."), "{said}");
    assert!(said.contains("Which requests lie in row I?"), "{said}");
}
