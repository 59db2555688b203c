//! The text client at the tables of a server.

use crate::conversation::{Conversation, numbers};
use crate::program::Folder;
use crate::served::Served;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use words::{Catalogue, Command, Language, TableCommand};

const LOST: &str = "The connection to the server is lost. Trying again…";
const BACK: &str = "Connected again.";

/// What follows a text on its line.
fn after<'a>(said: &'a str, text: &str) -> &'a str {
    let (_, rest) = said.split_once(text).unwrap_or_else(|| panic!("no “{text}” in {said}"));
    rest.lines().next().unwrap_or_default().trim()
}

/// Decides for the first choice until the game is over; returns how often, and all that was said.
fn to_the_end(mut talk: Conversation) -> (usize, String) {
    let mut decided = 0;
    while talk.listen().is_some() {
        talk.answer("1");
        decided += 1;
        assert!(decided < 2_000, "the game never ends");
    }
    let (code, said) = talk.end();
    assert_eq!(code, Some(0), "{said}");
    (decided, said)
}

fn standing(said: &str) -> Vec<&str> {
    let (_, standing) = said.split_once("The final standing\n").expect("a final standing");
    standing.lines().take_while(|line| !line.contains(" wins with ")).take(3).collect()
}

/// What the one who plays asks of the one who runs the server.
enum Wish {
    Kill,
    StartAgain,
}

/// Two people and a bot, each person with a program of their own; the server is killed on the way
/// and somebody watches.
fn whole_game(game: &str) {
    let folder = Folder::new(&format!("remote-{game}"));
    let mut served = Served::start(folder.root());
    let (ana, rui) =
        (Folder::new(&format!("remote-{game}-ana")), Folder::new(&format!("remote-{game}-rui")));
    let file = ana.path("game.azulejo");
    let url = served.url.clone();
    let mut host = Conversation::start(
        &ana,
        &[
            "play",
            game,
            "--server",
            &url,
            "--name",
            "Ana",
            "--open",
            "--save",
            &file,
            "--seats",
            "me,open,level1",
        ],
    );
    let said = host.hear("For a friend: ");
    let link = after(&said, "azulejo play --table ").to_owned();
    assert!(link.starts_with(&format!("{url}/join#")), "{link}");
    let guest = Conversation::start(&rui, &["play", "--table", &link, "--name", "Rui"]);
    let guest = thread::spawn(move || to_the_end(guest));
    let said = host.listen().expect("the game begins by itself");
    assert!(said.contains("Rui takes seat B."), "{said}");
    assert!(said.contains("Ana, it is your turn."), "{said}");
    let id = after(&host.ask("seats"), "The table is ").trim_end_matches('.').to_owned();
    let eve = Folder::new(&format!("remote-{game}-eve"));
    // She is there before the server dies: nobody waits for one that never answered.
    let mut watch = Conversation::start(&eve, &["play", "--server", &url, "--table", &id]);
    watch.hear("You have no seat here; you are watching.");
    watch.answer("board");
    let watch = thread::spawn(move || watch.end());

    let (wishes, wished) = channel();
    let (grants, granted) = channel();
    let player = thread::spawn(move || through_a_kill(host, &wishes, &granted));
    while let Ok(wish) = wished.recv() {
        match wish {
            Wish::Kill => served.kill(),
            Wish::StartAgain => served.start_again(),
        }
        grants.send(()).expect("somebody plays");
    }
    let (decided, said) = player.join().expect("she plays to the end");
    let (rui_decided, rui_said) = guest.join().expect("he plays to the end");
    let (code, watched) = watch.join().expect("she watches to the end");
    assert_eq!(code, Some(0), "{watched}");
    assert!(decided > 20 && rui_decided > 20, "{decided} and {rui_decided}");
    assert!(said.contains(LOST) && said.contains(BACK), "{said}");
    assert_eq!(standing(&said), standing(&rui_said));
    assert_eq!(standing(&said), standing(&watched));

    // Every decision is in the record, once.
    let record = ana.read("game.azulejo");
    let of = |seat: &str| record.lines().filter(|line| line.starts_with(seat)).count();
    assert_eq!((of("A "), of("B ")), (decided, rui_decided));
    let replayed = ana.run(&["replay", &file], "").good();
    assert!(replayed.contains("Chance was fair"), "{replayed}");
    assert_eq!(standing(&replayed), standing(&said));
    // Who names no file finds the record among their games.
    let kept = after(&rui_said, "Saved to ").trim_end_matches('.').to_owned();
    assert_eq!(std::fs::read_to_string(kept).expect("a record"), record);
}

/// Plays to the end; on the way the server dies while she thinks, and she decides before it is
/// back.
fn through_a_kill(
    mut host: Conversation,
    wishes: &Sender<Wish>,
    granted: &Receiver<()>,
) -> (usize, String) {
    const BEFORE: usize = 4;
    for _ in 0..BEFORE {
        host.answer("1");
        host.listen().expect("the game goes on");
    }
    let please = |wish| {
        wishes.send(wish).expect("somebody runs the server");
        granted.recv().expect("it is done");
    };
    please(Wish::Kill);
    host.hear(LOST);
    host.listen().expect("she may still type");
    host.answer("1");
    please(Wish::StartAgain);
    let said = host.listen().expect("the game goes on");
    assert!(said.contains(BACK), "{said}");
    host.answer("1");
    let (decided, said) = to_the_end(host);
    (BEFORE + 2 + decided, said)
}

#[test]
fn two_people_and_a_bot_finish_a_game_of_madeira() {
    whole_game("madeira");
}

#[test]
fn two_people_and_a_bot_finish_a_game_of_lisboa() {
    whole_game("lisboa");
}

#[test]
fn a_seat_is_kept_and_found_again() {
    let folder = Folder::new("remote-kept");
    let served = Served::start(folder.root());
    let url = &served.url;
    let seats = "me,level1";
    let args = ["play", "madeira", "--server", url, "--name", "Ana", "--seats", seats];
    let said = folder.run(&args, "1\nrecovery\nquit\n").good();
    let place = "Your seat is kept. Come back with: azulejo play --server ";
    let table = after(&said, place).rsplit(' ').next().expect("an id").to_owned();
    let code = after(&said, "Your code is ").split('.').next().expect("a code").to_owned();
    // On the same machine nobody asks who one is.
    let said = folder.run(&["play", "--server", url, "--table", &table], "me\n").good();
    assert!(said.contains("Madeira with Ana (you) and Bruno (level 1, beginner)."), "{said}");
    assert!(said.contains("> me\nAna: "), "{said}");
    // It is hers alone.
    let rui = Folder::new("remote-kept-rui");
    let error = rui.run(&["play", "--server", url, "--table", &table], "").refused();
    assert!(error.contains(&format!("There is no table “{table}” here")), "{error}");
    // Another machine.
    let other = Folder::new("remote-kept-other");
    let args = ["play", "--server", url, "--recover", &code];
    let said = other.run(&args, "1\nme\n").good();
    assert!(said.contains("Your seats are here now."), "{said}");
    assert!(said.contains("  1. Madeira with Ana (you) and Bruno"), "{said}");
    assert!(said.contains("it is your turn\n"), "{said}");
    assert!(said.contains("> me\nAna: "), "{said}");
    let error = other.run(&["play", "--server", url, "--recover", "nonsense"], "").refused();
    assert!(error.contains("This code is not known."), "{error}");
}

#[cfg(unix)]
#[test]
fn the_session_is_a_secret() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("remote-secret");
    let served = Served::start(folder.root());
    let args = ["play", "lisboa", "--server", &served.url, "--seats", "me,level1"];
    let said = folder.run(&args, "seats\nquit\n").good();
    let name = served.url.replace([':', '.'], "-").replace("-//", "-");
    let file = format!("data/azulejo/servers/{name}.session");
    let token = folder.read(&file);
    assert!(token.trim().len() >= 32, "{token}");
    assert!(!said.contains(token.trim()));
    let metadata = std::fs::metadata(folder.path(&file)).expect("a file");
    assert_eq!(metadata.permissions().mode() & 0o777, 0o600);
    // A server that forgets does not make the client fail, and nothing is thrown away.
    folder.write(&file, &"0".repeat(64));
    let said = folder.run(&["play", "--server", &served.url], "quit\n").good();
    assert!(said.starts_with("The server does not know you any more"), "{said}");
    assert!(said.contains("There is no table yet."), "{said}");
    assert_eq!(folder.read(&format!("{file}.old")), "0".repeat(64));
}

#[test]
fn tables_are_listed_joined_and_talked_at() {
    let folder = Folder::new("remote-lobby");
    let served = Served::start(folder.root());
    let (ana, rui) = (Folder::new("remote-lobby-ana"), Folder::new("remote-lobby-rui"));
    let seats = "me,open";
    let args =
        ["play", "madeira", "--server", &served.url, "--name", "Ana", "--open", "--seats", seats];
    let mut host = Conversation::start(&ana, &args);
    host.hear("One seat is still free.");
    let mut guest = Conversation::start(&rui, &["play", "--server", &served.url, "--name", "Rui"]);
    let said = guest.listen().expect("a list");
    assert!(said.contains("Open to everybody\n  1. Madeira with Ana and a free seat: waiting"));
    guest.answer("1");
    host.hear("Rui takes seat B.");
    // The last in the turn order is the first to place a worker.
    let order = host.hear("Turn order: ");
    let ((mut first, one), (mut second, other)) = if order.contains("Rui, Ana.") {
        ((host, "Ana"), (guest, "Rui"))
    } else {
        ((guest, "Rui"), (host, "Ana"))
    };
    let said = first.listen().expect("the game begins by itself");
    assert!(said.contains(&format!("{one}, it is your turn.")), "{said}");
    assert_eq!(first.ask("say Olá!"), format!("{one}: “Olá!”\n"));
    // The other hears it meanwhile, and what is done as it happens.
    second.hear(&format!("{one}: “Olá!”"));
    first.answer("1");
    second.hear(&format!("{one} puts a worker on space 1 of Porto Santo."));
    let said = second.listen().expect("the other's turn");
    assert!(said.contains(&format!("{other}, it is your turn.")), "{said}");
    let (code, said) = second.end();
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("The input has ended.\nYour seat is kept."), "{said}");
    drop(first);
    // Who comes back hears what happened.
    let away = if other == "Ana" { &ana } else { &rui };
    let said = away.run(&["play", "--server", &served.url], "1\nleave\n").good();
    assert!(said.starts_with("Your tables\n  1. Madeira with Ana"), "{said}");
    assert!(said.contains(": it is your turn\n"), "{said}");
    assert!(said.contains(&format!("{one} puts a worker on space 1 of Porto Santo.")), "{said}");
    assert!(said.ends_with("You have left your seat.\nGoodbye.\n"), "{said}");
}

#[test]
fn an_answer_that_comes_too_late_shows_how_the_table_stands() {
    let folder = Folder::new("remote-stale");
    let served = Served::start(folder.root());
    let args = ["play", "lisboa", "--server", &served.url, "--seats", "me,level1", "--confirm"];
    let mut first = Conversation::start(&folder, &args);
    first.listen().expect("a question");
    let id = after(&first.ask("seats"), "The table is ").trim_end_matches('.').to_owned();
    // The same person at two keyboards.
    let mut second =
        Conversation::start(&folder, &["play", "--server", &served.url, "--table", &id]);
    second.listen().expect("the same question");
    // She is asked whether to do it, and does it at the other keyboard meanwhile.
    first.answer("1");
    first.hear_to("(yes or no) ");
    second.answer("1");
    second.listen().expect("the game goes on");
    first.answer("yes");
    let said = first.listen().expect("the game goes on");
    assert!(said.contains("The table has moved on; here is how it stands."), "{said}");
    assert!(numbers(&said).contains(&1), "{said}");
}

#[test]
fn everything_is_said_in_every_language() {
    let folder = Folder::new("remote-languages");
    let served = Served::start(folder.root());
    for language in Language::ALL {
        let catalogue = Catalogue::new(language);
        let code = language.code();
        let own = Folder::new(&format!("remote-languages-{code}"));
        let args =
            ["play", "madeira", "--server", &served.url, "--lang", code, "--seats", "me,level1"];
        let mut talk = Conversation::start(&own, &args);
        let said = talk.listen().expect("a question");
        assert!(said.contains(&catalogue.text("client-welcome-help")), "{said}");
        assert!(said.contains(&catalogue.text("madeira-prompt-settle")), "{said}");
        for command in Command::ALL {
            let spoken = command.spoken(&catalogue);
            let line = match command {
                Command::Quit | Command::Undo => continue,
                Command::Preview | Command::Why => format!("{spoken} 1"),
                Command::Explain => format!("{spoken} moinho"),
                Command::Log => format!("{spoken} 5"),
                Command::Save
                | Command::Board
                | Command::Me
                | Command::Score
                | Command::Since
                | Command::Unseen
                | Command::Hint
                | Command::Help => spoken,
            };
            let page = talk.ask(&line);
            assert!(!page.trim().is_empty(), "{line}");
            let unknown =
                words::Args::new().with("text", line.as_str()).with("count", numbers(&said).len());
            assert!(!page.contains(&catalogue.say("client-choice-unknown", &unknown)), "{page}");
        }
        for command in TableCommand::ALL {
            let spoken = command.spoken(&catalogue);
            let line = match command {
                TableCommand::Leave => continue,
                TableCommand::Say => format!("{spoken} Olá!"),
                TableCommand::Hand => format!("{spoken} B level2"),
                TableCommand::Recover => format!("{spoken} x"),
                TableCommand::Seats | TableCommand::Invite | TableCommand::Recovery => spoken,
            };
            let page = talk.ask(&line);
            assert!(!page.trim().is_empty(), "{line}");
        }
        talk.answer("1");
        talk.listen().expect("the game goes on");
        let back = talk.ask(&Command::Undo.spoken(&catalogue));
        let undone =
            |count: i32| catalogue.say("client-undone", &words::Args::new().with("count", count));
        assert!((1..6).any(|count| back.contains(&undone(count))), "{back}");
        talk.answer(&Command::Quit.spoken(&catalogue));
        let (code, said) = talk.end();
        assert_eq!(code, Some(0), "{said}");
        assert!(said.ends_with(&format!("{}\n", catalogue.text("client-goodbye"))), "{said}");
        for unsaid in ["client-", "common-", "network-", "madeira-event", "madeira-board", "{", "$"]
        {
            assert!(!said.contains(unsaid), "{unsaid}: {said}");
        }
    }
}

#[test]
fn what_is_wrong_is_told_in_one_line() {
    let folder = Folder::new("remote-bad");
    let served = Served::start(folder.root());
    let url = &served.url;
    let nobody = "http://127.0.0.1:1";
    for (line, message) in [
        ("play madeira --server nowhere:port", "“nowhere:port” is not the address of a server"),
        (&*format!("play madeira --server {nobody}"), "Nobody answers at http://127.0.0.1:1."),
        ("play --table 12345", "Which server?"),
        (
            &*format!("play chess --server {url}"),
            "The game “chess” is unknown. Known: madeira, lisboa.",
        ),
        (
            &*format!("play madeira --server {url} --seats me"),
            "The game is for 2 to 4 players, not 1.",
        ),
        (&*format!("play madeira --server {url} --seats me,me"), "One seat is enough"),
        (
            &*format!("play madeira --server {url} --seats me,greedy"),
            "“greedy” cannot take a seat. Known: me, open, level1,",
        ),
        (
            &*format!("play madeira --server {url} --option wind=strong"),
            "There is no option “wind”.",
        ),
        (&*format!("play madeira --server {url} --option wind"), "“wind” is not an option"),
        (&*format!("play --server {url} --table nonsense"), "There is no table “nonsense” here"),
        (&*format!("play --table {url}/join#nonsense"), "This invitation is not valid any more."),
        (&*format!("play madeira --server {url} --seed 3"), "does not go together with"),
        (&*format!("play madeira --server {url} --load x"), "does not go together with"),
        ("play madeira --hints", "Something is missing: --server <URL>."),
        (&*format!("play --server {url} --watch"), "Something is missing: --table <TABLE>."),
    ] {
        let args: Vec<&str> = line.split_whitespace().collect();
        let error = folder.run(&args, "").refused();
        assert!(error.contains(message), "{line}: {error}");
    }
    let long = "x".repeat(41);
    let error = Folder::new("remote-bad-name")
        .run(&["play", "--server", url, "--name", &long], "")
        .refused();
    assert!(error.contains("A name may have 40 characters at most"), "{error}");
    let error = folder.run(&["play", "--lang", "pt", "--server", nobody], "").refused();
    assert!(error.contains("Ninguém responde em http://127.0.0.1:1."), "{error}");
    // A list that a script does not know its way about.
    let error = folder.run(&["play", "--server", url], "9\n").refused();
    assert!(error.contains("There is no table “9” in the list."), "{error}");
}
