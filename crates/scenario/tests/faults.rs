//! What is wrong is told with its file, line and reason, and nothing panics.

use kernel::{Bits, Fast};
use std::fmt::Write;
use std::path::Path;

const GOOD: &str = r#"title = "Bread for a low die"
rules = ["M4.4"]
game = "madeira"
players = 4

[position]
at = "turn A"
A.bread = 4
A.wheat = 0

[[step]]
do = "A place guild 1 coroa"
events = ["die-placed A guild 1 mayor coroa", "paid A 2 bread"]
prompt = "A character mayor"
legal = "A stop"
not-legal = "A harvest"
expect = { A.bread = 2, "A.row" = "i", order.1 = "A" }

[[step]]
refused = "A harvest"
rule = "M4.10"
why = "nothing-to-harvest 3"
"#;

fn played(text: &str) -> Result<(), scenario::Fault> {
    scenario::run(&scenario::parse(text, Path::new("test.toml"))?)
}

/// Replaces a part of the good scenario.
fn with(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    GOOD.replacen(from, to, 1)
}

#[test]
fn the_good_one_holds() {
    assert_eq!(played(GOOD), Ok(()));
}

#[test]
fn faults_name_line_and_reason() {
    let cases = [
        // The file.
        ("players = 4", "players = = 4", "test.toml:4: "),
        ("players = 4", "players = 5", "test.toml:4: 5 players: the game is for 2 to 4"),
        ("players = 4", "players = -1", "test.toml:4: players must not be negative"),
        (
            "players = 4",
            "players = \"four\"",
            "test.toml:4: a whole number is wanted here, not string",
        ),
        ("players = 4", "", "test.toml: missing 'players'"),
        ("title", "titel", "test.toml:1: unknown key 'titel'; did you mean 'title'?"),
        ("rules = [\"M4.4\"]", "rules = []", "test.toml: missing 'rules'"),
        (
            "\"madeira\"",
            "\"madera\"",
            "test.toml:3: unknown game 'madera'; there is madeira, lisboa",
        ),
        ("players = 4", "players = 4\nseed = \"x\"", "test.toml:5: 'x' is no seed"),
        (
            "players = 4",
            "players = 4\noptions.long = \"yes\"",
            "test.toml:5: unknown option 'long'",
        ),
        ("players = 4", "players = 4\ncomponents = \"none.toml\"", "test.toml:5: none.toml: "),
        ("at = \"turn A\"", "", "test.toml: missing 'position.at'"),
        (
            "at = \"turn A\"",
            "at = \"trun A\"",
            "test.toml:7: unknown-moment: unknown word 'trun'; did you mean 'turn'?",
        ),
        (
            "A.wheat = 0",
            "A.weat = 0",
            "test.toml:9: unknown-name: 'A.weat'; did you mean 'A.wheat'?",
        ),
        (
            "A.wheat = 0",
            "A.wheat = 1.5",
            "test.toml:9: a whole number or a word is wanted here, not float",
        ),
        (
            "A.wheat = 0",
            "A.wheat = 900",
            "test.toml:9: wrong-value: A.wheat = 900; it holds 0 to 200",
        ),
        ("A.wheat = 0", "A.wheat = 0\n\"A.wheat\" = 0", "test.toml:10: given-twice: A.wheat"),
        ("A.wheat = 0", "A.workers.guard = 13", "test.toml:6: too-many-workers: A has 13 of 12"),
        // The steps.
        ("do = \"A", "du = \"A", "test.toml:12: unknown key 'du'; did you mean 'do'?"),
        (
            "do = \"A",
            "do = \"E",
            "test.toml:12: 'E place guild 1 coroa' must begin with the seat that acts",
        ),
        (
            "A place",
            "A plaice",
            "test.toml:12: 'plaice guild 1 coroa': unknown word 'plaice'; did you mean 'place'?",
        ),
        (
            "guild 1 coroa\"",
            "guild 1 crown\"",
            "test.toml:12: 'place guild 1 crown': 'crown' is no building",
        ),
        (
            "guild 1 coroa\"",
            "guild 6 coroa\"",
            "test.toml:12: 'A place guild 6 coroa' is refused: M4.1: die-not-there guild 6",
        ),
        (
            "do = \"A place guild 1 coroa\"",
            "do = \"B pass i reis\"",
            "test.toml:12: 'B pass i reis' is refused: A decides",
        ),
        (
            "do = \"A place guild 1 coroa\"",
            "chance = \"roll moinho 1 -\"",
            "test.toml:12: 'roll moinho 1 -' is refused: A decides",
        ),
        (
            "do = \"A place guild 1 coroa\"",
            "do = \"A stop\"\nchance = \"roll moinho 1 -\"",
            "test.toml:13: 'do' and 'chance' in one step",
        ),
        (
            "\"paid A 2 bread\"",
            "\"paid A 1 bread\"",
            "test.toml:13: 'paid A 1 bread' did not happen here; what happened: ",
        ),
        (
            "\"paid A 2 bread\"",
            "\"payed A 2 bread\"",
            "test.toml:13: 'payed A 2 bread': unknown word 'payed'; did you mean 'paid'?",
        ),
        ("events =", "no-events =", "test.toml:13: 'die-placed A guild 1 mayor coroa' happened"),
        (
            "A character mayor",
            "A character commander",
            "test.toml:14: the prompt is 'A character mayor coroa', not 'A character commander'",
        ),
        (
            "A character mayor",
            "B character mayor",
            "test.toml:14: the prompt is 'A character mayor coroa', not 'B character mayor'",
        ),
        (
            "A character mayor",
            "chance",
            "test.toml:14: the prompt is 'A character mayor coroa', not 'chance'",
        ),
        (
            "A character mayor",
            "A caracter",
            "test.toml:14: unknown prompt 'caracter'; did you mean 'character'?",
        ),
        (
            "legal = \"A stop\"",
            "legal = \"A harvest\"",
            "test.toml:15: 'A harvest' is not legal: M4.10: nothing-to-harvest 3",
        ),
        ("not-legal = \"A harvest\"", "not-legal = \"A stop\"", "test.toml:16: 'A stop' is legal"),
        (
            "not-legal = \"A harvest\"",
            "choices = \"A stop\"",
            "test.toml:16: legal too: act; convert sugar wine wheat; mill-down bread; mill-down reis",
        ),
        ("A.bread = 2", "A.bread = 3", "test.toml:17: A.bread is 2, not 3"),
        ("\"A.row\" = \"i\"", "\"A.row\" = \"ii\"", "test.toml:17: A.row is i, not ii"),
        ("\"A.row\" = \"i\"", "\"A.row\" = 1", "test.toml:17: A.row is i, not 1"),
        (
            "\"A.row\" = \"i\"",
            "\"A.rom\" = \"i\"",
            "test.toml:17: unknown name 'A.rom'; did you mean 'A.row'?",
        ),
        (
            "refused = \"A harvest\"",
            "refused = \"A stop\"",
            "test.toml:20: 'A stop' is not refused",
        ),
        (
            "\"M4.10\"",
            "\"M4.6\"",
            "test.toml:20: 'A harvest' is refused by M4.10: nothing-to-harvest 3, not by M4.6",
        ),
        (
            "\"nothing-to-harvest 3\"",
            "\"nothing-to-do\"",
            "test.toml:20: 'A harvest' is refused by M4.10: nothing-to-harvest 3, not as 'nothing-to-do'",
        ),
        (
            "refused = \"A harvest\"",
            "do = \"A stop\"",
            "test.toml:21: 'rule' and 'why' belong to 'refused'",
        ),
        (
            "refused = \"A harvest\"",
            "refused = \"B act\"",
            "test.toml:20: 'B act' is refused by no rule: A decides",
        ),
    ];
    let mut wrong = String::new();
    for (from, to, told) in cases {
        let fault =
            played(&with(from, to)).map_or_else(|fault| fault.to_string(), |()| "holds".into());
        if !fault.starts_with(told) || fault.contains('\n') {
            let _ = write!(wrong, "\n{to}:\n  {fault}\n  {told}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn a_file_that_is_not_there_is_a_fault() {
    let fault = scenario::load(Path::new("nowhere.toml")).expect_err("no such file");
    assert!(fault.to_string().starts_with("nowhere.toml: "), "{fault}");
}

/// Files cut, changed, doubled and shuffled at random are read, refused or played, never more.
#[test]
fn nothing_panics() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let files = scenario::files(&folder).expect("the folder of scenarios");
    let texts: Vec<String> =
        files.iter().map(|file| std::fs::read_to_string(file).expect("a text")).collect();
    // Values of other files, where they may fit badly.
    let values: Vec<&str> =
        texts.iter().flat_map(|text| text.lines().filter(|line| line.contains('='))).collect();
    let mut bits = Fast::new(5);
    let mut held = 0;
    for _ in 0..4_000 {
        let text = &texts[bits.below(texts.len() as u32) as usize];
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for _ in 0..=bits.below(3) {
            spoil(&mut lines, &values, &mut bits);
        }
        held += usize::from(played(&lines.join("\n")).is_ok());
    }
    // Both kinds must occur, or the test would show nothing.
    assert!((100..3_900).contains(&held), "{held}");
}

fn spoil(lines: &mut Vec<String>, values: &[&str], bits: &mut Fast) {
    if lines.is_empty() {
        return;
    }
    let at = bits.below(lines.len() as u32) as usize;
    match bits.below(7) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => lines.truncate(at),
        3 => {
            let other = bits.below(lines.len() as u32) as usize;
            lines.swap(at, other);
        }
        4 => lines[at] = values[bits.below(values.len() as u32) as usize].to_owned(),
        5 => {
            let number = ["0", "1", "2", "3", "7", "12", "99", "200", "-1", "99999999999999999999"]
                [bits.below(10) as usize];
            let digit = |letter: char| letter.is_ascii_digit();
            if let Some(first) = lines[at].find(digit) {
                lines[at].replace_range(first..=first, number);
            }
        }
        _ => {
            let letters: Vec<char> = lines[at].chars().collect();
            let cut = bits.below(letters.len() as u32 + 1) as usize;
            lines[at] = letters[..cut].iter().collect();
        }
    }
}
