//! Bad input: one clear message that names file, line and reason, and exit code 2.

use crate::program::{Folder, game_of_bots};

#[test]
fn a_command_line_that_is_not_understood() {
    let folder = Folder::new("bad-command-line");
    for (line, message) in [
        ("", "Which command?"),
        ("plai", "There is no command “plai”."),
        ("play", "Something is missing: <GAME>."),
        ("check", "Something is missing: <PATH>."),
        ("play madeira --fast", "“--fast” is not understood."),
        (
            "play madeira --dice loaded",
            "“loaded” does not fit --dice <drawn|typed>. Possible: drawn, typed.",
        ),
        ("play madeira --seed 1 --seed 2", "--seed <S> is given twice."),
        ("play madeira --seed", "--seed <S> needs a value."),
        ("play madeira --at 3", "Something is missing: --load <FILE>."),
        ("play madeira --load x --option a=b", "does not go together with"),
        ("play chess", "The game “chess” is unknown. Known: madeira, lisboa."),
        (
            "play madeira --lang klingon",
            "The language “klingon” is unknown. Known: en, it, es, pt.",
        ),
        ("play madeira --seed lucky", "“lucky” is not a seed"),
        ("play madeira --seats human", "The game is for 2 to 4 players, not 1."),
        ("play madeira --seats human,human,human,human,human", "2 to 4 players, not 5."),
        (
            "play madeira --seats human,robot",
            "“robot” cannot take a seat. Known: human, random, greedy, level1,",
        ),
        ("play madeira --names a,b,c,d", "There are more names (4) than seats (3)."),
        ("play madeira --option wind=strong", "There is no option “wind”."),
        ("play madeira --option wind", "“wind” is not an option: write NAME=VALUE."),
        ("sim madeira --players 7", "The game is for 2 to 4 players, not 7."),
        ("sim madeira --players 3 --seats random,random", "2 seats are named, but there are 3"),
        (
            "sim madeira --seats human,random",
            "“human” cannot take a seat. Known: random, greedy, level1,",
        ),
        ("sim madeira --threads 0", "At least one game and one thread are needed."),
        ("sim madeira --games many", "“many” does not fit --games <K>."),
        ("demo madeira --seats human,random", "“human” cannot take a seat."),
        ("arena madeira", "Something is missing: --seats <BOT,…>."),
        ("arena madeira --seats greedy,grandmaster", "“grandmaster” cannot take a seat."),
        ("arena madeira --seats greedy,level6", "“level6” cannot take a seat."),
        ("arena madeira --seats greedy,search:0", "“search:0” cannot take a seat."),
        ("arena madeira --seats greedy", "The game is for 2 to 4 players, not 1."),
        ("arena madeira --seats greedy,random --budget 0", "“0” is not a budget: give a share"),
        ("arena madeira --seats greedy,random --budget 250", "“250” is not a budget"),
        ("arena madeira --seats greedy,random --budget much", "“much” is not a budget"),
        ("arena madeira --seats greedy,random --games 0", "At least one game and one thread"),
        (
            "arena madeira --seats greedy,random --games 1000000000000",
            "“1000000000000” does not fit --games <N>.",
        ),
        ("arena madeira --seats greedy,search:1000000", "“search:1000000” cannot take a seat."),
        ("arena madeira --seats greedy,random --seed lucky", "“lucky” does not fit --seed <S>."),
        ("arena madeira --seats greedy --ladder", "A ladder needs at least two bots"),
        ("arena madeira --seats greedy,random,greedy --ladder", "each of them once."),
        ("tune madeira --generations 0 --games 1 --out w", "“0” does not fit --generations <G>."),
        ("tune madeira --generations 1 --games 0 --out w", "At least one game and one thread"),
        ("tune madeira --generations 1 --games 1", "Something is missing: --out <FILE>."),
        ("completions tcsh", "“tcsh” does not fit <SHELL>. Possible: bash"),
    ] {
        let args: Vec<&str> = line.split_whitespace().collect();
        let error = folder.run(&args, "").refused();
        assert!(error.contains(message), "{line}: {error}");
    }
    let error = folder.run(&["--lang", "it", "plai"], "").refused();
    assert!(error.contains("Il comando «plai» non esiste."), "{error}");
}

#[test]
fn a_file_that_is_not_there() {
    let folder = Folder::new("no-file");
    for args in [
        &["play", "--load", "nowhere"][..],
        &["replay", "nowhere"],
        &["play", "madeira", "--components", "nowhere"],
        &["check", "nowhere"],
        &["analyse", "nowhere"],
        &["tune", "madeira", "--generations=1", "--games=1", "--out=w", "--from=nowhere"],
    ] {
        let error = folder.run(args, "").refused();
        assert!(error.contains("nowhere: ") && error.contains("there is no such file"), "{error}");
    }
    let error = folder.run(&["replay", "."], "").refused();
    assert!(error.contains("it is a folder"), "{error}");
    let binary = folder.path("binary");
    std::fs::write(&binary, [0xff, 0xfe, 0x00]).expect("a file of the test");
    let error = folder.run(&["replay", &binary], "").refused();
    assert!(error.contains("it is not a text"), "{error}");
}

#[test]
fn a_record_cut_off_anywhere() {
    let folder = Folder::new("cut-off");
    game_of_bots(&folder, "game.azulejo", "2");
    let record = folder.read("game.azulejo");
    for eighth in 0..8 {
        let cut = &record[..record.len() * eighth / 8];
        let file = folder.write("cut.azulejo", cut);
        for args in [&["replay", &file][..], &["play", "--load", &file]] {
            let error = folder.run(args, "").refused();
            assert!(error.contains("cut.azulejo, line "), "{error}");
        }
    }
}

#[test]
fn a_record_that_was_altered() {
    let folder = Folder::new("altered");
    game_of_bots(&folder, "game.azulejo", "2");
    let record = folder.read("game.azulejo");
    let line = |start: &str| {
        let found = record.lines().position(|line| line.starts_with(start)).expect(start);
        (found + 1, record.lines().nth(found).expect(start))
    };
    let (dice, rolled) = line("* pirate-dice");
    let (plant, planted) = line("A plant");
    let (print, printed) = line("= ");
    let (result, won) = line("result ");
    let (seed, sown) = line("seed ");
    for (at, old, new, message) in [
        (
            dice,
            rolled,
            "* pirate-dice 1,2,9",
            "“* pirate-dice 1,2,9” is not possible. “1,2,9” does not fit here",
        ),
        (dice, rolled, "* pirate-dice 1,2", "M1.3: This cannot come of these dice or tiles."),
        (plant, planted, "A plant guard", "“A plant guard” is not possible. M1.12: "),
        (plant, planted, "B plant 1a", "It is Ana’s turn."),
        (plant, planted, "A dance", "The word “dance” is unknown."),
        (
            print,
            printed,
            "= 0123456789abcdef",
            "The fingerprint does not fit: 0123456789abcdef is written",
        ),
        (print, printed, "= 12", "“12” does not fit “fingerprint”."),
        (result, won, "result A 1 99", "The game ended otherwise: "),
        (3, "status over", "status running", "There is a result, but the game was still running."),
        (2, "game madeira", "game chess", "The game “chess” is unknown."),
        (4, "rules 1", "rules 99", "rules revision 99"),
        (6, "players 2", "players 5", "The game is for 2 to 4 players, not 5."),
        (1, "azulejo 1", "azulejo 9", "The format “9” is unknown."),
        (1, "azulejo 1", "<html>", "This is not the record of a game."),
    ] {
        let altered = record.replacen(&format!("{old}\n"), &format!("{new}\n"), 1);
        let file = folder.write("altered.azulejo", &altered);
        let error = folder.run(&["replay", &file], "").refused();
        assert!(error.contains(message), "{new}: {error}");
        if !new.starts_with("game") && !new.starts_with("status") {
            assert!(error.contains(&format!("altered.azulejo, line {at}: ")), "{new}: {error}");
        }
    }
    let other = sown.replace("seed 02", "seed 03");
    let file = folder.write("altered.azulejo", &record.replacen(sown, &other, 1));
    let error = folder.run(&["replay", &file], "").refused();
    assert!(error.contains("The seed gives something else"), "line {seed}: {error}");
}

#[test]
fn a_component_file_that_is_wrong() {
    let folder = Folder::new("bad-components");
    let standard = include_str!("../../../madeira/components/standard-1.toml");
    for (old, new, message) in [
        ("wheat1 = { goods = 3", "wheat1 = { goods = 300", "route wheat1"),
        ("[dice]", "[dices]", "dices"),
        ("faces = [1, 1, 2, 2, 3, 3]", "faces = [1, 1, 2", "mine.toml"),
    ] {
        assert!(standard.contains(old), "{old}");
        let file = folder.write("mine.toml", &standard.replacen(old, new, 1));
        let args = ["play", "madeira", "--components", &file];
        let error = folder.run(&args, "").refused();
        assert!(error.contains("mine.toml: ") && error.contains(message), "{error}");
    }
}

#[test]
fn a_scenario_that_is_wrong() {
    let folder = Folder::new("bad-scenario");
    let scenario = include_str!("../../../../scenarios/madeira/examples/06-harvest.toml");
    for (old, new, line) in [
        ("game = \"madeira\"", "game = \"chess\"", 3),
        ("[position]", "[position]\nA.gold = 3", 7),
        ("[position]", "[position", 6),
    ] {
        assert!(scenario.contains(old), "{scenario}");
        let file = folder.write("wrong.toml", &scenario.replacen(old, new, 1));
        let error = folder.run(&["play", "--load", &file], "").refused();
        assert!(error.contains(&format!("wrong.toml, line {line}: ")), "{error}");
        let checked = folder.run(&["check", &file], "");
        assert_eq!(checked.code, Some(1), "{checked:?}");
        let lines: Vec<&str> = checked.out.lines().collect();
        let [failure, "0 passed, 1 failed"] = lines.as_slice() else { panic!("{lines:?}") };
        assert!(failure.contains(&format!("wrong.toml:{line}: ")), "{failure}");
    }
}

#[test]
fn a_name_cannot_command_the_terminal() {
    let folder = Folder::new("control-characters");
    let file = folder.path("game.azulejo");
    let names = ["--names", "\u{1b}[31mAna,Rui", "--save", &file];
    let args = [&["play", "madeira", "--seats", "random,random", "--seed", "1"], &names[..]];
    let said = folder.run(&args.concat(), "").good();
    assert!(said.contains("[31mAna") && !said.contains('\u{1b}'), "{said}");
    assert!(!folder.run(&["replay", &file], "").good().contains('\u{1b}'));
}

#[test]
fn an_output_that_is_closed_is_no_reason_to_panic() {
    let folder = Folder::new("broken-pipe");
    for args in
        [&["demo"][..], &["play", "madeira", "--seats", "random,random"], &["play", "--help"]]
    {
        let mut child = folder.program(args).spawn().expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
    }
}
